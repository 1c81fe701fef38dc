### The words of the interface, whichever game is played.

list-end = { $most } et { $last }
list-or = { $most } ou { $last }
list-apart = {" ; "}
language-choice = Langue
