"""The numbers that Viceroy's quick answers rest on, found by playing against themselves."""

from __future__ import annotations

from typing import Final

GEM_EARLY: Final = 0.9  # a gem while there are many rounds
GEM_LAST: Final = 0.33  # a gem when nothing more can be built
GEM_ROUNDS: Final = 3.4  # rounds before the end from which a gem loses worth
UNSEEN_CARD: Final = 4.3  # a card that will be drawn
MAGIC_COMING: Final = 0.07  # magic tokens to come per round
BONUS_COMING: Final = 0.26  # bonus magic to come per round
SET_LACKS_ONE: Final = 0.58  # share of a set that lacks one kind
SET_LACKS_TWO: Final = 0.22  # share of a set that lacks two kinds
ATTACK_SELF: Final = 3.0  # an attack token, whoever it hits
ATTACK_EACH: Final = 0.6  # the same for every opponent
FEAR: Final = 0.08  # attack tokens to come per round and opponent
CIRCLES_COMING: Final = 0.1  # circles of a colour to come per round
ETERNAL_HELPS: Final = 0.35  # how often per round an eternal gem saves a gem
INCOME: Final = 0.76  # how often per round the seat passes
STEP_UP: Final = 0.5  # a place above opened, per level
HALF_CIRCLE: Final = 0.4  # chance that a half circle gets closed, in laying
LACKED_GEM: Final = 0.64  # a gem that is still missing for a card in hand
PASS_LIKED: Final = 1.2  # income of passing, when bidding quickly
WIN_CHANCE: Final = 0.7  # chance to win a quick bid
BUILD_FROM: Final = 0.37  # least gain for which a card is laid quickly
NEIGHBOUR_COMING: Final = 0.39  # characters beside a law to come per round
