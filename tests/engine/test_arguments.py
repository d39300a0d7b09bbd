"""Whatever a script hands to a public function is taken, or refused in words."""

import importlib
import inspect
import pkgutil
import threading
import typing
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import pendulum

import kane
import kane.analyses
from kane.analyses.generalized_speeds import independent_speeds
from kane.analyses.goal import Expression
from kane.analyses.instant import instant_of
from kane.analyses.joint_reactions import joint_reactions
from kane.analyses.linearisation import linearise
from kane.analyses.mobility import mobility
from kane.analyses.posing import Poser
from kane.analyses.study import Study
from kane.analyses.variation import cases
from kane.analyses.verifying import problems
from kane.arguments import argument, checked, described
from kane.elements.body import Body
from kane.elements.revolute import Revolute
from kane.elements.shapes import Polygon
from kane.errors import (
    ArgumentError,
    FileError,
    KaneError,
    ModelError,
    SettingsError,
    UnknownSignalError,
)
from kane.fields import plain
from kane.model import Measure, Model, Parameter, SolverSettings
from kane.results import Result

# Functions of analyses that the program alone calls, with what other functions have given it.
FOR_THE_PROGRAM = {
    "common_period", "held_states", "of_held", "period_map", "sample_slopes", "samples_of",
    "states_alone", "sampled_response", "go_over",
    "in_close_frames", "missed", "pieces_of", "with_course",
    "all_uses", "answers", "at_rest_in", "begun", "carried", "confirmed", "downhill", "instant_in",
    "rest_below", "rest_with_changes", "turning_in", "unless_stopped", "way_between",
    "as_drawn", "as_recorded", "as_simulated", "bent", "candidate_speeds",
    "changed_settings", "check", "chosen_settings", "compiled_for", "condition", "contact_notes",
    "driven_by_loads", "drives_of", "equations_go_along", "factor", "frames_wanted", "fresh_name",
    "solved", "prescribed", "singularity", "with_curve",
    "with_some_mass", "with_table", "load_all",
    "coordinate_of", "cores", "curve_at", "directions", "end_with_parent", "equation_counts",
    "equilibrium_or_none", "euler_of", "examined", "firmness", "force_slopes", "free_motions",
    "friction_by_multipliers", "give_way", "heap", "held_at", "help_to_prepare", "independent_rows",
    "in_motion", "inertias", "is_regulated", "led_anew", "led_from_here", "load", "mass_at",
    "massless_faults", "mechanisms", "modes_of", "nearest", "number_of", "on_leash",
    "output_slopes", "part_done", "pendulum", "pendulum_with_stop", "placed", "prepare",
    "prepare_for_program", "recorded", "redundancies", "refuse_driven_inputs", "regulated_rest",
    "rest_near", "resting", "rests_over", "result_of", "rows_that_are_set", "runner", "set_on",
    "settings_of", "settled", "signals_rest", "singular_values", "skeleton", "slopes",
    "speed_jumps", "stance_of", "start_of", "state_of", "steady", "tables_of", "terms", "units_of",
    "uses_of", "with_courses", "with_mechanism", "without_joints", "friction_of", "moved_state",
    "refuse_change_point", "refuse_ends_that_coincide", "turned_rows", "work_of_duals",
    "acting_at", "apart", "balance_slopes", "behind_events", "contacts_of_run", "convergence",
    "drift_of_run", "frame_to_frame", "principal_axes", "sliding_at", "strikes_of_run", "turns_of",
    "window_at", "window_of", "carried_mass",
    "always_held", "beginning_of", "feature_of", "steps_finding", "turns_of_run",
    "powers_of", "samples_of_run", "spectrum", "turned_joints", "usual_rate", "without_time",
}  # fmt: skip
# Methods of results that look at their arguments themselves, or that are for the views.
BY_HAND = {
    "block", "frame_number", "full_names", "modes_at", "motion_in", "motion_of", "part", "system_at"
}  # fmt: skip


class Unlike:
    """Of no type that any function takes."""


def model_with_measure():
    return replace(
        four_bar(1.0, 0.4, 1.1, 0.8),
        measures=(Measure(name="gap", expression="x('rocker')", unit="m"),),
        parameters=(Parameter(name="L", value=1.0),),
    )


@pytest.fixture(scope="module")
def result():
    return kane.simulate(model_with_measure(), duration=0.1, record_every=0.01)


@pytest.fixture(scope="module")
def good(result, tmp_path_factory):
    """An argument of each name that will do."""
    instant = instant_of(result, 0)
    return {
        "model": result.model, "result": result, "instant": instant, "frame": 0,
        "path": tmp_path_factory.mktemp("out") / "file", "values": {"L": 2.0}, "name": "gap",
        "joint": "A", "time": 0.05, "cases": [{"L": 1.0}], "measures": ["max(gap)"],
        "speed": "A.angle_rate", "speeds": independent_speeds(instant), "text": "L=1,2",
        "variations": {"L": [1.0, 2.0]}, "texts": ["max(gap)"], "report": {},
        "found": mobility(result.model), "body": result.model.bodies[0].name,
        "study": kane.study(result.model, [{"L": 1.0}], "max(gap)", curves="gap.value",
                            by="threads", duration=0.01),
        "goal": Expression("max(gap)"), "series": [], "bounds": {"L": (0.5, 2.0)},
        "x": "L", "y": "L", "stop": 2.0, "count": 3, "address": None, "joints": ["A"],
        "measure": "max(gap)", "curve": "gap.value",
        "linear": linearise(instant), "number": 0, "over": [1.0],
        "parameter": "L", "start": 1.0, "end": 2.0, "rests": [kane.equilibrium(result.model)],
        "expected": {"gap": 1.0}, "problem": problems()[0], "loads": (),
    }  # fmt: skip


def modules():
    for entry in pkgutil.iter_modules(kane.analyses.__path__):
        yield importlib.import_module(f"kane.analyses.{entry.name}")


def functions():
    """All that looks at its arguments: public functions of kane and of analyses, and methods."""
    found = {getattr(kane, name) for name in kane.__all__}
    found |= {
        each
        for module in modules()
        for each in vars(module).values()
        if inspect.isfunction(each) and each.__module__ == module.__name__
    }
    methods = (inspect.getmembers(kind, inspect.isfunction) for kind in (Result, Study))
    found |= {each for own in methods for _, each in own}
    looked_at = [each for each in found if inspect.isfunction(each) and is_checked(each)]
    looked_at = [each for each in looked_at if not each.__name__.startswith("_")]
    return sorted(looked_at, key=lambda each: each.__qualname__)


def is_checked(function):
    return hasattr(function, "__wrapped__")


def arguments():
    for function in functions():
        for parameter in inspect.signature(function).parameters.values():
            if parameter.name != "self" and parameter.kind is not parameter.VAR_KEYWORD:
                yield pytest.param(
                    function, parameter.name, id=f"{function.__qualname__}-{parameter.name}"
                )


def test_every_public_function_looks_at_its_arguments():
    public = {name: getattr(kane, name) for name in kane.__all__}
    unlooked = [
        name for name, each in public.items() if inspect.isfunction(each) and not is_checked(each)
    ]
    assert unlooked == []
    unlooked = [
        name
        for module in modules()
        for name, each in vars(module).items()
        if inspect.isfunction(each)
        and each.__module__ == module.__name__
        and not name.startswith("_")
        and not is_checked(each)
        and name not in FOR_THE_PROGRAM
        and not (module.__name__.endswith("method_report") and name == "as_text")
    ]
    assert unlooked == []


def test_every_method_of_a_result_that_takes_something_looks_at_it():
    for kind in (Result, Study):
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            takes = len(inspect.signature(method).parameters) > 1
            if takes and not name.startswith("_") and name not in BY_HAND:
                assert hasattr(method, "__wrapped__"), name


@pytest.mark.parametrize(("function", "name"), list(arguments()))
def test_an_argument_of_another_type_is_named_with_what_it_must_be(function, name, good, result):
    owner = {"self": result} if "self" in inspect.signature(function).parameters else {}
    if function.__qualname__.startswith("Study."):
        owner = {"self": good["study"]}
    needed = {
        each.name: good[each.name]
        for each in inspect.signature(function).parameters.values()
        if each.default is each.empty and each.name in good
    }
    with pytest.raises(KaneError) as refusal:
        function(**owner, **{**needed, name: Unlike()})
    text = str(refusal.value)
    assert text.startswith(f"The argument '{name}' of {function.__name__} must be ")
    assert text.endswith(", is an Unlike.")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda r: kane.equations(r, 99999), "the result has frames 0 to 10, or -11 to -1 from "),
        (lambda r: kane.equations(r, -12), "There is no frame -12: "),
        (lambda r: kane.equations(r, 1.5), "'frame' of equations must be a whole number, is 1.5."),
        (lambda r: kane.equations(r, True), "must be a whole number, is True."),
        (lambda r: r.at_frame(11), "There is no frame 11: "),
        (lambda r: r.motion_of(7), "There is no body 7: "),
        (lambda r: r.reaction("A", axes="body_c"), "must be 'ground', 'body_a' or 'body_b', is"),
        (lambda r: r.reaction("a"), "There is no joint 'a'."),
        (lambda r: joint_reactions(instant_of(r, 0), "body_c"), "must be 'ground', "),
        (lambda r: r.poses_at(float("nan")), "must be a time in s, is nan."),
        (lambda r: r.poses_at("now"), "'time' of poses_at must be a number, is 'now'."),
        (lambda r: r["rod"], "There is no quantity 'rod'. "),
        (lambda r: r["crank"], "There is no quantity 'crank'. Those of 'crank' are x, y, z, e1, "),
        (lambda r: r["crank.q"], "There is no quantity 'crank.q'. Those of 'crank' are x, y, z, "),
        (lambda r: r["crnk.x"], "There is no quantity 'crnk.x'. Did you mean 'crank.x'?"),
        (lambda r: r[5], "must be a list of names, each text, is a tuple."),
        (lambda r: r.to_csv("out.csv", names="rod.x"), "There is no quantity 'rod.x'. "),
        (lambda r: r.to_csv("out.csv", names=5), "must be a list of names or None,"),
        (lambda r: r.to_csv("out.csv", names=["gap", 5]), "must be a list of names, each text or "),
        (lambda r: r.to_csv(5), "The argument 'path' of to_csv must be text or a path, is 5."),
        (lambda r: r.to_csv("out.csv", progress=5), "must be a function or None, is 5."),
        (lambda r: r.watched_by(pendulum()), "The model moves in another way"),
        (lambda _: kane.simulate(5), "The argument 'model' of simulate must be a Model,"),
        (lambda r: kane.simulate(r.model, rtol="1e-3"), "must be a number or None, is '1e-3'."),
        (lambda r: kane.simulate(r.model, rtol=1.0), "solver.rtol: must be at most 0.1, is 1"),
        (lambda r: kane.simulate(r.model, duration=np.nan), "solver.duration: must be a finite "),
        (lambda r: kane.simulate(r.model, method="rk5"), "solver.method: must be 'bdf', "),
        (lambda r: kane.simulate(r.model, parameters=[1]), "must be a dict or None, is a list."),
        (lambda r: kane.simulate(r.model, parameters={"L": "x"}), "L: must be a number, is 'x'"),
        (lambda r: kane.simulate(r.model, parameters={5: 1.0}), "5: is not a parameter"),
        (lambda r: kane.simulate(r.model, stop=5), "must be a threading.Event or None, is 5."),
        (lambda r: kane.study(r.model, [{"L": "x"}], "max(gap)"), "'L' of study, case 0, must "),
        (lambda r: kane.study(r.model, {"L": 1}, "max(gap)"), "must be a list of such, is a dict."),
        (lambda r: kane.study(r.model, [{"L": 1}], "max(gap)", workers=0), "needs a worker"),
        (lambda r: kane.study(r.model, [{"L": 1}], "max(gap)", rtol="x"), "solver.rtol: must be "),
        (lambda r: kane.study(r.model, [{"L": 1}], "max(gap)", tol=1), "solver.tol: is not "),
        (lambda _: cases({"L": "abc"}), "of cases must be a list of numbers, is 'abc'."),
        (lambda _: cases({"L": [1]}, seed=-1), "must not be negative"),
        (lambda _: kane.load(b"model.json"), "must be text or a path, is a bytes."),
        (lambda r: kane.save(r.model, None), "must be text or a path, is None."),
        (lambda r: kane.with_parameters(r.model, {"L": None}), "L: must be a number, is None"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_said_in_words(call, words, result, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(KaneError) as refusal:
        call(result)
    assert words in str(refusal.value)
    assert not list(tmp_path.iterdir())


def test_refusals_are_value_errors_too():
    with pytest.raises(ValueError, match="must be a Model"):
        kane.mobility("model")


def test_one_name_goes_for_several(result, tmp_path):
    result.to_csv(tmp_path / "one.csv", names="gap")
    result.to_csv(str(tmp_path / "more.csv"), names=np.array(["gap.value", "crank.x"]))
    one, more = ((tmp_path / f"{name}.csv").read_text().splitlines() for name in ("one", "more"))
    assert one[0] == "time [s],gap.value [m]"
    assert more[0] == "time [s],gap.value [m],crank.x [m]"
    found = kane.study(result.model, [{"L": 1}], "max(gap)", duration=0.01, executor=Here())
    assert found.measures == ("max(gap)",)


class Here:
    """An executor that works at once."""

    def submit(self, function, *args):
        from concurrent.futures import Future

        future = Future()
        future.set_result(function(*args))
        return future


def test_a_measure_is_known_by_its_own_name(result):
    np.testing.assert_array_equal(result["gap"], result["gap.value"])
    np.testing.assert_array_equal(result["gap"], result["rocker.x"])
    with pytest.raises(UnknownSignalError, match="Those of 'gap' are value"):
        _ = result["gap.other"]


def test_numbers_of_numpy_are_numbers(result):
    settings = {"duration": np.int64(1), "rtol": np.float32(1e-6), "record_every": np.float64(0.5)}
    ran = kane.simulate(result.model, **settings)
    assert ran.settings.duration == 1.0
    assert type(ran.settings.duration) is float
    assert ran.settings.atol == pytest.approx(1e-8)
    assert kane.equations(ran, np.int32(1)).time == 0.5
    assert kane.simulate(result.model, duration=np.array(0.01), parameters={"L": np.float32(2)})
    assert ran.poses_at(np.float32(0.5)).names == ("crank", "coupler", "rocker")


def test_records_take_lists_and_arrays():
    listed = Model(
        gravity=np.array([0, 0, -9.81]),
        bodies=[
            Body(
                name="rod", mass=np.float64(2), inertia=np.array([1, 2, 2.5]), center=[0, 0, 1],
                position=np.arange(3), velocity=(np.float32(0.5), np.int64(0), 0.0),
                shapes=[Polygon(points=np.eye(3)[:, :2], thickness=np.float32(1))],
                pinned=np.bool_(False),
            )
        ],
        joints=[Revolute(name="A", body_a="ground", body_b="rod", point_a=[0, 1, 2])],
        hidden=np.array(["rod"]),
    )  # fmt: skip
    given = Model(
        gravity=(0.0, 0.0, -9.81),
        bodies=(
            Body(
                name="rod", mass=2.0, inertia=(1.0, 2.0, 2.5), center=(0.0, 0.0, 1.0),
                position=(0.0, 1.0, 2.0), velocity=(0.5, 0.0, 0.0),
                shapes=(Polygon(points=((1.0, 0.0), (0.0, 1.0), (0.0, 0.0)), thickness=1.0),),
            ),
        ),
        joints=(Revolute(name="A", body_a="ground", body_b="rod", point_a=(0.0, 1.0, 2.0)),),
        hidden=("rod",),
    )  # fmt: skip
    assert listed == given
    assert hash(listed) == hash(given)
    assert type(listed.bodies[0].velocity[0]) is float
    assert type(listed.bodies[0].pinned) is bool
    moved = replace(listed, gravity=np.zeros(3), bodies=list(listed.bodies))
    assert moved.gravity == (0.0, 0.0, 0.0)
    assert moved.bodies == listed.bodies
    np.testing.assert_array_equal(
        kane.simulate(listed, duration=0.1).q, kane.simulate(given, duration=0.1).q
    )


def test_what_needs_no_change_stays_the_same_object():
    points, rods = ((0.0, 0.0), (1.0, 0.0)), (Body(name="a"), Body(name="b"))
    assert plain(points) is points
    assert Model(bodies=rods).bodies is rods


BODY = Body(name="a", mass=1.0, inertia=(1.0, 1.0, 1.0))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"bodies": BODY}, "bodies: must be a list [ ], is a group { }"),
        ({"bodies": "a"}, "bodies: must be a list [ ], is 'a'"),
        ({"bodies": None}, "bodies: must be a list [ ], is null"),
        ({"bodies": [{"name": "a"}]}, "bodies[0]: must be a group { } of fields, is a dict"),
        ({"bodies": (body for body in [BODY])}, "bodies: must be a list [ ], is a generator"),
        ({"gravity": 9.81}, "gravity: must be a list of 3 numbers, is 9.81"),
        ({"gravity": np.zeros(2)}, "gravity: must have 3 entries, has 2"),
        ({"gravity": np.zeros((1, 3))}, "gravity: must have 3 entries, has 1"),
        ({"gravity": (0.0, 1j, 0.0)}, "gravity[1]: must be a number, is a complex"),
        ({"joints": [BODY]}, "joints[0].type: must be 'revolute', "),
        ({"planar": 1}, "planar: must be true or false, is 1"),
        ({"solver": "rk4"}, "solver: must be a group { } of fields, is 'rk4'"),
        ({"bodies": [replace(BODY, mass="1 kg")]}, "bodies[0].mass: must be a number, is '1 kg'"),
        ({"bodies": [replace(BODY, name=5)]}, "bodies[0].name: must be text in quotes, is 5"),
        ({"bodies": [replace(BODY, inertia={})]}, "bodies[0].inertia: must be a "),
        ({"bodies": [replace(BODY, mass=Unlike())]}, "mass: must be a number, is an Unlike"),
    ],
)
@pytest.mark.parametrize("act", ["simulate", "mobility", "save", "study"])
def test_fields_that_no_file_could_hold_are_refused_by_all_that_take_models(
    act, fields, words, tmp_path
):
    model = Model(**{"bodies": (BODY,), "parameters": (Parameter(name="L", value=1.0),), **fields})
    more = {"save": (tmp_path / "model.json",), "study": ([{"L": 1.0}], ["max(a.x)"])}
    with pytest.raises(ModelError) as refusal:
        getattr(kane, act)(model, *more.get(act, ()))
    assert words in str(refusal.value)
    assert not (tmp_path / "model.json").exists()


def test_a_poser_wants_a_body_and_points():
    model = pendulum()
    for wrong, words in (
        (("arm", (0, 0, 0)), "There is no body 'arm' to take hold of."),
        (("rod", 5), "The argument 'point' of Poser must be 3 numbers, is 5."),
        (("rod", (0, 0, 0), "z"), "'plane_normal' of Poser must be 3 numbers or None, is 'z'."),
    ):
        with pytest.raises(ArgumentError) as refusal:
            Poser(model, *wrong)
        assert str(refusal.value).endswith(words)
    with pytest.raises(ArgumentError, match="'target' of move_to must be 3 numbers"):
        Poser(model, "rod", [0, 0, 0]).move_to((1.0, 2.0))


def test_types_are_read_from_the_annotations():
    @checked
    def call(
        path: str | Path,
        count: int,
        axis: tuple[float, float, float],
        kind: typing.Literal["a", "b"] = "a",
        stop: threading.Event | None = None,
        settings: SolverSettings | None = None,
        anything: object = None,
    ):
        return path, count, axis, kind, settings, stop, anything

    settings = SolverSettings()
    taken = call(Path("x"), np.int64(3), [1, np.float32(2), 3], settings=settings, anything=Unlike)
    assert taken == (Path("x"), 3, (1.0, 2.0, 3.0), "a", settings, None, Unlike)
    assert type(taken[1]) is int
    for wrong, words in (
        ({"axis": [1, 2]}, "'axis' of call must be 3 numbers, is a list."),
        ({"axis": "abc"}, "'axis' of call must be 3 numbers, is 'abc'."),
        ({"axis": 5}, "'axis' of call must be 3 numbers, is 5."),
        ({"count": 2.0}, "'count' of call must be a whole number, is 2.0."),
        ({"count": np.array([1, 2])}, "must be a whole number, is an array of shape (2,)."),
        ({"kind": "c"}, "'kind' of call must be 'a' or 'b', is 'c'."),
        ({"kind": ["a"]}, "'kind' of call must be 'a' or 'b', is a list."),
        ({"settings": {}}, "'settings' of call must be a SolverSettings or None, is a dict."),
    ):
        with pytest.raises(ArgumentError) as refusal:
            call(**{"path": "x", "count": 1, "axis": (0, 0, 1), **wrong})
        assert str(refusal.value).endswith(words)
    with pytest.raises(TypeError, match="missing"):  # Python's own words
        call("x")


def test_values_are_described_shortly():
    assert described("x" * 100) == f"'{'x' * 37}…'"
    assert described(np.zeros((2, 3))) == "an array of shape (2, 3)"
    assert described(1e300) == "1e+300"
    assert argument("f", "x", np.float64(2), float) == 2.0


def test_errors_of_files_stay_those_of_files(tmp_path):
    with pytest.raises(FileError, match="no-such"):
        kane.load(tmp_path / "no-such.json")
    with pytest.raises(SettingsError):
        kane.study(model_with_measure(), [], "max(gap)")
