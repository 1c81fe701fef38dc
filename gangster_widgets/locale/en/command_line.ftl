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
cli-game-option = the game: { LIST($games) } (default: { $usual })
cli-game-of-kind-option = the game: { LIST($games) } (default: the only one that has the kind, else { $usual })
cli-game-not-needed = the game; not needed, as an id belongs to one puzzle of one game
cli-players-option = the number of players (default: { $default }); two play two gangs each and are named by their first
cli-games-option = how many games (default: { $default })
cli-seed-option = the seed of the first game; each further game has the next one (default: { $default })
cli-bots-option = the bots by seat, repeated for all seats: { LIST($bots) }
cli-jobs-option = how many games are played at the same time (default: one)
cli-components-option = a component file of one’s own in place of the built-in figures
cli-rulings-option = a ruling played otherwise; may be given several times: { ANY($rulings) }
cli-components = show the figures of the box and where they come from
cli-components-more = Shows the map, the tablets, cards, equipment and gangsters, each with its source; a file of one’s own is checked first, and everything that is wrong with it is said.
cli-file-option = a component file of one’s own
cli-bench = measure how fast the engine is on this machine
cli-bench-more = Plays random games and reckons what comes up in them, and prints actions and reckonings a second.
cli-seconds-option = how long to measure each figure, in seconds (default: { $default })
cli-path-argument = puzzle files, or folders of them
cli-id-argument = the id of a puzzle
cli-puzzles-option = a folder with puzzles of one’s own, beside the built-in ones
cli-solve = give the engine’s answers, and why
cli-solve-more = Prints the engine’s answer to each puzzle with its reasons. Puzzles with faults are refused, each with file and line; the others are still solved.
cli-validate = say what is wrong with puzzle files
cli-validate-more = Reads puzzle files and says everything that is wrong with them, each fault with file and line.
cli-list = list the puzzles there are
cli-list-more = Lists the built-in puzzles of one game, and those of one’s own folders. Without --game and --kind it is the game { $usual }; --game names another one.
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
cli-summary-option = print the rules in brief, clause by clause, one line each
cli-glossary-option = print the terms of the game in four languages side by side, each with its clauses
cli-coverage-option = print a table instead: each clause with the tests that cover it (from a checkout of the project)
cli-no-folder = There is no folder { $folder }.
cli-unknown-id = There is no puzzle “{ $id }”; “gangster-widgets list” shows those there are.
cli-id-of-other-game = “{ $id }” is a puzzle of { $game }, not of { $asked }.
cli-unknown-kind = There is no kind “{ $kind }”; there are { LIST($kinds) }.
cli-kind-of-others = { $game } has no kind “{ $kind }”; there is one with { ANY($options) }.
cli-kind-elsewhere = This is “{ $kind }” of { $game }; there is another one with { ANY($options) }.
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
    [text] rulebook, “{ $heading }”
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
rulebook-topic-chicago = Chicago
rulebook-topic-payout = The payout
rulebook-topic-police = The last turn and the police
rulebook-topic-heists = Heists
rulebook-topic-rewards = Rewards
rulebook-topic-chapters = Chapters
rulebook-topic-snitches = Snitches
rulebook-topic-ending = The end of the game
rulebook-topic-variants = Variants
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
cli-ruling = “{ $ruling }” is not a ruling of { $game }; there are { LIST($rulings) }.
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
cli-check = check answers to puzzles
cli-check-more = Says whether an answer is right, and if not, which idea leads there. One answer with --answer, or many from a file with --answers: a line such as {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"} for each.
cli-answer-option = the answer, as JSON
cli-answers-option = a file with an answer a line
cli-check-id-option = which puzzle, where the file holds several
cli-one-puzzle = { $number ->
    [0] There is no readable puzzle in these files.
   *[other] There are { $number } puzzles in these files; say with --id which one is meant.
}
cli-answer-needed = An answer is needed: --answer with the answer itself, or --answers with a file of answers.
cli-answer-or-answers = Only one of --answer and --answers may stand there.
cli-answers-file = The file { $file } cannot be read: { $reason }.
cli-svg-option = print the picture as SVG
cli-save-option = save the picture as .svg, .png or .txt
cli-dark-option = the picture on dark ground
cli-not-saved = { $file } cannot be saved: { $reason }

## Generating

cli-generate = make new puzzles
cli-generate-more = Makes new puzzles out of played games and prints them as a puzzle file. The same seed makes the same puzzles, on one core, on several and on a cluster.
cli-count-option = how many puzzles (default: { $default })
cli-generate-seed-option = the seed of the first puzzle; each further one has the next (default: { $default })
cli-level-option = only puzzles of this level, 1 to 5; without it the levels go round
cli-generate-jobs-option = how many puzzles are made at the same time (default: one)
cli-cluster-option = the address of a running Dask scheduler whose workers make the puzzles, such as tcp://127.0.0.1:8786
cli-bank-option = print the lines of the whole bank of generated puzzles that comes along
cli-level-range = --level is from { $fewest } to { $most }.
cli-seed-range = --seed must be from 0 to { $most }.
generate-progress = puzzles
cluster-missing = A cluster needs Dask: { $install }
cluster-unreachable = No Dask scheduler answers at { $address }.
