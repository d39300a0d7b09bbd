"""The solids of a model as instances, moved by the poses; no Qt but its colours here."""

import math
from collections.abc import Collection, Iterable, Sequence

import numpy as np

from kane.fields import GROUND
from kane.model.poses import Poses
from kane.reading.contact import contact_point
from kane.reading.holds import Holds
from kanevas.drawing.hanging import hanging, sag
from kanevas.look.event_looks import color_of_sign
from kanevas.look.theme import Theme, rgba
from kanevas.view3d.instances import Instances
from kanevas.view3d.mesh_in_axes import UPRIGHT, MeshInAxes
from kanevas.view3d.meshes import CORNERS, Array, Mesh
from kanevas.view3d.moving import PIECES, AnySolid, FloorSolid, HangingSolid, Solid, StretchedSolid
from kanevas.view3d.picking import first_meeting, nearest

PALE = 0.4  # of its own colour has what is only proposed


class Solids:
    """Solids that follow the bodies.

    Attributes:
        names: names of the elements for which the solids stand, one a solid.
        instances: the solids as they are drawn.
        colors: (n, 4) their colours, which go with how their elements hold.
        is_shown: (n,) whether they are there, which does so too.

    """

    def __init__(self, solids: Iterable[AnySolid], bodies: tuple[str, ...], theme: Theme) -> None:
        every = list(solids)
        rigid = [solid for solid in every if isinstance(solid, Solid)]
        stretched = [solid for solid in every if isinstance(solid, StretchedSolid)]
        hanging = [solid for solid in every if isinstance(solid, HangingSolid)]
        self._rigid, self._stretched = _Rigid(rigid, bodies), _Stretched(stretched, bodies)
        self._hanging = _Hanging(hanging, bodies)
        floors = [solid for solid in every if isinstance(solid, FloorSolid)]
        self._floors = _Floors(floors, bodies)
        self._solids: list[AnySolid] = [*rigid, *stretched, *hanging, *floors]
        self._accent, self._paper = rgba(theme.accent), rgba(theme.background)
        self._theme = theme
        self._changes = [(i, s.change) for i, s in enumerate(self._solids) if s.change is not None]
        self.is_shown = np.ones(len(self._solids), dtype=bool)
        self.colors = np.array([rgba(solid.color) for solid in self._solids]).reshape(-1, 4)
        self.names = [solid.name for solid in self._solids]
        self.instances = Instances([solid.mesh for solid in self._solids])
        kinds = self._rigid, self._stretched, self._hanging
        self._own_sizes = np.concatenate([kind.sizes for kind in kinds])
        boxes = np.array([solid.mesh.box for solid in self._solids]).reshape(-1, 2, 4)
        self._low, self._high = boxes[:, 0], boxes[:, 1]
        self._marked: tuple[Collection[str], Collection[str]] = (), ()
        self.follow({})

    def follow(self, holds: Holds) -> None:
        """Let solids show how their elements hold; they have to be placed after that."""
        for i, change in self._changes:
            solid = self._solids[i]
            hold = holds.get(solid.name, {}).get(change.part)
            is_there = change.if_unknown if hold is None else hold in change.shown
            own = change.open_color if hold == "open" and change.open_color else solid.color
            self.is_shown[i] = is_there
            self.colors[i] = rgba(color_of_sign(self._theme, hold, own))
        self.mark_selected(*self._marked)

    def reach(self, motion: Sequence[Poses]) -> None:
        """Let plates reach below bodies at all these poses, too; they have to be placed then."""
        self._floors.reach([_with_ground(poses) for poses in motion])

    def place(self, poses: Poses) -> None:
        """Move the solids to where the bodies stand."""
        self._frames, self._origins, self._sizes, self._lengths = self.placement(poses)
        self.instances.place(self._frames, self._origins)
        self.instances.size(self._sizes * self.is_shown[:, None], self._lengths * self.is_shown)

    def placement(self, poses: Poses) -> tuple[Array, Array, Array, Array]:
        """Return frames, origins, sizes and lengths of the instances for some poses."""
        position, rotation = _with_ground(poses)
        frames, origins = self._rigid.at(position, rotation, poses)
        between, starts, lengths = self._stretched.at(position, rotation)
        ropes, rope_starts, rope_lengths = self._hanging.at(position, rotation)
        plates, plate_origins, plate_sizes = self._floors.at(position, rotation)
        return (
            np.concatenate((frames, between, ropes, plates)),
            np.concatenate((origins, starts, rope_starts, plate_origins)),
            np.concatenate((self._own_sizes, plate_sizes)),
            np.concatenate((self._rigid.lengths, lengths, rope_lengths, np.zeros(len(plates)))),
        )

    def mark_selected(self, names: Collection[str], proposed: Collection[str] = ()) -> None:
        """Give these elements the accent colour, pale ones to those proposed, all others theirs."""
        self._marked = names, proposed
        chosen, pale = (
            np.array([name in some for name in self.names], dtype=bool)[:, None]
            for some in (names, proposed)
        )
        own = np.where(pale, PALE * self.colors + (1 - PALE) * np.array(self._paper), self.colors)
        self.instances.paint(np.where(chosen, self._accent, own))

    def corners(self) -> Array:
        """Return the corners of a box around each solid as it was placed, (8 n, 3) [m]."""
        middle, half = self._boxes()
        local = middle[:, None] + 2 * CORNERS * half[:, None]
        corners: Array = local @ self._frames.transpose(0, 2, 1) + self._origins[:, None]
        return corners.reshape(-1, 3)

    def mesh(self, index: int) -> Mesh:
        """Return the mesh of a solid in ground axes as it was placed."""
        form = MeshInAxes(
            self.instances.meshes[index],
            self._sizes[index],
            self._frames[index],
            self._origins[index],
            float(self._lengths[index]),
        )
        return form.baked()

    def hit(self, origin: Array, direction: Array) -> tuple[str, float] | None:
        """Return the first element on a ray and how far away it is; None where there is none.

        Args:
            origin: start of the ray in ground axes, (3,) [m].
            direction: unit vector, (3,).

        """
        near = self._near(origin, direction)
        found = nearest((self.mesh(i) for i in near), origin, direction)
        return None if found is None else (self.names[near[found[0]]], found[1])

    def hits(self, origin: Array, direction: Array) -> list[str]:
        """Return all elements on a ray as ``hit`` takes it, the first one first."""
        near = self._near(origin, direction)
        ways = [(first_meeting(self.mesh(i), origin, direction), i) for i in near]
        return [self.names[i] for way, i in sorted(ways) if np.isfinite(way)]

    def _near(self, origin: Array, direction: Array) -> list[int]:
        """Return which solids a ray may meet: it comes into the balls around them."""
        middle, half = self._boxes()
        middles = np.einsum("nij,nj->ni", self._frames, middle) + self._origins
        aside = np.linalg.norm(np.cross(middles - origin, direction), axis=1)
        is_near = (aside <= np.linalg.norm(half, axis=1)) & self.is_shown
        near: list[int] = np.flatnonzero(is_near).tolist()
        return near

    def _boxes(self) -> tuple[Array, Array]:
        """Return the middles and half the sizes of boxes around the sized meshes, (n, 3) each."""
        low, high = self._low[:, :3] * self._sizes, self._high[:, :3] * self._sizes
        low[:, 2] += self._low[:, 3] * self._lengths
        high[:, 2] += self._high[:, 3] * self._lengths
        return (low + high) / 2, (high - low) / 2


class _Rigid:
    """Where rigid solids go, all in a few products of arrays."""

    def __init__(self, solids: list[Solid], bodies: tuple[str, ...]) -> None:
        index = {name: i for i, name in enumerate((*bodies, GROUND))}
        carriers = [solid.carrier for solid in solids]
        self._body = np.array([index[c.body] for c in carriers], dtype=int)
        self._turn = np.array([index[c.turns_with] for c in carriers], dtype=int)
        self._point = np.array([c.point for c in carriers]).reshape(-1, 3)
        self._local = np.array([s.form.turn for s in solids]).reshape(-1, 3, 3)
        self._offset = np.array([s.form.offset for s in solids]).reshape(-1, 3)
        self._rims = [(i, c.rim) for i, c in enumerate(carriers) if c.rim is not None]
        self.sizes = np.array([s.form.size for s in solids]).reshape(-1, 3)
        self.lengths = np.array([s.form.length for s in solids], dtype=float)

    def at(self, position: Array, rotation: Array, poses: Poses) -> tuple[Array, Array]:
        """Return the frames (n, 3, 3) and the origins (n, 3) of the meshes."""
        turn = rotation[self._turn]
        points = position[self._body] + _turned(rotation[self._body], self._point)
        for i, rim in self._rims:
            points[i] = contact_point(rim, poses)
        return turn @ self._local, points + _turned(turn, self._offset)


class _Between:
    """Where the ends of solids are that go from one point to another."""

    def __init__(
        self, solids: Sequence[StretchedSolid | HangingSolid], bodies: tuple[str, ...]
    ) -> None:
        index = {name: i for i, name in enumerate((*bodies, GROUND))}
        ends = [solid.ends for solid in solids]
        self._body = np.array([[index[b] for b, _ in pair] for pair in ends], dtype=int)
        self._body = self._body.reshape(-1, 2)
        self._point = np.array([[p for _, p in pair] for pair in ends], dtype=float)
        self._point = self._point.reshape(-1, 2, 3)
        self.sizes = np.array([[solid.radius] * 3 for solid in solids]).reshape(-1, 3)

    def ends(self, position: Array, rotation: Array) -> tuple[Array, Array]:
        """Return where they start and end, (n, 3) each."""
        turned = np.einsum("neij,nej->nei", rotation[self._body], self._point)
        start, end = np.moveaxis(position[self._body] + turned, 1, 0)
        return start, end


class _Stretched(_Between):
    """Where stretched solids go, all in a few products of arrays."""

    def at(self, position: Array, rotation: Array) -> tuple[Array, Array, Array]:
        """Return the frames (n, 3, 3), the starts (n, 3) and the lengths (n,)."""
        start, end = self.ends(position, rotation)
        return frames(end - start), start, np.linalg.norm(end - start, axis=1)


class _Hanging(_Between):
    """Where the pieces of ropes go."""

    def __init__(self, solids: Sequence[HangingSolid], bodies: tuple[str, ...]) -> None:
        super().__init__(solids, bodies)
        self._solids = solids

    def at(self, position: Array, rotation: Array) -> tuple[Array, Array, Array]:
        """Return the frames (n, 3, 3), the starts (n, 3) and the lengths (n,)."""
        starts, ends = self.ends(position, rotation)
        pieces = np.zeros((len(self._solids), 2, 3))
        for i, solid in enumerate(self._solids):
            length = math.dist(starts[i], ends[i])
            down = sag(solid.rope, length) * solid.down
            pieces[i] = hanging(starts[i], ends[i], down, PIECES)[solid.piece : solid.piece + 2]
        ways = pieces[:, 1] - pieces[:, 0]
        return frames(ways), pieces[:, 0], np.linalg.norm(ways, axis=1)


class _Floors:
    """Where plates go that reach below bodies, and how large they are."""

    def __init__(self, solids: Sequence[FloorSolid], bodies: tuple[str, ...]) -> None:
        self._solids = solids
        index = {name: i for i, name in enumerate((*bodies, GROUND))}
        self._body = [index[solid.body] for solid in solids]
        self._under = [[index[name] for name in solid.under] for solid in solids]
        self._least = np.zeros((2, len(solids), 2))  # lows and highs of where they reach [m]

    def reach(self, motion: Sequence[tuple[Array, Array]]) -> None:
        """Reach at least below the bodies at all these places."""
        self._least = np.zeros((2, len(self._solids), 2))
        for i in range(len(self._solids)):
            for position, rotation in motion:
                self._least[:, i] = self._reached(i, position, rotation)

    def _reached(self, i: int, position: Array, rotation: Array) -> tuple[Array, Array]:
        """Return from where to where a plate goes in its axes, each (2,) [m]."""
        body, turn = self._body[i], rotation[self._body[i]] @ self._solids[i].turn
        point = position[body] + rotation[body] @ self._solids[i].point
        feet = (position[self._under[i]] - point) @ turn[:, :2]
        low, high = self._least[:, i]
        return np.vstack((feet, low)).min(axis=0), np.vstack((feet, high)).max(axis=0)

    def at(self, position: Array, rotation: Array) -> tuple[Array, Array, Array]:
        """Return the frames (n, 3, 3), the middles (n, 3) and the sizes (n, 3)."""
        count = len(self._solids)
        turned, middles, sizes = np.zeros((count, 3, 3)), np.zeros((count, 3)), np.zeros((count, 3))
        for i, solid in enumerate(self._solids):
            body, turn = self._body[i], rotation[self._body[i]] @ solid.turn
            point = position[body] + rotation[body] @ solid.point
            low, high = self._reached(i, position, rotation)
            turned[i], sizes[i] = turn, (*(high - low + solid.wide), solid.thick)
            middles[i] = point + turn @ (*((low + high) / 2), -0.5 * solid.thick)
        return turned, middles, sizes


def _with_ground(poses: Poses) -> tuple[Array, Array]:
    """Return positions and rotations of the bodies, and of the ground as the last of them."""
    position = np.concatenate((poses.position, np.zeros((1, 3))))
    return position, np.concatenate((poses.rotation, UPRIGHT[None]))


def frames(directions: Array) -> Array:
    """Return rotations that take z to directions (n, 3), as `meshes.frame` does, (n, 3, 3)."""
    lengths = np.linalg.norm(directions, axis=1, keepdims=True)
    z = np.where(lengths > 0, directions / np.where(lengths > 0, lengths, 1.0), UPRIGHT[2])
    helper = UPRIGHT[np.argmin(np.abs(z), axis=1)]
    x = np.cross(helper, z)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    return np.stack((x, np.cross(z, x), z), axis=2)


def _turned(matrices: Array, vectors: Array) -> Array:
    turned: Array = np.einsum("nij,nj->ni", matrices, vectors)
    return turned
