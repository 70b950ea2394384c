"""What the one who started a server reads, and the browser that opens for them."""

import os
import sys
import webbrowser
from threading import Thread
from typing import Final

import click

from fallakte.cli.language import voice
from fallakte.server.ops.settings import Settings
from fallakte.server.store.urls import shown
from fallakte.server.web.address import EVERYWHERE, bracketed, own_address

HERE: Final = ("127.0.0.1", "localhost", "::1")
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Without any of these a browser on Linux would be one that takes over the terminal."""


class TerminalFront:
    """Says where the server is, shows it to phones, opens the browser, and says at the end what is kept."""

    def __init__(self, *, browser: bool) -> None:
        self._browser = browser and sys.stdout.isatty() and _has_screen()

    def opened(self, settings: Settings) -> None:
        """Where people find the server, and how to let in those who cannot yet."""
        say = voice().say
        everywhere = settings.host in EVERYWHERE and not settings.public_url
        local = f"http://127.0.0.1:{settings.port}"
        click.echo(say("serve-at", address=settings.origin))
        if settings.host in HERE and not settings.public_url:
            outside = own_address()
            address = f"http://{bracketed(outside)}:{settings.port}" if outside else ""
            click.echo(say("serve-here-only", address=address) if outside else say("serve-here-alone"))
        else:
            if everywhere:
                click.echo(say("serve-at", address=local))
            _show_phones(settings.origin)
        click.echo(say("serve-stop"))
        sys.stdout.flush()
        if self._browser:
            _open(local if everywhere else settings.origin)

    def stopping(self) -> None:
        """What goes on after Ctrl-C."""
        click.echo(voice().say("serve-stopping"))
        sys.stdout.flush()

    def stopped(self, settings: Settings) -> None:
        """Where everything is now."""
        click.echo(voice().say("serve-kept", place=shown(settings.database_url)))


def _show_phones(address: str) -> None:
    """The address as a picture, where somebody can point a phone at it."""
    if not sys.stdout.isatty():
        return
    import segno

    click.echo(voice().say("serve-phone"))
    segno.make(address, error="m", micro=False).terminal(sys.stdout, compact=True)


def _has_screen() -> bool:
    if "SSH_CONNECTION" in os.environ and "BROWSER" not in os.environ:
        return False
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)


def _open(address: str) -> None:
    """Beside everything else: some browsers let wait whoever starts them."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
