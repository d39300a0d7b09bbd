import json

import pytest
from msgspec import inspect
from tests.engine.helpers import MODELS, pendulum, random_model
from tests.models import OSCILLATOR, oscillator_of_parameters

from kane.elements.body import Body, InertiaTensor
from kane.elements.orientation import AxisAngle
from kane.files.model_json import dumps, load
from kane.model import Model, SolverSettings
from kane.model.numbers import expected, places, with_values

MODEL = inspect.type_info(Model)


def values(content):
    return {place.path: place.value for place in places(MODEL, content)}


def test_places_name_elements_rather_than_counting_them():
    found = values(oscillator_of_parameters())
    assert found["gravity[2]"] == 0
    assert found["L.value"] == 0.5
    assert found["ramp.points[1][0]"] == 0.1
    assert found["mass.position[0]"] == 0.6
    assert found["mass.shapes[1].points[2][1]"] == 0.1
    assert found["mass.orientation.axis[1]"] == 0.5
    assert found["spring.free_length"] == 0.5
    assert found["solver.rtol"] == 1e-12


def test_positions_are_those_of_faults():
    found = {place.path: place.position for place in places(MODEL, oscillator_of_parameters())}
    assert found["mass.shapes[1].points[2][1]"] == "bodies[0].shapes[1].points[2][1]"
    assert found["gravity[2]"] == "gravity[2]"
    assert found["solver.duration"] == "solver.duration"


def test_laws_are_no_numbers_of_the_model():
    found = values(oscillator_of_parameters())
    assert "none.point[0]" in found
    assert not any(path.startswith("none.force") for path in found)


def test_numbers_of_a_union_are_those_of_the_member_at_hand():
    tensor = InertiaTensor(xx=1.0, yy=2.0, zz=2.5)
    turn = AxisAngle(axis=(0.0, 0.0, 1.0), angle=0.3)
    found = values(Model(bodies=(Body(name="b", inertia=tensor, orientation=turn, density=1.0),)))
    assert found["b.inertia.zz"] == 2.5
    assert found["b.orientation.angle"] == 0.3
    assert found["b.density"] == 1.0
    assert "b.mass" not in found
    assert values(pendulum())["rod.inertia[2]"] == 0.25


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_a_model_and_its_file_have_the_same_numbers_at_the_same_paths(path):
    model = load(path)
    in_file, in_memory = values(json.loads(dumps(model))), values(model)
    texts = {formula.path: formula.text for formula in model.formulas}
    assert in_file
    assert in_file.items() <= (in_memory | texts).items()


def test_no_two_numbers_have_the_same_path():
    paths = [place.path for place in places(MODEL, random_model(3, bodies=5))]
    assert len(set(paths)) == len(paths)


def test_an_element_called_solver_shares_no_path_with_the_settings():
    """``solver.duration`` is a setting, ``solver.mass`` the mass of a body of that name."""
    settings = {place for place in SolverSettings.__struct_fields__ if place != "method"}
    for field in MODEL.fields:
        kind = field.type
        while isinstance(kind, inspect.Metadata):
            kind = kind.type
        if isinstance(kind, inspect.VarTupleType):
            item = kind.item_type
            records = item.types if isinstance(item, inspect.UnionType) else [item]
            for record in records:
                if not isinstance(record, inspect.StructType):
                    continue  # names, as those of ``hidden``
                assert not settings & {entry.name for entry in record.fields}


@pytest.mark.parametrize(
    "content",
    [
        {"bodies": None},
        {"bodies": [None, 3, "text", [], {}]},
        {"bodies": [{"name": 3, "mass": [], "position": {}, "orientation": "up", "shapes": [1]}]},
        {"bodies": [{"shapes": [{"type": "torus", "radius": "r"}, {"radius": "r"}]}]},
        {"gravity": 3, "solver": [], "parameters": {}},
    ],
)
def test_what_is_not_of_its_type_has_no_numbers_or_is_left_to_other_checks(content):
    assert all(place.path for place in places(MODEL, content))


def test_numbers_are_put_into_models_and_files_alike():
    numbers = {
        ("gravity", 1): -1.0,
        ("bodies", 0, "mass"): 5.0,
        ("bodies", 0, "shapes", 1, "points", 2, 1): 0.7,
    }
    model = oscillator_of_parameters()
    changed = with_values(model, numbers)
    assert changed.gravity == (0.0, -1.0, 0.0)
    assert changed.bodies[0].mass == 5.0
    assert changed.bodies[0].shapes[1].points == ((0.0, 0.0), (0.1, 0.0), (0.0, 0.7))
    assert changed.springs is model.springs
    plain = with_values(OSCILLATOR, numbers)
    assert plain["bodies"][0]["shapes"][1]["points"] == [[0, 0], ["A", 0], [0, 0.7]]
    assert OSCILLATOR["bodies"][0]["mass"] == "m"


@pytest.mark.parametrize(
    ("limits", "number", "words"),
    [
        ({}, 1e300, None),
        ({}, float("inf"), "must be a finite number"),
        ({}, float("nan"), "must be a finite number"),
        ({"gt": 0}, 0.0, "must be positive"),
        ({"gt": 2}, 2.0, "must be greater than 2"),
        ({"ge": 0}, -1e-9, "must be zero or positive"),
        ({"ge": 0}, 0.0, None),
        ({"ge": 1e-14}, 0.0, "must be at least 1e-14"),
        ({"le": 0.1}, 0.2, "must be at most 0.1"),
        ({"ge": 1, "le": 2}, 1.5, None),
    ],
)
def test_limits_are_said_in_words(limits, number, words):
    assert expected(inspect.FloatType(**limits), number) == words
