"""Typed loading of Gùgōng's component data; what it does not know it refuses, with the place."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Json, Message, Name, Refused
from courtier.core.shapes import Fields, Items, Whole, Word
from courtier.games.gugong import actions
from courtier.games.gugong.data_shapes import ANY, NUMBER, SETS, SIDES, check_shapes
from courtier.games.gugong.ops import MANY, PLAYED_AT_ONCE, Op, bare, read_op, read_ops, whole

TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
N_LOCATIONS: Final = 7
N_HARBOURS: Final = 5  # of one route
COURTYARD: Final = len(actions.HOUSES) - 1


@final
class Variant:
    """One variant of a location's action: what to send first, and what follows. [G-ACT-04]"""

    def __init__(self, cost: int, ops: list[Op]) -> None:
        self.cost = cost
        self.ops = ops


@final
class Map:
    """The cities of one board side and the roads between them, as bit masks over all city ids. [G-TRAVEL-03]"""

    cities: list[int]  # in data order
    mask: int
    roads: list[int]  # by city: its neighbours
    route: list[int]  # the outer route, counter-clockwise [G-SOLO-20]
    start: int

    def __init__(self, cities: list[int], roads: list[int], route: list[int], start: int) -> None:
        self.cities = cities
        self.roads = roads
        self.route = route
        self.start = start
        self.mask = 0
        for city in cities:
            self.mask |= 1 << city


@final
class Tile:
    """A decree. [G-DECREE-08]"""

    def __init__(self, level: int, cost: int, vp_now: int, timing: str, end_order: int, op: Op) -> None:
        self.level = level
        self.cost = cost
        self.vp_now = vp_now
        self.timing = timing
        self.end_order = end_order
        self.op = op


@final
class Token:
    """A kind of travel token: how many there are, what it does when taken, what it is worth later. [G-TOKEN-07]"""

    def __init__(self, count: int, ops: list[Op], worth: int, bonus: bool) -> None:
        self.count = count
        self.ops = ops
        self.worth = worth
        self.bonus = bonus


@final
class Exchange:
    """What stored tokens may be exchanged for. [G-TOKEN-02]"""

    def __init__(self, tokens: int, ops: list[Op]) -> None:
        self.tokens = tokens
        self.ops = ops


@final
class Benefit:
    """A benefit of the intrigue track and its price in steps back. [G-WALL-06]"""

    def __init__(self, cost: int, ops: list[Op]) -> None:
        self.cost = cost
        self.ops = ops


@final
class Automa:
    """Meng's numbers and cards. [section 14]"""

    def __init__(self, value: dict[str, Json]) -> None:
        cards = _objects(value["cards"])
        self.special = [card["special"] is True for card in cards]
        for card in cards:
            if card["special"] is not True:
                Word(actions.LOCATIONS).check(card["location"], f"automa.cards.{card['id']}.location")
        self.location = [-1 if card["special"] is True else _location(card) for card in cards]
        self.dusk = [str(card["dusk"]) for card in cards]
        self.dusk_cost: dict[str, int] = {}
        self.dusk_needs: dict[str, int] = {}
        self.dusk_ops: dict[str, list[Op]] = {}
        dusk_actions = _object(value["dusk_actions"])
        for key, part in dusk_actions.items():
            place = f"automa.dusk_actions.{key}"
            action = _object(part)
            Fields({"cost": NUMBER, "needs_hired": NUMBER, "effects": ANY}, needed=["cost", "effects"]).check(
                part, place
            )
            self.dusk_cost[key] = whole(action["cost"])
            self.dusk_needs[key] = whole(action.get("needs_hired", action["cost"]))
            allowed = ["meng_travel", "place_on_wall", "place_on_ship", "intrigue", "palace"]
            self.dusk_ops[key] = read_ops(action["effects"], f"{place}.effects", allowed)
        self.matches = _numbers(value["night_matches_by_day"])
        self.benefits: list[tuple[int, bool, int]] = []  # position at least, needs a free servant, benefit
        for rule in _objects(value["intrigue_benefit_rule"]):
            needs_free = rule.get("if_free_servant") is True
            benefit = actions.BENEFITS.index(str(rule["benefit"]))
            self.benefits.append((whole(rule["if_position_at_least"]), needs_free, benefit))
        self.levels = _numbers(value["decree_target_level_by_day"])
        harbour = _object(value["harbour_rewards"])
        self.card_rewards = whole(harbour["card_rewards"])
        self.card_rewards_hard = whole(harbour["card_rewards_hard"])
        self.then = actions.REWARDS.index(str(harbour["then"]))
        self.markers_max = whole(harbour["vp4_markers_max"])
        choices = _objects(value["set_choices"])
        self.human_sets = [SETS.index(str(choice["human"])) for choice in choices]
        self.meng_sets = [SETS.index(str(choice["meng"])) for choice in choices]
        for choice in choices:
            others = [word for word in SETS if word.startswith("fan") and word != choice["human"]]
            Word(others).check(choice["meng"], f"automa.set_choices.{choice['id']}.meng")
        difficulties = _object(value["difficulties"])
        self.difficulties = list(difficulties)
        self.special_cards = [whole(_object(part)["special_cards"]) for part in difficulties.values()]
        self.extra_gift = [_object(part)["extra_gift_card"] is True for part in difficulties.values()]
        self.vp_instead = whole(value["vp_instead"])


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _objects(value: Json) -> list[dict[str, Json]]:
    assert isinstance(value, list)
    return [_object(item) for item in value]


def _numbers(value: Json) -> list[int]:
    assert isinstance(value, list)
    return [whole(item) for item in value]


def _location(card: dict[str, Json]) -> int:
    return actions.LOCATIONS.index(str(card["location"]))


@final
class Components:
    """All data of the game, ready for play; the same for every table of the game."""

    def __init__(self, data: dict[str, Json]) -> None:
        facts = _object(bare(data))
        check_shapes(facts)
        self._read_players(facts)
        self._read_cards(facts)
        self._read_tokens(facts)
        self._read_board(facts)
        self._read_tracks(facts)
        self._read_decrees(facts)
        self._read_canal(facts)
        self.automa = Automa(_object(facts["automa"]))
        self._read_names()

    def _read_players(self, facts: dict[str, Json]) -> None:
        players = _object(facts["players"])
        self.servants = whole(players["servants_per_player"])
        self.hired_at_start = whole(players["hired_at_start"])
        self.ships = whole(players["ships_per_player"])
        self.capacity = whole(players["ship_capacity"])
        self.slots = whole(players["travel_slots"])
        counts = _object(facts["player_counts"])
        self.side = [0] * 6
        self.threshold = [0] * 6
        self.n_routes = [0] * 6
        for n in range(1, 6):
            count = _object(counts[str(n)])
            self.side[n] = SIDES.index(str(count["side"]))
            self.threshold[n] = whole(count["wall_threshold"])
            routes = count["canal_routes"]
            assert isinstance(routes, list)
            self.n_routes[n] = len(routes)
        days = _object(facts["days"])
        self.days = whole(days["count"])
        self.hire = _numbers(days["hire"])
        flags = _object(facts["ruling_flags"])
        self.double_pays_one = flags["double_may_pay_cost_of_one"] is True
        self.vp_floor = whole(flags["vp_floor"])
        self.follow_triggers = flags["follow_triggers_bonus_tokens"] is True
        self.no_match_wins = flags["tie_at_zero_matches_wins"] is True

    def _read_cards(self, facts: dict[str, Json]) -> None:
        values = _object(facts["gift_values"])
        exception = _object(values["beats_exception"])
        self.humble = whole(exception["played_printed_value"])
        self.golden = whole(exception["board_printed_value"])
        cards = _objects(_object(facts["gift_cards"])["cards"])
        self.value = [whole(card["value"]) for card in cards]
        self.set_of = [SETS.index(str(card["set"])) for card in cards]
        self.card_op: list[Op | None] = []
        allowed = [*PLAYED_AT_ONCE, "location_action"]
        for card in cards:
            place = f"gift_cards.cards.{card['id']}.action"
            self.card_op.append(None if card["action"] is None else read_op(card["action"], place, allowed))
        self.set_cards: list[list[int]] = [[] for _ in SETS]
        for i in range(len(cards)):
            self.set_cards[self.set_of[i]].append(i)
        if len(self.set_cards[0]) != N_LOCATIONS:
            got = str(len(self.set_cards[0]))
            raise Refused(Message("error-data-count", {"place": "gift_cards.cards", "got": got, "expected": "7"}))

    def _read_tokens(self, facts: dict[str, Json]) -> None:
        file = _object(facts["travel_tokens"])
        self.tokens: list[Token] = []
        usual = whole(file["default_exchange_value"])
        for group in ("basic", "bonus"):
            for token in _objects(file[group]):
                place = f"travel_tokens.{group}.{token['id']}"
                allowed = ["station", "passive_day"] if group == "bonus" else PLAYED_AT_ONCE
                ops = read_ops(token["effects"], f"{place}.effects", allowed)
                worth = token.get("exchange_value", usual)
                Whole(1, 2).check(worth, f"{place}.exchange_value")
                self.tokens.append(Token(whole(token["count"]), ops, whole(worth), group == "bonus"))
        self.exchanges: list[Exchange] = []
        for each in _objects(file["exchanges"]):
            ops = read_ops(each["effects"], f"travel_tokens.exchanges.{each['id']}", ["hire", "vp", "gain_jade"])
            self.exchanges.append(Exchange(whole(each["tokens"]), ops))
        self.least_exchange = min(each.tokens for each in self.exchanges)

    def _read_board(self, facts: dict[str, Json]) -> None:
        self.variants: list[list[Variant]] = []
        for i, location in enumerate(_objects(facts["locations"])):
            place = f"locations.{location['id']}"
            Word([actions.LOCATIONS[i]]).check(location["id"], f"{place}.id")
            found: list[Variant] = []
            for letter, part in _object(location["variants"]).items():
                variant = _object(part)
                cost = variant["cost"]
                ops = read_ops(variant["effects"], f"{place}.variants.{letter}.effects", _OPS_OF_LOCATION[i])
                if i in (JADE, DECREES):
                    Word(["jade_house", "decree"]).check(cost, f"{place}.variants.{letter}.cost")
                    cost = 0
                NUMBER.check(cost, f"{place}.variants.{letter}.cost")
                found.append(Variant(whole(cost), ops))
            self.variants.append(found)
        maps = _object(facts["maps"])
        self.maps = [_map(_object(maps[side]), f"maps.{side}") for side in SIDES]
        jade = _object(facts["jade"])
        self.courtyard_cost = whole(jade["courtyard_cost"])
        self.house_cost = [[-1] * COURTYARD for _ in SIDES]
        for side in range(2):
            for house in _objects(_object(jade["houses"])[SIDES[side]]):
                self.house_cost[side][actions.HOUSES.index(str(house["id"]))] = whole(house["cost"])
        scoring = _object(jade["scoring"])
        self.jade_table = _numbers(scoring["table"])
        self.jade_beyond = whole(scoring["each_beyond_table"])
        faces = [_numbers(die["faces"]) for die in _objects(facts["destiny_dice"])]
        for i in range(len(faces)):
            Items(Whole(1, 9), 6, 6).check([*faces[i]], f"destiny_dice.{actions.DICE[i]}.faces")
        self.faces = faces

    def _read_tracks(self, facts: dict[str, Json]) -> None:
        self.wall_winner = read_ops(_object(facts["wall"])["winner"], "wall.winner", ["vp", "palace", "intrigue"])
        self.night_winner = read_ops(_object(facts["night"])["winner"], "night.winner", ["vp", "palace", "intrigue"])
        self.intrigue_max = whole(_object(facts["intrigue_track"])["max"])
        self.intrigue_start = whole(_object(facts["intrigue_track"])["start"])
        self.benefits: list[Benefit] = []
        assert isinstance(facts["intrigue_benefits"], list)
        for part in _objects(facts["intrigue_benefits"]):
            place = f"intrigue_benefits.{part['id']}.effects"
            ops = read_ops(part["effects"], place, ["hire", "vp", "gain_jade", "set_die", "palace"])
            self.benefits.append(Benefit(whole(part["cost"]), ops))
        palace = _object(facts["palace_track"])
        self.palace_start = whole(palace["start"])
        self.palace_goal = whole(palace["goal"])
        self.step_vp = whole(palace["vp_per_step_after_arrival"])
        self.audience = [_numbers(_object(palace["audience_vp"])[side]) for side in SIDES]
        end = _object(facts["end_game"])["order"]
        assert isinstance(end, list)
        self.end_order = [str(step) for step in end]

    def _read_decrees(self, facts: dict[str, Json]) -> None:
        allowed = ["cost_reduction", "wall_extra", "equal_value_suffices", "vp_per", *PLAYED_AT_ONCE]
        self.tiles: list[Tile] = []
        for tile in _objects(_object(facts["decrees"])["tiles"]):
            place = f"decrees.tiles.{tile['id']}"
            ops = read_ops(tile["effects"], f"{place}.effects", allowed)
            Items(ANY, 1, 1).check(tile["effects"], f"{place}.effects")
            self.tiles.append(
                Tile(
                    whole(tile["level"]),
                    whole(tile["cost"]),
                    whole(tile["vp_now"]),
                    str(tile["timing"]),
                    whole(tile.get("end_order", 0)),
                    ops[0],
                )
            )
        for level in (1, 2, 3):
            n = sum(1 for tile in self.tiles if tile.level == level)
            if n < 2:
                args: dict[str, Arg] = {"place": "decrees.tiles", "got": str(n), "expected": f"2+ (level {level})"}
                raise Refused(Message("error-data-count", args))
        self.morning_tiles = 0
        self.travel_discount = 0  # masks of the tiles that give each passive power [G-DECREE-06]
        self.jade_discount = 0
        self.decree_discount = 0
        self.wall_extra = 0
        self.equal_suffices = 0
        for i in range(len(self.tiles)):
            op = self.tiles[i].op
            if self.tiles[i].timing == "morning":
                self.morning_tiles |= 1 << i
            elif op.op == "wall_extra":
                self.wall_extra |= 1 << i
            elif op.op == "equal_value_suffices":
                self.equal_suffices |= 1 << i
            elif op.op == "cost_reduction" and op.word == "travel":
                self.travel_discount |= 1 << i
            elif op.op == "cost_reduction" and op.word == "jade":
                self.jade_discount |= 1 << i
            elif op.op == "cost_reduction":
                self.decree_discount |= 1 << i

    def _read_canal(self, facts: dict[str, Json]) -> None:
        canal = _object(facts["canal"])
        self.reward_slots: list[int] = []
        self.reward_ops: list[list[Op]] = []
        for reward in _objects(canal["rewards"]):
            place = f"canal.rewards.{reward['id']}.effects"
            self.reward_slots.append(whole(reward["slots"]))
            allowed = ["vp", "draw_gift_card", "unlock_double", "gain_jade", "palace", "intrigue"]
            self.reward_ops.append(read_ops(reward["effects"], place, allowed))
        harbours = _object(canal["harbour_rewards"])
        self.harbour_rewards: list[list[int]] = []
        for n in range(1, N_HARBOURS + 1):
            words = harbours[str(n)]
            Items(Word(actions.REWARDS), 0, 9).check(words, f"canal.harbour_rewards.{n}")
            assert isinstance(words, list)
            self.harbour_rewards.append([actions.REWARDS.index(str(word)) for word in words])
        self.card_reward = -1
        for i in range(len(self.reward_ops)):
            if self.reward_ops[i][0].op == "draw_gift_card":
                self.card_reward = i

    def _read_names(self) -> None:
        """The names that events and labels use, made once."""
        self.card_names: list[Arg] = card_names(self.value, self.card_op, self.set_of)
        self.told_names: list[Arg] = [told_name(self.value[i], self.card_op[i]) for i in range(len(self.value))]
        self.plain_names: list[Arg] = [plain_name(value) for value in self.value]
        self.location_names = [key("location", word) for word in actions.LOCATIONS]
        self.tile_names = [key("decree", word) for word in actions.TILES]
        self.token_names = [key("token", word) for word in actions.KINDS]
        self.city_names = [key("city", word) for word in actions.CITIES]
        self.die_names = [key("die", word) for word in actions.DICE]
        self.house_names = [key("house", word) for word in actions.HOUSES]
        self.reward_names = [key("reward", word) for word in actions.REWARDS]
        self.benefit_names = [key("benefit", word) for word in actions.BENEFITS]
        self.exchange_names = [key("exchange", word) for word in actions.EXCHANGES]
        self.route_names = [key("route", word) for word in actions.ROUTES]
        self.automa_names = [key("automa", word) for word in actions.AUTOMA]


def key(group: str, word: str) -> Name:
    """The name of a component: its id is its key, with hyphens."""
    return Name(f"gugong-{group}-{word.lower().replace('_', '-')}")


def describe_op(op: Op) -> Message:
    """An effect of the data as the label of an option."""
    args: dict[str, Arg] = {"n": op.n, "steps": op.n, "times": op.n, "max": op.high, "value": op.n}
    if op.op == "location_action":
        args = {"location": key("location", op.word)}
    return Message(f"gugong-effect-{op.op.replace('_', '-')}", args)


def plain_name(value: int) -> Message:
    """A gift by its value alone."""
    return Message("gugong-gift-plain", {"value": value, "gift": key("gift", str(value))})


def told_name(value: int, op: Op | None) -> Message:
    """A gift by value and action, as the log tells of it: which of two alike it was is of no use to anybody."""
    return Message("gugong-gift-named", _named(value, op))


def card_names(values: list[int], ops: list[Op | None], sets: list[int]) -> list[Arg]:
    """Each gift by value and action; where two are alike, by its set too."""
    said: list[str] = [f"{values[i]} {_word(ops[i])}" for i in range(len(values))]
    out: list[Arg] = []
    for i in range(len(values)):
        alike = said.count(said[i]) > 1
        args = {**_named(values[i], ops[i]), "set": key("set", SETS[sets[i]])}
        out.append(Message("gugong-gift-alike" if alike else "gugong-gift-named", args))
    return out


def _named(value: int, op: Op | None) -> dict[str, Arg]:
    action = Message("gugong-card-action-none") if op is None else describe_op(op)
    return {"value": value, "gift": key("gift", str(value)), "action": action}


def _word(op: Op | None) -> str:
    return "" if op is None else f"{op.op} {op.n} {op.word}"


_OPS_OF_LOCATION: Final = [
    ["travel_move"],
    ["place_on_wall"],
    ["gain_jade"],
    ["intrigue", "take_medal_if_on_board"],
    ["palace", "intrigue"],
    ["gain_decree"],
    ["place_on_ship", "move_ship"],
]


def _map(value: dict[str, Json], place: str) -> Map:
    """One side's map; every road must join two of its cities, and every city must be on a road."""
    ids = [str(city["id"]) for city in _objects(value["cities"])]
    cities = [actions.CITIES.index(city) for city in ids]
    roads = [0] * len(actions.CITIES)
    assert isinstance(value["roads"], list)
    Items(Items(Word(ids), 2, 2), 1, MANY).check(value["roads"], f"{place}.roads")
    for road in value["roads"]:
        assert isinstance(road, list)
        one, two = actions.CITIES.index(str(road[0])), actions.CITIES.index(str(road[1]))
        roads[one] |= 1 << two
        roads[two] |= 1 << one
    Items(Word(ids), 1, MANY).check(value["outer_route_ccw"], f"{place}.outer_route_ccw")
    Word(ids).check(value["meng_start"], f"{place}.meng_start")
    assert isinstance(value["outer_route_ccw"], list)
    route = [actions.CITIES.index(str(city)) for city in value["outer_route_ccw"]]
    Word([str(city) for city in value["outer_route_ccw"]]).check(value["meng_start"], f"{place}.meng_start")
    return Map(cities, roads, route, actions.CITIES.index(str(value["meng_start"])))
