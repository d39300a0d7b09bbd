"""What is typed on the canvas itself: the values of what is drawn, and notes."""
