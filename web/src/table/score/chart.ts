/** A side's way through the rounds, beginning at nothing. */
export interface Course {
  side: number;
  who: string;
  values: number[];
}

/** The steps of a scale up to a number: few, and round ones. */
export function steps(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((factor) => factor * power >= rough)! * power);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** Labels moved apart until none lies on another: their places from top to bottom, in the order given. */
export function apart(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y);
  order.forEach((one, at) => {
    if (at > 0) one.y = Math.max(one.y, order[at - 1]!.y + gap);
  });
  for (let at = order.length - 1; at >= 0; at--) {
    order[at]!.y = Math.min(order[at]!.y, at === order.length - 1 ? lowest : order[at + 1]!.y - gap);
  }
  const found = Array.from(places);
  for (const { y, at } of order) found[at] = y;
  return found;
}
