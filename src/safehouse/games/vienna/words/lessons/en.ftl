### The lessons of Vienna. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-starter = 1 · The starter version
    .about = Assign cards, pay bribes, surround squares, advance markers – the last two rounds of a game.

lesson-starter-welcome = Vienna, 1950. Your agents surround the city's squares and take the secret information there. The player with the most points wins. You join for the last two rounds.
lesson-starter-agent = Your agent is on the Burgtheater. When your agents are on all buildings around a square, you get its info tile, and as many points as its number says.
lesson-starter-square = Löwelstraße lies between the Burgtheater and the Hofburg. It is a 2-square with a microfilm. One more agent, on the Hofburg, and it is yours.
lesson-starter-price = An agent costs 2 bribes of the building's colour. The Hofburg is purple: that takes 2 chocolate.
lesson-starter-purse = This is what you have: bribes, info tiles, points and agents. You have 1 chocolate, and you need 2. Your cards will help.
lesson-starter-cards = Each round you get three cards. You assign them in secret to the actions I, II and IV. In each action only one part of the card counts.
lesson-starter-one = Action I: the card goes into a drawer. Its ability, at the bottom, then works in every round. Choose the one that makes buildings with the US flag cheaper.
    .hint = You need that card for another action. For action I choose the one whose ability is for buildings with the US flag.
lesson-starter-two = Action II: you get the bribe at the top left. Choose the card with chocolate. Then you have 2, and can pay for the Hofburg.
    .hint = That bribe does not pay for the Hofburg. Choose the card with chocolate at the top left.
lesson-starter-four = Action IV: the marker of the info at the top right advances, and you score 1 point for each tile of that kind. You have 2 pistols: choose the pistol.
    .hint = The pistol scores most, because you have 2 pistols. Choose the card with the pistol at the top right.
lesson-starter-shown = Now the cards take effect. The first one is in your drawer, and the second brought you chocolate. You have 2 now.
lesson-starter-hofburg = Action III has no card: place an agent. Choose the Hofburg. The label on a building shows its price for you.
    .hint = You could do that. But on the Hofburg your agent surrounds a square at once: choose the Hofburg.
lesson-starter-supply = Take the agent from your supply. You could also move the one from the Burgtheater, but you need both to surround the square.
    .hint = If that agent leaves the Burgtheater, the square is not surrounded. Take one from your supply.
lesson-starter-taken = The microfilm is yours, and 2 points. Then action IV: the pistol marker advanced, with 2 points for your 2 pistols.
lesson-starter-tracks = These tracks decide the end: each info tile is then worth the number of the area that its marker is in. So advance markers of tiles that you own.
lesson-starter-roof = The pistol marker entered a new area, so the investigator moved one space, to H. That is the end for two players: the next round is the last.
lesson-starter-plan = Look for your next square: Heldenplatz. You lack only the Parlament. There is a briefcase, the kind that you still need: all five kinds make a set, 10 points!
lesson-starter-oneMore = The Parlament has the US flag. Action I: choose the card that gives 3 points for an agent there. It works in this very round.
    .hint = For action I look at the bottom of the cards: choose the one with 3 points for the US flag.
lesson-starter-twoMore = Action II: take the coffee. The Parlament is brown and takes coffee; with your discount it costs only 1. What you have left decides a tie.
    .hint = Choose the other card, with coffee at the top left. The pistol is for action IV.
lesson-starter-fourMore = Action IV: the pistol again, for 2 more points.
    .hint = Choose the card with the pistol at the top right: you have 2 pistols.
lesson-starter-drawer = Dora held the coat of arms, moved first and surrounded two squares at once. Now you. Put the card into a free drawer: that way you keep your discount.
    .hint = There your discount would be replaced. Choose a free drawer.
lesson-starter-parlament = Place your agent on the Parlament: the first drawer lowers the price to 1 coffee, the second gives 3 points, and Heldenplatz is surrounded.
    .hint = The Parlament brings most: a square, a set and 3 extra points. Choose it.
lesson-starter-again = And again from your supply: the other two must stay where they are.
    .hint = You need the other agents around Heldenplatz. Take one from your supply.
lesson-starter-over = Final scoring: each info tile scores the number of its area, and your set of five 10 points. You win 52 to 37!
lesson-starter-end = You know the starter version now. A whole game begins with empty drawers and no agents on the board. Look for squares that share buildings.

## The second chapter: missions and money

lesson-missions = 2 · Missions and money
    .about = Accept missions, fulfil two with one agent, buy, pay your agents – the last two rounds of a full game.

lesson-missions-welcome = The full version adds money and missions. Missions bring money and points; money buys things and pays your agents. You join for the last two rounds.
lesson-missions-desk = Your mission S-01 has the French flag. To fulfil it, place an agent on a French building while you have agents on the seals it shows: religion and nobility.
lesson-missions-offer = Four missions are on offer. Place an agent on a building with a mission's flag, and you may accept it. An A mission pays 1 shilling at once, a B mission 2.
lesson-missions-belvedere = Place an agent on the Belvedere, from your supply. It is French, so you may then accept a mission, and it surrounds Prinz-Eugen-Straße.
    .hint = You could do that. But the Belvedere brings a square and a mission: choose it, with an agent from your supply.
lesson-missions-accept = Now you may fulfil missions or accept one, never both. Accept A-24: next round one agent on building D, the Karmeliterkirche, will fulfil both.
    .hint = That brings less. Accept A-24: next round you fulfil both missions with one agent.
lesson-missions-roof = Your pistol marker crossed a threshold, and the investigator reached H. So there is a purchase now, then the last round, and then a payday.
lesson-missions-buy = Purchase: you may buy one thing. You have 3 shillings. Buy the seal: it gives 3 extra points for each mission that you fulfil, and you will fulfil two.
    .hint = That pays in a longer game. Now the seal brings most: 3 points for each of your two missions.
lesson-missions-plan = The last cards. I: 3 points for a building with religion. II: chocolate, for the purple Karmeliterkirche. IV: the pistol, because you have two.
    .hint = Only one part counts: for I the bottom (religion), for II the top left (chocolate), for IV the top right (pistol).
lesson-missions-drawer = Dora took bribes. Now you: put the card into a free drawer, to keep your discount on French buildings.
    .hint = There your discount would be replaced. Choose a free drawer.
lesson-missions-place = Now the Karmeliterkirche, with an agent from your supply: it is building D, French, with the seal of religion. And it surrounds Heinestraße.
    .hint = For A-24 you need an agent on building D. Choose the Karmeliterkirche, with an agent from your supply.
lesson-missions-fulfil = Fulfil both. For S-01 you have agents on religion and nobility, for A-24 one on D. The same agent may serve several missions.
    .hint = Both are ready: fulfil S-01 and A-24. Together they bring 6 shillings and 3 points.
lesson-missions-reward = 6 shillings and 3 points, and your seal added 6. Some missions show bribes or info tiles: you only need to have them, you do not pay them.
lesson-missions-farewell = At the end each unfulfilled mission costs an agent on the board. You have none left. Dora still had S-02, and lost an agent.
lesson-missions-payday = Then payday: every agent on the board costs 1 shilling. You paid 5. An agent that you cannot pay goes back to your supply.
lesson-missions-over = Final scoring: tiles score their areas, sets nothing. Your seal is worth 1 point, and the most agents on the board bring 8. You win 67 to 50!
lesson-missions-end = You know the full version now. Think of payday early, and accept missions whose flags and buildings suit your plans. Well played!

## The third chapter: both expansions

lesson-expansions = 3 · The expansions
    .about = The third man helps everyone, a Feld agent only you – the last round of a full game.

lesson-expansions-welcome = There are two expansions: the third man, for both versions, and the Feld agents, for the full version. You play a last round with both.
lesson-expansions-third = The third man is on the Karmeliterkirche. He belongs to nobody. When you surround a square, he may count as one of your agents.
lesson-expansions-helps = Heinestraße lies between the Karmeliterkirche, Riesenrad and Palais Augarten. With his help you lack only Palais Augarten. It then scores 2 instead of 3.
lesson-expansions-feld = Everyone also has a Feld agent, one agent more with abilities of its own. Yours is Hamburg. You may place it once five other agents of yours are on the board.
lesson-expansions-hamburg = Hamburg costs 1 bribe at most on a nobility building, like Palais Augarten. And if a mission's reward has shillings, you get 1 more.
lesson-expansions-plan = Your cards. I: 3 points for a British building. II: coffee. IV: the pistol, because you have two.
    .hint = Only one part counts: for I the bottom (British flag), for II the top left (coffee), for IV the top right (pistol).
lesson-expansions-place = Choose Palais Augarten. It is British, so you get your 3 points, and it helps to surround two squares.
    .hint = Palais Augarten brings most: two squares and 3 points. Choose it.
lesson-expansions-figure = An agent from another building would cost 2 magazines and leave a gap. Take the Feld agent: it costs only 1.
    .hint = You need that agent where it is. Choose the Feld agent.
lesson-expansions-surround = You surround Rembrandtstraße on your own. At Heinestraße the third man may help, if you like. Yes: that is 2 points and a slide.
    .hint = Without him you do not get the slide. Take Heinestraße with his help.
lesson-expansions-fulfil = Your mission S-02 is British, too, and you have agents on nobility and culture. Fulfil it: 1 shilling, and 1 more from Hamburg.
    .hint = You can use the money on payday. Fulfil S-02.
lesson-expansions-walked = Having helped, the third man walks on: to a neighbouring building of another colour, never grey, where most tiles are. Now he is on the Postsparkasse.
lesson-expansions-payday = Payday: your five agents cost 5 shillings. A Feld agent takes no money but 1 chocolate. If you have none, it goes back to your supply.
lesson-expansions-over = Otherwise a Feld agent counts like any other. With six agents you have the most on the board: 8 points. You win 63 to 46!
lesson-expansions-end = The other Feld agents can do other things: Amsterdam with coffee, New York with the USA, and Marrakesh walks. Now you know all of Vienna!
