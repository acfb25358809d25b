"""Structured logs: one JSON object per line on the error stream."""

import json
import logging
import re
import sys
import time
import traceback
from typing import TextIO

from pydantic import ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crosshex.rules import CrosshexError

# Link codes have 22 characters, cookies 43, holders 32 hexadecimal digits and seeds 64.
_SECRET = re.compile(
    r"(?<![\w-])(?:[A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{43}|[0-9a-f]{32}|[0-9a-f]{64})(?![\w-])"
)
_LEADING_IN = re.compile(r"^/(api/links|join|watch)/.+")
_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Writes a log record as one line of JSON, with the fields of `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({k: v for k, v in record.__dict__.items() if k not in _STANDARD})
        for name in ("error", "reason"):
            if isinstance(said := line.get(name), str):
                line[name] = masked(said)
        if record.exc_info and record.exc_info[1]:
            line["exception"] = describe_error(record.exc_info[1])
        return json.dumps(line, default=str, ensure_ascii=False)


def describe_error(error: BaseException) -> str:
    """An error with its traceback and without secrets.

    Our own errors and validation errors may quote hidden moves: only their type is logged.
    """
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [describe_error(before), "\n\n"] if before is not None else []
    lines += ["Traceback (most recent call last):\n", *traceback.format_tb(error.__traceback__)]
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    secret = isinstance(error, CrosshexError | ValidationError)
    return "".join(lines) + (kind if secret else f"{kind}: {masked(str(error))}")


def masked(text: str) -> str:
    """A text without link codes, cookies, holders and seeds.

    >>> masked("Key (invite)=(AbCdEfGhIjKlMnOpQrStUv) already exists")
    'Key (invite)=(…) already exists'
    """
    return _SECRET.sub("…", text)


def set_up_logs(level: int = logging.INFO, stream: TextIO = sys.stderr) -> None:
    """Send all logs to one stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # uvicorn would log the URL of every WebSocket, which holds link codes. It would also warn about
    # every malformed request, and a client can send any number of these.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class ThrottledLog:
    """Limits the rate of a warning that may be due very often."""

    def __init__(self, seconds: float = 60.0) -> None:
        self._seconds = seconds
        self._last = float("-inf")
        self._suppressed = 0

    def warn(
        self, log: logging.Logger, message: str, exc_info: bool = False, **extra: object
    ) -> None:
        """Log a warning, or count it until the next one is due."""
        now = time.monotonic()
        if now < self._last + self._seconds:
            self._suppressed += 1
            return
        log.warning(message, exc_info=exc_info, extra={**extra, "suppressed": self._suppressed})
        self._last, self._suppressed = now, 0


class RequestLog:
    """Logs every request, without its query, which may hold a link code."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._log = logging.getLogger(__name__)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log its status and duration."""
        if scope["type"] != "http" or not self._log.isEnabledFor(logging.INFO):
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            spent = round(1000 * (time.perf_counter() - began), 1)
            path = _LEADING_IN.sub(r"/\1/…", scope["path"])
            extra = {"method": scope["method"], "path": path, "status": status, "ms": spent}
            self._log.info("request", extra=extra)
