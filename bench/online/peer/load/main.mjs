/**
 * The load for both servers, in one process: opens matches, lets them move, says what came of it as lines of JSON.
 * After each line that asks for it the leading process answers with a line of its own, having measured what it wants.
 */

import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { Match } from "./match.mjs";
import { fast, paced } from "./patterns.mjs";
import { Tally } from "./tally.mjs";

const OPENED_AT_ONCE = 20;

const { values: given } = parseArgs({
  options: {
    dialect: { type: "string" },
    base: { type: "string" },
    pattern: { type: "string" },
    matches: { type: "string" },
    seconds: { type: "string", default: "20" },
    "warm-up": { type: "string", default: "3" },
    every: { type: "string", default: "5" },
    seed: { type: "string", default: "7" },
  },
});

const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (words) => process.stdout.write(`${JSON.stringify(words)}\n`);
const ask = async (words) => {
  say(words);
  await answers.next();
};

/** A small generator of numbers from 0 to 1 with a seed of its own for every match (mulberry32). */
function lots(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function open(matches, count, dialect, tally) {
  const one = async () => {
    while (matches.length < count) {
      const match = new Match(lots(Number(given.seed) * 100_003 + matches.length), tally);
      matches.push(match);
      await match.open(dialect, given.base);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, one));
}

async function main() {
  const dialect = await import(`./dialects/${given.dialect}.mjs`);
  const tally = new Tally();
  const matches = [];
  for (const count of given.matches.split(",").map(Number)) {
    await open(matches, count, dialect, tally);
    await ask({ open: matches.length });
  }
  const [seconds, warmUp, every] = [given.seconds, given["warm-up"], given.every].map(Number);
  const begin = () => say({ measuring: true });
  if (given.pattern === "fast") say(await fast(matches, tally, { seconds, warmUp, begin }));
  if (given.pattern === "paced") say(await paced(matches, tally, { seconds, warmUp, every, begin }));
  for (const match of matches) match.close();
}

await main();
process.exit(0);
