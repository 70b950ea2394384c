"""Which board lays out which game."""

from collections.abc import Sequence
from typing import Final

from fallakte.terminal.board import Board
from fallakte.terminal.capone_board import CaponeBoard
from fallakte.terminal.road_board import RoadBoard
from fallakte.terminal.rue_morgue_board import RueMorgueBoard
from fallakte.terminal.rummy_board import AlCaponeBoard
from fallakte.text.speaker import Speaker

BOARDS: Final[dict[str, type[Board]]] = {
    "al-capone": AlCaponeBoard,
    "bonnie-and-clyde": RoadBoard,
    "rue-morgue": RueMorgueBoard,
    "capone": CaponeBoard,
}


def board_of(game: str, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board that lays out this game's view."""
    return BOARDS[game](speaker, names, game)
