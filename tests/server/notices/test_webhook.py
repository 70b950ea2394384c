"""Webhooks over real sockets on loopback: what is posted, what counts as delivered, and what is given up."""

import asyncio
import logging

import pytest

from fallakte.core.faults import Fault
from fallakte.server.notices.notice import Occasion, Target
from fallakte.server.notices.post import Post
from tests.server.notices.places import (
    ACCEPTED,
    TRUSTED,
    Dripping,
    Hook,
    Known,
    Silent,
    notice,
    server_tls,
    started,
    until,
)


def post_to(hook: Hook, seconds: float = 20.0, count: int = 1) -> Post:
    """Sends as many notices there, and returns the post when all of them were sent or failed."""

    async def deliver() -> Post:
        async with hook, started(Post(None, private_targets=True, resolver=Known(), seconds=seconds)) as post:
            for _ in range(count):
                post.send(Target(webhook=hook.url), notice())
            await until(lambda: post.sent + post.failed == count)
            return post

    return asyncio.run(deliver())


def test_a_webhook_gets_a_sentence_and_its_parts():
    hook = Hook()
    assert post_to(hook).sent == 1
    text = "Al Capone, table K7Q2: Ada, it is your turn. https://play.example/t/K7Q2"
    assert hook.bodies == [
        {
            "text": text,
            "content": text,
            "allowed_mentions": {"parse": []},
            "game": "al-capone",
            "table": "K7Q2",
            "turn": "Ada",
            "reason": "your-turn",
            "link": "https://play.example/t/K7Q2",
        }
    ]
    assert hook.heads[0].startswith("POST /hook?key=s3cret HTTP/1.1\r\n")
    assert f"\r\nHost: 127.0.0.1:{hook.port}\r\n" in hook.heads[0]
    assert "\r\nContent-Type: application/json\r\n" in hook.heads[0]


@pytest.mark.parametrize(("reason", "turn", "said"), [
    ("your-turn", "Bruno", "Bruno, du bist an der Reihe."),
    ("clock", "Bruno", "Bruno, deine Zeit ist um."),
    ("asked", "", "Bruno bittet um deine Zustimmung."),
    ("over", "", "Die Partie ist zu Ende."),
    ("test", "", "Das ist ein Test."),
])  # fmt: skip
def test_every_reason_has_a_sentence_in_the_language_of_the_person(reason: Occasion, turn: str, said: str):
    async def deliver(hook: Hook) -> None:
        async with hook, started(Post(None, private_targets=True, resolver=Known())) as post:
            post.send(Target(webhook=hook.url), notice(reason, seat=1, language="de"))
            await until(lambda: post.sent == 1)

    hook = Hook()
    asyncio.run(deliver(hook))
    assert said in hook.bodies[0]["text"]
    assert hook.bodies[0]["turn"] == turn


def test_a_name_calls_nobody_and_links_nowhere():
    async def deliver(hook: Hook) -> None:
        async with hook, started(Post(None, private_targets=True, resolver=Known())) as post:
            post.send(Target(webhook=hook.url), notice(names=["@all <!channel> [x](https://evil.example)\n"]))
            await until(lambda: post.sent == 1)

    hook = Hook()
    asyncio.run(deliver(hook))
    said = hook.bodies[0]["text"].removesuffix("https://play.example/t/K7Q2")
    assert "all" in said
    assert not set("@<>[]/\n") & set(said)


def test_a_seat_secret_behind_the_link_is_not_sent():
    async def deliver(hook: Hook) -> None:
        async with hook, started(Post(None, private_targets=True, resolver=Known())) as post:
            post.send(Target(webhook=hook.url), notice(link="https://play.example/t/K7Q2#seat-s3cret"))
            await until(lambda: post.sent == 1)

    hook = Hook()
    asyncio.run(deliver(hook))
    assert "seat-s3cret" not in str(hook.bodies)


@pytest.mark.parametrize("status", [200, 201, 204, 299])
def test_accepted_is_what_is_answered_with_a_2xx(status: int):
    assert post_to(Hook(f"HTTP/1.1 {status} x\r\n\r\n".encode())).sent == 1


@pytest.mark.parametrize("answer", [
    b"HTTP/1.1 404 Not Found\r\n\r\n",
    b"HTTP/1.1 500 Oh\r\n\r\n",
    b"HTTP/1.1 304 Not Modified\r\n\r\n",
    b"HTTP/1.1 2000 Much\r\n\r\n",
    b"HTTP/2 200\r\n\r\n",
    b"200 OK\r\n\r\n",
    b"x" * 5000,
    b"HTTP/1.1 100 Continue\r\n\r\n" * 500 + b"HTTP/1.1 200 OK\r\n\r\n",
])  # fmt: skip
def test_any_other_answer_is_a_failure(answer: bytes):
    post = post_to(Hook(answer))
    assert (post.sent, post.failed) == (0, 1)


def test_an_answer_on_the_way_is_not_the_answer():
    interim = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
    assert post_to(Hook(interim + b"HTTP/1.1 200 OK\r\n\r\n")).sent == 1
    assert post_to(Hook(interim + b"HTTP/1.1 500 Oh\r\n\r\n")).failed == 1


def test_an_endless_answer_is_not_read():
    assert post_to(Hook(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 5_000_000)).sent == 1


def test_a_redirection_is_not_followed():
    async def deliver() -> tuple[Post, Hook]:
        async with Hook() as inside:
            location = f"HTTP/1.1 307 Away\r\nLocation: {inside.url}\r\n\r\n".encode()
            async with Hook(location) as hook, started(Post(None, private_targets=True, resolver=Known())) as post:
                post.send(Target(webhook=hook.url), notice())
                await until(lambda: post.failed == 1)
            return post, inside

    post, inside = asyncio.run(deliver())
    assert (post.sent, inside.visits) == (0, 0)


def test_without_leave_nothing_connects_to_a_private_target():
    async def deliver(place: Silent) -> Post:
        async with place:
            names = Known(hook_example=["93.184.215.14", "127.0.0.1"])
            async with started(Post(None, private_targets=False, resolver=names)) as post:
                post.send(Target(webhook=f"http://127.0.0.1:{place.port}/"), notice())
                post.send(Target(webhook="http://hook.example:8080/"), notice())
                post.send(Target(webhook="no url"), notice())
                await until(lambda: post.failed == 3)
        return post

    place = Silent()
    assert asyncio.run(deliver(place)).sent == 0
    assert place.visits == 0


def test_the_address_that_was_looked_up_is_the_one_that_is_called():
    async def deliver() -> tuple[Known, Hook]:
        async with Hook() as hook, started(Post(None, private_targets=True, resolver=names)) as post:
            post.send(Target(webhook=f"http://hook.example:{hook.port}/"), notice())
            await until(lambda: post.sent == 1)
        return names, hook

    names = Known(hook_example=["127.0.0.1"])
    hook = asyncio.run(deliver())[1]
    assert names.asked == ["hook.example"]
    assert f"\r\nHost: hook.example:{hook.port}\r\n" in hook.heads[0]


def test_the_next_address_is_tried_where_one_is_silent():
    async def deliver(hook: Hook) -> int:
        names = Known(hook_example=["127.0.0.2", "127.0.0.1"])
        async with hook, started(Post(None, private_targets=True, resolver=names)) as post:
            post.send(Target(webhook=f"http://hook.example:{hook.port}/"), notice())
            await until(lambda: post.sent + post.failed == 1)
            return post.sent

    assert asyncio.run(deliver(Hook())) == 1


@pytest.mark.parametrize(("trusted", "name", "sent"), [
    (True, "hook.example", 1),
    (True, "other.example", 0),
    (False, "hook.example", 0),
])  # fmt: skip
def test_a_certificate_must_be_trusted_and_name_the_host(
    monkeypatch: pytest.MonkeyPatch, trusted: bool, name: str, sent: int
):
    asked: list[object] = []

    async def deliver() -> int:
        tls = server_tls()
        tls.sni_callback = lambda _socket, name, _context: asked.append(name)
        names = Known(hook_example=["127.0.0.1"], other_example=["127.0.0.1"])
        async with Hook(tls=tls) as hook, started(Post(None, private_targets=True, resolver=names)) as post:
            post.send(Target(webhook=f"https://{name}:{hook.port}/"), notice())
            await until(lambda: post.sent + post.failed == 1)
            return post.sent

    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(TRUSTED))
    assert asyncio.run(deliver()) == sent
    assert asked == [name]


def test_a_proxy_of_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    assert post_to(Hook()).sent == 1


@pytest.mark.parametrize("hook", [Hook(None), Dripping()])
def test_who_never_answers_is_given_up(hook: Hook):
    post = post_to(hook, seconds=0.3, count=3)
    assert (post.sent, post.failed) == (0, 3)


def test_a_handshake_that_never_ends_is_given_up():
    async def deliver() -> Post:
        names = Known(hook_example=["127.0.0.1"])
        async with Silent() as place, started(Post(None, private_targets=True, resolver=names, seconds=0.3)) as post:
            post.send(Target(webhook=f"https://hook.example:{place.port}/"), notice())
            await until(lambda: post.failed == 1 and place.visits == 1)
            return post

    assert asyncio.run(deliver()).sent == 0


def test_a_lookup_that_never_ends_is_given_up():
    async def deliver() -> Post:
        resolved = asyncio.Event()
        loop = asyncio.get_running_loop()

        def sleeping(*_: object) -> list[object]:
            asyncio.run_coroutine_threadsafe(resolved.wait(), loop).result()
            return []

        async with started(Post(None, private_targets=True, resolver=sleeping, seconds=0.2)) as post:
            post.send(Target(webhook="http://hook.example/"), notice())
            with pytest.raises(Fault) as caught:
                await post.check_webhook("http://hook.example/")
            assert caught.value.key == "notice-webhook-inside"
            await until(lambda: post.failed == 1)
            resolved.set()
        return post

    assert asyncio.run(deliver()).sent == 0


def test_one_slow_place_does_not_hold_up_the_others():
    async def deliver() -> tuple[int, int, int]:
        post = Post(None, private_targets=True, resolver=Known(), seconds=60)
        async with Hook(None) as slow, Hook() as quick, started(post):
            for _ in range(100):
                post.send(Target(webhook=slow.url), notice())
            post.send(Target(webhook=quick.url), notice())
            await until(lambda: post.sent == 1 and len(slow.bodies) == 2)
            before = post.failed
            slow.answer = ACCEPTED
            slow.release()
            await until(lambda: post.sent + post.failed == 101)
            return before, post.failed, len(quick.bodies)

    assert asyncio.run(deliver()) == (0, 2, 1)


@pytest.mark.parametrize(("url", "key"), [
    ("http://hook.example/", None),
    ("http://inside.example/", "notice-webhook-inside"),
    ("http://hook.example:22/", "notice-webhook-port"),
    ("nonsense", "notice-webhook-form"),
])  # fmt: skip
def test_a_url_is_checked_when_it_is_entered(url: str, key: str | None):
    async def check() -> str | None:
        names = Known(hook_example=["93.184.215.14"], inside_example=["10.0.0.1"])
        async with started(Post(None, private_targets=False, resolver=names)) as post:
            try:
                await post.check_webhook(url)
            except Fault as fault:
                return fault.key
            return None

    assert asyncio.run(check()) == key


def test_the_log_names_the_host_and_no_secret(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO, "fallakte")
    good, bad = Hook(), Hook(b"HTTP/1.1 410 Gone\r\n\r\n")
    post_to(good)
    post_to(bad)
    assert [record.getMessage() for record in caplog.records] == [
        f"your-turn by webhook to 127.0.0.1:{good.port}: sent",
        f"your-turn by webhook to 127.0.0.1:{bad.port}: failed, answered 410",
    ]
    assert "s3cret" not in repr(Target(webhook=good.url)) + caplog.text
