import ast
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec import inspect
from tests.engine.random_machine import random_machine
from tests.inspected import everything
from tests.models import oscillator_of_parameters
from tests.thinned import thinned

import kane
from kane import parts
from kane.elements.body import Body
from kane.elements.note import Note
from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import Measure, Model, SolverSettings

EXAMPLES = sorted((Path(__file__).parents[3] / "models").glob("*.json"))
NASTY = [
    '"); import os; os.remove("x") #',
    "'''\nraise SystemExit\n'''",
    '"""\nraise SystemExit\n"""',
    "\\",
    "\\\n",
    "a\rb\x00c\x85d\u2028e",
    "\u202egnirts a\u202c",
    "{model} %s %(x)s",
    "\ud800 alone",
    "'" + '"' * 3,
    "long " * 40 + '")\nraise SystemExit("',
    "x" * 500,
]


def made_by(text):
    """The model of a script that is only imported."""
    names = {"__name__": "rebuilt"}
    exec(compile(text, "script.py", "exec"), names)
    return names["model"]


@pytest.mark.parametrize("path", thinned(EXAMPLES, 4), ids=lambda path: path.stem)
def test_a_script_makes_the_model_again(path):
    model = kane.load(path)
    assert made_by(kane.script(model)) == model


@pytest.mark.parametrize("seed", range(5))
def test_a_script_makes_any_machine_again(seed):
    model = loads(dumps(random_machine(seed)))
    assert made_by(kane.script(model)) == model


def test_a_script_makes_an_element_of_every_type_again():
    model = everything()
    assert made_by(kane.script(model)) == model


def test_parameters_and_formulas_are_kept():
    model = oscillator_of_parameters()
    rebuilt = made_by(kane.script(model))
    assert rebuilt == model
    changed = kane.with_parameters(rebuilt, {"L": 0.7})
    assert changed.springs[0].free_length == pytest.approx(0.7)


@pytest.mark.parametrize("text", NASTY)
def test_no_text_of_a_model_does_anything(text):
    body = Body(name=text, mass=1.0, inertia=(1.0, 1.0, 1.0), color=text)
    model = Model(
        title=text,
        description=text,
        bodies=(body,),
        notes=(Note(name=text, text=text, position=(0.0, 0.0, 0.0)),),
        measures=(Measure(name=text, expression=text),),
        hidden=(text,),
    )
    written = kane.script(model)
    assert made_by(written) == model
    calls = {node.func.id for node in ast.walk(ast.parse(written)) if is_plain_call(node)}
    assert calls == {"Body", "Measure", "Model", "Note", "print", "summary"}
    assert all(len(line) < 700 for line in written.split("\n"))
    assert written.replace("\n", "").isprintable()


def is_plain_call(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def test_numbers_of_numpy_and_beyond_all_bounds_are_written():
    body = Body(name="a", mass=np.float64(2.5), position=(float("inf"), -float("inf"), 1e-300))
    rebuilt = made_by(kane.script(Model(bodies=(body,))))
    assert rebuilt.bodies == (body,)
    assert type(rebuilt.bodies[0].mass) is float


def test_what_no_model_holds_is_not_written():
    with pytest.raises(ModelError, match="a model cannot hold a dict"):
        kane.script(Model(title={"not": "a text"}))


def test_only_fields_off_their_default_are_written():
    text = kane.script(Model(bodies=(Body(name="a", mass=1.0, inertia=(1.0, 2.0, 2.0)),)))
    assert 'bodies = (Body(name="a", mass=1.0, inertia=(1.0, 2.0, 2.0)),)' in text
    assert "velocity" not in text


def test_all_records_of_models_can_be_imported_from_one_place():
    found = set(records(inspect.type_info(Model)))
    assert {kind.__name__ for kind in found} == set(parts.__all__)
    assert all(getattr(parts, kind.__name__) is kind for kind in found)


def records(kind, known=None):
    known = set() if known is None else known
    match kind:
        case inspect.Metadata() | inspect.VarTupleType():
            yield from records(getattr(kind, "type", None) or kind.item_type, known)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for each in types:
                yield from records(each, known)
        case inspect.StructType(cls=cls, fields=fields) if cls not in known:
            known.add(cls)
            yield cls
            for field in fields:
                yield from records(field.type, known)


@pytest.mark.slow
def test_a_script_runs_with_other_settings(tmp_path):
    model = oscillator_of_parameters()
    settings = SolverSettings(method="rk4", duration=0.01, step=1e-3)
    path = tmp_path / "oscillator.py"
    path.write_text(kane.script(model, settings), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, path], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"method +rk4", done.stdout)
    assert re.search(r"time reached +0.01 s of 0.01 s", done.stdout)
    assert made_by(path.read_text(encoding="utf-8")) == model


def test_the_same_settings_are_not_repeated():
    model = msgspec.structs.replace(Model(), solver=SolverSettings(duration=2.0))
    assert kane.script(model, SolverSettings(duration=2.0)) == kane.script(model)
