## Dateien

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = Diese Datei gibt es nicht.
file-is-folder = Das ist ein Ordner, keine Datei.
file-too-large = Die Datei ist größer als { $megabytes } MB und wird nicht gelesen.
file-too-much = Mit ausgeschriebenen Aliasen ist die Datei zu groß.
file-not-text = Die Datei ist kein Text in UTF-8 ohne Steuerzeichen.
file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
file-not-yaml = Das ist kein YAML: { $problem }.
file-tab = Diese Zeile beginnt mit einem Tabulator; YAML rückt mit Leerzeichen ein.
file-question-mark = Ein Fragezeichen muss in Anführungszeichen stehen: "?".
file-too-many = Die Datei enthält { $number } Dokumente; gelesen werden höchstens { $most }.
file-too-deep = Hier ist etwas tiefer als { $deepest } Ebenen verschachtelt.
file-aliases = Die Datei verwendet mehr als { $most } Aliase.
file-alias-of-itself = Was hier steht, enthält über einen Alias sich selbst.
file-tag = Das Tag { $tag } ist nicht erlaubt; eine Datei enthält nur Texte, Zahlen, Listen und Zuordnungen.
file-key = Ein Schlüssel muss ein Text oder eine Zahl sein, keine Liste und keine Zuordnung.
file-key-twice = Der Schlüssel „{ $key }“ steht hier ein zweites Mal.
file-number = „{ $number }“ ist keine Zahl, die sich hier verwenden lässt.

## Was nicht zum Schema passt

schema-missing = „{ $key }“ fehlt hier.
schema-unknown-key = Der Schlüssel „{ $key }“ ist hier nicht bekannt.
schema-whole-number = „{ $key }“ muss eine ganze Zahl sein, nicht „{ $found }“.
schema-number = „{ $key }“ muss eine Zahl sein, nicht „{ $found }“.
schema-text = „{ $key }“ muss ein Text sein, nicht „{ $found }“.
schema-true-false = „{ $key }“ muss true oder false sein, nicht „{ $found }“.
schema-list = „{ $key }“ muss eine Liste sein, nicht „{ $found }“.
schema-mapping = „{ $key }“ muss eine Zuordnung von Schlüsseln und Werten sein, nicht „{ $found }“.
schema-one-of = „{ $found }“ passt nicht zu „{ $key }“; richtig wäre { ANY($expected) }.
schema-at-least = „{ $key }“ muss mindestens { $ge } sein, nicht { $found }.
schema-at-most = „{ $key }“ darf höchstens { $le } sein, nicht { $found }.
schema-too-few = „{ $key }“ hat { $actual_length ->
    [one] einen Eintrag
   *[other] { $actual_length } Einträge
}; die Mindestzahl ist { $min_length }.
schema-too-many = „{ $key }“ hat { $actual_length ->
    [one] einen Eintrag
   *[other] { $actual_length } Einträge
}; die Höchstzahl ist { $max_length }.
schema-not-a-name = „{ $found }“ ist kein Name für „{ $key }“: Ein Name enthält kein Komma und nur einzelne Leerzeichen zwischen seinen Wörtern.
schema-not-an-id = „{ $found }“ geht nicht für „{ $key }“: Erlaubt sind Buchstaben, Ziffern und Bindestriche, höchstens 20.
schema-too-long = „{ $key }“ ist länger als { $max_length } Zeichen.
schema-not-a-slug = „{ $found }“ geht nicht für „{ $key }“: Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche.
