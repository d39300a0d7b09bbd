"""Copies of unsaved work, from which a crash takes back a few seconds at most."""
