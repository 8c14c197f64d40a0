### The analysis of a finished game.

## Analysis

analysis-tab = Analyse
analysis-about = Een bot analyseert het spel: wie voorstond, waar het kantelde en wat de expert met dezelfde kennis had gespeeld. Dat duurt ongeveer een minuut.
analysis-begin = Dit spel analyseren
analysis-waiting = Spellen vóór je in de wachtrij: { $number }
analysis-working = De bot analyseert het spel.
analysis-done = Beslissing { $done } van { $of }
analysis-ready = De analyse is klaar.
analysis-chart = Winstkansen in procenten
analysis-share = { $name } { $number }%
analysis-percent = { $number }%
analysis-move = Deze zet
analysis-played = { $name } speelde: { $row }.
analysis-best = De expert had gespeeld: { $row }.
analysis-same = Net als de expert.
analysis-none = Er was niets te kiezen.
analysis-undone = Deze zet is teruggenomen, of nam een andere terug.
analysis-turning = Keerpunten
analysis-turn = Zet { $number }
analysis-gained = { $name } +{ $number }%
analysis-lost = { $name } −{ $number }%
analysis-turning-none = Geen enkele zet veranderde de kansen sterk.
analysis-missed = { $grade ->
    [blunder] Een blunder: de zet van de expert wint van de honderd spellen er ongeveer { $number } meer.
    [mistake] Een fout: de zet van de expert wint van de honderd spellen er ongeveer { $number } meer.
   *[inaccuracy] Een onnauwkeurigheid: de zet van de expert wint van de honderd spellen er ongeveer { $number } meer.
}
analysis-mistakes = Fouten
analysis-mistakes-none = Geen enkele zet was duidelijk slechter dan die van de expert.
analysis-grade = { $grade ->
    [blunder] Blunder
    [mistake] Fout
   *[inaccuracy] Onnauwkeurigheid
}
analysis-now = Kans nu
analysis-agreement = Net als de expert
analysis-known = Wat de spelers hadden kunnen weten
    .help = Hoe waarschijnlijk het was dat een speler een agent leidde, op basis van wat iedereen tot deze zet had gezien. De ster toont wie het echt was.
analysis-agent = Agent
analysis-truth = echt:
analysis-by = Door de bot { $bot }. De kansen zijn schattingen.
