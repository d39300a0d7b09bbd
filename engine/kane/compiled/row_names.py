"""What each constraint row holds, in a few words."""

from collections.abc import Iterable, Iterator

from kane.compiled.constraints import constraints
from kane.compiled.contacts import in_model
from kane.compiled.system import System
from kane.elements.primitives import Constraint
from kane.model import coordinates
from kane.sentences import Sentence, as_it_is, joined


def row_names(system: System) -> list[Sentence]:
    """Return what each row of B holds, as ``along x`` or ``x of rod ⟂ z of crank``.

    Rows of one element have different names, but for those of its parts. Directions of bodies are
    in their own axes.
    """
    model = system.model
    always = [own for _, own in constraints(model, coordinates(model))]
    now = [
        in_model(model, each.contact.rows(state))
        for each, state in zip(system.contacts, system.states, strict=True)
    ]
    return [word for own in (*always, *now) for word in _distinct(own)]


def _distinct(own: Iterable[Constraint]) -> Iterator[Sentence]:
    seen: dict[str, int] = {}
    for constraint in own:
        for held in constraint.holds():
            seen[held.word] = seen.get(held.word, 0) + 1
            again = as_it_is(f" ({seen[held.word]})" if seen[held.word] > 1 else "")
            yield joined("", (held.word, again))
