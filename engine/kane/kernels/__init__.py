"""The compiled part: tables in, numbers out.

Kernels never allocate, never raise and know nothing of models; a code comes back where something
went wrong (``codes``). They run as plain Python with ``NUMBA_DISABLE_JIT=1``.

Body 0 is the ground: it never moves and its inverse inertia is zero, so that no kernel needs a
branch for it. Moving bodies are 1 to n; body i has coordinates q[7(i-1):7i] and generalized
speeds u[6(i-1):6i].
"""
