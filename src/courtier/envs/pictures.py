"""A picture of the scores, for `render_mode="rgb_array"`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

COLORS = ((31, 119, 180), (214, 39, 40), (44, 160, 44), (255, 187, 0), (148, 103, 189), (127, 127, 127))
HEIGHT, WIDTH = 240, 320


def bars(totals: list[int]) -> npt.NDArray[np.uint8]:
    """One bar for each seat, as long as its points; the line in the middle stands for 0."""
    out = np.full((HEIGHT, WIDTH, 3), 250, dtype=np.uint8)
    most = max(20, *(abs(total) for total in totals))
    thick = HEIGHT // (len(totals) + 1)
    for i, total in enumerate(totals):
        top = thick // 2 + i * thick
        reach = round(total / most * (WIDTH // 2 - 10))
        left, right = sorted((WIDTH // 2, WIDTH // 2 + reach))
        out[top : top + thick * 3 // 4, left : right + 1] = COLORS[i % len(COLORS)]
    out[:, WIDTH // 2] = 0
    return out
