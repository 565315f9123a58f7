"""Observations as numbers: one encoder per game, compiled like the games, each with named pieces."""

from __future__ import annotations

from courtier.envs.encoders.base import Encoder, Piece
from courtier.envs.encoders.loading import encoder_for

__all__ = ["Encoder", "Piece", "encoder_for"]
