## Live pictures

board-panel = What happens, and what can be done
board-turn = { NAMES($gangs) } to move
board-let-go = Let go of the choice
board-undo = Undo
board-undone = The last action is taken back.
board-slider-name = The game so far
board-slider = { $at } of { $most }
board-ranks = Ranks
board-following = Next field
board-enlarge = Enlarge
board-enlarge-none = nothing
board-view = What is shown
board-possible = { $label } – can be chosen
board-log = Action { $number } of the log, “{ $words }”, cannot be played. { $reason }
board-at = The log has { $most ->
    [one] one action
   *[other] { $most } actions
}: the board cannot stand after { $number }.
board-place = “{ $place }” is not a location on this map. There are { LIST($places) }.
board-no-game = There is no game “{ $game }”.
board-state = “{ $given }” is not a position of the game “{ $game }”. A position is a mapping as in a puzzle file, a puzzle, or a state of the game.
picture-suffix = A picture is saved as .svg, .png or .txt; { $file } is none of these.
tablet-panel = What can be done with the tablet
tablet-how = Click or tap the outlined field to set a gangster down there, a gangster to take him away, a line of the standings to see why. With keys: arrows to go, Enter to choose, a letter for a gang.
tablet-how-editing = Editing: every field can be given to any gang. Click or tap a field, or type a letter; Delete clears it.
tablet-gang = Gang
tablet-do = To do
tablet-unload = Set { NAME($gang) } down
tablet-next = Which field comes next?
tablet-editing = Edit freely
tablet-doubled = Doubler
tablet-clear = Clear all
tablet-casino-card = Casino card
tablet-casino-none = not drawn
tablet-casino = The casino card is a whole number from 1, or None: { $number } is neither.
tablet-loaded = { NAME($gang) } is taken away from field { $field }.
picture-trait = There is no trait “{ $trait }” here.
picture-in-words = The picture in words
board-chosen = Chosen: { LIST($chosen) }.
board-asks = { $what }: { LIST($choices) }.
board-ready = Only this is left: the red button plays it.
board-let-gone = Nothing is chosen now.
board-play = Play: { $what }
board-refused = { $reason }
board-players = The number of players is a whole number, not { $given }.
board-seed = A seed is a whole number, not { $given }.
tablet-unnamed = Tablet
tablet-gang-chosen = { NAME($gang) } is set down next.
tablet-undone = The last change of the tablet is taken back.
