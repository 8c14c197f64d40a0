### Suitcase: all texts of the game, for the terminal and the browser.

## Colour

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-other = { $name }

## Names of agents, and texts about one.

agent = agent { $number }
agent-carries = carries { $case }

## Case

case = { $colour } { $letter }
case-known = { $case } ({ $content })
case-notPlaced = not placed yet
case-delivered = opened by { $seat }
case-carried = { $seat }, { $agent } ({ $place })

## Content

content-bomb = bomb
    .indefinite = a bomb
content-secrets =
    { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }
content-unknown = unknown

## Places.

place-city = { $city }
place-base = { $colour } base
place-hq = headquarters
place-out = eliminated
place-hint = Choose a city on the board or from the list.
place-list = Cities from A to Z

## What may be done: an option in a list.

action-pack = { $contents }
action-place = a suitcase to { $city }
action-send = place an agent there
action-stay = place no agent there
action-step = { $agent } to { $city }
action-deliver = { $agent } into the headquarters
action-take = { $agent } picks up { $case }
action-drop = { $agent } puts the suitcase down
action-end_turn = end the turn
action-meet = duel against { $agent } first
action-card = card { $number }
action-claim = pick up { $case }
action-leave = pick up nothing
action-lose = { $agent } is eliminated
action-open_places = the suitcases are revealed
action-roll = dice: { $number } + { $number_2 }
action-open_duel = the duel cards are revealed
action-show = the suitcase is opened

## The same without what the question says already.

short-take = pick up { $case }
short-drop = put down
short-deliver = into the headquarters

## Questions to a player.

prompt-packing = Pack suitcases A–D: 5, 3 and 1 secrets, and the bomb.
prompt-placing = Suitcase { $letter } ({ $content }): choose a city.
prompt-outpost = Place an agent on the unused base?
prompt-moving =
    { $points ->
        [0] No steps left. You may still pick up or put down suitcases.
        [one] 1 step left. Choose an agent.
       *[other] { $points } steps left. Choose an agent.
    }
prompt-moving-bonus = Steps left: { $points }, bonus steps: { $bonus }. Choose an agent.
prompt-meeting = { $seat_2 } has two agents in { $city }. Choose the first duel.
prompt-attacking = You attack { $seat_2 } in { $city }. Choose a card; you win ties.
prompt-defending = { $seat_2 } attacks you in { $city }. Choose a card; the attacker wins ties.
prompt-claiming = You won in { $city }. Which suitcase does your agent pick up?
prompt-losing =
    { $number ->
        [one] Bomb! Choose { $number } more agent to lose.
       *[other] Bomb! Choose { $number } more agents to lose.
    }
prompt-agent = { $agent } ({ $place }): choose a city or a suitcase.

## Why something is not allowed.

why-not_for_players = This is decided by chance.
why-no_dotted_line = No dotted line leads from there to your headquarters.
why-pack_first = First pack your suitcases.
why-place_suitcases_first = First distribute your suitcases to cities.
why-different_cities = Choose a city on the board where you have no suitcase yet.
why-decide_on_outpost = First decide whether to place an agent on the unused base.
why-not_your_turn = It is not your turn.
why-foreign_suitcase_first = Deliver an opponent's suitcase first: at most two of your first three may be your own.
why-move_or_end = Move agents, pick up or put down suitcases, or end your turn.
why-no_points_left = This agent has no steps left.
why-no_line = No line leads there.
why-take_the_equal_agent = These agents are interchangeable: choose the lowest number.
why-three_in_a_city = Three of your agents would be in one city at the end of the turn; two may stay.
why-hq_needs_a_suitcase = This agent carries no suitcase.
why-carries_nothing = This agent carries no suitcase.
why-not_lying_there = That suitcase is not in this agent's city.
why-not_in_a_city = This agent is not in a city.
why-handled_already = This agent has picked up or put down a suitcase since the last step.
why-choose_a_card = There is a duel: choose a card.
why-wait_for_answers = You have answered. Wait for the others.
why-card_used = That card has been played, or you don't have it.
why-agent_is_out = This agent has been eliminated.
why-name_the_defender = First choose the defender for the duel.
why-not_among_these = These agents are interchangeable: choose the first one.
why-claim_or_leave = First pick up one of the suitcases left behind, or none.
why-not_dropped_here = That suitcase was not left behind in this duel.
why-name_the_lost = First choose the agents that you lose to the bomb.
why-game_over = The game is over.

## The rule behind it.

rule-K1 = Rolls and reveals are decided by chance (K1).
rule-K1-1 = Only dotted lines lead into a headquarters (K1.1).
rule-K2-2 = All players decide in secret what their suitcases hold (K2.2).
rule-K2-3 = All players distribute their four suitcases to four different cities (K2.3).
rule-K2-5 = With three players, two of them may place one agent each on the unused base (K2.5).
rule-K2-6 = The highest roll begins, then play goes clockwise (K2.6).
rule-K3-2 = At least one of your first three suitcases must be an opponent's (K3.2).
rule-K4-1 = Each step moves one agent along one line, split as you like; of interchangeable agents only one is offered (K4.1).
rule-K4-2 = At the end of a turn no city may hold more than two agents of one colour, and a lost duel may end the turn at once (K4.2).
rule-K4-4 = An agent enters a headquarters only with a suitcase (K4.4).
rule-K5-1 = An agent in a city may pick up a suitcase there, put one down, or exchange them (K5.1).
rule-K5-3 = In a city each agent may handle suitcases once between two steps (K5.3).
rule-K6-2 = Both players choose a duel card in secret (K6.2).
rule-K6-3 = A played duel card comes back when all seven are played (K6.3).
rule-K6-4 = The agent that loses a duel is eliminated, unless its card is a 0 (K6.4).
rule-K6-7 = Two defenders duel one after the other; the attacker chooses the order (K6.7).
rule-K6-8 = The winner may pick up one suitcase that was left behind in the duel (K6.8).
rule-K7-2 = A bomb eliminates half of the remaining agents, rounded up (K7.2).
rule-K8-1 = With ten secrets in your headquarters you win at once (K8.1).

## What happened, event by event.

event-starts = { $seat } begins.
event-outpost = { $seat } places an agent on the unused base.
event-rolled = { $seat } rolls { $number } + { $number_2 }.
event-taken = { $seat }'s { $agent } picks up { $case } in { $city }.
event-dropped = { $seat }'s { $agent } puts down { $case } in { $city }.
event-duel = Duel: { $seat }'s { $agent } attacks { $seat_2 }'s { $agent_2 }.
event-duel_opened-won = { $seat } shows { $number }, { $seat_2 } shows { $number_2 }: the attacker wins.
event-duel_opened-lost = { $seat } shows { $number }, { $seat_2 } shows { $number_2 }: the defender wins.
event-cards_back = { $seat } has all seven duel cards again.
event-beaten-out = { $seat }'s { $agent } is eliminated.
event-beaten-home = { $seat }'s { $agent } goes back to the base.
event-entered_hq = { $seat }'s { $agent } enters the headquarters with { $case }.
event-delivered-secrets = { $seat } opens { $case }: { $content }!
event-delivered-bomb = { $seat } opens { $case }: { FORM($content, case: "indefinite") }!
event-game_over-target = Ten secrets are delivered: the game is over.
event-game_over-alone = Only one player has agents left.
event-game_over-no_suitcases = The last suitcase is delivered.
event-game_over-turn_limit = Turn limit ({ $turns }): the game is over.
event-game_over-decided = Nobody can reach ten secrets any more: the game is decided.

## What happened, several events in one sentence.

story-placed = { $seat }'s suitcases: { $cases }.
story-case_in = { $letter } in { $city }
story-rolled_to_start = Rolls for the first turn: { $rolls }.
story-roll = { $seat } { $number }
story-stepped = { $seat } moves { $ways }.
story-way = { $agent } ({ $source } → { $target })
story-way_back = { $agent } ({ $source } and back)
story-exchanged = { $seat }'s { $agent } picks up { $case } in { $city } and puts down { $case_2 }.
story-lost = { $seat } loses to the bomb: { $agents }.
story-packed = { $letter } { $content }

## How the game ended.

outcome-target = { $seats } wins with { content-secrets }.
outcome-alone = { $seats } wins with { content-secrets }: nobody else has agents left.
outcome-no_suitcases = All suitcases are delivered: { $seats } wins with { content-secrets }.
outcome-no_suitcases-shared = All suitcases are delivered: { $seats } share the win with { content-secrets } each.
outcome-turn_limit = Turn limit ({ $turns }): { $seats } wins with { content-secrets }.
outcome-turn_limit-first = Turn limit ({ $turns }): { $seats } wins, the first to have { content-secrets }.
outcome-turn_limit-shared = Turn limit ({ $turns }): { $seats } share the win with { content-secrets } each.
outcome-decided = Nobody can reach ten secrets any more: { $seats } wins with { content-secrets }.
outcome-decided-first = Nobody can reach ten secrets any more: { $seats } wins, the first to have { content-secrets }.

## What the points are made of.

scoring-delivered = { $seat } delivers { $case }: { $content }
scoring-total = { $seat }: { $secrets }

## Panel

panel-ledger = Suitcase list
panel-duels = Duels

## Print

print-board = Board: Europe
print-europe_1985 = Board: Europe, earlier version
print-sprint = Board of the short game

## Corner

corner-north_west = NW
corner-north_east = NE
corner-south_east = SE
corner-south_west = SW

## Base

base-of = Base ({ $colour }), { $seat }; agents there: { $number }
base-nobody = Base ({ $colour }): unused

## Hq

hq-of = Headquarters ({ $colour }), { $seat }: { $number } of 10 secrets
hq-nobody = Headquarters ({ $colour }): nobody plays this colour

## Proper names that stand on the board, in this language.

name-Copenhagen = Copenhagen
name-West_Berlin = West Berlin
name-East_Berlin = East Berlin
name-London = London
name-Paris = Paris
name-Murmansk = Murmansk
name-Moscow = Moscow
name-Gorky = Gorky
name-Warsaw = Warsaw
name-Beirut = Beirut
name-Cairo = Cairo
name-Tripoli = Tripoli
name-Athens = Athens
name-Tbilisi = Tbilisi
name-Istanbul = Istanbul
name-Kiev = Kiev
name-Belgrade = Belgrade
name-Vienna = Vienna
name-Lisbon = Lisbon
name-Geneva = Geneva
name-Algiers = Algiers
name-Rome = Rome
name-Zurich = Zurich
name-Hanover = Hanover
name-Gdansk = Gdansk
name-Poznan = Poznan
name-Budapest = Budapest
name-Prague = Prague
name-Milan = Milan
name-Strasbourg = Strasbourg
name-Venice = Venice
name-Munich = Munich

## Dice

dice-rolled = { $seat } rolls { $one } + { $two }.
dice-none = Not rolled yet.

## Steps

steps-who = Which agent?
steps-where = Where does { $agent } go?
steps-duel = duel

## Pack

pack-case = Suitcase { $letter }
pack-put = { $content } into suitcase { $letter }
pack-hint = Only you see this.
pack-done = Pack like this
pack-shuffle = Shuffle

## Duel

duel-title = Duel
duel-attacker = attacker
duel-defender = defender
duel-waiting = Both choose a card …
duel-won = { $seat } wins
duel-choose = Your duel cards
duel-other = { $seat } has:

## Delivery

delivery-title = { $seat }: at headquarters
delivery-door = What is in { $case }?
delivery-total = { $number } of { $goal } secrets
delivery-bomb = The bomb goes off!
delivery-lost =
    { $number ->
        [one] { $number } agent is eliminated.
       *[other] { $number } agents are eliminated.
    }

## Cards. Attribute “text”: what a card does.

card-left = Card { $number }
card-used = Card { $number }, played

## Hand

hand-cases = Your suitcases
hand-cards = Your duel cards

## Secrets

secrets-show = Show my secrets
secrets-cover = Hide my secrets

## The suitcase list

ledger-note = Everyone can see where a suitcase is. Only its owner knows the contents, until somebody delivers it.
ledger-case = Suitcase
ledger-holds = Contents
ledger-where = Where
ledger-everybody = everyone knows
ledger-only = known only to: { $seat }
ledger-secrets = { $number } of { $goal } secrets
ledger-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    }

## Duels

duels-note = Played cards are face up. After the seventh, all seven come back.
duels-fought = Duels so far
duels-none = No duel yet.

## What a player has, in the list of players.

holds-secrets = { $number }/{ $goal }
holds-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    }

## The text view of the board.

text-seat = { $seat }: { $colour }, base { $point }, headquarters { $goal }; secrets delivered: { $secrets }.
text-agentsOf = Agents: { $seat }
text-agent = Agent
text-where = Place
text-load = Carries
text-nothing = nothing
text-cases = Suitcases
text-cities = Cities
text-city = City
text-inside = There
text-lines = Lines to
text-empty = empty
text-dotted = headquarters { $colour } (dotted)
text-pick = Choose
text-choose = Choose { $name }
text-chosen = Chosen
text-why = Why not { $name }?

## Where one stands

standing-goal = Goal: be the first to deliver { $goal } secrets to your headquarters.
standing-far = The leader has { $number }.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Suitcases full of state secrets are spread over Europe. Your agents carry them to your headquarters. The first player with ten secrets there wins at once.
    At least one of the first three suitcases that you deliver must be an opponent's; a bomb counts as a suitcase. So after two of your own, a third must wait until you have delivered an opponent's. Until then you may carry it, put it down or exchange it.
    .title = The goal
    .rules = K3.1, K3.2, K3.3
rules-map = Lines connect the cities, and you may walk them in both directions. Each corner has a base of one colour and the headquarters of another. Yours is diagonally opposite your base, and only the dotted lines lead in.
    .title = The board
    .rules = K1.1, K1.4, K4.5
rules-have = Seven agents, four suitcases A to D, and seven duel cards: 0, 0, 1, 2, 3, 4, 5. The suitcases hold 5, 3 and 1 secrets, and one holds a bomb. There are two dice with the numbers 0, 1, 1, 2, 2, 3.
    .title = What each player has
    .rules = K1.2, K1.3, K1.5
rules-packing =
    First all players decide in secret what each suitcase holds. Then they distribute their four suitcases to four different cities, in secret and at the same time; any city will do. Suitcases of different colours may be in one city. Then everyone sees where they are.
    All agents start on their own base. The highest roll begins, then play goes clockwise. Two players sit in opposite corners.
    .title = Packing and distributing
    .rules = K2.1, K2.2, K2.3, K2.4, K2.6, K2.7
rules-outpost =
    With three players, one of them has nobody opposite. So each of the other two may place one agent on the unused base before the first turn. A table can also play without this rule.
    Such an agent returns to its own base, like all others.
    .title = Three players
    .rules = K2.5, K2.7
rules-moving =
    Roll both dice. The sum is your number of steps, for one agent or for several; each step is one line. Steps may lapse, and a roll of 0 gives none.
    At the end of a turn no city may hold three agents of one colour; passing through is allowed. So a step is allowed only if you can still keep to this. Agents leave a base but never enter one by steps. Only its owner's agents enter a headquarters, and only with a suitcase.
    .title = Moving
    .rules = K4.1, K4.2, K4.3, K4.4, K9.1
rules-suitcases =
    An agent in a city may pick up a suitcase that is there, no matter whose it is, put its own down, or exchange the two. An agent carries one suitcase at most. This costs no step. It is allowed in passing and without moving, but only once for each agent between two steps, and not during a duel.
    Everyone can see where each suitcase is. Only its owner knows the contents.
    .title = Suitcases
    .rules = K5.1, K5.2, K5.3
rules-duel =
    An agent that enters a city with opposing agents must stop and duel. Both players choose one of their duel cards in secret and reveal them. The higher card wins; the attacker wins ties.
    Both cards are played, for everyone to see. When your seventh card is played, all seven come back.
    The loser's agent is eliminated. If the loser's card is a 0, the agent goes back to its base instead. There are no duels on bases.
    .title = Duels
    .rules = K6.1, K6.2, K6.3, K6.4, K6.9
rules-fight =
    If the attacker loses, the turn ends and all steps lapse. If the attacker wins, that agent gets a bonus step and the turn goes on. Bonus steps lapse at the end of the turn, or when the agent delivers.
    Two opposing agents duel one after the other; the attacker chooses the order, and the second duel follows only a win. Two wins give two bonus steps.
    The loser's suitcase stays in the city. After the last duel the winner may pick up one suitcase that was left behind; a defender does so at once.
    .title = After a duel
    .rules = K6.5, K6.6, K6.7, K6.8, K9.2, K9.4
rules-delivery = When your agent enters your headquarters, the suitcase is opened. Everyone sees the contents, and they count for you. The agent goes back to the base and may move again if steps are left.
    .title = Delivering
    .rules = K7.1, K9.3
rules-bomb = A bomb eliminates half of your agents at once, rounded up: 4 of 7, 1 of 1. You choose which; the agent that carried it counts too and goes to the base if you spare it. Suitcases of eliminated agents stay where they are. Then the turn goes on.
    .title = The bomb
    .rules = K7.2, K7.3
rules-end = With ten secrets you win at once. Players without agents are out of the game; their suitcases stay. If only one player has agents left, that player wins. The game also ends when nobody can reach ten any more, even with everything that is not delivered yet, and at the turn limit. Then the player with the most secrets wins; in a tie, the one who had them first; if nobody has any, the one with the most agents.
    .title = End of the game
    .rules = K8.1, K8.2, K8.3

## Other

you = You
board-label = The board with its cities, suitcases and agents
points =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
bonus =
    { $number ->
        [one] { $number } bonus step
       *[other] { $number } bonus steps
    }
lose-alike = { $place }, one of { $number } interchangeable agents
cards-left = Cards left: { $numbers }
