import json
import os
import signal
import subprocess
import sys

import msgspec
import numpy as np
import pytest
import scipy.io
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import ROOT, pendulum
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.preparation import prepare
from kane.cli import main
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.spring import Spring
from kane.files.model_json import load, save, schema
from kane.model import METHOD_NAMES, Measure, Model

MODEL = str(ROOT / "models" / "two_bodies.json")


@pytest.fixture(scope="module", autouse=True)
def prepared():
    """Without it the first run would say that it compiles the kernels."""
    prepare()


@pytest.fixture
def run(capsys):
    """Run the command line; return exit code, standard output and standard error."""

    def run(*arguments):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse's way
            code = end.code
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return run


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


def test_a_run_is_kept_whole_and_its_quantities_are_exported_later(run, tmp_path):
    kept, table = tmp_path / "run.h5", tmp_path / "a.csv"
    code, out, err = run("run", MODEL, "--duration", "0.1", "--hdf5", kept, "--csv", table)
    assert (code, err) == (0, "")
    assert f"Wrote {kept}" in out
    code, out, err = run("export", kept, "--csv", tmp_path / "b.csv")
    assert (code, err) == (0, "")
    assert out == f"Wrote {tmp_path / 'b.csv'}\n"
    assert table.read_bytes() == (tmp_path / "b.csv").read_bytes()


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


def test_a_result_lists_its_quantities(run, tmp_path):
    run("run", MODEL, "--duration", "0.01", "--hdf5", tmp_path / "run.h5")
    code, out, _ = run("export", tmp_path / "run.h5", "--list")
    assert code == 0
    assert "body1.angle_z [rad]  " in out


def test_wrong_wishes_are_refused_before_the_run(run, tmp_path):
    code, out, err = run("run", MODEL, "--csv", tmp_path / "a.csv", "--only", "body1.w")
    assert (code, out) == (2, "")
    assert "There is no quantity 'body1.w'" in err
    code, out, err = run("run", MODEL, "--hdf5", tmp_path / "nowhere" / "a.h5")
    assert (code, out) == (2, "")
    assert "there is no such folder" in err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_without_rights_is_refused_before_the_run(run, tmp_path, monkeypatch):
    monkeypatch.setattr("kane.cli.os.access", lambda folder, _: folder != tmp_path)
    code, out, err = run("run", MODEL, "--csv", tmp_path / "a.csv")
    assert (code, out) == (2, "")
    assert err == f"Cannot write {tmp_path / 'a.csv'}: its folder may not be written to.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_no_loss_to_the_others(run, tmp_path):
    (tmp_path / "a.h5").mkdir()
    files = "--hdf5", tmp_path / "a.h5", "--csv", tmp_path / "a.csv"
    code, out, err = run("run", MODEL, "--duration", "0.01", *files)
    assert code == 2
    assert "Cannot write" in err
    assert f"Wrote {tmp_path / 'a.csv'}" in out


def test_what_is_no_result_is_refused(run, tmp_path):
    code, _, err = run("export", MODEL, "--csv", tmp_path / "a.csv")
    assert code == 2
    assert "it is no result of Kanevas" in err
    run("run", MODEL, "--duration", "0.01", "--hdf5", tmp_path / "run.h5")
    code, _, err = run("export", tmp_path / "run.h5")
    assert code == 2
    assert "Say what to write: --csv, --mat or --npz FILE, or --list." in err


def test_tolerances_go_into_the_run(run):
    steps = {}
    for rtol in ("1e-4", "1e-12"):
        _, out, _ = run("run", MODEL, "--rtol", rtol, "--atol", rtol)
        (line,) = (line for line in out.splitlines() if line.startswith("steps"))
        steps[rtol] = int(line.split()[1].rstrip(","))
    assert steps["1e-12"] > 2 * steps["1e-4"]


@pytest.fixture
def oscillator(tmp_path):
    save(oscillator_of_parameters(), tmp_path / "oscillator.json")
    return tmp_path / "oscillator.json"


def test_parameters_are_set_one_by_one(run, oscillator, tmp_path):
    options = ("--set", "m=0.5", "--set", "L = 1", "--duration", "0.1")
    code, _, err = run("run", oscillator, *options, "--csv", tmp_path / "a.csv")
    assert (code, err) == (0, "")
    parameters = {"m": 0.5, "L": 1.0}
    result = kane.simulate(kane.load(oscillator), parameters=parameters, duration=0.1)
    result.to_csv(tmp_path / "b.csv")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    assert kane.load(oscillator) == oscillator_of_parameters()


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        ("m", "argument --set: must be NAME=NUMBER, as in L=0.5, is 'm'"),
        ("m=heavy", "argument --set: must be NAME=NUMBER, as in L=0.5, is 'm=heavy'"),
        ("m=", "argument --set: must be NAME=NUMBER, as in L=0.5, is 'm='"),
        ("q=1", "q: is not a parameter of the model; known are g, L, A, m, k"),
        ("=1", "argument --set: must be NAME=NUMBER, as in L=0.5, is '=1'"),
        ("m=nan", "m: must be a finite number, is nan"),
        ("m=-1", "bodies[0].mass: must be positive, 'm' is -1"),
    ],
)
def test_wrong_parameters_are_refused(run, oscillator, setting, text):
    code, _, err = run("run", oscillator, "--set", setting)
    assert code == 2
    assert text in err


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("--step", "-1"), "solver.step: must be positive, is -1"),
        (("--step", "nan"), "solver.step: must be a finite number, is not a number"),
        (("--duration", "0"), "solver.duration: must be positive, is 0"),
        (("--duration", "1e9", "--every", "1e-9"), "The run would record"),
        (("--method", "rk4", "--step", "1e-20", "--every", "1"), "more than any run can take"),
        (("--step", "abc"), "argument --step: invalid float value: 'abc'"),
        (("--method", "rk5"), "argument --method: invalid choice: 'rk5'"),
        (("--colour",), "unrecognized arguments: --colour"),
        (
            ("--csv", "/nowhere/at/all.csv", "--duration", "0.01"),
            "Cannot write /nowhere/at/all.csv",
        ),
    ],
)
def test_wrong_options_are_refused(run, arguments, text):
    code, _, err = run("run", MODEL, *arguments)
    assert code == 2
    assert text in err


def test_wrong_commands_are_refused(run):
    for arguments in ((), ("walk",), ("run",)):
        code, out, err = run(*arguments)
        assert code == 2
        assert out == ""
        assert "usage: kane" in err


def test_a_missing_file_is_refused(run, tmp_path):
    code, out, err = run("run", tmp_path / "none.json")
    assert (code, out) == (2, "")
    assert err == f"Cannot open {tmp_path / 'none.json'}: No such file or directory.\n"


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (
            "{",
            "line 1, column 2: not JSON here: Expecting property name enclosed in double quotes\n",
        ),
        ("{}", "format: must be 'kanevas-model', is missing; not a model of Kanevas\n"),
        (
            '{"format": "kanevas-model", "version": 1}',
            "bodies: there is nothing to move; add a body\n",
        ),
        (
            '{"format": "kanevas-model", "version": 1, "gravity": 1, "title": 2}',
            "gravity: must be a list of 3 numbers, is 1\ntitle: must be text in quotes, is 2\n",
        ),
    ],
)
def test_a_broken_file_is_refused_with_all_its_faults(run, tmp_path, content, text):
    path = tmp_path / "broken.json"
    path.write_text(content)
    code, out, err = run("run", path)
    assert (code, out, err) == (2, "", text)


def test_joints_that_cannot_close_are_named(run, tmp_path):
    model = pendulum()
    far = Ball(name="far", body_a="ground", point_a=(9.0, 0.0, 0.0), body_b="rod")
    save(kane.Model(bodies=model.bodies, joints=(*model.joints, far)), tmp_path / "m.json")
    code, _, err = run("run", tmp_path / "m.json")
    assert code == 2
    assert "The joints cannot be closed" in err
    assert "'far'" in err or "'pin'" in err  # either stands open if the other is closed


def test_a_run_that_breaks_off_keeps_its_table_and_fails(run, tmp_path):
    table = tmp_path / "motion.csv"
    options = ("--method", "euler", "--step", "0.1", "--every", "0.1", "--duration", "1")
    andrews = ROOT / "models" / "andrews.json"
    code, out, err = run("run", andrews, *options, "--csv", table)
    assert code == 2
    assert err.startswith("The joints could not be kept closed at ")
    assert "time reached" in out
    assert len(table.read_text("utf-8").splitlines()) >= 2


def test_schema_prints_json(run):
    code, out, err = run("schema")
    assert (code, err) == (0, "")
    assert json.loads(out) == json.loads(json.dumps(schema()))


def test_version_and_help(run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("kane ")
    code, out, _ = run("run", "--help")
    assert code == 0
    assert "--every DT" in out


def test_prepare_leaves_the_kernels_compiled(run):
    assert run("prepare")[0] == 0
    assert run("prepare") == (0, "", "")


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


def kane_process(*arguments, **options):
    return subprocess.run(
        [sys.executable, "-m", "kane", *arguments], check=False, text=True, **options
    )


def test_the_program_runs_from_a_shell(tmp_path):
    done = kane_process(
        "run", MODEL, "--duration", "0.1", "--csv", "motion.csv", cwd=tmp_path, capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Wrote motion.csv" in done.stdout
    assert (tmp_path / "motion.csv").stat().st_size > 1000
    done = kane_process("run", "none.json", cwd=tmp_path, capture_output=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "Cannot open none.json: No such file or directory.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes behave otherwise")
def test_a_reader_that_goes_away_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    done = kane_process("schema", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_method_is_shown_at_a_time(run):
    code, out, err = run("method", ROOT / "models" / "hinged_rods.json", "--time", "0.3")
    assert (code, err) == (0, "")
    assert out.startswith("time 0.3 s")
    assert "support.angle_rate" in out
    assert "10 rows, rank 10, 12 speeds, freedoms 2" in out
    code, out, _ = run("method", ROOT / "models" / "hinged_rods.json", "--json")
    found = json.loads(out)
    assert found["time"] == 0
    assert [speed["name"] for speed in found["generalized_speeds"]] == [
        "support.angle_rate", "hinge.angle_rate",
    ]  # fmt: skip
    forces = found["generalized_forces"]
    active = [sum(column) for column in zip(*forces["active"].values(), strict=True)]
    assert active == pytest.approx([-x for x in forces["inertia"]])
    assert forces["residual"] == pytest.approx([0, 0], abs=1e-12)
    assert found["equation_counts"][-1]["equations"] == 2


def test_a_time_that_no_run_reaches_is_refused(run):
    code, _, err = run("method", MODEL, "--time", "-1")
    assert code == 2
    assert "duration" in err


def test_script_prints_what_makes_the_model(run):
    code, out, err = run("script", MODEL)
    names = {"__name__": "rebuilt"}
    exec(out, names)
    assert (code, err) == (0, "")
    assert names["model"] == kane.load(MODEL)


def test_script_of_no_model_is_refused(run, tmp_path):
    code, out, err = run("script", tmp_path / "none.json")
    assert (code, out) == (2, "")
    assert "none.json" in err


def test_study_writes_one_line_a_case(run, tmp_path):
    save(oscillator_of_parameters(), tmp_path / "model.json")
    target = tmp_path / "study.csv"
    code, out, err = run(
        "study", tmp_path / "model.json", "--vary", "k=300:500:3", "--vary", "L=0.4,inf",
        "--measure", "max(mass.x)", "--measure", "last(vx('mass'))", "--duration", 0.1,
        "--workers", 1, "--csv", target,
    )  # fmt: skip
    assert code == 2
    assert "START:STOP:COUNT" in err
    code, out, err = run(
        "study", tmp_path / "model.json", "--vary", "k=300:500:3", "--vary", "m=2,-1",
        "--measure", "max(mass.x)", "--measure", "last(vx('mass'))", "--duration", 0.1,
        "--workers", 1, "--csv", target,
    )  # fmt: skip
    assert code == 0
    assert "6 cases, 3 failed" in out
    assert err.count("k=300, m=-1: ") == 1
    header, *lines = target.read_text().splitlines()
    assert header == "k,m,max(mass.x),last(vx('mass')),failure"
    assert [line.split(",")[:2] for line in lines[:2]] == [["300.0", "2.0"], ["300.0", "-1.0"]]


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


def test_all_goes_to_the_terminal_by_one_way():
    source = (ROOT / "engine" / "kane" / "cli.py").read_text("utf-8")
    assert source.count("print(") == 1


def test_study_of_a_cluster_that_is_not_there_is_refused(run, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    save(oscillator_of_parameters(), tmp_path / "model.json")
    code, _, err = run(
        "study", tmp_path / "model.json", "--vary", "k=1", "--measure", "max(mass.x)",
        "--csv", tmp_path / "study.csv", "--cluster", "tcp://127.0.0.1:1",
    )  # fmt: skip
    assert code == 2
    assert "pip install 'kanevas[cluster]'" in err
    assert not (tmp_path / "study.csv").exists()


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


def test_the_report_of_many_bodies_is_a_page(run, tmp_path):
    bodies = tuple(
        Body(name=f"rod {i}", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(i + 0.5, 0.0, 0.0))
        for i in range(60)
    )
    names = ["ground", *(body.name for body in bodies)]
    joints = tuple(
        Ball(name=f"pin {i}", body_a=names[i], body_b=names[i + 1],
             point_a=(0.5 if i else 0.0, 0.0, 0.0), point_b=(-0.5, 0.0, 0.0))
        for i in range(60)
    )  # fmt: skip
    save(Model(bodies=bodies, joints=joints), tmp_path / "chain.json")
    code, out, _ = run("check", tmp_path / "chain.json")
    assert code == 0
    assert len(out.splitlines()) < 25
    assert max(map(len, out.splitlines())) < 120
    assert "… and 168 more; --json has all" in out
    assert (
        len(json.loads(run("check", "--json", tmp_path / "chain.json")[1])["free_motions"]) == 180
    )
