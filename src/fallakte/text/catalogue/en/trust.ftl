### Verified records, and records told as text.

## What does not fit

rec-8-no-commitment = The header names no commitment: the shuffles of this record were not fixed beforehand, so nothing can be verified.
rec-8-commitment = The commitment in the header is no SHA-256 in 64 hexadecimal digits.
rec-8-no-reveal = The record does not end with its reveal, so nothing can be verified.
rec-8-reveal = The reveal needs exactly a secret, which is a text, and words, a list of texts without line breaks.
rec-8-reveal-place = The reveal stands once, in the last line of a record.
rec-8-words = The reveal has { $words ->
    [one] 1 word
   *[other] { $words } words
} for { $players } players.
rec-8-secret = The secret in the reveal is not the one that was committed to.
rec-8-word-commitments = The word commitments in the header are no list with one entry for each of the { $players } players.
rec-8-word-commitment = The word commitment of seat { $seat } is neither null nor a SHA-256 in 64 hexadecimal digits.
rec-8-bot-commitment = Seat { $seat } is a bot and has a word commitment: a bot has no word.
rec-8-bot-word = Seat { $seat } is a bot and has a word: whoever chose it could have chosen the deal with it.
rec-8-uncommitted-word = Seat { $seat } has a word in the reveal that it never committed to.
rec-8-word-form = Seat { $seat } committed to a word, but what is revealed for it is not one of 32 lower-case hexadecimal digits.
rec-8-word = The word of seat { $seat } is not the one that it committed to.
rec-8-silent = The silent seats in the header are no list of seats in ascending order, each once and at least one.
rec-8-silent-old = The header names silent seats but no word commitments.
rec-8-silent-uncommitted = Seat { $seat } is called silent, but never committed to a word.
rec-8-silent-word = Seat { $seat } is called silent, but has a word in the reveal.
rec-8-dealer = The first dealer is seat { $dealer }, but the secret and the words give seat { $due }.
rec-8-shuffle = Shuffle number { $number } of the match is not the one that the secret and the words give.
no-such-eyes = There is no seat { $seat } to see with: they go from 0 to { $last }.

## The command verify

cli-verify-short = hold the shuffles of records against their commitment
cli-verify-help = Checks the commitments of every record in the files: the secret, the words, the first dealer and every shuffle; and every line, as "check" does. Exit code 1 if a record is not verified, 2 on unreadable input.
cli-verify-paths = files with one or more records; - for standard input
cli-verify-unfinished = a match may have been closed before its end
cli-verify-examples =
    fallakte verify match.jsonl
    fallakte verify --unfinished closed.jsonl

cli-verifying = verifying { $path }
verified = Verified: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}{ $shuffles ->
    [0] {""}
    [one] {" "}and 1 shuffle
   *[other] {" "}and { $shuffles } shuffles
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
verified-commitment = commitment: { $commitment }
verified-word = word of { $name }: { $word }
verified-no-word = word of { $name }: none
verified-kept-word = word of { $name }: not revealed in time
verified-old = of the old kind: the words were not committed to
verified-compare = It holds if three things are as your own program knew them: the commitment is the one it was shown before it committed to a word, the word commitments in the header are those it was shown before it revealed its word, and your word is the one it made.
verified-proves = What this proves: the server's secret and the words of all players were fixed before any word was shown. So nobody, the host included, can have chosen the deal, as long as the program of one player who revealed a word was honest. Nobody has changed a deal or a shuffle afterwards, and every move is lawful.
verified-not = What it does not prove: that the host did not look at the cards, for the server has to know them; that the host threw no table away whose deal was not liked; that no players told each other their cards.
verified-silent = Somebody committed to a word and did not reveal it in time. Whoever sees the others' words first and then keeps quiet has chosen between two deals, and knows which if they are in league with the host.
verified-compare-wordless = It holds if the commitment is the one that you were shown before the match began.
verified-proves-wordless = What this proves: every deal and shuffle comes from the secret that was committed to, nobody has changed one afterwards, and every move is lawful. But no player revealed a word, so the host could have chosen the secret, and with it the deal.
verified-compare-old = It holds if you know both from the match: the commitment is the one you were shown before you gave your word, and your word is the one you gave.
verified-proves-old = What this proves: only that every deal and shuffle is what the commitment and the words give, and that every move is lawful. The record is of the old kind: nobody committed to their word before the words were known.
verified-not-old = What it does not prove: that nobody arranged the cards. A host who played along, or who named the word of another seat, could try out words until the deal suited. Nor does it prove that the host did not look at the cards, or that no players told each other theirs.

## The command tell

cli-tell-short = tell a record as text
cli-tell-help = Tells a record in sentences, round by round, with every score. Without --seat all hands lie open.
cli-tell-path = a file with one record, finished or not; - for standard input
cli-tell-seat = tell only what this seat saw ("spectator": what everybody saw)
cli-tell-examples =
    fallakte tell match.jsonl
    fallakte tell match.jsonl --seat 0 --lang de

## A record as text

recount-players = Players: { $players }
recount-bot = { $name } (bot { $bot })
recount-options = Options: { $options }
recount-open = All hands lie open.
recount-public = Told as everybody saw it.
recount-seat = Told as { $name } saw it.
recount-round = Round { $round } · dealer: { $dealer } · { $count } cards each
recount-year = Year { $round } · dealer: { $dealer } · { $count } cards each
recount-unfinished = Here the record stops: the match is unfinished.

## What happened, with all hands open

open-hand = Hand of { $seat }: { $cards }
open-drew = { $count ->
    [0] { $seat } draws nothing: the case file is empty.
   *[other] { $seat } draws { $cards }.
}
open-al-capone-looked = { $seat } looks through the Underworld: { $cards }.
open-al-capone-took-secretly = { $seat } takes { $card } from the Underworld, unseen.
open-bonnie-and-clyde-looked = { $seat } looks through the archive: { $cards }.
open-bonnie-and-clyde-took-secretly = { $seat } takes { $card } from the archive, unseen.
open-bonnie-and-clyde-looked-below = { $seat } looks below { $place } and finds { $card }.
open-rue-morgue-passed = { $seat } chooses { $card } for { $to }.
open-rue-morgue-exchanged = { $seat } gets { $back } from { $to }, who gets { $card }.
open-rue-morgue-buried = { $seat } puts { $card } under the orang-utan.
open-rue-morgue-peeked = On top of the case file { $seat } sees { $card }.
open-rue-morgue-fed-from-file = { $seat } feeds the orang-utan { $card } from the case file.
open-rue-morgue-looked = { $seat } looks through the Rue Morgue: { $cards }.
open-rue-morgue-looked-below = Under the orang-utan { $seat } finds: { $cards }.
open-capone-exchanged = { $count ->
    [0] { $seat } keeps all cards.
   *[other] { $seat } gives back { $given } and gets { $received }.
}
