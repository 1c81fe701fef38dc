## Composer une position

editor-how-form = Réglez ci-dessous qui fait partie de quel gang, un gangster par ligne comme Lena LH, et quelles compétences le casse demande, par exemple LMSH. Un clic sur un gangster ou sur un gang amène les champs qui le concernent. Z revient d’une étape.
compose-player = Un joueur et son gang
compose-which-player = Joueur
compose-line = Gangster { $nth }
compose-new-line = Un de plus
compose-line-unread = « { $found } » ne peut pas être lu ici. Une ligne est un nom, puis les compétences en lettres, par exemple Lena LH ; les lettres seules suffisent. L leader, M mercenaire, I informateur, S tireur, B cogneur, H hacker. Rien n’est changé.
compose-number = « { $found } » n’est pas un nombre entier de 0 à { $most }. Rien n’est changé.
compose-money = Argent
compose-done = Points des casses
compose-resource = Carte ressource
compose-active = Active
compose-gangster = Le gangster choisi
compose-which-gangster = Gangster
compose-boss = Boss
compose-engaged = À présent
compose-learnt = Appris
compose-family = Famille
compose-points = Points
compose-heist = Le casse
compose-needs = { $nth ->
    [0] Compétences demandées
   *[other] Casse { $nth } : compétences demandées
}
compose-coop = Argent partagé (vide : pas coopératif)
compose-heist-money = Son argent
compose-display = Casses exposés
compose-table = Joueurs, chapitre, délateur, variantes
compose-chapter = Chapitre
compose-snitch = Nombre du délateur (vide : aucun)
compose-yes = oui
compose-no = non
compose-ask-player = Joueur
compose-ask-player-none = Aucun joueur ne peut être nommé.
compose-ask-engaged = Déjà engagés, l’un après l’autre
compose-ask-engaged-none = Personne n’est encore là. Ajoutez des gangsters à l’étape 1.
compose-no-boss = Le gang de { NAME($who) } n’a pas de boss. Dans le jeu, chaque gang en a un, qu’il ne perd jamais : mettez « Boss » sur oui pour l’un d’eux ci-dessous. Cela peut rester ainsi si on ne montre qu’une partie du gang.
