"""Answers in fewer words, for want of room, are still told apart."""

from __future__ import annotations

from typing import Any

import pytest

from courtier import texts
from courtier.core.engine import label, legal
from courtier.core.messages import Message
from courtier.core.rng import FastRng
from courtier.games import GAMES
from tools.fixtures import CASES, Played


@pytest.mark.parametrize("game", GAMES)
def test_no_two_answers_of_a_question_read_the_same_in_fewer_words(game):
    spoken = {lang: texts.load(lang, strict=True) for lang in texts.available()}
    shorter = 0
    for options in CASES[game].values():
        played, rng = Played(game, options, "short"), FastRng(5)
        while asked := played.table.asked():
            state: Any = played.table.state
            labels = [label(played.table.rules, state, asked[0], action) for action in legal(state, asked[0])]
            for lang, language in spoken.items():
                full = [language.format(Message("label", {"text": label})) for label in labels]
                brief = [language.format(Message("label-short", {"text": label})) for label in labels]
                shorter += full != brief
                assert len(set(brief)) == len(set(full)), f"{lang}: {brief}"
            played.move(rng)
    assert shorter > 50, "some answers have fewer words"
