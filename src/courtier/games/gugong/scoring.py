"""The end of the game: the last wall, level-3 decrees, seats, jade, disqualification. [section 11]"""

from __future__ import annotations

from typing import final

from courtier.core.game import Score
from courtier.core.messages import Arg
from courtier.core.state import Frame
from courtier.games.gugong.state import NO_SEAT, NOBODY, ON_WALL, Clause, GugongState, Seat, count
from courtier.games.gugong.tracks import ahead, audience_vp
from courtier.games.gugong.wall import on_the_wall, score_wall


def jade_points(s: GugongState, n: int) -> int:
    """What n jade are worth. [G-END-05]"""
    table = s.parts.jade_table
    if n < len(table):
        return table[n]
    return table[-1] + (n - len(table) + 1) * s.parts.jade_beyond


def counted(p: Seat, what: str, n_rewards: int, vp: int) -> int:
    """What a level-3 decree counts. [G-END-04]"""
    if what == "vp":
        return vp
    if what == "jade":
        return p.jade
    if what == "own_decree_servants":
        return count(p.decrees)
    return sum(p.filled(reward) for reward in range(n_rewards))


def decree_points(s: GugongState, seat: int, vp: int) -> int:
    """The level-3 decrees of a player in their order; `d3_vp` first. vp: the marker at that moment. [G-END-04]"""
    p = s.seats[seat]
    tiles = s.parts.tiles
    mine = [i for i in range(len(tiles)) if p.decrees >> i & 1 and tiles[i].timing == "end"]
    mine.sort(key=lambda i: tiles[i].end_order)
    total = 0
    for i in mine:
        op = tiles[i].op
        if op.op == "vp":
            gain = op.n
        else:
            found = counted(p, op.word, len(s.parts.reward_slots), vp + total)
            gain = min(found // op.low * op.n, op.high)
        total += gain
    return total


def breakdown(s: GugongState, seat: int) -> dict[str, int]:
    """A player's points by category, in the order of the final steps. The last wall has been scored. [G-END]"""
    p = s.seats[seat]
    wall = sum(op.n for op in s.parts.wall_winner if op.op == "vp") if s.last_wall == seat else 0
    out: dict[str, int] = {"game": p.vp - wall}
    vp = p.vp
    for step in s.parts.end_order:
        if step == "wall":
            out["wall"] = wall
        elif step == "level3_decrees":
            out["decrees"] = decree_points(s, seat, vp)
            vp += out["decrees"]
        elif step == "audience":
            out["audience"] = audience_vp(s, p.audience) if p.audience != NO_SEAT else 0
            vp += out["audience"]
        elif step == "jade":
            out["jade"] = jade_points(s, p.jade)
            vp += out["jade"]
    if is_disqualified(s, seat):
        out["disqualified"] = -vp
    return out


def is_disqualified(s: GugongState, seat: int) -> bool:
    """Without an audience a player scores nothing; Meng is exempt. [G-END-06, G-SOLO-27]"""
    return s.seats[seat].audience == NO_SEAT and not s.is_meng(seat)


def score_last_wall(s: GugongState) -> None:
    """Whatever its number of servants, and without benefits; the step may still reach the palace. [G-END-02]"""
    if on_the_wall(s) == 0:
        return
    before = [p.wall + (1 if p.double == ON_WALL else 0) for p in s.seats]
    score_wall(s, "G-END-02")
    for seat in range(len(s.seats)):
        if before[seat] and s.seats[seat].on_wall() == 0:
            s.last_wall = seat


def final_scores(s: GugongState) -> list[Score]:
    """The result of a finished game, or of one that ends now. [G-END-07]"""
    now = s
    if s.stack:
        now = s.copy()
        score_last_wall(now)
    parts = [breakdown(now, seat) for seat in range(len(now.seats))]
    totals = [sum(part.values()) for part in parts]
    able = [seat for seat in range(len(totals)) if not is_disqualified(now, seat)]
    best = [seat for seat in able if totals[seat] == max(totals[each] for each in able)]
    winner = ahead(now, best) if best else NOBODY
    return [Score(parts[seat], totals[seat], seat == winner) for seat in range(len(totals))]


@final
class FinalScoring(Clause):
    """The final steps in their order; then the game is over. [G-END-01 to G-END-07]"""

    def run(self, s: GugongState, f: Frame) -> None:
        score_last_wall(s)
        if s.log is None:
            return
        scores = final_scores(s)
        for seat in range(len(s.seats)):
            parts = scores[seat].categories
            args: dict[str, Arg] = {"decrees": parts["decrees"], "audience": parts["audience"], "jade": parts["jade"]}
            s.tell("final", seat, {**args, "n": sum(parts.values()) - parts.get("disqualified", 0)}, "G-END-05")
            if is_disqualified(s, seat):
                s.tell("disqualified", seat, {}, "G-END-06")
        winners = [seat for seat in range(len(scores)) if scores[seat].won]
        if winners:
            s.tell("won", winners[0], {"n": scores[winners[0]].total}, "G-END-07")
        else:
            s.tell("nobody-won", 0, {}, "G-RULING-26")
