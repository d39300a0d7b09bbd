"""A program of its own: lets a library read a file, and writes what it found as JSON.

Libraries for meshes, drawings and MuJoCo's compiler trust what they read, and some are written in
C. Whatever they do over a damaged or hostile file ends this process alone, which may take only so
much memory and time. It needs nothing of Kanevas, so that it is up quickly.
"""

import contextlib
import io
import json
import math
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree as ET

MEMORY = 2**31  # bytes of addresses, those of the libraries among them
PATIENCE = 45  # s by the clock of a machine that may be busy
EFFORT = 8  # s of a processor
MOST_CORNERS = 64  # of the hull of a solid
MOST_OF_ROBOTS = 32  # of the hull of one of a robot's many meshes, which touch each other
MOST_LOOKED_AT = 400  # corners of a hull, of which those that stay are chosen
MERGED = (".stl", ".stl_ascii")  # corners of these are merged as they are read
BLOCK = 20_000  # points that are looked at together
AS_GOOD = 1e-3  # of the size of a hull: what lies no farther outside of it is not missed


class RefusedError(Exception):
    """Why nothing was read: what ``kane.sentences.say`` takes."""

    def __init__(self, template: str, **fields: str) -> None:
        super().__init__(template)
        self.template, self.fields = template, fields


def main(task: str) -> None:
    """Read the argument from the standard input, and write what the task found."""
    _confine()
    argument = json.load(sys.stdin)
    out, sys.stdout = sys.stdout, sys.stderr  # libraries may print what they like
    answer: dict[str, Any]
    try:
        answer = {"found": TASKS[task](argument)}
    except RefusedError as error:
        fields = {name: str(value) for name, value in error.fields.items()}
        answer = {"refused": {"template": error.template, "fields": fields}}
    json.dump(answer, out)


def _confine() -> None:
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # more would wait for each other, and want memory each
    if hasattr(signal, "alarm"):
        signal.alarm(PATIENCE)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (EFFORT, EFFORT))


def mesh_hulls(paths: list[str]) -> list[Any]:
    """Return the corners of the hulls of meshes [m]; None for what holds no mesh.

    A word instead says which library is missing.
    """
    return [_hull_of_file(path) for path in paths]


def _hull_of_file(path: str) -> Any:
    import numpy as np

    trimesh = _trimesh()
    try:
        scene = trimesh.load_scene(path, skip_materials=True)
        parts = []
        for node in scene.graph.nodes_geometry:
            placed, name = scene.graph[node]
            mesh = scene.geometry[name]
            at = mesh.vertices @ placed[:3, :3].T + placed[:3, 3]
            parts.append(_unit_of(mesh) * at)
        points = np.concatenate(parts)
        if not (len(points) and np.isfinite(points).all()):
            return None
        return outermost(points, MOST_OF_ROBOTS).tolist()
    except MemoryError:
        raise
    except ImportError as error:
        return COLLADA if error.name == COLLADA else None
    except Exception:  # whatever a library may raise over a broken file
        return None


def _unit_of(mesh: Any) -> float:
    """Return the unit that a file says of itself [m], as COLLADA does: "0.01 * meters"."""
    unit = str(mesh.metadata.get("units", ""))
    return float(unit.partition("*")[0]) if unit.endswith(OF_A_METRE) else 1.0


def mesh_masses(path: str) -> dict[str, Any]:
    """Return volume, centre, inertia at density 1, bounds and corners of a mesh, in its own units.

    Of one that is open or inside out they are those of its hull.
    """
    trimesh = _trimesh()
    try:
        mesh = trimesh.load_scene(path, skip_materials=True).to_mesh()
        if not path.lower().endswith(MERGED):
            mesh.merge_vertices(merge_tex=True, merge_norm=True)
        numbers = mesh.mass_properties
        closed = bool(mesh.is_watertight and mesh.is_winding_consistent and numbers.volume > 0)
        if not closed:
            numbers = mesh.convex_hull.mass_properties
        return {
            "volume": float(numbers.volume),
            "center": numbers.center_mass.tolist(),
            "inertia": numbers.inertia.tolist(),
            "bounds": mesh.bounds.tolist(),
            "closed": closed,
            "corners": outermost(mesh.vertices, MOST_CORNERS).tolist(),
        }
    except MemoryError:
        raise
    except Exception as error:  # whatever a library may raise over a broken file
        raise RefusedError("holds no mesh that can be read") from error


def outermost(points: Any, most: int) -> Any:
    """Return the corners of the hull of points, (n, 3); of many those that leave out least.

    Of more than ``most`` the outermost along axes and diagonals are taken, and then one after
    another whichever lies farthest outside the hull of those before it.
    """
    import numpy as np
    from scipy.spatial import ConvexHull, QhullError

    looked_at = np.asarray(points, dtype=float)
    while len(looked_at) > 10 * MOST_LOOKED_AT:
        ways = np.concatenate((_ways(), _spread(MOST_LOOKED_AT)))
        blocks = np.array_split(looked_at, math.ceil(len(looked_at) / BLOCK))
        looked_at = np.concatenate([block[_farthest(block, ways)] for block in blocks])
        if len(blocks) == 1:
            break
    try:
        corners = looked_at[ConvexHull(looked_at).vertices]
    except (QhullError, ValueError):  # they lie in a plane, which is no solid, or are none
        return looked_at[:most]
    if len(corners) <= most:
        return corners
    size = np.ptp(corners, axis=0)
    taken = _farthest(corners / size, _ways())
    # joggled (QJ): the first ones may lie in a plane although all do not
    hull = ConvexHull(corners[taken], incremental=True, qhull_options="QJ")
    while len(taken) < most:
        heights = (corners @ hull.equations[:, :3].T + hull.equations[:, 3]).max(axis=1)
        heights[taken] = 0.0
        farthest = int(heights.argmax())
        if heights[farthest] <= AS_GOOD * size.max():
            break
        taken = np.append(taken, farthest)
        hull.add_points(corners[farthest : farthest + 1])
    return corners[taken]


def _farthest(points: Any, ways: Any) -> Any:
    """Return the numbers of the points that are outermost along some ways."""
    import numpy as np

    return np.unique((ways @ points.T).argmax(axis=1))


def _spread(count: int) -> Any:
    """Return ways that are spread evenly over a sphere, along a spiral of the golden angle."""
    import numpy as np

    k = np.arange(count)
    z = 1.0 - (2.0 * k + 1.0) / count
    turn, r = k * np.pi * (3.0 - 5.0**0.5), np.sqrt(1.0 - z * z)
    return np.column_stack((r * np.cos(turn), r * np.sin(turn), z))


def _ways() -> Any:
    """Return the ways along axes and diagonals, (14, 3)."""
    import numpy as np

    axes = np.eye(3)
    diagonals = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    return np.concatenate((axes, -axes, diagonals / math.sqrt(3.0)))


def _trimesh() -> Any:
    try:
        import trimesh
    except ImportError:
        raise RefusedError(
            "Meshes need the library 'trimesh': pip install 'kanevas[exchange]'."
        ) from None
    return trimesh


def compiled_mjcf(path: str) -> dict[str, Any]:
    """Return what MuJoCo's compiler makes of a file: names, and its arrays by their names."""
    try:
        import mujoco
    except ImportError:
        raise RefusedError(
            "MJCF needs the library 'mujoco': pip install 'kanevas[exchange]'."
        ) from None
    try:
        model = mujoco.MjModel.from_xml_path(path)
    except (ValueError, RuntimeError, mujoco.FatalError) as error:
        said = " ".join(str(error).split())[:400]
        raise RefusedError("MuJoCo's compiler refuses it: {said}", said=said) from error
    kinds = ("body", "joint", "equality", "tendon", "actuator")
    counts = (model.nbody, model.njnt, model.neq, model.ntendon, model.nu)
    return {
        "names": {
            kind: [getattr(model, kind)(i).name for i in range(count)]
            for kind, count in zip(kinds, counts, strict=True)
        },
        "key": {
            "name": model.key(0).name,
            "qpos": model.key_qpos[0].tolist(),
            "qvel": model.key_qvel[0].tolist(),
            "bodies": _moving(mujoco, model),
        }
        if model.nkey
        else None,
        "ctrl": model.key_ctrl[0].tolist() if model.nkey else [0.0] * model.nu,
        "act": model.key_act[0].tolist() if model.nkey else [0.0] * model.na,
        "disabled_groups": int(model.opt.disableactuator),
        "gravity": list(model.opt.gravity),
        "density": model.opt.density,
        "viscosity": model.opt.viscosity,
        "flexes": model.nflex,
        "keys": model.nkey,
        "disabled": [
            name[len(DISABLE) :].lower()
            for name in dir(mujoco.mjtDisableBit)
            if name.startswith(DISABLE)
            and model.opt.disableflags & int(getattr(mujoco.mjtDisableBit, name))
        ],
        "name": model.names[: model.names.index(b"\0")].decode(),
        "mesh_corners": _corners_of_meshes(model),
        "ellipsoid": _spread(MOST_OF_ROBOTS).tolist(),
        **{name: getattr(model, name).tolist() for name in COMPILED},
        **{
            name: getattr(model, name).tolist() if hasattr(model, name) else [0.0] * count
            for name, count in (("jnt_stiffnesspoly", model.njnt), ("dof_dampingpoly", model.nv))
        },
    }


def _corners_of_meshes(model: Any) -> list[list[list[float]]]:
    """Return the corners of the hull of each mesh, in the axes of its geom."""
    places = zip(model.mesh_vertadr.tolist(), model.mesh_vertnum.tolist(), strict=True)
    meshes = (model.mesh_vert[first : first + count] for first, count in places)
    return [outermost(mesh, MOST_OF_ROBOTS).tolist() for mesh in meshes]


def _moving(mujoco: Any, model: Any) -> list[dict[str, list[float]]]:
    """Return where each body is in the first key frame, and how it moves.

    Speeds are those of the body's origin in ground axes [m/s], and in its own axes [rad/s].
    """
    import numpy as np

    data = mujoco.MjData(model)
    mujoco.mj_resetDataKeyframe(model, data, 0)
    for work_out in (mujoco.mj_kinematics, mujoco.mj_comPos, mujoco.mj_comVel):
        work_out(model, data)
    found = []
    for i in range(model.nbody):
        speeds = np.zeros(6)
        mujoco.mj_objectVelocity(model, data, mujoco.mjtObj.mjOBJ_XBODY, i, speeds, 0)
        R = data.xmat[i].reshape(3, 3)
        found.append(
            {
                "position": data.xpos[i].tolist(),
                "quaternion": data.xquat[i].tolist(),
                "velocity": speeds[3:].tolist(),
                "angular_velocity": (R.T @ speeds[:3]).tolist(),
            }
        )
    return found


def svg_outlines(path: str) -> dict[str, Any]:
    """Return the outlines of a drawing in SVG, in its own units, y downwards.

    The unit is that of the drawing's own coordinates, in pixels of CSS, or in metres where the
    file says how large it is.
    """
    try:
        import svgelements as svg
    except ImportError:
        raise RefusedError(
            "SVG needs the library 'svgelements': pip install 'kanevas[exchange]'."
        ) from None
    try:
        source, nested = _without_what_is_not_drawn(path)
        drawing = svg.SVG.parse(source, reify=False)
        within = svg.Matrix(drawing.viewbox_transform or "")
        drawn = _Drawn(~within, {"svg": nested} if nested else {})
        drawn.add_all(drawing, "")
        return {
            "outlines": [each for each in drawn.found if each],
            "omitted": drawn.omitted,
            "pixels": math.sqrt(abs(within.determinant)),
            "metres": _said_of_svg(drawing),
        }
    except RefusedError:
        raise
    except MemoryError:
        raise
    except Exception as error:
        raise RefusedError("holds no drawing that can be read") from error


def _without_what_is_not_drawn(path: str) -> tuple[io.BytesIO, int]:
    """Return a drawing without what svgelements draws wrongly, and how many drawings within."""
    tree = ET.parse(path)
    nested = 0
    for parent in list(tree.iter()):
        for child in list(parent):
            kind = str(child.tag).rpartition("}")[2]
            nested += kind == "svg"
            if kind in NOT_DRAWN:
                parent.remove(child)
    source = io.BytesIO()
    tree.write(source)
    source.seek(0)
    return source, nested


def _said_of_svg(drawing: Any) -> float | None:
    """Return how large a unit of a drawing's coordinates is [m]; None where it does not say."""
    sizes = []
    for side in ("width", "height"):
        found = re.fullmatch(
            r"\s*([0-9.eE+-]+)\s*([a-zA-Z]+)\s*", str(drawing.values.get(side, ""))
        )
        if found and found[2] in PHYSICAL:
            box = getattr(drawing.viewbox, side, None) if drawing.viewbox else None
            size = float(found[1]) * PHYSICAL[found[2]]
            sizes.append(size / float(box) if box else PHYSICAL["in"] / 96)
    return min(sizes) if sizes else None


class _Drawn:
    """Gathers the outlines of a drawing in SVG; ``back`` takes pixels to its own coordinates."""

    def __init__(self, back: Any, omitted: dict[str, int]) -> None:
        self.found: list[Any] = []
        self.omitted = omitted
        self._back = back

    def add_all(self, group: Any, around: str) -> None:
        """Add what a group holds, in a layer whose name is ``around``."""
        import svgelements as svg

        for each in group:
            values = getattr(each, "values", {})
            own = values.get("attributes", {})
            label = own.get(INKSCAPE + "label") or own.get("id") or ""
            if isinstance(each, svg.Shape) and values.get("visibility") in ("hidden", "collapse"):
                self._omit("hidden")
            elif isinstance(each, svg.Shape):
                self._add(each, around or label)
            elif isinstance(each, list):
                self.add_all(each, around or (label if label.lower() in OF_GROUND else ""))
            elif own.get("tag") in ("text", "image"):
                self._omit(own["tag"])

    def _add(self, shape: Any, name: str) -> None:
        import svgelements as svg

        if isinstance(shape, (svg.Circle, svg.Ellipse)):
            m, rx, ry = svg.Matrix(shape.transform) * self._back, float(shape.rx), float(shape.ry)
            a, b = complex(m.a, m.b) * rx, complex(m.c, m.d) * ry
            skew = abs((a * b.conjugate()).real)
            if abs(abs(a) - abs(b)) <= ROUND * abs(a) and skew <= ROUND * abs(a) ** 2:
                center = m.point_in_matrix_space((shape.cx, shape.cy))
                self.found.append(_circle(name, center.x, center.y, abs(a)))
                return
        # points are moved, not curves: svgelements shears arcs wrongly
        whole = svg.Path(shape)
        moved = svg.Matrix(whole.transform) * self._back
        for part in whole.as_subpaths():
            self.found.append(_sampled(svg.Path(part), moved, name))
            _see_bound(self.found)

    def _omit(self, kind: str) -> None:
        self.omitted[kind] = self.omitted.get(kind, 0) + 1


def _sampled(path: Any, moved: Any, name: str) -> Any:
    import svgelements as svg

    places: list[Any] = []
    corners: list[tuple[Any, float]] = []  # where lines and arcs begin, with the bulge of each
    is_curved, turn = True, _turns_round(moved)
    for piece in path:
        if isinstance(piece, (svg.Move, svg.Line)):
            places.append(piece.end)
            corners.append((piece.end, 0.0))
            is_curved &= isinstance(piece, svg.Move)
        elif not isinstance(piece, svg.Close):
            sampled = [piece.point(k / PIECES) for k in range(1, PIECES + 1)]
            places += sampled
            if turn and corners and isinstance(piece, svg.Arc) and _is_of_circle(piece):
                corners[-1] = (corners[-1][0], turn * math.tan(float(piece.sweep) / 4))
                sampled = [piece.end]
            corners += [(place, 0.0) for place in sampled]
    closed = any(isinstance(piece, svg.Close) for piece in path)
    if not places:
        return None
    points = [(float(p.x), float(p.y)) for p in map(moved.point_in_matrix_space, places)]
    there = ((moved.point_in_matrix_space(place), bulge) for place, bulge in corners)
    outline = [(float(p.x), float(p.y), bulge) for p, bulge in there]
    return (is_curved and _round(points, name)) or _line(name, outline, closed)


def _is_of_circle(arc: Any) -> bool:
    return bool(abs(arc.rx - arc.ry) <= ALIKE * arc.rx)


def _turns_round(m: Any) -> float:
    """Return 1 of a matrix that leaves circles round, -1 if it is a mirror, 0 of all others."""
    a, b = complex(m.a, m.b), complex(m.c, m.d)
    skew = abs((a * b.conjugate()).real)
    if abs(abs(a) - abs(b)) > ALIKE * abs(a) or skew > ALIKE * abs(a) ** 2:
        return 0.0
    return 1.0 if m.a * m.d - m.b * m.c > 0.0 else -1.0


def _line(name: str, corners: list[tuple[float, float, float]], closed: bool) -> dict[str, Any]:
    """Return an outline: x and y of its corners, with the bulge of what begins there.

    A bulge is the tangent of a quarter of the angle by which an arc turns to the left, 0 of a line.
    """
    return {"name": name, "points": corners, "closed": closed, "circle": None}


def _round(points: list[Any], name: str) -> Any:
    """Return the circle on which points of curves lie, all around; None where they do not."""
    if points[0] != points[-1] and math.dist(points[0], points[-1]) > ROUND * math.dist(
        points[0], points[len(points) // 2]
    ):
        return None
    x, y = zip(*points, strict=True)
    middle = ((min(x) + max(x)) / 2, (min(y) + max(y)) / 2)
    radii = [math.dist(point, middle) for point in points]
    radius = (max(x) - min(x) + max(y) - min(y)) / 4
    if len(points) < PIECES or max(abs(each - radius) for each in radii) > 3 * ROUND * radius:
        return None
    return _circle(name, *middle, radius)


def dxf_outlines(path: str) -> dict[str, Any]:
    """Return the outlines of a drawing in DXF, in its own units, y upwards."""
    try:
        import ezdxf
    except ImportError:
        raise RefusedError(
            "DXF needs the library 'ezdxf': pip install 'kanevas[exchange]'."
        ) from None
    try:
        document = ezdxf.readfile(path)
        found: list[Any] = []
        omitted: dict[str, int] = {}
        off = {
            layer.dxf.name.lower()
            for layer in document.layers
            if layer.is_off() or layer.is_frozen()
        }
        for seen, (entity, name) in enumerate(_entities(document.modelspace(), "", 0)):
            if seen > MOST_PARTS:
                raise RefusedError("has more outlines than any mechanism")
            kind = entity.dxftype()
            hidden = entity.dxf.layer.lower() in off or entity.dxf.get("invisible", 0)
            if hidden or name.lower() == "defpoints":
                omitted["hidden"] = omitted.get("hidden", 0) + 1
            elif (drawn := _drawn_of_dxf(entity, name)) is not None:
                found.append(drawn)
            else:
                omitted[kind] = omitted.get(kind, 0) + 1
            _see_bound(found)
    except RefusedError:
        raise
    except MemoryError:
        raise
    except Exception as error:
        raise RefusedError("holds no drawing that can be read") from error
    unit = int(document.header.get("$INSUNITS", 0))
    return {"outlines": found, "omitted": omitted, "metres": INSUNITS.get(unit)}


def _entities(space: Any, block: str, depth: int) -> Iterator[tuple[Any, str]]:
    """Yield what is drawn, with its name: that of its layer, or of the block that it is part of."""
    if depth > DEEPEST:
        raise RefusedError("has blocks within blocks without end")
    for entity in space:
        layer = entity.dxf.layer
        name = layer if layer != "0" else block or layer
        if entity.dxftype() != "INSERT":
            yield entity, name
            continue
        name = name if name != "0" else entity.dxf.name
        for each in entity.multi_insert() if entity.mcount > 1 else (entity,):
            yield from _entities(each.virtual_entities(), name, depth + 1)


def _drawn_of_dxf(entity: Any, name: str) -> Any:
    from ezdxf import path as paths

    if entity.dxftype() == "CIRCLE" and abs(entity.dxf.extrusion.z) > 1 - ROUND:
        center = entity.ocs().to_wcs(entity.dxf.center)
        return _circle(name, center.x, center.y, entity.dxf.radius)
    if entity.dxftype() not in OUTLINES_OF_DXF:
        return None
    try:
        made = paths.make_path(entity)
    except (TypeError, ValueError, ZeroDivisionError):
        return None  # a mesh, or a curve of no length
    box = paths.bbox([made])
    slack = max(box.size.x, box.size.y, 1e-12) / 1000 if box.has_data else 1.0
    points = [(p.x, p.y) for p in made.flattening(slack)]
    is_curved = all(each.type.name != "LINE_TO" for each in made.commands())
    round_one = _round(points, name) if is_curved and made.is_closed and points else None
    corners = _with_bulges(entity) or [(x, y, 0.0) for x, y in points]
    return round_one or _line(name, corners, made.is_closed)


def _with_bulges(entity: Any) -> list[tuple[float, float, float]] | None:
    """Return the corners of lines and arcs in DXF; None of other curves, and of what leans."""
    kind, ocs, up = entity.dxftype(), entity.ocs(), entity.dxf.extrusion.z
    if abs(up) < 1 - ALIKE:
        return None
    sense = math.copysign(1.0, up)  # seen from below, left is right
    if kind == "LWPOLYLINE":
        corners = [(x, y, bulge) for x, y, bulge in entity.get_points("xyb")]
    elif kind == "ARC":
        start, end, center = entity.dxf.start_angle, entity.dxf.end_angle, entity.dxf.center
        bulge, r = math.tan(math.radians((end - start) % 360.0) / 4), entity.dxf.radius
        ends = ((math.radians(start), bulge), (math.radians(end), 0.0))
        corners = [(center.x + r * math.cos(a), center.y + r * math.sin(a), b) for a, b in ends]
    else:
        return None
    placed = ocs.points_to_wcs([(x, y, 0.0) for x, y, _ in corners])
    bulges = [sense * bulge for _, _, bulge in corners]
    return [(at.x, at.y, bulge) for at, bulge in zip(placed, bulges, strict=True)]


def _circle(name: str, x: float, y: float, radius: float) -> dict[str, Any]:
    return {"name": name, "points": [], "closed": True, "circle": [float(x), float(y), radius]}


def _see_bound(found: list[Any]) -> None:
    if len(found) > MOST_OUTLINES:
        raise RefusedError("has more outlines than any mechanism")


OF_GROUND = frozenset({"ground", "frame", "base", "gestell", "rahmen"})
PIECES = 8  # of a curved piece of a path
ROUND = 1e-3  # of its radius: how far a circle that a program drew of curves is from one
ALIKE = 1e-9  # by so much the radii of an arc of a circle differ
MOST_OUTLINES = 5000
MOST_PARTS = 50_000  # of a drawing in DXF, of which most may be no outlines
DEEPEST = 20  # blocks within blocks
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
NOT_DRAWN = frozenset({"clipPath", "marker", "mask", "pattern", "svg"})
# m, as CSS has them
PHYSICAL = {
    "mm": 1e-3, "cm": 1e-2, "in": 0.0254, "pt": 0.0254 / 72, "pc": 0.0254 / 6, "Q": 0.25e-3,
}  # fmt: skip
OUTLINES_OF_DXF = frozenset(
    {"CIRCLE", "LWPOLYLINE", "POLYLINE", "LINE", "ARC", "SPLINE", "ELLIPSE"}
)
# of the header of DXF [m]
INSUNITS = {
    1: 0.0254, 2: 0.3048, 3: 1609.344, 4: 1e-3, 5: 1e-2, 6: 1.0, 7: 1e3, 8: 2.54e-8, 9: 2.54e-5,
    10: 0.9144, 11: 1e-10, 12: 1e-9, 13: 1e-6, 14: 0.1, 15: 10.0, 16: 100.0, 17: 1e9,
    21: 1200 / 3937, 22: 100 / 3937, 23: 3600 / 3937,
}  # fmt: skip

OF_A_METRE = "* meters"
COLLADA = "collada"  # the module of pycollada, by which trimesh reads such files
DISABLE = "mjDSBL_"  # how the flags of MuJoCo begin

COMPILED = """
    body_parentid body_pos body_quat body_mass body_ipos body_iquat body_inertia body_jntadr
    body_jntnum body_geomadr body_geomnum geom_dataid jnt_type jnt_pos jnt_axis jnt_limited
    jnt_range jnt_stiffness jnt_dofadr jnt_qposadr qpos0 qpos_spring dof_damping dof_frictionloss
    dof_armature eq_type eq_objtype eq_obj1id eq_obj2id eq_data eq_active0 geom_type geom_pos
    geom_quat geom_size geom_rgba geom_group tendon_adr tendon_num tendon_stiffness
    tendon_damping tendon_lengthspring tendon_length0 wrap_type wrap_objid wrap_prm
    site_bodyid site_pos site_quat dof_jntid body_gravcomp body_mocapid tendon_limited
    tendon_frictionloss geom_contype geom_conaffinity geom_friction geom_condim geom_margin
    geom_priority actuator_trntype actuator_trnid actuator_gear actuator_dyntype actuator_dynprm
    actuator_gaintype actuator_gainprm actuator_biastype actuator_biasprm actuator_ctrllimited
    actuator_ctrlrange actuator_forcelimited actuator_forcerange actuator_actlimited
    actuator_actrange actuator_actadr actuator_actnum actuator_group jnt_actfrclimited
    jnt_actfrcrange
    exclude_signature pair_dim
""".split()  # noqa: SIM905 - a table

TASKS: dict[str, Callable[[Any], Any]] = {
    "mesh_hulls": mesh_hulls,
    "mesh_masses": mesh_masses,
    "svg_outlines": svg_outlines,
    "dxf_outlines": dxf_outlines,
    "compiled_mjcf": compiled_mjcf,
}

if __name__ == "__main__":
    main(sys.argv[1])
