"""Each exported text runs, and gives the accelerations of the engine at random states."""

import re
import shutil
import subprocess

import numpy as np
import pytest
import sympy
from msgspec.structs import replace
from scipy.integrate import solve_ivp
from tests.engine.machines import axle, wheel
from tests.engine.random_machine import random_machine
from tests.engine.symbolic.derived import derived, rubbing_crank
from tests.engine.symbolic.latex_reader import Value, equations, known

import kane
from kane.elements.body import Body
from kane.elements.loads import Torque
from kane.model.parameters import Parameter
from kane.symbolic.agreement import Numeric, bodies_of, random_states
from kane.symbolic.curve_functions import along, foot
from kane.symbolic.derivation import derivation
from kane.symbolic.exports import WRITERS
from kane.symbolic.exports.as_latex import Printer
from kane.symbolic.program import program

NAMES = (
    "cam_with_slot", "hinged_rods", "inverted_pendulum", "ramp_disk", "servo_arm", "slider_crank",
    "spherical_wrist", "wheelbarrow",
)  # fmt: skip
AGREES = 1e-12  # of the largest acceleration, as it is promised; 3e-13 are found
PDFLATEX = shutil.which("pdflatex")
COMPILER = shutil.which("cc") or shutil.which("gcc")


@pytest.fixture(
    scope="module", params=[*NAMES, "rubbing", pytest.param("random", marks=pytest.mark.slow)]
)
def found(request):
    match request.param:
        case "random":
            return derivation(random_machine(3))
        case "rubbing":
            return derivation(rubbing_crank(("A", "B", "D")))
    return derived(request.param)


@pytest.fixture(scope="module")
def own(found):
    return program(found)


@pytest.fixture(scope="module")
def states(found):
    return list(random_states(found, seed=5, count=3))


def written(found, own, language):
    return WRITERS[language](found, own)


def multipliers(found, state):
    """Return those from which friction follows, by their names: what a text is given to go on."""
    lam = Numeric(found).accelerations(state)[1] if found.symbols.multipliers else ()
    return {str(symbol): float(lam[k]) for symbol, k in found.symbols.multipliers.items()}


def agrees(found, state, u_dot, c_dot=None, c_next=None):
    bodies = bodies_of(found)
    ours, theirs = bodies.accelerations(state, np.array(u_dot)), bodies.of_engine(state)
    for mine, engines in zip((c_dot, c_next), bodies.signals(state), strict=True):
        if mine is not None:
            np.testing.assert_allclose(mine, engines, rtol=AGREES, atol=AGREES)
    return np.abs(ours - theirs).max() <= AGREES * max(np.abs(theirs).max(), 1.0)


def test_all_steps_are_numbers(own):
    assert all(isinstance(step, sympy.Expr) for _, step in own.steps)


def test_python_runs_and_gives_what_the_engine_gives(found, own, states):
    scope = {"__name__": "exported"}
    exec(written(found, own, "python"), scope)
    for state in states:
        given = [state.time, state.q, state.u, *([state.c] if found.states else [])]
        q_dot, u_dot, lam, *c_dot = scope["rates"](*given)
        *_, c_next = scope["equations"](*given, *([lam] if found.symbols.multipliers else []))
        assert agrees(found, state, u_dot, *c_dot, *([c_next] if found.states else []))
        assert len(q_dot) == len(found.coordinates)
        assert len(lam) == len(found.rows)


@pytest.mark.skipif(COMPILER is None, reason="no compiler of C")
def test_c_compiles_without_a_warning_and_gives_the_same(found, own, states, tmp_path):
    source, program_file = tmp_path / "kane.c", tmp_path / "kane"
    source.write_text(written(found, own, "c"), encoding="utf-8")
    flags = [
        "-std=c99",
        "-O1",
        "-Wall",
        "-Werror",
        "-Wno-unused-const-variable",
        "-Wno-unused-variable",
    ]
    subprocess.run([COMPILER, *flags, source, "-o", program_file, "-lm"], check=True)
    lines = [
        " ".join(map(repr, np.concatenate([[s.time], s.q, s.u, s.c]).tolist())) for s in states
    ]
    said = subprocess.run(
        [program_file], input="\n".join(lines), capture_output=True, text=True, check=True
    ).stdout
    n = len(found.speeds)
    answers = [list(map(float, line.split())) for line in said.splitlines()]
    assert len(answers) == len(states)
    for state, numbers in zip(states, answers, strict=True):
        assert len(numbers) == 2 * n + len(found.rows) + len(found.states)
        assert agrees(found, state, numbers[n : 2 * n], numbers[2 * n + len(found.rows) :])


def test_sympy_reads_its_own_text(found, own, states):
    scope = {}
    exec(written(found, own, "sympy"), scope)
    n, m = len(found.speeds), len(found.rows)
    all_symbols = (*found.coordinates, *found.speeds, *found.states)
    symbols = [scope[str(each.symbol)] for each in all_symbols]
    steps = list(scope["STEPS"])
    for state in states:
        known = {scope["t"]: state.time, **scope["PARAMETERS"]}
        known |= dict(zip(symbols, [*state.q, *state.u, *state.c], strict=True))
        known |= {scope[name]: value for name, value in multipliers(found, state).items()}
        for symbol in steps:
            known[symbol] = scope["STEPS"][symbol].xreplace(_exact(known)).evalf(17)
        M, f, B, P, bias = (
            np.array(scope[name].xreplace(_exact(known)).evalf(17).tolist(), dtype=float)
            for name in ("M", "f", "B", "P", "bias")
        )
        whole = np.zeros((n + m, n + m))
        whole[:n, :n] = M
        if m:
            whole[:n, n:], whole[n:, :n] = -P.T, B
        right = np.concatenate([f.ravel(), -bias.ravel()])
        of_signals = [
            np.array(scope[name].xreplace(_exact(known)).evalf(17).tolist(), dtype=float).ravel()
            for name in ("c_dot", "c_next")
            if found.states
        ]
        assert agrees(found, state, np.linalg.solve(whole, right)[:n], *of_signals)


def _exact(known):
    return {symbol: sympy.Float(value, 17) for symbol, value in known.items()}


def test_modelica_says_the_same_equations(found, own, states):
    """No compiler of Modelica is at hand: its equations are read here as far as they go."""
    text = written(found, own, "modelica")
    head, _, body = text.partition("\nequation\n")
    assert head.startswith("model Kanevas") and body.rstrip().endswith("end Kanevas;")
    given = {name: float(x) for name, x in re.findall(r"parameter Real (\w+) = (\S+);", head)}
    functions, _, head = head.rpartition("  end foot;\n")
    curves = {
        f"CURVE{k + 1}_{what}": (each.numbers if what == "c" else None)
        for k, each in enumerate(found.symbols.curves)
        for what in ("c", "count", "closed")
    }
    assert ("function along" in functions) is bool(curves)
    declared = set(curves) | set(re.findall(r"  (?:discrete )?Real (\w+)", head)) | set(given)
    sampled = re.findall(
        r"  when sample\((\S+), (\S+)\) then\n    (c\d+) = pre\((c_next\d+)\);\n  end when;\n", body
    )
    assert len(sampled) == sum(each.sampled is not None for each in found.states)
    body = re.sub(r"  when sample.*?end when;\n", "", body, flags=re.DOTALL)
    lines = [line.strip().removesuffix(";") for line in body.splitlines()[:-1] if line.strip()]
    assert set(re.findall(r"[A-Za-z_]\w*", " ".join(lines))) <= declared | FUNCTIONS
    n, m = len(found.speeds), len(found.rows)
    names = [*(f"der_u{r + 1}" for r in range(n)), *(f"lam{k + 1}" for k in range(m))]
    for state in states:
        scope = dict(MATH) | given | curves | {"time": state.time}
        scope |= {
            "along": lambda c, _, __, *at: along(c, *at), "foot": lambda c, _, __, *at: foot(c, *at)
        }  # fmt: skip
        scope |= {str(each.symbol): x for each, x in zip(found.coordinates, state.q, strict=True)}
        scope |= {str(each.symbol): x for each, x in zip(found.speeds, state.u, strict=True)}
        scope |= {str(each.symbol): x for each, x in zip(found.states, state.c, strict=True)}
        scope |= multipliers(found, state)
        c_dot, both_sides = dict.fromkeys((str(each.symbol) for each in found.states), 0.0), []
        for line in lines:
            left, _, right = python_of(line).partition(" = ")
            if re.fullmatch(r"[xz]\d+|c_next\d+", left):
                scope[left] = eval(right, scope)
            elif left.startswith("der_c"):
                c_dot[left.removeprefix("der_")] = eval(right, scope)
            elif not left.startswith("der_q"):
                both_sides.append(compile(f"({left}) - ({right})", "modelica", "eval"))
        assert len(both_sides) == n + m
        if found.symbols.multipliers:
            u_dot, lam = Numeric(found).accelerations(state)
            at = dict(zip(names, [*u_dot, *lam], strict=True))
            left = np.abs([eval(each, scope | at) for each in both_sides])
            assert left.max() < AGREES * np.abs(lam).max()
            continue
        # linear in u' and lambda, so that these follow from what is left over without them
        unknown = [np.zeros(n + m), *np.eye(n + m)]
        rest, *columns = (
            np.array([eval(each, scope | dict(zip(names, x, strict=True))) for each in both_sides])
            for x in unknown
        )
        whole = np.array(columns).T - rest[:, None]
        after = {c: scope[value] for _, _, c, value in sampled}
        c_next = [after.get(str(s.symbol), x) for s, x in zip(found.states, state.c, strict=True)]
        u_dot = np.linalg.solve(whole, -rest)[:n]
        assert agrees(found, state, u_dot, list(c_dot.values()), c_next)


NUMPY = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2"}
MATH = {
    name: getattr(np, NUMPY.get(name, name))
    for name in (
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "log",
        "sqrt", "abs", "sign", "floor", "ceil",
    )
}  # fmt: skip
FUNCTIONS = {"along", "foot", "if", "then", "else", "and", "or", "not", "time", "der", "e", *MATH}


def python_of(line):
    line = re.sub(r"der\((\w+)\)", r"der_\1", line).replace("^", "**").replace("<>", "!=")
    while " then " in line:
        start = line.rindex("(if ")
        depth, end = 0, start
        for end in range(start, len(line)):
            depth += {"(": 1, ")": -1}.get(line[end], 0)
            if depth == 0:
                break
        inside = line[start + 1 : end]
        line = line[:start] + "(" + choice(inside) + ")" + line[end + 1 :]
    return line


def choice(text):
    if not text.startswith("if "):
        return text
    condition, _, after = text[3:].partition(" then ")
    value, _, rest = after.partition(" else ")
    return f"({value}) if ({condition}) else ({choice(rest)})"


def test_latex_says_the_same_equations(found, own, states):
    """Read as they stand: M u' = f + P^T lambda, B u' = gamma, phi = 0, B u + beta = 0."""
    text = written(found, own, "latex")
    n, m = len(found.speeds), len(found.rows)
    rubs = found.matrix != found.pushes
    assert (r"P^{T} \lambda" in text) is rubs
    told, given, lines = latex_names(found), known(text), equations(text)
    own_symbols = found.symbols.latex
    assert given == pytest.approx(
        {own_symbols[x]: value for x, value in found.symbols.values.items()}, rel=1e-15
    )  # a power of ten is multiplied
    if found.symbols.curves:
        return  # their numbers stand in the other texts, as the document says
    for state in states:
        values = given | dict(zip(told, [*state.q, *state.u, *state.c], strict=True))
        values |= {rf"\lambda_{{{name[3:]}}}": x for name, x in multipliers(found, state).items()}
        values["t"] = state.time
        said = {}
        for left, right in lines.items():
            said[left] = Value(right.partition(r"\qquad")[0], values).number
            if left.startswith("z_"):
                values[left] = said[left]
        M = matrix_of("M", said, n, n)
        B, P = (matrix_of(letter, said, m, n) for letter in ("B", "P" if rubs else "B"))
        f, beta, gamma, phi = (
            np.array([said.get(f"{letter}_{{{k + 1}}}", 0.0) for k in range(size)])
            for letter, size in (("f", n), (r"\beta", m), (r"\gamma", m), (r"\varphi", m))
        )
        whole = np.zeros((n + m, n + m))
        whole[:n, :n] = M + np.triu(M, 1).T
        whole[:n, n:], whole[n:, :n] = -P.T, B
        u_dot = np.linalg.solve(whole, np.concatenate([f, gamma]))[:n]
        assert np.abs(phi).max(initial=0) < 1e-11  # as random states are closed
        assert np.abs(B @ state.u + beta).max(initial=0) < 1e-11
        c_dot = [said.get(f"\\dot{{c}}_{{{k + 1}}}", 0.0) for k in range(len(found.states))]
        c_next = [said.get(f"c_{{{k + 1}}}^{{+}}", x) for k, x in enumerate(state.c)]
        assert agrees(found, state, u_dot, c_dot, c_next)


def latex_names(found):
    """Return how coordinates, speeds and states of signals are typeset."""
    printer = Printer(found)
    return [
        printer.doprint(each.symbol) for each in (*found.coordinates, *found.speeds, *found.states)
    ]


def matrix_of(letter, said, rows, columns):
    return np.array(
        [
            [said.get(f"{letter}_{{{r + 1},{s + 1}}}", 0.0) for s in range(columns)]
            for r in range(rows)
        ]
    ).reshape(rows, columns)


ODD = "50% of #1_a & b^2 ~ {x} \\ $ <ä> \"c\" 'Ω' 車"


def with_odd_names():
    """A wheel whose title has all that TeX takes for its own, and names all that names may have."""
    model = with_parameters("k1", "k_1", "q1", "z1", "α", "alpha", "größe", "M_2")
    named = kane.model.renamed(model, "hinge", "axle #1 (-+) Ω 車")
    return replace(kane.model.renamed(named, "flying", "Übermaß"), title=ODD)


def test_symbols_that_look_alike_are_told_apart():
    found = derivation(with_odd_names())
    for names in (found.symbols.latex.values(), map(str, found.symbols.values)):
        every = list(names)
        assert len(set(every)) == len(every)
    assert sorted(latex_names(found)) == sorted(set(latex_names(found)))
    assert not set(latex_names(found)) & set(found.symbols.latex.values())
    assert any(str(symbol) == "groesse" for symbol in found.symbols.values)


@pytest.mark.skipif(PDFLATEX is None, reason="no LaTeX")
@pytest.mark.slow
def test_latex_compiles(found, own, tmp_path):
    compiled(written(found, own, "latex"), tmp_path)


@pytest.mark.skipif(PDFLATEX is None, reason="no LaTeX")
@pytest.mark.slow
def test_latex_with_odd_names_compiles(tmp_path):
    odd = derivation(with_odd_names())
    compiled(written(odd, program(odd), "latex"), tmp_path)


def compiled(text, folder):
    (folder / "kane.tex").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [PDFLATEX, "-interaction=nonstopmode", "-halt-on-error", "kane.tex"],
        cwd=folder, capture_output=True, text=True, errors="replace", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:]
    assert "Missing character" not in (folder / "kane.log").read_text(errors="replace")


def with_parameters(*names):
    """A wheel on an axle, turned by a sum of parameters, beside a body that flies."""
    law = " + ".join(names)
    flying = Body(name="flying", mass=2.0, particle=True, velocity=(1.0, -2.0, 0.5))
    return kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(wheel("w"), flying),
        joints=(axle("hinge", "w"),),
        torques=(Torque(name="T", body="w", torque=(0.0, 0.0, law)),),
        parameters=tuple(Parameter(name=each, value=0.5) for each in names),
    )


@pytest.mark.skipif(COMPILER is None, reason="no compiler of C")
def test_parameters_may_be_called_as_functions_and_words_are(tmp_path):
    """Libraries of C have functions gamma and y0; other names are words or the text's own."""
    names = (
        "gamma", "y0", "index", "round", "solve", "rates", "equations", "main", "Symbol", "Matrix",
        "initial", "true", "inline", "SIZE", "NULL", "M_PI", "printf",
    )  # fmt: skip
    found = derivation(with_parameters(*names))
    own, source = program(found), tmp_path / "kane.c"
    source.write_text(written(found, own, "c"), encoding="utf-8")
    for standard in ("c99", "gnu11"):
        flags = [f"-std={standard}", "-Wall", "-Werror", "-Wno-unused-variable"]
        subprocess.run([COMPILER, *flags, "-c", source, "-o", tmp_path / "kane.o"], check=True)
    scope = {}
    exec(written(found, own, "sympy"), scope)
    assert len(scope["PARAMETERS"]) == len(found.symbols.values)
    words = {"true", "false", "initial"}
    assert not words & set(re.findall(r"parameter Real (\w+)", written(found, own, "modelica")))


def test_exports_begin_with_the_speeds_of_the_model():
    found = derivation(with_parameters("p"))
    own, scope = program(found), {"__name__": "exported"}
    exec(written(found, own, "python"), scope)
    assert len(scope["SPEEDS"]) == len(scope["START"])
    assert {round(x, 12) for x in scope["SPEEDS"]} >= {1.0, -2.0, 0.5}
    text = written(found, own, "modelica")
    begun = [float(x) for x in re.findall(r"Real u\d+\(start = (\S+), fixed", text)]
    assert begun == scope["SPEEDS"]


@pytest.mark.slow
def test_modelica_compiles_and_moves_as_the_equations_in_python_do(found, own):
    """By Rumoca, where ``pip install --group modelica`` has brought it."""
    rumoca = pytest.importorskip("rumoca")
    n, span = len(found.speeds), 0.05
    scope = {"__name__": "exported"}
    exec(written(found, own, "python"), scope)
    model = rumoca.Session().loads(written(found, own, "modelica"), model="Kanevas")
    run = model.simulate(t=(0.0, span), config=rumoca.SimConfig(rtol=1e-9, atol=1e-11, dt=span))
    if found.states:
        return  # what is sampled makes the other way longer; that it compiles and runs is enough
    symbols = [str(each.symbol) for each in (*found.coordinates, *found.speeds)]
    ends = [float(run.to_dict()["data"][name][-1]) for name in symbols]
    theirs = solve_ivp(
        lambda t, y: np.concatenate(scope["rates"](t, y[:n], y[n:])[:2]),
        (0.0, span),
        [*scope["START"], *scope["SPEEDS"]],
        method="DOP853", rtol=1e-11, atol=1e-13,
    ).y[:, -1]  # fmt: skip
    # the implicit method of Rumoca leaves some hundred times its tolerance
    np.testing.assert_allclose(ends, theirs, rtol=1e-5, atol=1e-6 * np.abs(theirs).max())
