### The lessons of Heimlich & Co. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-basics = 1 · The basic game
    .about = A secret identity, the die, the safe, a scoring, a bluff – and you win.

lesson-basics-welcome = Welcome to Heimlich & Co. Everyone secretly controls one agent. When a stone completes the score track, the agent whose stone is furthest ahead wins.
lesson-basics-identity = This is your identity: Bucci, the green one. Only you can see it. Nobody may find out, so never help only Bucci.
lesson-basics-town = Twelve buildings in a ring. Agents walk clockwise, and you may move any of them. The number is what a building scores: 10 is the best. The Church scores 0, the Ruin −3.
lesson-basics-track = The score track has a stone for each agent. The game ends when a stone reaches 42. Bucci is on 22, Voss leads with 26.
lesson-basics-safe = This is the safe. If you end your move with an agent here, you trigger a scoring: every stone advances by the number of its agent's building.
lesson-basics-points = Your turn. You rolled 1–3: you may choose how many steps you take. Choose 3. More steps give you more to choose from.
    .hint = Fewer steps are allowed too. But here you need all three: choose 3.
lesson-basics-move = Now use your steps. First move Bucci one building forward, from 5 to 6. From there it is not far to the good buildings.
    .hint = That move is allowed, but in this lesson Bucci goes first: tap the green agent once.
lesson-basics-spread = If you move only Bucci, everyone knows who you are. So use the other two steps for Okonski, the orange one: from 2 to 4.
    .hint = Good idea, but Bucci moves no further now. Tap Okonski, the orange agent, twice.
lesson-basics-watch = Dora moved Voss three steps. Is Voss Dora's agent, or is it a bluff? Emil moved Thorne. You learn most by watching who helps whom.
lesson-basics-ten = You rolled 5: a big chance. Move Bucci four buildings forward, from 6 to 10. No building scores more.
    .hint = Save that step for later. First move Bucci, the green agent, to 10: four steps.
lesson-basics-trigger = One step is left. Move Voss, the purple one, to the safe in 7: that triggers a scoring. Voss scores as well, so nobody knows which of the two is yours.
    .hint = That triggers no scoring, or gives away who you are. Move Voss, the purple agent, one step.
lesson-basics-moveSafe = The preview shows who scores what. If you trigger a scoring, you move the safe. Put it in 5: Okonski is one step away, and you want a new scoring while Bucci is on 10.
    .hint = The safe may go anywhere else. But from 5 you profit most: Okonski needs only one step to get there.
lesson-basics-pushed = Bucci now has 32 points, Voss 33. But Dora moved Bucci into the Ruin, and seems to suspect you. Everyone may move every agent – yours too.
lesson-basics-notebook = Who pushed whom? Who scored? The notebook remembers it, and your guesses as well. Nobody else sees it. Have a look, then go on.
lesson-basics-out = You rolled 4. A scoring now would cost Bucci 3 points. Get Bucci out of the Ruin: three steps, to building 2.
    .hint = In the Ruin, Bucci would lose 3 points. Move the green agent three steps.
lesson-basics-in = Voss is ahead of you and is on 10, one step before the Ruin. Use your last step to push Voss in.
    .hint = There Voss would score 10. Push Voss into the Ruin: move the purple agent one step.
lesson-basics-guess = Dora triggered a scoring, and Renard got 9 points: so Renard is probably Dora's. Emil saw it too, and pushed Renard into the Ruin.
lesson-basics-win = Bucci is on 34, 8 points from the end. The safe is in 8, Bucci in 2, and you rolled 6. Move Bucci to the safe: 8 points, and you win!
    .hint = There is something better: six steps with Bucci, and you win. Move the green agent to 8.
lesson-basics-over = Bucci is on 42: the game is over, and you win. Now all identities are shown: Dora had Renard, Emil had Voss. The other agents are bystanders.
lesson-basics-end = Take care: if a bystander's stone is first, nobody wins. You now know the whole basic game. Well played!

## The second chapter: Top Secret cards

lesson-cards = 2 · Top Secret cards
    .about = Play cards after the steps, stop a scoring, trigger one yourself – and win.

lesson-cards-welcome = The Top Secret version is the basic game with cards. You play them after the steps of a turn. They move agents, stones or the safe, and can change everything.
lesson-cards-hand = These are your cards. Only you can see them. Everyone starts with two and never holds more than four. Each card says what it does.
lesson-cards-danger = Emil moved Thorne to the safe. Voss would score 10, come to 43 and win. But in this version a scoring waits until the Top Secret round is over. Stop it!
lesson-cards-yes = After every move everyone is asked in secret: who wants to play a card? Choose yes. If nobody does, the scoring follows.
    .hint = Then nobody stops the scoring, and Voss wins. Choose yes.
lesson-cards-play = Only you said yes. So you begin, and must play a card. Take “Move the safe”: once the safe is gone, there is no scoring.
    .hint = “Forward 1–3” would work too, but you will need that card later. Play “Move the safe”.
lesson-cards-away = Put the safe in 4, where there is nobody. Then pass. You may play several cards in a row, but it pays to keep one.
    .hint = Put the safe in building 4, then pass. You will need your other card soon.
lesson-cards-pass = Dora and Emil passed. The round is over when everyone has passed in a row. Pass too: no scoring this time.
    .hint = Keep that card: your own turn comes next. Pass.
lesson-cards-ruin = You rolled 3. If an agent that you moved ends in the Ruin, you get a card. So push Voss in, your rival: one step.
    .hint = First Voss, the purple agent: one step into the Ruin, and you get a card.
lesson-cards-bucci = Two steps are left. Move Bucci from 6 to 8: you need exactly 8 points to reach 42.
    .hint = Bucci needs 8 points to win. Move the green agent two steps, to 8.
lesson-cards-gained = You got a card: “To the safe”. You may play it at once. Another way to get one: if you roll 1–3, move nothing at all.
lesson-cards-announce = Bucci is on 8. All you need is a scoring. You have no steps left, but you have cards: choose yes.
    .hint = Without a card there is no scoring this turn. Choose yes.
lesson-cards-toSafe = Dora wants to play a card as well. But you have the die, so you go first. Play “To the safe”.
    .hint = Keep “Forward 1–3” for later. Play “To the safe” first.
lesson-cards-who = Who goes to the safe? Not Bucci: 8 is better than 4. Take Okonski; that does not give you away. Then pass.
    .hint = Bucci should stay on 8. Choose Okonski, the orange agent, then pass.
lesson-cards-countered = Dora moved Okonski back to 3: no scoring! In a Top Secret round nothing is certain until everyone has passed. But now it is your turn again.
lesson-cards-answer = This is what you kept a card for. Play “Forward 1–3”.
    .hint = If you pass, the round may end without a scoring. Play “Forward 1–3”.
lesson-cards-again = Move Okonski one building forward, back to the safe in 4.
    .hint = Okonski is one step from the safe. Choose the orange agent, then one building forward.
lesson-cards-over = Nobody had an answer. The scoring gives Bucci 8 points: 42, and you win! Voss lost 3 in the Ruin.
lesson-cards-end = So keep a card for the end of a round, and count how many the others hold: the list of players shows it. Well played!

## The third chapter: the secret dossier

lesson-dossier = 3 · The secret dossier
    .about = Watch who helps whom, write down who controls which agent – and win by it.

lesson-dossier-welcome = The secret dossier goes with either version. Once in a game everyone writes down who controls which agent. Each correct guess is worth 5 points at the end.
lesson-dossier-identity = This time you are Jardine, the yellow one. Of the other five agents one is Dora's and one is Emil's. The rest are bystanders.
lesson-dossier-track = As soon as the first stone reaches 29, everyone writes at the same time. Renard is on 28, so it will be soon. What have you seen so far?
lesson-dossier-dora = Dora rolled 6 and spent five steps on getting Renard out of the Ruin. Would you do that for a bystander?
lesson-dossier-emil = Emil moved Voss to 10 and Thorne to the safe. The scoring gave Voss 10 points, more than anybody else. That says a lot.
lesson-dossier-notebook = The notebook remembers who took whom out of the Ruin, and who profited from a scoring. Your guesses fit there too. Have a look, then go on.
lesson-dossier-push = You rolled 4. First push Voss from 10 into the Ruin: there the next scoring costs Voss 3 points.
    .hint = Voss would score 10 there. First move the purple agent one step, into the Ruin.
lesson-dossier-ten = Now Jardine: two steps, from 8 to 10, the best building.
    .hint = You need the last step for a scoring. Move Jardine, the yellow agent, two steps to 10.
lesson-dossier-trigger = The last step: move Okonski from 3 to the safe in 4. That triggers a scoring, and you get 10 points.
    .hint = That triggers no scoring. Move Okonski, the orange agent, one step to the safe.
lesson-dossier-due = Renard is on 32, Jardine on 30: both are past 29. Now everyone writes a dossier in secret. Nobody sees it before the end. You leave out your own agent.
lesson-dossier-renard = Renard first: a player's agent, or a bystander? Five steps out of the Ruin – that must be Dora's agent. Write Dora.
    .hint = Think of who took Renard out of the Ruin. Write Dora.
lesson-dossier-others = Nobody went to any trouble for Okonski and Bucci. Write “bystander” for both.
    .hint = Nobody went to any trouble for this agent. Write “bystander”.
lesson-dossier-voss = Emil moved Voss to 10 just before the scoring. Write Emil.
    .hint = Who profited most from Emil's scoring? Voss. Write Emil.
lesson-dossier-thorne = Thorne only helped Emil to the scoring. And three players have just three agents: yours, Dora's and Emil's. So write “bystander”.
    .hint = Dora and Emil have their agents already. Write “bystander”.
lesson-dossier-safe = You triggered the scoring, so you move the safe. Put it in 10, with Jardine: that triggers nothing, but the next scoring will bring you 10 points.
    .hint = Put the safe in 10: anyone who wants a scoring then has to come to Jardine.
lesson-dossier-over = Dora moved Renard to the safe: Renard 42, Jardine 40. Without dossiers Dora would have won. But now they are opened.
lesson-dossier-points = All five of your guesses are correct: 25 points, 65 in all. Dora had three correct and comes to 57. You win! The tab shows all dossiers.
lesson-dossier-end = With the dossier you have to watch well and hide well. So help other agents now and then. Well played!
