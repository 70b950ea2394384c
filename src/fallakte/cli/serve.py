"""`fallakte serve`: hosts tables for people and bots."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import click

from fallakte.cli.front import TerminalFront
from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.server.ops.settings import CONFIG, default, flag, names, read_settings, takes, variable

if TYPE_CHECKING:
    from fallakte.server.web.serving import Errand

GROUPS: Final = {
    "serve-group-address": ("host", "port", "public_url", "allowed_origins", "trusted_proxies"),
    "serve-group-store": ("database", "redis", "finished_days", "unstarted_days", "running_days", "person_days"),
    "serve-group-bots": ("bot_workers",),
    "serve-group-limits": (
        "connections",
        "connections_per_client",
        "messages_per_second",
        "requests_per_second",
        "tables_per_hour",
        "recoveries_per_hour",
        "misses_per_hour",
        "crowd",
    ),
    "serve-group-sizes": ("body_bytes", "record_bytes", "message_bytes", "unread_bytes"),
    "serve-group-notices": (
        "smtp_host",
        "smtp_port",
        "smtp_user",
        "smtp_password",
        "smtp_from",
        "smtp_security",
        "private_webhook_targets",
    ),
    "serve-group-running": (
        "host_key",
        "metrics_token",
        "log_format",
        "log_level",
        "shutdown_seconds",
        "imprint_url",
        "privacy_url",
    ),
}


class Serve(Helped):
    """A command with so many options that its help has chapters, each option with its variable and its default."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = voice().say
        with formatter.section(say("cli-usage")):
            formatter.write_text(f"{ctx.command_path} [OPTIONS]")
        formatter.write_paragraph()
        formatter.write_text(say("cli-serve-help"))
        for heading, settings in GROUPS.items():
            with formatter.section(say(heading)):
                formatter.write_dl([(f"{flag(name)} {_metavar(name)}", _about(name)) for name in settings])
        with formatter.section(say("cli-options")):
            formatter.write_dl(
                [
                    ("--no-browser", say("cli-serve-no-browser")),
                    ("--config FILE", f"{say('cli-serve-config')} [{CONFIG}]"),
                    ("--lang [de|en]", say("cli-lang")),
                    ("--help", say("cli-help")),
                ]
            )
        with formatter.section(say("cli-examples")):
            for line in say("cli-serve-examples").splitlines():
                formatter.write_text(line)


def _about(name: str) -> str:
    usual = default(name)
    facts = f"{variable(name)}; {usual}" if usual else variable(name)
    return f"{voice().say('cli-serve-' + name.replace('_', '-'))} [{facts}]"


def _metavar(name: str) -> str:
    can_be = takes(name)
    return can_be.replace(", ", "|") if can_be[0].isalpha() else "N" if can_be[0].isdigit() else "TEXT"


def _with_settings(command: Any) -> Any:
    """An option for every setting."""
    for name in reversed(names()):
        command = click.option(flag(name), name)(command)
    return command


@click.command(cls=Serve)
@click.option("--config", metavar="FILE", default="")
@click.option("--no-browser", is_flag=True)
@_with_settings
@click.pass_obj
def serve(errand: "Errand | None", /, config: str, no_browser: bool, **given: str | None) -> None:
    """Host tables until somebody says stop; who calls this from a program may have an errand run beside it."""
    settings = read_settings({name: text for name, text in given.items() if text is not None}, config)
    # Half a second of imports that nobody needs who only asks for help.
    from fallakte.server.ops.logs import set_up_logs
    from fallakte.server.web import serving

    set_up_logs(settings)
    front = TerminalFront(browser=not no_browser)
    # Who interrupts it before it hears signals itself has stopped it all the same.
    with serving.listen(settings) as port, suppress(KeyboardInterrupt):
        serving.serve(settings, port, front, errand)
    front.stopped(settings)
