### Al Capone: reasons, events, moves, questions, score lines, endings.

## Why not

ac-10-set-complete = Somebody has the complete set of this gangster already: nobody can be asked for him.
ac-12-no-meld = You have no meld of this gangster in your area.
ac-12-set-complete = Your set of this gangster is complete: there is no card left to ask for.
ac-12-no-such-player = There is no such player at this table.
ac-12-oneself = You cannot ask yourself.
ac-13-nothing-there = No other card lies in the Underworld.
ac-13-not-in-pile = No such card lies in the Underworld below the warrant.
ac-14-no-meld = You have no incomplete meld in your area.
ac-14-not-a-meld = You have no incomplete meld of this gangster.
ac-16-no-meld = You have no incomplete meld in your area.
ac-17-no-meld = You have no meld of this gangster in your area.
ac-17-nothing-to-take = No card of this gangster lies in another area.

## What happened

event-al-capone-opened = { $card } opens the Underworld.
event-al-capone-took-top = { $you ->
    [yes] You take { $card } from the Underworld.
   *[no] { $seat } takes { $card } from the Underworld.
}
event-al-capone-event = { $you ->
    [yes] You play { $card } { $option ->
        [around] and ask around for { $wanted }.
        [ask-one] and ask { $of } for every { $wanted }.
        [search-one] and look for one card.
        [search-set] and look for a set.
        [draw] and draw two.
        [reveal] and turn up seven cards.
       *[none] on { $wanted }.
    }
   *[no] { $seat } plays { $card } { $option ->
        [around] and asks around for { $wanted }.
        [ask-one] and asks { $of } for every { $wanted }.
        [search-one] and looks for one card.
        [search-set] and looks for a set.
        [draw] and draws two.
        [reveal] and turns up seven cards.
       *[none] on { $wanted }.
    }
}
event-al-capone-had-none = { $you ->
    [yes] You have no { $card }.
   *[no] { $seat } has no { $card }.
}
event-al-capone-gave = { $you ->
    [yes] You give { $to } { $counted }.
   *[no] { $seat } gives { $to } { $counted }.
}
event-al-capone-looked = { $you ->
    [yes] You look through the Underworld: { $cards }.
   *[no] { $seat } looks through the Underworld.
}
event-al-capone-took-secretly = { $you ->
    [yes] You take { $card } from the Underworld, unseen.
   *[no] { $seat } takes a card from the Underworld, unseen.
}
event-al-capone-took-set = { $you ->
    [yes] You take { $counted } from the Underworld.
   *[no] { $seat } takes { $counted } from the Underworld.
}
event-al-capone-revealed = { $you ->
    [yes] You take { $taken }; into the Underworld: { $rest }.
   *[no] { $seat } takes { $taken }; into the Underworld: { $rest }.
}
event-al-capone-raided = { $you ->
    [yes] You raid { $counted } from the other areas.
   *[no] { $seat } raids { $counted } from the other areas.
}

## Moves

move-al-capone-draw-file = draw two cards from the case file
move-al-capone-draw-underworld = take the top card of the Underworld
move-al-capone-agent-meeting-around = play Agent Meeting: ask around for { $card }
move-al-capone-agent-meeting-one = play Agent Meeting: ask { $of } for every { $card }
move-al-capone-search-warrant-one = play Search Warrant: one card from the Underworld
move-al-capone-search-warrant-set = play Search Warrant: all clues of one of your melds
move-al-capone-take = take { $card }
move-al-capone-eliot-ness-draw = play Eliot Ness: draw two
move-al-capone-eliot-ness-reveal = play Eliot Ness: turn up seven cards
move-al-capone-raid = play Raid on { $card }

## Questions

asked-al-capone-draw = Draw: two cards from the case file, or the top card of the Underworld.
asked-al-capone-play = Play as much as you like, then discard one card.
asked-al-capone-take-one = Which card do you take from the Underworld? Nobody will see it.
asked-al-capone-take-set = Which of your melds do you search clues for?

## Score

sheet-al-capone-set = complete set of { $card }
sheet-al-capone-cards = { $counted }
sheet-al-capone-shut-out = shut out

## How a round ended

ending-al-capone-shut-out = { $out-you ->
    [yes] You go out with the complete set of Al Capone: all opponents are shut out.
   *[no] { $out } goes out with the complete set of Al Capone: all opponents are shut out.
}
