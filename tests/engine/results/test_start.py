"""What is told of velocities that a run does not begin with as given."""

import json

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import MODELS
from tests.thinned import thinned

import kane
from kane.analyses.mobility import mobility
from kane.analyses.mobility_report import as_json, as_text
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.rolling_disc import RollingDisc
from kane.model import Model
from kane.results.start import in_words
from kane.results.summary import summary

SPIN = (0.0, 0.0, 5.0)


def run(model):
    return kane.simulate(model, duration=1e-3, method="rk4", step=1e-3)


def cranked(**fields):
    """A four-bar whose crank is given 5 rad/s and its other bodies rest."""
    model = four_bar(1.0, 0.3, 0.8, 0.6)
    crank = replace(model.bodies[0], angular_velocity=SPIN, **fields)
    return replace(model, bodies=(crank, *model.bodies[1:]))


def disc(**fields):
    body = Body(name="disc", mass=2.0, inertia=(0.005, 0.005, 0.01), position=(0.0, 0.1, 0.0),
                velocity=(1.0, 0.0, 0.0), **fields)  # fmt: skip
    floor = RollingDisc(name="floor", body_a="ground", body_b="disc", radius=0.1)
    return Model(bodies=(body,), joints=(floor,))


def test_a_disc_without_spin_is_told_to_have_lost_a_third_of_its_speed():
    found = run(disc()).start_velocities
    (change,) = found.overridden
    assert change.body == "disc"
    assert change.velocity == pytest.approx(1 / 3)
    assert change.angular_velocity == pytest.approx(20 / 3)
    # of m v^2 / 2, and of 3/4 m v^2 with two thirds of the speed
    assert found.energy_given == pytest.approx(1.0)
    assert found.energy == pytest.approx(0.75 * 2.0 * (2 / 3) ** 2)
    assert in_words(found) == (
        "'disc' changed by 0.333 m/s and 6.67 rad/s; kinetic energy from 1 to 0.6667 J"
    )


def test_a_disc_that_leads_is_told_to_go_as_given():
    found = run(disc(leads="velocity")).start_velocities
    assert not found.overridden
    (change,) = found.changes
    assert (change.velocity, change.angular_velocity) == (0.0, pytest.approx(10.0))
    assert in_words(found) == "1 body follows; kinetic energy from 1 to 1.5 J"


def test_bodies_at_rest_that_others_take_along_follow():
    found = run(cranked(leads="angular_velocity")).start_velocities
    assert [change.overrides for change in found.changes] == [False] * 3
    assert in_words(found).startswith("3 bodies follow; kinetic energy from ")


def test_the_body_whose_velocity_is_lost_is_told_before_those_that_follow():
    found = run(cranked()).start_velocities
    assert [change.body for change in found.overridden] == ["crank"]
    assert len(found.changes) == 3
    assert in_words(found).startswith("'crank' changed by ")
    assert "; 2 bodies follow; kinetic energy from " in in_words(found)
    assert found.energy < found.energy_given


def test_the_change_is_that_from_the_velocities_given_to_the_first_frame():
    model = cranked()
    result = run(model)
    given = np.array([(*body.velocity, *body.angular_velocity) for body in model.bodies])
    off = result.u[0] - given
    for change in result.start_velocities.changes:
        i = [body.name for body in model.bodies].index(change.body)
        assert change.velocity == pytest.approx(np.linalg.norm(off[i, :3]))
        assert change.angular_velocity == pytest.approx(np.linalg.norm(off[i, 3:]))
    assert result.start_velocities.energy == pytest.approx(result["system.kinetic_energy"][0])


def test_a_driven_mechanism_that_is_given_rest_is_no_news():
    motor = AngleDriver(name="motor", joint="A", prescribes="speed", law=3.0)
    found = run(replace(four_bar(1.0, 0.3, 0.8, 0.6), drivers=(motor,))).start_velocities
    assert not found.overridden
    assert in_words(found).startswith("3 bodies follow; kinetic energy from 0 to ")


@pytest.mark.parametrize("path", thinned(MODELS, 4), ids=lambda path: path.stem)
def test_the_examples_begin_as_their_files_say(path):
    model = kane.load(path)
    assert not mobility(model).start_velocities.overridden


def test_many_bodies_are_counted():
    discs = [disc() for _ in range(8)]
    bodies = tuple(replace(d.bodies[0], name=f"disc {i}") for i, d in enumerate(discs))
    joints = tuple(
        replace(d.joints[0], name=f"floor {i}", body_b=f"disc {i}") for i, d in enumerate(discs)
    )
    words = in_words(run(Model(bodies=bodies, joints=joints)).start_velocities)
    assert words.count(" changed by ") == 6
    assert "; 2 more changed; kinetic energy from 8 to " in words


def test_a_body_that_hardly_moves_beside_a_fast_one_is_as_given():
    still = Body(name="still", mass=1.0, inertia=(1.0, 1.0, 1.0), velocity=(1e-12, 0.0, 0.0))
    fast = Body(name="fast", mass=1.0, inertia=(1.0, 1.0, 1.0), velocity=(1e3, 0.0, 0.0))
    assert in_words(run(Model(bodies=(still, fast))).start_velocities) == "as given"
    assert in_words(run(Model(bodies=(replace(still, velocity=(0.0,) * 3),))).start_velocities) == (
        "as given"
    )


def test_it_is_in_the_summary_and_in_the_report_of_the_mobility():
    assert "start velocities       'disc' changed by 0.333 m/s" in summary(run(disc()))
    found = mobility(disc())
    assert "start velocities   'disc' changed by 0.333 m/s and 6.67 rad/s" in as_text(found)
    content = json.loads(as_json(found))["start_velocities"]
    assert content["changes"][0]["body"] == "disc"
    assert content["energy_given"] == pytest.approx(1.0)


def test_a_kept_result_knows_it_too(tmp_path):
    result = run(cranked())
    result.to_hdf5(tmp_path / "run.h5")
    assert kane.load_result(tmp_path / "run.h5").start_velocities == result.start_velocities
