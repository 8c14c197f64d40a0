### The analysis of a finished game.

## Analysis

analysis-tab = Analysis
analysis-about = A bot looks the whole game over: who stood how, where it turned, and what the expert would have played, seeing no more than the player did. It takes about a minute.
analysis-begin = Analyse this game
analysis-waiting = Other games come first: { $number }
analysis-working = The bot looks the game over.
analysis-done = Decision { $done } of { $of }
analysis-ready = The analysis is ready.
analysis-chart = Chances of winning, in percent
analysis-share = { $name } { $number } %
analysis-percent = { $number } %
analysis-move = This move
analysis-played = { $name } played: { $row }.
analysis-best = The expert would have played: { $row }.
analysis-same = As the expert.
analysis-none = There was nothing to choose.
analysis-undone = This was taken back, or took something back.
analysis-turning = Where it turned
analysis-turn = Move { $number }
analysis-gained = { $name } +{ $number } %
analysis-lost = { $name } −{ $number } %
analysis-turning-none = No single move shifted the chances much.
analysis-now = Chance now
analysis-agreement = As the expert
analysis-known = What the table could have known
    .help = How likely it was that a player led an agent, by what everybody had seen up to this move. The star shows who it really was.
analysis-agent = Agent
analysis-truth = really:
analysis-by = By the bot { $bot }. Chances are estimates.
