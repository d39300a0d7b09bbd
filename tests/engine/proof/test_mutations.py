"""Wrong signs that are put into the kernels on purpose are found by the second derivation."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.proof.machines import MACHINES
from tests.engine.proof.mutations import MUTATIONS, UNSEEN, Mutation
from tests.engine.proof.signs import HARMLESS, flips, named, verdicts

ROOT = Path(__file__).parents[3]
KERNELS = ROOT / "engine" / "kane" / "kernels"
# machines that are looked at within a second, whatever the sign; one in so many of theirs is tried
FAST, EACH = "joint ball, four-bar, moreau rolling", 30
ROOMS = ("primitives", "equations", "linear", "programs", "methods")
# one that is found within a second or two; all together take a quarter of an hour
QUICK = next(m for m in MUTATIONS if m.machine == "joint rod")


def modules():
    """Names of all kernel modules that compute."""
    return {
        f"{room}/{path.stem}"
        for room in ROOMS
        for path in (KERNELS / room).glob("*.py")
        if path.stem != "__init__"
    }


def looked_at(folder: Path, mutation: Mutation | None, machine: str) -> subprocess.CompletedProcess:
    """What the second derivation says of a machine with a copy of the engine, mutated or not."""
    shutil.copytree(ROOT / "engine" / "kane", folder / "kane", dirs_exist_ok=True)
    if mutation is not None:
        path = folder / "kane" / "kernels" / f"{mutation.module}.py"
        text = path.read_text()
        assert text.count(mutation.old) == 1, mutation
        path.write_text(text.replace(mutation.old, mutation.new))
    places = os.pathsep.join((str(folder), str(ROOT)))
    return subprocess.run(
        [sys.executable, "-m", "tests.engine.proof.look", machine],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": places},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def found_wrong(folder: Path, mutation: Mutation) -> None:
    done = looked_at(folder, mutation, mutation.machine)
    assert done.returncode == 1, (mutation, done.stdout, done.stderr[-500:])
    assert mutation.machine in done.stdout, done.stderr[-500:]  # it was the look that said so


def test_a_wrong_sign_is_found(tmp_path):
    found_wrong(tmp_path, QUICK)


def test_the_copy_without_a_wrong_sign_is_right(tmp_path):
    done = looked_at(tmp_path, None, QUICK.machine)
    assert done.returncode == 0, (done.stdout, done.stderr[-500:])


@pytest.mark.slow
@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_all_wrong_signs_are_found(mutation, tmp_path):
    found_wrong(tmp_path, mutation)


def test_each_kernel_has_a_wrong_sign_or_a_reason_why_no_run_shows_one():
    mutated = {mutation.module for mutation in MUTATIONS}
    assert mutated | UNSEEN.keys() == modules()
    assert mutated.isdisjoint(UNSEEN)
    assert all(len(reason) > 20 for reason in UNSEEN.values())


def test_each_sign_is_shown_by_a_machine_or_has_a_reason_why_it_does_no_harm():
    """After an edit of a kernel, ``flips`` says which machine shows the new signs."""
    told = verdicts()
    signs = {
        module: {named(flip) for flip in flips(module) if flip.kind == "value"}
        for module in modules()
    }
    assert {module: set(told.get(module, {})) for module in signs} == signs
    for verdict in (each for own in told.values() for each in own.values()):
        assert verdict in MACHINES or verdict.startswith(HARMLESS), verdict


def asked(script: str, *arguments: str) -> subprocess.CompletedProcess:
    """What a script beside this file says of signs, of all or of some."""
    return subprocess.run(
        [sys.executable, "-m", f"tests.engine.proof.{script}", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_some_signs_are_seen_by_the_machines_that_are_said_to_show_them():
    done = asked("told", "--each", str(EACH), "--on", FAST)
    assert done.returncode == 0, (done.stdout, done.stderr[-500:])
    assert done.stdout.count("seen on") >= 3


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_all_signs_are_seen_by_the_machines_that_are_said_to_show_them(room):
    done = asked("told", "--only", f"{room}/")
    assert done.returncode == 0, (done.stdout, done.stderr[-500:])


@pytest.mark.slow
def test_all_signs_of_methods_that_are_said_to_do_no_harm_do_none():
    done = asked("kept")
    assert done.returncode == 0, (done.stdout, done.stderr[-500:])


def test_all_mutations_fit_the_kernels():
    for mutation in MUTATIONS:
        text = (KERNELS / f"{mutation.module}.py").read_text()
        assert text.count(mutation.old) == 1, mutation
        assert mutation.machine in MACHINES
