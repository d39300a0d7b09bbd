import json
import signal

import msgspec
import numpy as np
import pytest
import scipy.io
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import ROOT, pendulum
from tests.models import oscillator_of_parameters

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.spring import Spring
from kane.files.model_json import load, save
from kane.model import METHOD_NAMES, Measure, Model

MODEL = str(ROOT / "models" / "two_bodies.json")


def test_run_prints_what_the_run_did(run):
    code, out, err = run("run", MODEL, "--duration", "0.1")
    assert (code, err) == (0, "")
    assert "Two bodies on a ball joint" in out
    assert "0.1 s of 0.1 s" in out


@pytest.mark.parametrize("method", METHOD_NAMES)
def test_options_go_into_the_run(run, tmp_path, method):
    table = tmp_path / "motion.csv"
    options = ("--method", method, "--step", "0.01", "--duration", "0.2", "--every", "0.05")
    code, out, err = run("run", MODEL, *options, "--csv", table)
    assert (code, err) == (0, "")
    assert method in out
    assert f"Wrote {table}" in out
    lines = table.read_text("utf-8").splitlines()
    assert lines[0].startswith("time [s],body1.x [m],")
    assert [float(line.split(",")[0]) for line in lines[1:]] == pytest.approx(
        [0, 0.05, 0.1, 0.15, 0.2]
    )


def test_the_formulation_can_be_chosen(run):
    code, out, err = run("run", MODEL, "--duration", "0.01", "--formulation", "embedded")
    assert (code, err) == (0, "")
    assert "formulation            embedded" in out
    assert "multipliers" in run("run", MODEL, "--duration", "0.01")[1]
    assert run("run", MODEL, "--formulation", "penalty")[0] == 2


def test_the_csv_of_a_run_holds_what_the_library_computes(run, tmp_path):
    run("run", MODEL, "--duration", "0.1", "--rtol", "1e-6", "--csv", tmp_path / "a.csv")
    kane.simulate(kane.load(MODEL), duration=0.1, rtol=1e-6).to_csv(tmp_path / "b.csv")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()


def test_quantities_are_chosen_by_name_in_every_format(run, tmp_path):
    chosen = ("--only", "body1.x", "--only", "system.energy_balance")
    files = [tmp_path / name for name in ("a.csv", "a.mat", "a.npz")]
    options = [word for path in files for word in (f"--{path.suffix[1:]}", path)]
    assert run("run", MODEL, "--duration", "0.1", *options, *chosen)[0] == 0
    header = files[0].read_text("utf-8").splitlines()[0]
    assert header == "time [s],body1.x [m],system.energy_balance [J]"
    with np.load(files[2]) as data:
        assert data["names"].tolist() == ["body1.x", "system.energy_balance"]
    assert "body1_x" in scipy.io.loadmat(files[1])


def test_a_measure_is_chosen_by_its_own_name(run, tmp_path):
    model = replace(kane.load(MODEL), measures=(Measure(name="lift", expression="y('body1')"),))
    save(model, tmp_path / "model.json")
    wanted = ("--duration", "0.01", "--csv", tmp_path / "a.csv", "--only", "lift")
    assert run("run", tmp_path / "model.json", *wanted)[0] == 0
    assert (tmp_path / "a.csv").read_text("utf-8").startswith("time [s],lift.value [1]\n")


def test_tolerances_go_into_the_run(run):
    steps = {}
    for rtol in ("1e-4", "1e-12"):
        _, out, _ = run("run", MODEL, "--rtol", rtol, "--atol", rtol)
        (line,) = (line for line in out.splitlines() if line.startswith("steps"))
        steps[rtol] = int(line.split()[1].rstrip(","))
    assert steps["1e-12"] > 2 * steps["1e-4"]


def test_parameters_are_set_one_by_one(run, oscillator, tmp_path):
    options = ("--set", "m=0.5", "--set", "L = 1", "--duration", "0.1")
    code, _, err = run("run", oscillator, *options, "--csv", tmp_path / "a.csv")
    assert (code, err) == (0, "")
    parameters = {"m": 0.5, "L": 1.0}
    result = kane.simulate(kane.load(oscillator), parameters=parameters, duration=0.1)
    result.to_csv(tmp_path / "b.csv")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    assert kane.load(oscillator) == oscillator_of_parameters()


def test_a_run_that_breaks_off_keeps_its_table_and_fails(run, tmp_path):
    table = tmp_path / "motion.csv"
    options = ("--method", "euler", "--step", "0.1", "--every", "0.1", "--duration", "1")
    andrews = ROOT / "models" / "andrews.json"
    code, out, err = run("run", andrews, *options, "--csv", table)
    assert code == 2
    assert err.startswith("The joints could not be kept closed at ")
    assert "time reached" in out
    assert len(table.read_text("utf-8").splitlines()) >= 2


def test_an_interrupt_ends_without_a_traceback(run, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("kane.analyses.dynamics.simulate", interrupted)
    assert run("run", MODEL) == (2, "", "Stopped.\n")


def test_an_interrupt_during_the_run_keeps_its_result(run, monkeypatch, tmp_path):
    from kane.analyses.dynamics import simulate

    def interrupted(*arguments, **options):
        signal.raise_signal(signal.SIGINT)
        return simulate(*arguments, **options)

    monkeypatch.setattr("kane.analyses.dynamics.simulate", interrupted)
    before = signal.getsignal(signal.SIGINT)
    code, out, err = run("run", MODEL, "--csv", tmp_path / "motion.csv")
    assert code == 2
    assert "time reached" in out
    assert err.startswith("The run was stopped at ")
    assert len((tmp_path / "motion.csv").read_text("utf-8").splitlines()) >= 2
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("command", ["run", "check", "script", "method"])
def test_a_file_has_no_say_over_the_terminal(run, tmp_path, command):
    """A title that renames the terminal's window, and names of fields that clear it."""
    strange = "\x1b]0;mine\x07 \x9b2J \u202e\r over"
    model = msgspec.structs.replace(pendulum(), title=strange)
    save(model, tmp_path / "model.json")
    content = json.loads((tmp_path / "model.json").read_text())
    (tmp_path / "broken.json").write_text(
        json.dumps({**content, f"{strange}\nrod: is well": 1, "title": f"{strange}\ud800"})
    )
    arguments = ["--duration", 0.01] if command == "run" else []
    for name in ("model.json", "broken.json"):
        code, out, err = run(command, tmp_path / name, *arguments)
        assert code == (2 if name == "broken.json" else 0)
        assert not {"\x1b", "\x07", "\x9b", "\u202e", "\r"} & {*out, *err}
        assert "\nrod: is well" not in err
    assert "\\u001b]0;mine\\u0007" in err


def test_a_measure_that_is_no_number_is_no_success(run, tmp_path):
    model = load(MODEL)
    measure = Measure(name="root", expression="sqrt(0.05 - t)")
    save(replace(model, measures=(measure,)), tmp_path / "root.json")
    table = tmp_path / "motion.csv"
    code, out, err = run("run", tmp_path / "root.json", "--duration", "0.1", "--csv", table)
    assert code == 2
    assert "The measure 'root' is not a number at" in out
    assert "Not all that was recorded is a number" in err
    assert table.exists()  # what was asked for is there, and said to be doubtful


def test_reactions_that_are_not_unique_are_told_of_a_run(run, tmp_path):
    save(four_bar(1.0, 0.3, 0.8, 0.6), tmp_path / "loop.json")
    _, out, _ = run("run", tmp_path / "loop.json", "--duration", "0.01")
    assert "not unique             forces of A, B, C, D: joints hold the same twice" in out
    assert "not unique" not in run("run", MODEL, "--duration", "0.01")[1]


def test_a_step_that_is_too_long_is_told_with_exit_code_0(run, tmp_path):
    body = Body(name="b", mass=1.0, particle=True, position=(1.1, 0.0, 0.0))
    spring = Spring(name="s", body_a="ground", body_b="b", stiffness=1e4, free_length=1.0)
    save(Model(bodies=(body,), springs=(spring,)), tmp_path / "hard.json")
    options = ("--method", "rk4", "--step", "0.025", "--duration", "1")
    code, out, err = run("run", tmp_path / "hard.json", *options)
    assert (code, err) == (0, "")
    assert "doubt                  The books of energy do not close: " in out


def test_bodies_that_hang_on_nothing_are_told(run, tmp_path):
    bodies = tuple(
        Body(name=name, mass=1.0, inertia=(0.1, 0.1, 0.1)) for name in ("held", "loose", "tail")
    )
    joints = (
        Ball(name="pin", body_a="ground", body_b="held"),
        Ball(name="link", body_a="loose", body_b="tail"),
    )
    model = Model(bodies=bodies, joints=joints, gravity=(0.0, -9.81, 0.0))
    save(model, tmp_path / "rods.json")
    _, out, _ = run("check", tmp_path / "rods.json")
    assert "adrift             loose, tail: joined to nothing that holds" in out.splitlines()
    found = json.loads(run("check", "--json", tmp_path / "rods.json")[1])
    assert found["adrift"] == [["loose", "tail"]]
    save(replace(model, gravity=(0.0, 0.0, 0.0)), tmp_path / "rods.json")
    assert "adrift" not in run("check", tmp_path / "rods.json")[1]


def test_the_report_of_many_bodies_is_a_page(run, tmp_path):
    bodies = tuple(
        Body(name=f"rod {i}", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(i + 0.5, 0.0, 0.0))
        for i in range(30)
    )
    names = ["ground", *(body.name for body in bodies)]
    joints = tuple(
        Ball(name=f"pin {i}", body_a=names[i], body_b=names[i + 1],
             point_a=(0.5 if i else 0.0, 0.0, 0.0), point_b=(-0.5, 0.0, 0.0))
        for i in range(30)
    )  # fmt: skip
    save(Model(bodies=bodies, joints=joints), tmp_path / "chain.json")
    code, out, _ = run("check", tmp_path / "chain.json")
    assert code == 0
    assert len(out.splitlines()) < 25
    assert max(map(len, out.splitlines())) < 120
    assert "… and 78 more; --json has all" in out
    assert len(json.loads(run("check", "--json", tmp_path / "chain.json")[1])["free_motions"]) == 90


def test_a_kept_run_goes_on(run, tmp_path):
    kept, table = tmp_path / "first.h5", tmp_path / "on.csv"
    assert run("run", MODEL, "--duration", "0.4", "--every", "0.1", "--hdf5", kept)[0] == 0
    code, _, err = run("run", "--from", kept, "--at", "0.2", "--csv", table)
    assert (code, err) == (0, "")
    lines = table.read_text("utf-8").splitlines()
    assert [float(line.split(",")[0]) for line in lines[1:]] == pytest.approx([0.2, 0.3, 0.4])
    code, _, err = run("run", "--from", kept)
    assert code == 2
    assert "--duration" in err
    assert run("run", "--from", kept, "--duration", "0.1", "--every", "0.05")[0] == 0


def test_a_run_has_a_model_or_a_result(run, tmp_path):
    for options in ((), (MODEL, "--from", tmp_path / "first.h5")):
        code, _, err = run("run", *options)
        assert code == 2
        assert "usage: kane run" in err
    code, _, err = run("run", MODEL, "--at", "1")
    assert code == 2
    assert "--at goes with --from" in err
