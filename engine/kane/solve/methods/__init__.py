"""Integration methods, one file each; ``methods_by_name`` has them all."""
