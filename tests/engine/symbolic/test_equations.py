"""The equations as one asks for them: in a process, within a budget, refused in words."""

import math
import subprocess
import sys
import threading
import time

import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS, pendulum
from tests.engine.machines import axle
from tests.engine.symbolic.derived import FOUR_BODIES, told
from tests.thinned import thinned

import kane
from kane.cli import main
from kane.errors import KaneError
from kane.expressions.operations import OPERATIONS
from kane.symbolic.equations import LANGUAGES, SymbolsError, worked_out
from kane.symbolic.exports import WRITERS
from kane.symbolic.in_a_process import WAITING, _in_time, _Timed
from kane.symbolic.laws import FUNCTIONS

RODS = next(path for path in MODELS if path.stem == "hinged_rods")


def test_all_languages_have_a_writer():
    assert tuple(WRITERS) == LANGUAGES


def test_all_operations_of_expressions_have_their_symbols():
    assert FUNCTIONS.keys() == OPERATIONS.keys()


def test_who_asks_loads_no_sympy():
    code = (
        "import sys, kane; kane.symbolic_equations; "
        "print([name for name in ('sympy', 'numba', 'scipy') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


@pytest.mark.parametrize("path", thinned(FOUR_BODIES, 16), ids=lambda path: path.stem)
def test_equations_of_examples_are_those_of_the_engine(path):
    found = told(path.stem)
    assert found.difference < 1e-12
    assert found.states == 5
    assert all(found.texts[language] for language in LANGUAGES)
    titles = [step.title for step in found.steps]
    assert {body.name for body in kane.load(path).bodies} < set(titles)


@pytest.mark.slow
@pytest.mark.parametrize("stem", ["andrews", "andrews_balls", "planar_3rpr"])
def test_seven_bodies_within_the_budget_or_refused(stem):
    (path,) = [path for path in MODELS if path.stem == stem]
    try:
        found = kane.symbolic_equations(kane.load(path))
    except SymbolsError as error:
        assert "more than 60 s" in str(error)
    else:
        assert found.difference < 1e-11


def test_a_process_works_them_out_and_can_be_given_up():
    found = kane.symbolic_equations(kane.load(RODS))
    assert found.coordinates == 2
    assert found.rows == 0
    assert found.states == 5
    stop = threading.Event()
    stop.set()
    assert kane.symbolic_equations(kane.load(RODS), stop=stop) is None


@pytest.mark.slow
def test_what_was_worked_out_before_in_that_process_does_not_matter():
    def texts(stem):
        return kane.symbolic_equations(
            kane.load(next(path for path in MODELS if path.stem == stem))
        ).texts

    WAITING.clear()
    first = texts("ramp_disk")
    texts("hinged_rods")
    assert texts("ramp_disk") == first


def test_a_budget_is_kept():
    many = next(path for path in MODELS if path.stem == "two_bodies")
    with pytest.raises(KaneError, match="more than 300 operations"):
        kane.symbolic_equations(kane.load(many), most=300)
    with pytest.raises(SymbolsError, match=r"take more than 0\.01 s"):  # in the same process
        kane.symbolic_equations(kane.load(RODS), seconds=0.01)
    # what counts is time at work, not that others are at work
    assert _in_time(_Timed(_sleeper, 0.5, 0.2)) == "awake"
    error = _in_time(_Timed(_sleeper, -1, 0.2))
    assert isinstance(error, SymbolsError)
    assert "more than 0.2 s" in str(error)


def _sleeper():
    return _sleep_or_work


def _sleep_or_work(seconds):
    """Sleep for a while; work without an end where that is negative."""
    if seconds >= 0:
        time.sleep(seconds)
        return "awake"
    while True:
        math.sqrt(2.0)


def test_faults_of_the_model_are_told():
    with pytest.raises(kane.ModelError):
        kane.symbolic_equations(replace(pendulum(), joints=(axle("A", "nothing"),)))


def test_names_that_other_things_have_are_told_apart():
    rods = kane.load(RODS)
    named = kane.model.renamed(rods, "rod 1", "for")
    parameters = tuple(
        kane.model.parameters.Parameter(name=name, value=2.0) for name in ("q1", "z1", "M", "int")
    )
    found = worked_out(replace(named, parameters=parameters))
    scope = {"__name__": "exported"}
    exec(found.texts["python"], scope)
    assert {"q1_2", "z1_2", "M_2", "int_2"} <= set(scope["PARAMETERS"])


def test_the_command_prints_them(capsys):
    assert main(["equations", str(RODS), "--as", "python"]) == 0
    said = capsys.readouterr()
    assert "def rates(t, q, u" in said.out
    assert "coordinates: 2, constraints: 0" in said.err
