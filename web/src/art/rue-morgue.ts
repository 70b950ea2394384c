import { box, round, type Face, type Pattern, type Stroke } from './strokes';

// Handcuffs.
const CUFFS = [
  `t ${round(14, 29, 11)}${round(34, 29, 11)}`,
  `p ${round(14, 29, 7)}${round(34, 29, 7)}`,
  'f M11 15h6v5h-6zM31 15h6v5h-6z',
  'l M14 15c0-9 7-9 10-6s10 3 10 6',
];
const CLOCK = [
  `t ${round(24, 24, 20)}`,
  `p ${round(24, 24, 15.5)}`,
  'l M24 12v12h9',
  'h M24 9.5v3M24 35.5v3M9.5 24h3M35.5 24h3',
  `f ${round(24, 24, 2)}`,
];
// A street lamp and its sign.
const LAMP = [
  'f M13 24h4v21h-4zM9 45h12l-2-3h-8z',
  't M8 9h14l-2.5 15h-9z',
  'f M7 9l8-6l8 6z',
  'h M15 10v13',
  `p ${box(23, 26, 22, 11)}`,
  'h M26 30h16M26 33.5h11',
  'l M17 31h6',
];
// A lady's fan.
const FAN = [
  't M24 43L3 21C9 9 17 5 24 5s15 4 21 16z',
  'p M24 43L11 27c4-6 8-8 13-8s9 2 13 8z',
  'h M24 43L9 14M24 43L16 8M24 43L24 5M24 43L32 8M24 43L39 14',
  `f ${round(24, 42.5, 2.5)}`,
];
// A shawl pin: an oval brooch.
const BROOCH = [
  't M24 4c11 0 17 8 17 18s-6 18-17 18S7 32 7 22S13 4 24 4z',
  'p M24 9c8 0 12 6 12 13s-4 13-12 13s-12-6-12-13S16 9 24 9z',
  'f M24 13c4 0 5 3 4 6c-1 2 1 3 3 5c1 3-2 6-7 6s-8-2-7-6c1-2 3-2 3-4c-1-4 0-7 4-7z',
  'l M3 45h42',
  `f ${round(44, 45, 2)}`,
];
// A window with a nail.
const WINDOW = [
  `t ${box(8, 4, 32, 38)}`,
  `p ${box(12, 8, 10.5, 13)}${box(25.5, 8, 10.5, 13)}${box(12, 24, 10.5, 14)}${box(25.5, 24, 10.5, 14)}`,
  'f M5 42h38v4h-38z',
  'l M24 22l8-8',
  'f M30 11l6 6l-2.5 1l-4.5-4.5z',
];
// A rod and a bolt.
const ROD = [
  'l M14 46v-34',
  `t ${round(14, 10, 4)}`,
  'l M14 2v4M8 46h12M14 24h6M14 36h6',
  'h M14 24h-6M14 36h-6',
  't M34 3l-10 20h8l-6 20l18-25h-9l7-15z',
];
// A folded paper.
const PAPER = [
  'p M5 12l19-4v33l-19 4z',
  't M24 8l19 4v33l-19-4z',
  'l M8 18l13-3M8 24l13-3M27 15l13 3',
  'h M8 30l13-3M8 36l13-3M27 22l13 3M27 28l13 3M27 34l13 3',
];
// A knotted ribbon.
const KNOT = [
  't M21 20C8 6 3 10 4 18s8 10 17 6zM27 20C40 6 45 10 44 18s-8 10-17 6z',
  't M21 25l-10 19l9-3l5-13zM27 25l10 19l-9-3l-5-13z',
  'p M19 17h10v10h-10z',
  'h M22 17v10M26 17v10',
];
// A raven.
const RAVEN = [
  't M3 15l9-3c2-6 11-8 15-2c1 3 0 6 3 8c8 4 13 12 15 22l-11-6l1 5l-6-4c-8 2-17-1-18-11c0-3 2-5 1-8z',
  `p ${round(17.5, 12.5, 2.2)}`,
  `f ${round(17.5, 12.5, 1)}`,
  'l M19 35v9M25 35.5v8.5M15 44h14',
  'h M20 22c4 4 9 6 15 9',
];

/** The clues of the case, and the wits that solve it. */
export const RUE_MORGUE: Record<string, Face> = {
  'le-bon': clue(220, 'columns', CUFFS),
  'three-am': clue(255, 'dots', CLOCK),
  'st-roch': clue(48, 'bars', LAMP),
  mademoiselle: clue(335, 'waves', FAN),
  madame: clue(290, 'diamonds', BROOCH),
  'rear-windows': clue(180, 'grid', WINDOW),
  'lightning-rod': clue(60, 'chevrons', ROD),
  'newspaper-ad': clue(30, 'hatch', PAPER),
  sailor: clue(205, 'back-hatch', KNOT),
  poe: { ...clue(0, 'rings', RAVEN), copies: 4, worth: 3 },
  // Green spectacles.
  'dupins-help': event(140, 6, 0, [
    `t ${round(13, 26, 9.5)}${round(35, 26, 9.5)}`,
    'l M22.5 24c1-2 2-2 3 0M3.5 24l3-10M44.5 24l-3-10',
    'h M8 24l6-5M30 24l6-5',
  ]),
  // A candle and a book.
  'monsieur-dupin': event(40, 1, 0, [
    't M24 3c5 5 5 8 5 10a5 5 0 0 1-10 0c0-3 3-5 5-10z',
    `p ${box(20, 19, 8, 16)}`,
    't M3 33c8-3 16-2 21 2c5-4 13-5 21-2v11c-8-3-16-2-21 1c-5-3-13-4-21-1z',
    'h M24 35v10M8 37c4-1 8 0 12 2M40 37c-4-1-8 0-12 2',
  ]),
  // A bicorne.
  prefect: event(225, 1, 4, [
    't M2 32C8 14 15 6 24 6s16 8 22 26c-7-3-14-4-22-4S9 29 2 32z',
    'p M5 30C10 17 16 11 24 11s14 6 19 19c-6-2-12-3-19-3s-13 1-19 3z',
    `t ${round(24, 19, 5)}`,
    `f ${round(24, 19, 2)}`,
    'l M10 41h28',
  ]),
  'deduction-night': event(255, 1, 7, halves(CLOCK, LAMP)),
  'deduction-facade': event(180, 1, 7, halves(WINDOW, ROD)),
  'deduction-victims': event(310, 1, 7, halves(FAN, BROOCH)),
  'deduction-sailor': event(205, 1, 7, halves(PAPER, KNOT)),
};

function clue(hue: number, pattern: Pattern, emblem: readonly Stroke[]): Face {
  return { hue, pattern, copies: 5, worth: 2, emblem };
}

function event(hue: number, copies: number, worth: number, emblem: readonly Stroke[]): Face {
  return { hue, pattern: 'cross', copies, worth, event: true, emblem };
}

/** Two emblems become one idea: the one above left, the other below right. */
function halves(one: readonly Stroke[], other: readonly Stroke[]): Stroke[] {
  return [...one.map((stroke) => `1${stroke}`), ...other.map((stroke) => `2${stroke}`), 'h M46 2L2 46'];
}
