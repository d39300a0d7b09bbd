"""Tables that the modules of a room make together, so that no list of the modules is kept."""

import pkgutil
from importlib import import_module
from typing import Any


def gathered(room: str, table: str) -> dict[type, Any]:
    """Return one table of all that the modules of a room have under a name.

    Args:
        room: dotted name of a package; modules in folders below it do not count.
        table: name of a dictionary by types of elements, which a module may have.

    Raises:
        TypeError: two modules speak of the same type.

    """
    whole: dict[type, Any] = {}
    for module in pkgutil.iter_modules(import_module(room).__path__, f"{room}."):
        if module.ispkg:
            continue
        for kind, entry in getattr(import_module(module.name), table, {}).items():
            if kind in whole:
                raise TypeError(f"{module.name} has a second entry for {kind.__name__} in {table}")
            whole[kind] = entry
    return whole
