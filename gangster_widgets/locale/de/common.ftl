### The words of the interface, whichever game is played.

list-end = { $most } und { $last }
list-or = { $most } oder { $last }
list-apart = {"; "}
language-choice = Sprache

## Ein Ort innerhalb eines Satzes, dessen Name keine eigene Form hat

place-in = in { $place }
place-to = nach { $place }
place-from = von { $place }
place-the = { $place }
legend = Zeichen
