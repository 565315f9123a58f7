"""Gùgōng's board as plain text: the officials' gifts, map and tracks, decrees and canal, the players, the own cards."""

from __future__ import annotations

from typing import Any

from courtier.cli.boards.gugong_gifts import gift_table
from courtier.cli.boards.gugong_words import LABEL, PLAYER, Words, cut, explained, grid, hung, hyphens, rule
from courtier.cli.paragraphs import wrapped
from courtier.cli.voice import Voice
from courtier.core.game import Game
from courtier.games.gugong.actions import CARDS, CITIES, LOCATIONS, REWARDS, TILES
from courtier.games.gugong.game import GugongGame
from courtier.texts.fold import capital

HARBOUR = 14  # columns for one harbour
COST = 6  # columns for the cost of a variant
LEGEND = ("legend-players", "legend-cost", "legend-intrigue", "legend-canal", "legend-cards")


class Board:
    """One instant of Gùgōng as one seat sees it."""

    def __init__(self, voice: Voice, game: Game[Any], view: dict[str, Any], seat: int) -> None:
        assert isinstance(game, GugongGame)
        self.voice = voice
        self.parts = game.parts
        self.view = view
        self.seat = seat
        self.words = Words(voice, game.parts, view["meng"]["seat"] if "meng" in view else -1)

    def lines(self, full: bool) -> list[str]:
        """Heading, gifts, places, players and the own cards; `full` tells also what variants do and the roads."""
        out = [*self.heading(), *self.gifts()]
        if full:
            out += self.variants()
        out += ["", *self.map()]
        if full:
            out += self.roads()
        out += [*self.wall(), *self.jade(), *self.intrigue(), *self.palace(), *self.decrees(), *self.canal()]
        out += ["", *self.players()]
        if "meng" in self.view:
            out += self.meng()
        return [*out, *self.own()] if self.seat >= 0 else out

    def brief(self, question: str) -> list[str] | None:
        """Every question of this game rests on the whole board."""
        return None

    def legend(self) -> list[str]:
        """What the letters and numbers of the board mean."""
        return wrapped("\n".join(self.words.say(key) for key in LEGEND))

    # -- the table

    def heading(self) -> list[str]:
        """Day and phase, dice, who begins and who is on turn, the piles."""
        say, view = self.words.say, self.view
        phase = capital(self.voice.say(f"gugong-phase-{view['phase']}"), self.voice.lang)
        title = [self.voice.say("gugong-title"), say("day", day=view["day"], days=view["days"]), phase]
        dice = " ".join(str(die) for die in view["dice"]) or "–"
        seats = [say("dice", dice=dice), say("start", seat=self.words.tag(view["start_player"]))]
        if view["phase"] == "day":
            seats.append(say("turn", seat=self.words.tag(view["turn"])))
        piles = say("piles", gifts=view["draw_pile"], tokens=view["token_pile"], discard=view["token_discard"])
        return [rule(" · ".join(title)), " · ".join(seats), piles]

    def gifts(self) -> list[str]:
        """The seven locations: the gift that lies there and what the variants cost."""
        say = self.words.say
        heads = f"{say('head-location'):<{LABEL}}{say('head-gift'):<26}{say('head-action'):<30}"
        out = [f"{heads}{'A':<{COST}}B  {say('head-cost')}"]
        for number, word in enumerate(LOCATIONS):
            costs = "".join(f"{cost:<{COST}}" for cost in self.costs(number))
            row = f"{self.words.location(word):<{LABEL}}{self.words.gift(self.view['board'][word]['card'])}{costs}"
            out.append(row.rstrip())
        for station in self.view["stations"]:
            place = say("own-board") if station["at"] == "own-board" else self.words.location(station["at"])
            piece = f"+{say('double')}" if station["double"] else ""
            seat, token = self.words.tag(station["seat"]), self.words.token(station["token"])
            out.append(say("station", place=place, seat=f"{seat}{piece}", token=token))
        return out

    def costs(self, location: int) -> list[str]:
        """What each variant of a location costs the seat that looks."""
        word = LOCATIONS[location]
        if word in ("jade", "decrees"):
            entries = self.view["decrees"] if word == "decrees" else self.open_houses()
            found = sorted(each.get("cost_now", each["cost"]) for each in entries) or [0]
            return [f"{found[0]}" if found[0] == found[-1] else f"{found[0]}–{found[-1]}", "–"]
        out = [variant.cost for variant in self.parts.variants[location]]
        held = self.view["seats"][self.seat]["decrees"] if self.seat >= 0 else []
        for tile in (self.parts.tiles[TILES.index(each)] for each in held):
            if word == "travel" and tile.op.op == "cost_reduction" and tile.op.word == "travel":
                out[-1] = max(out[-1] - tile.op.n, 0)
        return [f"{cost}" for cost in out]

    def variants(self) -> list[str]:
        """What the variants of all locations do, in full."""
        out = [""]
        for word in LOCATIONS:
            label = self.words.location(word)
            for letter in ("a", "b")[: len(self.parts.variants[LOCATIONS.index(word)])]:
                text = self.voice.say(f"gugong-variant-{word}-{letter}-text")
                out += hung(label, f"{letter.upper()} {text}".split(" "), " ")
                label = ""
        return out

    def map(self) -> list[str]:
        """The cities with their tokens and whoever stands there."""
        cells: list[str] = []
        for city, entry in self.view["cities"].items():
            token = "–" if entry["token"] is None else self.words.token(entry["token"])
            here = "".join(f" {self.words.tag(seat)}" for seat in entry["travellers"])
            cells.append(f"{self.voice.say(f'gugong-city-{city}')}: {token}{' ←' if here else ''}{here}")
        taken = self.view["taken_token"]
        more = [] if taken is None else hung("", [self.words.say("taken", token=self.words.token(taken))])
        return [*grid(self.words.say("label-map"), cells, 3), *more]

    def roads(self) -> list[str]:
        """Which cities are joined."""
        plan = self.parts.maps["AB".index(self.view["side"])]
        names = {city: self.voice.say(f"gugong-city-{CITIES[city]}") for city in plan.cities}
        pairs = [
            f"{names[one]}–{names[two]}"
            for one in plan.cities
            for two in plan.cities
            if one < two and plan.roads[one] >> two & 1
        ]
        return hung(self.words.say("label-roads"), pairs, ", ")

    def wall(self) -> list[str]:
        """How far the section is, and who has built it."""
        wall = self.view["wall"]
        parts = [self.words.say("wall", count=wall["servants"], threshold=wall["threshold"])]
        for number, seat in enumerate(self.view["seats"]):
            if seat["wall"]:
                double = f" ({self.words.say('double')})" if seat["double"] == "wall" else ""
                parts.append(f"{self.words.tag(number)} {seat['wall']}{double}")
        return hung(self.words.location("wall"), parts)

    def open_houses(self) -> list[dict[str, Any]]:
        """The houses that still have jade; the courtyard once they are empty."""
        return [house for house in self.view["houses"] if house["jade"]]

    def jade(self) -> list[str]:
        """The houses left and what they cost the seat that looks."""
        costs = [f"{house.get('cost_now', house['cost'])}" for house in self.open_houses()]
        yard = next(house for house in self.view["houses"] if house["id"] == "courtyard")
        if yard["jade"]:
            return hung(self.words.location("jade"), [self.words.say("jade-courtyard", cost=costs[0])])
        later = self.words.say("jade-later", cost=yard.get("cost_now", yard["cost"]))
        houses = self.words.say("jade-houses", count=len(costs), costs=", ".join(costs))
        return hung(self.words.location("jade"), [houses, later])

    def intrigue(self) -> list[str]:
        """The track from its head, on each space the upper marker first; and the medal."""
        spaces: dict[int, list[str]] = {}
        for seat in reversed(self.view["intrigue_order"]):
            spaces.setdefault(self.view["seats"][seat]["intrigue"], []).append(self.words.tag(seat))
        parts = [f"{space}: {' > '.join(tags)}" for space, tags in spaces.items()]
        medal = self.view["medal"]
        parts.append(self.words.say("medal-free" if medal is None else "medal", seat=self.words.tag(medal)))
        return hung(self.words.location("intrigue"), parts)

    def palace(self) -> list[str]:
        """Every envoy's steps, the audience seats left, and who cannot come before the emperor any more."""
        say, taken = self.words.say, set()
        parts: list[str] = []
        for number, seat in enumerate(self.view["seats"]):
            tag, audience = self.words.tag(number), seat["audience"]
            if audience is not None:
                taken.add(audience["seat"])
                parts.append(say("audience", seat=tag, vp=audience["vp"]))
            else:
                key = "palace-lost" if seat["palace_outlook"]["lost"] else "palace"
                parts.append(say(key, seat=tag, steps=seat["palace"], goal=self.parts.palace_goal))
        values = self.parts.audience["AB".index(self.view["side"])]
        left = ", ".join(str(vp) for place, vp in enumerate(values) if place not in taken)
        parts.append(say("audience-left", values=left) if left else say("audience-none"))
        return [*hung(self.words.location("palace"), parts), *self.warning()]

    def warning(self) -> list[str]:
        """That the seat that looks can no longer come before the emperor."""
        outlook = self.view["seats"][self.seat]["palace_outlook"] if self.seat >= 0 else {"lost": False}
        if not outlook["lost"] or self.view["phase"] == "end":
            return []
        text = self.words.say("warning", missing=outlook["missing"], most=outlook["most"])
        return hung("", text.split(" "), " ")

    def decrees(self) -> list[str]:
        """The decrees on offer: cost now, points at once, whoever has a servant there."""
        cells: list[str] = []
        for entry in self.view["decrees"]:
            cost = entry.get("cost_now", entry["cost"])
            key = "decree-vp" if entry["vp_now"] else "decree"
            name = self.voice.say(f"gugong-decree-{hyphens(entry['id'])}")
            holders = "".join(f" {self.words.tag(seat)}" for seat in entry["holders"])
            text = self.words.say(key, decree=name, cost=cost, vp=entry["vp_now"])
            cells.append(f"{text}{' ←' if holders else ''}{holders}")
        return grid(self.words.location("decrees"), cells, 2)

    def canal(self) -> list[str]:
        """The harbours with their rewards, the ships with their loads, and the rewards taken."""
        say, words = self.words.say, self.words
        heads = ""
        for number, rewards in enumerate(self.parts.harbour_rewards, 1):
            some = "/".join(words.reward(REWARDS[reward]) for reward in rewards)
            shown = say("reward-any") if len(rewards) == len(REWARDS) else some
            heads += f"{cut(f'{number}: {shown}' if shown else f'{number}', HARBOUR):<{HARBOUR}}"
        out = [f"{words.location('canal'):<{LABEL}}{heads}".rstrip()]
        routes: dict[str, str] = {}
        for harbour, ship in self.view["harbours"].items():
            route = harbour.partition(":")[0]
            shown = "–"
            if ship is not None:
                double = f" ({say('double')})" if ship["double"] else ""
                shown = f"{words.tag(ship['seat'])} {ship['load']}/{self.parts.capacity}{double}"
            routes[route] = routes.get(route, "") + f"{shown:<{HARBOUR}}"
        for route, ships in routes.items():
            out.append(f"{'  ' + say(f'route-{route}') if len(routes) > 1 else '':<{LABEL}}{ships}".rstrip())
        taken: list[str] = []
        for number, seat in enumerate(self.view["seats"]):
            some = ", ".join(f"{n}× {words.reward(reward)}" for reward, n in seat["rewards"].items() if n)
            if some:
                taken.append(f"{words.tag(number)} {some}")
        return [*out, *(hung("", [say("rewards"), *taken]) if taken else [])]

    # -- players

    def players(self) -> list[str]:
        """One line for each player: what everybody can see of it."""
        say, words = self.words.say, self.words
        heads = [say(f"head-{key}") for key in ("vp", "hired", "free", "jade", "tokens", "hand", "discard", "ships")]
        wide = [max(len(head), 3) + 2 for head in heads]
        out = [" " * PLAYER + "".join(f"{head:>{width}}" for head, width in zip(heads, wide, strict=True))]
        for number, seat in enumerate(self.view["seats"]):
            worth = "" if seat["stored_worth"] == seat["stored"] else f"={seat['stored_worth']}"
            cells = [
                f"{seat['vp']}",
                words.with_double(seat["hired"], seat["double"] == "hired"),
                words.with_double(seat["free"], seat["double"] == "free"),
                f"{seat['jade']}",
                f"{seat['stored']}{worth}",
                f"{seat['hand_size']}",
                f"{seat['discard_size']}",
                f"{seat['ships_in_reserve']}",
            ]
            row = "".join(f"{cell:>{width}}" for cell, width in zip(cells, wide, strict=True))
            passed = f"  {say('passed')}" if seat["passed"] else ""
            out.append(f"{cut(words.player(number), PLAYER):<{PLAYER}}{row}{passed}")
        return out

    def meng(self) -> list[str]:
        """Meng's focus and his automa cards."""
        say, meng = self.words.say, self.view["meng"]
        parts = [say("focus", location=self.words.location(meng["focus"])), say("automa", count=meng["automa_deck"])]
        out = hung(self.voice.say("gugong-meng"), parts)
        for key, cards in (("label-today", meng["automa_today"]), ("label-used", meng["automa_used"])):
            if cards:
                names = [self.voice.say(f"gugong-automa-{hyphens(card).lower()}") for card in cards]
                out += hung(f"  {say(key)}", names, ", ")
        return out

    def own(self) -> list[str]:
        """Hand, discard pile and travel tokens of the seat that looks."""
        say, seat, dice = self.words.say, self.view["seats"][self.seat], self.view["dice"]
        out = [rule(f"── {cut(self.words.player(self.seat), 60)}")]
        for key, cards in (("label-hand", seat["hand"]), ("label-discard", seat["discard"])):
            ordered = sorted(cards, key=lambda card: (self.words.value(card), CARDS.index(card)))
            rows = [self.words.gift(card, "*" if self.words.value(card) in dice else "") for card in ordered]
            out += grid(say(key), [row.rstrip() for row in rows] or ["–"], 1)
        matches = sum(dice.count(self.words.value(card)) for card in seat["discard"])
        out += hung("", [say("matches", count=matches)]) if matches else []
        if seat["stored_kinds"]:
            out += hung(say("label-tokens"), [self.words.token(kind) for kind in seat["stored_kinds"]], ", ")
        return out

    def option_table(self, options: list[int]) -> tuple[list[str], set[int]]:
        """The gift question: one line per card and way to act, one column per location."""
        return gift_table(self.words, self.view["board"], options)

    def explained(self, words: str) -> list[str]:
        """Locations, decrees, tokens, exchanges, benefits and rewards by name; gifts by name or value."""
        return explained(self.words, words)
