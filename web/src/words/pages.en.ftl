### The pages around the table.

## Bar

bar-name = Safehouse
bar-home = Safehouse: to the start page
bar-back = All games
bar-skip = To the content

## Language


## Settings

settings-title = Settings
settings-close = Close the settings
settings-name = Your name
settings-language = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Moves are shown
settings-speed-slow = slowly
settings-speed-normal = calmly
settings-speed-fast = fast
settings-speed-off = at once
settings-sound = Sounds
settings-quick = Confirm moves automatically
    .help = A complete choice counts at once.
settings-kept = Kept on this device only.

## Start

start-title = Trust nobody. Take a seat.
start-lead = Three spy games for your table: against bots, with friends, or around one screen. No account, nothing to pay.
start-guest = Guest
start-nowhere = There is nothing at this address. Here is the start page.
start-play = Play now
start-full = Full game
start-bots = { $game }: number of bots
start-level = { $game }: kind of bot
start-bot =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
start-friends = With friends
start-screen = At this screen
start-learn = Learn
start-rules = Rules
start-replay = Watch a replay
start-resume = Go on playing
start-status-open = Waiting for players
start-status-playing = In play
start-status-over = Over
start-free = free seat
start-forget = Forget this table ({ $game })
    .short = Forget
start-over =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
start-more = More
start-independent = An independent implementation with art and words of its own.
start-install = Install as an app
start-all = Show all { $count }

## Join

join-title = Join by link
join-link = Paste the link of a table
join-example = https://… or a table's id
join-go = Go
join-unread = This is not the link of a table.
join-elsewhere = This link leads to another server; open it in the browser.
join-listed = Open tables
join-none = No table is listed now.
join-open = Open one
join-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
join-sit = Sit down
join-watch = Watch

## Bot

bot-novice = Novice
    .about = Overlooks things, as people do in their first games.
bot-casual = Casual
    .about = Plays the obvious good move.
bot-expert = Expert
    .about = Thinks ahead and keeps a notebook on you. It sees only what you would see in its seat.
bot-greedy = Cunning
    .about = Takes the most it can get now, without looking ahead.
bot-random = Careless
    .about = Picks anything that the rules allow.

## New

new-title = New table
new-lead = Choose the game and who sits where. Everything else has a good default.
new-game = Game
new-mode = You play
new-mode-bots = against bots
new-mode-friends = with friends
new-mode-screen = at this screen
new-seats = Seats
new-count = Number of players
new-players = { $count } players
new-fewer = One player fewer
new-more = One player more
new-seat = Seat { $number }
new-me = You
new-here = Person at this screen
new-link = Person by link
new-bot = Bot: { $name }
new-bots-more = More bots
new-listed = Who may come
new-listed-no = Only with the link
new-listed-yes = Anyone: listed
new-clock = Time for each decision
new-clock-none = No clock
new-clock-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
new-clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
new-scenario = Begin from
    .help = This position brings its own rules and is for { $count } players.
new-scenario-none = A fresh game
new-files = Boards, decks, details
    .help = Choose what comes with the game, or bring a file of your own. The game checks it.
new-file = Own file
new-file-drop = Without it
new-start = Start the game
new-open = Open the table
    .help = At the table you get the link for the others.

## Opt

opt-yes = Yes
opt-no = No
opt-random = At random
opt-mode = Game
    .help = Begin with the basic game; the cards add surprises.
opt-mode-basic = Basic game
opt-mode-top_secret = With Top Secret cards
opt-dossier = Secret dossier
    .help = Everyone notes who leads whom; right notes score at the end.
opt-safe_mover = Who moves the safe
    .help = Where a card caused the scoring.
opt-safe_mover-trigger = Who triggered the scoring
opt-safe_mover-die = Who holds the die
opt-colours = Agents in play
    .help = “random”, or colours such as red+blue+green+grey+yellow.
opt-start = Start player
opt-start-number = Seat { $number }
opt-board = Board
opt-deck = Cards
opt-cards = Cards
opt-missions = Missions
opt-tracks = Tracks and roof
opt-map = Map
opt-europe = Europe, 1985
opt-europe_1985 = Europe, earlier lines
opt-sprint = Central Europe, short game
opt-balanced = Balanced
opt-classic = Classic
opt-short = Short lap
opt-vienna_1950 = Classic
opt-outposts = Outposts
    .help = With three players: the start rule that evens the seats.
opt-version =
    .help = The full version adds money and missions.

## Rulebook

rulebook-title = { $game }: the rules
rulebook-lead = In our own words. At the table the rule for the question at hand is one click away.
rulebook-prints = To print
rulebook-index = Sections
rulebook-none = There is no rules page for this game yet.

## Learn

learn-title = Learn { $game }
learn-opening = The table is being set …
learn-none = This game cannot be played on this page yet.
learn-lead = Short games with a guide: you make the moves, and learn why.
learn-minutes = About { $number } minutes
learn-finished = (finished)
learn-begin = Start
learn-again = Again
learn-play = Play a real game

## Scene

scene-title = { $game }: positions
scene-lead = Worked examples from the rules, ready to play from.
scene-link = Try the examples
scene-unknown = There is no such position.
scene-all = Play all seats
scene-bots = Against bots
scene-none = This game has no positions yet.
scene-loading = Looking for the positions …

## Credits

credits-title = Credits
credits-games = The games
credits-thanks = If you like one of them, buy the box and play it with people around a table.
credits-independent = An independent implementation
    .text = Safehouse is not connected with the designers or publishers of these games. All pictures, boards and texts here were made for it; no art and no words of the originals are used.
credits-names = The titles are named so that you know what you play; they belong to their owners.
credits-fonts = Fonts and libraries
credits-software = This software
    .text = Safehouse is free software under the MIT License.

## Trouble

trouble-again = Try again
trouble-away = The server does not answer. Is there a connection?
trouble-http = The server does not answer as it should. Try again in a moment.
trouble-page = This page is not here

## Own files

own-board = Own board
own-cards = Own cards
own-deck = Own deck
own-file = Own file ({ $role })
own-help = This did not come with the game: whoever opened the table brought it. The same letters and digits mean the same file.
own-map = Own map
own-missions = Own missions
own-scenario = Own position
own-tracks = Own info tracks
