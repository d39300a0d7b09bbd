"""What the tests of the tools that join begin with."""

import numpy as np
from tests.hand import Hand

from kane.fields import GROUND
from kane.model import Model
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, disc, particle, rod

XY = PLANES["xy"]


def at(x, y):
    return np.array((x, y, 0.0))


def scene():
    """Two rods that meet at the origin, a block, a wheel and a bead."""
    return Model(
        bodies=(
            rod("one", at(-0.3, 0.1), at(0.0, 0.0), XY),
            rod("two", at(0.0, 0.0), at(0.2, 0.2), XY),
            box("block", at(0.2, -0.25), at(0.4, -0.15), XY),
            disc("wheel", at(-0.25, -0.2), 0.1, XY),
            particle("bead", at(-0.1, 0.3)),
        )
    )


def hand_at(window):
    """A hand at a window that shows the scene."""
    window.workspace.document.apply("Scene", lambda _: scene())
    window.canvas.fit()
    return Hand(window)


def last(hand):
    return hand.model.joints[-1]


def bodies(joint):
    return joint.body_a, joint.body_b


def place(hand, joint):
    return [hand.ground(*end) if end[0] != GROUND else end[1] for end in joint.ends()]
