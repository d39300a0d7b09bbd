"""What stands on the canvas, one file a kind of items, and the recipes that they are made by."""
