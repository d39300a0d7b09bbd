import pytest

from kane.errors import ExpressionError
from kane.expressions import (
    Number,
    StateMeasure,
    Time,
    bound,
    check_tables,
    is_constant,
    is_time_only,
    measures,
    names,
    parse,
    tables,
)


def test_parameters_become_numbers_and_what_is_constant_is_worked_out():
    assert bound(parse("2*a + pi*0"), {"a": 3}) == Number(6.0)
    assert bound(parse("t + (1 < a)"), {"a": 3}) == parse("t + 1")
    assert bound(parse("table('f', a*t)"), {"a": 3}) == parse("table('f', 3*t)")


def test_names_of_the_owner_go_before_parameters():
    length = StateMeasure("length", ("spring",))
    own = bound(parse("k*(length - 1)"), {"k": 2.0, "length": 9.0}, {"length": length})
    assert own == parse("2*(length('spring') - 1)")


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("1 + stifness", 5, "found 'stifness'; did you mean 'stiffness'?"),
        ("lenght", 1, "found 'lenght'; did you mean 'length'?"),
        ("2*e", 3, "expected the name of a parameter, found 'e'"),
        ("2*distance", 3, "found 'distance'; the measure is written distance('...', '...')"),
        ("2*sin", 3, "found 'sin'; the function is written sin(...)"),
        ("2*table", 3, "found 'table'; the function is written table(...)"),
    ],
)
def test_an_unknown_name_is_refused(text, column, message):
    with pytest.raises(ExpressionError) as caught:
        bound(parse(text), {"stiffness": 1.0}, {"length": Time()})
    assert caught.value.column == column
    assert message in str(caught.value)


def test_an_unknown_table_is_refused():
    check_tables(parse("table('road', t)"), ["road"])
    with pytest.raises(ExpressionError, match=r"column 5: .* 'raod'; did you mean 'road'\?"):
        check_tables(parse("2 + table('raod', t)"), ["road"])


def test_what_an_expression_hangs_on():
    node = parse("angle('h') + a*rate('h') + table('f', t) - angle('h') + b + a")
    assert measures(node) == (StateMeasure("angle", ("h",)), StateMeasure("rate", ("h",)))
    assert [table.name for table in tables(node)] == ["f"]
    assert [name.name for name in names(node)] == ["a", "b"]
    assert not is_time_only(node)
    assert is_time_only(parse("t + 1"))
    assert not is_constant(parse("t + 1"))
    assert is_constant(parse("1 + 2"))
