"""Migrations of the store's database."""
