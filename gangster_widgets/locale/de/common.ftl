### The words of the interface, whichever game is played.

list-end = { $most } und { $last }
list-or = { $most } oder { $last }
language-choice = Sprache
