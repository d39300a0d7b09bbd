"""A second derivation of the motion, which shares no kernel with the first.

It knows a model and what a run recorded. From the model it takes where things are: the way between
two points, the angle of a joint, the energy of a bushing. All that the engine has formulas for,
such as velocities, blocks of constraint matrices and directions of forces, follows here by
derivatives of these, taken by complex steps. So a formula of the engine that is wrong has no twin.
"""
