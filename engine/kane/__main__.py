"""``python -m kane``: the command line."""

import sys

from kane.cli import main

sys.exit(main())
