## Wrong ideas that people hold: the belief in one sentence

belief-doubler-forgotten = The doubler changes nothing: the numbers count as they are printed.
belief-casino-forgotten = A “?” counts for nothing.
belief-casino-not-doubled = The doubler doubles printed numbers only, not a “?”.
belief-tie-lower-rank = In a tie, the gang whose highest gangster stands lower goes first.
belief-tie-first-come = In a tie, the gang that came first goes first: the one with a gangster on the lowest field.
belief-tie-sum-of-ranks = In a tie, the gang with the larger sum of ranks goes first.
belief-tie-placed-later = In a tie, the gang that was set down last goes first.
belief-tie-shared = Tied gangs share the place: each gets the number of the first place they take up together.
belief-rank-before-number = The highest gangster decides, however many there are.
belief-biggest-number-first = The numbers are handed out by size, the largest first, instead of from the left.
belief-winner-takes-all = Only the first place gets anything.
belief-gap-at-once = A gangster always goes to the first empty field.
belief-gap-never = Gaps are never filled: once the last field is taken, nobody can be set down.
belief-gap-from-the-end = Once the last field is taken, the gap nearest to the end is filled first.
belief-gap-same-gang = Gaps are filled only by the gang that stands on the last field.
belief-gap-any-gang = Gaps are filled by any gang, whoever stands on the last field.
belief-stops-early = A drive may end earlier than the card says.
belief-back-and-forth = A connection may be used again in the same drive, there and back.
belief-shortest-way-only = A location counts only if there is no shorter way to it.
belief-never-the-same-place-twice = A drive may not come to the same location twice, so it never comes home.
belief-engine-forgotten = The engine adds nothing.
belief-engine-compulsory = The engine always adds one step.
belief-trunk-ignored = A full trunk does not matter: one more can always be loaded.
belief-trunk-for-own = A full trunk keeps your own gangsters out too.
belief-bodyguard-ignored = The bodyguard protects nobody.
belief-bodyguard-too-strong = Where a bodyguard stands, not even his own boss may load his own gangsters.
belief-gun-forgotten = Gangsters are loaded only where the car stands, tommy gun or not.
belief-gun-for-own = The tommy gun fetches your own gangsters from next door too.
belief-gun-from-harbour = The tommy gun reaches out of the harbour too.
belief-dumping-compulsory = Whoever stops at Gold Coast must dump everybody in the trunk.
belief-equipment-optional = At Gold Coast equipment may be taken or left.
belief-trunk-to-harbour-only = Gangsters in the trunk can only be got rid of at the harbour.
belief-load-and-drive = Whoever has just loaded or unloaded may still drive in the same turn.
mistake-doubler-forgotten = The doubler forgotten
mistake-casino-forgotten = The “?” forgotten
mistake-casino-not-doubled = The “?” not doubled
mistake-tie-lower-rank = Tie: the lower rank first
mistake-tie-first-come = Tie: first come, first served
mistake-tie-sum-of-ranks = Tie: the larger sum of ranks
mistake-tie-placed-later = Tie: the last one set down first
mistake-tie-shared = Tie: the place shared
mistake-rank-before-number = Rank before number
mistake-biggest-number-first = The largest number first
mistake-winner-takes-all = Winner takes all
mistake-gap-at-once = Gaps filled at once
mistake-gap-never = Gaps never filled
mistake-gap-from-the-end = Gaps filled from the end
mistake-gap-same-gang = Gaps for the last field’s gang
mistake-gap-any-gang = Gaps for any gang
mistake-stops-early = Drive ended too early
mistake-back-and-forth = There and back again
mistake-shortest-way-only = Only the shortest way
mistake-never-the-same-place-twice = Never the same location twice
mistake-engine-forgotten = The engine forgotten
mistake-engine-compulsory = The engine compulsory
mistake-trunk-ignored = Full trunk ignored
mistake-trunk-for-own = Full trunk, your own kept out too
mistake-bodyguard-ignored = Bodyguard ignored
mistake-bodyguard-too-strong = Bodyguard too strong
mistake-gun-forgotten = The tommy gun forgotten
mistake-gun-for-own = Tommy gun for your own gangsters
mistake-gun-from-harbour = Tommy gun from the harbour
mistake-dumping-compulsory = Dumping at Gold Coast compulsory
mistake-equipment-optional = Equipment optional
mistake-trunk-to-harbour-only = Trunk emptied only at the harbour
mistake-load-and-drive = Loading and driving in one turn

## How a wrong idea would tell its reasons

wrong-tie-lower-rank = The same number of gangsters: the lower rank is thought to go first. The highest gangster of { NAME($gang) } has rank { $rank }; of { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-first-come = The same number of gangsters: whoever came first is thought to go first. The lowest field of { NAME($gang) } is { $rank }; of { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-sum-of-ranks = The same number of gangsters: the larger sum of ranks is thought to go first. { NAME($gang) } has { $rank }; { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-placed-later = The same number of gangsters: whoever was set down later is thought to go first. Set down one after another: { NAMES($set) }. So { NAME($gang) } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place among { NAMES($tied) }.
wrong-tie-shared = The same number of gangsters: { NAME($gang) } is thought to share a place with { NAMES($rivals) }.
wrong-rank-before-number = The highest gangster is thought to decide: { NAME($gang) } has rank { $rank }.
wrong-biggest-number-first = Place { $nth } is thought to take the largest number left: { $printed }.
wrong-casino-forgotten = A “?” is thought to count for nothing.
wrong-gap-at-once = The first empty field { IN($district) } is thought to be next: field { $field }.
wrong-drive = A drive of { $steps ->
    [one] one step
   *[other] { $steps } steps
} { FROM($at) } { TO($to) } is thought not to be allowed.
wrong-gap-never = The last field of { THE($district) }, field { $last }, is taken: nobody is thought to fit.
wrong-gap-from-the-end = The gap { IN($district) } nearest to the end is thought to be filled first: field { $field }.
wrong-trunk-for-own = The trunk of { NAME($gang) } is full. Its own gangster on field { $field } { IN($place) } is thought to find no room either.
wrong-bodyguard-too-strong = The bodyguard of { NAME($gang) } { IN($place) } is thought to hold back its own gangster on field { $field } too.
wrong-dumping-compulsory = In the trunk of { NAME($gang) }: { NAMES($trunk) }. It is thought that the whole trunk must be emptied.
wrong-trunk-to-harbour-only = { NAME($gang) } is thought to unload { NAMES($gangsters) } only at the harbour.
wrong-biggest-number-first-casino = Place { $nth } is thought to take the largest number left: a “?”.
wrong-winner-takes-all = Only the first place { IN($district) } is thought to get anything.
wrong-gap-same-gang = The last field of { THE($district) }, field { $last }, holds { NAME($holder) }: { NAME($gang) } is thought not to fill a gap.
wrong-gap-any-gang = Any gang is thought to fill the first gap { IN($district) }: { $number ->
    [one] field { $field }.
   *[other] field { $field }, of { LIST($gaps) }.
}
