from hypothesis import given
from hypothesis import strategies as st

from crosshex.server.jobs.fair_queue import FairQueue, QueueKey, Rank

ALL = tuple(Rank)
MOVE, HINT, REVIEW, UNWATCHED = ALL[:4]


def order(queue: FairQueue[str], ranks: tuple[Rank, ...] = ALL) -> list[str]:
    served = []
    while (item := queue.take(ranks, lambda _: True)) is not None:
        served.append(item)
    return served


def filled(*places: tuple[Rank, str, str, str]) -> FairQueue[str]:
    queue = FairQueue[str]()
    for rank, person, table, item in places:
        queue.put(QueueKey(rank, person, table), item)
    return queue


def test_moves_come_before_hints_before_reviews_before_unwatched_tables() -> None:
    ranks = (UNWATCHED, REVIEW, HINT, MOVE)
    queue = filled(*((rank, "ann", "table", rank.name) for rank in ranks))
    assert [rank for rank in ALL if queue.items(rank)] == [MOVE, HINT, REVIEW, UNWATCHED]
    assert order(queue) == ["MOVE", "HINT", "REVIEW", "UNWATCHED"]


def test_people_take_turns_however_often_one_of_them_asks() -> None:
    queue = filled(
        *((HINT, "ann", "table", f"ann {number}") for number in range(200)),
        (HINT, "bob", "table", "bob 0"),
        (HINT, "bob", "table", "bob 1"),
    )
    assert order(queue)[:4] == ["ann 0", "bob 0", "ann 1", "bob 1"]


def test_the_tables_of_a_person_take_turns() -> None:
    queue = filled(
        *((MOVE, "ann", "one", f"one {seat}") for seat in range(3)),
        (MOVE, "ann", "two", "two 0"),
        (MOVE, "bob", "three", "three 0"),
    )
    assert order(queue) == ["one 0", "three 0", "two 0", "one 1", "one 2"]


def test_an_item_that_does_not_fit_is_passed_over_and_keeps_its_turn() -> None:
    queue = filled(
        (MOVE, "ann", "one", "large"), (MOVE, "ann", "one", "small"), (MOVE, "bob", "two", "other")
    )
    assert queue.take(ALL, lambda item: item == "other") == "other"
    assert queue.take(ALL, lambda item: item == "other") is None
    assert queue.take([HINT], lambda _: True) is None
    assert queue.take(ALL, lambda item: item == "small") == "small"
    assert order(queue) == ["large"]


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz")), max_size=30))
def test_a_person_waits_for_at_most_one_question_of_each_other_person(
    asked: list[tuple[str, str]],
) -> None:
    queue = FairQueue[tuple[str, str, int]]()
    for number, (person, table) in enumerate(asked):
        queue.put(QueueKey(HINT, person, table), (person, table, number))
    served: list[tuple[str, str, int]] = []
    while (item := queue.take(ALL, lambda _: True)) is not None:
        waited = dict.fromkeys("abc", 0)
        for other, _, _ in reversed(served):
            if other == item[0]:
                break
            waited[other] += 1
        assert all(count <= 1 for count in waited.values())
        served.append(item)
    assert sorted(number for *_, number in served) == list(range(len(asked)))
    assert not queue.items(HINT)


def test_addresses_take_turns_however_many_people_one_of_them_has() -> None:
    queue = FairQueue[str]()
    for number in range(64):
        queue.put(QueueKey(HINT, f"cookie {number}", "table", "192.0.2.1"), f"many {number}")
    queue.put(QueueKey(HINT, "ann", "table", "192.0.2.2"), "ann")
    queue.put(QueueKey(HINT, "bob", "table", "192.0.2.2"), "bob")
    assert order(queue)[:5] == ["many 0", "ann", "many 1", "bob", "many 2"]


def test_a_client_that_was_just_served_is_not_first_again() -> None:
    queue = FairQueue[str]()
    many, ann = QueueKey(HINT, "many", "", "192.0.2.1"), QueueKey(HINT, "ann", "", "192.0.2.2")
    queue.put(many, "first")
    assert queue.take(ALL, lambda _: True) == "first"
    queue.put(many, "second")
    queue.put(ann, "ann")
    assert order(queue) == ["ann", "second"]


def test_room_is_made_by_the_address_with_most_waiting() -> None:
    queue = FairQueue[str]()
    many = [
        QueueKey(HINT, person, "table", "192.0.2.1") for person in ("one", "two", "two", "three")
    ]
    for number, place in enumerate(many):
        queue.put(place, f"many {number}")
    ann = QueueKey(HINT, "ann", "table", "192.0.2.2")
    assert queue.drop_longest(many[0]) is None, "they have most themselves"
    assert queue.drop_longest(ann) == "many 2", "the person who has most, their newest"
    queue.put(ann, "ann")
    assert queue.drop_longest(ann._replace(person="bob")) == "many 3"
    queue.put(ann, "bob")
    assert queue.drop_longest(ann) is None, "now both have as many"
    assert queue.drop_longest(ann._replace(rank=MOVE)) is None, "nobody waits there"
    assert len(queue.items(HINT)) == 4
    queue.remove("many 2")
    assert order(queue) == ["many 0", "ann", "many 1", "bob"]
