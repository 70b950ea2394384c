### The pages around the tables: all cases, a new table, settings, rules, the door, the waiting room.

## All cases

web-headline = Four cases, one desk
web-lead = Play against bots right away, or send friends a link: for tonight, or for a move a day.
web-desk = Fallakte: four cases on one desk
web-cases = The cases
web-case-al-capone = Case 4 · Chicago, 1931
web-case-bonnie-and-clyde = Case 5 · On the road, 1934
web-case-rue-morgue = Case 2 · Paris, 1841
web-case-capone = Chicago by night
web-time-al-capone = about 45 min
web-time-bonnie-and-clyde = about 30 min
web-time-rue-morgue = about 45 min
web-time-capone = 90 min and more
web-players-count = { $low }–{ $high } players
web-play-now = Play now
web-play-now-game = Play now: { $game }, against bots
web-nameless = Detective
web-opening = The table is being set …
web-set-up = Set up a table
web-set-up-game = Set up a table: { $game }
web-read-rules = Rules
web-read-rules-game = Rules of { $game }
web-my-matches = My open cases
web-my-matches-none = Nothing on your desk yet. Open a case, and it will wait for you here.
web-my-finished = Closed cases
web-with = with { $names }
web-alone = nobody else yet
web-is-to-act = { $name } is to act
web-is-gathering = waiting for players
web-is-over = finished
web-is-closed = ended unfinished
web-listed-tables = Open tables
web-listed-none = Nobody is looking for company at the moment. Set up a table, mark it as listed, and it hangs here for all to see.
web-more-tables = { $count } more
web-free-seats = { $count ->
    [0] full, you can watch
    [one] one free seat
   *[other] { $count } free seats
}
web-join = Come to a table
web-join-hint = Somebody sent you a link or told you a code?
web-join-field = Link or code of the table
web-join-go = Go there
web-join-empty = Type a code such as S277-BK4M, or paste a whole link.
web-no-publisher = A free project for people who love these games. It has nothing to do with their authors and publishers.
web-imprint = Imprint
web-privacy = Privacy
web-version = Version { $version }

## A new table

web-new-table = Set up a table
web-new-form = Request for a table
web-no-game = There is no such case here.
web-new-players = How many play?
web-new-seats = Who sits where?
web-new-me = me
web-new-friend = a friend, by link
web-new-bot = a bot
web-new-open = whoever comes
web-seat-kind = Seat { $seat }: who sits there
web-seat-level = Seat { $seat }: how well the bot plays
web-seat-name = Seat { $seat }: name
web-friend-name = friend's name (optional)
web-bot-name = bot's name (optional)
web-level-random = Rookie: plays anything
web-level-greedy = Detective: takes what counts
web-level-shrewd = Inspector: weighs what may come
web-level-master = Mastermind: reads others and bides its time
web-team-of = Team { $team }
web-teams-hint = Partners sit opposite each other.
web-nobody-of-mine = You hold no seat of your own: you get the links and can watch.
web-new-rules = What is played
web-target-hint = The match ends when somebody has reached so many points.
web-years-hint = After so many years the match is over, whoever leads wins.
web-no-years = without limit
web-hint-teams = Four in two teams; without it, each for themselves (AC-2).
web-hint-cover = A site whose pieces are worth less than its card earns nothing (CP-36).
web-hint-dupin_bonus = Advanced: Monsieur Dupin gains from the help that others have used (RM-26).
web-hint-shut_out = Advanced: a brilliant capture leaves the opponents with nothing (RM-27).
web-values = Printed values
web-values-hint = Do you own the box? Enter what is printed on your cards. What you leave alone stays as it is here.
web-values-changed = { $count ->
    [0] none changed
    [one] one changed
   *[other] { $count } changed
}
web-values-reset = All as they were
web-part-one = one card
web-part-set = complete set
web-value-of = { $name }, { $part }
web-new-settings = How it is played
web-may-undo = Moves can be taken back
web-may-chat = Chat at the table
web-may-watch = Others may watch
web-may-count = Aid for counting cards: what everybody has seen
web-clock-none = No clock
web-clock-minutes = Minutes
web-clock-hours = Hours
web-clock-days = Days
web-clock-unit = Time for a decision
web-clock-number = How many
web-clock-hint = When the time is over, the others decide: wait, or let a bot play.
web-pace-of-bots = Bots take their time
web-pace-0 = not at all
web-pace-1 = as people do
web-pace-2 = a little
web-pace-3 = plenty
web-stand-in = Who steps in for somebody who is away
web-new-listed = Who finds the table?
web-private = Only who has a link or the code
web-listed = Everybody on this server
web-open-table = Open the table
web-see-rule = Rule { $rule }

## Settings

web-settings-lead = Look and feel are kept in this browser.
web-set-look = Look
web-set-language = Language
web-set-theme = Light
web-theme-system = as the device
web-theme-light = lamp on
web-theme-dark = lamp off
web-set-size = Card size
web-size-small = small
web-size-normal = usual
web-size-large = large
web-set-contrast = More contrast
web-set-left = I play left-handed
web-set-feel = Feel
web-set-motion = Motion
web-motion-system = as the device
web-motion-full = cards move
web-motion-reduced = nothing moves
web-set-pace = What others do is shown
web-pace-slow = slowly
web-pace-normal = at a usual pace
web-pace-instant = at once
web-set-vibration = Vibrate when it is my turn
web-set-notify = Notify me in the browser when it is my turn
web-notify-denied = Your browser does not allow it. You can change that in its settings for this page.
web-notify-none = This browser knows no notifications.
web-try-sound = Try
web-set-person = Who I am
web-person-hint = Your name stands at the tables you join from now on.
web-save = Save
web-saved = Saved
web-set-notices = When it is my turn and I am away
web-notices-hint = For matches over days: one message when you are to act. Nobody at the table sees these addresses.
web-set-mail = Mail to
web-set-webhook = Webhook (an https address)
web-try-notice = Send a test
web-notice-sent = A test is on its way.
web-address-unconfirmed = Not confirmed yet: open the link that was sent there. Until then nothing else comes.
web-address-confirmed = Confirmed
web-address-unsubscribed = Unsubscribed: nothing comes here until you confirm the address anew.
web-ask-again = Send the link again
web-confirmation-sent = The link is on its way.

## Rules

web-rulebook = The rulebook
web-rule-pages = Pages of the rulebook
web-rule-search = Search all rules
web-rule-search-hint = a word, a card, AC-12
web-rule-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
web-rule-more = { $count } more: make the search narrower.
web-rule-nothing = Not a word about it in the files. Try a shorter word, or the number of a rule.
web-rule-clear = Clear the search
web-rule-copied = The link to { $rule } is copied.
web-rule-link = Rule { $rule }: go there and copy its link
web-legend = Signs
web-legend-number = A rule; touch its number to copy its link
web-legend-printed = Without a sign: printed in the rules
web-legend-ruling = our ruling
web-legend-ruling-why = the print is silent or ambiguous; so we play
web-legend-value = our value
web-legend-value-why = printed on cards, not in the rules; chosen by us
web-table-scrolls = Table: { $name }

## The door and the waiting room

web-door-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-door-yours = Your invitation leads to a seat of your own. It works once; after that this browser knows your seat.
web-door-seated = You have a seat at this table already.
web-own-seat = To my seat
web-sealed = The luck is sealed
web-sealed-why = Before anybody sat down the server drew its secret and showed this seal of it. At the end it shows the secret, and everybody can check that the cards were dealt from it.
web-lost-link = I cannot get back to my seat
web-lost-link-why = With your recovery code you take your seat back and get a new code; the old one and all earlier links end.
web-recovery-code = Recovery code
web-recover = Bring my seat back
web-no-watching = Watching is not allowed at this table.
web-waiting-room = Waiting room
web-waiting-begins = The match begins by itself as soon as everybody sits.
web-give-links = Invite the others
web-give-links-hint = Each invitation is one seat and works once. Send it to one person only.
web-come-here = Let them come by themselves
web-sits-here = is here
web-you = you
web-keep-code = Keep this code
