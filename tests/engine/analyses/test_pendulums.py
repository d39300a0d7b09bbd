"""Examples against independent minimal-coordinate integrations (tests/reference)."""

import json
from pathlib import Path

import numpy as np
import pytest

import kane

ROOT = Path(__file__).parents[3]
# both sides are integrated to about 1e-12 in each step; what is left is a few hundred times that
TOLERANCE = 1e-9


def reference(name):
    return json.loads((ROOT / "tests" / "reference" / f"{name}.json").read_text())


def run(name, interval, **settings):
    model = kane.load(ROOT / "models" / f"{name}.json")
    return kane.simulate(model, record_every=interval, **settings)


def test_two_hinged_rods_swing_as_the_double_pendulum():
    table = reference("hinged_rods")
    result = run("hinged_rods", 0.1)
    found = np.stack(
        [
            result["rod 1.angle_z"] + np.pi / 2,
            result["rod 2.angle_z"] + np.pi / 2,
            result["rod 1.wz"],
            result["rod 2.wz"],
        ],
        axis=1,
    )
    np.testing.assert_allclose(result.time, table["time"], atol=1e-12)
    np.testing.assert_allclose(found, table["values"], atol=TOLERANCE * np.abs(found).max())


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_spherical_wrist_turns_as_its_euler_angles_say(formulation):
    """Literally: the links A and B have neither mass nor inertia."""
    table = reference("spherical_wrist")
    result = run("spherical_wrist", 0.1, formulation=formulation)
    speeds = np.array(table["values"])[:, 3:]
    np.testing.assert_allclose(result.u[:, 2, 3:], speeds, atol=TOLERANCE * np.abs(speeds).max())
    np.testing.assert_allclose(result.q[:, 2, :3], table["centre"], atol=TOLERANCE)
    angles = np.array(table["values"])[:, :3]
    turned = np.array([result[f"{name}.angle"] for name in ("first", "second", "third")]).T
    np.testing.assert_allclose(turned, angles, atol=TOLERANCE * np.abs(angles).max())
