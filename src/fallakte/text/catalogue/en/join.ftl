### At a server's table in the terminal.

cli-join-short = sit down at a server's table
cli-join-help = A match at a server's table, in the terminal. Whoever comes by a table's link takes a seat that is open, or watches.
cli-join-url = an invitation or the link of a table; a server's address with --code
cli-join-code = the short code of a table
cli-join-name = what you are called there
cli-join-watch = watch, even if a seat is free
cli-join-again = another match with the people of this one, when it is over: asks for it, or goes there
cli-join-examples =
    fallakte join 'https://example.org/t/kX3yAz#gQ7sLw' --name Ada
    fallakte join https://example.org --code K7M2-QXRT
    fallakte join https://example.org/t/kX3yAz --watch

## Links and servers

join-no-link = "{ $url }" is no link. It begins with http:// or https:// and ends with /t/ and the table; whole, it stands in quotes.
join-no-table = "{ $url }" names a server but no table: its link ends with /t/ and more, or --code says which one.
join-no-server = No Fallakte server answers at { $server }. Is the address right, and is the server running?
join-not-understood = The server says something that this version of Fallakte does not understand; perhaps it is no Fallakte server, or a newer one.
join-other-protocol = The server speaks version { $theirs } of the protocol, this client version { $ours }. Use a Fallakte as new as the server's.
join-declined = { $text }

## Coming and going

join-your-code = The key of your seat stays on this machine. If it is ever lost, this code brings your seat back, from anywhere: { $code }
join-hand-over = Whoever opens this link first sits in your place, on another device of yours or anywhere; then it is used up: { $link }
join-welcome = { $game }. Type a number, or what you want to do in words; "help" explains, "quit" ends and keeps your seat.
join-you-watch = { $game }. You watch; "help" explains, "quit" ends.
join-players = At the table: { $names }
join-unnamed = Seat { $seat }
join-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
} The table's code is { $code }, its link { $link }
join-missed = { $first ->
    [yes] What happened before you came:
   *[no] What happened meanwhile:
}
join-lost = The connection is lost; trying again …
join-back = The connection is back.
join-goes-on-without-you = The match goes on, and your seat stays yours. Come back with: { $command }
join-not-kept = The match goes on, but the key of your seat could not be kept on this machine: only your code brings the seat back. { $command } leads to the table.
join-again = Once more with the same people: { $command }
join-dealing = Everybody is here. The cards are dealt when all words for the shuffle are in, in a minute at the latest.
join-silent = Your word came too late for the shuffle: the cards were dealt without it, and the record says so.
join-luck-fits = Compared: the record holds your word and the commitments that were shown before the deal, and the shuffles follow from them.
join-luck-differs = Careful: the record is not what was shown before the deal. Keep it, and ask whoever runs the server.
join-over = The match is over.
join-closed = The match was ended unfinished; all have agreed.
join-closed-by-host = The host of the server has closed the match.

## Around the match

join-sits-down = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
join-has-left = { $name } has left for good; a bot plays on.
join-lent = { $you ->
    [yes] A bot plays for you now; "return" takes your seat back.
   *[no] A bot plays for { $name } now.
}
join-plays-again = { $you ->
    [yes] You play yourself again.
   *[no] { $name } is back and plays again.
}
join-is-here = { $name } is there.
join-is-away = { $name } has gone for now.
join-paused = { $you ->
    [yes] You pause the match; "resume" goes on.
   *[no] { $name } pauses the match; "resume" goes on.
}
join-goes-on = The match goes on.
join-asks-undo = { $you ->
    [yes] You ask the others to let you take back your move; "no" withdraws it.
   *[no] { $name } asks to take back a move. "yes" or "no"?
}
join-asks-close = { $you ->
    [yes] You ask the others to end the match unfinished; "no" withdraws it.
   *[no] { $name } asks to end the match unfinished. "yes" or "no"?
}
join-silence-agrees = { $days ->
    [one] Whoever does not answer for a day agrees.
   *[other] Whoever does not answer for { $days } days agrees.
}
join-agrees = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
join-ask-is-off = What was asked is off the table.
join-taken-back = { $you ->
    [yes] You take back your move.
   *[no] { $name } takes back a move.
}
join-time-left = { $minutes ->
    [one] You have one minute at most.
   *[other] You have about { $minutes } minutes.
}
join-time-is-over = { $you ->
    [yes] Your time is over; the others may let a bot play.
   *[no] { $name }'s time is over. "clock wait" gives more, "clock turn" lets a bot play this turn, "clock seat" gives it the seat.
}
join-talk = { $name }: { $text }
join-reaction-bravo = Bravo!
join-reaction-ouch = Ouch!
join-reaction-hurry = Hurry up!
join-reaction-thanks = Thank you!
join-reaction-sorry = Sorry!
join-reaction-laugh = Ha ha!

## Commands

join-help =
    Type the number of a move, or a few of its words in any order; their beginnings will do.
    What is not allowed is answered with its rule.
    "table" shows the table again, "rules" the rules of the game.
    "undo" takes your move back, or asks the others to agree; "yes" and "no" answer what is asked.
    "pause" and "resume" stop the match and go on; "say …" talks to the others.
    "lend" lets a bot play for you ("lend greedy": which one), "return" takes your seat back.
    When somebody's time is over: "clock wait", "clock turn", "clock seat".
    "link" makes a link with which you come to your seat from another device, or somebody else takes it.
    "report …" tells the host of the server what is wrong in the chat, "report 2 …" with seat 2.
    "close" asks to end the match unfinished. "leave" gives up your seat for good.
    "quit" ends this and keeps your seat.
word-quit = quit q exit
word-undo = undo u
word-yes = yes y
word-no = no n
word-pause = pause
word-resume = resume
word-return = return
word-close = close
word-for-good = leave
word-hand-over = link
word-say = say
word-lend = lend
word-clock = clock
word-report = report
word-wait = wait
word-turn = turn
word-seat = seat
join-report-how = Type "report" and what is wrong in the chat, or "report 2" and what is wrong with seat 2.
join-reported = The host of the server has been told.
join-no-undo = There is no move of yours that could be taken back now.
join-nothing-asked = Nothing is asked that "yes" or "no" would answer.
join-for-good = For good? A bot takes your seat, your key and your code end. "yes" or "no"?
join-clock-choices = Type "clock wait", "clock turn" or "clock seat".
join-would-be-allowed = That would be allowed now.
join-only-watching = You watch; only those who sit at the table make moves.
join-whose-turn = { $you ->
    [yes] It is your turn, and your move is on its way.
   *[no] It is { $name }'s turn.
}
