"""The steps of the methods, and what is recorded on the way."""
