"""Edits: pure functions from one model to the next. No Qt here."""
