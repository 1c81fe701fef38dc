## Puzzles and answers

puzzle-none = The file holds no puzzle.
puzzle-game = There is no game “{ $game }”; there are { LIST($games) }.
puzzle-kind = There is no kind “{ $kind }”; there are { LIST($kinds) }.
puzzle-rule = The rulebook has no clause “{ $rule }”.
puzzle-id-twice = The id “{ $id }” already stands in { $file }, line { $line }.
puzzle-claim = By the rules another answer is right: { $answer }
answer-numbers = An answer is a number for each gang, such as { $example }; it is not “{ $given }”.
answer-list = An answer is a list, such as { $example }; it is not “{ $given }”.
answer-name = “{ $given }” cannot be named here; possible: { LIST($names) }.
answer-twice = Something is named twice in “{ $given }”.
answer-whole = “{ $given }” is no whole number.
answer-spot = “{ $given }” is not a location with a field number.
answer-parts = An answer here looks like this: { $example }. It is not “{ $given }”.
answer-part-missing = The part “{ $part }” is missing in the answer.
answer-none = none at all
typed-none = none, nobody, nothing
answer-text = An answer is a text, not “{ $given }”.

## Verdicts

verdict-right = Right.
verdict-wrong = Not right.
verdict-unreadable = This answer cannot be read: { $problem }
verdict-not-attempted = No answer was given.
verdict-belief = This is what comes out if you think: { $belief }
verdict-beliefs = This is what comes out if you think: { $belief } And at the same time: { $other }
verdict-several = Several ideas lead there.
verdict-but = But the rule is: { $clause }
verdict-true-way = The right way
verdict-wrong-way = The other way
verdict-slip-way = Why this is so
verdict-expected = The right answer: { $answer }
astray-answer = Wrong answer
astray-idea = The idea behind it
astray-reply = How to answer
verdict-slip-swapped = Two of them have changed places; the rest is right.
verdict-slip-off-by-one = Everything is off by one.
verdict-option = At this table it is played otherwise, as the end of that rule says.
answer-no-step = “{ $given }” is no step of this answer. Its steps: { $names ->
    [nothing-at-all] it has none.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Everybody has the number of the next place.
verdict-look-again = Look again at: { LIST($what) }.
verdict-count = { $missing ->
    [0] { $extra ->
        [one] One is too many.
       *[other] { $extra } are too many.
    }
    [one] One is still missing. { $extra ->
        [0] { "" }
        [one] One is too many.
       *[other] { $extra } are too many.
    }
   *[other] { $missing } are still missing. { $extra ->
        [0] { "" }
        [one] One is too many.
       *[other] { $extra } are too many.
    }
}
verdict-not-allowed = This action is not allowed here: { $action }.
verdict-lead = This action leads to a lead of { $lead } ({ $own } against { $other }); another one leads to { $best-lead } ({ $best-own } against { $best-other }).
verdict-lead-drive = A drive changes nothing in a reckoning: the lead stays { $lead } ({ $own } against { $other }). Another action leads to { $best-lead } ({ $best-own } against { $best-other }).
verdict-slip-missing = Only one is missing: { $what }.
verdict-slip-extra = Only one is too many: { $what }.
verdict-slip-district = Everything is right if { $district } is left out.
answer-begun = The answer is not complete yet. Go on choosing until the action is complete.
answer-not-json = This is not JSON: { $given }
answer-unknown-id = There is no puzzle “{ $id }” in these files.

## Hints

hint-clause = This rule decides: { $title }. { $sentence }
hint-where = Look here: { LIST($spots) }.
hint-half = The way begins like this:
hint-whole = The whole way:
spot-field = { $place } (field { $field })
spot-place = { $of } ({ $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} number from the left)
spot-doubler = the doubler in { $of }

## Generated puzzles

generated-title = { $where ->
    [nothing-at-all] { $kind }, no. { $number }
   *[other] { $kind }: { $where }, no. { $number }
}
puzzle-line = This is not one puzzle in a line of JSON.
generate-none = No puzzle of the kind “{ $kind }” and level { $level } was found with the seed { $seed }.
verdict-slip-others = It is just the other ones: those you left out, and none of those you chose.
