"""The command line: play in a terminal, simulate, replay, verify, look things up, measure."""
