"""How all is drawn: colours, paper, letters, and how far it may lie."""
