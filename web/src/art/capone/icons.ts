/** Everything in Capone has a picture of a few strokes, drawn in a square of 24. */

function ring(x: number, y: number, r: number): string {
  return `M${x + r} ${y}a${r} ${r} 0 1 1${-2 * r} 0a${r} ${r} 0 0 1${2 * r} 0z`;
}

const DOLLAR = 'M14.2 10.6c-.6-1.3-4.4-1.4-4.4.8 0 2.3 4.6 1.2 4.6 3.5 0 2.2-4.2 2.2-5 .6M12 8.4v9.2';

const MEMBERS = {
  don: `${ring(12, 15, 6)}M8.8 9.8 6.5 5.5 9 2.5h6l2.5 3-2.3 4.3zM6.5 5.5h11M12 2.5v7.3`,
  mama: 'M19.5 3c-4-.8-5 2.5-5.5 10.5M3.5 13.5H15a5.75 5.75 0 0 1-11.5 0zM6 16.5h6',
  'right-hand':
    'M8 21v-4l-3.2-4.5c-.9-1.4.9-2.6 1.9-1.4L8.5 13V5.5a1.3 1.3 0 0 1 2.6 0V11V4.3a1.3 1.3 0 0 1 2.6 0V11V5.3a1.3 1.3 0 0 1 2.6 0V12V8a1.3 1.3 0 0 1 2.6 0v7l-2.3 3.5V21zM8 18.5h8',
  collector: `M9 8 6.5 3.5c2 1 3.5-1 5.5 0s3.5 1 5.5 0L15 8M8 8h8M9 8c-4 3-5.5 6-5.5 9a4 4 0 0 0 4 4h9a4 4 0 0 0 4-4c0-3-1.5-6-5.5-9${DOLLAR}`,
  lawyer: 'M3 8.5h18v11H3zM9 8.5v-3h6v3M3 13h7.5M13.5 13H21M10.5 11.5h3v3.5h-3z',
  secretary:
    'M7 10V3h10v7M3.5 10h17l1.5 7v3.5H2V17zM6.5 13.7h.1M10.2 13.7h.1M13.8 13.7h.1M17.5 13.7h.1M7.5 17.2h9M9.5 6h5',
  bookkeeper:
    'M12 6c-2-1.5-5-1.8-9-1.5v14c4-.3 7 0 9 1.5 2-1.5 5-1.8 9-1.5v-14C17 4.2 14 4.5 12 6zM12 6v14M5.8 8.7h3.5M5.8 12h3.5M14.7 8.7h3.5M14.7 12h3.5M14.7 15.2h3.5',
  novice:
    'M3 14c-.5-5.5 3.7-9 9-9s9.5 2.7 9.5 6.5c0 1.7-1.2 2.5-3.5 2.5zM3 14c0 2.7 2.2 4.5 6.5 4.5 4.8 0 7.5-1.7 8.5-4.5M12 5c-2.2 2.2-3.2 5-3.2 9M12 5c2.2 2.2 3.2 5 3.2 9M11.5 3.6h1',
  bodyguard:
    'M12 3.5c5.8 0 9.8 3.7 9.8 8.5s-4 8.5-9.8 8.5S2.2 16.8 2.2 12 6.2 3.5 12 3.5zM12 7c3.2 0 5.2 2.2 5.2 5s-2 5-5.2 5-5.2-2.2-5.2-5 2-5 5.2-5zM9.3 12h5.4',
};

const ILLEGAL = {
  jeweller: 'M7 5h10l4.5 5L12 20.5 2.5 10zM2.5 10h19M8.5 10l3.5 10.5L15.5 10 12 5z',
  'arms-dealer': 'M2.5 8h14l.7-1.5h2L20 8h1.5v4H14l-1.5 2.5H8L6.2 20H2.5L4.7 12H2.5zM10 12l-1.5 2.5',
  bank: 'M2.5 9.5 12 3.5l9.5 6zM5 9.5v8M9.7 9.5v8M14.3 9.5v8M19 9.5v8M4 17.5h16M2.5 20.5h19',
  nightclub: `${ring(6.5, 17.5, 2.5)}${ring(17.5, 15.5, 2.5)}M9 17.5V5.5l11-2v12M9 9.5l11-2`,
  casino: 'M4 9h11v11.5H4zM4 9l5-5.5h11.5L15 9M20.5 3.5V15L15 20.5M7 12h.1M12 17.5h.1M9.5 14.7h.1M17.7 12h.1',
  printer: `M2.5 9H18v9H2.5zM6 9V5.5h15.5v9H18${ring(10.2, 13.5, 2.2)}M5 13.5h.1M15.5 13.5h.1`,
  pawnbroker: `${ring(5, 12, 2.7)}${ring(19, 12, 2.7)}${ring(12, 17.5, 2.7)}M5 9.3V6h14v3.3M12 3v11.8`,
  'loan-office': `M5 3h10.5L19 6.5V21H5zM8 8h6M8 11h8M8 14h3.5${ring(14.5, 17, 2)}`,
  speakeasy:
    'M5 7h11v13.5H5zM16 10h2.5a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2H16M8.6 11v6M12.4 11v6M5 7c-.5-3 2.5-4 4-2.5 1-2 4.5-1.7 5 .2 2-.4 2.5 1.3 2 2.3',
  'money-changer': `${ring(8.5, 9, 5.5)}M11.5 15.5a5.5 5.5 0 1 0 4-8M8.5 6.3v5.4M6.5 9h4`,
};

const LEGAL = {
  scrapyard: `${ring(12, 12, 3.2)}${ring(12, 12, 6.5)}M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1`,
  laundry: 'M2 4h20M8 4 3.5 8.5l2.5 3 2-1.5v10.5h8V10l2 1.5 2.5-3L16 4M8 4c1 3.5 7 3.5 8 0',
  bakery: 'M4.5 19.5v-7c-3-1.5-2-7 2.5-7h10c4.5 0 5.5 5.5 2.5 7v7zM8.5 10.5l1.5 3M12.5 10.5l1.5 3',
  florist:
    'M12 9.5c-3.5-7 3.5-7 0 0zM12 9.5c3.5-7 3.5 7 0 0zM12 9.5c6.5-1 4 5.5 0 0zM12 9.5c-6.5-1-4 5.5 0 0zM12 9.5c-1 6 1 6 0 0zM12 12v9.5M12 18.5c-3 0-4.5-1-5.5-3.5M12 18.5c3 0 4.5-1 5.5-3.5',
  cinema: `${ring(12, 12, 9)}${ring(12, 6.8, 1.7)}${ring(12, 17.2, 1.7)}${ring(6.8, 12, 1.7)}${ring(17.2, 12, 1.7)}M12 12h.1`,
  'filling-station': 'M5 21V4h9.5v17M3 21h13.5M7.7 7.2h4v4h-4zM14.5 11.5h2V18a1.6 1.6 0 0 0 3.2 0V8.5L17 5.5',
  'taxi-office': `M5 16.5H2.5V12L5 11.3 7.8 7h8.4l2.8 4.3 2.5.7v4.5H19M9 16.5h6${ring(7, 16.5, 2)}${ring(17, 16.5, 2)}M10 7V4.7h4V7M8.5 11.3h7`,
  undertaker: 'M9 2.5h6l3.5 6.5L15 21.5H9L5.5 9zM12 6.5v8M9.3 9.3h5.4',
};

const ACTIONS = {
  party: 'M4.5 4.5h15L12 12.5zM12 12.5v7M8 20.5h8M8 8h8M15.5 4.5l3-3',
  haircut: `${ring(6, 18, 3)}${ring(18, 18, 3)}M7.7 15.5 16.5 3M16.3 15.5 7.5 3`,
  dinner: `${ring(12, 12.5, 5)}${ring(12, 12.5, 2.2)}M3.5 4v16.5M1.8 4v3.7a1.7 1.7 0 0 0 3.4 0V4M21 20.5V4c-2.2 1.2-2.8 4.5-2.3 9H21`,
  fbi: 'M12 2.5l3 2.3 4.7-.3v6.2c0 5-3 8.4-7.7 10.8-4.7-2.4-7.7-5.8-7.7-10.8V4.5L9 4.8zM12 7.5l1.3 2.9 3.1.3-2.4 2.1.7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.4-2.1 3.1-.3z',
  protection: `M12 2.5l8.5 2.7v6.3c0 5-3.7 8.3-8.5 10-4.8-1.7-8.5-5-8.5-10V5.2z${DOLLAR}`,
  takeover: 'M5 12v8.5h14V12M2.5 13.5 12 4.5l9.5 9M8 16.5h7M12.7 14l2.5 2.5-2.5 2.5',
  offer: 'M2.5 6h19v13h-19zM2.5 6 12 13.5 21.5 6M9.5 16.5h5',
};

const PLACES = {
  penthouse: ACTIONS.party,
  barber: ACTIONS.haircut,
  restaurant: ACTIONS.dinner,
  prison: 'M3.5 3h17v18h-17zM7.7 3v18M12 3v18M16.3 3v18M3.5 8h17',
  harbour: `${ring(12, 4.7, 2.2)}M12 7v14M7.5 10.5h9M4 13c0 5 3.5 8 8 8s8-3 8-8M4 13l-2.2 2.5M4 13l2.5 2.2M20 13l2.2 2.5M20 13l-2.5 2.2`,
  park: 'M12 21.5V14M9 17l3 2 3-2.5M12 2.5c-3 0-4.3 2-4.3 4-2.7 0-4.2 1.7-4.2 4 0 2.2 2 3.5 4.2 3.5h8.6c2.2 0 4.2-1.3 4.2-3.5 0-2.3-1.5-4-4.2-4 0-2-1.3-4-4.3-4z',
};

/** What the families are named after, more or less. */
const CRESTS = {
  armaretto: 'M12 3c6 3.5 7.5 11 0 18-7.5-7-6-14.5 0-18zM12 8c2 3 2 6.5 0 9.5',
  mascapone:
    'M2.5 7.5c3-1.5 6.5-1.5 9.5.5 3-2 6.5-2 9.5-.5 0 5.5-2.5 9-5.7 9-2 0-2.8-1.8-3.8-1.8S10.2 16.5 8.2 16.5c-3.2 0-5.7-3.5-5.7-9zM6 10.5c1.5-1 3-.8 4 1-1.5.9-3 .6-4-1zM18 10.5c-1.5-1-3-.8-4 1 1.5.9 3 .6 4-1z',
  vinorosso: `${ring(7.5, 9.5, 2.2)}${ring(12, 9.5, 2.2)}${ring(16.5, 9.5, 2.2)}${ring(9.7, 13.5, 2.2)}${ring(14.3, 13.5, 2.2)}${ring(12, 17.5, 2.2)}M12 7V3.5c2-1.5 4-.8 5.5 0`,
  ramazotti: 'M10 2.5h4V8c2.2 1.5 3.3 3 3.3 5v8.5H6.7V13c0-2 1.1-3.5 3.3-5zM6.7 13.5h10.6v4.5H6.7z',
  kaputtschino:
    'M4 10h13v5.5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11.5h1.5a2.6 2.6 0 0 1 0 5.2H17M8 7.3c-1.3-1.7 1.3-2.3 0-4.3M13 7.3c-1.3-1.7 1.3-2.3 0-4.3',
  zappajone: 'M5.5 4h13l-2 8.5a4.6 4.6 0 0 1-9 0zM12 16v4.5M7.5 20.5h9M6.5 8h11',
};

export const ICONS: Record<string, string> = {
  ...MEMBERS,
  ...ILLEGAL,
  ...LEGAL,
  ...ACTIONS,
  ...PLACES,
  ...CRESTS,
};

export type SignColour = 'red' | 'orange' | 'yellow' | 'green' | 'white' | 'violet' | 'plain';

const SIGNS: Record<string, SignColour> = {
  jeweller: 'red',
  'arms-dealer': 'red',
  bank: 'red',
  nightclub: 'orange',
  casino: 'orange',
  printer: 'orange',
  pawnbroker: 'yellow',
  'loan-office': 'yellow',
  speakeasy: 'green',
  'money-changer': 'green',
  party: 'violet',
  haircut: 'violet',
  dinner: 'violet',
  penthouse: 'violet',
  barber: 'violet',
  restaurant: 'violet',
};

/** The colour of a card's or a place's neon sign, as the rules name it. */
export function signOf(thing: string): SignColour {
  return SIGNS[thing] ?? (thing in LEGAL ? 'white' : 'plain');
}
