"""P2: masses, moments, lengths and the start of the squeezing mechanism.

Source: Test Set for Initial Value Problem Solvers, problem 'andrews'; its names. The start is
beta, Theta, gamma, Phi, delta, Omega and epsilon [rad], all at rest.
"""

m1, m2, m3, m4, m5, m6, m7 = 0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498  # kg
i1, i2, i3, i4 = 2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7  # kg m^2
i5, i6, i7 = 1.169e-5, 5.667e-7, 1.912e-5
xa, ya, xb, yb, xc, yc = -0.06934, -0.00227, -0.03635, 0.03273, 0.014, 0.072  # m
c0, l0, mom = 4530.0, 0.07785, 0.033  # N/m, m, N m
d, da, e, ea, rr, ra = 0.028, 0.0115, 0.02, 0.01421, 0.007, 0.00092  # m
ss, sa, sb, sc, sd = 0.035, 0.01874, 0.01043, 0.018, 0.02
ta, tb, u, ua, ub, zf, zt, fa = 0.02308, 0.00916, 0.04, 0.01228, 0.00449, 0.02, 0.04, 0.01421

START = (
    -0.0617138900142764496358948458001,
    0.0,
    0.455279819163070380255912382449,
    0.222668390165885884674473185609,
    0.487364979543842550225598953530,
    -0.222668390165885884674473185609,
    1.23054744454982119249735015568,
)
