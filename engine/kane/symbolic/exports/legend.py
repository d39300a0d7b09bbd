"""What the symbols of an export are, as lines for the comment at its top."""

from __future__ import annotations

from collections.abc import Iterator

from kane.symbolic.curves import named
from kane.symbolic.derivation import Derivation


def legend(found: Derivation) -> Iterator[str]:
    """Yield what the equations are and what their symbols mean, line by line."""
    title = found.drawn.model.title.replace("\n", " ") or "a mechanism"
    yield f"Kane's equations of {_plain(title)}, written by Kanevas. SI units, rad."
    yield ""
    yield "M u' = f + P^T lam,  B u' + bias = 0,  with gap = 0 and B u + rest = 0."
    if found.rows and found.matrix != found.pushes:
        yield "P is B with the friction of what slides."
    if found.symbols.multipliers:
        yield "That of joints follows from their forces lam: with those found, P is put in anew,"
        yield "until they stay."
    yield ""
    for each in found.coordinates:
        yield f"{each.symbol}: {_plain(each.words)}"
    for each in found.speeds:
        yield f"{each.symbol}: {_plain(each.words)}"
    for state in found.states:
        if state.sampled is None:
            yield f"{state.symbol}: {_plain(state.words)}, with the rate c_dot"
        else:
            yield (
                f"{state.symbol}: {_plain(state.words)}, becomes c_next at "
                f"t = {state.sampled.instants}, n = 0, 1, ..., and is held between"
            )
    for k, curve in enumerate(found.symbols.curves):
        yield (
            f"{named(k + 1)}: curve of {_plain(curve.owner)}; foot: how many of its pieces its "
            "point is along that is next to a place,"
        )
        yield "along: a coordinate there (0 x, 1 y, 2 z), or its derivative of some order"
    for k, row in enumerate(found.rows):
        yield f"row {k + 1}: {_plain(row.owner)}, {_plain(str(row.holds))}"
    for row in found.left_out:
        yield f"left out, as other rows say it: {_plain(row.owner)}, {_plain(str(row.holds))}"


def _plain(text: str) -> str:
    """Return a text that ends no comment and needs no encoding."""
    text = text.replace("*/", "* /").replace('"""', "'''").replace("\\", "/")
    return text.encode("ascii", "replace").decode()
