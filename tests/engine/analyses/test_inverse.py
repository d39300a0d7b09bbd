"""Forces that motions need against closed forms, and the motions that come back of them."""

import math
import threading

import msgspec
import numpy as np
import pytest
from tests.engine.four_bar import four_bar
from tests.engine.helpers import ROOT
from tests.engine.machines import SliderCrank
from tests.thinned import thinned

import kane
from kane.analyses.inverse import inverse_dynamics, kinematics
from kane.analyses.inverse_report import as_text
from kane.analyses.measured import Series
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver, PointDriver
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force
from kane.elements.measure_point import MeasurePoint
from kane.elements.planar import Planar
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.elements.stops import AngleStop
from kane.errors import MotionError, SettingsError, UnknownSignalError
from kane.model import Model, SolverSettings

M, L, G, MOMENT = 2.0, 0.4, 9.81, 0.05


def pendulum(**fields):
    """A rod about a hinge at the origin, its mass centre at L along its x axis."""
    rod = Body(name="rod", mass=M, inertia=(MOMENT, MOMENT, MOMENT), position=(L, 0.0, 0.0))
    hinge = Revolute(name="A", body_a="ground", body_b="rod", point_b=(-L, 0.0, 0.0))
    return Model(gravity=(0.0, -G, 0.0), bodies=(rod,), joints=(hinge,), **fields)


def cart(**fields):
    """A cart along x with the pendulum on it."""
    wagon = Body(name="cart", mass=3.0, inertia=(1.0, 1.0, 1.0))
    guide = Prismatic(
        name="guide", body_a="ground", body_b="cart", axis_a=(1.0, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0)
    )
    base = pendulum()
    hinge = msgspec.structs.replace(base.joints[0], body_a="cart")
    return msgspec.structs.replace(
        base, bodies=(wagon, *base.bodies), joints=(guide, hinge), **fields
    )


def linkage(**fields):
    return msgspec.structs.replace(four_bar(1.0, 0.3, 1.1, 0.9), **fields)


def test_the_torque_of_a_pendulum_is_that_of_the_closed_form():
    found = inverse_dynamics(pendulum(), {"A.angle": "sin(2*t)"}, duration=3.0)
    t = found.time
    angle, rate, second = np.sin(2 * t), 2 * np.cos(2 * t), -4 * np.sin(2 * t)
    torque = (MOMENT + M * L**2) * second + M * G * L * np.cos(angle)
    (drive,) = found.drives
    assert (drive.name, drive.unit, drive.rate_unit) == ("A angle.torque", "N m", "rad/s")
    np.testing.assert_allclose(drive.effort, torque, atol=1e-11)  # round-off of 8 N m, and closing
    np.testing.assert_allclose(drive.rate, rate, atol=1e-11)
    np.testing.assert_allclose(drive.power, torque * rate, atol=1e-10)
    assert drive.peak == pytest.approx(torque[np.abs(torque).argmax()], rel=1e-12)
    assert drive.peak_time == t[np.abs(torque).argmax()]
    mean_square = np.trapezoid(torque**2, t) / 3.0
    assert drive.rms == pytest.approx(np.sqrt(mean_square), rel=1e-12)
    assert (found.freedoms, found.notes) == (0, ())
    assert found.singularity.least > 0.9  # of one hinge, which is held alike everywhere


def test_a_table_prescribes_as_the_law_that_it_was_taken_from():
    t = np.linspace(0.0, 1.0, 401)
    of_law = inverse_dynamics(pendulum(), {"A.angle": "t**3*(1-t)**3"}, duration=1.0)
    mixed = np.random.default_rng(1).permutation(t.size)  # and a value that is none
    times, values = t[mixed], (t**3 * (1 - t) ** 3)[mixed]
    series = Series("A.angle", np.append(times, 0.5001), np.append(values, np.nan))
    of_table = inverse_dynamics(pendulum(), {}, [series], duration=1.0)
    # second differences of a cubic spline: h^2/12 of the fourth derivative, 72, times the inertia
    gap = np.abs(of_law.drives[0].effort - of_table.drives[0].effort)
    assert gap.max() < 72 * 0.0025**2 / 12 * (MOMENT + M * L**2) * 5


def forward_gap(model, laws, duration, every=1e-3, **settings):
    """How far the motion under the forces that were found is from the prescribed one."""
    settings = {**settings, "duration": duration, "record_every": every, "rtol": 1e-12}
    found = inverse_dynamics(model, laws, **settings)
    assert found.result.outcome.ok
    loaded = found.forward()
    assert loaded.drivers == ()
    again = kane.simulate(loaded, **settings)
    assert again.outcome.ok
    return np.abs(again.q - found.result.q).max()


@pytest.mark.parametrize(
    ("model", "laws"),
    [
        (linkage(), {"A.angle": "1 + 2*t*t"}),  # redundant rows, since it stands in space
        (pendulum(), {"A.angle_rate": "0.3 + cos(3*t)"}),
        pytest.param(
            cart(), {"guide.displacement": "0.1*sin(4*t)", "A.angle": "-1 + t"},
            marks=pytest.mark.slow,
        ),
        (cart(), {"guide.displacement": "0.1*sin(4*t)"}),  # the pendulum is left to itself
        (cart(), {"cart.x": "0.2*t + 0.1*t**2", "rod.y": "-0.3 + 0.05*sin(2*t)"}),
        (
            pendulum(
                springs=(
                    Spring(
                        name="leg", body_a="ground", point_a=(0.0, -1.0, 0.0), body_b="rod",
                        damping=2.0,
                    ),
                )
            ),
            {"leg.length": "1.077 + 0.05*sin(3*t)"},
        ),
    ],
)  # fmt: skip
def test_inverse_then_forward_returns_the_motion(model, laws):
    # Found are 4e-12 and less: cubic splines leave h^4/384 of the fourth derivative of an effort.
    assert forward_gap(model, laws, 1.0) < 1e-8


def test_tables_of_efforts_are_as_good_at_their_ends_as_within():
    # 9e-7 with the bare natural spline, whose ends are wrong by h^2; a whole turn and more
    assert forward_gap(linkage(), {"A.angle": "2*t*t"}, 2.0, every=2e-3) < 1e-8


def test_tables_are_as_close_as_the_efforts_need():
    """Nothing is said of frames, and the motion is fast: it returns all the same."""
    found = inverse_dynamics(linkage(), {"A.angle": "12*t"}, duration=0.6)  # more than a turn
    loaded = found.forward()
    again = kane.simulate(loaded, duration=0.6)
    assert np.abs(again["A.angle"] - again["A.angle"][0] - 12.0 * again.time).max() < 1e-8
    assert loaded.solver.record_every is None


LAWS = {
    "slider_crank": {},  # whose slider rubs: its force turns within a fifth of a frame
    "cam_with_slot": {},  # unstable: what a table misses grows by 1e4 until the end
    "every_joint": {},
    "inverted_pendulum": {"rail.displacement": "0.2*(1 - cos(3*t))"},  # regulated, with stops
    "spatial_robot": {"base.angle": "-0.5235987755983 + 0.2*(1 - cos(3*t))"},
}


@pytest.mark.parametrize(("name", "laws"), thinned(LAWS.items(), 4, together=True))
def test_examples_return_however_seldom_they_are_recorded(name, laws):
    model = kane.load(ROOT / "models" / f"{name}.json")
    settings = {"duration": min(model.solver.duration, 2.1), "record_every": 0.05}
    found = inverse_dynamics(model, laws, **settings)
    again = kane.simulate(found.forward(), **settings)
    true = kane.simulate(found.result.model, rtol=1e-12, **settings)
    k, m = (np.unique(run.time, return_index=True)[1] for run in (again, true))
    assert np.abs(again.q[k] - true.q[m]).max() < 1e-8
    assert not any("Tables cannot follow" in note for note in found.notes)


def test_what_tables_cannot_follow_is_said_with_its_size():
    """A wave of 1 kHz over a second needs more points than there may be."""
    law = "0.1*sin(2*pi*t)"
    wild = pendulum(
        forces=(Force(name="whine", body="rod", force=(0.0, "sin(2e4*pi*t)", 0.0)),)
    )  # fmt: skip
    found = inverse_dynamics(wild, {"A.angle": law}, duration=1.0, record_every=0.05)
    (note,) = found.notes
    assert "Tables cannot follow 'A angle.torque' everywhere" in note


def test_a_strike_that_a_drive_takes_part_in_is_said():
    model = kane.load(ROOT / "models" / "cam_and_follower.json")
    found = inverse_dynamics(model)
    strike = next(each for each in found.result.events if each.kind == "strikes")
    assert any(
        f"impulses of 'motor' besides, the first at {strike.time:.6g} s" in note
        for note in found.notes
    )
    with pytest.raises(SettingsError, match=r"'motor' takes part in the strike"):
        found.forward()
    before = inverse_dynamics(model, duration=0.7)  # what lifts there leaves a jump of the torque
    again = kane.simulate(before.forward(), duration=0.7, rtol=1e-12)
    true = kane.simulate(before.result.model, duration=0.7, rtol=1e-12)
    assert [each.kind for each in true.events] == ["lifts"]
    assert np.abs(again.q[-1] - true.q[-1]).max() < 1e-8


def test_an_effort_of_nothing_needs_no_table():
    """Its shaft turns freely until the cam strikes: what is left of the torque is round-off."""
    found = inverse_dynamics(kane.load(ROOT / "models" / "cam_of_arcs.json"), duration=0.09)
    assert not any("Tables cannot follow" in note for note in found.notes)


def test_forward_keeps_a_jump_of_the_acceleration():
    law = "where(t < 0.35, 0, (t - 0.35)**2)"
    assert forward_gap(pendulum(), {"A.angle": law}, 1.0) < 1e-8


def test_a_driver_of_the_model_counts_and_gives_way():
    drivers = (AngleDriver(name="motor", joint="A", law="t"),)
    model = pendulum(drivers=drivers)
    own = inverse_dynamics(model, duration=0.5)
    other = inverse_dynamics(model, {"A.angle": "3*t"}, duration=0.5)
    by_name = inverse_dynamics(model, {"motor": "3*t"}, duration=0.5)
    assert [each.drives[0].rate[-1] for each in (own, other, by_name)] == pytest.approx([1, 3, 3])
    assert {each.drives[0].name for each in (own, other, by_name)} == {"motor.torque"}


def test_an_axis_of_a_point_driver_is_named():
    drivers = (PointDriver(name="hand", body="cart", law=("0", None, None)),)
    model = cart(drivers=drivers)
    found = inverse_dynamics(model, {"hand.x": "t", "A.angle": "-1"}, duration=0.5)
    assert found.drives[0].rate[-1] == pytest.approx(1.0)
    with pytest.raises(UnknownSignalError, match=r"say along which axis, as in hand.x"):
        inverse_dynamics(
            msgspec.structs.replace(
                model, drivers=(PointDriver(name="hand", body="cart", law=("0", "0", None)),)
            ),
            {"hand": "t"},
        )


def test_freedoms_that_are_left_are_said():
    found = inverse_dynamics(cart(), {"guide.displacement": "0"}, duration=0.2)
    assert found.freedoms == 1
    assert "Freedoms that nothing prescribes: 1." in found.notes[0]
    with pytest.raises(SettingsError, match="freedoms are left: 1"):
        kinematics(cart(), {"guide.displacement": "0"}, duration=0.2)


def test_efforts_that_others_share_are_said():
    laws = {"guide.displacement": "t", "cart.x": "t", "A.angle": "0"}
    found = inverse_dynamics(cart(), laws, duration=0.2)
    assert [drive.is_unique for drive in found.drives] == [False, False, True]
    assert any("'guide displacement' and 'cart x' are not unique" in note for note in found.notes)
    # two of the same kind share alike
    np.testing.assert_allclose(found.drives[0].effort, found.drives[1].effort, atol=1e-9)


def test_motions_without_masses():
    bodies = tuple(
        msgspec.structs.replace(body, mass=None, inertia=None) for body in linkage().bodies
    )
    bare = msgspec.structs.replace(linkage(), bodies=bodies)
    laws = {"A.angle": "1 + 2*t + t**2"}
    with pytest.raises(kane.ModelError, match="mass"):
        inverse_dynamics(bare, laws, duration=1.0)
    found = kinematics(bare, laws, duration=1.0)
    heavy = kane.simulate(
        inverse_dynamics(linkage(), laws, duration=1.0).result.model, duration=1.0
    )
    for name in ("coupler.x", "coupler.vy", "D.angle", "D.angle_rate"):
        np.testing.assert_allclose(found[name], heavy[name], atol=1e-11)
    loop = 0.3 * np.exp(1j * found["A.angle"])
    crank = found["crank.x"] + 1j * found["crank.y"]
    np.testing.assert_allclose(np.abs(crank), np.abs(loop) / 2, atol=1e-11)
    assert not {"A.fx", "system.kinetic_energy"} & set(found.names)
    with pytest.raises(UnknownSignalError, match=r"'A.fx' hangs on masses or forces"):
        found["A.fx"]


def test_motions_of_links_none_of_which_has_a_mass():
    bare = tuple(
        msgspec.structs.replace(body, mass=0.0, inertia=(0.0, 0.0, 0.0))
        for body in linkage().bodies
    )
    of_masses = kinematics(linkage(), {"A.angle": "1 + t"}, duration=1.0, record_every=0.1)
    found = kinematics(
        msgspec.structs.replace(linkage(), bodies=bare), {"A.angle": "1 + t"}, duration=1.0,
        record_every=0.1,
    )  # fmt: skip
    assert found.result.outcome.ok
    np.testing.assert_allclose(found.result.q, of_masses.result.q, atol=1e-10)


@pytest.mark.parametrize("analysis", [inverse_dynamics, kinematics])
def test_a_speed_that_jumps_is_said(analysis):
    """No frame has the impulse in it, nor the acceleration."""
    found = analysis(pendulum(), {"A.angle": "abs(t - 0.3)"}, duration=1.0)
    (note,) = found.notes
    assert "'A angle' prescribes jumps at 0.3 s" in note
    assert analysis(pendulum(), {"A.angle": "(t - 0.3)*abs(t - 0.3)"}, duration=1.0).notes == ()
    if analysis is inverse_dynamics:
        with pytest.raises(SettingsError, match="but an impulse"):
            found.forward()


def test_what_takes_no_part_in_kinematics_is_said():
    stop = AngleStop(name="end", joint="A", upper=0.2)
    found = kinematics(pendulum(stops=(stop,)), {"A.angle": "t"}, duration=0.5)
    assert found["A.angle"][-1] == pytest.approx(0.5)
    assert found.notes == ("Without a part in kinematics: 'end'.",)


@pytest.mark.parametrize("analysis", [inverse_dynamics, kinematics])
@pytest.mark.parametrize("every", [1e-3, 0.011, 0.037])
def test_a_change_point_is_told_with_its_time(analysis, every):
    model = four_bar(1.0, 0.3, 1.0, 0.3)  # a parallelogram, flat where the crank is at pi
    found = analysis(model, {"A.angle": "1 + t"}, duration=4.0, record_every=every)
    (place,) = found.singularity.positions
    # singular values grow with the distance by 0.1; closing leaves 1e-9 of it
    assert place.time == pytest.approx(np.pi - 1.0, abs=2e-7)
    assert set(place.elements) == {"A", "B", "C", "D"}
    assert f"Singular at {place.time:.9g} s" in found.notes[0]


def test_a_dead_point_of_what_drives_ends_the_run_with_its_time():
    model = SliderCrank(r=0.3, length=0.8, angle=0.4).model()
    start = 0.3 * math.cos(0.4) + math.sqrt(0.8**2 - (0.3 * math.sin(0.4)) ** 2)
    found = inverse_dynamics(model, {"D.displacement": f"{start} + 0.1*t"}, duration=2.0)
    end = (0.3 + 0.8 - start) / 0.1  # the slider cannot go further than r + l
    assert not found.result.outcome.ok
    assert found.time[-1] == pytest.approx(end, abs=1e-5)
    assert found.singularity.nearest == found.time[-1] == found.drives[0].peak_time
    assert str(found.notes[0]).startswith("The step shrank")
    with pytest.raises(SettingsError, match="did not reach its end"):
        found.forward()


def test_what_does_not_come_near_has_no_singular_position():
    found = inverse_dynamics(linkage(), {"A.angle": "1 + 7*t"}, duration=1.0)
    assert found.singularity.positions == ()
    assert 0.1 < found.singularity.least < 1.0


def test_refusals():
    with pytest.raises(SettingsError, match="Nothing is prescribed"):
        inverse_dynamics(pendulum())
    with pytest.raises(UnknownSignalError, match=r"'A.anle' is nothing that can be prescribed"):
        inverse_dynamics(pendulum(), {"A.anle": "t"})
    short = Series("A.angle", np.linspace(0.0, 0.5, 5), np.zeros(5))
    with pytest.raises(SettingsError, match=r"goes from 0 s to 0.5 s"):
        inverse_dynamics(pendulum(), {}, [short], duration=1.0)
    with pytest.raises(SettingsError, match=r"'A.angle' is prescribed twice"):
        inverse_dynamics(pendulum(), {"A.angle": "t"}, [short], duration=0.5)
    driven = pendulum(drivers=(AngleDriver(name="motor", joint="A", law="t"),))
    with pytest.raises(SettingsError, match=r"'A\.angle' is prescribed twice"):
        inverse_dynamics(driven, {"motor": "t", "A.angle": "2*t"})
    with pytest.raises(SettingsError, match=r"'cart\.x' is prescribed twice"):
        inverse_dynamics(
            cart(), {"cart.x": "t"}, [Series("cart.x", short.times, short.values)], duration=0.5
        )
    with pytest.raises(kane.AssemblyError, match="contradict"):
        inverse_dynamics(cart(), {"guide.displacement": "t", "cart.x": "2*t"})


def test_an_edge_that_is_led_both_ways_is_refused_with_the_way_out():
    edge = KnifeEdge(name="edge", body_a="ground", body_b="sleigh", point_b=(-0.2, 0.0, 0.0))
    sleigh = Body(name="sleigh", mass=1.5, inertia=(0.01, 0.01, 0.02), velocity=(1.0, 0.0, 0.0))
    model = Model(
        bodies=(sleigh,),
        joints=(Planar(name="ice", body_a="ground", body_b="sleigh"), edge),
        points=(MeasurePoint(name="P", body="sleigh", point=(-0.2, 0.0, 0.0)),),
    )
    with pytest.raises(MotionError, match=r"'edge' lets a body go only where it heads.*lead "):
        inverse_dynamics(model, {"P.x": "t - 0.2", "P.y": "0.2*t**2"}, duration=0.2)
    assert inverse_dynamics(model, {"sleigh.x": "t", "sleigh.y": "0.2*t**2"}, duration=0.2).drives


def test_it_stops_and_shows_progress():
    stop, parts = threading.Event(), []

    def progress(part):
        parts.append(part)
        stop.set()

    found = inverse_dynamics(
        linkage(), {"A.angle": "1 + t"}, progress=progress, stop=stop, duration=1e4
    )
    assert not found.result.outcome.ok
    assert found.result.outcome.time < 1e4
    assert found.singularity is None
    assert found.notes[-1] == "Singular positions were not looked for: it was stopped."
    assert parts


def test_files(tmp_path):
    found = inverse_dynamics(cart(), {"cart.x": "t", "A.angle": "sin(t)"}, duration=0.5)
    found.to_csv(tmp_path / "a.csv")
    head = (tmp_path / "a.csv").read_text().splitlines()[0]
    assert head.startswith("time [s],cart x.fx [N],cart x.fx rate [m/s],cart x.fx power [W]")
    table = np.loadtxt(tmp_path / "a.csv", delimiter=",", skiprows=1)
    np.testing.assert_array_equal(table[:, 4], found.drives[1].effort)
    found.to_numpy(tmp_path / "a.npz")
    with np.load(tmp_path / "a.npz") as arrays:
        np.testing.assert_array_equal(arrays["powers"][:, 1], found.drives[1].power)
    found.to_mat(tmp_path / "a.mat")
    assert (tmp_path / "a.mat").stat().st_size > 0
    assert "A angle.torque" in as_text(found)
    motion = kinematics(cart(), {"cart.x": "t", "A.angle": "sin(t)"}, duration=0.5)
    motion.to_csv(tmp_path / "b.csv", ["rod.x"])
    assert (tmp_path / "b.csv").read_text().startswith("time [s],rod.x [m]")
    with pytest.raises(UnknownSignalError):
        motion.to_csv(tmp_path / "c.csv", ["A.fx"])


def test_freedoms_that_a_contact_leaves_at_times_are_said():
    model = kane.load(ROOT / "models" / "geneva_wheel.json")
    found = inverse_dynamics(model)
    assert found.freedoms == 1
    assert "constraints change in the run" in found.notes[-1]
    with pytest.raises(SettingsError, match=r"freedoms are left: 1.*Without a part in kinematics"):
        kinematics(model)


@pytest.mark.parametrize("settings", [{"method": "rk4"}, {"formulation": "embedded"}])
def test_efforts_do_not_hang_on_how_the_equations_are_solved(settings):
    laws = {"A.angle": "1 + 2*t*t"}
    usual = inverse_dynamics(linkage(), laws, duration=0.5, record_every=0.01)
    model = linkage(solver=SolverSettings(**settings))
    other = inverse_dynamics(model, laws, duration=0.5, record_every=0.01)
    np.testing.assert_allclose(other.drives[0].effort, usual.drives[0].effort, atol=1e-9)
    assert other.singularity.least == pytest.approx(usual.singularity.least, rel=1e-9)


def test_a_planar_drawing_needs_the_same():
    laws = {"A.angle": "1 + 2*t*t"}
    down = (0.0, -9.81, 0.0)
    spatial = inverse_dynamics(linkage(gravity=down), laws, duration=0.5)
    planar = inverse_dynamics(linkage(gravity=down, planar=True), laws, duration=0.5)
    assert [len(each.redundancies) for each in (spatial, planar)] == [1, 0]
    np.testing.assert_allclose(
        planar.drives[0].effort, spatial.drives[0].effort, rtol=1e-9, atol=1e-9
    )


def test_a_start_in_a_singular_position_is_the_culprit():
    flat = four_bar(1.0, 0.3, 1.0, 0.3, angle=0.0)
    found = inverse_dynamics(flat, {"A.angle": "t"}, duration=1.0)
    assert not found.result.outcome.ok
    assert found.notes[0].startswith("The joints could not be kept closed")
    with pytest.raises(SettingsError, match=r"The mechanism is locked there.*freedoms are left: 1"):
        kinematics(flat, {"A.angle": "t"}, duration=1.0)
