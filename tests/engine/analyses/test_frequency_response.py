"""Inputs, outputs, frequency responses and root loci of linear equations."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.machines import guide, wheel

from kane.analyses.frequency_response import frequency_response, root_locus
from kane.analyses.instant import instant_at_start
from kane.analyses.linearisation import linearise
from kane.elements.drivers import DisplacementDriver
from kane.elements.joint_springs import SliderSpring
from kane.elements.loads import Force
from kane.errors import ArgumentError, KaneError, SettingsError, UnknownSignalError
from kane.model import Formula, Input, Model, Parameter

MASS, STIFFNESS, DAMPING = 1.0, 50.0, 0.6


def cart(**fields):
    """A cart of 1 kg on a slide along x with a spring and a damper."""
    return Model(
        bodies=(wheel("cart"),),
        joints=(guide("G", "cart"),),
        joint_springs=(
            SliderSpring(name="s", joint="G", stiffness=STIFFNESS, damping=DAMPING),
        ),
        forces=(Force(name="push", body="cart", force=("2*input('throttle')", 0.0, 0.0)),),
        inputs=(Input(name="throttle", value=0.0),),
        **fields,
    )  # fmt: skip


def test_a_cart_answers_a_force_and_an_input_as_an_oscillator_does():
    outputs = ("cart.x", "cart.vx")
    linear = linearise(instant_at_start(cart()), ("push.fx", "throttle"), outputs)
    assert (linear.inputs, linear.outputs) == (("push.fx", "throttle"), outputs)
    found = frequency_response(linear, (0.3, 1.1, 4.0))
    w = 2 * np.pi * found.frequencies
    g = 1 / (STIFFNESS - MASS * w**2 + 1j * w * DAMPING)
    expected = np.column_stack([g, 1j * w * g])
    # outputs are known by differences of the eighth order
    np.testing.assert_allclose(found.response[:, :, 0], expected, rtol=1e-9)
    np.testing.assert_allclose(found.response[:, :, 1], 2 * expected, rtol=1e-9)
    peak = frequency_response(linear)
    top = peak.frequencies[np.argmax(peak.magnitude[:, 0, 0])]
    assert top == pytest.approx(np.sqrt(STIFFNESS) / (2 * np.pi), rel=0.02)


def test_a_driver_is_set_by_its_acceleration():
    """A mass on a spring from a driven cart: m x'' = -k x - c x' - m s'', relative to the cart."""
    model = Model(
        bodies=(wheel("cart"), wheel("load")),
        joints=(guide("G", "cart"), guide("H", "load", "cart")),
        joint_springs=(
            SliderSpring(name="s", joint="H", stiffness=STIFFNESS, damping=DAMPING),
        ),
        drivers=(DisplacementDriver(name="d", joint="G", law="0.1*t"),),
    )  # fmt: skip
    linear = linearise(instant_at_start(model), ("d",), ("H.displacement", "cart.x", "d.force"))
    assert len(linear.A) == 4  # what is driven has a place and a speed now
    assert linear.M.shape == (1, 1)  # while the driver holds it has none
    found = frequency_response(linear, (0.2, 0.9))
    s = 2j * np.pi * found.frequencies
    load = -1 / (s**2 + DAMPING * s + STIFFNESS)
    force = 1.0 - (STIFFNESS + DAMPING * s) * load  # on a cart of 1 kg
    expected = np.column_stack([load, s**-2, force])
    np.testing.assert_allclose(found.response[:, :, 0], expected, rtol=1e-9)
    assert linear.D[2, 0] == pytest.approx(1.0)  # what moves the cart at once


def test_what_cannot_be_set_or_asked_is_told():
    instant = instant_at_start(cart())
    with pytest.raises(ArgumentError, match=r"did you mean 'push.fx'.*push.fx, push.fy"):
        linearise(instant, ("push.fxx",))
    with pytest.raises(UnknownSignalError):
        linearise(instant, (), ("cart.nothing",))
    with pytest.raises(SettingsError, match="an input and an output"):
        frequency_response(linearise(instant))
    with pytest.raises(SettingsError, match="must be positive"):
        frequency_response(linearise(instant, ("push.fx",), ("cart.x",)), (0.0,))


def test_an_input_that_a_driver_reads_is_told_with_the_driver():
    model = replace(
        cart(), drivers=(DisplacementDriver(name="d", joint="G", law="input('throttle')"),)
    )
    with pytest.raises(ArgumentError, match="Choose the driver"):
        linearise(instant_at_start(model), ("throttle",))


def test_eigenvalues_move_with_a_parameter_along_branches(tmp_path):
    model = replace(
        cart(),
        parameters=(Parameter(name="k", value=50.0),),
        formulas=(Formula(path="s.stiffness", text="k"),),
    )
    values = np.linspace(1.0, 90.0, 12)
    parts = []
    found = root_locus(model, "k", values.tolist(), progress=parts.append)
    assert parts[-1] == 1.0
    for k, own in zip(values, found.eigenvalues, strict=True):
        expected = np.roots([MASS, DAMPING, k])
        np.testing.assert_allclose(np.sort_complex(own), np.sort_complex(expected), rtol=1e-9)
    assert (np.diff(found.eigenvalues[:, 0].imag) != 0).all()
    assert len(set(np.sign(found.eigenvalues[:, 0].imag))) == 1  # a branch does not jump
    found.to_csv(tmp_path / "locus.csv")
    assert (tmp_path / "locus.csv").read_text().startswith("k,real part 1 [1/s]")
    with pytest.raises(KaneError):
        root_locus(model, "no such", (1.0,))


def test_a_linearisation_is_read_back_from_its_files(tmp_path):
    from scipy.io import loadmat

    linear = linearise(instant_at_start(cart()), ("push.fx",), ("cart.x",))
    linear.to_numpy(tmp_path / "a.npz")
    linear.to_mat(tmp_path / "a.mat")
    kept = np.load(tmp_path / "a.npz")
    found = loadmat(tmp_path / "a.mat")
    for name in ("M", "C", "K", "A", "B", "C_out", "D"):
        np.testing.assert_array_equal(kept[name], getattr(linear, name))
        np.testing.assert_array_equal(found[name], getattr(linear, name))
    assert kept["coordinates"].tolist() == ["G.displacement"]
    response = frequency_response(linear)
    response.to_csv(tmp_path / "r.csv")
    response.to_mat(tmp_path / "r.mat")
    response.to_numpy(tmp_path / "r.npz")
    assert "cart.x / push.fx magnitude [dB]" in (tmp_path / "r.csv").read_text().splitlines()[0]
    np.testing.assert_array_equal(np.load(tmp_path / "r.npz")["response"], response.response)


def test_a_force_of_zero_is_there_to_be_set():
    force = Force(name="push", body="cart", force=(0.0, 0.0, 0.0))
    model = replace(cart(), forces=(force,))
    linear = linearise(instant_at_start(model), ["push.fx"])
    assert linear.B[:, 0] == pytest.approx([0.0, 1.0 / MASS])
    with pytest.raises(ArgumentError, match="no force, torque, motor, driver or input"):
        linearise(instant_at_start(Model(bodies=(wheel("cart"),))), ["push.fx"])
