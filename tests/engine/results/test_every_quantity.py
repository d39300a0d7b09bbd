"""Whatever a type of element declares is computed, and nothing else is shown in its place."""

import typing

import numpy as np
import pytest
from tests.inspected import everything

from kane.compiled import compile_model
from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model import model as model_of
from kane.model import quantities
from kane.model.model import ELEMENT_GROUPS, Element
from kane.results import Result
from kane.results.signals import compute
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.run import Frames

FRAMES = 3
UNDECLARED = Quantity("curvature", "1/m", "something that nothing computes")
MODEL = everything()
OWNERS = {
    owner.name: owner
    for owner in (
        *MODEL.bodies,
        *MODEL.measures,
        *(element for group in ELEMENT_GROUPS for element in getattr(MODEL, group)),
    )
}
DECLARED = list(quantities(MODEL))
KEYS = sorted({entry.key for _, entry in DECLARED})


def in_any_state():
    """A result of a model that is no mechanism: its joints stand open, at any state."""
    system = compile_model(MODEL)
    rng = np.random.default_rng(3)
    n = system.bodies
    store = FrameStore(FRAMES, system.frame_size)
    store.values[:] = rng.normal(size=store.values.shape)
    q = store.values[:, : 7 * n].reshape(FRAMES, n, 7)
    q[:, :, 3:] /= np.linalg.norm(q[:, :, 3:], axis=2, keepdims=True)
    outcome = Outcome(Ending.FINISHED, "", 1.0, 2, 0, 2, 0.0, 0.0, 0.0, 0.0)
    time = np.linspace(0.0, 1.0, FRAMES)
    return Result(
        system, MODEL.solver, Frames(time, store.values, system, outcome, np.zeros(0), store)
    )


@pytest.fixture(scope="module")
def result():
    return in_any_state()


def test_the_model_has_an_element_of_each_type():
    types = {type(element) for _, element in model_of.elements(MODEL)}
    assert types == set(typing.get_args(Element))


@pytest.mark.parametrize(
    ("owner", "key"), [(owner, entry.key) for owner, entry in DECLARED], ids=".".join
)
def test_a_declared_quantity_is_computed(result, owner, key):
    values = compute(result, f"{owner}.{key}")
    assert values.shape == (FRAMES,)
    assert np.isfinite(values).all()


def test_no_two_quantities_of_an_element_are_the_same(result):
    # in any state only what has no meaning for the model is equal: 0, or never computed apart
    for owner in OWNERS:
        columns = {
            entry.key: compute(result, f"{owner}.{entry.key}")
            for name, entry in DECLARED
            if name == owner
        }
        seen = {}
        for key, values in columns.items():
            if np.abs(values).max() > 0:
                other = seen.setdefault(tuple(values), key)
                assert other == key, f"{owner}: {other} and {key}"


@pytest.mark.parametrize("owner", [*OWNERS, SYSTEM])
def test_a_quantity_that_is_not_declared_is_refused(result, owner):
    own = {entry.key for name, entry in DECLARED if name == owner}
    for key in (*KEYS, UNDECLARED.key, "", "X"):
        if key not in own:
            with pytest.raises(LookupError):
                compute(result, f"{owner}.{key}")


@pytest.mark.parametrize("owner", OWNERS)
def test_a_quantity_that_is_declared_alone_shows_nothing_else(result, owner, monkeypatch):
    monkeypatch.setattr(type(OWNERS[owner]), "derived", (UNDECLARED,), raising=False)
    with pytest.raises(LookupError, match="nothing computes the quantity 'curvature'"):
        compute(result, f"{owner}.curvature")


def test_one_of_the_system_too(result, monkeypatch):
    monkeypatch.setattr(model_of, "SYSTEM_QUANTITIES", (UNDECLARED,))
    with pytest.raises(LookupError, match="nothing computes the quantity 'curvature'"):
        _ = result["system.curvature"]
