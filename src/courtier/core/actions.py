"""Every choice is one small int of a fixed table of named blocks, and has a text form that parses back.

A game's table is append-only between environment versions: an int means the same in every state and every release.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from courtier.core.messages import Message, Refused

PASS: Final = 0


@final
class Block:
    """A run of actions that belong to one question, laid out over up to four named dimensions."""

    name: str
    first: int
    size: int
    dims: list[list[str]]
    n1: int  # actions per step of the last-but-one, last-but-two and last-but-three dimension
    n2: int
    n3: int

    def __init__(self, name: str, first: int, dims: list[list[str]]) -> None:
        self.name = name
        self.first = first
        self.dims = dims
        sizes = [len(dim) for dim in dims]
        while len(sizes) < 4:
            sizes.insert(0, 1)
        self.n1 = sizes[3]
        self.n2 = sizes[3] * sizes[2]
        self.n3 = sizes[3] * sizes[2] * sizes[1]
        self.size = self.n3 * sizes[0]

    def at(self, i: int) -> int:
        """The action of a block with one dimension."""
        return self.first + i

    def at2(self, i: int, j: int) -> int:
        """The action of a block with two dimensions."""
        return self.first + i * self.n1 + j

    def at3(self, i: int, j: int, k: int) -> int:
        """The action of a block with three dimensions."""
        return self.first + i * self.n2 + j * self.n1 + k

    def at4(self, h: int, i: int, j: int, k: int) -> int:
        """The action of a block with four dimensions."""
        return self.first + h * self.n3 + i * self.n2 + j * self.n1 + k

    def has(self, action: int) -> bool:
        """Whether the action belongs to this block."""
        return self.first <= action < self.first + self.size

    def index(self, action: int) -> int:
        """The action's place in a block with one dimension."""
        return action - self.first

    def coords(self, action: int) -> list[int]:
        """The action's place in each dimension."""
        rest = action - self.first
        out: list[int] = []
        for dim in reversed(self.dims):
            out.insert(0, rest % len(dim))
            rest //= len(dim)
        return out

    def notation(self, action: int) -> str:
        """The action as text, such as `bid red`."""
        words = [self.name]
        for dim, i in zip(self.dims, self.coords(action), strict=True):
            words.append(dim[i])
        return " ".join(words)


@final
class ActionTable:
    """All actions of a game; the first is always `pass`."""

    game: str
    version: int
    blocks: list[Block]
    size: int

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        self.version = version
        self.blocks = []
        self.size = 0
        self._by_name: dict[str, Block] = {}
        self.block("pass")

    def block(self, name: str, *dims: Sequence[str]) -> Block:
        """Append a block; its dimensions are the words of the text form."""
        if name in self._by_name or len(dims) > 4:
            raise ValueError(f"block {name} is there already or has too many dimensions")
        if any(word.split() != [word] for dim in [[name], *dims] for word in dim):
            raise ValueError(f"block {name} has an empty word or one with a space in it")
        if any(len(set(dim)) < len(dim) for dim in dims):
            raise ValueError(f"block {name} has the same word twice in one dimension")
        block = Block(name, self.size, [list(dim) for dim in dims])
        self.blocks.append(block)
        self._by_name[name] = block
        self.size += block.size
        return block

    def block_of(self, action: int) -> Block:
        """The block that an action belongs to."""
        low, high = 0, len(self.blocks) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.blocks[middle].first <= action:
                low = middle
            else:
                high = middle - 1
        return self.blocks[low]

    def notation(self, action: int) -> str:
        """The action's stable text form; `parse` reads it back."""
        if not 0 <= action < self.size:
            raise IndexError(f"{self.game} has no action {action}")
        return self.block_of(action).notation(action)

    def parse(self, text: str) -> int:
        """The action that a text stands for; refuses what is no action of this game, saying which word is wrong."""
        words = text.split()
        if not words or words[0] not in self._by_name:
            raise Refused(
                Message("error-action-unknown", {"text": text, "expected": ", ".join(b.name for b in self.blocks)})
            )
        block = self._by_name[words[0]]
        if len(words) != len(block.dims) + 1:
            raise Refused(Message("error-action-words", {"text": text, "n": len(block.dims), "verb": block.name}))
        at = 0
        for word, dim in zip(words[1:], block.dims, strict=True):
            if word not in dim:
                shown = ", ".join(dim if len(dim) <= 12 else [*dim[:11], "…"])
                raise Refused(Message("error-action-word", {"text": text, "word": word, "expected": shown}))
            at = at * len(dim) + dim.index(word)
        return block.first + at
