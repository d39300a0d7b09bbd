"""What drivers must give: forces, torques, power, and the loads that stand in for them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.placement import Placement, placed
from kane.analyses.prescribed import AXES, fresh_name, with_curve
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
from kane.model import Model, reconciled
from kane.results import Result

Array = npt.NDArray[np.float64]

CUBIC = 4  # frames at the end of a table, whose cubic goes on beyond it
MISSED = 1e-10  # of the largest effort: what a table may be wrong by between its frames
CLOSEST = 16.0  # times closer: what then is missed is no smooth course
BEYOND = 8  # points there: the error of the end has then fallen by 0.27^8


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

    The loads are natural cubic splines through the efforts at frames, each from one jump of the
    laws to the next; run from the start it moves alike, as far as frames lie close enough.
    """
    before = result.model
    # frames of the result may lie closer than anybody asked
    every = before.solver.record_every
    solver = msgspec.structs.replace(result.settings, record_every=every)
    bare = msgspec.structs.replace(before, drivers=(), solver=solver)
    model = _as_begun(bare, result)
    for driver in before.drivers:
        laws: list[str] = []
        for drive in drives:
            if drive.driver == driver.name:
                model, law = _with_courses(model, drive, result.frames.jumps)
                laws.append(law)
        model = _with_load(model, driver, laws)
    return reconciled(before, model)


def frames_wanted(result: Result, drives: Sequence[Drive]) -> float | None:
    """Return how close frames must lie for tables of the efforts [s]; None where they do.

    A cubic through every other frame misses those between by 16 times what one through all does.
    """
    span = float(result.time[-1] - result.time[0])
    missed = max((_missed(drive, result.frames.jumps) for drive in drives), default=0.0) / 16.0
    if missed <= MISSED:
        return None
    closer = min(1.2 * (missed / MISSED) ** 0.25, CLOSEST)
    return float(span / closer / (len(result.time) - 1))


def _missed(drive: Drive, jumps: Array) -> float:
    """Return by how much cubics through every other frame miss the rest, of the largest effort."""
    from scipy.interpolate import CubicSpline

    largest, worst = float(np.abs(drive.effort).max(initial=0.0)), 0.0
    for _, t, values in _pieces(drive, jumps):
        if t.size >= 2 * CUBIC:
            own = CubicSpline(t[::2], values[::2])
            inner = slice(1, 2 * ((t.size - 1) // 2), 2)
            worst = max(worst, float(np.abs(own(t[inner]) - values[inner]).max(initial=0.0)))
    return worst / largest if largest > 0.0 else 0.0


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


def _with_courses(model: Model, drive: Drive, jumps: Array) -> tuple[Model, str]:
    """Return a model with the effort as tables from jump to jump, and the expression for it."""
    laws, ends = list[str](), list[float]()
    for end, t, values in _pieces(drive, jumps):
        name = fresh_name(model, f"course of {drive.name.replace('.', ' ')}")
        model, law = with_curve(model, name, *_with_ends(t, values), "smooth")
        laws.append(law)
        ends.append(end)
    whole = laws[-1]
    for law, end in zip(laws[-2::-1], ends[-2::-1], strict=True):
        whole = f"where(t < {end!r}, {law}, {whole})"
    return model, whole


def _pieces(drive: Drive, jumps: Array) -> Iterator[tuple[float, Array, Array]]:
    """Yield end, times and efforts from each jump of the laws to the next."""
    time, first = np.unique(drive.time, return_index=True)
    effort = drive.effort[first]
    inner = [float(jump) for jump in jumps if time[0] < jump < time[-1]]
    for start, end in zip([float(time[0]), *inner], [*inner, float(time[-1])], strict=True):
        # a frame at a jump tells what is behind it
        own = (time >= start) & ((time < end) if end in inner else (time <= end))
        if own.sum() >= 2:
            yield end, time[own], effort[own]


def _with_ends(t: Array, values: Array) -> tuple[list[float], list[float]]:
    """Return times and values that go on beyond both ends, by cubics.

    The second derivative of a natural spline is zero at its ends, which is wrong there, and less so
    by a factor of 0.27 with each point further in.
    """
    few, steps = min(CUBIC, t.size), np.arange(1, BEYOND + 1)
    before, after = t[0] - steps[::-1] * (t[1] - t[0]), t[-1] + steps * (t[-1] - t[-2])
    ahead = _continued(t[:few], values[:few], before)
    behind = _continued(t[-few:], values[-few:], after)
    return np.hstack([before, t, after]).tolist(), np.hstack([ahead, values, behind]).tolist()


def _continued(t: Array, values: Array, at: Array) -> Array:
    """Return the polynomial through points at other times."""
    return np.asarray(np.polynomial.Polynomial.fit(t, values, t.size - 1)(at))


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
