/** Patterns of card faces, drawn by the style sheet of CardFace. */
export type Pattern =
  | 'hatch'
  | 'back-hatch'
  | 'cross'
  | 'dots'
  | 'checks'
  | 'bars'
  | 'columns'
  | 'chevrons'
  | 'grid'
  | 'waves'
  | 'diamonds'
  | 'rings';

/**
 * A stroke of an emblem on a sheet of 48 by 48: a letter for how it is drawn, then the path.
 * `l` a line, `h` a hairline, `f` filled with ink, `t` filled with the card's colour, `p` filled with paper.
 * A 1 or 2 before the letter: a stroke of the first or second half of two emblems that are joined.
 */
export type Stroke = string;

/** What tells a card from all others beside its name. */
export interface Face {
  hue: number;
  pattern: Pattern;
  /** How many of it there are. */
  copies: number;
  /** What is printed on it; for sorting. */
  worth: number;
  emblem: readonly Stroke[];
  /** Stands in the corner instead of the small emblem. */
  sign?: string;
  /** An event, not a clue. */
  event?: boolean;
}

/** A circle as a path. */
export function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
