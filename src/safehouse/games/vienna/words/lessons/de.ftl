### The lessons of Vienna. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-starter = 1 · Die Einstiegsversion
    .about = Karten zuordnen, bestechen, Plätze umschließen, Anzeiger vorrücken – die letzten zwei Runden einer Partie.

lesson-starter-welcome = Wien, 1950. Deine Agenten umschließen die Plätze der Stadt und nehmen die Geheiminformationen, dort. Wer die meisten Punkte hat, gewinnt. Du spielst die letzten zwei Runden.
lesson-starter-agent = Dein Agent steht auf dem Burgtheater. Stehen deine Agenten auf allen Gebäuden um einen Platz, bekommst du seine Info und so viele Punkte, wie seine Zahl sagt.
lesson-starter-square = Die Löwelstraße liegt zwischen Burgtheater und Hofburg: ein 2er-Platz mit einem Mikrofilm. Noch ein Agent auf der Hofburg, und er gehört dir.
lesson-starter-price = Ein Agent kostet 2 Bestechungsmittel in der Farbe des Gebäudes. Die Hofburg ist violett: Das sind 2 Schokolade.
lesson-starter-purse = Das hast du: Bestechungsmittel, Infos, Punkte und Agenten. Du hast 1 Schokolade und brauchst 2. Deine Karten helfen dir.
lesson-starter-cards = Jede Runde bekommst du drei Karten. Du ordnest sie geheim den Aktionen I, II und IV zu. In jeder Aktion zählt nur ein Teil der Karte.
lesson-starter-one = Aktion I: Die Karte kommt in eine Schublade. Ihre Fähigkeit, unten, wirkt dann jede Runde. Wähle die, mit der Gebäude mit der Flagge der USA billiger sind.
    .hint = Die Karte brauchst du für eine andere Aktion. Wähle für I die Fähigkeit für die Flagge der USA.
lesson-starter-two = Aktion II: Du bekommst das Bestechungsmittel links oben. Wähle die Karte mit Schokolade. Dann hast du 2 und kannst die Hofburg bezahlen.
    .hint = Damit kannst du die Hofburg nicht bezahlen. Wähle die Karte mit Schokolade links oben.
lesson-starter-four = Aktion IV: Der Anzeiger der Info rechts oben rückt vor, und jede Info dieser Art bringt dir 1 Punkt. Du hast 2 Pistolen: Wähle die Pistole.
    .hint = Die Pistole bringt am meisten, denn du hast 2 davon. Wähle die Karte mit der Pistole rechts oben.
lesson-starter-shown = Jetzt wirken die Karten. Die erste liegt in deiner Schublade, die zweite hat dir Schokolade gebracht. Du hast nun 2.
lesson-starter-hofburg = Aktion III hat keine Karte: Setz einen Agenten ein. Wähle die Hofburg. Das Schild am Gebäude zeigt, was es dich kostet.
    .hint = Das ginge auch. Aber auf der Hofburg umschließt dein Agent sofort einen Platz: Wähle die Hofburg.
lesson-starter-supply = Nimm den Agenten aus deinem Vorrat. Du könntest auch den vom Burgtheater versetzen, aber für den Platz brauchst du beide.
    .hint = Verlässt dieser Agent das Burgtheater, ist der Platz nicht umschlossen. Nimm einen aus deinem Vorrat.
lesson-starter-taken = Der Mikrofilm gehört dir, dazu 2 Punkte. Dann Aktion IV: Der Pistolen-Anzeiger ist vorgerückt, und deine 2 Pistolen bringen 2 Punkte.
lesson-starter-tracks = Diese Leisten entscheiden am Ende: Jede Info zählt so viel wie der Bereich, in dem ihr Anzeiger steht. Rück also Anzeiger von Infos vor, die du hast.
lesson-starter-roof = Der Pistolen-Anzeiger kam in einen neuen Bereich, darum ging der Ermittler ein Feld weiter. Er ist auf H, dem Ende zu zweit: Die nächste Runde ist die letzte.
lesson-starter-plan = Such deinen nächsten Platz: den Heldenplatz. Dir fehlt nur das Parlament. Dort liegt ein Aktenkoffer, deine fehlende Art: Alle fünf sind ein Satz, 10 Punkte!
lesson-starter-oneMore = Das Parlament hat die Flagge der USA. Aktion I: Wähle die Karte, die dort 3 Punkte für einen Agenten bringt. Sie wirkt schon in dieser Runde.
    .hint = Für Aktion I zählt der untere Teil der Karten: Wähle die mit 3 Punkten für die Flagge der USA.
lesson-starter-twoMore = Aktion II: Nimm den Kaffee. Das Parlament ist braun und nimmt Kaffee; mit deinem Rabatt kostet es nur 1. Was übrig bleibt, entscheidet bei Gleichstand.
    .hint = Wähle die andere Karte, mit Kaffee links oben. Die Pistole ist für Aktion IV.
lesson-starter-fourMore = Aktion IV: noch einmal die Pistole, für 2 weitere Punkte.
    .hint = Wähle die Karte mit der Pistole rechts oben: Du hast 2 Pistolen.
lesson-starter-drawer = Dora hatte das Stadtwappen, zog zuerst und hat gleich zwei Plätze umschlossen. Jetzt du: Leg die Karte in eine freie Schublade, so behältst du auch den Rabatt.
    .hint = Dort würde sie deinen Rabatt ersetzen. Wähle eine freie Schublade.
lesson-starter-parlament = Setz deinen Agenten auf dem Parlament ein: Die erste Schublade senkt den Preis auf 1 Kaffee, die zweite bringt 3 Punkte, und der Heldenplatz ist umschlossen.
    .hint = Das Parlament bringt am meisten: einen Platz, einen Satz und 3 Punkte extra. Wähle es.
lesson-starter-again = Wieder aus deinem Vorrat: Die beiden anderen müssen bleiben, wo sie sind.
    .hint = Die anderen Agenten stehen um den Heldenplatz. Nimm einen aus deinem Vorrat.
lesson-starter-over = Schlusswertung: Jede Info zählt die Zahl ihres Bereichs, dein Satz aus fünf Arten 10 Punkte. Du gewinnst 52 zu 37!
lesson-starter-end = Jetzt kennst du die Einstiegsversion. Eine ganze Partie beginnt mit leeren Schubladen und ohne Agenten auf dem Spielplan. Such Plätze, die sich Gebäude teilen.

## The second chapter: missions and money

lesson-missions = 2 · Aufträge und Geld
    .about = Aufträge annehmen, zwei auf einmal erfüllen, einkaufen, Agenten bezahlen – die letzten zwei Runden der Vollversion.

lesson-missions-welcome = In der Vollversion gibt es Geld und Aufträge. Aufträge bringen Geld und Punkte; mit Geld kaufst du ein und bezahlst Agenten. Du spielst die letzten zwei Runden.
lesson-missions-desk = Dein Auftrag S-01 hat Frankreichs Flagge. Du erfüllst ihn, wenn du auf einem Gebäude mit dieser Flagge einen Agenten einsetzt und Agenten auf den Siegeln Religion und Adel hast.
lesson-missions-offer = Vier Aufträge liegen offen. Setzt du einen Agenten auf einem Gebäude mit ihrer Flagge ein, darfst du einen annehmen. A bringt sofort 1 Schilling, B bringt 2.
lesson-missions-belvedere = Setz aus deinem Vorrat einen Agenten auf dem Belvedere ein. Es hat Frankreichs Flagge, also darfst du danach einen Auftrag annehmen, und es umschließt die Prinz-Eugen-Straße.
    .hint = Das ginge auch. Aber das Belvedere bringt einen Platz und einen Auftrag: Wähle es, mit einem Agenten aus deinem Vorrat.
lesson-missions-accept = Jetzt darfst du Aufträge erfüllen oder einen annehmen, nie beides. Nimm A-24 an: Ein Agent auf Gebäude D, der Karmeliterkirche, erfüllt dann beide.
    .hint = Das bringt weniger. Nimm A-24 an: In der nächsten Runde erfüllst du beide mit einem Agenten.
lesson-missions-roof = Dein Pistolen-Anzeiger kam über eine Schwelle, und der Ermittler ist auf H. Darum ist jetzt Einkauf, dann die letzte Runde, und danach Zahltag.
lesson-missions-buy = Einkauf: Du darfst eine Sache kaufen. Du hast 3 Schilling. Kauf das Siegel: Es bringt 3 Punkte extra für jeden Auftrag, den du erfüllst, und das werden zwei.
    .hint = Das lohnt sich in einer längeren Partie. Jetzt bringt das Siegel am meisten: 3 Punkte für jeden der zwei Aufträge.
lesson-missions-plan = Die letzten Karten. I: 3 Punkte für ein Gebäude mit Religion. II: Schokolade für die violette Karmeliterkirche. IV: die Pistole, denn du hast zwei.
    .hint = Nur ein Teil zählt: bei I unten (Religion), bei II links oben (Schokolade), bei IV rechts oben (Pistole).
lesson-missions-drawer = Dora hat Bestechungsmittel genommen. Jetzt du: Leg die Karte in eine freie Schublade. So behältst du den Rabatt für Frankreich.
    .hint = Dort würde sie deinen Rabatt ersetzen. Wähle eine freie Schublade.
lesson-missions-place = Nun die Karmeliterkirche, mit einem Agenten aus deinem Vorrat: Sie ist Gebäude D, mit Frankreichs Flagge und dem Siegel Religion, und umschließt die Heinestraße.
    .hint = Für A-24 brauchst du einen Agenten auf D. Wähle die Karmeliterkirche, mit einem Agenten aus deinem Vorrat.
lesson-missions-fulfil = Erfüll beide. Für S-01 hast du Agenten auf Religion und Adel, für A-24 einen auf D. Ein Agent darf für mehrere Aufträge zählen.
    .hint = Beide sind so weit: Erfüll S-01 und A-24. Zusammen bringen sie 6 Schilling und 3 Punkte.
lesson-missions-reward = 6 Schilling und 3 Punkte, dazu 6 vom Siegel. Zeigt ein Auftrag Bestechungsmittel oder Infos, musst du sie nur haben. Du gibst sie nicht ab.
lesson-missions-farewell = Am Ende kostet jeder unerfüllte Auftrag einen Agenten auf dem Spielplan. Du hast keinen mehr. Dora hatte noch S-02 und verlor einen Agenten.
lesson-missions-payday = Dann der Zahltag: Jeder Agent auf dem Spielplan kostet 1 Schilling. Du hast 5 bezahlt. Ein Agent, den du nicht bezahlen kannst, geht zurück in deinen Vorrat.
lesson-missions-over = Schlusswertung: Infos zählen ihren Bereich, Sätze nichts. Dein Siegel ist 1 Punkt wert, die meisten Agenten auf dem Spielplan bringen 8. Du gewinnst 67 zu 50!
lesson-missions-end = Jetzt kennst du die Vollversion. Denk früh an den Zahltag und nimm Aufträge an, deren Flaggen und Gebäude zu deinem Plan passen. Gut gespielt!

## The third chapter: both expansions

lesson-expansions = 3 · Die Erweiterungen
    .about = Der dritte Mann hilft allen, ein Feld-Agent nur dir – die letzte Runde der Vollversion.

lesson-expansions-welcome = Es gibt zwei Erweiterungen: den dritten Mann, für beide Versionen, und die Feld-Agenten, für die Vollversion. Du spielst eine letzte Runde mit beiden.
lesson-expansions-third = Der dritte Mann steht auf der Karmeliterkirche. Er gehört niemandem. Umschließt du einen Platz, darf er als einer deiner Agenten zählen.
lesson-expansions-helps = Die Heinestraße liegt zwischen Karmeliterkirche, Riesenrad und Palais Augarten. Mit seiner Hilfe fehlt dir nur das Palais. Sie bringt dann 2 statt 3 Punkte.
lesson-expansions-feld = Alle haben auch einen Feld-Agenten mit eigenen Fähigkeiten, als weiteren Agenten. Deiner ist Hamburg. Er darf auf den Spielplan, sobald fünf andere von dir dort sind.
lesson-expansions-hamburg = Auf Gebäuden mit Adel wie dem Palais Augarten kostet Hamburg höchstens 1 Bestechungsmittel. Und bringt ein Auftrag Schilling, bekommst du 1 mehr.
lesson-expansions-plan = Deine Karten. I: 3 Punkte für die Flagge Großbritanniens. II: Kaffee. IV: die Pistole, denn du hast zwei.
    .hint = Nur ein Teil zählt: bei I unten (Großbritannien), bei II links oben (Kaffee), bei IV rechts oben (Pistole).
lesson-expansions-place = Wähle das Palais Augarten. Es hat die Flagge Großbritanniens, bringt also deine 3 Punkte, und hilft, zwei Plätze zu umschließen.
    .hint = Das Palais Augarten bringt am meisten: zwei Plätze und 3 Punkte. Wähle es.
lesson-expansions-figure = Ein Agent von einem anderen Gebäude kostet 2 Illustrierte und fehlt dort. Nimm den Feld-Agenten: Er kostet nur 1.
    .hint = Diesen Agenten brauchst du, wo er steht. Wähle den Feld-Agenten.
lesson-expansions-surround = Die Rembrandtstraße umschließt du allein. Bei der Heinestraße darf der dritte Mann helfen. Nimm die Hilfe an: 2 Punkte und ein Dia.
    .hint = Ohne ihn bekommst du das Dia nicht. Nimm die Heinestraße mit seiner Hilfe.
lesson-expansions-fulfil = Auch dein Auftrag S-02 hat diese Flagge, und du hast Agenten auf Adel und Kultur. Erfüll ihn: 1 Schilling, und 1 mehr durch Hamburg.
    .hint = Am Zahltag kannst du das Geld brauchen. Erfüll S-02.
lesson-expansions-walked = Nach der Hilfe geht der dritte Mann weiter: auf ein Nachbargebäude anderer Farbe, nie Grau, wo die meisten Infos liegen. Jetzt steht er auf der Postsparkasse.
lesson-expansions-payday = Zahltag: Deine fünf Agenten kosten 5 Schilling. Ein Feld-Agent nimmt kein Geld, sondern 1 Schokolade. Hast du keine, geht er zurück in den Vorrat.
lesson-expansions-over = Sonst zählt ein Feld-Agent wie jeder andere. Mit sechs Agenten hast du die meisten auf dem Spielplan: 8 Punkte. Du gewinnst 63 zu 46!
lesson-expansions-end = Die anderen Feld-Agenten können anderes: Amsterdam mit Kaffee, New York mit den USA, und Marrakesh läuft mit. Jetzt kennst du ganz Wien!
