"""Several people with browsers of their own: links, partners, spectators, talk, consent."""

import time

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import DESK, LONGEST, PHONE, Person


def play_together(first: Person, *others: Person, moves: int) -> None:
    """Everybody does the next thing for so many moves, in turn; then bots play for all but the first, to the end."""
    people = (first, *others)
    made = 0
    end = time.monotonic() + LONGEST
    while made < moves and not first.is_over:
        assert time.monotonic() < end, [person.state for person in people]
        made += sum(person.step() for person in people)
    for person in others:
        person.lend_seat()
    first.play()
    for person in people:
        person.sees_winner()


def test_a_team_match_of_four_who_come_by_link(meet: Meet) -> None:
    names = ["Ada", "Bruno", "Clara", "Dante"]
    people = [meet(name, seed=seat, size=PHONE if seat == 3 else DESK) for seat, name in enumerate(names)]
    opened = people[0].open("al-capone", "me friend friend friend", target=10, teams=True)
    people[0].sit(opened)
    for seat, guest in enumerate(people[1:], start=1):
        link = next(one["link"] for one in opened["seats"] if one["seat"] == seat)
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill(guest.name)
        guest.page.get_by_role("button", name="Sit down").click()
        guest.room.wait_for()
        assert guest.page.url == f"{guest.address}/t/{opened['table']}"
    play_together(*people, moves=24)


def test_an_open_seat_is_found_by_the_code_on_the_first_page(meet: Meet) -> None:
    ada, bruno = meet("Ada"), meet("Bruno")
    opened = ada.open("rue-morgue", "me open")
    ada.sit(opened)
    bruno.go("/")
    bruno.page.get_by_test_id("join-field").fill(opened["code"].lower())
    bruno.page.get_by_test_id("join-go").click()
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.hand.first.wait_for()
    ada.hand.first.wait_for()


def test_who_watches_sees_no_hand_and_no_moves(meet: Meet) -> None:
    ada, eva = meet("Ada"), meet("Eva")
    opened = ada.open("bonnie-and-clyde", "me bot")
    ada.sit(opened)
    ada.hand.first.wait_for()
    eva.page.goto(f"{eva.address}/t/{opened['table']}")
    eva.room.wait_for()
    expect(eva.page.get_by_test_id("opponent").first).to_be_visible()
    ada.play(moves=4)
    assert (eva.hand.count(), eva.offers.count()) == (0, 0)


def test_taking_back_is_asked_of_the_other_and_agreed_on(meet: Meet) -> None:
    ada, bruno = meet("Ada"), meet("Bruno", seed=2)
    opened = ada.open("al-capone", "me friend")
    ada.sit(opened)
    bruno.page.request.patch(f"{bruno.address}/api/me", data={"name": "Bruno"})
    bruno.sit(opened, 1)
    ada.hand.first.wait_for()
    mover, other = (ada, bruno) if ada.my_turn else (bruno, ada)
    mover.play(moves=1)
    expect(mover.page.get_by_test_id("undo")).to_have_accessible_name("Ask to take back")
    mover.page.get_by_test_id("undo").click()
    before = mover.state
    other.page.get_by_role("button", name="Yes", exact=False).first.click()
    mover.page.wait_for_function(
        "before => document.querySelector('[data-testid=room]').dataset.state !== before", arg=before
    )
    assert mover.my_turn


def test_talk_reaches_the_others(meet: Meet) -> None:
    ada, bruno = meet("Ada"), meet("Bruno")
    opened = ada.open("al-capone", "me friend")
    ada.sit(opened)
    bruno.page.request.patch(f"{bruno.address}/api/me", data={"name": "Bruno"})
    bruno.sit(opened, 1)
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.page.get_by_role("button", name="Send").click()
    expect(bruno.page.get_by_text("Good luck!").first).to_be_visible()


def test_whoever_sits_there_already_is_asked_before_an_invitation_is_used_up(meet: Meet) -> None:
    ada, bruno, eva = meet("Ada"), meet("Bruno"), meet("Eva")
    opened = ada.open("al-capone", "me friend")
    ada.sit(opened)
    link = opened["seats"][1]["link"]
    ada.go("/")
    ada.page.goto(link)
    ada.page.get_by_test_id("own-seat").click()
    ada.room.wait_for()
    bruno.page.request.patch(f"{bruno.address}/api/me", data={"name": "Bruno"})
    bruno.sit(opened, 1)
    bruno.hand.first.wait_for()
    eva.page.goto(link)
    expect(eva.page.get_by_text("This link opens no seat here.")).to_be_visible()


def test_a_rematch_is_followed_to_ones_own_seat(meet: Meet) -> None:
    ada, bruno = meet("Ada"), meet("Bruno", seed=2)
    opened = ada.open("al-capone", "me friend", target=5)
    ada.sit(opened)
    bruno.page.request.patch(f"{bruno.address}/api/me", data={"name": "Bruno"})
    bruno.sit(opened, 1)
    play_together(ada, bruno, moves=12)
    for person in (ada, bruno):
        person.page.get_by_test_id("rematch").first.click()
        person.page.wait_for_url(lambda url: "/t/" in url and opened["table"] not in url and "#" not in url)
    ada.hand.first.wait_for()
    bruno.hand.first.wait_for()
