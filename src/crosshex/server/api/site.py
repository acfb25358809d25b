"""Serves the built browser app, the page about the API, and the schema of the messages."""

import os
import re
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from crosshex.server.api.context import Parts
from crosshex.server.api.schema import message_schema_text

PAGES = Path(__file__).parent / "pages"
# The build puts a hash of the content into the names of these files.
FINGERPRINTED = "assets/"
BUILD = re.compile(r'<meta name="build" content="([0-9a-f]+)">')


def build_of(static: Path) -> str:
    """The build id of the browser app, which is in its page; empty if the app is not built.

    A page that receives another build id is of another version, and reloads itself.
    """
    index = static / "index.html"
    found = BUILD.search(index.read_text("utf-8")) if index.is_file() else None
    return found[1] if found else ""


router = APIRouter(include_in_schema=False)
"""The routes of pages and files for browsers; its last one takes every other path."""


@router.get("/api/docs")
async def docs() -> Response:
    return FileResponse(PAGES / "docs.html")


@router.get("/api/docs/{name}")
async def docs_part(name: str) -> Response:
    if name not in ("docs.css", "docs.js"):
        raise HTTPException(404)
    return FileResponse(PAGES / name)


@router.get("/api/schema.json")
async def schema() -> Response:
    return Response(message_schema_text(), media_type="application/json")


@router.get("/api/{path:path}")
async def no_such_api(path: str) -> Response:
    raise HTTPException(404)


@router.get("/{path:path}")
async def app(parts: Parts, path: str) -> Response:
    static = parts.config.static
    found = Path(os.path.normpath(static / path))
    # The path may name another drive, or climb. No file may have this name at all: that is False.
    if found.is_relative_to(os.path.normpath(static)) and os.path.isfile(found):
        kept = "public, max-age=31536000, immutable"
        cache = kept if path.startswith(FINGERPRINTED) else "no-cache"
        return FileResponse(found, headers={"Cache-Control": cache})
    if Path(path).suffix:
        raise HTTPException(404)
    # Every other path is a page of the app, which routes it in the browser.
    index = static / "index.html"
    page = index if index.is_file() else PAGES / "unbuilt.html"
    return FileResponse(page, headers={"Cache-Control": "no-cache"})
