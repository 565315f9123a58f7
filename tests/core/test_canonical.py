from __future__ import annotations

import hashlib

from hypothesis import example, given
from hypothesis import strategies as st

from courtier.core.canonical import canonical, digest
from courtier.core.messages import Json

documents = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


def test_there_is_one_way_to_write_a_document() -> None:
    assert canonical({"b": [1, True, None], "a": "č"}) == '{"a":"č","b":[1,true,null]}'
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


def test_the_digest_is_that_of_the_written_form() -> None:
    assert digest({"a": "č"}) == hashlib.sha256('{"a":"č"}'.encode()).hexdigest()


@given(documents, documents)
@example([], {})
@example({"a": 1, "b": 2}, {"b": 2, "a": 1})
@example("\ud800", "?")
def test_different_documents_have_different_forms(one: Json, two: Json) -> None:
    same = repr(sort(one)) == repr(sort(two))
    assert (canonical(one) == canonical(two)) == same
    assert (digest(one) == digest(two)) == same


def sort(value: object) -> object:
    if isinstance(value, dict):
        return dict(sorted((key, sort(part)) for key, part in value.items()))
    return [sort(part) for part in value] if isinstance(value, list) else value
