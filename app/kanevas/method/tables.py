"""The seven tables: what each shows of an instant, and what one can choose for it. No Qt here."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from kane.fields import SYSTEM
from kane.model import Model
from kane.model.model import may_change
from kanevas.method.sheets.sheet import Sheet
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kane.analyses.forces_over import SpeedKind
    from kane.analyses.generalized_speeds import SpeedChoice
    from kane.analyses.instant import Instant
    from kane.results import Result
    from kane.results.reactions import Axes
    from kanevas.method.sheets.ledger import Split

PARTIAL, LEDGER, CONSTRAINTS, REACTIONS, ENERGY, COUNTS, STRIKE = (
    "partial_velocities", "ledger", "constraints", "reactions", "energy", "counts", "strike",
)  # fmt: skip
TABLES = (PARTIAL, LEDGER, CONSTRAINTS, REACTIONS, ENERGY, COUNTS, STRIKE)
StruckPart = Literal["contacts", "joints"]
MOST_ROWS = 400  # of B, up to which its singular values come by themselves


class Subject(NamedTuple):
    """What the tables are about: a frame of a result, or the start of a model without one.

    Attributes:
        model: the model as it is drawn.
        result: the run that is shown; None where the model is as drawn.
        frame: of the result that is nearest to the clock's time.

    """

    model: Model
    result: "Result | None"
    frame: int

    def is_same(self, other: "Subject | None") -> bool:
        """Whether both are about the same numbers."""
        return (
            other is not None
            and self.result is other.result
            and self.frame == other.frame
            and (self.result is not None or self.model is other.model)
        )


@dataclass(frozen=True)
class Options:
    """What one can choose.

    Attributes:
        speeds: generalized speeds: rates of ``joints`` first, independent ones of ``bodies``, or
            ``all`` of the bodies.
        split: of the ledger, by ``elements``, ``bodies`` or ``both``.
        axes: of reactions: ``ground``, ``body_a`` or ``body_b``.
        of: of strikes: rows of ``contacts``, or impulses of ``joints``.
        units: in which reactions, energies and strikes are shown.

    """

    speeds: "SpeedKind" = "joints"
    split: "Split" = "elements"
    axes: "Axes" = "ground"
    of: "StruckPart" = "contacts"
    units: UnitSystem = field(default=SI)


class LastInstant(NamedTuple):
    """What the next look can build on.

    Attributes:
        subject: which it was.
        instant: its instant.
        choices: independent speeds chosen so far, by kind.

    """

    subject: Subject
    instant: "Instant"
    choices: "dict[str, SpeedChoice]"


class Computed(NamedTuple):
    """What a look at a subject gives: the table, and what the next look can build on.

    Attributes:
        sheet: the table.
        known: for the next look.
        free_motions: names of the independent speeds, for the constraint matrix.

    """

    sheet: Sheet
    known: LastInstant
    free_motions: tuple[str, ...] = ()


def look(table: str, subject: Subject, options: Options, known: LastInstant | None) -> Computed:
    """Work out a table; raises KaneError where there is none."""
    instant = _instant(subject, known)
    choices = dict(known.choices) if known and _share(subject, known.subject) else {}
    made: dict[str, Callable[[], Sheet]] = {
        PARTIAL: lambda: _partial(subject, instant, _speeds(instant, options.speeds, choices)),
        LEDGER: lambda: _ledger(instant, _speeds(instant, options.speeds, choices), options),
        CONSTRAINTS: lambda: _constraints(instant),
        REACTIONS: lambda: _reactions(instant, options),
        ENERGY: lambda: _energy(subject, instant, options),
        COUNTS: lambda: _counts(instant),
        STRIKE: lambda: _strike(subject, options),
    }
    sheet = made[table]()
    motions: tuple[str, ...] = ()
    if table == CONSTRAINTS:
        motions = _free_motions(instant, choices)
    return Computed(sheet, LastInstant(subject, instant, choices), motions)


def _share(subject: Subject, other: Subject) -> bool:
    """Whether independent speeds that were chosen for one may serve the other."""
    if subject.result is not None:
        return subject.result is other.result
    return other.result is None and subject.model is other.model


def _instant(subject: Subject, known: LastInstant | None) -> "Instant":
    from kane.analyses.instant import instant_at_start, instant_of

    if known is not None and subject.is_same(known.subject):
        return known.instant
    if subject.result is not None:
        return instant_of(subject.result, subject.frame)
    return instant_at_start(subject.model)


def _speeds(instant: "Instant", kind: str, choices: "dict[str, SpeedChoice]") -> Any:
    from kane.analyses.generalized_speeds import independent_speeds, speeds_of_bodies

    if kind == "all":
        return speeds_of_bodies(instant)
    found = independent_speeds(instant, choices.get(kind), joints_first=kind == "joints")
    if found.choice is not None:
        choices[kind] = found.choice
    return found


def _partial(subject: Subject, instant: "Instant", speeds: Any) -> Sheet:
    from kane.analyses.partial_velocities import partial_velocities
    from kanevas.method.sheets.partial_velocities import PartialVelocitySheet

    points = subject.result.model.points if subject.result is not None else None
    return PartialVelocitySheet(partial_velocities(instant, speeds, points))


def _ledger(instant: "Instant", speeds: Any, options: Options) -> Sheet:
    from kane.analyses.equations import terms
    from kanevas.method.sheets.ledger import LedgerSheet

    return LedgerSheet(terms(instant, speeds), instant, options.split)


def _constraints(instant: "Instant") -> Sheet:
    from kane.analyses.constraint_report import constraint_report, singular_values
    from kanevas.method.sheets.constraint_matrix import ConstraintSheet

    report = constraint_report(instant)
    few = len(report.rows) <= MOST_ROWS
    values = singular_values(instant.system, instant.state) if few else None
    return ConstraintSheet(report, values)


def _free_motions(instant: "Instant", choices: "dict[str, SpeedChoice]") -> tuple[str, ...]:
    from kane.analyses.generalized_speeds import TooLargeError

    try:
        names: tuple[str, ...] = _speeds(instant, "joints", choices).names
    except TooLargeError:
        return ()
    return names


def _reactions(instant: "Instant", options: Options) -> Sheet:
    from kane.analyses.joint_reactions import joint_reactions
    from kanevas.method.sheets.reactions import ReactionSheet

    return ReactionSheet(joint_reactions(instant, options.axes), options.axes, options.units)


def _energy(subject: Subject, instant: "Instant", options: Options) -> Sheet:
    from kane.analyses.energy_report import energy_report
    from kanevas.method.sheets.energies import ACCOUNT, CHANGES, CHANGING_ACCOUNT, EnergySheet

    report = energy_report(instant)
    if (result := subject.result) is None:
        return EnergySheet(report, {}, frozenset(), options.units)
    keys = CHANGING_ACCOUNT if may_change(result.model) else ACCOUNT
    if instant.result[f"{SYSTEM}.{CHANGES}"].any():
        keys = (CHANGES, *keys)
    account = {key: float(instant.result[f"{SYSTEM}.{key}"][0]) for key in keys}
    return EnergySheet(report, account, frozenset(result.quantities), options.units)


def _strike(subject: Subject, options: Options) -> Sheet:
    from kanevas.method.sheets.strike import StrikeSheet
    from kanevas.method.sheets.struck_joints import StruckJointsSheet

    if (result := subject.result) is None:
        return StrikeSheet((), options.units)
    strikes = result.strikes_at(float(result.time[subject.frame]))
    has_rows = any(strike.rows for strike in strikes)
    if strikes and result.model.joints and (options.of == "joints" or not has_rows):
        return StruckJointsSheet(strikes, result.model, options.units)
    return StrikeSheet(strikes, options.units)


def _counts(instant: "Instant") -> Sheet:
    from kane.analyses.equation_counts import equation_counts, numbers
    from kanevas.method.sheets.equation_counts import CountSheet

    found = numbers(instant)
    return CountSheet(found, equation_counts(found))
