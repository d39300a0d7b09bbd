"""Text -> tree.

The syntax is Python's, of which this reader knows what a formula needs and nothing else: no
attributes, subscripts, strings, assignments or loops exist in it, and what a user wrote never
comes near Python's own compiler. Precedence climbing: an operator takes to its right what binds
more tightly than itself.
"""

import functools
import keyword
import math
from collections.abc import Callable

from kane.errors import ExpressionError
from kane.expressions.measures import MEASURES
from kane.expressions.nodes import (
    Accumulation,
    Call,
    InputValue,
    Name,
    Node,
    Number,
    SignalValue,
    StateMeasure,
    Table,
    Time,
)
from kane.expressions.operations import COMPARISONS, FUNCTIONS, LOGIC
from kane.expressions.tokens import NAME, Token, tokens
from kane.sentences import NOTHING, Sentence, as_it_is, joined, say
from kane.suggestion import suggestion

MAX_LENGTH = 2000
MAX_NESTING = 100
KEPT = 512  # trees, of the texts last read

# How tightly operators bind, as in Python.
CHOICE, OR, AND, NOT, COMPARE, SUM, PRODUCT, SIGN, POWER = range(1, 10)
BINDING = {
    "or": OR, "and": AND, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "//": PRODUCT,
    "%": PRODUCT,
}  # fmt: skip

CONSTANTS = {"pi": math.pi}
TABLE = "table"
INPUT = "input"
SIGNAL = "signal"
ACCUMULATIONS = {"integral": 1, "lag": 2}  # how many arguments they take
OWN_NAMES = frozenset({"t", *CONSTANTS})

HINTS = {
    "^": say("use ** for powers"),
    "&&": say("use 'and'"),
    "&": say("use 'and'"),
    "||": say("use 'or'"),
    "|": say("use 'or'"),
    "!": say("use 'not'"),
    "~": say("use 'not'"),
    "=": say("use == to compare"),
    ":=": say("use == to compare"),
    "<>": say("use !="),
    "×": say("use *"),
    "·": say("use *"),
    "÷": say("use /"),
    "−": say("use the - of the keyboard"),
    "–": say("use the - of the keyboard"),
    "²": say("use **2"),
    "³": say("use **3"),
    "°": say("angles are in radians"),
    "'": say("a quoted name is not closed"),
    '"': say("a quoted name is not closed"),
    "‘": say("quote names as in 'rod'"),
    "’": say("quote names as in 'rod'"),
    "“": say("quote names as in 'rod'"),
    "”": say("quote names as in 'rod'"),
    ".": say("functions stand alone, as in sin(t)"),
    "\n": say("write it on one line"),
    "\r": say("write it on one line"),
}
OTHER_NAMES = {
    "ln": say("use log"),
    "arcsin": say("use asin"),
    "arccos": say("use acos"),
    "arctan": say("use atan"),
    "arctan2": say("use atan2"),
    "fabs": say("use abs"),
    "pow": say("use ** for powers"),
    "mod": say("use % for the remainder"),
    "heaviside": say("use step"),
    "round": say("use floor(x + 0.5)"),
}


@functools.lru_cache(KEPT)
def parse(text: str) -> Node:
    """Return the tree of an expression; whether its names exist is seen later (``bound``).

    The check of a model, its formulas and its tables all ask for the same trees, and each case of
    a study asks again.

    Raises:
        ExpressionError: with the column, what was expected there and what was found.

    """
    if len(text) > MAX_LENGTH:
        raise ExpressionError(
            MAX_LENGTH + 1,
            say(
                "an expression has at most {max_length} letters, found {count}",
                max_length=MAX_LENGTH,
                count=len(text),
            ),
        )
    return Parser(text).whole()


def is_free_name(text: str) -> bool:
    """Whether a parameter may have a name: letters, digits and _, and no word of the language."""
    if not (NAME.fullmatch(text) and text.isidentifier()):
        return False
    return not keyword.iskeyword(text) and text not in OWN_NAMES


class Parser:
    """Reads one text; a grammar that knows more functions overrides ``call``."""

    def __init__(self, text: str) -> None:
        self.tokens = list(tokens(text))
        self.place = 0
        self.nesting = 0

    @property
    def token(self) -> Token:
        """The token that comes next."""
        return self.tokens[self.place]

    def take(self) -> Token:
        """Return the next token and go on."""
        token = self.token
        self.place += 1
        return token

    def at(self, *signs: str) -> bool:
        """Whether one of some signs or names comes next."""
        return self.token.kind in {"sign", "name"} and self.token.text in signs

    def whole(self) -> Node:
        """Read a whole text."""
        node = self.expression()
        if self.token.kind != "end":
            raise self.unexpected(say("an operator"))
        return node

    def expression(self, binding: int = CHOICE) -> Node:
        """Read on while operators bind at least so tightly."""
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            raise ExpressionError(
                self.token.column,
                say("expected at most {max_nesting} levels of nesting", max_nesting=MAX_NESTING),
            )
        node = self.operand(binding)
        while (after := self.operator_at(binding)) is not None:
            node = after(node)
        self.nesting -= 1
        return node

    def operator_at(self, binding: int) -> Callable[[Node], Node] | None:
        """Return what reads the operator here, or None where none binds so tightly."""
        if self.at("**") and binding <= POWER:
            return self.power
        own = BINDING.get(self.token.text) if self.token.kind != "text" else None
        if own is not None and binding <= own:
            return self.binary
        if self.at(*COMPARISONS) and binding <= COMPARE:
            return self.comparison
        if self.at("if") and binding <= CHOICE:
            return self.choice
        return None

    def power(self, left: Node) -> Node:
        """Read a power."""
        column = self.take().column
        return Call("**", (left, self.expression(SIGN)), column=column)

    def binary(self, left: Node) -> Node:
        """Read an operator of two sides."""
        token = self.take()
        right = self.expression(BINDING[token.text] + 1)
        operands = (truth(left), truth(right)) if token.text in LOGIC else (left, right)
        return Call(token.text, operands, column=token.column)

    def comparison(self, left: Node) -> Node:
        """Read a chain: a < b < c is a < b and b < c."""
        chain: Node | None = None
        while self.at(*COMPARISONS):
            token = self.take()
            right = self.expression(COMPARE + 1)
            link = Call(token.text, (left, right), column=token.column)
            chain = Call("and", (chain, link), column=token.column) if chain else link
            left = right
        assert chain
        return chain

    def choice(self, node: Node) -> Node:
        """Read what follows an 'if'."""
        column = self.take().column
        condition = self.expression(OR)
        if not self.at("else"):
            raise self.unexpected(as_it_is("'else'"))
        self.take()
        return Call("where", (truth(condition), node, self.expression(CHOICE)), column=column)

    def operand(self, binding: int) -> Node:
        """Read what an operator stands before or behind."""
        token = self.token
        if token.kind == "number":
            return self.number()
        if self.at("(") and token.kind == "sign":
            return self.parenthesis()
        if self.at("-", "+"):
            self.take()
            operand = self.expression(SIGN)
            return Call("negate", (operand,), column=token.column) if token.text == "-" else operand
        if self.at("not") and binding <= NOT:
            self.take()
            return Call("not", (truth(self.expression(NOT)),), column=token.column)
        if token.kind == "name" and not keyword.iskeyword(token.text):
            self.take()
            return self.call(token) if self.at("(") else self.name(token)
        raise self.unexpected(say("a number or a name"))

    def number(self) -> Node:
        """Read a number."""
        token = self.take()
        value = float(token.text)
        if math.isinf(value):
            raise ExpressionError(
                token.column, say("expected a smaller number, found {token}", token=token.words)
            )
        return Number(value, column=token.column)

    def name(self, token: Token) -> Node:
        """Return what a name stands for."""
        if token.text == "t":
            return Time(column=token.column)
        if token.text in CONSTANTS:
            return Number(CONSTANTS[token.text], column=token.column)
        return Name(token.text, column=token.column)

    def parenthesis(self) -> Node:
        """Read what stands in parentheses."""
        opening = self.take()
        node = self.expression()
        self.close(opening, say("an operator or ')'"))
        return node

    def call(self, function: Token) -> Node:
        """Read the arguments of a function."""
        name = function.text
        if name in MEASURES:
            return self.measure(function)
        if name == TABLE:
            return self.table(function)
        if name == INPUT:
            return self.input(function)
        if name == SIGNAL:
            return self.signal(function)
        if name not in FUNCTIONS and name not in ACCUMULATIONS:
            raise self.no_function(function)
        opening = self.take()
        operands = [] if self.at(")") else [self.expression()]
        while self.at(","):
            self.take()
            operands.append(self.expression())
        self.close(opening, say("',' or ')'"))
        if name in ACCUMULATIONS:
            return accumulation(name, operands, function.column)
        return call(name, operands, function.column)

    def measure(self, function: Token) -> Node:
        """Read the names of a measure."""
        kind = MEASURES[function.text]
        opening = self.take()
        names: list[str] = []
        for element in kind.elements:
            if names:
                self.comma(
                    say(
                        "a second name in {function}('{name}', '...')",
                        function=function.text,
                        name=names[0],
                    )
                )
            names.append(
                self.quoted(say("the name of a {element} in quotes, as in 'rod'", element=element))
            )
        if kind.seen and self.at(","):
            self.take()
            names.append(self.quoted(say("the name from which it is seen, in quotes")))
        self.close(opening, as_it_is("')'"))
        return StateMeasure(function.text, tuple(names), column=function.column)

    def table(self, function: Token) -> Node:
        """Read the name of a table, and its argument."""
        opening = self.take()
        name = self.quoted(say("the name of a table in quotes"))
        self.comma(say("an argument, as in table('{name}', t)", name=name))
        argument = self.expression()
        self.close(opening, say("an operator or ')'"))
        return Table(name, argument, column=function.column)

    def input(self, function: Token) -> Node:
        """Read the name of an input."""
        opening = self.take()
        name = self.quoted(say("the name of an input in quotes"))
        self.close(opening, as_it_is("')'"))
        return InputValue(name, column=function.column)

    def signal(self, function: Token) -> Node:
        """Read the name of a signal."""
        opening = self.take()
        name = self.quoted(say("the name of a signal in quotes"))
        self.close(opening, as_it_is("')'"))
        return SignalValue(name, column=function.column)

    def quoted(self, expected: Sentence) -> str:
        """Return a name in quotes."""
        if self.token.kind != "text":
            raise self.unexpected(expected)
        return self.take().text[1:-1]

    def comma(self, before: Sentence) -> None:
        """Read a comma."""
        if not self.at(","):
            raise self.unexpected(say("',' and {before}", before=before))
        self.take()

    def close(self, opening: Token, expected: Sentence) -> None:
        """Read the parenthesis that closes."""
        if not self.at(")"):
            raise self.unexpected(
                say(
                    "{expected} for the '(' of column {column}",
                    expected=expected,
                    column=opening.column,
                )
            )
        self.take()

    def no_function(self, token: Token) -> ExpressionError:
        """Return the refusal of a function that is not known."""
        if token.text in OWN_NAMES:
            return ExpressionError(
                token.column, say("{token} is no function; use * to multiply", token=token.words)
            )
        known = [*FUNCTIONS, *ACCUMULATIONS, TABLE, INPUT, SIGNAL, *MEASURES]
        hint = OTHER_NAMES.get(token.text)
        return ExpressionError(
            token.column,
            lambda: say(
                "expected a function, found {token}{hint}",
                token=token.words,
                hint=_after(hint) or suggestion(token.text, known),
            ),
        )

    def unexpected(self, expected: Sentence) -> ExpressionError:
        """Return the refusal of the next token."""
        return ExpressionError(
            self.token.column,
            say(
                "expected {expected}, found {token}{hint}",
                expected=expected,
                token=self.token.words,
                hint=_after(self.hint()),
            ),
        )

    def hint(self) -> Sentence | None:
        """Return what may have been meant, where that is known."""
        token = self.token
        before = self.tokens[self.place - 1] if self.place else None
        after = self.tokens[self.place + 1] if token.kind != "end" else None
        if token.kind == "name" and before and before.kind == "number":
            return say("use * to multiply; units are not written here, all values are in SI units")
        if token.kind == "name" and keyword.iskeyword(token.text):
            return say("this word of Python has no meaning here")
        if token.kind == "text":
            return say(
                "quoted names stand in measures, tables, inputs and signals alone, as in x('rod')"
            )
        if token.text == "," and before and after and before.kind == after.kind == "number":
            return say("decimals have a point, as in 0.5")
        return HINTS.get(token.text) if token.kind == "sign" else None


def _after(hint: Sentence | None) -> Sentence:
    """Return a hint as it stands behind what is wrong."""
    return joined("", ("; ", hint)) if hint else NOTHING


def truth(node: Node) -> Node:
    """Return a condition: any number but 0 is true."""
    conditions = {*COMPARISONS, *LOGIC}
    if isinstance(node, Call) and node.function in conditions:
        return node
    return Call("!=", (node, Number(0.0, column=node.column)), column=node.column)


def call(name: str, operands: list[Node], column: int) -> Node:
    """Return a function of FUNCTIONS on its arguments.

    Raises:
        ExpressionError: there are too few or too many.

    """
    if name in {"min", "max"} and len(operands) > 1:
        node = operands[0]
        for operand in operands[1:]:
            node = Call(name, (node, operand), column=column)
        return node
    if name == "step" and len(operands) == len(STEP_FORM):
        return smooth_step(*operands, column=column)
    if len(operands) != FUNCTIONS[name].arity:
        raise ExpressionError(
            column,
            say(
                "{name} takes {counts}, found {count}",
                name=name,
                counts=_counts(name),
                count=len(operands),
            ),
        )
    if name == "where":
        operands = [truth(operands[0]), *operands[1:]]
    return Call(name, tuple(operands), column=column)


def accumulation(name: str, operands: list[Node], column: int) -> Node:
    """Return ``integral`` or ``lag`` of its arguments; raises ExpressionError for other counts."""
    if len(operands) != ACCUMULATIONS[name]:
        form = "integral(x)" if name == "integral" else "lag(x, T)"
        raise ExpressionError(
            column,
            say("expected {form}, found {count} arguments", form=form, count=len(operands)),
        )
    return Accumulation(name, tuple(operands), column=column)


STEP_FORM = ("x", "x0", "h0", "x1", "h1")


def smooth_step(x: Node, x0: Node, h0: Node, x1: Node, h1: Node, *, column: int) -> Node:
    """Return the cubic from h0 at x0 to h1 at x1, level at both ends and beyond them."""

    def of(function: str, *operands: Node) -> Node:
        return Call(function, operands, column=column)

    share = of("smooth", of("/", of("-", x, x0), of("-", x1, x0)))
    return of("+", h0, of("*", of("-", h1, h0), share))


def _counts(name: str) -> Sentence:
    if name in {"min", "max"}:
        return say("2 arguments or more")
    if name == "step":
        return say("1 argument or 5, step({form})", form=", ".join(STEP_FORM))
    count = FUNCTIONS[name].arity
    return say("1 argument") if count == 1 else say("{count} arguments", count=count)
