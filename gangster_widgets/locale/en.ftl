### The words of the interface, whichever game is played.

list-end = { $most } and { $last }
list-or = { $most } or { $last }

## Files

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = There is no such file.
file-is-folder = This is a folder, not a file.
file-too-large = The file is larger than { $megabytes } MB and is not read.
file-too-much = Written out with its aliases the file is too large.
file-not-text = The file is not a text in UTF-8 without control characters.
file-unreadable = The file cannot be read: { $reason }.
file-not-yaml = This is not YAML: { $problem }.
file-tab = A tab stands at the beginning of this line; YAML indents with blanks.
file-question-mark = A “?” must stand in quotation marks: "?".
file-too-many = The file holds { $number } documents; at most { $most } are read.
file-too-deep = Things are nested here deeper than { $deepest } levels.
file-aliases = The file uses more than { $most } aliases.
file-alias-of-itself = What stands here holds itself by an alias.
file-tag = The tag { $tag } is not allowed; a file holds texts, numbers, lists and mappings only.
file-key = A key must be a text or a number, not a list or a mapping.
file-key-twice = The key “{ $key }” stands here a second time.
file-number = “{ $number }” is not a number that can be used here.

## What does not fit the schema

schema-missing = “{ $key }” is missing here.
schema-unknown-key = The key “{ $key }” is not known here.
schema-whole-number = “{ $key }” must be a whole number, not “{ $found }”.
schema-number = “{ $key }” must be a number, not “{ $found }”.
schema-text = “{ $key }” must be a text, not “{ $found }”.
schema-true-false = “{ $key }” must be true or false, not “{ $found }”.
schema-list = “{ $key }” must be a list, not “{ $found }”.
schema-mapping = “{ $key }” must be a mapping of keys and values, not “{ $found }”.
schema-one-of = “{ $found }” does not fit “{ $key }”; right would be { ANY($expected) }.
schema-at-least = “{ $key }” must be at least { $ge }, not { $found }.
schema-at-most = “{ $key }” must be at most { $le }, not { $found }.
schema-too-few = “{ $key }” has { $actual_length }; it takes at least { $min_length }.
schema-too-many = “{ $key }” has { $actual_length }; it takes at most { $max_length }.
schema-not-a-name = “{ $found }” is no name for “{ $key }”: a name has no comma, and no blanks but single ones between its words.
schema-not-an-id = “{ $found }” cannot be used for “{ $key }”: it takes letters, digits and hyphens, at most 20.
schema-too-long = “{ $key }” is longer than { $max_length } characters.

schema-not-a-slug = “{ $found }” cannot be used for “{ $key }”: it takes lower-case letters, digits and single hyphens.

## Puzzles and answers

puzzle-none = The file holds no puzzle.
puzzle-game = There is no game “{ $game }”; there are { LIST($games) }.
puzzle-kind = There is no kind “{ $kind }”; there are { LIST($kinds) }.
puzzle-rule = The rulebook has no clause “{ $rule }”.
puzzle-id-twice = The id “{ $id }” stands already in { $file }, line { $line }.
puzzle-claim = By the rules another answer is right: { $answer }
answer-numbers = An answer is a number for each gang, not “{ $given }”.
answer-list = An answer is a list, not “{ $given }”.
answer-name = “{ $given }” cannot be named here; possible: { LIST($names) }.
answer-twice = Something is named twice in “{ $given }”.
answer-whole = “{ $given }” is no whole number.
answer-spot = “{ $given }” is no place with a field number.
answer-text = An answer is a text, not “{ $given }”.

## The command line

cli-about = Learn, solve and teach gangster board games: a rules engine that says why.
cli-usage = Usage:{" "}
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help-option = show this help and exit
cli-version-option = show the version and exit
cli-lang-option = the language of all that is words: en, de, nl or fr
cli-json-option = print one JSON object a line and nothing else
cli-simulate = play whole games with bots
cli-simulate-more = Plays whole games with bots and prints one line a game. The same seed plays the same games; game number K of a run can be played again alone with its own seed.
cli-game-option = the game: { LIST($games) }
cli-players-option = the number of players (default: { $default }); two play two gangs each and are named by their first
cli-games-option = how many games (default: { $default })
cli-seed-option = the seed of the first game; each further game has the next one (default: { $default })
cli-bots-option = the bots by seat, repeated for all seats: { LIST($bots) }
cli-jobs-option = how many games are played at the same time (default: one)
cli-components-option = a component file of one’s own in place of the figures that come along
cli-rulings-option = a ruling played otherwise; may be given several times: { ANY($rulings) }
cli-components = show the figures of the box and where they come from
cli-components-more = Shows the map, the tablets, cards, equipment and gangsters, each with its source; a file of one’s own is checked first, and everything that is wrong with it is said.
cli-file-option = a component file of one’s own
cli-bench = measure how fast the engine is on this machine
cli-bench-more = Plays random games and reckons tablets, and prints actions and reckonings a second.
cli-seconds-option = how long to measure each figure, in seconds (default: { $default })
cli-path-argument = puzzle files, or folders of them
cli-id-argument = the id of a puzzle
cli-puzzles-option = a folder with puzzles of one’s own, beside those that come along
cli-solve = give the engine’s answers, and why
cli-solve-more = Prints the engine’s answer to each puzzle with its reasons. Puzzles with faults are refused, each with file and line; the others are still solved.
cli-validate = say what is wrong with puzzle files
cli-validate-more = Reads puzzle files and says everything that is wrong with them, each fault with file and line.
cli-list = list the puzzles there are
cli-list-more = Lists the puzzles that come along, and those of one’s own folders.
cli-kind-option = only puzzles of this kind
cli-show = show a puzzle
cli-show-more = Shows a puzzle as a text: its story, the position and the question, and not its answer. With --svg or --save it is the picture of the position.
cli-new = print a puzzle to start from
cli-new-more = Prints a small puzzle of a kind as YAML, to be changed at will. The kinds are: { LIST($kinds) }.
cli-new-kind = the kind of question
cli-schema = print the JSON Schema of puzzle files
cli-schema-more = Prints the JSON Schema of puzzle files, which editors use to complete and check them while they are written.
cli-rulebook = print the rules, clause by clause
cli-rulebook-more = Prints the rules of a game as a readable text, each clause with its id and where it comes from.
cli-coverage-option = print a table instead: each clause with the tests that cover it (from a checkout of the project)
cli-no-folder = There is no folder { $folder }.
cli-unknown-id = There is no puzzle “{ $id }”; “gangster-widgets list” shows those there are.
cli-unknown-kind = There is no kind “{ $kind }”; there are { LIST($kinds) }.
cli-no-tests = The tests are not here: the table is made in a checkout of the project.
solve-answer = Answer: { $answer }
validate-fine = { $number ->
    [0] No puzzle was found.
    [one] One puzzle, nothing wrong.
   *[other] { $number } puzzles, nothing wrong.
}
list-line = { $id }  ({ $kind }, { $level })  { $title }
list-level = { $level ->
    [nothing-at-all] no level
   *[other] level { $level }
}
show-how = Answer: { $how }
rulebook-source = { $kind ->
    [text] German rulebook, “{ $heading }”
    [inferred] follows from the rulebook
    [public] public descriptions of the game
   *[ours] decided here
}
rulebook-option = may be played otherwise: { $option }
rulebook-row = { $clause } tests: { $tests }   puzzles: { $puzzles }
rulebook-row-undrilled = { $row }  ({ $because })
rulebook-topic-setup = Set-up
rulebook-topic-turn = The turn
rulebook-topic-driving = Driving
rulebook-topic-cards = Cards and doublers
rulebook-topic-cargo = Loading and unloading
rulebook-topic-fields = Fields and gaps
rulebook-topic-reckoning = The reckoning
rulebook-topic-stages = Stages
rulebook-topic-harbour = Gold Coast
rulebook-topic-equipment = Equipment
rulebook-topic-two-persons = Two players
cli-wrong-call = The call is wrong: { $problem }
cli-see-help = “{ $command } --help” shows how it goes.
cli-unknown-game = There is no game “{ $game }”; there are { LIST($games) }.
cli-unknown-bot = There is no bot “{ $bot }”; there are { LIST($bots) }.
cli-players-range = { $game } is played by { $fewest } to { $most } players, not { $players }.
cli-unknown-argument = “{ $arguments }” is not known here.
cli-missing-argument = { $arguments } is missing.
cli-no-value = { $option } needs a value.
cli-takes-no-value = { $option } takes no value.
cli-not-whole = { $option } takes a whole number, not { $value }.
cli-not-number = { $option } takes a number, not { $value }.
cli-no-choice = { $option } takes one of { $choice }, not { $value }.
cli-seconds = --seconds must be more than 0 and at most 3600.
cli-at-least-one = { $option } must be at least 1.
cli-jobs-range = --jobs must be from 1 to { $most }.
cli-ruling = “{ $ruling }” is no ruling of { $game }; there are { LIST($rulings) }.
cli-stopped = Stopped.
cli-no-output = The output cannot be written: { $reason }.
simulate-line = Game { $number }, seed { $seed }: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. { $scores }. { $winners }
simulate-score = { $who } { $score }
simulate-winner = { NAMES($who) } won.
simulate-progress = games
bench-line = { $what }: { $rate } a second
bench-actions = actions in random games of four, all legal actions listed
bench-reckonings = reckonings of a tablet with all reasons

## Components

components-source = source: { $source ->
    [rulebook] the rulebook
    [public] public descriptions of the game
    [reconstructed] reconstructed so that every sentence of the rulebooks comes true
   *[own] a file of one’s own
}
components-map = The map ({ $harbour } is the harbour)
components-district-line = { $place } – { LIST($neighbours) }
components-tablets = Tablets
components-cards = Cards
components-casino-cards = Casino cards: { LIST($values) }
components-district-cards = District cards: { $districts } districts and { $police } policemen
components-police-line = In play with { $players } players: { $police ->
    [one] one policeman
   *[other] { $police } policemen
}
components-movement-cards = Movement cards of each gang: { LIST($values) }
components-equipment = Equipment
components-equipment-line = { NAME($kind) }: { $number }
components-gangsters = Gangsters of each gang
components-gangsters-line = At the start { $start }, in the second stage { $second } more, in the third { $third } more
components-doublers = Doublers: { $number }
components-closed = With three players { $place } is closed.

## Verdicts

verdict-right = Right.
verdict-wrong = Not right.
verdict-unreadable = This answer cannot be read: { $problem }
verdict-not-attempted = No answer was given.
verdict-belief = This is what comes out if one thinks: { $belief }
verdict-beliefs = This is what comes out if one thinks: { $belief } And at the same time: { $other }
verdict-several = Several ideas lead there.
verdict-but = But the rule is: { $clause }
verdict-true-way = The right way
verdict-wrong-way = The other way
verdict-expected = The right answer: { $answer }
verdict-slip-swapped = Two things have changed places; the rest is right.
verdict-slip-off-by-one = Everything is off by one.
verdict-option = At this table it is played otherwise, as the end of that rule says.
answer-no-step = “{ $given }” is no step of this answer. Its steps: { $names ->
    [nothing-at-all] it has none.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Everybody has the number of the next place.
verdict-look-again = Look again at: { LIST($what) }.
verdict-count = Missing: { $missing }. Too many: { $extra }.
verdict-not-allowed = This action is not allowed here: { $action }.
verdict-lead = This action leads to a lead of { $lead }; another one leads to { $largest }.
verdict-slip-missing = One thing is missing: { $what }.
verdict-slip-extra = One thing too many: { $what }.
verdict-slip-district = Everything is right if { $district } is left out.
cli-check = check answers to puzzles
cli-check-more = Says whether an answer is right, and if not, which idea leads there. One answer with --answer, or many from a file with --answers: a line such as {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"} for each.
cli-answer-option = the answer, as JSON
cli-answers-option = a file with an answer a line
cli-check-id-option = which puzzle, where the file holds several
cli-one-puzzle = There are { $number } puzzles in these files; say with --id which one is meant.
cli-answer-or-answers = Either --answer or --answers is needed.
cli-answers-file = The file { $file } cannot be read: { $reason }.
answer-not-json = This is not JSON: { $given }
answer-unknown-id = There is no puzzle “{ $id }” in these files.

## Hints

hint-clause = This rule decides: { $title }. { $sentence }
hint-where = Look here: { LIST($spots) }.
hint-half = The way begins like this:
hint-whole = The whole way:
spot-field = { $place } field { $field }
spot-place = { $of } number { $nth }
spot-doubler = the doubler in { $of }

## Live pictures

board-panel = What happens, and what can be done
board-turn = { NAMES($gangs) } to move
board-over = The game is over. Most influence: { NAMES($winners) }
board-how = Click or tap a card, a place, a gangster or a piece. Gold edges can be chosen; the small squares say which card leads there. A click plays at once when nothing else is open; Undo takes it back. With keys: arrows, Enter, Escape.
board-how-small = Tap a place to see it large; then choose below what to do.
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
board-place = “{ $place }” is no place of this map. There are { LIST($places) }.
board-no-game = There is no game “{ $game }”.
board-state = “{ $given }” is no position of the game “{ $game }”. A position is a mapping as in a puzzle file, a puzzle, or a state of the game.
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
cli-svg-option = print the picture as SVG
cli-save-option = save the picture as .svg, .png or .txt
cli-dark-option = the picture on dark ground
cli-not-saved = { $file } cannot be saved: { $reason }
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
