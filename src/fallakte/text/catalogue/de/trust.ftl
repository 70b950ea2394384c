### Nachgeprüfte Aufzeichnungen, und Aufzeichnungen als Text.

## Was nicht zusammenpasst

rec-8-no-commitment = Der Kopf nennt kein Siegel (commitment): Das Mischen dieser Aufzeichnung stand nicht im Voraus fest, also lässt sich nichts nachprüfen.
rec-8-commitment = Das Siegel (commitment) im Kopf ist kein SHA-256 aus 64 hexadezimalen Ziffern.
rec-8-no-reveal = Die Aufzeichnung endet nicht mit ihrer Offenlegung (reveal), also lässt sich nichts nachprüfen.
rec-8-reveal = Die Offenlegung (reveal) braucht genau „secret“, einen Text, und „words“, eine Liste von Texten ohne Zeilenumbruch.
rec-8-reveal-place = Die Offenlegung (reveal) steht einmal, in der letzten Zeile einer Aufzeichnung.
rec-8-words = Die Offenlegung hat { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
} für { $players } Personen.
rec-8-secret = Das Geheimnis in der Offenlegung ist nicht das, das versiegelt war.
rec-8-dealer = Als Erstes gibt Platz { $dealer }, aber Geheimnis und Wörter ergeben Platz { $due }.
rec-8-shuffle = Mischung Nummer { $number } der Partie ist nicht die, die Geheimnis und Wörter ergeben.
no-such-eyes = Einen Platz { $seat } gibt es nicht: Sie gehen von 0 bis { $last }.

## Der Befehl verify

cli-verify-short = nachprüfen, ob das Mischen zum Siegel einer Aufzeichnung passt
cli-verify-help = Prüft das Siegel jeder Aufzeichnung in den Dateien: das Geheimnis, die Wörter, den ersten Geber und jedes Mischen; und jede Zeile, wie „check“ es tut. Rückgabewert 1, wenn eine Aufzeichnung der Prüfung nicht standhält, 2 bei unlesbarer Eingabe.
cli-verify-paths = Dateien mit einer oder mehreren Aufzeichnungen; - für die Standardeingabe
cli-verify-unfinished = eine Partie darf vor ihrem Ende geschlossen worden sein
cli-verify-examples =
    fallakte verify partie.jsonl
    fallakte verify --unfinished geschlossen.jsonl

cli-verifying = { $path } wird nachgeprüft
verified = Nachgeprüft: { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}{ $shuffles ->
    [0] {""}
    [one] {" "}und 1 Mischung
   *[other] {" "}und { $shuffles } Mischungen
}, { $moves ->
    [one] 1 Spielzug
   *[other] { $moves } Spielzüge
}.
verified-commitment = Siegel: { $commitment }
verified-word = Wort von { $name }: { $word }
verified-no-word = Wort von { $name }: keines
verified-compare = Das gilt, wenn du beides aus der Partie kennst: Das Siegel ist das, das dir gezeigt wurde, bevor du dein Wort gegeben hast, und dein Wort ist das, das du gegeben hast.
verified-proves = Was das beweist: Der geheime Teil der Verteilung stand fest, bevor irgendein Wort bekannt war. Wer das Geheimnis nicht kennt, kann die Karten mit seinem Wort nicht gelenkt haben, und wer den Server betreibt, kann das Geheimnis nicht passend zu den Wörtern gewählt haben. Niemand hat danach eine Verteilung oder eine Mischung geändert, und jeder Spielzug ist erlaubt.
verified-not = Was es nicht beweist: dass niemand, der den Server betreibt, in die Karten gesehen hat, oder dass niemand am Tisch mit ihm zusammengespielt hat. Gemeinsam können beide hineinsehen und sich das letzte Wort passend aussuchen.

## Der Befehl tell

cli-tell-short = eine Aufzeichnung als Text erzählen
cli-tell-help = Erzählt eine Aufzeichnung in Sätzen, Durchgang für Durchgang, mit jeder Wertung. Ohne --seat liegen alle Karten offen.
cli-tell-path = eine Datei mit einer Aufzeichnung, fertig oder nicht; - für die Standardeingabe
cli-tell-seat = nur erzählen, was dieser Platz sah („spectator“: was alle sahen)
cli-tell-examples =
    fallakte tell partie.jsonl
    fallakte tell partie.jsonl --seat 0 --lang de

## Eine Aufzeichnung als Text

recount-players = Es spielen: { $players }
recount-bot = { $name } (Bot { $bot })
recount-options = Optionen: { $options }
recount-open = Alle Karten liegen offen.
recount-public = Erzählt, wie alle es sahen.
recount-seat = Erzählt, wie { $name } es sah.
recount-round = Durchgang { $round } · Geber: { $dealer } · je { $count } Karten
recount-year = Jahr { $round } · Geber: { $dealer } · je { $count } Karten
recount-unfinished = Hier bricht die Aufzeichnung ab: Die Partie ist unfertig.

## Was geschah, mit offenen Karten

open-hand = Hand von { $seat }: { $cards }
open-drew = { $count ->
    [0] { $seat } zieht nichts: Die Fallakte ist leer.
   *[other] { $seat } zieht { $cards }.
}
open-al-capone-looked = { $seat } sieht die Unterwelt durch: { $cards }.
open-al-capone-took-secretly = { $seat } nimmt verdeckt { $card } aus der Unterwelt.
open-bonnie-and-clyde-looked = { $seat } sieht das Archiv durch: { $cards }.
open-bonnie-and-clyde-took-secretly = { $seat } nimmt verdeckt { $card } aus dem Archiv.
open-bonnie-and-clyde-looked-below = { $seat } sieht unter { $place } nach und findet { $card }.
open-rue-morgue-passed = { $seat } wählt { $card } für { $to }.
open-rue-morgue-exchanged = { $seat } bekommt { $back } von { $to } und gibt dafür { $card }.
open-rue-morgue-buried = { $seat } legt { $card } unter den Orang-Utan.
open-rue-morgue-peeked = Oben auf der Fallakte sieht { $seat } { $card }.
open-rue-morgue-fed-from-file = { $seat } verfüttert { $card } aus der Fallakte an den Orang-Utan.
open-rue-morgue-looked = { $seat } sieht die Rue Morgue durch: { $cards }.
open-rue-morgue-looked-below = Unter dem Orang-Utan findet { $seat }: { $cards }.
open-capone-exchanged = { $count ->
    [0] { $seat } behält alle Karten.
   *[other] { $seat } gibt { $given } zurück und bekommt { $received }.
}
