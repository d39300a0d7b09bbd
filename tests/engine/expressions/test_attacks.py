"""Attempts to reach Python, to hang, or to exhaust memory."""

import ast
import sys
import time
from pathlib import Path

import pytest

from kane.errors import ExpressionError
from kane.expressions import ProgramPool, Time, all_jumps, bound, derivative, evaluate, parse
from kane.expressions.evaluate import NO_CURVES

SECONDS = 8.0  # most take some milliseconds, what exhausts the search for jumps up to three

REFUSED = [
    "__import__('os').system('true')",
    "__import__('os')",
    "eval('1')",
    "exec('1')",
    "compile('1', '', 'eval')",
    "open('/etc/passwd')",
    "getattr(t, 'real')",
    "globals()",
    "breakpoint()",
    "__builtins__",
    "__class__",
    "t.__class__",
    "(1).__class__.__bases__[0].__subclasses__()",
    "().__class__",
    "(1.0).real",
    "sin.__globals__",
    "x('rod').__class__",
    "math.sin(t)",
    "lambda: 0",
    "(lambda: 0)()",
    "[x for x in (1, 2)]",
    "{1: 2}",
    "{1}",
    "[1, 2][0]",
    "(1, 2)",
    "()",
    "(y := 3)",
    "y = 3",
    "f'{t}'",
    "f'{__import__(\"os\")}'",
    "'{0.__class__}'.format(t)",
    "'a' * 10**9",
    "b'a'",
    "'a' 'b'",
    "'''a'''",
    "'\\x41'",
    "x('a' 'b')",
    "x(*t)",
    "sin(*[1])",
    "sin(**{})",
    "sin(x=1)",
    "min(t for t in t)",
    "sin(t)(t)",
    "sin(t)[0]",
    "table('a', t).b",
    "1; 2",
    "1\n2",
    "import os",
    "del t",
    "assert t",
    "yield t",
    "(yield)",
    "await t",
    "print(t)",
    "...",
    "None",
    "True",
    "1j",
    "0x10",
    "0b1",
    "1 @ 2",
    "1 << 99999999999",
    "~1",
    "1 is 1",
    "1 in t",
    "`t`",
    "t!",
    "$t",
    "\\",
    "# nothing",
    "1 # comment",
    "1\\\n+1",
    "\0",
    "1\0",
    "\0" * 100,
    "\ud800",
    "1 + \udfff",
    "\ufeff1",
    "ｓｉｎ(t)",
    "ѕin(t)",
    "𝐭",
    "1\u00a0+ 1",
    "1\u200b",
    "١٢",
    "(" * 10**6 + ")" * 10**6,
    "(" * 1000,
    "(" * 500 + "1" + ")" * 500,
    "-" * 1999 + "1",
    "not " * 400 + "1",
    "2**" * 600 + "2",
    "sin(" * 400 + "t" + ")" * 400,
    "1 if t else " * 150 + "1",
    "1+" * 999 + "1",
    "t<" * 900 + "t",
    "t and " * 300 + "t",
    "min(" + "t," * 900 + "t)",
    "9" * 1000,
    "9" * 10**6,
    "1e400",
    "a" * 10**6,
    "'" * 1999,
    " " * 10**7,
    "1" + "_" * 1000,
]


def used(text):
    """Take an expression all the way; nothing but an ExpressionError may come out."""
    node = bound(parse(text), {"a": 1.0})
    value = evaluate(node, 0.5, curves=NO_CURVES)
    assert isinstance(value, float)
    ProgramPool(lambda _: Time(), {}).add(node)
    all_jumps([node, derivative(node)], 10.0)
    return value


@pytest.fixture(autouse=True)
def in_time():
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: ascii(text[:30]))
def test_refused(text):
    with pytest.raises(ExpressionError) as caught:
        used(text)
    assert str(caught.value).encode()
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("9**9**9**9", float("inf")),
        ("-9**9**9**9", float("-inf")),
        ("9" * 300 + " * 1e300", float("inf")),
        ("0**-1", float("inf")),
        ("(-8)**(1/3) == 0", 0.0),
        ("1/0", float("inf")),
        ("1//0", float("inf")),
        ("5 % 0 == 5 % 0", 0.0),
        ("floor(1e308*10)", float("inf")),
        ("exp(exp(exp(9)))", float("inf")),
        ("t" + "+t" * 100, 50.5),
        ("(" * 90 + "t" + ")" * 90, 0.5),
        ("  1\t+\t1  ", 2.0),
    ],
    ids=lambda text: str(text)[:20],
)
def test_harmless(text, value):
    assert used(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "floor(1e12*t)",
        "floor(10**t**9)",
        "sin(1e12*t) > 0",
        "sin(exp(9*t)) > 0",
        "sin(1/t) > 0",
        "tan(exp(exp(exp(t)))) > 0",
        "floor(1e6*sin(t)**2 * 1e6)",
        "t % 1e-9",
        "floor(t/1e-300)",
        "sin(9**9**t) > 0",
        "sign(" * 90 + "sin(t)" + ")" * 90,
        "t" + "%(t+1)" * 100,
        "t**" * 90 + "t",
        "*".join(["sin(t)"] * 140),
        "/".join(["(t+1)"] * 140),
        "where(" * 40 + "t" + ",t,t)" * 40,
        "max(t, " * 60 + "1" + ")" * 60,
        "max(" + "t*t," * 100 + "t)",
    ],
    ids=lambda text: text[:30],
)
def test_answered_in_time_whether_or_not_it_is_taken(text, monkeypatch):
    search = sys.modules[all_jumps.__module__]
    monkeypatch.setattr(search, "MAX_EFFORT", 500_000)  # to spare the tests' time
    try:
        used(text)
    except ExpressionError as error:
        assert len(str(error)) < 300


def test_the_search_for_jumps_gives_up():
    with pytest.raises(ExpressionError, match="switches less often or is simpler"):
        used("floor(1e4*sin(t)**2 * exp(t))")


def test_depth_is_bounded_by_us_and_not_by_pythons_stack():
    """Deep trees are refused before Python's recursion limit, with room for the callers."""

    def at_depth(depth, text):
        return at_depth(depth - 1, text) if depth else used(text)

    room = sys.getrecursionlimit() // 4
    for text in ("t" + "*t" * 148, "(" * 99 + "t" + ")" * 99, "abs(" * 49 + "t" + ")" * 49):
        try:
            at_depth(room, text)
        except ExpressionError as error:
            assert "too long" in error.text


def test_no_code_of_python_is_made_of_it():
    package = Path(sys.modules["kane.expressions"].__file__).parent
    for source in package.glob("*.py"):
        tree = ast.parse(source.read_text("utf-8"))
        called = {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call)
                  and isinstance(n.func, ast.Name)}  # fmt: skip
        assert not called & {"eval", "exec", "compile", "__import__", "open", "getattr", "globals"}
        imported = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
        assert not imported & {"ast", "os", "importlib", "builtins"}
