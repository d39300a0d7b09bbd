"""What the hand does on a surface, be it the canvas or the 3D view: tools, handles, snapping."""
