"""Courtier: Gùgōng, Viceroy and Viscounts of the West Kingdom, to play and to study."""

__version__ = "0.1.0"
