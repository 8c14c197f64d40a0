### The lessons of Heimlich & Co. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-basics = 1 · Het basisspel
    .about = Een geheime identiteit, de dobbelsteen, de brandkast, een waardering, bluf – en jij wint.

lesson-basics-welcome = Welkom bij Heimlich & Co. Iedereen leidt in het geheim één agent. Komt een steen de scoretabel rond, dan wint de agent van wie de steen het verst vooraan ligt.
lesson-basics-identity = Dit is je identiteit: Bucci, de groene. Alleen jij ziet die. Niemand mag het merken, dus help nooit alleen Bucci.
lesson-basics-town = Twaalf gebouwen in een kring. Agenten lopen met de klok mee, en je mag ze allemaal verplaatsen. Het getal is de waarde: 10 is het best, de kerk telt 0, de ruïne −3.
lesson-basics-track = Op de scoretabel heeft elke agent een steen. Het spel eindigt als een steen op 42 komt. Bucci staat op 22, Voss ligt voor met 26.
lesson-basics-safe = Dit is de brandkast. Eindigt je zet met een agent hier, dan lok je een waardering uit: elke steen gaat zoveel vooruit als het gebouw van zijn agent waard is.
lesson-basics-points = Jij bent aan de beurt. Je gooide 1–3 en mag zelf kiezen hoeveel stappen je zet. Kies er 3: met meer stappen heb je meer keus.
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
lesson-basics-pushed = Bucci heeft nu 32 punten, Voss 33. Maar Dora zette Bucci in de ruïne! Dora verdenkt je, zo te zien. Iedereen mag elke agent verplaatsen – ook die van jou.
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

## The second chapter: Top Secret cards

lesson-cards = 2 · Top Secret-kaarten
    .about = Na de stappen kaarten spelen, een waardering verhinderen, er zelf een uitlokken – en winnen.

lesson-cards-welcome = De Top Secret-versie is het basisspel met kaarten. Je speelt ze na de stappen van een beurt. Ze verplaatsen agenten, stenen of de brandkast en kunnen alles omgooien.
lesson-cards-hand = Dit zijn je kaarten. Alleen jij ziet ze. Iedereen begint met twee kaarten en heeft er nooit meer dan vier. Op elke kaart staat wat die doet.
lesson-cards-danger = Emil zette Thorne bij de brandkast. Voss zou 10 krijgen, op 43 komen en winnen. Maar hier wacht een waardering tot de Top Secret-ronde voorbij is. Houd die tegen!
lesson-cards-yes = Na elke zet wordt iedereen in het geheim gevraagd: wie wil een kaart spelen? Kies ja. Meldt niemand zich, dan volgt de waardering.
    .hint = Dan houdt niemand de waardering tegen en wint Voss. Kies ja.
lesson-cards-play = Alleen jij hebt je gemeld. Dus begin jij en moet je een kaart spelen. Neem ‘Brandkast verplaatsen’: is de brandkast weg, dan komt er geen waardering.
    .hint = ‘1–3 vooruit’ kan ook, maar die kaart heb je straks nodig. Speel ‘Brandkast verplaatsen’.
lesson-cards-away = Zet de brandkast in 4, daar staat niemand. Pas daarna. Je mag meerdere kaarten na elkaar spelen, maar het loont om er een te bewaren.
    .hint = Zet de brandkast in 4 en pas daarna. Je andere kaart heb je zo nodig.
lesson-cards-pass = Dora en Emil hebben gepast. De ronde eindigt als iedereen na elkaar heeft gepast. Pas ook: deze keer komt er geen waardering.
    .hint = Bewaar die kaart: zo ben jij aan de beurt. Pas.
lesson-cards-ruin = Je gooide 3. Staat aan het eind een agent die je hebt verplaatst in de ruïne, dan krijg je een kaart. Zet Voss erin, je rivaal: één stap.
    .hint = Eerst Voss, de paarse agent: één stap naar de ruïne, en je krijgt een kaart.
lesson-cards-bucci = Nog twee stappen. Verplaats Bucci van 6 naar 8: je hebt precies 8 punten nodig voor 42.
    .hint = Bucci heeft 8 punten nodig om te winnen. Verplaats de groene agent twee stappen, naar 8.
lesson-cards-gained = Je kreeg een kaart: ‘Naar de brandkast’. Die mag je meteen spelen. Je krijgt er ook een als je 1–3 gooit en niemand verplaatst.
lesson-cards-announce = Bucci staat op 8. Je hebt alleen nog een waardering nodig. Je hebt geen stappen meer, maar wel kaarten: kies ja.
    .hint = Zonder kaart komt er deze beurt geen waardering. Kies ja.
lesson-cards-toSafe = Ook Dora heeft zich gemeld. Maar jij hebt de dobbelsteen, dus jij begint. Speel ‘Naar de brandkast’.
    .hint = Bewaar ‘1–3 vooruit’ nog even. Speel eerst ‘Naar de brandkast’.
lesson-cards-who = Wie moet naar de brandkast? Niet Bucci: 8 is beter dan 4. Neem Okonski, dat verraadt je niet. Pas daarna.
    .hint = Bucci moet op 8 blijven. Kies Okonski, de oranje agent, en pas daarna.
lesson-cards-countered = Dora zette Okonski terug naar 3: geen waardering! In een Top Secret-ronde is niets zeker tot iedereen heeft gepast. Maar nu ben jij weer aan de beurt.
lesson-cards-answer = Hiervoor heb je een kaart bewaard. Speel ‘1–3 vooruit’.
    .hint = Als je past, kan de ronde zonder waardering eindigen. Speel ‘1–3 vooruit’.
lesson-cards-again = Verplaats Okonski één gebouw vooruit, terug naar de brandkast in 4.
    .hint = Okonski staat één stap voor de brandkast. Kies de oranje agent, en dan één gebouw vooruit.
lesson-cards-over = Niemand had een antwoord. De waardering geeft Bucci 8 punten: 42, en jij wint! Voss verliest er 3 in de ruïne.
lesson-cards-end = Bewaar dus een kaart voor het eind van de ronde en tel hoeveel kaarten de anderen hebben: dat staat in de spelerslijst. Goed gespeeld!

## The third chapter: the secret dossier

lesson-dossier = 3 · Het geheime dossier
    .about = Kijken wie wie helpt, noteren wie welke agent leidt – en daarmee winnen.

lesson-dossier-welcome = Het geheime dossier past bij beide versies. Eén keer per spel noteert iedereen wie welke agent leidt. Elk juist vermoeden levert aan het eind 5 punten op.
lesson-dossier-identity = Deze keer ben je Jardine, de gele. Van de andere vijf agenten leidt Dora er een en Emil er een. De rest zijn meelopers.
lesson-dossier-track = Zodra de eerste steen 29 bereikt, schrijft iedereen tegelijk. Renard staat op 28, dus dat is al gauw. Wat heb je tot nu toe gezien?
lesson-dossier-dora = Dora gooide 6 en gebruikte vijf stappen om Renard uit de ruïne te halen. Zou jij dat voor een meeloper doen?
lesson-dossier-emil = Emil zette Voss op 10 en Thorne bij de brandkast. De waardering gaf Voss 10 punten, meer dan alle anderen. Dat zegt veel.
lesson-dossier-notebook = Het notitieboek onthoudt wie wie uit de ruïne haalde en wie van een waardering profiteerde. Ook je vermoedens passen erin. Kijk even en ga dan verder.
lesson-dossier-push = Je gooide 4. Zet eerst Voss van 10 in de ruïne: daar kost de volgende waardering hem 3 punten.
    .hint = Daar zou Voss 10 punten krijgen. Verplaats eerst de paarse agent één stap, naar de ruïne.
lesson-dossier-ten = Nu Jardine: twee stappen, van 8 naar 10, het beste gebouw.
    .hint = De laatste stap heb je nodig voor een waardering. Verplaats Jardine, de gele agent, twee stappen naar 10.
lesson-dossier-trigger = De laatste stap: zet Okonski van 3 bij de brandkast in 4. Dat lokt een waardering uit, en jij krijgt 10 punten.
    .hint = Dat lokt geen waardering uit. Verplaats Okonski, de oranje agent, één stap naar de brandkast.
lesson-dossier-due = Renard staat op 32, Jardine op 30: allebei voorbij 29. Nu schrijft iedereen een geheim dossier. Pas aan het eind zie je ze. Je eigen agent sla je over.
lesson-dossier-renard = Eerst Renard: de agent van een speler of een meeloper? Vijf stappen uit de ruïne – dat moet de agent van Dora zijn. Noteer Dora.
    .hint = Denk eraan wie Renard uit de ruïne haalde. Noteer Dora.
lesson-dossier-others = Voor Okonski en Bucci deed niemand veel moeite. Noteer bij allebei ‘meeloper’.
    .hint = Voor deze agent deed niemand veel moeite. Noteer ‘meeloper’.
lesson-dossier-voss = Emil zette Voss vlak voor de waardering op 10. Noteer Emil.
    .hint = Wie profiteerde het meest van de waardering van Emil? Voss. Noteer Emil.
lesson-dossier-thorne = Thorne hielp Emil alleen aan de waardering. En met drie spelers zijn er maar drie agenten van iemand: van jou, Dora en Emil. Noteer dus ‘meeloper’.
    .hint = Dora en Emil hebben hun agent al. Noteer ‘meeloper’.
lesson-dossier-safe = Jij lokte de waardering uit, dus verplaats jij de brandkast. Zet hem in 10 bij Jardine: dat lokt niets uit, maar de volgende waardering levert je 10 punten op.
    .hint = Zet de brandkast in 10: wie een waardering wil, moet dan naar Jardine komen.
lesson-dossier-over = Dora zette Renard bij de brandkast: Renard 42, Jardine 40. Zonder dossiers had Dora gewonnen. Maar nu gaan ze open.
lesson-dossier-points = Al je vijf vermoedens zijn juist: 25 punten, samen 65. Dora had er drie goed en komt op 57. Jij wint! Op het tabblad staan alle dossiers.
lesson-dossier-end = Met het dossier moet je goed opletten en je goed verbergen. Help dus af en toe andere agenten. Goed gespeeld!
