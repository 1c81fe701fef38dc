## The scrubber: a reckoning step by step

reckoning-panel = The step, and the way through the reckoning
reckoning-previous = ← Back
reckoning-next = Next →
reckoning-reveal = Show the answer
reckoning-steps = Steps of the reckoning
reckoning-step-of = Step { $at } of { $most }
reckoning-goto = Go to
reckoning-class = For a class
reckoning-asking = Ask first
reckoning-large = Large type
reckoning-full = Full screen
reckoning-not-full = Leave full screen
reckoning-link = Copy link to this step
reckoning-linked = The link is copied.
reckoning-beside-it = Show beside it
reckoning-beside-nothing = nothing
reckoning-by-the-rules = By the rules
reckoning-wrong = Wrong: { $way }
reckoning-step = “{ $step }” is no step of this reckoning. A step is a number from 0 to { $most }, or a name such as { ANY($names) }.
reckoning-kind = “{ $kind }” is no kind of question that is told step by step here. There are: { LIST($kinds) }.
reckoning-beside = “{ $id }” is not a wrong idea about counting. There are { LIST($ids) }.
reckoning-parting = Go to where they part
reckoning-part-here = Here both ways part.
