"""The compiled part: tables in, numbers out.

Kernels never allocate, never raise and know nothing of models; a code comes back where something
went wrong (``codes``). They run as plain Python with ``NUMBA_DISABLE_JIT=1``.

Body 0 is the ground: it never moves and its inverse inertia is zero, so that no kernel needs a
branch for it. Moving bodies are 1 to n; body i has coordinates q[7(i-1):7i] and generalized
speeds u[6(i-1):6i].

Arrays. An argument with the name of a field of ``tables.Tables`` or ``tables.Work`` is that field,
whose shape and unit stand there. Where a docstring says nothing else,

    y: (state,) a state, see ``state``
    y_dot: (state,) its rates, per second
    y_next: (state,) the state at the end of a step
    y_dot_next: (state,) its rates
    q: (7 n,) mass centres [m] and Euler parameters of the bodies
    q_dot: (7 n,) their rates [m/s, 1/s]
    u: (6 n,) velocities of mass centres in ground axes [m/s], angular ones in body axes [rad/s]
    u_dot: (6 n,) accelerations [m/s^2, rad/s^2]
    change: (6 n,) change of speeds, in their units
    s: (3,) a point from the mass centre [m], or an axis, in body axes
    table: (k,) records of the file's own dtype; its fields and units stand beside the dtype
    values: (k,) numbers of any unit
    counts, tally, control: (places,) numbers that a run carries on, see ``progress``
    target: what is written or added to, of the shape and unit of the result
"""
