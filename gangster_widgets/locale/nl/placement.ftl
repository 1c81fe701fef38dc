### Plaatsing: een paar vragen die zeggen waar je begint

placement-title = Waar begin ik?
placement-what = Hooguit { $most } vragen laten zien wat je al weet en waar misschien een misverstand zit.
placement-how = Je antwoorden worden pas aan het eind beoordeeld. Weet je er een niet, zeg het dan gewoon: ook dat helpt.
placement-begin = Met de vragen beginnen
placement-new = Nog nooit gespeeld: naar de eerste les
placement-at = Vraag { $number } van hooguit { $most }
placement-pass = Weet ik niet
placement-stop = Hier stoppen en de uitslag zien
placement-ended = Waar je begint
placement-waved = Alles was goed. Je kunt de cursus overslaan en meteen puzzels oplossen of een partij spelen.
placement-found = { $number ->
    [one] Er is één misverstand gevonden. De lessen hieronder helpen het uit de wereld.
   *[other] Er zijn { $number } misverstanden gevonden. De lessen hieronder helpen ze uit de wereld.
}
placement-none = Er is geen misverstand gevonden. Sommige lessen zijn toch de moeite waard: die hieronder.
placement-on = Naar de les ‘{ $title }’
placement-solve = Naar de puzzels
placement-belief = Zulke antwoorden komen eruit als je denkt: { $belief }
placement-needed = Nu de moeite waard
placement-open = Niet naar gevraagd
placement-skip = Kun je overslaan
placement-again = Nieuwe vragen beantwoorden
placement-gave-up = Dan is de eerste les de juiste plek: die vraagt niets dan een beetje tijd.
placement-to-first = Naar de eerste les
