### What people are told when they are away. Public facts only: the game and the table.

## Notifications

notice-turn = { $name }, it's your turn.
notice-reminder = { $name }, it's still your turn. Time left: about { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-stand_in = { $name }, the game goes on without you: a bot plays for you until you come back.
notice-over = The game is over. See how it ended.
notice-rematch = The others play again. Your seat is kept.
notice-confirm = Follow this link if you want notifications of Safehouse at this address. If you do not know what this is about, do nothing: you will hear nothing more.

## In e-mails

mail-confirm = Confirm your address
mail-stop = No more e-mails like this:
