"""Turns refusals and internal errors into HTTP responses of one shape, without a traceback."""

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from crosshex.table.faults import Refused

STATUS = {
    "malformed": 400,
    "bad-name": 400,
    "bad-option": 400,
    "bad-position": 400,
    "bad-record": 400,
    "invalid-move": 400,
    "no-such-bot": 400,
    "no-such-seat": 400,
    "not-this-game": 400,
    "no-review": 400,
    "impossible-throw": 400,
    "no-access": 403,
    "foreign-origin": 403,
    "not-owner": 403,
    "not-your-seat": 403,
    "not-your-throw": 403,
    "not-your-sheet": 403,
    "unknown-table": 404,
    "unknown-link": 404,
    "unknown-pad": 404,
    "unknown-ticket": 404,
    "unknown-code": 404,
    "unknown-page": 404,
    "too-large": 413,
    "log-too-long": 413,
    "wrong-host": 421,
    "too-many-requests": 429,
    "too-many-connections": 429,
    "internal": 500,
    "game-fault": 500,
    "no-printer": 501,
    "bot-unavailable": 503,
    "busy": 503,
    "unavailable": 503,
}
CLIENT_GONE = 499
"""For the log only; nginx's code for "client closed request"."""
CONFLICT = 409
"""For all other codes: the request is valid, but not allowed now."""


def malformed(error: ValidationError | RequestValidationError) -> Refused:
    """The refusal that names the first error of a message."""
    first = error.errors()[0]
    path = ".".join(str(part) for part in first.get("loc", ()))
    if first.get("type") == "bad-name":
        return Refused("bad-name", reason=first["ctx"]["reason"], path=path)
    return Refused("malformed", message=str(first.get("msg", "")), path=path)


async def answer_refused(request: Request, error: Exception) -> JSONResponse:
    """The answer to a refused request."""
    assert isinstance(error, Refused)
    request.app.state.counts.refused(error.code)
    status = STATUS.get(error.code, CONFLICT)
    headers = {}
    if wait := error.params.get("retry_after"):
        headers["Retry-After"] = str(wait)
    return JSONResponse({"error": error.to_json()}, status, headers)


async def answer_malformed(request: Request, error: Exception) -> JSONResponse:
    """The answer to a request that does not match the schema."""
    assert isinstance(error, RequestValidationError)
    return await answer_refused(request, malformed(error))


async def answer_http(request: Request, error: Exception) -> JSONResponse:
    """The answer to a request for an unknown page or method, or with an unreadable body."""
    assert isinstance(error, HTTPException)
    if error.status_code == STATUS["malformed"]:
        refused = Refused("malformed", message=str(error.detail), path="body")
        return await answer_refused(request, refused)
    request.app.state.counts.refused("unknown-page")
    fault = {"code": "unknown-page", "params": {"status": error.status_code}}
    return JSONResponse({"error": fault}, error.status_code, error.headers)


async def answer_client_gone(request: Request, error: Exception) -> JSONResponse:
    """The answer for the log only: the client has disconnected."""
    return JSONResponse(None, CLIENT_GONE)
