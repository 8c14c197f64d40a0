### The lessons of Heimlich & Co. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-basics = 1 · The basic game
    .about = A secret identity, the die, the safe, a scoring, a bluff – and you win.

lesson-basics-welcome = Welcome to Heimlich & Co. Everybody secretly controls one agent. When a stone comes round the score track, the agent whose stone is furthest ahead wins.
lesson-basics-identity = This is your identity: Bucci, the green one. Only you can see it. Nobody may find out, so never help Bucci alone.
lesson-basics-town = Twelve buildings in a ring. Agents walk clockwise, and you may move any of them. The number is what a building scores: 10 is the best. The Church scores 0, the Ruin −3.
lesson-basics-track = The score track has a stone for each agent. The game ends when a stone reaches 42. Bucci is on 22, Voss leads with 26.
lesson-basics-safe = This is the safe. If you end your move with an agent here, you trigger a scoring: every stone advances by the number of its agent's building.
lesson-basics-points = Your turn. You rolled 1–3: you may choose how many steps you take. Take 3. More steps give you more to choose from.
    .hint = Fewer steps are allowed too. But here you need all three: choose 3.
lesson-basics-move = Now use your steps. First move Bucci one building forward, from 5 to 6. From there it is not far to the good buildings.
    .hint = That move is allowed, but in this lesson Bucci goes first: tap the green agent once.
lesson-basics-spread = If you move only Bucci, everybody knows who you are. So use the other two steps for Okonski, the orange one: from 2 to 4.
    .hint = Good idea, but Bucci moves no further now. Tap Okonski, the orange agent, twice.
lesson-basics-watch = Dora moved Voss three steps. Is Voss Dora's agent, or is it a bluff? Emil moved Thorne. You learn most by watching who helps whom.
lesson-basics-ten = You rolled 5: a big chance. Move Bucci four buildings forward, from 6 to 10. No building scores more.
    .hint = Save that step for later. First move Bucci, the green agent, to 10: four steps.
lesson-basics-trigger = One step is left. Move Voss, the purple one, to the safe in 7: that triggers a scoring. Voss scores as well, so nobody knows which of the two is yours.
    .hint = That would not trigger a scoring, or give away who you are. Move Voss, the purple agent, one step.
lesson-basics-moveSafe = The preview shows who scores what. Whoever triggers a scoring moves the safe. Put it into 5: Okonski is one step away, and you want a new scoring while Bucci is on 10.
    .hint = The safe may go anywhere else. But from 5 you profit most: Okonski needs only one step to get there.
lesson-basics-pushed = Bucci now has 32 points, Voss 33. But Dora moved Bucci into the Ruin, and seems to suspect you. Everybody may move every agent – yours too.
lesson-basics-notebook = Who pushed whom? Who scored? The notebook remembers it, and your guesses as well. Nobody else sees it. Have a look, then go on.
lesson-basics-out = You rolled 4. A scoring now would cost Bucci 3 points. Get Bucci out of the Ruin: three steps, to building 2.
    .hint = In the Ruin, Bucci would lose 3 points. Move the green agent three steps.
lesson-basics-in = Voss is ahead of you and stands on 10, one step before the Ruin. Use your last step to push Voss in.
    .hint = There Voss would score 10. Push Voss into the Ruin: move the purple agent one step.
lesson-basics-guess = Dora triggered a scoring, and Renard got 9 points: so Renard is probably Dora's. Emil saw it too, and pushed Renard into the Ruin.
lesson-basics-win = Bucci is on 34, 8 points from the end. The safe is in 8, Bucci in 2, and you rolled 6. Move Bucci to the safe: 8 points, and you win!
    .hint = There is something better: six steps with Bucci, and you win. Move the green agent to 8.
lesson-basics-over = Bucci is on 42: the game is over, and you win. Now all identities are shown: Dora had Renard, Emil had Voss. The other agents are bystanders.
lesson-basics-end = Take care: if a bystander's stone is first, nobody wins. You now know the whole basic game. Well played!
