## Files

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = Dit bestand bestaat niet.
file-is-folder = Dit is een map, geen bestand.
file-too-large = Het bestand is groter dan { $megabytes } MB en wordt niet gelezen.
file-too-much = Met alle aliassen uitgeschreven is het bestand te groot.
file-not-text = Het bestand is geen tekst in UTF-8 zonder stuurtekens.
file-unreadable = Het bestand kan niet worden gelezen: { $reason }.
file-not-yaml = Dit is geen YAML: { $problem }.
file-tab = Deze regel begint met een tab; YAML springt in met spaties.
file-question-mark = Een vraagteken moet tussen aanhalingstekens staan: "?".
file-too-many = Het bestand bevat { $number } documenten; er worden er hoogstens { $most } gelezen.
file-too-deep = De gegevens zijn hier dieper genest dan { $deepest } niveaus.
file-aliases = Het bestand gebruikt meer dan { $most } aliassen.
file-alias-of-itself = Wat hier staat, bevat via een alias zichzelf.
file-tag = De tag { $tag } is niet toegestaan; een bestand bevat alleen teksten, getallen, lijsten en mappings.
file-key = Een sleutel moet een tekst of een getal zijn, geen lijst of mapping.
file-key-twice = De sleutel ‘{ $key }’ staat hier een tweede keer.
file-number = ‘{ $number }’ is geen getal dat hier kan worden gebruikt.

## What does not fit the schema

schema-missing = ‘{ $key }’ ontbreekt hier.
schema-unknown-key = De sleutel ‘{ $key }’ is hier niet bekend.
schema-whole-number = ‘{ $key }’ moet een geheel getal zijn, niet ‘{ $found }’.
schema-number = ‘{ $key }’ moet een getal zijn, niet ‘{ $found }’.
schema-text = ‘{ $key }’ moet een tekst zijn, niet ‘{ $found }’.
schema-true-false = ‘{ $key }’ moet true of false zijn, niet ‘{ $found }’.
schema-list = ‘{ $key }’ moet een lijst zijn, niet ‘{ $found }’.
schema-mapping = ‘{ $key }’ moet een mapping van sleutels en waarden zijn, niet ‘{ $found }’.
schema-one-of = ‘{ $found }’ past niet bij ‘{ $key }’; goed zou zijn: { ANY($expected) }.
schema-at-least = ‘{ $key }’ moet minstens { $ge } zijn, niet { $found }.
schema-at-most = ‘{ $key }’ mag hoogstens { $le } zijn, niet { $found }.
schema-too-few = ‘{ $key }’ heeft er { $actual_length }; het moeten er minstens { $min_length } zijn.
schema-too-many = ‘{ $key }’ heeft er { $actual_length }; het mogen er hoogstens { $max_length } zijn.
schema-not-a-name = ‘{ $found }’ is geen naam voor ‘{ $key }’: een naam bevat geen komma en tussen de woorden telkens maar één spatie.
schema-not-an-id = ‘{ $found }’ kan niet voor ‘{ $key }’: toegestaan zijn letters, cijfers en koppeltekens, hoogstens 20.
schema-too-long = ‘{ $key }’ is langer dan { $max_length } tekens.
schema-not-a-slug = ‘{ $found }’ kan niet voor ‘{ $key }’: toegestaan zijn kleine letters, cijfers en koppeltekens, nooit twee koppeltekens achter elkaar.
