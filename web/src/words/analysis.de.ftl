### The analysis of a finished game.

## Analysis

analysis-tab = Analyse
analysis-about = Ein Bot sieht die ganze Partie durch: wer wie stand, wo sie kippte und was der Experte gespielt hätte, der nicht mehr sieht als der Spieler. Das dauert etwa eine Minute.
analysis-begin = Diese Partie analysieren
analysis-waiting = Andere Partien kommen zuerst: { $number }
analysis-working = Der Bot sieht die Partie durch.
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
analysis-undone = Das wurde zurückgenommen oder nahm etwas zurück.
analysis-turning = Wo sie kippte
analysis-turn = Zug { $number }
analysis-gained = { $name } +{ $number } %
analysis-lost = { $name } −{ $number } %
analysis-turning-none = Kein einzelner Zug hat die Chancen stark verschoben.
analysis-now = Chance jetzt
analysis-agreement = Wie der Experte
analysis-known = Was der Tisch hätte wissen können
    .help = Wie wahrscheinlich ein Spieler einen Agenten führte, nach allem, was bis zu diesem Zug alle gesehen hatten. Der Stern zeigt, wer es wirklich war.
analysis-agent = Agent
analysis-truth = wirklich:
analysis-by = Vom Bot { $bot }. Die Chancen sind geschätzt.
