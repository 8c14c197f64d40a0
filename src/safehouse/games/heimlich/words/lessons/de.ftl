### The lessons of Heimlich & Co. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-basics = 1 · Das Grundspiel
    .about = Geheime Identität, Würfel, Tresor, Wertung, ein Bluff – und du gewinnst.

lesson-basics-welcome = Willkommen bei Heimlich & Co. Alle führen heimlich einen Agenten. Kommt ein Stein einmal um die Wertungsleiste, gewinnt der Agent, dessen Stein am weitesten vorn liegt.
lesson-basics-identity = Das ist deine Identität: Bucci, der Grüne. Nur du siehst sie. Niemand darf es merken, also hilf nie nur Bucci.
lesson-basics-town = Zwölf Gebäude im Kreis. Agenten gehen im Uhrzeigersinn, und du darfst alle ziehen. Die Zahl ist der Wert des Gebäudes: 10 ist am besten, die Kirche zählt 0, die Ruine −3.
lesson-basics-track = Auf der Wertungsleiste hat jeder Agent einen Stein. Erreicht einer die 42, ist das Spiel zu Ende. Bucci steht auf 22, Voss liegt mit 26 vorn.
lesson-basics-safe = Das ist der Tresor. Endet dein Zug mit einem Agenten hier, löst du eine Wertung aus: Jeder Stein rückt um den Wert des Gebäudes vor, in dem sein Agent steht.
lesson-basics-points = Du bist dran. Du hast 1–3 gewürfelt und darfst wählen, wie viele Schritte du machst. Wähle 3: Mehr Schritte geben dir mehr Auswahl.
    .hint = Weniger Schritte sind auch erlaubt. Hier brauchst du aber alle drei: Wähle 3.
lesson-basics-move = Nutze jetzt deine Schritte. Zuerst Bucci: Zieh ihn ein Gebäude vorwärts, von 5 nach 6. Von dort ist es nicht weit zu den guten Gebäuden.
    .hint = Der Zug ist erlaubt, aber in dieser Lektion geht Bucci zuerst: Tippe einmal auf den grünen Agenten.
lesson-basics-spread = Ziehst du nur Bucci, wissen alle, wer du bist. Nimm die anderen zwei Schritte darum für Okonski, den Orangen: von 2 nach 4.
    .hint = Gute Idee, aber Bucci geht jetzt nicht weiter. Tippe zweimal auf Okonski, den orangen Agenten.
lesson-basics-watch = Dora hat Voss drei Schritte gezogen. Führt Dora Voss, oder ist das ein Bluff? Emil hat Thorne gezogen. Achte immer darauf, wer wem hilft.
lesson-basics-ten = Du hast 5 gewürfelt: eine große Chance. Zieh Bucci vier Gebäude vorwärts, von 6 nach 10. Mehr zählt kein Gebäude.
    .hint = Heb dir den Schritt noch auf. Zieh zuerst Bucci, den grünen Agenten, nach 10: vier Schritte.
lesson-basics-trigger = Ein Schritt bleibt. Zieh Voss, den Violetten, zum Tresor in 7: Das löst eine Wertung aus. Auch Voss bekommt Punkte, darum weiß niemand, wer von beiden deiner ist.
    .hint = Das löst keine Wertung aus oder verrät dich. Zieh Voss, den violetten Agenten, einen Schritt.
lesson-basics-moveSafe = Die Vorschau zeigt, wer was bekommt. Wer die Wertung auslöst, versetzt den Tresor. Stell ihn in die 5: Okonski steht daneben, und du willst noch eine Wertung, solange Bucci auf 10 steht.
    .hint = Der Tresor darf überallhin. Aber in der 5 nützt er dir am meisten: Okonski braucht nur einen Schritt dorthin.
lesson-basics-pushed = Bucci hat jetzt 32 Punkte, Voss 33. Aber Dora hat Bucci in die Ruine gezogen! Dora verdächtigt dich wohl. Alle dürfen alle Agenten ziehen – auch deinen.
lesson-basics-notebook = Wer hat wen gezogen? Wer hat Punkte bekommen? Das Notizbuch merkt es sich, und deine Vermutungen auch. Nur du siehst es. Schau hinein, dann geht es weiter.
lesson-basics-out = Du hast 4 gewürfelt. Eine Wertung würde Bucci jetzt 3 Punkte kosten. Hol ihn aus der Ruine: drei Schritte, bis zum Gebäude 2.
    .hint = Bucci steht noch in der Ruine und würde 3 verlieren. Zieh den grünen Agenten drei Schritte.
lesson-basics-in = Voss liegt vor dir und steht auf 10, einen Schritt vor der Ruine. Zieh ihn mit deinem letzten Schritt hinein.
    .hint = Dort bekäme Voss 10 Punkte. Zieh ihn in die Ruine: einen Schritt mit dem violetten Agenten.
lesson-basics-guess = Dora hat eine Wertung ausgelöst, und Renard bekam 9 Punkte: Dora führt also wohl Renard. Das hat auch Emil gesehen und Renard in die Ruine gezogen.
lesson-basics-win = Bucci steht auf 34, ihm fehlen 8 Punkte. Der Tresor steht in der 8, Bucci in der 2, und du hast 6 gewürfelt: Zieh ihn zum Tresor. Er bekommt 8 und gewinnt!
    .hint = Es geht noch besser: sechs Schritte mit Bucci, und du gewinnst. Zieh den grünen Agenten nach 8.
lesson-basics-over = Bucci ist auf 42: Das Spiel ist zu Ende, und du gewinnst. Jetzt sieht man alle Identitäten: Dora führte Renard, Emil führte Voss. Die anderen sind Mitläufer.
lesson-basics-end = Achtung: Liegt der Stein eines Mitläufers vorn, gewinnt niemand. Jetzt kennst du das ganze Grundspiel. Gut gespielt!

## The second chapter: Top Secret cards

lesson-cards = 2 · Top-Secret-Karten
    .about = Nach den Schritten Karten spielen, eine Wertung verhindern, selbst eine auslösen – und gewinnen.

lesson-cards-welcome = Die Top-Secret-Version ist das Grundspiel mit Karten. Man spielt sie nach den Schritten eines Zuges. Sie ziehen Agenten, rücken Steine vor oder versetzen den Tresor und können alles ändern.
lesson-cards-hand = Das sind deine Karten. Nur du siehst sie. Alle beginnen mit zwei und haben nie mehr als vier. Auf jeder Karte steht, was sie tut.
lesson-cards-danger = Emil hat Thorne zum Tresor gezogen. Voss bekäme 10, käme auf 43 und würde gewinnen. Hier wartet eine Wertung aber, bis die Top-Secret-Runde vorbei ist. Halt sie auf!
lesson-cards-yes = Nach jedem Zug werden alle geheim gefragt: Wer will eine Karte spielen? Wähle Ja. Meldet sich niemand, folgt die Wertung.
    .hint = Dann hält niemand die Wertung auf, und Voss gewinnt. Wähle Ja.
lesson-cards-play = Nur du hast dich gemeldet. Also beginnst du und musst eine Karte spielen. Nimm „Tresor versetzen“: Ist der Tresor weg, gibt es keine Wertung.
    .hint = „1–3 vorwärts“ ginge auch, aber diese Karte brauchst du noch. Spiel „Tresor versetzen“.
lesson-cards-away = Stell den Tresor in die 4, dort steht niemand. Dann passe. Du darfst mehrere Karten nacheinander spielen, aber es lohnt sich, eine aufzuheben.
    .hint = Stell den Tresor in die 4, dann passe. Die andere Karte brauchst du bald.
lesson-cards-pass = Dora und Emil haben gepasst. Die Runde endet, wenn alle nacheinander gepasst haben. Passe auch du: Diesmal gibt es keine Wertung.
    .hint = Heb die Karte auf: Gleich bist du dran. Passe.
lesson-cards-ruin = Du hast 3 gewürfelt. Steht am Ende ein Agent, den du gezogen hast, in der Ruine, bekommst du eine Karte. Zieh Voss hinein, deinen Rivalen: ein Schritt.
    .hint = Zuerst Voss, der violette Agent: ein Schritt in die Ruine, und du bekommst eine Karte.
lesson-cards-bucci = Zwei Schritte bleiben. Zieh Bucci von 6 nach 8: Genau 8 Punkte fehlen dir bis 42.
    .hint = Bucci braucht 8 Punkte zum Sieg. Zieh den grünen Agenten zwei Schritte, nach 8.
lesson-cards-gained = Du hast eine Karte bekommen: „Zum Tresor“. Du darfst sie gleich spielen. Eine Karte gibt es auch, wenn du 1–3 würfelst und niemanden ziehst.
lesson-cards-announce = Bucci steht auf 8. Jetzt fehlt nur noch eine Wertung. Schritte hast du keine mehr, aber Karten: Wähle Ja.
    .hint = Ohne Karte gibt es in diesem Zug keine Wertung. Wähle Ja.
lesson-cards-toSafe = Auch Dora hat sich gemeldet. Aber du hast den Würfel, also beginnst du. Spiel „Zum Tresor“.
    .hint = Heb „1–3 vorwärts“ noch auf. Spiel zuerst „Zum Tresor“.
lesson-cards-who = Wer soll zum Tresor? Nicht Bucci: Die 8 ist besser als die 4. Nimm Okonski, das verrät dich nicht. Dann passe.
    .hint = Bucci soll auf 8 bleiben. Wähle Okonski, den orangen Agenten, dann passe.
lesson-cards-countered = Dora hat Okonski nach 3 zurückgezogen: keine Wertung! In einer Top-Secret-Runde ist nichts sicher, bis alle gepasst haben. Aber jetzt bist du wieder dran.
lesson-cards-answer = Dafür hast du eine Karte aufgehoben. Spiel „1–3 vorwärts“.
    .hint = Wenn du passt, kann die Runde ohne Wertung enden. Spiel „1–3 vorwärts“.
lesson-cards-again = Zieh Okonski ein Gebäude vorwärts, zurück zum Tresor in der 4.
    .hint = Okonski steht einen Schritt vor dem Tresor. Wähle den orangen Agenten, dann ein Gebäude vorwärts.
lesson-cards-over = Niemand hatte eine Antwort. Die Wertung bringt Bucci 8 Punkte: 42, du gewinnst! Voss verliert in der Ruine 3.
lesson-cards-end = Heb also eine Karte für das Ende der Runde auf und zähl mit, wie viele die anderen haben: Das steht neben den Namen. Gut gespielt!

## The third chapter: the secret dossier

lesson-dossier = 3 · Das geheime Dossier
    .about = Beobachten, wer wem hilft, aufschreiben, wer welchen Agenten führt – und damit gewinnen.

lesson-dossier-welcome = Das geheime Dossier passt zu beiden Versionen. Einmal in der Partie schreiben alle auf, wer welchen Agenten führt. Jede richtige Vermutung bringt am Ende 5 Punkte.
lesson-dossier-identity = Diesmal bist du Jardine, der Gelbe. Von den anderen fünf Agenten führt Dora einen und Emil einen. Der Rest sind Mitläufer.
lesson-dossier-track = Sobald der erste Stein die 29 erreicht, schreiben alle gleichzeitig. Renard steht auf 28, es ist also bald so weit. Was hast du bisher gesehen?
lesson-dossier-dora = Dora hat 6 gewürfelt und fünf Schritte gebraucht, um Renard aus der Ruine zu holen. Würdest du das für einen Mitläufer tun?
lesson-dossier-emil = Emil hat Voss nach 10 gezogen und Thorne zum Tresor. Die Wertung brachte Voss 10 Punkte, mehr als allen anderen. Das sagt viel.
lesson-dossier-notebook = Das Notizbuch merkt sich, wer wen aus der Ruine geholt hat und wem eine Wertung genützt hat. Auch deine Vermutungen passen hinein. Schau nach, dann geht es weiter.
lesson-dossier-push = Du hast 4 gewürfelt. Zieh zuerst Voss von 10 in die Ruine: Dort kostet ihn die nächste Wertung 3 Punkte.
    .hint = Dort bekäme Voss 10 Punkte. Zieh zuerst den violetten Agenten einen Schritt, in die Ruine.
lesson-dossier-ten = Jetzt Jardine: zwei Schritte, von 8 nach 10, ins beste Gebäude.
    .hint = Den letzten Schritt brauchst du für eine Wertung. Zieh Jardine, den gelben Agenten, zwei Schritte nach 10.
lesson-dossier-trigger = Der letzte Schritt: Zieh Okonski von 3 zum Tresor in der 4. Das löst eine Wertung aus, und du bekommst 10 Punkte.
    .hint = Das löst keine Wertung aus. Zieh Okonski, den orangen Agenten, einen Schritt zum Tresor.
lesson-dossier-due = Renard steht auf 32, Jardine auf 30: beide über 29. Jetzt schreiben alle geheim ihr Dossier. Erst am Ende sieht man es. Deinen eigenen Agenten lässt du aus.
lesson-dossier-renard = Zuerst Renard: Führt ihn jemand am Tisch, oder ist er ein Mitläufer? Fünf Schritte aus der Ruine – das muss Doras Agent sein. Schreib Dora auf.
    .hint = Denk daran, wer Renard aus der Ruine geholt hat. Schreib Dora auf.
lesson-dossier-others = Um Okonski und Bucci hat sich niemand bemüht. Schreib bei beiden „Mitläufer“ auf.
    .hint = Um diesen Agenten hat sich niemand bemüht. Schreib „Mitläufer“ auf.
lesson-dossier-voss = Emil hat Voss direkt vor der Wertung nach 10 gezogen. Schreib Emil auf.
    .hint = Wem hat Emils Wertung am meisten genützt? Voss. Schreib Emil auf.
lesson-dossier-thorne = Thorne half Emil nur zur Wertung. Und zu dritt haben nur drei Agenten jemanden, der sie führt: dich, Dora und Emil. Schreib also „Mitläufer“ auf.
    .hint = Dora und Emil haben ihre Agenten schon. Schreib „Mitläufer“ auf.
lesson-dossier-safe = Du hast die Wertung ausgelöst, also versetzt du den Tresor. Stell ihn in die 10 zu Jardine: Das löst nichts aus, aber die nächste Wertung bringt dir 10 Punkte.
    .hint = Stell den Tresor in die 10: Wer eine Wertung will, muss dann zu Jardine kommen.
lesson-dossier-over = Dora hat Renard zum Tresor gezogen: Renard 42, Jardine 40. Ohne Dossiers hätte Dora gewonnen. Aber jetzt werden sie geöffnet.
lesson-dossier-points = Alle fünf Vermutungen sind richtig: 25 Punkte, zusammen 65. Dora hat drei richtige und kommt auf 57. Du gewinnst! Im Tab stehen alle Dossiers.
lesson-dossier-end = Mit dem Dossier musst du gut beobachten und dich gut verstecken. Hilf also ab und zu anderen Agenten. Gut gespielt!
