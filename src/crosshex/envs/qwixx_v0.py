"""Qwixx for PettingZoo: `qwixx_v0.env()`, `raw_env()` and `parallel_env()`."""

from crosshex.envs.pettingzoo import entries

env, raw_env, parallel_env = entries("qwixx", version="v0")
