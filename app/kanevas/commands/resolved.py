"""Which keys do what: those of the program, and in their place those that a person has chosen."""

from __future__ import annotations

from collections.abc import Mapping


def resolved(first: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    """Return the keys of each command, none of them twice; empty for a command without.

    Args:
        first: the keys of all commands as they come with the program.
        own: those that the person has chosen, for some; they come before the others. Of two alike
            the one whose command stands first has them.

    """
    keys = dict.fromkeys(first, "")
    taken: set[str] = set()
    for source in (own, first):
        for name in first:
            if source is first and name in own:
                continue
            key = source.get(name, "")
            if key and key not in taken:
                keys[name] = key
                taken.add(key)
    return keys


def given(first: Mapping[str, str], own: Mapping[str, str], name: str, key: str) -> dict[str, str]:
    """Return the person's choices with other keys for a command, taken from whoever has them."""
    before = resolved(first, own)
    changed = {**own, name: key}
    if key:
        changed |= {other: "" for other, had in before.items() if had == key and other != name}
    return _needed(first, changed)


def at_first(first: Mapping[str, str], own: Mapping[str, str], name: str) -> dict[str, str]:
    """Return the person's choices without that for a command; its first keys are its own again."""
    key = first[name]
    others = {other for other, had in own.items() if had == key and key}
    return _needed(first, {n: had for n, had in own.items() if n != name and n not in others})


def _needed(first: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    return {name: key for name, key in own.items() if first.get(name) != key}
