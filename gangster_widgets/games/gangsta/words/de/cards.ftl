## Die Karten der Schachtel

name-Bratva-MS = Bratwa MS
name-Bratva-SB = Bratwa SB
name-Bratva-SH = Bratwa SH
name-Bratva-IH = Bratwa IH
name-Bratva-LB = Bratwa LB
name-Bratva-LMH = Bratwa LMH
name-Bratva-MMB = Bratwa MMB
name-Cartel-S = Kartell S
name-Cartel-L = Kartell L
name-Cartel-BB = Kartell BB
name-Cartel-IS = Kartell IS
name-Cartel-HH = Kartell HH
name-Cartel-MMI = Kartell MMI
name-Cartel-LMS = Kartell LMS
name-Ghetto-B = Ghetto B
name-Ghetto-MH = Ghetto MH
name-Ghetto-LH = Ghetto LH
name-Ghetto-SS = Ghetto SS
name-Ghetto-II = Ghetto II
name-Ghetto-LM = Ghetto LM
name-Ghetto-MB = Ghetto MB
name-Mafia-I = Mafia I
name-Mafia-LB = Mafia LB
name-Mafia-BH = Mafia BH
name-Mafia-MH = Mafia MH
name-Mafia-MI = Mafia MI
name-Mafia-LI = Mafia LI
name-Mafia-MS = Mafia MS
name-Triads-H = Triaden H
name-Triads-M = Triaden M
name-Triads-MM = Triaden MM
name-Triads-LS = Triaden LS
name-Triads-LI = Triaden LI
name-Triads-SBH = Triaden SBH
name-Triads-MIB = Triaden MIB

## Worauf ein Überfall zielt

name-armored-van = Geldtransporter
name-casino = Kasino
name-inmate-transfer = Gefangenentransport
name-jewelry = Juwelier
name-supermarket = Supermarkt
name-rival-gangs = Rivalisierende Banden
name-hack-attack = Hackerangriff
name-drug-dealer = Drogenhändler
name-offshore-investments = Offshore-Anlagen
name-art-theft = Kunstraub
