### The pages in the browser.

web-loading = Einen Augenblick …
web-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-no-page = Unter dieser Adresse ist nichts.
web-case-closed = Akte geschlossen
web-home = Alle Fälle
web-skip = Zum Inhalt
web-nav = Seiten
web-rules = Regeln
web-verify = Prüfen
web-settings = Einstellungen
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen

## At a table

web-coming-to-the-table = Du kommst an den Tisch …
web-invited = Du bist eingeladen
web-at-the-table = Am Tisch
web-seat = Platz { $seat }
web-seat-free = frei
web-your-name = Dein Name
web-dealing = Alle sind da: Gleich wird gegeben.
web-dealing-why = Noch fehlt mindestens ein Wort für das Mischen; nach einer Minute geht es ohne los.
web-silent = Dein Wort kam zu spät für das Mischen: Die Karten wurden ohne es gegeben, und die Aufzeichnung sagt es.
web-luck-fits = Verglichen: In der Aufzeichnung stehen das Wort deines Browsers und die Festlegungen, die vor dem Geben gezeigt wurden.
web-luck-differs = Vorsicht: Die Aufzeichnung ist nicht das, was vor dem Geben gezeigt wurde. Heb sie auf und frag, wer den Server betreibt.
web-sit-down = Platz nehmen
web-watch = Zuschauen
web-kept-for-friends = Die freien Plätze sind für Freunde reserviert, die eine Einladung haben.
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-log = Verlauf
web-menu = Menü
web-beside = Neben dem Tisch
web-connection-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt …
web-really = Wirklich?
web-rather-not = Lieber nicht
web-what-you-can-do = Was du tun kannst
web-put-down = Zurücklegen
web-understood = Verstanden
web-taken-back = { $name } nimmt einen Zug zurück.
web-asks-undo = { $you ->
    [yes] Du bittest die anderen, deinen Zug zurücknehmen zu dürfen.
   *[no] { $name } bittet, einen Zug zurückzunehmen. Einverstanden?
}
web-asks-close = { $you ->
    [yes] Du bittest die anderen, die Partie unbeendet zu schließen.
   *[no] { $name } bittet, die Partie unbeendet zu schließen. Einverstanden?
}
web-silence-agrees = { $days ->
    [one] Wer einen Tag lang nicht antwortet, ist einverstanden.
   *[other] Wer { $days } Tage lang nicht antwortet, ist einverstanden.
}
web-withdraw = Zurückziehen
web-paused = { $name } hat die Partie angehalten.
web-pause = Anhalten
web-resume = Weiter
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-seat-back = Platz zurücknehmen
web-time-over = Die Zeit von { $name } ist um. Was soll geschehen?
web-clock-wait = Warten
web-clock-turn = Ein Bot spielt diesen Zug
web-clock-seat = Ein Bot übernimmt den Platz
web-clock = { $name }: { $minutes }:{ $seconds }
web-closed = Die Partie wurde unbeendet geschlossen.
web-closed-by-host = Wer diesen Server betreibt, hat die Partie geschlossen.
web-waiting-for = { $count ->
    [0] Die Karten werden gegeben.
    [one] Ein Mitspieler fehlt noch
   *[other] { $count } Mitspieler fehlen noch
}
web-kind-person = Mensch
web-kind-bot = Bot
web-kind-friend = für einen Freund
web-link-for = Einladung für { $name }: Wer sie zuerst öffnet, sitzt dort
web-link-public = Link zum Zuschauen oder für einen freien Platz
web-code = Code des Tisches:
web-recovery = Kommst du mit diesem Browser nicht mehr herein, holt dieser Code deinen Platz zurück:
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-lend = Einen Bot für mich spielen lassen
web-hand-over = Gerät wechseln oder Platz übergeben
web-hand-over-link = Wer diesen Link zuerst öffnet, sitzt auf deinem Platz: du mit einem anderen Gerät oder jemand anderes. Er gilt einmal.
web-ask-close = Um Abbruch der Partie bitten
web-leave = Endgültig gehen
web-leave-really = Ein Bot übernimmt deinen Platz, für immer. Es gibt kein Zurück.
web-set-sound = Ton
web-set-confirm = Vor einem Spielzug fragen, der meinen Zug beendet
web-replay = Wiederholung
web-record = Aufzeichnung
web-chat = Gespräch
web-chat-say = Sag etwas …
web-send = Senden
web-reaction-bravo = Bravo!
web-reaction-ouch = Autsch!
web-reaction-hurry = Beeil dich!
web-reaction-thanks = Danke!
web-reaction-sorry = Tut mir leid!
web-reaction-laugh = Haha!
web-meanwhile = Was inzwischen geschah
web-go-on = Weiter
