### The pages around the table.

## Bar

bar-name = Safehouse
bar-home = Safehouse: go to the start page
bar-back = All games
bar-skip = Skip to content

## Language


## Settings

settings-title = Settings
settings-close = Close settings
settings-name = Your name
settings-portrait = Your portrait
settings-portrait-any = Any
settings-portrait-number = Portrait { $number }
settings-language = Language
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-sound = Sound
settings-quick = Confirm moves automatically
    .help = A move counts as soon as it is complete.
settings-kept = Saved only on this device.

## Start

start-title = Trust nobody. Take a seat.
start-lead = Three spy board games: against bots, with friends, or around one screen. Free, no account needed.
start-guest = Guest
start-nowhere = Page not found. This is the start page.
start-play = Play now
start-full = Full version
start-bots = { $game }: number of bots
start-level = { $game }: level of the bots
start-bot =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
start-new = New here? Start with this
start-players = { $fewest }–{ $most } players
start-minutes = { $least }–{ $most } minutes
start-weight-1 = light
start-weight-2 = medium
start-weight-3 = heavy
start-friends = With friends
start-screen = On this device
start-learn = Tutorial
start-learned = Tutorial ({ $done } of { $all })
start-rules = Rules
start-replay = Watch a replay
start-yours = Your turn
start-result-won = { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
start-result-place = { $points ->
        [one] Rank { $rank } of { $players }, { $points } point
       *[other] Rank { $rank } of { $players }, { $points } points
    }
start-resume = Continue
start-status-open = Waiting for players
start-status-playing = In progress
start-status-over = Finished
start-free = free seat
start-forget = Remove this table from the list ({ $game })
    .short = Remove
start-over =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
start-more = More
start-independent = An independent implementation with its own art and texts.
start-install = Install as an app
start-all = Show all { $count }

## Join

join-title = Join with a link
join-link = Paste the link to a table
join-example = https://… or a table ID
join-go = Join
join-unread = This is not a link to a table.
join-elsewhere = This link leads to another server; open it in the browser.
join-listed = Open tables
join-none = No open tables right now.
join-open = Create a table
join-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
join-sit = Join
join-watch = Watch

## Bot

bot-novice = Novice
    .about = Overlooks things, as everyone does in their first games.
bot-casual = Casual
    .about = Plays the obvious good move.
bot-expert = Expert
    .about = Thinks ahead and takes notes on you. It sees only what you would see in its seat.
bot-greedy = Greedy
    .about = Takes the most it can get now, without thinking ahead.
bot-random = Random
    .about = Makes any move that the rules allow.

## New

new-title = New table
new-lead = Choose a game and who plays. The rest has sensible defaults.
new-game = Game
new-mode = You play
new-mode-bots = against bots
new-mode-friends = with friends
new-mode-screen = on this device
new-seats = Seats
new-count = Number of players
new-players = { $count } players
new-fewer = One player fewer
new-more = One player more
new-seat = Seat { $number }
new-me = You
new-here = Person on this device
new-name = Name of player { $number }
new-link = Person via link
new-bot = Bot: { $name }
new-bots-more = More bots
new-listed = Visibility
new-listed-no = Private: only with the link
new-listed-yes = Public: in the list of open tables
new-clock = Time per decision
new-clock-none = Unlimited
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
new-scenario = Starting position
    .help = This position has its own rules and is for { $count } players.
new-scenario-none = New game
new-files = Boards, decks, details
    .help = Choose one that comes with the game, or upload your own file. It is checked first.
new-file = Own file
new-file-drop = Remove
new-start = Start the game
new-open = Create the table
    .help = At the table you find the link for the others.

## Opt

opt-yes = Yes
opt-no = No
opt-random = At random
opt-mode = Version
    .help = Start with the basic game; the cards add surprises.
opt-mode-basic = Basic game
opt-mode-top_secret = Top Secret version
opt-dossier = Secret dossier
    .help = Everyone writes down who controls which agent; correct guesses score at the end.
opt-safe_mover = Who moves the safe
    .help = When a card triggers the scoring.
opt-safe_mover-trigger = The player who triggered the scoring
opt-safe_mover-die = The player with the die
opt-colours = Agents in play
    .help = “random”, or colours such as red+blue+green+grey+yellow.
opt-start = Start player
opt-start-number = Seat { $number }
opt-board = Board
opt-deck = Cards
opt-cards = Cards
opt-missions = Missions
opt-tracks = Tracks and roof
opt-map = Board
opt-europe = Europe, 1985
opt-europe_1985 = Europe, earlier lines
opt-sprint = Central Europe, short game
opt-balanced = Balanced
opt-classic = Classic
opt-short = Short score track
opt-vienna_1950 = Classic
opt-outposts = Unused base
    .help = With three players: a starting rule that balances the seats.
opt-version =
    .help = The full version adds money and missions.

## Rulebook

rulebook-title = { $game }: the rules
rulebook-try = Try it yourself
rulebook-lead = In our own words. At the table, the rule you need is one click away.
rulebook-play = Play the example
rulebook-prints = For printing
rulebook-index = Sections
rulebook-none = There is no rules page for this game yet.

## Learn

learn-title = { $game }: tutorial
learn-opening = Loading the table …
learn-none = This game cannot be played on this page yet.
learn-lead = Short guided games: you make the moves and learn why.
learn-minutes = About { $number } minutes
learn-finished = (finished)
learn-begin = Start
learn-again = Again
learn-continue = Continue
learn-play = Play a real game

## Scene

scene-title = { $game }: positions
scene-lead = Positions to start from, and examples from the rules.
scene-link = Try the examples
scene-unknown = There is no such position.
scene-all = Play all seats
scene-bots = Against bots
scene-none = This game has no positions yet.
scene-loading = Loading the positions …

## Credits

credits-title = Credits
credits-games = The games
credits-thanks = If you like one of them, buy the original and play it with others around a table.
credits-independent = An independent implementation
    .text = Safehouse is not connected with the designers or publishers of these games. All art, boards and texts were made for it; no art or text of the originals is used.
credits-names = The titles are named so that you know what you are playing; they belong to their owners.
credits-fonts = Fonts and libraries
credits-software = This software
    .text = Safehouse is free software under the MIT License.

## Trouble

trouble-again = Try again
trouble-away = The server is not responding. Check your connection.
trouble-http = Something went wrong on the server. Try again in a moment.
trouble-page = Page not found

## Own files

own-board = Own board
own-cards = Own cards
own-deck = Own deck
own-file = Own file ({ $role })
own-help = This is not part of the game: the host uploaded it. Files with the same code are identical.
own-map = Own board
own-missions = Own missions
own-scenario = Own position
own-tracks = Own info tracks

## The own profile

me-title = Profile and devices
me-lead = No account, no password: each of your devices has its own key.
me-devices = Your devices
me-device-this = This device
me-device-used = Last used { $day }
me-device-remove = Remove { $device }
    .short = Remove
me-device-out = Sign out
me-device-sure = Remove it now
me-device-last = This is your only device. Without a recovery phrase nobody can open this profile again.
me-add = Sign in on another device
me-add-how = Scan the code with the other device, or open the link there. It works once, for { $minutes } minutes. Anyone who has it can play as you.
me-add-code = QR code of the sign-in link
me-add-link = Sign-in link
me-phrase = Recovery phrase
me-phrase-none = With a recovery phrase you can sign in again when all your devices are lost.
me-phrase-there = You have a recovery phrase. A new one replaces it.
me-phrase-make = Create a recovery phrase
me-phrase-new = Create a new one
me-phrase-once = Write it down now. It is not shown again.
me-phrase-enter = Your recovery phrase
me-phrase-use = Sign in
me-data = Your data
me-data-about = Your name, your devices, your seats, notes and chat messages.
me-export = Download everything
me-erase = Delete my profile
me-erase-about = Your name, notes and chat messages are removed from all tables. A bot takes over in games that are still in progress. This cannot be undone.
me-erase-sure = Delete permanently
me-cancel = Cancel
me-none = This device has no profile yet. It gets one when you first take a seat. If you already have one, open the sign-in link from another device, or enter your recovery phrase.
me-signin-title = Are you { $name }?
me-signin-about = This device will play as { $name } at every table. Continue only if you created this link or phrase yourself.
me-signin-other = This device already has a profile. You will be signed out of that profile here.
me-signin-yes = Yes, I am { $name }

## The own games

games-title = My games
games-lead = Games waiting for you, games in progress, and how the others ended. Only you can see this.
games-none = No games yet.
games-counts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won. Best score { $best }, average { $mean }.
games-chart = Your latest scores, the newest on the right
games-met = { $games ->
    [one] { $games } game
   *[other] { $games } games
} together

## Notifications

notices-title = Notifications
notices-about = When it's your turn and you're away, we notify you: once per decision, and again before time runs out.
notices-denied = Your browser blocks notifications from this site. You can change that in the browser's settings.
notices-install = This browser cannot show notifications. On an iPhone or iPad, first add Safehouse to your home screen and open it there.
notices-unconfirmed = Not confirmed yet: open the link in our e-mail.
notices-remove = Remove { $address }
    .short = Remove
notices-quiet = Quiet hours
    .help = Notifications wait until these hours are over.
notices-quiet-from = From
notices-quiet-to = To
notices-zone = Time zone: { $zone }
notices-language = Notification language
notices-offer = Get a notification when it's your turn?
notices-offer-yes = Notify me
notices-offer-no = Not now
notices-offer-done = We will notify you when it's your turn.
notices-confirm = Confirm my address
notices-confirm-about = From now on, notifications about your games come to this e-mail address.
notices-confirmed = Your address is confirmed.
notices-stopped = We won't send any more e-mails to this address.
start-waiting = Waiting for you
start-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
start-way-replay = Replay
start-way-analysis = Analysis
start-rematch = Rematch
games-statistics = Statistics
games-scores = Latest scores
games-rating-people = Rating against people
games-rating-bots = Rating against bots
games-rating-chart = Your rating after the last games, the newest on the right
games-rating-about = Ratings start at 25. They come from your own games only, and nobody else can see them.

## People and invitations

people-title = People you played with
people-last = { $games ->
    [one] { $games } game
   *[other] { $games } games
} together · last: { $game }, { $day }
people-invite = Invite
people-invited = Invited
people-block = Block { $name }
    .short = Block
people-block-sure = Block
people-block-about = You will get no more invitations from { $name }. They won't be notified.
invitation-by = { $name } invites you
invitation-accept = Accept
invitation-decline = Decline
invitation-block = Decline and block
consent-title = Invitations and public profile
consent-invitations = Get invitations
    .help = From people you have played with. They cannot see whether this is off.
consent-page = Public profile
    .help = Anyone with the link sees your name, your portrait and how many games you have played. Nothing else.
consent-blocked = Blocked people
consent-unblock = Unblock
person-title = Public profile
person-none = There is no public profile at this address.
person-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
person-no-games = No finished games yet.

## Open tables

tables-lead = Public tables that you can join or watch.
tables-any = Any
tables-game = Game
tables-language = Host's language
tables-free = Free seats
tables-free-least = { $count } or more
tables-bots = Bots
tables-bots-no = Without bots
tables-bots-yes = With bots
tables-clock = Clock
tables-clock-none = No clock
tables-clock-live = Live
tables-clock-days = Several days
tables-none = No tables match these filters.
