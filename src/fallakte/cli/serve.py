"""`fallakte serve`: hosts tables for people and bots."""

import sys
from typing import Any, Final

import click

from fallakte.cli.helped import Helped
from fallakte.cli.language import voice
from fallakte.server.settings import CONFIG, Settings, default, flag, names, read_settings, takes, variable
from fallakte.server.web.address import EVERYWHERE, bracketed, own_address

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
HERE: Final = ("127.0.0.1", "localhost", "::1")


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
@_with_settings
def serve(config: str, **given: str | None) -> None:
    """Host tables until somebody says stop."""
    settings = read_settings({name: text for name, text in given.items() if text is not None}, config)
    # Half a second of imports that nobody needs who only asks for help.
    from fallakte.server.logs import set_up_logs
    from fallakte.server.web import serving

    set_up_logs(settings)
    with serving.listen(settings) as port:
        serving.serve(settings, port, _say_where, _say_stopping)


def _say_stopping() -> None:
    click.echo(voice().say("serve-stopping"))
    sys.stdout.flush()


def _say_where(settings: Settings) -> None:
    """Where people find the server, and how to let in those who cannot yet."""
    say = voice().say
    click.echo(say("serve-at", address=settings.origin))
    if settings.host in EVERYWHERE and not settings.public_url:
        click.echo(say("serve-at", address=f"http://127.0.0.1:{settings.port}"))
    elif settings.host in HERE and not settings.public_url:
        outside = own_address()
        address = f"http://{bracketed(outside)}:{settings.port}" if outside else ""
        click.echo(say("serve-here-only", address=address) if outside else say("serve-here-alone"))
    click.echo(say("serve-stop"))
    sys.stdout.flush()
