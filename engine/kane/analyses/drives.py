"""What drivers must give: forces, torques, power, and the loads that stand in for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.effort_courses import pieces_of, with_course
from kane.analyses.placement import Placement, placed
from kane.analyses.prescribed import AXES
from kane.analyses.reduction import REDUCTIONS
from kane.elements.drivers import (
    AngleDriver,
    DisplacementDriver,
    DistanceDriver,
    Driver,
    PointDriver,
)
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force
from kane.elements.spring import Spring
from kane.fields import Varying
from kane.model import Model, SolverSettings, reconciled
from kane.results import Result

Array = npt.NDArray[np.float64]

RTOL = 1e-11  # of a run by loads: what a step is wrong by, nothing takes back


@dataclass(frozen=True, eq=False)
class Drive:
    """One coordinate that is driven, over the frames of a run.

    Attributes:
        name: its quantity, as ``crank.torque`` or ``hand.fx``.
        driver: name of the driver.
        unit: of the effort, ``N m`` or ``N``.
        rate_unit: ``rad/s`` or ``m/s``.
        time: (frames,) [s].
        effort: (frames,) torque or force that the motion needs, in ``unit``.
        rate: (frames,) of the coordinate; over it the effort is the speed-torque cloud.
        is_unique: whether nothing else holds the same, so that no other effort would do.

    """

    name: str
    driver: str
    unit: str
    rate_unit: str
    time: Array
    effort: Array
    rate: Array
    is_unique: bool

    @cached_property
    def power(self) -> Array:
        """What it gives, (frames,) [W]; negative where it brakes."""
        return self.effort * self.rate

    @property
    def rms(self) -> float:
        """Root of the mean square of the effort over time."""
        return REDUCTIONS["rms"](self.time, self.effort)

    @property
    def peak(self) -> float:
        """The largest effort at a frame, with its sign."""
        return float(self.effort[self._at_peak])

    @property
    def peak_time(self) -> float:
        """When that is [s]."""
        return float(self.time[self._at_peak])

    @property
    def peak_power(self) -> float:
        """The largest power at a frame, with its sign [W]."""
        return float(self.power[np.abs(self.power).argmax()])

    @property
    def rms_power(self) -> float:
        """Root of the mean square of the power over time [W]."""
        return REDUCTIONS["rms"](self.time, self.power)

    @property
    def mean_power(self) -> float:
        """Mean of the power over time [W]."""
        return REDUCTIONS["mean"](self.time, self.power)

    @property
    def largest_rate(self) -> float:
        """The largest rate at a frame, without sign."""
        return float(np.abs(self.rate).max())

    @property
    def _at_peak(self) -> int:
        return int(np.abs(self.effort).argmax())


def drives_of(result: Result, shared: Sequence[str]) -> tuple[Drive, ...]:
    """Return what each driven coordinate needs.

    Args:
        result: of a run.
        shared: names of drivers that hold what others hold, too.

    """
    run, found = result.trajectory, list[Drive]()
    for driver in result.model.drivers:
        efforts, rates = run.efforts(driver.name), run.row_rates(driver.name)
        angular = isinstance(driver, AngleDriver)
        found += [
            Drive(
                name=f"{driver.name}.{key}",
                driver=driver.name,
                unit="N m" if angular else "N",
                rate_unit="rad/s" if angular else "m/s",
                time=result.time,
                effort=efforts[:, row],
                rate=rates[:, row],
                is_unique=driver.name not in shared,
            )
            for row, key in enumerate(_keys(driver))
        ]
    return tuple(found)


def _tight(settings: SolverSettings) -> SolverSettings:
    """Return settings that are exact enough for a motion that no driver holds any more."""
    rtol = min(settings.rtol, RTOL)
    return msgspec.structs.replace(settings, rtol=rtol, atol=settings.atol * rtol / settings.rtol)


def _keys(driver: Driver) -> tuple[str, ...]:
    match driver:
        case AngleDriver():
            return ("torque",)
        case DisplacementDriver() | DistanceDriver():
            return ("force",)
        case PointDriver():
            return tuple(
                f"f{a}" for a, law in zip(AXES, driver.law, strict=True) if law is not None
            )
    raise AssertionError(driver)


def driven_by_loads(result: Result, drives: Sequence[Drive]) -> Model:
    """Return the model with loads of time in place of its drivers, drawn as the run began.

    Run from the start it moves alike, as far as frames lie close enough, see ``close_frames``.
    Its tolerances are as tight as that takes.
    """
    before = result.model
    bare = msgspec.structs.replace(before, drivers=(), solver=_tight(result.settings))
    model, pieces = _as_begun(bare, result), pieces_of(result)
    for driver in before.drivers:
        laws: list[str] = []
        for drive in drives:
            if drive.driver == driver.name:
                name = f"course of {drive.name.replace('.', ' ')}"
                model, law = with_course(model, name, drive.effort, pieces)
                laws.append(law)
        model = _with_load(model, driver, laws)
    return reconciled(before, model)


def _with_load(model: Model, driver: Driver, laws: Sequence[str]) -> Model:
    match driver:
        case AngleDriver(name=name, joint=joint):
            motor = TorsionSpring(name=name, joint=joint, motor=laws[0])
            return msgspec.structs.replace(model, joint_springs=(*model.joint_springs, motor))
        case DisplacementDriver(name=name, joint=joint):
            slider = SliderSpring(name=name, joint=joint, motor=laws[0])
            return msgspec.structs.replace(model, joint_springs=(*model.joint_springs, slider))
        case DistanceDriver():
            spring = Spring(
                name=driver.name,
                body_a=driver.body_a,
                point_a=driver.point_a,
                body_b=driver.body_b,
                point_b=driver.point_b,
                pull=f"-({laws[0]})",  # a driver pushes where it is positive
            )
            return msgspec.structs.replace(model, springs=(*model.springs, spring))
        case PointDriver():
            left = list(laws)
            components: list[Varying] = [0.0 if law is None else left.pop(0) for law in driver.law]
            x, y, z = components
            force = Force(name=driver.name, body=driver.body, point=driver.point, force=(x, y, z))
            return msgspec.structs.replace(model, forces=(*model.forces, force))
    raise AssertionError(driver)


def _as_begun(model: Model, result: Result) -> Model:
    """Return a model drawn at the first frame of a run, with the speeds that it has there."""
    system, n = result.system, result.system.bodies
    values = np.array(result.frames.values[0])
    q, u = system.frames.to_user(
        values[: 7 * n].reshape(n, 7), values[7 * n : 13 * n].reshape(n, 6)
    )
    model = placed(model, Placement(q[:, :3], q[:, 3:]))
    bodies = tuple(
        msgspec.structs.replace(body, velocity=tuple(v[:3]), angular_velocity=tuple(v[3:]))
        for body, v in zip(model.bodies, u.tolist(), strict=True)
    )
    joints = tuple(
        msgspec.structs.replace(joint, **{f"{key}_rate": None for key in joint.leading_rates()})
        for joint in model.joints
    )
    return msgspec.structs.replace(model, bodies=bodies, joints=joints)
