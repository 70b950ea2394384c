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
name-sailor = Sailor
name-poe = Edgar Allan Poe
name-dupins-help = Dupin's Help
name-monsieur-dupin = Monsieur C. Auguste Dupin
name-prefect = Prefect of Police
name-deduction-night = Brilliant Deduction (night)
name-deduction-facade = Brilliant Deduction (façade)
name-deduction-victims = Brilliant Deduction (victims)
name-deduction-sailor = Brilliant Deduction (sailor)
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
name-right-hand = Right Hand
name-collector = Collector
name-lawyer = Crooked Lawyer
name-secretary = Secretary
name-bookkeeper = Bookkeeper
name-novice = Novice
name-jeweller = Jeweller
name-arms-dealer = Arms Dealer
name-bank = Bank
name-nightclub = Nightclub
name-casino = Casino
name-printer = Printer
name-pawnbroker = Pawnbroker
name-loan-office = Loan Office
name-speakeasy = Speakeasy
name-money-changer = Money Changer
name-scrapyard = Scrapyard
name-laundry = Laundry
name-bakery = Bakery
name-florist = Florist
name-cinema = Cinema
name-filling-station = Filling Station
name-taxi-office = Taxi Office
name-undertaker = Undertaker
name-party = Party at Molly's
name-haircut = Appointment at the Barber's
name-dinner = Dinner Invitation
name-fbi = F.B.I.
name-protection = Protection Money
name-takeover = Takeover
name-offer = An Offer
name-penthouse = Penthouse
name-barber = Barber
name-restaurant = Restaurant
