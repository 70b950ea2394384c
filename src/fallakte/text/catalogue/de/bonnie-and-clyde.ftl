### Bonnie und Clyde: Gründe, Ereignisse, Spielzüge, Fragen, Wertungszeilen, Enden.

## Warum nicht

bc-11-archive-empty = Das Archiv ist leer: Da gibt es nichts zu suchen.
bc-11-not-in-archive = Diese Karte liegt nicht im Archiv.
bc-12-no-card-there = Unter diesem Ort liegt keine Karte mehr.
bc-12-outlaw-stays = Ted Hinton sieht nur nach: Bonnie und Clyde bleiben, wo sie sind.
bc-18-outlaw-stays = Das Auto steht woanders: Bonnie und Clyde bleiben, wo sie sind.
bc-20-end-of-board = Hier endet die Straße: Das Auto kann nur in die andere Richtung.

## Was geschah

event-bonnie-and-clyde-opened = { $card } eröffnet das Archiv.
event-bonnie-and-clyde-took-top = { $you ->
    [yes] Du nimmst { $card } aus dem Archiv.
   *[no] { $seat } nimmt { $card } aus dem Archiv.
}
event-bonnie-and-clyde-event = { $you ->
    [yes] Du spielst { $card } { $option ->
        [draw] und ziehst zwei Karten.
        [archive] und suchst im Archiv.
       *[peek] und siehst unter { $place } nach.
    }
   *[no] { $seat } spielt { $card } { $option ->
        [draw] und zieht zwei Karten.
        [archive] und sucht im Archiv.
       *[peek] und sieht unter { $place } nach.
    }
}
event-bonnie-and-clyde-filed = { $card } kommt auf das Archiv.
event-bonnie-and-clyde-looked = { $you ->
    [yes] Du siehst das Archiv durch: { $cards }.
   *[no] { $seat } sieht das Archiv durch.
}
event-bonnie-and-clyde-took-secretly = { $you ->
    [yes] Du nimmst verdeckt { $card } aus dem Archiv.
   *[no] { $seat } nimmt verdeckt eine Karte aus dem Archiv.
}
event-bonnie-and-clyde-turned = { $count ->
    [one] Genau dort steht das Auto: { $counted } liegt quer.
   *[other] Genau dort steht das Auto: { $counted } liegen quer.
}
event-bonnie-and-clyde-captured = { $you ->
    [yes] Du fasst { $card } in { $place }!
   *[no] { $seat } fasst { $card } in { $place }!
}
event-bonnie-and-clyde-looked-below = { $you ->
    [yes] Unter { $place } findest du { $card }.
   *[no] { $seat } sieht unter { $place } nach.
}
event-bonnie-and-clyde-left-hidden = { $you ->
    [yes] Du lässt die Karte unter { $place } liegen.
   *[no] { $seat } lässt die Karte unter { $place } liegen.
}
event-bonnie-and-clyde-took-hidden = { $you ->
    [yes] Du holst { $card } unter { $place } hervor.
   *[no] { $known ->
        [yes] { $seat } holt { $card } unter { $place } hervor.
       *[no] { $seat } holt die Karte unter { $place } hervor.
    }
}
event-bonnie-and-clyde-car-moved = Das Auto fährt nach { $place }.
event-bonnie-and-clyde-car-stayed = Das Auto bleibt in { $place }: Dort endet die Straße.

## Spielzüge

move-bonnie-and-clyde-draw-archive = die oberste Karte des Archivs nehmen
move-bonnie-and-clyde-lay-off = { $count ->
    [one] { $counted } anlegen
   *[other] { $counted } zusammen anlegen
}
move-bonnie-and-clyde-ted-hinton-draw = Ted Hinton: zwei Karten ziehen
move-bonnie-and-clyde-ted-hinton-archive = Ted Hinton: eine Karte aus dem Archiv holen
move-bonnie-and-clyde-ted-hinton-peek = Ted Hinton: unter { $place } nachsehen
move-bonnie-and-clyde-take = { $card } nehmen
move-bonnie-and-clyde-take-hidden = die Karte nehmen
move-bonnie-and-clyde-leave-hidden = die Karte liegen lassen
move-bonnie-and-clyde-move-car = { $by ->
    [1] das Auto einen Ort weiterfahren
   *[other] das Auto einen Ort zurückfahren
}

## Fragen

asked-bonnie-and-clyde-draw = Zieh die oberste Karte der Fallakte oder des Archivs.
asked-bonnie-and-clyde-play = Spiel aus, so viel du willst, dann leg eine Karte ab.
asked-bonnie-and-clyde-take = Welche Karte nimmst du aus dem Archiv? Niemand wird sie sehen.
asked-bonnie-and-clyde-hidden = { $outlaw ->
    [yes] Unter { $place } liegt { $card } und muss dort bleiben. Die anderen erfahren es nicht.
   *[no] Unter { $place } liegt { $card }. Nimmst du die Karte?
}
asked-bonnie-and-clyde-car = Das Auto steht in { $place }. Wohin fährt es?

## Wertung

sheet-bonnie-and-clyde-sideways = { $counted }, quer
sheet-bonnie-and-clyde-upright = { $counted }, hochkant
sheet-bonnie-and-clyde-outlaw = { $card } gefasst
sheet-bonnie-and-clyde-car = ausgemacht, das Auto steht in { $card }
sheet-bonnie-and-clyde-alone = nichts: Alleingang

## Wie ein Durchgang endete

ending-bonnie-and-clyde-alone = { $out-you ->
    [yes] Du machst aus und hast Bonnie und Clyde gefasst: Alleingang!
   *[no] { $out } macht aus und hat Bonnie und Clyde gefasst: Alleingang!
}

## Der Tisch

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
road-place = die Straße
road-melded = gemeldet
road-below = unter dem Ort
road-car = Auto
road-hidden = verdeckte Karte
road-harmless = harmlose Karte
road-seen-by = { $what }, gesehen von { $names }
area-sideways = quer: { $cards }
area-upright = hochkant: { $cards }
area-outlaws = gefasst: { $cards }
in-front = Ausgespielt
aside-car = nach { $place }
aside-sideways = das Auto steht dort: quer
