"""What there is to know of stops, ropes and friction before a run."""

import pytest
from msgspec.structs import replace

import kane
from kane.analyses.adrift import adrift
from kane.analyses.health import examine
from kane.elements.body import Body
from kane.elements.frictions import AngleFriction
from kane.elements.impulse import Impulse
from kane.elements.revolute import Revolute
from kane.elements.stops import AngleStop, DistanceStop, MeasureStop, OneWay
from kane.errors import AssemblyError
from kane.fields import GROUND
from kane.model import Measure, Model

DOWN = (0.0, -9.81, 0.0)
BODY = Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.5, 0.0, 0.0))
HINGE = Revolute(name="hinge", body_a=GROUND, body_b="rod", point_b=(-0.5, 0.0, 0.0))


def swing(*stops, **groups):
    return Model(bodies=(BODY,), joints=(HINGE,), gravity=DOWN, stops=stops, **groups)


def notes(model):
    return [(str(note.text), note.elements) for note in examine(model).contact_notes]


def stop(**limits):
    return AngleStop(name="stop", joint="hinge", **limits)


def test_a_limit_with_room_is_not_spoken_of():
    model = swing(stop(lower=-1.0, upper=1e-6), OneWay(name="wheel", joint="hinge"))
    assert notes(model) == []
    assert examine(model).can_run


def test_a_limit_that_is_reached_is_told():
    model = swing(stop(lower=0.0, upper=1.0))
    assert notes(model) == [("the lower limit of 'stop' is reached at the start.", ("stop",))]
    assert examine(model).can_run


def test_a_taut_rope_is_told():
    rope = DistanceStop(name="rope", body_a=GROUND, body_b="rod", upper=0.5)
    assert notes(swing(rope)) == [("the upper limit of 'rope' is reached at the start.", ("rope",))]


@pytest.mark.parametrize(
    ("expression", "said"),
    [
        ("2*x('rod') + 1", ["the upper limit of 'stop' is reached at the start."]),
        ("2*x('rod') + 0.9", []),
        ("x('nobody')", []),  # which the measure is told for
        ("vx('rod')", []),
    ],
)
def test_a_limit_of_a_measure_that_is_reached_is_told(expression, said):
    measures = (Measure(name="way", expression=expression),)
    model = swing(MeasureStop(name="stop", measure="way", upper=2.0), measures=measures)
    assert [text for text, _ in notes(model)] == said


def test_what_begins_beyond_a_limit_is_refused_in_the_words_of_a_run():
    model = swing(stop(upper=-0.25))
    (note,) = examine(model).contact_notes
    assert note.refused
    assert not examine(model).can_run
    with pytest.raises(AssemblyError) as refusal:
        kane.simulate(model, duration=0.1)
    assert str(refusal.value) == str(note.text)


def test_nothing_is_said_of_limits_while_a_joint_stands_open():
    # the run closes the joint first, and only then is it known where the rod is
    apart = replace(HINGE, point_b=(-0.4, 0.0, 0.0))
    model = Model(bodies=(BODY,), joints=(apart,), stops=(stop(upper=-0.25),))
    assert examine(model).gaps
    assert notes(model) == []


def test_nothing_is_said_of_a_stop_with_a_fault():
    assert notes(swing(stop(lower=1.0, upper=-1.0))) == []
    assert examine(swing(stop(lower=1.0, upper=-1.0))).faults


def test_friction_of_a_joint_whose_force_is_not_unique_is_told():
    second = replace(HINGE, name="second", point_a=(0.0, 0.0, 1.0), point_b=(-0.5, 0.0, 1.0))
    rubs = AngleFriction(name="rubs", joint="hinge", coefficient=0.1, radius=0.01)
    model = replace(swing(frictions=(rubs,)), joints=(HINGE, second))
    (note,) = examine(model).contact_notes
    assert note.elements == ("rubs", "hinge")
    assert note.matters
    assert "not unique" in note.text
    assert notes(swing(frictions=(rubs,))) == []
    # a moment of its own does not care what presses
    own = AngleFriction(name="rubs", joint="hinge", moment=1.0)
    assert notes(replace(model, frictions=(own,))) == []


def test_what_hangs_on_a_rope_or_is_struck_does_not_fall_by_oversight():
    free = Model(bodies=(BODY,), gravity=DOWN)
    assert adrift(free) == (("rod",),)
    rope = DistanceStop(name="rope", body_a=GROUND, body_b="rod", upper=0.9)
    assert adrift(replace(free, stops=(rope,))) == ()
    blow = Impulse(name="blow", body="rod", when="t > 1", impulse=(1.0, 0.0, 0.0))
    assert adrift(replace(free, impulses=(blow,))) == ()
