### Eine Partie im Terminal.

you = Du
you-object = dich
by-you = dir
empty-seat = Platz { $seat } (leer)
person-name = Du
which-game = Welches Spiel soll es sein?
no-game-chosen = Es wurde kein Spiel gewählt. Sag, welches: fallakte play SPIEL; es gibt { $games }.
play-welcome = { $game }. Tipp eine Nummer oder in Worten, was du tun willst; „hilfe“ erklärt, „ende“ speichert und beendet.
play-help =
    Tipp die Nummer eines Spielzugs oder ein paar seiner Wörter, in beliebiger Reihenfolge; ihr Anfang genügt.
    Was nicht erlaubt ist, wird mit der Regel beantwortet.
    „tisch“ zeigt den Tisch noch einmal, „regeln“ die Regeln des Spiels.
    „ende“ speichert die Partie und beendet.
word-help = hilfe help ? h
word-leave = ende verlassen quit q exit leave
word-table = tisch table t
word-rules = regeln rules r
play-left = Die Partie ist in { $path } gespeichert. Weiter geht es mit: { $command }
play-saved = Die ganze Partie ist in { $path } aufgezeichnet.
not-understood = Kein Spielzug heißt „{ $typed }“. Tipp eine Nummer oder „hilfe“.
no-such-number = Diese Nummer gibt es nicht: von 1 bis { $count }.
several-moves = Mehrere Spielzüge passen; welcher soll es sein?
you-mean = Du willst: { $move }.
more-moves = … und { $count } weitere: Tipp ein paar Wörter, um die passenden zu sehen.
your-hand = Deine Hand
on-the-table = Auf dem Tisch
you-look-through = Du siehst durch
case-file = Fallakte
piles = { $case-file } { $file } · { $name } { $pile } (oben: { $top })
complete-set = komplett
shares-area = gemeinsam mit { $partner }
shares-your-area = gemeinsam mit dir
title-rummy = { $game } · Durchgang { $round } · Ziel { $target }
column-player = wer
column-cards = Karten
column-points = Punkte
column-area = Spielbereich
sheet-title = Wertung von Durchgang { $round }
sheet-side = wer
sheet-what = wofür
sheet-rule = Regel
sheet-points = Punkte
sheet-income = Einnahmen
total-line = { $points ->
    [one] { $side }: 1 Punkt in diesem Durchgang, { $total } insgesamt
   *[other] { $side }: { $points } Punkte in diesem Durchgang, { $total } insgesamt
}
match-over = { $count ->
    [one] Die Partie ist zu Ende. Gewonnen hat: { $winners }
   *[other] Die Partie ist zu Ende. Den Sieg teilen sich: { $winners }
}

## Optionen einer Partie

option-players = Personen
option-target = Ziel
option-teams = Teams
option-years = Jahre
option-cover = Deckung
option-dupin-bonus = Dupin-Bonus
option-shut-out = Ausschlussregel
option-values = geänderte Werte
as-printed = keine
without-limit = ohne Grenze
yes = ja
no = nein
