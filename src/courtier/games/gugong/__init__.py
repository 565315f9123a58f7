"""Gùgōng: gifts for the officials of the Forbidden City, and an audience with the emperor."""
