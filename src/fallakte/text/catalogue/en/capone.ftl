### Capone: reasons, events, moves, questions, score lines, outcomes. $dollars is an amount of money, $at a site or a field.

## Why not

r-19-not-at-hand = You do not have all these pieces at hand.
cp-3-equal-cards = Equal cards are one and the same: name the exchange by its cards.
cp-10-no-investment = A legal business needs at least one investment, and you have none.
cp-10-no-bodyguard = A legal business needs a bodyguard, and you have none at hand.
cp-15-too-weak = This takes pieces worth at least the card's value.
cp-16-don-alone = The Don does not stand with another member of his family.
cp-17-mama-and-one = The Mama stands with at most one other member of her family.
cp-18-too-weak = The pieces you add must be worth at least the card's value themselves.
cp-19-too-weak = To drive them out takes pieces worth at least the card's value, and at least $5,000 more than theirs.
cp-21-last-card = This is the last card of the year: it takes exactly the bodyguards that make up its value or, if you have too few, the lowest member who reaches it.
cp-21-no-pieces = This is the last card of the year, and you have neither bodyguards enough for it nor a member who reaches its value.
cp-25-no-such-family = There is no such family at this table.
cp-25-own-family = That is your own family.
cp-25-not-on-a-site = This member stands on no illegal site.
cp-26-no-such-family = There is no such family at this table.
cp-26-own-family = That is your own family.
cp-26-not-within-reach = This member is neither on an illegal site nor out of circulation.
cp-27-not-in-prison = This member is not in prison.
cp-27-too-little-cash = You do not have the cash for this bail.
cp-28-no-such-family = There is no such family at this table.
cp-28-own-family = That is your own family.
cp-28-no-investment = This family has no investments, so it has nothing to protect.
cp-29-free-site = Nobody holds this site.
cp-29-own-site = Your own family holds this site.
cp-29-no-match = You have no pieces at hand that are worth exactly as much as those on this site.
cp-29-not-exact = In a takeover your pieces must be worth exactly as much as those that stood there.
cp-30-no-such-family = There is no such family at this table.
cp-30-own-family = That is your own family.
cp-30-not-there = This family has no pieces there.
cp-39-not-in-the-park = You do not have so many bodyguards in the park.
cp-39-too-little-cash = You do not have the cash: each bodyguard costs $5,000.
cp-40-beyond-ten = Nobody can have more than ten investments.
cp-40-too-little-cash = You do not have the cash: each investment costs $100,000.
cp-42-nothing-to-sell = You have no investment to sell.

## What happened

event-capone-dealt = Year { $round }: { $count } cards each.
event-capone-exchanged = { $you ->
    [yes] { $count ->
        [0] You keep all your cards.
       *[other] You give back { $given } and get { $received }.
    }
   *[no] { $count ->
        [0] { $seat } keeps all cards.
        [one] { $seat } exchanges a card.
       *[other] { $seat } exchanges { $count } cards.
    }
}
event-capone-bailed = { $you ->
    [yes] You bail out { $whom } for ${ $dollars }.
   *[no] { $seat } bails out { $whom } for ${ $dollars }.
}
event-capone-sold = { $you ->
    [yes] You sell an investment for ${ $dollars } and now have { $investments }.
   *[no] { $seat } sells an investment for ${ $dollars } and now has { $investments }.
}
event-capone-laid-down = { $you ->
    [yes] You lay down { $card } unused.
   *[no] { $seat } lays down { $card } unused.
}
event-capone-legal = { $you ->
    [yes] You play { $card }: a bodyguard collects ${ $dollars }.
   *[no] { $seat } plays { $card }: a bodyguard collects ${ $dollars }.
}
event-capone-occupies = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-capone-takeover = { $you ->
    [yes] You play Takeover on { $at }.
   *[no] { $seat } plays Takeover on { $at }.
} { $of-you ->
    [yes] Back to you: { $pieces }.
   *[no] Back to { $of }: { $pieces }.
}
event-capone-driven-out = { $you ->
    [yes] You drive { $of } off { $at }.
   *[no] { $seat } drives { $of } off { $at }.
}{ $members-count ->
    [0] {""}
   *[other] {" "}To the harbour: { $members }.
}{ $bodyguards ->
    [0] {""}
    [one] {" "}To the park: 1 bodyguard.
   *[other] {" "}To the park: { $bodyguards } bodyguards.
}
event-capone-occupied = { $you ->
    [yes] You occupy { $at }: { $pieces }.
   *[no] { $seat } occupies { $at }: { $pieces }.
}
event-capone-detained = { $you ->
    [yes] You play { $card } and lure { $whom } ({ $at }) { $to-field }.
   *[no] { $seat } plays { $card } and lures { $whom } ({ $at }) { $to-field }.
}
event-capone-jailed = { $you ->
    [yes] You call the F.B.I. and send { $whom } ({ $at }) to prison.
   *[no] { $seat } calls the F.B.I. and sends { $whom } ({ $at }) to prison.
}
event-capone-protection = { $you ->
    [yes] You demand protection money: { $of } pays ${ $dollars }.
   *[no] { $of-you ->
        [yes] { $seat } demands protection money: you pay ${ $dollars }.
       *[no] { $seat } demands protection money: { $of } pays ${ $dollars }.
    }
}
event-capone-offer = { $you ->
    [yes] You make { $of } an offer you can't refuse: { $at } is cleared.
   *[no] { $of-you ->
        [yes] { $seat } makes you an offer you can't refuse: { $at } is cleared.
       *[no] { $seat } makes { $of } an offer you can't refuse: { $at } is cleared.
    }
}{ $members-count ->
    [0] {""}
   *[other] {" "}To the harbour: { $members }.
}{ $bodyguards ->
    [0] {""}
    [one] {" "}To the park: 1 bodyguard.
   *[other] {" "}To the park: { $bodyguards } bodyguards.
}
event-capone-income = { $you ->
    [yes] { $income ->
        [0] Your illegal sites bring you nothing this year.
       *[other] Your illegal sites bring you ${ $dollars }.
    }
   *[no] { $income ->
        [0] { $seat } earns nothing this year.
       *[other] { $seat } earns ${ $dollars }.
    }
}
event-capone-freed = { $you ->
    [yes] You get { $whom } back from prison.
   *[no] { $seat } gets { $whom } back from prison.
}
event-capone-hired = { $count ->
    [0] {""}
    [one] { $you ->
        [yes] You hire 1 bodyguard back.
       *[no] { $seat } hires 1 bodyguard back.
    }
   *[other] { $you ->
        [yes] You hire { $count } bodyguards back.
       *[no] { $seat } hires { $count } bodyguards back.
    }
}{ $lost ->
    [0] {""}
    [one] { $you ->
        [yes] {" "}You lose 1 bodyguard for good.
       *[no] {" "}{ $seat } loses 1 bodyguard for good.
    }
   *[other] { $you ->
        [yes] {" "}You lose { $lost } bodyguards for good.
       *[no] {" "}{ $seat } loses { $lost } bodyguards for good.
    }
}
event-capone-invested = { $count ->
    [0] {""}
   *[other] { $you ->
        [yes] You invest and now have { $investments ->
            [one] 1 investment.
           *[other] { $investments } investments.
        }
       *[no] { $seat } invests and now has { $investments ->
            [one] 1 investment.
           *[other] { $investments } investments.
        }
    }
}

## Moves

move-capone-exchange = { $cards-count ->
    [0] keep all cards
   *[other] exchange { $cards }
}
move-capone-bail = bail out { $whom }
move-capone-sell = sell an investment for $50,000
move-capone-lay-down = lay down { $card } unused
move-capone-legal = play { $card }: a bodyguard collects there
move-capone-occupy = play { $card }: put pieces on { $at }
move-capone-detain = play { $card }: lure { $whom } away
move-capone-fbi = play F.B.I.: send { $whom } to prison
move-capone-protection = { $of-you ->
    [yes] play Protection Money: collect from yourself
   *[no] play Protection Money: collect from { $of }
}
move-capone-takeover = play Takeover: replace the pieces on { $at }
move-capone-offer = make { $of } an offer: clear { $at }
move-capone-hire = { $count ->
    [0] hire nobody back
    [one] hire 1 bodyguard back for $5,000
   *[other] hire { $count } bodyguards back for $5,000 each
}
move-capone-invest = { $count ->
    [0] invest nothing
    [one] make 1 investment for $100,000
   *[other] make { $count } investments for $100,000 each
}
move-capone-commit = put { $pieces } there

## Questions

asked-capone-exchange = Which cards do you exchange? You can do so once a year.
asked-capone-card = Play a card, or lay one down unused.
asked-capone-commit = { $how ->
    [exactly] Which pieces go to { $at }? They must be worth exactly ${ $dollars }.
    [last-card] Which pieces go to { $at }? For the last card of the year they are prescribed.
   *[at-least] Which pieces go to { $at }? They must be worth at least ${ $dollars }.
}
asked-capone-hire = { $park ->
    [0] You have no bodyguard in the park, so there is nobody to hire back.
    [one] You have a bodyguard in the park. Do you hire him back? Otherwise you lose him.
   *[other] You have { $park } bodyguards in the park. How many do you hire back? You lose the others.
}
asked-capone-invest = How much do you invest? Ten investments win.

## Score

sheet-capone-site = { $at }: { $pieces }
sheet-capone-uncovered = { $at }: { $pieces } (below cover)
total-capone = { $side }: ${ $income } from illegal business, now ${ $cash } and { $investments ->
    [one] 1 investment
   *[other] { $investments } investments
}

## How a year ended

ending-capone-year = The year is over.

## How a match ended

outcome-ten = The tenth investment is made: the family is respectable.
outcome-ten-cash = Several families have ten investments; the most cash decides.
outcome-ten-members = Several families have ten investments and equal cash; the members' worth decides.
outcome-ten-shared = Several families have ten investments, equal cash and members of equal worth.
outcome-years = The last year is over; the most investments decide.
outcome-years-cash = The last year is over. Several families have equally many investments; the most cash decides.
outcome-years-members = The last year is over. Investments and cash are equal; the members' worth decides.
outcome-years-shared = The last year is over, and everything is equal: investments, cash and members' worth.

## Pieces and places

whom-don = { $whose ->
    [yours] your Don
    [theirs] the Don
   *[other] { $of }'s Don
}
whom-mama = { $whose ->
    [yours] your Mama
    [theirs] the Mama
   *[other] { $of }'s Mama
}
whom-right-hand = { $whose ->
    [yours] your Right Hand
    [theirs] the Right Hand
   *[other] { $of }'s Right Hand
}
whom-collector = { $whose ->
    [yours] your Collector
    [theirs] the Collector
   *[other] { $of }'s Collector
}
whom-lawyer = { $whose ->
    [yours] your Crooked Lawyer
    [theirs] the Crooked Lawyer
   *[other] { $of }'s Crooked Lawyer
}
whom-secretary = { $whose ->
    [yours] your Secretary
    [theirs] the Secretary
   *[other] { $of }'s Secretary
}
whom-bookkeeper = { $whose ->
    [yours] your Bookkeeper
    [theirs] the Bookkeeper
   *[other] { $of }'s Bookkeeper
}
whom-novice = { $whose ->
    [yours] your Novice
    [theirs] the Novice
   *[other] { $of }'s Novice
}
bodyguards = { $count ->
    [one] 1 bodyguard
   *[other] { $count } bodyguards
}
money = ${ $dollars }
site = { $business } { $number }
to-penthouse = to the penthouse
to-barber = to the barber
to-restaurant = to the restaurant

## The table

title-capone = Capone · year { $year }{ $years ->
    [0] {""}
   *[other] {" "}of { $years }
}{ $round ->
    [0] {""}
   *[other] {" "}· round { $round } of { $rounds }
}
sheet-title-capone = Income of year { $round }
column-family = family
column-cash = cash
column-investments = inv.
column-members = members at hand
column-bodyguards = guards
column-site = illegal site
column-holder = held by
column-pieces = with
column-worth = worth
all-members = all
all-but = all but { $members }
no-members = none
the-sites = Illegal sites
all-free = all free
the-fields = Out of circulation
the-prison = In prison
the-harbour = In the harbour
the-park = In the park
the-legal = Legal business
in-block = { $member } (block { $block })
of-family = { $name }: { $what }
card-worth = { $card } ${ $dollars }
card-legal = { $card } (legal)
aside-free = free
aside-own = yours: ${ $dollars }
aside-held = { $name }: ${ $dollars }
