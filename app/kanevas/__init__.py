"""Kanevas: draw mechanisms, watch them move, and see Kane's method at work."""
