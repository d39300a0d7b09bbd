"""FMU 3.0 out, stepped by fmpy."""

import warnings

import msgspec
import numpy as np
import pytest

import kane
from kane.exchange.fmu_writing import to_fmu
from kane.parts import (
    Body,
    Input,
    Measure,
    Model,
    Parameter,
    Revolute,
    SolverSettings,
    Torque,
)

pytest.importorskip("pythonfmu3", reason="an extra: pip install 'kanevas[exchange]'")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    fmpy = pytest.importorskip("fmpy", reason="for tests alone")
    validation = pytest.importorskip("fmpy.validation")

MODEL = Model(
    title="2 pendulum!",
    bodies=(Body(name="rod", mass=1.0, inertia=(0.001, 0.08, 0.08), position=(0.5, 0.0, 0.0)),),
    joints=(Revolute(name="pin", body_a="ground", body_b="rod", point_b=(-0.5, 0.0, 0.0)),),
    gravity=(0.0, -9.81, 0.0),
    parameters=(Parameter(name="k", value=1.0, unit="N m"),),
    inputs=(Input(name="push", value=0.5, least=-1.0, largest=1.0),),
    torques=(Torque(name="t", body="rod", torque=(0.0, 0.0, "k*input('push')")),),
    measures=(Measure(name="height", expression="y('rod')", unit="m"),),
    solver=SolverSettings(duration=1.0, rtol=1e-10, atol=1e-12),
)
EVERY = 0.05
OUTPUTS = ["rod.x", "rod.vy", "pin.angle", "pin.angle_rate", "height.value"]
EQUAL = 1e-8  # the bar: steps of both are held to 1e-10, but end at other times


@pytest.fixture(scope="module")
def fmu(tmp_path_factory):
    path = tmp_path_factory.mktemp("fmu") / "pendulum.fmu"
    path.write_bytes(to_fmu(MODEL).content)
    return path


def stepped(fmu, **given):
    return fmpy.simulate_fmu(
        str(fmu), stop_time=1.0, output_interval=EVERY, output=OUTPUTS, **given
    )


def test_it_is_an_fmu(fmu):
    assert validation.validate_fmu(str(fmu)) == []
    described = fmpy.read_model_description(str(fmu))
    assert described.fmiVersion == "3.0"
    assert described.modelName == "Mechanism_2_pendulum"
    causes = {each.name: each.causality for each in described.modelVariables}
    assert causes["k"] == "parameter"
    assert causes["push"] == "input"
    assert causes["rod.e4"] == "output"


def test_it_moves_as_a_run_does(fmu):
    found, ran = stepped(fmu), kane.simulate(MODEL, record_every=EVERY)
    np.testing.assert_allclose(found["time"], ran.time, atol=1e-12)
    for name in OUTPUTS:
        np.testing.assert_allclose(found[name], ran[name], atol=EQUAL, err_msg=name)


def test_parameters_and_inputs_act(fmu):
    times = np.array([0.0, 1.0])
    push = np.array([(t, -0.8) for t in times], dtype=[("time", float), ("push", float)])
    found = stepped(fmu, start_values={"k": 3.0}, input=push)
    changed = kane.with_parameters(MODEL, {"k": 3.0 * -0.8 / 0.5})
    ran = kane.simulate(changed, record_every=EVERY)
    np.testing.assert_allclose(found["pin.angle"], ran["pin.angle"], atol=EQUAL)


def test_names_that_are_no_identifiers_are_said_to_be_flat(tmp_path):
    rod = msgspec.structs.replace(MODEL.bodies[0], name="driving rod é")
    pin = msgspec.structs.replace(MODEL.joints[0], body_b=rod.name)
    model = Model(title="blanks", bodies=(rod,), joints=(pin,))
    path = tmp_path / "blanks.fmu"
    path.write_bytes(to_fmu(model).content)
    assert validation.validate_fmu(str(path)) == []
    names = [each.name for each in fmpy.read_model_description(str(path)).modelVariables]
    assert f"{rod.name}.x" in names
