/** Our own messages (docs/protocol.md): a table for two friends whose match does not end while it is measured. */

import { post } from "../http.mjs";

const PROTOCOL = 1;
const NEVER = 10_000;

/** A new table with both links: what `Seat` needs, seat by seat. */
export async function open(base) {
  const opened = await post(`${base}/api/tables`, {
    game: "al-capone",
    options: { players: 2, target: NEVER },
    seats: [{ kind: "friend" }, { kind: "friend" }],
  });
  const url = `${base.replace("http", "ws")}/api/tables/${opened.table}/play`;
  return opened.seats.map(({ secret }) => ({ url, secret }));
}

export class Seat {
  #commands = 0;

  constructor(number, { secret }) {
    this.number = number;
    this.secret = secret;
  }

  /** What to say first, if the client is the one who begins. */
  greeting() {
    return JSON.stringify({ type: "hello", protocol: PROTOCOL, secret: this.secret });
  }

  /** What a message means: a `state` with who is `toAct` and what `moves`, an `acknowledged` move, or a refusal. */
  hear(text) {
    const said = JSON.parse(text);
    if (said.type === "refused" || said.type === "bye") return { refused: text };
    if (said.type === "done") return { acknowledged: true };
    if (!said.position) return {};
    const { state, to_act: toAct, moves } = said.position;
    return { state, toAct, moves, acknowledged: said.done !== undefined };
  }

  move(state, words) {
    this.#commands += 1;
    return JSON.stringify({ type: "move", command: `${this.number}-${this.#commands}`, state, move: words });
  }
}
