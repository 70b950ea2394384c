### A match in the terminal.

you = You
you-object = you
by-you = you
empty-seat = seat { $seat } (empty)
person-name = You
which-game = Which game shall it be?
no-game-chosen = No game was chosen. Say which: fallakte play GAME, where GAME is one of { $games }.
play-welcome = { $game }. Type a number, or what you want to do in words; "help" explains, "leave" saves and ends.
play-help =
    Type the number of a move, or a few of its words in any order; their beginnings will do.
    What is not allowed is answered with its rule.
    "table" shows the table again, "rules" the rules of the game.
    "leave" saves the match and ends.
word-help = help ? h
word-leave = leave quit q exit
word-table = table t
word-rules = rules r
play-left = The match is saved in { $path }. Go on with: { $command }
play-saved = The whole match is recorded in { $path }.
not-understood = No move is called "{ $typed }". Type a number, or "help".
no-such-number = There is no such number: from 1 to { $count }.
several-moves = Several moves fit; which one?
you-mean = You want to { $move }.
more-moves = … and { $count } more: type a few words to see those that fit.
your-hand = Your hand
on-the-table = On the table
you-look-through = You look through
case-file = case file
piles = { $case-file } { $file } · { $name } { $pile } (on top: { $top })
complete-set = complete
shares-area = shares { $partner }'s area
shares-your-area = shares your area
title-rummy = { $game } · round { $round } · target { $target }
column-player = player
column-cards = cards
column-points = points
column-area = area
sheet-title = Score of round { $round }
sheet-side = who
sheet-what = for
sheet-rule = rule
sheet-points = points
sheet-income = income
total-line = { $points ->
    [one] { $side }: 1 point in this round, { $total } in all
   *[other] { $side }: { $points } points in this round, { $total } in all
}
match-over = { $count ->
    [one] The match is over. Won by: { $winners }
   *[other] The match is over. The victory is shared by: { $winners }
}

## Options of a match

option-players = players
option-target = target
option-teams = teams
option-years = years
option-cover = cover
option-dupin-bonus = Dupin bonus
option-shut-out = shut-out rule
option-values = changed values
as-printed = none
without-limit = no limit
yes = yes
no = no
