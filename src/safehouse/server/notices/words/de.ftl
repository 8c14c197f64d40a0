### What people are told when they are away. Public facts only: the game and the table.

## Notifications

notice-turn = { $name }, du bist dran.
notice-reminder = { $name }, du bist immer noch dran. Restzeit: etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}.
notice-stand_in = { $name }, die Partie geht ohne dich weiter: Ein Bot spielt für dich, bis du zurückkommst.
notice-over = Die Partie ist beendet. Sieh nach, wie sie ausging.
notice-rematch = Die anderen spielen eine Revanche. Dein Platz ist reserviert.
notice-confirm = Öffne diesen Link, um Benachrichtigungen von Safehouse an diese Adresse zu bekommen. Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Du hörst nichts mehr von uns.

## In e-mails

mail-confirm = Bestätige deine Adresse
mail-stop = Diese E-Mails abbestellen:
