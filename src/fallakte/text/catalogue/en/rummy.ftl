### What all three Mystery Rummy cases say: reasons, events, moves, endings. $you is yes where the seat is the reader's.

## Why not

lawful = The move is lawful.
r-18-not-your-turn = It is not this seat's turn: seat { $to_act } is to act.
r-18-other-decision = Another decision is open: answer that first.
r-18-draw-first = You must draw before you play or discard.
r-18-already-drawn = You have drawn already: now play or discard.
r-18-no-move-due = No move is due now.
r-19-not-in-hand = You do not have these cards in your hand.
r-7-second-event = You have played an event in this turn already.
r-6-last-card = This would leave you without a card to discard.
r-5-too-few = A meld needs at least three clues of a kind.
r-5-nothing-to-join = No meld of this kind lies in anybody's area yet.
r-15-file-is-due = Too many turns in a row have begun at the discard pile: this draw must be from the case file.

## What happened

event-dealt = Round { $round }: { $count } cards each.
event-hand = { $you ->
    [yes] Your cards: { $cards }.
   *[no] { "" }
}
event-drew = { $you ->
    [yes] You draw { $known ->
        [yes] { $cards }.
       *[no] { $count }.
    }
   *[no] { $seat } draws { $count ->
        [0] nothing: the case file is empty.
        [one] a card from the case file.
       *[other] { $count } cards from the case file.
    }
}
event-melded = { $you ->
    [yes] You meld { $counted }.
   *[no] { $seat } melds { $counted }.
}
event-laid-off = { $you ->
    [yes] You lay off { $counted }.
   *[no] { $seat } lays off { $counted }.
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}

## Moves

move-draw-file = draw from the case file
move-meld = meld { $counted }
move-lay-off = lay off { $card }
move-discard = discard { $card } (ends your turn)

## How a round or a match ended

ending-out = { $out-you ->
    [yes] You go out.
   *[no] { $out } goes out.
}
ending-file-empty = The case file is empty, and nobody has gone out.
outcome-target = { $total ->
    [one] The highest total, 1 point, has reached the target of { $target }.
   *[other] The highest total, { $total } points, has reached the target of { $target }.
}
