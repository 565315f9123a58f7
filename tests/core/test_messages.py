from __future__ import annotations

from courtier.core.messages import Message, Name, Refused, SeatName, to_json


def test_a_message_travels_as_json_that_tells_its_arguments_apart() -> None:
    message = Message(
        "toy-event",
        {
            "n": 3,
            "path": "a/b",
            "card": Name("toy-card-1"),
            "who": SeatName(2),
            "what": Message("toy-gain", {"n": 1}),
            "all": (Name("toy-card-2"), 4, "x"),
        },
        "T-1",
    )
    assert to_json(message) == {
        "key": "toy-event",
        "args": {
            "n": 3,
            "path": "a/b",
            "card": {"name": "toy-card-1"},
            "who": {"seat": 2},
            "what": {"message": {"key": "toy-gain", "args": {"n": 1}}},
            "all": {"list": [{"name": "toy-card-2"}, 4, "x"]},
        },
        "rule": "T-1",
    }


def test_what_is_empty_is_left_out() -> None:
    assert to_json(Message("plain")) == {"key": "plain"}


def test_equal_messages_are_equal() -> None:
    one, two = Message("k", {"a": Name("x")}, "R-1"), Message("k", {"a": Name("x")}, "R-1")
    assert one == two
    assert hash(one) == hash(two)
    different = [Message("k"), Message("l", {"a": Name("x")}, "R-1"), Message("k", {"a": Name("y")}, "R-1")]
    different += [Message("k", {"a": "x"}, "R-1"), Message("k", {"a": Name("x")}, "R-2")]
    assert all(one != other for other in different)
    assert one != "k"
    assert repr(one) == "Message('k', {'a': Name('x')}, 'R-1')"


def test_names_and_seats_are_values() -> None:
    assert {Name("a"), Name("a"), Name("b")} == {Name("a"), Name("b")}
    assert {SeatName(1), SeatName(1)} == {SeatName(1)}
    assert SeatName(1) != SeatName(2)
    assert Name("1") != SeatName(1)
    assert (repr(Name("a")), repr(SeatName(1))) == ("Name('a')", "SeatName(1)")


def test_a_refusal_shows_its_message() -> None:
    refused = Refused(Message("error-x", {"place": "a.b"}))
    assert refused.message.key == "error-x"
    assert str(refused) == "error-x {'place': 'a.b'}"


def test_no_argument_is_shared_between_messages() -> None:
    first = Message("k")
    first.args["n"] = 1
    assert Message("k").args == {}
