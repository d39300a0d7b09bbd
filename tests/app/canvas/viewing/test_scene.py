"""The scene after an edit is that of the edited model drawn afresh; what lies in a rectangle."""

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from tests.app.coordinated import coordinated
from tests.inspected import everything
from tests.strict_weather import MODELS

from kane.elements.loads import Force
from kane.files.model_json import load
from kane.model import Model, named
from kane.model.poses import initial_poses
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.items.recipe import only_moved
from kanevas.canvas.items.recipes import recipes
from kanevas.canvas.items.stamps import Stamps
from kanevas.canvas.viewing.camera import Camera
from kanevas.canvas.viewing.scene import Scene
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, particle
from kanevas.edits.elements import added, removed, replaced
from kanevas.look.theme import DARK, LIGHT

COORDINATED = coordinated()
ANDREWS = load(MODELS / "andrews.json")


def camera_on(model):
    camera = Camera()
    camera.size = 900.0, 700.0
    camera.set_plane(model.work_plane)
    positions = initial_poses(model).position @ camera.axes[:2].T
    if len(positions):
        camera.fit(positions.min(axis=0), positions.max(axis=0), 64.0)
    return camera


def placed(scene, model, camera):
    scene.show(model, LIGHT)
    scene.place(initial_poses(model), camera)
    return scene


def portrait(item):
    """What can be told of an item from outside."""
    shape = item.shape().boundingRect()
    return (
        *item.pos().toTuple(),
        item.zValue(),
        *item.boundingRect().getRect(),
        *shape.getRect(),
    )


def shifted(model, pick, way):
    body = model.bodies[pick % len(model.bodies)]
    position = tuple(np.add(body.position, way).tolist())
    return replaced(model, msgspec.structs.replace(body, position=position))


def without_one(model, pick, _):
    names = [element.name for _, element in named(model)]
    return removed(model, {names[pick % len(names)]})


def with_force(model, pick, way):
    body = model.bodies[pick % len(model.bodies)]
    name = f"push {len(model.forces)} {pick} {way[0]}"
    if any(element.name == name for _, element in named(model)):
        return model
    return added(model, Force(name=name, body=body.name, force=way))


def bare(model, pick, _):
    body = model.bodies[pick % len(model.bodies)]
    return replaced(model, msgspec.structs.replace(body, shapes=()))


def last_first(model, *_):
    return msgspec.structs.replace(model, bodies=(model.bodies[-1], *model.bodies[:-1]))


EDITS = st.tuples(
    st.sampled_from([shifted, without_one, with_force, bare, last_first]),
    st.integers(0, 30),
    st.tuples(*(st.sampled_from([-0.05, 0.0, 0.02]) for _ in range(3))),
)


@pytest.mark.parametrize(
    "model",
    [COORDINATED, pytest.param(ANDREWS, marks=pytest.mark.slow)],
    ids=["coordinated", "andrews"],
)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(edits=st.lists(EDITS, min_size=1, max_size=5))
def test_scene_after_edits_is_that_of_the_edited_model(qapp, model, edits):  # noqa: ARG001
    camera = camera_on(model)
    scene = placed(Scene(), model, camera)
    for edit, pick, way in edits:
        if model.bodies:
            model = edit(model, pick, way)
        placed(scene, model, camera)
    fresh = placed(Scene(), model, camera)
    assert [(type(i), i.name) for i in scene.items()] == [(type(i), i.name) for i in fresh.items()]
    for one, other in zip(scene.items(), fresh.items(), strict=True):
        assert_allclose(portrait(one), portrait(other), atol=0.05, err_msg=other.name)


def test_only_what_an_edit_concerns_is_made_anew(qapp):  # noqa: ARG001
    scene = placed(Scene(), ANDREWS, camera_on(ANDREWS))
    before = {id(item) for item in scene.items()}
    heavier = msgspec.structs.replace(ANDREWS.bodies[0], mass=77.0)
    placed(scene, replaced(ANDREWS, heavier), camera_on(ANDREWS))
    made = [item.name for item in scene.items() if id(item) not in before]
    assert set(made) >= {ANDREWS.bodies[0].name}
    assert set(made) <= {ANDREWS.bodies[0].name, *(t.name for t in ANDREWS.torques)}


def test_other_colours_make_all_anew():
    model = ANDREWS
    light, dark = (list(recipes(model, theme)) for theme in (LIGHT, DARK))
    assert not any(a.makes_same_as(b) for a, b in zip(light, dark, strict=True))
    again = recipes(model, LIGHT)
    assert all(a.makes_same_as(b) for a, b in zip(light, again, strict=True))


# What lies in a rectangle


def room_of(canvas, name):
    """The box of the outline of a body on the canvas."""
    body = next(i for i in canvas.scene().items() if isinstance(i, BodyItem) and i.name == name)
    return body.shape().boundingRect().translated(body.pos())


def test_rectangle_around_everything_has_every_element(canvas_of):
    canvas = canvas_of(ANDREWS)
    everything = QRectF(canvas.viewport().rect()).adjusted(-50, -50, 50, 50)
    names = {e.name for e in (*ANDREWS.bodies, *ANDREWS.joints, *ANDREWS.springs, *ANDREWS.torques)}
    for touching in (True, False):
        assert set(canvas.elements_within(everything, touching)) == names


def test_rectangle_that_cuts_a_body_touches_it_and_does_not_hold_it(canvas_of):
    canvas = canvas_of(ANDREWS)
    name = ANDREWS.bodies[4].name
    around = room_of(canvas, name).adjusted(-8, -8, 8, 8)
    half = around.adjusted(0, 0, -around.width() / 2, 0)
    assert name in canvas.elements_within(around, touching=False)
    assert name not in canvas.elements_within(half, touching=False)
    assert name in canvas.elements_within(half, touching=True)


def test_rectangle_in_the_corner_of_a_box_touches_no_slanting_bar(canvas_of):
    canvas = canvas_of(ANDREWS)
    for body in ANDREWS.bodies:
        box = room_of(canvas, body.name)
        corner = QRectF(box.topLeft(), box.topLeft() + QPointF(2, 2))
        hit = body.name in canvas.elements_at(corner.center().toPoint())
        assert (body.name in canvas.elements_within(corner, touching=True)) == hit


def test_empty_rectangle_has_nothing(canvas_of):
    canvas = canvas_of(ANDREWS)
    assert canvas.elements_within(QRectF(2, 2, 3, 3), touching=True) == ()


def test_items_of_bodies_that_stay_are_not_placed_again(model, monkeypatch):
    scene, camera = Scene(), Camera()
    scene.show(model, LIGHT)
    poses = initial_poses(model)
    scene.place(poses, camera)
    scene.within(QRectF(), touching=True)  # measures all
    before = {item.name: item.pos() for item in scene.bodies}
    placed = []
    monkeypatch.setattr(BodyItem, "place", lambda item, *_: placed.append(item.name))
    position = poses.position.copy()
    position[3] += 0.01
    scene.place(poses._replace(position=position), camera)
    assert placed == [poses.names[3]]
    monkeypatch.undo()
    camera.pan(5.0, 0.0)
    scene.place(poses, camera)
    for item in scene.bodies:
        assert item.pos().x() == pytest.approx(before[item.name].x() + 5.0)


def test_items_outlast_a_move_of_their_body_but_not_another_shape(model):
    scene = Scene()
    scene.show(model, LIGHT)
    first, *others = model.bodies
    item = scene.bodies[0]
    moved = msgspec.structs.replace(first, position=(1.0, 2.0, 0.0), velocity=(1.0, 0.0, 0.0))
    scene.show(msgspec.structs.replace(model, bodies=(moved, *others)), LIGHT)
    assert scene.bodies[0] is item
    heavier = msgspec.structs.replace(moved, mass=77.0)
    scene.show(msgspec.structs.replace(model, bodies=(heavier, *others)), LIGHT)
    assert scene.bodies[0] is not item


def test_only_what_stands_elsewhere_needs_no_new_items(model):
    body = model.bodies[2]
    moved = replaced(model, msgspec.structs.replace(body, position=(1.0, 2.0, 3.0)))
    assert only_moved(model, moved)
    assert not only_moved(model, replaced(model, msgspec.structs.replace(body, shapes=())))
    assert not only_moved(model, msgspec.structs.replace(moved, hidden=("K1",)))
    assert not only_moved(model, removed(model, [body.name]))
    varying = msgspec.structs.replace(
        model.torques[0], torque=(0.0, 0.0, f"x('{body.name}')"), name="varying"
    )
    before, after = (added(m, varying) for m in (model, moved))
    after = msgspec.structs.replace(after, torques=before.torques)
    assert not only_moved(before, after)


# --- what is only proposed


def drawn(scene, model, *proposed):
    """Draw a scene with some of it proposed; return its pixels."""
    camera = camera_on(model)
    scene.forget_pictures()
    scene.show(model, LIGHT)
    scene.mark((), (), proposed)
    scene.place(initial_poses(model), camera)
    image = QImage(900, 700, QImage.Format.Format_RGB32)
    image.fill(LIGHT.background)
    with QPainter(image) as painter:
        scene.draw(painter, QRectF(image.rect()))
    return np.array(image.constBits()).reshape(700, 900, 4).astype(np.int16)


def alone(item, proposed=False):
    """Draw an item and nothing else, or nothing for None; return the pixels."""
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(LIGHT.background)
    if item is not None:
        item.proposed = proposed
        with QPainter(image) as painter:
            painter.translate(QPointF(200, 200) - item.sceneBoundingRect().center())
            Stamps().draw(item, painter)
    return np.array(image.constBits())


@pytest.mark.usefixtures("qapp")
def test_whatever_is_proposed_looks_otherwise_until_it_is_made():
    model, scene = everything(), Scene()
    placed(scene, model, camera_on(model))
    blank = alone(None)
    for item in scene.items():
        made = alone(item)
        if (made != blank).any():
            assert (alone(item, proposed=True) != made).any(), (item.name, type(item))
            assert (alone(item) == made).all()


@pytest.mark.usefixtures("qapp")
def test_a_body_that_is_proposed_has_a_dashed_edge():
    body = box("box", np.array((-1.0, -1.0, 0.0)), np.array((1.0, 1.0, 0.0)), PLANES["xy"])
    model, scene = Model(bodies=(body, particle("bead", np.array((2.0, 2.0, 0.0))))), Scene()
    edge = round(float(camera_on(model).to_view(np.array((0.0, 1.0, 0.0)))[1]))

    def strokes(*proposed):
        row = drawn(scene, model, *proposed)[edge].sum(axis=1)
        return np.count_nonzero(np.diff((row < row.max() - 150).astype(int)))

    assert strokes("box") > strokes() + 20
