// A bot for `fallakte arena`: the kinds of moves that it likes most, as much of them as it may, else anything.
//
// fallakte arena capone --players 3 --bots "cmd:node examples/bots/investor.js,random"

const LIKED = ["offer", "invest", "hire", "bail", "occupy", "legal", "meld", "lay_off", "draw"];
const worth = (move) => 10 * (LIKED.includes(move.act) ? LIKED.length - LIKED.indexOf(move.act) : 0) + (move.count ?? 0);

let luck = null;
const random = () => (luck = (luck * 48271) % 2147483647) / 2147483647;

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const said = JSON.parse(line);
    if (luck === null) {
      luck = 1 + (said.luck % 2147483646);
      return;
    }
    const ranked = said.legal.map((move) => [worth(move) + random(), move]);
    const [, move] = ranked.reduce((one, other) => (other[0] > one[0] ? other : one));
    process.stdout.write(JSON.stringify({ move }) + "\n");
  });
