"""Commands beside that which runs a model: export, method, script, study, schema."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.coupler_curves import HOECKEN, linkage
from tests.engine.four_bar import four_bar
from tests.engine.helpers import ROOT
from tests.engine.machines import SliderCrank
from tests.exact.test_linearisation import Governor
from tests.exact.test_statics import toggle
from tests.models import oscillator_of_parameters

import kane
from kane.files.model_json import save, schema

MODEL = str(ROOT / "models" / "two_bodies.json")


def test_a_run_is_kept_whole_and_its_quantities_are_exported_later(run, tmp_path):
    kept, table = tmp_path / "run.h5", tmp_path / "a.csv"
    code, out, err = run("run", MODEL, "--duration", "0.1", "--hdf5", kept, "--csv", table)
    assert (code, err) == (0, "")
    assert f"Wrote {kept}" in out
    code, out, err = run("export", kept, "--csv", tmp_path / "b.csv")
    assert (code, err) == (0, "")
    assert out == f"Wrote {tmp_path / 'b.csv'}\n"
    assert table.read_bytes() == (tmp_path / "b.csv").read_bytes()


def test_a_result_lists_its_quantities(run, tmp_path):
    run("run", MODEL, "--duration", "0.01", "--hdf5", tmp_path / "run.h5")
    code, out, _ = run("export", tmp_path / "run.h5", "--list")
    assert code == 0
    assert "body1.angle_z [rad]  " in out


def test_what_is_no_result_is_refused(run, tmp_path):
    other = tmp_path / "model.txt"
    other.write_bytes(Path(MODEL).read_bytes())
    code, _, err = run("export", other, "--csv", tmp_path / "a.csv")
    assert code == 2
    assert "it is no result of Kanevas" in err
    code, _, err = run("export", MODEL, "--csv", tmp_path / "a.csv")
    assert code == 2
    assert "A model has no quantities; run it first" in err
    run("run", MODEL, "--duration", "0.01", "--hdf5", tmp_path / "run.h5")
    code, _, err = run("export", tmp_path / "run.h5")
    assert code == 2
    assert "Say what to write, as in --csv FILE or --urdf FILE, or --list" in err


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


def test_a_study_is_drawn_evenly_and_kept_whole(run, tmp_path):
    save(oscillator_of_parameters(), tmp_path / "model.json")
    wanted = (
        "study", tmp_path / "model.json", "--vary", "k=uniform(300,500)", "--samples", 4,
        "--sampling", "latin", "--measure", "max(mass.x)", "--curve", "mass.x",
        "--duration", 0.1, "--workers", 2,
    )  # fmt: skip
    code, _, err = run(*wanted)
    assert code == 2
    assert "--save FILE" in err
    code, _, err = run(*wanted, "--save", tmp_path / "k.study")
    assert (code, err) == (0, "")
    found = kane.load_study(tmp_path / "k.study")
    assert sorted((found.values[:, 0] - 300.0) // 50.0) == [0.0, 1.0, 2.0, 3.0]
    assert all(
        trace.shape[1] == times.size > 0
        for trace, times in zip(found.traces, found.times, strict=True)
    )


def test_best_values_are_found_and_put_into_the_model(run, tmp_path):
    model = oscillator_of_parameters()
    save(model, tmp_path / "model.json")
    wanted = kane.simulate(model, parameters={"k": 417.0}, duration=0.1)["mass.x"][-1]
    code, out, err = run(
        "best", tmp_path / "model.json", "--bounds", "k=300:500", "--duration", 0.1,
        "--value", f"last(mass.x)={float(wanted)!r}", "--csv", tmp_path / "tried.csv",
        "--save", tmp_path / "best.json",
    )  # fmt: skip
    assert (code, err) == (0, "")
    assert "nothing near is better" in out
    found = {p.name: p.value for p in kane.load(tmp_path / "best.json").parameters}
    assert abs(found["k"] - 417.0) < 1e-4
    assert (tmp_path / "tried.csv").read_text().startswith("run,k,goal")
    for wrong in (("--bounds", "k=3"), ("--bounds", "k=1:2", "--value", "max(mass.x)")):
        more = () if "--value" in wrong else ("--least", "max(mass.x)")
        assert run("best", tmp_path / "model.json", *wrong, *more)[0] == 2


def test_a_path_goes_through_the_points_of_a_file(run, tmp_path):
    save(linkage(HOECKEN, 0.0, 1, 6.28), tmp_path / "model.json")
    (tmp_path / "points.csv").write_text("x,y\n2,4\n3.04725582,4.0093426\n")
    code, out, err = run(
        "best", tmp_path / "model.json", "--bounds", "reach=4.9:5.2",
        "--through", tmp_path / "points.csv", "--point", "P", "--most", 40,
    )  # fmt: skip
    assert (code, err) == (0, "")
    reach = float(out.partition("\n")[0].removeprefix("reach = "))
    assert abs(reach - 5.0) < 1e-7  # the points are given to eight digits


def test_forces_that_a_motion_needs_are_told_and_move_it_again(run, tmp_path):
    kane.save(four_bar(1.0, 0.3, 1.1, 0.9), tmp_path / "model.json")
    model = ("inverse", tmp_path / "model.json", "--duration", 0.5)
    rows = "\n".join(f"{t / 100};{57.3 + t:.1f}" for t in range(0, 110, 10))
    (tmp_path / "motion.csv").write_text(f"t [s];crank [deg]\n{rows}\n")
    table = ("--table", tmp_path / "motion.csv", "--map", "crank=A.angle*0.017453292519943295")
    code, out, err = run(
        *model, *table, "--csv", tmp_path / "efforts.csv", "--npz", tmp_path / "efforts.npz",
        "--save", tmp_path / "loaded.json",
    )  # fmt: skip
    assert (code, err) == (0, "")
    assert "A angle.torque" in out
    assert "hold the same 3 times too often" in out
    assert (tmp_path / "efforts.csv").read_text().startswith("time [s],A angle.torque [N m],")
    again = kane.simulate(kane.load(tmp_path / "loaded.json"))
    assert again["A.angle"][-1] == pytest.approx(np.radians(107.3), abs=1e-7)
    code, out, err = run(
        *model, "--motion", "A.angle = 1 + t", "--kinematic", "--csv", tmp_path / "motion.csv"
    )
    assert (code, err) == (0, "")
    assert "D.angle [rad]" in (tmp_path / "motion.csv").read_text().splitlines()[0]


def test_motions_that_cannot_be_read_are_refused(run, tmp_path):
    kane.save(four_bar(1.0, 0.3, 1.1, 0.9), tmp_path / "model.json")
    for wrong, why in (
        (("--motion", "A.angle"), "Cannot read the motion 'A.angle'"),
        (("--motion", "A.angle=t", "--motion", "A.angle=2"), "is prescribed twice"),
        (("--map", "crank=A.angle"), "--table and --map go together"),
        (("--motion", "A.angle=t", "--kinematic", "--save", "a.json"), "--save needs forces"),
        ((), "Nothing is prescribed"),
    ):
        code, _, err = run("inverse", tmp_path / "model.json", *wrong)
        assert code == 2
        assert why in err


def test_a_run_that_ends_early_is_no_success(run, tmp_path):
    model = SliderCrank(r=0.3, length=0.8, angle=0.4).model()
    kane.save(model, tmp_path / "model.json")
    code, out, err = run(
        "inverse", tmp_path / "model.json", "--motion", "D.displacement = 1.06 + 0.1*t"
    )
    assert code == 2
    assert "loses its hold there" in err
    assert "nearest to one at 0.4" in out


def test_a_fit_tells_values_and_errors(run, tmp_path):
    model = oscillator_of_parameters()
    save(model, tmp_path / "model.json")
    motion = kane.simulate(model, parameters={"k": 417.0}, record_every=0.005)
    lines = [f"{1e3 * t},{1e3 * x}" for t, x in zip(motion.time, motion["mass.x"], strict=True)]
    (tmp_path / "data.csv").write_text("\n".join(["time [ms],place [mm]", *lines]))
    wanted = ("fit", tmp_path / "model.json", tmp_path / "data.csv", "--bounds", "k=300:500")
    code, out, err = run(*wanted, "--map", "place=mass.x", "--csv", tmp_path / "fit.csv")
    assert (code, err) == (0, "")  # in the units that stand in the file
    by_hand = run(*wanted, "--map", "place=mass.x*0.001", "--time-factor", 0.001)
    assert by_hand[1].splitlines()[0] == out.splitlines()[0]
    name, value, _, error = out.splitlines()[0].replace("= ", "").split()
    assert name == "k"
    assert abs(float(value) - 417.0) < 1e-3
    assert 0.0 < float(error) < 1e-3
    assert (tmp_path / "fit.csv").exists()
    code, _, err = run(*wanted, "--map", "speed=mass.x")
    assert code == 2
    assert "there are time, place" in err
    for mapped, words in (("place=mass.x [kg]", "no unit of 'mass.x'"), ("place=", "Cannot read")):
        code, _, err = run(*wanted, "--map", mapped)
        assert code == 2
        assert words in err


def test_repairs_are_listed_and_made(run, tmp_path):
    save(four_bar(1.0, 0.4, 1.1, 0.8), tmp_path / "model.json")
    code, out, err = run("repair", tmp_path / "model.json")
    assert (code, err) == (0, "")
    assert out.startswith("1. ")
    code, out, _ = run(
        "repair", tmp_path / "model.json", "--make", 1, "--save", tmp_path / "r.json"
    )
    assert code == 0
    assert kane.load(tmp_path / "r.json") != kane.load(tmp_path / "model.json")
    assert run("repair", tmp_path / "model.json", "--make", 1)[0] == 2
    wrong = ("--make", 99, "--save", tmp_path / "x.json")
    assert run("repair", tmp_path / "model.json", *wrong)[0] == 2


def test_all_goes_to_the_terminal_by_one_way():
    sources = (ROOT / "engine" / "kane" / "cli").glob("*.py")
    prints = {path.name: path.read_text("utf-8").count("print(") for path in sources}
    assert {name: count for name, count in prints.items() if count} == {"terminal.py": 1}


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


def test_statics_prints_equilibria_and_follows_one(run, tmp_path):
    file = tmp_path / "toggle.json"
    kane.save(toggle(), file)
    code, out, _ = run("statics", file, "--only", "mass.y", "--save", tmp_path / "rest.json")
    assert code == 0
    assert out.startswith("stable, ")
    assert "mass.y = 0.4" in out
    assert kane.load(tmp_path / "rest.json").bodies[0].position[1] == pytest.approx(0.4)
    follow = ("--follow", "p=0:2", "--only", "mass.y")
    code, out, _ = run("statics", file, *follow, "--csv", tmp_path / "path.csv")
    assert code == 0
    assert "0 limit points. Wrote" in out
    code, _, err = run("statics", file, *follow)
    assert code == 2
    assert "--follow wants --csv" in err
    code, _, err = run("statics", file, "--follow", "p", "--csv", tmp_path / "path.csv")
    assert code == 2
    assert "NAME=START:STOP" in err
    assert run("run", file, "--at-rest", "--duration", "0.1")[0] == 0


def test_statics_finds_a_steady_motion_and_saves_it(run, tmp_path):
    file, there = tmp_path / "governor.json", tmp_path / "there.json"
    kane.save(Governor().model(), file)
    code, out, _ = run("statics", file, "--steady", "bearing.angle_rate=9", "--save", there)
    assert code == 0
    assert out.startswith("stable, ")
    assert "the whole turns with (0, 0, 9) rad/s" in out
    assert kane.load(there).bodies[0].angular_velocity == pytest.approx((0.0, 0.0, 9.0))
    code, _, err = run("statics", file, "--steady", "--tries", "3")
    assert code == 2
    assert "--steady goes with neither" in err


def test_linearise_prints_modes_and_writes_matrices_and_responses(run, tmp_path):
    file = tmp_path / "toggle.json"
    kane.save(toggle(), file)
    wanted = ("--input", "F.fy", "--output", "mass.y")
    files = ("--bode", tmp_path / "bode.csv", "--mat", tmp_path / "a.mat")
    code, out, _ = run("linearise", file, *wanted, *files)
    assert code == 0
    assert "oscillation" in out
    head = (tmp_path / "bode.csv").read_text().splitlines()[0]
    assert head.startswith("frequency [Hz],mass.y / F.fy magnitude")
    code, out, _ = run("linearise", file, *wanted, "--json")
    assert json.loads(out)["modes"][0]["stored"].keys() == {"l", "r"}
    assert run("locus", file, "--vary", "p=0:1:3", "--csv", tmp_path / "locus.csv")[0] == 0
    assert len((tmp_path / "locus.csv").read_text().splitlines()) == 4
