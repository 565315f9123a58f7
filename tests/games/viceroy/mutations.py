"""Rules of Viceroy broken on purpose: each must turn one of its tests red. `test_mutations.py` runs them."""

from __future__ import annotations

from pathlib import Path

from tools.break_rules import ROOT, Broken

GAME = "games/viceroy"
TESTS = "tests/games/viceroy"


def code(rule: str, file: str, old: str, new: str, tests: str) -> Broken:
    """A change in one of the game's modules; the tests by module."""
    modules = " ".join(f"{TESTS}/test_{name}.py" for name in tests.split())
    return Broken(rule, f"{GAME}/{file}.py", old, new, modules)


def law(number: int, old: str, new: str) -> Broken:
    """A change in the data of one law, which stands on a line of its own."""
    path = Path(ROOT, "src", "courtier", GAME, "data", "laws.json")
    line = next(line for line in path.read_text(encoding="utf-8").splitlines() if f'"id": {number},' in line)
    assert line.count(old) == 1, f"law {number} has this {line.count(old)} times: {old}"
    module = "laws_65_to_70" if number <= 70 else "laws"
    return Broken(
        f"V-LAW-{number}", f"{GAME}/data/laws.json", line, line.replace(old, new), f"{TESTS}/test_{module}.py"
    )


SCORING = [
    code(
        "V-SCORE-01 circles: level without bonus tokens",
        "scoring",
        "points += level_of(circle >> 2) + bonus[circle & 3]",
        "points += level_of(circle >> 2)",
        "scoring",
    ),
    code(
        "V-SCORE-02 eternal gems: one point each",
        "scoring",
        "points += level_of(token >> 8) + bonus[(code - ETERNAL) % 4]",
        "points += 1 + bonus[(code - ETERNAL) % 4]",
        "scoring",
    ),
    code(
        "V-SCORE-03 laws: tucked laws count too",
        "scoring",
        "    return points\n\n\ndef score_law(",
        "    return points + len(seat.tucked)\n\n\ndef score_law(",
        "laws",
    ),
    code("V-SCORE-04 power: one point a token", "scoring", "points += code - POWER", "points += 1", "scoring"),
    code(
        "V-SCORE-05 magic: tokens plus bonus",
        "scoring",
        "return count_tokens(seat, MAGIC) * bonus",
        "return count_tokens(seat, MAGIC) + bonus",
        "scoring",
    ),
    code(
        "V-SCORE-06 sets: without magic",
        "scoring",
        "return min(count_tokens(seat, DEFENCE), count_tokens(seat, SCIENCE), count_tokens(seat, MAGIC))",
        "return min(count_tokens(seat, DEFENCE), count_tokens(seat, SCIENCE))",
        "scoring",
    ),
    code(
        "V-SCORE-07 attack: too much defence is rewarded",
        "scoring",
        "return -s.game.rules.attack_penalty * hits if hits > 0 else 0",
        "return -s.game.rules.attack_penalty * hits",
        "scoring",
    ),
]

LAWS = [
    code(
        "V-LAW-65 brings a gem for circles that were there",
        "laws",
        "if color != MIXED and before[i] == MIXED:",
        "if color != MIXED:",
        "laws_65_to_70",
    ),
    code(
        "V-LAW-65 replaces on level 5",
        "placing",
        "WIDTH * (MAX_LAW_LEVEL + 1)]",
        "WIDTH * (MAX_LAW_LEVEL + 2)]",
        "placing",
    ),
    code(
        "V-LAW-66 triples tokens",
        "laws",
        "add_token(seat, token)",
        "add_token(seat, token); add_token(seat, token)",
        "laws_65_to_70",
    ),
    code(
        "V-LAW-67 pays the supply",
        "exchange",
        "s.seats[f.b].gems[color] += 1",
        "s.supply[color] += 1",
        "exchange",
    ),
    code(
        "V-LAW-68 leaves tucked cards out",
        "scoring",
        "(len(seat.cards) + len(seat.tucked))",
        "len(seat.cards)",
        "laws_65_to_70",
    ),
    code("V-LAW-69 skips nothing", "laws", "s.seats[f.seat].skips = True", "pass", "laws_65_to_70"),
    code("V-LAW-70 returns one law more", "laws", "min(self.card.returns, n)", "self.card.returns", "laws_65_to_70"),
    law(71, '"amount": 6', '"amount": 5'),
    code("V-LAW-72 tucks one card only", "laws", "s.push(self, f.seat, card, f.b, f.c)", "pass", "laws"),
    law(73, '"kind": "defence"', '"kind": "science"'),
    code(
        "V-LAW-74 loses the tokens",
        "laws",
        "[packed(f.c, token & 255) if token >> 8 == place else token for token in seat.tokens]",
        "[token for token in seat.tokens if token >> 8 != place]",
        "laws",
    ),
    law(75, '"points": 3', '"points": 2'),
    law(76, '"max_gems": 8', '"max_gems": 7'),
    law(77, '"kind": "attack"', '"kind": "defence"'),
    code(
        "V-LAW-78 forgets the auction",
        "display",
        "    s.seats[seat].bidding = False\n    offer_to_tuck(s, seat, card)",
        "    s.seats[seat].bidding = False",
        "laws",
    ),
    code(
        "V-LAW-79 forgets eternal gems",
        "scoring",
        "                n += 1\n        return law.points * n",
        "                n += 0\n        return law.points * n",
        "laws",
    ),
    law(80, '"amount": 6', '"amount": 8'),
    law(81, '"kind": "magic"', '"kind": "defence"'),
    law(82, '"kind": "science"', '"kind": "magic"'),
    law(83, '{"kind": "bonus_magic", "amount": 2}', '{"kind": "bonus_magic", "amount": 3}'),
    law(84, '"kind": "bonus_magic"', '"kind": "magic"'),
    *[law(number, '"points": 2', '"points": 3') for number in (85, 86, 87, 88)],
    code(
        "V-LAW-85 counts laws too",
        "scoring",
        "if card and not cards[card].is_law:",
        "if card:",
        "laws",
    ),
]

CENTRAL = [
    code(
        "V-SETUP-06 the small deck on top",
        "setup",
        "s.small_deck = s.large_deck[:rest]",
        "s.small_deck = s.large_deck[-rest:]",
        "setup",
    ),
    code(
        "V-AUC-02 any colour may be bid",
        "auction",
        "if seat.gems[color] > 0 and cards_at(s, color) > 0:",
        "if cards_at(s, color) > 0:",
        "auction",
    ),
    code(
        "V-AUC-10 winners keep their gem",
        "auction",
        "                s.supply[seat.bid] += 1",
        "                seat.gems[seat.bid] += 1",
        "auction",
    ),
    code(
        "V-AUC-11 attackers in seat order",
        "auction",
        "for i in reversed(in_order(s, attackers)):",
        "for i in reversed(attackers):",
        "auction",
    ),
    code("V-AUC-13 the same card goes to the first", "auction", "or first == second:", "or False:", "auction"),
    code(
        "V-AUC-20 cards above stay",
        "auction",
        "            s.display[color * 2 + 1] = s.display[color * 2]",
        "            pass",
        "passing",
    ),
    code(
        "V-PASS-02 income in seat order",
        "auction",
        "for i in reversed(in_order(s, passing)):",
        "for i in reversed(passing):",
        "passing",
    ),
    code(
        "V-PASS-05 losers of the third round get nothing",
        "auction",
        "(last or seat.bid == BID_PASS)",
        "(seat.bid == BID_PASS)",
        "passing",
    ),
    code(
        "V-RULING-09 tucked cards count for the order",
        "state",
        "    low = 1000\n",
        "    low = min([1000, *[entry & 127 for entry in seat.tucked]])\n",
        "passing",
    ),
    code("V-BUILD-03 played in seat order", "building", "        order.sort()\n", "", "building"),
    code(
        "V-BUILD-11 level 5 costs no more than level 4",
        "components",
        'need[COLORS.index(str(row["cost"]))] += 1',
        'need[COLORS.index(str(row["cost"]))] += int(level < 5)',
        "building",
    ),
    code(
        "V-BUILD-12 eternal gems help again and again",
        "building",
        "                mark_used(seat, color)",
        "                pass",
        "building",
    ),
    code(
        "V-BUILD-13 mixed circles bring a gem",
        "pyramid",
        "    if cards[card_at(seat, place - WIDTH)].top_right != color:\n        return MIXED\n",
        "",
        "pyramid building",
    ),
    code("V-PYR-02 one card is support enough", "pyramid", "if spots[i] + 1 == spots[i + 1]:", "if True:", "pyramid"),
    code(
        "V-PYR-08 middle cards of level 1 are free",
        "pyramid",
        "return level == highest and level > 1",
        "return level == highest",
        "pyramid",
    ),
    code(
        "V-TOK-09 eternal gems never come from the screen",
        "rewards",
        "elif s.seats[seat].gems[color] > 0:",
        "elif s.seats[seat].gems[color] > 99:",
        "rewards",
    ),
    code("V-END-04 a circle costs one gem", "pyramid", "        + int(left.top_right != color)\n", "", "recoloring"),
    code(
        "V-SOLO-04 virtual opponents take the card above",
        "virtual",
        '        remove_from_display(s, color * 2 + BELOW, "V-SOLO-04")',
        '        remove_from_display(s, color * 2 + ABOVE, "V-SOLO-04")',
        "virtual",
    ),
    code("V-SOLO-07 nothing is removed", "virtual", "        s.removals += virtual\n", "", "virtual"),
    code(
        "V-SOLO-12 virtual opponents bid on alone",
        "auction",
        "            if seat.bidding:\n                return False\n        return True",
        "            if seat.bidding or s.virtual_in:\n                return False\n        return True",
        "virtual",
    ),
    code("13.1 hands are open", "view", "if viewer == owner or entry >> viewer & 1", "if True", "view"),
]

BROKEN: list[Broken] = [*SCORING, *LAWS, *CENTRAL]
QUICK = [
    "V-SCORE-01 circles: level without bonus tokens",
    "V-SCORE-07 attack: too much defence is rewarded",
    "V-LAW-70 returns one law more",
    "V-LAW-77",
    "V-AUC-13 the same card goes to the first",
    "V-BUILD-12 eternal gems help again and again",
    "V-PYR-08 middle cards of level 1 are free",
    "V-SOLO-12 virtual opponents bid on alone",
]
