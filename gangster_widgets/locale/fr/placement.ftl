### Test de départ : quelques questions qui disent par où commencer

placement-title = Par où commencer ?
placement-what = { $most } questions au plus montrent ce que vous savez déjà et où se cache peut-être un malentendu.
placement-how = Les réponses ne sont jugées qu’à la fin. Si vous ne savez pas, dites-le : cela aide aussi.
placement-begin = Commencer les questions
placement-new = Je n’ai jamais joué : à la première leçon
placement-at = Question { $number } sur { $most } au plus
placement-pass = Je ne sais pas
placement-stop = S’arrêter ici et voir le résultat
placement-ended = Par où commencer
placement-waved = Tout était juste. Vous pouvez sauter le cours et passer aux énigmes ou à une partie.
placement-found = { $number ->
    [one] Un malentendu a été trouvé. Les leçons ci-dessous le dissipent.
   *[other] { $number } malentendus ont été trouvés. Les leçons ci-dessous les dissipent.
}
placement-none = Aucun malentendu n’a été trouvé. Quelques leçons valent tout de même un coup d’œil : celles ci-dessous.
placement-on = À la leçon « { $title } »
placement-solve = Aux énigmes
placement-belief = On arrive à ces réponses en pensant : { $belief }
placement-needed = À faire maintenant
placement-open = Non abordé
placement-skip = À sauter si vous voulez
placement-again = Répondre à de nouvelles questions
placement-gave-up = La première leçon est alors le bon endroit : elle ne demande qu’un peu de temps.
placement-to-first = À la première leçon
