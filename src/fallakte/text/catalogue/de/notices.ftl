### Nachrichten per Mail und Webhook für alle, die gerade weg sind.

notice-your-turn = { $game }, Tisch { $table }: { $who }, du bist an der Reihe.
notice-clock = { $game }, Tisch { $table }: { $who }, deine Zeit ist um. Die anderen können jetzt einen Bot für dich spielen lassen.
notice-asked = { $game }, Tisch { $table }: { $who } bittet um deine Zustimmung.
notice-over = { $game }, Tisch { $table }: Die Partie ist zu Ende.
notice-expiring = { $game }, Tisch { $table }: Hier war lange niemand mehr. Schaut in den nächsten Tagen niemand vorbei, wird die Partie beendet.
notice-closed = { $game }, Tisch { $table }: Wer den Server betreibt, hat die Partie geschlossen.
notice-test = { $game }, Tisch { $table }: Das ist ein Test. Nachrichten kommen hier an.
notice-somebody = Jemand
notice-subject = { $game }, Tisch { $table }: { $reason ->
    [your-turn] du bist an der Reihe
    [clock] deine Zeit ist um
    [asked] deine Zustimmung ist gefragt
    [over] die Partie ist zu Ende
    [expiring] die Partie wird bald beendet
    [closed] die Partie wurde geschlossen
   *[test] ein Test
}
notice-letter =
    { $sentence }

    Am Tisch: { $names }
    Dorthin: { $link }

    Der Link enthält deinen Platz nicht. Öffne ihn in dem Browser, mit dem du spielst, oder nimm deinen Wiederherstellungscode.

    Du bekommst diese Mail, weil diese Adresse an diesem Tisch eingetragen wurde. Abschalten kannst du sie in den Einstellungen des Tisches.

notice-farewell = Nichts mehr von hier an diese Adresse: { $link }

## Ob einer Adresse etwas gesagt werden darf

notice-confirm = Jemand möchte, dass Nachrichten von { $site } hierher kommen. Wenn du das warst, bestätige es; wenn nicht, tu nichts, dann kommt auch nichts mehr.
notice-confirm-subject = Fallakte: Adresse bestätigen
notice-confirm-letter =
    { $sentence }

    Bestätigen: { $link }

    Der Link öffnet eine Seite mit einem Knopf. Er gilt 24 Stunden und einmal.
confirm-too-often = Diese Adresse wurde schon zu oft um Zustimmung gebeten, von dir oder von anderen. Versuch es an einem anderen Tag noch einmal.
confirm-gone = Dieser Link bestätigt nichts mehr: Er wurde schon benutzt, ist älter als ein Tag, oder die Adresse wurde seither geändert.
not-confirmed = Deine Adresse ist noch nicht bestätigt oder möchte keine Nachrichten: Öffne den Link, der dorthin ging.
nothing-to-confirm = Es gibt keine Adresse, die zu bestätigen wäre.

## Was an einem Ziel nicht stimmen kann

notice-mail-off = Von hier kann keine Mail verschickt werden: Wer diesen Server betreibt, hat kein SMTP eingerichtet.
notice-mail-address = Das ist keine Mailadresse, an die man schreiben kann.
notice-mail-sender = Der Absender „{ $sender }“ ist keine Mailadresse. Schreib ihn so: Fallakte <post@example.org>
notice-webhook-form = Das ist keine URL, die man aufrufen kann. Schreib sie so: https://example.org/hook
notice-webhook-long = Die URL eines Webhooks hat höchstens { $longest } Zeichen.
notice-webhook-login = Die URL eines Webhooks darf weder Benutzernamen noch Passwort enthalten.
notice-webhook-port = Ein Webhook kann nicht auf Port { $port } aufgerufen werden. Möglich ist: { $ports }.
notice-webhook-inside = An „{ $host }“ wird nichts gesendet: Der Name ist unbekannt oder führt in ein privates Netz.
