"""`python -m gangster_widgets` and the command `gangster-widgets`: nothing but the door to `cli`.

It imports as little as it can, so that somebody who stops the command while it is still starting is answered quietly.
"""

import sys

INTERRUPTED = 130


def main() -> int:
    """Carries out the call and returns its exit status."""
    try:
        from gangster_widgets.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
