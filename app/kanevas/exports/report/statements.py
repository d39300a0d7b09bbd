"""What a report says of the mobility of a model, and of its run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kanevas.assets.decimals import list_mark, written
from kanevas.assets.told import told
from kanevas.exports.report.html import Html, pairs, tag
from kanevas.health.findings import findings
from kanevas.units import UnitSystem, display, gap, pretty, quantity, shown
from kanevas.workspace.start_news import velocity_changes

if TYPE_CHECKING:
    from kane.analyses.mobility import Mobility
    from kane.model import Model, SolverSettings
    from kane.results import Result
    from kanevas.runs.examiner import Examination


def _tr(text: str) -> str:
    return QCoreApplication.translate("Report", text)


def mobility_statement(
    examination: Examination, mobility: Mobility | None, units: UnitSystem
) -> Iterator[Html]:
    """Yield what moves, what is held twice, and what does not close."""
    for finding in findings(examination, units):
        names = f" ({', '.join(finding.elements)})" if finding.elements else ""
        yield tag("p", f"{finding.text}{names}", class_=finding.level.name.lower())
    if mobility is None:
        return
    yield pairs(
        [
            (_tr("Bodies"), str(mobility.bodies)),
            (_tr("Speeds that can differ from zero"), str(mobility.movable)),
            (_tr("Conditions of joints and drivers"), str(mobility.rows)),
            (_tr("Independent ones among them"), str(mobility.rank)),
            (_tr("Redundant ones"), str(mobility.rows - mobility.rank)),
            (_tr("Degrees of freedom of velocity"), str(mobility.velocity_freedoms)),
            (_tr("Degrees of freedom of configuration"), str(mobility.configuration_freedoms)),
        ]
    )
    if mobility.free_motions:
        yield tag("p", _tr("Independent motions, each named by a speed that it has of its own:"))
        text = _tr("{}: moves {}")
        items = (text.format(m.speed, ", ".join(m.bodies)) for m in mobility.free_motions)
        yield tag("ul", *(tag("li", item) for item in items))
    if mobility.not_unique:
        yield tag("p", _tr("Components of reactions that are not unique; the smallest are given:"))
        open_ones = (f"{name}: {', '.join(keys)}" for name, keys in mobility.not_unique.items())
        yield tag("ul", *(tag("li", item) for item in open_ones))


def run_statement(model: Model, result: Result | None, units: UnitSystem) -> Iterator[Html]:
    """Yield the settings of a run and how it ended, or those of a run to come."""
    settings = result.settings if result else model.solver
    rows = [
        (_tr("Method"), settings.method),
        (_tr("Formulation"), settings.formulation),
        (_tr("Begins"), _tr("at rest") if settings.at_rest else _tr("as drawn")),
        (_tr("Length of the run"), quantity(settings.duration, "s", units)),
        (_tr("Step of fixed-step methods"), quantity(settings.step, "s", units)),
        (_tr("Longest step"), _longest(settings, units)),
        (_tr("Relative tolerance"), written(settings.rtol, "g")),
        (_tr("Absolute tolerance"), written(settings.atol, "g")),
        (_tr("Gravity"), _gravity(model, units)),
    ]
    yield tag("h3", _tr("Settings"))
    yield pairs(rows)
    if result is None:
        yield tag("p", _tr("The model has not been run."))
        return
    yield tag("h3", _tr("Outcome"))
    ok = result.outcome.ok
    yield tag("p", told(result.outcome.message), class_="good" if ok else "bad")
    yield pairs(_outcome(result, units))


def _outcome(result: Result, units: UnitSystem) -> Iterator[tuple[str, str]]:
    outcome = result.outcome
    yield _tr("Time reached"), quantity(outcome.time, "s", units)
    yield _tr("Frames recorded"), str(len(result.time))
    yield _tr("Steps accepted"), str(outcome.steps)
    yield _tr("Steps rejected"), str(outcome.rejected)
    yield _tr("Evaluations of the equations"), str(outcome.evaluations)
    yield _tr("Computing time"), quantity(outcome.wall_time, "s", units, 3)
    yield _tr("Bodies moved to close the joints, at most"), gap(outcome.assembly_shift, units)
    if result.start_velocities.overridden:
        changes = velocity_changes(result.start_velocities, units)
        yield _tr("Velocities at the start that the joints do not allow, changed"), changes
    violation = quantity(outcome.position_violation, "m", units, 3)
    yield _tr("Largest violation of a position condition"), violation
    violation = quantity(outcome.velocity_violation, "m/s", units, 3)
    yield _tr("Largest violation of a speed condition"), violation
    yield _tr("Energy drift"), f"{written(result.energy_drift, '.3g')} J"
    for doubt in result.doubts:
        yield _tr("Doubt"), told(doubt)


def _longest(settings: SolverSettings, units: UnitSystem) -> str:
    if settings.max_step is None:
        return _tr("automatic")
    return quantity(settings.max_step, "s", units)


def _gravity(model: Model, units: UnitSystem) -> str:
    parts = list_mark().join(shown(each, "m/s^2", units) for each in model.gravity)
    return f"({parts}) {pretty(display('m/s^2', units).unit)}"
