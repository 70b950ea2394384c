### The table of Capone in the browser. $at is a site, $money an amount in words.

web-capone-year = Year { $year }{ $years ->
    [0] {""}
   *[other] {" "}of { $years }
}{ $round ->
    [0] {""}
   *[other] {" "}· round { $round } of { $rounds }
}
web-capone-city = The city
web-capone-map = Map
web-capone-list = List

## Families

web-capone-families = The families
web-capone-you = you
web-capone-turn = to act
web-capone-start = starts
web-capone-dealer = banker
web-capone-wins = wins
web-capone-income = last { $money }
web-capone-investments = { $count ->
    [one] 1 investment of 10
   *[other] { $count } investments of 10
}
web-capone-members = Members
web-capone-at-hand = at hand
web-capone-block = block { $block }
web-capone-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-capone-ask-them = Collect from { $name }

## The city

web-capone-site-free = { $at }: free
web-capone-site-held = { $at }: { $name }, { $pieces }, worth ${ $dollars }
web-capone-place-empty = { $place }: free
web-capone-place-held = { $place }: { $name }, { $what }
web-capone-prison = Prison
web-capone-harbour = Harbour
web-capone-park = Park
web-capone-site = site
web-capone-value = card
web-capone-holder = held by, with
web-capone-worth = worth
web-capone-shown = { $count ->
    [0] No card shown yet this year
   *[other] Shown this year
}
web-capone-shown-used = { $name } played { $card }
web-capone-shown-unused = { $name } laid down { $card } unused
web-capone-undealt = { $count } undealt

## My cards and pieces

web-capone-hand = Your cards
web-capone-kind-white = legal
web-capone-kind-violet = lure
web-capone-kind-plain = action
web-capone-kind-red = illegal
web-capone-kind-orange = illegal
web-capone-kind-yellow = illegal
web-capone-kind-green = illegal
web-capone-back = back
web-capone-exchange = { $count ->
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
}
web-capone-not-there = { $card } cannot be used there.
web-capone-your-pieces = Your pieces at hand
web-capone-piece = { $piece }, { $money }
web-capone-fewer-guards = One bodyguard fewer
web-capone-more-guards = Bodyguards: { $taken } of { $count } taken; one more
web-capone-one-more-guard = One bodyguard more
web-capone-total-least = { $total } of at least { $needed }
web-capone-total-exact = { $total } of exactly { $needed }
web-capone-put-there = Put them there
web-capone-why-not = Why not?
web-capone-cheapest = cheapest sets that fit
web-capone-how-many = How many?
web-capone-less = One less
web-capone-more = One more

## Moments

web-capone-don-lost = A Don in the harbour
web-capone-don-jailed = A Don behind bars
web-capone-respectable = Respectable at last
