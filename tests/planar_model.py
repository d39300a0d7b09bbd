"""Planar models given by what stands in their files."""

import json
from typing import Any

import kane
from kane.files.model_json import loads


def planar_model(weight: float = 0.0, **parts: Any) -> kane.Model:
    """Return a planar model.

    Args:
        weight: of a mass of 1 kg, along -y [N].
        parts: groups of elements, settings and all else, as in a file.

    """
    content = {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "planar": True,
        "gravity": [0, 0.0 - weight, 0],
        **parts,
    }
    return loads(json.dumps(content))
