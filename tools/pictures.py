"""Takes the pictures of docs/pictures/: each board at the start, in the middle and at the end of a real game.

Usage: python -m tools.pictures [--rules] [GAME ...], after `make client`. A server is started on loopback, a person
plays the guided deal of each game by the server's hints, and a browser looks on. What is drawn in the rules is kept as
well (tools/drawings.py); with --rules nothing else is.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Playwright, sync_playwright

from courtier.games import GAMES
from courtier.texts import available
from courtier.texts.bundle import SOURCE
from tools import drawings
from tools.chromium import FLAGS, find_or_install

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
PORT = 8097
SIZES = {"": (1366, 768), "-phone": (390, 844)}
BOTS = {"viceroy": 2, "gugong": 0, "viscounts": 0}
MIDDLE = {"viceroy": 60, "gugong": 22, "viscounts": 40}  # answers of the person
MOST = 500


class Sitter:
    """A person at a table, moved by hints of the server."""

    def __init__(self, url: str, game: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=30)
        told = self.http.post("/sessions", json={"name": "Ada", "lang": "en"}).json()
        self.token: str = told["token"]
        self.cookies = [{"name": name, "value": value, "url": url} for name, value in self.http.cookies.items()]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        seats = [{"mine": True}, *({"kind": "bot", "level": "easy"} for _ in range(BOTS[game]))]
        wish: dict[str, Any] = {"game": game, "seats": seats, "start": True, "guide": True}
        if game == "viceroy":
            wish["options"] = {"players": 1 + BOTS[game]}
        self.table: str = self.http.post("/tables", json=wish).raise_for_status().json()["id"]

    def look(self) -> Any:
        """The table now."""
        return self.http.get(f"/tables/{self.table}").raise_for_status().json()

    def move(self) -> bool:
        """One answer: what the hint likes best; false when the game is over."""
        for _ in range(400):
            table = self.look()
            if table["status"] != "running":
                return False
            decision = table["decisions"].get("0")
            if decision is not None and decision.get("answer") is None:
                break
            time.sleep(0.1)  # the bots think
        action = decision["actions"][0]["action"]
        if len(decision["actions"]) > 1:
            asked = {"seat": 0, "decision": decision["id"]}
            told = self.http.post(f"/tables/{self.table}/hint", json=asked).raise_for_status().json()
            action = told["hints"][0]["action"]
        act = {"seat": 0, "decision": decision["id"], "actions": [action], "client_ref": secrets.token_hex(8)}
        self.http.post(f"/tables/{self.table}/acts", json=act).raise_for_status()
        return True


def wait_for(url: str) -> None:
    """Until the server answers."""
    for _ in range(300):
        try:
            if httpx.get(f"{url}/readyz").status_code == httpx.codes.OK:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError(url)


def shoot(browser: Browser, url: str, sitter: Sitter, name: str) -> None:
    """A picture at each size."""
    for size, (width, height) in SIZES.items():
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.add_cookies(sitter.cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(f"{url}/?lang=en#table={sitter.table}")
        page.locator("main.board svg").first.wait_for()
        page.wait_for_timeout(1200)
        page.screenshot(path=OUT / f"{name}{size}.png")
        context.close()


def draw(browser: Browser, url: str, sitter: Sitter, game: str) -> None:
    """The pictures and pictograms of the rules, in all languages."""
    said: dict[str, str] = {}
    for lang in (SOURCE, *(each for each in available() if each != SOURCE)):
        context = browser.new_context(
            viewport={"width": 1366, "height": 768},
            device_scale_factor=2,
            reduced_motion="reduce",
            color_scheme="light",
        )
        context.add_cookies(sitter.cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(f"{url}/?lang={lang}#table={sitter.table}")
        page.locator("main.board svg").first.wait_for()
        words = drawings.keep(page, game, lang, said)
        said = said or words
        context.close()


def play(url: str, playwright: Playwright) -> None:
    """Every game from start to end, with pictures on the way."""
    browser = playwright.chromium.launch(executable_path=str(find_or_install()), args=FLAGS)
    for game in [each for each in sys.argv[1:] if each != "--rules"] or GAMES:
        sitter = Sitter(url, game)
        draw(browser, url, sitter, game)
        if "--rules" in sys.argv:
            continue
        shoot(browser, url, sitter, f"{game}-start")
        for count in range(MOST):
            if not sitter.move():
                break
            if count == MIDDLE[game]:
                shoot(browser, url, sitter, f"{game}-middle")
        shoot(browser, url, sitter, f"{game}-end")
        print(f"{game}: done", flush=True)
    browser.close()


def main() -> None:
    """All games, or those that are named."""
    OUT.mkdir(parents=True, exist_ok=True)
    url = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        environment = {**os.environ, "COURTIER_CLIENT": str(ROOT / "build" / "client"), "COURTIER_BOT_SECONDS": "0.1"}
        environment["COURTIER_LIMITS"] = "0"
        command = [sys.executable, "-m", "courtier", "serve", "--port", str(PORT), "--data", data]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            try:
                wait_for(url)
                play(url, playwright)
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
