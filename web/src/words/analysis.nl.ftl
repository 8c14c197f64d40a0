### The analysis of a finished game.

## Analysis

analysis-tab = Analyse
analysis-about = Een bot bekijkt het hele spel: wie er hoe voor stond, waar het kantelde en wat de expert had gespeeld, die niet meer ziet dan de speler. Dat duurt ongeveer een minuut.
analysis-begin = Dit spel analyseren
analysis-waiting = Andere spellen gaan voor: { $number }
analysis-working = De bot bekijkt het spel.
analysis-done = Beslissing { $done } van { $of }
analysis-ready = De analyse is klaar.
analysis-chart = Winstkansen in procenten
analysis-share = { $name } { $number } %
analysis-percent = { $number } %
analysis-move = Deze zet
analysis-played = { $name } speelde: { $row }.
analysis-best = De expert had gespeeld: { $row }.
analysis-same = Zoals de expert.
analysis-none = Er viel niets te kiezen.
analysis-undone = Dit werd teruggenomen, of nam iets terug.
analysis-turning = Waar het kantelde
analysis-turn = Zet { $number }
analysis-gained = { $name } +{ $number } %
analysis-lost = { $name } −{ $number } %
analysis-turning-none = Geen enkele zet verschoof de kansen sterk.
analysis-now = Kans nu
analysis-agreement = Zoals de expert
analysis-known = Wat de tafel had kunnen weten
    .help = Hoe waarschijnlijk het was dat een speler een agent leidde, naar wat iedereen tot deze zet had gezien. De ster toont wie het echt was.
analysis-agent = Agent
analysis-truth = echt:
analysis-by = Door de bot { $bot }. De kansen zijn schattingen.
