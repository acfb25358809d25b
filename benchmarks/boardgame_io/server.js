// A boardgame.io server with two games: Qwixx as our tables play it, and a much simpler one.
//
// The store is memory only, and there are no credentials: the least possible work for boardgame.io.
const { Server } = require("boardgame.io/server");

const ROWS = 4;
const FIELDS = 11;
const NEEDED = 5;
const INVALID = "INVALID_MOVE";

const sheet = () => ({
  rows: Array.from({ length: ROWS }, () => Array(FIELDS).fill(false)),
  failed: 0,
});

// -- Qwixx: dice, hidden choices that take effect together, locks, failed throws

const fieldOf = (row, number) => (row < 2 ? number - 2 : 12 - number);

function canCross(G, player, row, number) {
  if (!(row >= 0 && row < ROWS && number >= 2 && number <= 12) || G.locked[row]) return false;
  const fields = G.sheets[player].rows[row];
  const field = fieldOf(row, number);
  if (fields.lastIndexOf(true) >= field) return false;
  return field < FIELDS - 1 || fields.filter(Boolean).length >= NEEDED;
}

function cross(G, player, { row, number }) {
  const field = fieldOf(row, number);
  G.sheets[player].rows[row][field] = true;
  return field === FIELDS - 1 ? row : null;
}

function choose({ G, ctx, playerID }, row, number) {
  if (playerID in G.chosen) return INVALID;
  const [first, second] = G.dice;
  if (row !== null && !(number === first + second && canCross(G, playerID, row, number))) return INVALID;
  G.chosen[playerID] = { row, number };
  const players = Object.keys(G.chosen);
  if (players.length < ctx.numPlayers) return;
  const crossing = players.filter((player) => G.chosen[player].row !== null);
  const locked = crossing.map((player) => cross(G, player, G.chosen[player]));
  for (const closed of locked) if (closed !== null) G.locked[closed] = true;
  G.crossed = G.chosen[ctx.currentPlayer].row !== null;
}

function act({ G, playerID, events }, row, number) {
  if (row === null) {
    if (!G.crossed) G.sheets[playerID].failed += 1;
  } else {
    const [first, second, ...colours] = G.dice;
    const thrown = [first + colours[row], second + colours[row]].includes(number);
    if (!thrown || !canCross(G, playerID, row, number)) return INVALID;
    const closed = cross(G, playerID, { row, number });
    if (closed !== null) G.locked[closed] = true;
  }
  events.endTurn();
}

const score = ({ rows, failed }) =>
  rows.map((fields) => fields.filter(Boolean).length + (fields[FIELDS - 1] ? 1 : 0))
    .reduce((sum, crosses) => sum + (crosses * (crosses + 1)) / 2, -5 * failed);

const qwixx = {
  name: "qwixx",
  setup: ({ ctx }) => ({
    sheets: Array.from({ length: ctx.numPlayers }, sheet),
    locked: Array(ROWS).fill(false),
    dice: [],
    chosen: {},
    crossed: false,
  }),
  turn: {
    onBegin: ({ G, random }) => {
      G.dice = random.Die(6, 2 + ROWS);
      G.chosen = {};
      G.crossed = false;
    },
    activePlayers: {
      all: "choosing",
      minMoves: 1,
      maxMoves: 1,
      next: { currentPlayer: "acting", minMoves: 1, maxMoves: 1 },
    },
    stages: {
      choosing: { moves: { choose: { move: choose, client: false } } },
      acting: { moves: { act } },
    },
  },
  playerView: ({ G, ctx, playerID }) => {
    if (Object.keys(G.chosen).length === ctx.numPlayers) return G;
    const chosen = Object.entries(G.chosen).map(([player, choice]) => [player, player === playerID ? choice : "hidden"]);
    return { ...G, chosen: Object.fromEntries(chosen) };
  },
  endIf: ({ G }) => {
    const ended = G.locked.filter(Boolean).length >= 2 || G.sheets.some(({ failed }) => failed >= 4);
    return ended ? { scores: G.sheets.map(score) } : undefined;
  },
};

// -- Crosses: the player whose turn it is crosses a field, and that is all

const crosses = {
  name: "crosses",
  setup: () => ({ sheets: [sheet(), sheet()] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    cross: ({ G, playerID }, row, field) => {
      if (!(row >= 0 && row < ROWS && field >= 0 && field < FIELDS)) return INVALID;
      G.sheets[playerID].rows[row][field] = true;
    },
  },
};

const server = Server({ games: [qwixx, crosses], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
