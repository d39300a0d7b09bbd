"""Cans in groups that a run follows by time steps: they rest, and their numbers are their own."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import kane
from kane.model import Model
from kane.parts import Body, Box, Capsule, ContactGroup, Disc, Sphere
from kane.solve.stepping import stepping

CAN = Disc(radius=0.08, thickness=0.16, axis=(0.0, 1.0, 0.0))
BOX, BALL = Box(size=(0.16, 0.14, 0.15)), Sphere(radius=0.07)
BAR = Capsule(start=(-0.06, 0.0, 0.0), end=(0.06, 0.0, 0.0), radius=0.05)
STEP = 0.002  # s


def body(name, at, shape, turn=(0.0, 0.0, 0.0)):
    quaternion = tuple(Rotation.from_rotvec(turn).as_quat().tolist())
    return Body(
        name=name, mass=1.0, inertia=(0.004,) * 3, position=at, orientation=quaternion,
        shapes=(shape,),
    )  # fmt: skip


HEAP = (
    body("b1", (0.0, 0.1, 0.0), BOX, (0.0, 0.2, 0.0)),
    body("s1", (0.05, 0.3, 0.02), BALL),
    body("can", (-0.03, 0.5, 0.01), CAN, (0.3, 0.0, 0.2)),
    body("b2", (0.02, 0.72, -0.03), BOX, (0.4, 0.2, 0.1)),
    body("c1", (0.01, 0.9, 0.0), BAR, (0.0, 0.0, 0.4)),
    body("s2", (-0.04, 1.1, 0.03), BALL),
)


def heaped(bodies):
    """Bodies that fall into a box with a floor and four walls."""
    walls = tuple(
        ContactGroup(
            name=f"wall {k}", touch="plane", axis_a=axis,
            point_a=tuple(-0.2 * x for x in axis), coefficient=0.2,
        )
        for k, axis in enumerate(((1.0, 0, 0), (-1.0, 0, 0), (0, 0, 1.0), (0, 0, -1.0)))
    )  # fmt: skip
    floor = ContactGroup(name="floor", coefficient=0.4)
    return Model(
        planar=False, bodies=bodies, contacts=(floor, *walls), gravity=(0.0, -9.81, 0.0),
    )  # fmt: skip


def by_steps(model, duration):
    return kane.simulate(model, duration=duration, method="moreau", step=STEP)


def test_what_a_step_does_not_hold_takes_the_place_of_nothing_else(monkeypatch):
    """Rows of what lies stand between the others: places of responses are by number of the row."""
    made = []

    def kept(*arguments):
        made.append(touching(*arguments))
        return made[-1]

    touching = stepping.touching
    monkeypatch.setattr(stepping, "touching", kept)
    result = by_steps(heaped(HEAP[:3]), 2 * STEP)
    assert result.outcome.ok, result.outcome.message
    (numbers,) = made
    table, first = numbers.contacts, numbers.first
    rows = [row - first + k for row, n in table[["row", "rows"]].tolist() for k in range(n)]
    assert len(rows) < max(rows) + 1  # some stand between
    length = np.repeat(np.diff(numbers.start), table["rows"])
    starts = numbers.response_start[rows]
    assert starts.tolist() == (np.cumsum(length) - length).tolist()
    assert starts[-1] + length[-1] == numbers.response.size


@pytest.mark.parametrize("step", [1e-3, pytest.param(5e-4, marks=pytest.mark.slow)])
def test_cans_among_boxes_balls_and_bars_are_no_deeper_in_each_other_than_they_move_in_a_step(step):
    result = kane.simulate(heaped(HEAP), duration=1.0, method="moreau", step=step)
    assert result.outcome.ok, result.outcome.message
    motion = np.array([result.motion_of(k)[1] for k in range(len(HEAP))])
    fastest = np.linalg.norm(motion[:, :, :3], axis=2).max()
    # 1.2 mm and 0.4 mm as measured; 18 mm where a rim that is deep in a box near its edge was
    # taken for one that does not touch
    assert result.outcome.position_violation < fastest * step
    # what several strikes in one step do to each other, of 26 J that are lost
    assert np.diff(result["system.energy"]).max() < 5.0 * step


def test_what_parts_in_a_step_is_not_drawn_together_at_its_end():
    """Edges that were closed and no longer cross leave another pair, far apart, in their place."""
    bodies = tuple(each for each in HEAP if each.name != "can")
    result = kane.simulate(heaped(bodies), duration=1.0, method="moreau", step=1e-3)
    assert result.outcome.ok, result.outcome.message
    # 0.3 mm as measured, of bodies of 15 cm; 95 mm where they were drawn together
    assert result.outcome.position_violation < 1e-3


def test_the_order_of_bodies_does_not_matter_until_strikes_have_made_much_of_little():
    n, until = len(HEAP), 0.25
    one, other = (by_steps(heaped(order), until) for order in (HEAP, HEAP[::-1]))
    for k in range(n):
        here, there = one.motion_of(k)[0][-1, :3], other.motion_of(n - 1 - k)[0][-1, :3]
        # measured 1.6e-6, growing with each strike; without the can it is 6e-20. Why the order
        # matters that much to a can is not known: this holds what is there, and claims no precision
        assert here == pytest.approx(there, abs=1e-5)


@pytest.mark.parametrize("method", ["dopri5", "moreau"])
def test_a_can_that_lies_on_a_box_of_its_group_rests(method):
    table = body("table", (0.0, 0.1, 0.0), Box(size=(0.6, 0.2, 0.6)))
    drawn = heaped((table, body("can", (0.05, 0.28, 0.03), CAN)))
    drawn = Model(
        planar=False, bodies=drawn.bodies, contacts=drawn.contacts[:1], gravity=drawn.gravity,
    )  # fmt: skip
    result = kane.simulate(drawn, duration=1.0, method=method, step=STEP)
    assert result.outcome.ok, result.outcome.message
    assert result.motion_of(1)[0][-1] == pytest.approx([0.05, 0.28, 0.03, 0, 0, 0, 1], abs=1e-9)
