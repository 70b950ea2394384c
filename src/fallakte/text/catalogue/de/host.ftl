### Für den Betrieb: Menschen und Tische, Meldungen und was daraus wird.

cli-host-short = nach Menschen und Tischen sehen: Meldungen, stummschalten, sperren, schließen
cli-host-help = Zeigt, was zuletzt geschah: Tische, Menschen, Meldungen von Spielern und die Liste dessen, was von hier aus getan wurde; „show“ sagt, wer an einem Tisch sitzt und was dort gesagt wurde. Schließt Tische, schaltet Menschen stumm oder sperrt sie, hebt beides auf, erledigt Meldungen. Ein laufender Server folgt binnen Sekunden, ein stehender beim nächsten Start.
cli-host-action = was geschehen soll
cli-host-names = ein Tisch nach Kennung oder Code, eine Person oder Meldung nach Kennung; zum Nachsehen auch ein Teil eines Namens
cli-host-database = die Datenbank; ohne Angabe FALLAKTE_DATABASE oder die Datei in deinem Datenordner
cli-host-why = warum, für die Liste
cli-host-hours = wie lange jemand stumm ist; ohne Angabe 24
cli-host-all = auch erledigte Meldungen zeigen
cli-host-json = als JSON zeigen, ein Objekt pro Zeile
cli-host-examples =
    fallakte host reports
    fallakte host show 7KQ2MD
    fallakte host mute kX3yAz --hours 48 --why "Beleidigungen"
    fallakte host close 7KQ2MD --why "hier spielt niemand"

host-no-such-action = Ein „fallakte host { $action }“ gibt es nicht. Es gibt: { $actions }.
host-other-option = Die Option { $option } gehört nicht zu „fallakte host { $action }“.
host-no-person = Niemand hat die Kennung „{ $name }“.
host-no-report = Eine offene Meldung mit der Kennung „{ $name }“ gibt es nicht.
host-not-open = Der Tisch { $name } ist schon zu Ende oder geschlossen.
host-done = Notiert: { $what ->
    [close] Der Tisch { $about } wird geschlossen
    [mute] { $about } ist stumm
    [ban] { $about } ist gesperrt, und Bots übernehmen die Plätze
    [lift] { $about } darf wieder kommen und sprechen
   *[settle] Die Meldung { $about } ist erledigt
}.

banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
muted = Wer diesen Server betreibt, hat dich für eine Weile stummgeschaltet; die anderen lesen nicht, was du sagst.

## Die Seite

host-title = Am Schreibtisch des Betreibers
host-key-text = Nur für den, der diesen Server betreibt
host-key = Betreiberschlüssel
host-enter = Eintreten
host-leave = Gehen
host-wrong-key = Das ist nicht der Schlüssel.
host-find = Suchen
host-find-what = Ein Name, die Kennung einer Person, Code oder Kennung eines Tisches
host-find-do = Suchen
host-reports = Offene Meldungen
host-tables = Tische zuletzt
host-people = Menschen zuletzt
host-trail = Was von hier aus getan wurde
host-none = Nichts.
host-table = Tisch { $code }
host-seat = Platz { $seat }: { $name } ({ $person })
host-seat-nobody = Platz { $seat }: ein Bot oder niemand, den der Server kennt
host-said = Was gesagt wurde
host-about-seat = über Platz { $seat }
host-about-chat = über den Chat
host-about = über
host-told-by = gemeldet von
host-sits = { $tables ->
    [one] sitzt an 1 Tisch
   *[other] sitzt an { $tables } Tischen
}
host-muted = stumm bis { $time }
host-banned = gesperrt seit { $time }
host-why = Warum
host-hours = Stunden
host-close = Tisch schließen
host-mute = Stummschalten
host-ban = Sperren
host-lift = Aufheben
host-settle = Erledigt
