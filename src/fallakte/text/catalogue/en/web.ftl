### The pages in the browser.

web-loading = One moment …
web-no-answer = The server does not answer. Try again in a moment.
web-no-page = There is nothing at this address.
web-case-closed = Case closed
web-home = All cases
web-skip = To the content
web-nav = Pages
web-rules = Rules
web-verify = Verify
web-settings = Settings
web-close = Close
web-copy = Copy
web-copied = Copied
web-share = Share

## At a table

web-coming-to-the-table = You come to the table …
web-invited = You are invited
web-at-the-table = At the table
web-seat = Seat { $seat }
web-seat-free = free
web-your-name = Your name
web-dealing = Everybody is here: the deal comes in a moment.
web-dealing-why = At least one word for the shuffle is still missing; after a minute it begins without.
web-silent = Your word came too late for the shuffle: the cards were dealt without it, and the record says so.
web-luck-fits = Compared: the record holds your browser's word and the commitments that were shown before the deal.
web-luck-differs = Careful: the record is not what was shown before the deal. Keep it, and ask whoever runs the server.
web-sit-down = Sit down
web-watch = Watch
web-kept-for-friends = The free seats are kept for friends who have an invitation.
web-your-turn = Your turn
web-turn-of = { $name } is to act
web-log = Log
web-menu = Menu
web-beside = Beside the table
web-connection-lost = The connection is lost; it is being restored …
web-really = Really?
web-rather-not = Rather not
web-what-you-can-do = What you can do
web-put-down = Put it down
web-understood = Understood
web-taken-back = { $name } takes back a move.
web-asks-undo = { $you ->
    [yes] You ask the others to let you take back your move.
   *[no] { $name } asks to take back a move. Do you agree?
}
web-asks-close = { $you ->
    [yes] You ask the others to end the match unfinished.
   *[no] { $name } asks to end the match unfinished. Do you agree?
}
web-silence-agrees = { $days ->
    [one] Whoever does not answer for a day agrees.
   *[other] Whoever does not answer for { $days } days agrees.
}
web-withdraw = Withdraw
web-paused = { $name } has paused the match.
web-pause = Pause
web-resume = Go on
web-bot-plays-for-you = A bot plays for you.
web-take-seat-back = Take my seat back
web-time-over = { $name }'s time is over. What shall happen?
web-clock-wait = Wait
web-clock-turn = A bot plays this turn
web-clock-seat = A bot takes the seat
web-clock = { $name }: { $minutes }:{ $seconds }
web-closed = The match was ended unfinished.
web-closed-by-host = The host of this server has closed the match.
web-waiting-for = { $count ->
    [0] The cards are being dealt.
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-kind-person = person
web-kind-bot = bot
web-kind-friend = kept for a friend
web-link-for = Invitation for { $name }: whoever opens it first sits there
web-link-public = Link to watch or to take a free seat
web-code = Code of the table:
web-recovery = If this browser ever cannot get in any more, this code brings your seat back:
web-undo = Take back
web-undo-ask = Ask to take back
web-lend = Let a bot play for me
web-hand-over = Change devices or hand my seat over
web-hand-over-link = Whoever opens this link first sits in your place: you on another device, or somebody else. It works once.
web-ask-close = Ask to end the match
web-leave = Leave for good
web-leave-really = A bot takes your seat for good. There is no way back.
web-set-sound = Sound
web-set-confirm = Ask before a move that ends my turn
web-replay = Replay
web-record = Record
web-chat = Chat
web-chat-say = Say something …
web-send = Send
web-reaction-bravo = Bravo!
web-reaction-ouch = Ouch!
web-reaction-hurry = Hurry up!
web-reaction-thanks = Thanks!
web-reaction-sorry = Sorry!
web-reaction-laugh = Ha ha!
web-meanwhile = What happened meanwhile
web-go-on = Go on
