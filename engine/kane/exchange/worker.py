"""A program of its own: lets a library read a file, and writes what it found as JSON.

Libraries for meshes, drawings and MuJoCo's compiler trust what they read, and some are written in
C. Whatever they do over a damaged or hostile file ends this process alone, which may take only so
much memory and time. It needs nothing of Kanevas, so that it is up quickly.
"""

import contextlib
import json
import math
import signal
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

MEMORY = 3 * 2**30  # bytes of addresses, those of the libraries among them
PATIENCE = 45  # s
MOST_CORNERS = 64  # of a hull


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
    if hasattr(signal, "alarm"):
        signal.alarm(PATIENCE)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def mesh_extents(paths: list[str]) -> list[Any]:
    """Return lowest and highest coordinates of meshes; None for what holds no mesh."""
    return [_extents(path) for path in paths]


def _extents(path: str) -> Any:
    trimesh = _trimesh()
    try:
        bounds = trimesh.load_scene(path, skip_materials=True).bounds
    except MemoryError:
        raise
    except Exception:  # whatever a library may raise over a broken file
        return None
    if bounds is None or not all(map(math.isfinite, bounds.ravel())):
        return None
    return bounds.tolist()


def mesh_masses(path: str) -> dict[str, Any]:
    """Return volume, centre, inertia at density 1, bounds and hull of a mesh, in its own units."""
    trimesh = _trimesh()
    try:
        mesh = trimesh.load_scene(path, skip_materials=True).to_mesh()
        mesh.merge_vertices(merge_tex=True, merge_norm=True)
        numbers = mesh.mass_properties
        found = {
            "volume": float(numbers.volume),
            "center": numbers.center_mass.tolist(),
            "inertia": numbers.inertia.tolist(),
            "bounds": mesh.bounds.tolist(),
            "closed": bool(mesh.is_watertight and mesh.is_winding_consistent),
        }
        convex = mesh.convex_hull
        hull = convex.mass_properties
        found["corners"] = outermost(convex.vertices).tolist()
        found["hull"] = {
            "volume": float(hull.volume),
            "center": hull.center_mass.tolist(),
            "inertia": hull.inertia.tolist(),
        }
    except MemoryError:
        raise
    except Exception as error:  # whatever a library may raise over a broken file
        raise RefusedError("holds no mesh that can be read") from error
    return found


def outermost(corners: Any) -> Any:
    """Return the corners of a hull, (n, 3); of many those that are outermost along some ways."""
    import numpy as np

    if len(corners) <= MOST_CORNERS:
        return corners
    # ways that are spread evenly over a sphere, along a spiral of the golden angle
    k = np.arange(MOST_CORNERS)
    z = 1.0 - (2.0 * k + 1.0) / MOST_CORNERS
    turn, r = k * np.pi * (3.0 - 5.0**0.5), np.sqrt(1.0 - z * z)
    ways = np.column_stack((r * np.cos(turn), r * np.sin(turn), z))
    return corners[np.unique((corners @ ways.T).argmax(axis=0))]


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
        }
        if model.nkey
        else None,
        "gravity": list(model.opt.gravity),
        "name": model.names[: model.names.index(b"\0")].decode(),
        **{name: getattr(model, name).tolist() for name in COMPILED},
    }


def svg_outlines(path: str) -> dict[str, Any]:
    """Return the outlines of a drawing in SVG, in its pixels, y downwards."""
    try:
        import svgelements as svg
    except ImportError:
        raise RefusedError(
            "SVG needs the library 'svgelements': pip install 'kanevas[exchange]'."
        ) from None
    try:
        drawing = _with_both_sizes(svg.SVG.parse(path, reify=True), path)
        found: list[Any] = []
        for shape in drawing.elements():
            if not isinstance(shape, svg.Shape) or isinstance(shape, svg.SVGText):
                continue
            name = shape.id or ""
            if isinstance(shape, (svg.Circle, svg.Ellipse)) and shape.rx == shape.ry:
                center = shape.implicit_center
                found.append(_circle(name, center.x, center.y, shape.implicit_rx))
                continue
            for part in svg.Path(shape).as_subpaths():
                found.append(_sampled(svg.Path(part), name))
                _see_bound(found)
    except RefusedError:
        raise
    except MemoryError:
        raise
    except Exception as error:
        raise RefusedError("holds no drawing that can be read") from error
    return {"outlines": [each for each in found if each], "unit": None}


def _with_both_sizes(drawing: Any, path: str) -> Any:
    """Return a drawing in SVG, read anew with the other size where it gives width or height alone.

    A drawing that fits its view box is as wide to its height as that is.
    """
    import svgelements as svg

    box, given = drawing.viewbox, drawing.values.get("attributes", {})
    sized = [name for name in ("width", "height") if not given.get(name, "%").strip().endswith("%")]
    if box is None or len(sized) != 1 or not (box.width and box.height):
        return drawing
    ratio = box.width / box.height
    if sized == ["width"]:
        return svg.SVG.parse(path, reify=True, height=drawing.width / ratio)
    return svg.SVG.parse(path, reify=True, width=drawing.height * ratio)


def _sampled(path: Any, name: str) -> Any:
    import svgelements as svg

    points: list[Any] = []
    for piece in path:
        if isinstance(piece, (svg.Move, svg.Line)):
            points.append((piece.end.x, piece.end.y))
        elif not isinstance(piece, svg.Close):
            for k in range(1, PIECES + 1):
                at = piece.point(k / PIECES)
                points.append((at.x, at.y))
    closed = any(isinstance(piece, svg.Close) for piece in path)
    return {"name": name, "points": points, "closed": closed, "circle": None} if points else None


def dxf_outlines(path: str) -> dict[str, Any]:
    """Return the outlines of a drawing in DXF, in its own units, y upwards."""
    try:
        import ezdxf
        from ezdxf import path as paths
    except ImportError:
        raise RefusedError(
            "DXF needs the library 'ezdxf': pip install 'kanevas[exchange]'."
        ) from None
    kinds = {"LWPOLYLINE", "POLYLINE", "LINE", "ARC", "SPLINE", "ELLIPSE"}
    try:
        document = ezdxf.readfile(path)
        hidden = {
            layer.dxf.name for layer in document.layers if layer.is_off() or layer.is_frozen()
        }
        found: list[Any] = []
        for seen, (name, entity) in enumerate(_drawn(document.modelspace(), "", hidden)):
            if seen > MOST_PARTS:
                raise RefusedError("has more outlines than any mechanism")
            if entity.dxftype() == "CIRCLE":
                center = entity.ocs().to_wcs(entity.dxf.center)
                found.append(_circle(name, center.x, center.y, entity.dxf.radius))
            elif entity.dxftype() in kinds:
                made = paths.make_path(entity)
                box = paths.bbox([made])
                slack = max(box.size.x, box.size.y, 1e-12) / 1000 if box.has_data else 1.0
                points = [(p.x, p.y) for p in made.flattening(slack)]
                found.append(
                    {"name": name, "points": points, "closed": made.is_closed, "circle": None}
                )
            _see_bound(found)
    except RefusedError:
        raise
    except MemoryError:
        raise
    except Exception as error:
        raise RefusedError("holds no drawing that can be read") from error
    return {"outlines": found, "unit": int(document.header.get("$INSUNITS", 0))}


def _drawn(
    entities: Iterable[Any], within: str, hidden: Collection[str], depth: int = 0
) -> Iterator[tuple[str, Any]]:
    """Yield what is seen of a drawing in DXF, with the name of its part: layer, or else block.

    What blocks hold stands where they are inserted; in layer 0 it goes with its block, as DXF has
    it.
    """
    if depth > DEEPEST:
        raise RefusedError("has blocks within blocks without end")
    for entity in entities:
        layer = entity.dxf.layer
        if layer in hidden:
            continue
        name = within if layer == "0" else layer
        if entity.dxftype() != "INSERT":
            yield name, entity
            continue
        for each in entity.multi_insert() if entity.mcount > 1 else (entity,):
            yield from _drawn(each.virtual_entities(), name or each.dxf.name, hidden, depth + 1)


def _circle(name: str, x: float, y: float, radius: float) -> dict[str, Any]:
    return {"name": name, "points": [], "closed": True, "circle": [x, y, radius]}


def _see_bound(found: list[Any]) -> None:
    if len(found) > MOST_OUTLINES:
        raise RefusedError("has more outlines than any mechanism")


PIECES = 8  # of a curved piece of a path
MOST_OUTLINES = 5000
MOST_PARTS = 50_000  # of a drawing in DXF, of which most may be no outlines
DEEPEST = 20  # blocks within blocks

COMPILED = """
    body_parentid body_pos body_quat body_mass body_ipos body_iquat body_inertia body_jntadr
    body_jntnum body_geomadr body_geomnum jnt_type jnt_pos jnt_axis jnt_limited jnt_range
    jnt_stiffness jnt_dofadr jnt_qposadr qpos0 qpos_spring dof_damping dof_frictionloss
    dof_armature eq_type eq_objtype eq_obj1id eq_obj2id eq_data eq_active0 geom_type geom_pos
    geom_quat geom_size geom_aabb geom_rgba geom_group tendon_adr tendon_num tendon_stiffness
    tendon_damping tendon_lengthspring wrap_type wrap_objid site_bodyid site_pos
""".split()  # noqa: SIM905 - a table

TASKS: dict[str, Callable[[Any], Any]] = {
    "mesh_extents": mesh_extents,
    "mesh_masses": mesh_masses,
    "svg_outlines": svg_outlines,
    "dxf_outlines": dxf_outlines,
    "compiled_mjcf": compiled_mjcf,
}

if __name__ == "__main__":
    main(sys.argv[1])
