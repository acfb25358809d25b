"""Values as people read them: points, or shares of the chances, with the signs of the language."""

from crosshex.locale import Texts


def amount_text(texts: Texts, value: float, unit: str, *, signed: bool = False) -> str:
    """A value in a language, with one decimal.

    Args:
        texts: the messages of the language.
        value: the value; a share is between 0 and 1, or the difference of two such shares.
        unit: `points` or `share`.
        signed: show a plus sign, too.

    >>> amount_text(Texts("de"), 0.0234, "share", signed=True).replace("\\xa0", " ")
    '+2,3 %'
    >>> amount_text(Texts("en"), -12.04, "points")
    '−12.0'
    """
    shown = round(value, 3 if unit == "share" else 1)
    sign = "−" if shown < 0 else "+" if signed and shown else ""
    return sign + texts(f"amount-{unit}", value=abs(value))
