"""What the command line refuses, and how."""

import pytest
from tests.engine.helpers import ROOT, pendulum

import kane
from kane.elements.ball import Ball
from kane.files.model_json import save

MODEL = str(ROOT / "models" / "two_bodies.json")


def test_wrong_wishes_are_refused_before_the_run(run, tmp_path):
    code, out, err = run("run", MODEL, "--csv", tmp_path / "a.csv", "--only", "body1.w")
    assert (code, out) == (2, "")
    assert "There is no quantity 'body1.w'" in err
    code, out, err = run("run", MODEL, "--hdf5", tmp_path / "nowhere" / "a.h5")
    assert (code, out) == (2, "")
    assert "there is no such folder" in err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_without_rights_is_refused_before_the_run(run, tmp_path, monkeypatch):
    monkeypatch.setattr("kane.cli.outputs.os.access", lambda folder, _: folder != tmp_path)
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


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        ("m", "argument --set: must be NAME=NUMBER, as in L=0.5, is 'm'"),
        ("m=heavy", "argument --set: must be NAME=NUMBER, as in L=0.5, is 'm=heavy'"),
        ("m=", "argument --set: must be NAME=NUMBER, as in L=0.5, is 'm='"),
        ("q=1", "q: is not a parameter of the model; known are g, L, A, m, k"),
        ("=1", "argument --set: must be NAME=NUMBER, as in L=0.5, is '=1'"),
        ("m=nan", "m: must be a finite number, is nan"),
        ("m=-1", "bodies[0].mass: must be zero or positive, 'm' is -1"),
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
