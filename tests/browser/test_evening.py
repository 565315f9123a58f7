"""What an evening brings besides moves: clocks, votes, notices, guests, a pause, giving up, and another game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.looking import faults_of
from tests.browser.person import Person
from tests.browser.test_robust import next_asked
from tests.server.running import Running, Somebody

ME = {"mine": True}
BOT = {"kind": "bot", "level": "random"}
EASY = {"kind": "bot", "level": "easy"}


def sit(person: Person, game: str, seats: list[dict[str, Any]], **wish: Any) -> tuple[str, list[str]]:
    """Set a table up as this person and open it; its number and the links for its friends."""
    host = Somebody(person.url, token=person.sign_in())
    table = host.create(seats, game=game, start=True, invite=True, **wish)
    person.open()
    person.go(f"table={table['id']}")
    return str(table["id"]), [each["link"] for each in table.get("invitations", [])]


def pair(people: People, url: str, game: str, langs: tuple[str, str] = ("en", "en")) -> tuple[Person, Person]:
    """Two people at one table, each in a language."""
    ada = people.come(url, lang=langs[0])
    _, links = sit(ada, game, [ME, {}])
    bora = people.come(url, lang=langs[1], name="Bora")
    bora.join(url + links[0])  # in the language in which this browser came before
    bora.page.locator("[data-decision]").first.wait_for()
    return ada, bora


@pytest.fixture(scope="module")
def swift(client: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that looks at the clocks often."""
    with Running(str(tmp_path_factory.mktemp("swift")), client=client, bot_seconds="0.05") as server:
        yield server


def test_it_is_said_what_another_decides_in_the_words_of_whoever_waits(people, swift):
    ada, bora = pair(people, swift.url, "gugong", ("tr", "cs"))
    active, waiting = (ada, bora) if next_asked(ada, bora) is ada else (bora, ada)
    doing = waiting.page.locator(".doing .what")
    sentence = {"cs": "vybírá dar k výměně.", "tr": "takas edeceği hediyeyi seçiyor."}[waiting.lang]
    expect(doing).to_have_text(f"{active.name} {sentence}")
    expect(active.page.locator(".doing")).to_have_count(0)
    assert waiting.page.locator("[data-choice]").count() == 0


def test_a_clock_runs_out_a_bot_plays_on_and_the_person_comes_back(people, house):
    ada = people.come(house.url)
    sit(ada, "viceroy", [ME, EASY], clock={"mode": "per_move", "per_move": 4000})
    clock = ada.page.locator(".players time").first
    expect(clock).to_contain_text("00:0")
    expect(ada.page.locator("ol li", has_text="A bot plays for Ada now.")).to_be_visible(timeout=15_000)
    expect(ada.page.locator(".ask.mine")).to_have_count(0)
    expect(ada.page.locator("div.ask")).to_contain_text("A bot plays for you.")
    ada.page.locator("[data-return]").click()
    expect(ada.page.locator("ol li", has_text="Ada is back.")).to_be_visible()
    expect(ada.page.locator(".ask.mine")).to_be_visible()


@pytest.mark.deep
def test_a_slow_page_keeps_up_with_bots_at_full_speed_and_answers_meanwhile(people, client, tmp_path):
    with Running(str(tmp_path), client=client, bot_seconds="0.01") as server:
        ada = people.come(server.url)
        table, _ = sit(ada, "viceroy", [ME, EASY, EASY, EASY], clock={"mode": "per_move", "per_move": 6000})
        ada.wait_for_question()
        slow = ada.page.context.new_cdp_session(ada.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
        expect(ada.page.locator("div.ask")).to_contain_text("A bot plays for you.", timeout=20_000)
        for panel in ("score", "log"):
            tab = ada.page.locator(f'[data-panel="{panel}"]')
            tab.dispatch_event("click", timeout=5_000)
            expect(tab).to_have_attribute("aria-selected", "true", timeout=5_000)
        asked = f"{server.url}/api/v1/tables/{table}"
        end = time.monotonic() + 120
        while ada.page.context.request.get(asked).json()["status"] == "running" and time.monotonic() < end:
            time.sleep(0.2)
        # Were each of the three hundred moves drawn, the page would still be busy with them for a minute.
        expect(ada.page.locator("div.ask")).to_contain_text("Game over", timeout=10_000)


def test_a_move_is_taken_back_when_all_agree_each_in_their_language(people, swift):
    ada, bora = pair(people, swift.url, "gugong", ("en", "cs"))
    first = next_asked(ada, bora)
    other = bora if first is ada else ada
    while True:
        first.answer_on_the_board()
        if next_asked(ada, bora) is other:
            break
    question = other.page.locator("[data-decision]").first.get_attribute("data-decision")
    first.page.locator("[data-ask-undo]").click()
    expect(first.page.locator(".vote")).to_contain_text(other.name)
    vote = other.page.locator(".vote")
    said = {"en": "asks to take back the last move.", "cs": "O vrácení posledního tahu žádá"}[other.lang]
    expect(vote).to_contain_text(said)
    vote.get_by_role("button", name="Accept" if other.lang == "en" else "Přijmout").click()
    expect(first.page.locator(".ask.mine")).to_be_visible()
    expect(other.page.locator(f'[data-decision="{question}"]')).to_have_count(0)
    expect(other.page.locator(".vote")).to_have_count(0)


def test_a_refused_or_withdrawn_takeback_leaves_everything_as_it_is(people, swift):
    ada, bora = pair(people, swift.url, "gugong")
    first = next_asked(ada, bora)
    other = bora if first is ada else ada
    while next_asked(ada, bora) is first:
        first.answer_on_the_board()
    first.page.locator("[data-ask-undo]").click()
    other.page.locator(".vote").get_by_role("button", name="Decline").click()
    expect(first.page.locator(".vote")).to_have_count(0)
    expect(first.page.locator("ol li", has_text="It was not agreed.")).to_be_visible()
    first.page.locator("[data-ask-undo]").click()
    expect(other.page.locator(".vote")).to_be_visible()
    expect(other.page.locator("[data-withdraw]")).to_have_count(0)
    first.page.locator("[data-withdraw]").click()
    expect(other.page.locator(".vote")).to_have_count(0)
    expect(other.page.locator(".ask.mine")).to_be_visible()


COUNTED = """() => {
  window.noticed = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, more) { window.noticed.push([title, more.body]); }
    close() {}
  };
  localStorage.setItem("courtier-settings", JSON.stringify({ notify: true, lang: "en" }));
}"""


def test_a_hidden_page_tells_that_it_is_my_turn(people, swift):
    ada, bora = pair(people, swift.url, "gugong")
    first = next_asked(ada, bora)
    other = bora if first is ada else ada
    other.page.add_init_script(f"({COUNTED})()")
    other.page.reload()
    expect(other.page.locator(".doing")).to_be_visible()
    assert not other.page.title().startswith("●")
    other.page.evaluate("""() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    }""")
    while True:
        first.answer_on_the_board()
        if next_asked(ada, bora) is other:
            break
    assert other.page.title() == "● Your turn · Gùgōng"
    assert "waiting" in (other.page.locator('link[rel="icon"]').get_attribute("href") or "")
    noticed = other.page.evaluate("() => window.noticed")
    assert noticed == [["Your turn", "Gùgōng"]]


def test_a_guest_watches_by_link_and_sees_no_hand(people, swift):
    ada = people.come(swift.url)
    sit(ada, "viceroy", [ME, BOT])
    ada.wait_for_question()
    ada.page.get_by_role("button", name="More about this table").click()
    ada.page.get_by_role("button", name="Link for spectators").click()
    links = ada.page.locator("dialog .share input")
    expect(links).to_have_count(2)
    link = links.last.input_value()
    eve = people.come(swift.url, name="Eve")
    eve.join(link)
    expect(eve.page.locator("div.ask")).to_contain_text("You are watching.")
    expect(eve.page.locator(".doing").first).to_contain_text("Ada")
    assert eve.page.locator("[data-choice]").count() == 0
    assert eve.page.locator(".mine .place").count() == 0


def test_giving_up_ends_it_and_a_rematch_brings_all_together_again(people, swift):
    ada, bora = pair(people, swift.url, "viceroy")
    ada.wait_for_question()
    ada.page.get_by_role("button", name="More about this table").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, give up this game").click()
    expect(ada.page.locator("[data-play]").first).to_be_visible()
    expect(bora.page.locator("ol li", has_text="Ada gives up.")).to_be_visible()
    bora.page.get_by_role("button", name="More about this table").click()
    bora.page.get_by_role("button", name="Resign").click()
    bora.page.get_by_role("button", name="Yes, give up this game").click()
    expect(bora.page.locator("[data-play]").first).to_be_visible()
    bora.page.go_back()
    bora.page.get_by_role("button", name="Result").click()
    before = bora.page.url
    bora.page.get_by_role("button", name="Rematch").click()
    bora.page.wait_for_function("before => location.href !== before", arg=before)
    expect(bora.page.locator("div.ask.mine")).to_be_visible()
    expect(bora.page.locator(".players")).to_contain_text("Ada")


def test_settings_hold_at_once_and_after_a_reload(people, swift):
    ada = people.come(swift.url, PHONE)
    ada.play_now("viceroy")
    page = ada.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Dark").click()
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Türkçe").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    assert faults_of(page) == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "tr")


def test_without_a_connection_the_page_opens_and_goes_on_by_itself(people, swift):
    ada = people.come(swift.url)
    ada.play_now("gugong")
    page = ada.page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # what the page needs is kept from the second time on
    ada.wait_for_question()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".loading")).to_contain_text("the page goes on by itself", timeout=15_000)
    page.context.set_offline(False)
    assert ada.wait_for_question()


def test_a_long_press_explains_and_a_tap_chooses(people, swift):
    ada = people.come(swift.url, PHONE, is_mobile=True)
    ada.play_now("viceroy")
    assert ada.page.locator("kbd:visible, .keyed:visible").count() == 0, "nobody has keys here"
    place = ada.page.locator(".mine .place.open").first
    box = place.bounding_box()
    assert box is not None
    finger = ada.page.context.new_cdp_session(ada.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(ada.page.locator('.bubble[role="tooltip"]')).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(600)
    expect(ada.page.locator('.bubble[role="tooltip"]')).to_be_visible()  # the finger is lifted to read
    expect(ada.page.locator(".place.chosen")).to_have_count(0)
    ada.page.locator("div.ask").tap()
    expect(ada.page.locator(".bubble")).to_have_count(0)
    place.tap()
    expect(ada.page.locator(".place.chosen").first).to_be_visible()
