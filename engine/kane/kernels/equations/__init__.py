"""The equations of motion: put together, solved, put on the constraints, and looked at."""
