"""The build hook: ships the rules compiled where a C compiler is found, as plain Python elsewhere.

FALLAKTE_COMPILE=0 ships plain Python; FALLAKTE_COMPILE=1 makes a failed compilation an error.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("FALLAKTE_COMPILE", "")
        # An editable installation runs the sources, where a compiled library would hide every edit.
        if version == "editable" or wish == "0":
            return
        sys.path.insert(0, self.root)
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
