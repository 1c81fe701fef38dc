### The rules: in full, on one page, and the terms

door-rules = The rules
rules-forms = Forms of the rules
rules-whole = In full
rules-whole-what = Every rule of the game, to look up. Each one says where it comes from.
rules-summary = On one page
rules-summary-what = Every rule in brief, on one sheet of paper to lay beside the board. Each title leads to the rule in full.
rules-glossary = Glossary
rules-glossary-what = What the terms of the game are called in the four languages of the box, and the rules that say what they mean.
rules-box = What is in the box
rules-box-what = Every card, board and piece with its figures. Behind each stands where the figure comes from.
rules-print = Print
rules-sheet = { $game }: the rules on one page
rules-terms = { $game }: the terms in four languages
rules-in-box = { $game }: what is in the box
rules-rule = Rule
rules-otherwise = may be played otherwise
rules-legend = Some tables play this otherwise; the rule in full says how.
rules-unknown = The rules have neither a topic nor a clause “{ $about }”.
rules-from-lesson = Among all the rules
