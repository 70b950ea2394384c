### Die Seiten rund um die Tische: alle Fälle, ein neuer Tisch, Einstellungen, Regeln, Tür und Warteraum.

## Alle Fälle

web-headline = Vier Fälle, ein Schreibtisch
web-lead = Spiel gleich los gegen Bots, oder schick Freunden einen Link: für heute Abend oder für einen Zug am Tag.
web-desk = Fallakte: vier Fälle auf einem Schreibtisch
web-cases = Die Fälle
web-case-al-capone = Fall 4 · Chicago, 1931
web-case-bonnie-and-clyde = Fall 5 · Unterwegs, 1934
web-case-rue-morgue = Fall 2 · Paris, 1841
web-case-capone = Chicago bei Nacht
web-time-al-capone = etwa 45 min
web-time-bonnie-and-clyde = etwa 30 min
web-time-rue-morgue = etwa 45 min
web-time-capone = ab 90 min
web-players-count = { $low }–{ $high } Personen
web-play-now = Sofort spielen
web-play-now-game = Sofort spielen: { $game }, gegen Bots
web-nameless = Detektiv
web-opening = Der Tisch wird gedeckt …
web-set-up = Tisch einrichten
web-set-up-game = Tisch einrichten: { $game }
web-read-rules = Regeln
web-read-rules-game = Regeln von { $game }
web-my-matches = Meine offenen Fälle
web-my-matches-none = Auf deinem Schreibtisch liegt noch nichts. Öffne einen Fall, dann wartet er hier auf dich.
web-my-finished = Geschlossene Fälle
web-with = mit { $names }
web-alone = noch niemand sonst
web-is-to-act = { $name } ist am Zug
web-is-gathering = wartet auf Mitspieler
web-is-over = beendet
web-is-closed = unbeendet geschlossen
web-listed-tables = Offene Tische
web-listed-none = Im Moment sucht niemand Gesellschaft. Richte einen Tisch ein und häng ihn aus, dann sehen ihn hier alle.
web-more-tables = { $count } weitere
web-free-seats = { $count ->
    [0] voll, du kannst zuschauen
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-join = An einen Tisch kommen
web-join-hint = Jemand hat dir einen Link geschickt oder einen Code genannt?
web-join-field = Link oder Code des Tisches
web-join-go = Hingehen
web-join-empty = Tipp einen Code wie S277-BK4M ein, oder füge einen ganzen Link ein.
web-no-publisher = Ein freies Projekt für Leute, die diese Spiele lieben. Mit deren Autoren und Verlagen hat es nichts zu tun.
web-imprint = Impressum
web-privacy = Datenschutz
web-version = Version { $version }

## Ein neuer Tisch

web-new-table = Tisch einrichten
web-new-form = Antrag auf einen Tisch
web-no-game = Diesen Fall gibt es hier nicht.
web-new-players = Wie viele spielen?
web-new-seats = Wer sitzt wo?
web-new-me = ich
web-new-friend = ein Freund, mit Link
web-new-bot = ein Bot
web-new-open = wer kommt
web-seat-kind = Platz { $seat }: wer dort sitzt
web-seat-level = Platz { $seat }: wie gut der Bot spielt
web-seat-name = Platz { $seat }: Name
web-friend-name = Name des Freundes (freiwillig)
web-bot-name = Name des Bots (freiwillig)
web-level-random = Neuling: spielt irgendetwas
web-level-greedy = Detektiv: nimmt, was zählt
web-level-shrewd = Kommissar: wägt ab, was kommen kann
web-level-master = Meisterhirn: liest in anderen und wartet ab
web-team-of = Team { $team }
web-teams-hint = Partner sitzen einander gegenüber.
web-nobody-of-mine = Du hast keinen eigenen Platz: Du bekommst die Links und kannst zuschauen.
web-new-rules = Was gespielt wird
web-target-hint = Die Partie endet, wenn jemand so viele Punkte hat.
web-years-hint = Nach so vielen Jahren ist Schluss; wer dann vorn liegt, gewinnt.
web-no-years = ohne Grenze
web-hint-teams = Vier spielen in zwei Teams; sonst jeder für sich (AC-2).
web-hint-cover = Ein Standort, dessen Figuren weniger wert sind als seine Karte, bringt nichts ein (CP-36).
web-hint-dupin_bonus = Für Fortgeschrittene: Monsieur Dupin gewinnt an der Hilfe, die andere genutzt haben (RM-26).
web-hint-shut_out = Für Fortgeschrittene: Ein brillanter Fang lässt den Gegnern nichts (RM-27).
web-values = Gedruckte Werte
web-values-hint = Du besitzt die Schachtel? Trag ein, was auf deinen Karten steht. Was du nicht anrührst, bleibt wie hier.
web-values-changed = { $count ->
    [0] keiner geändert
    [one] einer geändert
   *[other] { $count } geändert
}
web-values-reset = Alle wie vorher
web-part-one = eine Karte
web-part-set = kompletter Satz
web-value-of = { $name }, { $part }
web-new-settings = Wie gespielt wird
web-may-undo = Spielzüge lassen sich zurücknehmen
web-may-chat = Gespräch am Tisch
web-may-watch = Andere dürfen zuschauen
web-may-count = Hilfe beim Kartenzählen: was alle gesehen haben
web-clock-none = Keine Uhr
web-clock-minutes = Minuten
web-clock-hours = Stunden
web-clock-days = Tage
web-clock-unit = Zeit für eine Entscheidung
web-clock-number = Wie viele
web-clock-hint = Ist die Zeit um, entscheiden die anderen: warten oder einen Bot spielen lassen.
web-pace-of-bots = Bots lassen sich Zeit
web-pace-0 = gar nicht
web-pace-1 = wie Menschen
web-pace-2 = ein wenig
web-pace-3 = reichlich
web-stand-in = Wer für jemanden einspringt, der fort ist
web-new-listed = Wer findet den Tisch?
web-private = Nur wer einen Link oder den Code hat
web-listed = Alle auf diesem Server
web-open-table = Tisch öffnen
web-see-rule = Regel { $rule }

## Einstellungen

web-settings-lead = Aussehen und Spielgefühl bleiben in diesem Browser.
web-set-look = Aussehen
web-set-language = Sprache
web-set-theme = Licht
web-theme-system = wie das Gerät
web-theme-light = Lampe an
web-theme-dark = Lampe aus
web-set-size = Kartengröße
web-size-small = klein
web-size-normal = normal
web-size-large = groß
web-set-contrast = Mehr Kontrast
web-set-left = Ich spiele mit links
web-set-feel = Spielgefühl
web-set-motion = Bewegung
web-motion-system = wie das Gerät
web-motion-full = Karten bewegen sich
web-motion-reduced = nichts bewegt sich
web-set-pace = Was andere tun, sehe ich
web-pace-slow = langsam
web-pace-normal = in normalem Tempo
web-pace-instant = sofort
web-set-vibration = Vibrieren, wenn ich am Zug bin
web-set-notify = Im Browser melden, wenn ich am Zug bin
web-notify-denied = Dein Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
web-notify-none = Dieser Browser kennt keine Meldungen.
web-try-sound = Probehören
web-set-person = Wer ich bin
web-person-hint = Dein Name steht an den Tischen, an die du von jetzt an kommst.
web-save = Speichern
web-saved = Gespeichert
web-set-notices = Wenn ich am Zug bin und nicht da
web-notices-hint = Für Partien über Tage: eine Nachricht, wenn du am Zug bist. Am Tisch sieht niemand diese Adressen.
web-set-mail = Mail an
web-set-webhook = Webhook (eine https-Adresse)
web-try-notice = Probe senden
web-notice-sent = Eine Probe ist unterwegs.
web-address-unconfirmed = Noch nicht bestätigt: Öffne den Link, der dorthin ging. Bis dahin kommt nichts anderes.
web-address-confirmed = Bestätigt
web-address-unsubscribed = Abbestellt: Hierher kommt nichts, bis du die Adresse neu bestätigst.
web-ask-again = Link noch einmal senden
web-confirmation-sent = Der Link ist unterwegs.

## Regeln

web-rulebook = Das Regelbuch
web-rule-pages = Seiten des Regelbuchs
web-rule-search = Alle Regeln durchsuchen
web-rule-search-hint = ein Wort, eine Karte, AC-12
web-rule-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
web-rule-more = { $count } weitere: Such genauer.
web-rule-nothing = Davon steht kein Wort in den Akten. Versuch ein kürzeres Wort oder die Nummer einer Regel.
web-rule-clear = Suche leeren
web-rule-copied = Der Link zu { $rule } ist kopiert.
web-rule-link = Regel { $rule }: hingehen und ihren Link kopieren
web-legend = Zeichen
web-legend-number = Eine Regel; tippe auf ihre Nummer, um den Link zu kopieren
web-legend-printed = Ohne Zeichen: steht in den gedruckten Regeln
web-legend-ruling = unsere Festlegung
web-legend-ruling-why = der Druck schweigt oder ist mehrdeutig; so spielen wir
web-legend-value = unser Wert
web-legend-value-why = auf Karten gedruckt, nicht in den Regeln; von uns gewählt
web-table-scrolls = Tabelle: { $name }

## Die Tür und der Warteraum

web-door-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-door-yours = Deine Einladung führt zu einem eigenen Platz. Sie gilt einmal; danach kennt dieser Browser deinen Platz.
web-door-seated = Du hast an diesem Tisch schon einen Platz.
web-own-seat = Zu meinem Platz
web-sealed = Der Zufall ist versiegelt
web-sealed-why = Bevor sich jemand setzte, hat der Server sein Geheimnis gezogen und dieses Siegel davon gezeigt. Am Ende zeigt er das Geheimnis, und alle können prüfen, dass die Karten daraus gegeben wurden.
web-lost-link = Ich komme nicht mehr auf meinen Platz
web-lost-link-why = Mit deinem Code holst du deinen Platz zurück und bekommst einen neuen Code; der alte und alle früheren Links enden.
web-recovery-code = Code für den Platz
web-recover = Meinen Platz zurückholen
web-no-watching = An diesem Tisch darf niemand zuschauen.
web-waiting-room = Warteraum
web-waiting-begins = Die Partie beginnt von selbst, sobald alle sitzen.
web-give-links = Lade die anderen ein
web-give-links-hint = Jede Einladung ist ein Platz und gilt einmal. Schick sie nur einer Person.
web-come-here = Lass sie selbst kommen
web-sits-here = ist da
web-you = du
web-keep-code = Bewahre diesen Code auf
