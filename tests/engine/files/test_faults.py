"""Every way in which a model file can be wrong, with the place and the words that a user reads."""

import copy
import json

import pytest

from kane.elements.joints import JOINTS
from kane.errors import ModelError
from kane.files.model_json import loads

VALID = {
    "format": "kanevas-model",
    "version": 1,
    "parameters": [{"name": "m1", "value": 2.0}, {"name": "width", "value": 1.0}],
    "bodies": [
        {"name": "a", "mass": 1.0, "inertia": [1.0, 1.0, 1.0]},
        {
            "name": "b",
            "mass": 1.0,
            "inertia": [1.0, 1.0, 1.0],
            "orientation": {"axis": [0.0, 0.0, 1.0], "angle": 0.3},
            "shapes": [
                {"type": "disc", "radius": 1.0, "thickness": 0.1},
                {"type": "polygon", "points": [[0, 0], [1, 0], [0, 1]], "thickness": 0.1},
            ],
        },
    ],
    "joints": [{"type": "ball", "name": "j", "body_a": "ground", "body_b": "a"}],
    "springs": [{"name": "s", "body_a": "a", "body_b": "b", "stiffness": 10.0}],
    "forces": [{"name": "f", "body": "a", "force": [0, 0, 1]}],
    "torques": [{"name": "t", "body": "b", "torque": [0, 0, 1]}],
    "solver": {"method": "rk4"},
    "plots": [{"curves": ["a.x"]}],
}
METHODS_BY_NAME = (
    "'bdf', 'dop853', 'dopri5', 'esdirk43', 'euler', 'heun', 'lsoda', 'moreau', 'radau' or 'rk4'"
)
TAGS = [f"'{kind.__struct_config__.tag}'" for kind in JOINTS]
ANY_JOINT = f"{', '.join(TAGS[:-1])} or {TAGS[-1]}"
MISSING = object()

FAULTS = [
    # numbers
    ("bodies[1].mass", -1, "bodies[1].mass: must be zero or positive, is -1"),
    ("bodies[1].density", 0, "bodies[1].density: must be positive, is 0"),
    ("bodies[0].mass", True, "bodies[0].mass: must be a number, is true"),
    ("solver.duration", None, "solver.duration: must be a number, is null"),
    ("bodies[0].mass", {}, "bodies[0].mass: must be a number, is a group { }"),
    # formulas
    (
        "bodies[0].mass",
        "heavy",
        "bodies[0].mass: column 1: expected the name of a parameter, found 'heavy'",
    ),
    (
        "bodies[0].mass",
        "2*widht",
        (
            "bodies[0].mass: column 3: expected the name of a parameter, found 'widht'; did you "
            "mean 'width'?"
        ),
    ),
    (
        "bodies[0].mass",
        "2 kg",
        (
            "bodies[0].mass: column 3: expected an operator, found 'kg'; use * to multiply; units "
            "are not written here, all values are in SI units"
        ),
    ),
    (
        "solver.duration",
        "1,5",
        (
            "solver.duration: column 2: expected an operator, found ','; decimals have a point, as "
            "in 0.5"
        ),
    ),
    (
        "solver.duration",
        "",
        "solver.duration: column 1: expected a number or a name, found the end",
    ),
    (
        "springs[0].stiffness",
        "m1*t",
        (
            "springs[0].stiffness: column 4: expected numbers and parameters alone, found the time "
            "'t'; this number stays the same during a run"
        ),
    ),
    (
        "springs[0].stiffness",
        "2*speed('a')",
        (
            "springs[0].stiffness: column 3: expected numbers and parameters alone, found the "
            "measure 'speed'; this number stays the same during a run"
        ),
    ),
    (
        "springs[0].stiffness",
        "table('k', 2)",
        (
            "springs[0].stiffness: column 1: expected numbers and parameters alone, found the "
            "table 'k'; this number stays the same during a run"
        ),
    ),
    ("bodies[1].mass", "m1 - 4", "bodies[1].mass: must be zero or positive, 'm1 - 4' is -2"),
    ("solver.rtol", "m1", "solver.rtol: must be at most 0.1, 'm1' is 2"),
    ("gravity", [0, "1/(m1-2)", 0], "gravity[1]: must be a finite number, '1/(m1-2)' is inf"),
    (
        "gravity",
        [0, "m1 - m1*(1/0)*0" + "+ 1" * 9, 0],
        "gravity[1]: must be a finite number, 'm1 - m1*(1/0)*0+ 1+ 1+ 1+ 1+ 1+ 1+ 1+ 1…' is nan",
    ),
    (
        "bodies[1].shapes[1].points",
        [["m1", 0], [0, "wide"], [1, 1]],
        (
            "bodies[1].shapes[1].points[1][1]: column 1: expected the name of a parameter, found "
            "'wide'; did you mean 'width'?"
        ),
    ),
    ("bodies[0].particle", "m1", "bodies[0].particle: must be true or false, is 'm1'"),
    ("bodies[0].density", False, "bodies[0].density: must be a number, is false"),
    ("forces[0].force[1]", "", "forces[0].force[1]: must not be empty"),
    ("forces[0].force[1]", [], "forces[0].force[1]: must be a number, is a list"),
    # parameters
    (
        "parameters",
        [{"name": "a1", "value": "b1"}, {"name": "b1", "value": 1}],
        (
            "parameters[0].value: column 1: expected the name of a parameter before 'a1', found "
            "'b1', which comes after it; change their order"
        ),
    ),
    (
        "parameters",
        [{"name": "a1", "value": "1 + a1"}],
        "parameters[0].value: column 5: 'a1' is made of itself",
    ),
    (
        "parameters",
        [
            {"name": "a1", "value": "2*c1"},
            {"name": "b1", "value": "a1"},
            {"name": "c1", "value": "3 + b1"},
        ],
        (
            "parameters[0].value: column 3: parameters are made of each other in a circle: "
            "a1 → c1 → b1 → a1"
        ),
    ),
    (
        "parameters",
        [{"name": "a1", "value": "50 mm"}, {"name": "b1", "value": "2*a1"}],
        (
            "parameters[0].value: column 4: expected an operator, found 'mm'; use * to multiply; "
            "units are not written here, all values are in SI units"
        ),
    ),
    (
        "parameters",
        [{"name": "a1", "value": None}, {"name": "b1", "value": "2*a1"}],
        "parameters[0].value: must be a number, is null",
    ),
    ("formulas", [], "formulas: is not a known field"),
    ("springs[0].stiffness", -2, "springs[0].stiffness: must be zero or positive, is -2"),
    ("solver.rtol", 1, "solver.rtol: must be at most 0.1, is 1"),
    ("solver.rtol", 0, "solver.rtol: must be at least 1e-14, is 0"),
    ("solver.record_every", 0, "solver.record_every: must be positive, is 0"),
    # lists
    ("gravity", 9.81, "gravity: must be a list of 3 numbers, is 9.81"),
    ("gravity", [0, -9.81], "gravity: must have 3 entries, has 2"),
    ("gravity", [0, [], 0], "gravity[1]: must be a number, is a list"),
    ("bodies[0].inertia", [1, -1, 1], "bodies[0].inertia[1]: must be zero or positive, is -1"),
    ("bodies", {}, "bodies: must be a list [ ], is a group { }"),
    (
        "bodies[1].shapes[1].points",
        [[0, 0], [1, 1]],
        "bodies[1].shapes[1].points: must have at least 3 entries, has 2",
    ),
    # groups
    ("bodies[0]", 3, "bodies[0]: must be a group { } of fields, is 3"),
    ("bodies[0]", [], "bodies[0]: must be a group { } of fields, is a list"),
    (
        "bodies[0].mass",
        MISSING,
        "bodies[0].mass: is missing; give it, or a density of the shapes",
    ),
    ("plots[0].curves", MISSING, "plots[0].curves: is missing"),
    (
        "bodies[0].masse",
        1,
        "bodies[0].masse: is not a known field; did you mean 'mass'?",
    ),
    ("plots[0].curves[0]", "a.x rate", "plots[0].curves[0]: there is no quantity 'a.x rate'"),
    ("plots[0].against", "a.q", "plots[0].against: there is no quantity 'a.q'"),
    (
        "plots[0].q",
        1,
        (
            "plots[0].q: is not a known field; known are title, curves, right, hidden, against, "
            "spectrum, left_unit, right_unit, bottom_unit"
        ),
    ),
    # texts and choices
    ("title", 3, "title: must be text in quotes, is 3"),
    (
        "bodies[0].color",
        "red",
        "bodies[0].color: must match ^(?:#[0-9a-fA-F]{6})?$, is 'red'",
    ),
    ("solver.method", "rk5", f"solver.method: must be {METHODS_BY_NAME}, is 'rk5'"),
    ("forces[0].axes", "world", "forces[0].axes: must be 'body' or 'ground', is 'world'"),
    ("work_plane", "zx", "work_plane: must be 'xy', 'xz' or 'yz', is 'zx'"),
    # kinds
    ("joints[0].type", "hinge", f"joints[0].type: must be {ANY_JOINT}, is 'hinge'"),
    ("joints[0].type", MISSING, f"joints[0].type: must be {ANY_JOINT}, is missing"),
    (
        "bodies[1].shapes[0].type",
        "torus",
        (
            "bodies[1].shapes[0].type: must be 'rod', 'box', 'disc', 'sphere', 'capsule', 'cone', "
            "'polygon' or 'polyhedron', is 'torus'"
        ),
    ),
    # names
    *(
        (
            "bodies[0].name",
            name,
            (
                "bodies[0].name: must be a name of letters, digits, spaces and - + # ( ), "
                # control characters do not reach the terminal
                f"starting with a letter or digit, is '{name.encode('unicode_escape').decode()}'"
            ),
        )
        for name in ("", " a", "a ", "_a", "a.b", "a,b", "a/b", "a\n", "a\tb", "#a")
    ),
    (
        "bodies[0].name",
        "x" * 65,
        "bodies[0].name: must have at most 64 characters, has 65",
    ),
    ("joints[0].name", "a", "joints[0].name: must be unique, 'a' is the name of bodies[0]"),
    ("springs[0].name", "j", "springs[0].name: must be unique, 'j' is the name of joints[0]"),
    (
        "joints[0].name",
        "ground",
        "joints[0].name: must be unique, 'ground' is the name of the ground",
    ),
    (
        "forces[0].name",
        "system",
        "forces[0].name: must be unique, 'system' is the name of the system as a whole",
    ),
    # references
    ("joints[0].body_b", "c", "joints[0].body_b: there is no body 'c'"),
    ("forces[0].body", "j", "forces[0].body: there is no body 'j'"),
    ("forces[0].body", "ground", "forces[0].body: must be a body that can move, is 'ground'"),
    (
        "springs[0].body_b",
        "a",
        "springs[0].body_b: must differ from body_a, both are 'a'",
    ),
    ("plots[0].curves", ["a.y", "a.q"], "plots[0].curves[1]: there is no quantity 'a.q'"),
    # mechanics
    (
        "bodies[0].inertia",
        [1, 2, 3.5],
        (
            "bodies[0].inertia: the largest of the principal moments of inertia must not exceed "
            "the sum of the other two, is 3.5 against 3; no distribution of mass gives that; mend "
            "units, digits and signs, or leave them to shapes with a density"
        ),
    ),
    (
        "bodies[0].orientation",
        [0, 0, 0, 2],
        (
            "bodies[0].orientation: Euler parameters must have length 1, have 2; give [0, 0, 0, 1] "
            'for no turn, or {"axis": [0, 0, 1], "angle": 0.3}'
        ),
    ),
    (
        "bodies[1].orientation.axis",
        [0, 0, 0],
        "bodies[1].orientation.axis: must not be zero; give the direction of the turn",
    ),
    ("bodies[1].shapes[0].axis", [0, 0, 0], "bodies[1].shapes[0].axis: must not be zero"),
    (
        "springs[0].stiffness",
        0,
        "springs[0].stiffness: stiffness, damping and pull must not all be zero",
    ),
]


def with_change(path, value):
    """The valid model as text, with one value changed, added or taken out."""
    content = copy.deepcopy(VALID)
    keys = path.replace("]", "").replace("[", ".").split(".")
    *way, last = [int(key) if key.isdigit() else key for key in keys]
    place = content
    for key in way:
        place = place[key]
    if value is MISSING:
        del place[last]
    else:
        place[last] = value
    return json.dumps(content)


def faults(text):
    with pytest.raises(ModelError) as caught:
        loads(text)
    return str(caught.value).split("\n")


def test_the_model_that_the_faults_are_put_into_is_valid():
    loads(json.dumps(VALID))


@pytest.mark.parametrize(
    ("path", "value", "text"), FAULTS, ids=[f"{path}-{i}" for i, (path, *_) in enumerate(FAULTS)]
)
def test_a_fault_is_said_with_its_place(path, value, text):
    with pytest.raises(ModelError) as caught:
        loads(with_change(path, value))
    assert str(caught.value) == text
    assert f"{caught.value.faults[0].path}: {caught.value.faults[0].text}" == text


def test_all_faults_are_said_at_once():
    content = copy.deepcopy(VALID)
    content["bodies"][0]["mass"] = -1
    content["bodies"][1]["inertia"] = [1, 1]
    content["colour"] = "red"
    del content["joints"][0]["body_a"]
    assert faults(json.dumps(content)) == [
        "bodies[0].mass: must be zero or positive, is -1",
        "bodies[1].inertia: must have 3 entries, has 2",
        "joints[0].body_a: is missing",
        "colour: is not a known field",
    ]


def test_all_faults_of_meaning_are_said_at_once():
    content = copy.deepcopy(VALID)
    content["bodies"][1]["name"] = "ground"
    content["joints"][0]["body_b"] = "c"
    content["forces"][0]["body"] = "ground"
    assert faults(json.dumps(content)) == [
        "bodies[1].name: must be unique, 'ground' is the name of the ground",
        "joints[0].body_b: there is no body 'c'",
        "springs[0].body_b: there is no body 'b'",
        "torques[0].body: there is no body 'b'",
        "forces[0].body: must be a body that can move, is 'ground'",
    ]


def test_rounded_moments_of_a_flat_body_pass():
    # I3 = I1 + I2 for a lamina, in the six digits of a table
    loads(with_change("bodies[0].inertia", [1.23456, 2.34567, 3.58023]))
    loads(with_change("bodies[0].inertia", [1.0, 1.0, 2.000001]))


def test_euler_parameters_of_a_rounded_table_pass():
    model = loads(with_change("bodies[0].orientation", [0.383, 0.0, 0.0, 0.924]))
    assert model.bodies[0].orientation == (0.383, 0.0, 0.0, 0.924)
