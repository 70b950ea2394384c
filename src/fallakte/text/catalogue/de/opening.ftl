### Einen Tisch an einem Server eröffnen.

cli-open-short = an einem Server einen Tisch eröffnen
cli-open-help = Eröffnet an einem Server einen Tisch und nennt seine Links: je einen für die Mitspieler, einen für alle, die zuschauen. Ist einer der Plätze deiner, setzt du dich gleich.
cli-open-name = das Spiel
cli-open-server = die Adresse des Servers; ohne Angabe der, den „fallakte serve“ auf diesem Rechner startet
cli-open-seats = wer dort sitzt, der Reihe nach: me (ich), friend, bot, bot:STUFE, open; ohne Angabe du und ein Bot
cli-open-pairs = eine Option des Spiels; kann mehrfach stehen
cli-open-called = wie du dort heißt
cli-open-listed = den Tisch allen auf diesem Server zeigen
cli-open-clock = Sekunden für eine Entscheidung; 0: so lange es dauert
cli-open-no-undo = an diesem Tisch wird nichts zurückgenommen
cli-open-examples =
    fallakte open al-capone
    fallakte open rue-morgue --seats me,friend,bot --name Ada
    fallakte open capone --at https://example.org --seats me,open,open --listed
open-table = Der Tisch ist eröffnet. Sein Code ist { $code }; wer zuschauen will, kommt über { $link }
open-seat = Platz { $seat } bekommt, wer diese Einladung zuerst öffnet; sie gilt einmal: { $link }
open-seat-form = „{ $seat }“ ist kein Platz: Möglich sind me, friend, open, bot oder bot:STUFE.
