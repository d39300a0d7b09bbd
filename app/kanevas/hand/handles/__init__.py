"""Handles: places at what is selected by which the hand changes its size, attitude and speed."""
