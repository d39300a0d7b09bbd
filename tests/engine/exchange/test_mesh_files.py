"""Solids that URDF and SDF have no words for: as meshes beside the file, and back."""

import msgspec
import numpy as np
import pytest

from kane.elements.contacts import PlaneContact
from kane.elements.shapes import Box, Cone, Polygon, Polyhedron
from kane.errors import FileError
from kane.exchange.findings import page
from kane.exchange.formats import export_model, import_model
from kane.parts import Body, Model, Revolute

pytest.importorskip("trimesh", reason="an extra: pip install 'kanevas[exchange]'")

CORNERS = ((0.1, 0.0, 0.0), (1 / 3, 0.2, 0.0), (0.0, 0.3, 0.1), (0.1, 0.1, np.pi / 10))
L_SHAPED = ((0.0, 0.0), (0.3, 0.0), (0.3, 0.1), (0.1, 0.1), (0.1, 0.3), (0.0, 0.3))
SHAPES = (
    Polyhedron(points=CORNERS),
    Cone(base=(0.0, 0.0, 0.0), apex=(0.0, 0.1, 0.3), radius=0.1),
    Polygon(points=L_SHAPED, z=0.1, thickness=0.02),
    Box(center=(0.0, 0.0, 0.0), size=(0.1, 0.2, 0.3)),
)


def model_of(*shapes, name="rod: a/b"):
    rod = Body(name="rod", mass=1.0, inertia=(0.1, 0.1, 0.1), shapes=shapes, position=(0, 0, 0))
    hinge = Revolute(name="h", body_a="ground", body_b="rod", axis_a=(0, 1, 0), axis_b=(0, 1, 0))
    return Model(title=name, bodies=(rod,), joints=(hinge,), gravity=(0.0, 0.0, -9.81))


@pytest.mark.parametrize("suffix", ["urdf", "sdf"])
def test_solids_are_meshes_beside_the_file_and_come_back(suffix, tmp_path):
    path = tmp_path / f"out.{suffix}"
    exported = export_model(model_of(*SHAPES), path)
    words = str(page(exported.findings))
    assert "rod: solids, plates and cones: as meshes in 'meshes'" in words
    assert "rod: round sides of cones and plates: as flat ones" in words
    assert "Left out" not in words
    written = sorted((tmp_path / "meshes").iterdir())
    assert len(written) == len(exported.files) == 3
    solid, cone, plate, box = import_model(path).model.bodies[0].shapes
    assert set(solid.points) == set(CORNERS)  # to the last digit
    assert box == SHAPES[3]
    assert np.ptp([x for x, _, _ in plate.points]) == pytest.approx(0.3, abs=1e-15)
    assert (0.0, 0.1, 0.3) in {tuple(np.round(each, 12)) for each in cone.points}


def test_what_touches_comes_back_as_what_touches(tmp_path):
    floor = PlaneContact(name="floor", body_a="ground", body_b="rod", point_a=(0.0, 0.0, -1.0))
    model = model_of(msgspec.structs.replace(SHAPES[0], touches=True))
    path = tmp_path / "out.urdf"
    exported = export_model(msgspec.structs.replace(model, contacts=(floor,)), path)
    assert exported.content.count(b"<mesh ") == 2
    (shape,) = import_model(path).model.bodies[0].shapes
    assert shape.touches
    assert set(shape.points) == set(CORNERS)


def test_two_files_of_a_folder_leave_each_other_their_meshes(tmp_path):
    moved = Polyhedron(points=tuple((x + 1, y, z) for x, y, z in CORNERS))
    export_model(model_of(SHAPES[0]), tmp_path / "a.urdf")
    export_model(model_of(moved), tmp_path / "b.urdf")
    export_model(model_of(SHAPES[0]), tmp_path / "c.sdf")  # the same mesh again
    assert len(list((tmp_path / "meshes").iterdir())) == 2
    (shape,) = import_model(tmp_path / "a.urdf").model.bodies[0].shapes
    assert set(shape.points) == set(CORNERS)


def test_without_such_solids_there_is_no_folder(tmp_path):
    export_model(model_of(SHAPES[3]), tmp_path / "a.urdf")
    assert [each.name for each in tmp_path.iterdir()] == ["a.urdf"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "meshes").write_text("in the way")
    with pytest.raises(FileError, match=r"Cannot write .*meshes"):
        export_model(model_of(SHAPES[0]), tmp_path / "a.urdf")
    assert not (tmp_path / "a.urdf").exists()
