"""The build hook: builds the browser client, and ships the rules compiled where a C compiler is found.

FALLAKTE_COMPILE=0 ships plain Python; FALLAKTE_COMPILE=1 makes a failed compilation an error.
FALLAKTE_WEB=0 ships the browser client as it lies there, or none.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildParts(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        if os.environ.get("FALLAKTE_WEB", "") != "0":
            from tools.web import build

            build()
        wish = os.environ.get("FALLAKTE_COMPILE", "")
        # An editable installation runs the sources, where a compiled library would hide every edit.
        if version != "editable" and wish != "0":
            self._compile(wish, build_data)

    def _compile(self, wish: str, build_data: dict[str, Any]) -> None:
        from tools.mypyc_build import CannotCompile, libraries

        try:
            compiled = libraries(Path(self.root))
        except CannotCompile as why:
            if wish == "1":
                raise
            self.app.display_warning(f"fallakte is installed as plain Python, which is slower: {why}")
            return
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(path): str(place) for place, path in compiled.items()})
