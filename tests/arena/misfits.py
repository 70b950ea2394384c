"""A program that fails as its argument says at every fifth question, for example `misfits.py sleeps 60`."""

import json
import os
import subprocess
import sys


def fail(kind: str, legal: list[object]) -> None:
    if kind == "crashes":
        sys.stderr.write("Traceback\nValueError: no idea\n")
        sys.exit(3)
    elif kind == "sleeps":
        subprocess.run(["sleep", *sys.argv[2:]], check=False)
    elif kind == "lies":
        print('{"move": {"act": "fly"}}', flush=True)
    elif kind == "mumbles":
        print("well", flush=True)
    elif kind == "repeats":
        print(f"{json.dumps({'move': legal[0]})}\n{json.dumps({'move': legal[-1]})}", flush=True)
    elif kind == "floods":
        while True:
            os.write(1, b"x" * 65536)


def main() -> None:
    asked = 0
    sys.stdin.readline()
    for line in sys.stdin:
        legal = json.loads(line)["legal"]
        asked += 1
        if asked % 5 == 0 and sys.argv[1] != "behaves":
            fail(sys.argv[1], legal)
            if sys.argv[1] != "shouts":
                continue
        if sys.argv[1] == "shouts":
            sys.stderr.write("x" * 300_000)
        print(json.dumps({"move": legal[0]}), flush=True)


if __name__ == "__main__":
    main()
