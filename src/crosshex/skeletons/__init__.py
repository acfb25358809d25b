"""Packages to begin with: `crosshex new` copies a working bot or game under another name.

The Python modules of both are modules of ours, so they are checked like all others. The copy has
another name in place of `hopeful` or `climb`.
"""

from crosshex.skeletons.write import NewPackage, write_package

__all__ = ["NewPackage", "write_package"]
