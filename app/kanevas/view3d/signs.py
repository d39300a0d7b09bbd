"""Meshes of the signs: balls, supports, links, coils, spirals, arrows and so on; no Qt here."""

import functools
import math
from itertools import pairwise

import numpy as np

from kanevas.view3d import meshes
from kanevas.view3d.meshes import Array, Mesh

TURNS = 9
POINTS_PER_TURN = 14
LEAD = 1 / 8
SWEEP = math.radians(270)
SPIRAL_TURNS, SPIRAL_POINTS = 2.25, 60
# Parts of the length at which the cylinder of an actuator begins and ends.
CYLINDER = (0.14, 0.6)


def ball(radius: float) -> Mesh:
    """Return a ball about the origin."""
    return meshes.capsule(0.0, radius, around=20)


def support(radius: float, up: Array) -> Mesh:
    """Return the support under a pin at the origin."""
    height = 2.8 * radius
    return meshes.cone(height, 1.5 * radius).moved(meshes.frame(up), -height * up)


def arrow(direction: Array, length: float) -> Mesh:
    """Return an arrow from the origin along a direction."""
    return _upright_arrow(length).moved(meshes.frame(direction), np.zeros(3))


@functools.lru_cache(maxsize=meshes.MOST)
def _upright_arrow(length: float) -> Mesh:
    radius = 0.035 * length
    head = 0.26 * length
    shaft = meshes.cylinder(length - head, radius)
    shaft = shaft.moved(np.eye(3), np.array([0.0, 0.0, (length - head) / 2]))
    tip = meshes.cone(head, 2.8 * radius).moved(np.eye(3), np.array([0.0, 0.0, length - head]))
    return meshes.joined([shaft, tip])


def turning_arrow(axis: Array, radius: float) -> Mesh:
    """Return an arc about an axis through the origin, its head in the sense of the turn."""
    return _turn_about_z(radius).moved(meshes.frame(axis), np.zeros(3))


@functools.lru_cache(maxsize=meshes.MOST)
def _turn_about_z(radius: float) -> Mesh:
    wire = 0.085 * radius
    angle = np.linspace(0.0, SWEEP, 40)
    arc = radius * np.column_stack((np.cos(angle), np.sin(angle), np.zeros(len(angle))))
    end = np.array([math.cos(SWEEP), math.sin(SWEEP), 0.0])
    ahead = np.array([-end[1], end[0], 0.0])
    head = meshes.cone(0.6 * radius, 2.8 * wire).moved(meshes.frame(ahead), radius * end)
    return meshes.joined([meshes.tube(arc, wire), head])


def parachute(size: float, up: Array) -> Mesh:
    """Return a parachute that stands on the origin, as high as its size."""
    return _upright_parachute(size).moved(meshes.frame(up), np.zeros(3))


@functools.lru_cache(maxsize=meshes.MOST)
def _upright_parachute(size: float) -> Mesh:
    radius, wire = 0.42 * size, 0.022 * size
    rim = size - radius
    angle = np.linspace(0.0, math.pi / 2, 9)
    dome = [(radius * math.cos(a), rim + radius * math.sin(a), math.cos(a), math.sin(a))
            for a in angle.tolist()]  # fmt: skip
    dome[-1] = (0.0, size, 0.0, 1.0)
    floor = [(0.0, rim, 0.0, -1.0), (radius, rim, 0.0, -1.0)]
    canopy = meshes.revolved([*floor, *(point for pair in pairwise(dome) for point in pair)])
    turns = np.arange(6) * math.pi / 3
    ends = [np.array([0.97 * radius * math.cos(t), 0.97 * radius * math.sin(t), rim])
            for t in turns.tolist()]  # fmt: skip
    cords = [meshes.tube(np.array([np.zeros(3), end]), wire, sides=6) for end in ends]
    return meshes.joined([canopy, *cords])


@functools.lru_cache(maxsize=meshes.MOST)
def coil(length: float, radius: float) -> tuple[Mesh, Array]:
    """Return a coil along z from 0 to ``length``, and for each vertex its point of the wire's axis.

    The axis stretches with the spring, the wire around it keeps its thickness.
    """
    turn = np.linspace(0.0, 1.0, TURNS * POINTS_PER_TURN + 1)
    angle = 2 * math.pi * TURNS * turn
    # The first and the last turn wind out of the axis and back into it.
    wide = radius * np.sin(np.minimum(1.0, TURNS * np.minimum(turn, 1 - turn)) * math.pi / 2) ** 2
    helix = np.column_stack(
        (wide * np.cos(angle), wide * np.sin(angle), length * (LEAD + (1 - 2 * LEAD) * turn))
    )
    axis = np.concatenate(([(0.0, 0.0, 0.0)], helix, [(0.0, 0.0, length)]))
    sides = 7
    mesh = meshes.tube(axis, 0.16 * radius, sides)
    along = np.repeat(axis, sides, axis=0)
    return mesh, np.concatenate((along, along[:sides], along[-sides:]))


def cushion(radius: float, axis: Array) -> Mesh:
    """Return a cushion about the origin between two plates across an axis."""
    plate = meshes.cylinder(0.3 * radius, 1.3 * radius)
    parts = [meshes.cylinder(1.2 * radius, radius)]
    parts += [plate.moved(np.eye(3), np.array([0.0, 0.0, z * radius])) for z in (-0.75, 0.75)]
    return meshes.joined(parts).moved(meshes.frame(axis), np.zeros(3))


@functools.lru_cache(maxsize=meshes.MOST)
def link(length: float, radius: float) -> tuple[Mesh, Array]:
    """Return a bar along z with balls at 0 and ``length``, and each vertex's point of the axis."""
    ends = np.array([(0.0, 0.0, 0.0), (0.0, 0.0, length)])
    bar = meshes.tube(ends, 0.45 * radius, sides=16)
    balls = [ball(radius).moved(np.eye(3), end) for end in ends]
    along = [np.where(bar.vertices[:, 2:] > length / 2, ends[1], ends[0])]
    along += [np.tile(end, (len(balls[0].vertices), 1)) for end in ends]
    return meshes.joined([bar, *balls]), np.concatenate(along)


@functools.lru_cache(maxsize=meshes.MOST)
def actuator(length: float, radius: float) -> tuple[Mesh, Array]:
    """Return a cylinder and its piston rod along z, and each vertex's point of the axis."""
    start, end = (share * length for share in CYLINDER)
    rod, along = link(length, radius)
    line = np.array([(0.0, 0.0, start), (0.0, 0.0, end)])
    tube = meshes.tube(line, radius, sides=24)
    on_tube = np.where(tube.vertices[:, 2:] > (start + end) / 2, line[1], line[0])
    return meshes.joined([rod, tube]), np.concatenate((along, on_tube))


def spiral(inner: float, outer: float, wire: float) -> Mesh:
    """Return a flat spiral about z."""
    angle = np.linspace(0.0, SPIRAL_TURNS * 2 * math.pi, SPIRAL_POINTS)
    radius = np.linspace(inner, outer, len(angle))
    line = np.column_stack((radius * np.cos(angle), radius * np.sin(angle), np.zeros(len(angle))))
    return meshes.tube(line, wire)


def thread(length: float, radius: float, pitch: float) -> Mesh:
    """Return the ridge of a thread about z, right-handed where the pitch is positive.

    Its turns are as many as look well on the sign, whatever the pitch.
    """
    turns = length / (1.3 * radius)
    angle = np.linspace(0.0, math.copysign(2 * math.pi * turns, pitch), round(16 * turns) + 2)
    height = np.linspace(-length / 2, length / 2, len(angle))
    line = np.column_stack((radius * np.cos(angle), radius * np.sin(angle), height))
    return meshes.tube(line, 0.25 * radius, sides=6)


def padlock(size: float) -> Mesh:
    """Return a padlock about the origin that faces z, its shackle towards y."""
    case = meshes.box(np.array([1.0, 0.8, 0.45]) * size)
    angle = np.linspace(0.0, math.pi, 20)
    bow = 0.32 * np.column_stack((np.cos(angle), np.sin(angle), np.zeros(len(angle))))
    line = np.concatenate(([(0.32, -0.3, 0.0)], bow, [(-0.32, -0.3, 0.0)])) * size
    shackle = meshes.tube(line, 0.09 * size, sides=8)
    return meshes.joined([case, shackle.moved(np.eye(3), np.array([0.0, 0.65 * size, 0.0]))])
