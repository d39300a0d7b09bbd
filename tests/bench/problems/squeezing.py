"""P2: Andrews' squeezing mechanism, seven bodies in three loops."""

import functools
import json
import math
from pathlib import Path

import numpy as np
from tests.bench.problems.problem import ROTATION, SPIN, Array, Case

import kane

ROOT = Path(__file__).parents[3]
FASTEST = 1424.0  # rad/s, the largest rate of the reference state


def angles_and_rates(states: Array) -> Array:
    """Return the absolute angles of K1 to K7 [rad] and their rates [rad/s], (samples, 14)."""
    R = states[:, :, ROTATION]
    angles = np.arctan2(R[:, :, 3], R[:, :, 0])
    return np.concatenate([angles, states[:, :, SPIN][:, :, 2]], axis=1)


def state_error(measured: Array, reference: Array) -> float:
    """Return the largest error of an angle [rad], or of a rate as a part of the fastest."""
    difference = measured - reference
    angles = np.remainder(difference[:, :7] + math.pi, 2 * math.pi) - math.pi
    return float(max(np.abs(angles).max(), np.abs(difference[:, 7:]).max() / FASTEST))


def published() -> Array:
    """Return angles and rates at the end, (1, 14), as integrated by two independent methods."""
    text = (ROOT / "tests/reference/andrews.json").read_text()
    return absolute(np.array(json.loads(text)["reference"]))


def absolute(relative: Array) -> Array:
    """Return absolute angles and rates of K1 to K7, (1, 14), from those of the Test Set."""
    beta, theta, gamma, phi, delta, omega, epsilon = relative.reshape(2, 7).T
    turned = [beta, beta + theta, gamma, phi + delta, delta, omega + epsilon, epsilon]
    return np.array(turned).T.reshape(1, 14)


@functools.cache
def case() -> Case:
    """Return the problem; the error is that of the state at the end."""
    model = kane.load(ROOT / "models/andrews.json")
    return Case(
        key="P2",
        size=1,
        model=model,
        duration=0.03,
        measure=angles_and_rates,
        error=state_error,
        targets=(1e-3, 1e-4, 1e-6, 1e-8, 1e-10),
        unit="of the state",
    )
