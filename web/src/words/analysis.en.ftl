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

## Refusal

refusal-the_server_is_stopping = The server is stopping.
refusal-too_many_games_wait_to_be_analysed_try_again_later = Too many games wait to be analysed; try again later.
refusal-the_analysis_took_too_long = The analysis took too long.
refusal-the_analysis_broke_off_try_again_later = The analysis broke off; try again later.
refusal-only_a_finished_game_can_be_analysed = Only a finished game can be analysed.
refusal-only_a_game_that_was_played_from_its_first_deal_by_one_version_of_the_rules_can_be_analysed = Only a game that was played from its first deal by one version of the rules can be analysed.
refusal-games_are_not_analysed_on_this_server = Games are not analysed on this server.
