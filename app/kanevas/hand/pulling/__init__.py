"""The hand that pulls bodies of a model in motion."""
