### Bonnie and Clyde: reasons, events, moves, questions, score lines, endings.

## Why not

bc-11-archive-empty = The archive is empty: there is nothing to search.
bc-11-not-in-archive = No such card lies in the archive.
bc-12-no-card-there = No card lies below this place any more.
bc-12-outlaw-stays = Ted Hinton only looks: Bonnie and Clyde stay where they are.
bc-18-outlaw-stays = The car stands elsewhere: Bonnie and Clyde stay where they are.
bc-20-end-of-board = The road ends here: the car can only go the other way.

## What happened

event-bonnie-and-clyde-opened = { $card } opens the archive.
event-bonnie-and-clyde-took-top = { $you ->
    [yes] You take { $card } from the archive.
   *[no] { $seat } takes { $card } from the archive.
}
event-bonnie-and-clyde-event = { $you ->
    [yes] You play { $card } { $option ->
        [draw] and draw two cards.
        [archive] and search the archive.
       *[peek] and look below { $place }.
    }
   *[no] { $seat } plays { $card } { $option ->
        [draw] and draws two cards.
        [archive] and searches the archive.
       *[peek] and looks below { $place }.
    }
}
event-bonnie-and-clyde-filed = { $card } goes onto the archive.
event-bonnie-and-clyde-looked = { $you ->
    [yes] You look through the archive: { $cards }.
   *[no] { $seat } looks through the archive.
}
event-bonnie-and-clyde-took-secretly = { $you ->
    [yes] You take { $card } from the archive, unseen.
   *[no] { $seat } takes a card from the archive, unseen.
}
event-bonnie-and-clyde-turned = { $count ->
    [one] The car is right there: { $counted } lies sideways.
   *[other] The car is right there: { $counted } lie sideways.
}
event-bonnie-and-clyde-captured = { $you ->
    [yes] You capture { $card } in { $place }!
   *[no] { $seat } captures { $card } in { $place }!
}
event-bonnie-and-clyde-looked-below = { $you ->
    [yes] Below { $place } you find { $card }.
   *[no] { $seat } looks below { $place }.
}
event-bonnie-and-clyde-left-hidden = { $you ->
    [yes] You leave the card below { $place }.
   *[no] { $seat } leaves the card below { $place }.
}
event-bonnie-and-clyde-took-hidden = { $you ->
    [yes] You take { $card } from below { $place }.
   *[no] { $known ->
        [yes] { $seat } takes { $card } from below { $place }.
       *[no] { $seat } takes the card from below { $place }.
    }
}
event-bonnie-and-clyde-car-moved = The car drives to { $place }.
event-bonnie-and-clyde-car-stayed = The car stays in { $place }: the road ends there.

## Moves

move-bonnie-and-clyde-draw-archive = take the top card of the archive
move-bonnie-and-clyde-lay-off = { $count ->
    [one] lay off { $counted }
   *[other] lay off { $counted } together
}
move-bonnie-and-clyde-ted-hinton-draw = play Ted Hinton: draw two cards
move-bonnie-and-clyde-ted-hinton-archive = play Ted Hinton: take a card out of the archive
move-bonnie-and-clyde-ted-hinton-peek = play Ted Hinton: look below { $place }
move-bonnie-and-clyde-take = take { $card }
move-bonnie-and-clyde-take-hidden = take the card
move-bonnie-and-clyde-leave-hidden = leave the card there
move-bonnie-and-clyde-move-car = { $by ->
    [1] send the car one place forward
   *[other] send the car one place back
}

## Questions

asked-bonnie-and-clyde-draw = Draw the top card of the case file or of the archive.
asked-bonnie-and-clyde-play = Play as much as you like, then discard one card.
asked-bonnie-and-clyde-take = Which card do you take from the archive? Nobody will see it.
asked-bonnie-and-clyde-hidden = { $outlaw ->
    [yes] Below { $place } lies { $card }, and must stay there. The others are not told.
   *[no] Below { $place } lies { $card }. Do you take the card?
}
asked-bonnie-and-clyde-car = The car stands in { $place }. Where does it go?

## Score

sheet-bonnie-and-clyde-sideways = { $counted }, sideways
sheet-bonnie-and-clyde-upright = { $counted }, upright
sheet-bonnie-and-clyde-outlaw = { $card } captured
sheet-bonnie-and-clyde-car = gone out, with the car in { $card }
sheet-bonnie-and-clyde-alone = nothing: another went it alone

## How a round ended

ending-bonnie-and-clyde-alone = { $out-you ->
    [yes] You go out with both Bonnie and Clyde captured: you have gone it alone.
   *[no] { $out } goes out with both Bonnie and Clyde captured: { $out } has gone it alone.
}

## The table

place-kaufman = Kaufman, Texas
place-sherman = Sherman, Texas
place-oronogo = Oronogo, Missouri
place-joplin = Joplin, Missouri
place-wellington = Wellington, Texas
place-alma = Alma, Arkansas
place-platte-city = Platte City, Missouri
place-dexter = Dexter, Iowa
place-grapevine = Grapevine, Texas
place-gibson = Gibson, Louisiana
road-place = the road
road-melded = melded
road-below = below the place
road-car = car
road-hidden = a hidden card
road-harmless = a harmless card
road-seen-by = { $what }, seen by { $names }
area-sideways = sideways: { $cards }
area-upright = upright: { $cards }
area-outlaws = captured: { $cards }
in-front = In play
aside-car = to { $place }
aside-sideways = the car is there: sideways
