"""Requests as people's programs make them, from opening a table to looking back at the match."""

import json
from collections.abc import Iterator

import httpx
import pytest

from fallakte.bots import LEVELS, bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.record import encode
from fallakte.games import IDS
from tests.records.committed import begun, committed, pledged, pledged_words
from tests.server.running import Served
from tests.server.web.talking import TWO, Talk, Words, code_of, opened, visitor

SHORT: Words = {
    "game": "al-capone",
    "options": {"target": 1},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    "settings": {"pace": 0},
}


@pytest.fixture
def ada(server: Served) -> Iterator[httpx.Client]:
    with visitor(server) as client:
        yield client


@pytest.fixture
def bob(server: Served) -> Iterator[httpx.Client]:
    with visitor(server) as client:
        yield client


@pytest.fixture(scope="module")
def finished(server: Served) -> Words:
    """A short match that was played to its end, with the seat's secret."""
    table = opened(server, SHORT)
    with Talk(server, table["table"]) as talk:
        heard = talk.hello(table["seats"][0]["secret"])
        while heard.get("position", {}).get("due") != "over":
            moves = heard.get("position", {}).get("moves")
            if moves:
                state = heard["position"]["state"]
                talk.say({"type": "move", "command": f"move {state}", "state": state, "move": moves[-1]})
            heard = talk.hear()
    return table


def test_a_table_is_opened_found_and_listed(ada: httpx.Client, bob: httpx.Client) -> None:
    wish = {"game": "capone", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], "listed": True}
    table = ada.post("/api/tables", json=wish).json()
    assert bob.get(f"/api/tables/{table['table']}").json()["code"] == table["code"]
    assert bob.get(f"/api/codes/{table['code'].lower()}").json()["id"] == table["table"]
    assert table["table"] in {one["table"] for one in bob.get("/api/tables").json()}
    assert [one["table"] for one in ada.get("/api/me/tables").json()] == [table["table"]]
    assert bob.get("/api/me/tables").json() == []


def test_seats_are_taken_handed_over_and_brought_back(ada: httpx.Client, bob: httpx.Client) -> None:
    wish = {"game": "al-capone", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = f"/api/tables/{ada.post('/api/tables', json=wish).json()['table']}"
    taken = bob.post(f"{table}/sit", json={"name": "Bob"}).json()
    assert taken["seat"] == 1
    handed = bob.post(f"{table}/hand-over", json={"secret": taken["secret"]}).json()
    assert handed["secret"] != taken["secret"]
    assert bob.post(f"{table}/take-back", json={"secret": taken["secret"]}).status_code == 200
    back = ada.post(f"{table}/recover", json={"code": taken["recovery"]}).json()
    assert back["seat"] == 1
    assert code_of(bob.post(f"{table}/hand-over", json={"secret": taken["secret"]})) == (403, "wrong-link")
    assert code_of(ada.post(f"{table}/recover", json={"code": "AAAA-AAAA-AAAA"})) == (403, "wrong-recovery")


def test_a_full_table_is_full(server: Served, bob: httpx.Client) -> None:
    table = opened(server, SHORT)["table"]
    assert code_of(bob.post(f"/api/tables/{table}/sit", json={})) == (409, "table-full")


def test_a_person_is_remembered(ada: httpx.Client) -> None:
    assert ada.get("/api/me").json() == {
        "name": "",
        "language": "en",
        "notifications": {"mail": "", "webhook": "", "muted": []},
    }
    changed = ada.patch("/api/me", json={"name": "  Ada\u202e\n L. ", "language": "de"}).json()
    assert (changed["name"], changed["language"]) == ("Ada L.", "de")
    assert ada.get("/api/me").json() == changed
    assert code_of(ada.patch("/api/me", json={"name": "\u200b"})) == (400, "name-empty")
    assert code_of(ada.patch("/api/me", json={"language": "fr"})) == (400, "wrong-value")


def test_notices_go_nowhere_dangerous(ada: httpx.Client) -> None:
    assert code_of(ada.post("/api/me/test-notice", json={})) == (400, "no-notices")
    for webhook in ("http://127.0.0.1/", "http://[::1]:8029/", "http://169.254.169.254/latest", "file:///etc/passwd"):
        answer = ada.patch("/api/me", json={"notifications": {"webhook": webhook}})
        assert answer.status_code == 400
        assert answer.json()["code"].startswith("notice-webhook-")
    assert code_of(ada.patch("/api/me", json={"notifications": {"mail": "a@b.example"}})) == (400, "notice-mail-off")


def test_the_games_are_told_with_their_options_and_bots(ada: httpx.Client) -> None:
    games = ada.get("/api/games", headers={"accept-language": "de"}).json()
    assert [game["id"] for game in games] == list(IDS)
    assert all(game["bots"] == list(LEVELS) for game in games)
    options = {option["name"]: option for option in games[0]["options"]}
    assert (options["players"]["low"], options["players"]["high"]) == (2, 4)
    assert options["teams"]["kind"] == "yes-no"
    assert {"name": "al-capone", "part": "one"}.items() <= options["values"]["numbers"][0].items()
    assert next(one for one in games[3]["options"] if one["name"] == "years")["none"] is True
    assert games[2]["name"] == "Der Doppelmord in der Rue Morgue"


# Looking back


def test_a_running_match_shows_what_the_seat_has_seen(server: Served, ada: httpx.Client) -> None:
    table = opened(server, {**SHORT, "options": {}, "settings": {"pace": 10}})
    path = f"/api/tables/{table['table']}"
    own = {"authorization": f"Seat {table['seats'][0]['secret']}"}
    public = [json.loads(line) for line in ada.get(f"{path}/record").text.splitlines()]
    seen = [json.loads(line) for line in ada.get(f"{path}/record", headers=own).text.splitlines()]
    assert {one["seat"] for one in seen if one.get("event") == "hand" and "cards" in one} == {0}
    assert not any("cards" in one for one in public if one.get("event") == "hand")
    assert code_of(ada.get(f"{path}/replay?eyes=open", headers=own))[1] == "match-running"
    assert code_of(ada.get(f"{path}/replay?eyes=1", headers=own))[1] == "match-running"
    assert ada.get(f"{path}/replay?eyes=0", headers=own).json()["total"] > 0
    assert ada.get(f"{path}/replay").status_code == 200
    assert code_of(ada.get(f"{path}/record", headers={"authorization": "Seat wrong"})) == (403, "wrong-link")


def test_a_finished_match_shows_everything(ada: httpx.Client, finished: Words) -> None:
    path = f"/api/tables/{finished['table']}"
    record = ada.get(f"{path}/record")
    assert record.headers["content-type"] == "application/x-ndjson"
    assert "attachment" in record.headers["content-disposition"]
    assert "reveal" in json.loads(record.text.splitlines()[-1])
    text = ada.get(f"{path}/text", headers={"accept-language": "de"})
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Durchgang 1" in text.text
    frames = ada.get(f"{path}/replay?eyes=open&since=1&count=2").json()
    assert [frame["number"] for frame in frames["frames"]] == [1, 2]


def test_a_finished_match_goes_on(ada: httpx.Client, finished: Words) -> None:
    path = f"/api/tables/{finished['table']}"
    secret = finished["seats"][0]["secret"]
    again = [ada.post(f"{path}/rematch", json={"secret": secret}).json()["table"] for _ in range(2)]
    assert again[0] == again[1] != finished["table"]
    onward = ada.post(f"{path}/play-on", json={"number": 0, "seat": 0})
    assert onward.status_code == 201
    assert onward.json()["seats"][0]["secret"]


def test_a_record_is_verified(ada: httpx.Client, finished: Words) -> None:
    record = ada.get(f"/api/tables/{finished['table']}/record").content
    headers = {"content-type": "application/x-ndjson", "accept-language": "de"}
    verdict = ada.post("/api/verify", content=record, headers=headers).json()
    assert verdict["ok"] is True
    assert verdict["commitment"] == finished["commitment"]
    assert verdict["text"].startswith("Geprüft") or verdict["moves"] > 0
    assert len(verdict["meaning"]) == 3
    lines = record.splitlines(keepends=True)
    for broken in (b"", b"{", b"[]\n", record[:-10], b"".join([lines[0], *lines[2:]]), b"\xff" * 100):
        verdict = ada.post("/api/verify", content=broken, headers=headers).json()
        assert verdict["ok"] is False
        assert verdict["rule"].startswith("REC-")


@pytest.mark.parametrize(
    ("seats", "proof", "paragraphs"), [("wb", "committed", 3), ("wsnb", "committed", 4), ("nb", "wordless", 3)]
)
def test_a_verdict_says_what_is_proved(ada: httpx.Client, seats: str, proof: str, paragraphs: int) -> None:
    verdict = judged(ada, pledged(seats))
    assert (verdict["ok"], verdict["proof"], len(verdict["meaning"])) == (True, proof, paragraphs)
    assert [one["word"] for one in verdict["words"]] == pledged_words(seats)
    assert [one.get("silent", False) for one in verdict["words"]] == [kind == "s" for kind in seats]


def test_a_deal_that_was_chosen_by_the_word_of_a_bot_is_refused(ada: httpx.Client) -> None:
    lines = committed("al-capone")
    assert judged(ada, lines)["proof"] == "old"
    lines[0]["players"][0]["kind"] = "bot:greedy"
    assert judged(ada, lines)["fault"] == "rec-8-bot-word"


def judged(client: httpx.Client, lines: list[Words]) -> Words:
    record = b"".join(encode(line) + b"\n" for line in lines)
    verdict: Words = client.post("/api/verify", content=record, headers={"content-type": "application/x-ndjson"}).json()
    return verdict


def test_a_record_that_somebody_has_is_replayed(ada: httpx.Client, finished: Words) -> None:
    path = f"/api/tables/{finished['table']}"
    record = ada.get(f"{path}/record").content
    headers = {"content-type": "application/x-ndjson", "accept-language": "de"}
    there = ada.get(f"{path}/replay?eyes=1&since=2&count=3").json()
    piece = ada.post("/api/replay?eyes=1&since=2&count=3", content=record, headers=headers).json()
    assert (piece["frames"], piece["total"]) == (there["frames"], there["total"])
    assert piece["table"]["game"] == "al-capone"
    assert [seat["name"] for seat in piece["table"]["seats"]] == [seat["name"] for seat in there["table"]["seats"]]
    broken = ada.post("/api/replay", content=record[:-10], headers=headers)
    assert code_of(broken) == (400, "rec-1-not-json")
    assert broken.json()["rule"] == "REC-1"
    assert code_of(ada.post("/api/replay?eyes=9", content=record, headers=headers)) == (404, "no-such-eyes")
    assert code_of(ada.post("/api/replay?eyes=x", content=record, headers=headers)) == (400, "bad-eyes")


def test_a_replay_comes_in_pieces_that_are_bounded(ada: httpx.Client) -> None:
    """All hands of six open: what is thirty times its record in all is never sent at once."""
    match = begun("capone", players=6, years=8)
    play(match, [bot("random", bot_luck("bounded", seat)) for seat in range(6)])
    record = b"".join(encode(line) + b"\n" for line in match.lines)
    headers = {"content-type": "application/x-ndjson"}
    frames: list[Words] = []
    pieces, total = 0, 1
    while len(frames) < total:
        answer = ada.post(f"/api/replay?eyes=open&since={len(frames)}&count=500", content=record, headers=headers)
        assert len(answer.content) < 1_100_000
        piece = answer.json()
        assert piece["frames"]
        frames += piece["frames"]
        pieces, total = pieces + 1, piece["total"]
    assert pieces > 1
    assert [frame["number"] for frame in frames] == [*range(len(match.lines) - 1)]
    assert len(json.dumps(frames)) > 1_100_000


# Too much


def test_who_asks_too_often_waits_and_no_neighbour_does(strict: Served) -> None:
    with visitor(strict, **{"x-forwarded-for": "198.51.100.1"}) as eve:
        answers = [eve.get("/api/me") for _ in range(40)]
        late = next(answer for answer in answers if answer.status_code == 429)
        assert code_of(late) == (429, "too-fast")
        assert int(late.headers["retry-after"]) >= 1
        assert eve.get("/health").status_code == 200
    with visitor(strict, **{"x-forwarded-for": "198.51.100.2"}) as ada:
        assert ada.get("/api/me").status_code == 200


def test_an_address_cannot_be_made_up(strict: Served) -> None:
    """What stands before the proxy's own entry was written by whoever asks."""
    with visitor(strict) as eve:
        got = [
            eve.get("/api/me", headers={"x-forwarded-for": f"10.0.0.{number}, 198.51.100.3"}).status_code
            for number in range(40)
        ]
    assert 429 in got


def test_tables_and_recoveries_are_counted(strict: Served) -> None:
    with visitor(strict, **{"x-forwarded-for": "198.51.100.4"}) as eve:
        answers = [eve.post("/api/tables", json=TWO) for _ in range(4)]
        assert [answer.status_code for answer in answers][-1] == 429
        table = answers[0].json()["table"]
        tried = [eve.post(f"/api/tables/{table}/recover", json={"code": "AAAA"}).status_code for _ in range(4)]
        assert tried == [403, 403, 403, 429]


def test_a_narrow_server_takes_smaller_bodies(strict: Served) -> None:
    with visitor(strict, **{"x-forwarded-for": "198.51.100.5"}) as eve:
        answer = eve.post("/api/tables", json={**TWO, "options": {"x": "x" * 3000}})
        assert code_of(answer) == (413, "body-too-large")


def test_what_takes_long_to_judge_counts_for_more(strict: Served) -> None:
    headers = {"content-type": "application/x-ndjson"}
    with visitor(strict, **{"x-forwarded-for": "198.51.100.6"}) as ada:
        assert [ada.post("/api/verify", content=b"\n", headers=headers).status_code for _ in range(4)] == [200] * 4
    for number, path in enumerate(("/api/verify", "/api/replay"), start=7):
        with visitor(strict, **{"x-forwarded-for": f"198.51.100.{number}"}) as eve:
            assert eve.post(path, content=b"x" * 4_000_000, headers=headers).status_code in (200, 400)
            assert code_of(eve.post(path, content=b"x" * 4_000_000, headers=headers)) == (429, "too-fast")
