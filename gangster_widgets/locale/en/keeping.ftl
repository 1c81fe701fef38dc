## Where progress and games are kept

keeping-full = The disk that holds { $folder } is full. What comes now is not kept until there is room again; what was kept before is safe.
keeping-read-only = Nothing can be written in { $folder }. What comes now is not kept; what was kept before is safe.
keeping-no-folder = The folder { $folder } for progress and games cannot be made: { $reason }. What comes now is not kept.
keeping-busy = In { $folder } something else has been writing for a long time, so this could not be kept. It can be tried again.
keeping-trouble = This could not be kept in { $folder }: { $reason }. What was kept before is safe.
keeping-newer = { $file } comes from a newer version of this program: its form is { $version }, the newest one known here is { $known }. It stays as it is, and nothing is kept until the program is updated.
keeping-mended = { $file } was damaged and has been made again from its copy. Nothing is lost. The damaged file is now { $aside }.
keeping-missing = { $file } was missing and has been made again from its copy. Nothing is lost.
keeping-apart = { $file } did not fit the file beside it, which holds more, and has been made again from that one. As it was, it is now { $aside }.
keeping-lost = { $file } and its copy were both unreadable. Progress and games begin anew. What was there is now { LIST($asides) }.
keeping-vanished = Progress and games disappeared from { $folder } while the program was running. They begin anew.
keeping-secret = This is not the link of a learner: its secret has 22 to 64 letters, digits, hyphens and underscores.
keeping-name = “{ $what }” cannot be a name here: a name has 1 to { $most } characters.
keeping-value-large = “{ $what }” holds more than { $megabytes } MB and is not kept.
keeping-too-much = All together that would be more than { $megabytes } MB; something has to be deleted first.

## A file with progress that is taken in

keeping-file-large = The file is larger than { $megabytes } MB and is not read.
keeping-file-not-json = This is not a file with progress: it is not complete JSON in UTF-8.
keeping-file-deep = Things are nested too deeply in this file.
keeping-file-other-format = This is not a file with progress: its “format” is not “{ $right }”.
keeping-file-newer = The file comes from a newer version of this program: its “version” is { $version }, the newest one known here is { $known }.
keeping-file-missing = “{ $key }” is missing { $where ->
    [nothing-at-all] in the file
   *[other] in { $where }
}.
keeping-file-unknown = “{ $key }” is not known { $where ->
    [nothing-at-all] in the file
   *[other] in { $where }
}.
keeping-file-wrong = { $where ->
    [nothing-at-all] The file does not hold what it should
   *[other] { $where } does not hold what it should
}: right would be { $expected ->
    [int] a whole number that is possible there
    [float] a number that is possible there
    [str] a text of the right form
    [array] a list that is not too long
    [object] a mapping of keys and values
   *[other] one of the values that are known there
}.
