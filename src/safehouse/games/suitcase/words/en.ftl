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
place-out = out of the game
place-hint = Pick a city on the map, or take one from the list.
place-list = Cities from A to Z

## What may be done: an option in a list.

action-pack = { $contents }
action-place = a suitcase into { $city }
action-send = send an agent there
action-stay = stay at home
action-step = { $agent } to { $city }
action-deliver = { $agent } into the headquarters
action-take = { $agent } takes { $case }
action-drop = { $agent } puts his suitcase down
action-end_turn = end the turn
action-meet = meet { $agent } first
action-card = card { $number }
action-claim = take { $case }
action-leave = take nothing
action-lose = { $agent } is lost
action-open_places = the suitcases are shown
action-roll = dice: { $number } + { $number_2 }
action-open_duel = the duel cards are shown
action-show = the suitcase is opened

## The same without what the question says already.

short-take = take { $case }
short-drop = put down
short-deliver = into the headquarters

## Questions to a player.

prompt-packing = { $seat }, pack your suitcases A, B, C and D: 5, 3 and 1 secrets, and the bomb.
prompt-placing = { $seat }, into which city goes suitcase { $letter } ({ $content })?
prompt-outpost = { $seat }, do you send an agent to the base that belongs to nobody?
prompt-moving =
    { $points ->
        [0] { $seat }, no step is left; suitcases may still be handled.
        [one] { $seat }, one step is left. Which agent?
       *[other] { $seat }, { $points } steps are left. Which agent?
    }
prompt-moving-bonus = { $seat }, steps left: { $points }, and bonus steps: { $bonus }. Which agent?
prompt-meeting = { $seat }, two agents of { $seat_2 } stand in { $city }. Whom do you meet first?
prompt-attacking = { $seat }, you attack { $seat_2 } in { $city }. Which card? A tie is yours.
prompt-defending = { $seat }, { $seat_2 } attacks you in { $city }. Which card? A tie is the attacker's.
prompt-claiming = { $seat }, you won in { $city }. Which suitcase does your agent take?
prompt-losing =
    { $number ->
        [one] { $seat }, the bomb goes off: name { $number } more agent who is lost.
       *[other] { $seat }, the bomb goes off: name { $number } more agents who are lost.
    }
prompt-agent = { $seat }, { $agent } ({ $place }): where to, or which suitcase?

## Why something is not allowed.

why-not_for_players = Only chance can do that.
why-no_dotted_line = No dotted line leads from there to your headquarters.
why-pack_first = First decide what your suitcases hold.
why-place_suitcases_first = First put your suitcases into cities.
why-different_cities = One of your suitcases is in that city already, or there is no such city.
why-decide_on_outpost = First decide whether you send an agent to the empty base.
why-not_your_turn = It is not your turn.
why-foreign_suitcase_first = Two own suitcases are in, and no foreign one: this third own one must wait.
why-move_or_end = Now you move agents, handle suitcases or end the turn.
why-no_points_left = He has no step left.
why-no_line = No line leads there.
why-take_the_equal_agent = An agent with a smaller number stands there in just the same way: take him.
why-three_in_a_city = Three of your agents would be left in one city.
why-hq_needs_a_suitcase = He carries no suitcase.
why-carries_nothing = He carries nothing.
why-not_lying_there = That suitcase does not lie in his city.
why-not_in_a_city = He is not in a city.
why-handled_already = He has handled a suitcase since the last step.
why-choose_a_card = A duel is on: choose a card.
why-wait_for_answers = You have answered; somebody else still thinks.
why-card_used = That card is used up, or you have none of it.
why-agent_is_out = He is out of the game.
why-name_the_defender = First name the defender whom you meet.
why-not_among_these = Of agents that are equal, the first one is named: this one is not among the choices now.
why-claim_or_leave = First take a dropped suitcase, or none.
why-not_dropped_here = That suitcase was not dropped in this fight.
why-name_the_lost = First name the agents whom the bomb takes.
why-game_over = The game is over.

## The rule behind it.

rule-K1 = Rolling and revealing are chance's (K1).
rule-K1-1 = A headquarters can be entered only along its dotted lines (K1.1).
rule-K2-2 = Everybody decides secretly what his suitcases hold (K2.2).
rule-K2-3 = Everybody puts his four suitcases into four different cities (K2.3).
rule-K2-5 = With three players, two of them may put one agent on the base that belongs to nobody (K2.5).
rule-K2-6 = The highest roll begins, then it goes clockwise (K2.6).
rule-K3-2 = At least one of a player's first three suitcases must be a foreign one (K3.2).
rule-K4-1 = Every point moves one agent along one line, split as you like; equal agents are offered once (K4.1).
rule-K4-2 = At the end of a turn no city may hold more than two agents of one colour, and a lost duel may end it at once (K4.2).
rule-K4-4 = A headquarters is entered only with a suitcase (K4.4).
rule-K5-1 = An agent in a city may take a suitcase that lies there, put his down, or change them (K5.1).
rule-K5-3 = In a city each agent handles suitcases once between two steps (K5.3).
rule-K6-2 = Both choose a duel card secretly (K6.2).
rule-K6-3 = A duel card is used up until all seven are (K6.3).
rule-K6-4 = A beaten agent leaves the game, unless his card was a 0 (K6.4).
rule-K6-7 = Two defenders are met one after the other, as the attacker says (K6.7).
rule-K6-8 = The winner may take one suitcase that was dropped in the fight (K6.8).
rule-K7-2 = A bomb takes half of the remaining agents, rounded up (K7.2).
rule-K8-1 = Ten secrets in the headquarters win at once (K8.1).

## What happened, event by event.

event-starts = { $seat } begins.
event-outpost = { $seat } sent an agent to the base that belongs to nobody.
event-rolled = { $seat } rolled { $number } + { $number_2 }.
event-taken = { $seat }'s { $agent } took { $case } in { $city }.
event-dropped = { $seat }'s { $agent } left { $case } in { $city }.
event-duel = Duel: { $seat }'s { $agent } attacks { $agent_2 } of { $seat_2 }.
event-duel_opened-won = { $seat } shows { $number }, { $seat_2 } shows { $number_2 }: the attacker wins.
event-duel_opened-lost = { $seat } shows { $number }, { $seat_2 } shows { $number_2 }: the defender wins.
event-cards_back = { $seat } has all seven duel cards again.
event-beaten-out = { $seat }'s { $agent } is out of the game.
event-beaten-home = { $seat }'s { $agent } escapes to his base.
event-entered_hq = { $seat }'s { $agent } enters the headquarters with { $case }.
event-delivered-secrets = { $seat } opens { $case }: { $content }!
event-delivered-bomb = { $seat } opens { $case }: { FORM($content, case: "indefinite") }!
event-game_over-target = Ten secrets are in: the game is over.
event-game_over-alone = Only one player has agents left.
event-game_over-no_suitcases = The last suitcase is delivered.
event-game_over-turn_limit = { $turns } turns have been played: that is the limit.
event-game_over-decided = Nobody can reach ten secrets any more, even with all that is not delivered yet: the game is decided.

## What happened, several events in one sentence.

story-placed = { $seat }'s suitcases: { $cases }.
story-case_in = { $letter } in { $city }
story-rolled_to_start = Rolls for the start: { $rolls }.
story-roll = { $seat } { $number }
story-stepped = { $seat } moved { $ways }.
story-way = { $agent } ({ $source } → { $target })
story-way_back = { $agent } ({ $source } and back)
story-exchanged = { $seat }'s { $agent } took { $case } in { $city } and left { $case_2 }.
story-lost = The bomb took of { $seat }: { $agents }.
story-packed = { $letter } { $content }

## How the game ended.

outcome-target = { $seats } wins with { content-secrets }.
outcome-alone = { $seats } wins as the last one with agents, with { content-secrets }.
outcome-no_suitcases = No suitcase is left: { $seats } wins with { content-secrets }.
outcome-no_suitcases-shared = No suitcase is left: { $seats } share the win with { content-secrets } each.
outcome-turn_limit = { $turns } turns are enough: { $seats } wins with { content-secrets }.
outcome-turn_limit-first = { $turns } turns are enough: { $seats } wins, having had { content-secrets } first.
outcome-turn_limit-shared = { $turns } turns are enough: { $seats } share the win with { content-secrets } each.
outcome-decided = Nobody could reach ten secrets any more: { $seats } wins with { content-secrets }.
outcome-decided-first = Nobody could reach ten secrets any more: { $seats } wins, having had { content-secrets } first.

## What the points are made of.

scoring-delivered = { $seat } delivered { $case }: { $content }
scoring-total = { $seat }: { $secrets }

## Panel

panel-ledger = Ledger
panel-duels = Duels

## Print

print-board = Map of Europe
print-europe_1985 = Map of Europe, earlier version
print-sprint = Map of the short game

## Corner

corner-north_west = NW
corner-north_east = NE
corner-south_east = SE
corner-south_west = SW

## Base

base-of = Base { $colour }, { $seat }; agents there: { $number }
base-nobody = Base { $colour }: belongs to nobody

## Hq

hq-of = Headquarters { $colour }, { $seat }: { $number } of 10 secrets
hq-nobody = Headquarters { $colour }: nobody plays this colour

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

dice-rolled = { $seat }: rolled { $one } + { $two }.
dice-none = Nobody has rolled yet.

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
duel-attacker = attacks
duel-defender = defends
duel-waiting = Both choose a card …
duel-won = Wins: { $seat }
duel-choose = Your duel cards
duel-other = { $seat } has:

## Delivery

delivery-title = { $seat }: at headquarters
delivery-door = What is in { $case }?
delivery-total = { $number } of { $goal } secrets
delivery-bomb = The bomb goes off!
delivery-lost =
    { $number ->
        [one] { $number } agent is lost.
       *[other] { $number } agents are lost.
    }

## Cards. Attribute “text”: what a card does.

card-left = Card { $number }
card-used = Card { $number }, used

## Hand

hand-cases = Your suitcases
hand-cards = Your duel cards

## Secrets

secrets-show = Show my secrets
secrets-cover = Cover my secrets

## Ledger

ledger-note = Where a suitcase is, everybody sees. What it holds, only its owner knows until somebody brings it home.
ledger-case = Suitcase
ledger-holds = Holds
ledger-where = Where
ledger-everybody = everybody knows
ledger-only = known to: { $seat }
ledger-secrets = { $number } of { $goal } secrets
ledger-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    }

## Duels

duels-note = Used cards lie open. When the seventh is used, all seven are back.
duels-fought = Duels so far
duels-none = No duel yet.

## What a player has, in the list of players.

holds-secrets = { $number }/{ $goal }
holds-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    }

## The board in words.

text-seat = { $seat }: { $colour }, base { $point }, headquarters { $goal }; secrets delivered: { $secrets }.
text-agentsOf = Agents: { $seat }
text-agent = Agent
text-where = Place
text-load = Carries
text-nothing = nothing
text-cases = Suitcases
text-cities = Cities
text-city = City
text-inside = Inside
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
    Suitcases full of state secrets lie all over Europe. Let your agents carry them into your headquarters. Whoever has ten secrets there wins at once.
    At least one of the first three suitcases that you deliver must be a foreign one; a bomb counts as a suitcase. So a third own one has to wait in front of the door as long as no foreign one is in. You may carry it up to there, put it down or change it.
    .title = What it is about
    .rules = K3.1, K3.2, K3.3
rules-map = Cities are joined by lines, which are walked in both directions. In each corner lies a base of one colour and the headquarters of another. Yours is diagonally opposite to your base, and only the dotted lines lead in.
    .title = The map
    .rules = K1.1, K1.4, K4.5
rules-have = Seven agents, four suitcases A to D, and seven duel cards: 0, 0, 1, 2, 3, 4, 5. The suitcases hold 5, 3 and 1 secrets, and one holds a bomb. There are two dice with the faces 0, 1, 1, 2, 2, 3.
    .title = What everybody has
    .rules = K1.2, K1.3, K1.5
rules-packing =
    First everybody decides in secret which suitcase holds what. Then all put their four suitcases into four different cities, hidden and at the same time; any city will do. Suitcases of different colours may meet in one city. Then all are shown where they lie.
    All agents start on their own base. The highest roll begins, then clockwise. Two players sit in opposite corners.
    .title = Packing and placing
    .rules = K2.1, K2.2, K2.3, K2.4, K2.6, K2.7
rules-outpost =
    With three players one of them has nobody opposite. Each of the other two may therefore put one agent on the base that belongs to nobody, before the first turn. A table can also play without this.
    An agent from there returns to his own base, like all others.
    .title = Three players
    .rules = K2.5, K2.7
rules-moving =
    Roll both dice. The sum is the number of steps, for one agent or spread over several; one line each. Steps may be left over, and a roll of 0 gives none.
    At the end of a turn no city may hold three agents of one colour; passing through is free. So a step is allowed only if this can still be put right. Bases are left, never entered. Into a headquarters goes only an agent of its owner, with a suitcase.
    .title = Moving
    .rules = K4.1, K4.2, K4.3, K4.4, K9.1
rules-suitcases =
    An agent in a city may take a suitcase that lies there, whoever owns it, put his own down, or change the two. He carries one at most. It costs no step and is allowed in passing, moved or not, but only once for each agent between two steps, and not while a duel is on.
    Where each suitcase is, everybody sees. What it holds, only its owner knows.
    .title = Suitcases
    .rules = K5.1, K5.2, K5.3
rules-duel =
    Who enters a city with foreign agents must stop and duel. Both choose one of their duel cards in secret and show them. The higher wins; the attacker wins ties.
    Both cards are used up, for all to see. When somebody's seventh card is used, all seven are back.
    The loser's agent leaves the game. If his card was a 0, he goes back to his base instead. There are no duels on bases.
    .title = Duels
    .rules = K6.1, K6.2, K6.3, K6.4, K6.9
rules-fight =
    An attacker who loses ends the turn: all steps are gone. An attacker who wins gets a bonus step for that agent and goes on. Bonus steps may be used at any time in the turn and lapse at its end, or when he delivers.
    Two foreign agents are met one after the other, as the attacker says, the second only if the first was beaten. Two wins give two bonus steps.
    The suitcase of a beaten agent stays in the city. After the last duel the winner may take one that was dropped in the fight; a defender does so at once.
    .title = After a duel
    .rules = K6.5, K6.6, K6.7, K6.8, K9.2, K9.4
rules-delivery = An agent who enters your headquarters opens the suitcase. What it holds is now open to all and counts for you. The agent goes back to the base and may move again if steps are left.
    .title = Delivering
    .rules = K7.1, K9.3
rules-bomb = If it was a bomb, you lose half of your agents at once, rounded up: of 7 you lose 4, of 1 you lose 1. You choose which ones, the carrier among them; if he is spared he goes to the base. Suitcases of lost agents stay where they were. Then the turn goes on.
    .title = The bomb
    .rules = K7.2, K7.3
rules-end = Ten secrets win at once. Players without agents are out; their suitcases stay. If only one player has agents left, that player wins. The game also ends at once when nobody can reach ten any more, even with everything that is not delivered yet, and after a great many turns. Then the most secrets win; if they are equal, whoever had them first; if nobody has any, the most agents.
    .title = The end
    .rules = K8.1, K8.2, K8.3

## Other

you = You
board-label = The map with its cities, suitcases and agents
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
lose-alike = { $place }, one of { $number } alike
cards-left = Cards left: { $numbers }
