"""Small parts of windows that any room may use."""
