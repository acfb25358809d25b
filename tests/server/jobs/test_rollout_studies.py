"""Games that bots play on from a position: asked over HTTP, in a worker, and bounded."""

import json
from collections.abc import Generator

import pytest

from crosshex.server.api.study_views import MOST_ROLLED
from crosshex.server.jobs import study_job
from crosshex.server.jobs.study_job import Study, begin, rollout_subject
from tests.server.harness import Json, Player

ALONE = "qwixx 1 action-2 4 1 6 3 5 6 crossed | r5 y- g- b- x3"


def said(answer: str) -> list[Json]:
    return [json.loads(line) for line in answer.splitlines()]


def test_moves_are_compared_and_the_progress_is_told(ann: Player) -> None:
    body = {"position": ALONE, "seat": 0, "moves": ["-", "y4", "-"]}
    answer = ann.http.post("/rollout", json=body)
    assert answer.status_code == 200, answer.text
    *working, last = said(answer.text)
    done = [line["done"] for line in working]
    assert done == sorted(set(done)) and {line["type"] for line in working} == {"working"}
    found = last["rollout"]
    assert (found["bot"], found["unit"], found["seat"]) == ("medium", "points", 0)
    assert {each["move"] for each in found["moves"]} == {"-", "y4"}
    assert found["moves"][0]["behind"] == [0, 0, 0]
    low, high = found["moves"][0]["points"][1:]
    assert low < found["moves"][0]["points"][0] < high
    # The same question is answered at once.
    assert said(ann.http.post("/rollout", json=body).text) == [last]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moves": ["g12"]}, "no-review"),
        ({"seat": 1}, "no-review"),
        ({"position": "qwixx 1 throw | r- y- g- b- x0"}, "no-review"),
        ({"position": "nonsense"}, "bad-position"),
        ({"moves": []}, "malformed"),
        ({"moves": ["-"] * (MOST_ROLLED + 1)}, "malformed"),
        ({"moves": ["-" * 5000]}, "malformed"),
        ({"seat": -1}, "malformed"),
    ],
)
def test_what_cannot_be_played_on_is_refused(ann: Player, change: Json, code: str) -> None:
    body = {"position": ALONE, "seat": 0, "moves": ["-"], **change}
    (line,) = said(ann.http.post("/rollout", json=body).text)
    assert line["error"]["code"] == code


def test_a_rollout_ends_when_its_time_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_job, "ROLLOUT_SECONDS", 0.0)
    steps = begin(Study("rollout", rollout_subject(ALONE, 0, ["-"])))

    told: list[bytes] = []

    def follow() -> Generator[bytes, None, None]:
        told.append((yield from steps))

    assert json.loads([*follow()][-1])["done"] == 1
    assert json.loads(told[0])["rollout"]["games"] == 1
