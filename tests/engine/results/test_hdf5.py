"""Whole results to HDF5 and back."""

import json
import subprocess
import sys
from importlib.metadata import version

import h5py
import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import METHODS, MODELS, RUNS_OF, pendulum, random_model, rod
from tests.thinned import thinned

import kane
from kane.elements.joint_springs import TorsionSpring
from kane.elements.measure_point import MeasurePoint
from kane.elements.revolute import Revolute
from kane.errors import FileError
from kane.files.model_json import dumps
from kane.model import Model, SolverSettings
from kane.results import blocks, hdf5_contents
from kane.sentences import say, to_tree
from kane.solve import frame_store

ARRAYS = ("time", "q", "u", "multipliers", "measures", "work", "dissipated", "reactions")


def same(one, other):
    """Whether two results hold the same to the last bit."""
    return (
        one.model == other.model
        and one.digest == other.digest
        and one.settings == other.settings
        and one.outcome == other.outcome
        and np.array_equal(one.frames.jumps, other.frames.jumps)
        and np.array_equal(one.frames.values, other.frames.values, equal_nan=True)
        and all(
            np.array_equal(getattr(one, name), getattr(other, name), equal_nan=True)
            for name in ARRAYS
        )
    )


def winding():
    """A rotor that winds up a spring, and one that turns on it as it likes."""
    return Model(
        bodies=(
            rod("rotor", angular_velocity=(0.0, 0.0, 40.0)),
            rod("top", angular_velocity=(0.0, 0.0, -30.0)),
        ),
        joints=(
            Revolute(name="wound", body_a="ground", body_b="rotor"),
            Revolute(name="loose", body_a="rotor", body_b="top"),
        ),
        joint_springs=(TorsionSpring(name="coil", joint="wound", stiffness=1.0),),
    )


@pytest.fixture
def path(tmp_path):
    return tmp_path / "result.h5"


@pytest.fixture
def kept(path):
    """A result and the file that holds it."""
    result = kane.simulate(pendulum(angular_velocity=(0.0, 1.0, 0.0)), duration=0.2)
    result.to_hdf5(path)
    return result


@pytest.mark.parametrize("model", thinned(MODELS, 6), ids=lambda path: path.stem)
def test_every_model_comes_back_to_the_last_bit(model, path):
    read = kane.load(model)
    result = kane.simulate(read, duration=read.solver.duration / 50)
    result.to_hdf5(path)
    again = kane.load_result(path)
    assert same(result, again)
    for signal in result.signals():
        assert np.array_equal(again[signal.name], result[signal.name], equal_nan=True)


@pytest.mark.parametrize("method", METHODS)
def test_settings_and_outcome_come_back(method, path):
    formulation = dict(RUNS_OF)[method]  # the last one: embedded, where it is there
    settings = {"method": method, "step": 1e-3, "duration": 0.05, "record_every": 0.01}
    result = kane.simulate(random_model(3, bodies=2), formulation=formulation, **settings)
    result.to_hdf5(path)
    assert same(result, kane.load_result(path))


def test_a_run_that_failed_comes_back_with_its_reason(path, andrews):
    result = kane.simulate(andrews, method="euler", step=0.1, record_every=0.1, duration=1.0)
    assert not result.outcome.ok
    result.to_hdf5(path)
    again = kane.load_result(path)
    assert same(result, again)
    assert again.outcome.message == result.outcome.message
    assert again.outcome.message.template == result.outcome.message.template
    assert again.outcome.cause.template == result.outcome.cause.template
    assert again.outcome.cause.fields == result.outcome.cause.fields


@pytest.mark.parametrize(
    "tree",
    [None, "", "[", "[" * 100_000, "{}", json.dumps(to_tree(say("The {what}.", what="wheel")))],
)
def test_a_reason_that_a_file_has_as_text_alone_is_that_text(path, andrews, tree):
    result = kane.simulate(andrews, method="euler", step=0.1, record_every=0.1, duration=1.0)
    result.to_hdf5(path)
    with h5py.File(path, "r+") as file:
        if tree is None:
            del file["sentences"]  # as older ones have none
        else:
            file["sentences"].attrs["cause"] = tree
    assert str(kane.load_result(path).outcome.cause) == str(result.outcome.cause)


def test_points_that_came_after_the_run_come_along(path, kept):
    point = MeasurePoint(name="tip", body="rod", point=(0.1, 0.0, 0.0))
    watched = kept.watched_by(replace(kept.model, points=(point,)))
    watched.to_hdf5(path)
    assert np.array_equal(kane.load_result(path)["tip.x"], watched["tip.x"])


def test_a_long_result_goes_and_comes_in_parts(path, monkeypatch):
    model = pendulum(angular_velocity=(0.0, 1.0, 0.0))
    whole = kane.simulate(model, duration=2.0, record_every=1e-4)
    assert len(whole.time) > 2 * hdf5_contents.ROWS
    monkeypatch.setattr(frame_store, "LARGEST_IN_MEMORY", 0)
    monkeypatch.setattr(blocks, "BLOCK", 2**18)
    long = kane.simulate(model, duration=2.0, record_every=1e-4)
    long.to_hdf5(path)
    again = kane.load_result(path)
    assert not again.is_short
    assert np.array_equal(again.frames.values, whole.frames.values)


def test_what_hardly_changes_takes_hardly_any_room(path, seven_bodies):
    result = kane.simulate(seven_bodies, record_every=1e-6)
    result.to_hdf5(path)
    assert path.stat().st_size < 0.6 * result.size


def test_others_can_read_the_file(path, kept):
    with h5py.File(path) as file:
        assert file.attrs["format"] == "kanevas-result"
        columns = [name.decode() for name in file["columns"]]
        assert np.array_equal(
            file["frames"][:, columns.index("rod: centre x")], kept.solver_q[:, 0, 0]
        )
        assert columns[-4:-3] == ["pin: multiplier 3"]
        assert columns[-3:] == [f"rod: half turns about {axis}" for axis in "xyz"]
        assert file["settings"].attrs["method"] == "dop853"
        assert set(file["versions"].attrs) >= {"kanevas", "numpy", "python"}
        assert '"name": "pin"' in file["model"][()].decode()


def test_a_file_can_be_read_where_nobody_may_write(path, kept):
    path.chmod(0o400)
    assert same(kept, kane.load_result(path))


# --- what is refused


def refused(path):
    with pytest.raises(FileError) as refusal:
        kane.load_result(path)
    text = str(refusal.value)
    assert text.startswith(f"Cannot open {path}: ")
    return text


def test_no_file_and_no_result_are_told(tmp_path):
    assert "No such file or directory" in refused(tmp_path / "nothing.h5")
    assert "Is a directory" in refused(tmp_path)
    (tmp_path / "text.h5").write_text("no result")
    assert "it is no result of Kanevas, nor any HDF5 file" in refused(tmp_path / "text.h5")
    (tmp_path / "empty.h5").touch()
    assert "nor any HDF5 file" in refused(tmp_path / "empty.h5")


def test_a_file_of_another_program_is_told(path):
    with h5py.File(path, "w") as file:
        file["data"] = [1.0]
    assert "it is an HDF5 file, but no result of Kanevas" in refused(path)


@pytest.mark.usefixtures("kept")
def test_a_later_version_is_told_with_the_way_out(path):
    with h5py.File(path, "a") as file:
        file.attrs["version"] = 9
    assert refused(path).endswith("it is of version 9, this Kanevas reads up to 8; update Kanevas.")


@pytest.mark.usefixtures("kept")
def test_a_result_of_an_earlier_version_is_not_guessed_at(path):
    with h5py.File(path, "r+") as file:
        file.attrs["version"] = 1
    assert refused(path).endswith(
        f"it was written by Kanevas {version('kanevas')}, which did not keep all that results hold "
        "today; run the model again."
    )


def test_turns_come_back(path):
    result = kane.simulate(winding(), duration=2.0, record_every=0.7)
    result.to_hdf5(path)
    again = kane.load_result(path)
    assert same(result, again)
    for name in ("wound.angle", "loose.angle", "rotor.angle_z", "coil.torque"):
        assert np.array_equal(again[name], result[name])
        assert np.abs(result[name]).max() > 4 * np.pi
    with h5py.File(path) as file:
        columns = [name.decode() for name in file["columns"]]
        values = file["frames"][()]
    # what a spring acts on belongs to the state, what is only shown stands at the end
    assert columns.index("wound: angle") == result.system.state_size - 1
    assert columns.index("loose: angle") == len(columns) - 3 * 2 - 1
    for name in ("wound", "loose"):
        shown = values[:, columns.index(f"{name}: angle")]
        assert np.array_equal(shown, result[f"{name}.angle"])


def drop(name):
    def change(file):
        del file[name]

    return change


def put(name, value):
    def change(file):
        del file[name]
        file[name] = value

    return change


def attribute(group, name, value):
    def change(file):
        file[group].attrs[name] = value

    return change


def elsewhere(file):
    """Let the times be the bytes of a file outside."""
    count = file["time"].size
    del file["time"]
    file.create_dataset("time", (count,), "f8", external=[("/etc/hostname", 0, 8 * count)])


def linked(file):
    del file["time"]
    file["time"] = h5py.ExternalLink("other.h5", "/time")


def pickled(file):
    del file["model"]
    file.create_dataset("model", data=np.void(b"cos\nsystem\n(S'true'\ntR."))


def behind_an_external_link(name):
    def change(file):
        file.copy(name, h5py.File(file.filename + ".other", "w"))
        del file[name]
        file[name] = h5py.ExternalLink(file.filename + ".other", f"/{name}")

    return change


def behind_a_soft_link(name):
    def change(file):
        file.move(name, "elsewhere")
        file[name] = h5py.SoftLink("/elsewhere")

    return change


def group_for(name):
    def change(file):
        del file[name]
        file.create_group(name)

    return change


def packed(file):
    values = file["time"][()]
    del file["time"]
    file.create_dataset("time", data=values, compression="lzf")


def crowded(file):
    for i in range(200):
        file["outcome"].attrs[f"more {i}"] = 1.0


def vast(name):
    """Let an array be claimed of which there is nothing in the file."""

    def change(file):
        kind = file[name].dtype
        del file[name]
        file.create_dataset(name, shape=(10**10,), dtype=kind, chunks=(2**16,))

    return change


PARTS = ("settings", "outcome", "model", "columns", "jumps", "time", "frames")
FAULTS = {
    **{f"no {name}": (drop(name), f"'{name}' is missing")
       for name in ("model", "time", "frames", "columns", "jumps")},
    "no settings": (drop("settings"), "damaged"),
    "no outcome": (drop("outcome"), "damaged"),
    "model is no model": (put("model", "[]"), "the model inside has faults"),
    "another model": (put("model", dumps(random_model(0, bodies=2))), "do not go with"),
    "pickled model": (pickled, "damaged|faults"),
    "fewer frames": (put("frames", np.zeros((3, 18))), "do not go together"),
    "no frame": (put("time", np.zeros(0)), "do not go together"),
    "times fall": (lambda file: file["time"].__setitem__(5, -1.0), "do not rise"),
    "time not a number": (lambda file: file["time"].__setitem__(5, np.nan), "no numbers"),
    "times in a table": (put("time", np.zeros((2, 2))), "damaged|together|no numbers"),
    "times as text": (put("time", "soon"), "damaged|together"),
    "states not finite": (lambda file: file["frames"].__setitem__((4, 2), np.inf), "not finite"),
    "unknown method": (attribute("settings", "method", "magic"), "settings.method"),
    "tolerance as text": (attribute("settings", "rtol", "small"), "settings.rtol"),
    "unknown ending": (attribute("outcome", "ending", "LOST"), "cannot have 'ending' of 'LOST'"),
    "unknown figure": (attribute("outcome", "more", 1.0), "other fields than a run's"),
    "steps as text": (attribute("outcome", "steps", "many"), "cannot have 'steps' of 'many'"),
    "steps before nought": (attribute("outcome", "steps", -1), "cannot have 'steps' of -1"),
    "time of a run not a number": (attribute("outcome", "time", np.nan), "'time' of nan"),
    "cause as a number": (attribute("outcome", "cause", 1.0), "cannot have 'cause' of 1"),
    "figures in a table": (attribute("outcome", "time", np.zeros(3)), "neither text nor number"),
    "jumps fall": (put("jumps", np.array([0.1, 0.05])), "do not rise"),
    "jumps before nought": (put("jumps", np.array([-1.0, 0.05])), "do not rise"),
    "jumps as text": (put("jumps", "now"), "no numbers"),
    "complex frames": (lambda file: put("frames", file["frames"][()] * 1j)(file), "together"),
    "whole frames": (lambda file: put("frames", file["frames"][()].astype(int))(file), "together"),
    "columns as numbers": (lambda file: put("columns", np.arange(len(file["columns"])))(file),
                           "should be a text"),
    "columns that are fewer": (lambda file: put("columns", file["columns"][1:])(file), "together"),
    "models in a list": (put("model", ["a", "b"]), "should be a text"),
    "version as text": (lambda file: file.attrs.__setitem__("version", "new"), "damaged"),
    "times elsewhere": (elsewhere, "no array of its own"),
    "times behind a link": (linked, "no array of its own"),
    **{f"{name} {way.__name__}": (way(name), "of its own") for name in PARTS
       for way in (behind_an_external_link, behind_a_soft_link)},
    "a group for an array": (group_for("model"), "no array of its own"),
    "packed by another": (packed, "packed as no result is"),
    "attributes without end": (crowded, "more attributes"),
    **{f"{name} beyond all bounds": (vast(name), "too small") for name in PARTS[2:]},
}  # fmt: skip


@pytest.mark.parametrize(("change", "text"), thinned(FAULTS.values(), 8, together=True), ids=FAULTS)
@pytest.mark.usefixtures("kept")
def test_a_broken_file_says_where(path, change, text):
    with h5py.File(path, "a") as file:
        change(file)
    found = refused(path)
    assert any(part in found for part in text.split("|")), found


@pytest.mark.usefixtures("kept")
def test_claims_beyond_all_bounds_take_no_memory(path):
    with h5py.File(path, "a") as file:
        del file["time"], file["frames"]
        file.create_dataset("time", shape=(10**13,), dtype="f8", chunks=(2**16,))
        file.create_dataset("frames", shape=(10**13, 18), dtype="f8", chunks=(2**16, 1))
    assert "too small for what it claims to hold" in refused(path)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("part", [0.05, 0.5, 0.95])
def test_a_file_cut_short_is_told(path, part):
    content = path.read_bytes()
    path.write_bytes(content[: int(part * len(content))])
    refused(path)


def test_settings_without_an_interval_come_back_without(path, kept):
    assert kept.settings == SolverSettings(duration=0.2)
    assert kane.load_result(path).settings.record_every is None


def test_importing_kane_does_not_load_hdf5():
    code = "import sys, kane, kane.results; print('h5py' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
