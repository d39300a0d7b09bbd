import pytest
from tests.engine.helpers import rod

from kane.elements.gravitation import Gravitation
from kane.elements.primitives import Attraction
from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import Model, check


def with_gravitation(*names, **fields):
    gravitation = Gravitation(name="g", bodies=names, **fields)
    return Model(bodies=(rod("a"), rod("b")), gravitations=(gravitation,))


def test_takes_the_constant_of_nature_and_all_bodies_unless_told_otherwise():
    # Tiesinga et al., CODATA 2018, Reviews of Modern Physics 93 (2021), 025010
    assert list(Gravitation(name="g").loads({})) == [Attraction((), 6.67430e-11)]
    listed = Gravitation(name="g", bodies=("a", "b"), constant=1.0)
    assert list(listed.loads({})) == [Attraction(("a", "b"), 1.0)]
    assert list(listed.references()) == [("bodies[0]", "a"), ("bodies[1]", "b")]


@pytest.mark.parametrize("names", [(), ("a", "b")])
def test_survives_writing_and_reading(names):
    model = with_gravitation(*names)
    assert loads(dumps(model)) == model


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (
            ("a",),
            (
                "gravitations[0].bodies: must name at least two bodies, has 'a' alone; leave it "
                "out to take all bodies"
            ),
        ),
        (("a", "b", "a"), "gravitations[0].bodies[2]: 'a' is in the list already"),
        (("a", "ground"), "gravitations[0].bodies[1]: must be a body with mass, is 'ground'"),
        (("a", "c"), "gravitations[0].bodies[1]: there is no body 'c'"),
    ],
)
def test_faults_are_told_with_their_place(names, words):
    with pytest.raises(ModelError) as refusal:
        check(with_gravitation(*names))
    assert words in str(refusal.value)


@pytest.mark.parametrize("constant", ["0", "-1.5"])
def test_a_constant_that_does_not_attract_is_refused(constant):
    text = dumps(with_gravitation(constant=2.25)).replace("2.25", constant)
    with pytest.raises(ModelError, match=r"gravitations\[0\]\.constant: must be positive"):
        loads(text)
