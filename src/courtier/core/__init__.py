"""The engine that knows no game: effects, frames, decisions, actions, chance, records and positions."""
