## Showing a reckoning

show-title = Show a reckoning
show-which = Show
show-choose = choose a puzzle …
show-composed = the exercise being composed
show-nothing = There is nothing to reckon in “{ $title }”. Choose another puzzle above.
show-too-long = The exercise being composed is too large for an address and cannot be shown here.
