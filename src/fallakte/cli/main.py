"""The command `fallakte`."""

import os
import signal
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

import click

from fallakte.cli import language
from fallakte.cli.arena import arena
from fallakte.cli.backup import backup, restore
from fallakte.cli.check import check
from fallakte.cli.explain import explain
from fallakte.cli.files import why_not
from fallakte.cli.help import HelpedGroup, complaint
from fallakte.cli.host import host
from fallakte.cli.inspect import inspect, why
from fallakte.cli.join import join
from fallakte.cli.matches import matches
from fallakte.cli.open import open_table
from fallakte.cli.play import choose_and_play, play
from fallakte.cli.rules import games, rules
from fallakte.cli.selfplay import selfplay
from fallakte.cli.serve import serve
from fallakte.cli.tell import tell
from fallakte.cli.verify import verify
from fallakte.core.faults import Fault
from fallakte.version import VERSION

if TYPE_CHECKING:
    from fallakte.server.web.serving import Errand

BAD_INPUT = 2
INTERRUPTED = 130


@click.group(cls=HelpedGroup, name="fallakte", invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def fallakte(ctx: click.Context, version: bool) -> None:
    """All of it; without a command: which game shall it be?"""
    if version:
        click.echo(f"fallakte {VERSION}")
    elif ctx.invoked_subcommand is None:
        choose_and_play()


for command in (
    play,
    open_table,
    join,
    serve,
    backup,
    restore,
    matches,
    host,
    selfplay,
    arena,
    check,
    verify,
    tell,
    inspect,
    why,
    explain,
    games,
    rules,
):
    fallakte.add_command(command)


def main(given: list[str] | None = None, errand: "Errand | None" = None) -> None:
    """Run the command: one clear sentence for whatever is wrong with its input. An errand is for `serve`."""
    _set_up()
    try:
        arguments = language.choose(sys.argv[1:] if given is None else given)
        code = fallakte.main(arguments, prog_name="fallakte", standalone_mode=False, obj=errand)
        sys.stdout.flush()
    except Fault as fault:
        _complain(fault)
        sys.exit(BAD_INPUT)
    except (click.exceptions.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        _complain(complaint(error))
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        # Whoever read our output has closed it: nothing is left to say, and nobody to say it to.
        _forget_output()
        sys.exit(1)
    except OSError as error:
        _forget_output()
        _complain(Fault("cli-output", why=why_not(error)))
        sys.exit(BAD_INPUT)
    sys.exit(code if isinstance(code, int) else 0)


def _set_up() -> None:
    """Being told to stop is like Ctrl-C, and a letter that the terminal lacks is no reason to stop."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """What could not be written is not tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(fault: Fault) -> None:
    click.echo(f"fallakte: {language.voice().fault(fault)}", err=True)
