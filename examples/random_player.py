"""Plays a match with random legal moves and knows no rules: docs/protocol.md in seventy lines.

random_player.py http://127.0.0.1:8029 al-capone '{"target": 50}'   opens a table with bots
random_player.py 'http://127.0.0.1:8029/t/TABLE#SECRET'             sits down by an invitation
"""

import hashlib
import json
import random
import secrets
import sys
import time
import uuid
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PASSING = ("restarting", "store-unreachable", "too-slow", "too-fast")  # then it is worth coming back
WORD = secrets.token_hex(16)  # goes into the shuffle: committed to now, revealed when all have committed
COMMITTED = {"word_commitment": hashlib.sha256(WORD.encode()).hexdigest()}


def opened(server, game="al-capone", options="{}"):
    bots = [{"kind": "bot", "level": "random"}] * (3 if game == "capone" else 1)
    wish = {"game": game, "options": json.loads(options), "seats": [{"kind": "me"}, *bots], "settings": {"pace": 0}}
    body = json.dumps(wish | COMMITTED).encode()
    table = json.load(urlopen(Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})))
    return f"{table['link']}#{table['seats'][0]['secret']}"


def play(link):
    page, secret = link.split("#")
    server, table = page.split("/t/")
    hello = {"type": "hello", "protocol": 1, "secret": secret, "key": secrets.token_urlsafe(24), **COMMITTED}
    seat, position, move, wait = -1, None, None, 0.2  # `move` is what was said and not answered yet
    while True:
        try:
            with connect(f"ws{server[4:]}/api/tables/{table}/play", max_size=None, compression=None) as socket:
                socket.send(json.dumps(hello))
                for heard in map(json.loads, socket):
                    hello["since"] = heard.get("number", hello.get("since", 0))
                    position = heard.get("position", position)
                    words = heard.get("table", heard).get("words", {})  # all commitments, when everybody is there
                    if heard["type"] == "welcome":
                        seat, wait = heard["seat"], 0.2
                        hello["secret"] = heard.get("secret", hello["secret"])  # a link is used up, the key is not
                        if move:  # the connection broke before the answer: the same once more, with the same id
                            socket.send(json.dumps(move))
                    elif move and move["command"] in (heard.get("done"), heard.get("command")):
                        move = None
                        time.sleep("code" in heard)  # refused: perhaps we are too fast
                    elif heard["type"] in ("bye", "refused") and heard["code"] not in PASSING:
                        sys.exit(heard["text"])
                    if "until" in words and seat not in words.get("revealed", ()) and not move:
                        move = {"type": "reveal", "command": str(uuid.uuid4()), "word": WORD}
                        socket.send(json.dumps(move))
                    if position and position["due"] == "over":
                        return position["view"]
                    if position and position["to_act"] == seat and not move:
                        move = {"type": "move", "command": str(uuid.uuid4()), "state": position["state"]}
                        move["move"] = random.choice(position["moves"])
                        socket.send(json.dumps(move))
        except (OSError, WebSocketException):
            pass
        time.sleep(random.random() * (wait := min(2 * wait, 30)))


if __name__ == "__main__":
    print(play(sys.argv[1] if "#" in sys.argv[1] else opened(*sys.argv[1:])))
