## Das Kombinationslabor

lab-panel = Wer beim Überfall mitmacht
lab-heading = { NAME($who) } verübt einen Überfall
lab-how = Zieh einen Gangster auf den Überfall, oder klick oder tipp ihn an, einen nach dem anderen. Ein Goldrand zeigt, wer dazukommen darf. Tastatur: Pfeile, dann Enter; die Rücktaste nimmt den letzten zurück.
lab-player = Spieler
lab-heist = Überfall
lab-heist-named = { $nth ->
    [0] { $heist ->
        [nothing-at-all] der Überfall
       *[other] { NAME($heist) }
    }
   *[other] { $nth }{ $heist ->
        [nothing-at-all] { "" }
       *[other] { " " }{ NAME($heist) }
    }
} ({ $needs })
lab-without = Mit der High-Tech-Ausrüstung weggelassen
lab-left-out = { $skill ->
    [nothing-at-all] nichts
   *[other] { NAME($skill) }
}
lab-joined = Eingesetzt, in dieser Reihenfolge
lab-drop = hierher kommt der Nächste
lab-may = Darf jetzt dazukommen und würde nutzen
lab-offer = { NAME($who) }: { NAMES($uses) }
lab-may-not = Darf jetzt nicht dazukommen
lab-steps = Schritte
lab-back = { $who ->
    [nothing-at-all] Zurücknehmen
   *[other] { NAME($who) } zurücknehmen
}
lab-anew = Von vorn
lab-best = Eine beste Reihenfolge zeigen
lab-play = So einsetzen
lab-another = Ein anderer Überfall
lab-synchronised = Damit ist die ganze Bande von { NAME($who) } eingesetzt: Sie ist synchronisiert und wird als Ganzes umsonst frei, wenn das zu Beginn des Zuges noch so ist.
lab-not-synchronised = Damit ist nicht die ganze Bande von { NAME($who) } eingesetzt. Weiter verfügbar: { NAMES($names) }.
lab-no-heist = Das Kombinationslabor braucht einen Überfall: einen unter „heist“ oder mehrere unter „display“.
lab-nobody = Das Kombinationslabor braucht Gangster: Unter „gangs“ sagt die Stellung, wer zu wem gehört.
lab-no-player = { $player } hat hier keine Bande; eine haben { LIST($players) }.
lab-no-number = Einen Überfall { $number } gibt es hier nicht. Die Nummern sind { LIST($numbers) }; 0 ist der Überfall, nach dem die Stellung fragt.
lab-not-left-out = „{ $skill }“ lässt sich hier nicht weglassen: Die High-Tech-Ausrüstung lässt eine nötige Fähigkeit eines Hackerangriffs oder Kunstraubs weg, solange dann noch etwas nötig ist.
lab-not-in-this-order = Diese lassen sich hier nicht nacheinander einsetzen: { ROUTE($names) }.
