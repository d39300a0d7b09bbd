"""Tools of the canvas: small classes that turn what the hand does into edits of the model."""
