"""The host's mail used against a stranger: a real server, a real SMTP server, and somebody who tries."""

from typing import Any

import httpx
import pytest

from tests.server.notices.office import Office, link, office, open_place
from tests.server.notices.places import Hook
from tests.server.web.talking import TWO, Talk, code_of, visitor

VICTIM = "ada@home.example"
EVIL = "http://evil.example"


def at_one_table(opener: httpx.Client, friend: httpx.Client, name: str = "Mallory") -> tuple[str, str]:
    """Two people sit at a new table; its id, and the secret of who opened it."""
    table = opener.post("/api/tables", json={**TWO, "name": name}).json()
    sat = friend.post(f"/api/tables/{table['table']}/sit", json={"secret": table["seats"][1]["secret"]})
    assert sat.status_code == 200, sat.text
    return table["table"], table["seats"][0]["secret"]


def ask_and_withdraw(talk: Talk, times: int) -> None:
    """Ask to close the table and think better of it, again and again."""
    for turn in range(times):
        talk.say({"type": "close", "command": f"a{turn}"})
        while (heard := talk.hear()).get("ask") is None:
            assert heard["type"] != "refused", heard
        talk.say({"type": "answer", "command": f"w{turn}", "ask": heard["ask"]["ask"], "yes": False})
        while (heard := talk.hear()).get("ask") is not None or heard["type"] != "table":
            assert heard["type"] != "refused", heard


@pytest.mark.parametrize(("language", "said"), [
    ("en", "asks for your consent"),
    ("de", "bittet um deine Zustimmung"),
])  # fmt: skip
def test_asking_and_withdrawing_two_hundred_times_is_one_letter(language: str, said: str):
    with office() as post, visitor(post.server) as ada, visitor(post.server) as mallory:
        post.confirmed(ada, VICTIM, language=language)
        table, secret = at_one_table(mallory, ada, EVIL)
        with Talk(post.server, table) as talk:
            talk.hello(secret)
            ask_and_withdraw(talk, 200)
        post.until(lambda: post.measured("notices_spared_total") == 199)
        told = post.letter(VICTIM, 2)
        assert said in told.get_content()
        assert post.count() == 2
        assert_nothing_of_the_strangers(told.get_content(), post)


def assert_nothing_of_the_strangers(text: str, post: Office) -> None:
    """The only links in a letter are the server's own."""
    assert "evil. example" in text
    assert "evil.example" not in text
    assert text.count("://") == text.count(post.server.address) > 0


def test_a_strangers_address_gets_a_few_questions_and_nothing_else():
    with office() as post:
        codes = [code_of_entering(post, spelled) for spelled in spellings(50)]
        assert codes == [200] * 3 + ["confirm-too-often"] * 47
        post.server.restart()
        assert code_of_entering(post, VICTIM) == "confirm-too-often"
        assert post.server.terminate() == 0
        assert post.count() == 3


def spellings(count: int) -> list[str]:
    """One mailbox, written in many ways."""
    return [("ADA@home.example", f"ada+{number}@home.example", VICTIM)[number % 3] for number in range(count)]


def code_of_entering(post: Office, address: str) -> int | str:
    """Somebody new enters an address, tries it out, and has others ask at a table; what the entering came to."""
    with visitor(post.server) as person, visitor(post.server) as friend:
        entered = post.entered(person, address, name=EVIL)
        assert code_of(person.post("/api/me/test-notice", json={}))[1] in ("not-confirmed", "no-notices")
        table, secret = at_one_table(friend, person)
        with Talk(post.server, table) as talk:
            talk.hello(secret)
            ask_and_withdraw(talk, 2)
        return 200 if entered.status_code == 200 else code_of(entered)[1]


def test_a_question_holds_nothing_that_a_stranger_chose():
    with office() as post, visitor(post.server) as mallory:
        post.entered(mallory, VICTIM, name="Call 0190 now")
        letter = post.letter(VICTIM, 1)
        assert "0190" not in str(letter)
        assert letter["Subject"] == "Fallakte: confirm this address"


def test_one_person_and_one_address_of_the_internet_ask_few_people():
    with office(crowd=2) as post:
        with visitor(post.server) as mallory:
            asked = [post.entered(mallory, f"person{number}@home.example").status_code for number in range(6)]
        assert asked == [200] * 5 + [429]
        with visitor(post.server) as eve:
            others = [post.entered(eve, f"other{number}@home.example").status_code for number in range(5)]
        assert others == [200] * 4 + [429], "the sixth of Mallory's was counted too"


def test_only_the_button_confirms_and_only_once():
    with office() as post, visitor(post.server) as ada, visitor(post.server) as scanner:
        post.entered(ada, VICTIM)
        path = link(post.letter(VICTIM, 1), "confirm")
        for language, button in (("en", "Yes, this is my address"), ("de", "Ja, das ist meine Adresse")):
            page = scanner.get(path, params={"lang": language})
            assert f'<button type="submit">{button}</button>' in page.text
            assert "<script" not in page.text
        assert ada.get("/api/me").json()["mail_state"] == "unconfirmed"
        assert scanner.post(path, headers={"origin": "null"}).status_code == 200
        assert ada.get("/api/me").json()["mail_state"] == "confirmed"
        assert (scanner.post(path).status_code, scanner.get(path).status_code) == (404, 404)
        assert scanner.post("/confirm/guessed").status_code == 404
        assert "confirms nothing any more" in scanner.get(path).text
        assert "<script" not in scanner.get(path).text


def test_a_changed_address_is_unconfirmed_and_the_old_link_is_dead():
    with office() as post, visitor(post.server) as ada:
        post.entered(ada, VICTIM)
        old = link(post.letter(VICTIM, 1), "confirm")
        post.entered(ada, "other@home.example")
        assert ada.post(old).status_code == 404
        ada.post(link(post.letter("other@home.example", 1), "confirm"))
        assert ada.get("/api/me").json()["mail_state"] == "confirmed"
        assert post.entered(ada, VICTIM).json()["mail_state"] == "unconfirmed"


@pytest.mark.parametrize(("language", "said"), [("en", "Nothing more comes"), ("de", "Es kommt nichts mehr")])
def test_one_click_ends_it_until_the_owner_confirms_anew(language: str, said: str):
    with office() as post, visitor(post.server) as ada, visitor(post.server) as client:
        post.confirmed(ada, VICTIM, language=language)
        assert ada.post("/api/me/test-notice", json={}).status_code == 204
        letter = post.letter(VICTIM, 2)
        path = link(letter, "unsubscribe")
        assert letter["List-Unsubscribe"] == f"<{post.server.address}{path}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "<form" in client.get(path).text
        assert ada.get("/api/me").json()["mail_state"] == "confirmed"
        answer = client.post(path, data={"List-Unsubscribe": "One-Click"}, headers={"accept-language": language})
        assert (answer.status_code, said in answer.text) == (200, True)
        assert ada.get("/api/me").json()["mail_state"] == "unsubscribed"
        assert code_of(ada.post("/api/me/test-notice", json={})) == (409, "not-confirmed")
        assert_confirmed_anew(post, ada)


def assert_confirmed_anew(post: Office, ada: httpx.Client) -> None:
    """Whoever wants nothing is asked once more, whoever asks for it; and can say yes."""
    with visitor(post.server) as mallory:
        assert ada.post("/api/me/confirm", json={}).status_code == 204
        assert code_of(post.entered(mallory, VICTIM)) == (429, "confirm-too-often")
        ada.post(link(post.letter(VICTIM, 3), "confirm"))
        assert ada.get("/api/me").json()["mail_state"] == "confirmed"
        assert code_of(ada.post("/api/me/confirm", json={})) == (400, "nothing-to-confirm")


def test_nobody_unsubscribes_others():
    with office() as post, visitor(post.server) as ada, visitor(post.server) as mallory:
        post.confirmed(ada, VICTIM)
        path = link(post.letters(VICTIM)[0], "unsubscribe")
        token = path.rpartition("/")[2]
        other = ("B" if token[0] == "A" else "A") + token[1:]
        for bent in ("guessed", token[:-1], token[::-1], token[:43], other, "%ff"):
            assert mallory.post(f"/unsubscribe/{bent}").status_code == 404, bent
        assert ada.get("/api/me").json()["mail_state"] == "confirmed"


def test_a_webhook_is_asked_too_and_a_program_can_answer():
    hook = Hook()
    with open_place(hook), office(private_webhook_targets="true") as post, visitor(post.server) as ada:
        wish: dict[str, Any] = {"notifications": {"webhook": hook.url}}
        assert ada.patch("/api/me", json=wish).json()["webhook_state"] == "unconfirmed"
        assert code_of(ada.post("/api/me/test-notice", json={})) == (409, "not-confirmed")
        post.until(lambda: hook.bodies)
        asked = hook.bodies[0]
        assert set(asked) == {"text", "content", "allowed_mentions", "reason", "link", "unsubscribe"}
        assert (asked["reason"], asked["link"] in asked["text"]) == ("confirm", True)
        with visitor(post.server) as program:
            assert program.post(asked["link"]).status_code == 200
        assert ada.patch("/api/me", json=wish).json()["webhook_state"] == "confirmed"
        ada.post("/api/me/test-notice", json={})
        post.until(lambda: len(hook.bodies) == 2)
        assert ada.post(hook.bodies[1]["unsubscribe"]).status_code == 200
        assert ada.get("/api/me").json()["webhook_state"] == "unsubscribed"
