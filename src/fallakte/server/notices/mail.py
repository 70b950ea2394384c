"""Mail: what a letter looks like, and handing it to the host's SMTP server."""

import re
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.server.notices.errors import Undelivered
from fallakte.server.notices.notice import Notice, letter, subject

SECONDS: Final = 10.0
"""How long the SMTP server may take for each answer."""

# Narrower than the standards: no signs that a mail server may take for a route, a file or a program, and no names
# that only mean something inside the host's network.
ATOM: Final = r"[A-Za-z0-9_+=&'~-]+"
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
LOCAL: Final = rf"(?!-)(?=[^@]{{1,64}}@){ATOM}(?:\.{ATOM})*"
UNSUBSCRIBE: Final = "List-Unsubscribe"
ADDRESS: Final = re.compile(rf"(?=.{{6,254}}\Z){LOCAL}@(?:{LABEL}\.)+(?![0-9]+\Z){LABEL}")


class LetterPolicy(EmailPolicy):
    """Headers as mail servers want them, and an address in angle brackets in one piece, however long it is."""

    def fold_binary(self, name: str, value: str) -> bytes:
        """A header as it is sent."""
        if name == UNSUBSCRIBE:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


class Smtp(msgspec.Struct, frozen=True):
    """The host's SMTP server; `tls` is TLS from the first byte (port 465), `starttls` the upgrade that is demanded."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    starttls: bool = True
    tls: bool = False

    def __repr__(self) -> str:
        """A repr ends up in logs, and a password must not."""
        return f"Smtp({self.host}:{self.port})"

    @property
    def sender_address(self) -> str:
        """The address in "Fallakte <post@example.org>"."""
        return parseaddr(self.sender)[1]

    @property
    def sender_host(self) -> str:
        """By this name this machine greets, and numbers its letters: the sender's, not the machine's own."""
        return self.sender_address.rpartition("@")[2]


def is_address(text: str) -> bool:
    """Whether this is a plain mail address: ASCII, no quotes, no comments, one of them."""
    return ADDRESS.fullmatch(text) is not None


def check_sender(smtp: Smtp) -> None:
    """The host's mistake is told at start."""
    if not is_address(smtp.sender_address) or not smtp.sender.isprintable():
        raise Fault("notice-mail-sender", sender=smtp.sender)


def written(smtp: Smtp, address: str, notice: Notice) -> EmailMessage:
    """The notice as a letter in the person's language."""
    mail = EmailMessage(policy=LetterPolicy(linesep="\r\n"))
    mail["From"] = smtp.sender
    mail["To"] = address
    mail["Subject"] = subject(notice)
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=smtp.sender_host)
    mail["Auto-Submitted"] = "auto-generated"
    if notice.farewell:
        mail[UNSUBSCRIBE] = f"<{notice.farewell}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(letter(notice), cte="quoted-printable")
    return mail


def hand_over(smtp: Smtp, address: str, notice: Notice) -> None:
    """Gives the letter to the SMTP server, and waits for it."""
    mail = written(smtp, address, notice)
    try:
        _speak(smtp, address, mail)
    except smtplib.SMTPNotSupportedError:
        raise Undelivered("no STARTTLS or login there") from None
    except smtplib.SMTPRecipientsRefused as error:
        raise _refused(error.recipients[address][0]) from None
    except smtplib.SMTPResponseException as error:
        raise _refused(error.smtp_code) from None
    except (smtplib.SMTPException, OSError) as error:
        raise Undelivered(type(error).__name__, lasting=False) from None


def _speak(smtp: Smtp, address: str, mail: EmailMessage) -> None:
    trust = ssl.create_default_context() if smtp.tls or smtp.starttls else None
    server = _connected(smtp, trust)
    try:
        if smtp.starttls and not smtp.tls:
            server.starttls(context=trust)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(mail, smtp.sender_address, [address])
    finally:
        _leave(server)


def _connected(smtp: Smtp, trust: ssl.SSLContext | None) -> smtplib.SMTP:
    if smtp.tls:
        return smtplib.SMTP_SSL(smtp.host, smtp.port, smtp.sender_host, timeout=SECONDS, context=trust)
    return smtplib.SMTP(smtp.host, smtp.port, smtp.sender_host, timeout=SECONDS)


def _leave(server: smtplib.SMTP) -> None:
    """What the server says to a goodbye does not matter: a letter that it took would be sent twice."""
    with suppress(smtplib.SMTPException, OSError):
        server.quit()
    server.close()


def _refused(code: int) -> Undelivered:
    return Undelivered(f"refused {code}", lasting=code >= 500)
