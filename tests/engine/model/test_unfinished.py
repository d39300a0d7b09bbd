"""Models with faults that an editor lets stand: what may be wrong, and what still works."""

import json

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.machines import axle, wheel
from tests.unfinished_models import BASE, UNFINISHED, force

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.joint_springs import TorsionSpring
from kane.elements.note import Note
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.errors import Fault, ModelError
from kane.files.model_json import dumps, load, loads, save
from kane.model import (
    check,
    check_references,
    coordinates,
    digest,
    faults,
    owner,
    quantities,
)
from kane.model.poses import initial_poses
from kane.reading.at_start import direction_at_start
from kane.reading.meshing import teeth

ALL_CHANGES = [changes for changes, _, _ in UNFINISHED.values()]

USELESS = {
    "two of a name": {"bodies": (wheel("a"), wheel("a"), wheel("b"))},
    "two kinds of a name": {"notes": (Note(name="A"),)},
    "the name of the ground": {"notes": (Note(name="ground"),)},
    "no body": {"joints": (replace(axle("A", "a"), body_a="c"), BASE.joints[1])},
    "no body of a ruler": {"rulers": (Ruler(name="r", body_a="a", body_b="c"),)},
    "no joint": {"joint_springs": (TorsionSpring(name="s", joint="C", damping=1.0),)},
    "a joint without angle": {"joint_springs": (TorsionSpring(name="s", joint="B", damping=1.0),)},
    "nothing to hide": {"hidden": ("c",)},
    "nothing to protect": {"protected": ("c",)},
}


@pytest.mark.parametrize(("changes", "path", "name"), UNFINISHED.values(), ids=UNFINISHED)
def test_an_unfinished_model_passes_with_the_fault_and_its_owner(changes, path, name):
    model = replace(BASE, **changes)
    check_references(model)
    found = {fault.path: owner(model, fault) for fault in faults(model)}
    assert path in found
    assert found[path] == name
    with pytest.raises(ModelError) as refusal:
        check(model)
    assert refusal.value.faults == faults(model)


@pytest.mark.parametrize("changes", USELESS.values(), ids=USELESS)
def test_references_that_lead_nowhere_are_refused_always(changes):
    model = replace(BASE, **changes)
    with pytest.raises(ModelError) as refusal:
        check_references(model)
    assert refusal.value.faults == faults(model)
    with pytest.raises(ModelError):
        loads(dumps(model), unfinished=True)


@pytest.mark.parametrize("changes", ALL_CHANGES, ids=UNFINISHED)
def test_what_views_ask_of_an_unfinished_model_has_an_answer(changes):
    model = replace(BASE, **changes)
    poses = initial_poses(model)
    assert np.isfinite(poses.rotation).all()
    for body in model.bodies:
        assert np.isfinite(body.mass_properties().center).all()
    assert all(np.isfinite(direction_at_start(model, f.force)).all() for f in model.forces)
    assert all(np.isfinite(row.outline).all() for rows in teeth(model).values() for row in rows)
    assert coordinates(model).keys() == {e.name for e in (*model.joints, *model.springs)}
    assert len(list(quantities(model))) > 20
    assert len(digest(model)) == 64


@pytest.mark.parametrize("changes", ALL_CHANGES, ids=UNFINISHED)
def test_an_unfinished_model_can_be_kept_in_a_file(changes, tmp_path):
    model = replace(BASE, **changes)
    save(model, tmp_path / "model.json")
    assert load(tmp_path / "model.json", unfinished=True) == model
    with pytest.raises(ModelError):
        kane.load(tmp_path / "model.json")
    with pytest.raises(ModelError):
        kane.simulate(model)


def test_a_body_without_mass_has_its_centre_where_it_is_said_to_be():
    body = Body(name="a", center=(1.0, 2.0, 3.0))
    assert body.mass_properties().mass == 0.0
    assert body.mass_properties().center.tolist() == [1.0, 2.0, 3.0]


def test_a_force_of_a_broken_expression_points_nowhere_in_that_direction():
    model = replace(BASE, **force("3 *", 2.0, 0.0))
    assert direction_at_start(model, model.forces[0].force) == (0.0, 2.0, 0.0)


def test_what_no_file_can_hold_is_refused_in_an_unfinished_model_too():
    content = json.loads(dumps(BASE))
    content["bodies"][0]["mass"] = -1
    with pytest.raises(ModelError, match=r"bodies\[0\].mass: must be zero or positive"):
        loads(json.dumps(content), unfinished=True)


def test_faults_of_the_model_as_a_whole_have_no_owner():
    for path in ("", "solver.step", "gravity", "plots[0].curves[0]", "bodies[7].mass", "hidden[0]"):
        assert owner(BASE, Fault(path, "")) is None
    assert owner(BASE, Fault("joints[1].point_a[2]", "")) == "B"


def test_the_new_elements_survive_a_file():
    model = replace(
        BASE,
        joints=(
            Revolute(name="A", body_a="ground", body_b="a"),
            Ball(name="B", body_a="a", body_b="b"),
        ),
        rulers=(Ruler(name="gap", body_a="a", point_a=(1.0, 0.0, 0.0), body_b="ground"),),
        notes=(Note(name="hint", text="Turn\nthis — “slowly”", position=(1.0, 2.0, 3.0)),),
        hidden=("gap", "a"),
        protected=("hint",),
    )  # fmt: skip
    assert loads(dumps(model)) == model
