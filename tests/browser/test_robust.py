"""The page in bad weather: the server dies, a second tab opens, a friend comes by link, hands are passed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.server.running import Running, Somebody


def test_a_killed_server_comes_back_and_the_page_goes_on_without_reload(people, client, tmp_path):
    with Running(str(tmp_path), client=client) as server:
        ada = people.come(server.url)
        ada.play_now("gugong")
        ada.answer_on_the_board()
        ada.page.evaluate("() => { window.untouched = true }")
        server.kill()
        expect(ada.page.locator("header .lost")).to_be_visible(timeout=15_000)
        server.start()
        expect(ada.page.locator("header .lost")).to_have_count(0, timeout=30_000)
        assert ada.wait_for_question()
        ada.answer_on_the_board()
        assert ada.page.evaluate("() => window.untouched") is True


def test_two_tabs_of_one_person_show_the_same_and_both_may_play(people, house):
    ada = people.come(house.url)
    ada.play_now("gugong")
    second = ada.page.context.new_page()
    second.goto(ada.page.url)
    expect(second.locator(".ask.mine")).to_be_visible()
    ada.answer_on_the_board()
    ada.wait_for_question()
    first_question = ada.page.locator("[data-decision]").get_attribute("data-decision")
    expect(second.locator("[data-decision]")).to_have_attribute("data-decision", first_question or "")


def two_at_a_table(people, house) -> tuple[Person, Person]:
    """Ada opens a table for two, Bora comes by her link, and both are asked."""
    ada = people.come(house.url)
    ada.go("new=viceroy")
    ada.page.locator(".seat select").first.select_option("friend")
    ada.page.locator("form .lead").click()
    ada.say_name()
    link = ada.page.locator(".share input").first.input_value()
    assert re.search(r"#join=[0-9a-f]{20}\.", link)
    bora = people.come(house.url, name="Bora")
    bora.join(link)
    for person in (ada, bora):
        assert person.wait_for_question()
        expect(person.page.locator("body")).to_contain_text("Bora")
    return ada, bora


def test_a_friend_comes_by_link_and_both_see_each_other_play(people, house):
    ada, bora = two_at_a_table(people, house)
    # Whoever has no card yet may be asked alone for a while (V-AUC-06): they play until the stage has moved on.
    seen = {person.name: 0 for person in (ada, bora)}
    while min(seen.values()) < 2:
        person = next_asked(ada, bora)
        person.answer_on_the_board()
        seen[person.name] += 1
        assert sum(seen.values()) < 40, seen


def test_whoever_is_invited_reads_to_what_and_who_sits_there(people, house):
    ada = Somebody(house.url)
    clock = {"mode": "per_move", "per_move": 300_000}
    table = ada.create([{"mine": True}, {}], game="viscounts", clock=clock, start=True, invite=True)
    link = f"#{table['invitations'][0]['link'].partition('#')[2]}"
    bora = people.come(house.url, name="Bora", lang="tr")
    bora.go(link[1:])
    expect(bora.page.locator("h1")).to_have_text("Batı Krallığı Vikontları oyununa davetlisiniz")
    expect(bora.page.locator("form")).to_contain_text("Masadakiler: Ada")
    expect(bora.page.locator("form .played")).to_have_text("Süre sınırı: hamle başına 5 dakika")
    bora.go(f"{link[1:]}x")
    expect(bora.page.get_by_role("alert")).to_be_visible()


def test_a_link_that_was_sent_elsewhere_is_pasted_in_the_lobby(people, house):
    ada = Somebody(house.url)
    table = ada.create([{"mine": True}, {}], game="viceroy", start=True, invite=True)
    bora = people.come(house.url, name="Bora")
    bora.page.locator("#by-link").fill("Come and play!")
    bora.page.locator("#by-link").press("Enter")
    expect(bora.page.get_by_role("alert")).to_contain_text("no link to a table")
    bora.page.locator("#by-link").fill(f"Come and play! {table['invitations'][0]['link']} See you")
    expect(bora.page.get_by_role("alert")).to_have_count(0)
    bora.page.locator("#by-link").press("Enter")
    expect(bora.page.locator("h1")).to_have_text("You are invited to Viceroy")


def test_somebody_who_lost_the_link_gets_a_new_one_from_the_others(people, house):
    ada, bora = two_at_a_table(people, house)
    ada.page.locator("header button").last.click()
    ada.page.locator("dialog[open] [data-reseat]").click()
    links = ada.page.locator("dialog[open] .share input")
    expect(links).to_have_count(2)
    link = links.last.input_value()
    again = people.come(house.url, name="Bora")
    again.join(link)
    expect(again.page.locator(".mine").first).to_be_visible()
    expect(bora.page.locator(".mine")).to_have_count(0)


def next_asked(*people: Person) -> Person:
    """The first of them whose page asks for an answer."""
    for _ in range(600):
        for person in people:
            if person.page.locator(".ask.mine").count():
                return person
            person.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_one_screen_for_two_hands_has_a_curtain_between_them(people, house):
    ada = people.come(house.url)
    ada.go("new=viceroy")
    ada.page.locator(".seat select").first.select_option("here")
    ada.page.locator("form .lead").click()
    ada.say_name()
    ada.page.locator(".curtain button").first.click()
    assert ada.wait_for_question()
    ada.answer_on_the_board()
    curtain = ada.page.locator(".curtain")
    expect(curtain).to_be_visible()
    hidden = ada.page.locator("[data-choice]")
    assert hidden.count() == 0 or not hidden.first.is_visible()


def test_the_language_changes_at_any_moment(people, house):
    ada = people.come(house.url)
    ada.play_now("viceroy")
    english = ada.page.locator(".ask h2").inner_text()
    ada.page.locator('.langs [lang="cs"]').click()
    expect(ada.page.locator(".ask h2")).not_to_have_text(english)
    expect(ada.page.locator("html")).to_have_attribute("lang", "cs")
