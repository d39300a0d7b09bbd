import msgspec
import pytest
from tests.strict_weather import MODELS
from tests.thinned import thinned

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.files.model_json import load
from kane.model import Model, Parameter, PlotLayout, check_references, named, quantities
from kanevas.edits.elements import (
    GROUPS,
    added,
    find,
    group_of,
    removed,
    replaced,
    with_dependents,
)
from kanevas.edits.names import fresh_name

CRANK = Body(name="crank", mass=1.0, inertia=(1.0, 1.0, 1.0))
ROD = Body(name="rod", mass=2.0, inertia=(1.0, 1.0, 1.0))
HINGE = Revolute(name="hinge", body_a=GROUND, body_b="crank")
PIN = Ball(name="pin", body_a="crank", body_b="rod")
MOTOR = AngleDriver(name="motor", joint="hinge", law="t")
PUSH = Force(name="push", body="rod", force=(1.0, 0.0, 0.0))


@pytest.fixture
def machine():
    return Model(
        bodies=(CRANK, ROD),
        joints=(HINGE, PIN),
        drivers=(MOTOR,),
        forces=(PUSH,),
        hidden=("pin", "rod"),
        protected=("crank",),
        plots=(
            PlotLayout(curves=("crank.x", "rod.x")),
            PlotLayout(curves=("crank.y",)),
            PlotLayout(curves=("rod.y",)),
        ),
    )


def test_every_type_of_element_has_the_group_that_holds_it(model):
    for group in set(GROUPS.values()):
        for element in getattr(model, group):
            assert group_of(element) == group
    assert group_of(HINGE) == "joints"
    assert group_of(Spring(name="s", body_a="a", body_b="b")) == "springs"
    assert group_of(Parameter(name="L", value=1.0)) == "parameters"


def test_all_that_has_a_name_is_found(machine):
    assert find(machine, "motor") is MOTOR
    assert find(machine, "nobody") is None


def test_added_elements_come_last_and_leave_the_rest_alone(machine):
    new = Body(name="new", mass=1.0, inertia=(1.0, 1.0, 1.0))
    more = added(machine, new, msgspec.structs.replace(new, name="newer"))
    assert [body.name for body in more.bodies] == ["crank", "rod", "new", "newer"]
    assert more.bodies[0] is CRANK
    assert more.joints is machine.joints


def test_replacing_keeps_the_order_and_the_others(machine):
    heavy = msgspec.structs.replace(CRANK, mass=9.0)
    changed = replaced(machine, heavy)
    assert changed.bodies == (heavy, ROD)
    assert changed.bodies[1] is ROD
    assert changed.forces is machine.forces


def test_with_a_body_goes_all_that_needs_it(machine):
    left = removed(machine, ["crank"])
    assert left.bodies == (ROD,)
    assert left.joints == left.drivers == ()
    assert left.forces is machine.forces
    assert [plot.curves for plot in left.plots] == [("rod.x",), ("rod.y",)]
    assert left.plots[1] is machine.plots[2]
    assert left.hidden == ("rod",)
    assert left.protected == ()
    kane.model.check(left)


def test_plots_know_nothing_more_of_a_body_that_is_gone(machine):
    shown = ("rod.x", "crank.x", "crank.vx derivative")
    plot = PlotLayout(curves=shown, right=shown[2:], hidden=shown[1:2], against="crank.y")
    left = removed(msgspec.structs.replace(machine, plots=(plot,)), ["crank"])
    assert left.plots == (PlotLayout(curves=("rod.x",)),)


@pytest.mark.parametrize(
    "path", thinned(sorted(MODELS.glob("*.json")), 4), ids=lambda path: path.stem
)
def test_what_is_removed_is_named_nowhere_any_more(path):
    # expressions may go on speaking of what is gone
    model = msgspec.structs.replace(load(path), measures=())
    owners = {f"{owner}.{entry.key}": owner for owner, entry in quantities(model)}
    everywhere = PlotLayout(
        curves=tuple(owners), right=tuple(owners), hidden=tuple(owners), against=next(iter(owners))
    )
    model = msgspec.structs.replace(
        model,
        plots=(everywhere,),
        hidden=tuple(e.name for _, e in named(model)),
        protected=tuple(e.name for _, e in named(model)),
    )
    for name in [e.name for _, e in named(model)]:
        gone = with_dependents(model, [name])
        left = removed(model, [name])
        texts = [*left.hidden, *left.protected]
        for plot in left.plots:
            texts += (*plot.curves, *plot.right, *plot.hidden, plot.against)
        assert {owners.get(text, text) for text in texts}.isdisjoint(gone)
        assert gone.isdisjoint(e.name for _, e in named(left))
        check_references(left)


def test_with_a_joint_goes_its_motor_but_no_body(machine):
    left = removed(machine, ["hinge"])
    assert left.bodies is machine.bodies
    assert left.joints == (PIN,)
    assert left.drivers == ()
    assert left.plots is machine.plots


def test_fresh_names_count_on_from_what_is_there(machine):
    assert fresh_name(machine, "rod") == "rod 1"
    one = added(machine, msgspec.structs.replace(ROD, name="rod 1"))
    assert fresh_name(one, "rod") == "rod 2"
    assert fresh_name(one, "rod 7") == "rod 2"
    assert fresh_name(one, "rod", also_taken=["rod 2"]) == "rod 3"


def test_what_is_gone_is_no_longer_hidden_or_protected(machine):
    marked = msgspec.structs.replace(
        machine, hidden=("hinge", "rod"), protected=("motor", "push", "crank")
    )
    after = removed(marked, ["hinge"])
    assert (after.hidden, after.protected) == (("rod",), ("push", "crank"))
    kept = removed(msgspec.structs.replace(machine, hidden=("rod",)), ["hinge"])
    assert kept.hidden == ("rod",)
