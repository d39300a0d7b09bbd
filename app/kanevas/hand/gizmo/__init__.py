"""What moves and turns a selection in space: arrows, planes and rings about its middle."""
