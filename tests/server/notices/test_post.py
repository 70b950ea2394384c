"""The post as the rooms see it: it takes everything, and keeps count."""

import asyncio

from fallakte.server.notices.notice import Target
from fallakte.server.notices.post import Post
from tests.server.notices.places import Hook, Known, notice, started, until


def test_where_there_is_no_room_the_oldest_is_given_up():
    async def deliver(hook: Hook) -> tuple[int, Post]:
        async with hook:
            post = Post(None, private_targets=True, resolver=Known(), room=3)
            for number in range(5):
                post.send(Target(webhook=hook.url), notice(table=str(number)))
            dropped = post.failed
            async with started(post):
                await until(lambda: post.sent == 3)
            return dropped, post

    hook = Hook()
    dropped, post = asyncio.run(deliver(hook))
    assert (dropped, post.failed) == (2, 2)
    assert sorted(body["table"] for body in hook.bodies) == ["2", "3", "4"]


def test_many_notices_all_arrive():
    async def deliver(hook: Hook) -> Post:
        async with hook, started(Post(None, private_targets=True, resolver=Known(), seconds=60)) as post:
            for number in range(200):
                post.send(Target(webhook=hook.url), notice(table=str(number)))
            await until(lambda: post.sent + post.failed == 200)
            return post

    hook = Hook()
    assert asyncio.run(deliver(hook)).failed == 0
    assert {body["table"] for body in hook.bodies} == {str(number) for number in range(200)}


def test_nobody_to_tell_is_nothing_to_do():
    async def deliver() -> Post:
        async with started(Post(None, private_targets=False)) as post:
            post.send(Target(), notice())
        return post

    post = asyncio.run(deliver())
    assert (post.sent, post.failed) == (0, 0)


def test_the_stop_delivers_what_waits():
    async def deliver(hook: Hook) -> Post:
        async with hook:
            async with started(Post(None, private_targets=True, resolver=Known(), seconds=60)) as post:
                for _ in range(10):
                    post.send(Target(webhook=hook.url), notice())
            return post

    assert asyncio.run(deliver(Hook())).sent == 10


def test_the_stop_gives_up_what_does_not_end():
    async def deliver(hook: Hook) -> Post:
        async with hook:
            async with started(Post(None, private_targets=True, resolver=Known(), seconds=60, grace=0.2)) as post:
                for _ in range(10):
                    post.send(Target(webhook=hook.url), notice())
                await until(lambda: len(hook.bodies) == 2)
            return post

    post = asyncio.run(deliver(Hook(None)))
    assert (post.sent, post.failed) == (0, 10)


def test_after_the_stop_a_notice_is_too_late():
    async def deliver(hook: Hook) -> Post:
        async with hook:
            async with started(Post(None, private_targets=True, resolver=Known())) as post:
                pass
            post.send(Target(webhook=hook.url), notice())
            return post

    hook = Hook()
    assert asyncio.run(deliver(hook)).failed == 1
    assert hook.visits == 0


def test_a_notice_that_cannot_be_said_is_a_failure_and_no_more():
    async def deliver(hook: Hook) -> Post:
        async with hook, started(Post(None, private_targets=True, resolver=Known())) as post:
            post.send(Target(webhook=hook.url), notice(game="no-such-game"))
            post.send(Target(webhook=hook.url), notice(seat=9))
            await until(lambda: post.sent == 1 and post.failed == 1)
            return post

    hook = Hook()
    asyncio.run(deliver(hook))
    assert "Somebody, it is your turn." in hook.bodies[0]["text"]
