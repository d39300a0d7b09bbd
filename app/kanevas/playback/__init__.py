"""Playback: one clock for canvas, 3D view and plots."""
