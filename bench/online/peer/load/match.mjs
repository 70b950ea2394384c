/** A match as the load sees it: two seats with a socket each, and the seat to act moves when it is told to. */

import WebSocket from "ws";

const NOTHING = -1;

export class Match {
  #sockets = [];
  #seats = [];
  #turn = null; // who is to act, in which state, with which moves
  #luck;
  #tally;
  #waiting; // while it is being opened: called when somebody knows what to do

  /** Moves at once when it can if `eager`, else when asked to. */
  eager = false;
  /** So many moves were sent. */
  made = 0;

  constructor(luck, tally) {
    this.#luck = luck;
    this.#tally = tally;
  }

  /** Resolves when both seats have the state and one of them may move. */
  async open(dialect, base) {
    const given = await dialect.open(base);
    const told = new Promise((resolve, reject) => (this.#waiting = { resolve, reject, seats: new Set() }));
    given.forEach((one, number) => this.#connect(dialect, one, number));
    await told;
    this.#waiting = null;
  }

  #connect(dialect, given, number) {
    const seat = new dialect.Seat(number, given);
    const socket = new WebSocket(given.url, { perMessageDeflate: false, skipUTF8Validation: true });
    this.#seats.push({ seat, unacknowledged: NOTHING, due: [] });
    this.#sockets.push(socket);
    socket.on("message", (data) => this.#hear(number, data.toString()));
    socket.on("error", (why) => this.#refuse(String(why)));
    socket.on("close", (code) => this.closing || this.#refuse(`closed by the server: ${code}`));
    socket.on("open", () => {
      const greeting = seat.greeting();
      if (greeting !== null) socket.send(greeting);
    });
  }

  #refuse(why) {
    this.#tally.refused(why);
    this.#waiting?.reject(new Error(why));
  }

  #hear(number, text) {
    this.#tally.heard(text);
    const at = this.#seats[number];
    const heard = at.seat.hear(text);
    if (heard.reply) this.#sockets[number].send(heard.reply);
    if (heard.refused) this.#refuse(heard.refused);
    if (heard.acknowledged && at.unacknowledged !== NOTHING) this.#acknowledge(at);
    if (heard.state !== undefined) this.#know(number, at, heard);
  }

  #acknowledge(at) {
    at.unacknowledged = NOTHING;
    this.#tally.acknowledged();
  }

  /** A seat has a new state: moves of the opponent that it waited for have reached it. */
  #know(number, at, { state, toAct, moves }) {
    while (at.due.length && at.due[0].state < state) this.#tally.reached(performance.now() - at.due.shift().since);
    if (toAct === number) this.#turn = { number, state, moves };
    if (this.eager) this.move();
    else if (this.#waiting) this.#arrive(number);
  }

  #arrive(number) {
    this.#waiting.seats.add(number);
    if (this.#turn && this.#waiting.seats.size === this.#seats.length) this.#waiting.resolve();
  }

  /** The seat to act makes one of its moves, by lot; false if none can be made yet. */
  move() {
    if (!this.#turn) return false;
    const { number, state, moves } = this.#turn;
    this.#turn = null;
    if (!moves?.length) {
      this.#refuse("the seat to act has no move");
      return false;
    }
    this.made += 1;
    const words = moves[Math.floor(this.#luck() * moves.length)];
    this.#seats[number].unacknowledged = state;
    this.#seats[1 - number].due.push({ state, since: performance.now() });
    this.#sockets[number].send(this.#seats[number].seat.move(state, words));
    return true;
  }

  close() {
    this.closing = true;
    this.#sockets.forEach((socket) => socket.terminate());
  }
}
