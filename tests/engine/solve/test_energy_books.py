"""Work, dissipation and energy balance are as right as the motion, for all that exchanges energy.

Books may close though both sides are wrong: where a driver moves what rubs, its work and the heat
miss the same part. So both are also held against a run of the smallest tolerances.
"""

import functools
from typing import get_args, get_type_hints

import numpy as np
import pytest
from tests.engine.energy_cases import CASES, CONSERVATIVE
from tests.thinned import thinned

import kane
from kane.compiled import compile_model
from kane.elements.drivers import Driver
from kane.elements.velocity_joint import VelocityJoint
from kane.kernels.methods.energy_error import exchanges_energy
from kane.model import ADAPTIVE_METHODS, FORMULATION_NAMES, LOAD_GROUPS, Model

# Of the tolerance for a step: of some ten to some hundred steps, and of BDF's and frames between
# steps, which have errors some times as large.
STEPS = 300
CASE = pytest.mark.parametrize("name", CASES)
SETTINGS = {"duration": 1.0, "record_every": 0.1}
ORDERS = {"euler": 1, "heun": 2, "rk4": 4}


@functools.cache
def exact(name):
    """The case's result, as right as can be; steps so short pass over nothing."""
    return kane.simulate(CASES[name], rtol=1e-13, atol=1e-14, max_step=2e-3, **SETTINGS)


def assert_books_close(name, method, rtol, formulation="multipliers"):
    result = kane.simulate(
        CASES[name], method=method, formulation=formulation, rtol=rtol, atol=rtol / 100, **SETTINGS
    )
    assert result.outcome.ok, result.outcome.message
    allowed = STEPS * rtol * exact(name).largest_energy
    assert result.energy_drift < allowed
    np.testing.assert_allclose(result.work, exact(name).work, rtol=0, atol=allowed)
    np.testing.assert_allclose(result.dissipated, exact(name).dissipated, rtol=0, atol=allowed)


def kinds_that_exchange_energy():
    """All types of loads and drivers, and the joint whose speed may be prescribed."""
    hints = get_type_hints(Model)
    elements = (get_args(hints[group])[0] for group in LOAD_GROUPS)
    loads = {kind for element in elements for kind in get_args(element) or (element,)}
    return loads | set(get_args(Driver)) | {VelocityJoint}


def test_there_is_a_case_for_each_kind_of_element():
    groups = (*LOAD_GROUPS, "drivers", "joints")
    used = {type(e) for model in CASES.values() for group in groups for e in getattr(model, group)}
    assert kinds_that_exchange_energy() <= used


@CASE
@pytest.mark.parametrize("method", thinned(["dop853", "dopri5", "esdirk43", "radau"], 2))
def test_books_close_to_the_tolerance(name, method):
    assert_books_close(name, method, 1e-6)


@pytest.mark.slow
@CASE
@pytest.mark.parametrize("formulation", FORMULATION_NAMES)
@pytest.mark.parametrize("method", sorted(ADAPTIVE_METHODS))
@pytest.mark.parametrize("rtol", [1e-4, 1e-8])
def test_books_close_by_all_methods_in_proportion_to_the_tolerance(name, method, formulation, rtol):
    assert_books_close(name, method, rtol, formulation)


@pytest.mark.parametrize(("method", "order"), ORDERS.items())
@pytest.mark.parametrize("name", ["damper", "bushing", "drag", "angle by its acceleration"])
def test_books_of_a_fixed_step_close_with_its_order(name, method, order):
    drifts = [
        kane.simulate(CASES[name], method=method, step=step, **SETTINGS).energy_drift
        for step in (4e-3, 2e-3)
    ]
    # with a finite step the next power of it still shows
    assert np.log2(drifts[0] / drifts[1]) > order - 0.5


@CASE
def test_what_exchanges_energy_is_known_before(name):
    model, result = CASES[name], exact(name)
    exchanged = np.abs(result.work).max() + np.abs(result.dissipated).max() > 0.0
    assert exchanges_energy(compile_model(model).tables) == exchanged
    assert exchanged == (name not in CONSERVATIVE)
