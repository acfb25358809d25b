"""Says which extra an environment lacks."""


def lacking(extra: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with what to install.

    >>> print(lacking("openspiel", ModuleNotFoundError("no", name="pyspiel")))
    these environments need pyspiel: pip install 'crosshex[openspiel]'
    """
    text = f"these environments need {missing.name}: pip install 'crosshex[{extra}]'"
    return ModuleNotFoundError(text, name=missing.name)
