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

name-kaufman = Kaufman, Texas
name-sherman = Sherman, Texas
name-oronogo = Oronogo, Missouri
name-joplin = Joplin, Missouri
name-wellington = Wellington, Texas
name-alma = Alma, Arkansas
name-platte-city = Platte City, Missouri
name-dexter = Dexter, Iowa
name-grapevine = Grapevine, Texas
name-gibson = Gibson, Louisiana
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
name-sailor = Der Seemann
name-poe = Edgar Allan Poe
name-dupins-help = Dupins Hilfe
name-monsieur-dupin = Monsieur C. Auguste Dupin
name-prefect = Polizeipräfekt
name-deduction-night = Brillante Folgerung (Nacht)
name-deduction-facade = Brillante Folgerung (Fassade)
name-deduction-victims = Brillante Folgerung (Opfer)
name-deduction-sailor = Brillante Folgerung (Seemann)
pile-rue-morgue = Rue Morgue
