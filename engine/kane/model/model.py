"""The model of a mechanism."""

import functools
import hashlib
from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import inspect

from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.contact_group import AnyTouching, ContactGroup
from kane.elements.controllers import AnySignal
from kane.elements.couplings import AnyCoupling
from kane.elements.drag import Drag
from kane.elements.drivers import Driver
from kane.elements.ends import TwoBodyElement
from kane.elements.event import UserEvent
from kane.elements.frictions import AnyFriction
from kane.elements.gravitation import Gravitation
from kane.elements.impulse import Impulse
from kane.elements.joint_springs import JointSpring
from kane.elements.joints import Joint
from kane.elements.latches import AnyLatch
from kane.elements.law import Law
from kane.elements.loads import Force, Torque
from kane.elements.locks import Lock
from kane.elements.magnet import Magnet
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.primitives import Path
from kane.elements.pull import Pull
from kane.elements.release import Release
from kane.elements.ruler import Ruler
from kane.elements.spring import Spring
from kane.elements.stops import (
    AngleStop,
    DisplacementStop,
    DistanceStop,
    MeasureStop,
    OneWay,
    Stop,
)
from kane.expressions.curve import Curve
from kane.expressions.nodes import Node
from kane.fields import IN_MEMORY, Record, Vector, quantity
from kane.model.answer import Answer
from kane.model.parameters import (
    Formula,
    Input,
    Measure,
    Parameter,
    ValueTable,
    curves_of,
    input_nodes,
)
from kane.model.photo import Photo
from kane.model.planes import PlaneName, UpName
from kane.model.plot_layout import PlotLayout
from kane.model.signals import Signals, signals_of
from kane.model.solver import SolverSettings

__all__ = [
    "Answer",
    "Body",
    "Bushing",
    "Drag",
    "Force",
    "Gravitation",
    "Impulse",
    "Input",
    "Magnet",
    "Measure",
    "MeasurePoint",
    "Model",
    "Note",
    "Parameter",
    "Photo",
    "PlotLayout",
    "Pull",
    "Release",
    "Ruler",
    "SolverSettings",
    "Spring",
    "Torque",
    "UserEvent",
    "ValueTable",
]

Constrained = Joint | AnyCoupling | Driver | Lock
Changing = AnyTouching | Stop | AnyFriction | AnyLatch | Release | Impulse | UserEvent
Loaded = Spring | Magnet | JointSpring | Bushing | Force | Torque | Gravitation | Drag | Pull
Measuring = MeasurePoint | Ruler
Element = Constrained | Changing | Loaded | Measuring
Named = Body | Element | Parameter | Input | ValueTable | AnySignal | Measure | Note | Photo
Units = Literal["SI: m, kg, s, N, rad"]
UNITS: Units = "SI: m, kg, s, N, rad"


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
    up: Annotated[
        UpName,
        msgspec.Meta(
            description="Ground axis that points upwards in the 3D view. auto: against gravity, "
            "where that is along an axis, else up in the work plane."
        ),
    ] = "auto"
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
    inputs: Annotated[
        tuple[Input, ...],
        msgspec.Meta(description="Numbers for expressions that may be set while the model runs."),
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
    contacts: Annotated[
        tuple[AnyTouching, ...], msgspec.Meta(description="Bodies that touch by their shapes.")
    ] = ()
    stops: Annotated[
        tuple[Stop, ...], msgspec.Meta(description="Limits of coordinates and distances, ropes.")
    ] = ()
    frictions: Annotated[
        tuple[AnyFriction, ...], msgspec.Meta(description="Dry friction in joints, clutches.")
    ] = ()
    latches: Annotated[
        tuple[AnyLatch, ...], msgspec.Meta(description="What is held from an event to another.")
    ] = ()
    releases: Annotated[
        tuple[Release, ...], msgspec.Meta(description="Joints that hold only sometimes, or break.")
    ] = ()
    impulses: Annotated[tuple[Impulse, ...], msgspec.Meta(description="Blows on bodies.")] = ()
    events: Annotated[
        tuple[UserEvent, ...], msgspec.Meta(description="Instants that are noted, or end the run.")
    ] = ()
    springs: Annotated[
        tuple[Spring, ...], msgspec.Meta(description="Two-point springs and actuators.")
    ] = ()
    magnets: Annotated[
        tuple[Magnet, ...], msgspec.Meta(description="Points that attract or repel each other.")
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
    pulls: Annotated[
        tuple[Pull, ...], msgspec.Meta(description="Hands that pull by a spring and a damper.")
    ] = ()
    signals: Annotated[
        tuple[AnySignal, ...],
        msgspec.Meta(description="Named values of expressions, integrals, lags and controllers."),
    ] = ()
    measures: Annotated[
        tuple[Measure, ...],
        msgspec.Meta(description="Expressions that are recorded with the result."),
    ] = ()
    points: Annotated[
        tuple[MeasurePoint, ...],
        msgspec.Meta(description="Points of bodies whose motion can be plotted."),
    ] = ()
    rulers: Annotated[
        tuple[Ruler, ...], msgspec.Meta(description="Distances of two points that can be plotted.")
    ] = ()
    notes: Annotated[tuple[Note, ...], msgspec.Meta(description="Texts on the drawing.")] = ()
    photos: Annotated[
        tuple[Photo, ...], msgspec.Meta(description="Pictures behind the drawing.")
    ] = ()
    hidden: Annotated[
        tuple[str, ...], msgspec.Meta(description="Names of elements that the views leave out.")
    ] = ()
    protected: Annotated[
        tuple[str, ...],
        msgspec.Meta(description="Names of elements that the program neither moves nor deletes."),
    ] = ()
    solver: Annotated[SolverSettings, msgspec.Meta(description="Settings of a run.")] = (
        SolverSettings()
    )
    plots: Annotated[
        tuple[PlotLayout, ...], msgspec.Meta(description="Plots shown when the model is opened.")
    ] = ()
    answers: Annotated[
        tuple[Answer, ...], msgspec.Meta(description="Answers to the questions of the worksheet.")
    ] = ()
    formulas: Annotated[tuple[Formula, ...], IN_MEMORY] = ()


CONSTRAINT_GROUPS = ("joints", "couplings", "drivers", "locks")
CHANGING_GROUPS = ("contacts", "stops", "frictions", "latches", "releases", "impulses", "events")
LOAD_GROUPS = (
    "springs",
    "magnets",
    "joint_springs",
    "bushings",
    "forces",
    "torques",
    "gravitations",
    "drags",
    "pulls",
)
ELEMENT_GROUPS = (*CONSTRAINT_GROUPS, *CHANGING_GROUPS, *LOAD_GROUPS, "points", "rulers")
NAMED_GROUPS = (
    "bodies",
    *ELEMENT_GROUPS,
    "parameters",
    "inputs",
    "tables",
    "signals",
    "measures",
    "notes",
    "photos",
)


@functools.cache
def type_of_model() -> inspect.StructType:
    """Return the description of the fields of a model, which takes long to be put together."""
    kind = inspect.type_info(Model)
    assert isinstance(kind, inspect.StructType)
    return kind


def elements(model: Model) -> Iterator[tuple[str, Element]]:
    """Yield (path in the file, element) of joints, springs, loads, rulers and so on, in order."""
    for group in ELEMENT_GROUPS:
        for i, element in enumerate(getattr(model, group)):
            yield f"{group}[{i}]", element


def with_ends(model: Model) -> Iterator[tuple[str, Any]]:
    """Yield (path in the file, element) of what stands on points of bodies by its ends."""
    for path, element in elements(model):
        if hasattr(element, "ends"):
            yield path, element


def at_points(model: Model) -> Iterator[Any]:
    """Yield what stands on one point of one body, such as drag, a force and a measure point."""
    return (e for _, e in elements(model) if hasattr(e, "body") and hasattr(e, "point"))


def with_coordinates(model: Model) -> tuple[TwoBodyElement, ...]:
    """Return what has coordinates that expressions and other elements may name."""
    groups = (*CHANGING_GROUPS, *LOAD_GROUPS, "rulers")
    others = (element for group in groups for element in getattr(model, group))
    return (
        *model.joints,
        *(e for e in others if isinstance(e, TwoBodyElement) and e.coordinates()),
    )


def named(model: Model) -> Iterator[tuple[str, Named]]:
    """Yield (path in the file, entry) of all that has a name of its own."""
    for group in NAMED_GROUPS:
        for i, entry in enumerate(getattr(model, group)):
            yield f"{group}[{i}]", entry


def coordinates(model: Model) -> dict[str, dict[str, Path]]:
    """Return the coordinates of each joint, spring and ruler, by its name and their own."""
    return {owner.name: owner.coordinates() for owner in with_coordinates(model)}


def parameter_values(model: Model) -> dict[str, float]:
    """Return the value of each parameter."""
    return {parameter.name: parameter.value for parameter in model.parameters}


def curves(model: Model) -> Mapping[str, Curve]:
    """Return the curves of tables and of courses of inputs without faults."""
    return curves_of(model.tables, model.inputs)


def inputs(model: Model) -> Mapping[str, Node]:
    """Return what stands for each input in an expression, by its name."""
    return input_nodes(model.inputs)


def signals(model: Model) -> Signals:
    """Return what stands for each signal in an expression, by its name."""
    return signals_of(model.signals, model.parameters, model.inputs)


def recorded_values(model: Model) -> tuple[Measure | AnySignal, ...]:
    """Return what is recorded as the value of an expression, in the order in which it is."""
    return (*model.measures, *model.signals)


def constraining(model: Model) -> Iterator[Constrained]:
    """Yield all elements that hold rows, in order."""
    for group in CONSTRAINT_GROUPS:
        yield from getattr(model, group)


def exerting(model: Model) -> Iterator[Loaded]:
    """Yield all elements that exert forces, in order."""
    for group in LOAD_GROUPS:
        yield from getattr(model, group)


def limiting(model: Model) -> Iterator[AngleStop | DisplacementStop | DistanceStop]:
    """Yield all stops that may give way, in order."""
    for stop in model.stops:
        if not isinstance(stop, OneWay | MeasureStop):
            yield stop


def acting(model: Model) -> Iterator[Any]:
    """Yield all that exerts forces which are no multipliers: loads, and stops that give way."""
    yield from exerting(model)
    yield from (stop for stop in limiting(model) if stop.stiffness is not None)


def changing(model: Model) -> Iterator[Any]:
    """Yield all elements whose constraints hold only sometimes, in order."""
    for group in (*CONSTRAINT_GROUPS, *CHANGING_GROUPS):
        yield from (
            each
            for each in getattr(model, group)
            if hasattr(each, "contacts") or isinstance(each, MeasureStop | AnyTouching)
        )


def may_change(model: Model) -> bool:
    """Return whether anything in a model holds only sometimes, or marks an instant."""
    others = (each for each in constraining(model) if hasattr(each, "may_change"))
    return any(getattr(model, group) for group in CHANGING_GROUPS) or any(
        each.may_change for each in others
    )


def laws(model: Model) -> Iterator[tuple[str, Law]]:
    """Yield (path of the owner in the file, expression) of all that varies."""
    for path, element in elements(model):
        if hasattr(element, "laws"):
            for law in element.laws():
                yield path, law
    for group in ("signals", "measures"):
        for i, each in enumerate(getattr(model, group)):
            for law in each.laws():
                yield f"{group}[{i}]", law


def digest(model: Model) -> str:
    """Return a fingerprint of all that decides the motion.

    Drawing and titles do not count, nor do formulas, but the numbers that they give; rulers,
    parameters and inputs count where an expression may read them.
    """
    texts = (
        [law.text for _, law in laws(model)]
        if model.rulers or model.parameters or model.inputs
        else []
    )
    touching = {name for each in model.contacts for _, name in each.references()}
    if any(isinstance(each, ContactGroup) and not each.bodies for each in model.contacts):
        touching.update(body.name for body in model.bodies)
    bare = msgspec.structs.replace(
        model,
        title="",
        description="",
        work_plane=model.work_plane if model.planar else "xy",
        up="auto",
        plots=(),
        answers=(),
        formulas=(),
        parameters=tuple(p for p in model.parameters if any(p.name in text for text in texts)),
        inputs=tuple(
            msgspec.structs.replace(each, least=0.0, largest=0.0, unit="", description="")
            for each in model.inputs
            if any(each.name in text for text in texts)
        ),
        bodies=tuple(_undrawn(body, touching) for body in model.bodies),
        points=(),
        rulers=tuple(r for r in model.rulers if any(r.name in text for text in texts)),
        notes=(),
        photos=(),
        hidden=(),
        protected=(),
    )
    return hashlib.sha256(msgspec.json.encode(bare, enc_hook=float)).hexdigest()


def _undrawn(body: Body, touching: Collection[str]) -> Body:
    """Return a body without what is for the eye alone.

    Shapes with a density have weight, and those of bodies with these names may touch.
    """
    shapes = () if body.density is None and body.name not in touching else body.shapes
    return msgspec.structs.replace(body, shapes=shapes, color="", traced=False)
