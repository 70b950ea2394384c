### Der Tisch der drei Mystery-Rummy-Fälle im Browser.

## Namen, wie sie am Rand einer Karte stehen

short-al-capone = Al Capone
short-ralph-capone = R. Capone
short-jake-guzik = Guzik
short-jack-mcgurn = McGurn
short-murray-humphreys = Humphreys
short-william-white = White
short-frank-nitti = Nitti
short-johnny-torrio = Torrio
short-samuel-hunt = Hunt
short-fred-burke = Burke
short-mike-heitler = Heitler
short-agent-meeting = Treffen
short-search-warrant = Befehl
short-eliot-ness = Ness
short-raid = Überfall
short-kaufman = Kaufman
short-sherman = Sherman
short-oronogo = Oronogo
short-joplin = Joplin
short-wellington = Wellington
short-alma = Alma
short-platte-city = Platte City
short-dexter = Dexter
short-grapevine = Grapevine
short-gibson = Gibson
short-ted-hinton = Hinton
short-bonnie = Bonnie
short-clyde = Clyde
short-le-bon = Le Bon
short-three-am = 3 Uhr
short-st-roch = St. Roch
short-mademoiselle = Mademoiselle
short-madame = Madame
short-rear-windows = Fenster
short-lightning-rod = Ableiter
short-newspaper-ad = Anzeige
short-sailor = Seemann
short-poe = Poe
short-dupins-help = Hilfe
short-monsieur-dupin = Dupin
short-prefect = Präfekt
short-deduction-night = F. Nacht
short-deduction-facade = F. Fassade
short-deduction-victims = F. Opfer
short-deduction-sailor = F. Seemann

## Wer da sitzt

web-rummy-opponents = Die anderen
web-rummy-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-rummy-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-rummy-away = nicht da
web-rummy-partner = Partner
web-rummy-to-act = am Zug
web-rummy-seat = { $name }: { $cards }, { $points }
web-rummy-nothing-lies = Hier liegt noch nichts.
web-rummy-lies-before = Vor { $names }

## Die Mitte

web-rummy-middle = Die Mitte des Tisches
web-rummy-pile-empty = leer
web-rummy-pile-holds = { $name }: { $count ->
    [0] leer
    [one] 1 Karte, { $top }
   *[other] { $count } Karten, obenauf { $top }
}
web-rummy-file-holds = { $name }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
web-rummy-next-known = Als Nächstes: { $card }. Das siehst nur du.
web-rummy-wanted = Gesucht
web-rummy-wanted-one = { $card }: { $count } von { $copies } zu sehen
web-rummy-wanted-complete = { $card }: komplett
web-rummy-complete = komplett
web-rummy-round = Durchgang { $round } · Ziel { $target }
web-rummy-place = { $number }. { $place }{ $car ->
    [yes] , hier steht das Auto
   *[no] {""}
}{ $melded ->
    [yes] , gemeldet
   *[no] {""}
}{ $below ->
    [none] {""}
   *[other] ; darunter: { $below }
}

## Meine Seite

web-rummy-my-area = Dein Spielbereich
web-rummy-our-area = Dein Spielbereich mit { $name }
web-rummy-hand = Deine Hand
web-rummy-hand-keys = Mit den Pfeiltasten gehst du durch die Hand, mit Umschalt und Pfeiltaste verschiebst du eine Karte, mit der Eingabetaste nimmst du sie auf.
web-rummy-new = neu
web-rummy-sort = Sortieren
web-rummy-sort-kind = nach Art
web-rummy-sort-value = nach Wert
web-rummy-sort-newest = neue zuerst
web-rummy-sort-own = eigene Ordnung
web-rummy-moved = { $card }: Platz { $at } von { $count }
web-rummy-look-through = Du siehst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} durch
web-rummy-watching = Du schaust zu.
web-rummy-about = Worum soll es gehen?

## Große Augenblicke

web-rummy-moment-complete = Satz komplett: { $card }
web-rummy-moment-captured = { $card } gefasst
web-rummy-moment-escaped = Entkommen!
web-rummy-moment-caught = Der Orang-Utan ist gefangen
