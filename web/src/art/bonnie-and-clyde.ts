import { box, round, type Face, type Pattern, type Stroke } from './strokes';

/** The places of the road, each with its number on a road sign and what happened there; the photographer; the outlaws. */
export const BONNIE_AND_CLYDE: Record<string, Face> = {
  // A store.
  kaufman: place(1, 12, 'hatch', [
    `p ${box(7, 20, 34, 22)}`,
    't M5 12h38l3 9h-44z',
    'h M12 12l-2 9M20 12l-1 9M28 12l1 9M36 12l2 9',
    `f ${box(26, 27, 9, 15)}`,
    `t ${box(11, 27, 10, 8)}`,
  ]),
  // A bank robbed of nothing but a night.
  sherman: place(2, 200, 'columns', [
    't M24 5l20 11h-40z',
    `p ${box(7, 18, 34, 20)}`,
    `t ${box(10, 19, 4, 18)}${box(18, 19, 4, 18)}${box(26, 19, 4, 18)}${box(34, 19, 4, 18)}`,
    `f ${box(4, 38, 40, 5)}`,
    `p ${round(24, 12, 2.4)}`,
  ]),
  // A safe.
  oronogo: place(3, 45, 'checks', [
    `t ${box(7, 7, 34, 32)}`,
    `p ${box(11, 11, 26, 24)}`,
    `t ${round(26, 23, 7)}`,
    'l M26 16v14M19 23h14M21 18l10 10M31 18l-10 10',
    'f M14 18h3v10h-3zM9 39h6v4h-6zM33 39h6v4h-6z',
  ]),
  // The flat above the garage.
  joplin: place(4, 280, 'grid', [
    't M4 17l20-13l20 13z',
    `p ${box(7, 17, 34, 26)}`,
    `t ${box(12, 19.5, 6, 6)}${box(30, 19.5, 6, 6)}`,
    `f ${box(11, 30, 11, 13)}${box(26, 30, 11, 13)}`,
    'h M7 28h34',
  ]),
  // The bridge that was not there.
  wellington: place(5, 350, 'waves', [
    'l M2 24h14M32 24h14M5 24c2-9 7-13 11-13M43 24c-2-9-7-13-11-13M9 24v-7M13 24v-11M39 24v-7M35 24v-11',
    'f M4 24h9l-2 12h-5zM35 24h9l-2 12h-5z',
    't M17 27l4 2l-2 4zM27 30l4-3l1 5z',
    'h M3 41c4-3 7 3 11 0s7 3 11 0s7 3 11 0s6 2 9 0',
  ]),
  // A grocery's scales.
  alma: place(6, 130, 'dots', [
    'l M24 7v31M10 13h28M10 13l-6 13M10 13l6 13M38 13l-6 13M38 13l6 13',
    't M3 26h14c0 8-14 8-14 0zM31 26h14c0 8-14 8-14 0z',
    `f ${round(24, 7, 3)}M15 42l3-4h12l3 4z`,
  ]),
  // Tourist cabins.
  'platte-city': place(7, 25, 'chevrons', [
    't M2 23l11-12l11 12zM24 23l11-12l11 12z',
    `p ${box(5, 23, 16, 19)}${box(27, 23, 16, 19)}`,
    `f ${box(10, 29, 6, 13)}${box(32, 29, 6, 13)}`,
    'h M20 6c2 0 3 2 2 4c3-1 4 2 3 3',
  ]),
  // A park.
  dexter: place(8, 100, 'back-hatch', [
    `f ${box(14.5, 29, 4, 14)}${box(33, 33, 3, 10)}`,
    't M16.5 3l9 13h-4l6 9h-4l5 8h-24l5-8h-4l6-9h-4z',
    't M34.5 15l6 9h-3l5 9h-15l4-9h-3z',
    'h M3 43h42',
  ]),
  // A crossroads.
  grapevine: place(9, 320, 'diamonds', [
    'f M22 8h4v37h-4z',
    't M7 10h27l7 5l-7 5h-27z',
    'p M41 23h-27l-7 5l7 5h27z',
    'h M12 15h18M36 28h-18M14 45h20',
  ]),
  // The ambush: a sight and shots in the doors.
  gibson: place(10, 0, 'rings', [
    `t ${round(24, 24, 17)}`,
    `p ${round(24, 24, 11.5)}`,
    `t ${round(24, 24, 6)}`,
    `f ${round(24, 24, 2.2)}`,
    'l M24 2v11M24 35v11M2 24h11M35 24h11',
  ]),
  // A camera.
  'ted-hinton': {
    hue: 220,
    pattern: 'bars',
    copies: 15,
    worth: 0,
    event: true,
    emblem: [
      't M4 14h9l4-6h14l4 6h9v27h-40z',
      `p ${round(24, 27, 10)}`,
      `t ${round(24, 27, 6)}`,
      `f ${round(24, 27, 2.5)}${box(7, 17, 6, 3)}`,
      'h M36 18h5',
    ],
  },
  // A beret.
  bonnie: {
    hue: 338,
    pattern: 'cross',
    copies: 1,
    worth: 10,
    event: true,
    emblem: [
      't M5 20c0-10 11-15 21-13c11 2 18 8 17 14c-1 5-6 5-10 4l-22 1c-3 0-6-2-6-6z',
      'f M11 25l22-1l1 4c-7 2-16 2-22 1z',
      'l M25 7l3-4M14 30c-1 8 3 14 10 14s11-5 10-15',
      `f ${round(19.5, 33.5, 1.3)}${round(28.5, 33.5, 1.3)}`,
      'h M21 39c2 1.5 4 1.5 6 0',
    ],
  },
  // A hat with a wide brim.
  clyde: {
    hue: 255,
    pattern: 'cross',
    copies: 1,
    worth: 10,
    event: true,
    emblem: [
      't M13 20c0-11 5-16 11-13c6-3 11 2 11 13z',
      'f M13 17h22v5h-22z',
      't M3 23c8-3 34-3 42 0c-3 5-12 5-21 5s-18 0-21-5z',
      'l M14 28c0 9 4 16 10 16s10-7 10-16',
      `f ${round(20, 33, 1.3)}${round(28, 33, 1.3)}`,
      'h M21 39h6M24 44l-4 3M24 44l4 3',
    ],
  },
};

function place(number: number, hue: number, pattern: Pattern, emblem: readonly Stroke[]): Face {
  return { hue, pattern, copies: 6, worth: number, sign: String(number), emblem };
}

/** The initials of the state that a place lies in. */
export const STATES: Record<string, string> = {
  kaufman: 'TX',
  sherman: 'TX',
  oronogo: 'MO',
  joplin: 'MO',
  wellington: 'TX',
  alma: 'AR',
  'platte-city': 'MO',
  dexter: 'IA',
  grapevine: 'TX',
  gibson: 'LA',
};
