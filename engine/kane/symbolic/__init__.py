"""Kane's equations of a model in symbols. SymPy is imported when they are asked for, not before."""
