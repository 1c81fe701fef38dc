## Le décompte, étape par étape

reckoning-panel = L’étape, et le parcours du décompte
reckoning-previous = ← Précédent
reckoning-next = Suivant →
reckoning-reveal = Montrer la réponse
reckoning-steps = Étapes du décompte
reckoning-step-of = Étape { $at } sur { $most }
reckoning-goto = Aller à
reckoning-class = Pour la classe
reckoning-asking = D’abord la question
reckoning-large = Grands caractères
reckoning-full = Plein écran
reckoning-not-full = Quitter le plein écran
reckoning-link = Copier le lien vers cette étape
reckoning-linked = Le lien est copié.
reckoning-beside-it = Montrer à côté
reckoning-beside-nothing = rien
reckoning-by-the-rules = Selon les règles
reckoning-wrong = Faux : { $way }
reckoning-step = « { $step } » n’est pas une étape de ce décompte. Une étape est un nombre de 0 à { $most } ou un nom, par exemple { ANY($names) }.
reckoning-kind = « { $kind } » n’est pas un type de question raconté ici pas à pas. Il y a : { LIST($kinds) }.
reckoning-beside = L’idée fausse « { $id } » n’existe pas ; il y a : { LIST($ids) }.
reckoning-parting = Aller là où ils se séparent
reckoning-part-here = Ici les deux raisonnements se séparent.
