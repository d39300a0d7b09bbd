"""What comes with the program: its folders, icons and translations."""
