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
