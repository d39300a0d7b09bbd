"""Numbers that no mechanism has are shown as well as may be; nothing goes wrong over them."""

import pytest
from tests.thinned import thinned

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force, Torque
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box, Rod
from kane.elements.spring import Spring
from kane.model import Model

FAR = (1e-320, 1e-160, 1e200, 1.7e308)


def far_model(far):
    """One of each kind that is drawn at its size, with lengths of a size."""
    inertia = (1.0, 1.0, 1.0)
    return Model(
        bodies=(
            Body(name="a", mass=1.0, inertia=inertia, position=(far, far, -far),
                 shapes=(Rod(start=(0.0, 0.0, 0.0), end=(far, 0.0, 0.0), radius=far / 10),)),
            Body(name="b", mass=1.0, inertia=inertia, position=(-far, -far, far),
                 velocity=(far, 0.0, 0.0), angular_velocity=(0.0, 0.0, far),
                 shapes=(Box(size=(far, far, far)),)),
        ),
        joints=(
            Ball(name="j", body_a="ground", body_b="a", point_a=(far, 0.0, 0.0)),
            Revolute(name="k", body_a="a", body_b="b", point_b=(-far, far, 0.0)),
        ),
        drivers=(AngleDriver(name="d", joint="k", law=f"{far} * t"),),
        springs=(Spring(name="s", body_a="a", body_b="b", stiffness=1.0),),
        forces=(Force(name="f", body="a", force=(far, 0.0, 0.0)),),
        torques=(Torque(name="t", body="b", torque=(0.0, 0.0, far)),),
        points=(MeasurePoint(name="p", body="a", point=(far, far, 0.0)),),
        rulers=(Ruler(name="r", body_a="a", body_b="b"),),
        notes=(Note(name="n", text="far", position=(far, 0.0, 0.0)),),
    )  # fmt: skip


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # of sums that leave the doubles
@pytest.mark.parametrize("far", thinned(FAR, 3))
def test_any_size_is_drawn(window, qtbot, far):
    """What goes wrong in a view fails the test by itself."""
    window.workspace.document.take(far_model(far), None)
    for side in ("front", "top", "isometric"):
        window.view3d.look_from(side)
        window.view3d.refresh()
    for plane in ("xz", "yz", "xy"):
        window.canvas.set_plane(plane)
        window.fit_views()
        window.grab()
    for factor in (1e-3, 1e-3, 1e-3, 1e3, 1e3, 1e3, 1e3, 1e3, 1e3):
        window.canvas.zoom(factor, 100.0, 100.0)
        window.canvas.grab()
    for name in ("a", "b", "j", "k", "s", "r", "p", "n"):
        window.workspace.selection.set((name,))
        window.canvas.zoom_to((name,))
        window.view3d.refresh()
        window.grab()
    qtbot.wait(50)
