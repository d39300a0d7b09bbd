"""What sticks stays where it came to rest, whatever happens elsewhere."""

import kane
from kane.parts import Body, DisplacementFriction, DisplacementStop, Force, Prismatic


def carts():
    """A cart that is pushed, comes to rest and is pushed again, and one that bounces beside it."""
    along = {"body_a": "ground", "axis_a": (1.0, 0.0, 0.0), "axis_b": (1.0, 0.0, 0.0)}
    bodies = tuple(
        Body(name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), position=(x, y, 0.0), velocity=(v, 0, 0))
        for name, x, y, v in (("rubs", 0.0, 0.0, 0.0), ("bounces", 0.5, 1.0, -1.0))
    )
    joints = tuple(
        Prismatic(name=f"{name} along", body_b=name, point_a=(0.0, y, 0.0), **along)
        for name, y in (("rubs", 0.0), ("bounces", 1.0))
    )
    return kane.Model(
        bodies=bodies,
        joints=joints,
        frictions=(DisplacementFriction(name="rub", joint="rubs along", force=1.0),),
        stops=(
            DisplacementStop(
                name="walls", joint="bounces along", lower=0.0, upper=0.8, restitution=1.0
            ),
        ),
        forces=(
            # 0.5 s at 2 m/s^2 net, down to rest with 1 m/s^2 until 1.5 s: 0.75 m
            Force(name="push", body="rubs", force=("3*(t % 2 < 0.5)", 0.0, 0.0)),
        ),
    )


def test_a_cart_that_sticks_stays_while_another_bounces():
    result = kane.simulate(carts(), duration=6.0, rtol=1e-10, record_every=0.01)
    assert result.outcome.ok
    assert len([event for event in result.events if event.element == "walls"]) > 5
    for number in (1, 2, 3):
        resting = (result.time > 2 * number - 0.45) & (result.time < 2 * number - 0.05)
        place = result["rubs along.displacement"][resting]
        # round-off of the projection, a few times a step
        assert abs(place - 0.75 * number).max() < 1e-9
        assert place.max() - place.min() < 1e-12
