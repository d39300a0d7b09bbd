"""What changed between two runs, in words."""

import pytest
from msgspec.structs import replace
from tests.bench.grid_of_bodies import grid_of_bodies
from tests.engine.helpers import pendulum, rod

from kane import with_parameters
from kane.elements.shapes import Sphere
from kane.elements.spring import Spring
from kane.files.model_json import loads
from kane.model import Model, Parameter, SolverSettings
from kanevas.run_list import differences as module
from kanevas.run_list.differences import differences
from kanevas.units.systems import SYSTEMS

SETTINGS = SolverSettings(method="rk4", step=1e-3)


def model(**fields):
    spring = Spring(name="s", body_a="ground", body_b="rod", stiffness=100.0)
    return replace(pendulum(), springs=(replace(spring, **fields),))


def of_models(before, after):
    return differences(before, SETTINGS, after, SETTINGS)


def of_settings(**changes):
    return differences(model(), SETTINGS, model(), replace(SETTINGS, **changes))


def test_equal_runs_have_no_differences():
    assert of_models(model(), model()) == []


def test_numbers_are_told_with_symbol_and_unit():
    assert of_models(model(), model(stiffness=150.0)) == ["s: k 100 → 150 N/m"]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"method": "dop853"}, "rk4 → dop853"),
        ({"formulation": "embedded"}, "multipliers → embedded"),
        ({"step": 1e-4}, "step 0.001 → 0.0001 s"),
        ({"duration": 2.0}, "duration 1 → 2 s"),
        ({"record_every": 0.1}, "record every automatic → 0.1 s"),
    ],
)
def test_settings_are_told(changes, text):
    assert of_settings(**changes) == [text]


def test_settings_without_effect_are_passed_over():
    assert of_settings(rtol=1e-3, atol=1e-4) == []
    adaptive = replace(SETTINGS, method="dop853")
    assert differences(model(), adaptive, model(), replace(adaptive, step=0.1)) == []
    assert differences(model(), adaptive, model(), replace(adaptive, rtol=1e-6)) == [
        "rtol 1e-8 → 1e-6"
    ]


def test_vectors_and_the_fields_of_the_model_are_told():
    before, after = model(), replace(model(), gravity=(0.0, 0.0, -1.62), planar=False)
    assert of_models(before, after) == ["gravity (0, 0, -9.81) → (0, 0, -1.62) m/s²"]


def test_elements_that_come_and_go_are_named():
    more = replace(model(), bodies=(*model().bodies, rod("b"), rod("c")))
    assert of_models(model(), more) == ["new: b, c"]
    assert of_models(more, model()) == ["without b, c"]
    many = replace(model(), bodies=(*model().bodies, *(rod(f"b{i}") for i in range(9))))
    assert of_models(model(), many) == ["new: b0, b1, b2 … (+6)"]


def test_what_the_eye_alone_sees_is_passed_over():
    body = replace(model().bodies[0], color="#123456", shapes=(Sphere(radius=1.0),))
    drawn = replace(model(), title="other", bodies=(body,), hidden=("rod",))
    assert of_models(model(), drawn) == []


def test_expressions_and_lists_are_told():
    assert of_models(model(), model(pull="sin(t)")) == ["s: F 0 N → sin(t)"]


def test_a_parameter_is_told_and_not_the_numbers_that_follow_it():
    before = loads(
        """{"format": "kanevas-model", "version": 1, "gravity": [0, "-g", 0],
        "parameters": [{"name": "g", "value": 9.81, "unit": "m/s^2"}],
        "bodies": [{"name": "b", "mass": "g/2", "inertia": [1, 1, 1], "position": ["g", 0, 0]}]}"""
    )
    assert of_models(before, with_parameters(before, {"g": 1.62})) == ["g 9.81 → 1.62 m/s²"]


def test_a_parameter_without_a_unit_is_a_plain_number():
    before, after = (Model(parameters=(Parameter(name="n", value=v),)) for v in (1.0, 2.0))
    assert of_models(before, after) == ["n 1 → 2"]


def test_another_type_of_the_same_name_is_told():
    joint = pendulum().joints[0]
    before = replace(model(), springs=(), joints=())
    spring = Spring(name="pin", body_a="ground", body_b="rod", stiffness=1.0)
    one, other = replace(before, joints=(joint,)), replace(before, springs=(spring,))
    assert of_models(one, other) == ["pin is another type"]


def test_numbers_come_in_the_units_of_the_user():
    for system in SYSTEMS:
        (text,) = differences(
            model(free_length=0.5), SETTINGS, model(free_length=0.25), SETTINGS, system
        )
        assert text.startswith("s: ")
    texts = {
        differences(model(free_length=0.5), SETTINGS, model(free_length=0.25), SETTINGS, s)[0]
        for s in SYSTEMS
    }
    assert len(texts) > 1


def test_what_two_runs_share_is_not_looked_up_field_by_field(monkeypatch):
    asked = []
    monkeypatch.setattr(module.inspect, "type_info", recorded(asked, module.inspect.type_info))
    module._fields.cache_clear()
    before = grid_of_bodies(30)
    bodies = tuple(replace(body, mass=2.0) for body in before.bodies)
    assert len(of_models(before, replace(before, bodies=bodies))) == len(bodies)
    assert len(asked) == len(set(asked))


def recorded(asked, function):
    def told(kind):
        asked.append(kind)
        return function(kind)

    return told
