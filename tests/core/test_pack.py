"""Values as bytes: what was written is read, equal values have equal bytes, other bytes are refused."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.faults import Fault
from fallakte.core.pack import Reader, Writer, from_bytes, to_bytes
from fallakte.games import game
from tests.hands import table


def test_numbers_come_back_in_order():
    out = Writer()
    out.one(7)
    out.many(vec[i64]([3, -1, 2**40]))
    out.many(vec[i64]())
    out.one(-5)
    numbers = Reader(out.numbers)
    assert numbers.one() == 7
    assert list(numbers.many()) == [3, -1, 2**40]
    assert list(numbers.many()) == []
    assert numbers.one() == -5


def test_equal_values_give_equal_bytes():
    assert to_bytes(["x", {"a": 1, "b": 2}]) == to_bytes(["x", {"b": 2, "a": 1}])
    assert from_bytes(to_bytes(["x", {"a": 1}, [1, 2], None, 10**30]), "x") == ["x", {"a": 1}, [1, 2], None, 10**30]


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{}", b"[]", b"[1]", b'["y"]', b'"x"', b"[" * 100_000, b'["x"'])
def test_bytes_of_another_kind_are_refused(data):
    with pytest.raises(Fault) as refused:
        from_bytes(data, "x")
    assert (refused.value.key, refused.value.facts) == ("bad-bytes", {"kind": "x"})


def test_a_table_is_no_knowledge():
    al_capone = game("al-capone")
    t = table("al-capone", hand="raid").table
    with pytest.raises(Fault):
        al_capone.seen_from_bytes(t.to_bytes())
    with pytest.raises(Fault):
        al_capone.table_from_bytes(t.seen(0).to_bytes())
