"""Draw the picture of the README: one pyramid and the auction row of a real game of Viceroy, as SVG.

`python tools/picture.py > docs/viceroy.svg` plays seeded games until a pyramid worth looking at has grown.
"""

from __future__ import annotations

from courtier import texts
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Message, Name
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from courtier.games.viceroy.actions import COLORS
from courtier.games.viceroy.game import ViceroyGame
from courtier.games.viceroy.pyramid import MIXED, circle_color, column_of, level_of
from courtier.games.viceroy.scoring import total_points
from courtier.games.viceroy.state import Seat, ViceroyState
from courtier.games.viceroy.tokens import TOKEN_WORDS
from courtier.games.viceroy.words import hyphens

SIZE = 108
GAP = 3
INK = {"blue": "#4f8fe6", "red": "#e0533f", "green": "#43a764", "yellow": "#efc143"}
BADGE = {"magic": "#7d4bb3", "science": "#2b8a8f", "defence": "#6d7580", "power": "#c2891d"}
BADGE |= {"bonus_magic": "#7d4bb3", "bonus_circle": "#a3482f", "eternal": "#1b2a57"}


def position() -> tuple[ViceroyState, int]:
    """A late position of a four-player game and its best seat, found by playing seeded games at random."""
    game = load_game("viceroy")
    assert isinstance(game, ViceroyGame)
    best: tuple[int, ViceroyState, int] | None = None
    for seed in range(400):
        s: ViceroyState = new_game(game, {"players": 4}, f"picture {seed}")
        rng = FastRng(seed)
        while s.round < 11:
            seat = seat_to_act(s)
            options = legal(s, seat)
            play(game, s, seat, options[rng.below(len(options))])
        for i in range(4):
            n = len(s.seats[i].cards)
            worth = total_points(s, i) + 8 * max(level_of(place) for place in s.seats[i].spots)
            if 12 <= n <= 16 and (best is None or worth > best[0]):
                best = (worth, s.copy(), i)
    assert best is not None
    return best[1], best[2]


def name_of(s: ViceroyState, card: int) -> str:
    """A card's English name."""
    return texts.format(Message("label", {"text": Name(f"viceroy-card-{hyphens(s.game.cards[card].key)}")}), "en")


def card_svg(s: ViceroyState, card: int, x: float, y: float, tokens: list[str]) -> str:
    """A square card: quarter circles in the upper corners, a half circle at the lower edge."""
    face = s.game.cards[card]
    r = SIZE * 0.27
    colors = [INK[COLORS[c]] for c in (face.top_left, face.top_right, face.bottom_left, face.bottom_right)]
    right, bottom, middle = x + SIZE, y + SIZE, x + SIZE / 2
    paper = "#2b3a67" if face.is_law else "#f2e8d0"
    ink = "#f2e8d0" if face.is_law else "#2a2118"
    shapes = [
        f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" rx="7" fill="{paper}" stroke="#b08d57"/>',
        f'<path d="M{x + 2} {y + 2}h{r}a{r} {r} 0 0 1-{r} {r}z" fill="{colors[0]}"/>',
        f'<path d="M{right - 2} {y + 2}h-{r}a{r} {r} 0 0 0 {r} {r}z" fill="{colors[1]}"/>',
        f'<path d="M{middle - r} {bottom - 2}a{r} {r} 0 0 1 {r}-{r}v{r}z" fill="{colors[2]}"/>',
        f'<path d="M{middle} {bottom - r - 2}a{r} {r} 0 0 1 {r} {r}h-{r}z" fill="{colors[3]}"/>',
        f'<text x="{middle}" y="{y + 24}" class="n" fill="{ink}">{card}</text>',
    ]
    words = name_of(s, card).split()
    lines = [" ".join(words[:-1]), words[-1]] if len(words) > 1 else words
    for i, line in enumerate(lines):
        shapes.append(f'<text x="{middle}" y="{y + 43 + 12 * i}" class="t" fill="{ink}">{line}</text>')
    for i, word in enumerate(tokens):
        kind, _, value = word.partition(":")
        at = middle + (i - (len(tokens) - 1) / 2) * 20
        sign = value.rpartition(":")[2][:2] if kind.startswith(("power", "bonus")) else kind[0].upper()
        shapes.append(f'<circle cx="{at}" cy="{y + 68}" r="9" fill="{BADGE.get(kind, "#1b2a57")}" stroke="#fff3c4"/>')
        shapes.append(f'<text x="{at}" y="{y + 72}" class="k" fill="#fff">{sign}</text>')
    return "".join(shapes)


def tokens_on(seat: Seat, place: int) -> list[str]:
    """The tokens on a card by their words."""
    return [TOKEN_WORDS[token & 255] for token in sorted(seat.tokens) if token >> 8 == place]


def picture(s: ViceroyState, number: int) -> str:
    """The whole picture."""
    seat = s.seats[number]
    step = SIZE + GAP
    rows = max(level_of(place) for place in seat.spots)
    left = min(column_of(place) + (level_of(place) - 1) / 2 for place in seat.spots)
    right = max(column_of(place) + (level_of(place) - 1) / 2 for place in seat.spots) + 1
    width = max((right - left) * step + 60, 8 * step + 120)
    height = 40 + SIZE + 60 + rows * step + 30
    parts: list[str] = []
    for color in range(4):
        here = [card for card in (s.display[color * 2 + 1], s.display[color * 2]) if card]
        middle = width / 2 + (color - 1.5) * (2 * step + 14)
        for i, card in enumerate(here):
            parts.append(card_svg(s, card, middle + (i - len(here) / 2) * step, 30, []))
        bar = f'x="{middle - step}" y="{SIZE + 40}" width="{2 * step - GAP}" height="6" rx="3"'
        parts.append(f'<rect {bar} fill="{INK[COLORS[color]]}"/>')
    for i, place in enumerate(seat.spots):
        level = level_of(place)
        x = (width - (right - left) * step) / 2 + (column_of(place) + (level - 1) / 2 - left) * step
        y = height - 30 - level * step
        parts.append(card_svg(s, seat.cards[i], x, y, tokens_on(seat, place)))
        color = circle_color(s.game.cards, seat, place)
        if color != MIXED:
            middle, edge = x + SIZE / 2, y + SIZE + GAP / 2
            parts.append(
                f'<circle cx="{middle}" cy="{edge}" r="{SIZE * 0.3}" fill="none" stroke="#fff3c4" stroke-width="5"/>'
            )
    style = (
        "text{text-anchor:middle;font-family:Alegreya Sans,Verdana,sans-serif}"
        ".n{font-size:16px;font-weight:700}.t{font-size:12.5px}.k{font-size:11px;font-weight:700}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" '
        f'aria-label="A pyramid and the auction row of a game of Viceroy"><style>{style}</style>'
        f'<defs><radialGradient id="night" cy="0.1" r="1.1"><stop offset="0" stop-color="#24376b"/>'
        f'<stop offset="1" stop-color="#0c1330"/></radialGradient></defs>'
        f'<rect width="100%" height="100%" rx="16" fill="url(#night)"/>{"".join(parts)}</svg>'
    )


if __name__ == "__main__":
    print(picture(*position()))
