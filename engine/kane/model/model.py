"""The model of a mechanism."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.couplings import AnyCoupling, Coupling
from kane.elements.drag import Drag
from kane.elements.drivers import Driver
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import JointSpring
from kane.elements.joints import Joint
from kane.elements.law import Law
from kane.elements.loads import Force, Torque
from kane.elements.locks import Lock
from kane.elements.on_joint import OnJoint
from kane.elements.primitives import Path
from kane.elements.quantity import Quantity
from kane.elements.spring import Spring
from kane.errors import Fault, ModelError
from kane.expressions.curve import Curve
from kane.fields import GROUND, IN_MEMORY, SYSTEM, Record, Vector, quantity
from kane.model.law_faults import Known, law_faults
from kane.model.parameters import Formula, Measure, Parameter, ValueTable, curves_of
from kane.model.particle_faults import particle_faults
from kane.model.planar_faults import planar_faults
from kane.model.planes import PlaneName
from kane.model.solver import SolverSettings

Constrained = Joint | AnyCoupling | Driver | Lock
Loaded = Spring | JointSpring | Bushing | Force | Torque | Gravitation | Drag
Element = Constrained | Loaded
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
        PlaneName,
        msgspec.Meta(description="Plane of ground axes that the canvas shows."),
    ] = "xy"
    planar: Annotated[
        bool,
        msgspec.Meta(
            description="Whether bodies move in the work plane alone and turn about its normal."
        ),
    ] = False
    parameters: Annotated[
        tuple[Parameter, ...],
        msgspec.Meta(description="Named numbers for expressions and numeric fields."),
    ] = ()
    tables: Annotated[
        tuple[ValueTable, ...], msgspec.Meta(description="Tables of values for expressions.")
    ] = ()
    bodies: Annotated[
        tuple[Body, ...], msgspec.Meta(description="Rigid bodies and particles.")
    ] = ()
    joints: Annotated[tuple[Joint, ...], msgspec.Meta(description="Joints.")] = ()
    couplings: Annotated[
        tuple[AnyCoupling, ...], msgspec.Meta(description="Gears and other couplings of joints.")
    ] = ()
    drivers: Annotated[
        tuple[Driver, ...],
        msgspec.Meta(description="Coordinates that follow functions of time."),
    ] = ()
    locks: Annotated[
        tuple[Lock, ...], msgspec.Meta(description="Coordinates of joints held as placed.")
    ] = ()
    springs: Annotated[
        tuple[Spring, ...], msgspec.Meta(description="Two-point springs and actuators.")
    ] = ()
    joint_springs: Annotated[
        tuple[JointSpring, ...],
        msgspec.Meta(description="Springs, dampers, friction and motors in joints."),
    ] = ()
    bushings: Annotated[
        tuple[Bushing, ...], msgspec.Meta(description="Bushings, stiff in six directions.")
    ] = ()
    forces: Annotated[tuple[Force, ...], msgspec.Meta(description="Forces at points.")] = ()
    torques: Annotated[tuple[Torque, ...], msgspec.Meta(description="Torques on bodies.")] = ()
    gravitations: Annotated[
        tuple[Gravitation, ...], msgspec.Meta(description="Attraction between bodies.")
    ] = ()
    drags: Annotated[tuple[Drag, ...], msgspec.Meta(description="Resistance of media.")] = ()
    measures: Annotated[
        tuple[Measure, ...],
        msgspec.Meta(description="Expressions that are recorded with the result."),
    ] = ()
    solver: Annotated[SolverSettings, msgspec.Meta(description="Settings of a run.")] = (
        SolverSettings()
    )
    plots: Annotated[
        tuple[PlotLayout, ...], msgspec.Meta(description="Plots shown when the model is opened.")
    ] = ()
    formulas: Annotated[tuple[Formula, ...], IN_MEMORY] = ()


CONSTRAINT_GROUPS = ("joints", "couplings", "drivers", "locks")
LOAD_GROUPS = (
    "springs",
    "joint_springs",
    "bushings",
    "forces",
    "torques",
    "gravitations",
    "drags",
)
ELEMENT_GROUPS = (*CONSTRAINT_GROUPS, *LOAD_GROUPS)


def elements(model: Model) -> Iterator[tuple[str, Element]]:
    """Yield (path in the file, element) of all joints, springs, loads and so on, in order."""
    for group in ELEMENT_GROUPS:
        for i, element in enumerate(getattr(model, group)):
            yield f"{group}[{i}]", element


def coordinates(model: Model) -> dict[str, dict[str, Path]]:
    """Return the coordinates of each joint and spring, by its name and their own."""
    return {owner.name: owner.coordinates() for owner in (*model.joints, *model.springs)}


def parameter_values(model: Model) -> dict[str, float]:
    """Return the value of each parameter."""
    return {parameter.name: parameter.value for parameter in model.parameters}


def curves(model: Model) -> Mapping[str, Curve]:
    """Return the curve of each table."""
    return curves_of(model.tables)


def quantities(model: Model) -> Iterator[tuple[str, Quantity]]:
    """Yield (owner's name, quantity) for all that a result of this model can show."""
    owners = (*model.bodies, *(element for _, element in elements(model)), *model.measures)
    for owner in owners:
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
    for i, parameter in enumerate(model.parameters):
        yield from parameter.faults(f"parameters[{i}]")
    tables = [fault for i, t in enumerate(model.tables) for fault in t.faults(f"tables[{i}]")]
    yield from tables
    for i, body in enumerate(model.bodies):
        yield from body.faults(f"bodies[{i}]")
    bodies = {body.name: body for body in model.bodies}
    for path, element in elements(model):
        for field, name in element.references():
            if name not in bodies and name != GROUND:
                yield Fault(f"{path}.{field}", f"there is no body '{name}'")
        yield from element.faults(path)
        yield from _joint_faults(model, path, element)
    particles = frozenset(body.name for body in model.bodies if body.particle)
    yield from particle_faults(particles, model.joints, model.torques)
    yield from _law_faults(model)
    if model.planar:
        yield from planar_faults(model.bodies, model.joints, model.gravity, model.work_plane)
    yield from _plot_faults(model)


def _joint_faults(model: Model, path: str, element: Element) -> Iterator[Fault]:
    """Yield references to joints that are not there, or lack what is asked of them."""
    if not isinstance(element, OnJoint | Coupling):
        return
    joints = {joint.name: joint for joint in model.joints}
    for field, name, coordinate in element.joint_references():
        if name not in joints:
            yield Fault(f"{path}.{field}", f"there is no joint '{name}'")
        elif coordinate not in _coordinate_names(joints[name]):
            yield Fault(f"{path}.{field}", f"the joint '{name}' has no {coordinate}")


def _coordinate_names(owner: Joint | Spring) -> tuple[str, ...]:
    """Return the names of the coordinates, also of an element with faults."""
    keys = {entry.key for entry in owner.derived}
    return tuple(name for name in ("angle", "displacement", "length") if name in keys)


def _law_faults(model: Model) -> Iterator[Fault]:
    known = Known(
        values=parameter_values(model),
        bodies=tuple(body.name for body in model.bodies),
        coordinates={o.name: _coordinate_names(o) for o in (*model.joints, *model.springs)},
        tables=tuple(table.name for table in model.tables),
    )
    for path, law in laws(model):
        yield from law_faults(law, path, known)


def laws(model: Model) -> Iterator[tuple[str, Law]]:
    """Yield (path of the owner in the file, expression) of all that varies."""
    for path, element in elements(model):
        if hasattr(element, "laws"):
            for law in element.laws():
                yield path, law
    for i, measure in enumerate(model.measures):
        for law in measure.laws():
            yield f"measures[{i}]", law


def _name_faults(model: Model) -> Iterator[Fault]:
    seen = {GROUND: "the ground", SYSTEM: "the system as a whole"}
    named = [(f"bodies[{i}]", body.name) for i, body in enumerate(model.bodies)]
    named += [(path, element.name) for path, element in elements(model)]
    for group in ("parameters", "tables", "measures"):
        named += [(f"{group}[{i}]", e.name) for i, e in enumerate(getattr(model, group))]
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
    """Return a fingerprint of all that decides the motion.

    Drawing and titles do not count, nor do formulas, but the numbers that they give.
    """
    bare = msgspec.structs.replace(
        model,
        title="",
        description="",
        work_plane=model.work_plane if model.planar else "xy",
        plots=(),
        formulas=(),
        bodies=tuple(_undrawn(body) for body in model.bodies),
    )
    return hashlib.sha256(msgspec.json.encode(bare, enc_hook=float)).hexdigest()


def _undrawn(body: Body) -> Body:
    """Return a body without what is for the eye alone; shapes with a density have weight."""
    shapes = () if body.density is None else body.shapes
    return msgspec.structs.replace(body, shapes=shapes, color="")
