"""Who hears what: the seat itself, the others, a spectator."""

from collections.abc import Sequence
from typing import Any

from fallakte.core.words import Event, Words
from fallakte.games import game
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller
from tests.games.bonnie_and_clyde.road import table as road
from tests.games.capone.board import board
from tests.games.rue_morgue.morgue import table as morgue

NAMES = ["Ada", "Bruno", "Clara", "Dante"]


def told(name: str, events: Sequence[Event], seat: int, language: str = "en") -> list[str]:
    """What a seat hears of what just happened."""
    teller = Teller(speaker(language), name, NAMES, seat)
    return [teller.event(event.words(seat, game(name).vocabulary)) for event in events]


def offer(name: str, language: str = "de", **words: Any) -> str:
    return Teller(speaker(language), name, NAMES, 0).move(words)


def test_a_hidden_card_is_named_only_to_who_looks_at_it() -> None:
    t = road(hand="3 alma dexter", below="alma:gibson", car="joplin").plays("meld alma 3")
    assert told("bonnie-and-clyde", t.table.events, 0) == ["You meld 3 × Alma.", "Below Alma you find Gibson."]
    assert told("bonnie-and-clyde", t.table.events, 1) == ["Ada melds 3 × Alma.", "Ada looks below Alma."]
    assert told("bonnie-and-clyde", t.table.events, -1, "de") == ["Ada meldet 3 × Alma.", "Ada sieht unter Alma nach."]


def test_a_hidden_card_that_one_has_seen_is_named_when_another_takes_it() -> None:
    t = road(hand="ted-hinton dexter alma", others=["ted-hinton sherman kaufman"], below="alma:gibson")
    t.plays("ted_hinton peek alma", "leave_hidden", "discard dexter", "draw file")
    t.plays("ted_hinton peek alma", "take_hidden")
    assert told("bonnie-and-clyde", t.table.events, 0)[0] == "Bruno takes Gibson from below Alma."
    assert told("bonnie-and-clyde", t.table.events, -1)[0] == "Bruno takes the card from below Alma."


def test_a_capture_at_the_end_of_the_road() -> None:
    t = road(hand="3 gibson dexter", below="gibson:clyde", car="gibson").plays("meld gibson 3")
    assert told("bonnie-and-clyde", t.table.events, 1, "de") == [
        "Ada meldet 3 × Gibson.",
        "Genau dort steht das Auto: 3 × Gibson liegen quer.",
        "Ada fasst Clyde in Gibson!",
        "Das Auto bleibt in Gibson: Dort endet die Straße.",
    ]


def test_the_orang_utan_is_caught() -> None:
    t = morgue(hand="poe", others=["madame le-bon"], ours="3 st-roch", below="st-roch le-bon")
    t.plays("discard poe")
    assert told("rue-morgue", t.table.events, 0) == [
        "You discard Edgar Allan Poe.",
        "You catch the orang-utan. Into your area: Quartier St. Roch. Onto the Rue Morgue: Adolphe Le Bon.",
    ]
    t.table.settle()
    scored = t.table.events[0].words(1, game("rue-morgue").vocabulary)
    teller = Teller(speaker("de"), "rue-morgue", NAMES, 1)
    assert teller.ending(scored) == "Ada macht aus: Der Fall ist gelöst, der Orang-Utan gefangen."


def test_partners_hear_which_cards_they_exchanged() -> None:
    t = morgue(hand="dupins-help poe le-bon", others=["madame", "sailor madame"], pile="sailor", players=4)
    t.plays("dupins_help consult", "pass_card poe")
    assert told("rue-morgue", t.table.events, 2) == ["Ada chooses a card for you."]
    t.plays("pass_card sailor")
    assert told("rue-morgue", t.table.events, 0)[-1] == "You get Sailor from Clara."
    assert told("rue-morgue", t.table.events, 2)[-1] == "You get Edgar Allan Poe from Ada."
    assert told("rue-morgue", t.table.events, 1)[-1] == "Ada and Clara exchange their cards."


def test_a_member_is_called_by_its_family() -> None:
    t = board(hand="fbi", on={"casino 1": "mascapone: lawyer 2"}).plays("fbi mascapone lawyer")
    assert told("capone", t.table.events, 0, "de") == [
        "Du rufst das F.B.I. und bringst den Winkeladvokaten von Bruno (Casino 2) ins Gefängnis."
    ]
    assert told("capone", t.table.events, 1, "de") == [
        "Ada ruft das F.B.I. und bringt deinen Winkeladvokaten (Casino 2) ins Gefängnis."
    ]
    assert told("capone", t.table.events, 1) == [
        "Ada calls the F.B.I. and sends your Crooked Lawyer (Casino 2) to prison."
    ]


def test_a_year_ends_with_income_and_who_goes_free() -> None:
    t = board(hand="bank", on={"casino 0": "armaretto: mama"}, prison={"mascapone 1": "don"}).lays_down_all()
    assert told("capone", t.table.events, 1)[1:] == [
        "Ada earns $60,000.",
        "Your illegal sites bring you nothing this year.",
        "Clara earns nothing this year.",
        "You get your Don back from prison.",
    ]
    assert told("capone", t.table.events, 0, "de")[-1] == "Bruno bekommt den Don aus dem Gefängnis zurück."


def test_who_is_driven_out_hears_where_the_pieces_go() -> None:
    t = board(hand="casino", on={"casino 0": "mascapone: secretary 4"})
    t.plays("occupy casino 0", "commit right-hand 1")
    assert told("capone", t.table.events, 1) == [
        "Ada drives you off Casino 1. To the harbour: Secretary. To the park: 4 bodyguards.",
        "Ada occupies Casino 1: Right Hand, 1 bodyguard.",
    ]


def test_protection_money_can_cost_investments() -> None:
    t = board(hand="protection", cash={"mascapone": 0}, investments={"mascapone": 5}).plays("protection mascapone")
    assert told("capone", t.table.events, 1, "de") == [
        "Du verkaufst eine Investition für 50.000 $ und hast jetzt noch 4.",
        "Ada verlangt Schutzgeld: Du zahlst 30.000 $.",
    ]


def test_bodyguards_are_hired_or_lost() -> None:
    t = board(asked="hire", park={"armaretto": 3}).plays("hire 2")
    assert told("capone", t.table.events, 0) == ["You hire 2 bodyguards back. You lose 1 bodyguard for good."]
    assert told("capone", t.table.events, 1, "de") == [
        "Ada heuert 2 Leibwächter an. Ada verliert 1 Leibwächter für immer."
    ]
    t = board(asked="hire", park={"armaretto": 1}).plays("hire 0")
    assert told("capone", t.table.events, 1) == ["Ada loses 1 bodyguard for good."]


def test_nothing_is_said_of_nothing() -> None:
    t = board(asked="invest").plays("invest 0")
    assert told("capone", t.table.events, 1) == [""]


def test_moves_are_offered_in_words() -> None:
    assert offer("bonnie-and-clyde", act="meld", card="joplin", count=3) == "3 × Joplin melden"
    assert offer("bonnie-and-clyde", act="lay_off", card="joplin", count=1) == "Joplin anlegen"
    assert offer("rue-morgue", act="brilliant_deduction", pair="sailor") == "Brillante Folgerung (Seemann) spielen"
    assert offer("capone", act="bail", member="novice") == "deinen Novizen freikaufen"
    assert offer("capone", act="detain", card="party", of=2, member="mama") == (
        "Party bei Molly spielen: die Mama von Clara weglocken"
    )
    assert offer("capone", "en", act="offer", of=1, place="penthouse", site=None) == (
        "make Bruno an offer: clear Penthouse"
    )
    assert offer("capone", "en", act="protection", of=5) == "play Protection Money: collect from seat 5 (empty)"


def test_a_spectator_is_never_spoken_to() -> None:
    words: Words = {"event": "hand", "seat": 0}
    assert Teller(speaker("en"), "capone", NAMES, -1).event(words) == ""
