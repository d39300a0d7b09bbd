"""Rotation vectors of turns over frames."""

import numpy as np

from kane.elements.primitives.surroundings import Array


def rotation_vectors(turns: Array) -> Array:
    """Return the rotation vectors of matrices (frames, 3, 3), (frames, 3) [rad].

    The matrices may be of dual numbers, see ``kernels.compiling.dual``; so are the vectors then.
    """
    if turns.dtype == object:
        from kane.kernels.compiling.dual import over_duals
        from kane.kernels.primitives.rotation_vector import rotation_vector

        found = np.empty((len(turns), 3), dtype=object)
        for k, turn in enumerate(turns):
            found[k] = over_duals(rotation_vector)(*turn.ravel())
        return found
    from scipy.spatial.transform import Rotation  # after a run it is there already

    return np.asarray(Rotation.from_matrix(turns).as_rotvec())
