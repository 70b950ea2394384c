### Namen der Spiele, Karten, Figuren und Orte.

nothing = nichts

name-al-capone = Al Capone
name-bonnie-and-clyde = Bonnie und Clyde
name-rue-morgue = Der Doppelmord in der Rue Morgue
name-capone = Capone

about-al-capone = Mystery Rummy, Fall 4: Bring die Gangster von Chicago zu Fall, einen kompletten Satz nach dem anderen.
about-bonnie-and-clyde = Mystery Rummy, Fall 5: Folge dem Fluchtauto und fass die beiden Gesuchten.
about-rue-morgue = Mystery Rummy, Fall 2: Löse Poes Rätsel, bevor der Orang-Utan entkommt.
about-capone = Das Brettspiel um legale und illegale Geschäfte: sechs Familien, eine Stadt, zehn Investitionen.

## Al Capone

name-ralph-capone = Ralph Capone
name-jake-guzik = Jake Guzik
name-jack-mcgurn = Jack McGurn
name-murray-humphreys = Murray Humphreys
name-william-white = William White
name-frank-nitti = Frank Nitti
name-johnny-torrio = Johnny Torrio
name-samuel-hunt = Samuel Hunt
name-fred-burke = Fred Burke
name-mike-heitler = Mike Heitler
name-agent-meeting = Agententreffen
name-search-warrant = Durchsuchungsbefehl
name-eliot-ness = Eliot Ness
name-raid = Überfall
pile-al-capone = Unterwelt

## Bonnie und Clyde

name-kaufman = Kaufman
name-sherman = Sherman
name-oronogo = Oronogo
name-joplin = Joplin
name-wellington = Wellington
name-alma = Alma
name-platte-city = Platte City
name-dexter = Dexter
name-grapevine = Grapevine
name-gibson = Gibson
name-ted-hinton = Ted Hinton
name-bonnie = Bonnie
name-clyde = Clyde
pile-bonnie-and-clyde = FBI-Archiv

## Der Doppelmord in der Rue Morgue

name-le-bon = Adolphe Le Bon
name-three-am = 3 Uhr nachts
name-st-roch = Quartier St. Roch
name-mademoiselle = Mademoiselle L'Espanaye
name-madame = Madame L'Espanaye
name-rear-windows = Rückwärtige Fenster
name-lightning-rod = Blitzableiter
name-newspaper-ad = Zeitungsanzeige
name-sailor = Seemann
name-poe = Edgar Allan Poe
name-dupins-help = Dupins Hilfe
name-monsieur-dupin = Monsieur C. Auguste Dupin
name-prefect = Polizeipräfekt
name-deduction-night = Brillante Folgerung (Nacht)
name-deduction-facade = Brillante Folgerung (Fassade)
name-deduction-victims = Brillante Folgerung (Opfer)
name-deduction-sailor = Brillante Folgerung (Seemann)
pile-rue-morgue = Rue Morgue

## Capone

name-armaretto = Armaretto
name-mascapone = Mascapone
name-vinorosso = Vinorosso
name-ramazotti = Ramazotti
name-kaputtschino = Kaputtschino
name-zappajone = Zappajone
name-don = Don
name-mama = Mama
name-right-hand = Rechte Hand
name-collector = Eintreiber
name-lawyer = Winkeladvokat
name-secretary = Sekretärin
name-bookkeeper = Buchhalter
name-novice = Novize
name-jeweller = Juwelier
name-arms-dealer = Waffengeschäft
name-bank = Bank
name-nightclub = Nachtclub
name-casino = Casino
name-printer = Druckerei
name-pawnbroker = Pfandleiher
name-loan-office = Kreditinstitut
name-speakeasy = Bar
name-money-changer = Wechselstube
name-scrapyard = Schrottplatz
name-laundry = Wäscherei
name-bakery = Bäckerei
name-florist = Blumenladen
name-cinema = Kino
name-filling-station = Tankstelle
name-taxi-office = Taxizentrale
name-undertaker = Bestattungsinstitut
name-party = Party bei Molly
name-haircut = Termin beim Friseur
name-dinner = Einladung zum Essen
name-fbi = F.B.I.
name-protection = Schutzgeld
name-takeover = Geschäftsübernahme
name-offer = Angebot
name-penthouse = Penthouse
name-barber = Friseur
name-restaurant = Restaurant
