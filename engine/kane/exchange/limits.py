"""Where joints stand at the start, and the limits within which they move."""

import math
from dataclasses import replace

from kane.errors import Fault, ModelError
from kane.exchange.findings import Findings
from kane.exchange.linkage import Connection, Linkage
from kane.sentences import say


def with_limits(linkage: Linkage, findings: Findings) -> Linkage:
    """Return a linkage in which the limits of what follows another joint are that one's.

    Raises:
        ModelError: a joint follows one that is not there, or itself by some others.

    """
    by_name = {each.name: each for each in linkage.connections}
    for each in linkage.connections:
        leader, factor, offset = _led_by(each, by_name)
        if leader is each:
            continue
        found = by_name[each.name]
        straight = replace(found, lower=None, upper=None)
        if found.follows is not None:
            follows = found.follows._replace(joint=leader.name, factor=factor, offset=offset)
            straight = replace(straight, follows=follows)
        by_name[each.name] = straight
        limits = [limit for limit in (found.lower, found.upper) if limit is not None]
        if factor and limits:
            by_name[leader.name] = _narrowed(by_name[leader.name], found, factor, offset)
            findings.taken(say("limits of joints that follow others: as limits of those"))
    order = tuple(by_name[each.name] for each in linkage.connections)
    return replace(linkage, connections=tuple(_sound(each, findings) for each in order))


def _led_by(each: Connection, by_name: dict[str, Connection]) -> tuple[Connection, float, float]:
    """Return what leads a joint in the end, with factor and offset."""
    leader, factor, offset, seen = each, 1.0, 0.0, {each.name}
    while leader.follows is not None:
        name = leader.follows.joint
        if name not in by_name:
            text = say("follows the joint '{name}', which is not there", name=name)
            raise ModelError([Fault(each.name, text)])
        if name in seen:
            text = say("follows the joint '{name}', which follows it", name=name)
            raise ModelError([Fault(each.name, text)])
        seen.add(name)
        offset += factor * leader.follows.offset
        factor *= leader.follows.factor
        leader = by_name[name]
    return leader, factor, offset


def _narrowed(leader: Connection, led: Connection, factor: float, offset: float) -> Connection:
    low, high = _interval(led)
    ends = sorted(((low - offset) / factor, (high - offset) / factor))
    own_low, own_high = _interval(leader)
    return replace(
        leader, lower=_or_none(max(own_low, ends[0])), upper=_or_none(min(own_high, ends[1]))
    )


def _interval(each: Connection) -> tuple[float, float]:
    return (
        -math.inf if each.lower is None else each.lower,
        math.inf if each.upper is None else each.upper,
    )


def _or_none(limit: float) -> float | None:
    return limit if math.isfinite(limit) else None


def _sound(each: Connection, findings: Findings) -> Connection:
    """Return a joint without limits between which there is nothing."""
    low, high = _interval(each)
    if low < high:
        return each
    findings.guessed(say("has no way between its limits; is taken to have none"), each.name)
    return replace(each, lower=None, upper=None)


def starts(linkage: Linkage, findings: Findings) -> dict[str, float]:
    """Return the coordinate of each joint at the start [rad or m].

    Where the file does not say it is zero, or where its limits leave that out, their middle.
    """
    found: dict[str, float] = {}
    for each in linkage.connections:
        low, high = _interval(each)
        if each.follows is not None:
            continue
        if each.start is not None:
            found[each.name] = each.start
        elif low <= 0.0 <= high:
            found[each.name] = 0.0
        else:
            found[each.name] = (
                (low + high) / 2
                if math.isfinite(high - low)
                else (low if math.isfinite(low) else high)
            )
            findings.guessed(
                say("starts in the middle of its limits, as they leave out zero"), each.name
            )
    for each in linkage.connections:
        if each.follows is not None:
            _, factor, offset = each.follows
            found[each.name] = factor * found[each.follows.joint] + offset
    return found
