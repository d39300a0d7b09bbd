from kane.elements.body import Body
from kane.elements.contacts import BodyContact
from kane.model import Model
from kane.reading.hollow import hollow_bodies


def test_the_body_is_hollow_in_which_another_one_touches():
    bodies = [Body(name=name, mass=1.0, inertia=(1.0, 1.0, 1.0)) for name in "abc"]
    within = BodyContact(name="within", body_a="a", body_b="b", inside=True)
    beside = BodyContact(name="beside", body_a="c", body_b="b")
    assert hollow_bodies(Model(bodies=bodies, contacts=(within, beside))) == {"a"}
