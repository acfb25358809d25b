from crosshex.cli.drawing.dice import draw_dice
from crosshex.rules import Roll


def test_a_die_shows_letter_and_number_and_a_removed_one_a_dot() -> None:
    assert draw_dice(Roll.parse("4 1 6 3 . 8"), plain=True).plain.splitlines() == [
        "╭─w─╮╭─w─╮  ╭─r─╮╭─y─╮     ╭─b─╮",
        "│ 4 ││ 1 │  │ 6 ││ 3 │  ·  │ 8 │",
        "╰───╯╰───╯  ╰───╯╰───╯     ╰───╯",
    ]


def test_colours_only_repeat_what_the_letters_say() -> None:
    roll = Roll.parse("4 1 6 3 5 8")
    assert draw_dice(roll).plain == draw_dice(roll, plain=True).plain
    assert draw_dice(roll).spans
    assert not draw_dice(roll, plain=True).spans
