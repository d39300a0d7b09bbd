"""Time steps over strikes: momentum, friction and pushing of each step by itself.

What a step of h seconds does is h f + B^T p, with p the impulses that it tells as forces p / h. The
forces are worked out here where the bodies stand in the middle of the step, as the mean of both its
ends tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from kane.model.planes import axis_across
from kane.proof.balance import Window, forces_at, masses
from kane.proof.friction import law_of, size_of
from kane.proof.motion import Array, Motion
from kane.proof.paths import NotCoveredError, Paths
from kane.proof.rows import Rows
from kane.proof.step_shares import idle_shares
from kane.proof.touches import ToldStrike, Touch
from kane.sentences import Sentence, say

# What the middle of a step stands for is told to the second order of what the bodies turn in it,
# and to the first where a strike turns them on.
ROUGH, TURNED = 1e-3, 2.0
AGAIN = 2.0  # times what loads make of a speed in a step, by which what bounces may part
BESIDE = 1e-2  # of the largest of all steps: as a run begins, the first ones have next to nothing
LEAST = 1e-300


@dataclass(frozen=True)
class Step:
    """One step of a run.

    Attributes:
        window: of frames that are all in the middle of the step, with the forces told.
        ends: the frames before and behind it.
        touches: contacts that push in it.
        strikes: what is told of strikes in it.
        is_few: whether there are so few contacts that they are solved for at once.

    """

    window: Window
    ends: Motion
    touches: Sequence[Touch]
    strikes: Sequence[ToldStrike]
    is_few: bool


@dataclass(frozen=True)
class Missed:
    """What a step misses.

    Attributes:
        left: that is missed.
        size: of what it is a part of; other steps have such sizes, too, by ``kind``.
        rough: part of the size that a step may miss.
        kind: what is measured by each other.
        what: in words.
        where: the body or element.
        time: at the end of the step [s].

    """

    left: float
    size: float
    rough: float
    kind: str
    what: Sentence
    where: str
    time: float


def parts(missed: Sequence[Missed]) -> list[float]:
    """Return what steps miss as parts of what they may miss; those of one kind are of one size."""
    largest: dict[str, float] = {}
    for each in missed:
        largest[each.kind] = max(largest.get(each.kind, 0.0), each.size)
    return [
        each.left / (each.rough * (each.size + BESIDE * largest[each.kind]) + LEAST)
        for each in missed
    ]


def step_errors(step: Step) -> Iterator[Missed]:
    """Yield what a step misses.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    window, ends = step.window, step.ends
    first = slice(0, 1)
    paths = Paths(window.model, window.motion.part(first), window.recorded.part(first))
    yield from _momenta(step, paths)
    rows = _rows_at(window, paths)
    time, after = float(ends.time[1]), _after(window, ends)
    forces = window.multipliers[0]
    fastest = max(float(np.abs(twist[:3]).max()) for twist in after.values())
    rough, fall = _rough(ends), _fall(step, paths)
    for touch in step.touches:
        own = [
            (row, float(forces[held.first + k]))
            for held in touch.held
            for k, row in enumerate(rows.of(held))
        ]
        push = own[0][1]
        if touch.pushes:
            yield Missed(max(-push, 0.0), abs(push), ROUGH, "force", say("pull"), touch.owner, time)
        across = own[1:] if touch.has_gap else own
        if touch.friction is None or not across:
            continue
        sizes = np.array([size_of(np.stack([s[0] for s in row.of.values()])) for row, _ in across])
        along = sizes * np.array([x for _, x in across])
        slip = np.array([_rate(row.of, after) for row, _ in across]) / sizes
        static, sliding = law_of(touch.friction, touch.gaps, window, paths, 0)
        held_back, most = float(np.linalg.norm(along)), max(static, sliding)
        more, fast = max(held_back - most, 0.0), float(np.linalg.norm(slip))
        lost = sliding * fast + float(along @ slip)
        size = max(held_back, most) * (fast + fastest + fall)
        yield Missed(more, most, ROUGH, "force", say("friction"), touch.owner, time)
        if touch.goes_on:
            lack = abs(lost)  # what slips loses all that its friction can take
            yield Missed(lack, size, rough, "power", say("power of friction"), touch.owner, time)
    for touch in step.touches:
        if touch.pushes and forces[touch.held[0].first] > 0.0:
            yield _parting(step, touch, paths, fastest)
    if step.is_few:  # many strike as one, in the middle of the step
        for strike in step.strikes:
            yield from _told(step, strike, paths, fastest)
        for owner, idle, size in idle_shares(window, step.touches, paths, rows):
            yield Missed(idle, size, rough, "share", say("share"), owner, time)


def _fall(step: Step, paths: Paths) -> float:
    """Return how fast loads alone would make a body in the step: what rests is solved for by it."""
    forces, _ = forces_at(replace(step.window, held=()), paths)
    own = [
        float(np.linalg.norm(forces[name][:3])) / mass
        for name, (mass, _, _) in masses(step.window.model).items()
    ]
    return float(step.ends.time[1] - step.ends.time[0]) * max(own)


def _parting(step: Step, touch: Touch, paths: Paths, fastest: float) -> Missed:
    """Return how much faster what is pushed parts at the end of a step than it may, or comes on.

    It goes on closing by no more than it was open, and parts no faster than it bounces: by its
    restitution of how fast it came, or would come without its own push where others bring it
    together, and by what loads and joints make of it in a step.
    """
    window, ends = step.window, step.ends
    h, held = float(ends.time[1] - ends.time[0]), touch.held[0]
    (gap, before), (_, after) = _gap_at_ends(step, touch)
    came, parts_by, push = -before, after, float(window.multipliers[0][held.first])
    closing = max(gap, 0.0) / h
    loads, joints, ease = _made_of_gap(step, touch, paths)
    change = loads + joints
    came = max(came, h * push * ease - parts_by)
    bounce = touch.restitution * max(came, 0.0) + AGAIN * h * abs(change)
    missed = max(parts_by - bounce, -parts_by - closing, 0.0)
    size = abs(came) + abs(parts_by) + fastest
    time = float(ends.time[1])
    return Missed(missed, size, _rough(ends), "speed", say("speed"), touch.owner, time)


def _gap_at_ends(step: Step, touch: Touch) -> list[tuple[float, float]]:
    """Return a gap and its speed at both ends of a step."""
    found = []
    for k in range(2):
        paths = Paths(step.window.model, step.ends.part(slice(k, k + 1)), step.window.recorded)
        row = next(iter(_rows_at(step.window, paths).of(touch.held[0])))
        if row.gap is None or row.slip is None:
            raise NotCoveredError(touch.owner)
        found.append((float(row.gap[0]), float(row.slip[0])))
    return found


def _made_of_gap(step: Step, touch: Touch, paths: Paths) -> tuple[float, float, float]:
    """Return what loads, joints, and a push of 1 on it accelerate a gap by."""
    window = step.window
    touching = {id(each) for other in step.touches for each in other.held}
    others = tuple(each for each in window.held if id(each) not in touching)
    forces, _ = forces_at(replace(window, held=others), paths)
    loads, _ = forces_at(replace(window, held=()), paths)
    by_loads, by_all, ease = 0.0, 0.0, 0.0
    for name, slope in next(iter(_rows_at(window, paths).of(touch.held[0]))).of.items():
        if name not in forces:
            continue
        mass, center, inertia = masses(window.model)[name]
        own, R = slope[0].copy(), paths.motion.places.turn[name][0]
        own[3:] -= np.cross(R @ center, own[:3])
        response = np.concatenate([own[:3] / mass, R @ np.linalg.pinv(inertia) @ R.T @ own[3:]])
        by_loads += float(response @ loads[name])
        by_all += float(response @ forces[name])
        ease += float(response @ own)
    return by_loads, by_all - by_loads, ease


def _told(step: Step, strike: ToldStrike, paths: Paths, fastest: float) -> Iterator[Missed]:
    """Yield how far what is told of a strike is from what follows from both ends of its step.

    The gap closes when it is told, as fast as it came and as loads have made it until then; it
    opens by its restitution; and speeds and impulse make up the energy that is lost.
    """
    touch, ends = strike.touch, step.ends
    h, time, rough = float(ends.time[1] - ends.time[0]), float(ends.time[1]), _rough(ends)
    (gap, came), _ = _gap_at_ends(step, touch)
    loads, joints, _ = _made_of_gap(step, touch, paths)
    speeds = abs(came) + abs(strike.before) + abs(strike.after)
    push = h * float(step.window.multipliers[0][touch.held[0].first])
    mean = 0.5 * (strike.before + strike.after)

    def missed(left: float, size: float, what: Sentence) -> Missed:
        return Missed(abs(left), size, rough, str(what), what, touch.owner, time)

    yield missed(strike.impulse - push, abs(push), say("impulse of a strike"))
    if strike.after > 0.0:  # what stays is pressed for the rest of the step, too
        yield missed(strike.lost + push * mean, abs(push) * speeds, say("energy lost in a strike"))
    if strike.kind == "touches":
        most = AGAIN * h * abs(loads + joints)
        yield missed(
            max(abs(strike.before) - most, 0.0), speeds + fastest, say("speed before a strike")
        )
        return
    back = -touch.restitution * strike.before if strike.kind == "strikes" else 0.0
    yield missed(strike.after - back, speeds, say("speed after a strike"))
    if abs(joints) <= ROUGH * abs(loads):  # what they tell is of the strike, too
        until = strike.time * loads
        yield missed(strike.before - came - until, speeds + fastest, say("speed before a strike"))
    way = strike.time * 0.5 * (came + strike.before)
    yield missed(max(gap, 0.0) + way, h * speeds, say("time of a strike"))


def _rows_at(window: Window, paths: Paths) -> Rows:
    return Rows(paths, window.extent, window.principal)


def _rough(ends: Motion) -> float:
    h = float(ends.time[1] - ends.time[0])
    fastest = max(float(np.linalg.norm(w, axis=1).max()) for w in ends.spin.values())
    return ROUGH + TURNED * h * fastest


def _rate(of: dict[str, Array], twists: dict[str, Array]) -> float:
    found = [slope[0] @ twists[name] for name, slope in of.items() if name in twists]
    return float(sum(found))


def _after(window: Window, ends: Motion) -> dict[str, Array]:
    """Return velocity and spin of each body at the end of a step, (6,)."""
    return {
        body.name: np.concatenate([ends.velocity[body.name][1], ends.spin[body.name][1]])
        for body in window.model.bodies
    }


def _momenta(step: Step, paths: Paths) -> Iterator[Missed]:
    window, ends = step.window, step.ends
    h, time = float(ends.time[1] - ends.time[0]), float(ends.time[1])
    forces, sizes = forces_at(window, paths)
    rough, in_plane, about = _rough(ends), [0, 1, 2], [0, 1, 2]
    if window.model.planar:  # what holds bodies in their plane is no element
        about = [axis_across(window.model.work_plane)]
        in_plane.remove(about[0])
    # what loads change within the step is not told by its middle alone
    loads = replace(window, held=())
    at_ends = [
        forces_at(loads, Paths(window.model, ends.part(slice(k, k + 1)), window.recorded))[0]
        for k in range(2)
    ]
    changes = {name: at_ends[1][name] - at_ends[0][name] for name in forces}
    for name, (mass, center, inertia) in masses(window.model).items():
        R, w = ends.places.turn[name], ends.spin[name]
        p = mass * (ends.velocity[name] + np.cross(w, np.einsum("tij,j->ti", R, center)))
        H = np.einsum("tij,jk,tlk,tl->ti", R, inertia, R, w)
        loads_change = changes[name]
        for own, force, size, what, arm, free, change in (
            (p, forces[name][:3], sizes[name][0], say("momentum"), 1.0, in_plane, loads_change[:3]),
            (
                H,
                forces[name][3:],
                sizes[name][3],
                say("angular momentum"),
                window.extent,
                about,
                loads_change[3:],
            ),
        ):
            left = float(np.abs((own[1] - own[0] - h * force)[free]).max())
            left = max(left - h * float(np.abs(change).max()), 0.0)
            whole = float(np.abs(own).max()) + h * float(size)
            yield Missed(left / arm, whole / arm, rough, "momentum", what, name, time)
