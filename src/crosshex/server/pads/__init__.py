"""Shared score pads: people with real dice, each with a sheet on their own phone.

`pads` checks who may do what, `store` merges the logs of several devices, `api` has the routes.
"""
