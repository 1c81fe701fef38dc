## The cards of the box

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
name-Triads-H = Triads H
name-Triads-M = Triads M
name-Triads-MM = Triads MM
name-Triads-LS = Triads LS
name-Triads-LI = Triads LI
name-Triads-SBH = Triads SBH
name-Triads-MIB = Triads MIB

## What a heist is aimed at

name-armored-van = Armoured van
name-casino = Casino
name-inmate-transfer = Inmate transfer
name-jewelry = Jewellery
name-supermarket = Supermarket
name-rival-gangs = Rival gangs
name-hack-attack = Hack attack
name-drug-dealer = Drug dealer
name-offshore-investments = Offshore investments
name-art-theft = Art theft
