### Jede Regel in ein oder zwei Sätzen: gesagt, wenn ein Spielzug nicht erlaubt ist, und nachzuschlagen unter ihrer Nummer.

## Mystery Rummy: was die drei Fälle gemeinsam haben

rule-R-1 = Die Plätze sind im Uhrzeigersinn nummeriert, beginnend mit 0. Der erste Geber wird ausgelost, danach wandert das Geben in jedem Durchgang einen Platz weiter im Uhrzeigersinn, und es beginnt, wer links vom Geber sitzt.
rule-R-2 = Die Karten werden einzeln im Uhrzeigersinn ausgeteilt, beginnend links vom Geber. Dann wird die oberste Karte der Fallakte aufgedeckt und eröffnet den Ablagestapel.
rule-R-3 = Ein Zug hat drei Schritte: Du musst ziehen, dann darfst du ausspielen, so oft und in welcher Reihenfolge du willst, dann musst du ablegen. Mit dem Ablegen endet dein Zug.
rule-R-4 = Vom Ablagestapel ist nur die oberste Karte zu sehen. Niemand darf ihn durchsehen, außer eine Karte erlaubt es.
rule-R-5 = Eine Meldung besteht aus drei oder mehr Hinweisen einer Sorte, die du aus der Hand in deinen eigenen Spielbereich legst. Einen einzelnen Hinweis darfst du dort anlegen, wenn in irgendeinem Spielbereich eine Meldung seiner Sorte liegt.
rule-R-6 = Die letzte Karte auf der Hand kannst du nie ausspielen, nur ablegen: Was du auch ausspielst, in diesem Moment muss dir mindestens eine Karte bleiben.
rule-R-7 = Du darfst in einem Zug höchstens eine Ereigniskarte spielen, auch wenn sie dir eine weitere auf die Hand bringt.
rule-R-8 = Nimmt eine Wirkung mehr Karten aus der Fallakte, als dort liegen, dann nimmt sie, was da ist.
rule-R-9 = Die Karte, die du vom Ablagestapel gezogen hast, darfst du im selben Zug wieder ablegen.
rule-R-10 = Ein Durchgang endet, wenn jemand mit der letzten Handkarte ausmacht, oder am Ende des Zuges, in dem die Fallakte leer wurde (in der Rue Morgue folgt dann eine zweite Fallakte). Wer in eben diesem Zug ausmacht, hat mit allen Folgen ausgemacht.
rule-R-11 = Nach einem Durchgang endet die Partie, wenn der höchste Punktestand die Zielpunktzahl erreicht hat und nur eine Person oder ein Team ihn hat. Sonst spielen alle einen weiteren Durchgang.
rule-R-12 = Du siehst deine Hand, alle Spielbereiche, alle Ansagen, die oberste Karte des Ablagestapels und die Zahl der Karten auf den anderen Händen, in der Fallakte und im Ablagestapel. Was allen gezeigt wird, ist in diesem Moment öffentlich; dass es gezeigt wurde, bleibt im Protokoll.
rule-R-13 = Eine Antwort darf verdeckte Karten nicht durch ihre Form verraten. Du wirst auch dann gefragt, wenn nur eine Antwort erlaubt ist, und die anderen erfahren nur, was man am Tisch sehen würde.
rule-R-14 = Wird eine Karte aus einem geordneten Stapel genommen, dann ist es die oberste von mehreren gleichen und nie die eben gespielte Ereigniskarte. Der Rest bleibt in seiner Reihenfolge.
rule-R-15 = Nach zehn Zügen pro Person in Folge, die mit einer Karte vom Ablagestapel begannen, muss die nächste Karte aus der Fallakte gezogen werden. Zieht jemand zu Beginn des Zuges aus der Fallakte, beginnt die Zählung neu, ebenso mit jedem neuen Durchgang.
rule-R-16 = Eine Entscheidung mit nur einer erlaubten Antwort bleibt eine Entscheidung und steht als Spielzug in der Aufzeichnung. Das Programm darf nur dann für dich antworten, wenn alle sehen können, dass es nur eine Antwort gibt.
rule-R-17 = Eine Wirkung, die Karten aus der Fallakte zieht oder aufdeckt, darfst du auch bei leerer Fallakte nutzen. Sie bringt dann nichts.
rule-R-18 = Nur wer an der Reihe ist, darf handeln, und nur mit dem, was gerade verlangt ist. Erst wird gezogen, dann ausgespielt, und eine offene Entscheidung geht allem anderen vor.
rule-R-19 = Du kannst eine Karte nur spielen, weitergeben oder ablegen, wenn du sie auf der Hand hast, und eine Figur nur einsetzen, wenn sie dir zur Verfügung steht.

## Aufzeichnungen

rule-REC-1 = Die Aufzeichnung ist nicht lesbar: Sie muss aus JSON-Zeilen bestehen, ein Objekt pro Zeile.
rule-REC-2 = Die Kopfzeile fehlt oder ist falsch: Format, Spiel, Optionen oder Mitspieler sind nicht so, wie sie sein müssen.
rule-REC-3 = Diese Zeile ist hier nicht an der Reihe: Verteilung, Spielzüge, Mischen, Wertung und Ende müssen genau dort stehen, wo sie geschehen.
rule-REC-4 = Bei einer Verteilung oder beim Mischen stimmen die Karten nicht, oder die Verteilung nennt den falschen Geber.
rule-REC-5 = Die Wertung in der Aufzeichnung ist nicht die, zu der die Spielzüge führen.
rule-REC-6 = Das Ende in der Aufzeichnung ist nicht das, zu dem die Spielzüge führen.
rule-REC-7 = Die Aufzeichnung ist unvollständig: Sie bricht ab, bevor die Partie zu Ende ist.
rule-REC-8 = Siegel, Offenlegung oder Mischen passen nicht zusammen: Offengelegt werden muss, was versiegelt war, und jede Verteilung und jedes Mischen muss daraus kommen.

## Al Capone

rule-AC-1 = Alle bekommen 10 Karten, egal wie viele mitspielen. Die oberste Karte der Fallakte eröffnet dann die Unterwelt.
rule-AC-2 = Zu viert sind Teams empfohlen, aber nicht vorgeschrieben. Partner teilen sich einen Spielbereich und sehen einander nicht in die Karten.
rule-AC-3 = Du ziehst die obersten zwei Karten der Fallakte (nur eine, wenn nur noch eine da ist) oder die oberste Karte der Unterwelt, und zwar nur diese eine.
rule-AC-4 = In deinem Zug darfst du beliebig viele Meldungen auslegen, beliebig oft anlegen und höchstens eine Ereigniskarte spielen.
rule-AC-5 = Drei oder mehr Hinweise einer Sorte in einem Spielbereich sind eine Meldung, wie auch immer sie dorthin kamen; weniger sind keine, zählen aber Punkte. Eine Sorte, die irgendwo als Meldung liegt, darfst du mit drei oder mehr Handkarten neu melden oder einzeln anlegen.
rule-AC-6 = Alle Hinweise einer Sorte in einem Spielbereich sind ein kompletter Satz. Nichts kann hinzukommen und nichts weggenommen werden.
rule-AC-7 = Zum Schluss deines Zuges legst du eine beliebige Karte auf die Unterwelt ab.
rule-AC-10 = Fragst du reihum, nennst du einen Gangster, von dem niemand den kompletten Satz hat: Von deinem linken Nachbarn an gibt dir im Uhrzeigersinn die erste Person mit einer solchen Karte, auch dein Partner, genau eine und zieht eine aus der Fallakte nach. Hat niemand eine, geschieht nichts; sind alle elf Sätze komplett, darfst du nicht fragen.
rule-AC-11 = Fragst du reihum, erfahren alle, wer vergeblich gefragt wurde und wer gegeben hat; fragst du gezielt, erfahren sie, wie viele Karten gegeben wurden. Ein Agententreffen ist auch dann erlaubt, wenn niemand etwas geben kann.
rule-AC-12 = Fragst du gezielt, nennst du einen Gangster, von dem eine unvollständige Meldung in deinem eigenen Spielbereich liegt, und eine andere Person, vielleicht deinen Partner. Sie gibt dir alle solchen Handkarten und zieht ebenso viele aus der Fallakte nach, soweit diese reicht.
rule-AC-13 = Suchst du einzeln, siehst du die Unterwelt geheim durch und nimmst genau eine Karte auf die Hand, ohne sie zu zeigen. Den eben gespielten Durchsuchungsbefehl kannst du nicht nehmen, und wenn sonst keine Karte dort liegt, darfst du nicht suchen.
rule-AC-14 = Einen Satz suchen darfst du nur mit einer unvollständigen Meldung im eigenen Spielbereich, aber auch dann, wenn sich nichts findet. Du siehst die Unterwelt geheim durch, wählst eine dieser Meldungen, zeigst alle ihre Hinweise, die dort liegen, und nimmst sie auf die Hand.
rule-AC-15 = Mit Eliot Ness kannst du zwei Karten aus der Fallakte ziehen.
rule-AC-16 = Mit Eliot Ness die obersten sieben Karten der Fallakte aufdecken darfst du nur, wenn du eine unvollständige Meldung im eigenen Spielbereich hast. Alle Hinweise, die zu deinen Meldungen passen, kommen auf deine Hand, der Rest in der Reihenfolge des Aufdeckens auf die Unterwelt.
rule-AC-17 = Ein Überfall nennt einen Gangster, von dem eine Meldung in deinem eigenen Spielbereich liegt, und bringt dir alle seine Karten aus allen anderen Spielbereichen. Mindestens eine muss es sein.
rule-AC-18 = Du darfst keine Ereigniskarte spielen, nach der du keine Karte mehr auf der Hand hättest, auch wenn sie dir Karten bringen würde.
rule-AC-20 = Der Durchgang endet, wenn jemand ausmacht, oder nach dem Zug, in dem die letzte Karte der Fallakte genommen wurde, von wem und wodurch auch immer. Wer seine letzte Handkarte hergeben musste, hat nicht ausgemacht.
rule-AC-21 = Handkarten zählen nichts. Ein kompletter Satz bringt seinen Satzwert anstelle der Kartenwerte, jeder andere Hinweis seinen Einzelwert, normalerweise 2.
rule-AC-22 = Ausschluss: Macht jemand aus und hat, allein oder im Team, den kompletten Satz Al Capone, dann bekommt in diesem Durchgang nur diese Seite Punkte. Hat niemand ausgemacht, gibt es keinen Ausschluss.
rule-AC-23 = Gespielt wird bis zu einer Zielpunktzahl, normalerweise 200.

## Bonnie und Clyde

rule-BC-1 = Das Fluchtauto startet auf Ort 1.
rule-BC-2 = Die 60 Hinweise und die 15 Ted Hinton werden gemischt; die obersten 8 werden dann zusammen mit Bonnie und Clyde gemischt und verdeckt unter die zehn Orte gelegt, je eine Karte. Niemand kennt sie.
rule-BC-3 = Zu zweit bekommen alle 10 Karten, zu dritt 9, zu viert 8. Die oberste Karte der Fallakte eröffnet dann das FBI-Archiv.
rule-BC-4 = Du ziehst die oberste Karte der Fallakte oder die oberste Karte des FBI-Archivs.
rule-BC-5 = In deinem Zug darfst du höchstens einen Ted Hinton spielen, beliebig viele Meldungen auslegen und beliebig oft anlegen, in beliebiger Reihenfolge.
rule-BC-6 = Zum Schluss deines Zuges legst du eine Karte auf das FBI-Archiv ab.
rule-BC-10 = Mit Ted Hinton kannst du zwei Karten aus der Fallakte ziehen.
rule-BC-11 = Mit Ted Hinton kannst du das FBI-Archiv geheim durchsehen und eine Karte auf die Hand nehmen, ohne sie zu zeigen. Bei leerem Archiv ist das nicht erlaubt.
rule-BC-12 = Mit Ted Hinton kannst du die Karte unter einem beliebigen Ort ansehen, unter dem noch eine liegt, und sie auf die Hand nehmen oder liegen lassen; Bonnie oder Clyde musst du liegen lassen. Die anderen sehen den Ort und ob du die Karte genommen hast.
rule-BC-15 = Eine Meldung besteht aus drei oder mehr Hinweisen eines Ortes; anlegen kannst du einen oder mehrere Hinweise eines Ortes, den schon jemand, vielleicht du selbst, gemeldet hat. Mehrere zusammen gelten als einmal angelegt, nacheinander gelegte jeder für sich.
rule-BC-15b = Drei oder mehr Hinweise eines bereits gemeldeten Ortes spielst du als Meldung oder legst sie an, ganz wie du ansagst; das Auto fährt entsprechend. Anlegen darfst du auch in dem Zug, in dem du selbst gemeldet hast.
rule-BC-16 = Hat irgendwer einen Ort gemeldet, dann gilt er bis zum Ende des Durchgangs als gemeldet.
rule-BC-17 = Steht das Auto auf dem gerade gespielten Ort, dann liegen die eben gespielten Karten quer, und du siehst die Karte unter diesem Ort an. Bonnie oder Clyde fasst du und legst die Karte offen in deinen Spielbereich; jede andere nimmst du auf die Hand oder lässt sie liegen.
rule-BC-18 = Steht das Auto woanders, dann liegen die Karten hochkant, und du darfst die Karte unter dem gespielten Ort ansehen. Bonnie oder Clyde muss dort verdeckt bleiben; jede andere Karte nimmst du auf die Hand oder lässt sie liegen.
rule-BC-19 = Nachsehen kostet nichts, darum sieht das Programm immer nach und fragt immer, ob du die Karte nimmst oder liegen lässt. Bonnie oder Clyde kannst du, wo sie bleiben müssen, nur liegen lassen; ein Fang braucht keine Antwort.
rule-BC-20 = Nach einer Meldung fährt das Auto einen Ort vor, und auf Ort 10 bleibt es stehen; nach dem Anlegen fährst du es einen Ort vor oder zurück. Es verlässt nie den Plan, und auch wo nur eine Richtung offen ist, sagst du sie an.
rule-BC-21 = Die Reihenfolge ist immer gleich: Erst kommen die Karten auf den Tisch, dann siehst du nach und fasst oder nimmst, dann fährt das Auto.
rule-BC-22 = Wenn du meldest oder anlegst, muss dir in diesem Moment eine Karte auf der Hand bleiben. Eine Karte, die du danach unter dem Ort hervorholst, hilft dir dabei nicht.
rule-BC-25 = Der Durchgang endet, wenn jemand ausmacht, oder nach dem Zug, in dem die letzte Karte der Fallakte gezogen wurde, sei es beim Ziehen oder durch Ted Hinton.
rule-BC-26 = Ein quer liegender Hinweis zählt 4 Punkte, ein hochkant liegender 2, Bonnie und Clyde zählen, wenn gefasst, je 10. Handkarten zählen nichts.
rule-BC-27 = Wer ausmacht, bekommt außerdem die Nummer des Ortes, auf dem das Auto steht, als Punkte. Niemand bekommt sie, wenn der Durchgang mit der Fallakte endet und niemand ausgemacht hat.
rule-BC-28 = Alleingang: Macht jemand aus und hat Bonnie und Clyde beide gefasst, dann bekommen alle anderen in diesem Durchgang 0 Punkte.
rule-BC-29 = Gespielt wird bis zu einer Zielpunktzahl, normalerweise 100, in der längeren Partie 200. Jeder Durchgang beginnt neu mit allen 77 Karten und dem Auto auf Ort 1.

## Der Doppelmord in der Rue Morgue

rule-RM-1 = Der Orang-Utan liegt in der Mitte; zu zweit bekommen alle 10 Karten, zu dritt 9, zu viert 8. Die oberste Karte der Fallakte eröffnet dann die Rue Morgue.
rule-RM-2 = Zu zweit kommen die nächsten zwei Karten der Fallakte verdeckt und ungesehen unter den Orang-Utan.
rule-RM-3a = Zu viert wählen zuerst alle eine Karte für den Partner. Die Karte, die du bekommst, siehst du erst, wenn du selbst eine gegeben hast, und solange sie unterwegs ist, kann sie niemand weitergeben.
rule-RM-3b = Alle legen eine Handkarte verdeckt unter den Orang-Utan. Wenn das alle getan haben, ziehen alle eine Karte aus der Fallakte.
rule-RM-3c = Beim Aufbau wird der Reihe nach entschieden, links vom Geber beginnend: erst alle Karten für die Partner, dann alle für den Orang-Utan, dann ziehen alle. Niemand sieht die Wahl der anderen, und unter dem Orang-Utan kennst du nur deine eigene Karte.
rule-RM-4 = Du ziehst die oberste Karte der Fallakte oder, wenn dort eine liegt, die oberste Karte der Rue Morgue.
rule-RM-5 = In deinem Zug darfst du beliebig viele Meldungen auslegen, beliebig oft anlegen und höchstens eine Ereigniskarte spielen. Dann legst du eine Karte auf die Rue Morgue ab.
rule-RM-6 = Solange die erste Fallakte reicht, siehst du nach jeder Meldung, aber nie nach dem Anlegen, geheim die oberste Karte der Fallakte an und legst entweder sie oder die oberste Karte der Rue Morgue verdeckt unter den Orang-Utan. Ist einer der Stapel leer, dann muss es die Karte des anderen sein.
rule-RM-6b = Die erste Fallakte gilt bis zum Ende des Zuges, in dem sie leer wurde: Bis dahin wird nach Meldungen noch gefüttert, Monsieur Dupin sucht noch unter dem Orang-Utan, und wer ausmacht, fängt ihn noch.
rule-RM-7 = Wer aus der Rue Morgue gefüttert hat, kennt die nächste Karte der Fallakte, bis sie gezogen, verfüttert oder gemischt wird. Wer aus der Fallakte gefüttert oder mit Monsieur Dupin gesucht hat, behält das Gesehene; eine aus der Rue Morgue verfütterte Karte kennen alle.
rule-RM-10 = Ist am Ende eines Zuges die erste Fallakte leer und hat niemand ausgemacht, dann werden alle Karten unter dem Orang-Utan und in der Rue Morgue zur zweiten Fallakte gemischt. Der Orang-Utan ist entkommen und wird in diesem Durchgang nicht mehr gefüttert.
rule-RM-11 = Ist am Ende eines Zuges die zweite Fallakte leer und hat niemand ausgemacht, dann bleibt der Fall ungelöst: Niemand bekommt in diesem Durchgang Punkte, und der nächste wird ausgeteilt.
rule-RM-15 = Eine Brillante Folgerung darfst du nur spielen, wenn von beiden Sorten ihres Paares Meldungen auf dem Tisch liegen, egal in wessen Spielbereich. Sie zählt normalerweise 7 Punkte.
rule-RM-16 = Den Polizeipräfekten darfst du nur spielen, wenn in irgendeinem Spielbereich eine Meldung von Adolphe Le Bon liegt. Er zählt normalerweise 4 Punkte.
rule-RM-17 = Zu zweit oder dritt ziehst du mit Dupins Hilfe zwei Karten oder durchsuchst die Rue Morgue; zu viert durchsuchst du sie oder berätst dich mit deinem Partner. Eine leere Rue Morgue kannst du nicht durchsuchen, und die gefundene Karte zeigst du allen.
rule-RM-18 = Während der ersten Fallakte siehst du mit Monsieur Dupin geheim die Karten unter dem Orang-Utan durch, nimmst eine auf die Hand und zeigst sie; liegt dort nichts, geschieht nichts. Während der zweiten Fallakte ziehst du mit ihm zwei Karten.
rule-RM-20 = Der Fall ist gelöst, wenn jemand ausmacht; während der ersten Fallakte, auch noch in dem Zug, der sie geleert hat, ist damit der Orang-Utan gefangen, und seine Karten werden aufgedeckt. Meldungen, passende einzelne Hinweise, der Polizeipräfekt und Brillante Folgerungen gehen, soweit sie passen, an die Person, die ausgemacht hat, alles andere auf die Rue Morgue.
rule-RM-21 = Ist der Fall gelöst, werfen alle anderen straffrei ab: jeden Hinweis einer gemeldeten Sorte, den Polizeipräfekten, wenn Le Bon gemeldet ist, und eine Brillante Folgerung, wenn mindestens eine ihrer beiden Sorten gemeldet ist. Wer mit der Person im Team ist, die ausgemacht hat, wirft die ganze Hand ab.
rule-RM-22 = Dupins Hilfe und Monsieur Dupin haben eine eigene Farbe, die kein Hinweis hat. Darum werden sie nie straffrei abgeworfen.
rule-RM-25 = In einem gelösten Durchgang zählen die Werte aller Karten in deinem Spielbereich und 10 Punkte für jedes Bonuspaar, von dem beide Meldungen dort liegen; die Werte der übrigen Handkarten werden abgezogen. Die Punkte eines Durchgangs und der Punktestand können negativ sein.
rule-RM-26 = Mit dem Dupin-Bonus bekommt, wer Monsieur Dupin im Spielbereich hat, 2 Punkte für jede Dupins Hilfe in anderen Spielbereichen und verliert 2 für jede im eigenen.
rule-RM-27 = Mit der Ausschlussregel bekommen alle Gegner 0 Punkte, wenn der Orang-Utan gefangen wurde und im Spielbereich der Person, die ihn gefangen hat, ein ganzes Bonuspaar mit seiner Brillanten Folgerung liegt. Hat auch nur ein Gegner so etwas, dann wird niemand ausgeschlossen.
rule-RM-28 = Gespielt wird bis zu einer Zielpunktzahl, normalerweise 100.

## Capone, das Brettspiel

rule-CP-0 = Die Regeln R-13, R-16, R-18 und R-19 gelten auch in Capone. Beim Tauschen, Anheuern und Investieren werden alle gefragt, und das Einsetzen von Figuren ist auch dann ein Spielzug, wenn es nur eine Möglichkeit gibt.
rule-CP-1 = Ein Jahr hat fünf Runden, zu sechst vier. Zu dritt wird von jedem illegalen Geschäft für die ganze Partie eine Karte aus dem Stapel genommen.
rule-CP-2 = Alle Karten werden gemischt, und alle bekommen fünf, zu sechst vier Karten, einzeln im Uhrzeigersinn vom Startspieler an.
rule-CP-3 = Vom Startspieler an dürfen alle einmal beliebig viele Karten zurückgeben und bekommen ebenso viele vom nicht verteilten Rest. Zurückgegebene Karten sind für dieses Jahr aus dem Spiel; wie viele es waren, ist öffentlich, welche, ist geheim.
rule-CP-4 = Der Startspieler des ersten Jahres sitzt links vom Bankhalter, dessen Platz ausgelost wird. In jedem Jahr wandert der Start einen Platz weiter im Uhrzeigersinn.
rule-CP-5 = In jeder Runde spielen alle der Reihe nach, vom Startspieler an, eine Karte und führen sie aus, oder sie legen sie ungenutzt ab. Jede Karte darf ungenutzt abgelegt werden, und jede wird gezeigt.
rule-CP-10 = Für ein legales Geschäft brauchst du mindestens eine Investition und einen verfügbaren Leibwächter. Stell ihn dorthin und nimm sofort 10 bis 60 aus der Bank, je nach deinen Investitionen.
rule-CP-15 = Stell eigene Familienmitglieder, Leibwächter oder beides auf einen der beiden Standorte des genannten Geschäfts. Zusammen müssen sie mindestens den Kartenwert erreichen.
rule-CP-16 = Der Don steht nie mit einem anderen Mitglied seiner Familie zusammen. Leibwächter dürfen bei ihm stehen.
rule-CP-17 = Die Mama steht mit höchstens einem anderen Familienmitglied zusammen und nie mit dem Don. Leibwächter dürfen bei ihr stehen.
rule-CP-18 = Auf einen Standort deiner eigenen Familie darfst du weitere Figuren stellen. Die neuen Figuren müssen wieder mindestens den Kartenwert erreichen, und die Grenzen für Don und Mama gelten für alle Figuren dort zusammen.
rule-CP-19 = Um eine andere Familie zu vertreiben, müssen deine Figuren mindestens den Kartenwert erreichen und mindestens 5 mehr wert sein als alle Figuren dort. Deren Familienmitglieder kommen für immer in den Hafen, die Leibwächter in den Park.
rule-CP-20 = Auf einem Standort stehen nie Figuren zweier Familien.
rule-CP-21 = Mit der letzten Karte eines Jahres darfst du ein illegales Geschäft nur mit genau so vielen Leibwächtern nutzen, wie der Kartenwert verlangt; hast du zu wenige, dann mit einem einzelnen Familienmitglied, dem niedrigsten verfügbaren, das ihn erreicht. Können diese Figuren nirgendwohin oder gibt es keine, dann wird die Karte ungenutzt abgelegt.
rule-CP-25 = Eine Karte „Aus dem Verkehr ziehen“ versetzt ein Mitglied einer anderen Familie von einem illegalen Standort auf das Feld der Karte. Dort bleibt es bis zum Ende des Jahres und bringt nichts ein.
rule-CP-26 = Das F.B.I. bringt ein Mitglied einer anderen Familie von einem illegalen Standort oder einem Feld „Aus dem Verkehr gezogen“ ins Gefängnis, in Block 3.
rule-CP-27 = Bei jeder eigenen Entscheidung darfst du ein Mitglied deiner Familie für seinen Wert aus dem Gefängnis freikaufen, nur nicht, während du Figuren einsetzt. Das Geld geht an die Bank, und das Mitglied ist sofort verfügbar.
rule-CP-28 = Schutzgeld verlangst du von einer anderen Familie mit Investitionen; sie zahlt je nach ihren Investitionen 10 bis 50. Reicht ihr Bargeld nicht, dann verkauft sie Investitionen, bis es reicht, und nicht mehr als nötig.
rule-CP-29 = Eine Geschäftsübernahme räumt einen illegalen Standort einer anderen Familie, und du stellst eigene Figuren von genau demselben Gesamtwert dorthin. Die geräumten Figuren gehen sofort an ihre Familie zurück.
rule-CP-30 = Ein Angebot, das man nicht ablehnen kann, entfernt alle Figuren einer anderen Familie von einem illegalen Standort oder einem Feld „Aus dem Verkehr gezogen“: Familienmitglieder in den Hafen, Leibwächter in den Park.
rule-CP-31 = Ein Standort ist frei, wenn die letzte Figur ihn verlässt. Leibwächter, die allein zurückbleiben, halten ihn und bringen Einnahmen.
rule-CP-35 = Am Ende des Jahres bekommt jede Familie den Wert aller ihrer Figuren auf illegalen Standorten. Legale Geschäfte, Felder „Aus dem Verkehr gezogen“ und Gefängnis bringen dann nichts.
rule-CP-36 = Mit der Variante „Deckung“ bringt ein Standort nichts ein, wenn seine Figuren weniger wert sind als der Kartenwert des Geschäfts.
rule-CP-37 = Nach den Einnahmen kehren alle Figuren auf Geschäften und auf Feldern „Aus dem Verkehr gezogen“ zu ihren Familien zurück.
rule-CP-38 = Dann rücken die Gefangenen von Block 3 nach 2 und von 2 nach 1, und wer in Block 1 saß, kommt frei. Das geschieht vor dem Anheuern.
rule-CP-39 = Vom Startspieler an dürfen alle ihre Leibwächter aus dem Park für je 5 wieder anheuern. Wer nicht angeheuert wird, ist aus dem Spiel.
rule-CP-40 = Vom Startspieler an dürfen alle investieren: Jede Investition kostet 100 und rückt den Marker um eins vor, höchstens bis 10.
rule-CP-41 = Es gibt zwei Durchläufe, beide vom Startspieler an: Erst heuern alle an, dann investieren alle.
rule-CP-42 = Eine Investition darfst du für 50 wieder verkaufen, und zwar immer dann, wenn du auch jemanden freikaufen dürftest.
rule-CP-43 = Die Wertung des Jahres wird nach dem Investieren aufgeschrieben.
rule-CP-45 = Wessen Marker beim Investieren am Ende eines Jahres 10 erreicht, gewinnt. Schaffen es mehrere, entscheidet das meiste Bargeld, nachdem alle investiert haben, dann der höchste Gesamtwert der verfügbaren und gefangenen Familienmitglieder; bei erneutem Gleichstand teilen sie sich den Sieg.
rule-CP-46 = Die Partie endet spätestens nach einer festgelegten Zahl von Jahren, normalerweise 25. Dann gewinnt der höchste Marker, und bei Gleichstand wird entschieden wie bei einem gewöhnlichen Sieg.
