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

## Refusal

refusal-the_server_is_stopping = De server stopt.
refusal-too_many_games_wait_to_be_analysed_try_again_later = Te veel spellen wachten op hun analyse; probeer het later nog eens.
refusal-the_analysis_took_too_long = De analyse duurde te lang.
refusal-the_analysis_broke_off_try_again_later = De analyse is afgebroken; probeer het later nog eens.
refusal-only_a_finished_game_can_be_analysed = Alleen een afgelopen spel kan worden geanalyseerd.
refusal-only_a_game_that_was_played_from_its_first_deal_by_one_version_of_the_rules_can_be_analysed = Alleen een spel dat vanaf het begin volgens dezelfde regels is gespeeld, kan worden geanalyseerd.
refusal-games_are_not_analysed_on_this_server = Op deze server worden geen spellen geanalyseerd.
