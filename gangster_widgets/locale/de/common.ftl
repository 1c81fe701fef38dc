### The words of the interface, whichever game is played.

list-end = { $most } und { $last }
list-or = { $most } oder { $last }
list-apart = {"; "}
language-choice = Sprache
