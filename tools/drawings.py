"""Keeps what the client draws in the rules as files for docs/rules: docs/pictures/signs/ and docs/pictures/rules/.

Called by `make pictures` (tools/pictures.py) with a page that shows a table of the game. A picture is kept for another
language only where the words in it differ from those in the English one.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from courtier.texts.bundle import SOURCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
SIGNS = ROOT / "docs" / "pictures" / "signs"
PICTURES = ROOT / "docs" / "pictures" / "rules"
# A pictogram without a ground of its own is drawn in the ink of the page; this one can be seen on white and on black.
INK = "#b0563f"
KEPT = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity")
LETTERS = ("font-size", "font-weight", "text-anchor", "paint-order")
# Every pictogram once, as a file that needs no style sheet.
COLLECT = """([ink, kept, letters]) => {
  const out = {};
  for (const sign of document.querySelectorAll("[data-sign]")) {
    if (out[sign.dataset.sign]) continue;
    sign.style.color = ink;
    const copy = sign.cloneNode(true);
    const own = [sign, ...sign.querySelectorAll("*")];
    [copy, ...copy.querySelectorAll("*")].forEach((element, i) => {
      const style = getComputedStyle(own[i]);
      const text = element.tagName === "text";
      for (const name of text ? [...kept, ...letters] : kept)
        if (element !== copy && element.tagName !== "g") element.setAttribute(name, style.getPropertyValue(name));
      if (text) element.setAttribute("font-family", "sans-serif");
      for (const name of ["class", "style", "aria-hidden", "data-sign"]) element.removeAttribute(name);
    });
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    out[sign.dataset.sign] = copy.outerHTML.replace(/<!--.*?-->/g, "") + "\\n";
  }
  return out;
}"""


def picture_file(name: str, lang: str) -> Path:
    """Where a picture lies in that language: the English one serves all that look the same."""
    own = PICTURES / f"{name}.{lang}.png"
    return own if lang != SOURCE and own.is_file() else PICTURES / f"{name}.png"


def keep(page: Page, game: str, lang: str, english: dict[str, str]) -> dict[str, str]:
    """Open the rules beside the board and keep what is drawn in them; the words in each picture, by its name."""
    for folder in (SIGNS, PICTURES):
        folder.mkdir(parents=True, exist_ok=True)
    page.locator('[role=tab][data-panel="rules"]').click()
    page.locator("[data-rule]").first.wait_for()
    if lang == SOURCE:
        for name, drawn in page.evaluate(COLLECT, [INK, KEPT, LETTERS]).items():
            (SIGNS / f"{game}-{name}.svg").write_text(drawn, encoding="utf-8")
    said: dict[str, str] = {}
    for figure in page.locator("[data-picture]").all():
        name, drawn = str(figure.get_attribute("data-picture")), figure.locator("> div")
        said[name] = drawn.text_content() or ""
        own = PICTURES / (f"{name}.png" if lang == SOURCE else f"{name}.{lang}.png")
        if said[name] == english.get(name):
            own.unlink(missing_ok=True)
        else:
            drawn.screenshot(path=own, omit_background=True)
    return said
