"""What a time step misses where bodies of large groups touch."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from kane.fields import GROUND
from kane.model import Model
from kane.proof.balance import masses
from kane.proof.crowds import (
    Crowd,
    Drawn,
    Group,
    Pair,
    Side,
    Strike,
    as_loads,
    done_to,
    reach_of,
    speed_at,
)
from kane.proof.missed import AGAIN, COMES_BACK, ROUGH, TURNED, Gap, Missed, comes_back
from kane.proof.motion import Array, Motion
from kane.sentences import Sentence, say

# Part of the speeds that sweeps over more places than these may leave: more where they come to no
# end before their patience does.
SWEPT, FEW = 6e-3, 16
CLOSED = 1e-4  # of the size of a ball: what it touches is closed to less, but for many sweeps
# So much counts what a place turns in the step, and goes, where it is looked at where it ends.
TURNS = 1.0
DEEP = 0.5  # of what two bodies go against each other in a step, by which they may be in each other
WORDS = {
    "place": say("place"),
    "pull": say("pull"),
    "friction": say("friction"),
    "power of friction": say("power of friction"),
    "slip of what sticks": say("slip of what sticks"),
    "speed": say("speed"),
}


class Loads(NamedTuple):
    """What bodies do where no group touches.

    Attributes:
        accelerations: (6,) of each body by loads and joints: of its mass centre, and angular.
        fall: speed that loads alone make in the step [m/s].

    """

    accelerations: dict[str, Array]
    fall: float


class Within(NamedTuple):
    """A step.

    Attributes:
        model: whose bodies move.
        middle: one frame in the middle of the step.
        ends: the frames before and behind it.
        principal: axes of each body along which moments are told.

    """

    model: Model
    middle: Motion
    ends: Motion
    principal: Mapping[str, Array]


def crowd_errors(
    crowd: Crowd, sides: Sequence[Side], step: Within, loads: Loads
) -> Iterator[Missed]:
    """Yield what a step misses where bodies of large groups touch.

    Args:
        crowd: the groups.
        sides: places at which bodies are told to touch.
        step: in which they do.
        loads: what bodies do where no group touches.

    """
    seen = _Seen(crowd, step)
    for side in sides:
        yield from _of_place(seen, side, loads)
    yield _gained(seen, step, loads.fall)
    both: list[Side | Strike] = [*sides, *crowd.strikes]
    pushed = [name for each in both for name in (each.first, each.second)]
    for strike in crowd.strikes:
        yield from _of_strike(seen, strike, loads)
        if all(pushed.count(name) == 1 for name in (strike.first, strike.second) if name != GROUND):
            yield from _stays(seen, strike, loads)
    yield from _told(seen, sides, step)
    if crowd.is_measured:
        told = {frozenset((side.first, side.second)) for side in sides}
        told |= {frozenset((each.first, each.second)) for each in crowd.strikes}
        for group in crowd.groups:
            for first, second in _near(seen, group):
                yield from _depth(seen, group, first, second)
                if frozenset((first, second)) not in told:
                    yield from _closing(seen, Pair(group, first, second), loads)


def _gained(seen: _Seen, step: Within, fall: float) -> Missed:
    """Return what groups give to the bodies in a step, which is nothing: they take energy."""
    gained, size, worst, most = 0.0, 0.0, "", 0.0
    for name, own in as_loads(seen.crowd, step.middle, step.principal).items():
        mean = _mean_speeds(seen, name)
        work = seen.h * float(own @ mean)
        whole = float(np.abs(own) @ np.abs(mean)) + float(np.linalg.norm(own[:3])) * fall
        gained, size = gained + work, size + seen.h * whole
        if work > most:
            worst, most = name, work
    rough, what = seen.rough(*seen.crowd.loads), say("energy that contacts give")
    return Missed(max(gained, 0.0), size, rough, "energy", what, worst, seen.time)


def _mean_speeds(seen: _Seen, body: str) -> Array:
    """Return how fast the mass centre of a body goes and how fast it turns in the mean, (6,)."""
    spin, turn = seen.ends.spin[body], seen.ends.places.turn[body]
    velocity = seen.ends.velocity[body] + np.cross(spin, turn @ seen.masses[body].center)
    return np.concatenate([velocity.mean(axis=0), spin.mean(axis=0)])


def _told(seen: _Seen, sides: Sequence[Side], step: Within) -> Iterator[Missed]:
    """Yield how far what is told of bodies is from what is told of places and strikes on them."""
    crowd, h, what = seen.crowd, seen.h, say("forces on a body, as told")
    places = done_to(sides, step.model, step.ends)
    struck: dict[str, list[tuple[Array, float]]] = {name: [] for name in crowd.loads}
    for strike in crowd.strikes:
        for body, push, slack in _pushes(seen, strike) if strike.left else ():
            if body in struck:
                struck[body].append((push, slack))
    for name, own in as_loads(crowd, step.middle, step.principal).items():
        done, rough = places[name], seen.rough(name)
        rest = h * (own - done.wrench)
        pushes = sum((push for push, _ in struck[name]), np.zeros(3))
        slack = sum(some for _, some in struck[name])
        if name in crowd.left or not math.isfinite(slack):
            continue  # friction without a limit may have done anything
        size = h * float(done.size[0]) + float(np.linalg.norm(pushes)) + slack
        off = max(float(np.linalg.norm(rest[:3] - pushes)) - slack, 0.0)
        yield Missed(off, size, rough, "told", what, name, seen.time)
        if not (struck[name] or seen.has_rims(name)):  # which lie on more than a point
            size, arm = h * float(done.size[3]), seen.reach.get(name, 1.0)
            off = max(float(np.linalg.norm(rest[3:])) - h * done.doubt, 0.0)
            yield Missed(off / arm, size / arm, rough, "told", what, name, seen.time)


def _pushes(seen: _Seen, strike: Strike) -> Iterator[tuple[str, Array, float]]:
    """Yield what a strike does to each of its bodies, and by how much it may do something else.

    Where one of both is a ball it is known which way; there the rest is friction.
    """
    n, slack = seen.middle.normal(strike), strike.group.static
    if seen.middle.tip(strike, n) is None:
        n, slack = np.zeros(3), 1.0 + strike.group.static
    else:
        gone = max(_fastest_between(seen, strike.first, strike.second, k) for k in range(2))
        sizes = (seen.reach.get(body, math.inf) for body in (strike.first, strike.second))
        slack += seen.h * gone / min(sizes)
    for body, sign in ((strike.first, -1.0), (strike.second, 1.0)):
        yield body, sign * strike.impulse * n, slack * strike.impulse


class _Seen:
    """Both ends of a step."""

    def __init__(self, crowd: Crowd, step: Within) -> None:
        self.crowd, self.ends = crowd, step.ends
        ends, model = step.ends, step.model
        frames = [ends.part(slice(0, 1)), step.middle, ends.part(slice(1, 2))]
        self.end = frames[2]
        self.begun, self.middle, self.ended = (Drawn(crowd, frame) for frame in frames)
        self.time = float(ends.time[1])
        self.h = self.time - float(ends.time[0])
        self.masses = masses(model)
        self.swept = ROUGH + (SWEPT if len(crowd.places) > FEW else 0.0)
        self.fastest = max(float(np.abs(v).max()) for v in ends.velocity.values())
        self.reach = {body: reach_of(crowd, body) for body in crowd.cores if crowd.cores[body]}

    def has_rims(self, body: str) -> bool:
        """Return whether a body touches with circles."""
        return body in self.crowd.cores and any(
            len(part.centers) for part in self.ended.parts(body)
        )

    def size(self, side: Side) -> float:
        """Return how large the bodies are that touch [m]."""
        return max(self.reach.get(body, 0.0) for body in (side.first, side.second))

    def rough(self, *bodies: str) -> float:
        """Return which part of a size may be missed where bodies touch, which turn in the step."""
        spins = [self.ends.spin[body] for body in bodies]
        fastest = max(float(np.linalg.norm(w, axis=1).max()) for w in spins)
        return self.swept + TURNED * self.h * fastest


def _of_place(seen: _Seen, side: Side, loads: Loads) -> Iterator[Missed]:
    place, group, n = side.place, side.place.group, side.place.normal
    size, some = seen.size(side), seen.rough(side.first, side.second)
    before, after = (speed_at(seen.ends, side, place.at, k) for k in range(2))

    def missed(left: float, of: float, kind: str, rough: float) -> Missed:
        return Missed(left, of, rough, kind, WORDS[kind], place.words, seen.time)

    # where it is: both bodies end there, but for what they have gone since they touched
    gone = seen.h * max(float(np.linalg.norm(before)), float(np.linalg.norm(after)))
    yield missed(max(side.off - gone, 0.0), size, "place", some)
    if seen.ended.tip(side, n) is not None:
        yield missed(max(side.off - TURNS * gone, 0.0), size, "place", CLOSED)
    yield missed(abs(float(np.linalg.norm(n)) - 1.0) * size, size, "place", ROUGH)
    fine = seen.swept + TURNS * ((some - seen.swept) / TURNED + gone / size)
    speeds = (
        seen.fastest + loads.fall + float(np.linalg.norm(before)) + float(np.linalg.norm(after))
    )
    # what it does
    push, rubbing = max(place.push, 0.0), float(np.linalg.norm(place.friction))
    yield missed(max(-place.push, 0.0), abs(place.push), "pull", ROUGH)
    yield missed(abs(float(n @ place.friction)), push + rubbing, "friction", ROUGH)
    if place.moment > 0.0:
        most = group.lever * push
        yield missed(max(place.moment - most, 0.0), most, "friction", ROUGH)
    if math.isfinite(group.static):
        most = group.static * push
        yield missed(max(rubbing - most, 0.0), most, "friction", ROUGH)
    along = after - (n @ after) * n
    slip = float(np.linalg.norm(along))
    is_known = not any(map(seen.has_rims, (side.first, side.second)))  # which point of both
    if is_known and math.isfinite(group.sliding):
        least = group.sliding * push
        lack = abs(least * slip + float(place.friction @ along))
        whole = max(rubbing, least) * speeds
        yield missed(lack, whole, "power of friction", fine)
    if is_known and place.rubs and not place.slips:
        yield missed(slip, speeds, "slip of what sticks", fine)
    # how it parts, or closes
    parts_by, came = float(n @ after), -float(n @ before)
    change, ease = _made_of_gap(seen, side, place.at, n, loads)
    came = max(came, seen.h * push * ease - parts_by)
    bounce = group.restitution * max(came, 0.0) + AGAIN * seen.h * abs(change)
    closing = (max(seen.begun.gap(side, seen.end), 0.0) + side.off) / seen.h  # put apart by that
    left = max(parts_by - bounce, -parts_by - closing, 0.0)
    yield missed(left, abs(came) + speeds, "speed", fine)


def _of_strike(seen: _Seen, strike: Strike, loads: Loads) -> Iterator[Missed]:
    """Yield how far what is told of a strike is from both ends of its step, and from its law.

    When it is in the step is not known of what many strike: so loads may have made of speeds what
    they make in a step. It is looked at where one of both is a ball: there it is known where.
    """
    n, rough = seen.middle.normal(strike), seen.rough(strike.first, strike.second)
    at = seen.middle.tip(strike, n)
    if at is None:
        return
    came, parts_by = (float(n @ speed_at(seen.ends, strike, at, k)) for k in range(2))
    change, _ = _made_of_gap(seen, strike, at, n, loads)
    slack = AGAIN * seen.h * abs(change)
    speeds = abs(came) + abs(parts_by) + abs(strike.before) + abs(strike.after)

    def missed(left: float, what: Sentence) -> Missed:
        left, whole = max(abs(left) - slack, 0.0), speeds + seen.fastest
        return Missed(left, whole, rough, str(what), what, strike.words, seen.time)

    if strike.left:
        yield missed(strike.after - parts_by, say("speed after a strike"))
    back = -strike.group.restitution * strike.before if strike.bounces else 0.0
    yield missed(strike.after - back, say("speed after a strike"))
    if strike.bounces:  # others may bring them together faster
        yield missed(max(strike.before - came, 0.0), say("speed before a strike"))


def _stays(seen: _Seen, strike: Strike, loads: Loads) -> Iterator[Missed]:
    """Yield how much faster than it may what stays after a strike would have come back.

    It is looked at where one of both is a ball, and nothing else pushes these bodies.
    """
    n = seen.middle.normal(strike)
    at = seen.middle.tip(strike, n)
    if strike.bounces or at is None:
        return
    came = float(n @ speed_at(seen.ends, strike, at, 0))
    change, _ = _made_of_gap(seen, strike, at, n, loads)
    pair = Pair(strike.group, strike.first, strike.second)
    gap = Gap(seen.begun.apart(pair, n), came, seen.h * change, seen.h)
    if not gap.closes:
        return
    left = comes_back(gap, strike.group.restitution, loads.fall)
    what, size = COMES_BACK, abs(came) + seen.fastest
    rough = seen.rough(strike.first, strike.second)
    yield Missed(left, size, rough, str(what), what, strike.words, seen.time)


def _made_of_gap(
    seen: _Seen, both: Side | Strike | Pair, at: Array, n: Array, loads: Loads
) -> tuple[float, float]:
    """Return what loads and joints, and a push of 1, accelerate a gap by."""
    change, ease = 0.0, 0.0
    places = seen.ends.places
    for body, sign in ((both.first, -1.0), (both.second, 1.0)):
        if body == GROUND:
            continue
        mass, center, inertia = seen.masses[body]
        R = places.turn[body][1]
        turning = np.cross(at - places.origin[body][1] - R @ center, n)
        own = loads.accelerations[body]
        change += sign * float(n @ own[:3] + turning @ own[3:])
        ease += 1.0 / mass + float(turning @ R @ np.linalg.pinv(inertia) @ R.T @ turning)
    return change, ease


def _near(seen: _Seen, group: Group) -> Iterator[tuple[str, str]]:
    """Yield bodies of a group that are near each other, or the carrier of its plane and a body."""
    apart, plane = seen.crowd.apart, group.plane
    for body in group.members if plane is not None else ():
        if plane is not None and body != plane.body and frozenset((body, plane.body)) not in apart:
            yield plane.body, body
    if not group.is_mutual:
        return
    at = np.stack([seen.ends.places.origin[body][1] for body in group.members])
    reach = np.array([seen.reach[body] for body in group.members])
    ways = np.linalg.norm(at[:, None] - at[None], axis=2)
    for i, j in np.argwhere(np.triu(ways < reach[:, None] + reach[None], 1)).tolist():
        first, second = group.members[i], group.members[j]
        if frozenset((first, second)) not in apart:
            yield first, second


def _depth(seen: _Seen, group: Group, first: str, second: str) -> Iterator[Missed]:
    """Yield how deep two bodies are in each other, or one in the plane of the other."""
    plane = group.plane_of(first)
    if plane is not None:
        deep = seen.ended.depth_in_plane(plane, second)
    else:
        deep = seen.ended.depth(first, second)
    if deep == 0.0:
        return
    gone = DEEP * seen.h * max(_fastest_between(seen, first, second, k) for k in range(2))
    size = min(seen.reach.get(body, math.inf) for body in (first, second))
    left = max(deep - gone, 0.0)
    yield Missed(left, size, ROUGH, "depth", say("depth"), f"{first}, {second}", seen.time)


def _closing(seen: _Seen, pair: Pair, loads: Loads) -> Iterator[Missed]:
    """Yield how much faster two balls of which nothing is told close than they were open.

    What has been struck in the step may come on as fast as that and be apart still.
    """
    n = seen.middle.normal(pair)
    at = seen.middle.tip(pair, n)
    if at is None or seen.ended.apart(pair, seen.ended.normal(pair)) > 0.0:
        return
    closes = -float(n @ speed_at(seen.ends, pair, at, 1))
    change, _ = _made_of_gap(seen, pair, at, n, loads)
    slack = max(seen.begun.apart(pair, n), 0.0) / seen.h + AGAIN * seen.h * abs(change)
    left, rough = max(closes - slack, 0.0), seen.rough(pair.first, pair.second)
    where = f"{pair.first}, {pair.second}"
    what = say("speed of what is not told to touch")
    yield Missed(left, abs(closes) + seen.fastest, rough, "speed", what, where, seen.time)


def _fastest_between(seen: _Seen, first: str, second: str, frame: int) -> float:
    """Return how fast points of two bodies move against each other at most [m/s]."""
    found, way = 0.0, np.zeros(3)
    for body, sign in ((first, -1.0), (second, 1.0)):
        way += sign * seen.ends.velocity[body][frame]
        spin = float(np.linalg.norm(seen.ends.spin[body][frame]))
        found += spin * seen.reach.get(body, 0.0)
    return found + float(np.linalg.norm(way))
