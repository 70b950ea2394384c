"""Mail through a real SMTP server on loopback: the letter, the tries, the secrets."""

import asyncio
import logging
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest

from fallakte.core.faults import Fault
from fallakte.server.notices.mail import Smtp, written
from fallakte.server.notices.notice import Notice, Target
from fallakte.server.notices.post import Post
from fallakte.text.speaker import speaker
from tests.server.notices.places import TRUSTED, Mailbox, notice, server_tls, started, until

ADA = "ada@home.example"


def mailed(mailbox: Mailbox, told: Notice | None = None, host: str = "127.0.0.1", **settings: Any) -> Post:
    """Sends one notice to Ada, and returns the post when it was sent or failed."""

    async def deliver() -> Post:
        async with mailbox:
            words = {"starttls": False} | settings
            smtp = Smtp(host, "Fallakte <post@host.example>", mailbox.port, **words)
            async with started(Post(smtp, private_targets=False, pauses=(0, 0))) as post:
                post.send(Target(mail=ADA), told or notice())
                await until(lambda: post.sent + post.failed == 1)
                return post

    return asyncio.run(deliver())


def letter(mailbox: Mailbox) -> EmailMessage:
    found = message_from_bytes(mailbox.letters[0].removesuffix(b".\r\n").replace(b"\r\n", b"\n"), policy=default)
    assert isinstance(found, EmailMessage)
    return found


def test_a_letter_says_what_where_and_how_to_turn_it_off():
    mailbox = Mailbox()
    assert mailed(mailbox).sent == 1
    mail = letter(mailbox)
    assert mail["Subject"] == "Al Capone, table K7Q2: it is your turn"
    assert (mail["From"], mail["To"]) == ("Fallakte <post@host.example>", ADA)
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@host.example>")
    text = mail.get_content()
    assert text.startswith("Al Capone, table K7Q2: Ada, it is your turn.\n")
    for part in ("Ada, Bruno", "https://play.example/t/K7Q2\n", "turn notices off in the table's settings"):
        assert part in text
    assert [line for line in mailbox.heard if line.startswith(("ehlo", "mail", "rcpt"))] == [
        "ehlo host.example",
        "mail FROM:<post@host.example>",
        f"rcpt TO:<{ADA}>",
    ]


def test_a_letter_is_in_the_language_of_the_person():
    mailbox = Mailbox()
    mailed(mailbox, notice("asked", seat=1, language="de", names=["Ada", "Jörg"]))
    mail = letter(mailbox)
    assert mail["Subject"] == "Al Capone, Tisch K7Q2: deine Zustimmung ist gefragt"
    assert "Jörg bittet um deine Zustimmung." in mail.get_content()
    assert all(byte < 128 for byte in mailbox.letters[0])


def test_a_seat_secret_behind_the_link_is_not_sent():
    mailbox = Mailbox()
    mailed(mailbox, notice(link="https://play.example/t/K7Q2#seat-s3cret"))
    assert "seat-s3cret" not in letter(mailbox).get_content()


def test_names_and_codes_write_no_header():
    mailbox = Mailbox()
    evil = "x\r\nBcc: all@evil.example\r\n\r\n.\r\nQUIT"
    mailed(mailbox, notice("asked", names=[evil, evil], table=evil, link=f"https://play.example/{evil}"))
    mail = letter(mailbox)
    assert mail["Bcc"] is None
    assert len(mailbox.letters) == len(mailbox.recipients) == 1
    assert len(mail.get_content().splitlines()) == len(_lines_of_a_plain_letter())


def _lines_of_a_plain_letter() -> list[str]:
    mailbox = Mailbox()
    mailed(mailbox)
    content: str = letter(mailbox).get_content()
    return content.splitlines()


def test_a_server_that_is_busy_is_asked_three_times():
    mailbox = Mailbox("451 later", "421 later")
    assert mailed(mailbox).sent == 1
    assert (mailbox.visits, len(mailbox.letters)) == (3, 1)


def test_after_three_tries_it_is_given_up():
    mailbox = Mailbox("451 later", "451 later", "451 later")
    assert mailed(mailbox).failed == 1
    assert (mailbox.visits, mailbox.letters) == (3, [])


def test_a_refusal_for_good_is_not_argued_with():
    mailbox = Mailbox("550 nobody here")
    assert mailed(mailbox).failed == 1
    assert mailbox.visits == 1


def test_an_odd_goodbye_does_not_send_a_letter_twice():
    mailbox = Mailbox()
    mailbox.goodbye = "451 stay"
    assert mailed(mailbox).sent == 1
    assert len(mailbox.letters) == 1


def test_a_server_that_is_not_there_is_a_failure():
    async def deliver() -> Post:
        async with Mailbox() as gone:
            port = gone.port
        smtp = Smtp("127.0.0.1", "post@host.example", port, starttls=False)
        async with started(Post(smtp, private_targets=False, pauses=(0, 0))) as post:
            post.send(Target(mail=ADA), notice())
            await until(lambda: post.failed == 1)
            return post

    assert asyncio.run(deliver()).sent == 0


@pytest.mark.parametrize("way", ["starttls", "tls"])
def test_the_password_travels_in_tls_only(monkeypatch: pytest.MonkeyPatch, way: str):
    monkeypatch.setenv("SSL_CERT_FILE", str(TRUSTED))
    mailbox = Mailbox(upgrade=server_tls()) if way == "starttls" else Mailbox(tls=server_tls())
    settings: dict[str, Any] = {"user": "me", "password": "s3cret", way: True}
    assert mailed(mailbox, host="localhost", **settings).sent == 1
    words = [line.partition(" ")[0].upper() for line in mailbox.heard]
    assert words[: words.index("AUTH")] == (["EHLO", "STARTTLS", "EHLO"] if way == "starttls" else ["EHLO"])


@pytest.mark.parametrize("mailbox", [Mailbox(), Mailbox(upgrade=server_tls())])
def test_without_trusted_tls_neither_password_nor_letter_is_sent(mailbox: Mailbox):
    assert mailed(mailbox, host="localhost", starttls=True, user="me", password="s3cret").failed == 1
    assert mailbox.letters == []
    assert not any(line.upper().startswith(("AUTH", "MAIL")) for line in mailbox.heard)


@pytest.mark.parametrize("address", [ADA, "a.b+c@x.example.org", "o'neil@xn--mnchen-3ya.example", "A_1@1.example"])
def test_mail_addresses(address: str):
    Post(Smtp("127.0.0.1", "post@host.example"), private_targets=False).check_mail(address)


@pytest.mark.parametrize("address", [
    "", "ada", "@home.example", "ada@", "ada@home", "ada@localhost", "ada@127.0.0.1", "ada@[127.0.0.1]",
    "a@b@c.example",
    "ada@home.example\r\nBcc: x@y.example", "ada@home.example\n", "a@b.example,c@d.example", "Ada <ada@home.example>",
    "ada @home.example", '"a b"@home.example', "a..b@home.example", ".a@home.example", "-a@home.example",
    "|sh@home.example", "a!b@home.example", "a%b@home.example", "jörg@home.example", "ada@höme.example",
    "a@-b.example", "a@b-.example", "a" * 65 + "@home.example", "a@" + "b." * 130 + "example",
])  # fmt: skip
def test_what_is_no_mail_address(address: str):
    with pytest.raises(Fault) as caught:
        Post(Smtp("127.0.0.1", "post@host.example"), private_targets=False).check_mail(address)
    assert caught.value.key == "notice-mail-address"


def test_without_smtp_there_is_no_mail():
    async def deliver() -> Post:
        async with started(Post(None, private_targets=False)) as post:
            post.send(Target(mail=ADA), notice())
            await until(lambda: post.failed == 1)
            return post

    with pytest.raises(Fault) as caught:
        asyncio.run(deliver()).check_mail(ADA)
    assert caught.value.key == "notice-mail-off"


@pytest.mark.parametrize("sender", ["", "Fallakte", "Fallakte <post>", "post@host.example\r\nBcc: x@y.example"])
def test_a_wrong_sender_is_told_at_the_start(sender: str):
    with pytest.raises(Fault) as caught:
        Post(Smtp("127.0.0.1", sender), private_targets=False)
    assert "post@example.org" in speaker("de").fault(caught.value)


def test_the_log_names_neither_the_address_nor_the_password(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO, "fallakte")
    mailed(Mailbox())
    mailed(Mailbox("550 no such ada@home.example"))
    assert [record.getMessage() for record in caplog.records] == [
        "your-turn by mail to home.example: sent",
        "your-turn by mail to home.example: failed, refused 550",
    ]
    assert ADA not in caplog.text + repr(Target(mail=ADA))
    assert "s3cret" not in repr(Smtp("127.0.0.1", "post@host.example", password="s3cret"))


def test_the_address_to_unsubscribe_stands_in_one_piece():
    """Mail programs look for it in angle brackets, and read no encoded words there."""
    farewell = f"https://play.example.org/unsubscribe/{'x' * 120}"
    smtp = Smtp(host="mail.example.org", sender="Fallakte <play@example.org>")
    letter = written(smtp, "ada@example.org", notice(farewell=farewell)).as_bytes()
    assert f"\r\nList-Unsubscribe: <{farewell}>\r\n".encode() in letter
