### Der Befehl fallakte.

game-line = { $players } Personen. { $about }
cli-usage = Aufruf
cli-options = Optionen
cli-commands = Befehle
cli-examples = Beispiele
cli-command-arguments = [BEFEHL] [ANGABEN]
cli-lang = die Sprache; ohne Angabe die deines Systems
cli-help = dies hier zeigen
cli-version = sagen, welche Version das ist
cli-help-text = Vier Krimispiele, streng nach ihren Regeln. Ohne Befehl: Welches Spiel soll es sein?
cli-help-examples =
    fallakte
    fallakte play al-capone
    fallakte selfplay rue-morgue --games 10 --bots greedy,random --out zehn.jsonl
    fallakte check zehn.jsonl

cli-play-short = im Terminal eine Partie gegen Bots spielen
cli-play-help = Eine Partie im Terminal gegen Bots, in Worten. Wer geht, dessen Partie ist gespeichert.
cli-play-name = das Spiel; „fallakte games“ zählt sie auf
cli-play-players = wie viele spielen, du eingeschlossen
cli-play-pairs = eine Option des Spiels als name=wert; auch mehrmals
cli-play-seed = der Startwert; derselbe Startwert gibt dieselben Karten
cli-play-bots = wer auf den anderen Plätzen spielt, im Uhrzeigersinn; eine kurze Liste wird wiederholt
cli-play-save = wohin die Partie gespeichert wird; ohne Angabe in eine neue Datei in diesem Ordner
cli-play-resume = eine gespeicherte Partie fortsetzen
cli-play-examples =
    fallakte play bonnie-and-clyde
    fallakte play al-capone --players 4 --option target=100
    fallakte play rue-morgue --option dupin_bonus=true --seed 7
    fallakte play --resume al-capone-20261115-200000.jsonl

cli-selfplay-short = Bots spielen lassen und aufzeichnen
cli-selfplay-help = Bots spielen Partien, aufgezeichnet nacheinander in einer Datei. Derselbe Startwert gibt dieselben Bytes.
cli-selfplay-name = das Spiel
cli-selfplay-players = wie viele spielen
cli-selfplay-count = wie viele Partien
cli-selfplay-seed = der Startwert der Reihe
cli-selfplay-bots = wer spielt, im Uhrzeigersinn; eine kurze Liste wird rund um den Tisch wiederholt
cli-selfplay-pairs = eine Option des Spiels als name=wert, JSON oder einfache Wörter
cli-selfplay-legal = neben jeden Spielzug alle erlaubten schreiben
cli-selfplay-out = die Datei, die geschrieben wird; - für die Standardausgabe
cli-selfplay-examples =
    fallakte selfplay capone --players 4 --games 5 --bots greedy --out fünf.jsonl
    fallakte selfplay al-capone --option teams=false --players 4 --legal --out erlaubt.jsonl

cli-check-short = Aufzeichnungen nachspielen und prüfen
cli-check-help = Spielt jede Aufzeichnung in den Dateien nach und prüft jede Zeile. Rückgabewert 1 bei einem Fehler, 2 bei unlesbarer Eingabe.
cli-check-paths = Dateien mit einer oder mehreren Aufzeichnungen; - für die Standardeingabe
cli-check-unfinished = eine Aufzeichnung darf vor der Partie enden
cli-check-examples =
    fallakte check zehn.jsonl
    fallakte check --unfinished laufend.jsonl

cli-inspect-short = sagen, wie eine aufgezeichnete Partie steht
cli-inspect-help = Ein JSON-Objekt: was ansteht, wer entscheidet, die erlaubten Spielzüge, die anstehende Wertung oder das Ende und was ein Platz sieht.
cli-inspect-path = eine Datei mit einer Aufzeichnung, fertig oder nicht
cli-inspect-seat = dazu, was dieser Platz sieht („spectator“: was Zuschauende sehen)
cli-inspect-examples =
    fallakte inspect laufend.jsonl
    fallakte inspect laufend.jsonl --seat 0

cli-why-short = fragen, ob ein Spielzug erlaubt ist und warum nicht
cli-why-help = Sagt, ob ein Spielzug jetzt erlaubt wäre oder welche Regel ihn verbietet. Rückgabewert 1, wenn er verboten ist.
cli-why-path = eine Datei mit einer Aufzeichnung, fertig oder nicht
cli-why-move = der Spielzug als JSON, mit oder ohne Platz
cli-why-examples =
    fallakte why laufend.jsonl '{"{"}"act": "draw", "from": "file"{"}"}'

cli-games-short = die Spiele aufzählen
cli-games-help = Die Spiele, jedes in einer Zeile.
cli-games-examples = fallakte games

cli-rules-short = die Regeln lesen
cli-rules-help = Die Regeln eines Spiels, ganz oder eine davon nach ihrer Nummer.
cli-rules-name = das Spiel
cli-rules-rule = die Nummer einer Regel, etwa AC-17
cli-rules-examples =
    fallakte rules al-capone
    fallakte rules al-capone AC-17 --lang de

cli-playing = { $game } wird gespielt
cli-checking = { $path } wird geprüft
cli-checked = { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, { $faults ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $faults } Fehler
}.

why-lawful = Der Spielzug ist erlaubt.
why-not-json = Der Spielzug muss ein JSON-Objekt sein, etwa {"{"}"act": "draw", "from": "file"{"}"}.

cli-no-such-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }.
cli-no-such-option = Eine Option { $option } gibt es hier nicht; --help zählt sie auf.
cli-option-needs-value = Die Option { $option } braucht einen Wert.
cli-missing = { $name } fehlt; --help zeigt Beispiele.
cli-too-many-arguments = In der Zeile steht mehr, als dieser Befehl nimmt; --help zeigt Beispiele.
cli-not-a-number = „{ $value }“ ist keine ganze Zahl ab { $low }.
cli-option-form = Eine Option schreibt man name=wert, nicht „{ $option }“.
cli-option-twice = Die Option „{ $option }“ ist doppelt angegeben.
cli-resume-alone = Eine gespeicherte Partie hat Spiel, Optionen und Startwert schon: --resume steht ohne sie.
cli-save-exists = { $path } gibt es schon. Setz die Partie mit --resume fort oder speichere in eine andere Datei.
cli-match-over = Die Partie in { $path } ist zu Ende; da gibt es nichts fortzusetzen.
cli-no-human = An diesem Tisch sitzt kein Mensch.
cli-one-record = { $path } enthält ab Zeile { $line } eine zweite Aufzeichnung; dieser Befehl nimmt eine.
cli-bad-record = { $path }, Zeile { $line }, { $rule }: { $why }
cli-no-such-seat = Einen Platz { $seat } gibt es nicht: Sie gehen von 0 bis { $last }, dazu „spectator“.
cli-seed-not-text = Der Startwert ist kein Text in UTF-8.
cli-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
