"""What falls because nothing ties it to anything that stands still."""

import pytest
from msgspec.structs import replace
from tests.engine.helpers import LARGE, MODELS, ROOT

from kane.analyses.adrift import adrift
from kane.elements.body import Body
from kane.elements.contact_group import ContactGroup
from kane.elements.drag import Drag
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force
from kane.elements.revolute import Revolute
from kane.elements.shapes import Sphere
from kane.elements.spring import Spring
from kane.elements.stops import MeasureStop
from kane.fields import GROUND
from kane.files.model_json import load
from kane.model import Measure, Model

DOWN = (0.0, -9.81, 0.0)
LARGE_MODELS = [ROOT / "models" / f"{name}.json" for name in LARGE]


def body(name, **fields):
    return Body(name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), **fields)


def hinge(first, second):
    return Revolute(name=f"{first} {second}", body_a=first, body_b=second)


def spring(first, second):
    return Spring(
        name=f"{first} {second}", body_a=first, body_b=second, stiffness=1.0, free_length=1.0
    )


def three(*joints, **fields):
    fields = {"gravity": DOWN, "bodies": tuple(map(body, "abc")), **fields}
    return Model(joints=joints, **fields)


def test_a_rod_that_hangs_on_nothing_falls_beside_a_pendulum():
    assert adrift(three(hinge(GROUND, "a"), hinge("a", "b"))) == (("c",),)


def test_what_hangs_together_falls_together():
    assert adrift(three(hinge("a", "c"))) == (("a", "c"), ("b",))
    assert adrift(three(hinge("a", "c"), springs=(spring("b", "c"),))) == (("a", "b", "c"),)


def test_a_spring_to_the_ground_holds_all_that_hangs_on_it():
    assert adrift(three(hinge("a", "c"), hinge("b", "c"), springs=(spring(GROUND, "b"),))) == ()


@pytest.mark.parametrize(
    "fields",
    [
        {"gravity": (0.0, 0.0, 0.0)},
        {"gravity": (0.0, 0.0, -9.81), "planar": True},
        {"bodies": tuple(body(name, velocity=(1.0, 0.0, 0.0)) for name in "abc")},
        {"forces": tuple(Force(name=f"push {n}", body=n, force=(1.0, 0.0, 0.0)) for n in "abc")},
        {"drags": tuple(Drag(name=f"air {n}", body=n, linear=1.0) for n in "abc")},
        {"gravitations": (Gravitation(name="attraction", constant=1.0),)},
    ],
    ids=["weightless", "on a table", "thrown", "pushed", "in air", "planets"],
)
def test_what_is_meant_to_fly_is_not_told(fields):
    assert adrift(three(**fields)) == ()


def test_a_leaning_table_lets_bodies_slide():
    assert len(adrift(three(gravity=(0.0, -1.0, -9.0), planar=True))) == 3


def test_a_group_ties_all_that_it_means_and_its_plane_keeps_them():
    bodies = tuple(body(n, shapes=(Sphere(radius=0.1),)) for n in "abc")
    pile = ContactGroup(name="pile")
    assert adrift(three(bodies=bodies, contacts=(pile,))) == ()
    apart = ContactGroup(name="pile", touch="each other")
    assert adrift(three(bodies=bodies, contacts=(apart,))) == (("a", "b", "c"),)
    some = ContactGroup(name="pile", bodies=("a", "b"))
    assert adrift(three(bodies=bodies, contacts=(some,))) == (("c",),)


@pytest.mark.parametrize("path", LARGE_MODELS, ids=lambda path: path.stem)
def test_in_large_examples_nothing_falls_by_oversight(path):
    assert adrift(load(path)) == ()


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_in_the_examples_nothing_falls_by_oversight(path):
    assert adrift(load(path)) == ()


def test_without_its_joints_all_of_an_example_falls():
    model = load(next(path for path in MODELS if path.stem == "slider_crank"))
    bare = replace(model, joints=(), drivers=(), locks=(), joint_springs=(), couplings=())
    bare = replace(bare, springs=(), forces=(), torques=(), gravity=DOWN)
    assert [name for group in adrift(bare) for name in group] == [b.name for b in model.bodies]


@pytest.mark.parametrize(
    ("expression", "loose"),
    [("y('a')/2 + y('c')", (("b",),)), ("distance('a', 'c')", (("a", "c"), ("b",)))],
)
def test_a_limit_of_places_keeps_bodies_and_one_of_a_distance_ties_them(expression, loose):
    measures = (Measure(name="way", expression=expression),)
    stop = MeasureStop(name="stop", measure="way", lower=-1.0)
    assert adrift(three(measures=measures, stops=(stop,))) == loose
