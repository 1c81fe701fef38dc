"""The editor: a position under the pen."""
