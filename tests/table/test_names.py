"""Names of people are accepted as they are; dangerous ones are refused with the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from crosshex.table.commands import Sit
from crosshex.table.names import LONGEST_NAME, MOST_CODE_POINTS, fault_of_name


@pytest.mark.parametrize(
    "name",
    [
        "👩‍🚀 Mia",
        "👩🏽‍🚀",
        "❤️ Ann",
        "🏳️‍🌈",
        "🇭🇺 Béla",
        "🏴󠁧󠁢󠁷󠁬󠁳󠁿 Rhys",
        "Zoe\u0308",
        "נועה",
        "مریم\u200cسادات",
        "क्षितिज",
        "O'Neil-Smith (2)",
        "Ann Bea",
        "x" * LONGEST_NAME,
        "👩‍👩‍👧‍👦" * 18,
    ],
)
def test_real_names_are_accepted(name: str) -> None:
    assert fault_of_name(name) is None
    assert Sit(type="sit", id="x", seat=0, name=f"  {name} ").name == name


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u3164\u2800", "empty"),
        ("\u0308", "empty"),
        ("\ufe0f", "empty"),
        ("a\nb", "control"),
        ("a\x07b", "control"),
        ("a\u2028b", "control"),
        ("a\u0085b", "control"),
        ("\ud800", "control"),
        ("a\u202eb", "direction"),
        ("a\u2066b\u2069", "direction"),
        ("a\u200fb", "direction"),
        ("\u200b", "invisible"),
        ("a\u200bb", "invisible"),
        ("\ufeffAnn", "invisible"),
        ("\u200d", "invisible"),
        ("Ann\u200d", "invisible"),
        ("Ann \u200dBea", "invisible"),
        ("a\u200d\u200db", "invisible"),
        ("a\U000e0061\U000e007f", "invisible"),
        ("x" * (LONGEST_NAME + 1), "too-long"),
        ("🇭🇺" * (LONGEST_NAME + 1), "too-long"),
        ("Z" + "\u0308" * MOST_CODE_POINTS, "too-long"),
    ],
)
def test_a_dangerous_or_invisible_name_is_refused_with_the_reason(name: str, fault: str) -> None:
    assert fault_of_name(name.strip(" ")) == fault


@given(st.text(max_size=LONGEST_NAME))
def test_an_accepted_name_is_one_line_in_a_record(name: str) -> None:
    if fault_of_name(name) is None:
        assert len(name.splitlines()) == 1 and name.strip()
        name.encode()


def test_a_command_with_a_bad_name_is_refused_with_the_reason() -> None:
    with pytest.raises(ValidationError) as refused:
        Sit(type="sit", id="x", seat=0, name="a\u202eb")
    (error,) = refused.value.errors()
    assert (error["type"], error["ctx"]) == ("bad-name", {"reason": "direction"})
