### The analysis of a finished game.

## Analysis

analysis-tab = Analysis
analysis-about = A bot reviews the game: who was ahead and when, where it turned, and what the expert would have played, knowing only what the player knew. It takes about a minute.
analysis-begin = Analyse this game
analysis-waiting = Games ahead in the queue: { $number }
analysis-working = The bot is reviewing the game.
analysis-done = Decision { $done } of { $of }
analysis-ready = The analysis is ready.
analysis-chart = Chances of winning, in percent
analysis-share = { $name } { $number }%
analysis-percent = { $number }%
analysis-move = This move
analysis-played = { $name } played: { $row }.
analysis-best = The expert would have played: { $row }.
analysis-same = Same as the expert.
analysis-none = There was nothing to choose.
analysis-undone = This move was undone, or undid another one.
analysis-turning = Turning points
analysis-turn = Move { $number }
analysis-gained = { $name } +{ $number }%
analysis-lost = { $name } −{ $number }%
analysis-turning-none = No single move changed the chances much.
analysis-missed = { $grade ->
    [blunder] A blunder: the expert's move wins about { $number } games more in a hundred.
    [mistake] A mistake: the expert's move wins about { $number } games more in a hundred.
   *[inaccuracy] An inaccuracy: the expert's move wins about { $number } games more in a hundred.
}
analysis-mistakes = Mistakes
analysis-mistakes-none = No move was clearly worse than the expert's.
analysis-grade = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
}
analysis-now = Chance now
analysis-agreement = Same as the expert
analysis-known = What the players could have known
    .help = How likely it was that a player controlled an agent, given what everyone had seen up to this move. The star shows who it really was.
analysis-agent = Agent
analysis-truth = really:
analysis-by = By the bot { $bot }. The chances are estimates.
