### The pages in the browser: scores, replay, verification.

## The score

web-score = Score
web-score-you = you
web-score-this-round = this round
web-score-total = in all
web-score-income = income
web-score-cash = cash
web-score-investments = investments
web-score-lines = Line by line
web-score-course-points = Over the rounds
web-score-course-investments = Investments over the years
web-score-as-table = As a table
web-score-round-head = after
web-score-look = Look at the table
web-stamp-out = gone out
web-stamp-shut-out = shut out
web-stamp-alone = went it alone
web-stamp-caught = caught it
web-stamp-unsolved = unsolved
web-won = { $how ->
    [you] You have won!
    [team] You have won together!
    [they] { $winners } have won.
    [shared] { $winners } share the victory.
   *[one] { $winners } has won.
}
web-afterwards = Afterwards
web-rematch = Rematch
web-rematch-seats = Who sits where
web-rematch-rotated = everybody moves one seat on
web-rematch-same = seats as they are
web-rematch-teams = other partners
web-rematch-waits = A rematch is waiting.
web-rematch-join = Join the rematch

## Beside the table

web-menu-match = The match
web-menu-seat = My seat
web-menu-links = Links and codes
web-menu-all-settings = All settings
web-report = Report
web-report-lead = This goes to the host of this server and to nobody at the table.
web-report-about = About
web-report-chat = the chat
web-report-what = What is wrong
web-report-send = Tell the host
web-report-told = The host of this server has been told.
web-around = Around the match
web-log-newest = newest
web-reactions = Quick words
web-counting = Cards seen
web-counting-what = What everybody can know: cards that lie face up before the players, and cards in the discard pile as far as all saw them go there. Where a card was taken unseen, nothing is counted that might be gone.
web-counting-card = card
web-counting-areas = laid
web-counting-pile = pile
web-counting-left = rest

## Replay

web-replay-of = Replay: { $game }
web-replay-lead = Watch a match once more, move by move, through anybody's eyes. Choose the record of a match: it is read and forgotten, and kept nowhere.
web-replay-file = Record of a match
web-replay-drop = Drop a record here
web-replay-choose = Choose a file
web-replay-another = Another record
web-replay-reading = The record is being read …
web-replay-eyes = Whose eyes
web-replay-eyes-public = the public's
web-replay-eyes-open = all hands open
web-replay-eyes-seat = { $name }'s
web-replay-controls = Replay
web-replay-round-back = Back by a round
web-replay-turn-back = Back by a turn
web-replay-move-back = Back by a move
web-replay-play = Play
web-replay-pause = Pause
web-replay-move-on = On by a move
web-replay-turn-on = On by a turn
web-replay-round-on = On by a round
web-replay-place = Place in the match
web-replay-move = Move { $number }
web-replay-step = Step { $number }
web-replay-link = Link to this move
web-replay-hands = All hands
web-replay-empty-hand = no cards
web-replay-play-on = Play on from here
web-replay-play-on-lead = A new match begins with this position. You take a seat, bots take the others.
web-replay-play-on-seat = Your seat
web-replay-play-on-level = Bots
web-replay-play-on-begin = Sit down here
web-replay-ended = The match is over.
web-replay-keys = ← → a move, Shift + ← → a turn, Page ↑ ↓ a round, space plays

## Verify

web-verify-lead = Before the first card the server fixes its part of the luck, and every player's program adds a word of its own. Here you can see whether a finished match was dealt from exactly that, and what that proves.
web-verify-reading = The record is being verified …
web-verify-ok = Verified
web-verify-not = Not verified
web-verify-line = Line { $line } of the record
web-verify-commitment = Commitment
web-verify-words = The players' words
web-verify-no-word = none
web-verify-silent = not revealed in time
web-verify-meaning = What this means
web-verify-replay = Replay this record
