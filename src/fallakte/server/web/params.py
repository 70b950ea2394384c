"""What handlers are given, marked by where it comes from."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from fallakte.server.app import Desk
from fallakte.server.web.visitor import Visitor

AtDesk: TypeAlias = NamedDependency[Desk]
Visiting: TypeAlias = NamedDependency[Visitor]
InPath: TypeAlias = Annotated[str, PathParameter()]
Find: TypeAlias = Annotated[str, QueryParameter(max_length=64)]
Lang: TypeAlias = Annotated[str, QueryParameter(max_length=10)]
