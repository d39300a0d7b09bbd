"""How the canvas sees a model and shows it: the camera, the scene, and the widget of both."""
