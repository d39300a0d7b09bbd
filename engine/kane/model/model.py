"""The model of a mechanism."""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.gravitation import Gravitation
from kane.elements.joints import Joint
from kane.elements.loads import Force, Torque
from kane.elements.quantity import Quantity
from kane.elements.spring import Spring
from kane.errors import Fault, ModelError
from kane.fields import GROUND, SYSTEM, Record, Vector, quantity
from kane.model.solver import SolverSettings

LoadElement = Spring | Bushing | Force | Torque | Gravitation | Drag
Element = Joint | LoadElement
Units = Literal["SI: m, kg, s, N, rad"]
UNITS: Units = "SI: m, kg, s, N, rad"

SYSTEM_QUANTITIES = (
    Quantity("kinetic_energy", "J", "kinetic energy of all bodies"),
    Quantity(
        "potential_energy",
        "J",
        "potential energy of gravity, springs and bushings, and of gravitation",
    ),
    Quantity("work", "J", "work put in by forces, torques and flowing media since the start"),
    Quantity("dissipated", "J", "energy taken out by dampers and drag since the start"),
    Quantity("energy_balance", "J", "energy that the books do not explain: the numerical drift"),
)


class PlotLayout(Record, frozen=True, kw_only=True):
    """A plot that the program shows when the model is opened."""

    title: str = ""
    curves: Annotated[
        tuple[str, ...],
        msgspec.Meta(description="Quantities, each as NAME.QUANTITY, for example K1.angle_z."),
    ]


class Model(Record, frozen=True, kw_only=True):
    """All that the user says of a mechanism. It never changes; an edit makes the next Model."""

    title: Annotated[str, msgspec.Meta(description="Title.")] = ""
    description: Annotated[str, msgspec.Meta(description="What the model shows.")] = ""
    units: Annotated[
        Units,
        msgspec.Meta(description="Units of all numbers in the file; there is no other choice."),
    ] = UNITS
    gravity: Annotated[
        Vector, quantity("m/s^2", "g", "Acceleration of gravity, in ground axes")
    ] = (0.0, 0.0, 0.0)
    work_plane: Annotated[
        Literal["xy", "xz", "yz"],
        msgspec.Meta(description="Plane of ground axes that the canvas shows."),
    ] = "xy"
    bodies: Annotated[tuple[Body, ...], msgspec.Meta(description="Rigid bodies.")] = ()
    joints: Annotated[tuple[Joint, ...], msgspec.Meta(description="Joints.")] = ()
    springs: Annotated[tuple[Spring, ...], msgspec.Meta(description="Two-point springs.")] = ()
    bushings: Annotated[
        tuple[Bushing, ...], msgspec.Meta(description="Bushings, stiff in six directions.")
    ] = ()
    forces: Annotated[tuple[Force, ...], msgspec.Meta(description="Constant forces.")] = ()
    torques: Annotated[tuple[Torque, ...], msgspec.Meta(description="Constant torques.")] = ()
    gravitations: Annotated[
        tuple[Gravitation, ...], msgspec.Meta(description="Attraction between bodies.")
    ] = ()
    drags: Annotated[tuple[Drag, ...], msgspec.Meta(description="Resistance of media.")] = ()
    solver: Annotated[SolverSettings, msgspec.Meta(description="Settings of a run.")] = (
        SolverSettings()
    )
    plots: Annotated[
        tuple[PlotLayout, ...], msgspec.Meta(description="Plots shown when the model is opened.")
    ] = ()


LOAD_GROUPS = ("springs", "bushings", "forces", "torques", "gravitations", "drags")
ELEMENT_GROUPS = ("joints", *LOAD_GROUPS)


def elements(model: Model) -> Iterator[tuple[str, Element]]:
    """Yield (path in the file, element) of all joints, springs, forces and so on in order."""
    for group in ELEMENT_GROUPS:
        for i, element in enumerate(getattr(model, group)):
            yield f"{group}[{i}]", element


def load_elements(model: Model) -> Iterator[LoadElement]:
    """Yield all elements that load the bodies, in order."""
    for group in LOAD_GROUPS:
        yield from getattr(model, group)


def quantities(model: Model) -> Iterator[tuple[str, Quantity]]:
    """Yield (owner's name, quantity) for all that a result of this model can show."""
    for owner in (*model.bodies, *(element for _, element in elements(model))):
        for entry in (*owner.quantities, *getattr(owner, "derived", ())):
            yield owner.name, entry
    for entry in SYSTEM_QUANTITIES:
        yield SYSTEM, entry


def check(model: Model) -> None:
    """Raise ModelError with every fault that the types of the fields cannot express."""
    faults = tuple(_faults(model))
    if faults:
        raise ModelError(faults)


def _faults(model: Model) -> Iterator[Fault]:
    yield from _name_faults(model)
    for i, body in enumerate(model.bodies):
        yield from body.faults(f"bodies[{i}]")
    known = {GROUND, *(body.name for body in model.bodies)}
    for path, element in elements(model):
        for field, name in element.references():
            if name not in known:
                yield Fault(f"{path}.{field}", f"there is no body '{name}'")
        yield from element.faults(path)
    yield from _plot_faults(model)


def _name_faults(model: Model) -> Iterator[Fault]:
    seen = {GROUND: "the ground", SYSTEM: "the system as a whole"}
    named = [(f"bodies[{i}]", body.name) for i, body in enumerate(model.bodies)]
    named += [(path, element.name) for path, element in elements(model)]
    for path, name in named:
        if name in seen:
            yield Fault(f"{path}.name", f"must be unique, '{name}' is the name of {seen[name]}")
        else:
            seen[name] = path


def _plot_faults(model: Model) -> Iterator[Fault]:
    known = {f"{owner}.{entry.key}" for owner, entry in quantities(model)}
    for i, plot in enumerate(model.plots):
        for j, curve in enumerate(plot.curves):
            if curve not in known:
                yield Fault(f"plots[{i}].curves[{j}]", f"there is no quantity '{curve}'")


def digest(model: Model) -> str:
    """Return a fingerprint of all that decides the motion; drawing and titles do not count."""
    bare = msgspec.structs.replace(
        model,
        title="",
        description="",
        work_plane="xy",
        plots=(),
        bodies=tuple(msgspec.structs.replace(body, shapes=(), color="") for body in model.bodies),
    )
    return hashlib.sha256(msgspec.json.encode(bare, enc_hook=float)).hexdigest()
