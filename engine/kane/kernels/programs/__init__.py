"""What a user wrote, as programs that kernels run.

The tables that a user gave are kept as

    curves: (k,) records that say where each curve has its breaks and pieces
    breaks: (k,) places x of all curves, one after the other, in the unit of the argument
    coefficients: (k, 4) c0 to c3 of all pieces, in the unit of the value
"""
