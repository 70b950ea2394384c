### Every rule in one or two sentences: said when a move is refused, and looked up by its number.

## Mystery Rummy: what the three cases share

rule-R-1 = Seats are numbered clockwise, beginning with 0. The first dealer is drawn at random, the deal passes one seat clockwise every round, and the seat to the dealer's left begins.
rule-R-2 = Cards are dealt one at a time, clockwise, beginning left of the dealer. Then the top card of the case file is turned up and starts the discard pile.
rule-R-3 = A turn has three steps: you must draw, then you may play as often as you like and in any order, then you must discard. The discard ends your turn.
rule-R-4 = Only the top card of the discard pile can be seen. Nobody may look through the pile unless a card allows it.
rule-R-5 = A meld is three or more clues of one kind, played from your hand into your own area. A single clue may be laid off into your own area when a meld of its kind lies in anybody's area.
rule-R-6 = You can never play the last card in your hand, only discard it: every play must leave you at least one card at the moment you make it.
rule-R-7 = You may play at most one event in a turn, even if that event brings another one into your hand.
rule-R-8 = An effect that would take more cards from the case file than it holds takes what is there.
rule-R-9 = You may discard the card that you drew from the discard pile in the same turn.
rule-R-10 = A round ends when a player goes out by discarding the last card in hand, or at the end of the turn in which the case file ran empty (in the Rue Morgue a second case file follows). Going out in that very turn counts in full.
rule-R-11 = After a round the match ends if the highest total has reached the target and one player or team alone holds it. Otherwise everybody plays another round.
rule-R-12 = You see your own hand, every area, every announcement, the top of the discard pile, and how many cards the other hands, the case file and the discard pile hold. What is shown to all is public at that moment, and the log keeps that it was shown.
rule-R-13 = An answer must not betray hidden cards by its form. You are asked even when only one answer is legal, and the others learn only what the table would see.
rule-R-14 = When a card is taken out of an ordered pile, it is the topmost of the equal ones and never the event card just played. The rest of the pile keeps its order.
rule-R-15 = After ten turns per player in a row that began with a draw from the discard pile, the next draw must come from the case file. A draw from the case file in the draw step starts the count anew, and so does a new round.
rule-R-16 = A decision with only one legal answer is still a decision and a move in the record. The software may answer for you only where everybody can see that there is just one answer.
rule-R-17 = An effect that draws or turns up cards of the case file may be used when the case file is empty. It then brings nothing.
rule-R-18 = Only the seat that is to act may move, and only with the kind of move that is asked for. You draw before you play, and an open decision comes before everything else.
rule-R-19 = You can play, pass or discard a card only if it is in your hand, and use a piece only if it is at hand.

## Game records

rule-REC-1 = The record cannot be read: it must be JSON Lines, one object on each line.
rule-REC-2 = The header is missing or wrong: the format, the game, the options or the players are not what they have to be.
rule-REC-3 = This line is not due here: deals, moves, shuffles, scores and the end must stand exactly where they happen.
rule-REC-4 = A deal or a shuffle does not hold the right cards, or the deal names the wrong dealer.
rule-REC-5 = The score in the record is not the score that the moves lead to.
rule-REC-6 = The end in the record is not the end that the moves lead to.
rule-REC-7 = The record is unfinished: it stops before the match has ended.
rule-REC-8 = The commitment, the reveal or a shuffle does not fit: what was revealed must be what was committed to, and every deal and shuffle must come from it.

## Al Capone

rule-AC-1 = Every player gets 10 cards, whatever the number of players. The top card of the case file then opens the Underworld.
rule-AC-2 = With four players, teams are recommended but not required. Partners share one area and do not see each other's hands.
rule-AC-3 = You draw the top two cards of the case file (only one if it holds just one) or the top card of the Underworld, and no more than that one.
rule-AC-4 = In your turn you may play any number of melds and lay-offs, and at most one event.
rule-AC-5 = Three or more clues of a kind in one area are a meld, however they came there; fewer are not, though they score. A kind that is melded anywhere may be melded again with three or more clues from your hand, or laid off one by one.
rule-AC-6 = All clues of a kind in one area are a complete set. Nothing can be added to it or taken from it.
rule-AC-7 = You end your turn by discarding one card, whichever you like, onto the Underworld.
rule-AC-10 = To ask around, name a gangster of whom nobody has a complete set: clockwise from your left, the first player who holds such a card, partner included, gives you exactly one and draws one from the case file. If nobody has one, nothing happens; once all eleven sets are complete, you may not ask.
rule-AC-11 = Everybody learns who was asked in vain and who gave when you ask around, and how many cards were given when you ask one player. You may hold an Agent Meeting even if nobody can answer.
rule-AC-12 = To ask one, name a gangster of whom an incomplete meld lies in your own area, and one other player, who may be your partner. That player gives you all such cards in hand and draws as many from the case file, as far as it lasts.
rule-AC-13 = To search for one card, look through the Underworld in secret and take exactly one card to your hand without showing it. You cannot take the warrant you have just played, and the search is not allowed when no other card lies there.
rule-AC-14 = To search for a set you need an incomplete meld in your own area, and you may search even if nothing turns up. After looking through the Underworld in secret, choose one of those melds, show all its clues that lie there and take them to your hand.
rule-AC-15 = Eliot Ness can draw two cards from the case file for you.
rule-AC-16 = Eliot Ness can turn up the top seven cards of the case file only if you have an incomplete meld in your own area. All clues that match your melds go to your hand, the rest onto the Underworld in the order turned up.
rule-AC-17 = A Raid names a gangster of whom you have a meld in your own area, and brings you all cards of that gangster from all other areas. It must bring at least one.
rule-AC-18 = You may not play an event that leaves no card in your hand, even if it would bring cards.
rule-AC-20 = The round ends when somebody goes out, or after the turn in which the last card of the case file was taken, by whomever and by whatever effect. A player who gave away the last card in hand has not gone out.
rule-AC-21 = Cards in hand count nothing. A complete set scores its set value instead of the values of its cards; every other clue scores its own value, normally 2.
rule-AC-22 = Shut-out: if the player who went out, or that player's team, has the complete set of Al Capone, only that side scores in this round. Nobody is shut out if nobody went out.
rule-AC-23 = The match is played to a target, normally 200.

## Bonnie and Clyde

rule-BC-1 = The getaway car starts on place 1.
rule-BC-2 = The 60 clues and the 15 Ted Hintons are shuffled; the top 8 are then shuffled together with Bonnie and Clyde and laid face down, one below each of the ten places. Nobody knows them.
rule-BC-3 = With two players everybody gets 10 cards, with three 9, with four 8. The top card of the case file then opens the FBI archive.
rule-BC-4 = You draw the top card of the case file or the top card of the FBI archive.
rule-BC-5 = In your turn you may play at most one Ted Hinton, and any number of melds and lay-offs, in any order.
rule-BC-6 = You end your turn by discarding one card onto the FBI archive.
rule-BC-10 = Ted Hinton can draw two cards from the case file for you.
rule-BC-11 = Ted Hinton can look through the FBI archive in secret and take one card to your hand without showing it. This is not allowed when the archive is empty.
rule-BC-12 = Ted Hinton can look at the card below any one place where one still lies; you take it to your hand or leave it, but Bonnie or Clyde must be left. The others see the place and whether you took the card.
rule-BC-15 = A meld is three or more clues of one place; a lay-off is one or more clues of one place that somebody, perhaps you, has melded before. Several copies laid off together are one lay-off, one after another each is a lay-off of its own.
rule-BC-15b = Three or more clues of a place that is already melded may be played as a meld or as a lay-off, whichever you say, and the car moves accordingly. You may lay off in the same turn in which you melded.
rule-BC-16 = Once anybody has melded a place, it counts as melded until the round ends.
rule-BC-17 = If the car stands on the place just played, the cards just played lie sideways and you look at the card below that place. You capture Bonnie or Clyde face up into your area; any other card you take to your hand or leave.
rule-BC-18 = If the car stands elsewhere, the cards lie upright, and you may look at the card below the place just played. Bonnie or Clyde must stay there face down; any other card you take to your hand or leave.
rule-BC-19 = Looking costs nothing, so the software always looks and always asks whether you take or leave the card. Bonnie or Clyde, where they must stay, can only be left; a capture needs no answer.
rule-BC-20 = After a meld the car moves one place forward, and on place 10 it stays; after a lay-off you move it one place forward or back. It never leaves the board, and even where only one way is open you name it.
rule-BC-21 = The order is always the same: first the cards go down, then you look and capture or take, then the car moves.
rule-BC-22 = A meld or lay-off must leave a card in your hand when you play it. A card taken from below a place cannot make up for that.
rule-BC-25 = The round ends when somebody goes out, or after the turn in which the last card of the case file was drawn, by the draw or by Ted Hinton.
rule-BC-26 = A clue lying sideways scores 4, an upright one 2, and each captured outlaw 10. Cards in hand count nothing.
rule-BC-27 = Whoever goes out also scores the number of the place where the car stands. Nobody does if the case file ended the round without anybody going out.
rule-BC-28 = Going it alone: if the player who went out has captured both Bonnie and Clyde, all others score 0 in this round.
rule-BC-29 = The match is played to a target, normally 100, in the longer game 200. Every round starts anew with all 77 cards and the car on place 1.

## Murders in the Rue Morgue

rule-RM-1 = The orang-utan lies in the middle; with two players everybody gets 10 cards, with three 9, with four 8. The top card of the case file then opens the Rue Morgue.
rule-RM-2 = With two players the next two cards of the case file go face down under the orang-utan, unseen.
rule-RM-3a = With four players everybody first chooses one card for the partner. You do not see the card you receive before you have passed one, and a card on its way cannot be passed on.
rule-RM-3b = Everybody puts one card from hand face down under the orang-utan. When all have done so, everybody draws one card from the case file.
rule-RM-3c = The choices of the set-up are made in seat order from the dealer's left: all passes, then all cards for the orang-utan, then all draws. Nobody sees another's choice, and you know only your own card under the orang-utan.
rule-RM-4 = You draw the top card of the case file or, if there is one, the top card of the Rue Morgue.
rule-RM-5 = In your turn you may play any number of melds and lay-offs and at most one event. Then you discard one card onto the Rue Morgue.
rule-RM-6 = After each meld, but never after a lay-off, while the first case file lasts, you look in secret at the top card of the case file and put either it or the top card of the Rue Morgue face down under the orang-utan. If one of the piles is empty, the other pile's card must go.
rule-RM-6b = The first case file lasts until the end of the turn in which it ran empty: until then melds still feed, Monsieur Dupin still searches the orang-utan, and going out still catches it.
rule-RM-7 = If you fed from the Rue Morgue, you know the next card of the case file until it is drawn, fed or shuffled. You remember a card you fed from the case file, and all cards you saw as Monsieur Dupin; a card fed from the Rue Morgue is known to all.
rule-RM-10 = If the first case file is empty when a turn ends and nobody has gone out, all cards under the orang-utan and in the Rue Morgue are shuffled into the second case file. The orang-utan has escaped and is fed no more in this round.
rule-RM-11 = If the second case file is empty when a turn ends and nobody has gone out, the case stays unsolved: nobody scores in this round, and the next one is dealt.
rule-RM-15 = You may play a Brilliant Deduction only when melds of both kinds of its pair lie on the table, no matter in whose areas. It is normally worth 7 points.
rule-RM-16 = You may play the Prefect of Police only when a meld of Adolphe Le Bon lies in anybody's area. He is normally worth 4 points.
rule-RM-17 = With two or three players, Dupin's Help draws two cards or searches the Rue Morgue; with four, it searches or consults the partner. The Rue Morgue cannot be searched when it is empty, and the card found there is shown to all.
rule-RM-18 = During the first case file, Monsieur Dupin looks through the cards under the orang-utan in secret, takes one to your hand and shows it; if nothing lies there, nothing happens. During the second case file he draws two cards.
rule-RM-20 = The case is solved when somebody goes out; during the first case file, even in the turn that emptied it, the orang-utan is then caught and its cards are turned up. Melds, lay-offs, the Prefect and Brilliant Deductions among them go to the player who went out as far as they fit the table, all else onto the Rue Morgue.
rule-RM-21 = When a case is solved, all other players throw away without penalty every clue of a melded kind, the Prefect if Le Bon is melded, and a Brilliant Deduction if at least one of its two kinds is. The partner of the player who went out throws away the whole hand.
rule-RM-22 = Dupin's Help and Monsieur Dupin have a colour of their own that no clue has, so they are never thrown away without penalty.
rule-RM-25 = In a solved round you score the values of all cards in your area and 10 for each bonus pair of which both melds lie there, less the values of all cards left in hand. A round's points and a total can be negative.
rule-RM-26 = With the Dupin bonus, whoever has Monsieur Dupin in their area scores 2 for each Dupin's Help in other areas and loses 2 for each in their own.
rule-RM-27 = With the shut-out rule, all opponents score 0 if the orang-utan was caught and the catcher's area holds a complete bonus pair with its Brilliant Deduction. One opponent who has such a set too prevents it for all.
rule-RM-28 = The match is played to a target, normally 100.

## Capone, the board game

rule-CP-0 = The rules R-13, R-16, R-18 and R-19 hold in Capone too. Everybody is asked in the exchange, the hiring and the investing, and putting down pieces is a move even when there is only one way.
rule-CP-1 = A year has five rounds, with six players four. With three players one card of each illegal business is taken out of the deck for the whole game.
rule-CP-2 = All cards are shuffled, and everybody gets five cards, with six players four, dealt one at a time clockwise from the start player.
rule-CP-3 = From the start player on, everybody may once give back any number of cards and gets as many from the undealt rest. The cards given back are out for this year; how many they were is public, which they were is not.
rule-CP-4 = The start player of the first year sits left of the banker, whose seat is drawn at random. Each year the start passes one seat clockwise.
rule-CP-5 = In each round everybody in turn, from the start player on, plays one card and carries it out, or lays it down unused. Every card may be laid down unused, and every card is shown.
rule-CP-10 = A legal business needs an investment of at least 1 and a bodyguard at hand. Put the bodyguard there and take 10 to 60 from the bank at once, according to your investments.
rule-CP-15 = Put your own members, bodyguards or both on one of the two sites of the business named. Together they must be worth at least the card's value.
rule-CP-16 = The Don never stands with another member of his family, but bodyguards may join him.
rule-CP-17 = The Mama stands with at most one other member and never with the Don, but bodyguards may join her.
rule-CP-18 = You may add pieces to a site of your own family. The added pieces must again be worth at least the card's value, and the limits for the Don and the Mama hold for all pieces there together.
rule-CP-19 = To drive out another family, your pieces must be worth at least the card's value and at least 5 more than all pieces standing there. Its members go to the harbour for good, its bodyguards to the park.
rule-CP-20 = A site never holds pieces of two families.
rule-CP-21 = With the last card of a year you may use an illegal business only with exactly as many bodyguards as make up its value or, if you have too few, with one single member: the lowest in value of those at hand that reach it. If these pieces can go nowhere, or if there are none, the card is laid down unused.
rule-CP-25 = An out-of-circulation card moves one member of another family from an illegal site to the card's own field. There it stays until the end of the year and earns nothing.
rule-CP-26 = The F.B.I. sends one member of another family from an illegal site or an out-of-circulation field to prison, block 3.
rule-CP-27 = You may bail a member of your family out of prison for its value at any decision of your own, but not while you are putting down pieces. The bank gets the money, and the member is at hand at once.
rule-CP-28 = Protection money is asked of another family with investments and is 10 to 50, according to its investments. If its cash is not enough, it sells investments until it is, and no more than needed.
rule-CP-29 = A takeover clears an illegal site held by another family, and you put pieces of exactly the same total value there. The removed pieces go back to their owner at once.
rule-CP-30 = An offer removes all pieces of one other family from one illegal site or out-of-circulation field: members to the harbour, bodyguards to the park.
rule-CP-31 = A site is free when its last piece leaves. Bodyguards left alone on a site hold it and earn.
rule-CP-35 = At the end of the year every family receives the value of all its pieces on illegal sites. Legal businesses, out-of-circulation fields and the prison earn nothing then.
rule-CP-36 = With the cover variant, a site earns nothing if its pieces are worth less than the card value of its business.
rule-CP-37 = After the income all pieces on businesses and out-of-circulation fields return to their families.
rule-CP-38 = Then the prisoners move from block 3 to 2 and from 2 to 1, and whoever was in block 1 goes free. This happens before the hiring.
rule-CP-39 = From the start player on, everybody may hire bodyguards back from the park for 5 each. Those not hired are out of the game.
rule-CP-40 = From the start player on, everybody may invest: each investment costs 100 and moves the marker one forward, at most to 10.
rule-CP-41 = There are two passes, both from the start player: first everybody hires, then everybody invests.
rule-CP-42 = You may turn an investment back into 50 at the same times at which you may bail somebody out.
rule-CP-43 = The score of the year is written down after the investing.
rule-CP-45 = Whoever's marker reaches 10 in the investing at the end of a year wins. If there are several, most cash decides after all have invested, then the highest total value of members at hand and in prison; if still equal, they share the victory.
rule-CP-46 = The match ends after a set number of years at the latest, normally 25. The highest marker then wins, and ties are broken as for a normal victory.
