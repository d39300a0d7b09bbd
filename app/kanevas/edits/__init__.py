"""Edits of a model: pure functions from one model to the next; no Qt here.

What an edit does not touch stays the same object, by which views know what to draw anew.
"""
