/**
 * Speaks our messages without rules, storage or hidden cards: `node bare.mjs PORT`. How fast the load can be is seen
 * here; what it says is as long as our server's messages are, and the seats move in turn.
 */

import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const CARDS = Array.from({ length: 8 }, (_, kind) => `gangster-number-${kind}`);
const VIEW = { hand: Object.fromEntries(CARDS.map((card) => [card, 1])), filling: "x".repeat(500) };
const MOVES = CARDS.map((card) => ({ act: "discard", card }));
const tables = new Map();

function open(_, answer) {
  const table = `t${tables.size}`;
  const secrets = [0, 1].map((seat) => `${table}-${seat}`);
  tables.set(table, { state: 0, sockets: [] });
  answer.setHeader("content-type", "application/json");
  answer.end(JSON.stringify({ table, seats: secrets.map((secret, seat) => ({ seat, secret })) }));
}

function tell(table, seat, type, done) {
  const toAct = table.state % 2;
  const position = { state: table.state, to_act: toAct, due: "move", view: VIEW, moves: toAct === seat ? MOVES : [] };
  table.sockets[seat].send(JSON.stringify({ type, number: table.state, position, ...(done && { done }) }));
}

function hear(socket, said) {
  if (said.type === "hello") {
    const [id, seat] = said.secret.split("-");
    Object.assign(socket, { table: tables.get(id), seat: Number(seat) });
    socket.table.sockets[socket.seat] = socket;
    return tell(socket.table, socket.seat, "welcome");
  }
  socket.table.state += 1;
  for (const seat of [0, 1]) tell(socket.table, seat, "update", seat === socket.seat ? said.command : undefined);
}

const server = createServer(open);
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket) =>
  socket.on("message", (data) => hear(socket, JSON.parse(data.toString()))),
);
server.listen(Number(process.argv[2]), "127.0.0.1");
