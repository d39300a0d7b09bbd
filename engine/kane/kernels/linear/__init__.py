"""Linear algebra: the factor of D tile by tile, the saddle system, vectors."""
