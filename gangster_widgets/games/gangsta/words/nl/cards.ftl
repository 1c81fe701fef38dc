## De kaarten van de doos

name-Bratva-MS = Bratva MS
name-Bratva-SB = Bratva SB
name-Bratva-SH = Bratva SH
name-Bratva-IH = Bratva IH
name-Bratva-LB = Bratva LB
name-Bratva-LMH = Bratva LMH
name-Bratva-MMB = Bratva MMB
name-Cartel-S = Kartel S
name-Cartel-L = Kartel L
name-Cartel-BB = Kartel BB
name-Cartel-IS = Kartel IS
name-Cartel-HH = Kartel HH
name-Cartel-MMI = Kartel MMI
name-Cartel-LMS = Kartel LMS
name-Ghetto-B = Ghetto B
name-Ghetto-MH = Ghetto MH
name-Ghetto-LH = Ghetto LH
name-Ghetto-SS = Ghetto SS
name-Ghetto-II = Ghetto II
name-Ghetto-LM = Ghetto LM
name-Ghetto-MB = Ghetto MB
name-Mafia-I = Maffia I
name-Mafia-LB = Maffia LB
name-Mafia-BH = Maffia BH
name-Mafia-MH = Maffia MH
name-Mafia-MI = Maffia MI
name-Mafia-LI = Maffia LI
name-Mafia-MS = Maffia MS
name-Triads-H = Triaden H
name-Triads-M = Triaden M
name-Triads-MM = Triaden MM
name-Triads-LS = Triaden LS
name-Triads-LI = Triaden LI
name-Triads-SBH = Triaden SBH
name-Triads-MIB = Triaden MIB

## Waar een overval op gericht is

name-armored-van = Geldtransport
name-casino = Casino
name-inmate-transfer = Gevangenentransport
name-jewelry = Juwelier
name-supermarket = Supermarkt
name-rival-gangs = Rivaliserende bendes
name-hack-attack = Hacking
name-drug-dealer = Drugsdealer
name-offshore-investments = Offshorebeleggingen
name-art-theft = Kunstroof
