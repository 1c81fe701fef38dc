"""What every game shares and no game is named in: the protocol, reasons, clauses, words, chance, reading of files."""
