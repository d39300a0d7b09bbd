"""Analyses: what a user asks of a model."""
