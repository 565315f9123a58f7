"""Without a mouse and without looking: keys alone play, one voice tells what happens, and every answer has a name."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.posed import Posed, Table, crowded

GAMES = ["gugong", "viceroy", "viscounts"]
LANGUAGES = ["en", "cs", "tr"]
TURNS = 4
ANSWER = "[data-confirm], [data-choice]"
FRAMES = 3  # a button that goes takes the focus along before anything can be done about it

# All that the voice has said, and for how many frames on end the focus was nowhere.
LISTEN = """() => {
  Object.assign(window, { heard: [], lost: 0 });
  let frames = 0;
  let last = null;
  const look = () => {
    const said = document.querySelector("[data-heard] p");
    if (said !== last && said?.textContent) window.heard.push(said.textContent);
    last = said;
    frames = document.activeElement === document.body ? frames + 1 : 0;
    window.lost = Math.max(window.lost, frames);
    requestAnimationFrame(look);
  };
  look();
}"""


def on(page: Page, selector: str) -> bool:
    """Whether this has the focus."""
    found: bool = page.evaluate("selector => document.activeElement.matches(selector)", selector)
    return found


def walk_to(page: Page, selector: str, most: int) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if on(page, selector):
            return
        page.keyboard.press("Tab")
    assert on(page, selector), f"{most} times Tab and not at {selector}"


def begin(person: Person, game: str) -> None:
    """From the lobby to the table by keys alone; whatever is chosen waits for a confirmation."""
    page = person.page
    page.evaluate("""localStorage.setItem("courtier-settings", '{"lang": "en", "confirm": "all"}')""")
    page.reload()
    page.locator(f'[data-play="{game}"]').wait_for()
    walk_to(page, f'[data-play="{game}"]', 30)
    page.keyboard.press("Enter")
    page.locator("dialog[open] input").wait_for()
    page.keyboard.type(person.name)
    page.keyboard.press("Enter")
    person.wait_for_question()


def hears(page: Page, what: str) -> None:
    """It is said sooner or later, apart from the signs that are not read out."""
    bare = re.sub(r"[\W_]+", " ", what).strip()
    said = r"what => window.heard.some((said) => said.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(what))"
    page.wait_for_function(said, arg=bare)


def story(page: Page) -> list[str]:
    """The lines of the log."""
    return page.get_by_role("list", name="Log").locator(".line").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_a_few_turns_by_keys_alone_are_told_and_never_lose_the_focus(game, people, house):
    ada = people.come(house.url)
    begin(ada, game)
    page = ada.page
    page.wait_for_function(
        "() => document.activeElement.matches('[data-decision]')"
    )  # whoever comes begins at the question
    page.evaluate(LISTEN)
    readied = happened = 0
    for _ in range(TURNS):
        if not ada.wait_for_question():
            break
        hears(page, page.locator(".ask h2").inner_text())
        asked, before = page.locator("[data-decision]").get_attribute("data-decision"), len(story(page))
        for _ in range(14):
            walk_to(page, ANSWER, 8)
            what = page.locator(".ready .what")
            if what.count():
                hears(page, f"Ready to confirm: {what.inner_text()}")
                readied += 1
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
            if page.locator("[data-decision]").get_attribute("data-decision") != asked:
                break
        ada.wait_for_question()
        for line in story(page)[before:]:
            hears(page, line)
            happened += 1
    assert readied > 1
    assert happened > 1
    assert page.evaluate("() => window.lost") <= FRAMES


def test_what_is_seen_of_the_past_is_said(people, house):
    ada = people.come(house.url)
    ada.play_now("viceroy")
    for _ in range(3):
        ada.answer_with_keys()
        ada.wait_for_question()
    ada.page.evaluate(LISTEN)
    for _ in range(2):
        ada.page.keyboard.press("ArrowLeft")
        hears(ada.page, ada.page.locator(".ask h2").inner_text())
    ada.page.keyboard.press("Escape")
    hears(ada.page, ada.page.locator(".ask h2").inner_text())


def test_whoever_goes_to_another_page_begins_at_its_title(people, house):
    ada = people.come(house.url)
    page = ada.page
    page.locator('[data-play="viceroy"]').wait_for()
    assert on(page, "body"), "whoever opens the page begins at its head"
    ways = ["#new=viceroy", "#lobby", "#aid=gugong", "#lobby", "#about", "#lobby"]
    for way in ways:
        walk_to(page, f'[href="{way}"]', 60)
        page.keyboard.press("Enter")
        page.wait_for_function("way => location.hash === way && document.activeElement.matches('main h1')", arg=way)
    expect(page.locator("h1:focus")).to_have_text("Lobby")


def named(page: Page, selector: str) -> list[tuple[str, str]]:
    """Role and name of each of these things, as the browser gives them to a screen reader."""
    tools = page.context.new_cdp_session(page)
    tree: list[dict[str, Any]] = tools.send("Accessibility.getFullAXTree")["nodes"]
    told = {node["backendDOMNodeId"]: node for node in tree if not node["ignored"] and "backendDOMNodeId" in node}
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    found = []
    for node in tools.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]:
        shown = told.get(tools.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"], {})
        found.append((shown.get("role", {}).get("value", ""), shown.get("name", {}).get("value", "").strip()))
    tools.detach()
    return found


def nameless(posed: Posed, table: Table) -> list[str]:
    """Answers to one question, in the list and on the board, that a listener could not tell."""
    page, faults = posed.person.page, []
    asked = posed.show(table)
    lists: set[tuple[str, ...]] = set()
    for lang in LANGUAGES:
        posed.person.speak(lang)
        answers, places = named(page, "[data-choice]"), named(page, ".place.open")
        where = f"{asked} {lang}"
        assert answers
        lists.add(tuple(name for _, name in answers))
        faults += [f"{where}: {role or 'nothing'} without a name" for role, name in answers + places if not name]
        faults += [f"{where}: {name} is a {role}" for role, name in answers + places if role != "button"]
        faults += [f"{where}: {name} has signs" for _, name in answers + places if re.search("[→➜·]|undefined", name)]
        names = [name for _, name in answers]
        faults += [f"{where}: {name} twice" for name in set(names) if names.count(name) > 1]
    if len(lists) < len(LANGUAGES):
        faults.append(f"{asked}: the same names in two languages")
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_every_open_answer_has_a_name_of_its_own_in_each_language(game, people, house):
    person = people.come(house.url)
    person.sign_in()
    posed = Posed(person, game)
    assert [fault for table in crowded(game, 1) for fault in nameless(posed, table)] == []
