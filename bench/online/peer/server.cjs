/** boardgame.io's own server: `node server.cjs PORT [DIRECTORY]`; with a directory FlatFile storage, else memory. */

const { FlatFile, Server } = require("boardgame.io/server");
const { Rummy } = require("./game.cjs");

const [port, directory] = process.argv.slice(2);
const db = directory ? new FlatFile({ dir: directory }) : undefined;
const server = Server({ games: [Rummy], origins: [], ...(db && { db }) });

// What stands as the port goes to `listen` as it is.
server.run({ port: { host: "127.0.0.1", port: Number(port) } }).then(() => console.log("ready"));
