"""What learners have answered, as a table for a spreadsheet. Without Jupyter."""
