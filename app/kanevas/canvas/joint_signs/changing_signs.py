"""Signs of what changes in a joint: friction, latches, free wheels and releases.

As the signs of springs and locks, each takes how the joint is seen, and the sense.
"""

import math
from functools import partial
from itertools import pairwise

import numpy as np

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
WHEEL, WHEEL_SWEEP, PAWL = 14.0, math.radians(240), (9.5, 19.0)
BOW, BOW_AT = np.array([4.0, 10.0]), 22.0
GAP, BROKEN = math.radians(25), 11.5
APART = 3.5  # pixels between the halves of a ring that is open at first


def angle_friction(look: Look, _: float) -> Marks:
    """Return a brake shoe beside the pin, or one below the axis seen from the side."""
    if look.along is not None:
        return displacement_friction(look, _)
    low, high = SHOE_AT - SHOE_HALF, SHOE_AT + SHOE_HALF
    inner, outer = (arc(r, low, high - low) * UP for r in SHOE)
    shoe = Mark((np.concatenate((inner, outer[::-1])),), closed=True, fill=Fill.PAPER, width=1.3)
    ways = [np.array([math.cos(a), -math.sin(a)]) for a in np.linspace(low, high, STROKES + 2)]
    strokes = tuple(np.array([SHOE[0] * way, SHOE[1] * after]) for way, after in pairwise(ways))
    return [shoe, Mark(strokes, width=THIN)]


def displacement_friction(look: Look, _: float) -> Marks:
    """Return a hatched shoe that presses on the slider from above."""
    if look.along is None:
        return moved(_shoe(), np.array([0.0, -BLOCK_BELOW - BLOCK[1]]))
    return turned(moved(_shoe(), np.array([0.0, -BLOCK_BELOW - BLOCK[1]])), upright(look.along))


def _shoe() -> Marks:
    half, height = BLOCK
    block = rectangle(-half, -height / 2, half, height / 2)._replace(width=1.3)
    step = 2 * half / STROKES
    strokes = tuple(
        np.array([(x, height / 2), (x + step, -height / 2)])
        for x in (-half + i * step for i in range(STROKES))
    )
    return [block, Mark(strokes, width=THIN)]


def latch(look: Look, _: float, is_shut: bool) -> Marks:
    """Return a hook beside the joint: about its eye where it is shut, else above it."""
    beside = HOOK_AT
    if look.along is not None:
        along = upright(look.along)
        beside = math.hypot(*HOOK_AT) * np.array([-along[1], along[0]]) * UP[1]
    return moved(hook(is_shut), beside)


def hook(is_shut: bool) -> Marks:
    """Return a hook and its eye, which is filled where the hook is shut."""
    bow = arc(4.0, math.radians(-150), math.radians(240)) * UP
    stem = np.array([(bow[-1][0], bow[-1][1]), (0.0, -9.0)])
    raised = np.array([0.0, 0.0 if is_shut else -4.5])
    hooked = [Mark((bow,), width=1.7), Mark((stem,), width=1.7)]
    eye = dot(2.3) if is_shut else ring(2.3)._replace(width=1.3)
    return [*moved(hooked, raised), eye]


open_latch, shut_latch = partial(latch, is_shut=False), partial(latch, is_shut=True)


def free_wheel(look: Look, sense: float, forward: float) -> Marks:
    """Return an arrow about the axis, in the way that is free, from a pawl across it."""
    turn = sense * forward
    if look.along is not None:
        bow = (arc(1.0, -0.6 * math.pi, 0.95 * math.pi) * BOW) * (1.0, turn) + (BOW_AT, 0.0)
        return turned([Mark((bow,), width=1.7), *_ahead(bow), _bar(bow)], look.along)
    turn = turn if look.axes[0][2] < 0 else -turn
    bow = arc(WHEEL, -math.pi / 2 - turn * WHEEL_SWEEP / 2, turn * WHEEL_SWEEP) * UP
    way = bow[0] / math.hypot(*bow[0])
    pawl = line(PAWL[0] * way, PAWL[1] * way, width=2.2)
    return [Mark((bow,), width=1.7), *_ahead(bow), pawl]


def _ahead(bow: Array) -> Marks:
    ahead = bow[-1] - bow[-2]
    ahead /= math.hypot(*ahead)
    tip = arrow_head(bow[-1] + 5.0 * ahead, ahead, 7.0, 6.5)
    return [Mark((tip,), closed=True, fill=Fill.INK, width=0.5)]


def _bar(bow: Array) -> Mark:
    """Return a bar across the beginning of a bow."""
    ahead = bow[1] - bow[0]
    across = np.array([-ahead[1], ahead[0]]) / math.hypot(*ahead)
    return line(bow[0] - 5.0 * across, bow[0] + 5.0 * across, width=2.2)


forward_wheel, backward_wheel = partial(free_wheel, forward=1.0), partial(free_wheel, forward=-1.0)


def release(_look: Look, _: float, is_open: bool) -> Marks:
    """Return a broken ring around the joint, its halves apart where it is open at first."""
    half = arc(BROKEN, GAP, math.pi - 2 * GAP) * UP
    apart = np.array([0.0, -APART if is_open else 0.0])
    ends = [line(0.82 * way, 1.18 * way, width=1.3) for way in (half[0], half[-1])]
    upper = moved([Mark((half,), width=1.3), *ends], apart)
    lower = [Mark(tuple(-points for points in mark.lines), width=mark.width) for mark in upper]
    return turned([*upper, *lower], np.array([math.cos(0.6), -math.sin(0.6)]))


closed_release, open_release = partial(release, is_open=False), partial(release, is_open=True)
