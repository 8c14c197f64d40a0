### The terminal.

## What lies on the table.

table-you = You are { $agents }
table-stones = Stones; the score track has { $goal } spaces
table-hand = Your cards
table-no_cards = none
table-fresh = next round
table-since = Since your last decision
table-bot = { $name } (bot)
table-game_over = Game over
table-identities = Identities and stones
table-dossier_of = { $name }'s dossier: { $entries }
table-entry = { $agent }: { $owner }
table-hit = { $agent }: { $owner } ✓
table-preview = So far
table-waiting = Once you have chosen the others
table-if_scored = A scoring now would give
table-will_score = This triggers a scoring
table-notes = What everyone saw of { $agent }
table-note = { $name }: { $profit } in own scorings, { $out } × out of the Ruin, { $into } × into it
table-face = die { $face }
table-earlier = ({ $number } earlier)
table-secrets = { $number } of { $target } secrets
table-agents = agents { $number }
table-duel_cards = cards
table-suitcases = Your suitcases
table-carried = with { $name }
table-delivered = delivered by { $name }
table-map_signs = Digits are your agents, { $signs } the others'; +▲A is carried, [▲A] is there; ⌂ base, ▣ headquarters.
table-duel_in = Duel in { $city }
table-attacks = { $name } attacks
table-defends = { $name } defends
table-beats = { $total ->
    [one] wins against { $number } of { $total } card
   *[other] wins against { $number } of their { $total } cards
}
table-bonus_step = { $name }'s agent gets a bonus step.
table-turn_over = { $name }'s turn is over.
table-fight_ahead = An opposing agent is there: this is an attack on { $name }.
table-go_on = { $number } of your agents are in { $city }: one must move on before the turn ends.
table-opened = Contents of the suitcases
table-roof = Roof
table-last_round = (last round)
table-roof_signs = $ purchase, ¤ payday
table-drawers = drawers
table-on_offer = Board
table-plan_signs = Below buildings: your price (if you can pay) and who is there. Squares: points, info tile, ! 1 agent short

## Questions.

ask-confirm = Enter confirms, u undoes, q quits
ask-choose = Number or name; several at once; ? help, u undo, l log, q quit
ask-pass_keyboard = Pass the keyboard to { $name }, then press Enter.
ask-continue = Press Enter to continue.
ask-save = Save the game file as? (Enter: do not save)

## Answers.

say-saved = Game file saved: { $path }
say-not_saved = Not saved: { $reason }
say-bye = The game ends here, unfinished.
say-unknown = “{ $text }” is not an option.
say-ambiguous = “{ $text }” matches several options: { $options }.
say-nothing_to_take_back = There is nothing to undo.
say-too_much = Your move is complete; “{ $text }” was not used.
say-rule = Rule { $rule }: { $reason }
say-refused = { $option } is not allowed: { $reason }

## Help.

help-choose = Type the number or the beginning of a name; you can type several choices in one line. “? 3” or “? name” says why something is not allowed.
help-keys = u undoes the last choice, l shows everything since your last decision, Enter confirms a complete move, q leaves the table.
help-not_now = Not possible now:
help-allowed = { $option } is allowed.
