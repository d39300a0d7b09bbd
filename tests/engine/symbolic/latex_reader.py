"""Reads the equations of a LaTeX document as a person would, and works out their numbers."""

import math
import re

ONE = {
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin, "acos": math.acos,
    "atan": math.atan, "sinh": math.sinh, "cosh": math.cosh, "tanh": math.tanh, "log": math.log,
    "sign": lambda x: math.copysign(1.0, x) if x else 0.0,
}  # fmt: skip
COMPARED = {
    "<": float.__lt__, ">": float.__gt__, r"\leq": float.__le__, r"\geq": float.__ge__,
    "=": float.__eq__, r"\neq": float.__ne__,
}  # fmt: skip
# SymPy puts brackets around what a sign of another kind joins
JOINED = {r"\vee": any, r"\wedge": all}
BRACKETS = {
    "(": ")", r"\left(": r"\right)", r"\left|": r"\right|", r"\left\lfloor": r"\right\rfloor",
}  # fmt: skip
TOKENS = re.compile(
    r"\\left\\lfloor|\\right\\rfloor|\\left[(|]|\\right[)|]|\\begin\{cases\}|\\end\{cases\}"
    r"|\\text\{for\}\\:|\\text\{otherwise\}|\\operatorname\{[a-z_{}0-9]+\}\}?|\\\\|\\[A-Za-z]+"
    r"|\d+\.?\d*|[-+^{}&,=<>e()]"
)


def equations(document: str) -> dict[str, str]:
    """Return the right side of each left one, in their order."""
    found = re.findall(r"\\begin\{align\*\}\n(.*?) &= (.*?)\n\\end\{align\*\}", document, re.DOTALL)
    assert len({left for left, _ in found}) == len(found)
    return dict(found)


def known(document: str) -> dict[str, float]:
    """Return the numbers that the document gives its symbols."""
    return {
        name: Value(text, {}).number
        for name, text in re.findall(r"\\item \$(.*?) = (.*?)\$: ", document)
    }


class Value:
    """The number of an expression.

    Args:
        text: the expression.
        values: of symbols, as they are typeset.

    """

    def __init__(self, text: str, values: dict[str, float]) -> None:
        self._values, self._tokens, self._at = values, list(tokens(text, values)), 0
        self.number = self._sum()
        assert self._at == len(self._tokens), (text, self._tokens[self._at :])

    @property
    def _next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take(self, token: str = "") -> str:
        found = self._next
        assert not token or found == token, (found, token, self._tokens)
        self._at += 1
        return found

    def _sum(self) -> float:
        sign = -1.0 if self._next == "-" else 1.0
        if self._next in ("-", "+"):
            self._take()
        total = sign * self._product()
        while self._next in ("-", "+"):
            sign = -1.0 if self._take() == "-" else 1.0
            total += sign * self._product()
        return total

    def _product(self) -> float:
        total = self._power()
        while self._next and (self._next == r"\cdot" or not self._ends(self._next)):
            if self._next == r"\cdot":
                self._take()
            total *= self._power()
        return total

    @staticmethod
    def _ends(token: str) -> bool:
        ends = {"-", "+", "}", "&", ",", r"\\", r"\end{cases}", r"\qquad"}
        return token in ends or token in COMPARED or token in JOINED or token in BRACKETS.values()

    def _power(self) -> float:
        base = self._factor()
        if self._next != "^":
            return base
        return float(base ** self._exponent())

    def _exponent(self) -> float:
        self._take("^")
        return self._group()

    def _group(self) -> float:
        self._take("{")
        found = self._sum()
        self._take("}")
        return found

    def _factor(self) -> float:
        token = self._take()
        if token in self._values:
            return self._values[token]
        if re.match(r"\d", token):
            return float(token)
        if token in BRACKETS:
            braced = self._next == "{" and token != r"\left("
            found = self._group() if braced else self._sum()
            self._take(BRACKETS[token])
            return {"|": abs, "r": math.floor, "(": float}[token[-1]](found)
        if token == "{":
            self._at -= 1
            return self._group()
        if token == "e":
            return math.exp(self._exponent())
        if token == r"\pi":
            return math.pi
        if token == r"\frac":
            return self._group() / self._group()
        if token == r"\sqrt":
            return math.sqrt(self._group())
        if token == r"\begin{cases}":
            return self._cases()
        return self._function(token)

    def _function(self, token: str) -> float:
        name = token.removeprefix("\\").removeprefix("operatorname{").removesuffix("}")
        power = self._exponent() if self._next == "^" else 1.0
        self._take("{")
        self._take(r"\left(")
        first = self._sum()
        if name == "atan}_{2":
            self._take(",")
            found = math.atan2(first, self._sum())
        else:
            found = ONE[name](first)
        self._take(r"\right)")
        self._take("}")
        return float(found**power)

    def _condition(self) -> bool:
        holds = self._holds()
        while self._next in JOINED:
            holds = JOINED[self._take()]((holds, self._holds()))
        return holds

    def _holds(self) -> bool:
        if self._next == r"\left(" and self._brackets_compare():
            self._take()
            holds = self._condition()
            self._take(r"\right)")
            return holds
        left = self._sum()
        compare = COMPARED[self._take()]
        return compare(left, self._sum())

    def _brackets_compare(self) -> bool:
        """Whether the bracket that opens here is around a condition."""
        depth = 0
        for token in self._tokens[self._at :]:
            depth += (token == r"\left(") - (token == r"\right)")
            if depth == 0:
                return False
            if depth == 1 and token in COMPARED:
                return True
        return False

    def _cases(self) -> float:
        chosen: float | None = None
        while True:
            value = self._sum()
            self._take("&")
            holds = True
            if self._take() != r"\text{otherwise}":
                holds = self._condition()
            if holds and chosen is None:
                chosen = value
            if self._take() == r"\end{cases}":
                assert chosen is not None
                return chosen


def tokens(text: str, values: dict[str, float]):
    """Yield symbols, numbers, commands and signs."""
    names = sorted(values, key=len, reverse=True)
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        name = next((each for each in names if text.startswith(each, at)), None)
        if name is None:
            found = TOKENS.match(text, at)
            assert found, text[at : at + 40]
            name = found[0]
        yield name
        at += len(name)
