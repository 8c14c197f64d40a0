### Heimlich & Co.: all texts of the game, for the terminal and the browser.

## Names of agents, and texts about one.

agent-red = Renard
agent-orange = Okonski
agent-yellow = Jardine
agent-green = Bucci
agent-blue = Mirov
agent-purple = Voss
agent-grey = Thorne
agent-own = (you)

## Colour

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-grey = grey

## Buildings.

building-church = Church
    .definite = the Church
building-ruin = Ruin
    .definite = the Ruin
building-other = { $name }
    .definite = building { $name }

## Cards. Attribute “text”: what a card does.

card-back_1_2 = Back 1–2
    .text = Move one agent 1 or 2 buildings back.
card-step_either = 1 forward or back
    .text = Move one agent 1 building forward or back.
card-two_back = Two back
    .text = Move two agents 1 building back each.
card-two_forward = Two forward
    .text = Move two agents 1 building forward each.
card-away_from_safe = Away from the safe
    .text = Move one agent that is at the safe 1 building forward or back.
card-move_safe = Move the safe
    .text = Move the safe to any other building. This triggers no scoring.
card-agent_to_ruin = Into the Ruin
    .text = Move any agent into the Ruin.
card-all_to_church = All to the Church
    .text = Move all agents into the Church.
card-swap = Swap places
    .text = Two agents in different buildings swap places.
card-join_agent = Join an agent
    .text = Move one agent into the building of another agent.
card-ruin_to_church = Out of the Ruin
    .text = Move one or two agents from the Ruin to the Church.
card-forward_1_3 = Forward 1–3
    .text = Move one agent 1, 2 or 3 buildings forward.
card-advance_two_stones = Two stones forward
    .text = Advance two scoring stones 3 spaces each, at most to space 40.
card-agent_to_safe = To the safe
    .text = Move any agent to the safe.
card-second_identity = Second identity
    .text = Take a bystander's identity card. You now control two agents, and the better stone counts.
card-other = { $name }
card-back = A Top Secret card, face down
card-stamp = TOP SECRET
card-fresh = Can be played from the next round.

## What a card of a custom deck does.

effect-steps = Move agents ({ $least }–{ $most }) by { $steps } buildings.
effect-to_ruin = Move agents ({ $least }–{ $most }) into the Ruin.
effect-to_church = Move agents ({ $least }–{ $most }) into the Church.
effect-to_safe = Move agents ({ $least }–{ $most }) to the safe.
effect-join = Move one agent into the building of another agent.
effect-swap = Two agents swap places.
effect-move_safe = Move the safe to any other building.
effect-all_to_church = Move all agents into the Church.
effect-stones = Advance scoring stones ({ $least }–{ $most }) by 3 spaces, at most to space { $limit }.
effect-identity = Take a bystander's identity card.

## What may be done: an option in a list.

action-points = { points-left }
action-move = { $agent } one building forward
action-safe = the safe: { $building }
action-no = no, not now
action-yes = yes, I want to play a card
action-play = play “{ $card }”
action-pass = pass
action-agent = { $agent }
action-step =
    { $number ->
        [one] { $step } building
       *[other] { $step } buildings
    }
action-to = to { FORM($building, case: "definite") }
action-stone = { $agent }'s stone
action-stop = no second agent
action-entry = { $agent }: { $owner }
action-left_out = colours left out by chance (no. { $number })
action-starts = { $seat } begins
action-identity = identity: { $agent }
action-draw = card drawn: { $card }
action-roll = die: { $face }
action-second = second identity: { $agent }
action-open = the answers are revealed
action-reveal = the identities are revealed

## Questions to a player.

prompt-moving =
    { $points ->
        [one] 1 step left. Choose an agent.
       *[other] { $points } steps left. Move any agents.
    }
prompt-points = You rolled 1–3. How many steps?
prompt-safe = Move the safe to another building.
prompt-question = Do you want to play a Top Secret card?
prompt-go = Play a card or pass.
prompt-go-must = You said yes, so play a card.
prompt-entry = Your dossier: who controls { $agent }?
prompt-target-agent = “{ $card }”: choose an agent.
prompt-target-step = “{ $card }”: how many buildings?
prompt-target-to = “{ $card }”: choose a building.
prompt-target-stone = “{ $card }”: choose a stone.
prompt-target-safe = “{ $card }”: choose a building for the safe.

## Why something is not allowed.

why-not_for_players = This is decided by chance.
why-agent_not_in_play = This agent is not in play.
why-must_move = You must take at least one step.
why-choose_points_first = First choose how many steps you take.
why-points_in_order = Steps are entered in the order of the agents, and this one comes earlier. Undo your choice first.
why-spend_every_point = Use all your steps first.
why-safe_to_another_building = The safe must move to another building.
why-not_your_turn = It is not your turn.
why-game_over = The game is over.
why-card_not_in_hand = You don't have this card.
why-no_playable_card = None of your cards can be played now, so your answer is no.
why-answer_first = First answer yes or no.
why-must_play_a_card = You said yes, so you must play a card.
why-wait_for_answers = You have answered. Wait for the others.
why-play_or_pass = Play a card or pass now.
why-card_too_fresh = You got this card in this round. You can play it from the next round.
why-no_target_of_this_card = This card does not allow that.
why-card_without_target = This card has no valid target now.
why-never_oneself = You cannot name yourself in your dossier.
why-own_agent = You make no guess about your own agents.
why-no_bystanders = With seven players there are no bystanders.
why-wait_for_dossiers = Your dossier is done. Wait for the others.
why-entries_in_order = You make one guess for each agent. Undo the old one first.

## The rule behind it.

rule-H1 = Rolls, deals and reveals are decided by chance (H1).
rule-H2-1 = With two players 5 agents are in play, with three 6, otherwise all 7 (H2.1).
rule-H2-5 = With seven players every agent belongs to a player, so nobody is a bystander (H2.5).
rule-H3-1 = A number gives that many steps; with 1–3 you choose (H3.1).
rule-H3-2 = Each step moves any agent one building clockwise, and you must use all steps (H3.2).
rule-H3-5 = After a scoring the safe moves to any other building; this triggers nothing (H3.5).
rule-H3-6 = The die passes to the left (H3.6).
rule-H3-7 = A stone that completes the score track ends the game (H3.7).
rule-H4-1 = Cards are secret, and you hold four at most (H4.1).
rule-H4-5 = Everyone with a card answers in secret whether they want to play; the first player to say yes must play (H4.5).
rule-H4-6 = In turn, each player plays cards or passes, until everyone has passed in a row (H4.6).
rule-H4-7 = A card that you get during a Top Secret round waits for a later round (H4.7).
rule-H4-8 = A card needs a target that fits its text (H4.8).
rule-H5-1 = All dossiers are written at the same time, and nobody sees another one before the end (H5.1).
rule-H5-5 = You make one guess for every agent but your own: another player or, unless seven play, a bystander (H5.5).

## What happened, event by event.

event-agents_in_play = In play: { $agents }.
event-starts = { $seat } begins.
event-identity_dealt = { $seat } gets an identity.
event-identity_dealt-seen = { $seat }, you are { $agent }.
event-card_gained = { $seat } gets a Top Secret card.
event-card_gained-seen = { $seat }, your new card: “{ $card }”.
event-pile_refilled =
    { $number ->
        [one] The discard pile is shuffled: { $number } card in the draw pile.
       *[other] The discard pile is shuffled: { $number } cards in the draw pile.
    }
event-rolled = { $seat } rolls { $face }.
event-points_chosen = { $seat } takes { points-left }.
event-scoring = { $seat } triggers a scoring with { $agents } (safe: { $building }).
event-safe_moved = { $seat } moves the safe: { $building } → { $building_2 }.
event-answered-yes = { $seat } says yes.
event-answered-no = { $seat } says no.
event-card_played = { $seat } plays “{ $card }”.
event-advanced = { $agent }'s stone: { $number } → { $number_2 }.
event-identity_taken = { $seat } takes a second identity.
event-identity_taken-seen = { $seat }, you now control { $agent } as well.
event-go_ended-yes = { $seat } is done.
event-go_ended-no = { $seat } passes.
event-dossiers_due = A stone is far enough: everyone writes a secret dossier.
event-dossiers_filed = All dossiers are in.
event-revealed = { $seat } was { $agents }: { points }.

## What happened, several events in one sentence.

story-identity_dealt = Identity card for { $seats }.
story-card_gained = Top Secret card for { $seats }.
story-answered-yes = Play a card? Yes: { $seats }.
story-answered-no = Play a card? No: { $seats }.
story-go_ended-yes = Done: { $seats }.
story-go_ended-no = Passed: { $seats }.
story-moved = { $seat } moves { $moves }.
story-put = { $seat } moves { $moves }.
story-way = { $agent } ({ $source } → { $target })
story-scored = Stones: { $stones }.
story-stone = { $agent } { $change } = { $number }

## Lines of the notebook.

note-out_of_ruin = Turn { $turn }: { $seat } moves { $agents } out of the Ruin.
note-into_ruin = Turn { $turn }: { $seat } moves { $agents } into the Ruin.
note-spared_ruin = Turn { $turn }: { $seat } could move one of these into the Ruin, and does not: { $agents }.
note-triggered = Turn { $turn }: { $seat } triggers a scoring with { $agents }.
note-profited = Turn { $turn }: { $seat }'s scoring gives { $agents }.
note-spared_safe = Turn { $turn }: { $seat } could trigger a scoring with one of these, and does not: { $agents }.
note-amount = { $agent } { $amount }

## How the game ended.

outcome-arrived = { $seats } wins with { points }.
outcome-arrived-shared = { $seats } share the win with { points } each.
outcome-turn_limit = Turn limit (500): { $seats } wins with { points }.
outcome-turn_limit-shared = Turn limit (500): { $seats } share the win with { points } each.
outcome-bystander = A bystander is furthest: { $agents } ({ $number }). No one wins. Rematch?
outcome-bystander-turn_limit = Turn limit (500). A bystander is furthest: { $agents } ({ $number }). No one wins.

## What the points are made of.

scoring-agent = { $agent } ({ $owner }): { $number }
scoring-dossier = { $seat }'s dossier: { $hits } correct, { points } extra
scoring-total = { $seat }: { points }

## Panel

panel-round = Cards
panel-notebook = Notebook
panel-dossier = Dossier

## What a building says of itself

house-worth = worth { $number }
house-back = worth −{ $number }

## Places.

place-1 = Café
place-2 = Post Office
place-3 = Grand Hotel
place-4 = Railway Station
place-5 = Opera
place-6 = Bank
place-7 = Embassy
place-8 = Museum
place-9 = Giant Wheel
place-10 = Palace

## Points

points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-left =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }

## Track

track-start = Start/finish space: the score track has { $goal } spaces
track-dossier = Space { $number }: the dossiers are written

## Die

die-face = { $seat } rolls { $face }
die-none = Not rolled yet

## The panel of scorings

ledger-preview = Scoring (preview):
ledger-scoring = Scoring
ledger-waits = At the safe:

## Safe

safe-here = the safe is here
safe-at = Safe: { $building }

## Identity

identity-title = YOU ARE
identity-secret = SECRET
identity-show = Show my secrets
identity-cover = Hide my secrets

## The text view of the board.

text-agents = Agents
text-agent = Agent
text-where = Building
text-stone = Points
text-town = The town, clockwise
text-building = Building
text-inside = Inside
text-nobody = nobody
text-pick = Choose
text-pickOne = Choose { $name }
text-why = Why not { $name }?
text-safe = The safe is here: { $building }.
text-die = Die: { $face }, rolled by { $seat }.

## Round

round-none = The basic game has no cards.
round-off = The Top Secret round follows the steps of a turn.
round-question = Everyone with a card answers in secret: play one or not?
round-running = Clockwise, each player plays cards or passes.
round-player = Player
round-cards = Cards
round-wants = Wants to play
round-played = Played
round-yes = yes
round-no = no
round-asked = must answer
round-answered = has answered
round-now = plays or passes
round-must = must play a card
round-die = has the die
round-passes =
    { $number ->
        [one] passed
       *[other] passed { $number } times
    }
round-end = Passes in a row: { $passes }. At { $players } the round ends.

## Notes

notes-own = Your notes
notes-for = Note on { $agent }
notes-free = Other notes
notes-private = Only you can see your notes.
notes-seen = What everyone could see
notes-filter = Show notes on one agent
notes-all = All
notes-none = Nothing to note yet.
notes-failed = The notebook is not available right now.

## Dossier

dossier-title = Secret dossier
dossier-who = Who controls { $agent }?
dossier-off = This game has no dossiers.
dossier-soon = When the first stone reaches space { $field }, everyone writes down who controls which agent. Each correct guess scores 5 points.
dossier-filed = All dossiers are written. Each correct guess scores 5 points at the end.
dossier-truth = The truth
dossier-right = correct
dossier-covered = Your dossier is hidden, like your other secrets.

## What a player has, in the list of players.

holds-die = has the die
holds-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
holds-identities =
    { $number ->
        [one] { $number } identity
       *[other] { $number } identities
    }

## Where one stands

standing-goal = Goal: get your agent's stone furthest ahead.
standing-own = You are { $agent }. Goal: this stone furthest ahead.
standing-far = The leader is at { $number }; the game ends at { $goal }.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Everyone secretly controls one agent, and nobody knows whose is whose. Move all agents through the town so that yours scores most, and do not let it show.
    The player whose stone is furthest at the end wins.
    .title = The goal
    .rules = H1.2, H2.3, H3.7
rules-town =
    Twelve buildings form a ring: Church (0), 1 to 10, Ruin (−3), and the Church again. Agents walk clockwise. Any number of them may be in one building.
    The score track of 42 spaces runs around the town. It has one scoring stone for each agent.
    The safe is in one of the buildings.
    .title = Town, score track and safe
    .rules = H1.1, H1.3, H1.5
rules-setup =
    With two players 5 agents are in play, with three 6, with more all 7. All of them begin in the Church, their stones on the start/finish space, the safe in building 7.
    Each player secretly gets one identity. The other agents are bystanders: they move and score like the rest, but belong to nobody. With seven players there are none.
    .title = Setup
    .rules = H2.1, H2.2, H2.3, H2.4, H2.5
rules-die = Roll at the start of your turn. A number gives that many steps. With 1–3 you choose 1, 2 or 3 steps; in the Top Secret version you may also take none.
    .title = The die
    .rules = H1.4, H3.1, H4.2
rules-moving =
    Each step moves one agent one building clockwise. Use all steps, for one agent or for several, for your own or for others.
    The order of the steps does not matter; only where the agents end up counts. Then the die passes to the left.
    .title = Moving
    .rules = H3.2, H3.6
rules-scoring =
    If an agent that you moved is at the safe after your last step, you trigger a scoring. Walking past the safe does nothing.
    Each stone advances by the number of its agent's building. Church: nothing. Ruin: 3 back, but never behind the start.
    .title = Scoring
    .rules = H3.3, H3.4
rules-safe = After a scoring, the player with the die moves the safe to any other building, Church and Ruin included. That never triggers another scoring.
    .title = Moving the safe
    .rules = H3.5, H4.11
rules-end =
    When a scoring brings a stone to 42 or beyond, the game is over. All stones of that scoring still move. Then the identities are revealed.
    The furthest stone wins for its player; players with equal stones share the win. If a bystander's stone alone is furthest, nobody wins. After 500 turns the furthest stone wins.
    .title = End of the game
    .rules = H3.7, H3.8, H3.9
rules-cards =
    You begin with two cards and hold four at most. Each card says what it does, and needs a valid target on the board.
    - Cards move agents forward or back, swap them, or send them to the Church, the Ruin or the safe.
    - “Move the safe” never triggers a scoring; a scoring that was about to happen there does not take place.
    - “Two stones forward” goes to space 40 at most, so a card never ends the game.
    - “Second identity” gives you a bystander as well; the better of your stones counts.
    If you hold equal cards, the oldest one is played, and everyone sees which position in your hand it came from.
    .title = Top Secret cards
    .rules = H4.1, H4.8, H4.10, H4.12, H4.13, H4.16, H4.17, H4.18
rules-gain =
    Only the player with the die gets cards, one each time:
    - an agent that they moved ends in the Ruin,
    - they rolled 1–3 and moved nothing,
    - a card that they play moves an agent into the Ruin.
    An empty draw pile is renewed by shuffling the discard pile. A card that you get during a Top Secret round can only be played in a later round.
    .title = Getting cards
    .rules = H4.3, H4.4, H4.7, H4.14, H4.15
rules-round =
    After the steps, everyone with a card answers in secret: do you want to play one? Without a playable card the answer is no.
    If somebody said yes, the player with the die begins, or else the next player to the left who said yes. That player must play a card.
    Then, clockwise, each player plays as many cards as they like or passes. After passing you may still play later. The round ends when as many players have passed in a row as there are players. Only then comes the scoring, if an agent moved to the safe this turn is still there.
    .title = The Top Secret round
    .rules = H4.5, H4.6, H4.9
rules-dossier =
    As soon as a stone reaches space 29, everyone writes down in secret who controls which agent: another player, or nobody (a bystander). You leave out your own agents and never name yourself.
    At the end each correct guess scores 5 points. Then only players' stones compete.
    .title = The secret dossier
    .rules = H5.1, H5.2, H5.3, H5.5
rules-notes = Who moves whom out of the Ruin, and who moves whom in? Who could, and does not? Who triggers a scoring, and who profits from it? The notebook keeps track for you.
    .title = What to watch
    .rules = H5.4

## Other

owner-bystander = bystander
step-number = { $step }
you = You
board-label = The town with its agents, and the score track around it
stone-of = { $agent }'s stone
pile =
    { $number ->
        [one] Top Secret: { $number } card in the draw pile
       *[other] Top Secret: { $number } cards in the draw pile
    }
discards =
    { $number ->
        [one] Discard pile: { $number } card
       *[other] Discard pile: { $number } cards
    }
strip-label = The agents and their points
strip-own = you
hand-label = Your Top Secret cards
