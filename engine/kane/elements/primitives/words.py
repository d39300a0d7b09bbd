"""Directions in words, for the names of rows."""

import numpy as np

from kane.fields import GROUND, Vector
from kane.sentences import Sentence, as_it_is, say

ALONG = 1 - 1e-9  # cosine to a body axis, above which a direction is that axis


def direction(vector: Vector, body: str) -> Sentence:
    """Return a direction of a body, as ``x of crank``; of the ground without its name."""
    unit = np.array(vector) / (np.linalg.norm(vector) or 1.0)
    largest = int(np.argmax(np.abs(unit)))
    if abs(unit[largest]) > ALONG:
        text = f"{'−' if unit[largest] < 0 else ''}{'xyz'[largest]}"
    else:
        text = f"({', '.join(f'{part:.3g}' for part in unit + 0.0)})"
    return as_it_is(text) if body == GROUND else say("{axis} of {body}", axis=text, body=body)
