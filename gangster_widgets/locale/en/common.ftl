### The words of the interface, whichever game is played.

list-end = { $most } and { $last }
list-or = { $most } or { $last }
list-apart = {"; "}
language-choice = Language

## A place within a sentence, where its name has no form of its own

place-in = in { $place }
place-to = to { $place }
place-from = from { $place }
place-the = { $place }
legend = Signs
