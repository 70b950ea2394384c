### Capone: Gründe, Ereignisse, Spielzüge, Fragen, Wertungszeilen, Ausgänge. $dollars ist ein Betrag, $at ein Standort oder ein Feld.

## Warum nicht

r-19-not-at-hand = Diese Figuren hast du nicht alle verfügbar.
cp-3-equal-cards = Gleiche Karten sind ein und dasselbe: Nenn den Tausch bei seinen Karten.
cp-10-no-investment = Ein legales Geschäft braucht mindestens eine Investition, und du hast keine.
cp-10-no-bodyguard = Ein legales Geschäft braucht einen Leibwächter, und du hast keinen verfügbar.
cp-15-too-weak = Hier braucht es Figuren, die mindestens den Kartenwert erreichen.
cp-16-don-alone = Der Don steht nie mit einem anderen Mitglied seiner Familie zusammen.
cp-17-mama-and-one = Die Mama steht mit höchstens einem anderen Mitglied ihrer Familie zusammen.
cp-18-too-weak = Was du dazustellst, muss selbst mindestens den Kartenwert erreichen.
cp-19-too-weak = Um sie zu vertreiben, braucht es Figuren, die mindestens den Kartenwert erreichen und mindestens 5.000 $ mehr wert sind als ihre.
cp-21-last-card = Das ist die letzte Karte des Jahres: Sie verlangt genau die Leibwächter, die ihren Wert ergeben, oder, wenn du zu wenige hast, das niedrigste Familienmitglied, das ihn erreicht.
cp-21-no-pieces = Das ist die letzte Karte des Jahres, und du hast weder genug Leibwächter für sie noch ein Familienmitglied, das ihren Wert erreicht.
cp-25-no-such-family = An diesem Tisch gibt es diese Familie nicht.
cp-25-own-family = Das ist deine eigene Familie.
cp-25-not-on-a-site = Dieses Familienmitglied steht auf keinem illegalen Standort.
cp-26-no-such-family = An diesem Tisch gibt es diese Familie nicht.
cp-26-own-family = Das ist deine eigene Familie.
cp-26-not-within-reach = Dieses Familienmitglied steht weder auf einem illegalen Standort, noch ist es aus dem Verkehr gezogen.
cp-27-not-in-prison = Dieses Familienmitglied sitzt nicht im Gefängnis.
cp-27-too-little-cash = Für diese Kaution reicht dein Bargeld nicht.
cp-28-no-such-family = An diesem Tisch gibt es diese Familie nicht.
cp-28-own-family = Das ist deine eigene Familie.
cp-28-no-investment = Diese Familie hat keine Investitionen, also auch nichts zu schützen.
cp-29-free-site = Diesen Standort hält niemand.
cp-29-own-site = Diesen Standort hält deine eigene Familie.
cp-29-no-match = Du hast keine Figuren verfügbar, die genau so viel wert sind wie die auf diesem Standort.
cp-29-not-exact = Bei einer Geschäftsübernahme müssen deine Figuren genau so viel wert sein wie die, die dort standen.
cp-30-no-such-family = An diesem Tisch gibt es diese Familie nicht.
cp-30-own-family = Das ist deine eigene Familie.
cp-30-not-there = Dort stehen keine Figuren dieser Familie.
cp-39-not-in-the-park = So viele Leibwächter hast du nicht im Park.
cp-39-too-little-cash = Dafür reicht dein Bargeld nicht: Jeder Leibwächter kostet 5.000 $.
cp-40-beyond-ten = Mehr als zehn Investitionen kann niemand haben.
cp-40-too-little-cash = Dafür reicht dein Bargeld nicht: Jede Investition kostet 100.000 $.
cp-42-nothing-to-sell = Du hast keine Investition, die du verkaufen könntest.

## Was geschah

event-capone-dealt = Jahr { $round }: je { $count } Karten.
event-capone-exchanged = { $you ->
    [yes] { $count ->
        [0] Du behältst alle Karten.
       *[other] Du gibst { $given } zurück und bekommst { $received }.
    }
   *[no] { $count ->
        [0] { $seat } behält alle Karten.
        [one] { $seat } tauscht eine Karte.
       *[other] { $seat } tauscht { $count } Karten.
    }
}
event-capone-bailed = { $you ->
    [yes] Du kaufst { $whom } für { $dollars } $ frei.
   *[no] { $seat } kauft { $whom } für { $dollars } $ frei.
}
event-capone-sold = { $you ->
    [yes] Du verkaufst eine Investition für { $dollars } $ und hast jetzt noch { $investments }.
   *[no] { $seat } verkauft eine Investition für { $dollars } $ und hat jetzt noch { $investments }.
}
event-capone-laid-down = { $you ->
    [yes] Du legst { $card } ungenutzt ab.
   *[no] { $seat } legt { $card } ungenutzt ab.
}
event-capone-legal = { $you ->
    [yes] Du spielst { $card }: Ein Leibwächter kassiert { $dollars } $.
   *[no] { $seat } spielt { $card }: Ein Leibwächter kassiert { $dollars } $.
}
event-capone-occupies = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
event-capone-takeover = { $you ->
    [yes] Geschäftsübernahme: Du räumst { $at }.
   *[no] Geschäftsübernahme: { $seat } räumt { $at }.
} { $of-you ->
    [yes] Zurück zu dir: { $pieces }.
   *[no] Zurück zu { $of }: { $pieces }.
}
event-capone-driven-out = { $you ->
    [yes] Du vertreibst { $of } von { $at }.
   *[no] { $seat } vertreibt { $of } von { $at }.
}{ $members-count ->
    [0] {""}
   *[other] {" "}In den Hafen: { $members }.
}{ $bodyguards ->
    [0] {""}
    [one] {" "}In den Park: 1 Leibwächter.
   *[other] {" "}In den Park: { $bodyguards } Leibwächter.
}
event-capone-occupied = { $you ->
    [yes] Du besetzt { $at }: { $pieces }.
   *[no] { $seat } besetzt { $at }: { $pieces }.
}
event-capone-detained = { $you ->
    [yes] Du spielst { $card } und lockst { $whom } ({ $at }) { $to-field }.
   *[no] { $seat } spielt { $card } und lockt { $whom } ({ $at }) { $to-field }.
}
event-capone-jailed = { $you ->
    [yes] Du rufst das F.B.I. und bringst { $whom } ({ $at }) ins Gefängnis.
   *[no] { $seat } ruft das F.B.I. und bringt { $whom } ({ $at }) ins Gefängnis.
}
event-capone-protection = { $you ->
    [yes] Du verlangst Schutzgeld: { $of } zahlt { $dollars } $.
   *[no] { $of-you ->
        [yes] { $seat } verlangt Schutzgeld: Du zahlst { $dollars } $.
       *[no] { $seat } verlangt Schutzgeld: { $of } zahlt { $dollars } $.
    }
}
event-capone-offer = { $you ->
    [yes] Du machst { $of } ein Angebot, das man nicht ablehnen kann: { $at } wird geräumt.
   *[no] { $of-you ->
        [yes] { $seat } macht dir ein Angebot, das man nicht ablehnen kann: { $at } wird geräumt.
       *[no] { $seat } macht { $of } ein Angebot, das man nicht ablehnen kann: { $at } wird geräumt.
    }
}{ $members-count ->
    [0] {""}
   *[other] {" "}In den Hafen: { $members }.
}{ $bodyguards ->
    [0] {""}
    [one] {" "}In den Park: 1 Leibwächter.
   *[other] {" "}In den Park: { $bodyguards } Leibwächter.
}
event-capone-income = { $you ->
    [yes] { $income ->
        [0] Deine illegalen Standorte bringen dir in diesem Jahr nichts.
       *[other] Deine illegalen Standorte bringen dir { $dollars } $.
    }
   *[no] { $income ->
        [0] { $seat } nimmt in diesem Jahr nichts ein.
       *[other] { $seat } nimmt { $dollars } $ ein.
    }
}
event-capone-freed = { $you ->
    [yes] Du bekommst { $whom } aus dem Gefängnis zurück.
   *[no] { $seat } bekommt { $whom } aus dem Gefängnis zurück.
}
event-capone-hired = { $count ->
    [0] {""}
    [one] { $you ->
        [yes] Du heuerst 1 Leibwächter an.
       *[no] { $seat } heuert 1 Leibwächter an.
    }
   *[other] { $you ->
        [yes] Du heuerst { $count } Leibwächter an.
       *[no] { $seat } heuert { $count } Leibwächter an.
    }
}{ $lost ->
    [0] {""}
    [one] { $you ->
        [yes] {" "}Du verlierst 1 Leibwächter für immer.
       *[no] {" "}{ $seat } verliert 1 Leibwächter für immer.
    }
   *[other] { $you ->
        [yes] {" "}Du verlierst { $lost } Leibwächter für immer.
       *[no] {" "}{ $seat } verliert { $lost } Leibwächter für immer.
    }
}
event-capone-invested = { $count ->
    [0] {""}
   *[other] { $you ->
        [yes] Du investierst und hast jetzt { $investments ->
            [one] 1 Investition.
           *[other] { $investments } Investitionen.
        }
       *[no] { $seat } investiert und hat jetzt { $investments ->
            [one] 1 Investition.
           *[other] { $investments } Investitionen.
        }
    }
}

## Spielzüge

move-capone-exchange = { $cards-count ->
    [0] alle Karten behalten
   *[other] { $cards } tauschen
}
move-capone-bail = { $whom } freikaufen
move-capone-sell = eine Investition für 50.000 $ verkaufen
move-capone-lay-down = { $card } ungenutzt ablegen
move-capone-legal = { $card } spielen: Ein Leibwächter kassiert dort
move-capone-occupy = { $card } spielen: Figuren auf { $at } stellen
move-capone-detain = { $card } spielen: { $whom } weglocken
move-capone-fbi = F.B.I. spielen: { $whom } ins Gefängnis bringen
move-capone-protection = { $of-you ->
    [yes] Schutzgeld spielen: von dir selbst kassieren
   *[no] Schutzgeld spielen: von { $of } kassieren
}
move-capone-takeover = Geschäftsübernahme spielen: die Figuren auf { $at } ersetzen
move-capone-offer = Angebot an { $of }: { $at } räumen
move-capone-hire = { $count ->
    [0] niemanden anheuern
    [one] 1 Leibwächter für 5.000 $ anheuern
   *[other] { $count } Leibwächter für je 5.000 $ anheuern
}
move-capone-invest = { $count ->
    [0] nicht investieren
    [one] 1 Investition für 100.000 $ kaufen
   *[other] { $count } Investitionen für je 100.000 $ kaufen
}
move-capone-commit = einsetzen: { $pieces }

## Fragen

asked-capone-exchange = Welche Karten tauschst du? Das geht einmal im Jahr.
asked-capone-card = Spiel eine Karte oder leg eine ungenutzt ab.
asked-capone-commit = { $how ->
    [exactly] Welche Figuren kommen auf { $at }? Sie müssen genau { $dollars } $ wert sein.
    [last-card] Welche Figuren kommen auf { $at }? Für die letzte Karte des Jahres sind sie vorgeschrieben.
   *[at-least] Welche Figuren kommen auf { $at }? Sie müssen mindestens { $dollars } $ wert sein.
}
asked-capone-hire = { $park ->
    [0] Du hast keinen Leibwächter im Park, also gibt es niemanden anzuheuern.
    [one] Du hast einen Leibwächter im Park. Heuerst du ihn wieder an? Sonst verlierst du ihn.
   *[other] Du hast { $park } Leibwächter im Park. Wie viele heuerst du wieder an? Die anderen verlierst du.
}
asked-capone-invest = Wie viel investierst du? Zehn Investitionen gewinnen.

## Wertung

sheet-capone-site = { $at }: { $pieces }
sheet-capone-uncovered = { $at }: { $pieces } (ohne Deckung)
total-capone = { $side }: { $income } $ aus illegalen Geschäften, jetzt { $cash } $ und { $investments ->
    [one] 1 Investition
   *[other] { $investments } Investitionen
}

## Wie ein Jahr endete

ending-capone-year = Das Jahr ist zu Ende.

## Wie eine Partie endete

outcome-ten = Die zehnte Investition ist geschafft: Die Familie ist ehrbar geworden.
outcome-ten-cash = Mehrere Familien haben zehn Investitionen; das meiste Bargeld entscheidet.
outcome-ten-members = Mehrere Familien haben zehn Investitionen und gleich viel Bargeld; der Wert der Familienmitglieder entscheidet.
outcome-ten-shared = Mehrere Familien haben zehn Investitionen, gleich viel Bargeld und gleich starke Familienmitglieder.
outcome-years = Das letzte Jahr ist zu Ende; die meisten Investitionen entscheiden.
outcome-years-cash = Das letzte Jahr ist zu Ende. Mehrere Familien haben gleich viele Investitionen; das meiste Bargeld entscheidet.
outcome-years-members = Das letzte Jahr ist zu Ende. Investitionen und Bargeld sind gleich; der Wert der Familienmitglieder entscheidet.
outcome-years-shared = Das letzte Jahr ist zu Ende, und alles ist gleich: Investitionen, Bargeld und der Wert der Familienmitglieder.

## Figuren und Orte

whom-don = { $whose ->
    [yours] deinen Don
    [theirs] den Don
   *[other] den Don von { $of }
}
whom-mama = { $whose ->
    [yours] deine Mama
    [theirs] die Mama
   *[other] die Mama von { $of }
}
whom-right-hand = { $whose ->
    [yours] deine Rechte Hand
    [theirs] die Rechte Hand
   *[other] die Rechte Hand von { $of }
}
whom-collector = { $whose ->
    [yours] deinen Eintreiber
    [theirs] den Eintreiber
   *[other] den Eintreiber von { $of }
}
whom-lawyer = { $whose ->
    [yours] deinen Winkeladvokaten
    [theirs] den Winkeladvokaten
   *[other] den Winkeladvokaten von { $of }
}
whom-secretary = { $whose ->
    [yours] deine Sekretärin
    [theirs] die Sekretärin
   *[other] die Sekretärin von { $of }
}
whom-bookkeeper = { $whose ->
    [yours] deinen Buchhalter
    [theirs] den Buchhalter
   *[other] den Buchhalter von { $of }
}
whom-novice = { $whose ->
    [yours] deinen Novizen
    [theirs] den Novizen
   *[other] den Novizen von { $of }
}
bodyguards = { $count ->
    [one] 1 Leibwächter
   *[other] { $count } Leibwächter
}
money = { $dollars } $
site = { $business } { $number }
to-penthouse = ins Penthouse
to-barber = zum Friseur
to-restaurant = ins Restaurant

## Der Tisch

title-capone = Capone · Jahr { $year }{ $years ->
    [0] {""}
   *[other] {" "}von { $years }
}{ $round ->
    [0] {""}
   *[other] {" "}· Runde { $round } von { $rounds }
}
sheet-title-capone = Einnahmen im Jahr { $round }
column-family = Familie
column-cash = bar
column-investments = Inv.
column-members = verfügbare Mitglieder
column-bodyguards = Leibw.
column-site = illegaler Standort
column-holder = hält
column-pieces = mit
column-worth = Wert
all-members = alle
all-but = alle außer { $members }
no-members = niemand
the-sites = Illegale Standorte
all-free = alle frei
the-fields = Aus dem Verkehr
the-prison = Im Gefängnis
the-harbour = Im Hafen
the-park = Im Park
the-legal = Legale Geschäfte
in-block = { $member } (Block { $block })
of-family = { $name }: { $what }
card-worth = { $card } { $dollars } $
card-legal = { $card } (legal)
aside-free = frei
aside-own = deins: { $dollars } $
aside-held = { $name }: { $dollars } $
