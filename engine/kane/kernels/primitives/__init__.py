"""What joints and loads are made of: residuals, blocks of B, gamma, paths and forces."""
