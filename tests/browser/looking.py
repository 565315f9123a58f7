"""What can be wrong with a page that a look would show: scrolling, clipped words, choices out of sight."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.server.running import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

LOOK = """() => {
  const faults = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (element, axis) => /auto|scroll/.test(getComputedStyle(element)[axis]);
  // What lies outside of the page, or of a frame around it that cuts off or scrolls.
  const inside = (element) => {
    const box = element.getBoundingClientRect();
    const within = ({ left, top, right, bottom }) =>
      box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
    if (!within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let frame = element.parentElement; frame; frame = frame.parentElement)
      if (getComputedStyle(frame).overflow !== "visible" && !within(frame.getBoundingClientRect())) return false;
    return true;
  };
  for (const element of document.querySelectorAll("[data-choice], [data-confirm]"))
    if (shown(element) && !inside(element)) faults.push(`out of sight: ${element.innerText.slice(0, 60)}`);
  for (const element of document.querySelectorAll("body *")) {
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml" || !shown(element)) continue;
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!words || element.closest(".unseen, [aria-hidden=true], option")) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none") continue;  // for listeners only
    if (parseFloat(style.fontSize) < 12) faults.push(`small (${style.fontSize}): ${element.innerText.slice(0, 40)}`);
    const cut = style.overflowX !== "visible" && !scrolls(element, "overflowX");
    if (cut && element.scrollWidth > element.clientWidth + 1)
      faults.push(`clipped: ${element.innerText.slice(0, 60)}`);
  }
  for (const text of document.querySelectorAll("svg text")) {
    if (!shown(text) || !text.textContent.trim()) continue;
    const drawing = text.ownerSVGElement;
    // A drawing that does not cut off may reach beyond itself, but not beyond what it lies in.
    const around = getComputedStyle(drawing).overflow === "visible" ? drawing.parentElement : drawing;
    const own = text.getBoundingClientRect(), frame = around.getBoundingClientRect();
    if (!own.width) continue;  // in a part of the drawing that is put away
    const length = text.getAttribute("textLength");
    if (length) {
      text.removeAttribute("textLength");
      if (text.getComputedTextLength() < length - 1) faults.push(`stretched: ${text.textContent.trim().slice(0, 40)}`);
      text.setAttribute("textLength", length);
    }
    const beside = own.left < frame.left - 2 || own.right > frame.right + 2;
    if (beside || own.top < frame.top - 3 || own.bottom > frame.bottom + 3)
      faults.push(`outside ${drawing.getAttribute("class")}: ${text.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(faults)];
}"""


NEEDED = """() => [...document.querySelectorAll(".scroll [data-needed]")].flatMap((element) => {
  const below = element.getBoundingClientRect().bottom - element.closest(".scroll").getBoundingClientRect().bottom;
  return below > 6 ? [`asked about, but ${Math.round(below)} pixels below the fold`] : [];
})"""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def faults_of(page: Page) -> list[str]:
    """What is wrong with the page as it stands, once it has been drawn."""
    page.evaluate(SETTLE)
    found: list[str] = page.evaluate(LOOK)
    return found


def unseen_of(page: Page) -> list[str]:
    """What the question is about, such as the own hand, but cannot be seen without scrolling."""
    page.evaluate(SETTLE)
    found: list[str] = page.evaluate(NEEDED)
    return found


def violations(page: Page) -> list[str]:
    """What axe finds against the A and AA rules."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: dict[str, Any] = page.evaluate("tags => axe.run(document, { runOnly: tags })", TAGS)
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found["violations"]]
