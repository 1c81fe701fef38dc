"""What lies on a table: each piece by its looks, for any game that has it."""
