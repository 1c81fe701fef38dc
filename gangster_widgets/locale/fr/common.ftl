### The words of the interface, whichever game is played.

list-end = { $most } et { $last }
list-or = { $most } ou { $last }
list-apart = {" ; "}
language-choice = Langue

## Un lieu dans une phrase, quand son nom n’a pas de forme à lui

place-in = à { $place }
place-to = à { $place }
place-from = de { $place }
place-the = { $place }
legend = Signes
