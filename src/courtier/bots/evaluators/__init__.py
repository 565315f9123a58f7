"""One evaluator per game: what a good player knows about it, as numbers with names."""
