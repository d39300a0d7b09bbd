"""Signs of what changes in a joint: friction, latches, free wheels and releases.

As the signs of springs and locks, each takes how the joint is seen, and the sense; and further how
it holds, None where nobody knows. What holds fast is filled, bold or closed, so that one need not
tell it by its colour.
"""

import math
from functools import partial
from itertools import pairwise

import numpy as np

from kane.reading.holds import Hold
from kanevas.canvas.joint_signs.look import Look, upright
from kanevas.canvas.joint_signs.marks import (
    THIN,
    Fill,
    Mark,
    Marks,
    dot,
    line,
    moved,
    rectangle,
    ring,
    turned,
)
from kanevas.drawing.geometry import Array, arc, arrow_head

UP = np.array([1.0, -1.0])
# The shoe of a hinge: its radii, its middle and half of what it spans; the strokes on it.
SHOE, SHOE_AT, SHOE_HALF, STROKES = (9.0, 14.0), math.radians(200), math.radians(42), 5
BLOCK, BLOCK_BELOW = (9.0, 5.0), 11.0
HOOK_AT = np.array([-15.0, -15.0])
WHEEL, WHEEL_SWEEP, PAWL, SECOND = 14.0, math.radians(240), 5.0, 4.6
OFF = 2.6  # pixels by which a shoe stands off that slides
BOW, BOW_AT = np.array([4.0, 10.0]), 22.0
GAP, BROKEN = math.radians(25), 11.5
APART = 3.5  # pixels by which the halves of a ring are apart that is open


def angle_friction(look: Look, _: float, hold: Hold | None) -> Marks:
    """Return a brake shoe beside the pin, or one below the axis seen from the side.

    It is filled where it sticks, and stands off where it slides.
    """
    if look.along is not None:
        return displacement_friction(look, _, hold)
    low, high = SHOE_AT - SHOE_HALF, SHOE_AT + SHOE_HALF
    radii = np.array(SHOE) + (OFF if hold == "slides" else 0.0)
    inner, outer = (arc(r, low, high - low) * UP for r in radii.tolist())
    fill = Fill.INK if hold == "sticks" else Fill.PAPER
    shoe = Mark((np.concatenate((inner, outer[::-1])),), closed=True, fill=fill, width=1.3)
    ways = [np.array([math.cos(a), -math.sin(a)]) for a in np.linspace(low, high, STROKES + 2)]
    strokes = tuple(np.array([radii[0] * way, radii[1] * after]) for way, after in pairwise(ways))
    return [shoe, Mark(strokes, width=THIN)]


def displacement_friction(look: Look, _: float, hold: Hold | None) -> Marks:
    """Return a hatched shoe that presses on the slider from above."""
    above = BLOCK_BELOW + BLOCK[1] + (OFF if hold == "slides" else 0.0)
    shoe = moved(_shoe(Fill.INK if hold == "sticks" else Fill.PAPER), np.array([0.0, -above]))
    return shoe if look.along is None else turned(shoe, upright(look.along))


def _shoe(fill: Fill) -> Marks:
    half, height = BLOCK
    block = rectangle(-half, -height / 2, half, height / 2, fill)._replace(width=1.3)
    step = 2 * half / STROKES
    strokes = tuple(
        np.array([(x, height / 2), (x + step, -height / 2)])
        for x in (-half + i * step for i in range(STROKES))
    )
    return [block, Mark(strokes, width=THIN)]


def latch(look: Look, _: float, hold: Hold | None) -> Marks:
    """Return a hook beside the joint: about its eye where it is shut, else above it."""
    beside = HOOK_AT
    if look.along is not None:
        along = upright(look.along)
        beside = math.hypot(*HOOK_AT) * np.array([-along[1], along[0]]) * UP[1]
    return moved(hook(hold == "locked"), beside)


def hook(is_shut: bool) -> Marks:
    """Return a hook and its eye, which is filled where the hook is shut."""
    bow = arc(4.0, math.radians(-150), math.radians(240)) * UP
    stem = np.array([(bow[-1][0], bow[-1][1]), (0.0, -9.0)])
    raised = np.array([0.0, 0.0 if is_shut else -4.5])
    hooked = [Mark((bow,), width=1.7), Mark((stem,), width=1.7)]
    eye = dot(2.3) if is_shut else ring(2.3)._replace(width=1.3)
    return [*moved(hooked, raised), eye]


def free_wheel(look: Look, sense: float, hold: Hold | None, forward: float) -> Marks:
    """Return an arrow about the axis, in the way that is free, from a pawl across it.

    The pawl has fallen in where the wheel holds: it is bold, and there are two.
    """
    turn, holds = sense * forward, hold == "closed"
    if look.along is not None:
        bow = (arc(1.0, -0.6 * math.pi, 0.95 * math.pi) * BOW) * (1.0, turn) + (BOW_AT, 0.0)
        return turned([Mark((bow,), width=1.7), *_ahead(bow), *_bars(bow, holds)], look.along)
    turn = turn if look.axes[0][2] < 0 else -turn
    bow = arc(WHEEL, -math.pi / 2 - turn * WHEEL_SWEEP / 2, turn * WHEEL_SWEEP) * UP
    return [Mark((bow,), width=1.7), *_ahead(bow), *_bars(bow, holds)]


def _ahead(bow: Array) -> Marks:
    ahead = bow[-1] - bow[-2]
    ahead /= math.hypot(*ahead)
    tip = arrow_head(bow[-1] + 5.0 * ahead, ahead, 7.0, 6.5)
    return [Mark((tip,), closed=True, fill=Fill.INK, width=0.5)]


def _bars(bow: Array, holds: bool) -> Marks:
    """Return a bar across the beginning of a bow, and a second one where the wheel holds."""
    ahead = (bow[1] - bow[0]) / math.hypot(*(bow[1] - bow[0]))
    across = PAWL * np.array([-ahead[1], ahead[0]])
    places = [bow[0], bow[0] + SECOND * ahead] if holds else [bow[0]]
    return [line(at - across, at + across, width=2.8 if holds else 2.2) for at in places]


forward_wheel, backward_wheel = partial(free_wheel, forward=1.0), partial(free_wheel, forward=-1.0)


def release(_look: Look, _: float, hold: Hold | None) -> Marks:
    """Return a broken ring around the joint, its halves apart where it is open."""
    half = arc(BROKEN, GAP, math.pi - 2 * GAP) * UP
    apart = np.array([0.0, -APART if hold == "open" else 0.0])
    ends = [line(0.82 * way, 1.18 * way, width=1.3) for way in (half[0], half[-1])]
    upper = moved([Mark((half,), width=1.3), *ends], apart)
    lower = [Mark(tuple(-points for points in mark.lines), width=mark.width) for mark in upper]
    return turned([*upper, *lower], np.array([math.cos(0.6), -math.sin(0.6)]))
