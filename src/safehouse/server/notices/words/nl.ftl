### What people are told when they are away. Public facts only: the game and the table.

## Notifications

notice-turn = { $name }, jij bent aan de beurt.
notice-reminder = { $name }, je bent nog steeds aan de beurt. Resterende tijd: ongeveer { $hours ->
    [one] een uur
   *[other] { $hours } uur
}.
notice-stand_in = { $name }, het spel gaat zonder jou verder: een bot speelt voor je tot je terugkomt.
notice-over = Het spel is afgelopen. Kijk wie er heeft gewonnen.
notice-rematch = De anderen spelen een revanche. Je plek is gereserveerd.
notice-confirm = Open deze link om op dit adres meldingen van Safehouse te krijgen. Heb je dit niet aangevraagd, negeer dan deze e-mail: je hoort niets meer van ons.

## In e-mails

mail-confirm = Bevestig je adres
mail-stop = Afmelden voor deze e-mails:
