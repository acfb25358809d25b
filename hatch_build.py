"""The build hook of the package: a wheel or source archive carries the built browser app.

An editable installation does not: there `make` builds the app when its sources change.
"""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserApp(BuildHookInterface[Any]):
    """Builds web/ into src/crosshex/server/static before files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an editable installation or nothing changed."""
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "scripts" / "build_web.py"))["build"]()
