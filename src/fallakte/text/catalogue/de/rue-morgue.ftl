### Der Doppelmord in der Rue Morgue: Gründe, Ereignisse, Spielzüge, Fragen, Wertungszeilen, Enden.

## Warum nicht

rm-4-nothing-there = In der Rue Morgue liegt keine Karte.
rm-6-file-empty = Die Fallakte ist leer: Die Karte muss aus der Rue Morgue kommen.
rm-6-nothing-there = In der Rue Morgue liegt keine Karte: Sie muss aus der Fallakte kommen.
rm-15-not-both-melded = Erst müssen beide Sorten dieses Paares gemeldet auf dem Tisch liegen.
rm-16-le-bon-not-melded = Auf dem Tisch liegt bisher keine Meldung von Adolphe Le Bon.
rm-17-no-drawing = Zu viert zieht Dupins Hilfe keine zwei Karten: Durchsuch die Rue Morgue oder berate dich mit deinem Partner.
rm-17-no-partner = Du hast keinen Partner, mit dem du dich beraten könntest: Teams gibt es nur zu viert.
rm-17-nothing-there = Die Rue Morgue ist leer: Da gibt es nichts zu suchen.
rm-17-not-in-pile = Diese Karte liegt nicht in der Rue Morgue.
rm-18-not-below = Diese Karte liegt nicht unter dem Orang-Utan.

## Was geschah

event-rue-morgue-opened = { $card } eröffnet die Rue Morgue.
event-rue-morgue-took-top = { $you ->
    [yes] Du nimmst { $card } aus der Rue Morgue.
   *[no] { $seat } nimmt { $card } aus der Rue Morgue.
}
event-rue-morgue-laid-below = { $count } Karten der Fallakte kommen ungesehen unter den Orang-Utan.
event-rue-morgue-passed = { $you ->
    [yes] Du wählst { $card } für { $to }.
   *[no] { $seat } wählt eine Karte für { $to }.
}
event-rue-morgue-exchanged = { $you ->
    [yes] Du bekommst { $back } von { $to }.
   *[no] { $to-you ->
        [yes] Du bekommst { $card } von { $seat }.
       *[no] { $seat } und { $to } tauschen ihre Karten.
    }
}
event-rue-morgue-buried = { $you ->
    [yes] Du legst { $card } unter den Orang-Utan.
   *[no] { $seat } legt eine Karte unter den Orang-Utan.
}
event-rue-morgue-peeked = { $you ->
    [yes] Oben auf der Fallakte siehst du { $card }.
   *[no] { $seat } sieht die oberste Karte der Fallakte an.
}
event-rue-morgue-fed-from-file = { $you ->
    [yes] Du verfütterst { $card } aus der Fallakte an den Orang-Utan.
   *[no] { $seat } verfüttert eine Karte aus der Fallakte an den Orang-Utan.
}
event-rue-morgue-fed-from-pile = { $you ->
    [yes] Du verfütterst { $card } aus der Rue Morgue an den Orang-Utan.
   *[no] { $seat } verfüttert { $card } aus der Rue Morgue an den Orang-Utan.
}
event-rue-morgue-escaped = Der Orang-Utan entkommt! Seine Karten und die der Rue Morgue werden die zweite Fallakte: { $count } Karten.
event-rue-morgue-event = { $you ->
    [yes] Du spielst { $card }{ $option ->
        [draw] {" "}und ziehst zwei Karten.
        [search] {" "}und durchsuchst die Rue Morgue.
        [consult] {" "}und berätst dich mit deinem Partner.
        [search-below] {" "}und suchst unter dem Orang-Utan.
       *[none] .
    }
   *[no] { $seat } spielt { $card }{ $option ->
        [draw] {" "}und zieht zwei Karten.
        [search] {" "}und durchsucht die Rue Morgue.
        [consult] {" "}und berät sich mit dem Partner.
        [search-below] {" "}und sucht unter dem Orang-Utan.
       *[none] .
    }
}
event-rue-morgue-looked = { $you ->
    [yes] Du siehst die Rue Morgue durch: { $cards }.
   *[no] { $seat } sieht die Rue Morgue durch.
}
event-rue-morgue-looked-below = { $you ->
    [yes] Unter dem Orang-Utan findest du: { $cards }.
   *[no] { $seat } sieht die Karten unter dem Orang-Utan durch.
}
event-rue-morgue-took-from-pile = { $you ->
    [yes] Du nimmst { $card } aus der Rue Morgue und zeigst die Karte.
   *[no] { $seat } nimmt { $card } aus der Rue Morgue und zeigt die Karte.
}
event-rue-morgue-took-from-below = { $you ->
    [yes] Du holst { $card } unter dem Orang-Utan hervor und zeigst die Karte.
   *[no] { $seat } holt { $card } unter dem Orang-Utan hervor und zeigt die Karte.
}
event-rue-morgue-caught = { $you ->
    [yes] Du fängst den Orang-Utan. In deinen Spielbereich: { $taken }. Auf die Rue Morgue: { $rest }.
   *[no] { $seat } fängt den Orang-Utan. In den Spielbereich: { $taken }. Auf die Rue Morgue: { $rest }.
}
event-rue-morgue-threw-away = { $you ->
    [yes] Du wirfst straffrei ab: { $cards }.
   *[no] { $seat } wirft straffrei ab: { $cards }.
}

## Spielzüge

move-rue-morgue-draw-rue-morgue = die oberste Karte der Rue Morgue nehmen
move-rue-morgue-pass-card = { $card } an deinen Partner geben
move-rue-morgue-bury = { $card } unter den Orang-Utan legen
move-rue-morgue-feed-file = die Karte der Fallakte verfüttern
move-rue-morgue-feed-rue-morgue = die Karte der Rue Morgue verfüttern
move-rue-morgue-brilliant-deduction = Brillante Folgerung ({ $pair }) spielen
move-rue-morgue-prefect = Polizeipräfekt spielen
move-rue-morgue-dupins-help-draw = Dupins Hilfe: zwei Karten ziehen
move-rue-morgue-dupins-help-search = Dupins Hilfe: die Rue Morgue durchsuchen
move-rue-morgue-dupins-help-consult = Dupins Hilfe: dich mit deinem Partner beraten
move-rue-morgue-take = { $card } nehmen
move-rue-morgue-monsieur-dupin = Monsieur C. Auguste Dupin spielen

## Fragen

asked-rue-morgue-draw = Zieh die oberste Karte der Fallakte oder der Rue Morgue.
asked-rue-morgue-play = Spiel aus, so viel du willst, dann leg eine Karte ab.
asked-rue-morgue-pass = Welche Karte gibst du deinem Partner?
asked-rue-morgue-bury = Welche Karte legst du verdeckt unter den Orang-Utan?
asked-rue-morgue-feed = Was verfütterst du an den Orang-Utan? { $next ->
    [none] Die Fallakte ist leer.
   *[other] Die Fallakte bietet { $next }; das wird nur dir gezeigt.
} { $top ->
    [none] Die Rue Morgue ist leer.
   *[other] Die Rue Morgue bietet { $top }.
}
asked-rue-morgue-search = Welche Karte nimmst du aus der Rue Morgue? Alle werden sie sehen.
asked-rue-morgue-search-below = Welche Karte holst du unter dem Orang-Utan hervor? Alle werden sie sehen.
asked-rue-morgue-consult = Welche Karte gibst du deinem Partner? Du bekommst eine zurück.
asked-rue-morgue-consulted = Dein Partner berät sich mit dir. Welche Karte gibst du zurück?

## Wertung

sheet-rue-morgue-cards = { $counted }
sheet-rue-morgue-pair = Bonuspaar: { $pair }
sheet-rue-morgue-hand = noch auf der Hand: { $counted }
sheet-rue-morgue-other-help = Dupin-Bonus: { $counted } anderswo
sheet-rue-morgue-own-help = Dupin-Bonus: { $counted } im eigenen Spielbereich
sheet-rue-morgue-shut-out = ausgeschlossen
sheet-rue-morgue-unsolved = ungelöst

## Wie ein Durchgang endete

ending-rue-morgue-caught = { $out-you ->
    [yes] Du machst aus: Der Fall ist gelöst, der Orang-Utan gefangen.
   *[no] { $out } macht aus: Der Fall ist gelöst, der Orang-Utan gefangen.
}
ending-rue-morgue-solved = { $out-you ->
    [yes] Du machst aus: Der Fall ist gelöst, aber der Orang-Utan ist entkommen.
   *[no] { $out } macht aus: Der Fall ist gelöst, aber der Orang-Utan ist entkommen.
}
ending-rue-morgue-unsolved = Auch die zweite Fallakte ist leer: Der Fall bleibt ungelöst.
ending-rue-morgue-shut-out = { $out-you ->
    [yes] Du machst aus und fängst den Orang-Utan, mit einem Paar und seiner Brillanten Folgerung: Alle Gegner sind ausgeschlossen.
   *[no] { $out } macht aus und fängt den Orang-Utan, mit einem Paar und seiner Brillanten Folgerung: Alle Gegner sind ausgeschlossen.
}

## Der Tisch

pair-night = Nacht
pair-facade = Fassade
pair-victims = Opfer
pair-sailor = Seemann
area-pairs = Bonuspaare: { $pairs }
orang-utan = Orang-Utan
orang-utan-escaped = entkommen: Gefüttert wird in diesem Durchgang nicht mehr
orang-utan-cards = { $count ->
    [0] keine Karte unter ihm
    [one] 1 Karte unter ihm
   *[other] { $count } Karten unter ihm
}
orang-utan-known = { $cards }, davon kennst du: { $known }
second-file = zweite Fallakte
next-card = Nächste Karte
next-card-known = { $card }, oben auf der Fallakte
next-card-others = gesehen von { $names }
passed-cards = Für den Partner gewählt
