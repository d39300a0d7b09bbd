import ast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kane.errors import ExpressionError, KaneError
from kane.expressions import Call, Name, Number, StateMeasure, Table, Time, is_free_name, parse
from kane.expressions.operations import OPERATIONS
from kane.expressions.parse import truth

# The syntax is a part of Python's: what Python itself reads, put into the same nodes.

SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.Pow: "**", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==",
    ast.NotEq: "!=", ast.And: "and", ast.Or: "or",
}  # fmt: skip


def as_python_reads(node):
    sign = SIGNS.get(type(getattr(node, "op", None)))
    match node:
        case ast.Expression(body):
            return as_python_reads(body)
        case ast.Constant(value):
            return Number(float(value))
        case ast.Name(name):
            return Time() if name == "t" else Name(name)
        case ast.BinOp(a, _, b):
            return Call(sign, (as_python_reads(a), as_python_reads(b)))
        case ast.UnaryOp(ast.USub(), a):
            return Call("negate", (as_python_reads(a),))
        case ast.UnaryOp(ast.UAdd(), a):
            return as_python_reads(a)
        case ast.UnaryOp(ast.Not(), a):
            return Call("not", (truth(as_python_reads(a)),))
        case ast.BoolOp(_, values):
            return chained(sign, [truth(as_python_reads(a)) for a in values])
        case ast.Compare(left, signs, others):
            values = [as_python_reads(a) for a in (left, *others)]
            links = [
                Call(SIGNS[type(sign)], (a, b))
                for sign, a, b in zip(signs, values, values[1:], strict=False)
            ]
            return chained("and", links)
        case ast.IfExp(condition, a, b):
            condition = truth(as_python_reads(condition))
            return Call("where", (condition, as_python_reads(a), as_python_reads(b)))
        case ast.Call(ast.Name(name), arguments):
            return Call(name, tuple(as_python_reads(a) for a in arguments))
    raise AssertionError(ast.dump(node))


def chained(sign, parts):
    whole = parts[0]
    for part in parts[1:]:
        whole = Call(sign, (whole, part))
    return whole


numbers = st.sampled_from(["0", "1", "2.5", ".5", "3.", "1e3", "2.5E-3", "1_000", "1_0.0_1e+0_2"])
atoms = numbers | st.sampled_from(["t", "a", "B_2", "ω", "sin(t)", "atan2(1, a)"])
signs = ["+", "-", "*", "/", "//", "%", "**", " - -", "**-", "<", "<=", ">", ">=", "==", "!="]
words = [" and ", " or ", " and not ", " or not "]
between = st.sampled_from(signs + words)


def larger(texts):
    return st.one_of(
        st.tuples(texts, between, texts).map("".join),
        st.tuples(st.sampled_from(["-", "+", "not ", "- "]), texts).map("".join),
        texts.map("({})".format),
        texts.map(" sqrt ( {} )".format),
        st.tuples(texts, texts, texts).map(lambda x: "{} if {} else {}".format(*x)),
    )


@settings(max_examples=300)
@given(st.recursive(atoms, larger, max_leaves=12))
@example("2**3**4")
@example("-a**-t**-2")
@example("1 - 2 - 3*4/5/6")
@example("1 < t <= 2 == a")
@example("1 if t else 2 if a else 3")
@example("not t and not a or not 3 < 4")
def test_reads_as_python_does(text):
    try:
        expected = ast.parse(text.strip(), mode="eval")
    except SyntaxError:  # such as "1 < not 2" and "- not t"
        with pytest.raises(ExpressionError):
            parse(text)
    else:
        assert parse(text) == as_python_reads(expected)


def test_measures_and_tables():
    assert parse("angle('hinge 1')") == StateMeasure("angle", ("hinge 1",))
    assert parse("distance(\"a\", 'b')") == StateMeasure("distance", ("a", "b"))
    assert parse("table('road', 2*t)") == Table("road", parse("2*t"))


def test_several_arguments_fold_and_the_long_step_is_a_cubic():
    assert parse("max(1, t, 3)") == parse("max(max(1, t), 3)")
    assert parse("step(t)") == Call("step", (Time(),))
    assert parse("step(t, 1, 2, 3, 4)").function == "+"


def test_nodes_know_their_columns():
    node = parse("1 + sin( angle('ä') ) * b")
    columns = {type(part).__name__ + getattr(part, "function", ""): part.column for part in
               (node, node.operands[1], *node.operands[1].operands)}  # fmt: skip
    assert columns == {"Call+": 3, "Call*": 23, "Callsin": 5, "Name": 25}


def test_every_function_that_can_be_called_has_its_operation():
    for text in ("where(t, 1, 2)", "step(t, 0, 1, 2, 3)", "t % 2 // 3 ** 4", "not t or t and -t"):
        for part in (parse(text), *parse(text).arguments):
            assert not isinstance(part, Call) or part.function in OPERATIONS


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "expected a number or a name, found the end"),
        ("1 +", 4, "expected a number or a name, found the end"),
        ("sin(t,", 7, "expected a number or a name, found the end"),
        ("1 + , 2", 5, "expected a number or a name, found ','"),
        ("ä + ß ? 1", 7, "expected an operator, found '?'"),
        ("(1 + 2", 7, "expected an operator or ')' for the '(' of column 1, found the end"),
        ("1)", 2, "expected an operator, found ')'"),
        ("2^3", 2, "expected an operator, found '^'; use ** for powers"),
        ("t = 3", 3, "found '='; use == to compare"),
        ("t <> 3", 3, "found '<>'; use !="),
        ("t && 1", 3, "found '&&'; use 'and'"),
        ("t || 1", 3, "found '||'; use 'or'"),
        ("!t", 1, "found '!'; use 'not'"),
        ("0,5", 2, "found ','; decimals have a point, as in 0.5"),
        ("5 mm", 3, "found 'mm'; use * to multiply; units are not written here"),
        ("5mm", 2, "found 'mm'; use * to multiply; units are not written here"),
        ("2 t", 3, "found 't'; use * to multiply"),
        ("2·t", 2, "found '·'; use *"),
        ("1 − t", 3, "found '−'; use the - of the keyboard"),
        ("t²", 2, "found '²'; use **2"),
        ("1\n+2", 2, "found the sign U+000A; write it on one line"),
        ("1e999", 1, "expected a smaller number, found '1e999'"),
        ("snn(t)", 1, "expected a function, found 'snn'; did you mean 'sin'?"),
        ("2 + ln(t)", 5, "expected a function, found 'ln'; use log"),
        ("t(3)", 1, "'t' is no function; use * to multiply"),
        ("sin t", 5, "expected an operator, found 't'"),
        ("1 + sin(1, 2)", 5, "sin takes 1 argument, found 2"),
        ("sin()", 1, "sin takes 1 argument, found 0"),
        ("atan2(1)", 1, "atan2 takes 2 arguments, found 1"),
        ("min(1)", 1, "min takes 2 arguments or more, found 1"),
        ("step(t, 1)", 1, "step takes 1 argument or 5, step(x, x0, h0, x1, h1), found 2"),
        ("where(t < 1, 2)", 1, "where takes 3 arguments, found 2"),
        (
            "x(rod)",
            3,
            "expected the name of a body or measure point in quotes, as in 'rod', found 'rod'",
        ),
        ("angle()", 7, "expected the name of a joint, spring or ruler in quotes, as in 'rod'"),
        ("x('rod', a)", 10, "expected the name from which it is seen, in quotes, found 'a'"),
        ("x('rod', 'a', 'b')", 13, "expected ')' for the '(' of column 2, found ','"),
        ("speed('rod', 'a')", 12, "expected ')' for the '(' of column 6, found ','"),
        ("x('rod", 3, "a quoted name is not closed"),
        ("x(‘rod’)", 3, "quote names as in 'rod'"),
        ("distance('a')", 13, "expected ',' and a second name in distance('a', '...'), found ')'"),
        ("table(t)", 7, "expected the name of a table in quotes, found 't'"),
        ("table('a')", 10, "expected ',' and an argument, as in table('a', t), found ')'"),
        ("'rod' * 3", 1, "the text 'rod'; quoted names stand in measures, tables, inputs and"),
        ("input(t)", 7, "expected the name of an input in quotes, found 't'"),
        ("input('a', 2)", 10, "expected ')' for the '(' of column 6, found ','"),
        ("math.sin(t)", 5, "found '.'; functions stand alone, as in sin(t)"),
        ("1 if t < 2", 11, "expected 'else', found the end"),
        ("t in a", 3, "found 'in'; this word of Python has no meaning here"),
        ("True", 1, "found 'True'; this word of Python has no meaning here"),
    ],
)  # fmt: skip
def test_a_wrong_expression_names_the_column_and_what_was_expected(text, column, message):
    with pytest.raises(ExpressionError) as caught:
        parse(text)
    assert caught.value.column == column
    assert str(caught.value).startswith(f"column {column}: ")
    assert message in str(caught.value)
    assert isinstance(caught.value, KaneError)


@given(st.text(max_size=60) | st.text("t1+-*/()'\", .<=>!sinxand", max_size=60))
def test_any_text_is_read_or_refused_within_it(text):
    try:
        parse(text)
    except ExpressionError as error:
        assert 1 <= error.column <= len(text) + 1
        assert str(error).encode()  # no lone surrogate gets into a message


@pytest.mark.parametrize("name", ["a", "ω_0", "x", "sin", "k2"])
def test_names_that_a_parameter_may_have(name):
    assert is_free_name(name)
    assert parse(name) == Name(name)


@pytest.mark.parametrize("name", ["", "t", "pi", "2a", "a b", "and", "lambda", "a-b", "a\n", "a²"])
def test_names_that_a_parameter_may_not_have(name):
    assert not is_free_name(name)
