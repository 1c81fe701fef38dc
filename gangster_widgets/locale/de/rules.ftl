### Die Spielregeln: ganz, auf einer Seite, und die Begriffe

door-rules = Die Spielregeln
rules-forms = Formen der Spielregeln
rules-whole = Ganz
rules-whole-what = Alle Regeln des Spiels zum Nachschlagen. Hinter jeder steht, woher sie kommt.
rules-summary = Auf einer Seite
rules-summary-what = Alle Regeln in Kürze, auf einem Blatt, das neben dem Spielplan liegen kann. Jede Überschrift führt zur ganzen Regel.
rules-glossary = Begriffe
rules-glossary-what = Wie die Begriffe des Spiels in den vier Sprachen heißen, und welche Regeln sagen, was sie bedeuten.
rules-box = Was in der Schachtel ist
rules-box-what = Alle Karten, Pläne und Steine mit ihren Zahlen. Dahinter steht, woher die Zahl kommt.
rules-print = Drucken
rules-sheet = { $game }: die Spielregeln auf einer Seite
rules-terms = { $game }: die Begriffe in vier Sprachen
rules-in-box = { $game }: was in der Schachtel ist
rules-rule = Regel
rules-otherwise = auch anders spielbar
rules-legend = Manche Runden spielen es anders; wie, sagt die ganze Regel.
rules-unknown = In den Spielregeln gibt es weder ein Thema noch eine Regel „{ $about }“.
rules-from-lesson = Im Zusammenhang aller Regeln
