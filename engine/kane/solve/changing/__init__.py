"""Runs whose constraints change: events, strikes, and which constraints hold after them."""
