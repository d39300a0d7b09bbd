"""What people type -> numbers in SI units and formulas.

Units stand after a number or a bracket, as in ``25 mm``, ``(2+3)*80 mm`` or ``5 N m/rad``; the
rest is read as an expression of the model. Python's ``eval`` has no part in it.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

from kane.errors import ExpressionError
from kane.expressions.constant import constant
from kane.expressions.nodes import Call, Name, Node, Number, StateMeasure, Table, Time, names, walk
from kane.expressions.parse import CONSTANTS, is_free_name, parse
from kane.expressions.tokens import tokens
from kane.model.numbers import FINITE
from kane.sentences import Sentence, say
from kane.suggestion import suggestion
from kane.units import ANGLE, NUMBER, Dimension, Unit, compound, fits, product, raised
from kanevas.assets.decimals import decimal_mark
from kanevas.units.dimensions import in_words, unit_suggestion
from kanevas.units.dimensions import unit as unit_of_name
from kanevas.units.showing import with_unit
from kanevas.units.systems import UnitSystem, display

GIVES_RADIANS = frozenset({*CONSTANTS, "asin", "acos", "atan", "atan2"})
SAME = {"negate", "abs", "floor", "ceil", "clamp"}
ALIKE = {"+", "-", "min", "max", "hypot", "%", "<", "<=", ">", ">=", "==", "!="}
PLACEHOLDER = "unit_typed_"
RAISED = {"²": "2", "³": "3", "⁴": "4"}
NAME_AND_POWER = re.compile(r"(\D+)([2-4])")
THOUSANDS = re.compile(r"[+-]?\d{1,3}(?:[.,'\s]\d{3})+(?:[.,]\d+)?")
# A number that is a thousand times as large if its mark is one of thousands, and no more than it.
THREE_DIGITS = re.compile(r"([+-]?[1-9]\d{0,2})([.,])(\d{3})(?:\s*[^\W\d].*)?")
DECIMALS_IN_CALL = re.compile(r"\w\s*\([^()]*\d,\d")
NO_PARAMETERS: Mapping[str, float] = {}


class Entered(NamedTuple):
    """A number that was typed, in SI units, and the formula of parameters that gives it, if any."""

    value: float
    formula: str = ""


class UnknownNameError(ValueError):
    """A text names a parameter that there is not, and that there could be.

    Attributes:
        name: of the parameter.

    """

    def __init__(self, sentence: str, name: str) -> None:
        super().__init__(sentence)
        self.name = name


class _Part(NamedTuple):
    """A unit in a text: where its words begin and end among the tokens, and what it is."""

    start: int
    end: int
    unit: Unit


def read(
    text: str, unit: str, system: UnitSystem, parameters: Mapping[str, float] = NO_PARAMETERS
) -> Entered:
    """Return the number that a text means.

    A bare number, and arithmetic of bare numbers, is in the unit that is shown; a number with a
    unit is converted; a formula of parameters is in SI units as in a model file. π and the inverse
    functions speak of radians, so that ``2*pi`` is one turn whatever angles are shown in.

    Args:
        text: what was typed; a decimal comma is as good as a point.
        unit: SI unit of the field.
        system: the units that the person has chosen.
        parameters: values of the model's parameters.

    Raises:
        ValueError: a sentence that says what was expected.

    """
    typed = _Typed(text, parameters)
    for name in names(typed.node):
        if name.name not in parameters and not name.name.startswith(PLACEHOLDER):
            raise _unknown(name.name, parameters, unit, system)
    value = typed.value(unit, system, parameters)
    if not abs(value) < float("inf"):
        raise ValueError(FINITE)
    has_parameters = any(name.name in parameters for name in names(typed.node))
    return Entered(value, typed.in_si() if has_parameters else "")


def read_varying(
    text: str,
    unit: str,
    system: UnitSystem,
    parameters: Mapping[str, float] = NO_PARAMETERS,
    own: Collection[str] = (),
) -> float | str:
    """Return a number as ``read`` does, or an expression of time and state in SI units.

    Args:
        text: what was typed.
        unit: SI unit of the field.
        system: the units that the person has chosen.
        parameters: values of the model's parameters.
        own: further names that the element knows, such as ``length`` of a spring.

    Raises:
        ValueError: a sentence that says what was expected.

    """
    typed = _Typed(text, parameters)
    found = [name.name for name in names(typed.node) if not name.name.startswith(PLACEHOLDER)]
    for name in found:
        if name not in parameters and name not in own:
            raise _unknown(name, (*parameters, *own, "t"), unit, system)
    if found or any(isinstance(part, Time | StateMeasure | Table) for part in walk(typed.node)):
        return typed.in_si()
    return read(text, unit, system).value


class _Typed:
    """A text with its units found, and the tree of the rest."""

    def __init__(self, text: str, parameters: Collection[str]) -> None:
        _refuse_two_meanings(text.strip())
        self.tokens = list(tokens(_tidied(text)))[:-1]
        if not self.tokens:
            raise ValueError(say("a number is wanted here"))
        self.parts = list(self._units(parameters))
        try:
            self.node = parse(self._joined(lambda i: f"*{PLACEHOLDER}{i}"))
        except ExpressionError as error:
            raise ValueError(_sentence(error, text)) from None

    def value(self, unit: str, system: UnitSystem, parameters: Mapping[str, float]) -> float:
        """Return the number in SI units; raises ValueError where the units do not fit."""
        wanted = compound("" if unit == "1" else unit)
        given = self._dimension(self.node, free=bool(set(parameters) & self._words()))
        if wanted and given not in (None, NUMBER) and not fits(given, wanted.dimension):
            raise ValueError(_misfit(self, given, wanted.dimension, unit, system))
        sizes = {f"{PLACEHOLDER}{i}": part.unit.factor for i, part in enumerate(self.parts)}
        try:
            number = constant(self.node, {**parameters, **sizes})
        except ExpressionError as error:
            raise ValueError(error.text) from None
        is_bare = given == NUMBER and not set(parameters) & self._words()
        speaks_of_radians = bool(
            wanted and wanted.dimension[3] and GIVES_RADIANS & self._words() and not self.parts
        )
        if is_bare and not speaks_of_radians:
            return number * display(unit, system).factor
        return number

    def in_si(self) -> str:
        """Return the text with its units put into the numbers."""
        return self._joined(lambda i: f"*{self.parts[i].unit.factor!r}", fold=True)

    def words(self, part: _Part) -> str:
        """Return a unit as it was typed."""
        return " ".join(token.text for token in self.tokens[part.start : part.end])

    def _words(self) -> set[str]:
        return {token.text for token in self.tokens if token.kind == "name"}

    def _joined(self, in_place: Callable[[int], str], fold: bool = False) -> str:
        """Return the text with something else in the place of each unit."""
        begins = {part.start: (i, part) for i, part in enumerate(self.parts)}
        words: list[str] = []
        column, place = 1, 0
        while place < len(self.tokens):
            token = self.tokens[place]
            gap = " " * (token.column - column)
            if place in begins:
                i, part = begins[place]
                divides = len(words) > 1 and words[-2].strip() in {"/", "//", "%", "**"}
                if fold and self.tokens[place - 1].kind == "number" and not divides:
                    number = float(self.tokens[place - 1].text) * part.unit.factor
                    space = words[-1][: len(words[-1]) - len(words[-1].lstrip())]
                    words[-1] = f"{space}{float(f'{number:.15g}'):.15g}"
                else:
                    words.append(in_place(i))
                last = self.tokens[part.end - 1]
                column, place = last.column + len(last.text), part.end
                continue
            words.append(gap + ("**" if token.text == "^" else token.text))
            column, place = token.column + len(token.text), place + 1
        return "".join(words).strip()

    def _units(self, parameters: Collection[str]) -> Iterator[_Part]:
        place = 1
        while place < len(self.tokens):
            before, token = self.tokens[place - 1], self.tokens[place]
            after_operand = before.kind == "number" or before.text == ")"
            if after_operand and token.kind == "name" and token.text not in KEYWORDS:
                part = self._unit_from(place, parameters)
                yield part
                place = part.end
            place += 1

    def _unit_from(self, start: int, parameters: Collection[str]) -> _Part:
        """Read a unit as far as it goes: names with powers, side by side, and after a stroke."""
        whole = self._named(start)
        place = self._after_power(start)
        factor, dimension = whole
        sign = 1
        while place < len(self.tokens):
            token = self.tokens[place]
            step = 0
            if token.kind == "name" and token.text not in KEYWORDS:
                step = 0
            elif token.text in {"/", "*"} and self._is_unit(place + 1, parameters):
                sign = -1 if token.text == "/" else sign
                step = 1
            else:
                break
            part = self._named(place + step)
            place = self._after_power(place + step)
            factor *= part.factor**sign
            dimension = product(dimension, raised(part.dimension, sign))
        return _Part(start, place, Unit(factor, dimension))

    def _is_unit(self, place: int, parameters: Collection[str]) -> bool:
        if place >= len(self.tokens) or self.tokens[place].kind != "name":
            return False
        name = self.tokens[place].text
        return name not in parameters and name not in RESERVED and _lookup(name) is not None

    def _named(self, place: int) -> Unit:
        """Return the unit that a name stands for, with its power."""
        name = self.tokens[place].text
        found = _lookup(name)
        if found is None:
            raise ValueError(
                say(
                    "'{name}' is no unit{suggestion}",
                    name=name,
                    suggestion=unit_suggestion(name),
                )
            )
        power = self._power(place)
        return Unit(found.factor**power, raised(found.dimension, power))

    def _power(self, place: int) -> int:
        after = self._after_power(place)
        if after == place + 1:
            return 1
        text = self.tokens[after - 1].text
        return int(RAISED.get(text, text))

    def _after_power(self, place: int) -> int:
        """Return the place after a name and its power, if it has one."""
        after = self.tokens[place + 1 : place + 3]
        if after and after[0].text in RAISED:
            return place + 2
        if len(after) > 1 and after[0].text in {"^", "**"} and after[1].text.isdigit():
            return place + 3
        return place + 1

    def _dimension(self, node: Node, free: bool) -> Dimension | None:
        """Return the dimension of a tree; None where parameters leave it open.

        Args:
            node: a part of the tree.
            free: whether bare numbers may be SI numbers of any kind, beside parameters.

        """
        match node:
            case Number():
                return NUMBER
            case Name(name) if name.startswith(PLACEHOLDER):
                return self.parts[int(name.removeprefix(PLACEHOLDER))].unit.dimension
            case Call("*" | "/" as sign, (a, b)):
                first, second = self._dimension(a, free), self._dimension(b, free)
                if first is None or second is None:
                    return None
                return product(first, raised(second, 1 if sign == "*" else -1))
            case Call("**", (a, Number(power))):
                base = self._dimension(a, free)
                return None if base is None else raised(base, power)
            case Call("sqrt", (a,)):
                base = self._dimension(a, free)
                return None if base is None else raised(base, 0.5)
            case Call(name, operands) if name in SAME or name in ALIKE:
                return self._common(operands, free)
            case Call("where", (_, *operands)):
                return self._common(tuple(operands), free)
            case Call("asin" | "acos" | "atan" | "atan2", _) if self.parts:
                return ANGLE
            case Call():
                return NUMBER
        return None

    def _common(self, operands: tuple[Node, ...], free: bool) -> Dimension | None:
        """Return the dimension of all terms of a sum; raises ValueError where they differ."""
        found = [self._dimension(operand, free) for operand in operands]
        known = {d for d in found if d is not None and not (free and d == NUMBER)}
        if len(known) > 1:
            bare = NUMBER in known
            first, second = sorted(known, key=in_words)[:2]
            if bare:
                raise ValueError(
                    say(
                        "a number without a unit cannot be added to one with a unit; give it one "
                        "too"
                    )
                )
            raise ValueError(
                say(
                    "{first} and {second} cannot be added or compared",
                    first=in_words(first),
                    second=in_words(second),
                )
            )
        if known:
            return known.pop()
        return None if None in found else NUMBER


KEYWORDS = frozenset({"if", "else", "and", "or", "not"})
RESERVED = frozenset({"t", *CONSTANTS})


def _lookup(name: str) -> Unit | None:
    """Return the unit of a name, with a power where its last letter is a digit: ``mm2``."""
    if match := NAME_AND_POWER.fullmatch(name):
        base = unit_of_name(match[1])
        power = int(match[2])
        return base and Unit(base.factor**power, raised(base.dimension, power))
    return unit_of_name(name)


def _tidied(text: str) -> str:
    """Put the signs of expressions in place of those that people type, commas included."""
    text = text.strip().replace("−", "-").replace("–", "-").replace("·", "*").replace("×", "*")
    return _with_points(text.replace("°", " deg "))


def _with_points(text: str) -> str:
    """Put points in place of decimal commas.

    Within the brackets of a call commas stand between arguments, unless semicolons do.
    """
    letters = list(text)
    for i, letter in enumerate(text):
        call = _call_around(text, i) if letter in ",;" else None
        if letter == "," and (call is None or ";" in call) and text[i + 1 : i + 2].isdigit():
            letters[i] = "."
        elif letter == ";" and call is not None:
            letters[i] = ","
    return "".join(letters)


def _refuse_two_meanings(text: str) -> None:
    """Raise ValueError for ``1,250`` where decimals have a point, and ``1.250`` where a comma."""
    found = THREE_DIGITS.fullmatch(text)
    if found and found[2] != decimal_mark():
        raise ValueError(
            say(
                "'{text}' may mean {whole} or {fraction:g}: write one of these",
                text=text,
                whole=int(found[1] + found[3]),
                fraction=float(f"{found[1]}.{found[3]}"),
            )
        )


def _call_around(text: str, place: int) -> str | None:
    """Return what stands between the brackets of the call around a place, without calls in it."""
    depth, start = 0, place
    while start and depth >= 0:
        start -= 1
        depth += {")": 1, "(": -1}.get(text[start], 0)
    if depth >= 0:
        return None
    if not re.search(r"\w\s*$", text[:start]):
        return _call_around(text, start)  # mere brackets
    own, depth = "", 0
    for letter in text[start + 1 :]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth < 0:
            break
        own += letter if depth == 0 else ""
    return own


def _unknown(name: str, known: Collection[str], unit: str, system: UnitSystem) -> ValueError:
    if name not in known and unit_of_name(name) and not suggestion(name, known):
        return ValueError(
            say(
                "'{name}' is a unit and wants a number before it, {example}",
                name=name,
                example=_example(unit, system),
            )
        )
    sentence = say(
        "there is no parameter '{name}'{suggestion}",
        name=name,
        suggestion=suggestion(name, known),
    )
    return UnknownNameError(sentence, name) if is_free_name(name) else ValueError(sentence)


def _misfit(
    typed: _Typed, given: Dimension, wanted: Dimension, unit: str, system: UnitSystem
) -> Sentence:
    words = typed.words(typed.parts[0]) if len(typed.parts) == 1 else ""
    fields = {
        "given": in_words(given),
        "wanted": in_words(wanted),
        "example": _example(unit, system),
    }
    if words and typed.parts[0].unit.dimension == given:
        return say("'{words}' is {given}; {wanted} is wanted, {example}", words=words, **fields)
    return say("this is {given}; {wanted} is wanted, {example}", **fields)


def _example(unit: str, system: UnitSystem) -> Sentence:
    example = with_unit("25", display(unit, system).unit)
    return say("as in {example}", example=example)


def _sentence(error: ExpressionError, text: str) -> Sentence:
    text = text.strip()
    if THOUSANDS.fullmatch(text):
        return say("'{text}' is not a number; write it without marks of thousands", text=text)
    if re.fullmatch(r"[\d.,\s+-]*", text):
        return say("'{text}' is not a number", text=text)
    if DECIMALS_IN_CALL.search(text) and ";" not in text:
        return say(
            "{fault}; in the brackets of a function a comma separates its arguments: write "
            "decimals with a point there, or ; between the arguments",
            fault=error.text,
        )
    return error.text
