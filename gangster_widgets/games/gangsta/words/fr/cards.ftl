## Les cartes de la boîte

name-Bratva-MS = Bratva MS
name-Bratva-SB = Bratva SB
name-Bratva-SH = Bratva SH
name-Bratva-IH = Bratva IH
name-Bratva-LB = Bratva LB
name-Bratva-LMH = Bratva LMH
name-Bratva-MMB = Bratva MMB
name-Cartel-S = Cartel S
name-Cartel-L = Cartel L
name-Cartel-BB = Cartel BB
name-Cartel-IS = Cartel IS
name-Cartel-HH = Cartel HH
name-Cartel-MMI = Cartel MMI
name-Cartel-LMS = Cartel LMS
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
name-Triads-H = Triades H
name-Triads-M = Triades M
name-Triads-MM = Triades MM
name-Triads-LS = Triades LS
name-Triads-LI = Triades LI
name-Triads-SBH = Triades SBH
name-Triads-MIB = Triades MIB

## Ce que vise un casse

name-armored-van = Fourgon blindé
name-casino = Casino
name-inmate-transfer = Transfert de détenus
name-jewelry = Bijouterie
name-supermarket = Supermarché
name-rival-gangs = Gangs rivaux
name-hack-attack = Piratage
name-drug-dealer = Trafiquant de drogue
name-offshore-investments = Placements offshore
name-art-theft = Vol d’art
