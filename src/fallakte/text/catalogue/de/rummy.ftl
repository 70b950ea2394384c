### Was alle drei Fälle von Mystery Rummy sagen: Gründe, Ereignisse, Spielzüge, Enden. $you ist yes, wo es um den Platz der Lesenden geht.

## Warum nicht

lawful = Der Spielzug ist erlaubt.
r-18-not-your-turn = Dieser Platz ist nicht an der Reihe: Platz { $to_act } muss entscheiden.
r-18-other-decision = Eine andere Entscheidung steht aus: Beantworte erst diese.
r-18-draw-first = Du musst ziehen, bevor du etwas ausspielst oder ablegst.
r-18-already-drawn = Du hast schon gezogen: Jetzt spiel aus oder leg ab.
r-18-no-move-due = Gerade steht kein Spielzug an.
r-19-not-in-hand = Diese Karten hast du nicht auf der Hand.
r-7-second-event = Du hast in diesem Zug schon eine Ereigniskarte gespielt.
r-6-last-card = Dann bliebe dir keine Karte zum Ablegen.
r-5-too-few = Eine Meldung braucht mindestens drei Hinweise einer Sorte.
r-5-nothing-to-join = In keinem Spielbereich liegt bisher eine Meldung dieser Sorte.
r-15-file-is-due = Zu viele Züge in Folge haben am Ablagestapel begonnen: Diesmal musst du aus der Fallakte ziehen.

## Was geschah

event-dealt = Durchgang { $round }: je { $count } Karten.
event-hand = { $you ->
    [yes] Deine Karten: { $cards }.
   *[no] { "" }
}
event-drew = { $you ->
    [yes] Du ziehst { $known ->
        [yes] { $cards }.
       *[no] { $count }.
    }
   *[no] { $seat } zieht { $count ->
        [0] nichts: Die Fallakte ist leer.
        [one] eine Karte aus der Fallakte.
       *[other] { $count } Karten aus der Fallakte.
    }
}
event-melded = { $you ->
    [yes] Du meldest { $counted }.
   *[no] { $seat } meldet { $counted }.
}
event-laid-off = { $you ->
    [yes] Du legst { $counted } an.
   *[no] { $seat } legt { $counted } an.
}
event-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
}

## Spielzüge

move-draw-file = aus der Fallakte ziehen
move-meld = { $counted } melden
move-lay-off = { $card } anlegen
move-discard = { $card } ablegen (beendet deinen Zug)

## Wie ein Durchgang oder eine Partie endete

ending-out = { $out-you ->
    [yes] Du machst aus.
   *[no] { $out } macht aus.
}
ending-file-empty = Die Fallakte ist leer, und niemand hat ausgemacht.
outcome-target = { $total ->
    [one] Der höchste Punktestand, 1 Punkt, hat das Ziel von { $target } erreicht.
   *[other] Der höchste Punktestand, { $total } Punkte, hat das Ziel von { $target } erreicht.
}
