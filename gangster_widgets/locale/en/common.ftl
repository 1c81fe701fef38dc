### The words of the interface, whichever game is played.

list-end = { $most } and { $last }
list-or = { $most } or { $last }
list-apart = {"; "}
language-choice = Language
