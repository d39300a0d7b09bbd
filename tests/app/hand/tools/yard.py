"""A yard of bodies, joints and loads, and the hand that works in it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import LEFT, drag, move

from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box, Disc, Polygon, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.elements import find

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


KEY = Qt.Key


STEEL = 7850.0


def rod(name, x, y, length=0.4, angle=0.0):
    half = (length / 2, 0.0, 0.0)
    return Body(
        name=name, density=STEEL, position=(x, y, 0.0),
        orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=angle),
        shapes=(Rod(start=(-length / 2, 0.0, 0.0), end=half, radius=0.015),),
    )  # fmt: skip


YARD = Model(
    bodies=(
        rod("rod", -0.5, 0.35),
        Body(name="box", density=STEEL, position=(0.4, 0.35, 0.0),
             shapes=(Box(size=(0.4, 0.2, 0.1)),)),
        Body(name="plate", density=STEEL, position=(-0.5, -0.3, 0.0), shapes=(
            Polygon(points=((-0.2, -0.1), (0.2, -0.1), (0.2, 0.1), (-0.2, 0.1)), thickness=0.01),)),
        Body(name="disc", density=STEEL, position=(0.4, -0.3, 0.0),
             shapes=(Disc(radius=0.15, thickness=0.02),)),
        rod("crank", 0.1, 0.0, 0.2),
        rod("stuck", -0.2, 0.0, 0.2),
    ),
    joints=(
        Revolute(name="pivot", body_a=GROUND, body_b="crank", point_b=(-0.1, 0.0, 0.0)),
        Revolute(name="left", body_a=GROUND, point_a=(-0.3, 0.0, 0.0), body_b="stuck",
                 point_b=(-0.1, 0.0, 0.0)),
        Revolute(name="right", body_a=GROUND, point_a=(-0.1, 0.0, 0.0), body_b="stuck",
                 point_b=(0.1, 0.0, 0.0)),
    ),
    springs=(
        Spring(name="spring", body_a=GROUND, point_a=(0.0, -0.45, 0.0), body_b="disc",
               point_b=(0.0, 0.1, 0.0), stiffness=10.0),
    ),
    forces=(Force(name="push", body="box", point=(0.2, 0.0, 0.0), force=(8.0, 0.0, 0.0)),),
    torques=(Torque(name="twist", body="plate", torque=(0.0, 0.0, 2.0)),),
    points=(MeasurePoint(name="tip", body="rod", point=(0.1, 0.0, 0.0)),),
    rulers=(Ruler(name="gauge", body_a="rod", point_a=(-0.1, 0.0, 0.0), body_b=GROUND,
                  point_b=(-0.7, 0.1, 0.0)),),
    notes=(Note(name="note", text="Yard", position=(0.0, 0.5, 0.0)),),
)  # fmt: skip


class Yard:
    """The window with bodies to handle, and what a test wants to know of it."""

    def __init__(self, window):
        self.window = window
        self.canvas = window.canvas
        self.viewport = window.canvas.viewport()
        window.workspace.document.apply("Draw", lambda _: YARD)
        window.canvas.snapper.kinds = frozenset()
        window.view3d.hide()
        window.fit_views()
        window.canvas.setFocus()
        self.start = self.model
        window.workspace.document.undo_stack.clear()

    @property
    def model(self):
        return self.window.workspace.document.model

    @property
    def steps(self):
        return self.window.workspace.document.undo_stack.count()

    def pixel(self, name, point=(0.0, 0.0, 0.0)):
        ground = initial_poses(self.model).point(name, point)
        x, y = self.canvas.camera.to_view(ground).round().astype(int).tolist()
        return QPoint(x, y)

    @property
    def note(self):
        x, y = self.canvas.camera.to_view(self.model.notes[0].position).round().astype(int)
        return QPoint(int(x), int(y))

    def select(self, *names):
        self.window.workspace.selection.set(names)

    def handle(self, key):
        found = {h.key: h for h in self.window.toolbox.tool._handles.now()}
        assert key in found, list(found)
        return QPoint(*found[key].at.round().astype(int).tolist())

    def drag(self, start, way, modifiers=Qt.KeyboardModifier.NoModifier):
        move(self.viewport, start)
        drag(self.viewport, start, start + QPoint(*way), modifiers=modifiers)

    def start_drag(self, start, way, modifiers=Qt.KeyboardModifier.NoModifier):
        """Drag without letting go."""
        move(self.viewport, start)
        QTest.mousePress(self.viewport, LEFT, modifiers, start)
        for part in (0.3, 0.6, 1.0):
            move(self.viewport, start + QPoint(*way) * part, LEFT, modifiers)

    def metres(self, pixels):
        return pixels / self.canvas.camera.scale

    def pull(self, name, key, way, modifiers=Qt.KeyboardModifier.NoModifier):
        self.select(name)
        self.drag(self.handle(key), way, modifiers)
        return find(self.model, name)
