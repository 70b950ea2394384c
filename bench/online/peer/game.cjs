/**
 * A small two-player rummy for boardgame.io: Al Capone without its events (docs/rules/al-capone.md).
 * Its views have the members of ours, save what boardgame.io sends anyway (who is to act, what was done), so that the
 * messages of both servers have about the same size. Cards are counts per kind and the deck stays as it was shuffled:
 * with piles that shrink the server made about a quarter fewer moves.
 */

const { INVALID_MOVE } = require("boardgame.io/core");

const CLUES = {
  "al-capone": 8,
  "ralph-capone": 7,
  "jake-guzik": 7,
  "jack-mcgurn": 7,
  "murray-humphreys": 7,
  "william-white": 6,
  "frank-nitti": 6,
  "johnny-torrio": 6,
  "samuel-hunt": 5,
  "fred-burke": 5,
  "mike-heitler": 4,
};
const BLANKS = { "agent-meeting": 5, "search-warrant": 5, "eliot-ness": 5, raid: 3 };
const KINDS = [...Object.keys(CLUES), ...Object.keys(BLANKS)];
const NUMBERS = new Map(KINDS.map((card, kind) => [card, kind]));
const CLUE_KINDS = Object.keys(CLUES).length;
const DECK = [...Object.values(CLUES), ...Object.values(BLANKS)].flatMap((count, kind) => Array(count).fill(kind));
const HAND = 10;

const setup = ({ random }) => deal(1, [0, 0], random);

function deal(round, totals, random) {
  const deck = random.Shuffle(DECK);
  const hands = [0, 1].map((seat) => counted(deck.slice(seat * HAND, (seat + 1) * HAND)));
  const areas = [0, 1].map(() => counted([]));
  const taken = 2 * HAND + 1;
  return { round, totals, deck, taken, hands, held: [HAND, HAND], areas, pile: [deck[taken - 1]], asked: "draw" };
}

function counted(cards) {
  const counts = Array(KINDS.length).fill(0);
  for (const kind of cards) counts[kind] += 1;
  return counts;
}

const points = (areas) => areas.map((area) => 2 * area.reduce((sum, count) => sum + count, 0));
const file = (G) => DECK.length - G.taken;
const melded = (G, kind) => kind < CLUE_KINDS && (G.areas[0][kind] >= 3 || G.areas[1][kind] >= 3);

function draw({ G, playerID }, from) {
  const hand = G.hands[playerID];
  if (G.asked !== "draw" || (from !== "file" && !G.pile.length)) return INVALID_MOVE;
  const count = from === "file" ? Math.min(2, file(G)) : 1;
  G.held[playerID] += count;
  for (let each = 0; each < count; each++) hand[from === "file" ? G.deck[G.taken++] : G.pile.pop()] += 1;
  G.asked = "play";
}

/** A card must be left to discard. */
const spares = (G, seat, count) => G.held[seat] > count;

function lay(G, playerID, card, count) {
  const kind = NUMBERS.get(card);
  const holds = kind < CLUE_KINDS && G.hands[playerID][kind] >= count && spares(G, playerID, count);
  if (G.asked !== "play" || !holds) return INVALID_MOVE;
  G.hands[playerID][kind] -= count;
  G.held[playerID] -= count;
  G.areas[playerID][kind] += count;
}

const meld = ({ G, playerID }, card, count) => (count >= 3 ? lay(G, playerID, card, count) : INVALID_MOVE);
const layOff = ({ G, playerID }, card) =>
  melded(G, NUMBERS.get(card)) ? lay(G, playerID, card, 1) : INVALID_MOVE;

function discard({ G, playerID, events, random }, card) {
  const kind = NUMBERS.get(card);
  const hand = G.hands[playerID];
  if (G.asked !== "play" || !hand[kind]) return INVALID_MOVE;
  hand[kind] -= 1;
  const left = (G.held[playerID] -= 1);
  G.pile.push(kind);
  G.asked = "draw";
  events.endTurn();
  if (left === 0 || file(G) === 0) Object.assign(G, nextRound(G, random));
}

function nextRound(G, random) {
  const scored = points(G.areas);
  const totals = G.totals.map((total, seat) => total + scored[seat]);
  return deal(G.round + 1, totals, random);
}

/** What may be done now, in words, as our server sends it. */
function moves(G, seat) {
  const draws = [{ act: "draw", from: "file" }, { act: "draw", from: "underworld" }];
  if (G.asked === "draw") return G.pile.length ? draws : draws.slice(0, 1);
  const found = [];
  G.hands[seat].forEach((count, kind) => {
    const card = KINDS[kind];
    if (count) found.push({ act: "discard", card });
    if (kind >= CLUE_KINDS) return;
    if (count && melded(G, kind) && spares(G, seat, 1)) found.push({ act: "lay_off", card });
    for (let laid = 3; laid <= count && spares(G, seat, laid); laid++) found.push({ act: "meld", card, count: laid });
  });
  return found;
}

function named(counts) {
  const cards = {};
  counts.forEach((count, kind) => {
    if (count) cards[KINDS[kind]] = count;
  });
  return cards;
}

function playerView({ G, ctx, playerID }) {
  const seat = playerID == null ? -1 : Number(playerID);
  return {
    round: G.round,
    asked: G.asked,
    hand: seat < 0 ? {} : named(G.hands[seat]),
    hands: G.held,
    areas: G.areas.map((area, side) => ({ side, seats: [side], cards: named(area) })),
    file: file(G),
    pile: G.pile.length,
    top: G.pile.length ? KINDS[G.pile[G.pile.length - 1]] : null,
    totals: G.totals,
    moves: playerID === ctx.currentPlayer ? moves(G, seat) : [],
  };
}

/** Without undo, and clients work out nothing of a move: both spare the server work. */
exports.Rummy = {
  name: "rummy",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  playerView,
  moves: {
    draw: { move: draw, client: false },
    meld: { move: meld, client: false },
    lay_off: { move: layOff, client: false },
    discard: { move: discard, client: false },
  },
};
