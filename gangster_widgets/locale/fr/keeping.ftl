## Où la progression et les parties sont conservées

keeping-full = Le disque qui contient { $folder } est plein. Ce qui vient maintenant n’est pas conservé tant qu’il n’y a pas de place ; ce qui l’était déjà est en sécurité.
keeping-read-only = Impossible d’écrire dans { $folder }. Ce qui vient maintenant n’est pas conservé ; ce qui l’était déjà est en sécurité.
keeping-no-folder = Le dossier { $folder } pour la progression et les parties ne peut pas être créé : { $reason }. Ce qui vient maintenant n’est pas conservé.
keeping-busy = Dans { $folder }, autre chose s’écrit depuis longtemps ; ceci n’a donc pas pu être conservé. Un nouvel essai est possible.
keeping-trouble = Ceci n’a pas pu être conservé dans { $folder } : { $reason }. Ce qui l’était déjà est en sécurité.
keeping-newer = { $file } vient d’une version plus récente de ce programme : sa forme est { $version }, la plus récente connue ici est { $known }. Le fichier reste tel quel, et rien n’est conservé avant la mise à jour du programme.
keeping-mended = { $file } était endommagé et a été refait à partir de sa copie. Rien n’est perdu. Le fichier endommagé est désormais { $aside }.
keeping-missing = { $file } manquait et a été refait à partir de sa copie. Rien n’est perdu.
keeping-apart = { $file } ne correspondait pas au fichier voisin, qui contient davantage, et a été refait à partir de celui-ci. Tel qu’il était, il est désormais { $aside }.
keeping-lost = { $file } et sa copie étaient tous deux illisibles. La progression et les parties repartent de zéro. Ce qui s’y trouvait est désormais { LIST($asides) }.
keeping-vanished = La progression et les parties ont disparu de { $folder } pendant que le programme tournait. Elles repartent de zéro.
keeping-secret = Ce n’est pas le lien d’une personne qui apprend ici : sa partie secrète compte de 22 à 64 lettres, chiffres, traits d’union et tirets bas.
keeping-name = « { $what } » ne peut pas être un nom ici : un nom compte de 1 à { $most } caractères.
keeping-value-large = « { $what } » dépasse { $megabytes } Mo et n’est pas conservé.
keeping-too-much = En tout, cela ferait plus de { $megabytes } Mo ; il faut d’abord supprimer quelque chose.

## Un fichier de progression que l’on importe

keeping-file-large = Le fichier dépasse { $megabytes } Mo et n’est pas lu.
keeping-file-not-json = Ce n’est pas un fichier de progression : ce n’est pas du JSON complet en UTF-8.
keeping-file-deep = Dans ce fichier, l’imbrication est trop profonde.
keeping-file-other-format = Ce n’est pas un fichier de progression : son « format » n’est pas « { $right } ».
keeping-file-newer = Le fichier vient d’une version plus récente de ce programme : sa « version » est { $version }, la plus récente connue ici est { $known }.
keeping-file-missing = Il manque « { $key } » { $where ->
    [nothing-at-all] dans le fichier
   *[other] dans { $where }
}.
keeping-file-unknown = « { $key } » n’est pas connu { $where ->
    [nothing-at-all] dans le fichier
   *[other] dans { $where }
}.
keeping-file-wrong = { $where ->
    [nothing-at-all] Le fichier ne contient pas ce qu’il faut
   *[other] { $where } ne contient pas ce qu’il faut
} ; il faudrait { $expected ->
    [int] un nombre entier possible à cet endroit
    [float] un nombre possible à cet endroit
    [str] un texte de la bonne forme
    [array] une liste qui n’est pas trop longue
    [object] une table de clés et de valeurs
   *[other] une des valeurs connues à cet endroit
}.
