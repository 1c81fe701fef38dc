## Wo Fortschritt und Partien aufbewahrt werden

keeping-full = Der Datenträger mit { $folder } ist voll. Was jetzt kommt, wird nicht gespeichert, bis wieder Platz ist; was schon gespeichert war, ist sicher.
keeping-read-only = In { $folder } lässt sich nichts schreiben. Was jetzt kommt, wird nicht gespeichert; was schon gespeichert war, ist sicher.
keeping-no-folder = Der Ordner { $folder } für Fortschritt und Partien lässt sich nicht anlegen: { $reason }. Was jetzt kommt, wird nicht gespeichert.
keeping-busy = In { $folder } wird seit Längerem anderes geschrieben, deshalb ließ sich dies nicht speichern. Ein neuer Versuch ist möglich.
keeping-trouble = Das ließ sich nicht in { $folder } speichern: { $reason }. Was schon gespeichert war, ist sicher.
keeping-newer = { $file } stammt aus einer neueren Version dieses Programms: Die Form der Datei ist { $version }, die neueste hier bekannte ist { $known }. Die Datei bleibt, wie sie ist, und bis zur Aktualisierung des Programms wird nichts gespeichert.
keeping-mended = { $file } war beschädigt und ist aus der Kopie neu entstanden. Nichts ist verloren. Die beschädigte Datei heißt jetzt { $aside }.
keeping-missing = { $file } fehlte und ist aus der Kopie neu entstanden. Nichts ist verloren.
keeping-apart = { $file } passte nicht zur Datei daneben, die mehr enthält, und ist aus dieser neu entstanden. Der frühere Inhalt liegt jetzt in { $aside }.
keeping-lost = { $file } und die Kopie davon waren beide nicht lesbar. Fortschritt und Partien beginnen von vorn. Was dort war, liegt jetzt in { LIST($asides) }.
keeping-vanished = Fortschritt und Partien sind aus { $folder } verschwunden, während das Programm lief. Sie beginnen von vorn.
keeping-secret = Das ist kein Link zu jemandem, der hier lernt: Der geheime Teil hat 22 bis 64 Buchstaben, Ziffern, Binde- und Unterstriche.
keeping-name = „{ $what }“ geht hier nicht als Name: Ein Name hat 1 bis { $most } Zeichen.
keeping-value-large = „{ $what }“ enthält mehr als { $megabytes } MB und wird nicht gespeichert.
keeping-too-much = Zusammen wären das mehr als { $megabytes } MB; vorher ist etwas zu löschen.

## Eine Datei mit Fortschritt, die eingelesen wird

keeping-file-large = Die Datei ist größer als { $megabytes } MB und wird nicht gelesen.
keeping-file-not-json = Das ist keine Datei mit Fortschritt: Sie ist kein vollständiges JSON in UTF-8.
keeping-file-deep = In dieser Datei ist etwas zu tief verschachtelt.
keeping-file-other-format = Das ist keine Datei mit Fortschritt: „format“ ist nicht „{ $right }“.
keeping-file-newer = Die Datei stammt aus einer neueren Version dieses Programms: „version“ ist { $version }, die neueste hier bekannte ist { $known }.
keeping-file-missing = „{ $key }“ fehlt { $where ->
    [nothing-at-all] in der Datei
   *[other] in { $where }
}.
keeping-file-unknown = „{ $key }“ ist { $where ->
    [nothing-at-all] in der Datei
   *[other] in { $where }
} nicht bekannt.
keeping-file-wrong = { $where ->
    [nothing-at-all] In der Datei steht nicht, was dort stehen muss
   *[other] In { $where } steht nicht, was dort stehen muss
}: Richtig wäre { $expected ->
    [int] eine ganze Zahl, die dort möglich ist
    [float] eine Zahl, die dort möglich ist
    [str] ein Text von der richtigen Form
    [array] eine Liste, die nicht zu lang ist
    [object] eine Zuordnung von Schlüsseln und Werten
   *[other] einer der Werte, die dort bekannt sind
}.
