"""Equations as Python with NumPy."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from kane.symbolic.curve_functions import along, foot
from kane.symbolic.curves import named
from kane.symbolic.derivation import Derivation
from kane.symbolic.exports.legend import legend
from kane.symbolic.program import Output, Program
from kane.symbolic.start_speeds import start_speeds
from kane.symbolic.values import PythonPrinter

RATES = '''

def rates(t, q, u, {states}parameters=PARAMETERS):
    """Return q', u'{words} the multipliers{and_states}."""
{solving}

if __name__ == "__main__":
    found = rates(0.0, START, SPEEDS{begun})
    for name, value in zip(({names}), found):
        print(name, value)
'''

SOLVED = """    q_dot, M, f, B, P, bias, *{rest} = equations(t, q, u, {states}parameters)
    n, m = len(f), len(bias)
    whole = np.block([[M, -P.T], [B, np.zeros((m, m))]])
    solved = np.linalg.solve(whole, np.concatenate([f, -bias]))
    return q_dot, solved[:n], solved[n:]{c_dot}
"""

# P hangs on the multipliers
SOUGHT = """    lam = np.ones(ROWS)
    for k in range(50):  # Newton's method; at first as if nothing rubbed
        q_dot, M, f, B, P, bias, *{rest} = equations(t, q, u, {states}lam, parameters)
        n, m = len(f), len(bias)
        whole = np.block([[M, -(P if k else B).T], [B, np.zeros((m, m))]])
        solved = np.linalg.solve(whole, np.concatenate([f, -bias]))
        change = np.abs(solved[n:] - lam).max()
        lam = solved[n:]
        if k and change <= 1e-9 * np.abs(lam).max():
            return q_dot, solved[:n], lam{c_dot}
    raise ArithmeticError("no multipliers fit the friction that they make")
"""

WITHOUT_STATES = {
    "states": "",
    "words": " and",
    "and_states": "",
    "rest": "_",
    "c_dot": "",
    "begun": "",
    "names": '"q\'", "u\'", "multipliers"',
}
WITH_STATES = {
    "states": "states, ",
    "words": ",",
    "and_states": " and c'",
    "rest": "_, c_dot, c_next",
    "c_dot": ", c_dot",
    "begun": ", STATES",
    "names": '"q\'", "u\'", "multipliers", "c\'"',
}


def as_python(found: Derivation, own: Program) -> str:
    """Return a module with ``equations`` and ``rates``."""
    parts = WITH_STATES if found.states else WITHOUT_STATES
    solving = SOUGHT if found.symbols.multipliers else SOLVED
    rates = RATES.format_map({**parts, "solving": solving.format_map(parts)})
    return "\n".join(_lines(found, own)) + rates


def _lines(found: Derivation, own: Program) -> Iterator[str]:
    printer = PythonPrinter({"fully_qualified_modules": True, "standard": "python3"})
    yield '"""' + "\n".join(legend(found))
    yield '"""'
    yield ""
    yield "import math"
    yield ""
    yield "import numpy as np"
    yield ""
    yield "PARAMETERS = {"
    for symbol, value in found.symbols.values.items():
        yield f'    "{symbol}": {value!r},  # {found.symbols.meanings[symbol]}'.encode(
            "ascii", "replace"
        ).decode()
    yield "}"
    yield f"START = {list(found.start)!r}  # coordinates"
    yield f"SPEEDS = {start_speeds(found)!r}  # generalized speeds, at the start"
    yield from _curves(found)
    if found.states:
        yield f"STATES = {list(found.symbols.states.values())!r}  # of signals, at the start"
    multipliers = found.symbols.multipliers
    if multipliers:
        yield f"ROWS = {len(found.rows)}"
    yield ""
    yield ""
    given = ("states, " if found.states else "") + ("lam, " if multipliers else "")
    yield f"def equations(t, q, u, {given}parameters=PARAMETERS):"
    *some, last = (output.name for output in own.outputs)
    yield f'    """Return {", ".join(some)} and {last}."""'
    for symbol in found.symbols.values:
        yield f'    {symbol} = parameters["{symbol}"]'
    for letter, symbols in (("q", found.coordinates), ("u", found.speeds)):
        for k, each in enumerate(symbols):
            yield f"    {each.symbol} = {letter}[{k}]"
    for k, state in enumerate(found.states):
        yield f"    {state.symbol} = states[{k}]"
    for symbol, k in multipliers.items():
        yield f"    {symbol} = lam[{k}]"
    for symbol, expr in own.steps:
        yield f"    {symbol} = {printer.doprint(expr)}"
    for output in own.outputs:
        yield f"    {output.name}_ = {_array(output, printer)}"
    yield f"    return {', '.join(f'{output.name}_' for output in own.outputs)}"


def _curves(found: Derivation) -> Iterator[str]:
    """Yield the curves, and the functions that read them."""
    curves = found.symbols.curves
    for k, each in enumerate(curves):
        yield f"{named(k + 1)} = {each.numbers!r}"
    if curves:
        yield ""
        yield ""
        yield inspect.getsource(along)
        yield ""
        yield inspect.getsource(foot).rstrip()


def _array(output: Output, printer: PythonPrinter) -> str:
    entries = ", ".join(printer.doprint(expr) for expr in output.exprs)
    if 0 in output.shape:
        return f"np.zeros({output.shape})"
    array = f"np.array([{entries}], dtype=float)"
    return array if len(output.shape) == 1 else f"{array}.reshape{output.shape}"
