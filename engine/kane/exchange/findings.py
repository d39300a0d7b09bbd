"""What was taken of a file, what was guessed, and what was left out."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from kane.model import Model
from kane.sentences import Sentence, Template, as_it_is, joined, say

Kind = Literal["taken", "guessed", "dropped"]
KINDS: tuple[Kind, ...] = ("guessed", "dropped", "taken")

MOST_NAMES = 8  # of what a finding speaks of; the rest is counted


class Finding(NamedTuple):
    """One thing that was done with a part of a file.

    Attributes:
        kind: whether it was taken as it is, guessed, or dropped.
        text: what was done.
        names: of what it was done with; empty where it goes for the file as a whole.

    """

    kind: Kind
    text: Sentence
    names: tuple[str, ...]

    @property
    def sentence(self) -> Sentence:
        """Names and text on one line."""
        if not self.names:
            return self.text
        shown = [as_it_is(name) for name in self.names[:MOST_NAMES]]
        if (more := len(self.names) - MOST_NAMES) > 0:
            shown.append(say("{count} more", count=more))
        return joined(": ", (joined(", ", shown), self.text))


class Findings:
    """Gathers what is found; the same said of several things becomes one finding."""

    def __init__(self) -> None:
        self._names: dict[tuple[Kind, Sentence], list[str]] = {}

    def taken(self, text: Sentence, *names: str) -> None:
        """Say what was taken as it is."""
        self._add("taken", text, names)

    def guessed(self, text: Sentence, *names: str) -> None:
        """Say what the file does not tell, and what was put in its place."""
        self._add("guessed", text, names)

    def dropped(self, text: Sentence, *names: str) -> None:
        """Say what was left out."""
        self._add("dropped", text, names)

    def _add(self, kind: Kind, text: Sentence, names: tuple[str, ...]) -> None:
        known = self._names.setdefault((kind, text), [])
        known.extend(name for name in names if name and name not in known[-1:])

    def __iter__(self) -> Iterator[Finding]:
        for kind in KINDS:
            for (of, text), names in self._names.items():
                if of == kind:
                    yield Finding(kind, text, tuple(dict.fromkeys(names)))


class Imported(NamedTuple):
    """A model that was read from a file of another program.

    Attributes:
        model: finished or not; what keeps it from running says ``kane.model.check``.
        findings: what was guessed, dropped and taken, in this order.

    """

    model: Model
    findings: tuple[Finding, ...]


class Exported(NamedTuple):
    """What a model has become for another program.

    Attributes:
        content: of the file.
        findings: what was guessed, dropped and taken, in this order.
        files: names, from the folder of the file on, and contents of what it names beside it.

    """

    content: bytes
    findings: tuple[Finding, ...]
    files: tuple[tuple[str, bytes], ...] = ()


HEADINGS: dict[Kind, Template] = {
    "guessed": Template("Guessed"),
    "dropped": Template("Left out"),
    "taken": Template("Taken"),
}


ALL_TAKEN = say("All that is in the file was taken as it stands.")


def page(findings: tuple[Finding, ...]) -> Sentence:
    """Return what was done with a file, a line for each finding under a heading for each kind."""
    parts: list[Sentence] = []
    for kind in KINDS:
        own = [finding.sentence for finding in findings if finding.kind == kind]
        if own:
            head = joined(":\n", (HEADINGS[kind].say(), joined("\n", own)))
            parts.append(head)
    return joined("\n\n", parts) if parts else ALL_TAKEN
