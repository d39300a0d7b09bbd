"""Whatever a type of element declares is computed, and nothing else is shown in its place."""

import typing

import numpy as np
import pytest
from tests.inspected import everything

from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.body_quantities import DERIVED
from kane.elements.changing import CLOSED
from kane.elements.quantity import Quantity
from kane.errors import UnknownSignalError
from kane.fields import SYSTEM
from kane.model import model as model_of
from kane.model import quantities
from kane.model.model import ELEMENT_GROUPS, Element
from kane.model.quantities import quantities_of
from kane.results import Result
from kane.results.compute import compute
from kane.solve.changing.events import Phase
from kane.solve.changing.modes import Modes
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.run import Frames

FRAMES = 3
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


def in_any_state(frames=FRAMES):
    """A result of a model that is no mechanism: its joints stand open, at any state."""
    modes = Modes(MODEL, compile_model(MODEL))
    system = modes.with_laws((CLOSED,) * len(modes.free.contacts)).whole
    rng = np.random.default_rng(3)
    n = system.bodies
    store = FrameStore(frames, system.frame_size)
    store.values[:] = rng.normal(size=store.values.shape)
    q = store.values[:, : 7 * n].reshape(frames, n, 7)
    q[:, :, 3:] /= np.linalg.norm(q[:, :, 3:], axis=2, keepdims=True)
    outcome = Outcome(Ending.FINISHED, "", 1.0, 2, 0, 2, 0.0, 0.0, 0.0, 0.0)
    time = np.linspace(0.0, 1.0, frames)
    return Result(
        system,
        MODEL.solver,
        Frames(
            time,
            store.values,
            system,
            outcome,
            np.zeros(0),
            store,
            rng.random(frames),
            course=(Phase(0, system.states),),
        ),
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


@pytest.mark.parametrize("owner", [*OWNERS, SYSTEM])
def test_it_is_at_one_frame_what_it_is_over_all(result, owner):
    for frame in range(FRAMES):
        alone = result.at_frame(frame)
        for name, entry in DECLARED:
            if name == owner:
                over_all = result[f"{owner}.{entry.key}"]
                # the same formulas of the same numbers; products of matrices and sums over bodies
                # may round in another order where there is one frame
                size = np.abs(over_all).max()
                assert alone[f"{owner}.{entry.key}"] == pytest.approx(
                    over_all[[frame]], rel=1e-13, abs=1e-14 * size
                ), entry.key


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
    for key in (*KEYS, "undeclared", "", "X"):
        if key not in own:
            with pytest.raises(UnknownSignalError, match="There is no quantity"):
                compute(result, f"{owner}.{key}")


TWICE = Quantity(
    "twice_x",
    "twice x",
    "m",
    "twice the x of the origin",
    lambda run, body: 2 * run.place(body.name)[:, 0],
)


def test_a_quantity_that_a_type_declares_is_in_tables_and_files_at_once(monkeypatch, tmp_path):
    monkeypatch.setattr(Body, "derived", (*DERIVED, TWICE))
    result = in_any_state()
    name = f"{MODEL.bodies[0].name}.twice_x"
    assert f"{name} [m]" in [signal.label for signal in result.signals()]
    assert TWICE in quantities_of(MODEL.bodies[0])
    np.testing.assert_array_equal(result[name], 2 * result[name.replace("twice_x", "x")])
    np.testing.assert_array_equal(result.at_frame(1)[name], result[name][[1]])
    result.to_csv(tmp_path / "a.csv", [name])
    header, first, *_ = (tmp_path / "a.csv").read_text().splitlines()
    assert header.endswith(f"{name} [m]")
    assert float(first.split(",")[1]) == result[name][0]
    result.to_numpy(tmp_path / "a.npz", [name])
    np.testing.assert_array_equal(np.load(tmp_path / "a.npz")[name], result[name])
