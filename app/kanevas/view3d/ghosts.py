"""Bodies seen through, where they stand at other times; no Qt but its colours here."""

from collections.abc import Sequence

import numpy as np

from kane.model import Model
from kane.model.poses import Poses
from kanevas.look.theme import Theme
from kanevas.view3d.instances import Instances
from kanevas.view3d.meshes import Array
from kanevas.view3d.parts import Parts
from kanevas.view3d.solids import Solids


class Ghosts:
    """The bodies of a model as ghosts; joints and loads leave none.

    Args:
        model: the model.
        axes: directions of its work plane, see `Parts`.
        theme: the colours.

    """

    def __init__(self, model: Model, axes: Array, theme: Theme) -> None:
        self._names = tuple(body.name for body in model.bodies)
        bodies = Parts(model, axes, theme).bodies()
        self._solids = Solids((b for b in bodies if b.name not in model.hidden), self._names, theme)

    def at(self, motion: Sequence[Poses], opacity: float) -> Instances:
        """Return the ghosts at several poses; those of other bodies are passed over."""
        fitting = [poses for poses in motion if poses.names == self._names]
        one = self._solids.instances
        ghosts = Instances(one.meshes * len(fitting))
        if len(ghosts):
            placements = [self._solids.placement(poses) for poses in fitting]
            frames, origins, sizes, lengths = map(np.concatenate, zip(*placements, strict=True))
            ghosts.place(frames, origins)
            ghosts.size(sizes, lengths)
            colors = np.tile(self._solids.colors, (len(fitting), 1))
            colors[:, 3] = opacity
            ghosts.paint(colors)
        return ghosts
