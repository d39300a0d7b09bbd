"""How outputs follow inputs that oscillate where controllers are sampled.

An input exp(iwt) makes deviations that are exp(iwt) times what repeats itself in each common period
T of the samplings (Araki, Ito, Hagiwara, Automatica 32, 1996): besides w there are the frequencies
w + 2 pi k / T, made by samples that hold. Told is the part at w itself, the mean of y exp(-iwt)
over a period. For v = (x, d, u) exp(-iwt) this is, between instants,

    v' = G v,    J' = (C, H, D) v,    G = [[A - iw, B_held, B], [0, -iw, 0], [0, 0, 0]],

and at an instant what is sampled becomes what samples make of v; v is the same after a period.
"""

import threading

import numpy as np
import numpy.typing as npt
from scipy.linalg import expm

from kane.analyses.care import unless_stopped
from kane.analyses.linearisation import Linearisation
from kane.analyses.period_map import PeriodMap

Array = npt.NDArray[np.float64]
Complexes = npt.NDArray[np.complex128]


def sampled_response(
    linear: Linearisation, found: PeriodMap, f: Array, stop: threading.Event | None = None
) -> Complexes:
    """Return the response at frequencies [Hz], (f, o, i); infinite where it has no bounds."""
    n, d = found.B_held.shape
    i, outputs = len(linear.inputs), len(linear.outputs)
    inner = n + d
    seen = np.hstack([linear.C_out, linear.sample_outputs, linear.D])
    made = np.hstack([found.sample, linear.sample_inputs])
    response = np.empty((f.size, outputs, i), dtype=np.complex128)
    for k, w in enumerate(2.0 * np.pi * f):
        unless_stopped(stop)
        G = np.zeros((inner + i + outputs, inner + i + outputs), dtype=np.complex128)
        G[:n, :inner], G[:n, inner : inner + i] = np.hstack([found.A, found.B_held]), linear.B
        G[range(inner), range(inner)] -= 1j * w
        G[inner + i :, : inner + i] = seen
        whole: Complexes = np.eye(len(G), dtype=np.complex128)
        flows: dict[float, Complexes] = {}
        for wait, now in found.waits:
            if wait not in flows:
                flows[wait] = np.asarray(expm(G * wait), dtype=np.complex128)
            whole = flows[wait] @ whole
            whole[n:inner][now] = made[now] @ whole[: inner + i]
        try:
            start = np.linalg.solve(
                np.eye(inner) - whole[:inner, :inner], whole[:inner, inner : inner + i]
            )
        except np.linalg.LinAlgError:  # at an undamped mode the answer has no bounds
            response[k] = np.inf
            continue
        mean = whole[inner + i :, :inner] @ start + whole[inner + i :, inner : inner + i]
        response[k] = mean / found.period
    return response
