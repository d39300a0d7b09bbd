"""SymPy and PyDy: Kane's equations derived by SymPy, made into code by PyDy, integrated by SciPy.

Chains alone: two angles a rod, about y of the ground and about its own z. The rods are thin, so
that their spin plays no part. Where no C compiler is at hand PyDy's plain NumPy code is taken.
"""

import time

import numpy as np
import sympy as sp
import sympy.physics.mechanics as me
from protocol import Unfit, serve
from pydy.system import System
from scipy.integrate import solve_ivp

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(6, 26))


class Peer:
    """A chain in SymPy."""

    def __init__(self, mechanism):
        if mechanism["problem"] != "P1":
            raise Unfit("derived for chains alone: a derivation by symbols is one for each model")
        self._mechanism = mechanism
        bodies = mechanism["bodies"]
        N, point = me.ReferenceFrame("N"), me.Point("O")
        point.set_vel(N, 0)
        q = me.dynamicsymbols(f"q0:{2 * len(bodies)}")
        u = me.dynamicsymbols(f"u0:{2 * len(bodies)}")
        rods, loads, g = [], [], sp.Symbol("g")
        for i, body in enumerate(bodies):
            A = me.ReferenceFrame(f"A{i}")
            A.orient_body_fixed(N, (q[2 * i], q[2 * i + 1], 0), "YZX")
            w = A.ang_vel_in(N).subs(dict(zip([c.diff() for c in q], u, strict=True)))
            A.set_ang_vel(N, w)
            center, end = point.locatenew(f"C{i}", A.x / 2), point.locatenew(f"E{i}", A.x)
            center.v2pt_theory(point, N, A)
            end.v2pt_theory(point, N, A)
            inertia = me.inertia(A, 0, sp.Float(body["inertia"][1]), sp.Float(body["inertia"][2]))
            rods.append(me.RigidBody(f"R{i}", center, A, sp.Float(body["mass"]), (inertia, center)))
            loads.append((center, sp.Float(body["mass"]) * g * N.z))
            point = end
        kinematic = [c.diff() - speed for c, speed in zip(q, u, strict=True)]
        method = me.KanesMethod(N, q, u, kinematic)
        method.kanes_equations(rods, loads)
        self._constants = np.array(mechanism["gravity"][2:])
        system = System(method, constants={g: self._constants[0]})
        try:
            self._rates = system.generate_ode_function(generator="cython")
            self.ways = [["Cython, DOP853 of SciPy", TOLERANCES]]
        except Exception:
            self._rates = system.generate_ode_function(generator="lambdify")
            self.ways = [["NumPy, DOP853 of SciPy", TOLERANCES]]
        self._start = np.zeros(4 * len(bodies))
        self._start[2 * len(bodies) + 1 :: 2] = [body["spin"][2] for body in bodies]

    def run(self, _, tolerance):
        """Return seconds, states and evaluations of a run at a relative tolerance."""
        end = self._mechanism["duration"]
        begun = time.thread_time()
        solution = solve_ivp(
            lambda t, y: self._rates(y, t, self._constants), (0.0, end), self._start, "DOP853",
            rtol=max(tolerance, 3e-14), atol=1e-2 * tolerance,
        )  # fmt: skip
        seconds = time.thread_time() - begun
        if not solution.success:
            raise Unfit(solution.message)
        states = [self._states(solution.y[:, -1])]
        return {"seconds": seconds, "states": states, "evaluations": solution.nfev}

    def evaluate(self, count):
        """Return the seconds of so many evaluations, each called from Python."""
        begun = time.thread_time()
        for _ in range(count):
            self._rates(self._start, 0.0, self._constants)
        return time.thread_time() - begun

    def _states(self, y):
        place, states = np.zeros(3), []
        for i in range(len(self._mechanism["bodies"])):
            (a, b) = y[2 * i : 2 * i + 2]
            c, s = np.cos(a), np.sin(a)
            turn = np.array([(c, 0, s), (0, 1, 0), (-s, 0, c)])
            c, s = np.cos(b), np.sin(b)
            R = turn @ np.array([(c, -s, 0), (s, c, 0), (0, 0, 1)])
            states.append([*(place + R[:, 0] / 2), *R.ravel(), *([0.0] * 6)])
            place = place + R[:, 0]
        return [states[body] for body in self._mechanism["watched"]]


if __name__ == "__main__":
    serve(Peer, sp.__version__)
