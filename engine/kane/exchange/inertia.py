"""Masses and inertias that no body can have, and the nearest that one can."""

import math
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.elements.mass_properties import TRIANGLE_TOLERANCE, composite
from kane.elements.shapes import Shape
from kane.exchange.findings import Findings
from kane.exchange.linkage import Link, Linkage, Mass
from kane.sentences import say

Array = npt.NDArray[np.float64]

WATER = 1000.0  # kg/m^3, taken where a file gives neither mass nor density
LIGHT = 1e-3  # of the mean mass of all links, for one that has neither mass nor shape
LIGHTEST = 1e-3  # kg, where no link has a mass
SMALLEST_GYRATION = 1e-7  # m; less is round-off of a tool that had no inertia to write
FLATTEST = 1e-6  # of the largest moment: what the smallest second moment of mass becomes
NEGLIGIBLE = 1e-6  # of the lightest body: what one without mass has where others take none
FLAT = 1e-9  # of the largest moment, or the mass: what a moment of zero becomes there
LEAST = 1e-14  # kg m^2; MuJoCo refuses less than 1e-15
ROUND_OFF = 1e-9  # of the largest moment: the smallest that is no round-off of a tool


def mended(link: Link, findings: Findings) -> Link:
    """Return a link with an inertia that a body can have; what is changed is said.

    The second moments of mass S = (tr I)/2 1 - I must not be negative; see Traversaro and others,
    "Identification of fully physical consistent inertial parameters" (IROS 2016). Those that are
    become a small part of the largest.
    """
    if link.mass is None:
        return link
    mass, given = link.mass.mass, link.mass.inertia
    inertia = (given + given.T) / 2
    if np.abs(inertia).max() <= mass * SMALLEST_GYRATION**2:
        findings.guessed(say("has mass and no inertia; takes that of a ball of water"), link.name)
        return _with(link, mass, ball_of_water(mass))
    second = np.trace(inertia) / 2 * np.eye(3) - inertia
    values, vectors = np.linalg.eigh(second)
    least = FLATTEST * np.abs(values).max()
    moments = np.linalg.eigvalsh(inertia)
    within = 2 * moments[2] <= moments.sum() * (1 + TRIANGLE_TOLERANCE)
    if within and moments[0] > ROUND_OFF * moments[2]:
        return _with(link, mass, inertia)
    values = np.maximum(values, least)
    second = (vectors * values) @ vectors.T
    findings.guessed(
        say("no body can have its inertia (Ixx {xx:.4g}, Iyy {yy:.4g}, Izz {zz:.4g} kg m²); takes "
            "the nearest that one can", xx=given[0, 0], yy=given[1, 1], zz=given[2, 2]),
        link.name,
    )  # fmt: skip
    return _with(link, mass, np.trace(second) * np.eye(3) - second)


def _with(link: Link, mass: float, inertia: Array) -> Link:
    assert link.mass is not None
    return replace(link, mass=Mass(mass, link.mass.center, inertia))


def ball_of_water(mass: float) -> Array:
    """Return the inertia of a ball of water, 2 m r²/5, shape (3, 3) [kg m^2]."""
    radius = (3 * mass / (4 * math.pi * WATER)) ** (1 / 3)
    inertia: Array = np.eye(3) * (0.4 * mass * radius * radius)
    return inertia


def weighed(shapes: tuple[Shape, ...], density: float) -> Mass | None:
    """Return the mass properties of shapes; None where they have none that a body can have."""
    if not shapes:
        return None
    mass, center, inertia = composite(shapes, density)
    if not (math.isfinite(mass) and mass > 0 and np.isfinite(inertia).all()):
        return None
    return Mass(mass, center, inertia)


def guessed_mass(link: Link, others: list[float], findings: Findings) -> Mass:
    """Return a mass for a link that moves and has none.

    Args:
        link: without mass.
        others: masses of the other links [kg].
        findings: takes what was done.

    """
    if found := weighed(link.shapes, WATER):
        findings.guessed(
            say("moves and has no mass; weighs what its shapes do of water"), link.name
        )
        return found
    mass = LIGHT * sum(others) / len(others) if others else LIGHTEST
    findings.guessed(
        say("moves and has no mass; becomes a ball of water of {mass:.3g} kg", mass=mass), link.name
    )
    return Mass(mass, np.zeros(3), ball_of_water(mass))


def with_some(mass: Mass, linkage: Linkage) -> Mass:
    """Return a mass without zeros, for programs that refuse them.

    One without mass takes a small part of the smallest mass of the linkage, and where it has no
    inertia either, of the smallest largest moment.
    """
    found = mass
    if not mass.mass:
        others = [link.mass for link in linkage.links if link.mass and link.mass.mass]
        lightest = min((each.mass for each in others), default=1.0)
        moments = [float(each.inertia.max()) for each in others]
        moment = min((each for each in moments if each > 0), default=lightest)
        inertia = mass.inertia if mass.inertia.any() else NEGLIGIBLE * moment * np.eye(3)
        found = Mass(NEGLIGIBLE * lightest, mass.center, inertia)
    values, axes = np.linalg.eigh(found.inertia)
    if values[0] > LEAST:
        return found
    values = np.maximum(values, FLAT * (values[-1] or found.mass))
    return replace(found, inertia=(axes * values) @ axes.T)
