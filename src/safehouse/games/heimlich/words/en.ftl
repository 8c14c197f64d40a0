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

## Cards. Attribute “text”: what a card does.

card-back_1_2 = Back 1–2
    .text = Move one agent 1 or 2 buildings back.
card-step_either = One either way
    .text = Move one agent 1 building forward or back.
card-two_back = Two back
    .text = Move two agents 1 building back each.
card-two_forward = Two forward
    .text = Move two agents 1 building forward each.
card-away_from_safe = Away from the safe
    .text = Move one agent that stands with the safe 1 building forward or back.
card-move_safe = Move the safe
    .text = Put the safe into any other building. This triggers no scoring.
card-agent_to_ruin = Into the Ruin
    .text = Put one agent into the Ruin, wherever it stands.
card-all_to_church = All to Church
    .text = Put every agent into the Church.
card-swap = Swap
    .text = Two agents in different buildings change places.
card-join_agent = Join an agent
    .text = Put one agent into the building of another agent.
card-ruin_to_church = Out of the Ruin
    .text = Put one or two agents from the Ruin into the Church.
card-forward_1_3 = Forward 1–3
    .text = Move one agent 1, 2 or 3 buildings forward.
card-advance_two_stones = Two stones on
    .text = Advance two stones 3 fields each, at most to field 40.
card-agent_to_safe = To the safe
    .text = Put one agent to the safe, wherever it stands.
card-second_identity = Second identity
    .text = Take a bystander's identity card: you now run two agents, and the better stone counts.
card-other = { $name }
card-back = A card face down
card-stamp = TOP SECRET
card-fresh = Waits for the next round.

## What a card of a foreign deck does.

effect-steps = Move agents ({ $least }–{ $most }) by { $steps } buildings.
effect-to_ruin = Put agents ({ $least }–{ $most }) into the Ruin.
effect-to_church = Put agents ({ $least }–{ $most }) into the Church.
effect-to_safe = Put agents ({ $least }–{ $most }) to the safe.
effect-join = Put one agent into the building of another agent.
effect-swap = Two agents change places.
effect-move_safe = Put the safe into any other building.
effect-all_to_church = Put every agent into the Church.
effect-stones = Advance stones ({ $least }–{ $most }) by 3 fields, at most to field { $limit }.
effect-identity = Take a bystander's identity card.

## What may be done: an option in a list.

action-points = take { $number }
action-move = { $agent } one building on
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
action-stone = the stone of { $agent }
action-stop = no second agent
action-entry = { $agent }: { $owner }
action-left_out = chance leaves out colours (no. { $number })
action-starts = { $seat } begins
action-identity = identity: { $agent }
action-draw = card drawn: { $card }
action-roll = die: { $face }
action-second = second identity: { $agent }
action-open = the answers are shown
action-reveal = the identities are shown

## Questions to a player.

prompt-moving =
    { $points ->
        [one] { $seat }, one step is left: which agent?
       *[other] { $seat }, spread { $points } steps over the agents.
    }
prompt-points = { $seat }, you rolled 1–3: how many steps do you take?
prompt-safe = { $seat }, put the safe into another building.
prompt-question = { $seat }, do you want to play a Top Secret card?
prompt-go = { $seat }, play a card or pass.
prompt-go-must = { $seat }, play a card: you announced one.
prompt-entry = { $seat }, your dossier: who leads { $agent }?
prompt-target-agent = { $seat }, “{ $card }”: which agent?
prompt-target-step = { $seat }, “{ $card }”: how many buildings?
prompt-target-to = { $seat }, “{ $card }”: to which building?
prompt-target-stone = { $seat }, “{ $card }”: which stone?
prompt-target-safe = { $seat }, “{ $card }”: into which building?

## Why something is not allowed.

why-not_for_players = Only chance can do that.
why-agent_not_in_play = That agent is not in play.
why-must_move = At least one step must be taken here.
why-choose_points_first = First choose how many steps you take.
why-points_in_order = Steps are noted in the order of the agents; this agent comes earlier.
why-spend_every_point = Every step must be spent first.
why-safe_to_another_building = The safe must go into another building.
why-not_your_turn = It is not your turn.
why-game_over = The game is over.
why-card_not_in_hand = You do not hold that card.
why-no_playable_card = None of your cards can be played now, so the answer is no.
why-answer_first = Answer yes or no first.
why-must_play_a_card = You announced a card and must play one.
why-wait_for_answers = You have answered; the others still think.
why-play_or_pass = Now you play a card or pass.
why-card_too_fresh = You gained that card in this round; it can be played from the next round on.
why-no_target_of_this_card = The card does not allow that.
why-card_without_target = There is nothing on the board that this card could act on.
why-never_oneself = You never name yourself in your dossier.
why-own_agent = Your own agents are not entered.
why-no_bystanders = With seven players nobody is a bystander.
why-wait_for_dossiers = Your dossier is written; the others are still writing.
why-entries_in_order = Each agent gets one entry: take the old one back before you write another.

## The rule behind it.

rule-H1 = Rolling, dealing and revealing are chance's (H1).
rule-H2-1 = Two players play with 5 agents, three with 6, more with all 7 (H2.1).
rule-H2-5 = With seven players every agent has an owner, so the dossier offers no bystander (H2.5).
rule-H3-1 = A number gives that many steps; 1–3 leaves the choice to you (H3.1).
rule-H3-2 = Every step moves any agent one building clockwise, and all steps are spent (H3.2).
rule-H3-5 = After a scoring the safe moves to any other building, and that triggers nothing (H3.5).
rule-H3-6 = The die passes to the left (H3.6).
rule-H3-7 = A stone that has come round ends the game (H3.7).
rule-H4-1 = Cards are held secretly, four at most (H4.1).
rule-H4-5 = All who hold a card answer secretly whether they want to play; the first of those who said yes must play (H4.5).
rule-H4-6 = In turn each player plays cards or passes, until all have passed in a row (H4.6).
rule-H4-7 = A card gained during a round waits for a later round (H4.7).
rule-H4-8 = A card needs a target as its text says (H4.8).
rule-H5-1 = All dossiers are written at the same time, and nobody sees another's until the end (H5.1).
rule-H5-5 = Every agent but your own gets one entry: another player or, unless all seven play, a bystander (H5.5).

## What happened, event by event.

event-agents_in_play = In play: { $agents }.
event-starts = { $seat } begins.
event-identity_dealt = { $seat } got an identity.
event-identity_dealt-seen = { $seat }, you are { $agent }.
event-card_gained = { $seat } took a card.
event-card_gained-seen = { $seat }, your new card: “{ $card }”.
event-pile_refilled =
    { $number ->
        [one] The discards were shuffled: { $number } card in the pile.
       *[other] The discards were shuffled: { $number } cards in the pile.
    }
event-rolled = { $seat } rolled { $face }.
event-points_chosen = { $seat } took { $number } of them.
event-scoring = { $seat } triggered a scoring at the safe ({ $building }) with { $agents }.
event-safe_moved = { $seat } moved the safe: { $building } → { $building_2 }.
event-answered-yes = { $seat } wants to play a card.
event-answered-no = { $seat } does not.
event-card_played = { $seat } played “{ $card }”.
event-advanced = The stone of { $agent }: { $number } → { $number_2 }.
event-identity_taken = { $seat } took a second identity.
event-identity_taken-seen = { $seat }, you now run { $agent } as well.
event-go_ended-yes = { $seat } is done.
event-go_ended-no = { $seat } passed.
event-dossiers_due = A stone has come far enough: everybody writes a dossier.
event-dossiers_filed = All dossiers are in.
event-revealed = { $seat } was { $agents }: { points }.

## What happened, several events in one sentence.

story-identity_dealt = An identity for { $seats }.
story-card_gained = A card for { $seats }.
story-answered-yes = A card to play: { $seats }.
story-answered-no = No card: { $seats }.
story-go_ended-yes = Done: { $seats }.
story-go_ended-no = Passed: { $seats }.
story-moved = { $seat } moved { $moves }.
story-put = { $seat } put { $moves }.
story-way = { $agent } ({ $source } → { $target })
story-scored = Stones: { $stones }.
story-stone = { $agent } { $change } = { $number }

## Lines of the notebook.

note-out_of_ruin = Turn { $turn }: { $seat } took { $agents } out of the Ruin.
note-into_ruin = Turn { $turn }: { $seat } put { $agents } into the Ruin.
note-spared_ruin = Turn { $turn }: { $seat } could have put one into the Ruin: { $agents }.
note-triggered = Turn { $turn }: { $seat } triggered a scoring with { $agents }.
note-profited = Turn { $turn }: the scoring by { $seat } gave { $agents }.
note-spared_safe = Turn { $turn }: { $seat } could have triggered a scoring with one of these: { $agents }.
note-amount = { $agent } { $amount }

## How the game ended.

outcome-arrived = { $seats } wins with { points }.
outcome-arrived-shared = { $seats } share the win with { points } each.
outcome-turn_limit = 500 turns are enough: { $seats } wins with { points }.
outcome-turn_limit-shared = 500 turns are enough: { $seats } share the win with { points } each.
outcome-bystander = A bystander wins: { $agents } came furthest ({ $number }). No player wins; a return match is a matter of honour.
outcome-bystander-turn_limit = 500 turns are enough: a bystander, { $agents }, is furthest ({ $number }). No player wins.

## What the points are made of.

scoring-agent = { $agent } ({ $owner }): { $number }
scoring-dossier = { $seat }'s dossier: { $hits } right, { points } more
scoring-total = { $seat }: { points }

## Panel

panel-round = Cards
panel-notebook = Notebook
panel-dossier = Dossier

## House

house-worth = worth { $number }
house-back = costs { $number }

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

track-start = Start and finish: { $goal } fields make the round
track-dossier = Field { $number }: here the dossiers are written

## Die

die-face = { $seat }: rolled { $face }
die-none = The die was not rolled yet

## Ledger

ledger-preview = This would score:
ledger-scoring = Scoring
ledger-waits = At the safe:

## Safe

safe-here = the safe is here
safe-at = The safe: { $building }

## Identity

identity-title = YOU ARE
identity-secret = SECRET
identity-show = Show my secrets
identity-cover = Cover my secrets

## The board in words.

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
text-safe = The safe stands here: { $building }.
text-die = Die: { $face }, rolled by { $seat }.

## Round

round-none = The basic game has no cards.
round-off = The card round comes after the steps of a turn.
round-question = Everybody with a card answers in secret: play one or not?
round-running = Clockwise, everybody plays cards or passes.
round-player = Player
round-cards = Cards
round-wants = Wants to play
round-played = Played
round-yes = yes
round-no = no
round-asked = is asked
round-answered = has answered
round-now = plays or passes
round-must = must play a card
round-die = has the die
round-passes =
    { $number ->
        [one] passed
       *[other] passed { $number } times
    }
round-end = Passes in a row: { $passes }. With { $players } the round is over.

## Notes

notes-own = Your notes
notes-for = Note on { $agent }
notes-free = Anything else
notes-private = Nobody else ever sees your notes.
notes-seen = What everybody could see
notes-filter = Show notes on one agent
notes-all = All
notes-none = Nothing worth noting yet.
notes-failed = The notebook cannot be read right now.

## Dossier

dossier-title = Secret dossier
dossier-who = Who leads { $agent }?
dossier-off = This game is played without dossiers.
dossier-soon = When the first stone reaches field { $field }, everybody writes down who leads which agent. Each correct entry gives 5 points.
dossier-filed = All dossiers are written. Each correct entry gives 5 points at the end.
dossier-truth = The truth
dossier-right = correct
dossier-covered = Your dossier is covered, like your other secrets.

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

standing-goal = Goal: your secret agent furthest ahead.
standing-far = The leader is at { $number }; the game ends at { $goal }.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Everybody leads one secret agent, and nobody knows whose is whose. Move all agents through the town so that yours gains the most, and do not let it show.
    The owner of the stone that is furthest at the end wins.
    .title = What it is about
    .rules = H1.2, H2.3, H3.7
rules-town =
    Twelve buildings lie in a ring: Church (0), 1 to 10, Ruin (−3), and the Church again. Agents walk clockwise. Any number of them may stand in one building.
    Around the town runs the score track of 42 fields, with one stone for each agent.
    One safe stands in one building.
    .title = Town, track and safe
    .rules = H1.1, H1.3, H1.5
rules-setup =
    With two players 5 agents are in play, with three 6, with more all 7. All of them begin in the Church, their stones at the start, the safe in building 7.
    Each player secretly gets one identity. Agents that are left over are bystanders: they move and score like the others, but belong to nobody. With seven players there are none.
    .title = How it begins
    .rules = H2.1, H2.2, H2.3, H2.4, H2.5
rules-die = Roll at the start of your turn. A number gives that many steps. With 1–3 you choose 1, 2 or 3 steps; with Top Secret cards you may also take none.
    .title = The die
    .rules = H1.4, H3.1, H4.2
rules-moving =
    Each step moves one agent one building clockwise. Use all steps, on one agent or on several, on yours or on anybody's.
    The order of the steps does not matter; only where the agents end up counts. Then the die goes to the left.
    .title = Moving
    .rules = H3.2, H3.6
rules-scoring =
    If an agent that you moved stands with the safe after your last step, all stones score. Walking past the safe does nothing.
    Each stone goes forward by the number of its agent's building. Church: nothing. Ruin: 3 back, but never behind the start.
    .title = Scoring
    .rules = H3.3, H3.4
rules-safe = Whoever has the die puts the safe into any other building after a scoring, Church and Ruin included. That never causes another scoring.
    .title = Moving the safe
    .rules = H3.5, H4.11
rules-end =
    When a scoring brings a stone to 42 or beyond, the game is over. All stones of that scoring still move. Then the identities are shown.
    The furthest stone wins for its owner; equal stones share. If a bystander's stone alone is furthest, no player wins. After 500 turns the furthest stone wins.
    .title = The end
    .rules = H3.7, H3.8, H3.9
rules-cards =
    You begin with two cards and hold four at most. What a card does is written on it; it needs something on the board to act on.
    - Cards move agents, also backwards, swap them or send them to Church, Ruin or safe.
    - “Move the safe” never causes a scoring; what was about to score there does not score.
    - “Two stones on” goes to field 40 at most, so a card never ends the game.
    - “Second identity” gives you a bystander as well; the better of your stones counts.
    Of equal cards the oldest is played, and all see from which place in the hand it came.
    .title = Top Secret cards
    .rules = H4.1, H4.8, H4.10, H4.12, H4.13, H4.16, H4.17, H4.18
rules-gain =
    Only whoever has the die gains cards, one each time:
    - an agent that he moved ends in the Ruin,
    - he rolled 1–3 and moved nothing,
    - a card that he plays puts an agent into the Ruin.
    An empty pile is made anew from the played cards. A card gained during a card round can be played in a later round only.
    .title = Gaining cards
    .rules = H4.3, H4.4, H4.7, H4.14, H4.15
rules-round =
    After the steps everybody with a card answers in secret: do you want to play one? Without a card that can be played the answer is no.
    If somebody said yes, the round begins with whoever has the die if he said yes, else with the next on his left who did. He must play.
    Then, clockwise, each plays as many cards as he likes or passes. Who passed may play later. When as many have passed in a row as there are players, the round is over. Only then is scored, if an agent put to the safe this turn is still there.
    .title = The card round
    .rules = H4.5, H4.6, H4.9
rules-dossier =
    As soon as a stone reaches field 29, everybody writes down in secret who leads which agent: another player, or a bystander. Your own agents are left out, and you never name yourself.
    At the end each correct entry gives 5 points. Then only players' stones compete.
    .title = The secret dossier
    .rules = H5.1, H5.2, H5.3, H5.5
rules-notes = Who takes whom out of the Ruin, and who puts whom in? Who could have, and did not? Who causes a scoring, and who gains by it? The notebook writes this down for you.
    .title = What to watch
    .rules = H5.4

## Other

owner-bystander = bystander
step-number = { $step }
you = You
board-label = The town with its agents, and the score track around it
stone-of = Stone of { $agent }
pile =
    { $number ->
        [one] Top Secret: { $number } card in the pile
       *[other] Top Secret: { $number } cards in the pile
    }
discards =
    { $number ->
        [one] { $number } card played
       *[other] { $number } cards played
    }
strip-label = The agents and their points
hand-label = Your Top Secret cards
