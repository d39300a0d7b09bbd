"""How things are drawn on the canvas: signs, outlines, ground, grid, traces, print."""
