# The sentences of the strategy, with the figures that were measured. Texts are strategy-GAME-ID.

## In the terminal

strategy-title = Strategy: { $game }
strategy-none = There is no measured strategy for { $game } yet.
strategy-compared = { $now } (stored: { $kept })
strategy-holds = The sentence holds.
strategy-few = These games agree with the stored figures, but they are too few to prove the sentence.
strategy-fails = These games do not confirm the sentence.

## How it was measured

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; with 95% certainty between { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }; with 95% certainty between { NUMBER($low, maximumFractionDigits: 1) } and { NUMBER($high, maximumFractionDigits: 1) }
strategy-how-kernels = { $games } games between quick bots that cross out whatever skips the fewest numbers.
strategy-how-master = { $games } games of the Master bot against itself.
strategy-how-values = { $games } games of the Master bot against itself; positions are judged by the values of the review.
strategy-how-duel = { $games } games between two bots that differ in this alone. Every set of dice is played twice, with the seats swapped.
strategy-how-thinker = { $games } games of the Master bot against itself, looking at 1,500 positions for each move. The first four moves are drawn at random.

## Qwixx

strategy-qwixx-skip = Skip at most two numbers for a cross. Whoever does so wins { NUMBER($less, style: "percent") } of the games against a player who skips only one, and { NUMBER($most, style: "percent") } against one who skips up to four.
strategy-qwixx-escape = Before you take a failed throw, cross something out. With up to two skipped numbers that was better in { NUMBER($few, style: "percent") } of the positions, with three or four in { NUMBER($some, style: "percent") }, with five or more in only { NUMBER($many, style: "percent") }.
strategy-qwixx-failed = A failed throw costs you about { NUMBER($points, maximumFractionDigits: 1) } points and about { NUMBER($share, style: "percent") } of your chance of winning.
strategy-qwixx-others = Use the throws of the others. Whoever does so wins { NUMBER($share, style: "percent") } of the games against a player who crosses out numbers only in their own turn.
strategy-qwixx-look = Look at every sum. Whoever misses none wins { NUMBER($share, style: "percent") } of the games against a player who overlooks every tenth cross.
strategy-qwixx-rows = Two good rows make the game: they bring a winner { NUMBER($share, style: "percent") } of the points for crosses.
strategy-qwixx-lock = Whoever locks the first row wins { NUMBER($share, style: "percent") } of the games.
strategy-qwixx-ending = Be ready for two locked rows: only { NUMBER($failed, style: "percent") } of the games end with a fourth failed throw.
strategy-qwixx-count = Count the points before you end the game. That alone wins { NUMBER($share, style: "percent") } of the games against a player who does not.
strategy-qwixx-first = Going first matters little: whoever throws first wins { NUMBER($share, style: "percent") } of the games.

## Longo

strategy-longo-escape = Before you take a failed throw, cross something out. With up to two skipped numbers that was better in { NUMBER($few, style: "percent") } of the positions, with three or four in { NUMBER($some, style: "percent") }; with five or more, in { NUMBER($many, style: "percent") }, it is as good as a coin toss.
strategy-longo-lucky = Use your lucky numbers. Whoever does so wins { NUMBER($share, style: "percent") } of the games against a player who never does.
strategy-longo-pair = Which pair you get hardly matters: 4 and 9 win { NUMBER($share, style: "percent") } of the games against 6 and 7.
strategy-longo-skip = Skip at most three numbers for a cross. Whoever does so wins { NUMBER($less, style: "percent") } of the games against a player who skips at most two, and { NUMBER($most, style: "percent") } against one who skips up to five.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Make two threats at once. Of the games that are decided in the placing phase, { NUMBER($share, style: "percent") } are won like that: the other side can block only one.
strategy-six-look = Look two moves ahead. Whoever does so wins { NUMBER($share, style: "percent") } of the games against a player who takes what looks best.
strategy-six-bar = Spoil the other side's shapes early. Whoever watches them as much as their own wins { NUMBER($share, style: "percent") } of the games against a player who only builds.
strategy-six-shapes = Build lines and triangles: of the shapes that win, { NUMBER($line, style: "percent") } are lines, { NUMBER($triangle, style: "percent") } triangles and only { NUMBER($ring, style: "percent") } rings.
strategy-six-near = Stay together: { NUMBER($one, style: "percent") } of all hexagons are placed next to one of their own colour, { NUMBER($two, style: "percent") } next to two or more.
strategy-six-first = In the basic game it does not matter who goes first: black wins { NUMBER($share, style: "percent") } of the games.
strategy-six-begin = In the advanced game go first if you can: black does, and wins { NUMBER($share, style: "percent") } of the games.
strategy-six-moving = Practise moving, too: { NUMBER($share, style: "percent") } of the basic games are still open when all hexagons are on the table.
strategy-six-pace = Hurry in the advanced game: it takes { NUMBER($advanced, maximumFractionDigits: 0) } moves on average, the basic game { NUMBER($basic, maximumFractionDigits: 0) }.
strategy-six-cut = In the advanced game cutting is a means, not the goal: it happens in { NUMBER($any, style: "percent") } of the games, but only { NUMBER($few, style: "percent") } end because a side has too few hexagons.
