"""Copies, names, removal and undo of stops, friction, latches, releases, impulses and events."""

import numpy as np
import pytest
from msgspec.structs import replace

from kane.elements.body import Body
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.event import UserEvent
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.impulse import Impulse
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.prismatic import Prismatic
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.shapes import Sphere
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, MeasureStop, OneWay
from kane.fields import GROUND
from kane.files.model_json import dumps
from kane.model import Measure, Model, Parameter, laws, named, renamed
from kane.model.faults import faults
from kane.model.model import CHANGING_GROUPS
from kanevas.document.document import Document
from kanevas.edits.copying import duplicated, from_text, pasted, to_text
from kanevas.edits.elements import GROUPS, find, removed

X = (1.0, 0.0, 0.0)
SHIFT = np.array([1.0, 2.0, 0.0])


def body(name, x):
    ball = Sphere(radius=0.1)
    place = (x, 0.1, 0.0)
    return Body(name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), position=place, shapes=(ball,))


def machine():
    """Two wheels and a sled with one element of each type that changes."""
    return Model(
        parameters=(Parameter(name="grip", value=0.4),),
        bodies=(body("wheel", 0.0), body("arm", 1.0), body("sled", 2.0)),
        joints=(
            Revolute(name="hinge", body_a=GROUND, body_b="wheel"),
            Revolute(name="elbow", body_a="wheel", body_b="arm", point_a=X),
            Prismatic(name="guide", body_a=GROUND, body_b="sled", axis_a=X, axis_b=X),
            RollingDisc(name="tyre", body_a=GROUND, body_b="arm", radius=0.1, coefficient=0.3),
        ),
        contacts=(
            PlaneContact(name="floor", body_a=GROUND, body_b="sled"),
            BodyContact(name="bump", body_a="wheel", body_b="sled"),
            ContactGroup(name="heap"),
        ),
        stops=(
            AngleStop(name="fence", joint="elbow", lower=-1.0),
            DisplacementStop(name="buffer", joint="guide", upper=3.0),
            DistanceStop(name="rope", body_a=GROUND, body_b="sled", upper=3.0),
            OneWay(name="ratchet", joint="hinge"),
            MeasureStop(name="mean stop", measure="mean", upper=5.0),
        ),
        measures=(Measure(name="mean", expression="(x('sled') + x('arm'))/2", unit="m"),),
        frictions=(
            AngleFriction(name="dry pin", joint="hinge", moment="grip*abs(angle('elbow'))"),
            DisplacementFriction(name="dry slide", joint="guide", force=0.4),
            Clutch(name="clutch", joint_a="hinge", joint_b="elbow", moment="2*grip"),
        ),
        latches=(
            AngleLatch(name="catch", joint="elbow", closes="angle('elbow') > 1", opens="t > 3"),
            DisplacementLatch(name="bolt", joint="guide", closes="x('sled') > 2.5"),
            BodyLatch(
                name="hook", body_a="arm", body_b="sled", closes="distance('arm', 'sled') < 0.2"
            ),
        ),
        releases=(Release(name="pin", joint="elbow", opens="angle('hinge') > 1"),),
        impulses=(Impulse(name="blow", body="arm", when="angle('elbow') > 0.5", impulse=X),),
        events=(
            UserEvent(name="turned", when="angle('hinge') > 3", does="stop"),
            UserEvent(name="let go", when="t > 2", does="open", latch="catch"),
        ),
    )  # fmt: skip


CHANGING = [e.name for group in CHANGING_GROUPS for e in getattr(machine(), group)]
# bodies, and what ties them to the ground
CHOSEN = ("wheel", "arm", "sled", "hinge", "guide", "tyre", "rope", "mean", "floor")


def texts(model):
    return {(path.split(".")[0], law.text) for path, law in laws(model)}


def test_the_machine_has_one_of_each_type():
    types = {type(e) for group in CHANGING_GROUPS for e in getattr(machine(), group)}
    every = {kind for kind, group in GROUPS.items() if group in CHANGING_GROUPS}
    assert types == every
    assert faults(machine()) == ()


def test_copies_stand_on_copies_and_speak_of_them():
    model = machine()
    copy = duplicated(model, CHOSEN, SHIFT)
    assert faults(copy.model) == ()
    # an event stands on nothing, and stays alone; a group of all bodies takes copies in
    assert {name.removesuffix(" 1") for name in copy.names} >= {*CHANGING} - {"turned", "heap"}
    assert "turned 1" not in copy.names
    for name in copy.names:
        element = find(copy.model, name)
        references = [other for _, other in getattr(element, "references", list)()]
        references += [j for _, j, _ in getattr(element, "joint_references", list)()]
        references += [m for _, m in getattr(element, "measure_references", list)()]
        references += [m for _, m in getattr(element, "latch_references", list)()]
        assert all(other == GROUND or other in copy.names for other in references), name
    catch, hook, blow = (find(copy.model, f"{name} 1") for name in ("catch", "hook", "blow"))
    assert catch.closes == "angle('elbow 1') > 1"
    assert hook.closes == "distance('arm 1', 'sled 1') < 0.2"
    assert blow.when == "angle('elbow 1') > 0.5"
    assert find(copy.model, "pin 1").opens == "angle('hinge 1') > 1"
    # parameters are shared
    assert find(copy.model, "dry pin 1").moment == "grip*abs(angle('elbow 1'))"
    assert len(copy.model.parameters) == 1
    # points of the ground go along
    assert find(copy.model, "rope 1").point_a == tuple(SHIFT)
    # the originals stay as they are
    for _, element in named(model):
        assert find(copy.model, element.name) == element


def test_a_piece_goes_through_the_clipboard_into_another_model():
    piece = from_text(to_text(machine(), CHOSEN))
    copy = pasted(Model(), piece, np.zeros(3))
    assert faults(copy.model) == ()
    assert {*CHANGING} - {"turned", "heap"} <= {*copy.names}
    assert [parameter.name for parameter in copy.model.parameters] == ["grip"]
    whole = from_text(to_text(machine(), [e.name for _, e in named(machine())]))
    assert dumps(pasted(Model(), whole, np.zeros(3)).model) == dumps(machine())


@pytest.mark.parametrize("name", CHANGING)
def test_each_is_copied_by_itself_beside_what_it_stands_on(name):
    copy = duplicated(machine(), (name,), np.zeros(3))
    company = {"catch": {"let go 1"}}.get(name, set())  # what turns a latch goes along
    assert {*copy.names} == {f"{name} 1"} | company
    assert replace(find(copy.model, f"{name} 1"), name=name) == find(machine(), name)


@pytest.mark.parametrize(
    ("gone", "lost"),
    [
        ("elbow", {"fence", "clutch", "catch", "pin", "let go"}),
        ("guide", {"buffer", "dry slide", "bolt"}),
        ("hinge", {"ratchet", "dry pin", "clutch"}),
        ("mean", {"mean stop"}),
        ("sled", {"buffer", "dry slide", "bolt", "rope", "hook", "floor", "bump"}),
        ("arm", {"fence", "clutch", "catch", "pin", "hook", "blow", "let go"}),
        ("catch", {"catch", "let go"}),
    ],
)
def test_what_cannot_be_without_a_body_a_joint_or_a_measure_goes_with_it(gone, lost):
    left = removed(machine(), (gone,))
    assert {*CHANGING} - {e.name for _, e in named(left)} == lost
    # expressions that speak of it are told, not lost
    speak = {fault.path.partition(".")[0] for fault in faults(left)}
    names = {gone, *(e.name for _, e in named(machine()))} - {e.name for _, e in named(left)}
    assert bool(speak) == any(f"'{name}'" in text for _, text in texts(left) for name in names)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("elbow", "knee"),
        ("hinge", "hip"),
        ("sled", "sledge"),
        ("arm", "shin"),
        ("mean", "middle"),
        ("catch", "claw"),
    ],
)
def test_a_new_name_is_one_for_all_that_speak_of_it(old, new):
    model = renamed(machine(), old, new)
    assert faults(model) == ()
    assert f"'{old}'" not in dumps(model) and f'"{old}"' not in dumps(model)
    assert dumps(renamed(model, new, old)) == dumps(machine())


def test_a_new_name_of_a_parameter_is_one_in_laws_too():
    model = renamed(machine(), "grip", "hold")
    assert faults(model) == ()
    assert find(model, "clutch").moment == "2*hold"


@pytest.mark.parametrize("name", CHANGING)
def test_removal_renaming_and_copies_are_taken_back(qapp, name):  # noqa: ARG001
    document = Document()
    document.apply("Draw", lambda _: machine())
    before = document.model
    for edit in (
        lambda model: removed(model, (name,)),
        lambda model: renamed(model, name, "another"),
        lambda model: duplicated(model, (name,), SHIFT).model,
    ):
        document.apply("Edit", edit)
        after = document.model
        assert after != before
        document.undo_stack.undo()
        assert document.model == before
        document.undo_stack.redo()
        assert document.model == after
        document.undo_stack.undo()
