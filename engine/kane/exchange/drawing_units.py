"""Units of lengths that drawings say themselves."""

import re
from pathlib import Path

from kane.exchange.xml_tree import read_xml

INSUNITS = {1: 0.0254, 2: 0.3048, 4: 1e-3, 5: 1e-2, 6: 1.0, 14: 0.1}  # of the header of DXF [m]
LENGTH = re.compile(r"\s*[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?\s*(mm|cm|in|pt|pc|Q)\s*")
HEADER = re.compile(rb"\$INSUNITS\s+70\s+([0-9]+)")
LOOK = 2**18  # bytes at the beginning of a file, which hold the header of a DXF


def svg_says_unit(path: Path) -> bool:
    """Return whether a drawing in SVG has its width or height in a unit of length.

    So has all else in it then.
    """
    sizes = read_xml(path).attributes
    return any(LENGTH.fullmatch(sizes.get(name, "")) for name in ("width", "height"))


def dxf_says_unit(path: Path) -> bool:
    """Return whether the header of a drawing in DXF names the unit of its lengths."""
    with path.open("rb") as stream:
        found = HEADER.search(stream.read(LOOK))
    return found is not None and int(found[1]) in INSUNITS
