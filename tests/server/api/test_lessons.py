import pytest

from tests.server.harness import Player


def test_a_course_comes_in_a_language_with_every_position(ann: Player) -> None:
    course = ann.http.get("/learn/six", params={"language": "de"}).json()

    assert (course["game"], course["kind"], course["language"]) == ("six", "six", "de")
    assert [lesson["title"] for lesson in course["lessons"]] == [
        "Linien, Dreiecke, Kreise",
        "Gruppen abtrennen",
    ]
    first = course["lessons"][0]["steps"][0]
    assert first["moves"] == ["-1,0", "-1,1", "0,-1"]
    assert first["position"]["kind"] == "six" and first["position"]["black"] == [[1, 0]]


def test_a_course_shows_the_goal_and_the_strategy(ann: Player) -> None:
    course = ann.http.get("/learn/six", params={"language": "de"}).json()

    assert [picture["id"] for picture in course["goal"]["pictures"]] == ["line", "triangle", "ring"]
    assert course["goal"]["pictures"][0]["position"]["shapes"][0]["kind"] == "line"
    assert len(course["strategy"]) == 10
    assert all(claim["text"] and claim["figures"] for claim in course["strategy"])
    assert course["strategy"][0]["command"].startswith("crosshex learn six --measure ")


def test_an_answer_is_judged_by_the_rules(ann: Player) -> None:
    wrong = ann.http.post("/learn/qwixx/basics/sum", json={"answer": "r6"}).json()
    right = ann.http.post("/learn/qwixx/basics/sum", json={"answer": "r5"}).json()

    assert (wrong["right"], right["right"]) == (False, True)
    assert wrong["text"] == "That is not allowed: the dice do not make this number."
    assert right["position"]["sheets"][0]["score"] == 1


def test_an_unknown_language_gets_english(ann: Player) -> None:
    course = ann.http.get("/learn/longo", params={"language": "xx"}).json()

    assert course["language"] == "en"


@pytest.mark.parametrize(
    "path", ["chess/basics/sum", "qwixx/none/sum", "qwixx/basics/none", "qwixx/basics/%00"]
)
def test_an_unknown_lesson_is_not_found(ann: Player, path: str) -> None:
    answer = ann.http.post(f"/learn/{path}", json={"answer": "r5"})

    assert answer.status_code in (400, 404)
    assert ann.http.get("/learn/chess").status_code == 404


def test_a_long_answer_is_refused(ann: Player) -> None:
    answer = ann.http.post("/learn/qwixx/basics/sum", json={"answer": "9" * 65})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


def test_a_number_of_any_length_is_only_a_wrong_answer(ann: Player) -> None:
    number = ann.http.post("/learn/qwixx/basics/count", json={"answer": "9" * 64}).json()

    assert number["right"] is False
