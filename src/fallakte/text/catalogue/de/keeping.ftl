### Die Ablage und die Befehle, die sich um sie kümmern.

store-unreachable = Die Datenbank ist nicht erreichbar. Nichts Beantwortetes ist verloren; versuch es gleich noch einmal.
store-full = Der Datenträger der Datenbank ist voll. Nichts Beantwortetes ist verloren; es geht weiter, sobald Platz ist.
store-read-only = Die Datenbank lässt sich nur lesen, nicht schreiben. Vielleicht ist ihr Datenträger schreibgeschützt eingehängt.
store-damaged = Die Datenbank ist an dieser Stelle beschädigt. Prüf ihren Datenträger und spiel eine Sicherung zurück: fallakte restore DATEI
store-busy = Die Datenbank ist mit diesem Tisch beschäftigt. Versuch es gleich noch einmal.
store-cannot-keep = Das nimmt die Datenbank nicht an.
store-newer = Diese Datenbank hat ein neueres Fallakte geschrieben: Ihre Form ist { $found }, diese Version kennt sie bis { $known }. Installier die neuere Version oder nenn mit --database eine andere Datenbank.
store-not-ours = Das ist die Datenbank von etwas anderem oder gar keine. Nichts wurde geändert; nenn mit --database eine andere.
store-address = Die Adresse der Datenbank ist nicht zu verstehen. Beispiele: sqlite:////var/lib/fallakte/fallakte.db, postgresql://name:passwort@rechner/datenbank
store-login = PostgreSQL lässt uns nicht hinein: Der Name, das Passwort, die Datenbank oder ein Recht fehlt. Prüf die Adresse und leg die Datenbank an: createdb --owner NAME DATENBANK
store-in-use = { $path } wird schon von einem anderen Fallakte verwendet. Halt es an oder nenn mit --database eine andere Datenbank.
store-no-folder = Für die Datenbank gibt es keinen Ordner { $folder }. Leg ihn an oder nenn mit --database einen anderen Ort.
store-not-allowed = { $path } lässt sich nicht schreiben. Gib dem Konto, unter dem Fallakte läuft, dort das Recht zu schreiben, oder nenn mit --database einen anderen Ort.

bus-address = Die Adresse von Redis ist nicht zu verstehen. Beispiel: redis://rechner:6379/0

store-nothing-there = An dieser Adresse gibt es noch keine Datenbank von Fallakte. Prüf --database; „fallakte serve“ legt eine an.
store-older = Diese Datenbank hat ein älteres Fallakte geschrieben: Ihre Form ist { $found }, diese Version braucht { $known }. Starte einmal „fallakte serve“ damit, das bringt sie auf den neuen Stand.
store-not-empty = Die Datenbank enthält schon Tische, und eine Sicherung wird nur in eine leere zurückgespielt. Nenn mit --database eine neue.

backup-none = Das ist keine Sicherung von Fallakte.
backup-damaged = Die Sicherung ist beschädigt oder abgeschnitten. Nichts wurde zurückgespielt.
backup-not-as-written = Was in { $path } steht, ist nicht, was dort geschrieben wurde. Prüfe die Platte und schreib die Sicherung anderswohin.
backup-damaged-log = Der Verlauf des Tischs { $table } ist ab Zeile { $line } beschädigt, und zwar schon in der Datenbank; er wurde so gesichert, wie er ist.
backup-newer = Diese Sicherung hat ein neueres Fallakte geschrieben. Installier die neuere Version, um sie zurückzuspielen.
backup-onto-itself = { $path } ist die Datenbank selbst. Schreib die Sicherung woandershin.
backup-writing = Sicherung läuft
backup-reading = Sicherung wird zurückgespielt
backup-done = Gesichert: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}.
restore-done = Zurückgespielt: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}.

cli-backup-short = die Datenbank im laufenden Betrieb in eine Datei schreiben
cli-backup-help = Schreibt alles, was die Datenbank enthält, in eine Datei, so wie es in einem Augenblick steht; ein Server darf dabei weiterlaufen. In der Datei stehen die Karten laufender Partien: Behalt sie für dich.
cli-backup-path = die Datei, die geschrieben wird; - für die Standardausgabe
cli-backup-database = die Datenbank; ohne Angabe FALLAKTE_DATABASE oder die Datei in deinem Datenordner
cli-backup-examples =
    fallakte backup heute.jsonl.gz
    fallakte backup heute.jsonl.gz --database postgresql://name@rechner/datenbank

cli-restore-short = eine leere Datenbank aus einer Sicherung füllen
cli-restore-help = Füllt eine leere Datenbank aus einer Sicherung, ganz oder gar nicht. Eine Sicherung aus SQLite lässt sich in PostgreSQL zurückspielen und umgekehrt.
cli-restore-path = die Sicherung
cli-restore-database = die leere Datenbank; ohne Angabe FALLAKTE_DATABASE oder die Datei in deinem Datenordner
cli-restore-examples =
    fallakte restore heute.jsonl.gz
    fallakte restore heute.jsonl.gz --database postgresql://name@rechner/datenbank

cli-matches-short = die Partien der Datenbank auflisten, ausgeben, prüfen oder löschen
cli-matches-help = Listet die Partien der Datenbank auf, die neuesten zuerst; gibt ihre Aufzeichnungen aus; prüft, ob jede Zeile noch ist, wie sie geschrieben wurde; löscht sie endgültig. Ein Server darf dabei weiterlaufen.
cli-matches-action = was geschehen soll
cli-matches-names = Partien nach Kennung oder Code
cli-matches-database = die Datenbank; ohne Angabe FALLAKTE_DATABASE oder die Datei in deinem Datenordner
cli-matches-phase = nur die auflisten, die so weit sind
cli-matches-json = als JSON auflisten, ein Objekt pro Zeile
cli-matches-all = jede Partie ausgeben oder prüfen
cli-matches-out = der Ordner für die Aufzeichnungen; ohne Angabe dieser hier
cli-matches-unfinished = auch laufende Partien ausgeben, mit allen ihren Karten
cli-matches-yes = löschen, ohne zu fragen
cli-matches-examples =
    fallakte matches list --phase running
    fallakte matches export --all --out aufzeichnungen
    fallakte matches check --all
    fallakte matches delete 7KQ2MD

matches-gathering = sammelt
matches-running = läuft
matches-over = zu Ende
matches-closed = beendet
matches-no-such-action = Ein „fallakte matches { $action }“ gibt es nicht. Es gibt: { $actions }.
matches-other-option = Die Option { $option } gehört nicht zu „fallakte matches { $action }“.
matches-no-such-phase = „{ $phase }“ ist keine Phase einer Partie. Es gibt: { $phases }.
matches-still-running = Die Partie { $name } läuft noch, und in ihrer Aufzeichnung stehen die Karten. Mit --unfinished wird sie trotzdem ausgegeben.
matches-unreadable = Das Protokoll der Partie { $name } ist nicht zu lesen; sie bleibt weg.
match-not-there = Eine Partie mit der Kennung oder dem Code „{ $name }“ gibt es nicht.
matches-say-yes = Löschen ist endgültig: Gib --yes an.
matches-really = { $count ->
    [one] Diese Partie
   *[other] Diese { $count } Partien
} endgültig löschen? [j/n]{" "}
matches-kept = Nichts wurde gelöscht.
matches-deleted = Gelöscht: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}.
matches-checked = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} geprüft: { $damaged ->
    [0] jede Zeile ist, wie sie geschrieben wurde
    [one] 1 ist beschädigt
   *[other] { $damaged } sind beschädigt
}.
