"""Qwixx on any but the classic sheet for PettingZoo: `qwixx_v1.env(sheet="mixx-numbers")`."""

from crosshex.envs.pettingzoo import entries

env, raw_env, parallel_env = entries("qwixx", version="v1", sheet="mixx-colours")
