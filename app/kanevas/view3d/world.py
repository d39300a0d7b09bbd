"""All that the 3D view draws of a model by OpenGL."""

from collections.abc import Collection, Sequence

import numpy as np

from kane.model import Model
from kane.model.poses import Poses
from kane.reading.holds import Holds
from kanevas.drawing.geometry import PLANES
from kanevas.look.theme import Theme, rgba
from kanevas.view3d.floor import Floor, flattened, floor
from kanevas.view3d.instanced_item import InstancedItem
from kanevas.view3d.lines_item import LinesItem
from kanevas.view3d.meshes import Array
from kanevas.view3d.orbit import Drawable
from kanevas.view3d.parts import Parts
from kanevas.view3d.shadow import Shadow
from kanevas.view3d.solids import Solids

PLANE_OPACITY = 0.45


class World:
    """The solids of a model, the floor below them, and the items that draw them."""

    def __init__(self) -> None:
        self._floor_item = LinesItem()
        self._plane_item = LinesItem()
        self._solid_item = InstancedItem()
        # A load often acts at a mass centre, inside the solid: it must be seen all the same.
        self._load_item = InstancedItem(in_front=True)
        self._ellipsoid_item = InstancedItem(in_front=True)
        self._shadow = Shadow(self._solid_item)
        self.items: list[Drawable] = [
            self._shadow, self._floor_item, self._plane_item,
            self._solid_item, self._ellipsoid_item, self._load_item,
        ]  # fmt: skip

    def build(
        self, model: Model, theme: Theme, ellipsoids: bool, as_arrows: Collection[str] = ()
    ) -> None:
        """Make the solids of a model, as yet without a place.

        Args:
            model: the model.
            theme: the colours.
            ellipsoids: whether bodies show their inertia.
            as_arrows: names of the loads that are drawn as they act, and need no sign.

        """
        parts = Parts(model, PLANES[model.work_plane], theme)
        names = tuple(body.name for body in model.bodies)
        hidden = frozenset(model.hidden)
        self.solids, self.loads, self.ellipsoids = (
            Solids((part for part in some if part.name not in hidden), names, theme)
            for some in (
                parts.mechanism(),
                (*(s for s in parts.loads() if s.name not in as_arrows), *parts.marks()),
                parts.ellipsoids() if ellipsoids else (),
            )
        )

    def follow(self, holds: Holds) -> None:
        """Let all that changes show how it holds, from when it is next placed."""
        for solids in (self.solids, self.loads):
            solids.follow(holds)

    def reach(self, motion: Sequence[Poses]) -> None:
        """Let planes reach below what touches them at all these poses, from when next placed."""
        self.solids.reach(motion)

    def place(self, poses: Poses) -> None:
        """Move all solids to where the bodies stand."""
        for solids in (self.solids, self.loads, self.ellipsoids):
            solids.place(poses)

    def mark_selected(self, names: Collection[str], proposed: Collection[str] = ()) -> None:
        """Give these elements the accent colour, pale ones to those proposed, all others theirs."""
        for solids in (self.solids, self.loads, self.ellipsoids):
            solids.mark_selected(names, proposed)

    def show(self) -> None:
        """Let the items draw the solids as they are now."""
        self._solid_item.show(self.solids.instances)
        self._load_item.show(self.loads.instances)
        self._ellipsoid_item.show(self.ellipsoids.instances)

    def cloud(self, poses: Sequence[Poses]) -> Array:
        """Return points around all solids at several poses, (n, 3) [m]; at the last they stay."""
        clouds = [np.zeros((0, 3))]
        for each in poses:
            for solids in (self.solids, self.loads):
                solids.place(each)
                clouds.append(solids.corners())
        return np.concatenate(clouds)

    def lay_floor(self, cloud: Array, axes: Array, theme: Theme, unit: float) -> Floor:
        """Lay the floor below all points of a cloud, and return it.

        Args:
            cloud: points in ground axes, (n, 3) [m].
            axes: how the model stands, as rows.
            theme: the colours.
            unit: the user's unit of length [m].

        """
        laid = floor(cloud, axes, unit)
        colors = np.tile((*rgba(theme.grid_axis)[:3], 1.0), (len(laid.points), 1))
        colors[:, 3] = 1.0 - laid.fading
        self._floor_item.show(laid.points, colors)
        self._shadow.fall(flattened(axes, laid.height), theme)
        return laid

    def show_plane(
        self, cloud: Array, axes: Array, depth: float, theme: Theme, unit: float
    ) -> None:
        """Show the plane in which one draws, as a grid around all points of a cloud.

        Args:
            cloud: points in ground axes, (n, 3) [m].
            axes: directions of the plane and across it, as rows.
            depth: where it lies along the third [m].
            theme: the colours.
            unit: the user's unit of length [m].

        """
        laid = floor(cloud, axes[[0, 2, 1]], unit, depth)
        colors = np.tile(rgba(theme.accent), (len(laid.points), 1))
        colors[:, 3] = PLANE_OPACITY * (1.0 - laid.fading)
        self._plane_item.show(laid.points, colors)

    def hide_plane(self) -> None:
        """Show no plane."""
        self._plane_item.show(np.zeros((0, 3)), np.zeros((0, 4)))

    def hits(self, origin: Array, direction: Array) -> tuple[str, ...]:
        """Return all elements on a ray, the first one first; loads come before all else."""
        found = [*self.loads.hits(origin, direction), *self.solids.hits(origin, direction)]
        return tuple(dict.fromkeys(found))

    def hit(self, origin: Array, direction: Array) -> str | None:
        """Return the first element on a ray; loads come before all else, as they are seen."""
        found = self.loads.hit(origin, direction) or self.solids.hit(origin, direction)
        return None if found is None else found[0]
