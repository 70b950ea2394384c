"""`fallakte play`: a match in the terminal against bots; leaving saves it."""

import secrets
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

import click
from rich.console import Console

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck
from fallakte.cli.files import write_record
from fallakte.cli.help import Helped, Number
from fallakte.cli.language import voice
from fallakte.cli.options import given_options, seed_text, whole
from fallakte.cli.record import match_of
from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import IDS, game
from fallakte.terminal.prompt import Left
from fallakte.terminal.screen import Screen
from fallakte.terminal.session import Session, named
from fallakte.text.telling import Teller

BOT = "greedy"
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dante", "Edda")


@click.command(cls=Helped)
@click.argument("name", metavar="GAME", required=False)
@click.option("--players", type=Number(1))
@click.option("--option", "pairs", multiple=True, metavar="K=V")
@click.option("--seed", metavar="S")
@click.option("--bots", default=BOT, metavar="A,B,…")
@click.option("--save", metavar="FILE")
@click.option("--resume", metavar="FILE")
def play(
    name: str | None,
    players: int | None,
    pairs: tuple[str, ...],
    seed: str | None,
    bots: str,
    save: str | None,
    resume: str | None,
) -> None:
    """A match against bots."""
    if resume is not None:
        if name is not None or players is not None or pairs or seed is not None:
            raise Fault("cli-resume-alone")
        sit_down(resumed(resume), save or resume)
        return
    if save is not None and Path(save).is_file():
        raise Fault("cli-save-exists", path=save)
    if name is None:
        name = asked_for_game()
    match = opened(name, given_options(players, pairs), seed_text(seed or secrets.token_hex(8)), bots)
    sit_down(match, save or _free_path(name))


def choose_and_play() -> None:
    """Which game shall it be? Then play it."""
    name = asked_for_game()
    sit_down(opened(name, {}, secrets.token_hex(8), BOT), _free_path(name))


def asked_for_game() -> str:
    """The game that the person picks from the list."""
    speaker = voice()
    console = Console()
    console.print()
    console.print(speaker.say("which-game"), style="bold yellow")
    for number, one in enumerate(IDS, start=1):
        console.print(f"  [bold green]{number}[/]  [bold]{speaker.name(one)}[/]")
        console.print(f"     {speaker.say(f'about-{one}')}", style="dim")
    while True:
        try:
            typed = console.input("> ").strip()
        except EOFError:
            raise Fault("no-game-chosen", games=", ".join(IDS)) from None
        if typed in IDS:
            return typed
        number = whole(typed) or 0
        if 1 <= number <= len(IDS):
            return IDS[number - 1]
        console.print(speaker.say("no-such-number", count=len(IDS)), style="red")


def opened(name: str, given: Words, seed: str, bots: str) -> Match:
    """A new match with the person at seat 0."""
    played = game(name)
    options = played.fill(given)
    kinds = [one.strip() for one in bots.split(",")]
    players: list[Words] = [{"name": voice().say("person-name"), "kind": "human"}]
    for seat in range(1, options["players"]):
        players.append({"name": BOT_NAMES[seat - 1], "kind": f"bot:{kinds[(seat - 1) % len(kinds)]}"})
    for player in players[1:]:
        bot(player["kind"].removeprefix("bot:"), bot_luck(seed, 0))
    return Match.begin(played, options, Shuffler(seed), players, {"seed": seed})


def resumed(path: str) -> Match:
    """The match of a saved record. Its seed deals on; a record without one gets a new seed."""
    found = match_of(path)
    if found.over:
        raise Fault("cli-match-over", path=path)
    found.go_on(str(found.lines[0].get("seed", secrets.token_hex(8))))
    return found


def sit_down(match: Match, path: str) -> None:
    """Play in this terminal, saving to a file."""
    speaker = voice()
    players = match.lines[0]["players"]
    humans = [seat for seat, player in enumerate(players) if player["kind"] == "human"]
    if not humans:
        raise Fault("cli-no-human")
    seat = humans[0]
    seed = str(match.lines[0].get("seed", path))
    others = [one for one in range(len(players)) if one != seat]
    kinds = {one: players[one]["kind"].removeprefix("bot:") for one in others}
    bots = {one: bot(BOT if kind == "human" else kind, bot_luck(seed, one)) for one, kind in kinds.items()}
    names = named(speaker, players, seat)
    screen = Screen(Console(highlight=False), speaker, match.game.id, names)
    teller = Teller(speaker, match.game.id, names, seat)
    session = Session(match, seat, bots, screen, teller, lambda: write_record(path, match.lines))
    session.save()
    screen.say("play-welcome", game=speaker.name(match.game.id))
    try:
        session.run()
    except (Left, EOFError, KeyboardInterrupt):
        screen.console.print()
        screen.say("play-left", path=path, command=f"{program()} play --resume {shlex.quote(path)}")
        return
    screen.say("play-saved", path=path)


def program() -> str:
    """How this command can be called again, here."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m fallakte"
    return called.name if shutil.which(called.name) or called.name == sys.argv[0] else shlex.quote(sys.argv[0])


def _free_path(name: str) -> str:
    """A new file in this folder, named after the game and the time."""
    stem = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.jsonl")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.jsonl")
        number += 1
    return str(path)
