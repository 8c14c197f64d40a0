### What people are told when they are away. Public facts only: the game and the table.

## Notifications

notice-turn = { $name }, it's your turn.
notice-reminder = { $name }, it's still your turn. Time left: about { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-stand_in = { $name }, the game goes on without you: a bot plays for you until you come back.
notice-over = The game is over. See how it ended.
notice-rematch = The others are playing a rematch. Your seat is reserved.
notice-confirm = Open this link to get notifications from Safehouse at this address. If you did not ask for this, ignore this e-mail: you will hear nothing more.

## In e-mails

mail-confirm = Confirm your address
mail-stop = Unsubscribe from these e-mails:
