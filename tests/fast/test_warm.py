"""Kernels compiled by the set-up are used by every later start."""

import subprocess
import sys


def test_a_second_start_loads_every_kernel_from_disk() -> None:
    command = [sys.executable, "-m", "crosshex.fast.warm"]
    subprocess.run(command, check=True, capture_output=True)
    again = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "(0 s compiling)" in again.stdout
    assert again.stderr == ""
