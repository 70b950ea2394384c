/** Where each card of a hand lies: from the left and the top of the hand, turned a little where they form a fan. */
export interface Fan {
  spots: { x: number; y: number; turn: number }[];
  perRow: number;
  strip: number;
  pitch: number;
  height: number;
}

/** So much of each card can at least be seen. */
const STRIP = 34;
const GAP = 5;
const ROWS = 4;

/** Lay cards into as few rows as leave a strip of each in sight. */
export function fan(count: number, width: number, cardWidth: number): Fan {
  const cardHeight = cardWidth * 1.4;
  const most = Math.max(1, Math.floor((width - cardWidth) / STRIP) + 1);
  const rows = Math.max(1, Math.min(ROWS, Math.ceil(count / most)));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const room = perRow > 1 ? (width - cardWidth) / (perRow - 1) : 0;
  const strip = Math.min(cardWidth + GAP, room);
  const pitch = rows < 3 ? cardHeight + GAP : cardHeight * 0.72;
  const spots = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const middle = (at % perRow) - (inRow - 1) / 2;
    const turn = rows === 1 && strip < cardWidth ? middle * 0.8 : 0;
    const left = (width - cardWidth - strip * (inRow - 1)) / 2;
    return { x: left + (at % perRow) * strip, y: row * pitch + (turn === 0 ? 0 : Math.abs(turn) * 0.9), turn };
  });
  return { spots, perRow, strip, pitch, height: (rows - 1) * pitch + cardHeight };
}

/** Between which cards a point of the hand lies. */
export function indexAt(laid: Fan, count: number, cardWidth: number, x: number, y: number): number {
  const row = Math.max(0, Math.floor(y / laid.pitch));
  const first = Math.min(row * laid.perRow, Math.max(0, count - 1));
  const start = laid.spots[first]?.x ?? 0;
  const step = laid.strip || cardWidth;
  return Math.max(0, Math.min(count - 1, first + Math.round((x - start - cardWidth / 2) / step)));
}
