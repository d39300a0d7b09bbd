"""The solids of loads at bodies and of driven points, and the lines of gravitation."""

from collections.abc import Iterator

import numpy as np

from kane.elements.drag import Drag
from kane.elements.drivers import PointDriver
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force, LoadOnBody, Torque
from kane.elements.pull import Pull
from kane.fields import Vector
from kane.model.attraction import attracted
from kane.reading.at_start import direction_at_start
from kanevas.edits.drawing import vector
from kanevas.view3d import signs
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import Solid, StretchedSolid, link_solid, on_body, on_point
from kanevas.view3d.parts.site import JOINT_RADIUS, Site

# Sizes of signs, as parts of the size of the model.
FORCE_LENGTH = 0.17
TORQUE_RADIUS = 0.06
DRIVER_LENGTH = 0.1
DRAG_HEIGHT = 0.06
GRAVITATION_RADIUS = 0.003
GRIP_RADIUS = 0.018


def _force(force: Force, site: Site) -> Iterator[Solid]:
    direction = np.array(direction_at_start(site.model, force.force))
    arrow = signs.arrow(direction, FORCE_LENGTH * site.size)
    yield _placed(Solid(force.name, arrow, site.theme.force, on_body(force.body)),
                  force, force.point)  # fmt: skip


def _torque(torque: Torque, site: Site) -> Iterator[Solid]:
    direction = np.array(direction_at_start(site.model, torque.torque))
    arrow = signs.turning_arrow(direction, TORQUE_RADIUS * site.size)
    center = site.body(torque.body).mass_properties().center
    yield _placed(Solid(torque.name, arrow, site.theme.torque, on_body(torque.body)),
                  torque, center)  # fmt: skip


def _placed(sign: Solid, load: LoadOnBody, point: Vector | Array) -> Solid:
    """Return a sign at a point; it turns with the body where the load does."""
    if load.axes == "body":
        return sign._replace(form=sign.form.moved(np.eye(3), np.array(point)))
    return sign._replace(carrier=on_point(load.body, point))


def _drag(drag: Drag, site: Site) -> Iterator[Solid]:
    canopy = signs.parachute(DRAG_HEIGHT * site.size, site.up)
    yield Solid(drag.name, canopy, site.theme.force, on_point(drag.body, drag.point))


def _pull(pull: Pull, site: Site) -> Iterator[Solid]:
    grip = signs.ball(GRIP_RADIUS * site.size)
    yield Solid(pull.name, grip, site.theme.force, on_point(pull.body, pull.point))


def _driven_point(driver: PointDriver, site: Site) -> Iterator[Solid]:
    driven = np.eye(3)[[law is not None for law in driver.law]]
    arrows: list[MeshInAxes] = [signs.arrow(axis, DRIVER_LENGTH * site.size) for axis in driven]
    carrier = on_point(driver.body, driver.point)
    for sign in (signs.ball(JOINT_RADIUS * site.size), *arrows):
        yield Solid(driver.name, sign, site.theme.joint, carrier)


def _gravitation(gravitation: Gravitation, site: Site) -> Iterator[StretchedSolid]:
    """Yield thin lines from the heaviest body to the others."""
    radius, color = GRAVITATION_RADIUS * site.size, site.theme.force
    ends = [(name, vector(center)) for name, center in attracted(site.model, gravitation)]
    for other in ends[1:]:
        yield link_solid(gravitation.name, (ends[0], other), radius, color)


SOLIDS = {Gravitation: _gravitation}
LOADS = {Force: _force, Torque: _torque, Drag: _drag, Pull: _pull, PointDriver: _driven_point}
