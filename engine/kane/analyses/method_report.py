"""The method at one instant as text and as JSON, for the command line and for scripts."""

from typing import Any

import msgspec
import numpy as np

from kane.analyses.constraint_report import condition, constraint_report, singular_values
from kane.analyses.energy_report import energy_report
from kane.analyses.equation_counts import equation_counts, numbers
from kane.analyses.equations import terms
from kane.analyses.generalized_speeds import independent_speeds
from kane.analyses.instant import Instant
from kane.analyses.joint_reactions import joint_reactions
from kane.analyses.partial_velocities import partial_velocities
from kane.arguments import checked


@checked
def method_report(instant: Instant) -> dict[str, Any]:
    """Return all tables of the method at an instant, in SI units, of plain lists and numbers.

    The generalized speeds are independent ones, rates of joints first.
    """
    speeds = independent_speeds(instant)
    found, equations = partial_velocities(instant, speeds), terms(instant, speeds)
    matrix, energies = constraint_report(instant), energy_report(instant)
    values = singular_values(instant.system, instant.state)
    counts = equation_counts(numbers(instant))

    def reduced(force: np.ndarray) -> list[float]:
        return [float(value) for value in equations.of_independent(force)]

    return {
        "time": instant.time,
        "generalized_speeds": [
            {"name": name, "unit": unit, "value": value}
            for name, unit, value in zip(
                speeds.names, speeds.units, speeds.values.tolist(), strict=True
            )
        ],
        "partial_velocities": [
            {
                "name": mover.name,
                "kind": mover.kind,
                "at": mover.at.tolist(),
                "partial": found.of(i).T.tolist(),
                "prescribed": found.rest(i).tolist(),
                "velocity": found.velocity(i).tolist(),
            }
            for i, mover in enumerate(found.movers)
        ],
        "generalized_forces": {
            "active": {name: reduced(force) for name, force in equations.active.items()},
            "inertia": reduced(equations.inertia),
            "constraint": {name: reduced(force) for name, force in equations.constraint.items()},
            "residual": reduced(equations.residual),
        },
        "constraint_matrix": {
            "rows": [row._asdict() for row in matrix.rows],
            "columns": list(matrix.speeds),
            "matrix": matrix.matrix.toarray().tolist(),
            "prescribed": matrix.prescribed.tolist(),
            "multipliers": matrix.multipliers.tolist(),
            "rank": matrix.rank,
            "freedoms": matrix.freedoms,
            "redundant": msgspec.to_builtins(matrix.redundancies),
            "singular_values": values.tolist(),
            "condition": condition(values),
        },
        "reactions": [
            {
                "joint": each.joint,
                "on": each.body_b,
                "at": each.at.tolist(),
                "force": each.wrench[:3].tolist(),
                "moment": each.wrench[3:].tolist(),
                "not_unique": list(each.not_unique),
            }
            for each in joint_reactions(instant)
        ],
        "energies": [
            *(entry._asdict() for entry in energies.entries),
            {**energies.total._asdict(), "name": "sum", "kind": "sum"},
        ],
        "equation_counts": [
            {**count._asdict(), "equations": count.equations, "unknowns": count.unknowns}
            for count in counts
        ],
    }


def as_text(report: dict[str, Any]) -> str:
    """Return the report for a person: what fits on a page or two."""
    speeds = report["generalized_speeds"]
    lines = [f"time {report['time']:g} s", "", "generalized speeds"]
    lines += [f"  {each['name']} = {each['value']:.6g} {each['unit']}" for each in speeds]
    lines += ["", "partial velocities (x, y, z in ground axes)"]
    for mover in report["partial_velocities"]:
        sign = "v" if mover["kind"] == "velocity" else "w"
        lines.append(f"  {sign} {mover['name']}")
        for each, vector in zip(speeds, mover["partial"], strict=True):
            lines.append(f"    {each['name']:<28} {_numbers(vector)}")
        if any(mover["prescribed"]):
            lines.append(f"    {'prescribed':<28} {_numbers(mover['prescribed'])}")
        lines.append(f"    {'sum':<28} {_numbers(mover['velocity'])}")
    forces = report["generalized_forces"]
    lines += ["", "generalized forces (a column for each generalized speed)"]
    lines += [f"  F_r  {name:<28} {_numbers(v)}" for name, v in forces["active"].items()]
    lines.append(f"  F*_r {'':<28} {_numbers(forces['inertia'])}")
    lines.append(f"  residual {'':<24} {_numbers(forces['residual'])}")
    matrix = report["constraint_matrix"]
    lines += [
        "",
        _summary(matrix),
    ]
    lines += [
        f"  {group['rows']} redundant: {', '.join(group['joints'])}"
        for group in matrix["redundant"]
    ]
    lines += ["", "equations and unknowns"]
    for count in report["equation_counts"]:
        name = f"{count['method']}, {count['variables']}"
        lines.append(f"  {name:<32} {count['equations']:>6}  {count['why']}")
    return "\n".join(lines)


def _summary(matrix: dict[str, Any]) -> str:
    rows, speeds = len(matrix["rows"]), len(matrix["columns"])
    counts = f"{rows} rows, rank {matrix['rank']}, {speeds} speeds, freedoms {matrix['freedoms']}"
    return f"constraint matrix: {counts}, condition {matrix['condition']:.4g}"


def _numbers(values: list[float]) -> str:
    return " ".join(f"{value or 0.0:>12.6g}" for value in values)
