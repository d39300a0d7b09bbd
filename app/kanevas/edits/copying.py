"""Copies of a part of a model: within it, and as text for another one."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from kane.errors import Fault, ModelError
from kane.expressions.parse import is_free_name
from kane.expressions.tokens import tokens
from kane.fields import GROUND, LONGEST_NAME, SYSTEM
from kane.files.model_json import dumps, read
from kane.model import (
    NAMED_GROUPS,
    Model,
    Parameter,
    ValueTable,
    check_references,
    laws,
    named,
    reconciled,
    renamed,
)
from kane.sentences import say
from kanevas.edits.elements import GROUPS, find, needed
from kanevas.edits.moving import translated
from kanevas.edits.names import fresh_name
from kanevas.edits.space import bodies_of

Array = npt.NDArray[np.float64]

LONGEST_NUMBER = 6  # digits that a fresh name may add


class Copy(NamedTuple):
    """A model with copies in it.

    Attributes:
        model: the model.
        names: names of the copies; parameters and tables that came along are not among them.

    """

    model: Model
    names: tuple[str, ...]


def with_company(model: Model, names: Collection[str]) -> frozenset[str]:
    """Return a selection with all that belongs to it alone.

    That is what stands on selected bodies and nowhere else, such as joints between them and forces
    on them, what acts in joints that go along, what limits measures that do, and
    events that turn latches that do.
    """
    chosen = set(names)
    bodies = chosen.intersection(body.name for body in model.bodies)
    for _, element in named(model):
        stands = bodies_of(element)
        if stands and bodies.issuperset(stands):
            chosen.add(element.name)
    for _, element in named(model):
        if hasattr(element, "joint_references"):
            joints = {joint for _, joint, _ in element.joint_references()}
            if joints and chosen.issuperset(joints):
                chosen.add(element.name)
        if hasattr(element, "measure_references") and chosen.issuperset(
            measure for _, measure in element.measure_references()
        ):
            chosen.add(element.name)
    for event in model.events:  # of latches that go along
        latches = {name for _, name in event.latch_references()}
        if latches and chosen.issuperset(latches):
            chosen.add(event.name)
    return frozenset(chosen)


def part(model: Model, names: Collection[str]) -> Model:
    """Return a selection with its company as a model of its own.

    Parameters and tables of which its formulas and expressions are made come along. A joint may
    refer to a body that does not: then it can only be pasted where there is one of that name.
    """
    chosen = with_company(model, names)
    cut = _only(model, chosen)
    return _only(model, chosen | _mentioned(model, cut))


def duplicated(model: Model, names: Collection[str], shift: Array) -> Copy:
    """Return the model with a selection and its company a second time.

    Args:
        model: any model.
        names: what is selected.
        shift: how far the copies are from the originals, in ground axes, (3,) [m].

    """
    return pasted(model, part(model, names), shift)


def pasted(model: Model, piece: Model, shift: Array) -> Copy:
    """Return the model with the elements of a piece of a model added.

    Names that are taken become fresh ones, and what refers to them within the piece follows.
    Parameters and tables that the model has already are those of the model.

    Args:
        model: any model.
        piece: what is added.
        shift: how far it is moved, in ground axes, (3,) [m].

    Raises:
        ModelError: something in the piece needs a body or joint that neither has, or has a name
            twice.

    """
    _check_needs(model, piece)
    given: tuple[Parameter | ValueTable, ...] = (*piece.parameters, *piece.tables)
    shared = {entry.name for entry in given if type(find(model, entry.name)) is type(entry)}
    own = _only(piece, frozenset(e.name for _, e in named(piece)) - shared)
    own = _with_free_names(model, own)
    names = tuple(e.name for _, e in named(own) if not isinstance(e, Parameter | ValueTable))
    groups = {
        group: (*getattr(model, group), *getattr(own, group))
        for group in (*NAMED_GROUPS, "formulas")
        if getattr(own, group)
    }
    here = reconciled(model, msgspec.structs.replace(model, **groups))
    check_references(here)
    # One after the other, so that formulas of places give way to the shift.
    return Copy(reconciled(here, translated(here, names, shift)), names)


def to_text(model: Model, names: Collection[str]) -> str:
    """Return a selection with its company as text, in the format of model files."""
    return dumps(part(model, names))


def from_text(text: str) -> Model:
    """Return the piece of a model that a text describes.

    Raises:
        ModelError: the text is not in the format of model files; one fault for each thing to mend.

    """
    return read(text)


def _only(model: Model, names: frozenset[str]) -> Model:
    """Return a model of some elements, with their formulas and nothing else."""
    groups: dict[str, Any] = {
        group: tuple(entry for entry in getattr(model, group) if entry.name in names)
        for group in dict.fromkeys(GROUPS.values())
    }
    formulas = tuple(f for f in model.formulas if f.path.partition(".")[0] in names)
    return Model(**groups, formulas=formulas)


def _mentioned(model: Model, cut: Model) -> frozenset[str]:
    """Return the parameters and tables of which numbers and expressions of a part are made."""
    given: tuple[Parameter | ValueTable, ...] = (*model.parameters, *model.tables)
    offered = {entry.name for entry in given}
    texts: dict[str, list[str]] = {}
    for formula in model.formulas:
        texts.setdefault(formula.path.partition(".")[0], []).append(formula.text)
    found: set[str] = set()
    waiting = [law.text for _, law in laws(cut)] + [formula.text for formula in cut.formulas]
    while waiting:
        new = (_words(waiting.pop()) & offered) - found
        found |= new
        waiting += [text for name in new for text in texts.get(name, ())]
    return frozenset(found)


def _words(text: str) -> set[str]:
    return {
        token.text[1:-1] if token.kind == "text" else token.text
        for token in tokens(text)
        if token.kind in ("text", "name")
    }


def _check_needs(model: Model, piece: Model) -> None:
    there = {GROUND, *(entry.name for _, entry in (*named(model), *named(piece)))}
    faults = [
        Fault(element.name, say("needs '{name}', which is not here; copy that too", name=name))
        for _, element in named(piece)
        for name in needed(element)
        if name not in there
    ]
    if faults:
        raise ModelError(faults)


def _with_free_names(model: Model, piece: Model) -> Model:
    """Return a piece of which no name is one of the model's."""
    taken = {GROUND, SYSTEM, *(entry.name for _, entry in named(model))}
    for _, entry in tuple(named(piece)):
        if entry.name in taken:
            others = [e.name for _, e in named(piece)]
            piece = renamed(piece, entry.name, _free_name(model, entry, others))
    return piece


def _free_name(model: Model, entry: object, others: Sequence[str]) -> str:
    name = getattr(entry, "name", "")
    if isinstance(entry, Parameter):
        taken = {*others, *(e.name for _, e in named(model))}
        return next(
            new
            for new in (f"{name}_{i}" for i in range(2, len(taken) + 3))
            if new not in taken and is_free_name(new)
        )
    return fresh_name(model, name[: LONGEST_NAME - LONGEST_NUMBER].rstrip(), others)
