"""The course as data: a file in the folder of its game is a lesson."""
