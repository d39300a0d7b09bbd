"""Units of lengths that drawings say themselves."""

import re
from pathlib import Path

from kane.exchange.worker import INSUNITS, PHYSICAL
from kane.exchange.xml_tree import read_xml

LENGTH = re.compile(rf"\s*[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?\s*({'|'.join(PHYSICAL)})\s*")
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
