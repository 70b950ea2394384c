### The command fallakte.

game-line = { $players } players. { $about }
cli-usage = Usage
cli-options = Options
cli-commands = Commands
cli-examples = Examples
cli-command-arguments = [COMMAND] [ARGUMENTS]
cli-lang = the language; without it that of your locale
cli-help = show this
cli-version = say which version this is
cli-help-text = Four crime games, played strictly by their rules. Without a command: which game shall it be?
cli-help-examples =
    fallakte
    fallakte play al-capone
    fallakte selfplay rue-morgue --games 10 --bots greedy,random --out ten.jsonl
    fallakte check ten.jsonl

cli-play-short = play a match in the terminal against bots
cli-play-help = A match in the terminal against bots, in words. Leaving saves it.
cli-play-name = the game; "fallakte games" lists them
cli-play-players = how many play, you among them
cli-play-pairs = an option of the game, as name=value; may be given several times
cli-play-seed = the seed of the deals; the same seed deals the same cards
cli-play-bots = who plays the other seats, clockwise; a short list is repeated
cli-play-save = where the match is saved; without it a new file in this folder
cli-play-resume = go on with a saved match
cli-play-examples =
    fallakte play bonnie-and-clyde
    fallakte play al-capone --players 4 --option target=100
    fallakte play rue-morgue --option dupin_bonus=true --seed 7
    fallakte play --resume al-capone-20261115-200000.jsonl

cli-selfplay-short = let bots play and record it
cli-selfplay-help = Bots play matches, recorded one after the other in one file. The same seed gives the same bytes.
cli-selfplay-name = the game
cli-selfplay-players = how many play
cli-selfplay-count = how many matches
cli-selfplay-seed = the seed of the series
cli-selfplay-bots = who plays, clockwise; a short list is repeated round the table
cli-selfplay-pairs = an option of the game, as name=value, JSON or plain words
cli-selfplay-legal = write every legal move beside each move
cli-selfplay-out = the file to write; - for standard output
cli-selfplay-examples =
    fallakte selfplay capone --players 4 --games 5 --bots greedy --out five.jsonl
    fallakte selfplay al-capone --option teams=false --players 4 --legal --out legal.jsonl

cli-check-short = replay and judge records
cli-check-help = Replays every record in the files and judges every line. Exit code 1 on any fault, 2 on unreadable input.
cli-check-paths = files with one or more records; - for standard input
cli-check-unfinished = a record may end before the match does
cli-check-examples =
    fallakte check ten.jsonl
    fallakte check --unfinished running.jsonl

cli-inspect-short = say where a recorded match stands
cli-inspect-help = One JSON object: what is due, who is to act, the legal moves, the score or end line that is due, and what a seat sees.
cli-inspect-path = a file with one record, finished or not
cli-inspect-seat = add what this seat sees ("spectator": what a spectator sees)
cli-inspect-examples =
    fallakte inspect running.jsonl
    fallakte inspect running.jsonl --seat 0

cli-why-short = ask whether a move is lawful, and why not
cli-why-help = Says whether a move would be lawful now, or which rule forbids it. Exit code 1 if it is forbidden.
cli-why-path = a file with one record, finished or not
cli-why-move = the move as JSON, with or without the seat
cli-why-examples =
    fallakte why running.jsonl '{"{"}"act": "draw", "from": "file"{"}"}'

cli-games-short = list the games
cli-games-help = The games, in a line each.
cli-games-examples = fallakte games

cli-rules-short = read the rules
cli-rules-help = The rules of a game, whole, or one of them by its id.
cli-rules-name = the game
cli-rules-rule = a rule's id, such as AC-17
cli-rules-examples =
    fallakte rules al-capone
    fallakte rules al-capone AC-17 --lang de

cli-playing = playing { $game }
cli-checking = checking { $path }
cli-checked = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
}.

why-lawful = The move is lawful.
why-not-json = The move must be a JSON object, such as {"{"}"act": "draw", "from": "file"{"}"}.

cli-no-such-command = There is no command "{ $command }". There are: { $commands }.
cli-no-such-option = There is no option { $option } here; --help lists them.
cli-option-needs-value = The option { $option } needs a value.
cli-missing = { $name } is missing; --help shows examples.
cli-too-many-arguments = There is more on the line than this command takes; --help shows examples.
cli-not-a-number = "{ $value }" is not a whole number from { $low } on.
cli-option-form = An option is written name=value, not "{ $option }".
cli-option-twice = The option "{ $option }" is given twice.
cli-resume-alone = A saved match has its game, options and seed already: --resume stands without them.
cli-save-exists = { $path } exists already. Go on with it by --resume, or save to another file.
cli-match-over = The match in { $path } is over; there is nothing to go on with.
cli-no-human = Nobody at this table is a person.
cli-one-record = { $path } holds a second record from line { $line } on; this command takes one.
cli-bad-record = { $path }, line { $line }, { $rule }: { $why }
cli-no-such-seat = There is no seat { $seat }: they go from 0 to { $last }, or "spectator".
cli-seed-not-text = The seed is no text in UTF-8.
cli-output = The output cannot be written: { $why }.
