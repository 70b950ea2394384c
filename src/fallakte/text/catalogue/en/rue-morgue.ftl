### Murders in the Rue Morgue: reasons, events, moves, questions, score lines, endings.

## Why not

rm-4-nothing-there = No card lies in the Rue Morgue.
rm-6-file-empty = The case file is empty: the card must come from the Rue Morgue.
rm-6-nothing-there = No card lies in the Rue Morgue: it must come from the case file.
rm-15-not-both-melded = Both kinds of this pair must be melded on the table first.
rm-16-le-bon-not-melded = No meld of Adolphe Le Bon lies on the table yet.
rm-17-no-drawing = With four players Dupin's Help does not draw two: it searches, or you consult your partner.
rm-17-no-partner = You have no partner to consult: only four players play in teams.
rm-17-nothing-there = The Rue Morgue is empty: there is nothing to search.
rm-17-not-in-pile = No such card lies in the Rue Morgue.
rm-18-not-below = No such card lies under the orang-utan.

## What happened

event-rue-morgue-opened = { $card } opens the Rue Morgue.
event-rue-morgue-took-top = { $you ->
    [yes] You take { $card } from the Rue Morgue.
   *[no] { $seat } takes { $card } from the Rue Morgue.
}
event-rue-morgue-laid-below = { $count } cards of the case file go under the orang-utan, unseen.
event-rue-morgue-passed = { $you ->
    [yes] You choose { $card } for { $to }.
   *[no] { $seat } chooses a card for { $to }.
}
event-rue-morgue-exchanged = { $you ->
    [yes] You get { $back } from { $to }.
   *[no] { $to-you ->
        [yes] You get { $card } from { $seat }.
       *[no] { $seat } and { $to } exchange their cards.
    }
}
event-rue-morgue-buried = { $you ->
    [yes] You put { $card } under the orang-utan.
   *[no] { $seat } puts a card under the orang-utan.
}
event-rue-morgue-peeked = { $you ->
    [yes] On top of the case file you see { $card }.
   *[no] { $seat } looks at the top card of the case file.
}
event-rue-morgue-fed-from-file = { $you ->
    [yes] You feed the orang-utan { $card } from the case file.
   *[no] { $seat } feeds the orang-utan a card from the case file.
}
event-rue-morgue-fed-from-pile = { $you ->
    [yes] You feed the orang-utan { $card } from the Rue Morgue.
   *[no] { $seat } feeds the orang-utan { $card } from the Rue Morgue.
}
event-rue-morgue-escaped = The orang-utan escapes! Its cards and those in the Rue Morgue become the second case file: { $count } cards.
event-rue-morgue-event = { $you ->
    [yes] You play { $card }{ $option ->
        [draw] {" "}and draw two cards.
        [search] {" "}and search the Rue Morgue.
        [consult] {" "}and consult your partner.
        [search-below] {" "}and search below the orang-utan.
       *[none] .
    }
   *[no] { $seat } plays { $card }{ $option ->
        [draw] {" "}and draws two cards.
        [search] {" "}and searches the Rue Morgue.
        [consult] {" "}and consults the partner.
        [search-below] {" "}and searches below the orang-utan.
       *[none] .
    }
}
event-rue-morgue-looked = { $you ->
    [yes] You look through the Rue Morgue: { $cards }.
   *[no] { $seat } looks through the Rue Morgue.
}
event-rue-morgue-looked-below = { $you ->
    [yes] Under the orang-utan you find: { $cards }.
   *[no] { $seat } looks through the cards under the orang-utan.
}
event-rue-morgue-took-from-pile = { $you ->
    [yes] You take { $card } from the Rue Morgue and show it.
   *[no] { $seat } takes { $card } from the Rue Morgue and shows it.
}
event-rue-morgue-took-from-below = { $you ->
    [yes] You take { $card } from under the orang-utan and show it.
   *[no] { $seat } takes { $card } from under the orang-utan and shows it.
}
event-rue-morgue-caught = { $you ->
    [yes] You catch the orang-utan. Into your area: { $taken }. Onto the Rue Morgue: { $rest }.
   *[no] { $seat } catches the orang-utan. Into the area: { $taken }. Onto the Rue Morgue: { $rest }.
}
event-rue-morgue-threw-away = { $you ->
    [yes] You throw away without penalty: { $cards }.
   *[no] { $seat } throws away without penalty: { $cards }.
}

## Moves

move-rue-morgue-draw-rue-morgue = take the top card of the Rue Morgue
move-rue-morgue-pass-card = pass { $card } to your partner
move-rue-morgue-bury = put { $card } under the orang-utan
move-rue-morgue-feed-file = feed the card from the case file
move-rue-morgue-feed-rue-morgue = feed the card from the Rue Morgue
move-rue-morgue-brilliant-deduction = play Brilliant Deduction ({ $pair })
move-rue-morgue-prefect = play Prefect of Police
move-rue-morgue-dupins-help-draw = play Dupin's Help: draw two cards
move-rue-morgue-dupins-help-search = play Dupin's Help: search the Rue Morgue
move-rue-morgue-dupins-help-consult = play Dupin's Help: consult your partner
move-rue-morgue-take = take { $card }
move-rue-morgue-monsieur-dupin = play Monsieur C. Auguste Dupin

## Questions

asked-rue-morgue-draw = Draw the top card of the case file or of the Rue Morgue.
asked-rue-morgue-play = Play as much as you like, then discard one card.
asked-rue-morgue-pass = Which card do you pass to your partner?
asked-rue-morgue-bury = Which card do you put under the orang-utan, face down?
asked-rue-morgue-feed = What do you feed the orang-utan? { $next ->
    [none] The case file is empty.
   *[other] The case file offers { $next }, shown to you alone.
} { $top ->
    [none] The Rue Morgue is empty.
   *[other] The Rue Morgue offers { $top }.
}
asked-rue-morgue-search = Which card do you take from the Rue Morgue? Everybody will see it.
asked-rue-morgue-search-below = Which card do you take from under the orang-utan? Everybody will see it.
asked-rue-morgue-consult = Which card do you pass to your partner? You will get one back.
asked-rue-morgue-consulted = Your partner consults you. Which card do you pass back?

## Score

sheet-rue-morgue-cards = { $counted }
sheet-rue-morgue-pair = bonus pair: { $pair }
sheet-rue-morgue-hand = left in hand: { $counted }
sheet-rue-morgue-other-help = Dupin bonus: { $counted } elsewhere
sheet-rue-morgue-own-help = Dupin bonus: { $counted } of one's own
sheet-rue-morgue-shut-out = shut out
sheet-rue-morgue-unsolved = unsolved

## How a round ended

ending-rue-morgue-caught = { $out-you ->
    [yes] You go out: the case is solved, and the orang-utan is caught.
   *[no] { $out } goes out: the case is solved, and the orang-utan is caught.
}
ending-rue-morgue-solved = { $out-you ->
    [yes] You go out: the case is solved, but the orang-utan has escaped.
   *[no] { $out } goes out: the case is solved, but the orang-utan has escaped.
}
ending-rue-morgue-unsolved = The second case file is empty, too: the case stays unsolved.
ending-rue-morgue-shut-out = { $out-you ->
    [yes] You go out and catch the orang-utan with a pair and its Brilliant Deduction: all opponents are shut out.
   *[no] { $out } goes out and catches the orang-utan with a pair and its Brilliant Deduction: all opponents are shut out.
}

## The table

pair-night = night
pair-facade = façade
pair-victims = victims
pair-sailor = sailor
area-pairs = bonus pairs: { $pairs }
orang-utan = Orang-utan
orang-utan-escaped = escaped: no more feeding in this round
orang-utan-cards = { $count ->
    [0] no card under it
    [one] 1 card under it
   *[other] { $count } cards under it
}
orang-utan-known = { $cards }, you know: { $known }
second-file = second case file
next-card = Next card
next-card-known = { $card }, on top of the case file
next-card-others = seen by { $names }
passed-cards = Chosen for the partner
