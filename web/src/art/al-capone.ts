import { box, round, type Face } from './strokes';

/** Gangsters by their nicknames, and what the law has against them. */
export const AL_CAPONE: Record<string, Face> = {
  // Fedora and cigar.
  'al-capone': {
    hue: 355,
    pattern: 'diamonds',
    copies: 8,
    worth: 50,
    emblem: [
      't M13 25C13 13 18 8 24 11C30 8 35 13 35 25z',
      'f M12.5 21.5h23v4.5h-23z',
      't M4 27C9 24.5 39 24.5 44 27C42 32 34 31.5 24 31.5S6 32 4 27z',
      'p M15 38l20-3.2l.8 4.4l-20 3.2z',
      'f M34.6 34.8l3-.5l.8 4.4l-3 .5z',
      'h M41 36c2-2-1-3 1-5.5',
    ],
  },
  // Bottles.
  'ralph-capone': {
    hue: 140,
    pattern: 'waves',
    copies: 7,
    worth: 35,
    emblem: [
      't M19 4h8v10c0 4 6 5 6 11v19h-20v-19c0-6 6-7 6-11z',
      'p M15 27h16v10h-16z',
      'l M18 30h10M18 34h7',
      'f M19 4h8v4h-8z',
      'h M39 44v-12c-3-1-4-3-4-7h8c0 4-1 6-4 7M36 44h7',
    ],
  },
  // Greasy Thumb.
  'jake-guzik': {
    hue: 30,
    pattern: 'rings',
    copies: 7,
    worth: 35,
    emblem: [
      't M24 4c9 0 14 7 14 17c0 12-3 23-14 23S10 33 10 21C10 11 15 4 24 4z',
      'p M24 9c6 0 9 5 9 12c0 9-2 17-9 17s-9-8-9-17c0-7 3-12 9-12z',
      'h M19 36c-1-5-2-10-1-16c1-8 11-8 12 0c1 6 0 11-1 15M22.5 37c-1-6-2-11-1-16c.5-4 5-4 5.5 0c.5 5 0 10-1 16M24 22v13M16 30c-1-6-1-10 0-13M32 30c1-6 1-10 0-13',
    ],
  },
  // Machine Gun: a drum magazine.
  'jack-mcgurn': {
    hue: 215,
    pattern: 'dots',
    copies: 7,
    worth: 35,
    emblem: [
      `t ${round(24, 26, 17)}`,
      `p ${round(24, 26, 12)}`,
      `f ${round(24, 26, 3.4)}`,
      `f ${round(24, 17.5, 2.2)}${round(31.4, 21.8, 2.2)}${round(31.4, 30.2, 2.2)}${round(24, 34.5, 2.2)}${round(16.6, 30.2, 2.2)}${round(16.6, 21.8, 2.2)}`,
      'f M19 3h10v7h-10z',
      'h M24 10v4',
    ],
  },
  // The Camel.
  'murray-humphreys': {
    hue: 45,
    pattern: 'chevrons',
    copies: 7,
    worth: 35,
    emblem: [
      't M4 15c0-4 4-6 8-5l3 2v9c0 3 1 4 2 4c2-5 4-9 7-9c2 0 3 3 5 3s3-3 5-3c4 0 7 5 8 11l1 8h-2l-1-6v14h-4v-13h-11v13h-4v-14c-6-1-9-4-10-10l-1-5z',
      `f ${round(9, 13.5, 1)}`,
      'h M4 46h40',
    ],
  },
  // Three Fingers.
  'william-white': {
    hue: 275,
    pattern: 'hatch',
    copies: 6,
    worth: 30,
    emblem: [
      't M14 44v-14l-5-6c-2-3 1-5 3-4l5 5v-16c0-4 5-4 5 0v12l.5-15c0-4 5-4 5 0l.5 15l1-12c.3-4 5-4 5 0v20c0 6-2 9-3 15z',
      'h M22 21v6M28 21v6M14 37h17',
      'l M37 22l6-6M43 22l-6-6',
    ],
  },
  // The Enforcer: brass knuckles.
  'frank-nitti': {
    hue: 190,
    pattern: 'cross',
    copies: 6,
    worth: 30,
    emblem: [
      `t M5 18c0-8 9-8 9.5-3c1-6 8.5-6 9.5 0c1-6 8.5-6 9.5 0c1-5 9.5-5 9.5 3c0 5-2 7-4 9v5c0 5-5 7-15 7s-15-2-15-7v-5c-2-2-4-4-4-9z`,
      `p ${round(10.5, 18.5, 3)}${round(19.5, 18.5, 3)}${round(28.5, 18.5, 3)}${round(37.5, 18.5, 3)}`,
      'p M15 29c5 2 13 2 18 0c2 4-4 6-9 6s-11-2-9-6z',
    ],
  },
  // The Fox.
  'johnny-torrio': {
    hue: 18,
    pattern: 'checks',
    copies: 6,
    worth: 30,
    emblem: [
      't M7 4l10 9h14l10-9v19c0 6-9 12-17 21C16 35 7 29 7 23z',
      'p M7.5 24c5 0 11 4 14 11l2.5 9c-9-9-16-14-16.5-20zM40.5 24c-5 0-11 4-14 11l-2.5 9c9-9 16-14 16.5-20z',
      `f ${round(16.5, 22, 2.1)}${round(31.5, 22, 2.1)}M21 38h6l-3 5z`,
      'h M11 9l4 6M37 9l-4 6',
    ],
  },
  // Golf Bag.
  'samuel-hunt': {
    hue: 100,
    pattern: 'back-hatch',
    copies: 5,
    worth: 25,
    emblem: [
      'l M19 16l-6-11l-5 2M25 15v-11l6-1M30 16l6-9l5 4',
      't M14 15h20l-3 29h-14z',
      'f M14 15h20l-.5 5h-19z',
      'p M20 27h9l-1 11h-7z',
      'l M33.5 21c7 3 6 12-1.5 15',
    ],
  },
  // Posed as police: cap and badge.
  'fred-burke': {
    hue: 235,
    pattern: 'columns',
    copies: 5,
    worth: 25,
    emblem: [
      't M4 17c0-6 9-12 20-12s20 6 20 12c0 4-4 5-6 6h-28c-2-1-6-2-6-6z',
      'f M9 23h30l1 6h-32z',
      't M8 29h32c0 5-7 6-16 6s-16-1-16-6z',
      'p M24 8l2.3 4.7l5.2.7l-3.8 3.6l.9 5.2l-4.6-2.5l-4.6 2.5l.9-5.2l-3.8-3.6l5.2-.7z',
      'h M14 42h20M18 45.5h12',
    ],
  },
  // De Pike.
  'mike-heitler': {
    hue: 165,
    pattern: 'grid',
    copies: 4,
    worth: 20,
    emblem: [
      't M3 25c5-6 11-9 18-9l5-5l3 6c5 1 8 4 10 6l6-6v17l-6-6c-2 2-5 4-9 5l-3 4l-4-3c-8 0-14-3-20-9z',
      'l M3 25l9 1.5',
      `f ${round(13, 21.5, 1.6)}`,
      'h M20 17c2 5 2 11 0 16M26 22l3 2M27 28l3-1M33 22l2 2M32 28l3-1',
      'h M5 39c4-2 6 2 10 0s6 2 10 0s6 2 10 0s6 2 8 0',
    ],
  },
  'agent-meeting': {
    hue: 330,
    pattern: 'bars',
    copies: 5,
    worth: 0,
    event: true,
    emblem: [
      'f M6 17c-1-7 8-11 18-11s19 4 18 11l-1 4h-9l-1-6h-14l-1 6h-9z',
      't M16 20h16l7 18v5h-30v-5z',
      `p ${round(24, 30, 7)}`,
      `f ${round(24, 25.3, 1.3)}${round(28.4, 29, 1.3)}${round(26.5, 34, 1.3)}${round(21.5, 34, 1.3)}${round(19.6, 29, 1.3)}`,
    ],
  },
  // A magnifier over a sealed sheet.
  'search-warrant': {
    hue: 60,
    pattern: 'bars',
    copies: 5,
    worth: 0,
    event: true,
    emblem: [
      `p ${box(6, 4, 26, 36)}`,
      'h M11 11h16M11 16h16M11 21h9M11 26h6',
      `f ${round(13, 34, 3.6)}`,
      `t ${round(29, 27, 9.5)}`,
      `p ${round(29, 27, 6.5)}`,
      'l M36 34l8 9.5',
    ],
  },
  'eliot-ness': {
    hue: 205,
    pattern: 'bars',
    copies: 5,
    worth: 0,
    event: true,
    emblem: [
      't M24 3l5 4c4 1 8 0 11-1c0 6 1 10 0 16c-1 11-8 18-16 23C16 40 9 33 8 22C7 16 8 12 8 6c3 1 7 2 11 1z',
      'p M24 11l3.5 7.2l7.9 1.1l-5.7 5.5l1.3 7.9l-7-3.8l-7 3.8l1.3-7.9l-5.7-5.5l7.9-1.1z',
      'h M17 37h14',
    ],
  },
  // An axe in a door.
  raid: {
    hue: 0,
    pattern: 'bars',
    copies: 3,
    worth: 0,
    event: true,
    emblem: [
      `p ${box(5, 4, 24, 40)}`,
      'h M10 9h14v12h-14zM10 26h14v13h-14z',
      `f ${round(25.5, 25, 1.5)}`,
      'l M16 13l5 8l-3 5l4 7',
      'f M22 40l15-25l3 2l-15 25z',
      't M31 10l5-5c6 2 9 7 8 14l-6 2z',
    ],
  },
};
