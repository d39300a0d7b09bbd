"""What is drawn on the canvas besides items: grid, legend, outlines, traces, print."""
