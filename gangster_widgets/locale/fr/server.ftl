## The app’s server: how it is called, and the pages that it writes itself

server-more = Sans commande, l’application démarre et s’ouvre dans le navigateur. Seule cette machine y accède, sauf si --host en décide autrement ; il faut alors un code d’accès, donné par --token ou par la variable d’environnement { $variable }, ou sinon inventé et affiché avec l’adresse. Les progrès et les parties sont conservés dans { $folder } ; rien n’en est envoyé ailleurs. Ctrl-C y met fin.
server-examples =
    Exemples :
      gangster-widgets
          l’application sur cette machine
      gangster-widgets --port 9000 --no-browser
          à l’adresse http://127.0.0.1:9000/, sans ouvrir de navigateur
      gangster-widgets --host 0.0.0.0 --limit 30
          pour une classe sur le même réseau ; l’adresse affichée l’ouvre
      gangster-widgets --puzzles mes-enigmes --components mon-materiel.yaml
          avec des énigmes et un plan personnels
      gangster-widgets COMMAND --help
          ce que fait une commande, et ses options
server-port-option = le port, exactement celui-là, ou avec 0 n’importe quel port libre (par défaut : { $default }, ou le premier libre à la suite)
server-host-option = l’adresse où l’application est accessible (par défaut : { $default }, cette machine seulement) ; 0.0.0.0 désigne toutes les adresses de cette machine
server-token-option = le code d’accès à l’application, au moins { $least } caractères ; { $variable } est plus sûr, car d’autres personnes sur cette machine peuvent lire les lignes de commande
server-no-browser-option = afficher l’adresse sans ouvrir de navigateur
server-data-option = le dossier où sont conservés les progrès et les parties (par défaut : { $default })
server-limit-option = combien de pages peuvent être ouvertes en même temps (par défaut sur cette machine : { $default }) ; les suivantes sont priées d’attendre
server-open = Gangster Widgets est ouvert à l’adresse { $address }
server-kept = Les progrès et les parties sont conservés dans { $folder }. Ctrl-C met fin à l’application.
server-port-range = --port doit être compris entre 0 et 65535.
server-port-taken = Le port { $port } est déjà pris. --port permet d’en indiquer un autre ; sans --port, un port libre est choisi.
server-cannot-listen = Le port { $port } de { $host } ne peut pas être utilisé : { $reason }.
server-host-unknown = { $host } n’est pas une adresse de cette machine. 127.0.0.1 désigne cette machine seulement, 0.0.0.0 toutes ses adresses.
server-token-short = Le code d’accès a { $number ->
    [one] { $number } caractère
   *[other] { $number } caractères
} ; il en faut au moins { $least }. Sans indication, un bon code est inventé.
server-data-unwritable = Rien ne peut être conservé dans { $folder } : { $reason }. --data permet d’indiquer un autre dossier.
server-no-notebook = Le notebook de l’application, { $file }, est introuvable. Réinstaller Gangster Widgets le remet en place.
server-page-token-title = Un code d’accès est nécessaire
server-page-token = Cette application est partagée avec les personnes qui ont reçu son adresse ou son code d’accès. Le code d’accès l’ouvre ici aussi.
server-page-wrong-token-title = Ce n’est pas le code d’accès
server-page-wrong-token = Le vérifier caractère par caractère, ou le redemander à la personne qui l’a envoyé.
server-page-token-label = Code d’accès
server-page-token-button = Ouvrir
server-page-full-title = Toutes les places sont prises
server-page-full = Il y a en ce moment autant de personnes que cette machine peut en servir. Réessayer dans une minute ; cette page le fait aussi d’elle-même.
server-page-again = Réessayer
server-page-missing-title = Il n’y a rien ici
server-page-missing = Cette adresse n’existe pas, ou n’existe plus.
server-page-refused-title = Cela ne va pas
server-page-refused = Cette demande n’a pas été comprise, ou elle n’est pas permise.
server-page-fault-title = Une erreur s’est produite
server-page-fault = Recharger la page suffit le plus souvent ; rien de ce qui est enregistré n’est perdu.
server-page-start = Au début
server-page-needs-script = Gangster Widgets a besoin de JavaScript. L’activer pour cette page, puis la recharger.
server-page-went-wrong = Une erreur s’est produite pendant la préparation de cette page. La recharger suffit le plus souvent ; rien de ce qui est enregistré n’est perdu.
