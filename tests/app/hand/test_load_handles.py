"""The hand finds the tip of a load's arrow where the canvas draws it."""

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose
from tests.bench.grid_of_bodies import grid_of_bodies

from kane.elements.loads import Force, Torque
from kanevas.canvas import Canvas
from kanevas.canvas.items.load_item import ForceItem, TorqueItem
from kanevas.document.selection import Selection
from kanevas.drawing.load_sizes import shrunk
from kanevas.hand.handles.handle import Sight
from kanevas.hand.handles.load_handles import RADIUS, load_handles
from kanevas.units.systems import SI


def loaded(count):
    """Return a model with so many bodies, and forces that are written, vary, or lean to one."""
    model = grid_of_bodies(count)
    return replace(
        model,
        forces=(
            Force(name="plain", body="body 1", force=(3.0, 4.0, 0.0)),
            Force(name="leaning", body="body 2", force=(3.0, 0.0, 4.0)),
            Force(name="varying", body="body 3", force=("20 + t", 0.0, 0.0)),
        ),
        torques=(Torque(name="twist", body="body 4", torque=(0.0, 0.0, 2.0)),),
    )


@pytest.fixture
def seen(qtbot):
    def shown(count):
        canvas = Canvas(Selection())
        qtbot.addWidget(canvas)
        canvas.camera.size = 600.0, 500.0
        model = loaded(count)
        canvas.show_model(model)
        canvas.fit()
        return canvas, Sight(model, canvas.poses, canvas.camera, SI)

    return shown


@pytest.mark.parametrize("count", [8, 300])
@pytest.mark.parametrize("name", ["plain", "leaning"])
def test_of_a_force(seen, count, name):
    canvas, sight = seen(count)
    (item,) = (i for i in canvas.scene().items() if isinstance(i, ForceItem) and i.name == name)
    load = next(force for force in sight.model.forces if force.name == name)
    (handle,) = load_handles(sight, load)
    assert_allclose(handle.at, np.add((item.x, item.y), item._points[-1]), atol=1e-6)


@pytest.mark.parametrize("count", [8, 300])
def test_of_a_torque_the_arc_shrinks_as_the_sign_does(seen, count):
    canvas, sight = seen(count)
    (item,) = (i for i in canvas.scene().items() if isinstance(i, TorqueItem))
    (handle,) = load_handles(sight, sight.model.torques[0])
    middle = np.array((item.x, item.y))
    assert (canvas.camera.signs < 1.0) == (count == 300)
    radius = RADIUS * shrunk(canvas.camera.signs)
    assert np.hypot(*(handle.at - middle)) == pytest.approx(radius)
    assert np.hypot(*item._points.T).max() < radius  # outside the sign


def test_the_pull_of_a_hand_keeps_what_it_does_not_move(seen):
    _, sight = seen(300)
    load = sight.model.forces[1]
    (handle,) = load_handles(sight, load)
    aim = type("Aim", (), {"ground": sight.camera.to_ground(*handle.at.tolist())})
    pulled = handle.pull(sight.model, aim).forces[1]
    assert_allclose(pulled.force, load.force, atol=1e-6)
