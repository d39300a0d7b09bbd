import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS, pendulum, random_model, rod

from kane.elements.loads import Force, Torque
from kane.elements.spring import Spring
from kane.errors import ModelError
from kane.model import Model, check, elements, quantities


def test_models_are_values():
    assert random_model(1) == random_model(1)
    assert random_model(1) != random_model(2)
    with pytest.raises(AttributeError, match="immutable"):
        pendulum().title = "other"


def test_a_model_may_be_empty_while_it_is_drawn():
    check(Model())


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_examples_have_no_faults(path):
    from kane.files.model_json import load

    check(load(path))


def test_elements_come_with_their_place_in_the_file():
    model = random_model(0, bodies=2)
    assert [(path, element.name) for path, element in elements(model)] == [
        ("joints[0]", "j0"), ("joints[1]", "j1"), ("springs[0]", "s1"), ("springs[1]", "s2"),
        ("forces[0]", "f1"), ("forces[1]", "f2"), ("torques[0]", "t1"), ("torques[1]", "t2"),
    ]  # fmt: skip


def test_quantities_have_unique_names():
    names = [f"{owner}.{entry.key}" for owner, entry in quantities(random_model(0))]
    assert len(set(names)) == len(names)


def test_all_kinds_of_elements_share_one_space_of_names():
    same = (
        Model(bodies=(rod("n"), rod("n"))),
        replace(
            pendulum(), springs=(Spring(name="pin", body_a="ground", body_b="rod", stiffness=1.0),)
        ),
        replace(pendulum(), forces=(Force(name="rod", body="rod", force=(0.0, 0.0, 0.0)),)),
        replace(pendulum(), torques=(Torque(name="pin", body="rod", torque=(0.0, 0.0, 0.0)),)),
    )
    for model in same:
        with pytest.raises(ModelError, match="must be unique"):
            check(model)


def test_joints_and_springs_need_two_bodies():
    joint = replace(pendulum().joints[0], body_a="rod")
    with pytest.raises(ModelError, match="must differ from body_a, both are 'rod'"):
        check(replace(pendulum(), joints=(joint,)))
