"""A solid as a mesh of triangles, as a body whose mass properties follow from a density."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from kane.elements.body import Body, InertiaTensor
from kane.elements.convex_solid import hull_of
from kane.elements.shapes import Box, Polyhedron, Shape
from kane.errors import FileError
from kane.exchange.confined import run_confined
from kane.exchange.findings import Findings, Imported
from kane.exchange.linkage import vector_of
from kane.exchange.meshes import LARGEST_MESH
from kane.exchange.names import Names
from kane.files.ordinary import check_ordinary
from kane.model import Model
from kane.sentences import as_it_is, joined, say

WATER = 1000.0  # kg/m^3
MILLIMETRE = 1e-3  # m
LARGEST_PART = 5.0  # m: a mesh that would be larger is taken to be in millimetres
THINNEST = 1e-9  # of the longest edge: a box must not be flat


def read_gltf(path: Path, density: float | None = None) -> Imported:
    """Return a model of one body, a mesh in metres with +Y up; raises as ``read_mesh``."""
    return read_mesh(path, 1.0, density)


def read_mesh(path: Path, unit: float | None = None, density: float | None = None) -> Imported:
    """Return a model of one body with the mass properties of a closed mesh.

    An open mesh, or one that is turned inside out, has those of its convex hull.

    Args:
        path: of a file that trimesh reads.
        unit: of its lengths [m]; by default a metre, or a millimetre for what would be large.
        density: [kg/m^3]; by default that of water.

    Raises:
        FileError: there is no such file, it holds no mesh, or trimesh is not there.

    """
    check_ordinary(path)
    if path.stat().st_size > LARGEST_MESH:
        raise FileError(
            say("Cannot open {path}: larger than {size} MB.", path=path, size=LARGEST_MESH >> 20)
        )
    try:
        found = run_confined("mesh_masses", str(path))
    except FileError as error:
        raise FileError(joined(": ", (as_it_is(path.name), error.sentence))) from error
    findings = Findings()
    low, high = np.array(found["bounds"])
    if unit is None:
        unit = 1.0 if (high - low).max() <= LARGEST_PART else MILLIMETRE
        text = say("lengths are metres") if unit == 1.0 else say("lengths are millimetres")
        findings.guessed(text, path.name)
    if density is None:
        density = WATER
        findings.guessed(say("its density is that of water, 1000 kg/m³"), path.name)
    if not found["closed"]:
        findings.guessed(
            say("the mesh is open or inside out: mass and inertia are those of its hull"), path.name
        )
    mass = density * found["volume"] * unit**3
    if not (math.isfinite(mass) and mass > 0):
        raise FileError(joined(": ", (as_it_is(path.name), say("the mesh encloses no volume"))))
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = (
        np.array(found["inertia"]) * (density * unit**5)
    ).tolist()
    body = Body(
        name=Names().take(path.stem, "body"),
        mass=mass,
        center=vector_of(np.array(found["center"]) * unit),
        inertia=InertiaTensor(xx=xx, yy=yy, zz=zz, xy=xy, xz=xz, yz=yz),
        shapes=(_drawn(found, unit, path.name, findings),),
    )
    findings.taken(say("mass, mass centre and inertia: from the mesh and the density"), path.name)
    return Imported(Model(title=path.stem, bodies=(body,)), tuple(findings))


def _drawn(found: Mapping[str, Any], unit: float, name: str, findings: Findings) -> Shape:
    """Return the hull of a mesh; a box of its size where that is flat."""
    corners = np.array(found["corners"]) * unit
    points = tuple(vector_of(corner) for corner in corners)
    if hull_of(points) is not None:
        findings.guessed(
            say("a mesh: drawn as its convex hull of {count} corners", count=len(points)), name
        )
        return Polyhedron(points=points)
    low, high = np.array(found["bounds"]) * unit
    size = np.maximum(high - low, THINNEST * (high - low).max())
    findings.guessed(say("a mesh: drawn as a box of its size"), name)
    return Box(center=vector_of((low + high) / 2), size=vector_of(size))
