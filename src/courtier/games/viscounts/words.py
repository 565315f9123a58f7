"""Small numbers with names: icons, goods, actions and places as the rulebook calls them. [W-TERM-01, W-TERM-02]"""

from __future__ import annotations

from typing import Final

INK: Final = 0
STONE: Final = 1
GOLD: Final = 2
SILVER: Final = 3
RESOURCES: Final = ["ink", "stone", "gold"]
GOODS: Final = ["ink", "stone", "gold", "silver"]

MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
N_ICONS: Final = 5
ICONS: Final = ["merchant", "builder", "noble", "cleric", "criminal"]

# An action has the number of its icon.
TRADE: Final = 0
BUILD: Final = 1
PLACE_WORKERS: Final = 2
TRANSCRIBE: Final = 3
ACTIONS: Final = ["trade", "build", "noble", "cleric"]
PAYMENT: Final = [SILVER, STONE, GOLD, INK]  # the good that stands for a missing icon of each action

LEFT_BANK: Final = 0
RIGHT_BANK: Final = 1
INNER: Final = 2
NODES: Final = ["L", "R", "I"]
SEGMENTS: Final = ["A", "B", "C", "D", "E"]
N_SEGMENTS: Final = 5
SPACES: Final = [f"{segment}.{node}" for segment in SEGMENTS for node in NODES]
SITES_PER_SEGMENT: Final = 5  # numbers of sites leave room for the side with five
SITES: Final = [f"{segment}{k}" for segment in SEGMENTS for k in range(1, SITES_PER_SEGMENT + 1)]

WORKSHOP: Final = 0
TRADING_POST: Final = 1
GUILDHALL: Final = 2
BUILDINGS: Final = ["workshop", "trading_post", "guildhall"]
N_SLOTS: Final = 9
SLOTS: Final = ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "ws1", "ws2", "ws3"]
RIVAL_SLOTS: Final = ["ai1", "ai2", "ai3", "ai4", "ai5", "ai6", "ai7", "ai8", "ai9"]

SECTIONS: Final = ["ink_stone", "flip", "gold_or_move", "hire_or_destroy", "virtue"]
N_SECTIONS: Final = 5
TIER_1: Final = 0  # a participant's workers: five sections of tier 1, five of tier 2, then tier 3
TIER_2: Final = 5
TIER_3: Final = 10
CASTLE_PLACES: Final = 11

RIBBONS: Final = ["grey", "black", "yellow", "blue"]
TRACK_SPACES: Final = 7
EMPTY: Final = -1  # a space of the player board without a card
ROW: Final = ["left", "middle", "right"]
DECLINE: Final = "decline"  # where the answer lies that takes nothing

DEBT: Final = 0
DEED: Final = 1
RIVALS: Final = ["ai_cleric", "ai_builder", "ai_noble", "ai_cards"]
MAX_PARTICIPANTS: Final = 4
