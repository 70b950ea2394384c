"""How a server is run: from defaults, a TOML file, the environment and flags, the later winning over the earlier."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, IntType, ListType, LiteralType, type_info

from fallakte.core.faults import Fault
from fallakte.server.web.address import bracketed, reachable
from fallakte.server.web.origins import is_origin, origin_of

PREFIX: Final = "FALLAKTE_"
CONFIG: Final = "FALLAKTE_CONFIG"
SECRET: Final = ("database", "redis", "smtp_password", "metrics_token", "host_key")
"""What is never shown: passwords, and addresses that can hold one."""

Text = Annotated[str, Meta(max_length=2000)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Days = Annotated[int, Meta(ge=0, le=36500)]
Bytes = Annotated[int, Meta(ge=1024, le=2**30)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting with its default. Of limits and days 0 means none; empty texts mean that there is nothing."""

    host: Text = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8029
    public_url: Text = ""
    allowed_origins: list[str] = []
    trusted_proxies: Annotated[int, Meta(ge=0, le=10)] = 0

    database: Text = ""
    redis: Text = ""
    finished_days: Days = 365
    unstarted_days: Days = 30
    running_days: Days = 90
    person_days: Days = 365

    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0

    connections: Count = 10_000
    connections_per_client: Count = 50
    messages_per_second: Count = 20
    requests_per_second: Count = 20
    tables_per_hour: Count = 60
    recoveries_per_hour: Count = 10
    misses_per_hour: Count = 60
    crowd: Annotated[int, Meta(ge=1, le=10_000)] = 10
    body_bytes: Bytes = 64 * 1024
    record_bytes: Bytes = 4 * 1024 * 1024
    message_bytes: Bytes = 16 * 1024
    unread_bytes: Bytes = 1024 * 1024

    smtp_host: Text = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_user: Text = ""
    smtp_password: Text = ""
    smtp_from: Text = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    private_webhook_targets: bool = False

    host_key: Text = ""
    metrics_token: Text = ""
    log_format: Literal["auto", "json", "plain"] = "auto"
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
    shutdown_seconds: Annotated[int, Meta(ge=1, le=600)] = 20
    imprint_url: Text = ""
    privacy_url: Text = ""

    def __repr__(self) -> str:
        """A repr ends up in logs, and secrets must not."""
        shown = [f"{name}={_shown(name, getattr(self, name))}" for name in self.__struct_fields__]
        return f"Settings({', '.join(shown)})"

    @property
    def database_url(self) -> str:
        """The database as an address; a host may also write the path of a file, or nothing."""
        from fallakte.server.store.urls import default_database

        if "://" in self.database:
            return self.database
        return f"sqlite:///{Path(self.database).expanduser().absolute()}" if self.database else default_database()

    @property
    def origin(self) -> str:
        """Where people find this server, without a slash at the end."""
        named = f"http://{bracketed(reachable(self.host))}:{self.port}"
        return origin_of(self.public_url or named) or named

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS."""
        return self.public_url.startswith("https://")

    @property
    def thinkers(self) -> int:
        """In how many processes bots think: as many as asked for, else one fewer than there are cores."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


class Given(NamedTuple):
    """A value and where it was given; everywhere but in a file all values are written as text."""

    value: Any
    place: str
    typed: bool = False


def names() -> tuple[str, ...]:
    """The settings in order."""
    return Settings.__struct_fields__


def flag(name: str) -> str:
    """A setting on the command line."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """A setting in the environment."""
    return PREFIX + name.upper()


def default(name: str) -> str:
    """A setting's default as it would be written on the command line; empty where there is none."""
    return _written(getattr(Settings(), name))


def read_settings(flags: Mapping[str, str], config: str = "", environment: Mapping[str, str] = os.environ) -> Settings:
    """All settings; a Fault names the one that cannot be, and where it stands."""
    path = config or environment.get(CONFIG, "")
    given = _of_file(path) if path else {}
    given |= {
        name: Given(environment[variable(name)], variable(name)) for name in names() if environment.get(variable(name))
    }
    given |= {name: Given(text, flag(name)) for name, text in flags.items()}
    values = {name: _value(name, one) for name, one in given.items()}
    settings = Settings(**values)
    _check(settings, given)
    return settings


def takes(name: str) -> str:
    """What a setting can be, in signs that need no language."""
    kind = _kinds()[name]
    if isinstance(kind, IntType):
        return f"{kind.ge}-{kind.le}"
    if isinstance(kind, LiteralType):
        return ", ".join(str(value) for value in kind.values)
    return "true, false" if isinstance(kind, BoolType) else "…, …" if isinstance(kind, ListType) else "…"


def _of_file(path: str) -> dict[str, Given]:
    try:
        found = tomllib.loads(Path(path).expanduser().read_text("utf-8"))
    except OSError as error:
        raise Fault("settings-unreadable", path=path, why=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Fault("settings-not-toml", path=path, why=str(error)) from None
    for name in found:
        if name not in names():
            raise Fault("settings-unknown", path=path, name=name, names=", ".join(names()))
    return {name: Given(value, f"{name} ({path})", typed=True) for name, value in found.items()}


def _value(name: str, given: Given) -> Any:
    """The value in its type: in a file 80 is a number and "80" is none."""
    value = given.value
    if not given.typed and isinstance(_kinds()[name], ListType):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, Settings.__annotations__[name], strict=given.typed)
    except msgspec.ValidationError:
        raise _refused(name, given) from None


def _refused(name: str, given: Given) -> Fault:
    return Fault("setting-cannot-be", setting=given.place, value=_shown(name, given.value), takes=takes(name))


def _check(settings: Settings, given: Mapping[str, Given]) -> None:
    """What no type can say."""
    if settings.public_url and not _is_site(settings.public_url):
        raise Fault("setting-public-url", setting=given["public_url"].place, value=settings.public_url)
    for origin in settings.allowed_origins:
        if not is_origin(origin):
            raise Fault("setting-origin", setting=given["allowed_origins"].place, value=origin)
    for name in ("imprint_url", "privacy_url"):
        url = getattr(settings, name)
        if url and origin_of(url) is None:
            raise Fault("setting-web-address", setting=given[name].place, value=url)
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise Fault("setting-redis", setting=given["redis"].place)
    if settings.smtp_host and not settings.smtp_from:
        raise Fault("setting-smtp-from", setting=given["smtp_host"].place, name="smtp_from")
    for name in ("host_key", "metrics_token"):
        if 0 < len(getattr(settings, name)) < 16:
            raise Fault("setting-short-token", setting=given[name].place)


def _is_site(url: str) -> bool:
    return (
        origin_of(url) is not None and url.partition("://")[2].rstrip("/").count("/") == 0 and not set(url) & set("?#")
    )


@cache
def _kinds() -> dict[str, Any]:
    info = type_info(Settings)
    return {field.name: field.type for field in getattr(info, "fields", ())}


def _shown(name: str, value: Any) -> str:
    if name in SECRET:
        return "…" if value else '""'
    return msgspec.json.encode(value, enc_hook=str).decode()[:80]


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else str(value)
