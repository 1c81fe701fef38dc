"""`python -m gangster_widgets` is the same as `gangster-widgets`."""

import sys

from gangster_widgets.cli import main

if __name__ == "__main__":
    sys.exit(main())
