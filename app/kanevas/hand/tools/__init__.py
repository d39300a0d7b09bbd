"""Tools: small classes that turn what the hand does into edits of the model."""
