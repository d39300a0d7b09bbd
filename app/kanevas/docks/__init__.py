"""What stands beside the canvas: its docks, and what they take from the views and give to them."""
