"""The steps of the methods, and what is recorded on the way.

Arrays have the names that they have in ``work``. Besides,

    K: (stages, state) slopes at the stages of a step, per second
    weights: (stages,) coefficients of the slopes
    A: (stages, stages) coefficients of a method
    b, c: (stages,) its weights, and where its stages stand in a step
    slope: (state,) one slope
    scratch: (7 n or more,) overwritten; in ``adaptive`` and ``esdirk`` a bundle
    F: (5, 7 n) coefficients of the polynomial of the coordinates
    stops: (k,) times at which a step has to end [s]
    times: (k,) report times [s]
    frames: (k, columns) what is recorded
    limits: (k, 3) start, end and longest step of pieces of a run [s], see ``step_limits``
    gradient: (2, 6) blocks of the gradient of one path, for bodies A and B
"""
