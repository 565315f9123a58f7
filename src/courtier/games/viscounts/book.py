"""All effects that the rules look up while playing, built once from the component data."""

from __future__ import annotations

from typing import final

from courtier.core.game import EffectTable
from courtier.core.messages import Json
from courtier.games.viscounts.building import Linked
from courtier.games.viscounts.castle import (
    AdvanceWorkers,
    BumpWorkers,
    ChooseBump,
    ChooseGroup,
    ResolveCastle,
    Spread,
)
from courtier.games.viscounts.components import Components, bad, fields, objects
from courtier.games.viscounts.operations import Rule, human_effect
from courtier.games.viscounts.rival import RivalReader
from courtier.games.viscounts.rival_turn import (
    RivalAdvance,
    RivalBuild,
    RivalBump,
    RivalCleric,
    RivalFocus,
    RivalMove,
    RivalNoble,
    RivalOptions,
)
from courtier.games.viscounts.shapes import SIDES
from courtier.games.viscounts.state import Gains, ViscountsState
from courtier.games.viscounts.words import (
    ACTIONS,
    BUILD,
    N_SEGMENTS,
    N_SLOTS,
    PLACE_WORKERS,
    SECTIONS,
    SEGMENTS,
    SITES_PER_SEGMENT,
    TRANSCRIBE,
)


@final
class Book:
    """Effects by the number of their card, site, section or slot."""

    on_hire: list[Gains]  # by card: the top right corner, when hired or dismissed
    on_place: list[Rule | None]
    on_drop_off: list[Rule | None]
    on_flip: list[Rule | None]
    on_gain: list[Rule | None]
    on_collision: list[Rule | None]
    after_action: list[Rule | None]
    after_which: list[int]  # the action that it follows, or -1
    on_printed_dismissal: list[Gains]  # by segment
    on_printed_transcribe: list[Gains]
    on_transcribe: list[Gains]  # by manuscript
    trade: list[list[Rule]]  # by side, then segment * 2 + bank
    site: list[list[Gains | None]]  # by side and site
    link: list[list[Gains | None]]  # by side and the site where the link begins
    linked: Rule
    tier_2: list[Gains]  # by section
    tier_3: Gains
    bumped: list[Gains]  # by tier
    choose_group: list[Gains]  # by tier
    choose_bump: Gains
    resolve_castle: Rule
    spread: Rule
    meeting: Gains
    debt_flip: Gains
    deed_flip: Gains
    track_active: list[Gains]  # by space; the first is unused
    track_opponent: list[Gains]
    track_condition: list[int]  # -1 none, 0 without criminals, 1 with one or more
    slot_hire: list[Rule | None]  # by slot of the player board
    slot_collision: list[list[Rule | None]]  # by board and slot
    slot_instant: list[list[Rule | None]]
    slot_flip: list[list[Rule | None]]
    slot_future: list[list[Rule | None]]
    slot_shuffle: list[list[Rule | None]]
    player_card: list[list[Rule]]  # by number: gains, then the rest
    no_flip: Gains
    no_future: Gains
    schemes: list[list[Rule]]  # by scheme: rows, move, options
    rival_start: list[Rule | None]  # by rival

    def __init__(self, data: dict[str, Json], box: Components, table: EffectTable[ViscountsState]) -> None:
        self.box = box
        self.table = table
        self.reader = RivalReader(fields(data["solo"]))
        self._read_townsfolk(fields(data["townsfolk"]))
        self._read_manuscripts(fields(data["manuscripts"]))
        self._read_board(fields(data["board"]))
        self._read_player_board(fields(data["player_board"]))
        self._read_cards(fields(data["cards"]))
        self._read_solo(fields(data["solo"]))

    # -- naming

    def _named(self, effect: Rule | None, path: str) -> Rule | None:
        if effect is not None:
            self.table.add(path, effect)
        return effect

    def _human(self, value: Json, place: str, rule: str = "") -> Rule | None:
        return self._named(human_effect(value, place, rule), place)

    def _rival(self, value: Json, place: str) -> Rule | None:
        return self._named(self.reader.effect(value, place), place)

    def _both(self, value: Json, place: str, rule: str = "") -> Gains:
        """An effect list in both readings; `rule`: what grants it, where a rule does rather than a component."""
        return Gains(self._human(value, place, rule), self._rival(value, f"rival.{place}"))

    # -- one part of the data after the other

    def _read_townsfolk(self, data: dict[str, Json]) -> None:
        self.on_hire = []
        self.on_place = []
        self.on_drop_off = []
        self.on_flip = []
        self.on_gain = []
        self.on_collision = []
        self.after_action = []
        self.after_which = []
        by_trigger = {
            "on_place": self.on_place,
            "on_drop_off": self.on_drop_off,
            "on_flip": self.on_flip,
            "on_gain": self.on_gain,
            "on_collision": self.on_collision,
            "after_action": self.after_action,
        }
        for group in ("starting", "heroes", "neutral"):
            for card in objects(data[group]):
                place = f"townsfolk.{card['id']}"
                ability = fields(card["ability"])
                self.on_hire.append(self._both(card["on_hire_or_dismiss"], f"{place}.on_hire_or_dismiss"))
                trigger = str(ability.get("trigger", ""))
                effect = self._human(ability.get("effect", []), f"{place}.ability")
                for word, abilities in by_trigger.items():
                    abilities.append(effect if word == trigger else None)
                follows = trigger == "after_action" and effect is not None
                self.after_which.append(ACTIONS.index(str(ability["action"])) if follows else -1)

    def _read_manuscripts(self, data: dict[str, Json]) -> None:
        self.on_transcribe = []
        for card in objects(data["cards"]):
            self.on_transcribe.append(self._both(card["on_transcribe"], f"manuscripts.{card['id']}.on_transcribe"))

    def _read_board(self, data: dict[str, Json]) -> None:
        segments = objects(data["segments"])
        self.on_printed_dismissal = []
        self.on_printed_transcribe = []
        for i in range(N_SEGMENTS):
            place = f"board.{SEGMENTS[i]}"
            townsfolk = fields(segments[i]["printed_townsfolk"])
            self.on_printed_dismissal.append(self._both(townsfolk["on_dismiss"], f"{place}.printed_townsfolk"))
            manuscript = fields(segments[i]["printed_manuscript"])
            self.on_printed_transcribe.append(self._both(manuscript["on_transcribe"], f"{place}.printed_manuscript"))
        self.trade = []
        self.site = []
        self.link = []
        self.linked = Linked()
        self.table.add("building.linked", self.linked)
        for side in SIDES:
            self._read_side(segments, side)
        castle = fields(data["castle"])
        sections = objects(castle["sections"])
        self.tier_2 = [
            self._both(sections[i]["tier2_effect"], f"castle.tier2.{SECTIONS[i]}") for i in range(len(sections))
        ]
        self.tier_3 = self._both(castle["tier3_effect"], "castle.tier3", "W-CASTLE-04")
        reward = fields(castle["bump_reward"])
        self.bumped = [self._both(reward[f"tier{n}"], f"castle.bump.tier{n}", "W-CASTLE-05") for n in (1, 2)]
        self._build_castle()

    def _read_side(self, segments: list[dict[str, Json]], side: str) -> None:
        trade: list[Rule] = []
        sites: list[Gains | None] = [None] * (N_SEGMENTS * SITES_PER_SEGMENT)
        links: list[Gains | None] = [None] * (N_SEGMENTS * SITES_PER_SEGMENT)
        for at in range(N_SEGMENTS):
            printed = fields(fields(segments[at]["sides"])[side])
            place = f"board.{SEGMENTS[at]}.{side}"
            for node in ("L", "R"):
                spot = self._human(fields(fields(printed["trade"])[node])["effect"], f"{place}.trade.{node}")
                if spot is None:
                    raise bad(f"{place}.trade.{node}.effect", "[]", "do")
                trade.append(spot)
            ids = [str(site["id"]) for site in objects(printed["sites"])]
            for k, site in enumerate(objects(printed["sites"])):
                sites[at * SITES_PER_SEGMENT + k] = self._both(site["effect"], f"{place}.site.{site['id']}")
            ends = [*ids[1:], "next"]
            known = [f"{ids[k]}-{ends[k]}" for k in range(len(ids))]
            for link in objects(printed["links"]):
                if link["id"] not in known:
                    raise bad(f"{place}.links", link["id"], ", ".join(known))
                k = known.index(str(link["id"]))
                links[at * SITES_PER_SEGMENT + k] = self._both(link["effect"], f"{place}.link.{link['id']}")
        self.trade.append(trade)
        self.site.append(sites)
        self.link.append(links)

    def _build_castle(self) -> None:
        self.choose_group = []
        for tier in range(2):
            human = self._named(ChooseGroup(tier), f"castle.choose.tier{tier + 1}")
            rival = self._named(RivalAdvance(tier), f"rival.castle.choose.tier{tier + 1}")
            self.choose_group.append(Gains(human, rival))
        human = self._named(ChooseBump(), "castle.choose.bump")
        self.choose_bump = Gains(human, self._named(RivalBump(), "rival.castle.choose.bump"))
        self.resolve_castle = ResolveCastle(AdvanceWorkers(), BumpWorkers())
        self.table.add("castle.resolve", self.resolve_castle)
        self.spread = Spread()
        self.table.add("castle.spread", self.spread)

    def _read_player_board(self, data: dict[str, Json]) -> None:
        self.meeting = self._both([{"do": "rearrange"}], "movement.meeting")
        self.slot_hire = [None] * N_SLOTS
        self.slot_collision = []
        self.slot_instant = []
        self.slot_flip = []
        self.slot_future = []
        self.slot_shuffle = []
        self._add_board()
        for i, slot in enumerate(objects(data["slots"])):
            upgrade = fields(slot["upgrade"])
            place = f"player_board.{slot['id']}"
            if upgrade["type"] == "on_hire":
                self.slot_hire[i] = self._human(upgrade["effect"], place)
            elif upgrade["type"] == "on_collision":
                self.slot_collision[0][i] = self._human(upgrade["effect"], place)
        track = fields(data["track"])
        gains, opponents = fields(track["active_gains"]), fields(track["opponent_gains"])
        self.track_active = [Gains(None, None)]
        self.track_opponent = [Gains(None, None)]
        self.track_condition = [-1]
        for n in range(1, 8):
            self.track_active.append(Gains(self._human(gains[str(n)], f"track.{n}"), None))
            below = fields(opponents[str(n)])
            self.track_opponent.append(self._both(below["effect"], f"track.{n}.opponents"))
            conditions = [None, "0", "1+"]
            if below["if_criminals"] not in conditions:
                raise bad(f"player_board.track.opponent_gains.{n}", below["if_criminals"], "0, 1+")
            self.track_condition.append(
                conditions.index(str(below["if_criminals"])) - 1 if below["if_criminals"] else -1
            )

    def _add_board(self) -> None:
        """Room for the slot effects of one more board."""
        for effects in (
            self.slot_collision,
            self.slot_instant,
            self.slot_flip,
            self.slot_future,
            self.slot_shuffle,
        ):
            effects.append([None] * N_SLOTS)

    def _read_cards(self, data: dict[str, Json]) -> None:
        self.debt_flip = self._both(fields(data["debts"])["on_flip"], "cards.debts.on_flip", "W-EFF-07")
        self.deed_flip = self._both(fields(data["deeds"])["on_flip"], "cards.deeds.on_flip")
        self.player_card = []
        for card in objects(data["player_cards"]):
            parts = [self._human(card[part], f"player_card.{card['id']}.{part}") for part in ("gain", "then")]
            self.player_card.append([part for part in parts if part is not None])

    def _read_solo(self, data: dict[str, Json]) -> None:
        self.no_flip = Gains(None, self._rival(fields(data["substitutions"])["flip_impossible"], "rival.no_flip"))
        empty = fields(data["substitutions"])["future_scheme_pile_empty"]
        self.no_future = Gains(None, self._rival(empty, "rival.no_future"))
        gains = fields(fields(data["track"])["active_gains"])
        for n in range(1, 8):
            self.track_active[n].rival = self._rival(gains[str(n)], f"rival.track.{n}")
        self.rival_start = []
        for at, board in enumerate(objects(data["boards"])):
            self._add_board()
            self.rival_start.append(self._rival(board["start_gain"], f"rival.{board['id']}.start_gain"))
            for i, slot in enumerate(objects(board["slots"])):
                upgrade = fields(slot["upgrade"])
                by_type = {
                    "on_collision": self.slot_collision,
                    "instant": self.slot_instant,
                    "on_flip": self.slot_flip,
                    "on_future_scheme": self.slot_future,
                    "on_shuffle": self.slot_shuffle,
                }
                kind = str(upgrade["type"])
                if kind in by_type:
                    by_type[kind][at + 1][i] = self._rival(upgrade["effect"], f"rival.{board['id']}.{slot['id']}")
        self._read_schemes(data)

    def _read_schemes(self, data: dict[str, Json]) -> None:
        actions: list[Rule] = [RivalBuild(), RivalBuild(), RivalNoble(), RivalCleric()]
        for action in (BUILD, PLACE_WORKERS, TRANSCRIBE):
            self.table.add(f"rival.action.{ACTIONS[action]}", actions[action])
        cards = self.reader.effect(data["focus_cards"], "solo.focus_cards")
        if cards is None:
            raise bad("solo.focus_cards", "[]", "do")
        focus = RivalFocus(actions, cards)
        self.table.add("rival.action.focus", focus)
        move = RivalMove()
        self.table.add("rival.move", move)
        self.schemes = []
        for scheme in objects(data["start_schemes"]) + objects(data["future_schemes"]):
            place = f"rival.scheme.{scheme['id']}"
            rows = [self._rival(scheme[row], f"{place}.{row}") for row in ("row1", "row2")]
            options: list[Rule] = []
            values = scheme["options"]
            assert isinstance(values, list)
            for i in range(len(values)):
                options.append(self._option(values[i], actions, focus, f"{place}.options[{i}]"))
            chosen = RivalOptions(options)
            self.table.add(f"{place}.options", chosen)
            self.schemes.append([*[row for row in rows if row is not None], move, chosen])

    def _option(self, value: Json, actions: list[Rule], focus: Rule, place: str) -> Rule:
        """An option of a scheme: one action, or plain gains. [W-SOLO-18]"""
        ops = objects(value)
        if len(ops) == 1 and ops[0].get("do") == "ai_action":
            word = str(ops[0]["action"])
            return focus if word == "focus" else actions[ACTIONS.index(word)]
        effect = self.reader.effect(value, place)
        if effect is None:
            raise bad(place, "[]", "do")
        return effect
