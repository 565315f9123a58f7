"""The numbers of Viceroy's evaluator in one list, so that they can be tuned by playing against themselves."""

from __future__ import annotations

from typing import Final

GEM_EARLY: Final = 0  # a gem while there are many rounds
GEM_LAST: Final = 1  # a gem when nothing more can be built
GEM_ROUNDS: Final = 2  # rounds before the end from which a gem loses worth
UNSEEN_CARD: Final = 3  # a card that will be drawn
MAGIC_COMING: Final = 4  # magic tokens to come per round
BONUS_COMING: Final = 5  # bonus magic to come per round
SET_LACKS_ONE: Final = 6  # share of a set that lacks one kind
SET_LACKS_TWO: Final = 7  # share of a set that lacks two kinds
ATTACK_SELF: Final = 8  # an attack token, whoever it hits
ATTACK_EACH: Final = 9  # the same for every opponent
FEAR: Final = 10  # attack tokens to come per round and opponent
CIRCLES_COMING: Final = 11  # circles of a colour to come per round
ETERNAL_HELPS: Final = 12  # how often per round an eternal gem saves a gem
INCOME: Final = 13  # how often per round the seat passes
STEP_UP: Final = 14  # a place above opened, per level
HALF_CIRCLE: Final = 15  # chance that a half circle gets closed, in laying
LACKED_GEM: Final = 16  # a gem that is still missing for a card in hand
HAND_FIRST: Final = 17  # share of the best card in hand
HAND_NEXT: Final = 18  # share of each further card, of the one before
OPEN_CIRCLE: Final = 19  # chance that a half circle gets closed, in the pyramid
PLACES: Final = 20  # share of what an open place may bring
PASS_LIKED: Final = 21  # income of passing, when bidding quickly
WIN_CHANCE: Final = 22  # chance to win a quick bid
BUILD_FROM: Final = 23  # least gain for which a card is laid quickly
PLACE_LEVEL: Final = 24  # what an open place brings more per level
NEIGHBOUR_COMING: Final = 25  # characters beside a law to come per round

WEIGHTS: Final = [
    0.9,  # GEM_EARLY
    0.33,  # GEM_LAST
    3.4,  # GEM_ROUNDS
    4.3,  # UNSEEN_CARD
    0.07,  # MAGIC_COMING
    0.26,  # BONUS_COMING
    0.58,  # SET_LACKS_ONE
    0.22,  # SET_LACKS_TWO
    3.0,  # ATTACK_SELF
    0.6,  # ATTACK_EACH
    0.08,  # FEAR
    0.1,  # CIRCLES_COMING
    0.35,  # ETERNAL_HELPS
    0.76,  # INCOME
    0.5,  # STEP_UP
    0.4,  # HALF_CIRCLE
    0.64,  # LACKED_GEM
    0.6,  # HAND_FIRST
    0.25,  # HAND_NEXT
    0.18,  # OPEN_CIRCLE
    0.3,  # PLACES
    1.2,  # PASS_LIKED
    0.7,  # WIN_CHANCE
    0.37,  # BUILD_FROM
    1.3,  # PLACE_LEVEL
    0.39,  # NEIGHBOUR_COMING
]
