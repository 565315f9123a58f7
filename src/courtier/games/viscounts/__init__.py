"""Viscounts of the West Kingdom: one to four players, alone against one of four rival viscounts."""
