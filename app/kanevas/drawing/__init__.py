"""How things look in a plane: outlines as points, the room that they take, signs and strokes."""
