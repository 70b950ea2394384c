### Am Tisch eines Servers im Terminal.

cli-join-short = sich an den Tisch eines Servers setzen
cli-join-help = Eine Partie am Tisch eines Servers, im Terminal. Wer mit dem Link eines Tisches kommt, nimmt einen freien Platz oder sieht zu.
cli-join-url = eine Einladung oder der Link eines Tisches; mit --code die Adresse eines Servers
cli-join-code = der kurze Code eines Tisches
cli-join-name = wie du dort heißt
cli-join-watch = zusehen, auch wenn ein Platz frei ist
cli-join-again = noch eine Partie mit den Leuten dieser hier, wenn sie zu Ende ist: bittet darum oder geht hin
cli-join-examples =
    fallakte join 'https://example.org/t/kX3yAz#gQ7sLw' --name Ada
    fallakte join https://example.org --code K7M2-QXRT
    fallakte join https://example.org/t/kX3yAz --watch

## Links und Server

join-no-link = „{ $url }“ ist kein Link. Ein Link beginnt mit http:// oder https:// und endet mit /t/ und dem Tisch; ganz steht er in Anführungszeichen.
join-no-table = „{ $url }“ nennt einen Server, aber keinen Tisch: Der Link eines Tisches endet mit /t/ und mehr, oder --code sagt, welcher es ist.
join-no-server = Unter { $server } antwortet kein Fallakte-Server. Stimmt die Adresse, und läuft der Server?
join-not-understood = Der Server sagt etwas, das diese Fallakte nicht versteht; vielleicht ist es kein Fallakte-Server oder ein neuerer.
join-other-protocol = Der Server spricht Version { $theirs } des Protokolls, dieses Programm Version { $ours }. Nimm eine Fallakte, die so neu ist wie die des Servers.
join-declined = { $text }

## Kommen und Gehen

join-your-code = Der Schlüssel zu deinem Platz bleibt auf diesem Rechner. Geht er einmal verloren, bringt dieser Code deinen Platz zurück, von überall: { $code }
join-hand-over = Wer diesen Link zuerst öffnet, sitzt auf deinem Platz, mit einem anderen Gerät von dir oder irgendwo sonst; dann ist er verbraucht: { $link }
join-welcome = { $game }. Tipp eine Nummer oder in Worten, was du tun willst; „hilfe“ erklärt, „ende“ beendet, und dein Platz bleibt dir.
join-you-watch = { $game }. Du siehst zu; „hilfe“ erklärt, „ende“ beendet.
join-players = Am Tisch: { $names }
join-unnamed = Platz { $seat }
join-waiting = { $count ->
    [one] Eine Person fehlt noch.
   *[other] { $count } Personen fehlen noch.
} Der Code des Tisches ist { $code }, sein Link { $link }
join-missed = { $first ->
    [yes] Was geschah, bevor du kamst:
   *[no] Was inzwischen geschah:
}
join-lost = Die Verbindung ist weg; neuer Versuch …
join-back = Die Verbindung ist wieder da.
join-goes-on-without-you = Die Partie geht weiter, und dein Platz bleibt dir. Zurück kommst du mit: { $command }
join-not-kept = Die Partie geht weiter, aber der Schlüssel zu deinem Platz ließ sich auf diesem Rechner nicht aufbewahren: Nur dein Code holt den Platz zurück. Zum Tisch führt { $command }
join-again = Noch einmal mit denselben Leuten: { $command }
join-dealing = Alle sind da. Gegeben wird, sobald alle Wörter für das Mischen da sind, spätestens in einer Minute.
join-silent = Dein Wort kam zu spät für das Mischen: Die Karten wurden ohne es gegeben, und die Aufzeichnung sagt es.
join-luck-fits = Verglichen: In der Aufzeichnung stehen dein Wort und die Festlegungen, die vor dem Geben gezeigt wurden, und das Mischen folgt daraus.
join-luck-differs = Vorsicht: Die Aufzeichnung ist nicht das, was vor dem Geben gezeigt wurde. Heb sie auf und frag, wer den Server betreibt.
join-over = Die Partie ist zu Ende.
join-closed = Die Partie wurde unvollendet beendet; alle waren einverstanden.
join-closed-by-host = Wer den Server betreibt, hat die Partie geschlossen.

## Rund um die Partie

join-sits-down = { $you ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
join-has-left = { $name } ist endgültig gegangen; ein Bot spielt weiter.
join-lent = { $you ->
    [yes] Jetzt spielt ein Bot für dich; „zurück“ holt dir deinen Platz wieder.
   *[no] Jetzt spielt ein Bot für { $name }.
}
join-plays-again = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } ist zurück und spielt wieder selbst.
}
join-is-here = { $name } ist da.
join-is-away = { $name } ist gerade nicht da.
join-paused = { $you ->
    [yes] Du machst Pause; mit „weiter“ geht es weiter.
   *[no] { $name } macht Pause; mit „weiter“ geht es weiter.
}
join-goes-on = Die Partie geht weiter.
join-asks-undo = { $you ->
    [yes] Du bittest die anderen, deinen Spielzug zurücknehmen zu dürfen; „nein“ zieht die Bitte zurück.
   *[no] { $name } möchte einen Spielzug zurücknehmen. „ja“ oder „nein“?
}
join-asks-close = { $you ->
    [yes] Du schlägst vor, die Partie unvollendet zu beenden; „nein“ zieht den Vorschlag zurück.
   *[no] { $name } schlägt vor, die Partie unvollendet zu beenden. „ja“ oder „nein“?
}
join-silence-agrees = { $days ->
    [one] Wer einen Tag lang nicht antwortet, ist einverstanden.
   *[other] Wer { $days } Tage lang nicht antwortet, ist einverstanden.
}
join-agrees = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $name } ist einverstanden.
}
join-ask-is-off = Die Frage ist vom Tisch.
join-taken-back = { $you ->
    [yes] Du nimmst deinen Spielzug zurück.
   *[no] { $name } nimmt einen Spielzug zurück.
}
join-time-left = { $minutes ->
    [one] Du hast höchstens eine Minute.
   *[other] Du hast etwa { $minutes } Minuten.
}
join-time-is-over = { $you ->
    [yes] Deine Zeit ist um; die anderen dürfen einen Bot spielen lassen.
   *[no] Die Zeit ist um: { $name }. „frist warten“ gibt mehr, „frist zug“ lässt einen Bot diesen Zug spielen, „frist platz“ gibt ihm den Platz.
}
join-talk = { $name }: { $text }
join-reaction-bravo = Bravo!
join-reaction-ouch = Autsch!
join-reaction-hurry = Beeilung!
join-reaction-thanks = Danke!
join-reaction-sorry = Tut mir leid!
join-reaction-laugh = Haha!

## Befehle

join-help =
    Tipp die Nummer eines Spielzugs oder ein paar seiner Wörter, in beliebiger Reihenfolge; ihr Anfang genügt.
    Was nicht erlaubt ist, wird mit der Regel beantwortet.
    „tisch“ zeigt den Tisch noch einmal, „regeln“ die Regeln des Spiels.
    „rücknahme“ nimmt deinen Spielzug zurück oder bittet die anderen darum; „ja“ und „nein“ antworten auf Fragen.
    „pause“ und „weiter“ halten die Partie an und setzen sie fort; „sag …“ spricht mit den anderen.
    „leihen“ lässt einen Bot für dich spielen („leihen greedy“: welchen), „zurück“ holt dir deinen Platz wieder.
    Wenn jemandes Zeit um ist: „frist warten“, „frist zug“, „frist platz“.
    „link“ macht einen Link, mit dem du von einem anderen Gerät auf deinen Platz kommst oder jemand anderes ihn übernimmt.
    „melden …“ sagt dem Betreiber des Servers, was im Chat nicht in Ordnung ist, „melden 2 …“ mit Platz 2.
    „abbrechen“ schlägt vor, die Partie unvollendet zu beenden. „verlassen“ gibt deinen Platz endgültig auf.
    „ende“ beendet dies hier, und dein Platz bleibt dir.
word-quit = ende quit q exit
word-undo = rücknahme zurücknehmen undo u
word-yes = ja j yes y
word-no = nein n no
word-pause = pause
word-resume = weiter resume
word-return = zurück return
word-close = abbrechen close
word-for-good = verlassen leave
word-hand-over = link
word-say = sag say
word-lend = leihen lend
word-clock = frist clock
word-report = melden report
word-wait = warten wait
word-turn = zug turn
word-seat = platz seat
join-report-how = Tipp „melden“ und was im Chat nicht in Ordnung ist, oder „melden 2“ und was mit Platz 2 ist.
join-reported = Der Betreiber des Servers weiß jetzt Bescheid.
join-no-undo = Es gibt gerade keinen Spielzug von dir, der sich zurücknehmen ließe.
join-nothing-asked = Es ist nichts gefragt, worauf „ja“ oder „nein“ eine Antwort wäre.
join-for-good = Endgültig? Ein Bot nimmt deinen Platz, dein Schlüssel und dein Code gelten nicht mehr. „ja“ oder „nein“?
join-clock-choices = Tipp „frist warten“, „frist zug“ oder „frist platz“.
join-would-be-allowed = Das wäre jetzt erlaubt.
join-only-watching = Du siehst zu; Spielzüge macht nur, wer am Tisch sitzt.
join-whose-turn = { $you ->
    [yes] Du bist dran, und dein Spielzug ist unterwegs.
   *[no] Dran ist { $name }.
}
