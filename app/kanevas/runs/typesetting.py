"""Equations -> pictures, in a thread: a long one takes some tenths of a second."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

Typeset = Callable[[Callable[[float], None], threading.Event], tuple[bytes, ...]]

SIZE = 17  # pixels of a letter


def typeset(lines: Sequence[str], color: str) -> Typeset:
    """Return what draws equations as SVG, an empty one for an empty line.

    Args:
        lines: LaTeX of each.
        color: of the ink, as #rrggbb.

    """

    def work(_: Callable[[float], None], stop: threading.Event) -> tuple[bytes, ...]:
        import ziamath

        ziamath.config.svg2 = False  # Qt reads no symbols that are used by reference
        found = []
        for line in lines:
            if stop.is_set():
                break
            # brackets that stretch are laid out anew for each level that they enclose
            plain = line.replace(r"\left", "").replace(r"\right", "")
            drawn = ziamath.Latex(plain, size=SIZE, color=color).svg() if plain else ""
            found.append(str(drawn).encode())
        return tuple(found)

    return work
