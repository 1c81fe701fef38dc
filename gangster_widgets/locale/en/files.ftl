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
file-tab = This line begins with a tab; YAML indents with blanks.
file-question-mark = A “?” must stand in quotation marks: "?".
file-too-many = The file holds { $number } documents; at most { $most } are read.
file-too-deep = Things are nested here deeper than { $deepest } levels.
file-aliases = The file uses more than { $most } aliases.
file-alias-of-itself = This contains itself through an alias.
file-tag = The tag { $tag } is not allowed; a file holds texts, numbers, lists and mappings only.
file-key = A key must be a text or a number, not a list or a mapping.
file-key-twice = The key “{ $key }” is given here a second time.
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
schema-not-a-name = “{ $found }” is not a name for “{ $key }”: a name has no comma, and no blanks but single ones between its words.
schema-not-an-id = “{ $found }” cannot be used for “{ $key }”: it takes letters, digits and hyphens, at most 20.
schema-too-long = “{ $key }” is longer than { $max_length } characters.
schema-not-a-slug = “{ $found }” cannot be used for “{ $key }”: it takes lower-case letters, digits and single hyphens.
