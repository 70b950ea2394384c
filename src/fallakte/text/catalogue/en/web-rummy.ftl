### The table of the three Mystery Rummy cases in the browser.

## Names as they stand on the spine of a card

short-al-capone = Al Capone
short-ralph-capone = R. Capone
short-jake-guzik = Guzik
short-jack-mcgurn = McGurn
short-murray-humphreys = Humphreys
short-william-white = White
short-frank-nitti = Nitti
short-johnny-torrio = Torrio
short-samuel-hunt = Hunt
short-fred-burke = Burke
short-mike-heitler = Heitler
short-agent-meeting = Meeting
short-search-warrant = Warrant
short-eliot-ness = Ness
short-raid = Raid
short-kaufman = Kaufman
short-sherman = Sherman
short-oronogo = Oronogo
short-joplin = Joplin
short-wellington = Wellington
short-alma = Alma
short-platte-city = Platte City
short-dexter = Dexter
short-grapevine = Grapevine
short-gibson = Gibson
short-ted-hinton = Hinton
short-bonnie = Bonnie
short-clyde = Clyde
short-le-bon = Le Bon
short-three-am = 3 o'clock
short-st-roch = St. Roch
short-mademoiselle = Mademoiselle
short-madame = Madame
short-rear-windows = Windows
short-lightning-rod = Lightning
short-newspaper-ad = Ad
short-sailor = Sailor
short-poe = Poe
short-dupins-help = Help
short-monsieur-dupin = Dupin
short-prefect = Prefect
short-deduction-night = D. night
short-deduction-facade = D. façade
short-deduction-victims = D. victims
short-deduction-sailor = D. sailor

## Who sits there

web-rummy-opponents = The others
web-rummy-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-rummy-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-rummy-away = away
web-rummy-partner = partner
web-rummy-to-act = to act
web-rummy-seat = { $name }: { $cards }, { $points }
web-rummy-nothing-lies = Nothing lies here yet.
web-rummy-lies-before = Before { $names }

## The middle

web-rummy-middle = The middle of the table
web-rummy-pile-empty = empty
web-rummy-pile-holds = { $name }: { $count ->
    [0] empty
    [one] 1 card, { $top }
   *[other] { $count } cards, on top { $top }
}
web-rummy-file-holds = { $name }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
web-rummy-next-known = Next: { $card }. Only you see it.
web-rummy-wanted = Wanted
web-rummy-wanted-one = { $card }: { $count } of { $copies } in sight
web-rummy-wanted-complete = { $card }: complete
web-rummy-complete = complete
web-rummy-round = Round { $round } · target { $target }
web-rummy-place = { $number }. { $place }{ $car ->
    [yes] , the car is here
   *[no] {""}
}{ $melded ->
    [yes] , melded
   *[no] {""}
}{ $below ->
    [none] {""}
   *[other] ; below: { $below }
}

## My side

web-rummy-my-area = Your area
web-rummy-our-area = Your area with { $name }
web-rummy-hand = Your hand
web-rummy-hand-keys = Arrow keys go through the hand, Shift with an arrow key moves a card, Enter takes it up.
web-rummy-new = new
web-rummy-sort = Sort
web-rummy-sort-kind = by kind
web-rummy-sort-value = by value
web-rummy-sort-newest = newest first
web-rummy-sort-own = my own order
web-rummy-moved = { $card }: place { $at } of { $count }
web-rummy-look-through = You look through { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-rummy-watching = You are watching.
web-rummy-about = What shall it be about?

## Big moments

web-rummy-moment-complete = Set complete: { $card }
web-rummy-moment-captured = { $card } captured
web-rummy-moment-escaped = Escaped!
web-rummy-moment-caught = The orang-utan is caught
