/** boardgame.io's lobby over HTTP, and its socket.io messages by hand: engine.io 4, one namespace per game. */

import { post } from "../http.mjs";

const GAME = "rummy";
const PREFIX = `42/${GAME},`;

/** A new match with both seats taken: what `Seat` needs, seat by seat. */
export async function open(base) {
  const { matchID } = await post(`${base}/games/${GAME}/create`, { numPlayers: 2, unlisted: true });
  const url = `${base.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const joining = { playerID, playerName: playerID };
    const { playerCredentials } = await post(`${base}/games/${GAME}/${matchID}/join`, joining);
    seats.push({ url, matchID, playerID, playerCredentials });
  }
  return seats;
}

export class Seat {
  constructor(number, { matchID, playerID, playerCredentials }) {
    this.number = number;
    this.matchID = matchID;
    this.playerID = playerID;
    this.credentials = playerCredentials;
  }

  /** What to say first, if the client is the one who begins. */
  greeting() {
    return null;
  }

  /** What a message means: `reply` at once, or a `state` with who is `toAct` and what `moves`; `acknowledged` moves. */
  hear(text) {
    if (text.startsWith(PREFIX)) return this.#heed(JSON.parse(text.slice(PREFIX.length)));
    if (text === "2") return { reply: "3" };
    if (text.startsWith("0")) return { reply: `40/${GAME},` };
    if (text.startsWith("40")) return { reply: this.#emit("sync", this.matchID, this.playerID, this.credentials, 2) };
    return { refused: text };
  }

  #heed([type, , given]) {
    if (type === "matchData") return {};
    const state = type === "sync" ? given.state : given;
    if (type !== "sync" && type !== "update") return { refused: type };
    const toAct = Number(state.ctx.currentPlayer);
    return { state: state._stateID, toAct, moves: state.G.moves, acknowledged: type === "update" };
  }

  move(state, { act, ...rest }) {
    const payload = { type: act, args: Object.values(rest), playerID: this.playerID, credentials: this.credentials };
    return this.#emit("update", { type: "MAKE_MOVE", payload }, state, this.matchID, this.playerID);
  }

  #emit(...words) {
    return PREFIX + JSON.stringify(words);
  }
}
