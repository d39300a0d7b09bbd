"""What the tables show, one file each; no widgets here."""
