### The arena: bots against each other, and what a bot thinks of its moves.

number-whole = { $whole }
number-decimal = { $whole }.{ $part }
number-percent = { $number }{"\u00A0"}%

cli-arena-short = measure bots against each other
cli-arena-help = Bots play many matches, every deal in all seatings, so that the luck of the cards is the same for all. The ladder says who won how often, with 95 % intervals over the deals.
cli-arena-name = the game; with --resume that of the folder
cli-arena-bots = who plays: levels (master, master@10%), commands (cmd:./bot), makers (py:module:maker). Two bots: the first at one seat, the second at all others; more: each with each
cli-arena-players = how many play
cli-arena-pairs = an option of the game, as name=value, JSON or plain words
cli-arena-matches = how many matches, rounded up to whole deals; without it 200
cli-arena-seed = the seed of the deals and of the bots' luck; without it 1
cli-arena-budget = how much a bot may think for one move: a share of its level's time, a time, or a number of simulations
cli-arena-jobs = how many processes play at once; without it as many as there are cores
cli-arena-ray = the address of a Ray cluster that plays instead ("auto": the one on this machine)
cli-arena-out = a new folder for the matches and the figures
cli-arena-records = keep the record of every match in the folder as well
cli-arena-resume = go on with what was begun in the folder
cli-arena-examples =
    fallakte arena al-capone --bots greedy,random --matches 400
    fallakte arena rue-morgue --bots master,shrewd,greedy --budget 10% --option target=40 --out ladder
    fallakte arena capone --players 4 --bots master,greedy --budget 200sims --jobs 2
    fallakte arena --resume --out ladder

arena-players = { $count } players
arena-matches = { $matches } matches of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
arena-seed = seed { $seed }
arena-budget = budget { $budget }
arena-place = #
arena-bot = bot
arena-against = wins % against …
arena-wins = wins (95 %)
arena-fair = × fair share
arena-fair-line = fair share
arena-rating = rating
arena-points = points
arena-worth = $1,000s
arena-median = ms
arena-percentile = ms 99 %
arena-interval = { $mean } ({ $low }–{ $high })
arena-about = { $mean } ±{ $error }
arena-rounds = A match took { $mean } rounds ({ $low } to { $high } in four of five) and { $moves } moves.
arena-years = A match took { $mean } years ({ $low } to { $high } in four of five) and { $moves } moves.
arena-intervals = In brackets: 95 % intervals over deals. Milliseconds are of one core, for choices among several moves: the median, and what 99 of 100 stay below.
arena-nothing-whole = { $count ->
    [0] No match was played.
    [one] 1 match was played, but no deal in all its seatings.
   *[other] { $count } matches were played, but no deal in all its seatings.
}
arena-not-whole = { $count ->
    [one] 1 match does not count yet: its deal is not played in all seatings.
   *[other] { $count } matches do not count yet: their deals are not played in all seatings.
}
arena-lost-match = A match of deal { $deal } ({ $seats }) broke twice and does not count, nor does its deal: { $why }
arena-lost-turns = { $bot } lost { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} to greedy: { $kinds }. The first: { $first }
arena-lost-late = { $count } × no answer in time
arena-lost-crashed = { $count } × crashed
arena-lost-illegal = { $count } × no legal move
arena-lost-garbled = { $count } × no answer of the protocol
arena-lost-absent = { $count } × not started again
arena-go-on = To go on: { $command }

arena-jobs-or-ray = --jobs is for processes on this machine, --ray for a cluster: give one of them.
arena-no-ray = --ray needs Ray, which is not installed: pip install "fallakte[cluster]"
arena-ray-address = "{ $address }" is no address of a Ray cluster. Examples: auto, host:6379
arena-ray-silent = No Ray cluster answers at { $address }. Start one with: ray start --head
arena-too-few-bots = { $bots } bots do not fill { $seats } seats. Name one, two, or at least { $seats }; a bot may be named several times.
arena-bad-command = "{ $bot }" names no command. Example: cmd:./my-bot
arena-no-maker = "{ $bot }" makes no bot ({ $why }). Example: py:package.module:maker, a callable that takes a Luck and returns a Bot.
arena-command-does-not-start = The bot "{ $command }" does not start: { $why }.
arena-command-ends = The bot "{ $command }" ended before its first answer: { $why }
arena-nothing-to-resume = There is no arena in { $path } to go on with.
arena-damaged = { $path } is damaged in line { $line }.
arena-other-format = { $path } holds an arena of the form "{ $format }"; this program knows "{ $known }".
arena-folder-not-empty = { $path } is not empty. Go on with it by --resume, or name a new folder.
arena-other-settings = The arena in { $path } was begun with other settings: { $settings }. Leave them out to go on, or name a new folder.
arena-in-use = Another arena is being played in { $path }.
arena-cannot-write = { $path } cannot be written: { $why }. What was played before is kept.
arena-gives-up = { $count } matches broke, so the arena stops: { $why }

cli-explain-short = ask a bot what it would do, and why
cli-explain-help = What a bot would do at a decision of a record, from what the seat to act knew there and nothing else, and why: its best moves with their chances to win the match.
cli-explain-path = a file with one record, finished or not
cli-explain-at = the line of the move that is asked about; without it the decision that is due, or the last one
cli-explain-name = who is asked; without it master
cli-explain-budget = how much it may think: a share of its usual time, a time, or a number of simulations
cli-explain-examples =
    fallakte explain running.jsonl
    fallakte explain match.jsonl --at 57 --bot shrewd --budget 500sims

explain-in-round = { $game }, round { $round }, line { $line }: { $name } decides.
explain-in-year = { $game }, year { $round }, line { $line }: { $name } decides.
explain-played = { $name } did this: "{ $move }".
explain-as-played = { $name } did the same: "{ $move }".
explain-says = { $bot }: { $why }
explain-discard = discard { $card }
explain-only = I can only do this: { $move }.
explain-by-thumb = My move, by rules of thumb: { $move }.
explain-alone = My move: { $move }. It wins the match in { $chance } (±{ $error }) of { $tables ->
    [one] 1 imagined table.
   *[other] { $tables } imagined tables.
}
explain-best = My move: { $move }. It wins the match in { $chance } (±{ $error }), against { $behind } (±{ $within }) for the next best: { $other }. I imagined { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
}
explain-chance = { $chance } ±{ $error }
explain-no-decision = In { $path } nobody decides in line { $line }. Name a line that is a move.
explain-no-answer = The bot "{ $bot }" gave no answer: { $why }
