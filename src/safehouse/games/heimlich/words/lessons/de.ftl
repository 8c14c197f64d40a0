### The lessons of Heimlich & Co. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-basics = 1 · Das Grundspiel
    .about = Geheime Identität, Würfel, Tresor, Wertung, ein Bluff – und du gewinnst.

lesson-basics-welcome = Willkommen bei Heimlich & Co. Alle führen heimlich einen Agenten. Kommt ein Stein einmal um die Wertungsleiste, gewinnt der Agent, dessen Stein am weitesten vorn liegt.
lesson-basics-identity = Das ist deine Identität: Bucci, der Grüne. Nur du siehst sie. Niemand darf es merken, also hilf nie nur Bucci.
lesson-basics-town = Zwölf Gebäude im Kreis. Agenten gehen im Uhrzeigersinn, und du darfst alle ziehen. Die Zahl ist der Wert des Gebäudes: 10 ist am besten, die Kirche zählt 0, die Ruine −3.
lesson-basics-track = Auf der Wertungsleiste hat jeder Agent einen Stein. Erreicht einer die 42, ist das Spiel zu Ende. Bucci steht auf 22, Voss führt mit 26.
lesson-basics-safe = Das ist der Tresor. Endet dein Zug mit einem Agenten hier, löst du eine Wertung aus: Jeder Stein rückt um den Wert des Gebäudes vor, in dem sein Agent steht.
lesson-basics-points = Du bist dran. Du hast 1–3 gewürfelt und darfst wählen, wie viele Schritte du nimmst. Nimm 3: Mehr Schritte geben dir mehr Auswahl.
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
lesson-basics-moveSafe = Die Vorschau zeigt, wer was bekommt. Wer wertet, versetzt den Tresor. Stell ihn in die 5: Okonski steht daneben, und du willst noch eine Wertung, solange Bucci auf 10 steht.
    .hint = Der Tresor darf überallhin. Aber in der 5 nützt er dir am meisten: Okonski braucht nur einen Schritt dorthin.
lesson-basics-pushed = Bucci hat jetzt 32 Punkte, Voss 33. Aber Dora hat Bucci in die Ruine gezogen! Das sieht nach Verdacht aus. Alle dürfen alle Agenten ziehen – auch deinen.
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
