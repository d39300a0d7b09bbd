"""The open document: its model, its file and what is selected in it."""
