### The analysis of a finished game.

## Analysis

analysis-tab = Analyse
analysis-about = Ein Bot wertet die Partie aus: wer vorn lag, wo sie kippte und was der Experte mit demselben Wissen gespielt hätte. Das dauert etwa eine Minute.
analysis-begin = Diese Partie analysieren
analysis-waiting = Partien davor in der Warteschlange: { $number }
analysis-working = Der Bot wertet die Partie aus.
analysis-done = Entscheidung { $done } von { $of }
analysis-ready = Die Analyse ist fertig.
analysis-chart = Gewinnchancen in Prozent
analysis-share = { $name } { $number } %
analysis-percent = { $number } %
analysis-move = Dieser Zug
analysis-played = { $name } spielte: { $row }.
analysis-best = Der Experte hätte gespielt: { $row }.
analysis-same = Wie der Experte.
analysis-none = Es gab nichts zu wählen.
analysis-undone = Dieser Zug wurde zurückgenommen oder nahm einen anderen zurück.
analysis-turning = Wendepunkte
analysis-turn = Zug { $number }
analysis-gained = { $name } +{ $number } %
analysis-lost = { $name } −{ $number } %
analysis-turning-none = Kein einzelner Zug hat die Chancen stark verändert.
analysis-missed = { $grade ->
    [blunder] Ein grober Fehler: Der Zug des Experten gewinnt von hundert Partien etwa { $number } mehr.
    [mistake] Ein Fehler: Der Zug des Experten gewinnt von hundert Partien etwa { $number } mehr.
   *[inaccuracy] Eine Ungenauigkeit: Der Zug des Experten gewinnt von hundert Partien etwa { $number } mehr.
}
analysis-mistakes = Fehler
analysis-mistakes-none = Kein Zug war deutlich schlechter als der des Experten.
analysis-grade = { $grade ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
}
analysis-now = Chance jetzt
analysis-agreement = Wie der Experte
analysis-known = Was am Tisch bekannt sein konnte
    .help = Wie wahrscheinlich es war, dass jemand einen Agenten führt, nach allem, was alle bis zu diesem Zug gesehen hatten. Der Stern zeigt, wer es wirklich war.
analysis-agent = Agent
analysis-truth = wirklich:
analysis-by = Vom Bot { $bot }. Die Chancen sind geschätzt.
