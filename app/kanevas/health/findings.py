"""What is found in a model, in sentences; no widgets here."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from kane.errors import Fault
from kane.model import Model, faults, owner
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.kinds.labels import label
from kanevas.units import UnitSystem, gap
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kane.analyses.health import Health
    from kanevas.runs.examiner import Examination

MOST_NAMED = 4  # elements


class Level(IntEnum):
    """How grave something is."""

    GOOD = 0
    INFORMATION = 1
    WARNING = 2
    BAD = 3


class Finding(NamedTuple):
    """One thing to know of a model.

    Attributes:
        level: how grave it is: what is bad keeps the model from running.
        text: a sentence.
        elements: names of the elements of which it speaks.
        can_be_mended: whether something can be offered that leaves the motion as it is.
        can_be_parted: whether it speaks of bodies inside each other, which can be pushed apart.

    """

    level: Level
    text: str
    elements: tuple[str, ...] = ()
    can_be_mended: bool = False
    can_be_parted: bool = False


def _tr(text: str) -> str:
    return QCoreApplication.translate("Health", text)


def findings(examination: Examination, units: UnitSystem = SI) -> list[Finding]:
    """Return all that is found, the gravest first, with numbers in these units."""
    found = [*_faults(examination.faults)]
    health = examination.health
    if health is not None:
        found += [*_contradictions(health), *_gaps(health, units), *_redundancies(health, units)]
        found += [*_adrift(health), *_contacts(health)]
        found += _freedoms(health, driven=bool(examination.model.drivers))
        found += _of_discs(health)
    elif examination.model.bodies:
        text = _tr("Degrees of freedom and joints are counted as soon as the solver is ready.")
        found.append(Finding(Level.INFORMATION, text))
    if not examination.model.bodies:
        found.append(Finding(Level.INFORMATION, _tr("There are no bodies yet.")))
    return sorted(found, key=lambda finding: -finding.level)


def level(examination: Examination) -> Level:
    """Return how grave the gravest finding is; only what needs doing counts."""
    gravest = max((f.level for f in findings(examination)), default=Level.GOOD)
    if gravest <= Level.INFORMATION and examination.health and examination.model.bodies:
        return Level.GOOD
    return gravest


def summary(examination: Examination) -> str:
    """Return the few words for the status bar."""
    if not examination.model.bodies:
        return _tr("No bodies yet")
    health = examination.health
    count = len(list(_faults(examination.faults)))
    words = [_count(count, _tr("1 fault"), _tr("{} faults"))] if count else []
    if health is None:
        return ", ".join(words) or _tr("No faults seen")
    if not all(each.closes for each in health.contradictions):
        words.append(_tr("joints cannot close"))
    elif health.contradictions:
        words.append(_tr("drivers contradict the joints"))
    elif health.gaps:
        open_ones = len(health.gaps)
        words.append(_count(open_ones, _tr("1 joint is open"), _tr("{} joints are open")))
    refused = [each for each in health.contact_notes if each.refused]
    if any(each.overlaps for each in refused):
        words.append(_tr("bodies inside each other"))
    if not all(each.overlaps for each in refused):
        words.append(_tr("begins beyond a limit"))
    if health.velocity_freedoms is not None:
        words.append(_freedoms_in_few(health.velocity_freedoms, health.sliding_freedoms))
    falling = sum(map(len, health.adrift))
    if falling:
        words.append(_count(falling, _tr("1 body falls"), _tr("{} bodies fall")))
    rows = sum(group.rows for group in health.redundancies)
    if rows:
        words.append(_tr("{} redundant").format(rows))
    return ", ".join(words) or _tr("Not counted")


def refusal(model: Model) -> str:
    """Return why a model cannot run, in the words of its first fault; empty where it can."""
    found = [*_faults((owner(model, fault) or "", fault) for fault in faults(model))]
    if not found:
        return ""
    first, more = found[0], len(found) - 1
    texts = [_tr("This cannot run yet.")]
    texts += [f"{', '.join(first.elements[:MOST_NAMED])}:"] if first.elements else []
    texts += [first.text]
    texts += [_count(more, _tr("There is one more fault."), _tr("There are {} more faults."))]
    return " ".join(texts if more else texts[:-1])


def freedoms_text(count: int) -> str:
    """Return a number of degrees of freedom in words."""
    return _count(count, _tr("1 degree of freedom"), _tr("{} degrees of freedom"))


def _freedoms_in_few(rolling: int, sliding: int | None) -> str:
    """Return how many there are, and where discs may slide how many then."""
    text = freedoms_text(rolling)
    if sliding is None or sliding == rolling:
        return text
    return _tr("{}, sliding {}").format(text, sliding)


def _faults(found: Iterable[tuple[str, Fault]]) -> Iterator[Finding]:
    """Yield what keeps the model from running; elements with the same fault share a sentence."""
    elements: dict[str, dict[str, None]] = {}
    for element, fault in found:
        names = elements.setdefault(_sentence(fault), {})
        if element:
            names[element] = None
    for text, names in elements.items():
        yield Finding(Level.BAD, text, tuple(names))


def _sentence(fault: Fault) -> str:
    """Return a fault as a sentence that needs no path in a file."""
    field, text = label(fault.path.rpartition(".")[2].partition("[")[0]), told(fault.text)
    if fault.text.startswith(("is ", "must ", "has ", "would ")):
        text = f"{field} {text}"
    elif "." in fault.path:
        text = f"{field}: {text}"
    return f"{text[:1].upper()}{text[1:]}."


def _contradictions(health: Health) -> Iterator[Finding]:
    for each in health.contradictions:
        yield Finding(Level.BAD, told(each.text), each.elements)


def _gaps(health: Health, units: UnitSystem) -> Iterator[Finding]:
    for each in health.gaps:
        parts = []
        if each.length:
            parts.append(_tr("{} apart").format(gap(each.length, units)))
        if each.angle:
            parts.append(_tr("{}° turned").format(written(math.degrees(each.angle), ".3g")))
        text = _tr("Stands open as drawn: {}. A run closes it before it starts.")
        yield Finding(Level.WARNING, text.format(", ".join(parts)), (each.element,))


def _redundancies(health: Health, units: UnitSystem) -> Iterator[Finding]:
    for group in health.redundancies:
        text = _count(
            group.rows,
            _tr("One condition is held twice by these joints. The motion is right, but how they "
                "share the load is not unique: it is shared alike, by the smallest forces."),
            _tr("{} conditions are held twice by these joints. The motion is right, but how they "
                "share the load is not unique: it is shared alike, by the smallest forces."),
        )  # fmt: skip
        if group.gap:
            apart = _tr("They do not quite agree: gaps of up to {} stay open.")
            text = f"{text} {apart.format(gap(group.gap, units))}"
        yield Finding(Level.WARNING, text, group.joints, can_be_mended=True)


def _adrift(health: Health) -> Iterator[Finding]:
    for bodies in health.adrift:
        if len(bodies) == 1:
            text = _tr("“{}” is joined to nothing: it will fall.").format(*bodies)
        else:
            text = _tr("These bodies hang together but on nothing else: they will fall.")
        yield Finding(Level.WARNING, text, bodies)


def _contacts(health: Health) -> Iterator[Finding]:
    for each in health.contact_notes:
        level = Level.WARNING if each.matters else Level.INFORMATION
        text = told(each.text)
        text = f"{text[:1].upper()}{text[1:]}"
        level = Level.BAD if each.refused else level
        yield Finding(level, text, each.elements, can_be_parted=each.overlaps)


def _freedoms(health: Health, driven: bool) -> Iterator[Finding]:
    moving, placing = health.velocity_freedoms, health.configuration_freedoms
    if health.not_counted:
        text = _tr("So many bodies hang together that their freedoms are not counted here.")
        yield Finding(Level.INFORMATION, text, health.not_counted)
    if moving is None or placing is None or not health.bodies:
        return
    if moving == 0:
        still = _tr("0 degrees of freedom: nothing can move.")
        led = _tr("0 degrees of freedom: the drivers alone decide the motion.")
        yield Finding(Level.INFORMATION, led if driven else still)
    elif moving == placing:
        yield Finding(Level.GOOD, f"{freedoms_text(moving)}.")
    else:
        text = _tr("{}; the bodies can be placed in {} independent ways, since wheels and blades "
                   "hold speeds, not places.")  # fmt: skip
        yield Finding(Level.GOOD, text.format(freedoms_text(moving), placing))


def _of_discs(health: Health) -> Iterator[Finding]:
    """Yield how many freedoms there are where discs do not roll."""
    rolling, sliding, lifted = (
        health.velocity_freedoms, health.sliding_freedoms, health.lifted_freedoms
    )  # fmt: skip
    if rolling is None or sliding is None or lifted is None:
        return
    if sliding != rolling:
        text = _tr("This is while discs roll; while they slide: {}.").format(freedoms_text(sliding))
        yield Finding(Level.GOOD, text)
    if lifted != sliding:
        text = _tr("While discs are off their planes: {}.").format(freedoms_text(lifted))
        yield Finding(Level.GOOD, text)


def _count(count: int, one: str, many: str) -> str:
    return one if count == 1 else many.format(count)
