"""How large an error the energies of a state may have, against the formula in NumPy."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import random_model, rod, split

from kane.compiled import compile_model
from kane.kernels.methods.energy_error import allowed_energy

RTOL, ATOL = 1e-6, 1e-9


def allowed(model, rtol=RTOL, atol=ATOL, energies=(0.0, 0.0)):
    system = compile_model(model)
    y = system.initial_state.copy()
    y[system.motion_size : system.motion_size + 2] = energies
    return allowed_energy(system.tables, rtol, atol, y)


def test_it_is_what_errors_of_the_speeds_change_the_kinetic_energy_by():
    model = random_model(3, bodies=3)
    system = compile_model(model)
    u = np.abs(split(model, system.initial_state)[1])
    frames = system.frames
    A = np.hstack([np.repeat(frames.mass[1:, None], 3, axis=1), frames.moments[1:]])
    expected = (A * (RTOL * u**2 + ATOL * np.maximum(u, 1.0))).sum()
    assert allowed(model) == pytest.approx(expected, rel=1e-12)


def test_of_energies_exchanged_so_far_the_larger_one_counts():
    model = random_model(3, bodies=2)
    for energies in ((7.0, 30.0), (-30.0, 7.0)):
        more = allowed(model, energies=energies) - allowed(model)
        assert more == pytest.approx(30.0 * RTOL, rel=1e-9)


def test_bodies_at_rest_loosen_it_by_the_absolute_tolerance_alone():
    model = random_model(3, bodies=2)
    more = replace(model, bodies=(*model.bodies, rod("stone")))
    loosened = allowed(more) - allowed(model)
    assert loosened == pytest.approx(ATOL * (3 * 1.0 + 0.1 + 0.2 + 0.25), rel=1e-4)
