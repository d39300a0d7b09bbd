"""Bullet: sequential impulses at a fixed step, for bodies that touch a plane.

Steps are asked for one by one from Python; what damps, sleeps and caps speeds is switched off.
Strikes give back by its own coefficient of restitution.
"""

import time

import pybullet
from protocol import Unfit, serve

ITERATIONS = 10  # of the solver; more of them change none of the errors here
FASTEST = 1e4  # m/s, rad/s: of bodies, far above what there is


class Peer:
    """A body above a plane in Bullet."""

    def __init__(self, mechanism):
        if mechanism["changing"].get("kind") != "touching":
            raise Unfit("is asked for contact of shapes alone")
        self._mechanism, self._numbers = mechanism, mechanism["changing"]
        pybullet.connect(pybullet.DIRECT)
        duration, samples = mechanism["duration"], mechanism["samples"]
        steps = [duration / (samples * 2**k) for k in range(3, 13)]
        self.ways = [["sequential impulses", steps]]

    def run(self, _way, step):
        """Return seconds, states and evaluations of a run at a step [s]."""
        samples = self._mechanism["samples"]
        count = round(self._mechanism["duration"] / step / samples)
        body = self._made(step)
        seconds, states, advance = 0.0, [], pybullet.stepSimulation
        for _ in range(samples):
            begun = time.thread_time()
            for _ in range(count):
                advance()
            seconds += time.thread_time() - begun
            place, turn = pybullet.getBasePositionAndOrientation(body)
            turned = pybullet.getMatrixFromQuaternion(turn)
            states.append([[*place, *turned, *[0.0] * 6]])
        return {"seconds": seconds, "states": states, "evaluations": count * samples}

    def _made(self, step):
        """Make the world anew; return the body."""
        n = self._numbers
        pybullet.resetSimulation()
        pybullet.setGravity(*n["gravity"])
        pybullet.setPhysicsEngineParameter(
            fixedTimeStep=step, numSubSteps=0, numSolverIterations=ITERATIONS,
            restitutionVelocityThreshold=0.0, solverResidualThreshold=0.0,
            deterministicOverlappingPairs=1,
        )  # fmt: skip
        plane = pybullet.createCollisionShape(pybullet.GEOM_PLANE, planeNormal=(0.0, 0.0, 1.0))
        floor = pybullet.createMultiBody(0.0, plane)
        shape = _shape(n)
        body = pybullet.createMultiBody(n["mass"], shape, basePosition=n["position"])
        for each in (floor, body):
            # coefficients of a pair are the products of both
            pybullet.changeDynamics(
                each, -1, lateralFriction=n["friction"] if each == body else 1.0,
                restitution=n["restitution"] if each == body else 1.0,
                contactProcessingThreshold=0.0,  # else what is near is slowed before it strikes
                rollingFriction=0.0, spinningFriction=0.0, linearDamping=0.0, angularDamping=0.0,
            )  # fmt: skip
        pybullet.changeDynamics(
            body, -1, localInertiaDiagonal=n["inertia"], maxJointVelocity=FASTEST,
            activationState=pybullet.ACTIVATION_STATE_DISABLE_SLEEPING,
        )  # fmt: skip
        pybullet.resetBaseVelocity(body, n["velocity"], n["spin"])
        return body


def _shape(n):
    if n["shape"] == "ball":
        return pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=n["radius"])
    if n["shape"] == "block":
        half = [size / 2 for size in n["size"]]
        return pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=half)
    raise Unfit(f"a {n['shape']} is not handed over")


if __name__ == "__main__":
    serve(Peer, str(pybullet.getAPIVersion()))
