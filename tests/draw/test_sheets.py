"""The picture of a result: the winner's crown stands beside the name, and no dice are left over."""

import xml.etree.ElementTree as ET

import pytest

from crosshex.draw import draw_svg
from crosshex.draw.palette import LIGHT
from crosshex.draw.svg import text_width
from crosshex.record import Record
from crosshex.rules import Longo, Qwixx
from tests.games import label, random_record

SVG = "{http://www.w3.org/2000/svg}"


def _right_edge(path: str) -> float:
    """The largest x of a path."""
    from fontTools.pens.boundsPen import ControlBoundsPen
    from fontTools.svgLib.path import parse_path

    pen = ControlBoundsPen(None)
    parse_path(path, pen)
    return float(pen.bounds[2])


def _left(moved: ET.Element) -> float:
    """Where a group was moved to, from the left."""
    return float(moved.attrib["transform"].partition("(")[2].split()[0])


def _crown(head: ET.Element) -> ET.Element | None:
    """The group of the crown in a group, if it has one."""
    for child in head.findall(f"{SVG}g"):
        drawn = child.find(f"{SVG}path")
        if drawn is not None and drawn.get("fill") == LIGHT.glow:
            return child
    return None


def _finished(game: Qwixx | Longo) -> Record:
    record = random_record(game, seed=5)
    assert record.state.outcome is not None
    return record


@pytest.mark.parametrize("game", [Qwixx(2), Longo(3), Qwixx(5)], ids=label)
def test_the_crown_of_the_winner_stands_beside_the_name_not_over_it(game: Qwixx | Longo) -> None:
    record = _finished(game)
    assert record.state.outcome is not None
    crowned = []
    for head in ET.fromstring(draw_svg(record)).iter(f"{SVG}g"):
        if (crown := _crown(head)) is None:
            continue
        name, points = head.findall(f"{SVG}text")
        drawn = crown.find(f"{SVG}path")
        assert drawn is not None
        name_left = float(name.attrib["x"])
        assert _left(crown) + _right_edge(drawn.attrib["d"]) <= name_left
        # The word "won" stands behind the name.
        chips = [_left(child) for child in head.findall(f"{SVG}g") if child is not crown]
        assert min(chips) >= name_left + text_width(name.text or "", 17)
        assert points.text
        crowned.append(name.text)
    assert crowned == [record.names[seat] for seat in record.state.outcome.winners]


@pytest.mark.parametrize("game", [Qwixx(2), Longo(1)], ids=label)
def test_a_finished_game_has_no_tray_of_dice(game: Qwixx | Longo) -> None:
    def trays(record: Record) -> int:
        drawn = ET.fromstring(draw_svg(record)).iter(f"{SVG}rect")
        return sum(one.get("fill") == LIGHT.tray for one in drawn)

    assert trays(random_record(game, seed=5, most=4)) == 1
    assert trays(_finished(game)) == 0
