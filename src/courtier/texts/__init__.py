"""Words for people: messages become sentences of a language, and the rules reference can be searched.

This package is the only one that imports Fluent. Everything it says lives in `courtier/locales/<language>/`:

    from courtier import texts
    texts.format(Message("play-round", {"round": 3}), "cs")
    texts.load("tr").format(message, seats=("Ada", "Bora"))
    texts.rules.load("viceroy", "cs").search("věčný drahokam")
"""

from courtier.texts import rules
from courtier.texts.bundle import Texts, available, format, has, keys, load
from courtier.texts.errors import TextError
from courtier.texts.fold import fold

__all__ = ["TextError", "Texts", "available", "fold", "format", "has", "keys", "load", "rules"]
