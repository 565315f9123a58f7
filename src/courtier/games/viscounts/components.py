"""Viscounts' components as typed tables of small numbers; effects are built from the same data in `book`."""

from __future__ import annotations

from typing import final

from courtier.core.messages import Json, Message, Refused
from courtier.games.viscounts.actions import CARDS
from courtier.games.viscounts.shapes import COUNTS, END_SCORE, SIDES, check_files
from courtier.games.viscounts.words import (
    ACTIONS,
    BUILDINGS,
    GOODS,
    ICONS,
    N_ICONS,
    N_SEGMENTS,
    N_SLOTS,
    PAYMENT,
    RESOURCES,
    RIBBONS,
    RIVAL_SLOTS,
    RIVALS,
    SECTIONS,
    SEGMENTS,
    SILVER,
    SITES_PER_SEGMENT,
    SLOTS,
)


def objects(value: Json) -> list[dict[str, Json]]:
    """A list of objects whose form has been checked."""
    assert isinstance(value, list)
    out: list[dict[str, Json]] = []
    for item in value:
        assert isinstance(item, dict)
        out.append(item)
    return out


def fields(value: Json) -> dict[str, Json]:
    """An object whose form has been checked."""
    assert isinstance(value, dict)
    return value


def number(value: Json) -> int:
    """A number whose form has been checked."""
    assert isinstance(value, int)
    return value


def words(value: Json) -> list[str]:
    """A list of words whose form has been checked."""
    assert isinstance(value, list)
    return [str(item) for item in value]


def bad(place: str, got: Json, expected: str) -> Refused:
    """A value that fits its form but no rule."""
    return Refused(Message("error-place-word", {"place": place, "got": str(got), "expected": expected}))


def _icons(value: Json) -> list[int]:
    """How often each icon is printed."""
    names = words(value)
    return [names.count(icon) for icon in ICONS]


@final
class PlayerBoard:
    """A player board or the board of a rival: its slots, printed icons and gains of the track.

    Tables named `by_built` are indexed by the bit mask of uncovered slots. [W-BUILD-05, W-SOLO-26]
    """

    key: str
    slots: list[str]
    building: list[int]  # type by slot
    of_type: list[int]  # bit mask of the slots of each type
    printed: list[int]  # icons of the empty left, middle and right space, N_ICONS each [W-MANAGE-08]
    icons_by_built: list[int]  # mask * N_ICONS + icon
    spaces_by_built: list[int]  # free extra spaces
    hand_by_built: list[int]  # added to the hand limit
    dismissal_by_built: list[int]  # price of a dismissal, -1 for the printed one

    def __init__(self, key: str, slots: list[dict[str, Json]], printed: dict[str, Json]) -> None:
        self.key = key
        self.slots = [str(slot["id"]) for slot in slots]
        self.building = [BUILDINGS.index(str(slot["building"])) for slot in slots]
        self.of_type = [0, 0, 0]
        for i in range(N_SLOTS):
            self.of_type[self.building[i]] |= 1 << i
        self.printed = [0] * N_ICONS + _icons(printed["middle"]) + _icons(printed["right"])
        upgrades = [fields(slot["upgrade"]) for slot in slots]
        self.icons_by_built = []
        self.spaces_by_built = []
        self.hand_by_built = []
        self.dismissal_by_built = []
        for mask in range(1 << N_SLOTS):
            shown = [upgrades[i] for i in range(N_SLOTS) if mask >> i & 1]
            icons = [0] * N_ICONS
            for upgrade in shown:
                for icon, n in enumerate(_icons(upgrade.get("icons", []))):
                    icons[icon] += n
            prices = [number(u["silver"]) for u in shown if u["type"] == "dismiss_cost"]
            self.icons_by_built.extend(icons)
            self.spaces_by_built.append(sum(number(u.get("free_extra_spaces", 0)) for u in shown))
            self.hand_by_built.append(sum(number(u.get("plus", 0)) for u in shown))
            self.dismissal_by_built.append(min(prices) if prices else -1)


@final
class Side:
    """One side of the five segments: trade spots and building sites, by segment."""

    n_sites: int  # per segment
    trade_icons: list[int]  # by segment * 2 + bank
    trade_silver: list[bool]  # whether the spot gives silver [W-TRADE-04]
    bank: list[int]  # by site number, -1 where the side has no such site
    site_ids: list[str]

    def __init__(self, segments: list[dict[str, Json]], side: str) -> None:
        self.trade_icons = []
        self.trade_silver = []
        self.bank = [-1] * (N_SEGMENTS * SITES_PER_SEGMENT)
        self.n_sites = len(objects(fields(fields(segments[0]["sides"])[side])["sites"]))
        self.site_ids = []
        for at, segment in enumerate(segments):
            printed = fields(fields(segment["sides"])[side])
            trade = fields(printed["trade"])
            for node in ("L", "R"):
                spot = fields(trade[node])
                self.trade_icons.append(number(spot["icons"]))
                self.trade_silver.append(spot["kind"] == "silver")
            sites = objects(printed["sites"])
            place = f"board.segments.{SEGMENTS[at]}.sides.{side}.sites"
            if len(sites) != self.n_sites:
                raise bad(place, len(sites), str(self.n_sites))
            for k, site in enumerate(sites):
                expected = f"{SEGMENTS[at]}{k + 1}"
                if site["id"] != expected:
                    raise bad(f"{place}[{k}].id", site["id"], expected)
                self.bank[at * SITES_PER_SEGMENT + k] = 0 if site["bank"] == "left" else 1
                self.site_ids.append(expected)


@final
class Components:
    """Everything in the box. Townsfolk are numbered starting cards, heroes, neutral ones; schemes follow them."""

    cards: list[str]  # ids of all townsfolk
    n_cards: int
    namesakes: list[str]  # what cards of one name share, as ids such as nt_deacon_2 tell; "" for a name of its own
    first_hero: int
    first_neutral: int
    schemes: list[str]  # ids; scheme i has the card number n_cards + i
    n_start_schemes: int
    scheme_move: list[int]
    cost: list[int]  # by card; 0 for schemes
    icons: list[int]  # card * N_ICONS + icon, schemes included
    converts: list[int]  # by card: the action for which merchants become icons, or -1 [W-ACT-07]
    convert_per: list[int]
    convert_icons: list[int]
    pays: list[int]  # by card: the action for which goods count as icons, or -1 [W-ACT-04]
    pay_goods: list[int]  # bit mask of goods
    pay_icons: list[int]
    pay_limit: list[int]  # how often per action, 0 without limit
    manuscripts: list[str]
    ribbon: list[int]
    manuscript_cost: list[int]
    grey_backed: list[bool]
    end_vp: list[int]  # 0 where the manuscript scores nothing by itself
    end_per: list[int]
    end_count: list[int]  # index in COUNTS
    set_vp: list[int]
    sides: list[Side]
    side_of: list[int]  # by number of players
    start_space: list[int]  # by number of a player card
    printed_cost: list[int]  # of the printed townsfolk, by segment
    printed_icons: list[int]  # segment * N_ICONS + icon
    printed_manuscript_cost: list[int]
    section_ids: list[str]
    worker_vp: list[int]  # by tier
    capacity: int
    threshold: int
    noble_need: list[int]  # icons for one, two, three and four workers
    workers: int
    building_cost: list[int]  # by type
    building_vp: list[list[int]]  # by type and number built
    boards: list[PlayerBoard]  # the player board, then the rivals in the order of RIVALS
    hand_limit: int
    player_cards: list[str]
    debts_on_top: list[int]  # by number of players
    deeds_on_top: list[int]
    rank_vp: list[list[int]]  # poverty, prosperity: for three and more
    rank_vp_two: list[list[int]]
    ranks_debts: list[bool]  # whether poverty, prosperity count paid debts (else approved deeds)
    debt_vp: list[int]  # unpaid, paid
    deed_vp: list[int]  # acquired, approved
    bonus_ids: list[str]  # by ribbon
    bonus_icons: list[int]  # mask of ribbons * N_ICONS + icon
    bonus_vp: list[int]  # by ribbon
    leader_vp: int
    leader_hand: int
    rival_noble_need: list[int]  # icons for two, three and four workers
    rival_focus: list[int]  # by rival: an action, or -1 for flipping cards
    rival_start_slot: list[int]
    rival_removed: list[list[int]]  # schemes by rival
    rival_wants: list[list[int]]  # resources in order of preference; empty where all are one kind
    rival_until: list[list[int]]
    silver_per_resource: int
    vp_per_leftover: int

    def __init__(self, data: dict[str, Json]) -> None:
        check_files(data)
        self._read_townsfolk(fields(data["townsfolk"]))
        self._read_manuscripts(fields(data["manuscripts"]))
        self._read_board(fields(data["board"]))
        self._read_player_board(fields(data["player_board"]))
        self._read_cards(fields(data["cards"]))
        self._read_solo(fields(data["solo"]))

    def _read_townsfolk(self, data: dict[str, Json]) -> None:
        groups = [objects(data[group]) for group in ("starting", "heroes", "neutral")]
        cards = [card for group in groups for card in group]
        self.cards = [str(card["id"]) for card in cards]
        if self.cards != CARDS:
            raise bad("townsfolk", len(self.cards), str(len(CARDS)))
        self.n_cards = len(cards)
        stems = [card_id.rpartition("_")[0] for card_id in self.cards]
        self.namesakes = [stem if "_" in stem and stems.count(stem) > 1 else "" for stem in stems]
        self.first_hero = len(groups[0])
        self.first_neutral = len(groups[0]) + len(groups[1])
        self.cost = [number(card["cost"]) for card in cards]
        self.icons = []
        for card in cards:
            self.icons.extend(_icons(card["icons"]))
        self.converts = [-1] * self.n_cards
        self.convert_per = [1] * self.n_cards
        self.convert_icons = [0] * self.n_cards
        self.pays = [-1] * self.n_cards
        self.pay_goods = [0] * self.n_cards
        self.pay_icons = [0] * self.n_cards
        self.pay_limit = [0] * self.n_cards
        for i in range(self.n_cards):
            ability = fields(cards[i]["ability"])
            if "modifier" in ability:
                self._read_modifier(i, ability, f"townsfolk.{self.cards[i]}.ability")

    def _read_modifier(self, card: int, ability: dict[str, Json], place: str) -> None:
        """Conversions and other payments; what a payment cannot say in the action table is refused. [W-ACT-04]"""
        action = ACTIONS.index(str(ability["action"]))
        if ability["to"] != ICONS[action]:
            raise bad(f"{place}.to", ability["to"], ICONS[action])
        if ability["modifier"] == "convert_icons":
            self.converts[card] = action
            self.convert_per[card] = number(ability["per"])
            self.convert_icons[card] = number(ability["icons"])
            if ability["limit"] is not None:
                raise bad(f"{place}.limit", ability["limit"], "null")
            return
        goods = [GOODS.index(word) for word in words(ability["pay"])]
        self.pays[card] = action
        self.pay_icons[card] = number(ability["icons"])
        self.pay_limit[card] = 0 if ability["limit"] is None else number(ability["limit"])
        for good in goods:
            self.pay_goods[card] |= 1 << good
        own = PAYMENT[action]
        per = 2 if goods == [SILVER] else 1
        if ability["per"] != per:
            raise bad(f"{place}.per", ability["per"], str(per))
        if own in goods:
            if len(goods) > 1 or ability["limit"] is None:
                raise bad(f"{place}.pay", ", ".join(words(ability["pay"])), GOODS[own])
        elif self.pay_icons[card] != 1 or self.pay_limit[card] or (SILVER in goods and len(goods) > 1):
            raise bad(f"{place}.icons", ability["icons"], "1")

    def _read_manuscripts(self, data: dict[str, Json]) -> None:
        cards = objects(data["cards"])
        self.manuscripts = [str(card["id"]) for card in cards]
        self.ribbon = [RIBBONS.index(str(card["ribbon"])) for card in cards]
        self.manuscript_cost = [number(card["cost"]) for card in cards]
        self.grey_backed = [card["back"] == "grey" for card in cards]
        if self.grey_backed.count(True) != N_SEGMENTS:
            raise bad("manuscripts.cards.back", self.grey_backed.count(True), str(N_SEGMENTS))
        self.end_vp = []
        self.end_per = []
        self.end_count = []
        for card in cards:
            end = card["end_score"]
            if end is not None:
                END_SCORE.check(end, f"manuscripts.cards.{card['id']}.end_score")
            score: dict[str, Json] = {"vp": 0, "per": 1, "count": COUNTS[0]} if end is None else fields(end)
            self.end_vp.append(number(score["vp"]))
            self.end_per.append(number(score["per"]))
            self.end_count.append(COUNTS.index(str(score["count"])))
        vp = fields(data["set_vp"])
        self.set_vp = [0] + [number(vp[str(n)]) for n in range(1, 5)]

    def _read_board(self, data: dict[str, Json]) -> None:
        segments = objects(data["segments"])
        if [segment["id"] for segment in segments] != SEGMENTS:
            raise bad("board.segments", ", ".join(str(s["id"]) for s in segments), ", ".join(SEGMENTS))
        self.sides = [Side(segments, side) for side in SIDES]
        sides = fields(data["sides"])
        self.side_of = [0] + [SIDES.index(str(sides[str(n)])) for n in range(1, 5)]
        self.start_space = [-1] * 11
        for at, segment in enumerate(segments):
            starts = fields(segment["start_numbers"])
            for node in range(2):
                self.start_space[number(starts["LR"[node]])] = at * 3 + node
        if -1 in self.start_space[1:]:
            raise bad("board.segments.start_numbers", self.start_space.index(-1, 1), "1-10")
        townsfolk = [fields(segment["printed_townsfolk"]) for segment in segments]
        self.printed_cost = [number(card["cost"]) for card in townsfolk]
        self.printed_icons = []
        for card in townsfolk:
            self.printed_icons.extend(_icons(card["icons"]))
        self.printed_manuscript_cost = [number(fields(s["printed_manuscript"])["cost"]) for s in segments]
        castle = fields(data["castle"])
        self.section_ids = [str(section["id"]) for section in objects(castle["sections"])]
        if self.section_ids != SECTIONS:
            raise bad("board.castle.sections", ", ".join(self.section_ids), ", ".join(SECTIONS))
        vp = fields(castle["vp_per_worker"])
        self.worker_vp = [number(vp[f"tier{n}"]) for n in range(1, 4)]
        self.capacity = number(castle["capacity"])
        self.threshold = number(castle["advance_threshold"])
        self.noble_need = _needs(castle["workers_for_noble_icons"], [1, 2, 3, 4], "board.castle")

    def _read_player_board(self, data: dict[str, Json]) -> None:
        self.workers = number(data["workers_per_player"])
        buildings = fields(data["buildings"])
        self.building_cost = [number(fields(buildings[name])["cost"]) for name in BUILDINGS]
        self.building_vp = []
        for name in BUILDINGS:
            vp = fields(fields(buildings[name])["vp"])
            self.building_vp.append([0] + [number(vp[str(n)]) for n in range(1, 4)])
        slots = objects(data["slots"])
        _check_slots([str(slot["id"]) for slot in slots], SLOTS, "player_board.slots")
        self.boards = [PlayerBoard("player", slots, fields(data["printed_start_icons"]))]
        self.hand_limit = number(data["hand_limit"])

    def _read_cards(self, data: dict[str, Json]) -> None:
        self.player_cards = [str(card["id"]) for card in objects(data["player_cards"])]
        stacks = [fields(data[name]) for name in ("poverty", "prosperity")]
        on_top = [fields(stack["cards_on_top"]) for stack in stacks]
        self.debts_on_top = [0] + [number(on_top[0][str(n)]) for n in range(1, 5)]
        self.deeds_on_top = [0] + [number(on_top[1][str(n)]) for n in range(1, 5)]
        self.rank_vp = [[int(vp) for vp in words(stack["vp"])] for stack in stacks]
        self.rank_vp_two = [[int(vp) for vp in words(stack["vp_under_3_players"])] for stack in stacks]
        self.ranks_debts = [stack["scores"] == "flipped_debt" for stack in stacks]
        debts, deeds = fields(data["debts"]), fields(data["deeds"])
        self.debt_vp = [number(debts["vp_unpaid"]), number(debts["vp_paid"])]
        self.deed_vp = [number(deeds["vp_acquired"]), number(deeds["vp_approved"])]
        bonus = {str(card["ribbon"]): card for card in objects(data["cleric_bonus"])}
        if len(bonus) != len(RIBBONS):
            raise bad("cards.cleric_bonus.ribbon", ", ".join(bonus), ", ".join(RIBBONS))
        self.bonus_ids = [str(bonus[ribbon]["id"]) for ribbon in RIBBONS]
        self.bonus_vp = [number(bonus[ribbon]["vp"]) for ribbon in RIBBONS]
        printed = [_icons(bonus[ribbon]["icons"]) for ribbon in RIBBONS]
        self.bonus_icons = []
        for mask in range(1 << len(RIBBONS)):
            for icon in range(N_ICONS):
                self.bonus_icons.append(sum(printed[i][icon] for i in range(len(RIBBONS)) if mask >> i & 1))
        leader = fields(data["castle_leader"])
        self.leader_vp = number(leader["vp"])
        self.leader_hand = number(leader["hand_limit_plus"])

    def _read_solo(self, data: dict[str, Json]) -> None:
        start = objects(data["start_schemes"])
        schemes = start + objects(data["future_schemes"])
        self.n_start_schemes = len(start)
        self.schemes = [str(scheme["id"]) for scheme in schemes]
        self.scheme_move = [number(scheme["move"]) for scheme in schemes]
        for scheme in schemes:
            self.icons.extend(_icons(scheme["header_icons"]))
            self.cost.append(0)
        boards = objects(data["boards"])
        if [board["id"] for board in boards] != RIVALS:
            raise bad("solo.boards", ", ".join(str(b["id"]) for b in boards), ", ".join(RIVALS))
        self.rival_focus = []
        self.rival_start_slot = []
        self.rival_removed = []
        self.rival_wants = []
        self.rival_until = []
        for board in boards:
            slots = objects(board["slots"])
            _check_slots([str(slot["id"]) for slot in slots], RIVAL_SLOTS, f"solo.boards.{board['id']}.slots")
            self.boards.append(PlayerBoard(str(board["id"]), slots, fields(board["printed_start_icons"])))
            focus = str(board["focus"])
            self.rival_focus.append(-1 if focus == "cards" else ACTIONS.index(focus))
            self.rival_start_slot.append(RIVAL_SLOTS.index(str(fields(board["start_building"])["slot"])))
            removed = words(board["remove_schemes"])
            for scheme_id in removed:
                if scheme_id not in self.schemes:
                    raise bad(f"solo.boards.{board['id']}.remove_schemes", scheme_id, ", ".join(self.schemes))
            self.rival_removed.append([self.schemes.index(scheme_id) for scheme_id in removed])
            wants = objects(board["resource_preference"])
            self.rival_wants.append([RESOURCES.index(str(want["what"])) for want in wants])
            self.rival_until.append([999 if want["until"] is None else number(want["until"]) for want in wants])
        self.rival_noble_need = _needs(data["workers_for_noble_icons"], [2, 3, 4], "solo")
        self.silver_per_resource = number(data["silver_per_resource"])
        self.vp_per_leftover = number(data["vp_per_leftover_resource"])


def _check_slots(got: list[str], expected: list[str], place: str) -> None:
    if got != expected:
        raise bad(place, ", ".join(got), ", ".join(expected))


def _needs(value: Json, workers: list[int], place: str) -> list[int]:
    """Icons needed for each number of workers, ascending. [W-CASTLE-01, W-SOLO-20]"""
    by_workers = {number(n): int(icons) for icons, n in fields(value).items()}
    out = [by_workers.get(n, 0) for n in workers]
    if sorted(out) != out or not 0 < out[0] <= out[-1] <= 8 or len(by_workers) != len(workers):
        raise bad(f"{place}.workers_for_noble_icons", str(value), "1-8")
    return out
