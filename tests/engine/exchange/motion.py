"""How far two models of one mechanism move alike, whatever their bodies' origins."""

import numpy as np

import kane
from kane.model.poses import rotation_matrices

SETTINGS = {"method": "rk4", "step": 1e-3, "record_every": 0.02}


def apart(model, other, duration=0.3):
    """The largest distance of mass centres [m], and difference of rotations."""
    a, b = (kane.simulate(each, duration=duration, **SETTINGS) for each in (model, other))
    assert a.outcome.ok
    assert b.outcome.ok
    names = [body.name for body in other.bodies]
    return max(
        np.abs(here - there).max()
        for i, body in enumerate(model.bodies)
        for here, there in zip(_motion(a, i), _motion(b, names.index(body.name)), strict=True)
    )


def _motion(result, i):
    q, _ = result.motion_of(i)
    rotations = rotation_matrices(q[:, 3:])
    return q[:, :3] + rotations @ result.model.bodies[i].mass_properties().center, rotations
