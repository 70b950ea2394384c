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
rec-8-word-commitments = Die Siegel der Wörter (word_commitments) im Kopf sind keine Liste mit einem Eintrag für jede der { $players } Personen.
rec-8-word-commitment = Das Siegel des Wortes von Platz { $seat } ist weder null noch ein SHA-256 aus 64 hexadezimalen Ziffern.
rec-8-bot-commitment = Platz { $seat } ist ein Bot und hat ein Wort versiegelt: Ein Bot hat kein Wort.
rec-8-bot-word = Platz { $seat } ist ein Bot und hat ein Wort: Wer es ausgesucht hat, kann sich damit die Verteilung ausgesucht haben.
rec-8-uncommitted-word = Für Platz { $seat } wird ein Wort offengelegt, das nie versiegelt war.
rec-8-word-form = Platz { $seat } hat ein Wort versiegelt, aber offengelegt wird keines aus 32 kleinen hexadezimalen Ziffern.
rec-8-word = Das Wort von Platz { $seat } ist nicht das, das versiegelt war.
rec-8-silent = Die stummen Plätze (silent) im Kopf sind keine Liste von Plätzen in aufsteigender Folge, jeder einmal und mindestens einer.
rec-8-silent-old = Der Kopf nennt stumme Plätze (silent), aber keine Siegel der Wörter (word_commitments).
rec-8-silent-uncommitted = Platz { $seat } gilt als stumm, hat aber nie ein Wort versiegelt.
rec-8-silent-word = Platz { $seat } gilt als stumm, aber sein Wort wird offengelegt.
rec-8-dealer = Als Erstes gibt Platz { $dealer }, aber Geheimnis und Wörter ergeben Platz { $due }.
rec-8-shuffle = Mischung Nummer { $number } der Partie ist nicht die, die Geheimnis und Wörter ergeben.
no-such-eyes = Einen Platz { $seat } gibt es nicht: Sie gehen von 0 bis { $last }.

## Der Befehl verify

cli-verify-short = nachprüfen, ob das Mischen zum Siegel einer Aufzeichnung passt
cli-verify-help = Prüft die Siegel jeder Aufzeichnung in den Dateien: das Geheimnis, die Wörter, den ersten Geber und jedes Mischen; und jede Zeile, wie „check“ es tut. Rückgabewert 1, wenn eine Aufzeichnung der Prüfung nicht standhält, 2 bei unlesbarer Eingabe.
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
verified-kept-word = Wort von { $name }: nicht rechtzeitig offengelegt
verified-old = von der alten Art: Die Wörter waren nicht versiegelt
verified-compare = Das gilt, wenn dreierlei so ist, wie dein eigenes Programm es kannte: Das Siegel ist das, das ihm gezeigt wurde, bevor es ein Wort versiegelt hat; die Siegel der Wörter im Kopf sind die, die ihm gezeigt wurden, bevor es sein Wort offengelegt hat; und dein Wort ist das, das es gebildet hat.
verified-proves = Was das beweist: Das Geheimnis des Servers und die Wörter aller standen fest, bevor irgendein Wort gezeigt wurde. Also kann sich niemand die Verteilung ausgesucht haben, auch nicht, wer den Server betreibt, solange nur ein einziges Programm ehrlich war, das sein Wort offengelegt hat. Niemand hat danach eine Verteilung oder eine Mischung geändert, und jeder Spielzug ist erlaubt.
verified-not = Was es nicht beweist: dass niemand, der den Server betreibt, in die Karten gesehen hat, denn der Server muss sie kennen; dass kein Tisch weggeworfen wurde, dessen Verteilung nicht gefiel; dass sich am Tisch niemand abgesprochen hat.
verified-silent = Jemand hat ein Wort versiegelt und nicht rechtzeitig offengelegt. Wer erst die Wörter der anderen sieht und dann schweigt, hat zwischen zwei Verteilungen gewählt, und weiß auch, zwischen welchen, wenn der Server mit im Bunde ist.
verified-compare-wordless = Das gilt, wenn das Siegel das ist, das dir vor Beginn der Partie gezeigt wurde.
verified-proves-wordless = Was das beweist: Jede Verteilung und jede Mischung kommt aus dem Geheimnis, das versiegelt war, niemand hat danach eine geändert, und jeder Spielzug ist erlaubt. Aber niemand hat ein Wort offengelegt; wer den Server betreibt, kann sich also das Geheimnis ausgesucht haben, und damit die Verteilung.
verified-compare-old = Das gilt, wenn du beides aus der Partie kennst: Das Siegel ist das, das dir gezeigt wurde, bevor du dein Wort gegeben hast, und dein Wort ist das, das du gegeben hast.
verified-proves-old = Was das beweist: nur, dass jede Verteilung und jede Mischung die ist, die Siegel und Wörter ergeben, und dass jeder Spielzug erlaubt ist. Die Aufzeichnung ist von der alten Art: Niemand hat sein Wort versiegelt, bevor die Wörter bekannt waren.
verified-not-old = Was es nicht beweist: dass niemand die Karten gelegt hat. Wer den Server betreibt und selbst mitspielt oder das Wort eines anderen Platzes bestimmt, kann Wörter probiert haben, bis die Verteilung gefiel. Es beweist auch nicht, dass niemand, der den Server betreibt, in die Karten gesehen hat oder dass sich am Tisch niemand abgesprochen hat.

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
