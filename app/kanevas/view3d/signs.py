"""Forms of the signs: balls, supports, links, coils, spirals, arrows and so on; no Qt here.

Each is made once with a radius or a size of 1.
"""

import functools
import math
from itertools import pairwise

import numpy as np

from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array, Mesh, sides

TURNS = 9
SLENDEREST = 2.0**20  # of a coil, in radii
POINTS_PER_TURN = 16
COIL_SLACK = 3.0
LEAD = 1 / 8
SWEEP = math.radians(270)
ROUND, TUBE = 28, 12  # vertices around heads and shafts, and around wires
SPIRAL_TURNS, SPIRAL_POINTS = 2.25, 60
# Parts of the length at which the cylinder of an actuator begins and ends.
CYLINDER = (0.14, 0.6)
SUPPORT = (2.8, 1.5)
UP = np.array([0.0, 0.0, 1.0])


def sized(mesh: Mesh, size: float, direction: Array = UP) -> MeshInAxes:
    """Return a mesh about z in a size, with its z turned to a direction."""
    return MeshInAxes(mesh, np.full(3, size), meshes.frame(direction))


def ball(radius: float) -> MeshInAxes:
    """Return a ball about the origin."""
    return sized(form.ball(), radius)


def line(start: Array, end: Array, radius: float) -> MeshInAxes:
    """Return a thin bar with flat ends."""
    along = end - start
    size = np.array([radius, radius, 1.0])
    return MeshInAxes(_line(), size, meshes.frame(along), start, math.hypot(*along))


@functools.cache
def _line() -> Mesh:
    return meshes.in_levels(lambda f: straight(1.0, sides(16, f)))


def straight(radius: float, sides: int) -> Mesh:
    """Return a bar with flat ends along z that stretches."""
    ends = np.array([(0.0, 0.0, 0.0), (0.0, 0.0, 1.0)])
    tube = meshes.tube(ends, radius, sides)
    flat = tube.vertices * (1.0, 1.0, 0.0)
    return Mesh(flat, tube.normals, tube.faces, tube.vertices[:, 2])


def support(radius: float, up: Array) -> MeshInAxes:
    """Return the support under a pin at the origin."""
    size = np.array([SUPPORT[1], SUPPORT[1], SUPPORT[0]]) * radius
    return MeshInAxes(form.pointed(), size, meshes.frame(up), -SUPPORT[0] * radius * up)


def arrow(direction: Array, length: float) -> MeshInAxes:
    """Return an arrow from the origin along a direction."""
    return sized(_upright_arrow(), length, direction)


@functools.cache
def _upright_arrow() -> Mesh:
    return meshes.in_levels(_upright_arrow_of)


def _upright_arrow_of(detail: float) -> Mesh:
    radius = 0.035
    head = 0.26
    around = sides(ROUND, detail)
    shaft = meshes.cylinder(1.0 - head, radius, around)
    shaft = shaft.moved(np.eye(3), np.array([0.0, 0.0, (1.0 - head) / 2]))
    tip = meshes.cone(head, 2.8 * radius, around)
    return meshes.joined([shaft, tip.moved(np.eye(3), np.array([0.0, 0.0, 1.0 - head]))])


@functools.cache
def stretching_arrow() -> Mesh:
    """Return an arrow along z whose shaft stretches, with a head of length 1 at its end.

    It must be at least as long as its head.
    """
    return meshes.in_levels(_stretching_arrow_of)


def _stretching_arrow_of(detail: float) -> Mesh:
    bar = straight(0.135, sides(12, detail))
    short = bar.vertices - np.outer(bar.shares, UP)
    shaft = Mesh(short, bar.normals, bar.faces, bar.along)
    tip = meshes.cone(1.0, 0.38, sides(ROUND, detail))
    tip = tip.moved(np.eye(3), np.array([0.0, 0.0, -1.0]))
    return meshes.joined([shaft, meshes.at_share(tip, 1.0)])


def turning_arrow(axis: Array, radius: float) -> MeshInAxes:
    """Return an arc about an axis through the origin, its head in the sense of the turn."""
    return sized(_turn_about_z(), radius, axis)


@functools.cache
def _turn_about_z() -> Mesh:
    return meshes.in_levels(_turn_of)


def _turn_of(detail: float) -> Mesh:
    wire = 0.085
    angle = np.linspace(0.0, SWEEP, sides(40, detail))
    arc = np.column_stack((np.cos(angle), np.sin(angle), np.zeros(len(angle))))
    end = np.array([math.cos(SWEEP), math.sin(SWEEP), 0.0])
    ahead = np.array([-end[1], end[0], 0.0])
    head = meshes.cone(0.6, 2.8 * wire, sides(ROUND, detail)).moved(meshes.frame(ahead), end)
    return meshes.joined([meshes.tube(arc, wire, sides(TUBE, detail)), head])


def parachute(size: float, up: Array) -> MeshInAxes:
    """Return a parachute that stands on the origin, as high as its size."""
    return sized(_upright_parachute(), size, up)


@functools.cache
def _upright_parachute() -> Mesh:
    radius, wire = 0.42, 0.022
    rim = 1.0 - radius
    angle = np.linspace(0.0, math.pi / 2, 9)
    dome = [(radius * math.cos(a), rim + radius * math.sin(a), math.cos(a), math.sin(a))
            for a in angle.tolist()]  # fmt: skip
    dome[-1] = (0.0, 1.0, 0.0, 1.0)
    floor = [(0.0, rim, 0.0, -1.0), (radius, rim, 0.0, -1.0)]
    canopy = meshes.revolved([*floor, *(point for pair in pairwise(dome) for point in pair)])
    turns = np.arange(6) * math.pi / 3
    ends = [np.array([0.97 * radius * math.cos(t), 0.97 * radius * math.sin(t), rim])
            for t in turns.tolist()]  # fmt: skip
    cords = [meshes.tube(np.array([ORIGIN, end]), wire, sides=6) for end in ends]
    return meshes.joined([canopy, *cords])


def coil(slenderness: float) -> Mesh:
    """Return a coil of radius 1 along z that stretches.

    The line of its wire stretches with the spring, the wire around it keeps its thickness.

    Args:
        slenderness: about how many times as long as its radius the coil will be; beyond some
            million times nobody sees it.

    """
    return _coil(round(math.log2(min(slenderness, SLENDEREST) if slenderness > 1 else 1.0)))


@functools.cache
def _coil(octave: int) -> Mesh:
    return meshes.in_levels(lambda detail: _coil_of(2.0**octave, detail), COIL_SLACK)


def _coil_of(length: float, detail: float) -> Mesh:
    turn = np.linspace(0.0, 1.0, TURNS * sides(POINTS_PER_TURN, detail) + 1)
    angle = 2 * math.pi * TURNS * turn
    # The first and the last turn wind out of the axis and back into it.
    wide = np.sin(np.minimum(1.0, TURNS * np.minimum(turn, 1 - turn)) * math.pi / 2) ** 2
    helix = np.column_stack(
        (wide * np.cos(angle), wide * np.sin(angle), length * (LEAD + (1 - 2 * LEAD) * turn))
    )
    axis = np.concatenate(([(0.0, 0.0, 0.0)], helix, [(0.0, 0.0, length)]))
    corners = max(round(8 * detail), 4)
    mesh = meshes.tube(axis, 0.16, corners)
    z = np.repeat(axis[:, 2], corners)
    share = np.concatenate((z, z[:corners], z[-corners:])) / length
    lying = mesh.vertices - np.outer(share * length, UP)
    return Mesh(lying, mesh.normals, mesh.faces, share)


def cushion(radius: float, axis: Array) -> MeshInAxes:
    """Return a cushion about the origin between two plates across an axis."""
    return sized(_upright_cushion(), radius, axis)


@functools.cache
def _upright_cushion() -> Mesh:
    plate = meshes.cylinder(0.3, 1.3)
    parts = [meshes.cylinder(1.2, 1.0)]
    parts += [plate.moved(np.eye(3), np.array([0.0, 0.0, z])) for z in (-0.75, 0.75)]
    return meshes.joined(parts)


@functools.cache
def link() -> Mesh:
    """Return a bar along z that stretches between balls of radius 1 at its ends."""
    return meshes.in_levels(_link)


def _link(detail: float) -> Mesh:
    balls = [meshes.at_share(form.ball_of(detail), end) for end in (0.0, 1.0)]
    return meshes.joined([straight(0.45, sides(16, detail)), *balls])


@functools.cache
def actuator() -> Mesh:
    """Return a cylinder of radius 1 and its piston rod along z, which stretch."""
    cylinder = straight(1.0, 24)
    start, end = CYLINDER
    share = start + (end - start) * cylinder.shares
    tube = Mesh(cylinder.vertices, cylinder.normals, cylinder.faces, share)
    return meshes.joined([_link(1.0), tube])


@functools.cache
def spiral(inner: float, outer: float, wire: float) -> Mesh:
    """Return a flat spiral about z."""
    angle = np.linspace(0.0, SPIRAL_TURNS * 2 * math.pi, SPIRAL_POINTS)
    radius = np.linspace(inner, outer, len(angle))
    points = np.column_stack((radius * np.cos(angle), radius * np.sin(angle), 0 * angle))
    return meshes.tube(points, wire)


@functools.lru_cache(maxsize=meshes.MOST)
def thread(length: float, right_handed: bool) -> Mesh:
    """Return the ridge of a thread of radius 1 about z.

    Its turns are as many as look well on the sign, whatever the pitch.
    """
    turns = length / 1.3
    sense = 1 if right_handed else -1
    angle = np.linspace(0.0, sense * 2 * math.pi * turns, round(16 * turns) + 2)
    height = np.linspace(-length / 2, length / 2, len(angle))
    points = np.column_stack((np.cos(angle), np.sin(angle), height))
    return meshes.tube(points, 0.25, sides=6)


@functools.cache
def padlock() -> Mesh:
    """Return a padlock of size 1 about the origin that faces z, its shackle towards y."""
    case = meshes.box(np.array([1.0, 0.8, 0.45]))
    angle = np.linspace(0.0, math.pi, 20)
    bow = 0.32 * np.column_stack((np.cos(angle), np.sin(angle), np.zeros(len(angle))))
    points = np.concatenate(([(0.32, -0.3, 0.0)], bow, [(-0.32, -0.3, 0.0)]))
    shackle = meshes.tube(points, 0.09, sides=8)
    return meshes.joined([case, shackle.moved(np.eye(3), np.array([0.0, 0.65, 0.0]))])
