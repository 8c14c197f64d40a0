### The lessons of Heimlich & Co. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-basics = 1 · Het basisspel
    .about = Een geheime identiteit, de dobbelsteen, de brandkast, een waardering, bluf – en jij wint.

lesson-basics-welcome = Welkom bij Heimlich & Co. Iedereen leidt in het geheim één agent. Komt een steen de scoretabel rond, dan wint de agent van wie de steen het verst vooraan ligt.
lesson-basics-identity = Dit is je identiteit: Bucci, de groene. Alleen jij ziet die. Niemand mag het merken, dus help nooit alleen Bucci.
lesson-basics-town = Twaalf gebouwen in een kring. Agenten lopen met de klok mee, en je mag ze allemaal verplaatsen. Het getal is de waarde: 10 is het best, de kerk telt 0, de ruïne −3.
lesson-basics-track = Op de scoretabel heeft elke agent een steen. Het spel eindigt als een steen op 42 komt. Bucci staat op 22, Voss leidt met 26.
lesson-basics-safe = Dit is de brandkast. Eindigt je zet met een agent hier, dan lok je een waardering uit: elke steen gaat vooruit met de waarde van het gebouw van zijn agent.
lesson-basics-points = Jij bent aan de beurt. Je gooide 1–3 en mag zelf kiezen hoeveel stappen je neemt. Neem er 3: met meer stappen heb je meer keus.
    .hint = Minder stappen mag ook. Maar hier heb je ze alle drie nodig: kies 3.
lesson-basics-move = Gebruik nu je stappen. Eerst Bucci: verplaats hem één gebouw vooruit, van 5 naar 6. Vandaar is het niet ver naar de goede gebouwen.
    .hint = Die zet mag, maar in deze les gaat Bucci eerst: tik één keer op de groene agent.
lesson-basics-spread = Verplaats je alleen Bucci, dan weet iedereen wie je bent. Gebruik de andere twee stappen dus voor Okonski, de oranje agent: van 2 naar 4.
    .hint = Goed idee, maar Bucci gaat nu niet verder. Tik twee keer op Okonski, de oranje agent.
lesson-basics-watch = Dora zette Voss drie stappen vooruit. Leidt Dora Voss, of is het bluf? Emil verplaatste Thorne. Let er altijd op wie wie helpt.
lesson-basics-ten = Je gooide 5: een grote kans. Verplaats Bucci vier gebouwen vooruit, van 6 naar 10. Geen gebouw telt meer.
    .hint = Bewaar die stap nog even. Verplaats eerst Bucci, de groene agent, naar 10: vier stappen.
lesson-basics-trigger = Eén stap over. Zet Voss, de paarse, bij de brandkast in 7: dat lokt een waardering uit. Voss krijgt ook punten, dus niemand weet wie van de twee van jou is.
    .hint = Dat lokt geen waardering uit, of het verraadt je. Verplaats Voss, de paarse agent, één stap.
lesson-basics-moveSafe = Je ziet wie wat krijgt. Wie de waardering uitlokt, verplaatst de brandkast. Zet hem in 5: Okonski staat ernaast, en je wilt weer een waardering zolang Bucci op 10 staat.
    .hint = De brandkast mag overal heen. Maar in 5 heb je er het meest aan: Okonski heeft maar één stap nodig.
lesson-basics-pushed = Bucci heeft nu 32 punten, Voss 33. Maar Dora zette Bucci in de ruïne! Dat lijkt op een verdenking. Iedereen mag elke agent verplaatsen – ook die van jou.
lesson-basics-notebook = Wie verplaatste wie? Wie kreeg punten? Het notitieboek onthoudt het, en je vermoedens ook. Alleen jij ziet het. Kijk er even in en ga dan verder.
lesson-basics-out = Je gooide 4. Een waardering zou Bucci nu 3 punten kosten. Haal hem uit de ruïne: drie stappen, naar gebouw 2.
    .hint = Bucci staat nog in de ruïne en zou 3 punten verliezen. Verplaats de groene agent drie stappen.
lesson-basics-in = Voss ligt op je voor en staat op 10, één stap voor de ruïne. Zet hem er met je laatste stap in.
    .hint = Daar zou Voss 10 punten krijgen. Zet hem in de ruïne: één stap met de paarse agent.
lesson-basics-guess = Dora lokte een waardering uit en Renard kreeg 9 punten: Dora leidt dus vermoedelijk Renard. Dat zag Emil ook, en Renard ging de ruïne in.
lesson-basics-win = Bucci staat op 34 en heeft nog 8 nodig. De brandkast staat in 8, Bucci in 2, en je gooide 6: zet hem bij de brandkast. Hij krijgt 8 punten en wint!
    .hint = Het kan nog beter: zes stappen met Bucci, en je wint. Verplaats de groene agent naar 8.
lesson-basics-over = Bucci staat op 42: het spel is afgelopen en jij wint. Nu zie je alle identiteiten: Dora leidde Renard, Emil leidde Voss. De andere agenten zijn meelopers.
lesson-basics-end = Let op: ligt de steen van een meeloper vooraan, dan wint niemand. Je kent nu het hele basisspel. Goed gespeeld!
