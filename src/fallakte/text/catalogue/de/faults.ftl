### Was an etwas nicht stimmen kann, das von außen kam.

## Spiele, Optionen, Personen, Bots

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
unknown-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
bad-option-value = Die Option „{ $option }“ kann nicht { $value } sein. Möglich ist: { $takes }.
bad-value-name = Es gibt nichts namens „{ $name }“ mit einem eigenen Wert. Es gibt: { $names }.
bad-value-parts = Der Wert von „{ $name }“ kann nicht { $value } sein. Möglich ist { $parts } oder ein Teil davon.
bad-value-number = Der Wert von „{ $name }“ kann nicht { $value } sein. Möglich ist: { $takes }.
teams-need-four = Teams gibt es nur zu viert, nicht zu { $players } (AC-2).
players-do-not-match = { $named } Personen sind genannt, aber { $players } sollen spielen.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
unknown-budget = „{ $budget }“ ist keine Bedenkzeit: Schreib einen Anteil (10%), eine Zeit (50ms, 0.5s) oder eine Zahl von Simulationen (200sims).
unknown-rule = Eine Regel „{ $rule }“ gibt es für { $game } nicht.
unknown-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.
bad-bytes = Diese Bytes sind kein „{ $kind }“.

## Was kein Spielzug ist

no-move-number = Einen Spielzug Nummer { $number } gibt es nicht: Sie gehen von 0 bis { $last }.
no-move-act = „{ $act }“ ist kein Spielzug dieses Spiels. Es gibt: { $acts }.
no-move-fields = Der Spielzug „{ $act }“ hat andere Felder: { $fields }.
no-move-value = Im Spielzug „{ $act }“ kann das Feld „{ $field }“ nicht { $value } sein.
no-move-together = Die Felder dieses Spielzugs „{ $act }“ passen nicht zusammen.

## Aufzeichnungen

rec-1-not-json = Diese Zeile ist kein JSON.
rec-1-not-an-object = Diese Zeile ist kein JSON-Objekt von der Form, die eine Aufzeichnung hat.
rec-1-mixed-line = Eine Zeile mit „{ $kind }“ enthält nichts anderes, aber hier steht { $beside }.
rec-1-empty = Hier ist keine Aufzeichnung.
rec-1-empty-file = In { $path } ist keine Aufzeichnung (REC-1).
rec-2-no-header = Die Aufzeichnung beginnt nicht mit einem Kopf.
rec-2-format = Der Kopf nennt das Format „{ $format }“; dieses Programm liest „{ $known }“.
rec-2-rules-version = Diese Aufzeichnung entstand mit Version „{ $version }“ der Regeln; dieses Programm spielt Version „{ $known }“.
rec-2-rules-text = Die Version der Regeln im Kopf muss ein Text sein, etwa „{ $known }“.
rec-2-players = Der Kopf nennt keine Personen.
rec-2-player = Person { $seat } im Kopf braucht „name“ und „kind“, und dieses ist „human“ oder „bot:NAME“.
rec-2-options = Der Kopf hat keine Optionen.
rec-3-not-due = Diese Zeile ist „{ $kind }“, aber { $due ->
    [over] die Partie ist zu Ende.
   *[other] „{ $due }“ steht an.
}
rec-3-seat = Einen Platz { $seat } gibt es bei { $players } Plätzen nicht.
rec-4-fields = Diese Zeile braucht genau die Felder { $fields }.
rec-4-round = Die Zeile nennt Durchgang { $round }, aber Durchgang { $due } steht an.
rec-4-dealer = Geber kann nicht { $dealer } sein{ $due ->
    [-1] .
   *[other] : Platz { $due } muss geben.
}
rec-4-cards = Das sind nicht die Karten, die anstehen.
rec-5-score = Die Wertung stimmt nicht. Richtig ist { $right }.
rec-6-end = Das Ende stimmt nicht. Richtig ist { $right }.
rec-7-unfinished = Die Aufzeichnung ist unfertig: „{ $due }“ steht an.

## Dateien

cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }. Nichts wurde geändert.

os-nothing-there = es gibt keine solche Datei und keinen solchen Ordner
os-not-allowed = dazu fehlt die Berechtigung
os-a-folder = es ist ein Ordner
os-no-folder = ein Teil des Pfades ist kein Ordner
os-full = der Datenträger ist voll
os-read-only = der Datenträger ist schreibgeschützt
os-name-too-long = der Name ist zu lang
os-broken = der Datenträger hat einen Fehler
