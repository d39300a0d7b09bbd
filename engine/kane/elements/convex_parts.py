"""Convex outlines: hulls of points in a plane, and convex parts of a polygon."""

from collections.abc import Iterable, Sequence

from kane.elements.outline import PlanePoint

STRAIGHT = 1e-12  # of the area about two edges: they are in line


def hull(points: Iterable[PlanePoint]) -> tuple[PlanePoint, ...]:
    """Return the corners of the convex hull, counter-clockwise, none of them on a side.

    By monotone chains (Andrew, Another efficient algorithm for convex hulls, 1979).
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    below, above = _chain(ordered), _chain(ordered[::-1])
    return (*below[:-1], *above[:-1])


def convex_parts(outline: Sequence[PlanePoint]) -> tuple[tuple[PlanePoint, ...], ...]:
    """Return convex polygons that make up a simple one, counter-clockwise.

    Ears are cut off and put together again where the whole stays convex (Hertel and Mehlhorn, Fast
    triangulation of simple polygons, 1983).
    """
    corners = list(outline) if _area(outline) > 0.0 else list(reversed(outline))
    parts = [list(ear) for ear in _ears(corners)]
    i = 0
    while i < len(parts):
        for j in range(i + 1, len(parts)):
            merged = _merged(parts[i], parts[j])
            if merged is not None:
                parts[i] = merged
                del parts[j]
                break
        else:
            i += 1
    return tuple(tuple(part) for part in parts)


def _chain(ordered: Sequence[PlanePoint]) -> list[PlanePoint]:
    found = list[PlanePoint]()
    for point in ordered:
        while len(found) > 1 and not _turns_left(found[-2], found[-1], point):
            found.pop()
        found.append(point)
    return found


def _ears(corners: list[PlanePoint]) -> Iterable[tuple[PlanePoint, PlanePoint, PlanePoint]]:
    left = list(corners)
    while len(left) > 3:
        for i in range(len(left)):
            a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
            others = (p for p in left if p not in (a, b, c))
            if _turns_left(a, b, c) and not any(_is_within(p, a, b, c) for p in others):
                yield a, b, c
                del left[i]
                break
        else:  # what is left has no area but for round-off
            return
    if _turns_left(left[0], left[1], left[2]):
        yield left[0], left[1], left[2]


def _merged(one: list[PlanePoint], other: list[PlanePoint]) -> list[PlanePoint] | None:
    """Return two parts as one, where they share a side and it is convex."""
    for i, end in enumerate(one):
        start = one[i - 1]
        if start not in other or end not in other:
            continue
        k = other.index(end)
        if other[(k + 1) % len(other)] != start:
            continue
        between = [other[(k + 2 + n) % len(other)] for n in range(len(other) - 2)]
        whole = [*one[:i], *between, *one[i:]]
        count = len(whole)
        straight = [
            whole[n]
            for n in range(count)
            if _cross(whole[n - 1], whole[n], whole[(n + 1) % count]) != 0.0
        ]
        if all(
            _turns_left(straight[n - 1], straight[n], straight[(n + 1) % len(straight)])
            for n in range(len(straight))
        ):
            return whole
    return None


def _cross(a: PlanePoint, b: PlanePoint, c: PlanePoint) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _turns_left(a: PlanePoint, b: PlanePoint, c: PlanePoint) -> bool:
    size = abs((b[0] - a[0]) * (c[1] - b[1])) + abs((b[1] - a[1]) * (c[0] - b[0]))
    return _cross(a, b, c) > STRAIGHT * size


def _is_within(p: PlanePoint, a: PlanePoint, b: PlanePoint, c: PlanePoint) -> bool:
    return _cross(a, b, p) >= 0.0 and _cross(b, c, p) >= 0.0 and _cross(c, a, p) >= 0.0


def _area(corners: Sequence[PlanePoint]) -> float:
    following = (*corners[1:], corners[0])
    return 0.5 * sum(x * y1 - x1 * y for (x, y), (x1, y1) in zip(corners, following, strict=True))
