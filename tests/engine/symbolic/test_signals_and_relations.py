"""Signals and relations by expressions in symbols, against the engine at random states."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS
from tests.engine.machines import axle, wheel
from tests.thinned import thinned

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.controllers import DiscreteState, Pid, Sampled
from kane.elements.couplings import ExpressionCoupling
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force, Torque
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.elements.spring import Spring
from kane.model.parameters import Input, Parameter, ValueTable
from kane.symbolic.agreement import AGREES, agreement
from kane.symbolic.derivation import derivation
from kane.symbolic.equations import worked_out
from kane.symbolic.exports import WRITERS
from kane.symbolic.program import program

STATES = 12  # random ones, so that limits are met from both sides


def driven(*signals, force="signal('s')", **more):
    """A wheel on an axle and a free body, moved by what signals say."""
    return kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(wheel("w"), Body(name="b", mass=2.0, inertia=(0.1, 0.2, 0.3))),
        joints=(axle("A", "w"),),
        torques=(Torque(name="T", body="w", torque=(0.0, 0.0, force)),),
        signals=signals,
        **more,
    )


def agree(model):
    found = derivation(model)
    same = agreement(found, count=STATES)
    assert same.states == STATES
    assert same.largest < AGREES
    return found


def states(found):
    return [(state.owner, state.part) for state in found.states]


ANGLE = "0.5*angle('A') + y('b')*rate('A')"
OF_EACH = {
    "signal": Signal(name="s", expression=f"1 + {ANGLE}"),
    "integral": Integral(name="s", input=ANGLE, start=0.3),
    "integral with limits": Integral(name="s", input=ANGLE, start=0.1, lower=-0.4, upper=0.3),
    "integral with one limit": Integral(name="s", input=ANGLE, upper=0.3),
    "lag": Lag(name="s", input=ANGLE, gain=1.0, time_constant=0.3),
    "transfer function": TransferFunction(
        name="s", input=ANGLE, numerator=(1.0, 2.0, 0.5), denominator=(2.0, 0.7, 4.0)
    ),
    "transfer function of third order": TransferFunction(
        name="s", input=ANGLE, numerator=(1.0,), denominator=(1.0, 0.0, 3.0, 4.0)
    ),
    "PID controller": Pid(name="s", setpoint=0.2, measured=ANGLE, kp=1.0, ki=2.0, kd=0.3),
    "PID controller with limits": Pid(
        name="s", setpoint="sin(t)", measured=ANGLE, kp=3.0, ki=2.0, lower=-0.5, upper=0.4
    ),
    "sampled": Sampled(
        name="s",
        expression="2*previous + sum*period - max(0, rate('A'))",
        period=0.05,
        offset=0.4,
        keeps=(DiscreteState(state="sum", next=f"sum + period*({ANGLE})", start=0.2),),
    ),
}


@pytest.mark.parametrize("kind", OF_EACH)
def test_every_signal(kind):
    found = agree(driven(OF_EACH[kind]))
    assert all(state.symbol.name == f"c{k + 1}" for k, state in enumerate(found.states))
    assert len(found.states) == len(found.symbols.states)


def test_states_that_nothing_but_their_equations_has():
    found = agree(driven(Integral(name="of nothing", input="t"), force="1"))
    assert states(found) == [("of nothing", "")]
    assert found.drawn.symbols.states == {found.states[0].symbol: 0.0}


def test_signals_that_read_each_other_and_accumulations_in_each_other():
    found = agree(
        driven(
            Signal(name="s", expression="signal('a') + integral(signal('c')*p)"),
            Lag(name="a", input="signal('c') - lag(integral(x('b')), 2*p)", time_constant=0.7),
            Sampled(name="c", expression="signal('a') + integral(t*previous)", period=0.1),
            parameters=(Parameter(name="p", value=0.7),),
        )
    )
    assert ("", "lag") in states(found)
    assert len(found.states) == 6


def test_accumulations_of_what_an_element_names_for_itself_are_told_apart():
    springs = tuple(
        Spring(
            name=f"S{k}",
            body_a="ground",
            point_a=(float(k), 0.2, 0.0),
            body_b="b",
            pull="k*integral(length - p) + lag(rate, 0.5)",
        )
        for k in (1, 2)
    )
    found = agree(
        driven(
            force="0",
            springs=springs,
            parameters=(Parameter(name="k", value=0.7), Parameter(name="p", value=0.1)),
        )
    )
    assert sorted(states(found)) == [("", "integral")] * 2 + [("", "lag")] * 2


def test_inputs_that_follow_a_course_are_functions_of_time():
    course = ((0.0, 0.0), (0.4, 1.0), (1.0, -2.0))
    inputs = (
        Input(name="led", least=-2.0, largest=2.0, course=course),
        Input(name="set", least=-2.0, largest=2.0, value=0.5),
    )
    signal = Lag(name="s", input="input('led') + input('set')*angle('A')", time_constant=0.2)
    found = agree(driven(signal, inputs=inputs))
    assert "set" in map(str, found.symbols.values)
    assert "led" not in map(str, found.symbols.values)


def test_another_value_of_a_parameter_makes_the_text_that_of_another_model():
    def model(kp, T):
        own = Pid(name="s", setpoint=0.2, measured=ANGLE, kp=kp, ki=2.0, kd=0.3, filter_time=T)
        return driven(own, Lag(name="a", input="angle('A')", time_constant=T))

    scopes = []
    for each in (model(1.0, 0.02), model(3.0, 0.05)):
        found = derivation(each)
        scope = {"__name__": "exported"}
        exec(WRITERS["python"](found, program(found)), scope)
        scopes.append(scope)
    first, second = scopes
    assert first["PARAMETERS"] != second["PARAMETERS"]
    n = len(first["START"])
    at = 0.3, np.linspace(0.1, 0.4, n), np.linspace(-0.2, 0.5, n), [0.3, -0.2, 0.1]
    for mine, others in zip(
        first["rates"](*at, second["PARAMETERS"]), second["rates"](*at), strict=True
    ):
        np.testing.assert_allclose(mine, others, rtol=1e-14, atol=1e-14)


def test_parameters_that_are_called_as_states_are():
    model = driven(
        Lag(name="s", input="c1 + c*states", time_constant=0.1),
        parameters=tuple(Parameter(name=name, value=2.0) for name in ("c1", "c", "states")),
    )
    found = agree(model)
    assert {"c1_2", "c", "states_2"} <= set(map(str, found.symbols.values))


def test_the_page_has_the_equations_of_states():
    steps = {step.title: step for step in worked_out(driven(*OF_BOTH)).steps}
    lines = steps["States of signals"].lines
    assert [line.text for line in lines] == [
        "Value of L:",
        "Value of s:",
        "It is held between the instants",
        "and becomes, by the values just before,",
    ]
    assert lines[0].latex.startswith(r"\dot{c}_{1} = ")
    assert lines[2].latex == r"t = T_{\text{s}} n"
    assert lines[3].latex.startswith("c_{2}^{+} = ")


OF_BOTH = (
    Lag(name="L", input="angle('A')", time_constant=0.1),
    Sampled(name="s", expression="signal('L')", period=0.1),
)


TABLE = ((-3.0, 0.0), (0.0, 0.1), (1.0, 0.4), (3.0, 0.2))


def related(expression, holds="zero", **more):
    """A body that a relation holds, one that turns about an axle, and a ball that hangs on it."""
    coupling = ExpressionCoupling(name="R", expression=expression, holds=holds)
    body = Body(name="b", mass=2.0, inertia=(0.1, 0.2, 0.3), position=(0.6, 0.8, 0.1))
    ball = Body(name="c", mass=1.0, inertia=(0.1, 0.2, 0.3), position=(0.2, 0.9, 0.1))
    hung = Ball(
        name="H", body_a="w", point_a=(0.2, 0.5, 0.0), body_b="c", point_b=(0.0, -0.4, -0.1)
    )
    return kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(wheel("w"), body, ball),
        joints=(axle("A", "w"), hung),
        couplings=(coupling,),
        forces=(Force(name="F", body="b", force=("2*x('b')", 0.0, 1.0)),),
        parameters=(Parameter(name="p", value=0.3), Parameter(name="one", value=1.0)),
        tables=(ValueTable(name="lift", points=TABLE, interpolation="smooth"),),
        **more,
    )


RELATIONS = {
    "of places": ("x('b')**2 + y('b')**2 - one", "zero"),
    "of time": ("x('b')*cos(p*t) + y('b')**2 - one", "start"),
    "that keeps its value": ("x('b')*y('b') + z('c') - angle('A')", "start"),
    "of an angle and a table": ("y('b') - table('lift', x('b') + angle('A')) - p", "start"),
    "of distances": ("distance('b', 'c') + p*distance('w', 'c') - t**2", "start"),
    "of speeds": ("vx('b')*y('b') - p*vy('c') + wz('c')*x('b')", "zero"),
    "of speeds and time": ("vx('b') - p*rate('A')*cos(x('b')) - sin(3*t)*y('c')", "zero"),
    "of rates seen from a body": ("vx('b', 'w') + p*distance_rate('b', 'c') - 0.1", "zero"),
}


@pytest.mark.parametrize("kind", thinned(RELATIONS, 4))
def test_every_relation(kind):
    found = agree(related(*RELATIONS[kind]))
    (row,) = [row for row in found.rows if row.owner == "R"]
    assert str(row.holds) == "expression"


def test_the_value_that_is_kept_is_that_as_placed():
    found = derivation(related("x('b')*y('b')", "start"))
    (value,) = [v for s, v in found.symbols.values.items() if s.name == "c_0_R"]
    assert value == pytest.approx(0.48, abs=1e-15)


def test_a_relation_in_a_plane():
    model = related("x('b') + p*sin(angle('A')) + y('b')**2", "start")
    bodies = tuple(replace(body, position=(*body.position[:2], 0.0)) for body in model.bodies[:2])
    agree(replace(model, planar=True, bodies=bodies, joints=model.joints[:1], forces=()))


def test_drivers_whose_laws_have_branches():
    law = "0.3*t + 2*max(t - 0.4, 0)**3"
    driver = AngleDriver(name="D", joint="A", law=law)
    agree(driven(Lag(name="s", input=ANGLE, time_constant=0.1), drivers=(driver,)))


def test_laws_with_branches_beside_shapes_that_touch():
    """The engine holds a branch of the start, and the feature that touches; ours have all."""
    (path,) = [path for path in MODELS if path.stem == "cam_and_follower"]
    model = kane.load(path)
    body = model.bodies[0].name
    swinging = Torque(name="swing", body=body, torque=(0.0, 0.0, f"max(wz('{body}'), 0.1)"))
    agree(replace(model, torques=(*model.torques, swinging)))
