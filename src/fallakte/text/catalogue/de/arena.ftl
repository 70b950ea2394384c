### Die Arena: Bots gegeneinander, und was ein Bot von seinen Zügen hält.

number-whole = { $whole }
number-decimal = { $whole },{ $part }
number-percent = { $number }{"\u00A0"}%

cli-arena-short = Bots aneinander messen
cli-arena-help = Bots spielen viele Partien, jede Verteilung der Karten in allen Sitzordnungen, damit alle dasselbe Kartenglück haben. Die Rangliste sagt, wer wie oft gewinnt, mit 95-%-Intervallen über die Verteilungen.
cli-arena-name = das Spiel; mit --resume das des Ordners
cli-arena-bots = wer spielt: Stufen (master, master@10%), Befehle (cmd:./bot), Erzeuger (py:modul:erzeuger). Zwei Bots: der erste an einem Platz, der zweite an allen anderen; mehr: jeder mit jedem
cli-arena-players = wie viele spielen
cli-arena-pairs = eine Option des Spiels als name=wert, JSON oder schlichte Wörter
cli-arena-matches = wie viele Partien, aufgerundet auf ganze Verteilungen; ohne Angabe 200
cli-arena-seed = der Startwert der Karten und des Glücks der Bots; ohne Angabe 1
cli-arena-budget = wie viel ein Bot für einen Zug nachdenken darf: ein Anteil der Zeit seiner Stufe, eine Zeit oder eine Zahl von Simulationen
cli-arena-jobs = wie viele Prozesse gleichzeitig spielen; ohne Angabe so viele, wie es Kerne gibt
cli-arena-ray = die Adresse eines Ray-Clusters, der stattdessen spielt („auto“: der auf diesem Rechner)
cli-arena-out = ein neuer Ordner für die Partien und die Zahlen
cli-arena-records = auch die Aufzeichnung jeder Partie im Ordner aufheben
cli-arena-resume = mit dem weitermachen, was im Ordner begonnen wurde
cli-arena-examples =
    fallakte arena al-capone --bots greedy,random --matches 400
    fallakte arena rue-morgue --bots master,shrewd,greedy --budget 10% --option target=40 --out rangliste
    fallakte arena capone --players 4 --bots master,greedy --budget 200sims --jobs 2
    fallakte arena --resume --out rangliste

arena-players = { $count } Personen
arena-matches = { $matches } Partien mit { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}
arena-seed = Startwert { $seed }
arena-budget = Budget { $budget }
arena-place = #
arena-bot = Bot
arena-against = gewinnt % gegen …
arena-wins = Siege (95 %)
arena-fair = × Anteil
arena-fair-line = gerechter Anteil
arena-rating = Wertungszahl
arena-points = Punkte
arena-worth = 1.000 $
arena-median = ms
arena-percentile = ms 99 %
arena-interval = { $mean } ({ $low }–{ $high })
arena-about = { $mean } ±{ $error }
arena-rounds = Eine Partie hatte { $mean } Durchgänge (vier von fünf { $low } bis { $high }) und { $moves } Züge.
arena-years = Eine Partie hatte { $mean } Jahre (vier von fünf { $low } bis { $high }) und { $moves } Züge.
arena-intervals = In Klammern: 95-%-Intervalle über die Verteilungen. Millisekunden sind die eines Kerns, bei der Wahl unter mehreren Zügen: der Median, und worunter 99 von 100 bleiben.
arena-nothing-whole = { $count ->
    [0] Keine Partie wurde gespielt.
    [one] 1 Partie wurde gespielt, aber keine Verteilung in allen Sitzordnungen.
   *[other] { $count } Partien wurden gespielt, aber keine Verteilung in allen Sitzordnungen.
}
arena-not-whole = { $count ->
    [one] 1 Partie zählt noch nicht: Ihre Verteilung ist nicht in allen Sitzordnungen gespielt.
   *[other] { $count } Partien zählen noch nicht: Ihre Verteilungen sind nicht in allen Sitzordnungen gespielt.
}
arena-lost-match = Eine Partie der Verteilung { $deal } ({ $seats }) ist zweimal abgebrochen und zählt nicht, auch ihre Verteilung nicht: { $why }
arena-lost-turns = { $bot } hat { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} an greedy verloren: { $kinds }. Der erste: { $first }
arena-lost-late = { $count } × keine Antwort in der Zeit
arena-lost-crashed = { $count } × abgestürzt
arena-lost-illegal = { $count } × kein erlaubter Zug
arena-lost-garbled = { $count } × keine Antwort nach dem Protokoll
arena-lost-absent = { $count } × nicht mehr gestartet
arena-go-on = So geht es weiter: { $command }

arena-jobs-or-ray = --jobs ist für Prozesse auf diesem Rechner, --ray für einen Cluster: Gib eines davon an.
arena-no-ray = --ray braucht Ray, und das ist nicht installiert: pip install "fallakte[cluster]"
arena-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Beispiele: auto, rechner:6379
arena-ray-silent = Unter { $address } antwortet kein Ray-Cluster. Starte einen mit: ray start --head
arena-too-few-bots = { $bots } Bots füllen keine { $seats } Plätze. Nenn einen, zwei oder mindestens { $seats }; ein Bot darf mehrmals genannt sein.
arena-bad-command = „{ $bot }“ nennt keinen Befehl. Beispiel: cmd:./mein-bot
arena-no-maker = „{ $bot }“ macht keinen Bot ({ $why }). Beispiel: py:paket.modul:erzeuger, etwas Aufrufbares, das ein Luck nimmt und einen Bot zurückgibt.
arena-command-does-not-start = Der Bot „{ $command }“ startet nicht: { $why }.
arena-command-ends = Der Bot „{ $command }“ endete vor seiner ersten Antwort: { $why }
arena-nothing-to-resume = In { $path } gibt es keine Arena, mit der es weitergehen könnte.
arena-damaged = { $path } ist in Zeile { $line } beschädigt.
arena-other-format = { $path } enthält eine Arena der Form „{ $format }“; dieses Programm kennt „{ $known }“.
arena-folder-not-empty = { $path } ist nicht leer. Mach mit --resume damit weiter oder nenn einen neuen Ordner.
arena-other-settings = Die Arena in { $path } wurde mit anderen Einstellungen begonnen: { $settings }. Lass sie weg, um weiterzumachen, oder nenn einen neuen Ordner.
arena-in-use = In { $path } läuft schon eine andere Arena.
arena-cannot-write = { $path } lässt sich nicht schreiben: { $why }. Was vorher gespielt wurde, ist aufgehoben.
arena-gives-up = { $count } Partien sind abgebrochen, deshalb hört die Arena auf: { $why }

cli-explain-short = einen Bot fragen, was er täte und warum
cli-explain-help = Was ein Bot bei einer Entscheidung einer Aufzeichnung täte, allein aus dem, was der Platz am Zug dort wusste, und warum: seine besten Züge mit ihren Chancen, die Partie zu gewinnen.
cli-explain-path = eine Datei mit einer Aufzeichnung, zu Ende oder nicht
cli-explain-at = die Zeile des Zuges, um den es geht; ohne Angabe die anstehende Entscheidung oder die letzte
cli-explain-name = wer gefragt wird; ohne Angabe master
cli-explain-budget = wie viel er nachdenken darf: ein Anteil seiner üblichen Zeit, eine Zeit oder eine Zahl von Simulationen
cli-explain-examples =
    fallakte explain laufend.jsonl
    fallakte explain partie.jsonl --at 57 --bot shrewd --budget 500sims

explain-in-round = { $game }, Durchgang { $round }, Zeile { $line }: { $name } entscheidet.
explain-in-year = { $game }, Jahr { $round }, Zeile { $line }: { $name } entscheidet.
explain-played = { $name } hat das getan: „{ $move }“.
explain-as-played = { $name } hat dasselbe getan: „{ $move }“.
explain-says = { $bot }: { $why }
explain-discard = { $card } ablegen
explain-only = Ich kann nur eines tun: { $move }.
explain-by-thumb = Mein Zug nach Faustregeln: { $move }.
explain-alone = Mein Zug: { $move }. Er gewinnt die Partie in { $chance } (±{ $error }) von { $tables ->
    [one] 1 vorgestellten Tisch.
   *[other] { $tables } vorgestellten Tischen.
}
explain-best = Mein Zug: { $move }. Er gewinnt die Partie in { $chance } (±{ $error }), gegenüber { $behind } (±{ $within }) beim nächstbesten: { $other }. Ich habe mir { $tables ->
    [one] 1 Tisch vorgestellt.
   *[other] { $tables } Tische vorgestellt.
}
explain-chance = { $chance } ±{ $error }
explain-no-decision = In { $path } entscheidet in Zeile { $line } niemand. Nenn eine Zeile, die ein Zug ist.
explain-no-answer = Der Bot „{ $bot }“ hat nicht geantwortet: { $why }
