"""What plug-ins make: mechanisms that are inserted, and tables of a run."""

from __future__ import annotations

from typing import Any

from kane.arguments import checked
from kane.errors import ArgumentError, KaneError
from kane.model import Model, check
from kane.plug_ins.declared import Analysis, Part, analyses, function_at
from kane.plug_ins.table import Table
from kane.results import Result
from kane.sentences import NOTHING, as_it_is, joined, say
from kane.suggestion import suggestion


def made(part: Part) -> Model:
    """Return the mechanism of a part.

    Raises:
        KaneError: the package cannot make it, or has made something else.
        ModelError: what it made has faults.

    """
    model = _called(part)
    if not isinstance(model, Model):
        raise _no(part, "Model")
    check(model)
    return model


@checked
def analyse(result: Result, name: str) -> Table:
    """Return what an analysis of another package finds in a run.

    Args:
        result: of a run.
        name: of the analysis; ``analyses()`` has all.

    Raises:
        ArgumentError: there is no such analysis.
        KaneError: it refuses, has failed, or has made something else than a table.

    """
    known = {each.name: each for each in analyses()}
    if name not in known:
        after = suggestion(name, known) or (
            say("; there are {names}", names=joined(", ", list(known))) if known else NOTHING
        )
        raise ArgumentError(say("There is no analysis '{name}'{after}.", name=name, after=after))
    table = _called(known[name], result)
    if not isinstance(table, Table):
        raise _no(known[name], "Table")
    return table


def _called(what: Part | Analysis, *arguments: object) -> Any:
    """Call the function of a plug-in; what it raises is told with its name."""
    try:
        return function_at(what.place)(*arguments)
    except KaneError:
        raise
    except Exception as error:
        why = as_it_is(f"{type(error).__name__}: {error}")
        raise KaneError(
            say("The plug-in '{name}' failed: {why}", name=what.name, why=why)
        ) from error


def _no(what: Part | Analysis, kind: str) -> KaneError:
    return KaneError(
        say("The plug-in '{name}' has made no {kind}.", name=what.name, kind=as_it_is(kind))
    )
