"""What the tests of games use: `given` builds a position, `Play` plays on from it and answers questions about it."""

from tests.support.play import Play, given

__all__ = ["Play", "given"]
