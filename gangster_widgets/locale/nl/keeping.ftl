## Waar voortgang en partijen worden bewaard

keeping-full = De schijf met { $folder } is vol. Wat nu komt, wordt niet bewaard tot er weer ruimte is; wat al bewaard was, is veilig.
keeping-read-only = In { $folder } kan niets worden geschreven. Wat nu komt, wordt niet bewaard; wat al bewaard was, is veilig.
keeping-no-folder = De map { $folder } voor voortgang en partijen kan niet worden gemaakt: { $reason }. Wat nu komt, wordt niet bewaard.
keeping-busy = In { $folder } wordt al een hele tijd iets anders geschreven, daarom kon dit niet worden bewaard. Het kan opnieuw worden geprobeerd.
keeping-trouble = Dit kon niet worden bewaard in { $folder }: { $reason }. Wat al bewaard was, is veilig.
keeping-newer = { $file } komt uit een nieuwere versie van dit programma: de vorm is { $version }, de nieuwste die hier bekend is, is { $known }. Het bestand blijft zoals het is, en er wordt niets bewaard tot het programma is bijgewerkt.
keeping-mended = { $file } was beschadigd en is opnieuw gemaakt uit de kopie. Er is niets verloren. Het beschadigde bestand heet nu { $aside }.
keeping-missing = { $file } ontbrak en is opnieuw gemaakt uit de kopie. Er is niets verloren.
keeping-apart = { $file } paste niet bij het bestand ernaast, dat meer bevat, en is daaruit opnieuw gemaakt. Zoals het was, staat het nu in { $aside }.
keeping-lost = { $file } en de kopie ervan waren allebei onleesbaar. Voortgang en partijen beginnen opnieuw. Wat er stond, is nu { LIST($asides) }.
keeping-vanished = Voortgang en partijen zijn uit { $folder } verdwenen terwijl het programma liep. Ze beginnen opnieuw.
keeping-secret = Dit is geen link van iemand die hier leert: het geheime deel heeft 22 tot 64 letters, cijfers, koppeltekens en onderstrepingstekens.
keeping-name = ‘{ $what }’ kan hier geen naam zijn: een naam heeft 1 tot { $most } tekens.
keeping-value-large = ‘{ $what }’ bevat meer dan { $megabytes } MB en wordt niet bewaard.
keeping-too-much = Alles bij elkaar zou dat meer dan { $megabytes } MB zijn; er moet eerst iets worden verwijderd.

## Een bestand met voortgang dat wordt ingelezen

keeping-file-large = Het bestand is groter dan { $megabytes } MB en wordt niet gelezen.
keeping-file-not-json = Dit is geen bestand met voortgang: het is geen volledige JSON in UTF-8.
keeping-file-deep = In dit bestand is iets te diep genest.
keeping-file-other-format = Dit is geen bestand met voortgang: ‘format’ is niet ‘{ $right }’.
keeping-file-newer = Het bestand komt uit een nieuwere versie van dit programma: ‘version’ is { $version }, de nieuwste die hier bekend is, is { $known }.
keeping-file-missing = ‘{ $key }’ ontbreekt { $where ->
    [nothing-at-all] in het bestand
   *[other] in { $where }
}.
keeping-file-unknown = ‘{ $key }’ is { $where ->
    [nothing-at-all] in het bestand
   *[other] in { $where }
} niet bekend.
keeping-file-wrong = { $where ->
    [nothing-at-all] In het bestand staat niet wat er moet staan
   *[other] In { $where } staat niet wat er moet staan
}: goed zou zijn { $expected ->
    [int] een geheel getal dat daar mogelijk is
    [float] een getal dat daar mogelijk is
    [str] een tekst van de juiste vorm
    [array] een lijst die niet te lang is
    [object] een toewijzing van sleutels en waarden
   *[other] een van de waarden die daar bekend zijn
}.
