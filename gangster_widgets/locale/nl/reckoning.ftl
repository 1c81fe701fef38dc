## De afrekening stap voor stap

reckoning-panel = De stap en de weg door de afrekening
reckoning-previous = ← Vorige
reckoning-next = Volgende →
reckoning-reveal = Antwoord tonen
reckoning-steps = Stappen van de afrekening
reckoning-step-of = Stap { $at } van { $most }
reckoning-goto = Ga naar
reckoning-class = Voor de klas
reckoning-asking = Eerst vragen
reckoning-large = Grote letters
reckoning-full = Volledig scherm
reckoning-not-full = Volledig scherm verlaten
reckoning-link = Link naar deze stap kopiëren
reckoning-linked = De link is gekopieerd.
reckoning-beside-it = Ernaast tonen
reckoning-beside-nothing = niets
reckoning-by-the-rules = Volgens de regels
reckoning-wrong = Fout: { $way }
reckoning-step = ‘{ $step }’ is geen stap van deze afrekening. Een stap is een getal van 0 tot en met { $most } of een naam, bijvoorbeeld { ANY($names) }.
reckoning-kind = ‘{ $kind }’ is geen soort vraag die hier stap voor stap verteld wordt. Er zijn: { LIST($kinds) }.
reckoning-beside = Er is geen denkfout ‘{ $id }’; er zijn: { LIST($ids) }.
reckoning-parting = Naar waar ze uiteenlopen
reckoning-part-here = Hier lopen de twee manieren uiteen.
