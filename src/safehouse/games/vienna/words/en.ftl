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

info-bottle = bottle
    .count =
        { $number ->
            [one] { $number } bottle
           *[other] { $number } bottles
        }
    .brief = B
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

seal-administration = administration
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
flag-ussr = USSR
    .brief = SU
flag-france = France
    .brief = FR
flag-great_britain = Great Britain
    .brief = GB
flag-austria = Austria
    .brief = AT

## Source

source-building = { $building }
source-supply = the supply
source-figure = the Feld agent

## Bonus

bonus-bribe = a bribe of your choice
bonus-marker = any marker 1 field
bonus-different_bribes = different bribes, as many as there are players
bonus-alike = { $number } bribes of one kind
bonus-push = the marker of { $info } 2 fields
bonus-cards = 2 cards for the next round

## Thing

thing-agent = an agent
    .text = One more agent for your supply, { $price }. Three can be hired in all.
thing-telephone = telephone
    .text = Draw 4 cards instead of 3 each round and discard one, { $price }.
thing-map = map
    .text = From now on your bribes count as shillings in purchases and on paydays, { $price }.
thing-cash_box = cash box
    .text = Keeps up to 12 shillings of what you receive: not to spend, 2 points each at the end. Every mission fulfilled adds 1; { $price }.
thing-seal = seal
    .text = 3 extra points for each mission that you fulfil, { $price }.
thing-side_table = side table
    .text = A fourth drawer and a fourth mission field, { $price }.

## Figure

figure-hamburg = Hamburg
    .text = Fulfilled missions that pay money pay 1 shilling more. On a nobility building the Feld agent costs 1 bribe at most.
figure-amsterdam = Amsterdam
    .text = If action II gives you coffee, take 1 more. After the Feld agent was put, 1 coffee may count as another bribe in each mission.
figure-new_york = New York City
    .text = American missions need 1 bribe less and give 1 point more. On a USA building the Feld agent costs 1 bribe at most.
figure-marrakesh = Marrakesh
    .text = Every mission that you accept pays 1 shilling more. If you put another agent next door, the Feld agent may walk on to a neighbouring building.

## Due

due-purchase = Purchase: everybody may buy one thing
due-payday = Payday: every agent on the board wants 1 shilling
due-farewell = An agent leaves for every mission not fulfilled

## What a card does in a drawer. Attribute “brief”: the same on a desk.

ability-bribe_more = If action { $action } gives you { $x }, take 1 more { $x }.
    .brief = { $action } { $x }: +1 { $x }
ability-bribe_points = If action { $action } gives you { $x }, score 2 points.
    .brief = { $action } { $x }: 2 points
ability-bribe_marker = If action { $action } gives you { $x }, move any marker 1 field.
    .brief = { $action } { $x }: any marker +1
ability-colour_bribe = Agent in action { $action } on a { $x } building: take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-colour_points = Agent in action { $action } on a { $x } building: score 3 points.
    .brief = { $action } { $x }: 3 points
ability-colour_marker = Agent in action { $action } on a { $x } building: move any marker 1 field.
    .brief = { $action } { $x }: any marker +1
ability-flag_discount = Agent in action { $action } on a building with the flag { $x }: pay 1 bribe less.
    .brief = { $action } { $x }: pay 1 less
ability-flag_bribe = Agent in action { $action } on a building with the flag { $x }: take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-flag_points = Agent in action { $action } on a building with the flag { $x }: score 3 points.
    .brief = { $action } { $x }: 3 points
ability-flag_marker = Agent in action { $action } on a building with the flag { $x }: move any marker 1 field.
    .brief = { $action } { $x }: any marker +1
ability-marker_bribe = If your action { $action } moves the marker of { $x }, take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-marker_points = If your action { $action } moves the marker of { $x }, score 2 points.
    .brief = { $action } { $x }: 2 points
ability-foreign_bribes = Agent in action { $action } on a building with foreign agents: take { $x }.
    .brief = { $action } foreign agents: { $x }
ability-foreign_points = Agent in action { $action } on a building with foreign agents: score 5 points.
    .brief = { $action } foreign agents: 5 points
ability-seal_discount = Agent in action { $action } on a building with the seal { $x }: pay 1 bribe less.
    .brief = { $action } { $x }: pay 1 less
ability-seal_bribe = Agent in action { $action } on a building with the seal { $x }: take 1 bribe of your choice.
    .brief = { $action } { $x }: 1 bribe
ability-seal_points = Agent in action { $action } on a building with the seal { $x }: score 3 points.
    .brief = { $action } { $x }: 3 points
ability-seal_marker = Agent in action { $action } on a building with the seal { $x }: move any marker 1 field.
    .brief = { $action } { $x }: any marker +1
ability-foreign_discount = Agent in action { $action } on a building with foreign agents: pay 1 bribe less.
    .brief = { $action } foreign agents: pay 1 less
ability-foreign_cards = Agent in action { $action } on a building with foreign agents: draw 2 cards now for the next round.
    .brief = { $action } foreign agents: 2 cards
ability-info_bribes = For each { $x } taken in action { $action }: as many different bribes as there are players.
    .brief = { $action } take { $x }: different bribes
ability-info_points = For each { $x } taken in action { $action }: 8 points.
    .brief = { $action } take { $x }: 8 points
ability-info_marker = For each { $x } taken in action { $action }: move the marker of { $x } 2 fields.
    .brief = { $action } take { $x }: its marker +2
ability-bribe_joker = In action { $action }, { $x } pays for buildings of every colour.
    .brief = { $action } { $x } pays for all
ability-marker_joker = If your card for action { $action } shows { $x }, you may move another marker instead.
    .brief = { $action } { $x }: other marker
ability-new_info_points = For each info of a kind that you did not own, taken in action { $action }: 5 points.
    .brief = { $action } new kind of info: 5 points
ability-square_bribes = For each info from a square of { $x } in action { $action }: { $x } bribes of one kind.
    .brief = { $action } square of { $x }: { $x } alike
ability-any_info_bribe = For each info taken in action { $action }: 1 bribe of your choice.
    .brief = { $action } any info: 1 bribe

## Cards. Attribute “text”: what a card does.

card-drawer = { $ability }
card-whole = { $bribe }/{ $info } ({ $ability })
card-bribe = { $bribe }
card-info = { $info }
card-label = Card { $number }. Action I: { $ability } Action II: { $bribe }. Action IV: { $info }.
card-used = Planned for action { $action }.

## Mission

mission = { $id } { $flag }
mission-whole = { $mission } ({ $needs }: { $reward })
mission-fulfil = Fulfil a mission:
mission-accept = Or accept one from the board:

## Needs

needs-seals = agents on { $shown }
needs-bribes = own { $shown }
needs-building = an agent on house { $letter }, { $building }
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
action-place = put an agent on { $building }
action-from = the agent comes from: { $source }
action-pay = pay { $means }
action-fire = first: { $bonus }
action-gift = take { $bribes }
action-mark = move the marker of { $info }
action-draw_two = draw 2 cards for the next round
action-surround = take { $square } with the third man's help
action-walk = the figure goes to { $building }
action-fulfil = fulfil { $mission }
action-accept = accept { $mission }
action-box = { $shillings } into the cash box
action-lead = lead { $colour }
action-buy = buy: { $thing }
action-remove = the agent on { $building } leaves
action-flag = flag dealt: { $flag }
action-tile = info dealt: { $info }
action-info = first info: { $info }
action-colour = Feld agent: { $colour }
action-mission = mission drawn: { $mission }
action-start = { $seat } begins
action-card = card drawn: { $card }
action-open_rest = the other cards are discarded
action-show = the card is shown

## The same without what the question says already.

short-building = { $building }
short-card = { $bribe }/{ $info }
short-fulfil = fulfil { $mission }
short-accept = accept { $mission }
short-place = { $building } ({ $cost })
short-drawer = drawer { $number }, in place of { $card }
short-drawer-free = drawer { $number }, which is free
short-coins = the rest with shillings

## Questions to a player.

prompt-storing = { $seat }, action I: into which drawer goes { $card }?
prompt-acting = { $seat }, action III: an agent on which building, or which bribes instead?
prompt-sourcing = { $seat }, where does the agent for { $building } come from?
prompt-paying = { $seat }, what do you pay for { $building }? Bribes still to pay: { $number }.
prompt-surrounding = { $seat }, on which square shall the third man help? It gives 1 point less.
prompt-firing = { $seat }, several abilities work: which comes first? The others follow.
prompt-swerving = { $seat }, action IV: which marker do you move?
prompt-third_walking = { $seat }, where does the third man go?
prompt-figure_walking = { $seat }, where does your Feld agent walk?
prompt-commissioning = { $seat }, on { $building }: fulfil missions, or accept one?
prompt-boxing = { $seat }, you receive { $shillings }: how much goes into the cash box?
prompt-leading = { $seat }, which Feld agent do you lead?
prompt-buying = { $seat }, purchase: what do you buy?
prompt-settling = { $seat }, payday. Agents still to pay: { $number }. Give a bribe for one of them, or pay the rest with shillings?
prompt-removing =
    { $number ->
        [one] { $seat }, payday: { $number } of your agents is unpaid. Who goes back to the supply?
       *[other] { $seat }, payday: { $number } of your agents are unpaid. Who goes back to the supply?
    }
prompt-posting = { $seat }, on which purple building does the third man begin?
prompt-assigning-1 = { $seat }, which card for action I? It goes into a drawer.
prompt-assigning-2 = { $seat }, which card for action II? It gives a bribe.
prompt-assigning-3 = { $seat }, which card for action IV? It moves a marker.
prompt-acting-full = { $seat }, action III: an agent on which building, or bribes or money instead?
prompt-paying-thing = { $seat }, { $thing }: what do you pay with? Still to pay: { $number }.
prompt-commissioning-more = { $seat }, on { $building }: do you fulfil another mission?
prompt-farewell =
    { $number ->
        [one] { $seat }, a mission was not fulfilled: { $number } agent leaves the board. Which?
       *[other] { $seat }, missions were not fulfilled: { $number } agents leave the board. Which?
    }
prompt-choosing-bribes =
    { $number ->
        [one] { $seat }, an ability gives you a bribe: which?
       *[other] { $seat }, abilities give you { $number } bribes: which is next?
    }
prompt-choosing-markers =
    { $number ->
        [one] { $seat }, an ability moves a marker: which?
       *[other] { $seat }, abilities move a marker { $number } times: which is next?
    }
prompt-choosing-different =
    { $number ->
        [one] { $seat }, and one more different bribe: which?
       *[other] { $seat }, an ability gives you { $number } different bribes: which is next?
    }
prompt-choosing-alike = { $seat }, an ability gives you { $number } bribes of one kind: which?
prompt-choosing-push = { $seat }, do you move the marker of { $info } 2 fields?
prompt-choosing-cards = { $seat }, do you draw 2 cards for the next round?

## Phase

phase-setup = setup
phase-cards = cards
phase-action_1 = action I
phase-action_2 = action II
phase-action_3 = action III
phase-action_4 = action IV
phase-purchase = purchase
phase-payday = payday
phase-farewell = unfulfilled missions
phase-over = game over

## Why something is not allowed.

why-not_for_players = Only chance can do that.
why-assign_a_card = Now cards are assigned to actions I, II and IV.
why-wait_for_answers = You have assigned your cards; the others still think.
why-not_in_your_hand = That card is not in your hand.
why-not_your_turn = It is not your turn.
why-answer_the_ability = First answer what the ability asks.
why-not_what_the_ability_gives = The ability does not give that now.
why-choose_a_drawer = First choose a drawer for the card.
why-three_drawers = You have three drawers; the fourth comes with the side table.
why-replace_its_like = You already have this ability: the card must replace the one that has it.
why-first_free_drawer = Free drawers are filled from the left.
why-agent_or_bribes = Now you put an agent, or take bribes or money instead.
why-where_from = First say where the agent comes from.
why-own_agent_there = One of your agents is there already.
why-supply_is_empty = There is no agent in your supply.
why-no_own_agent_there = You have no agent there.
why-pay_first = First pay.
why-cannot_pay = You cannot pay for that building.
why-does_not_pay_for_it = That does not pay for it, or not any more.
why-money_in_the_full_version = There is money in the full version only.
why-which_ability = First say which ability comes next.
why-not_among_these = That is not among what may be chosen here.
why-which_marker = First say which marker moves.
why-game_over = The game is over.
why-choose_a_figure = First choose your Feld agent.
why-figure_taken = Another player leads that Feld agent.
why-buy_or_pass = Now you buy one thing or nothing.
why-no_room_in_the_box = You received less than that, or the cash box has no room for it.
why-cannot_buy_it = You have it already, or cannot pay for it.
why-pay_your_agents = First pay your agents.
why-who_goes = First say which agents leave.
why-into_the_box = First say how much goes into the cash box.
why-missions_now = Now missions are fulfilled, or one is accepted.
why-not_your_mission = That mission is not on your desk.
why-not_on_the_board = That mission is not on the board.
why-another_flag = That mission has another flag than the building.
why-no_field_free = All your mission fields are taken.
why-fulfil_or_accept = You fulfilled a mission in this action, so you cannot accept one.
why-not_fulfilled = What the mission asks for is not there yet.
why-purple_building = First put the third man on a purple building.
why-third_man_walks = First the third man walks on.
why-use_the_third_man = First say whether the third man helps.
why-figure_not_ready = The Feld agent comes once five other agents of yours are on the board, and only if he is not there already.
why-figure_walks = First say whether your Feld agent walks.

## The rule behind it.

rule-V1 = Dealing, drawing and turning up are chance's (V1).
rule-V3-1 = Everybody assigns, face down, one card each to actions I, II and IV (V3.1).
rule-V3-2 = From the holder of the arms clockwise, each player does all four actions (V3.2).
rule-V3-6 = Bribes of choice, marker moves and cards of abilities are asked one after the other (V3.6).
rule-V4-1 = The card of action I goes face up into one of three drawers, four with the side table (V4.1).
rule-V4-2 = The same ability never lies twice in your drawers (V4.2).
rule-V4-3 = A free drawer may be filled, or any card replaced (V4.3).
rule-V6-1 = An agent from the supply or from another building goes to a building without one of yours (V6.1).
rule-V6-2 = An agent costs 2 bribes of the building's colour, less what abilities take off (V6.2).
rule-V6-3 = Whoever puts no agent takes 2 bribes of one kind, in the full version 2 shillings if he likes (V6.3).
rule-V6-5 = Abilities that fired are carried out in your order (V6.5).
rule-V7-1 = The marker shown on the card of action IV moves 1 field (V7.1).
rule-V8-1 = The final scoring ends the game (V8.1).
rule-V10-2 = In a purchase everybody may buy one thing and pays at once (V10.2).
rule-V10-3 = On payday each agent costs 1 shilling; unpaid agents go back to the supply (V10.3).
rule-V10-5 = Money may go into the cash box only when it is received (V10.5).
rule-V11-1 = After putting an agent, missions with the building's flag are fulfilled, or one is accepted, never both (V11.1).
rule-V11-3 = Bribes and infos must be owned, seals and houses need own agents (V11.3).
rule-V14-1 = The third man begins on a purple building (V14.1).
rule-V14-2 = The third man goes where most roads lead to infos; what is equal is your choice (V14.2).
rule-V14-3 = The third man may help to surround a square (V14.3).
rule-V15-1 = The Feld agent needs five other own agents on the board the first time (V15.1).
rule-V15-6 = Marrakesh's figure may walk to a free building next door (V15.6).

## What happened, event by event.

event-flag = { $building } gets the flag { $flag }.
event-tile = { $square } gets an info: { $info }.
event-starts = { $seat } holds the city arms and begins.
event-round = A new round begins; { $seat } holds the city arms.
event-last_round = The last round begins; { $seat } holds the city arms.
event-reshuffled = The draw pile was empty; the discards were shuffled.
event-turn = — { $seat } —
event-third_man = The third man is now at { $building }.
event-due = { $due }.
event-final = Final scoring: { $seat } gets { $number } more and has { $number_2 } points.

## What happened, several events in one sentence.

story-flag = Flags were dealt onto { $number } buildings.
story-tile = Infos were dealt onto { $number } squares.
story-first_info = First infos: { $entries }.
story-colour = Feld agents: { $entries }.
story-offered = New on the board: { $missions }.
story-by_seat = { $seat } { $thing }
story-drew = Cards drawn: { $entries }.
story-drew-seen = { $seat }, you drew { $cards }.
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
story-bribes-instead = Action III: { $seat } puts no agent and takes { $gains }.
story-points = { $seat } gets { $gains }.
story-money = { $seat } gets { $gains }.
story-money-instead = Action III: { $seat } puts no agent and takes { $gains }.
story-ability = Abilities give { $seat } { $gains }.
story-marker = { $seat } moves the marker of { $info } to field { $field } (worth { $area }).
story-marker-gains = { $seat } moves the marker of { $info } to field { $field } (worth { $area }) and gets { $gains }.
story-marker-ability = By an ability { $seat } moves the marker of { $info } to field { $field } (worth { $area }).
story-marker-ability-gains = By an ability { $seat } moves the marker of { $info } to field { $field } (worth { $area }) and gets { $gains }.
story-marker-shown = Action IV: { $seat } moves the marker of { $info } to field { $field } (worth { $area }).
story-marker-shown-gains = Action IV: { $seat } moves the marker of { $info } to field { $field } (worth { $area }) and gets { $gains }.
story-investigator = A threshold is crossed: the investigator moves to { $roof }.
story-investigator-purchase = A threshold is crossed: the investigator moves to { $roof }; this round ends with a purchase.
story-investigator-payday = A threshold is crossed: the investigator moves to { $roof }; this round ends with a payday.
story-investigator-end = A threshold is crossed: the investigator moves to { $roof }, the end field; one more round follows this one.
story-paid = { $seat } pays { $paid }.
story-placed = Action III: { $seat } pays { $paid } and puts an agent on { $building } (from: { $source }).
story-placed-free = Action III: { $seat } puts an agent on { $building } (from: { $source }).
story-placed-figure = Action III: { $seat } pays { $paid } and puts the Feld agent on { $building } (from: { $source }).
story-placed-figure-free = Action III: { $seat } puts the Feld agent on { $building } (from: { $source }).
story-removed = { $seat } takes agents back into the supply: { $buildings }.
story-took = { $seat } takes the info at { $square }: { $info }, { $gains }.
story-took-third_man = { $seat } takes the info at { $square } with the third man's help: { $info }, { $gains }.
story-figure = The Feld agent of { $seat } walks to { $building }.
story-accepted = { $seat } has a new mission: { $mission }.
story-accepted-gains = { $seat } has a new mission: { $mission }, and gets { $gains } for it.
story-fulfilled = { $seat } fulfils { $mission }.
story-fulfilled-gains = { $seat } fulfils { $mission } and gets { $gains }.
story-bought = { $seat } buys: { $thing }.
story-bought-paid = { $seat } buys: { $thing }, for { $paid }.

## How the game ended.

outcome-investigator = { $seats } wins with { $points }.
outcome-investigator-tie = { $seats } wins the tie with { $points }.
outcome-markers = All markers had arrived: { $seats } wins with { $points }.
outcome-markers-tie = All markers had arrived: { $seats } wins the tie with { $points }.

## The final scoring, line by line.

final-of = { $seat }:
final-before = during the game: { $points }
final-tiles = { $infos }, worth { $area } each: { $points }
final-sets = complete sets of five: { $points }
final-desk = things on the desk: { $points }
final-box = { $shillings } in the cash box: { $points }
final-agents =
    { $number ->
        [one] rank with { $number } agent on the board: { $points }
       *[other] rank with { $number } agents on the board: { $points }
    }
final-total = together: { $points }

## House

house-colour = { $colour } (pays with { $bribe })
house-letter = house { $letter }
house-agents = Agents: { $seats }
house-feld = { $seat } (Feld agent)

## Ahead

ahead-label = What happens, in this order
ahead-agent = agent
ahead-infos = infos and points
ahead-missions = missions: { $missions }
ahead-four = action { $action }: marker of { $info }
ahead-times = { $number } × { $bonus }
ahead-yours = abilities, in your order

## Places.

place-price = Costs { $number } of: { $bribes }.
place-free = Costs nothing.
place-brings = Brings { $gains }.
place-missions = Fulfils { $missions }.
place-list = Buildings that you can pay for
place-hint = Choose a building on the plan; the tags tell price and points.

## Square

square-empty = no info left
square-number =
    { $number ->
        [one] { $number } road: worth { $number } point
       *[other] { $number } roads: worth { $number } points
    }
square-around = between { $houses }

## Round

round-planning = Planning the round
round-last = last round
round-over = Game over

## Roof

roof-field = Roof, field { $name }
roof-purchase = purchase
roof-payday = payday
roof-end = end field
roof-here = the investigator is here
roof-here-moved = the investigator is here, and has moved in this round
roof-waits = Investigator can move
roof-moved = Investigator has moved

## Track

track-label = Marker of { $info }: field { $field }, a tile is worth { $worth }
track-own = you own { $number }

## Drawer

drawer-label = Drawer { $number }:
drawer-empty = Drawer { $number } is empty: the card of action I goes here and works from now on.
drawer-free = Drawer { $number } (empty)
drawer-replace = Drawer { $number }, in place of:

## Plan

plan-label = Your plan for this round
plan-0 = a card for a drawer
plan-1 = a card for its bribe
plan-2 = a card for its marker
plan-free = Action { $action }: { $card }. Take it back
plan-lies = Action { $action }: { $card }
plan-done = done
plan-hint = Choose a card on your desk, or drag it to its action.

## Print

print-board = The plan of the city (SVG)
print-missions = All missions on one sheet (SVG, A4)
print-missions_title = Vienna: the missions
print-missions_note = After putting an agent on a building with this flag. Accepting pays 1 shilling (A) or 2 (B).

## Rivals

rivals-label = The other desks
rivals-empty = no drawer filled

## Purse

purse-bribes = Bribes
purse-infos = Infos
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
desk-of = The desk of { $seat }
desk-purse = Bribes, infos and money
desk-drawers = Drawers
desk-missions = Missions
desk-free = free for a mission
desk-point = Point at a card, a drawer or a mission to read it in words.

## Box

box-put = { $number } into the cash box
box-none = Keep all on the desk

## Farewell

farewell-ledger = Your agents on the board: { $agents }. Shillings on the desk: { $coins }.
farewell-owed =
    { $number ->
        [one] { $number } agent must go.
       *[other] { $number } agents must go.
    }
farewell-who = Who goes back to the supply?

## Pass

pass = Nothing
pass-surrounding = Without the third man
pass-figure_walking = He stays where he is
pass-commissioning = No mission
pass-commissioning-more = No more missions
pass-buying = Buy nothing
pass-settling = Pay the rest with shillings
pass-choosing-markers =
    { $number ->
        [one] Move no marker
       *[other] Move no more markers
    }
pass-choosing-push = Leave it where it is
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

## The board in words.

text-roof = The investigator is on field { $field } of the roof. Still to come:
text-scores = Points:
text-third = The third man is at { $building }.
text-tracks = Info tracks
text-track = marker on field { $field }, a tile is worth { $worth }
text-buildings = Buildings
text-building = Building
text-marks = Colour, flag, seal
text-agents = Agents
text-costs = Costs and brings
text-squares = Squares with an info
text-pick = Choose
text-pickOne = Choose { $name }
text-why = Why not { $name }?

## Where one stands

standing-goal = Goal: most points. Info tiles score at the end.
standing-goal-full = Goal: most points, from missions, info tiles and money.
standing-far = Investigator at { $at }; the end is at { $end }.
standing-last = The last round.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Vienna in 1950. Everybody sends agents into the city, surrounds squares and takes the secret information there. The most points win.
    The starter version has cards, agents and infos. The full version adds money, missions, purchases and paydays.
    .title = What it is about
    .rules = V1.2, V8.4, V12.3
rules-city =
    Each building has a colour, which says what bribe it takes, and a flag; in the full version also a seal, and ten of them a letter. Roads join it to squares.
    A square is joined to 2, 3 or 4 buildings; that number is what it is worth. One info lies on each.
    .title = The city
    .rules = V1.1, V1.3, V1.4, V1.5, V2.1, V2.2
rules-setup = Everybody has one bribe of each kind and one info. In the starter version you have 6 agents; in the full one 5, with 3 more to hire, 1 shilling and one mission.
    .title = How it begins
    .rules = V2.3, V2.4, V9.1
rules-round =
    Draw three cards. All at the same time plan one card each for actions I, II and IV, face down.
    Then, from the holder of the city arms clockwise, each player does all four actions:
    - I: put a card into a drawer.
    - II: take the bribe of a card.
    - III: put an agent, or take two bribes.
    - IV: move the marker of a card.
    After that the arms go to the left.
    .title = A round
    .rules = V3.1, V3.2, V3.3, V5.1
rules-drawers =
    You have three drawers, four with the side table. A card in a drawer works in every round, from the moment it lies there.
    The same ability never lies twice in your drawers: a second card must replace the first one. Without a free drawer a card is replaced.
    .title = Drawers
    .rules = V4.1, V4.2, V4.3
rules-agent =
    Put an agent on a building where you have none: from the supply, or one that stands elsewhere. Agents of others do not matter.
    It costs 2 bribes of the building's colour, less what your abilities take off.
    If your agents now stand in all buildings around a square, you take its info and score its number. One agent may complete several squares.
    Whoever puts no agent takes 2 bribes of one kind, in the full version 2 shillings if he likes.
    .title = Action III: the agent
    .rules = V6.1, V6.2, V6.3, V6.4, V6.6
rules-abilities =
    Everything that your drawers give for a placement happens after the infos are taken. Points, extra bribes and discounts come by themselves; where there is a choice, you are asked, in the order that you like.
    What an ability gives never triggers another ability. Abilities for foreign agents count once, however many stand there.
    .title = Abilities
    .rules = V3.4, V3.5, V3.6, V6.5, V13.1, V13.2, V13.3, V13.4
rules-marker =
    The marker of the info on your card moves one field. Whoever moves a marker, also by an ability, scores 1 point for each own info of that kind and each field.
    The first time in a round that a marker enters a new area, the investigator moves one field on the roof.
    .title = Action IV: the marker
    .rules = V1.6, V7.1, V7.2, V7.3, V7.4
rules-missions =
    Only after putting an agent, and only for missions with the building's flag: fulfil one or more of yours, or accept one from the board if you have room; never both.
    Accepting pays 1 shilling (A) or 2 (B) at once.
    Bribes and infos that a mission shows must be yours, and stay with you. Seals need agents on that many different buildings; a letter needs an agent on that house.
    .title = Missions
    .rules = V11.1, V11.2, V11.3, V11.4, V11.6
rules-purchase =
    When the investigator reaches a bag on the roof, everybody may buy one thing at the end of the round:
    - an agent for 1 shilling, three in all;
    - telephone (draw 4 cards), map (bribes count as money), cash box (keeps money for points), seal (3 points for each mission) for 2 each;
    - side table (fourth drawer and mission field) for 3.
    Money goes into the cash box only when you receive it; each fulfilled mission adds 1. It holds 12.
    .title = Purchases
    .rules = V9.2, V10.1, V10.2, V10.4, V10.5
rules-payday = When the investigator reaches a coin on the roof, each of your agents on the board costs 1 shilling at the end of the round. While you have money you must pay; unpaid agents go back to the supply, you choose which. With the map you may pay with bribes.
    .title = Paydays
    .rules = V10.1, V10.3
rules-end =
    When the investigator stands on the end field at the end of a round, one more round is played. The same holds when all five markers have arrived.
    Each info is then worth the number of its marker's area. Starter: 10 points for each complete set of five kinds.
    Full: first you lose one agent for each mission not fulfilled, then comes the last payday. Things on the desk give 1, 3, 6 or 10 points, money in the cash box 2 points each, and the most agents on the board up to 12.
    .title = The end
    .rules = V8.1, V8.2, V8.3, V12.1, V12.2, V12.4
rules-third =
    An expansion. A figure that is nobody's stands in the city and counts as an agent of whoever just put one, if that player likes; a square completed with his help gives 1 point less.
    Then he walks on to a neighbouring building of another colour, never a grey one, where most roads lead to infos.
    .title = The third man
    .rules = V14.1, V14.2, V14.3, V14.4
rules-feld = An expansion of the full version. Everybody has one special agent with two powers, written on the desk. He may be put once five other agents of yours are on the board. On a payday he wants 1 chocolate.
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
board-label = The plan of Vienna, the info tracks and the roof
third = the third man
arms = city arms
offer-title = Missions on offer
hand-label = Your cards
desks-empty = All drawers are empty.
instead = No agent this time? Take two instead:
options = What you may choose
from-building = Move the one from { $building }
shop-coins =
    { $number ->
        [one] You have { $number } shilling.
       *[other] You have { $number } shillings.
    }
