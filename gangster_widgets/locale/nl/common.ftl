### The words of the interface, whichever game is played.

list-end = { $most } en { $last }
list-or = { $most } of { $last }
list-apart = {"; "}
language-choice = Taal

## Een plek binnen een zin, waarvan de naam geen eigen vorm heeft

place-in = in { $place }
place-to = naar { $place }
place-from = van { $place }
place-the = { $place }
legend = Tekens
