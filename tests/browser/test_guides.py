"""Each guided first game is finished in a real browser by doing only what it invites to; aids print on one page."""

from __future__ import annotations

import re

import pytest

from courtier.texts import available
from tests.browser.conftest import LARGE, PHONE, People
from tests.browser.guided import MOST, Guided
from tests.browser.looking import faults_of, violations
from tests.server.running import Running

GAMES = ("gugong", "viceroy", "viscounts")
STEPS = {"gugong": 14, "viceroy": 13, "viscounts": 14}
# In every run each game, each language, each size and the keyboard come up; `make deep` tries them all together.
SAMPLE = [
    ("gugong", "cs", PHONE, False),
    ("viceroy", "tr", LARGE, True),
    ("viscounts", "en", LARGE, False),
]
ALL = [
    (game, lang, size, keyboard)
    for game in GAMES
    for lang in available()
    for size in (LARGE, PHONE)
    for keyboard in (False, True)
]
MOST_OF_A_PHONE = 120  # pixels that the guide may take from the board
FOLDED = 46


def clipped(guide: Guided) -> list[str]:
    """Words that are cut or out of sight; whether a board fits its room is asked elsewhere."""
    return [fault for fault in faults_of(guide.page) if not fault.startswith("outside")]


def finishes(people: People, house: Running, game: str, lang: str, size: tuple[int, int], keyboard: bool) -> None:
    """From the first step to the last, nothing clipped or out of sight on the way."""
    guide = Guided(people.come(house.url, size, lang))
    guide.begin(game)
    seen: list[str] = []
    now = guide.settled(None)
    for _ in range(MOST):
        if now is None:
            break
        if now["step"] not in seen:
            seen.append(now["step"])
            assert clipped(guide) == [], now["step"]
            if size == PHONE:
                assert guide.height <= MOST_OF_A_PHONE, now["step"]
            if len(seen) in (1, 4):
                assert violations(guide.page) == [], now["step"]
        now = guide.follow(now, keyboard)
    assert now is None
    assert len(seen) == STEPS[game]


@pytest.mark.parametrize(("game", "lang", "size", "keyboard"), SAMPLE)
def test_a_guide_can_be_finished_by_doing_only_what_it_invites_to(people, house, game, lang, size, keyboard):
    finishes(people, house, game, lang, size, keyboard)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "lang", "size", "keyboard"), [each for each in ALL if each not in SAMPLE])
def test_every_guide_can_be_finished_in_every_way(people, house, game, lang, size, keyboard):
    finishes(people, house, game, lang, size, keyboard)


@pytest.mark.deep
@pytest.mark.parametrize("size", [LARGE, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_no_step_has_a_barrier_by_day_or_by_night(people, house, game, size):
    guide = Guided(people.come(house.url, size))
    guide.begin(game)
    seen: list[str] = []
    now = guide.settled(None)
    while now is not None:
        if now["step"] not in seen:
            seen.append(now["step"])
            for theme in ("dark", "light"):
                guide.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                assert violations(guide.page) == [], (now["step"], theme)
        now = guide.follow(now, keyboard=False)
    assert len(seen) == STEPS[game]


def test_a_guide_can_be_left_resumed_and_gone_astray_from(people, house):
    """Another answer is allowed, undo leads back; a reload goes on; the guide can be sent away for good."""
    person = people.come(house.url)
    page, guide = person.page, Guided(person)
    guide.begin("viceroy")
    now = guide.settled(None)
    while now is not None and now["step"] != "auction":
        now = guide.follow(now, keyboard=False)
    guide.answer("pass")
    page.locator("[data-undo][data-guided]").wait_for()
    page.locator("[data-undo]").click()
    page.locator('[data-target="auction:2"][data-guided]').first.wait_for()
    table = page.evaluate("location.hash")
    page.goto("about:blank")
    page.goto(f"{house.url}/#learn=viceroy")
    guide.card.wait_for()
    assert guide.card.get_attribute("data-guide") == "auction"
    assert page.evaluate("location.hash") == table
    page.locator("[data-guide-alone]").click()
    guide.card.wait_for(state="detached")
    page.reload()
    page.locator("main svg").first.wait_for()
    assert guide.card.count() == 0


def test_a_guide_folds_to_one_line_and_stays_so(people, house):
    """On a phone every line counts: folded it says what the step is called, where one is, and how to read on."""
    guide = Guided(people.come(house.url, PHONE, "cs"))
    guide.begin("gugong")
    guide.settled(None)
    guide.page.locator("[data-guide-fold]").click()
    assert guide.height <= FOLDED
    assert clipped(guide) == []
    guide.page.locator("[data-guide-next]").click()
    guide.settled(None)
    assert guide.height <= FOLDED
    guide.page.locator("[data-guide-fold]").click()
    assert guide.height > FOLDED


@pytest.mark.parametrize("lang", available())
def test_every_player_aid_prints_on_one_page_and_has_no_barriers(people, house, lang):
    for game in GAMES:
        page = people.come(house.url, lang=lang).page
        page.evaluate("game => { location.hash = `aid=${game}` }", game)
        page.locator("[data-aid] svg.sign").first.wait_for()
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1, game
        for width, height in (LARGE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [], (game, width)
            assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), (game, width)
            assert page.locator("[data-sign]:not(:has(*))").count() == 0
