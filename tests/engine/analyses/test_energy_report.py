"""Energies and powers by element: sums, rates, and the quantities of the result."""

import numpy as np
import pytest
from tests.engine.helpers import EXAMPLES
from tests.engine.machines import axle, run, wheel
from tests.engine.random_machine import random_machine
from tests.thinned import thinned

from kane.analyses.energy_report import energy_report
from kane.analyses.instant import instant_at_start, instant_of
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force
from kane.elements.pull import Pull
from kane.elements.velocity_joint import VelocityJoint
from kane.files.model_json import load
from kane.model import Model

ROUND_OFF = 1e-10  # of the largest power


def check(result, frame):
    report = energy_report(instant_of(result, frame))
    total = report.total
    largest = max([1e-3, *(abs(x) for entry in report.entries for x in entry[4:])])
    # all powers on the bodies make the kinetic energy grow
    assert total.given == pytest.approx(report.kinetic_rate, abs=ROUND_OFF * largest)
    for key, value in (
        ("kinetic_energy", total.kinetic),
        ("potential_energy", total.potential),
        ("energy", total.kinetic + total.potential),
        ("power", total.put_in),
        ("dissipation", total.taken_out),
    ):
        expected = result[f"system.{key}"][frame]
        assert value == pytest.approx(expected, rel=1e-9, abs=1e-9), key
    drags = {drag.name for drag in result.model.drags}
    known = {signal.name for signal in result.signals()}
    for entry in report.entries:
        given = entry.put_in if entry.kind == "driver" else entry.given
        for key, value in (
            ("kinetic_energy", entry.kinetic),
            ("potential_energy", entry.potential),
            ("power", entry.taken_out if entry.name in drags else given),
            ("dissipation", entry.taken_out),
            ("power_in", entry.put_in),
        ):
            name = f"{entry.name}.{key}"
            if name in known and (entry.kind, key) != ("body", "power"):
                assert result[name][frame] == pytest.approx(value, rel=1e-9, abs=1e-9), name
    return report


@pytest.mark.parametrize("path", thinned(EXAMPLES, 4), ids=lambda path: path.stem)
def test_powers_make_the_kinetic_energy_of_all_examples_grow(path):
    model = load(path)
    result = run(model, duration=model.solver.duration / 50)
    check(result, len(result.time) // 2)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_put_in_less_heat_is_the_rate_of_energy(seed):
    h = 1e-3
    result = run(random_machine(seed), duration=0.2, record_every=h)
    frame = 100
    report = check(result, frame)
    energy = result["system.energy"]
    slope = (energy[frame - 2] - 8 * energy[frame - 1] + 8 * energy[frame + 1]
             - energy[frame + 2]) / (12 * h)  # fmt: skip
    total = report.total
    assert total.put_in - total.taken_out == pytest.approx(slope, rel=1e-6)
    assert {entry.kind for entry in report.entries} == {"body", "load", "driver"}
    power = result["system.power"] - result["system.dissipation"]
    grown, gross = (
        np.sum((p[1:] + p[:-1]) / 2 * np.diff(result.time)) for p in (power, np.abs(power))
    )
    # the trapezoidal rule across friction that turns within a millisecond
    assert energy[-1] - energy[0] == pytest.approx(grown, abs=2e-3 * gross)


def test_a_prescribed_speed_puts_power_in():
    arm = wheel("arm", 0.4, position=(0.5, 0.0, 0.0))
    turn = VelocityJoint(name="turn", body_a="ground", body_b="arm", angular=(0.0, 0.0, 1.0),
                         axes="body_a", speed="2 + t")  # fmt: skip
    model = Model(bodies=(arm,), joints=(axle("pin", "arm", point_b=(-0.5, 0.0, 0.0)), turn))
    result = run(model, duration=0.5, record_every=0.1)
    report = check(result, 3)
    moment = 0.4 + 1.0 * 0.5**2
    assert report.total.put_in == pytest.approx(moment * 1.0 * 2.3, rel=1e-9)
    np.testing.assert_allclose(result["turn.power"], moment * (2 + result.time), rtol=1e-8)


def test_gravitation_has_a_potential():
    far = wheel("far", mass=3.0, position=(2.0, 0.0, 0.0), velocity=(0.0, 0.5, 0.0))
    model = Model(bodies=(wheel("near", mass=2.0), far),
                  gravitations=(Gravitation(name="g", constant=1.0),))  # fmt: skip
    report = energy_report(instant_at_start(model))
    (entry,) = [e for e in report.entries if e.name == "g"]
    assert entry.potential == pytest.approx(-3.0)
    check(run(model, duration=0.2, record_every=0.1), 2)


def test_what_hands_put_in_is_a_part_of_all_work_and_power():
    far = {"body": "w", "target": ("2*sin(3*t)", 1.0, 0.0), "stiffness": 20.0, "damping": 1.0}
    model = Model(bodies=(wheel("w"),), pulls=(Pull(name="hand", **far),),
                  forces=(Force(name="push", body="w", force=(1.0, "t", 0.0)),))  # fmt: skip
    result = run(model, duration=0.5, record_every=1e-3)
    report = check(result, 200)
    by_name = {entry.name: entry.put_in for entry in report.entries}
    assert by_name["hand"] == pytest.approx(result["system.hand_power"][200])
    assert by_name["hand"] + by_name["push"] == pytest.approx(result["system.power"][200])
    # work is what the power adds up to, by the trapezoidal rule, and all that is put in
    power, work = result["system.power"], result["system.work"]
    added_up = np.sum((power[1:] + power[:-1]) / 2 * np.diff(result.time))
    assert work[-1] == pytest.approx(added_up, rel=1e-4)
    energy, lost = result["system.energy"], result["system.dissipated"]
    np.testing.assert_allclose(energy - energy[0], work - lost, atol=1e-7)
