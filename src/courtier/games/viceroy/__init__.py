"""Viceroy: auctions for characters, pyramids of five levels, circles of one colour. 1 to 4 players."""
