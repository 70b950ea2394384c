### Der Tisch von Capone im Browser. $at ist ein Standort, $money ein Betrag in Worten.

web-capone-year = Jahr { $year }{ $years ->
    [0] {""}
   *[other] {" "}von { $years }
}{ $round ->
    [0] {""}
   *[other] {" "}· Runde { $round } von { $rounds }
}
web-capone-city = Die Stadt
web-capone-map = Stadtplan
web-capone-list = Liste

## Familien

web-capone-families = Die Familien
web-capone-you = du
web-capone-turn = am Zug
web-capone-start = Start
web-capone-dealer = Bank
web-capone-wins = gewinnt
web-capone-income = zuletzt { $money }
web-capone-investments = { $count ->
    [one] 1 Investition von 10
   *[other] { $count } Investitionen von 10
}
web-capone-members = Familienmitglieder
web-capone-at-hand = verfügbar
web-capone-block = Block { $block }
web-capone-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-capone-ask-them = Bei { $name } kassieren

## Die Stadt

web-capone-site-free = { $at }: frei
web-capone-site-held = { $at }: { $name }, { $pieces }, { $dollars } $ wert
web-capone-place-empty = { $place }: frei
web-capone-place-held = { $place }: { $name }, { $what }
web-capone-prison = Gefängnis
web-capone-harbour = Hafen
web-capone-park = Park
web-capone-site = Standort
web-capone-value = Karte
web-capone-holder = hält, mit
web-capone-worth = Wert
web-capone-shown = { $count ->
    [0] Dieses Jahr noch keine Karte gezeigt
   *[other] Dieses Jahr gezeigt
}
web-capone-shown-used = { $name } hat { $card } gespielt
web-capone-shown-unused = { $name } hat { $card } ungenutzt abgelegt
web-capone-undealt = { $count } nicht verteilt

## Meine Karten und Figuren

web-capone-hand = Deine Karten
web-capone-kind-white = legal
web-capone-kind-violet = Lockung
web-capone-kind-plain = Aktion
web-capone-kind-red = illegal
web-capone-kind-orange = illegal
web-capone-kind-yellow = illegal
web-capone-kind-green = illegal
web-capone-back = zurück
web-capone-exchange = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
}
web-capone-not-there = { $card } lässt sich dort nicht nutzen.
web-capone-your-pieces = Deine verfügbaren Figuren
web-capone-piece = { $piece }, { $money }
web-capone-fewer-guards = Ein Leibwächter weniger
web-capone-more-guards = Leibwächter: { $taken } von { $count } genommen; einen mehr
web-capone-one-more-guard = Ein Leibwächter mehr
web-capone-total-least = { $total } von mindestens { $needed }
web-capone-total-exact = { $total } von genau { $needed }
web-capone-put-there = Dorthin setzen
web-capone-why-not = Warum nicht?
web-capone-cheapest = günstigste passende Figuren
web-capone-how-many = Wie viele?
web-capone-less = Eins weniger
web-capone-more = Eins mehr

## Augenblicke

web-capone-don-lost = Ein Don im Hafen
web-capone-don-jailed = Ein Don hinter Gittern
web-capone-respectable = Endlich ehrbar
