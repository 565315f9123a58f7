"""Compare the texts of all languages: keys, variables, grammatical forms. Prints what is wrong; exits 1 if anything is.

Usage: python tools/texts.py

English is the source; a problem is told as "language file key: what". The same checks run as tests in `tests/texts/`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).resolve().parent.parent / "src" / "courtier" / "locales"
SOURCE = "en"
BASE = ("common", "errors")  # files whose keys have no common beginning
CASES = ("gen", "dat", "acc", "voc", "loc", "ins")
SHORT = "short"  # a form for want of room; what has none is said in full
# Variables that take names of another group than their own: `$left` in a sentence of Viceroy is a `viceroy-card-...`.
GROUPS = {
    ("gugong", "card"): "gift",
    ("gugong", "other"): "gift",
    ("viceroy", "law"): "card",
    ("viceroy", "left"): "card",
    ("viceroy", "right"): "card",
    ("viceroy", "target"): "card",
    ("viscounts", "card"): "townsfolk",
    ("viscounts", "from"): "icon",
    ("viscounts", "what"): "good",
}


@dataclass(frozen=True)
class Text:
    """One message of one language and the file that it stands in."""

    lang: str
    file: str
    entry: ast.Message

    @property
    def key(self) -> str:
        """The name of the message."""
        return self.entry.id.name

    def forms(self) -> dict[str, ast.Pattern]:
        """Its patterns by the name of the form; the value is called ""."""
        patterns = {attribute.id.name: attribute.value for attribute in self.entry.attributes}
        return patterns | ({"": self.entry.value} if self.entry.value else {})

    def problem(self, what: str) -> str:
        """A sentence that tells where the problem is."""
        return f"{self.lang} {self.file} {self.key}: {what}"


@dataclass(frozen=True)
class Call:
    """A function in a text: `NAME($card, case: "acc")` is ("NAME", "card", "acc")."""

    function: str
    variable: str
    form: str


def languages() -> list[str]:
    """Every language, English first."""
    found = [path.parent.name for path in LOCALES.glob("*/common.ftl")]
    return sorted(found, key=lambda lang: (lang != SOURCE, lang))


@cache
def read(lang: str) -> tuple[dict[str, Text], list[str]]:
    """All messages of a language by key, and what was wrong with the reading."""
    texts: dict[str, Text] = {}
    problems: list[str] = []
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        group = path.stem.partition("-")[0]
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{lang} {path.name}: cannot be read: {(entry.content or '').strip()[:100]!r}")
            elif isinstance(entry, ast.Message):
                text = Text(lang, path.name, entry)
                if text.key in texts:
                    problems.append(text.problem(f"stands in {texts[text.key].file} too"))
                if path.stem not in BASE and not text.key.startswith(f"{group}-"):
                    problems.append(text.problem(f"must begin with {group}-"))
                texts[text.key] = text
    return texts, problems


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything inside it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from walk(part)


def variables(text: Text) -> frozenset[str]:
    """What the message must be given. A counting form gets its `$count` from the formatter."""
    found = {
        node.id.name
        for form, pattern in text.forms().items()
        for node in walk(pattern)
        if isinstance(node, ast.VariableReference) and not (node.id.name == "count" and "count" in form.split("-"))
    }
    return frozenset(found)


def calls(text: Text) -> list[Call]:
    """The functions that a message uses on its variables."""
    found = []
    for pattern in text.forms().values():
        for node in walk(pattern):
            if isinstance(node, ast.FunctionReference):
                form = ""
                for named in node.arguments.named:
                    if named.name.name == "case" and isinstance(named.value, ast.StringLiteral):
                        form = named.value.value
                for part in node.arguments.positional[-1:]:
                    if isinstance(part, ast.VariableReference):
                        found.append(Call(node.id.name, part.id.name, form))
    return found


def bare(form: str) -> str:
    """A form without its case: `gem-acc` is `gem`, `acc` is ""."""
    noun, _, ending = form.rpartition("-")
    return noun if ending in (*CASES, "gender") else form


def key_problems() -> list[str]:
    """Keys that a language lacks, or has beyond English; and those that stand in different files."""
    source = read(SOURCE)[0]
    problems = []
    for lang in languages()[1:]:
        texts = read(lang)[0]
        problems += [f"{lang} {source[key].file} {key}: missing" for key in source if key not in texts]
        problems += [texts[key].problem("extra, English does not have it") for key in texts if key not in source]
        common = [key for key in source if key in texts and source[key].file != texts[key].file]
        problems += [texts[key].problem(f"stands in {source[key].file} in English") for key in common]
    return problems


def shape_problems() -> list[str]:
    """Texts that take other variables, or name other things, than the English ones."""
    source = read(SOURCE)[0]
    problems = []
    for lang in languages()[1:]:
        for key, text in read(lang)[0].items():
            if key not in source:
                continue
            if variables(text) != variables(source[key]):
                ours, theirs = sorted(variables(text)), sorted(variables(source[key]))
                problems.append(text.problem(f"variables {ours} instead of {theirs}"))
            lacking = {bare(form) for form in source[key].forms()} - {bare(form) for form in text.forms()}
            if lacking:
                problems.append(text.problem(f"forms missing: {sorted(lacking)}"))
    return problems


def is_name(text: Text) -> bool:
    """Whether this is a name and not a sentence: it takes nothing, and does not call itself a text."""
    return not variables(text) and not text.key.endswith("-text")


def names_for(text: Text, variable: str) -> list[Text]:
    """The names that a variable of this text may stand for, as its name tells; empty if it tells nothing."""
    game = text.key.partition("-")[0]
    for word in dict.fromkeys((variable, variable.rstrip("0123456789"), variable.removesuffix("s"))):
        prefix = f"{game}-{GROUPS.get((game, word), word)}-"
        found = [name for key, name in read(text.lang)[0].items() if key.startswith(prefix) and is_name(name)]
        if found:
            return found
    return []


def form_problems() -> list[str]:
    """Forms that a sentence asks for and a name does not have."""
    problems = []
    for lang in languages():
        texts = read(lang)[0]
        every = {form for text in texts.values() for form in text.forms()}
        for text in texts.values():
            for call in calls(text):
                noun, ending = bare(call.form), call.form[len(bare(call.form)) :].strip("-")
                wanted = {call.form}
                if call.function == "COUNT":
                    wanted = {"-".join(filter(None, (noun, "count", case))) for case in (ending, "")}
                optional = call.form == SHORT and call.function != "COUNT"
                for name in [] if optional else names_for(text, call.variable):
                    if not wanted & set(name.forms()):
                        problems.append(name.problem(f"has no form {sorted(wanted)}, which {text.key} asks for"))
                if not wanted & every:
                    problems.append(text.problem(f"no name has the form {sorted(wanted)}"))
    return problems


def grammar_problems() -> list[str]:
    """Czech numbers without their form for 2 to 4, and endings glued to a variable."""
    problems = []
    for lang in languages():
        for text in read(lang)[0].values():
            for form, pattern in text.forms().items():
                for node in walk(pattern):
                    if lang == "cs" and isinstance(node, ast.SelectExpression):
                        found = {
                            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
                        }
                        oblique = form.rpartition("-")[2] in ("gen", "dat", "loc", "ins")
                        if "one" in found and "few" not in found and not oblique:
                            problems.append(text.problem("a number has [one] but not [few]"))
                    if lang != SOURCE and isinstance(node, ast.Pattern) and glued(node):
                        problems.append(text.problem(f"an ending is glued to a variable: {glued(node)!r}"))
    return problems


def glued(pattern: ast.Pattern) -> str:
    """Letters that follow a variable without a space, or nothing."""
    for left, right in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(left, ast.Placeable) and isinstance(right, ast.TextElement):
            inside = left.expression
            if isinstance(inside, (ast.VariableReference, ast.FunctionReference)) and right.value:
                if right.value[0].isalpha() or right.value[0] in "'’":
                    return right.value[:10]
    return ""


def missing_keys(keys: set[str] | frozenset[str] | list[str]) -> list[str]:
    """Those of the given keys that some language lacks, as "language key"."""
    return [f"{lang} {key}" for lang in languages() for key in sorted(set(keys)) if key not in read(lang)[0]]


def problems() -> list[str]:
    """Everything that is wrong with the texts."""
    reading = [problem for lang in languages() for problem in read(lang)[1]]
    return [*reading, *key_problems(), *shape_problems(), *form_problems(), *grammar_problems()]


def main() -> int:
    """Print all problems and how many texts there are."""
    found = problems()
    for problem in found:
        print(problem)
    counts = ", ".join(f"{lang} {len(read(lang)[0])}" for lang in languages())
    print(f"texts: {counts}; {len(found) or 'no'} problem{'' if len(found) == 1 else 's'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
