"""What a model is made of: one file a type, with its data and how it enters the equations."""
