### Vienna: all texts of the game, for the terminal and the browser.

## Attributes: “count” with a number, “brief” where there is no room.

bribe-chocolate = chocolate
    .count = { $number } chocolate
    .brief = Ch
bribe-wine = wine
    .count = { $number } wine
    .brief = Wi
bribe-magazine = magazine
    .count =
        { $number ->
            [one] { $number } magazine
           *[other] { $number } magazines
        }
    .brief = Ma
bribe-coffee = coffee
    .count = { $number } coffee
    .brief = Co
bribe-tobacco = tobacco
    .count = { $number } tobacco
    .brief = To

## Info

info-bottle = flask
    .count =
        { $number ->
            [one] { $number } flask
           *[other] { $number } flasks
        }
    .brief = F
info-pistol = pistol
    .count =
        { $number ->
            [one] { $number } pistol
           *[other] { $number } pistols
        }
    .brief = P
info-briefcase = briefcase
    .count =
        { $number ->
            [one] { $number } briefcase
           *[other] { $number } briefcases
        }
    .brief = C
info-microfilm = microfilm
    .count =
        { $number ->
            [one] { $number } microfilm
           *[other] { $number } microfilms
        }
    .brief = M
info-slide = slide
    .count =
        { $number ->
            [one] { $number } slide
           *[other] { $number } slides
        }
    .brief = S

## Seal

seal-administration = adminis­tration
    .count = { $number } administration
    .brief = Ad
seal-science = science
    .count = { $number } science
    .brief = Sc
seal-religion = religion
    .count = { $number } religion
    .brief = Re
seal-culture = culture
    .count = { $number } culture
    .brief = Cu
seal-nobility = nobility
    .count = { $number } nobility
    .brief = No

## Colour

colour-purple = purple
colour-pink = pink
colour-orange = orange
colour-brown = brown
colour-grey = grey

## Flag

flag-usa = USA
    .brief = US
    .adjective = US
flag-ussr = USSR
    .brief = SU
    .adjective = Soviet
flag-france = France
    .brief = FR
    .adjective = French
flag-great_britain = Great Britain
    .brief = GB
    .adjective = British
flag-austria = Austria
    .brief = AT
    .adjective = Austrian

## Source

source-building = { $building }
source-supply = the supply
source-figure = the Feld agent

## Bonus

bonus-bribe = a bribe of your choice
bonus-marker = any marker 1 space
bonus-different_bribes = different bribes, as many as there are players
bonus-alike = { $number } bribes of one kind
bonus-push = the { $info } marker 2 spaces
bonus-cards = 2 cards for the next round

## Thing

thing-agent = an agent
    .text = One more agent for your supply, { $price }. You can hire three in all.
thing-telephone = telephone
    .text = Draw 4 cards instead of 3 each round and discard one, { $price }.
thing-map = map
    .text = From now on your bribes count as shillings for purchases and on paydays, { $price }.
thing-cash_box = cash box
    .text = Holds up to 12 shillings of what you receive. You cannot spend them; each is worth 2 points at the end. Each fulfilled mission adds 1; { $price }.
thing-seal = seal
    .text = 3 extra points for each mission that you fulfil, { $price }.
thing-side_table = side table
    .text = A fourth drawer and a fourth mission space, { $price }.

## Figure

figure-hamburg = Hamburg
    .text = Fulfilled missions that pay money pay 1 shilling more. On a nobility building the Feld agent costs 1 bribe at most.
figure-amsterdam = Amsterdam
    .text = If action II gives you coffee, take 1 more. Once the Feld agent is on the board, 1 coffee may count as another bribe in each mission.
figure-new_york = New York City
    .text = US missions need 1 bribe less and give 1 point more. On a US building the Feld agent costs 1 bribe at most.
figure-marrakesh = Marrakesh
    .text = Each mission that you accept pays 1 shilling more. If you place another agent next door, the Feld agent may walk on to a neighbouring building.

## Due

due-purchase = Purchase: everyone may buy one thing
due-payday = Payday: every agent on the board costs 1 shilling
due-farewell = Each unfulfilled mission costs an agent

## What a card does in a drawer. Attribute “brief”: the same on a desk.

ability-bribe_more = If action { $action } gives you { $x }, take 1 more { $x }.
    .brief = { $action } { $x }: +1 { $x }
ability-bribe_points = If action { $action } gives you { $x }, score 2 points.
    .brief = { $action } { $x }: 2 points
ability-bribe_marker = If action { $action } gives you { $x }, advance any marker 1 space.
    .brief = { $action } { $x }: any marker +1
ability-colour_bribe = Agent in action { $action } on a { $x } building: take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-colour_points = Agent in action { $action } on a { $x } building: score 3 points.
    .brief = { $action } { $x }: 3 points
ability-colour_marker = Agent in action { $action } on a { $x } building: advance any marker 1 space.
    .brief = { $action } { $x }: any marker +1
ability-flag_discount = Agent in action { $action } on a building with the { FORM($x, case: "adjective") } flag: pay 1 bribe less.
    .brief = { $action } { $x }: pay 1 less
ability-flag_bribe = Agent in action { $action } on a building with the { FORM($x, case: "adjective") } flag: take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-flag_points = Agent in action { $action } on a building with the { FORM($x, case: "adjective") } flag: score 3 points.
    .brief = { $action } { $x }: 3 points
ability-flag_marker = Agent in action { $action } on a building with the { FORM($x, case: "adjective") } flag: advance any marker 1 space.
    .brief = { $action } { $x }: any marker +1
ability-marker_bribe = If your action { $action } advances the { $x } marker, take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-marker_points = If your action { $action } advances the { $x } marker, score 2 points.
    .brief = { $action } { $x }: 2 points
ability-foreign_bribes = Agent in action { $action } on a building with opposing agents: take { $x }.
    .brief = { $action } opposing agents: { $x }
ability-foreign_points = Agent in action { $action } on a building with opposing agents: score 5 points.
    .brief = { $action } opposing agents: 5 points
ability-seal_discount = Agent in action { $action } on a building with the { $x } seal: pay 1 bribe less.
    .brief = { $action } { $x }: pay 1 less
ability-seal_bribe = Agent in action { $action } on a building with the { $x } seal: take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-seal_points = Agent in action { $action } on a building with the { $x } seal: score 3 points.
    .brief = { $action } { $x }: 3 points
ability-seal_marker = Agent in action { $action } on a building with the { $x } seal: advance any marker 1 space.
    .brief = { $action } { $x }: any marker +1
ability-foreign_discount = Agent in action { $action } on a building with opposing agents: pay 1 bribe less.
    .brief = { $action } opposing agents: pay 1 less
ability-foreign_cards = Agent in action { $action } on a building with opposing agents: draw 2 cards now for the next round.
    .brief = { $action } opposing agents: 2 cards
ability-info_bribes = For each { $x } taken in action { $action }: as many different bribes as there are players.
    .brief = { $action } take { $x }: different bribes
ability-info_points = For each { $x } taken in action { $action }: 8 points.
    .brief = { $action } take { $x }: 8 points
ability-info_marker = For each { $x } taken in action { $action }: advance the { $x } marker 2 spaces.
    .brief = { $action } take { $x }: its marker +2
ability-bribe_joker = In action { $action }, { $x } pays for buildings of every colour.
    .brief = { $action } { $x } pays for all
ability-marker_joker = If your card for action { $action } shows { $x }, you may advance another marker instead.
    .brief = { $action } { $x }: other marker
ability-new_info_points = For each info tile of a kind new to you, taken in action { $action }: 5 points.
    .brief = { $action } new kind of tile: 5 points
ability-square_bribes = For each info tile from a { $x }-square in action { $action }: { $x } bribes of one kind.
    .brief = { $action } { $x }-square: { $x } alike
ability-any_info_bribe = For each info tile taken in action { $action }: 1 bribe of your choice.
    .brief = { $action } any tile: 1 bribe

## Cards. Attribute “text”: what a card does.

card-drawer = { $ability }
card-whole = { $bribe }/{ $info } ({ $ability })
card-bribe = { $bribe }
card-info = { $info }
card-label = Card { $number }. Action I: { $ability } Action II: { $bribe }. Action IV: { $info }.
card-used = Assigned to action { $action }.

## Mission

mission = { $id } { $flag }
mission-whole = { $mission } ({ $needs }: { $reward })
mission-fulfil = Fulfil a mission:
mission-accept = Or accept one from the board:

## Needs

needs-seals = agents on { $shown }
needs-bribes = own { $shown }
needs-building = an agent on building { $letter }, { $building }
needs-infos = own { $shown }

## Options of a table.

option-version = version
option-version-starter = starter
option-version-full = full
option-flags = flags
option-flags-printed = as printed
option-flags-random = dealt at random
option-third_man = the third man
option-third_man-no = no
option-third_man-yes = yes
option-feld_agents = Feld agents
option-feld_agents-no = no
option-feld_agents-yes = yes
option-figures = which Feld agent
option-figures-choose = players choose
option-figures-deal = dealt at random
option-start = start player
option-start-random = at random

## What may be done: an option in a list.

action-pass = nothing
action-assign = assign card { $card }
action-drawer = into drawer { $slot }
action-take = no agent, take { $bribes }
action-earn = no agent, take 2 shillings
action-place = place an agent on { $building }
action-from = the agent comes from: { $source }
action-pay = pay { $means }
action-fire = first: { $bonus }
action-gift = take { $bribes }
action-mark = advance the { $info } marker
action-draw_two = draw 2 cards for the next round
action-surround = take { $square } with the third man's help
action-walk = walk to { $building }
action-fulfil = fulfil { $mission }
action-accept = accept { $mission }
action-box = { $shillings } into the cash box
action-lead = choose { $colour }
action-buy = buy: { $thing }
action-remove = take back the agent on { $building }
action-flag = flag dealt: { $flag }
action-tile = info tile dealt: { $info }
action-info = first info tile: { $info }
action-colour = Feld agent: { $colour }
action-mission = mission drawn: { $mission }
action-start = { $seat } begins
action-card = card drawn: { $card }
action-open_rest = the other cards are discarded
action-show = the card is revealed

## The same without what the question says already.

short-building = { $building }
short-card = { $bribe }/{ $info }
short-fulfil = fulfil { $mission }
short-accept = accept { $mission }
short-place = { $building } ({ $cost })
short-drawer = drawer { $number }, replacing { $card }
short-drawer-free = drawer { $number } (free)
short-coins = the rest in shillings

## Questions to a player.

prompt-storing = Action I: choose a drawer for { $card }.
prompt-acting = Action III: place an agent, or take 2 bribes of one kind.
prompt-sourcing = { $building }: where does the agent come from?
prompt-paying = { $building }: choose a bribe to pay. Still to pay: { $number }.
prompt-surrounding = Choose the square where the third man helps. It scores 1 point less.
prompt-firing = Several abilities take effect. Choose the first one.
prompt-swerving = Action IV: choose a marker to advance.
prompt-third_walking = Choose where the third man goes.
prompt-figure_walking = Choose where your Feld agent walks.
prompt-commissioning = { $building }: fulfil missions, or accept one.
prompt-boxing = You get { $shillings }: how much goes into the cash box?
prompt-leading = Choose your Feld agent.
prompt-buying = Purchase: what do you buy?
prompt-settling = Payday. Unpaid agents: { $number }. Pay for one with a bribe, or for the rest in shillings?
prompt-removing = Payday. Unpaid agents: { $number }. Choose which agent goes back to the supply.
prompt-posting = Choose a purple building for the third man.
prompt-assigning-1 = Action I: choose a card for a drawer.
prompt-assigning-2 = Action II: choose a card for its bribe.
prompt-assigning-3 = Action IV: choose a card for its marker.
prompt-acting-full = Action III: place an agent, or take 2 bribes or 2 shillings.
prompt-paying-thing = { $thing }: what do you pay with? Still to pay: { $number }.
prompt-commissioning-more = { $building }: fulfil another mission?
prompt-farewell =
    { $number ->
        [one] Unfulfilled mission: choose { $number } agent that leaves the board.
       *[other] Unfulfilled missions: choose { $number } agents that leave the board.
    }
prompt-choosing-bribes =
    { $number ->
        [one] An ability gives you a bribe. Choose it.
       *[other] Abilities give you { $number } bribes. Choose the next one.
    }
prompt-choosing-markers =
    { $number ->
        [one] An ability advances a marker. Choose it.
       *[other] Abilities advance a marker { $number } times. Choose the next one.
    }
prompt-choosing-different =
    { $number ->
        [one] Choose one more, different bribe.
       *[other] An ability gives you { $number } different bribes. Choose the next one.
    }
prompt-choosing-alike = An ability gives you { $number } bribes of one kind. Choose the kind.
prompt-choosing-push = Advance the { $info } marker 2 spaces?
prompt-choosing-cards = Draw 2 cards for the next round?

## Phase

phase-setup = setup
phase-cards = card phase
phase-action_1 = action I
phase-action_2 = action II
phase-action_3 = action III
phase-action_4 = action IV
phase-purchase = purchase
phase-payday = payday
phase-farewell = unfulfilled missions
phase-over = game over

## Why something is not allowed.

why-not_for_players = This is decided by chance.
why-assign_a_card = Assign cards to actions I, II and IV now.
why-wait_for_answers = You have assigned your cards. Wait for the others.
why-not_in_your_hand = You don't have this card.
why-not_your_turn = It is not your turn.
why-answer_the_ability = First decide about the ability.
why-not_what_the_ability_gives = The ability does not give that now.
why-choose_a_drawer = First choose a drawer for the card.
why-three_drawers = You have three drawers; the fourth comes with the side table.
why-replace_its_like = You already have this ability: the card must replace the one with it.
why-first_free_drawer = Free drawers are filled from the left.
why-agent_or_bribes = Place an agent now, or take bribes or money instead.
why-where_from = First choose where the agent comes from.
why-own_agent_there = You already have an agent there.
why-supply_is_empty = There is no agent in your supply.
why-no_own_agent_there = You have no agent there.
why-pay_first = Pay first.
why-cannot_pay = You don't have the bribes for this building.
why-does_not_pay_for_it = You cannot pay with this here, or not any more.
why-money_in_the_full_version = Only the full version has money.
why-which_ability = First choose which ability comes next.
why-not_among_these = You cannot choose this here.
why-which_marker = First choose a marker.
why-game_over = The game is over.
why-choose_a_figure = First choose your Feld agent.
why-figure_taken = Another player has this Feld agent.
why-buy_or_pass = Buy one thing now, or nothing.
why-no_room_in_the_box = You get less than that, or the cash box has no room for it.
why-cannot_buy_it = You already have it, or cannot pay for it.
why-pay_your_agents = First pay your agents.
why-who_goes = First choose which agents leave.
why-into_the_box = First choose how much goes into the cash box.
why-missions_now = Fulfil missions now, or accept one.
why-not_your_mission = This mission is not on your desk.
why-not_on_the_board = This mission is not on the board.
why-another_flag = This mission's flag is not that of the building.
why-no_field_free = All your mission spaces are full.
why-fulfil_or_accept = You fulfilled a mission in this action, so you cannot accept one.
why-not_fulfilled = You don't meet all conditions of this mission yet.
why-purple_building = First choose a purple building for the third man.
why-third_man_walks = The third man walks on first.
why-use_the_third_man = First decide whether the third man helps.
why-figure_not_ready = You can place the Feld agent once five of your other agents are on the board, and only if it is not there already.
why-figure_walks = First decide whether your Feld agent walks.

## The rule behind it.

rule-V1 = Deals, draws and reveals are decided by chance (V1).
rule-V3-1 = All players assign one card to each of actions I, II and IV, face down (V3.1).
rule-V3-2 = From the player with the coat of arms clockwise, each player does all four actions (V3.2).
rule-V3-6 = You are asked about abilities with a choice (bribes, markers, cards) one after the other (V3.6).
rule-V4-1 = The card of action I goes face up into one of three drawers, four with the side table (V4.1).
rule-V4-2 = The same ability never lies twice in your drawers (V4.2).
rule-V4-3 = A free drawer may be filled, or any card replaced (V4.3).
rule-V6-1 = An agent from the supply or from another building goes to a building without one of yours (V6.1).
rule-V6-2 = An agent costs 2 bribes of the building's colour, less what abilities take off (V6.2).
rule-V6-3 = If you place no agent, you take 2 bribes of one kind, or 2 shillings in the full version (V6.3).
rule-V6-5 = You carry out your abilities in the order you like (V6.5).
rule-V7-1 = The marker on the card of action IV advances 1 space (V7.1).
rule-V8-1 = The final scoring ends the game (V8.1).
rule-V10-2 = In a purchase everyone may buy one thing and pays at once (V10.2).
rule-V10-3 = On payday each agent costs 1 shilling; unpaid agents go back to the supply (V10.3).
rule-V10-5 = Money may go into the cash box only when you receive it (V10.5).
rule-V11-1 = After placing an agent, you fulfil missions with the building's flag or accept one, never both (V11.1).
rule-V11-3 = You must own the bribes and info tiles; seals and letters need agents of yours on the buildings (V11.3).
rule-V14-1 = The third man begins on a purple building (V14.1).
rule-V14-2 = The third man goes where most roads lead to info tiles; in a tie you choose (V14.2).
rule-V14-3 = The third man may help to surround a square (V14.3).
rule-V15-1 = To place the Feld agent for the first time, you need five other agents on the board (V15.1).
rule-V15-6 = The Marrakesh agent may walk to a neighbouring building where you have no agent (V15.6).

## What happened, event by event.

event-flag = { $building } gets the { FORM($flag, case: "adjective") } flag.
event-tile = { $square } gets an info tile: { $info }.
event-starts = { $seat } holds the coat of arms and begins.
event-round = New round. { $seat } holds the coat of arms.
event-last_round = Last round. { $seat } holds the coat of arms.
event-reshuffled = The draw pile is empty; the discard pile is shuffled.
event-turn = — { $seat } —
event-third_man = The third man is now on { $building }.
event-due = { $due }.
event-final = Final scoring: { $seat } +{ $number }, total { $number_2 }.

## What happened, several events in one sentence.

story-flag = Flags are dealt to { $number } buildings.
story-tile = Info tiles are dealt to { $number } squares.
story-first_info = First info tiles: { $entries }.
story-colour = Feld agents: { $entries }.
story-offered = New on the board: { $missions }.
story-by_seat = { $seat } { $thing }
story-drew = Cards drawn: { $entries }.
story-drew-seen = { $seat }, you draw { $cards }.
story-discarded = { $seat } discards { $cards }.
story-showed-1 = Action I: { $seat } shows { $card }.
story-showed-2 = Action II: { $seat } shows { $card }.
story-showed-3 = Action IV: { $seat } shows { $card }.
story-stored = { $seat } puts a card into drawer { $number }: { $ability }
story-stored-shown = Action I: { $seat } puts a card into drawer { $number }: { $ability }
story-replaced = { $seat } puts a card into drawer { $number }, replacing “{ $replaced }”: { $ability }
story-replaced-shown = Action I: { $seat } puts a card into drawer { $number }, replacing “{ $replaced }”: { $ability }
story-bribes-shown = Action II: { $seat } gets { $gains }.
story-bribes = { $seat } gets { $gains }.
story-bribes-instead = Action III: { $seat } places no agent and takes { $gains }.
story-points = { $seat } gets { $gains }.
story-money = { $seat } gets { $gains }.
story-money-instead = Action III: { $seat } places no agent and takes { $gains }.
story-ability = Abilities give { $seat } { $gains }.
story-marker = { $seat } advances the { $info } marker to space { $field } (worth { $area }).
story-marker-gains = { $seat } advances the { $info } marker to space { $field } (worth { $area }) and gets { $gains }.
story-marker-ability = Ability: { $seat } advances the { $info } marker to space { $field } (worth { $area }).
story-marker-ability-gains = Ability: { $seat } advances the { $info } marker to space { $field } (worth { $area }) and gets { $gains }.
story-marker-shown = Action IV: { $seat } advances the { $info } marker to space { $field } (worth { $area }).
story-marker-shown-gains = Action IV: { $seat } advances the { $info } marker to space { $field } (worth { $area }) and gets { $gains }.
story-investigator = A threshold is crossed: the investigator moves to { $roof }.
story-investigator-purchase = A threshold is crossed: the investigator moves to { $roof }; this round ends with a purchase.
story-investigator-payday = A threshold is crossed: the investigator moves to { $roof }; this round ends with a payday.
story-investigator-end = A threshold is crossed: the investigator moves to { $roof }, the end space; one more round follows this one.
story-paid = { $seat } pays { $paid }.
story-placed = Action III: { $seat } pays { $paid } and places an agent on { $building } (from: { $source }).
story-placed-free = Action III: { $seat } places an agent on { $building } (from: { $source }).
story-placed-figure = Action III: { $seat } pays { $paid } and places the Feld agent on { $building } (from: { $source }).
story-placed-figure-free = Action III: { $seat } places the Feld agent on { $building } (from: { $source }).
story-removed = { $seat } takes agents back into the supply: { $buildings }.
story-took = { $seat } takes an info tile at { $square }: { $info }, { $gains }.
story-took-third_man = { $seat } takes an info tile at { $square } with the third man's help: { $info }, { $gains }.
story-figure = { $seat }'s Feld agent walks to { $building }.
story-accepted = { $seat } has a new mission: { $mission }.
story-accepted-gains = { $seat } has a new mission: { $mission }, and gets { $gains } for it.
story-fulfilled = { $seat } fulfils { $mission }.
story-fulfilled-gains = { $seat } fulfils { $mission } and gets { $gains }.
story-bought = { $seat } buys: { $thing }.
story-bought-paid = { $seat } buys: { $thing }, for { $paid }.

## How the game ended.

outcome-investigator = { $seats } wins with { $points }.
outcome-investigator-tie = { $seats } wins on the tiebreak with { $points }.
outcome-markers = All markers are at the end: { $seats } wins with { $points }.
outcome-markers-tie = All markers are at the end: { $seats } wins on the tiebreak with { $points }.

## The final scoring, line by line.

final-of = { $seat }:
final-before = during the game: { $points }
final-tiles = { $infos }, worth { $area } each: { $points }
final-sets = complete sets of five: { $points }
final-desk = desk tiles: { $points }
final-box = { $shillings } in the cash box: { $points }
final-agents =
    { $number ->
        [one] agent majority, { $number } agent on the board: { $points }
       *[other] agent majority, { $number } agents on the board: { $points }
    }
final-total = total: { $points }

## What a building says of itself

house-colour = { $colour } (costs { $bribe })
house-letter = building { $letter }
house-agents = Agents: { $seats }
house-feld = { $seat } (Feld agent)

## Ahead

ahead-label = What happens, in this order
ahead-agent = agent
ahead-infos = info tiles and points
ahead-missions = missions: { $missions }
ahead-four = action { $action }: { $info } marker
ahead-times = { $number } × { $bonus }
ahead-yours = abilities, in your order

## Places.

place-price = Costs { $number } of: { $bribes }.
place-free = Costs nothing.
place-brings = Gives { $gains }.
place-missions = Fulfils { $missions }.
place-list = Buildings that you can pay for
place-hint = Choose a building on the board. The labels show price and points.
place-purse = { $price } of { $have }

## Square

square-empty = no info tile left
square-number =
    { $number ->
        [one] { $number } road: worth { $number } point
       *[other] { $number } roads: worth { $number } points
    }
square-around = between { $houses }

## Round

round-planning = Card phase
round-last = last round
round-over = Game over

## Roof

roof-field = Roof, space { $name }
roof-purchase = purchase
roof-payday = payday
roof-end = end space
roof-here = the investigator is here
roof-here-moved = the investigator is here, and has moved in this round
roof-waits = Investigator can move
roof-moved = Investigator has moved

## Track

track-label = { $info } marker: space { $field }, an info tile is worth { $worth }
track-own = you own { $number }

## Drawer

drawer-label = Drawer { $number }:
drawer-empty = Drawer { $number } is empty. The card of action I goes here and takes effect at once.
drawer-free = Drawer { $number } (empty)
drawer-replace = Drawer { $number }, replacing:

## Plan

plan-label = Your cards for this round
plan-0 = a card for a drawer
plan-1 = a card for its bribe
plan-2 = a card for its marker
plan-free = Action { $action }: { $card }. Undo
plan-lies = Action { $action }: { $card }
plan-done = done

## Print

print-board = The board (SVG)
print-missions = All missions on one sheet (SVG, A4)
print-missions_title = Vienna: the missions
print-missions_note = After placing an agent on a building with this flag. Down payment: 1 shilling (A) or 2 (B).

## Rivals

rivals-label = The other desks
rivals-empty = no drawers filled yet

## What a player owns

purse-bribes = Bribes
purse-infos = Info tiles
purse-score = points
purse-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
purse-money = shillings
purse-coins =
    { $number ->
        [one] { $number } shilling
       *[other] { $number } shillings
    }
purse-agents = Agents: { $left } in the supply, { $out } on the board

## Desk

desk-own = Your desk
desk-of = { $seat }'s desk
desk-purse = Bribes, info tiles and money
desk-drawers = Drawers
desk-missions = Missions
desk-free = free for a mission
desk-point = Tap or point at a card, drawer or mission to read its text.

## Box

box-put = { $number } into the cash box
box-none = Nothing into the cash box

## Farewell

farewell-ledger = Your agents on the board: { $agents }. Shillings on the desk: { $coins }.
farewell-owed =
    { $number ->
        [one] { $number } agent must go.
       *[other] { $number } agents must go.
    }
farewell-who = Choose which agent goes back to the supply.

## Pass

pass = Nothing
pass-surrounding = Without the third man
pass-figure_walking = Stay there
pass-commissioning = No mission
pass-commissioning-more = No more missions
pass-buying = Buy nothing
pass-settling = Pay the rest in shillings
pass-choosing-markers =
    { $number ->
        [one] Advance no marker
       *[other] Advance no more markers
    }
pass-choosing-push = Do not advance it
pass-choosing-cards = Draw no cards

## What a player has, in the list of players.

holds-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
holds-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    }
holds-coins =
    { $number ->
        [one] { $number } shilling
       *[other] { $number } shillings
    }

## The text view of the board.

text-roof = The investigator is on space { $field } of the roof. Still to come:
text-scores = Points:
text-third = The third man is on { $building }.
text-tracks = Info tracks
text-track = marker on space { $field }, an info tile is worth { $worth }
text-buildings = Buildings
text-building = Building
text-marks = Colour, flag, seal
text-agents = Agents
text-costs = Cost and gain
text-squares = Squares with an info tile
text-pick = Choose
text-pickOne = Choose { $name }
text-why = Why not { $name }?

## Where one stands

standing-goal = Goal: most points. Info tiles score at the end.
standing-goal-full = Goal: most points, from missions, info tiles and money.
standing-far = Investigator on { $at }; the end is at { $end }.
standing-last = The last round.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Vienna in 1950. Everyone sends agents into the city, surrounds squares and takes the info tiles there. The player with the most points wins.
    The starter version has cards, agents and info tiles. The full version adds money, missions, purchases and paydays.
    .title = The goal
    .rules = V1.2, V8.4, V12.3
rules-city =
    Each building has a colour, which shows the bribe that it costs, and a flag. In the full version it also has a seal, and ten buildings have a letter. Roads connect buildings with squares.
    A square has roads to 2, 3 or 4 buildings; that number is what it scores. One info tile lies on each.
    .title = The city
    .rules = V1.1, V1.3, V1.4, V1.5, V2.1, V2.2
rules-setup = Everyone has one bribe of each kind and one info tile. In the starter version you have 6 agents; in the full version 5, with 3 more to hire, 1 shilling and one mission.
    .title = Setup
    .rules = V2.3, V2.4, V9.1
rules-round =
    Card phase: draw three cards. At the same time, all players assign one card to each of actions I, II and IV, face down.
    Action phase: from the player with the coat of arms clockwise, each player does all four actions:
    - I: put a card into a drawer.
    - II: take the bribe of a card.
    - III: place an agent, or take two bribes.
    - IV: advance the marker of a card.
    Then the coat of arms passes to the left.
    .title = A round
    .rules = V3.1, V3.2, V3.3, V5.1
rules-drawers =
    You have three drawers, four with the side table. The ability of a card in a drawer works in every round, from the moment it is there.
    The same ability is never twice in your drawers: a second card must replace the first. Without a free drawer, a card is replaced.
    .title = Drawers
    .rules = V4.1, V4.2, V4.3
rules-agent =
    Place an agent on a building where you have none: from the supply, or one from another building. Agents of other players do not matter.
    It costs 2 bribes of the building's colour, less the discounts of your abilities.
    If your agents are now on all buildings around a square, you take its info tile and score its number. One agent may surround several squares.
    If you place no agent, you take 2 bribes of one kind, or 2 shillings in the full version.
    .title = Action III: the agent
    .rules = V6.1, V6.2, V6.3, V6.4, V6.6
rules-abilities =
    Everything that your drawers give for a placement comes after you take the info tiles. Points, extra bribes and discounts come by themselves; where there is a choice, you choose, in any order you like.
    What an ability gives never triggers another ability. Abilities for opposing agents count once, however many are there.
    .title = Abilities
    .rules = V3.4, V3.5, V3.6, V6.5, V13.1, V13.2, V13.3, V13.4
rules-marker =
    The marker of the info on your card advances one space. When you advance a marker, also by an ability, you score 1 point for each of your info tiles of that kind and each space.
    The first time in a round that a marker enters a new area, the investigator moves one space on the roof.
    .title = Action IV: the marker
    .rules = V1.6, V7.1, V7.2, V7.3, V7.4
rules-missions =
    Only after placing an agent, and only for missions with the building's flag: fulfil one or more of yours, or accept one from the board if you have room; never both.
    The down payment for accepting is 1 shilling (A) or 2 (B), at once.
    You must own the bribes and info tiles that a mission shows, and you keep them. Seals need agents on that many different buildings; a letter needs an agent on that building.
    .title = Missions
    .rules = V11.1, V11.2, V11.3, V11.4, V11.6
rules-purchase =
    When the investigator reaches a bag on the roof, everyone may buy one thing at the end of the round:
    - an agent for 1 shilling, three in all;
    - telephone (draw 4 cards), map (bribes count as money), cash box (keeps money for points), seal (3 points for each mission) for 2 each;
    - side table (fourth drawer and mission space) for 3.
    Money goes into the cash box only when you receive it; each fulfilled mission adds 1. It holds 12.
    .title = Purchases
    .rules = V9.2, V10.1, V10.2, V10.4, V10.5
rules-payday = When the investigator reaches a coin on the roof, each of your agents on the board costs 1 shilling at the end of the round. While you have money you must pay. Unpaid agents go back to the supply; you choose which. With the map you may pay with bribes.
    .title = Paydays
    .rules = V10.1, V10.3
rules-end =
    When the investigator is on the end space at the end of a round, one more round is played. The same holds when all five markers are at the end.
    Each info tile is then worth the number of its marker's area. Starter version: 10 points for each complete set of five kinds.
    Full version: first you lose one agent for each unfulfilled mission, then comes the last payday. Desk tiles give 1, 3, 6 or 10 points, money in the cash box 2 points each, and the agent majority up to 12.
    .title = End of the game
    .rules = V8.1, V8.2, V8.3, V12.1, V12.2, V12.4
rules-third =
    An expansion. The third man belongs to nobody. If you just placed an agent, he may count as one of yours; a square surrounded with his help scores 1 point less.
    Then he walks on to a neighbouring building of another colour, never grey, where most roads lead to info tiles.
    .title = The third man
    .rules = V14.1, V14.2, V14.3, V14.4
rules-feld = An expansion of the full version. Everyone has one Feld agent with two abilities, written on the desk. You may place it once five of your other agents are on the board. On a payday it costs 1 chocolate.
    .title = Feld agents
    .rules = V15.1, V15.2, V15.3, V15.4, V15.5, V15.6, V15.7

## Other

shilling =
    .count =
        { $number ->
            [one] { $number } shilling
           *[other] { $number } shillings
        }
    .brief = { $number }s
boxed =
    .count =
        { $number ->
            [one] { $number } shilling into the cash box
           *[other] { $number } shillings into the cash box
        }
point =
    .count =
        { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
    .brief = { $number }p
setting = { $option }: { $value }
panel-desks = Desks
you = You
board-label = The board of Vienna, the info tracks and the roof
third = the third man
arms = coat of arms
sector-usa = American sector
sector-ussr = Soviet sector
sector-great_britain = British sector
sector-france = French sector
card-title = Card { $number }
offer-title = Missions on offer
hand-label = Your cards
desks-empty = All drawers are empty.
instead = Or take two of a kind instead:
options = Your options
from-building = Move the agent from { $building }
shop-coins =
    { $number ->
        [one] You have { $number } shilling.
       *[other] You have { $number } shillings.
    }
