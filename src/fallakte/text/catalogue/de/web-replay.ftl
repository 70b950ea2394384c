### Die Seiten im Browser: Wertung, Wiederholung, Prüfung.

## Die Wertung

web-score = Punktestand
web-score-you = du
web-score-this-round = dieser Durchgang
web-score-total = insgesamt
web-score-income = Einnahmen
web-score-cash = Bargeld
web-score-investments = Investitionen
web-score-lines = Zeile für Zeile
web-score-course-points = Über die Durchgänge
web-score-course-investments = Investitionen über die Jahre
web-score-as-table = Als Tabelle
web-score-round-head = nach
web-score-look = Den Tisch ansehen
web-stamp-out = ausgemacht
web-stamp-shut-out = ausgeschlossen
web-stamp-alone = Alleingang
web-stamp-caught = gefangen
web-stamp-unsolved = ungelöst
web-won = { $how ->
    [you] Du hast gewonnen!
    [team] Ihr habt gewonnen!
    [they] { $winners } gewinnen.
    [shared] { $winners } teilen sich den Sieg.
   *[one] { $winners } gewinnt.
}
web-afterwards = Danach
web-rematch = Revanche
web-rematch-seats = Wer wo sitzt
web-rematch-rotated = alle rücken einen Platz weiter
web-rematch-same = Plätze wie bisher
web-rematch-teams = andere Teams
web-rematch-waits = Eine Revanche wartet.
web-rematch-join = Zur Revanche

## Neben dem Tisch

web-menu-match = Die Partie
web-menu-seat = Mein Platz
web-menu-links = Links und Codes
web-menu-all-settings = Alle Einstellungen
web-report = Melden
web-report-lead = Das geht an den Betreiber dieses Servers und an niemanden am Tisch.
web-report-about = Es geht um
web-report-chat = den Chat
web-report-what = Was nicht in Ordnung ist
web-report-send = Dem Betreiber sagen
web-report-told = Der Betreiber dieses Servers weiß jetzt Bescheid.
web-around = Rund um die Partie
web-log-newest = zum Neuesten
web-reactions = Schnelle Worte
web-counting = Gesehene Karten
web-counting-what = Was alle wissen können: Karten, die offen ausliegen, und Karten im Ablagestapel, soweit alle gesehen haben, wie sie dorthin kamen. Wurde eine Karte verdeckt herausgenommen, zählt nichts mit, was fort sein könnte.
web-counting-card = Karte
web-counting-areas = offen
web-counting-pile = Stapel
web-counting-left = Rest

## Wiederholung

web-replay-of = Wiederholung: { $game }
web-replay-lead = Sieh eine Partie noch einmal an, Zug um Zug und mit wessen Augen du willst. Wähle die Aufzeichnung einer Partie: Sie wird gelesen und vergessen und nirgends aufbewahrt.
web-replay-file = Aufzeichnung einer Partie
web-replay-drop = Leg eine Aufzeichnung hier ab
web-replay-choose = Datei wählen
web-replay-another = Andere Aufzeichnung
web-replay-reading = Die Aufzeichnung wird gelesen …
web-replay-eyes = Mit wessen Augen
web-replay-eyes-public = als Publikum
web-replay-eyes-open = alle Karten offen
web-replay-eyes-seat = wie { $name }
web-replay-controls = Wiederholung
web-replay-round-back = Einen Durchgang zurück
web-replay-turn-back = Einen Zug zurück
web-replay-move-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-move-on = Einen Schritt weiter
web-replay-turn-on = Einen Zug weiter
web-replay-round-on = Einen Durchgang weiter
web-replay-place = Stelle in der Partie
web-replay-move = Spielzug { $number }
web-replay-step = Schritt { $number }
web-replay-link = Link zu dieser Stelle
web-replay-hands = Alle Handkarten
web-replay-empty-hand = keine Karten
web-replay-play-on = Von hier weiterspielen
web-replay-play-on-lead = Eine neue Partie beginnt mit dieser Stellung. Du nimmst einen Platz, Bots die übrigen.
web-replay-play-on-seat = Dein Platz
web-replay-play-on-level = Bots
web-replay-play-on-begin = Hier Platz nehmen
web-replay-ended = Die Partie ist zu Ende.
web-replay-keys = ← → ein Schritt, Umschalt + ← → ein Zug, Bild ↑ ↓ ein Durchgang, Leertaste spielt ab

## Prüfung

web-verify-lead = Vor der ersten Karte legt der Server seinen Teil des Zufalls fest, und das Programm jeder Person am Tisch steuert ein eigenes Wort bei. Hier siehst du, ob eine beendete Partie genau daraus gegeben wurde und was das beweist.
web-verify-reading = Die Aufzeichnung wird geprüft …
web-verify-ok = Geprüft
web-verify-not = Nicht bestätigt
web-verify-line = Zeile { $line } der Aufzeichnung
web-verify-commitment = Siegel
web-verify-words = Die Wörter der Spielenden
web-verify-no-word = keines
web-verify-silent = nicht rechtzeitig offengelegt
web-verify-meaning = Was das heißt
web-verify-replay = Diese Aufzeichnung ansehen
