### Der Server: seine Einstellungen, was er ablehnt und seine Seiten.

## Einstellungen

settings-unreadable = Die Einstellungen in { $path } lassen sich nicht lesen: { $why }.
settings-not-toml = { $path } ist kein TOML: { $why }.
settings-unknown = In { $path } steht eine Einstellung „{ $name }“, die es nicht gibt. Es gibt: { $names }.
setting-cannot-be = Die Einstellung { $setting } kann nicht { $value } sein. Möglich ist: { $takes }.
setting-public-url = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Sie ist die Adresse, unter der man den Server findet, etwa https://play.example.org
setting-origin = Die Einstellung { $setting } kann „{ $value }“ nicht enthalten. Sie nimmt Herkünfte wie https://play.example.org
setting-web-address = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Sie nimmt eine Adresse, die mit https:// oder http:// beginnt
setting-redis = Die Einstellung { $setting } muss eine Adresse sein, etwa redis://localhost:6379/0
setting-smtp-from = Zu { $setting } gehört die Einstellung { $name }: von wem die Mails kommen, etwa Fallakte <post@example.org>
setting-short-token = Die Einstellung { $setting } ist zu leicht zu erraten: Sie braucht mindestens 16 Zeichen.

## Was an einer Anfrage oder Nachricht falsch ist

not-json = Das ist kein JSON.
not-text = Hier werden nur Textnachrichten verstanden, keine binären.
too-deep = Das ist zu tief verschachtelt.
missing-field = Das Feld „{ $field }“ fehlt ({ $where }).
unknown-field = Ein Feld „{ $field }“ gibt es hier nicht ({ $where }).
wrong-type = „{ $where }“ muss { $expected } sein, nicht { $found }.
wrong-value = „{ $where }“ kann diesen Wert nicht haben.
out-of-range = „{ $where }“ liegt außerhalb der Grenzen; möglich ist: { $takes }.
wrong-parameter = Die Angabe „{ $name }“ in der Adresse ist falsch oder fehlt.
bad-request = Die Anfrage ist nicht zu verstehen.
no-such-page = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
body-too-slow = Die Anfrage kam zu langsam an.
body-too-large = Die Anfrage ist zu groß.
body-compressed = Gepackte Anfragen werden nicht angenommen. Schick sie, wie sie ist.
body-type = Die Anfrage muss JSON sein: Schick sie mit der Kopfzeile Content-Type: application/json.
foreign-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters und wird abgelehnt.
too-fast = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
too-many-connections = Von dir oder zu diesem Server gibt es zu viele Verbindungen. Schließ welche oder versuch es später noch einmal.
server-fault = Der Server hat einen Fehler gemacht (Nummer { $number }). Er steht im Protokoll; versuch es noch einmal.
hello-first = Die erste Nachricht muss hello sein.
no-notices = Es gibt kein Ziel für Benachrichtigungen: Trag zuerst eine Mailadresse oder einen Webhook ein.
replay-too-long = Diese Partie nachzuspielen dauert gerade zu lange. Versuch es gleich noch einmal.
verify-too-long = Diese Aufzeichnung zu prüfen dauert zu lange.

## Die letzten Worte einer Verbindung

bye-restarting = Der Server wird neu gestartet. Komm gleich wieder: Nichts geht verloren.
bye-too-slow = Auf dich wartete mehr, als diese Verbindung tragen konnte. Verbinde dich neu, dann geht es weiter.
bye-too-fast = Zu viele Nachrichten kamen zu schnell. Verbinde dich neu, dann geht es weiter.
bye-too-many-mistakes = Zu viele Nachrichten waren nicht zu verstehen.
bye-no-hello = Es kam kein hello.
bye-taken-over = Du bist mit einem anderen Gerät oder in einem anderen Fenster an diesen Platz gekommen; dort geht es weiter.
bye-handed-over = Dein Platz wurde an jemand anderen übergeben.
bye-left = Du hast den Tisch verlassen.
bye-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
bye-table-deleted = Der Tisch wurde gelöscht.

## Der Befehl serve

cli-serve-short = Tische für Menschen und Bots bereitstellen
cli-serve-help = Stellt alle vier Spiele bereit, für die Freunde daheim oder für alle. Jede Einstellung kann eine Option, eine Umgebungsvariable oder eine Zeile in einer Datei sein; Optionen gehen vor Umgebung, die Umgebung vor der Datei.
cli-serve-examples =
    fallakte serve
    fallakte serve --host 0.0.0.0
    fallakte serve --config /etc/fallakte.toml
    FALLAKTE_DATABASE=postgresql://name@rechner/fallakte fallakte serve --port 80 --public-url https://play.example.org

serve-group-address = Adresse
serve-group-store = Was aufbewahrt wird
serve-group-bots = Bots
serve-group-limits = Grenzen (0: keine)
serve-group-sizes = Größen in Bytes
serve-group-notices = Benachrichtigungen
serve-group-running = Betrieb

cli-serve-config = eine TOML-Datei mit Einstellungen
cli-serve-no-browser = beim Start keinen Browser öffnen
cli-serve-host = wo der Server zu erreichen ist: 127.0.0.1 nur von diesem Rechner, 0.0.0.0 für alle
cli-serve-port = der Port; 0 für irgendeinen freien
cli-serve-public-url = die Adresse, unter der man den Server findet, wenn ein Proxy davorsteht
cli-serve-allowed-origins = andere Anbieter, deren Seiten diesen Server nutzen dürfen, durch Kommas getrennt
cli-serve-trusted-proxies = wie viele Proxys vor dem Server stehen und X-Forwarded-For schreiben
cli-serve-database = eine Datei für SQLite oder postgresql://…; ohne Angabe eine Datei in deinem eigenen Ordner
cli-serve-redis = redis://…, wenn mehrere Server eine Datenbank teilen
cli-serve-finished-days = nach wie vielen Tagen fertige Tische gelöscht werden; 0: nie
cli-serve-running-days = nach wie vielen Tagen laufende Partien beendet werden, die niemand besucht; 0: nie
cli-serve-unstarted-days = nach wie vielen Tagen Tische gelöscht werden, an denen niemand begonnen hat; 0: nie
cli-serve-person-days = nach wie vielen Tagen Personen vergessen werden, die nicht wiederkommen; 0: nie
cli-serve-bot-workers = Prozesse, in denen Bots nachdenken; 0: einer weniger, als es Kerne gibt
cli-serve-connections = Verbindungen insgesamt
cli-serve-connections-per-client = Verbindungen je Gegenüber: einer Person, sonst einer Adresse
cli-serve-messages-per-second = Nachrichten je Sekunde durch eine Verbindung
cli-serve-requests-per-second = Anfragen je Sekunde und Gegenüber
cli-serve-tables-per-hour = Tische, die ein Gegenüber je Stunde eröffnen darf
cli-serve-recoveries-per-hour = Rückholcodes, die eine Adresse je Stunde probieren darf
cli-serve-misses-per-hour = Codes, zu denen es keinen Tisch gibt, die eine Adresse je Stunde probieren darf
cli-serve-crowd = das Wievielfache alle Gegenüber einer Adresse zusammen dürfen
cli-serve-body-bytes = die größte Anfrage
cli-serve-record-bytes = die größte Aufzeichnung, die geprüft wird
cli-serve-message-bytes = die größte Nachricht durch eine Verbindung
cli-serve-unread-bytes = wie viel auf jemanden warten darf, der nicht liest
cli-serve-smtp-host = der Server, der Mails annimmt; ohne Angabe gibt es keine
cli-serve-smtp-port = sein Port
cli-serve-smtp-user = der Benutzername dort
cli-serve-smtp-password = das Kennwort dort; besser nicht als Option, die jeder auf dem Rechner sehen kann
cli-serve-smtp-from = von wem Mails kommen
cli-serve-smtp-security = wie die Verbindung geschützt ist
cli-serve-private-webhook-targets = ob Webhooks in private Netze führen dürfen
cli-serve-host-key = wer ihn kennt, darf die Seite /host benutzen; ohne Angabe gibt es sie nicht
cli-serve-metrics-token = wer es kennt, darf /metrics lesen; ohne Angabe niemand
cli-serve-log-format = wie Protokolle geschrieben werden; auto: am Terminal lesbar, sonst JSON
cli-serve-log-level = was protokolliert wird; auto: am Terminal Warnungen, sonst mehr
cli-serve-shutdown-seconds = wie lange das Anhalten dauern darf
cli-serve-imprint-url = die Adresse deines Impressums
cli-serve-privacy-url = die Adresse deiner Datenschutzerklärung

serve-at = Fallakte ist offen unter { $address }
serve-here-only = Nur dieser Rechner kommt herein. So lässt du andere herein: fallakte serve --host 0.0.0.0, dann steht hier der Link für sie (in diesem Netz { $address }).
serve-here-alone = Nur dieser Rechner kommt herein, und er ist in keinem Netz.
serve-stop = Strg-C hält an; jede Partie bleibt erhalten.
serve-stopping = Wird angehalten: Was im Gange ist, wird geschrieben. Noch einmal Strg-C beendet sofort.
serve-kept = Jede Partie liegt in { $place }. Der nächste Start macht dort weiter.
play-sharpening = Die Bots werden noch geschärft: Ihre Regeln werden neben dem Spiel kompiliert, das dauert ein, zwei Minuten.
play-sharp = Die Bots sind jetzt geschärft.
play-blunt = Die Bots denken weiter in reinem Python, das ist langsamer: { $why }. Ein C-Compiler und Pythons Header machen sie schnell; unter Debian: sudo apt install gcc python3-dev
serve-phone = Für ein Telefon im selben Netz:

port-in-use = Der Port { $port } an { $host } ist belegt. Halt an, was ihn belegt, oder nimm einen anderen: --port { $other }
port-not-allowed = Den Port { $port } darfst du nicht öffnen: Ports unter 1024 brauchen ein eigenes Recht. Nimm einen anderen: --port { $other }
host-unknown = Dieser Rechner hat keine Adresse { $host }. Möglich sind 127.0.0.1, 0.0.0.0 oder eine Adresse dieses Rechners: --host
driver-missing = { $what } braucht Pakete, die nicht installiert sind: pip install "fallakte[nodes]", oder in einem Klon .venv/bin/pip install -r requirements-nodes.lock
redis-unreachable = Redis antwortet nicht unter der Adresse, die in der Einstellung redis steht. Starte es oder berichtige die Adresse.

## Seiten

page-title-home = Fallakte: vier Krimispiele
page-title-table = { $game }, Tisch { $code }
page-title-verify = Eine Aufzeichnung prüfen
page-title-problem = Akte geschlossen
page-lead = Vier Krimispiele auf einem Schreibtisch: gegen Bots, mit Freunden über einen Link, gleich jetzt oder über Tage.
page-games = Die Fälle
page-players = { $players } Personen
page-play = So spielst du jetzt
page-play-alone = Allein gegen Bots, im Terminal:
page-play-join = Am Tisch von Freunden: Füg den ganzen Link ein, den du bekommen hast.
page-play-install = Der Befehl kommt mit Fallakte; „fallakte --help“ sagt, was er noch kann.
page-tables = Offene Tische
page-no-tables = Zurzeit ist kein Tisch ausgeschrieben.
page-free = { $free ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
page-trust = Ging beim Geben alles mit rechten Dingen zu?
page-trust-text = Die Mischungen einer Partie stehen fest, bevor jemand die erste Karte sieht, und werden am Ende aufgedeckt. Jeder kann eine fertige Aufzeichnung daran messen.
page-programs = Für Programme
page-programs-text = Eigene Bots und Programme benutzen dieselben Anfragen und Nachrichten wie Menschen.
page-schema = die Anfragen, als OpenAPI
page-home = Alle Fälle
page-imprint = Impressum
page-privacy = Datenschutz
page-language = English
page-seats = Am Tisch
page-code = Code
page-phase-gathering = wartet auf Mitspieler
page-phase-running = wird gespielt
page-phase-over = zu Ende
page-phase-closed = unfertig geschlossen
page-seat-person = Mensch
page-seat-bot = Bot { $level }
page-seat-lent = Mensch, zurzeit spielt ein Bot
page-seat-friend = für jemanden freigehalten
page-seat-open = frei
page-seat-here = gerade da
page-nobody = noch niemand
page-sit = Platz nehmen oder zuschauen
page-sit-free = Ein Platz ist frei. Nimm ihn im Terminal:
page-sit-watch = Zuschauen oder an deinen Platz zurückkehren, im Terminal:
page-sit-link = Eine Einladung hat ein # in ihrem Link. Füg ihn ganz ein und gib ihn niemandem weiter: Wer ihn zuerst öffnet, setzt sich, und dann ist er verbraucht.
page-rematch = An einem anderen Tisch wird weitergespielt.
page-record = die Aufzeichnung der Partie
page-text = die Partie in Worten
page-verify-which = Welche Aufzeichnung?
page-verify-lead = Wähl die Aufzeichnung einer fertigen Partie. Sie wird gelesen, geprüft und vergessen.
page-verify-file = Aufzeichnung (eine .jsonl-Datei)
page-verify-do = Prüfen
page-verify-none = Es wurde keine Datei gewählt.
page-verify-ok = Geprüft
page-verify-not = Nicht bestätigt
page-verify-line = Zeile { $line }, { $rule }
page-verify-words = Die Wörter der Spielenden
page-verify-no-word = keines
page-verify-silent = nicht rechtzeitig offengelegt
page-verify-commitment = Siegel
page-done = Erledigt
page-confirm-title = Dürfen Nachrichten an diese Adresse gehen?
page-confirm-text = Jemand hat diese Adresse auf diesem Server als seine eigene eingetragen. Wenn du es warst, erfährst du hier, dass ein Tisch auf dich wartet: durch wenige Nachrichten, jede mit einem Link, der sie beendet.
page-confirm-do = Ja, das ist meine Adresse
page-confirmed-title = Die Adresse ist bestätigt
page-confirmed-text = Ab jetzt erfährst du hier, wenn ein Tisch auf dich wartet und du nicht da bist.
page-unsubscribe-title = Keine Nachrichten mehr an diese Adresse?
page-unsubscribe-text = Von diesem Server kommt nichts mehr an diese Adresse, wer auch immer sie eingetragen hat, bis ihr Besitzer sie neu bestätigt.
page-unsubscribe-do = Keine Nachrichten mehr
page-unsubscribed-title = Es kommt nichts mehr
page-unsubscribed-text = Diese Adresse bekommt keine Nachrichten mehr von diesem Server. Wenn du wieder welche möchtest, lass dir in den Einstellungen eine Bestätigung schicken.
