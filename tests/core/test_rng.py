"""The streams of chance can never change unnoticed: records of years ago must replay."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtier.core.rng import FastRng, Rng, key_of_seed, seeded


def test_the_key_of_a_seed_is_a_known_value() -> None:
    assert key_of_seed("courtier").hex() == hashlib.sha256(b"courtier/seed/courtier").hexdigest()
    assert key_of_seed("Gùgōng").hex() == "c5475dd00349c0bcaf57c9281f48d013b6204b21b498709eeb27374b0510c29e"


def test_the_stream_of_a_seed_is_known() -> None:
    rng = seeded("courtier")
    assert [rng.word() for _ in range(10)] == [
        3350028440,
        672073808,
        355393301,
        3965437737,
        1851340949,
        2189998655,
        677818017,
        523301311,
        1545632624,
        3473019048,
    ]
    assert rng.counter == 10


def test_the_stream_is_sha256_of_key_and_counter() -> None:
    rng = seeded("any")
    drawn = b"".join(rng.word().to_bytes(4, "big") for _ in range(24))
    key = key_of_seed("any")
    assert drawn == b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(3))


def test_draws_and_shuffles_of_a_seed_are_known() -> None:
    rng = seeded("courtier")
    assert [rng.below(n) for n in (2, 3, 6, 10, 52, 1000)] == [0, 2, 5, 7, 29, 655]
    cards = list(range(12))
    rng.shuffle(cards)
    assert cards == [11, 8, 2, 6, 0, 10, 7, 1, 3, 4, 5, 9]


def test_bots_have_a_known_stream_too() -> None:
    fast = FastRng(7)
    assert [fast.below(100) for _ in range(10)] == [53, 33, 64, 69, 33, 92, 6, 99, 12, 75]
    zero = FastRng(-(0x9E3779B9 * pow(2654435761, -1, 1 << 32)) % (1 << 32))
    assert zero.x == 1, "xorshift would stand still at zero"


@pytest.mark.parametrize("n", [2, 3, 6, 7, 60])
def test_all_numbers_are_equally_likely(n: int) -> None:
    rng, draws = seeded(f"uniform {n}"), 24000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi2 = sum((count - draws / n) ** 2 / (draws / n) for count in counts)
    assert chi2 < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_all_orders_are_equally_likely() -> None:
    rng, draws = seeded("orders"), 24000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 4 * 46**0.5


def test_the_uneven_rest_of_the_words_is_thrown_away() -> None:
    rng = Rng(key_of_seed(""), 1, [0, 0xFFFFFFFF, 5, 0, 0, 0, 0, 0])
    assert rng.below(3) == 5 % 3
    assert rng.counter == 3


@given(st.text(), st.integers(0, 40))
def test_a_stream_goes_on_from_any_place(seed: str, drawn: int) -> None:
    first = seeded(seed)
    for _ in range(drawn):
        first.word()
    copy = first.copy()
    assert [copy.word() for _ in range(20)] == [first.word() for _ in range(20)]


def test_a_copy_is_independent() -> None:
    rng = seeded("x")
    rng.word()
    copy = rng.copy()
    for _ in range(20):
        copy.word()
    other = seeded("x")
    other.word()
    assert [rng.word() for _ in range(9)] == [other.word() for _ in range(9)]


def test_shuffling_keeps_every_card() -> None:
    for n in range(8):
        cards = list(range(n))
        seeded(str(n)).shuffle(cards)
        assert sorted(cards) == list(range(n))
