"""The room in the work plane that what is seen of a model takes."""

from collections.abc import Iterator, Sequence

import numpy as np

from kane.model import Model, with_ends
from kane.model.model import at_points
from kane.model.poses import Poses
from kanevas.canvas.drawing.motion_room import motion_room
from kanevas.canvas.items.coupling_item import MeshItem
from kanevas.canvas.viewing.scene import Scene
from kanevas.drawing.geometry import PLANES, Array
from kanevas.edits.arranging import Extent


class SeenRoom:
    """Finds the room of all that is not hidden."""

    def __init__(self, model: Model, scene: Scene, poses: Poses, axes: Array) -> None:
        """Make one for a model with its items.

        Args:
            model: the model.
            scene: its items.
            poses: where they stand now.
            axes: directions to the right, up and towards the viewer, as rows.

        """
        self._model, self._scene, self._poses, self._axes = model, scene, poses, axes
        self._hidden = frozenset(model.hidden)

    def of_all(self, motion: Sequence[Poses]) -> Extent | None:
        """Return the room that bodies and elements take in some poses."""
        hidden, axes, poses = self._hidden, self._axes, self._poses
        index = {name: i for i, name in enumerate(poses.names)}
        rows = ((index[item.name], item) for item in self._scene.bodies if item.name not in hidden)
        covers = ((i, item.cover(axes @ poses.rotation[i])) for i, item in rows)
        joined = (each for _, each in with_ends(self._model) if each.name not in hidden)
        ends = [end for each in joined for end in each.ends()]
        points = (each for each in at_points(self._model) if each.name not in hidden)
        ends += [(each.body, each.point) for each in points]
        return motion_room(motion, axes, covers, ends)

    def further_points(self) -> Iterator[Array]:
        """Yield points of notes, photos and gears, (n, 2) each, in the work plane."""
        flat, hidden = self._axes[:2], self._hidden
        for note in self._model.notes:
            if note.name not in hidden:
                yield (flat @ np.array(note.position))[None]
        for photo in self._model.photos:
            if photo.name not in hidden and PLANES[photo.plane] is self._axes:
                yield np.array(photo.corners()) @ flat.T
        for sign in self._scene.items():
            if isinstance(sign, MeshItem) and sign.name not in hidden:
                yield sign.outline(self._poses) @ flat.T
