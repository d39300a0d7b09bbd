"""Linear equations of small deviations against closed forms, published tables and runs."""

import threading
import time

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.mechanisms import four_bars_in_a_row
from tests.vehicles import bicycle, published

import kane
from kane.analyses.instant import instant_at_start, instant_of
from kane.analyses.linearisation import linearise
from kane.analyses.tangents import NoSlopeError
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force
from kane.elements.planar import Planar
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.errors import AssemblyError, ModelError, StoppedError
from kane.model import Model

G = 9.81
Z, X = (0.0, 0.0, 1.0), (1.0, 0.0, 0.0)
EXACT = 1e-9  # of the largest eigenvalue: what is asked for; derivatives and eigenvalues have 1e-12


def roots(linear):
    return np.sort_complex(linear.eigenvalues)


def double_pendulum():
    """Two rods that hang, with their mass centres in their middles."""
    rods = [
        Body(name=f"rod {k}", mass=m, inertia=(0.01, J, J), position=(0.0, y, 0.0))
        for k, m, J, y in ((1, 1.3, 0.04, -0.3), (2, 0.7, 0.02, -0.8))
    ]
    hinge = {"axis_a": Z, "axis_b": Z, "side_a": X, "side_b": X}
    joints = (
        Revolute(name="A", body_a="ground", body_b="rod 1", point_b=(0.0, 0.3, 0.0), **hinge),
        Revolute(
            name="B", body_a="rod 1", body_b="rod 2", point_a=(0.0, -0.3, 0.0),
            point_b=(0.0, 0.2, 0.0), **hinge,
        ),
    )  # fmt: skip
    return Model(gravity=(0.0, -G, 0.0), bodies=tuple(rods), joints=joints)


def test_a_double_pendulum_has_the_matrices_of_its_lagrangian():
    """Angles of the hinges: T and V of the second order, written down by hand."""
    linear = linearise(instant_at_start(double_pendulum()))
    assert (linear.kind, linear.coordinates) == ("equilibrium", ("A.angle", "B.angle"))
    m1, m2, J1, J2, a, L, b = 1.3, 0.7, 0.04, 0.02, 0.3, 0.6, 0.2
    second = J2 + m2 * b * b
    M = np.array(
        [
            [J1 + m1 * a * a + m2 * (L + b) ** 2 + J2, second + m2 * L * b],
            [second + m2 * L * b, second],
        ]
    )
    K = G * np.array([[m1 * a + m2 * (L + b), m2 * b], [m2 * b, m2 * b]])
    np.testing.assert_allclose(linear.M, M, rtol=1e-12)
    np.testing.assert_allclose(linear.K, K, rtol=1e-12)
    assert np.abs(linear.C).max() < 1e-12
    squares = np.linalg.eigvals(np.linalg.solve(M, K))
    expected = np.sort(np.sqrt(squares.real)) / (2 * np.pi)
    found = [mode.frequency for mode in linear.modes]
    np.testing.assert_allclose(found, expected, rtol=EXACT)


def test_a_body_swings_and_turns_on_a_bushing_that_nothing_turns_yet():
    """w^2 = k / m along, k / J about each axis: turns are none there, their slopes are not."""
    body = Body(name="b", mass=2.0, inertia=(1.0, 2.0, 3.0))
    bushing = Bushing(
        name="u", body_a="ground", body_b="b", stiffness=(8.0, 50.0, 98.0),
        damping=(0.0, 0.0, 0.0), rotary_stiffness=(1.0, 18.0, 108.0), rotary_damping=(0.0,) * 3,
    )  # fmt: skip
    linear = linearise(instant_at_start(Model(bodies=(body,), bushings=(bushing,))))
    found = sorted(2 * np.pi * mode.frequency for mode in linear.modes)
    np.testing.assert_allclose(found, [1.0, 2.0, 3.0, 5.0, 6.0, 7.0], rtol=EXACT)


def test_a_spring_whose_ends_are_in_one_place_is_refused():
    body = Body(name="b", mass=2.0, particle=True)
    spring = Spring(name="s", body_a="ground", body_b="b", stiffness=3.0, free_length=0.0)
    model = Model(gravity=(0.0, 0.0, 0.0), bodies=(body,), springs=(spring,))
    with pytest.raises(NoSlopeError, match="ends of 's'"):
        linearise(instant_at_start(model))


def test_a_parallelogram_in_line_is_refused_as_it_may_go_on_in_two_ways():
    model = replace(four_bars_in_a_row(1, angle=0.0, speed=0.0), gravity=(0.0, 0.0, 0.0))
    with pytest.raises(NoSlopeError, match="change point"):
        linearise(instant_at_start(model))


def test_coupled_rods_swing_together_and_against_each_other():
    """Two equal pendulums with a spring between them: w1^2 = g/l', w2^2 = w1^2 + 2 k h^2 / J."""
    rods = [
        Body(name=name, mass=2.0, inertia=(0.1, 0.1, 0.15), position=(x, -0.5, 0.0))
        for name, x in (("left", 0.0), ("right", 0.4))
    ]
    hinge = {"axis_a": Z, "axis_b": Z, "side_a": X, "side_b": X, "point_b": (0.0, 0.5, 0.0)}
    model = Model(
        gravity=(0.0, -G, 0.0),
        bodies=tuple(rods),
        joints=(
            Revolute(name="A", body_a="ground", body_b="left", **hinge),
            Revolute(name="B", body_a="ground", body_b="right", point_a=(0.4, 0.0, 0.0), **hinge),
        ),
        springs=(
            Spring(name="s", body_a="left", body_b="right", stiffness=30.0, free_length=0.4,
                   damping=0.7),
        ),
    )  # fmt: skip
    linear = linearise(instant_at_start(model))
    J, weight, arm = 0.15 + 2.0 * 0.25, 2.0 * G * 0.5, 0.25
    together = np.sqrt(weight / J)
    against = np.roots([J, 2 * 0.7 * arm, weight + 2 * 30.0 * arm])
    expected = np.sort_complex([1j * together, -1j * together, *against])
    np.testing.assert_allclose(roots(linear), expected, rtol=0, atol=EXACT * together)
    from kane.analyses.mode_shares import shares, shares_of_all

    low, high = linear.modes
    assert low.kinetic == pytest.approx({"left": 0.5, "right": 0.5})
    assert shares(linear, 0).stored.get("s", 0.0) == pytest.approx(0.0, abs=1e-12)
    part = 2 * 30.0 * arm / (weight + 2 * 30.0 * arm)  # of the energy, the rest is the weight's
    assert shares(linear, 1).stored["s"] == pytest.approx(part, rel=1e-9)
    for number, own in enumerate(shares_of_all(linear)):
        assert own.stored == pytest.approx(shares(linear, number).stored, rel=1e-12)
        assert own.lost == pytest.approx(shares(linear, number).lost, rel=1e-12)
    assert high.damping == pytest.approx(
        2 * 0.7 * arm / (2 * np.sqrt(J * (J * against[0] * against[1]).real))
    )


@pytest.mark.parametrize(("speed", "turn"), [(5.0, 0.0), (5.0, 0.7), (2.0, 0.0), (8.0, -2.0)])
def test_a_bicycle_has_the_eigenvalues_of_the_benchmark(speed, turn):
    """Also with wheels that stand otherwise: their axes turn, and the equations do not care."""
    linear = linearise(instant_at_start(bicycle(speed, turn)))
    assert (linear.kind, linear.nonholonomic) == ("steady motion", 4)
    own = linear.eigenvalues[np.argsort(-np.abs(linear.eigenvalues))[:4]]
    expected = np.sort_complex(published(speed))
    np.testing.assert_allclose(np.sort_complex(own), expected, rtol=0, atol=1e-9 * 14)
    # freedoms that are left: the place and the heading, the wheels, and the speed along
    assert np.sort(np.abs(linear.eigenvalues))[:6].max() < 1e-5


def test_the_bicycle_has_the_published_digits_at_5_m_s():
    """Table 2 of the paper."""
    linear = linearise(instant_at_start(bicycle(5.0)))
    by_kind = {mode.kind: mode for mode in linear.modes if mode.kind == "oscillation"}
    weave = by_kind["oscillation"].eigenvalue
    assert weave == pytest.approx(-0.775341882195845 + 4.46486771378823j, abs=1e-9)
    real = sorted(mode.eigenvalue.real for mode in linear.modes if mode.kind == "decay")
    assert real == pytest.approx([-14.0783896927982, -0.322866429004087], abs=1e-9)


class Governor:
    """Two arms on a spindle that spins freely; B about the hinge, I1 across and I3 along an arm.

    L = (J + sum(I1 sin^2 + I3 cos^2)) phi'^2 / 2 + sum(B theta'^2 / 2 + m g a cos theta), so that
    steady motion has (I1 - I3) cos(theta) omega^2 = m g a. With D = I1 - I3, arms that go against
    each other have lambda^2 = -D omega^2 sin^2 / B, arms that go together in addition
    -8 D^2 omega^2 sin^2 cos^2 / (B (J + 2 (I1 sin^2 + I3 cos^2))), as the spindle slows down.
    """

    mass, a, spindle, across, along, theta = 0.8, 0.25, 0.05, 0.004, 0.0015, 0.7
    I1 = across + mass * a**2
    D = I1 - along
    omega = np.sqrt(mass * G * a / (D * np.cos(theta)))

    def eigenvalues(self):
        s, c = np.sin(self.theta), np.cos(self.theta)
        whole = self.spindle + 2 * (self.I1 * s * s + self.along * c * c)
        against = self.D * self.omega**2 * s * s / self.I1
        together = against + 8 * (self.D * self.omega * s * c) ** 2 / (self.I1 * whole)
        return np.sqrt(against), np.sqrt(together)

    def model(self):
        def arm(name, side):
            turn = side * self.theta
            s, c = np.sin(turn), np.cos(turn)
            return Body(
                name=name, mass=self.mass, inertia=(self.across, self.across, self.along),
                position=(float(self.a * s), 0.0, float(-self.a * c)),
                orientation=(0.0, float(np.sin(-turn / 2)), 0.0, float(np.cos(turn / 2))),
                velocity=(0.0, float(self.omega * self.a * s), 0.0),
                angular_velocity=(float(self.omega * s), 0.0, float(self.omega * c)),
            )  # fmt: skip

        spindle = Body(
            name="spindle", mass=1.0, inertia=(0.04, 0.04, self.spindle),
            angular_velocity=(0.0, 0.0, float(self.omega)),
        )  # fmt: skip
        y = (0.0, 1.0, 0.0)
        hinges = [
            Revolute(
                name=f"hinge {name}", body_a="spindle", body_b=name, axis_a=y, axis_b=y, side_a=X,
                side_b=X, point_b=(0.0, 0.0, self.a),
            )
            for name in ("left", "right")
        ]  # fmt: skip
        bearing = Revolute(
            name="bearing",
            body_a="ground",
            body_b="spindle",
            axis_a=Z,
            axis_b=Z,
            side_a=X,
            side_b=X,
        )
        return Model(
            gravity=(0.0, 0.0, -G),
            bodies=(spindle, arm("left", -1.0), arm("right", 1.0)),
            joints=(bearing, *hinges),
        )


def test_it_ends_at_once_when_it_is_cancelled():
    """Forty links: between any two looks at the event less than the fifth of a second goes by."""
    model = chain_of(40)
    instant = instant_at_start(model)
    seen = []
    late = [Late() for _ in range(3)]
    for stop in late:
        seen.clear()
        linearise(instant, stop=stop, progress=seen.append)
    # of CPU time of this thread, and each gap at its shortest: others may keep it from its core, or
    # its memory from it
    assert max(np.min([np.diff(stop.times) for stop in late], axis=0)) < 0.2
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    stop = threading.Event()
    stop.set()
    with pytest.raises(StoppedError):
        linearise(instant, stop=stop)


class Late(threading.Event):
    """Is never set, and keeps when it was looked at, in CPU time of the thread [s]."""

    def __init__(self):
        super().__init__()
        self.times = []

    def is_set(self):
        self.times.append(time.thread_time())
        return False


def chain_of(count):
    bodies, joints = [], []
    for k in range(count):
        name, before = f"link {k}", f"link {k - 1}" if k else "ground"
        bodies.append(
            Body(name=name, mass=1.0, inertia=(0.01, 0.01, 0.02), position=(0.0, -0.5 - k, 0.0))
        )
        joints.append(
            Revolute(name=f"pin {k}", body_a=before, body_b=name, point_b=(0.0, 0.5, 0.0),
                     point_a=(0.0, -0.5, 0.0) if k else (0.0, 0.0, 0.0))
        )  # fmt: skip
    return Model(bodies=tuple(bodies), joints=tuple(joints))


def test_a_governor_swings_about_its_steady_motion():
    linear = linearise(instant_at_start(Governor().model()))
    assert linear.kind == "steady motion"
    found = [mode.eigenvalue.imag for mode in linear.modes if mode.kind == "oscillation"]
    np.testing.assert_allclose(found, Governor().eigenvalues(), rtol=EXACT)
    np.testing.assert_allclose(linear.gyroscopic, linear.C, atol=1e-12)  # nothing is damped


@pytest.mark.parametrize("frame", [0, 3])
def test_it_does_not_matter_when_a_steady_motion_is_looked_at(frame):
    result = kane.simulate(Governor().model(), duration=0.9, record_every=0.3, rtol=1e-12)
    linear = linearise(instant_of(result, frame))
    assert linear.kind == "steady motion"
    found = [mode.eigenvalue.imag for mode in linear.modes if mode.kind == "oscillation"]
    np.testing.assert_allclose(found, Governor().eigenvalues(), rtol=1e-7)  # as the run is


def test_a_run_near_equilibrium_has_the_frequency_and_the_damping():
    """A damped double pendulum, let go 1e-4 rad beside: it is the sum of its modes."""
    from scipy.linalg import expm

    from kane.elements.joint_springs import TorsionSpring

    damped = replace(
        double_pendulum(),
        joint_springs=(
            TorsionSpring(name="a", joint="A", damping=0.12),
            TorsionSpring(name="b", joint="B", damping=0.03, stiffness=0.4),
        ),
    )
    linear = linearise(instant_at_start(damped))
    small = 1e-4
    bodies = tuple(
        replace(body, angular_velocity=(0.0, 0.0, small)) if body.name == "rod 1" else body
        for body in damped.bodies
    )
    result = kane.simulate(
        replace(damped, bodies=bodies), duration=3.0, record_every=0.1, rtol=1e-12, atol=1e-16
    )
    x0 = np.array(
        [result[name][0] for name in ("A.angle", "B.angle", "A.angle_rate", "B.angle_rate")]
    )
    expected = np.array([expm(linear.A * t) @ x0 for t in result.time])
    found = np.column_stack(
        [result[name] for name in ("A.angle", "B.angle", "A.angle_rate", "B.angle_rate")]
    )
    # terms of the third order are left out: 1e-8 of the motion for each radian of phase
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-6 * small)
    assert all(mode.damping > 0.0 for mode in linear.modes)


def test_the_pictures_of_a_mode_keep_the_joints_closed():
    """Also with turns that can be seen."""
    from kane.analyses.mode_shares import mode_motion

    model = double_pendulum()
    linear = linearise(instant_at_start(model))
    for poses in mode_motion(linear, 0):
        for joint in model.joints:
            ends = [
                poses.point(body, point)
                for body, point in ((joint.body_a, joint.point_a), (joint.body_b, joint.point_b))
            ]
            np.testing.assert_allclose(ends[0], ends[1], atol=1e-9)
    turned = [poses.rotation[0][0, 1] for poses in mode_motion(linear, 0)]
    assert np.ptp(turned) > 0.1


@pytest.mark.parametrize("spin", [20.0, 60.0, 120.0])
def test_a_top_that_stands_upright_wakes_or_sleeps_as_fast_as_it_spins(spin):
    """A lambda^2 -+ i C n lambda - m g l = 0; it sleeps where (C n)^2 > 4 A m g l (Routh)."""
    m, a, across, along = 0.5, 0.1, 0.0008, 0.0012
    body = Body(name="top", mass=m, inertia=(across, across, along), position=(0.0, 0.0, a),
                angular_velocity=(0.0, 0.0, spin))  # fmt: skip
    tip = Ball(name="tip", body_a="ground", body_b="top", point_b=(0.0, 0.0, -a))
    linear = linearise(
        instant_at_start(Model(gravity=(0.0, 0.0, -G), bodies=(body,), joints=(tip,)))
    )
    A, sides = across + m * a * a, (1.0, -1.0)
    expected = [root for s in sides for root in np.roots([A, -1j * s * along * spin, -m * G * a])]
    assert linear.kind == "steady motion"
    own = linear.eigenvalues[linear.eigenvalues != 0.0]
    np.testing.assert_allclose(
        np.sort_complex(own.round(9)), np.sort_complex(np.round(expected, 9)), atol=1e-8
    )
    sleeps = (along * spin) ** 2 > 4.0 * A * m * G * a
    assert all(mode.is_stable for mode in linear.modes) == sleeps
    assert (linear.eigenvalues == 0.0).sum() == 2  # its turn about the vertical


def rotor(spin, stiffness, damping, drag=0.0, center=(0.0, 0.0, 0.0)):
    """A disc in a plane on springs that turn with a shaft, which a motor turns."""
    x, y = stiffness
    shaft = Body(name="shaft", mass=1.0, inertia=(1.0, 1.0, 1.0))
    disc = Body(name="disc", mass=2.0, inertia=(0.1, 0.1, 0.2), center=center,
                angular_velocity=(0.0, 0.0, spin))  # fmt: skip
    return Model(
        bodies=(shaft, disc),
        joints=(
            Revolute(name="A", body_a="ground", body_b="shaft"),
            Planar(name="P", body_a="ground", body_b="disc"),
        ),
        bushings=(
            Bushing(name="u", body_a="shaft", body_b="disc", stiffness=(x, y, 0.0),
                    damping=(damping, damping, 0.0), rotary_stiffness=(0.0, 0.0, 1e3)),
        ),
        drags=(Drag(name="air", body="disc", linear=drag),) if drag else (),
        drivers=(AngleDriver(name="m", joint="A", prescribes="speed", law=repr(spin)),),
    )  # fmt: skip


@pytest.mark.parametrize("spin", [5.0, 15.0, 25.0])
def test_a_shaft_that_is_stiffer_one_way_is_linearised_in_axes_that_turn_with_it(spin):
    """Beyond a critical speed it is unstable; in ground axes nothing would be constant."""
    linear = linearise(instant_at_start(rotor(spin, (400.0, 500.0), 1.5)))
    assert linear.kind == "steady motion"
    still = np.zeros((2, 2))
    K = np.diag([400.0 / 2.0 - spin**2, 500.0 / 2.0 - spin**2])
    C = np.array([[1.5 / 2.0, -2.0 * spin], [2.0 * spin, 1.5 / 2.0]])
    expected = np.linalg.eigvals(np.block([[still, np.eye(2)], [-K, -C]]))
    for root in expected:
        assert np.abs(linear.eigenvalues - root).min() < EXACT * 40.0
    assert all(mode.is_stable for mode in linear.modes) == (spin == 5.0)


@pytest.mark.parametrize("spin", [5.0, 25.0])
def test_a_shaft_with_damping_of_its_own_whirls_beyond_its_critical_speed(spin):
    """m z'' + d (z' - i W z) + c z' + k z = 0 in ground axes."""
    linear = linearise(instant_at_start(rotor(spin, (400.0, 400.0), 1.5, drag=1.0)))
    expected = np.roots([2.0, 2.5, 400.0 - 1.5j * spin])
    for root in (*expected, *expected.conj()):
        assert np.abs(linear.eigenvalues - root).min() < EXACT * 40.0
    assert (expected.real.max() > 0.0) == (spin == 25.0)


def test_a_trailer_follows_forwards_and_folds_backwards():
    """One root of -v/L; what goes straight on moves, and is no equilibrium."""
    for speed in (2.0, -2.0):
        truck = Body(name="truck", mass=5.0, inertia=1.0, velocity=(speed, 0.0, 0.0))
        trailer = Body(name="trailer", mass=1.0, inertia=0.3, position=(-0.9, 0.0, 0.0),
                       velocity=(speed, 0.0, 0.0))  # fmt: skip
        model = Model(
            planar=True,
            bodies=(truck, trailer),
            joints=(
                Prismatic(name="road", body_a="ground", body_b="truck", axis_a=X, axis_b=X),
                Revolute(name="hitch", body_a="truck", body_b="trailer", point_b=(0.9, 0.0, 0.0)),
                KnifeEdge(name="wheels", body_a="ground", body_b="trailer",
                          point_b=(-0.6, 0.0, 0.0), across=(0.0, 1.0, 0.0)),
            ),
        )  # fmt: skip
        linear = linearise(instant_at_start(model))
        assert (linear.kind, linear.nonholonomic) == ("steady motion", 1)
        own = linear.eigenvalues[np.abs(linear.eigenvalues).argmax()]
        assert own == pytest.approx(-speed / 1.5, abs=EXACT)


def test_what_is_free_and_has_no_mass_is_refused_by_name():
    link = Body(name="link", mass=0.0, inertia=(0.0, 0.0, 0.0))
    hinge = Revolute(name="A", body_a="ground", body_b="link")
    model = Model(bodies=(link,), joints=(hinge,))
    with pytest.raises(AssemblyError, match="'link'"):
        linearise(instant_at_start(model))


def test_what_no_file_could_hold_is_refused_by_all_that_take_a_model():
    """Python lets anything into a field; axes of no meaning would be taken for the ground's."""
    force = Force(name="F", body="rod 1", axes="rod 1", force=(1.0, 0.0, 0.0))
    model = replace(double_pendulum(), forces=(force,))
    for analysis in (
        lambda: kane.instant_at_start(model),
        lambda: kane.equilibrium(model),
        lambda: kane.equilibria(model),
        lambda: kane.load_path(model, "p", 0.0, 1.0),
        lambda: kane.steady_motion(model),
        lambda: kane.inverse_dynamics(model, {"A.angle": "t"}),
        lambda: kane.kinematics(model, {"A.angle": "t"}),
        lambda: kane.symbolic_equations(model),
    ):
        with pytest.raises(ModelError, match="must be 'body' or 'ground'"):
            analysis()


@pytest.mark.parametrize(
    ("law", "kind"), [("-10", "equilibrium"), ("-(10 + 5*cos(3*t))", "motion")]
)
def test_a_stiffness_that_pulses_makes_no_equilibrium_with_modes(law, kind):
    """Mathieu's oscillator rests, but its equations hold for the moment alone."""
    body = Body(name="b", mass=1.0, particle=True)
    force = Force(name="F", body="b", force=(f"({law})*x('b')", 0.0, 0.0))
    assert linearise(instant_at_start(Model(bodies=(body,), forces=(force,)))).kind == kind
