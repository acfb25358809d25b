"""Qwixx and Longo for the machine: sheets, choices and throws, simple policies, whole games."""
