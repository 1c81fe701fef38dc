### The words of the interface, whichever game is played.

list-end = { $most } en { $last }
list-or = { $most } of { $last }
list-apart = {"; "}
language-choice = Taal
