import pytest
from tests.engine.helpers import rod

from kane.elements.drag import Drag
from kane.elements.primitives import Resistance
from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import Model, check

POINT, FLOW = (1.0, 2.0, 3.0), (4.0, 5.0, 6.0)


def with_drag(**fields):
    drag = Drag(**{"name": "d", "body": "rod", **fields})
    return Model(bodies=(rod(),), drags=(drag,))


def test_hands_over_its_coefficients():
    drag = Drag(
        name="d", body="rod", point=POINT, flow=FLOW, linear=0.1, quadratic=0.2,
        rotary_linear=0.3, rotary_quadratic=0.4,
    )  # fmt: skip
    assert list(drag.loads({})) == [Resistance("rod", POINT, FLOW, 0.1, 0.2, 0.3, 0.4)]
    assert list(drag.references()) == [("body", "rod")]


def test_survives_writing_and_reading():
    model = with_drag(point=POINT, flow=FLOW, quadratic=0.5)
    assert loads(dumps(model)) == model


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        (
            {},
            (
                "drags[0].linear: linear, quadratic, rotary_linear and rotary_quadratic must not "
                "all be zero"
            ),
        ),
        (
            {"linear": 1.0, "body": "ground"},
            "drags[0].body: must be a body that can move, is 'ground'",
        ),
        ({"linear": 1.0, "body": "x"}, "drags[0].body: there is no body 'x'"),
    ],
)
def test_faults_are_told_with_their_place(fields, words):
    with pytest.raises(ModelError) as refusal:
        check(with_drag(**fields))
    assert words in str(refusal.value)


def test_negative_coefficients_in_a_file_are_told_with_their_place():
    text = dumps(with_drag(quadratic=2.25)).replace("2.25", "-2.25")
    with pytest.raises(ModelError, match=r"drags\[0\]\.quadratic: must be zero or positive"):
        loads(text)
