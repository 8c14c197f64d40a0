### What people are told when they are away. Public facts only: the game and the table.

## Notifications

notice-turn = { $name }, du bist dran.
notice-reminder = { $name }, du bist immer noch dran. Restzeit: etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}.
notice-stand_in = { $name }, die Partie geht ohne dich weiter: Ein Bot spielt für dich, bis du zurückkommst.
notice-over = Die Partie ist vorbei. Sieh nach, wie sie ausging.
notice-rematch = Die anderen spielen noch einmal. Dein Platz ist reserviert.
notice-confirm = Folge diesem Link, wenn du Benachrichtigungen von Safehouse an diese Adresse bekommen willst. Wenn du nicht weißt, worum es geht, tu nichts: Du hörst nichts mehr von uns.

## In e-mails

mail-confirm = Bestätige deine Adresse
mail-stop = Keine solchen E-Mails mehr:
