"""Triangles that fill a simple polygon, by cutting off ears."""

import numpy as np
import numpy.typing as npt


def triangulate(corners: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    """Return triangles (n - 2, 3) of corner indices for a counter-clockwise simple polygon.

    An ear is a convex corner whose triangle holds no other corner; a simple polygon always has
    two of them (Meisters 1975).
    """
    left = list(range(len(corners)))
    points = [tuple(corner) for corner in corners.tolist()]
    triangles = []
    while len(left) > 3:
        ear = next((i for i in range(len(left)) if _is_ear(points, left, i)), None)
        # Only round-off or a polygon that crosses itself leaves no ear: cut where we are.
        i = _flattest(points, left) if ear is None else ear
        triangles.append((left[i - 1], left[i], left[(i + 1) % len(left)]))
        del left[i]
    return np.array([*triangles, tuple(left)])


def _cross(o: tuple[float, ...], a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _is_ear(points: list[tuple[float, ...]], left: list[int], i: int) -> bool:
    a, b, c = (points[left[j % len(left)]] for j in (i - 1, i, i + 1))
    if _cross(a, b, c) <= 0:
        return False
    return not any(
        _cross(a, b, p) >= 0 and _cross(b, c, p) >= 0 and _cross(c, a, p) >= 0
        for p in (points[j] for j in left)
        if p not in (a, b, c)
    )


def _flattest(points: list[tuple[float, ...]], left: list[int]) -> int:
    count = len(left)
    return min(
        range(count),
        key=lambda i: abs(
            _cross(points[left[i - 1]], points[left[i]], points[left[(i + 1) % count]])
        ),
    )
