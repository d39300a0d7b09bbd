"""The program as it runs: application, window, and what the command line asks for."""
