### What can be wrong with something that came from outside.

## Games, options, players, bots

unknown-game = There is no game "{ $game }". There are: { $games }.
unknown-option = There is no option "{ $option }". There are: { $options }.
bad-option-value = The option "{ $option }" cannot be { $value }. It takes: { $takes }.
bad-value-name = There is nothing called "{ $name }" with a value of its own. There are: { $names }.
bad-value-parts = The value of "{ $name }" cannot be { $value }. It takes { $parts }, or one of them.
bad-value-number = The value of "{ $name }" cannot be { $value }. It takes: { $takes }.
teams-need-four = Teams need four players, not { $players } (AC-2).
players-do-not-match = { $named } players are named, but { $players } are to play.
unknown-bot = There is no bot "{ $bot }". There are: { $bots }.
unknown-budget = "{ $budget }" is no budget: write a share (10%), a time (50ms, 0.5s) or a number of simulations (200sims).
unknown-rule = There is no rule "{ $rule }" for { $game }.
unknown-language = There is no language "{ $language }". There are: { $languages }.
bad-bytes = These bytes are no "{ $kind }".

## Moves that are none

no-move-number = There is no move number { $number }: they go from 0 to { $last }.
no-move-act = "{ $act }" is no move of this game. There are: { $acts }.
no-move-fields = The move "{ $act }" has other fields: { $fields }.
no-move-value = In the move "{ $act }" the field "{ $field }" cannot be { $value }.
no-move-together = The fields of this move "{ $act }" do not go together.

## Records

rec-1-not-json = This line is not JSON.
rec-1-not-an-object = This line is not a JSON object of the form that a record has.
rec-1-mixed-line = A line with "{ $kind }" holds nothing else, but here stands { $beside }.
rec-1-empty = There is no record here.
rec-1-empty-file = There is no record in { $path } (REC-1).
rec-2-no-header = The record does not begin with a header.
rec-2-format = The header names the format "{ $format }"; this program reads "{ $known }".
rec-2-rules-version = This record was made with version "{ $version }" of the rules; this program plays version "{ $known }".
rec-2-rules-text = The version of the rules in the header must be a text, such as "{ $known }".
rec-2-players = The header names no players.
rec-2-player = Player { $seat } in the header needs a "name" and a "kind" that is "human" or "bot:NAME".
rec-2-options = The header has no options.
rec-3-not-due = This line is { $kind ->
    [end] an end
   *[other] a { $kind }
}, but { $due ->
    [over] the match is over.
    [end] an end is due.
   *[other] a { $due } is due.
}
rec-3-seat = There is no seat { $seat } among { $players }.
rec-4-fields = This line needs exactly the fields { $fields }.
rec-4-round = The round is { $round }, but round { $due } is due.
rec-4-dealer = The dealer cannot be { $dealer }{ $due ->
    [-1] .
   *[other] : it is seat { $due }'s turn to deal.
}
rec-4-cards = These are not the cards that are due.
rec-5-score = The score is wrong. It is { $right }.
rec-6-end = The end is wrong. It is { $right }.
rec-7-unfinished = The record is unfinished: { $due ->
    [end] an end
   *[other] a { $due }
} is due.

## Files

cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }. Nothing was changed.

os-nothing-there = there is no such file or folder
os-not-allowed = you have no permission
os-a-folder = it is a folder
os-no-folder = a part of the path is no folder
os-full = the disk is full
os-read-only = the disk can only be read
os-name-too-long = the name is too long
os-broken = the disk has a fault
