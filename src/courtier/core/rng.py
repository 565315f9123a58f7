"""The one source of chance in a game: SHA-256 of a key and a counter.

Nobody can foretell a draw from what was sent before, which a Mersenne twister would allow. The key comes from the seed;
key and counter are part of the state, so a game replays from its seed and its actions alone.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

_WORDS_PER_BLOCK: Final = 8
_WORD: Final = 1 << 32


def key_of_seed(seed: str) -> bytes:
    """The key that a seed stands for; any text is a seed."""
    return hashlib.sha256(b"courtier/seed/" + seed.encode()).digest()


@final
class Rng:
    """A stream of 32-bit words; `counter` is how many have been drawn."""

    key: bytes
    counter: int
    words: list[int]  # the current block, replaced and never changed, so that copies may share it

    def __init__(self, key: bytes, counter: int, words: list[int]) -> None:
        self.key = key
        self.counter = counter
        self.words = words

    def copy(self) -> Rng:
        """An independent stream that goes on from the same place."""
        return Rng(self.key, self.counter, self.words)

    def word(self) -> int:
        """The next 32 random bits."""
        at = self.counter % _WORDS_PER_BLOCK
        if at == 0 or not self.words:
            block = hashlib.sha256(self.key + (self.counter // _WORDS_PER_BLOCK).to_bytes(8, "big")).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
        self.counter += 1
        return self.words[at]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely (the uneven rest of the words is thrown away)."""
        limit = _WORD - _WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Put the list into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seeded(seed: str) -> Rng:
    """The stream of a seed from its beginning."""
    return Rng(key_of_seed(seed), 0, [])


@final
class FastRng:
    """A quick generator for bots and playouts (xorshift32); never used by the rules."""

    x: int

    def __init__(self, seed: int) -> None:
        self.x = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
        if self.x == 0:
            self.x = 1

    def below(self, n: int) -> int:
        """A number from 0 to n-1; the tiny unevenness does not matter to a bot."""
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return (x * n) >> 32
