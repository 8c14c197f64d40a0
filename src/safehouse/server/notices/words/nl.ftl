### What people are told when they are away. Public facts only: the game and the table.

## Notifications

notice-turn = { $name }, jij bent aan de beurt.
notice-reminder = { $name }, je bent nog steeds aan de beurt. Resterende tijd: ongeveer { $hours ->
    [one] een uur
   *[other] { $hours } uur
}.
notice-stand_in = { $name }, het spel gaat zonder jou verder: een bot speelt voor je tot je terugkomt.
notice-over = Het spel is afgelopen. Bekijk hoe het eindigde.
notice-rematch = De anderen spelen nog een keer. Je plek is gereserveerd.
notice-confirm = Volg deze link als je meldingen van Safehouse op dit adres wilt krijgen. Weet je niet waar dit over gaat, doe dan niets: je hoort niets meer van ons.

## In e-mails

mail-confirm = Bevestig je adres
mail-stop = Geen e-mails meer zoals deze:
