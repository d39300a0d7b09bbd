"""Where what the hand draws or moves comes to rest: points, edges, grid."""
