### Teach

door-teach = Teach
door-teach-what = demonstrations and exercises
teach-what = Everything here is for whoever explains the rules to others.
teach-compose = Compose an exercise
teach-compose-what = Lay out a position, ask a question, see which mistakes it brings to light, and send it as a link.
teach-show = Show a reckoning
teach-show-what = Step by step before a class, large on the screen, each answer only after it was asked.
teach-sheet = A sheet of puzzles
teach-sheet-what = Choose puzzles and print them, with the solutions on pages of their own, or take them into Moodle.
teach-results = Results as a table
teach-results-what = What learners have answered, as a file for a spreadsheet.
