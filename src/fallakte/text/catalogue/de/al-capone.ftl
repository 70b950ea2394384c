### Al Capone: Gründe, Ereignisse, Spielzüge, Fragen, Wertungszeilen, Enden.

## Warum nicht

ac-10-set-complete = Jemand hat schon den kompletten Satz dieses Gangsters: Nach ihm kann niemand mehr fragen.
ac-12-no-meld = In deinem Spielbereich liegt keine Meldung dieses Gangsters.
ac-12-set-complete = Dein Satz dieses Gangsters ist komplett: Es gibt keine Karte mehr, nach der du fragen könntest.
ac-12-no-such-player = An diesem Tisch gibt es diesen Platz nicht.
ac-12-oneself = Dich selbst kannst du nicht fragen.
ac-13-nothing-there = In der Unterwelt liegt keine andere Karte.
ac-13-not-in-pile = Unter dem Durchsuchungsbefehl liegt keine solche Karte in der Unterwelt.
ac-14-no-meld = In deinem Spielbereich liegt keine unvollständige Meldung.
ac-14-not-a-meld = Von diesem Gangster hast du keine unvollständige Meldung.
ac-16-no-meld = In deinem Spielbereich liegt keine unvollständige Meldung.
ac-17-no-meld = In deinem Spielbereich liegt keine Meldung dieses Gangsters.
ac-17-nothing-to-take = In keinem anderen Spielbereich liegt eine Karte dieses Gangsters.

## Was geschah

event-al-capone-opened = { $card } eröffnet die Unterwelt.
event-al-capone-took-top = { $you ->
    [yes] Du nimmst { $card } aus der Unterwelt.
   *[no] { $seat } nimmt { $card } aus der Unterwelt.
}
event-al-capone-event = { $you ->
    [yes] Du spielst { $card } { $option ->
        [around] und fragst reihum nach { $wanted }.
        [ask-one] und fragst { $of } gezielt nach { $wanted }.
        [search-one] und suchst eine einzelne Karte.
        [search-set] und suchst einen Satz.
        [draw] und ziehst zwei Karten.
        [reveal] und deckst sieben Karten auf.
       *[none] gegen { $wanted }.
    }
   *[no] { $seat } spielt { $card } { $option ->
        [around] und fragt reihum nach { $wanted }.
        [ask-one] und fragt { $of } gezielt nach { $wanted }.
        [search-one] und sucht eine einzelne Karte.
        [search-set] und sucht einen Satz.
        [draw] und zieht zwei Karten.
        [reveal] und deckt sieben Karten auf.
       *[none] gegen { $wanted }.
    }
}
event-al-capone-had-none = { $you ->
    [yes] Du hast keine Karte von { $card }.
   *[no] { $seat } hat keine Karte von { $card }.
}
event-al-capone-gave = { $you ->
    [yes] Du gibst { $counted } an { $to }.
   *[no] { $seat } gibt { $counted } an { $to }.
}
event-al-capone-looked = { $you ->
    [yes] Du siehst die Unterwelt durch: { $cards }.
   *[no] { $seat } sieht die Unterwelt durch.
}
event-al-capone-took-secretly = { $you ->
    [yes] Du nimmst verdeckt { $card } aus der Unterwelt.
   *[no] { $seat } nimmt verdeckt eine Karte aus der Unterwelt.
}
event-al-capone-took-set = { $you ->
    [yes] Du nimmst { $counted } aus der Unterwelt.
   *[no] { $seat } nimmt { $counted } aus der Unterwelt.
}
event-al-capone-revealed = { $you ->
    [yes] Du nimmst { $taken }; in die Unterwelt: { $rest }.
   *[no] { $seat } nimmt { $taken }; in die Unterwelt: { $rest }.
}
event-al-capone-raided = { $you ->
    [yes] Du holst dir { $counted } aus den anderen Spielbereichen.
   *[no] { $seat } holt sich { $counted } aus den anderen Spielbereichen.
}

## Spielzüge

move-al-capone-draw-file = zwei Karten aus der Fallakte ziehen
move-al-capone-draw-underworld = die oberste Karte der Unterwelt nehmen
move-al-capone-agent-meeting-around = Agententreffen: reihum nach { $card } fragen
move-al-capone-agent-meeting-one = Agententreffen: { $of } gezielt nach { $card } fragen
move-al-capone-search-warrant-one = Durchsuchungsbefehl: eine Karte aus der Unterwelt
move-al-capone-search-warrant-set = Durchsuchungsbefehl: alle Hinweise einer eigenen Meldung
move-al-capone-take = { $card } nehmen
move-al-capone-eliot-ness-draw = Eliot Ness: zwei Karten ziehen
move-al-capone-eliot-ness-reveal = Eliot Ness: sieben Karten aufdecken
move-al-capone-raid = Überfall auf { $card }

## Fragen

asked-al-capone-draw = Zieh: zwei Karten aus der Fallakte oder die oberste Karte der Unterwelt.
asked-al-capone-play = Spiel aus, so viel du willst, dann leg eine Karte ab.
asked-al-capone-take-one = Welche Karte nimmst du aus der Unterwelt? Niemand wird sie sehen.
asked-al-capone-take-set = Für welche deiner Meldungen suchst du Hinweise?

## Wertung

sheet-al-capone-set = kompletter Satz { $card }
sheet-al-capone-cards = { $counted }
sheet-al-capone-shut-out = ausgeschlossen

## Wie ein Durchgang endete

ending-al-capone-shut-out = { $out-you ->
    [yes] Du machst mit dem kompletten Satz Al Capone aus: Alle Gegner sind ausgeschlossen.
   *[no] { $out } macht mit dem kompletten Satz Al Capone aus: Alle Gegner sind ausgeschlossen.
}
