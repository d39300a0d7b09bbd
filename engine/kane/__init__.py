"""Kane's equations with multipliers for systems of rigid bodies.

    model = kane.load("models/seven_body_mechanism.json")
    result = kane.simulate(model, duration=0.03, method="rk4", step=1e-4)
    result["K1.angle_z"]

SI units and radians throughout.
"""
