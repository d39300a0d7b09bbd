"""A plug-in: a part, an analysis and two formats. Its entry points are in pyproject.toml."""

import numpy as np

from kane.exchange.findings import Exported, Findings, Imported
from kane.exchange.formats import Reader, Writer
from kane.parts import Body, Disc, Formula, Model, Parameter, Revolute, Rod
from kane.plug_ins import Analysis, Part
from kane.plug_ins.table import Column, Table
from kane.sentences import as_it_is

CASTER = Part("caster", "Caster: a fork and its wheel", "casters:caster")
PEAKS = Analysis("peaks", "Largest size of each quantity, and when", "casters:peaks")
MASSES = Reader("masses", (".masses",), as_it_is("Masses, one a line"), "casters:read_masses")
PARTS_LIST = Writer("parts-list", ".txt", as_it_is("List of parts"), "casters:to_parts_list")


def caster():
    """A wheel at the end of a fork, with its radius as a parameter."""
    radius = 0.05
    fork = Body(
        name="fork",
        mass=0.2,
        inertia=(1e-4, 1e-4, 1e-4),
        shapes=(Rod(start=(0, 0.04, 0), end=(0, -0.04, 0), radius=0.005),),
    )
    wheel = Body(
        name="wheel",
        mass=0.3,
        inertia=(2e-4, 2e-4, 4e-4),
        position=(0, -0.04, 0),
        shapes=(Disc(radius=radius, thickness=0.02),),
    )
    axle = Revolute(name="axle", body_a="fork", point_a=(0, -0.04, 0), body_b="wheel")
    return Model(
        bodies=(fork, wheel),
        joints=(axle,),
        parameters=(Parameter(name="caster_radius", value=radius, unit="m"),),
        formulas=(Formula(path="wheel.shapes[0].radius", text="caster_radius"),),
    )


def peaks(result):
    """Each quantity at its largest, in the order of the model."""
    found = []
    for signal in result.signals():
        values = np.abs(result[signal.name])
        at = int(values.argmax())
        found.append((signal.label, float(values[at]), float(result.time[at])))
    names, sizes, times = zip(*found, strict=True)
    return Table(
        (Column("quantity", names), Column("size", sizes), Column("time", times, "s")),
        "Sizes are without sign.",
    )


def read_masses(path):
    """A particle for each line."""
    masses = [float(line) for line in path.read_text().splitlines()]
    bodies = tuple(Body(name=f"m{i}", mass=m, particle=True) for i, m in enumerate(masses))
    return Imported(Model(bodies=bodies), tuple(Findings()))


def to_parts_list(model):
    """A line for each body."""
    lines = "".join(f"{body.name}\t{body.mass}\n" for body in model.bodies)
    return Exported(lines.encode(), ())
