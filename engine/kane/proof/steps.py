"""Time steps over strikes: momentum, friction and pushing of each step by itself.

What a step of h seconds does is h f + B^T p, with p the impulses that it tells as forces p / h. The
forces are worked out here where the bodies stand in the middle of the step, as the mean of both its
ends tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from kane.fields import GROUND
from kane.model.planes import axis_across
from kane.proof.balance import Window, forces_at, masses
from kane.proof.crowd_steps import Loads, Within, crowd_errors
from kane.proof.crowds import NO_CROWD, Crowd, Side, as_loads, done_to, sides_of
from kane.proof.friction import law_of, size_of
from kane.proof.missed import AGAIN, COMES_BACK, ROUGH, Gap, Missed, comes_back, rough_of
from kane.proof.motion import Array, Motion, rotation_vector
from kane.proof.paths import NotCoveredError, Paths
from kane.proof.rows import Rows
from kane.proof.step_shares import idle_shares
from kane.proof.touches import Course, ToldStrike, Touch
from kane.sentences import Sentence, say

NEARLY = 0.9  # of the friction that slipping takes: what slips takes no less
PUT = 0.1  # of the way of the fastest in a step, by which what touches is put where it does


@dataclass(frozen=True)
class Step:
    """One step of a run.

    Attributes:
        window: of frames that are all in the middle of the step, with the forces told.
        ends: the frames before and behind it.
        touches: contacts that push in it.
        strikes: what is told of strikes in it.
        is_few: whether there are so few contacts that they are solved for at once.
        crowd: large groups.
        courses: how contacts were from one end to the other.

    """

    window: Window
    ends: Motion
    touches: Sequence[Touch]
    strikes: Sequence[ToldStrike]
    is_few: bool
    crowd: Crowd = NO_CROWD
    courses: Sequence[Course] = ()


def step_errors(step: Step) -> Iterator[Missed]:
    """Yield what a step misses.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    window, ends = step.window, step.ends
    first = slice(0, 1)
    paths = Paths(window.model, window.motion.part(first), window.recorded.part(first))
    sides = sides_of(step.crowd, ends)
    yield from _momenta(step, sides, paths)
    yield from _ways(step, paths)
    if step.crowd.groups:
        within = Within(window.model, window.motion, ends, window.principal)
        yield from crowd_errors(step.crowd, sides, within, _loads(step, paths))
    rows = _rows_at(window, paths)
    time, (_, after) = float(ends.time[1]), _at_ends(window, ends)
    forces = window.multipliers[0]
    fastest = max(float(np.abs(twist[:3]).max()) for twist in after.values())
    rough, fall = rough_of(ends), _fall(step, paths)
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
        if touch.goes_on or step.is_few:
            lack = abs(lost)  # what slips loses all that its friction can take
            yield Missed(lack, size, rough, "power", say("power of friction"), touch.owner, time)
        if touch.goes_on and step.is_few:
            fast = 0.0 if touch.slips else fast
            held = 0.0 if not touch.slips else max(NEARLY * min(static, sliding) - held_back, 0.0)
            whole = fastest + fall
            yield Missed(fast, whole, rough, "slip", say("slip of what sticks"), touch.owner, time)
            yield Missed(
                held, most, rough, "held", say("friction of what slips"), touch.owner, time
            )
    for course in step.courses:
        lacks = course.missing()
        what = say("what is told to happen")
        yield Missed(float(bool(lacks)), 1.0, ROUGH, "course", what, course.words, time)
    for touch in step.touches:
        if touch.pushes and forces[touch.held[0].first] > 0.0:
            yield _parting(step, touch, paths, fastest)
    yield _gained(step, rows, fall, fastest)
    for strike in step.strikes:
        yield from _stays(step, strike, paths, fastest)
    if step.is_few:  # many strike as one, in the middle of the step
        for strike in step.strikes:
            yield from _told(step, strike, paths, fastest)
        for owner, idle, size in idle_shares(window, step.touches, paths, rows):
            yield Missed(idle, size, rough, "share", say("share"), owner, time)


def _ways(step: Step, paths: Paths) -> Iterator[Missed]:
    """Yield how far bodies end from where the mean of the speeds at both ends takes them.

    What strikes moves with other speeds before and behind that; what touches is put where it does.
    """
    ends, extent = step.ends, step.window.extent
    h, time, rough = float(ends.time[1] - ends.time[0]), float(ends.time[1]), rough_of(ends)
    fall = _fall(step, paths)
    fastest = max(float(np.linalg.norm(v, axis=1).max()) for v in ends.velocity.values())
    # several strikes on a body in a step may cancel in its speeds, and not in its way
    jump = max(float(np.linalg.norm(v[1] - v[0])) for v in ends.velocity.values())
    crowd = step.crowd
    is_touched = bool(step.touches or crowd.places or crowd.strikes or crowd.left)
    for name, v in ends.velocity.items():
        if name == GROUND:
            continue
        R, w = ends.places.turn[name], ends.spin[name]
        went = np.diff(ends.places.origin[name], axis=0)[0] - 0.5 * h * (v[0] + v[1])
        turned = rotation_vector((R[1] @ R[0].T)[None])[0] - 0.5 * h * (w[0] + w[1])
        off, own = float(np.linalg.norm(went)), float(np.linalg.norm(v, axis=1).max())
        if is_touched:  # by itself, or by what it hangs on
            size = h * (own + fastest + fall)
            left = max(off - 0.5 * h * jump, 0.0)
            yield Missed(left, size, max(rough, PUT), "way", say("way"), name, time)
            continue
        own += extent * float(np.linalg.norm(w, axis=1).max())
        size = h * (own + fall)
        yield Missed(off, size, rough, "way", say("way"), name, time)
        off = extent * float(np.linalg.norm(turned))
        yield Missed(off, size, rough, "way", say("turn"), name, time)


def _gained(step: Step, rows: Rows, fall: float, fastest: float) -> Missed:
    """Return what contacts give to the bodies in a step, which is nothing: they take energy."""
    forces, (before, after) = step.window.multipliers[0], _at_ends(step.window, step.ends)
    h, time = float(step.ends.time[1] - step.ends.time[0]), float(step.ends.time[1])
    gained, size, worst, most = 0.0, 0.0, "", 0.0
    spins = [float(np.linalg.norm(w, axis=1).max()) for w in step.ends.spin.values()]
    fastest += step.window.extent * max(spins)  # rows are those of the middle
    for touch in step.touches:
        if not touch.pushes and touch.friction is None:
            continue  # what is locked may be led
        own = 0.0
        for held in touch.held:
            for k, row in enumerate(rows.of(held)):
                speeds = _rate(row.of, before), _rate(row.of, after)
                own += 0.5 * h * float(forces[held.first + k]) * sum(speeds)
                most_of = 0.5 * sum(map(abs, speeds)) + fall + fastest
                size += h * abs(float(forces[held.first + k])) * most_of
        gained += own
        if own > most:
            worst, most = touch.owner, own
    what = say("energy that contacts give")
    return Missed(max(gained, 0.0), size, rough_of(step.ends), "energy", what, worst, time)


def _fall(step: Step, paths: Paths) -> float:
    """Return how fast loads alone would make a body in the step: what rests is solved for by it."""
    forces, _ = forces_at(replace(step.window, held=()), paths)
    own = [
        float(np.linalg.norm(forces[name][:3])) / mass
        for name, (mass, _, _) in masses(step.window.model).items()
    ]
    return float(step.ends.time[1] - step.ends.time[0]) * max(own)


def _loads(step: Step, paths: Paths) -> Loads:
    """Return what loads, joints and what touches beside groups make of the motion."""
    window, found = step.window, {}
    forces, _ = forces_at(window, paths)
    for name, (mass, _, inertia) in masses(window.model).items():
        R = paths.motion.places.turn[name][0]
        turning = R @ np.linalg.pinv(inertia) @ R.T @ forces[name][3:]
        found[name] = np.concatenate([forces[name][:3] / mass, turning])
    return Loads(found, _fall(step, paths))


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
    return Missed(missed, size, rough_of(ends), "speed", say("speed"), touch.owner, time)


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

    The gap closes when it is told, as fast as it came and as loads have made it until then, or
    faster where others bring it together; it opens by its restitution; and speeds and impulse make
    up the energy that is lost.
    """
    touch, ends = strike.touch, step.ends
    h, time, rough = float(ends.time[1] - ends.time[0]), float(ends.time[1]), rough_of(ends)
    (gap, came), (_, ended) = _gap_at_ends(step, touch)
    loads, joints, _ = _made_of_gap(step, touch, paths)
    speeds = abs(came) + abs(strike.before) + abs(strike.after)
    push = h * float(step.window.multipliers[0][touch.held[0].first])
    mean = 0.5 * (strike.before + strike.after)
    # what others bring together comes faster than by itself, and takes what all of the step does
    alone = came + strike.time * loads
    others = [other for other in step.touches if other is not touch]
    own = _bodies(step, paths, [touch])
    is_free = abs(joints) <= ROUGH * abs(loads)  # what joints tell is of the strike, too
    is_brought = not own.isdisjoint(_bodies(step, paths, others))
    is_brought = is_brought and strike.before < alone - rough * (speeds + fastest)
    if is_brought:
        mean = 0.5 * (came + ended + (2.0 * strike.time - h) * loads)

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
    if not is_brought and is_free:
        yield missed(strike.before - alone, speeds + fastest, say("speed before a strike"))
    ways = [0.5 * (came + strike.before)]
    if is_brought:  # by others, or by joints
        ways.append(strike.before)
    left = min(abs(max(gap, 0.0) + strike.time * way) for way in ways)
    yield missed(left, h * speeds, say("time of a strike"))


def _stays(step: Step, strike: ToldStrike, paths: Paths, fastest: float) -> Iterator[Missed]:
    """Yield how much faster than it may what stays after a strike would have come back.

    It is looked at where nothing else pushes these bodies, which leaves it room, and no joint.
    """
    touch, ends = strike.touch, step.ends
    others = [other for other in step.touches if other is not touch]
    if strike.kind == "strikes" or _bodies(step, paths, [touch]) & _bodies(step, paths, others):
        return
    h, time = float(ends.time[1] - ends.time[0]), float(ends.time[1])
    (apart, came), _ = _gap_at_ends(step, touch)
    loads, joints, _ = _made_of_gap(step, touch, paths)
    gap = Gap(apart, came, h * loads, h)
    if abs(joints) > ROUGH * abs(loads) or not gap.closes:
        return
    left = comes_back(gap, touch.restitution, _fall(step, paths))
    what, size = COMES_BACK, abs(came) + fastest
    yield Missed(left, size, rough_of(ends), str(what), what, touch.owner, time)


def _bodies(step: Step, paths: Paths, touches: Sequence[Touch]) -> set[str]:
    """Return the bodies that some contacts push."""
    rows = _rows_at(step.window, paths)
    return {
        name for touch in touches for held in touch.held for row in rows.of(held) for name in row.of
    }


def _rows_at(window: Window, paths: Paths) -> Rows:
    return Rows(paths, window.extent, window.principal)


def _rate(of: dict[str, Array], twists: dict[str, Array]) -> float:
    found = [slope[0] @ twists[name] for name, slope in of.items() if name in twists]
    return float(sum(found))


def _at_ends(window: Window, ends: Motion) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return velocity and spin of each body at both ends of a step, (6,)."""
    names = [body.name for body in window.model.bodies]
    before, after = (
        {name: np.concatenate([ends.velocity[name][k], ends.spin[name][k]]) for name in names}
        for k in range(2)
    )
    return before, after


def _momenta(step: Step, sides: Sequence[Side], paths: Paths) -> Iterator[Missed]:
    window, ends = step.window, step.ends
    h, time = float(ends.time[1] - ends.time[0]), float(ends.time[1])
    forces, sizes = forces_at(window, paths)
    rough, in_plane, about = rough_of(ends), [0, 1, 2], [0, 1, 2]
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
    done = done_to(sides, window.model, ends)
    for name, own in as_loads(step.crowd, window.motion, window.principal).items():
        forces[name] = forces[name] + own
        sizes[name] = (
            sizes[name]
            + done[name].size
            + np.repeat([np.linalg.norm(own[:3]), np.linalg.norm(own[3:])], 3)
        )
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
