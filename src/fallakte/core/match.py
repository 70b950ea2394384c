"""A match: a table with its record. Moves come from players or from a record; either way both grow together."""

from typing import Any, final

from fallakte.core.faults import Fault, Refused
from fallakte.core.game import Game
from fallakte.core.record import FORMAT, RULES, RecordFault, check_header, encode, line_kind, same
from fallakte.core.sheet import SheetLine
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import DEAL, DUE, MOVE, NOBODY, OVER, SCORE, SHUFFLE, Seen, Table
from fallakte.core.words import Event, Words


@final
class Match:
    """The state is what its lines give: `play` and `step` write lines, `take` reads them.

    With a shuffler a match deals, shuffles and settles by itself, so that a move is due until it is over.
    """

    def __init__(self, game: Game, header: Words, options: Words, shuffler: Shuffler | None = None) -> None:
        self.game = game
        self.options = options
        self.table: Table = game.open(options)
        self.lines: list[Words] = [header]
        self.round = 0
        self.events: list[Event] = []
        self.shuffler = shuffler
        self._advance()

    @staticmethod
    def begin(
        game: Game,
        given: Words,
        shuffler: Shuffler | None = None,
        players: list[Words] | None = None,
        more: Words | None = None,
    ) -> "Match":
        """A new match; its options are checked and filled in, and `more` goes into its header."""
        options = game.fill(given)
        seats = options["players"]
        named = players or [{"name": str(seat + 1), "kind": "human"} for seat in range(seats)]
        if len(named) != seats:
            raise Fault("players-do-not-match", named=len(named), players=seats)
        header: Words = {"record": FORMAT, "game": game.id, "rules": RULES, "options": options, "players": named}
        return Match(game, {**header, **(more or {})}, options, shuffler)

    # Playing

    def play(self, move: int) -> None:
        """The seat to act makes a move, if it may; else Refused says why."""
        words = self.table.words(move)
        seat = self.table.to_act
        self.table.play(move)
        self.lines.append({"move": {"seat": seat, **words}})
        self.events = list(self.table.events)
        self._advance()

    def _advance(self) -> None:
        while self.shuffler is not None and self.table.due != MOVE and self.table.due != OVER:
            self.step(self.shuffler)
            self.events += self.table.events

    def step(self, shuffler: Shuffler) -> None:
        """Write the line that is due and is no move."""
        table = self.table
        if table.due == DEAL:
            dealer = table.next_dealer()
            if dealer == NOBODY:
                dealer = shuffler.below(table.players)
            self._deal(table.shuffled(shuffler), dealer)
        elif table.due == SHUFFLE:
            self._shuffle(table.shuffled(shuffler))
        else:
            self._settle()

    def _deal(self, order: list[int], dealer: int) -> None:
        self.table.give(order, dealer)
        self.round += 1
        names = [self.game.kinds[kind] for kind in order]
        self.lines.append({"deal": {"round": self.round, "dealer": dealer, "order": names}})

    def _shuffle(self, order: list[int]) -> None:
        self.table.give(order)
        self.lines.append({"shuffle": {"order": [self.game.kinds[kind] for kind in order]}})

    def _settle(self) -> None:
        self.lines.append(self.next_line())
        self.table.settle()

    def go_on(self, seed: str) -> None:
        """Deal on from a seed: past the shuffles that the record holds already, as far as they are its own."""
        shuffler = Shuffler(seed)
        again = Match(self.game, self.lines[0], self.options)
        for line in self.lines[1:]:
            again.pass_by(line, shuffler)
            again.take(line)
        self.deal_on(shuffler)

    def pass_by(self, line: Words, shuffler: Shuffler) -> None:
        """Bring a shuffler past what the line that comes next deals or shuffles."""
        if "deal" in line and self.table.next_dealer() == NOBODY:
            shuffler.below(self.table.players)
        if "deal" in line or "shuffle" in line:
            self.table.shuffled(shuffler)

    def deal_on(self, shuffler: Shuffler) -> None:
        """Deal, shuffle and settle by itself from here on."""
        self.shuffler = shuffler
        self._advance()

    # Reading

    @staticmethod
    def open(header: Words, find: Any) -> "Match":
        """The match that a record's header announces (REC-2); `find` gives the game for its id."""
        check_header(header)
        try:
            game: Game = find(header.get("game"))
            given = {"players": len(header["players"]), **header["options"]}
            options = game.fill(given)
        except RecordFault:
            raise
        except Fault as fault:
            raise RecordFault("REC-2", fault.key, **fault.facts) from None
        if options["players"] != len(header["players"]):
            raise RecordFault("REC-2", "players-do-not-match", named=len(header["players"]), players=options["players"])
        return Match(game, header, options)

    def take(self, line: Words) -> None:
        """Judge the next line of a record and carry it out; lines of unknown kinds are kept and skipped."""
        kind = line_kind(line)
        if kind is not None:
            due = DUE[self.table.due]
            if kind != due:
                raise RecordFault("REC-3", "rec-3-not-due", kind=kind, due=due)
            self._take(kind, line[kind])
        self.lines.append(line)

    def _take(self, kind: str, body: Words) -> None:
        if kind == "move":
            self._take_move(body)
        elif kind == "deal":
            self._take_deal(body)
        elif kind == "shuffle":
            self._take_shuffle(body)
        else:
            rule, key = ("REC-5", "rec-5-score") if kind == "score" else ("REC-6", "rec-6-end")
            right = self.next_line()[kind]
            self.table.settle()
            if not same(body, right):
                raise RecordFault(rule, key, right=shown(right), found=shown(body))

    def _take_move(self, body: Words) -> None:
        words = dict(body)
        seat = words.pop("seat", None)
        if type(seat) is not int or not 0 <= seat < self.table.players:
            raise RecordFault("REC-3", "rec-3-seat", seat=shown(seat), players=self.table.players)
        if seat != self.table.to_act:
            raise RecordFault("R-18", "r-18-not-your-turn", seat=seat, to_act=self.table.to_act)
        try:
            self.table.play(self.table.number(words))
        except Refused as refused:
            raise RecordFault(refused.rule, refused.key, **refused.facts) from None
        except Fault as fault:
            raise RecordFault("REC-3", fault.key, **fault.facts) from None

    def _take_deal(self, body: Words) -> None:
        if set(body) != {"round", "dealer", "order"}:
            raise RecordFault("REC-4", "rec-4-fields", fields="round, dealer, order")
        if type(body["round"]) is not int or body["round"] != self.round + 1:
            raise RecordFault("REC-4", "rec-4-round", round=shown(body["round"]), due=self.round + 1)
        dealer = body["dealer"]
        due = self.table.next_dealer()
        if type(dealer) is not int or not 0 <= dealer < self.table.players or (due != NOBODY and dealer != due):
            raise RecordFault("REC-4", "rec-4-dealer", dealer=shown(dealer), due=due)
        self.table.give(self._order(body["order"]), dealer)
        self.round += 1

    def _take_shuffle(self, body: Words) -> None:
        if set(body) != {"order"}:
            raise RecordFault("REC-4", "rec-4-fields", fields="order")
        self.table.give(self._order(body["order"]))

    def _order(self, names: Any) -> list[int]:
        """The cards of a deal or shuffle, which must be the ones that are due."""
        numbers = {name: kind for kind, name in enumerate(self.game.kinds)}
        if not isinstance(names, list) or not all(isinstance(name, str) and name in numbers for name in names):
            raise RecordFault("REC-4", "rec-4-cards")
        order = [numbers[name] for name in names]
        if not self.table.takes(order):
            raise RecordFault("REC-4", "rec-4-cards")
        return order

    # Asking: the table's answers

    @property
    def due(self) -> str:
        """What comes next: deal, move, shuffle, score, end, or over."""
        return DUE[self.table.due]

    @property
    def to_act(self) -> int:
        """The seat that must decide, or -1."""
        return self.table.to_act

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.due == OVER

    def moves(self) -> list[int]:
        """The legal moves, as numbers of the game's book."""
        return self.table.moves()

    def words(self, move: int) -> Words:
        """A move in words, without the seat."""
        return self.table.words(move)

    def legal(self) -> list[Words]:
        """The legal moves in words."""
        return [self.table.words(move) for move in self.table.moves()]

    def view(self, seat: int) -> Words:
        """What a seat may see now (-1: a spectator)."""
        return self.table.view(seat)

    def seen(self, seat: int) -> Seen:
        """Everything a seat knows."""
        return self.table.seen(seat)

    @property
    def sheet(self) -> list[SheetLine]:
        """The score of the last round, line by line."""
        return self.table.sheet

    def next_line(self) -> Words:
        """The score or end line that is due."""
        table = self.table
        return {"score": table.score_words()} if table.due == SCORE else {"end": table.end_words()}


def shown(value: Any) -> str:
    """A piece of a record as it stands there."""
    return encode(value).decode()
