"""Settings of Hypothesis for the tests of the rules."""

from hypothesis import settings

# The machine may be busy: a slow example is not a failure.
settings.register_profile("rules")
settings.load_profile("rules")
