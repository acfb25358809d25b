"""What the package gets besides its files: the built browser app, and addresses for its page.

An editable installation does not build the app: there `make` builds it when its sources change.
The addresses, also those in the README, are made from that of the repository (`pyproject.toml`).
"""

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?\[[^\]]*\])\((?!https?:|#)([^)]+)\)")
"""A link or a picture of the README whose address is relative."""


class BrowserApp(BuildHookInterface[Any]):
    """Builds web/ into src/crosshex/server/static before files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an editable installation or nothing changed."""
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "scripts" / "build_web.py"))["build"]()


class Addresses(MetadataHookInterface):
    """Makes the addresses of the project, and those in the README, from the repository's."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `urls` and `readme`."""
        repository = self.config["repository"]
        metadata["urls"] = {
            "Repository": repository,
            "Documentation": f"{repository}/tree/main/docs",
            "Changelog": f"{repository}/blob/main/CHANGELOG.md",
            "Issues": f"{repository}/issues",
        }

        def absolute(found: re.Match[str]) -> str:
            kind = "raw" if found[1].startswith("!") else "blob"
            return f"{found[1]}({repository}/{kind}/main/{found[2]})"

        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": LINK.sub(absolute, text),
        }
