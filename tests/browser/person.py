"""Somebody in front of the page: looks, clicks, types; knows nothing of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE = 20_000


class Person:
    """A person with one page."""

    def __init__(self, page: Page, url: str, name: str, lang: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.lang = lang
        self.faults: list[str] = []
        self.rng = Random(7)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))

    def _heard(self, kind: str, text: str) -> None:
        """A browser complains of its own about a refused request and a lost server; all else is a fault."""
        if kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text:
            self.faults.append(text)

    # -- coming and going

    def open(self, address: str = "") -> None:
        """Open the page, in this person's language."""
        self.page.goto(f"{self.url}/?lang={self.lang}{address}")
        expect(self.page.locator("body")).not_to_be_empty()

    def go(self, address: str) -> None:
        """Another address of the same page."""
        self.page.evaluate("address => { location.hash = address }", address)

    def join(self, link: str) -> None:
        """Come by a link that somebody has sent, and give the name that is asked for."""
        self.page.goto(link)
        self.page.locator("form input").first.fill(self.name)
        self.page.locator("form button").first.click()

    def sign_in(self) -> str:
        """Have a session in this browser; its token, for somebody who moves for the same person elsewhere."""
        answer = self.page.context.request.post(
            f"{self.url}/api/v1/sessions", data={"name": self.name, "lang": "en"}, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        return str(answer.json()["token"])

    def play_now(self, game: str) -> None:
        """The big button of a game's card; a name is asked for once."""
        self.page.locator(f'[data-play="{game}"]').click()
        self.say_name()
        self.page.wait_for_url(re.compile("#table="))
        self.wait_for_question()

    def say_name(self) -> None:
        """Answer the question for a name, if it comes."""
        field = self.page.locator("dialog[open] input").first
        table = self.page.locator(".ask")
        field.or_(table).first.wait_for()
        if field.is_visible():
            field.fill(self.name)
            field.press("Enter")

    def speak(self, lang: str) -> None:
        """Change the language as another tab of the same browser would; `qps` is a made-up one with longer words."""
        self.page.evaluate(
            """lang => {
              const kept = JSON.parse(localStorage.getItem("courtier-settings") ?? "{}");
              localStorage.setItem("courtier-settings", JSON.stringify({ ...kept, lang }));
              dispatchEvent(new StorageEvent("storage", { key: "courtier-settings" }));
            }""",
            lang,
        )
        self.page.wait_for_timeout(120)

    # -- playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("dialog[open] .ending").count() > 0

    def wait_for_question(self) -> bool:
        """Wait until this person is asked or the game is over; whether a question is open."""
        asked = self.page.locator(".ask.mine")
        ended = self.page.locator("dialog[open] .ending")
        asked.or_(ended).first.wait_for(timeout=60_000)
        return not self.over

    def answers(self) -> Locator:
        """The buttons of the open question."""
        return self.page.locator("[data-choice]:enabled")

    def answer_on_the_board(self) -> None:
        """Click glowing places until an answer is given; buttons only where nothing glows."""
        self._answer(self._click_somewhere, self._confirm)

    def answer_with_keys(self) -> None:
        """Type the numbers of buttons until an answer is given."""
        self._answer(self._press_a_number, lambda: self.page.keyboard.press("Enter"))

    def _answer(self, choose: Callable[[], None], confirm: Callable[[], None]) -> None:
        asked = self._question()
        for _ in range(14):
            if self.page.locator("[data-confirm]:enabled").count():
                confirm()
                self._wait_for_change(asked)
                return
            choose()
            # What can be taken back is given at once, all else waits for a confirmation.
            self.page.wait_for_timeout(60)
            if self._question() != asked or self.over:
                return
        raise AssertionError("fourteen choices and no answer: " + self.page.locator(".ask").inner_text())

    def _confirm(self) -> None:
        self._press(self.page.locator("[data-confirm]:enabled").first)

    def _press(self, button: Locator) -> None:
        """Press a button, unless it is gone: what can be taken back is given at once, however slow the page is."""
        with suppress(TimeoutError):
            button.click(timeout=3_000)

    def _click_somewhere(self) -> None:
        places = self.page.locator(".place.open:visible")
        count = places.count()
        if count:
            places.nth(self.rng.randrange(count)).dispatch_event("click")
            return
        choices = self.answers()
        if count := choices.count():  # asked once: an answer that was given at once takes its buttons away
            self._press(choices.nth(self.rng.randrange(count)))

    def _press_a_number(self) -> None:
        digits = [each for each in self.answers().locator(".digit").all_text_contents() if each]
        if digits:
            self.page.keyboard.press(self.rng.choice(digits))

    def _question(self) -> str:
        return self.page.locator("[data-decision]").first.get_attribute("data-decision") or ""

    def _wait_for_change(self, asked: str) -> None:
        """Until the question that was answered is no longer open."""
        self.page.wait_for_function(
            """asked => {
              const table = document.querySelector("[data-decision]");
              return document.querySelector("dialog[open] .ending") || !table || table.dataset.decision !== asked;
            }""",
            arg=asked,
        )
