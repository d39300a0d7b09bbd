"""A model inserted into another: a sub-assembly, whose names get a prefix."""

from typing import Any

import msgspec

from kane.arguments import checked
from kane.errors import Fault, ModelError
from kane.exchange.findings import Findings, Imported
from kane.model import NAMED_GROUPS, Model, named, renamed
from kane.sentences import say

LISTS = ("hidden", "protected", "plots", "formulas")


@checked
def insert(model: Model, part: Model, prefix: str) -> Imported:
    """Return a model with another one in it, whose elements are all called by a prefix.

    Names, references, expressions, formulas and plots of the part follow. It stands as it does in
    its own file; what hangs on its ground hangs on that of the model. Gravity, plane and settings
    of the run are the model's.

    Args:
        model: takes the part up.
        part: any model whose references lead somewhere.
        prefix: stands before each name of the part; letters and digits, so that parameters may
            have it, too.

    Raises:
        ModelError: a name would be taken, or none.

    """
    findings = Findings()
    moves = bool(part.bodies or part.joints)  # measured tables alone lie in any plane
    if model.planar and moves and not part.planar:
        text = say("moves in space, and cannot be part of a planar model")
        raise ModelError([Fault(part.title, text)])
    taken = {entry.name for _, entry in named(model)}
    for _, entry in tuple(named(part)):
        name = f"{prefix}{entry.name}"
        if name in taken:
            raise ModelError(
                [Fault(name, say("is a name in the model already; take another prefix"))]
            )
    # the longest first: where 'pa' stands beside 'a', it has gone before 'a' takes its name
    names = sorted((entry.name for _, entry in named(part)), key=len, reverse=True)
    for name in names:
        part = renamed(part, name, f"{prefix}{name}")
    for field in ("gravity", "work_plane", "solver"):
        own = getattr(part, field)
        if own != getattr(model, field) and (moves or own != getattr(Model(), field)):
            findings.dropped(say("gravity, plane and run settings of the part: the model's hold"))
    changes: dict[str, Any] = {
        group: (*getattr(model, group), *getattr(part, group)) for group in (*NAMED_GROUPS, *LISTS)
    }
    if moves:
        findings.taken(
            say("{count} bodies of the part", count=len(part.bodies)),
            *(body.name for body in part.bodies),
        )
    return Imported(msgspec.structs.replace(model, **changes), tuple(findings))
