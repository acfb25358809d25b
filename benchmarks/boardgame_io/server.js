// A boardgame.io server with a game about as simple as Qwixx: two sheets of four rows, a move crosses a field.
//
// It is easier work than ours: no dice, no hidden choices, no rules about locking, and the store is memory only.
const { Server } = require("boardgame.io/server");

const ROWS = 4;
const FIELDS = 11;

const game = {
  name: "crosses",
  setup: () => ({
    sheets: [0, 1].map(() => Array.from({ length: ROWS }, () => Array(FIELDS).fill(false))),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    cross: ({ G, playerID }, row, field) => {
      if (!(row >= 0 && row < ROWS && field >= 0 && field < FIELDS)) return "INVALID_MOVE";
      const fields = G.sheets[Number(playerID)][row];
      // A full row begins anew, so that a table never ends and no time goes into new ones.
      if (field === FIELDS - 1) fields.fill(false);
      fields[field] = true;
    },
  },
};

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
