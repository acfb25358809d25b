"""Settings of Hypothesis for the tests of the rules."""

from hypothesis import settings

# A machine may be busy: an example is never wrong because it took long.
settings.register_profile("rules", deadline=None)
settings.load_profile("rules")
