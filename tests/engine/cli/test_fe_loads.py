"""Loads of bodies for finite-element programs, from the command line."""

import csv
from pathlib import Path

MODEL = str(Path(__file__).parents[3] / "models" / "two_bodies.json")


def test_loads_of_a_body_at_the_frame_nearest_to_a_time(run, tmp_path):
    kept, table = tmp_path / "run.h5", tmp_path / "loads.csv"
    assert run("run", MODEL, "--duration", "0.1", "--every", "0.02", "--hdf5", kept)[0] == 0
    code, out, _ = run("export", kept, "--fe-loads", table, "--body", "body2", "--at", "0.05")
    assert code == 0
    assert f"Wrote {table}" in out
    with table.open(newline="") as stream:
        lines = list(csv.DictReader(stream))
    assert {line["body"] for line in lines} == {"body2"}
    (time,) = {float(line["time [s]"]) for line in lines}
    assert abs(time - 0.05) <= 0.01 + 1e-12
    assert {"inertia", "joint"} <= {line["kind"] for line in lines}


def test_what_cannot_be_is_refused_before_anything_is_written(run, tmp_path):
    kept, table = tmp_path / "run.h5", tmp_path / "loads.csv"
    run("run", MODEL, "--duration", "0.02", "--hdf5", kept)
    for arguments, words in (
        (("export", kept, "--csv", table, "--body", "body2"), "--body and --at go with --fe-loads"),
        (("export", kept, "--fe-loads", table, "--body", "nobody"), "There is no body 'nobody'"),
        (("export", kept, "--fe-loads", table, "--at", "9"), "is not in it"),
        (("export", MODEL, "--fe-loads", table), "A model has no quantities; run it first"),
        (("export", kept, "--fe-loads", tmp_path / "no" / "a.csv"), "there is no such folder"),
    ):
        code, _, err = run(*arguments)
        assert code == 2
        assert words in err
        assert not table.exists()
