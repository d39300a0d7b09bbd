import numpy as np
import pytest
from tests.engine.helpers import rod

from kane.elements.bushing import Bushing
from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import Model, check

FIELDS = {"name": "bush", "body_a": "ground", "body_b": "rod"}


def with_bushing(**fields):
    return Model(bodies=(rod(),), bushings=(Bushing(**FIELDS | fields),))


def test_hands_over_its_frames_and_coefficients():
    bushing = Bushing(
        name="bush", body_a="a", point_a=(1.0, 2.0, 3.0), axis_a=(0.0, 2.0, 0.0),
        side_a=(0.0, 1.0, 1.0), body_b="b", axis_b=(0.0, 0.0, 5.0), stiffness=(1.0, 2.0, 3.0),
        rotary_damping=(4.0, 5.0, 6.0),
    )  # fmt: skip
    (load,) = bushing.loads({})
    assert (load.body_a, load.point_a) == ("a", (1.0, 2.0, 3.0))
    np.testing.assert_allclose(load.axes_a, [(0, 0, 1), (1, 0, 0), (0, 1, 0)])
    np.testing.assert_allclose(load.axes_b, np.eye(3))
    zero = (0.0, 0.0, 0.0)
    assert (load.stiffness, load.damping) == ((1.0, 2.0, 3.0), zero)
    assert (load.rotary_stiffness, load.rotary_damping) == (zero, (4.0, 5.0, 6.0))


def test_survives_writing_and_reading():
    model = with_bushing(axis_a=(1.0, 0.0, 0.0), stiffness=(1.0, 2.0, 3.0))
    assert loads(dumps(model)) == model


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "bushings[0].stiffness: stiffness and damping must not all be zero"),
        (
            {"stiffness": (1.0, 1.0, 1.0), "body_b": "ground"},
            "bushings[0].body_b: must differ from body_a, both are 'ground'",
        ),
        (
            {"stiffness": (1.0, 1.0, 1.0), "axis_a": (0.0, 0.0, 0.0)},
            "bushings[0].axis_a: must not be zero",
        ),
        (
            {"stiffness": (1.0, 1.0, 1.0), "side_b": (0.0, 0.0, 1.0)},
            "bushings[0].side_b: must not lie along the axis or be zero",
        ),
        (
            {"stiffness": (1.0, 1.0, 1.0), "body_a": "nobody"},
            "bushings[0].body_a: there is no body 'nobody'",
        ),
    ],
)
def test_faults_are_told_with_their_place(fields, words):
    with pytest.raises(ModelError) as refusal:
        check(with_bushing(**fields))
    assert words in str(refusal.value)


def test_negative_coefficients_in_a_file_are_told_with_their_place():
    text = dumps(with_bushing(rotary_damping=(1.0, 2.0, 3.0))).replace("2.0", "-2.0")
    with pytest.raises(ModelError) as refusal:
        loads(text)
    assert "bushings[0].rotary_damping[1]: must be zero or positive, is -2" in str(refusal.value)
