### Names of games, cards, pieces and places.

nothing = nothing

name-al-capone = Al Capone
name-bonnie-and-clyde = Bonnie and Clyde
name-rue-morgue = Murders in the Rue Morgue
name-capone = Capone

about-al-capone = Mystery Rummy, case 4: bring down the gangsters of Chicago, one complete set after another.
about-bonnie-and-clyde = Mystery Rummy, case 5: follow the getaway car and catch the two outlaws.
about-rue-morgue = Mystery Rummy, case 2: solve Poe's riddle before the orang-utan escapes.
about-capone = The board game of legal and illegal business: six families, one city, ten investments.

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
name-agent-meeting = Agent Meeting
name-search-warrant = Search Warrant
name-eliot-ness = Eliot Ness
name-raid = Raid
pile-al-capone = Underworld

## Bonnie and Clyde

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
pile-bonnie-and-clyde = FBI archive

## Murders in the Rue Morgue

name-le-bon = Adolphe Le Bon
name-three-am = 3 o'clock in the morning
name-st-roch = Quartier St. Roch
name-mademoiselle = Mademoiselle L'Espanaye
name-madame = Madame L'Espanaye
name-rear-windows = Rear Windows
name-lightning-rod = Lightning Rod
name-newspaper-ad = Newspaper Ad
name-sailor = The Sailor
name-poe = Edgar Allan Poe
name-dupins-help = Dupin's Help
name-monsieur-dupin = Monsieur C. Auguste Dupin
name-prefect = Prefect of Police
name-deduction-night = Brilliant Deduction (night)
name-deduction-facade = Brilliant Deduction (façade)
name-deduction-victims = Brilliant Deduction (victims)
name-deduction-sailor = Brilliant Deduction (sailor)
pile-rue-morgue = Rue Morgue
