"""What joints and loads are made of: residuals, blocks of B, gamma, paths and forces.

Arrays have the names that they have in ``work``. Besides,

    e: one record of the table; in ``relative_velocity`` (3,) a direction in ground axes
    value: (paths,) values of the paths [m or rad]
    rate: (paths,) their rates [m/s or rad/s]
    bias: (paths,) second rates at constant speeds [m/s^2 or rad/s^2]
    gradient: (2 paths, 6) blocks of the gradients
    terms: (k,) records of ``path_row.PATH_TERM``
    rows: (k,) records of ``path_row.PATH_ROW``
    path: one record of the paths, or (paths,) their values
    d: (3,) a direction in ground axes
    features: (k,) records of ``shape_feature.SHAPE_FEATURE``, f one of them
"""
