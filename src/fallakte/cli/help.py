"""Click's help and complaints in the language of the run."""

from typing import Any

import click

from fallakte.cli.language import voice
from fallakte.cli.options import whole
from fallakte.core.faults import Fault


class Helped(click.Command):
    """A command whose help is in the catalogue: `cli-NAME-help`, `cli-NAME-examples`, an option's `cli-NAME-OPTION`."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = voice().say
        with formatter.section(say("cli-usage")):
            formatter.write_text(f"{ctx.command_path} {' '.join(self.collect_usage_pieces(ctx))}")
        key = f"cli-{self.name}"
        formatter.write_paragraph()
        formatter.write_text(say(f"{key}-help"))
        rows = [(record[0], say(_option_key(key, one))) for one in self.params if (record := _row(one, ctx))]
        with formatter.section(say("cli-options")):
            formatter.write_dl([*rows, ("--lang [de|en]", say("cli-lang")), ("--help", say("cli-help"))])
        with formatter.section(say("cli-examples")):
            for line in say(f"{key}-examples").splitlines():
                formatter.write_text(line)


class HelpedGroup(click.Group):
    """The whole command: its help lists the commands."""

    command_class = Helped

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = voice().say
        with formatter.section(say("cli-usage")):
            formatter.write_text(f"{ctx.command_path} {say('cli-command-arguments')}")
        formatter.write_paragraph()
        formatter.write_text(say("cli-help-text"))
        with formatter.section(say("cli-commands")):
            formatter.write_dl([(name, say(f"cli-{name}-short")) for name in self.list_commands(ctx)])
        with formatter.section(say("cli-options")):
            formatter.write_dl(
                [("--lang [de|en]", say("cli-lang")), ("--version", say("cli-version")), ("--help", say("cli-help"))]
            )
        with formatter.section(say("cli-examples")):
            for line in say("cli-help-examples").splitlines():
                formatter.write_text(line)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            raise Fault("cli-no-such-command", command=cmd_name, commands=", ".join(self.commands))
        return found

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def _row(parameter: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
    if isinstance(parameter, click.Argument):
        return parameter.make_metavar(ctx), ""
    if parameter.name == "help":
        return None
    record = parameter.get_help_record(ctx)
    return (record[0], "") if record else None


def _option_key(key: str, parameter: click.Parameter) -> str:
    return f"{key}-{(parameter.name or '').replace('_', '-')}"


def complaint(error: click.ClickException) -> Fault:
    """What click has against the arguments, as a fault with a sentence of ours."""
    if isinstance(error, click.NoSuchOption | click.BadOptionUsage):
        key = "cli-no-such-option" if isinstance(error, click.NoSuchOption) else "cli-option-needs-value"
        return Fault(key, option=error.option_name)
    if isinstance(error, click.BadParameter):
        return Fault("cli-missing", name=_shown_name(error))
    return Fault("cli-too-many-arguments")


def _shown_name(error: click.BadParameter) -> str:
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return error.param.make_metavar(error.ctx) if error.param and error.ctx else ""


class Number(click.ParamType[int]):
    """A whole number from `low` on."""

    name = "N"

    def __init__(self, low: int) -> None:
        self.low = low

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        number = whole(text)
        if number is None or number < self.low:
            raise Fault("cli-not-a-number", value=text[:60], low=self.low)
        return number
