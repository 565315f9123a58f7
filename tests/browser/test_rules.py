"""The rules beside the board: pictograms and pictures are drawn, at both sizes, by day and by night, for everybody."""

from __future__ import annotations

import pytest

from courtier.texts import available, rules
from courtier.texts.lookup import all_rules
from tests.browser.conftest import LARGE, PHONE
from tests.browser.guided import Guided
from tests.browser.looking import violations

# Each game and each language once; the drawings themselves are the same for all of them.
SHOWN = [("gugong", "cs", "G-CANAL-06"), ("viceroy", "tr", "V-PYR-05"), ("viscounts", "en", "W-COLL-04")]
SMALL = """() => [...document.querySelectorAll("[data-picture] svg text")]
  .filter((text) => text.checkVisibility({ opacityProperty: true }) && text.getBoundingClientRect().height < 9)
  .map((text) => text.closest("[data-picture]").dataset.picture + ": " + text.textContent)"""


@pytest.mark.parametrize("size", [LARGE, PHONE])
@pytest.mark.parametrize(("game", "lang", "rule"), SHOWN)
def test_everything_in_the_rules_is_drawn(people, house, game, lang, rule, size):
    page = people.come(house.url, size, lang).page
    guide = Guided(people.all[0])
    guide.begin(game)
    page.locator('[role=tab][data-panel="rules"]').click()
    page.locator("[data-rule]").first.wait_for()
    texts = [each.text for each in rules.load(game, lang)]
    assert page.locator("[data-picture]").count() == sum(len(rules.pictures(text)) for text in texts)
    assert page.locator("[data-picture]:not(:has(svg > *))").count() == 0
    assert page.locator("[data-rule] .signed > svg").count() == sum(len(rules.signs(text)) for text in texts)
    assert page.locator("[data-sign]:not(:has(*))").count() == 0
    assert page.evaluate(SMALL) == []
    # A picture is words for who cannot see it, and nothing in it can be clicked or reached.
    caption = page.locator(f'[data-rule="{rule}"] figcaption').inner_text()
    assert caption in next(each.text for each in all_rules(game, lang) if each.id == rule)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", "dark" if size == PHONE else "light")
    assert violations(page) == []


def test_a_cited_rule_is_where_one_looks_although_pictures_stand_above_it(people, house):
    person = people.come(house.url, LARGE, available()[0])
    person.play_now("viscounts")
    link = person.page.locator(".ask .rule, .ask a, .ask button").first
    number = link.inner_text()
    link.click()
    shown = person.page.locator(f'[data-rule="{number}"]')
    shown.wait_for()
    person.page.wait_for_timeout(500)
    frame = person.page.locator(".rules .list").bounding_box()
    box = shown.bounding_box()
    assert frame is not None
    assert box is not None
    assert abs(box["y"] - frame["y"]) < 30
