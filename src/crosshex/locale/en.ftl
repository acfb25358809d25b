### English: the reference language, which has every message.
###
### One message is one sentence or phrase. Variables are named in the comment above a message where
### they are not obvious. Moves ($move, $moves, $cells) are notation and stay as they are.

## Games and what lies on the table

game-qwixx = Qwixx
game-longo = Qwixx Longo
game-six = Six
variant-basic = basic rules
variant-advanced = advanced rules
claim-auto = shapes are claimed automatically
claim-manual = shapes must be claimed
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
side-black = black
side-red = red
player-you = You
player-number = Player { $seat }

## Endings

ending-failed-throws = A fourth failed throw ends the game.
ending-rows-locked = Two rows are locked: the game is over.
ending-line = A line of six is complete.
ending-triangle = A triangle is complete.
ending-ring = A ring is complete.
ending-too-few-hexagons = A side has five hexagons or fewer left.
ending-repetition = The same position came up too often.
ending-move-limit = Too many moves without a removal.
ending-agreement = The sides agreed on a draw.
ending-resignation = One side has resigned.

## What the coach says in the first games

coach-sheet-white-sum = Cross out the sum of the two white dice in any one row, or leave it. Everybody at the table may.
coach-sheet-others-throw = Somebody else threw. You may cross out the sum of the white dice, too; leaving it costs you nothing.
coach-sheet-colour-sum = You threw, so you have a second action: one white die plus one coloured die, in the row of that colour.
coach-sheet-colour-field = You threw, so you have a second action: a white die plus a coloured die gives the field of that colour and number.
coach-sheet-second-lock = With a second locked row the game ends at once. Lock it if you are ahead.
coach-sheet-can-lock = You can lock a row: the last number and the lock are two crosses, and the row closes for everybody.
coach-sheet-last-fail = A fourth failed throw would end the game. Any cross prevents it.
coach-sheet-failed-throw = You threw, crossed out nothing, and no sum fits: that is a failed throw (a penalty) and costs 5 points.
coach-sheet-fail-threatens = No sum with a coloured die fits your sheet. Cross out the sum of the white dice, or it is a failed throw: −5 points.
coach-sheet-cross-or-fail = You have not crossed anything out on your own throw yet. Without a cross now, that costs 5 points.
coach-sheet-lucky = The white dice make your lucky number: you may cross out the next number in the row with your fewest crosses instead.
coach-sheet-skips-many = Every cross would skip { $many } numbers or more, and those are lost. Crossing out nothing is free now.
coach-sheet-left-to-right = Crosses go from left to right, and what you skip is lost. Look for the row where you skip the fewest numbers.
coach-sheet-lucky-numbers = Your lucky numbers are { $low } and { $high }. When the white dice make one, you have one more choice.
coach-sheet-lock-needs = A { $number } would lock a row. For that you first need { $needed } crosses in it.
coach-sheet-skips-nothing = There is a cross here that skips nothing. That is nearly always good.
coach-sheet-row-closed = A row is locked for everybody, and its die leaves the game. A second locked row ends the game.
coach-sheet-die-gone = A coloured die has left, but fields of its colour are still open: only the sum of the white dice reaches them.
coach-sheet-lock-ready = One of your rows has { $needed } crosses or more. From now on you can lock it at its right end.
coach-sheet-long-row = Each cross brings one point more than the one before it in its row. Here one brings { $points } points.
coach-sheet-end-near = The game may end soon: somebody is close to the last lock or to a fourth failed throw.
coach-six-goal = Six hexagons of your colour win: in a line, a triangle or a ring. Place one on any marked cell.
coach-six-claim = At this table a shape wins only if you say so: claim it together with your move.
coach-six-can-win = You can win with this move. Do you see how?
coach-six-two-threats = They can win in two places, and you can block only one. Two threats at once win games.
coach-six-bar = They need only one more hexagon for a shape. Place your hexagon there.
coach-six-bar-moving = Look out: if nothing changes, they win with their next move.
coach-six-fork = One of your moves makes two threats at once. They can block only one of them.
coach-six-fork-coming = Look out: with one more hexagon they could make two threats at once. Get in between.
coach-six-moving = All hexagons are placed. Now you move one of yours to another cell; all must stay connected.
coach-six-moving-advanced = All hexagons are placed. Now you move one of yours; what it cuts off from the largest part leaves the game.
coach-six-can-cut = One of your moves cuts off more of their hexagons than of yours. They leave the game.
coach-six-few-left = You have { $count } hexagons left. A side with { $few } or fewer loses.
coach-six-touch = A hexagon may touch any colour: beside yours it builds, beside theirs it blocks.
coach-six-few-in-hand = Hexagons in your hand: { $count }. Once all are placed, they are moved instead.

## Why a move is against the rules

reason-game-over = the game is over
reason-not-to-act = this player has nothing to decide now
reason-already-chosen = this player has already chosen
reason-other-game = this is not a move of this game
reason-die-face = a die cannot show this number
reason-die-left = a die that has left the game cannot be thrown
reason-die-missing = every die that is still in the game must be thrown
reason-no-such-number = the row has no such number
reason-not-thrown = the dice do not make this number
reason-row-locked = the row is locked
reason-too-far-left = crosses go from left to right
reason-too-few-crosses = there are too few crosses in the row to lock it
reason-not-lucky = the sum of the white dice is not a lucky number of this sheet
reason-only-action-1 = lucky numbers count in action 1 only
reason-not-fewest = another open row has fewer crosses
reason-not-next = a lucky number crosses out the next number of the row
reason-failed-throw-due = nothing was crossed out in action 1: cross out a number or take a failed throw (x)
reason-no-failed-throw = a failed throw is only for an active player who crossed out nothing
reason-still-placing = hexagons move only when all of them are on the table
reason-all-placed = all hexagons are on the table: move one
reason-occupied = the cell is taken
reason-first-move = the first hexagon must touch the red start hexagon and not the black one
reason-not-touching = the cell touches no hexagon that stays on the table
reason-no-hexagon = there is no hexagon to take
reason-not-own = the hexagon belongs to the other side
reason-same-cell = the hexagon must go to another cell
reason-falls-apart = without this hexagon the others would fall apart
reason-keep-needed = several groups are the largest: say which one stays
reason-keep-refused = there is no choice between groups here
reason-keep-not-largest = the cell to keep is not in one of the largest groups
reason-keep-not-smallest = name the group that stays by its smallest cell
reason-claim-is-automatic = shapes are claimed automatically at this table
reason-no-shape = there is no shape to claim
reason-can-move = passing is only for those who have no other move

## What happened (terminal)

# $name is a player and may be "You", so the sentences avoid verbs that change with it.
told-move = { $name }: { $move }
told-cross = { $name }: { $colour } { $number }
told-lucky = { $name }: lucky number, { $colour } { $number }
told-nothing = { $name }: nothing
told-failed-throw = { $name }: failed throw, { $count } of 4
told-action-2 = Action 2
told-row-locked = The { $colour } row is locked (by { $names }); the { $colour } die leaves the game.
told-put = { $name } ({ $side }): { $cell }
told-shift = { $name } ({ $side }): { $source } to { $target }
told-removed = Cut off and out of the game: { $black } black, { $red } red.
told-claim = { $name } ({ $side }): claims a shape
told-pass = { $name } ({ $side }): no legal move, passes
told-resigned = { $name }: resigns
told-moving-phase = All hexagons are on the table. From now on you move one of your own each turn.

## The table in the terminal

table-intro = { $game } · { $names }
table-help = Type “help” for the commands or “rules” for the rules.
turn-title = Turn { $turn } · { $name }
turn-thrown = Turn { $turn } · { $dice }
dice-white-sum = White sum: { $sum }
sheet-title = { $name } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
sheet-lucky = lucky numbers { $low } and { $high }
sheet-failed = failed throws
sheet-active = throws
hand-left = { $name } ({ $side }): { $count } in hand
hexagons-left = { $name } ({ $side }): { $count } on the table
board-legend-placing = B black, R red, [ ] last move, · where you may place one
board-legend-moving = B black, R red, [ ] last move, · free cells, lower case: may not be taken
board-legend-plain = B black, R red, [ ] last move, · free cells
board-legend-targets = · where the hexagon from { $cell } may go, x what would leave the game
board-legend-winning = ( ) the winning shape
board-coords = Each cell shows q,r; B black, R red. coords hides the numbers again.
board-task = Each cell shows q,r; B black, R red.
board-coords-short = Each cell shows q; r is at the left end of its line. A move is q,r.

## Asking

ask-throw = { $name }: press Enter to throw the dice.
ask-throw-dice = Press Enter to throw the dice.
ask-go-on = { $name } throws next: press Enter.
ask-own-throw = Throw the dice and type what they show, such as { $example }.
ask-own-throw-of = { $name }: throw, and type what the dice show, such as { $example }.
ask-own-first = Who begins ({ $players })? Type a number:
ask-own-option = { $option }, such as { $example }:
ask-own-option-of = { $option } of { $name }, such as { $example }:
ask-move = { $name } to move. Legal: { $moves }
ask-action-1 = { $name }, action 1, white sum { $sum }. Legal: { $moves }
ask-action-2 = { $name }, action 2, one white die and one coloured die. Legal: { $moves }
ask-put = { $name } ({ $side }), place a hexagon: type a cell (or coords, ?, help).
ask-shift = { $name } ({ $side }), move a hexagon: type from>to, or a cell to see where it may go (or coords, ?, help).
ask-claim-note = You have a shape on the table: claim it with !
ask-pass-keyboard = { $name } chooses next. The others, please look away. { $name }, press Enter when you have the keyboard.
ask-prompt = >
ask-save = Save the record? File name, or Enter for no:
ask-quit = Leave the game? File name to save it first, Enter to leave without saving, no to continue:
ask-draw = { $name } offers a draw. { $other }, do you accept? (y/n)
ask-yes = y
ask-no = n
ask-step = Enter: next · b: back · e: end · q: leave

## Answers

answer-empty = Type a move, ? for the legal ones, or help.
answer-illegal = { $move } is not legal: { $reason }.
answer-legal = Legal: { $moves }
answer-hint = Hint: { $bot } would choose { $move }
answer-coach = Coach: { $text }
# $bot is the name of a bot, e.g. master.
answer-hint-thinking = { $bot } is thinking about a hint…
answer-hint-compiling = The search is being compiled, once after the installation…
answer-hint-later = There is nothing to decide now: ask for a hint when it is your turn.
answer-hint-proven = This is a forced win, whatever the reply: { $moves }
answer-hint-likely = This probably wins, but it is not proven.
answer-unreadable = { $text } is not a move or a command: ? lists the moves, help lists the commands.
answer-unreadable-qwixx = I do not understand { $text }: type a row and a number such as r5 (Longo also *g16), - for nothing, x for a failed throw.
answer-unreadable-six = I do not understand { $text }: type a cell such as -1,0, or two such as 2,-1>0,3, or a command: help lists them.
answer-legal-put = { $count ->
    [one] One cell: { $cells }
   *[other] { $count } cells: { $cells }
}
answer-legal-take = { $count ->
    [one] One hexagon may be taken: { $cells }
   *[other] { $count } hexagons may be taken: { $cells }
}
answer-ask-cell = Type ? and a cell to see where its hexagon may go.
answer-targets = { $cell } may go to { $cells }
answer-targets-keep = { $cell }, keeping the group of { $keep } (write ={ $keep } after the move), may go to { $cells }
answer-removes = That removes { $black } black and { $red } red.
answer-no-take = { $cell } may not be taken: { $reason }.
answer-keep-choices = Write = and one of these cells after the move: { $cells }
answer-undone = Taken back.
answer-nothing-to-undo = There is nothing to take back.
answer-nothing-to-undo-roll = There is nothing to take back since the last throw.
answer-own-option = That does not fit here. Type something like { $example }.
answer-saved = Saved to { $file }.
answer-not-saved = Not saved: { $error }
answer-save-how = Name a file: save FILE (.json writes the JSON form).
answer-file-exists = { $file } already exists: choose another name.
answer-no-coords = There are no coordinates here: type a row and a number.
answer-no-resign = You cannot resign in { $game }. Type quit to leave the game.
answer-no-draw = You cannot agree on a draw in { $game }.
answer-draw-refused = { $name } declines the draw.
answer-play-on = The game goes on.
answer-goodbye = Goodbye.
answer-goodbye-unfinished = The game is left unfinished.

## Help in the terminal

help-title = What you can type
help-move = any legal move, as ? lists it
help-move-qwixx = r5 y12 g2 b10: cross out a number · *g16: lucky number · -: nothing · x: failed throw
help-move-six = -1,0: place a hexagon · 2,-1>0,3: move one · …=1,1: the group that stays · …! or !: claim
help-legal = the legal moves
help-own-throw = what your own dice show
help-hint = a hint: what a strong bot would do
help-legal-six = the legal moves; ? 2,-1: where that hexagon may go
help-undo-roll = take back your last choice, until the next throw
help-undo = take back your last move
help-save = write the record to a file
help-coords = the coordinates of the cells, on and off
help-score = the score
help-score-qwixx = all sheets, with points
help-score-six = hexagons in hand and on the table
help-rules = the rules of the game
help-resign = resign
help-draw = offer a draw
help-help = this list
help-quit = leave, with or without saving

## The end

end-title = The end
end-winner = { $names } wins.
end-winner-you = You win.
end-shared = Shared win: { $names }.
end-partners = { $names } win together.
end-alone = { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
end-drawn = The game is drawn.
end-failed = failed
end-total = total
end-player = player

## Menu

menu-title = What shall we play?
menu-title-learn = Which game do you want to learn?
menu-title-puzzle = Which puzzles do you want to solve?
menu-game = { $number }: { $game }
menu-ask-game = Number or name:
menu-ask-seats = How many players, you and the bots together ({ $choices })? Enter for { $default }:
menu-ask-six-variant = Basic or advanced rules (b/a)? Enter for basic:
menu-ask-level = How strong are the bots (1 beginner, 2 easy, 3 medium, 4 hard, 5 master)? Enter for 3:
menu-again = Please type one of { $choices }.

## Replay

replay-title = Record { $number } · { $game }
replay-players = Players: { $names }
replay-turns = { $turns ->
    [one] { $turns } complete turn
   *[other] { $turns } complete turns
}
replay-moves = { $turns ->
    [one] { $turns } move
   *[other] { $turns } moves
}
replay-result = Result: { $result }
replay-unfinished = Not finished.
replay-position = Position: { $position }
replay-fault = line { $line }, column { $column }: { $message }
fault-header-missing = the header { $name } is missing
fault-header-twice = the header { $name } is given twice
fault-header-value = { $name } cannot be “{ $value }”{ $legal ->
    [none] {""}
   *[other] {"; "}possible: { $legal }
}
fault-header-form = a header is written [Name "value"], with nothing beside it
fault-headers-first = a record begins with its headers, the first being [Game "…"]
fault-comment-open = the comment that begins here never ends
fault-word = “{ $found }” does not fit here{ $expected ->
    [none] {""}
   *[other] {"; "}expected: { $expected }
}
fault-ends-early = something is missing here: the turn is not complete
fault-game-over = found “{ $found }”, but the game is over
fault-illegal-move = { $found } is against the rules: { $reason }
fault-wrong-result = { $name } is “{ $value }”, but { $expected ->
    [none] the game is not finished
   *[other] the moves make it “{ $expected }”
}
fault-seats = this game cannot have that many players: { $seats } are possible
fault-json = this is not the JSON form of a record
replay-good-part = The valid part:
replay-none = The file contains no record.
replay-start = Start

## Puzzles in the terminal

puzzle-title = Puzzle { $number } of { $count } · level { $level } · { $themes }
puzzle-seat = Player { $seat } has to decide.
puzzle-side = { $side } is to move.
puzzle-task-win = { $moves ->
    [one] Find the move that wins at once.
   *[other] Find the fastest win: { $moves } moves of your own are enough.
}
puzzle-task-points = Find the choice that brings the most points on average.
puzzle-task-share = Find the choice with the best chance of winning.
puzzle-help = Type a move · ? what is legal · answer · next · quit
puzzle-right = Right: { $move }
puzzle-wrong = { $move } is not the answer. Try again, or type answer.
puzzle-wrong-points = { $move } gives away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average. Try again, or type answer.
puzzle-wrong-share = { $move } gives away { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the chances. Try again, or type answer.
puzzle-answer = The answer: { $moves }
puzzle-course = The longest defence: { $moves }
puzzle-worth-points = What each is worth in points: { $moves }
puzzle-worth-share = The chances after each: { $moves }
puzzle-solved = Solved on the first try: { $solved } of { $tried }
# A value among others: points, or a share of the chances. A minus sign is added by the program.
amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-theme-placing = placing
puzzle-theme-moving = moving
puzzle-theme-cutting = cutting off
puzzle-theme-line = line
puzzle-theme-triangle = triangle
puzzle-theme-ring = ring
puzzle-theme-too-few-hexagons = too few hexagons
puzzle-theme-white = white dice
puzzle-theme-colour = coloured dice
puzzle-theme-leave = waiting
puzzle-theme-fail = failed throw
puzzle-theme-lock = lock
puzzle-theme-lucky = lucky number
puzzle-theme-two = two players
puzzle-theme-mixx-colours = Mixx, colours mixed
puzzle-theme-mixx-numbers = Mixx, numbers mixed

## Review

review-title = Review of record { $number } · { $game }
review-learnt = Values: { $values }, learnt
review-exact = Values: { $values }, exact
review-course = How the chances changed
review-course-points = How the expected points changed
review-parts = Where the results come from
review-seat = player
review-start = start
review-luck = luck
review-own = own play
review-others = others
review-error = error
review-result = result
review-adjusted = without luck
review-grades = Quality of the choices
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracies
review-grade-mistake = mistakes
review-grade-blunder = blunders
review-moments = What decided the game
review-no-moments = No throw and no choice stands out.
# $ply is the number of the position in a replay.
review-throw = { $ply } · throw { $roll }: { $name } { $luck }
review-choice = { $ply } · { $name }: { $move }, better { $best } ({ $loss })
review-missed-win = there was a forced win: { $line }
review-missed-defence = the only defence was missed: { $line }
review-likely-win = a win was likely: { $line }
review-likely-defence = this probably missed the only defence: { $line }
review-working = reviewing record { $number }

## Rules pages: words around them

rules-title = The rules of { $game }
rules-ruling = Our ruling:
rules-note = A paragraph marked as our ruling settles something that the printed rules leave open.
rules-none = There is no page with the rules of { $game } here.
rules-points-crosses = crosses
rules-points-points = points

## Rules of Qwixx

rules-qwixx-aim-title = The aim
rules-qwixx-aim = Fill four coloured rows with as many crosses as you can. The more crosses a row has, the more each further one is worth, and everybody can use a part of every throw.
rules-qwixx-sheet-title = The sheet and the dice
rules-qwixx-sheet = Everybody has a sheet with four rows. Red and yellow run from 2 up to 12, green and blue from 12 down to 2. At the right end of each row is its lock. Below are four fields for failed throws (penalties).
rules-qwixx-dice = There are six ordinary dice: two white ones and one in each row’s colour.
rules-qwixx-picture-sheet = An empty sheet.
rules-qwixx-players = Two to five people play.
rules-qwixx-ruling-alone = You may also play alone, always as the active player. It is the same game for one player, but not the official one.
rules-qwixx-cross-title = Crossing out numbers
rules-qwixx-cross-left = In every row you cross out numbers from left to right.
rules-qwixx-cross-skip = You may skip numbers, as many as you like. What is to the left of your rightmost cross is lost for good.
rules-qwixx-picture-skip = Red 5 and later red 7 are crossed out: 2, 3, 4 and 6 are gone in this row.
rules-qwixx-picture-progress = Yellow has reached 10, so only 11 and 12 are left. Green continues to the right of 6, blue to the right of 10.
rules-qwixx-lock-number = The last number of a row, 12 in red and yellow and 2 in green and blue, locks it. You may cross it out only if you already have at least five crosses in that row.
rules-qwixx-lock-field = When you cross it out, you also cross out the lock next to it at once. The lock counts as one more cross.
rules-qwixx-turn-title = A turn
rules-qwixx-first = The first active player is chosen at random.
rules-qwixx-turn-throw = The active player throws all dice that are still in the game.
rules-qwixx-turn-action-1 = Action 1, everybody at the same time: you may cross out the sum of the two white dice in one row of your choice. You choose before you see what the others choose.
rules-qwixx-turn-action-2 = Action 2, after that and only for the active player: you may add one white die to one coloured die and cross out the sum in the row of that colour.
rules-qwixx-turn-failed = An active player who crosses out nothing in either action must mark a failed throw. The others never do.
rules-qwixx-turn-next = Then the next player clockwise is active.
rules-qwixx-turn-order = The active player sees all dice before action 1. What you cross out in action 1 limits action 2 in the same row.
rules-qwixx-picture-dice = The white dice show 4 and 1: everybody may cross out a 5. The active player may then take white 4 and blue 6 for blue 10, for instance.
rules-qwixx-lock-title = Locking a row
rules-qwixx-lock-all = A row that one player locks is locked for all. Its die leaves the game at once, and nobody can cross anything out there any more.
rules-qwixx-lock-together = If the row is locked in action 1, everybody who chose its locking number in the same action, with the crosses needed, has locked it too and gets the lock as well. A player with too few crosses cannot do this, even if others lock the row.
rules-qwixx-lock-before-action-2 = The die is gone before action 2: the active player cannot use it any more.
rules-qwixx-ruling-lock-stands = Any other choice made in action 1 in a row that somebody else locks in that same action stands: the choices are simultaneous.
rules-qwixx-picture-lock = The green row had five crosses; then a 2 was thrown: the 2 and the lock are crossed out, and the green die leaves the game.
rules-qwixx-end-title = The end
rules-qwixx-end-failed = The game is over at once when somebody marks a fourth failed throw,
rules-qwixx-end-rows = or when two rows are locked, so that a second coloured die leaves the game. In action 1 a second and a third row may be locked together; they all count.
rules-qwixx-ruling-at-once = “At once” means: if action 1 ends the game, there is no action 2 and no failed throw for the active player. Everything chosen in that action 1 still counts.
rules-qwixx-score-title = The score
rules-qwixx-score = The number of crosses in a row, including its lock, gives the points for the row. Every failed throw costs 5. The highest total wins.
rules-qwixx-picture-points = What a row is worth.
rules-qwixx-picture-score = 4 crosses in red, 3 in yellow, 7 in green, 8 in blue and two failed throws: 10 + 6 + 28 + 36 − 10 = 70.
rules-qwixx-ruling-tie = Players with the same highest total share the win.
rules-qwixx-notation-title = How moves are written
rules-qwixx-notation = r5 is red 5; y, g and b are the other rows. - is nothing, x a failed throw. A throw is six numbers: white, white, red, yellow, green, blue, with a dot for a die that has left.

## Rules on other sheets

rules-sheets-title = Other sheets
rules-sheets-what = Qwixx can be played on other sheets, too: on those with a name, and on any that you write down. All rules hold, read as follows.
rules-sheets-rest = This is Qwixx on another sheet. What is not said here is as in Qwixx.
rules-sheets-white = You may cross out the sum of the white dice in any row: in a field with this number, whatever its colour.
rules-sheets-colour = A white die plus a coloured die stands for the field of that colour and number, whichever row it is in.
rules-sheets-lock = Rows are locked, not colours. When a row is locked, the die with the colour of its last field leaves the game.
rules-sheets-gone = Fields of that colour in other rows stay open: the sum of the white dice still reaches them, a coloured die no longer.
rules-sheets-ruling-score = A row scores by its crosses, the lock included, whatever their colours.
rules-sheets-ruling-same = If two rows end in the same colour, the second lock removes no further die.
rules-mixx-colours-sheet = The numbers of each row run in order, as in Qwixx, but its colour changes three times.
rules-mixx-colours-lock = The last fields of the four rows are red 12, yellow 12, green 2 and blue 2. Each locks its row after five crosses there.
rules-mixx-colours-picture = Five crosses and then red 12: the top row is locked, and the red die leaves the game. Red 9 in the bottom row can still be crossed out with the sum of the white dice.
rules-mixx-numbers-sheet = Each row has one colour, but its numbers are mixed.
rules-mixx-numbers-order = Crosses go from left to right. What counts is the place in the row, not the size of the number.
rules-mixx-numbers-lock = The last number of each row locks it after five crosses there: red 11, yellow 10, green 3 and blue 4.
rules-mixx-numbers-picture = Red 10 and later red 8 are crossed out: the 6 and the 2 between them are gone, and all other red numbers are still open.

## Rules of Qwixx Longo

rules-longo-aim-title = The aim
rules-longo-aim = Longo is Qwixx with eight-sided dice, longer rows and two lucky numbers on every sheet. The aim is the same: fill the rows with as many crosses as you can.
rules-longo-sheet-title = The sheet and the dice
rules-longo-sheet = Red and yellow run from 2 up to 16, green and blue from 16 down to 2, with a lock at the right end. Below are four fields for failed throws (penalties).
rules-longo-dice = There are six eight-sided dice: two white ones and one in each row’s colour.
rules-longo-picture-sheet = An empty sheet with the lucky numbers 5 and 8.
rules-longo-players = Two to five people play.
rules-longo-ruling-alone = You may also play alone, always as the active player. It is the same game for one player, but not the official one.
rules-longo-cross-title = Crossing out numbers
rules-longo-cross-left = In every row you cross out numbers from left to right.
rules-longo-cross-skip = You may skip numbers, as many as you like. What is to the left of your rightmost cross is lost for good.
rules-longo-picture-progress = A sheet in play: red is still open from 8 up, yellow from 14 up, green from 10 down and blue from 13 down.
rules-longo-lock-number = Either of the last two numbers of a row locks it: 15 and 16 in red and yellow, 3 and 2 in green and blue. You may cross out one of them only if you already have at least six crosses in that row.
rules-longo-lock-field = When you cross it out, you also cross out the lock at once, and the lock counts as one more cross. So you never cross out both of the last two numbers.
rules-longo-turn-title = A turn
rules-longo-first = The first active player is chosen at random.
rules-longo-turn-throw = The active player throws all dice that are still in the game.
rules-longo-turn-action-1 = Action 1, everybody at the same time: you may cross out the sum of the two white dice in one row of your choice, or use a lucky number instead. You choose before you see what the others choose.
rules-longo-turn-action-2 = Action 2, after that and only for the active player: you may add one white die to one coloured die and cross out the sum in the row of that colour.
rules-longo-turn-failed = An active player who crosses out nothing in either action must mark a failed throw. The others never do.
rules-longo-turn-next = Then the next player clockwise is active.
rules-longo-turn-order = The active player sees all dice before action 1. What you cross out in action 1 limits action 2 in the same row.
rules-longo-picture-dice = The white dice show 5 and 1: everybody may cross out a 6. The active player may then take white 5 and blue 8 for blue 13, for instance.
rules-longo-lucky-title = Lucky numbers
rules-longo-lucky-what = Each sheet has two lucky numbers; yours are different from the others’. They stay for the whole game. They count in action 1 of every throw, no matter who threw, but never in action 2.
rules-longo-lucky-how = If the sum of the white dice is one of yours, you may do this instead of crossing out the sum: in the row in which you have the fewest crosses at that moment, cross out the next number. That is the one to the right of your rightmost cross there, or the first number of an empty row.
rules-longo-lucky-tie = If several rows have the fewest, choose one of them.
rules-longo-lucky-lock = All other rules stay the same. With the crosses needed, a lucky number may even lock a row.
rules-longo-ruling-lucky-open = Only open rows are compared; a locked row is never the one with the fewest crosses. If the next number of a compared row would lock it and the crosses needed are missing, that row offers nothing, and no other row takes its place.
rules-longo-ruling-lucky-pairs = A pair is two different numbers that come up as the sum of the white dice on exactly 11 of the 64 throws: 4 9, 5 8, 5 10, 6 7, 6 11, 7 12, 8 13, 9 14, 10 13 or 11 12. The pairs are drawn at random, no two alike. It is also possible to choose any two different numbers from 2 to 16 for each player.
rules-longo-picture-lucky = Lucky numbers 6 and 11, sum of the white dice 6. Green is empty, so no row has fewer crosses: green 16 may be crossed out instead of a 6.
rules-longo-lock-title = Locking a row
rules-longo-lock-all = A row that one player locks is locked for all. Its die leaves the game at once, and nobody can cross anything out there any more.
rules-longo-lock-together = If the row is locked in action 1, everybody who chose a locking number of it in the same action, with the crosses needed, has locked it too and gets the lock as well. A player with too few crosses cannot do this, even if others lock the row.
rules-longo-lock-before-action-2 = The die is gone before action 2: the active player cannot use it any more.
rules-longo-ruling-lock-stands = Any other choice made in action 1 in a row that somebody else locks in that same action stands: the choices are simultaneous.
rules-longo-picture-lock = The green row had six crosses; then a 3 was thrown: the 3 and the lock are crossed out, and the green die leaves the game.
rules-longo-end-title = The end
rules-longo-end-failed = The game is over at once when somebody marks a fourth failed throw,
rules-longo-end-rows = or when two rows are locked, so that a second coloured die leaves the game. In action 1 a second and a third row may be locked together; they all count.
rules-longo-ruling-at-once = “At once” means: if action 1 ends the game, there is no action 2 and no failed throw for the active player. Everything chosen in that action 1 still counts.
rules-longo-score-title = The score
rules-longo-score = The number of crosses in a row, including its lock, gives the points for the row. Every failed throw costs 5. The highest total wins.
rules-longo-picture-points = What a row is worth.
rules-longo-picture-score = 4 crosses in red, 3 in yellow, 9 in green, 8 in blue and two failed throws: 10 + 6 + 45 + 36 − 10 = 87.
rules-longo-ruling-tie = Players with the same highest total share the win.
rules-longo-notation-title = How moves are written
rules-longo-notation = r5 is red 5; y, g and b are the other rows. *g16 uses a lucky number for green 16. - is nothing, x a failed throw. A throw is six numbers: white, white, red, yellow, green, blue, with a dot for a die that has left.

## Rules of Six

rules-six-aim-title = The aim
rules-six-aim = Be the first to form one of three shapes with six hexagons of your own colour.
rules-six-picture-line = The line: six in a straight row, edge to edge, in any of the three directions.
rules-six-picture-triangle = The triangle: rows of three, two and one, pointing either way.
rules-six-picture-ring = The ring: six around one cell. The middle may be empty or hold either colour.
rules-six-setup-title = The start
rules-six-setup = There are 21 black and 21 red hexagons. One of each lies in the middle, edge to edge; each side holds the other 20. The table has no edge.
rules-six-placing-title = Placing
rules-six-placing-first = Black begins. The first hexagon must touch the red start hexagon with an edge and must not touch the black one: there are three such cells.
rules-six-picture-first = Black’s first hexagon goes to one of the marked cells.
rules-six-placing-on = From then on you take turns placing one of your hexagons on any free cell that touches a hexagon of either colour with an edge.
rules-six-moving-title = Moving
rules-six-moving = When all 42 are on the table and nobody has won, play continues in the same order. In a turn you take one hexagon of your own colour and place it elsewhere.
rules-six-moving-touch = The new cell must touch a hexagon that is on the table while yours is in your hand, and must not be the cell that it came from.
rules-six-ruling-start-moves = The two start hexagons may be moved like all others.
rules-six-basic-title = Basic rules: the group stays together
rules-six-basic = You may not take a hexagon if the others would fall apart into several groups. What counts is the table while the hexagon is in your hand: it does not help to put it back so that the groups join again.
rules-six-picture-cut = The two hexagons marked with x may not be taken: the rest would fall apart.
rules-six-ruling-pass = A player without a legal move passes. Both sides can never be stuck at once.
rules-six-advanced-title = Advanced rules: cutting groups off
rules-six-advanced = Here you may take such a hexagon. The others may then fall into groups; only the largest group stays, and all others leave the game for good, whatever their colours.
rules-six-advanced-equal = If several groups share the largest size, you choose which of them stays.
rules-six-advanced-few = A side that has five hexagons or fewer after a removal has lost. If both have, the game is drawn.
rules-six-ruling-hand = Groups are judged while the moved hexagon is in your hand: it belongs to none of them and cannot join them again. The smaller groups leave first, then it is placed next to the group that stays.
rules-six-ruling-few = The moved hexagon counts for its owner, and a shape made by the same move takes precedence.
rules-six-picture-removal = Advanced rules: black takes the highlighted hexagon. The two marked with x are cut off and leave the game.
rules-six-picture-equal = Advanced rules: black takes the highlighted hexagon, which leaves two groups of six. Black chooses which one stays.
rules-six-winning-title = Winning
rules-six-winning-claim = A player who has formed a shape and says so wins. A player who overlooks it may still claim it in a later turn, unless the other side has won in between.
rules-six-winning-several = Any row longer than six contains a line of six. If a move forms several shapes, each of them wins.
rules-six-ruling-claim = Each table decides how shapes are claimed. Usually the program claims them, with the move that makes the shape. At a table where shapes must be claimed you mark the move as a claim, or claim at the start of a later turn of yours as long as the shape is still there; that claim takes the place of the turn. A claim without a shape is not legal.
rules-six-picture-ring-move = The marked cell completes a ring for black.
rules-six-picture-double = Black has four in a row with free cells at both ends. With a fifth, red can block only one end of the line.
rules-six-draw-title = Draws and resigning
rules-six-ruling-draw = The game is drawn when the same position, with the same side to move, comes up for the third time, and after 200 moves in a row without a removal in the moving phase; passing is a move. A table may change or switch off both limits. Turned or shifted copies of a position are different positions.
rules-six-ruling-agree = The sides may agree on a draw, and a side may resign at any time.
rules-six-ruling-order = If several endings come together, a shape counts first, then too few hexagons, then repetition, then the move limit.
rules-six-four-title = Four players
rules-six-four = Partners sit opposite each other, so that colours alternate; each player holds ten hexagons. The black side chooses which of them begins: this is player 1. Turns go clockwise. Partners neither talk nor give signs.
rules-six-ruling-four = In the moving phase you may move any hexagon of your side, and either partner may claim a shape in their own turn.
rules-six-notation-title = How moves are written
rules-six-notation = A cell is two numbers, q,r. The red start hexagon is on 0,0, the black one on 1,0, to its right. The neighbours of a cell are right and left (q plus or minus 1), down right and up left (r plus or minus 1), up right (q plus 1, r minus 1) and down left. -1,0 places a hexagon, 2,-1>0,3 moves one, =1,1 after it names the group that stays, ! claims, pass passes.

## Pictures of a game

# From draw-chooses to draw-to-move: the state of a seat, written beside its name.
draw-throws-next = { $name } throws next
draw-dice-next = The dice are thrown next
draw-white-sum = Action 1: the white sum is { $sum }
draw-add-dice = Action 2: { $name } adds a white and a coloured die
draw-to-choose = Still choosing: { $names }
draw-puts = { $name } places a hexagon
draw-moves = { $name } moves a hexagon
draw-chooses = chooses
draw-has-chosen = has chosen
draw-chose = chose { $move }
draw-chose-nothing = chose nothing
draw-won = won
draw-shares = shares the win
draw-to-move = to move
draw-last = Last: { $moves }
draw-dice = dice

## Browser
## The app in the browser. Ids begin with web-. $name is a player's name as they typed it, or a bot's.
## $colour is one of red, yellow, green, blue; $side is black or red. Keep buttons short: phones are 360 pixels wide.

# One letter for each row, printed on the sheet and under the dice: the first letter of the colour.
web-letter-red = R
web-letter-yellow = Y
web-letter-green = G
web-letter-blue = B

## Browser: the frame around every page

web-skip = Skip to the game
web-menu = Main menu
web-footer = More
web-home = Home
web-home-link = Crosshex, home
web-rules = Rules
web-rules-none = This game was added as an extra package. Its rules are not shown here.
web-settings = Settings
web-me = My record
web-me-note = Your finished games: points, luck, and how well you decided. Only you see them.
web-privacy = What is stored
web-devices = My devices
web-settings-look = Look and language
web-settings-play = At the table
web-settings-signals = Sound, vibration, screen
web-language = Language
web-set-sound = Sound
web-close = Close
web-loading = Loading…
web-not-found = There is no such page.
web-not-found-note = The address may have a typing error, or what was here has been deleted.
web-nav-analysis = Analysis
web-nav-pad = Pad
web-keys = Keys
web-keys-arrows = go from field to field, on sheets and boards
web-keys-enter = choose a field, press a button
web-keys-steps = one step back or forward, in replays, reviews and analysis
web-keys-zoom = make the board larger or smaller
web-keys-help = show these keys
web-install = Install
web-install-note = Crosshex as an app on this device: one tap away, and the score pad works without a network.
web-title-join = Invitation
web-title-turn = Your turn
web-disclaimer = Crosshex is unofficial and free. It is not affiliated with the makers or publishers of Qwixx, Qwixx Longo or Six; the names are theirs.
web-for-programs = For programs
web-try-again = Try again
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The browser does not allow copying here: please copy it yourself.

## Browser: home

web-hero = A good game, two clicks away
web-hero-note = Choose a game and press Play: alone against bots, with friends by link, or together on this screen.
# $count is the number of tables that wait for this person; a link to each table follows.
web-your-turn = { $count ->
    [one] It is your turn:
   *[other] It is your turn at { $count } tables:
}
web-about-qwixx = Six dice, four rows, everybody plays on every throw.
web-about-longo = Eight-sided dice, longer rows, and lucky numbers of your own.
web-about-six = Hexagons only: build a line, a triangle or a ring of six.
# For a game from another package; $seats is e.g. 1–4.
web-about = A game for { $seats } players.
# The label of the form below the games. $game is the game.
web-setup = A { $game } table
web-who = Who plays?
web-who-bots = Me and bots
web-who-friends = Friends by link
web-who-screen = On this screen
web-who-watch = Watch bots
web-who-note-bots = Starts at once.
web-who-note-friends = You get a link and a QR code to share.
web-who-note-screen = Take turns, and pass the screen on.
web-who-note-watch = Sit back and watch.
web-seats = Players
# Replaces the number 1, for a game alone.
web-seats-alone = Alone
web-your-name = Your name
web-name-of = Name of player { $seat }
web-default-name = Guest
web-options = More options
web-option-variant = Rules
web-option-variant-basic = Basic rules
web-option-variant-advanced = Advanced rules
web-option-sheet = Sheet
web-sheet-notation = The sheet as text
web-sheet-notation-note = Each row from left to right: a colour (r, y, g, b) and a number. Rows are divided by /, and r2-12 stands for red 2 to 12. Qwixx itself is r2-12 / y2-12 / g12-2 / b12-2
web-level-unlearnt = Not on this sheet: { $levels } has not learnt it.
web-option-claim = Winning shapes
web-option-claim-auto = counted automatically
web-option-claim-manual = must be claimed
web-option-repetition = Draw when a position occurs this many times
web-option-move-limit = Draw after this many moves without a removal
web-limit-off = off
# The level of the bot on a seat.
web-level = Level
web-level-beginner = Beginner
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-master = Master
# With several bots: each bot has its own level.
web-level-each = Mixed
web-bot-number = Bot { $number }
web-bot-partner = Bot { $number }, your partner
web-begins = Who begins?
web-begins-lot = At random
# Answers to "Who begins?".
web-begins-me = Me
web-begins-bot = The bot
web-side = Your colour
# $side is the colour that makes the first move.
web-side-begins = { $side } (begins)
web-side-drawn = You drew { $side }.
web-speed = Speed of the bots
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-quick = Quick
web-bot-of = Bot in seat { $seat }
web-time = Time for a decision
web-time-none = No limit
# $seconds, $minutes and $hours are the same time in three units; use the one that fits.
web-time-value = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [86400] 1 day
    [259200] 3 days
    [604800] 7 days
    [1209600] 14 days
   *[other] { $minutes } minutes
}
web-takebacks = Decisions may be taken back
web-public = Show this table to everybody
web-play = Play
web-create = Create a table
web-watch = Watch
web-my-tables = My tables
web-tables-all = Show all { $count }
web-public-tables = Open tables
web-learn = Learn
web-puzzles = Puzzles
web-today = Today
web-daily = The Daily
web-today-daily = { $status ->
    [done] The Daily, points: { $points }
    [playing] Continue the Daily
   *[none] Play the Daily
}
web-daily-end = Today’s result
web-today-lesson = Learn { $game }
web-today-puzzle = A puzzle
web-puzzle-of-day = Puzzle of the day
web-first-game = New to { $game }?
web-first-game-play = First game with a coach
web-pad = Score pad
web-pad-note = Real dice on a real table, and no paper left? Cross out numbers on the screen instead.
web-records = Records
web-records-note = Open a game that was saved in our notation, move by move.
web-upload = Open a record…
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = finished
web-look = View
web-continue = Continue
web-join = Join
web-delete = Delete this table
web-delete-table = Delete the { $game } table from { $when }
web-deleted = The table has been deleted.
web-delete-do = Delete for good
web-delete-alone = The game and its record will be deleted. This cannot be undone.
web-delete-others = Others at this table: { $names }. The game will be deleted for them too. This cannot be undone.
web-delete-leave = You can leave instead: a bot takes over for you, and the others keep their game.
web-keep = Keep it

## Browser: names of seats and bots

# Bots, one message for each level; $level is a number or "none".
web-bot-beginner = Beginner bot
web-bot-easy = Easy bot
web-bot-medium = Medium bot
web-bot-hard = Hard bot
web-bot-random = Random bot
web-bot-greedy = { $level ->
    [none] Greedy bot
   *[other] Greedy bot, level { $level }
}
web-bot-conservative = Careful bot
web-bot-master = Master bot
# A bot without a name above: $name is what its author calls it.
web-bot-other = Bot { $name }
# Several bots of the same level at one table: $bot is one of the names above.
web-bot-seat = { $bot } { $seat }
web-seat = Player { $seat }
web-open-seat = Free seat
web-you = you
web-owner = owner
web-active = throws
web-deciding = deciding
web-away = away
# $bot is the level of the bot that plays for a player who is away.
web-stand-in = bot for now: { $bot }
# On the line of a bot that plays for a player who left the game and may come back.
web-kept-for = for { $name }, who left
web-side-black = Black
web-side-red = Red

## Browser: lobby

web-lobby-note = { $open ->
    [0] Everybody is here.
    [one] One seat is free. Share the link, or let a bot take it.
   *[other] { $open } seats are free. Share the link, or let bots take them.
}
web-lobby-choose = Take a free seat and you are in.
web-lobby-full = All seats are taken. You are watching.
web-lobby-away = Not here yet: { $names }.
web-seats-title = Seats
web-sit = Sit here
web-stand = Stand up
web-move-here = Sit here instead
web-swap = Swap seats
web-add-bot = Add a bot
web-remove = Remove { $name }
web-partner-of = · partner of player { $seat } ({ $name })
web-lot = The first player is chosen at random.
web-start = Start
web-start-fill = { $open ->
    [one] Start with a bot
   *[other] Start with { $open } bots
}
web-start-without = Start without waiting for { $names }
web-waiting-owner = The owner of the table starts the game.
web-invite = Invite
web-qr = The invitation as a QR code
web-link-invite = Link to join
web-link-watch = Link to watch
web-link-none = There is no link at the moment.
web-link-make = Make a link
web-link-renew = New link
web-link-revoke = Switch off
# Beside a link, when the page is open on the machine of the server itself. Do not translate the command.
web-link-local = This link opens on this device only. For friends in your network stop the server and start it with: crosshex serve --lan
web-link-lan = This link opens on every device in your network.

## Browser: at the table

web-table-menu = Table menu
web-rules-of = Rules of { $game }
web-set-one-tap = Choose with one tap
web-offer-draw = Offer a draw
web-resign = Resign
web-leave = Leave the game
web-replace = Replace { $name } with a bot for good
# Grave actions need a second press. $act is the label of the button, e.g. "Resign".
web-sure = { $act }? Press again
# $act is a move that ends the game, e.g. "Cross red 12 and the lock (+5)".
web-sure-ends = { $act }: that ends the game. Press again
web-sure-skips = { $act }: { $skips ->
    [one] skips one number
   *[other] skips { $skips } numbers
}. Press again
web-set-confirm = Ask before costly moves
web-set-by-itself = Make forced choices automatically
web-commit = Fingerprint of this game’s dice:
web-dice-origin = { $origin ->
    [committed] The server fixed them before it knew any player’s random number.
    [daily] The throws of the day: the same for everybody, fixed before the day began.
   *[server] Not proven: the server may have known every random number when it fixed them.
}
web-dice-doubt = { $what ->
    [share] Do not trust these dice: the random number of this browser is missing.
    [seed] Do not trust these dice: the seed is not the one that the server had fixed.
   *[commit] Do not trust these dice: the server has replaced the fingerprint that this browser kept.
}
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] One spectator.
   *[other] { $count } spectators.
}
web-others = The other players
web-players = Players
web-hint = Hint
web-hint-thinking = A bot is thinking…
web-preparing = The bots are being prepared, once after the installation. Until then a simpler one plays, and hints and reviews take longer.
web-unpick = Cancel
# On a shared screen, before a player makes a secret choice.
web-pass-to = Pass to { $name }
web-pass-why = Nobody sees what the others choose.
web-pass-here = I am { $name }
web-time-left = Time left
web-hours = { $hours } h
web-days-left = { $days } days
web-reconnecting = Connection lost. Trying to reconnect…
web-reconnected = Connected again.
web-sending = Sending…
web-try-now = Try now
web-stand-in-you = A bot is playing for { $name }.
web-return = I am back
web-return-to = I am back in seat { $seat }
web-left = You left this game. { $bot } plays in your place until you come back.
web-removed = You were removed from this table.
web-watching = You are watching.
web-halted = The game is paused.
web-absent = { $name } is away.
web-takeover-soon = A bot may take over in { $seconds } s.
web-takeover = Let a bot take over
web-takeover-agreed = You agreed
# How many players have agreed to a bot for a player who is away, how many must agree, and who has agreed.
web-votes = { $agreed } of { $needed } want a bot: { $names }.
web-draw-offered = { $name } offers a draw.
web-draw-mine = You offered a draw.
web-draw-waiting = Still to answer: { $names }.
web-accept = Accept
web-decline = Decline
web-paused = Your time ran out. The game waits for you.
web-resume = Continue
web-choose-again = Choose again
web-undo = Take back my last decision
web-undo-brief = Undo
web-undo-asked = The others are asked whether you may take back your decision.
web-stood-in = A bot decided for { $names }, at least once.
web-table-closed = This table cannot be opened
# $code says why: 4403 no access, 4404 no such table, 4410 deleted or expired.
web-table-closed-why = { $code ->
    [4403] You need an invitation: ask for a new link.
    [4404] There is no table with this address.
    [4410] The table was deleted or has expired.
   *[other] The server closed the connection.
}

## Browser: Qwixx and Longo

web-dice = Dice
# For screen readers: one die and what it shows.
web-die = { $colour ->
    [white] white { $value }
    [red] red { $value }
    [yellow] yellow { $value }
    [green] green { $value }
   *[blue] blue { $value }
}
web-white-sum = White sum { $sum }
# Why colour dice are dim or gone, shown when a person taps them.
web-dice-wait = Coloured dice count only in action 2: the active player adds one of them to a white die.
web-die-left = { $colour ->
    [red] The red die has left the game with its row.
    [yellow] The yellow die has left the game with its row.
    [green] The green die has left the game with its row.
   *[blue] The blue die has left the game with its row.
}
web-row = { $colour ->
    [red] Red row
    [yellow] Yellow row
    [green] Green row
   *[blue] Blue row
}
# For screen readers: one field of the sheet and its state.
web-field = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
   *[blue] blue { $number }
}{ $state ->
    [legal] , may be crossed out
    [lucky] , may be crossed out with a lucky number
    [chosen] , chosen
    [crossed] , crossed out
    [gone] , gone
    [early] , too few crosses to lock yet
   *[open] {""}
}
web-lock = { $state ->
    [crossed] lock, crossed out
    [closed] lock, row closed
   *[open] lock
}
web-sheet-of = Sheet of { $name }
# For screen readers: a whole sheet in a sentence; the numbers are counts of crosses.
web-sheet-read = { $name }: crosses in red { $red }, yellow { $yellow }, green { $green }, blue { $blue }; failed throws { $failed }
web-lucky-numbers = Lucky numbers
web-failed-throws = { $count ->
    [0] No failed throw
    [one] One failed throw
   *[other] { $count } failed throws
}
web-total = Total
web-scores-show = Show points
web-scores-hide = Hide points
# $who is "named" if several people share the screen: then say the name.
web-ask-1 = { $who ->
    [named] { $name }: white dice { $sum }. Cross it out?
   *[me] White dice: { $sum }. Cross it out?
}
# If no row can take the sum.
web-ask-1-none = { $who ->
    [named] { $name }: white dice { $sum }. It fits nowhere.
   *[me] White dice: { $sum }. It fits nowhere.
}
# Longo: the white sum is a lucky number. $gives is "both" if the sum itself can be crossed too.
web-ask-1-lucky = { $who ->
    [named] { $name }: lucky { $sum }!
   *[me] Lucky { $sum }!
}{ $gives ->
    [both] {" "}Cross it out, or the next number of a row with the fewest crosses?
   *[next] {" "}Cross out the next number of a row with the fewest crosses?
}
web-ask-2 = { $who ->
    [named] { $name }: one white die plus one coloured die?
   *[me] One white die plus one coloured die?
}
web-ask-2-none = { $who ->
    [named] { $name }: no pair of dice fits.
   *[me] No pair of dice fits.
}
web-waiting-for = Waiting for { $names }
web-throws = { $name } throws…
# A choice in words. $kind is "locks" if it locks the row, "lucky" if a lucky number was used.
web-choice-cross = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
   *[blue] blue { $number }
}{ $kind ->
    [locks] {" "}and the lock
    [lucky] {" "}by lucky number
   *[plain] {""}
}
web-choice-nothing = nothing
web-choice-failed = a failed throw
# The big button. $choice is e.g. "red 5", $gain the points that it brings.
web-do-cross = Cross out { $choice } (+{ $gain })
web-do-nothing = Leave it
web-do-nothing-risk = Leave it (may cost { $risk })
web-do-failed = Failed throw (−5)
web-hint-is = A bot would choose: { $choice }
web-hint-wins = { $moves ->
    [1] This wins at once.
   *[other] This is a forced win in { $moves } moves at most, whatever the reply.
}
web-hint-likely = This probably wins, but it is not proven.
web-chosen-waits = You chose: { $choice }. The others are still deciding.
web-last-turn = Turn { $turn }
# Between the two actions of one player: "red 5, then blue 10".
web-then = {", then "}

## Browser: Six

web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-recentre = Show everything
# For screen readers: a hexagon, its place, and its marks.
web-hexagon = { $side ->
    [black] black
   *[red] red
} { $q }, { $r }{ $state ->
    [taken] , in your hand
    [won] , part of the winning shape
    [leaves] , would leave the game
    [group] , group { $group }
    [pick] , may be taken
    [stuck] , may not be taken: { $why }
    [last] , last move
   *[plain] {""}
}
web-target = free cell { $q }, { $r }
# What the player is asked to do next.
web-six-ask = { $step ->
    [first] Black begins: your hexagon must touch the red one, not the black one.
    [put] { $side ->
        [black] Place a black hexagon.
       *[red] Place a red hexagon.
    }
    [take] { $side ->
        [black] Take one of the black hexagons.
       *[red] Take one of the red hexagons.
    }
    [keep] Several groups share the largest size: which one stays?
    [pass] No hexagon can be moved.
   *[shift] Place it somewhere else.
}
web-six-waiting = { $side ->
    [black] { $name } (black) is to move
   *[red] { $name } (red) is to move
}
web-six-leaves = { $count ->
    [one] One hexagon would leave the game.
   *[other] { $count } hexagons would leave the game.
}
web-six-keep = Keep { $group } (−{ $count })
web-six-put-back = Put back
# Claimed together with a move that completes a shape, at tables where shapes must be claimed.
web-six-claim = Claim a shape with this move
web-six-claim-now = Claim the shape
web-six-pass = Pass
web-six-do-put = Place it there
web-six-do-shift = Move it there
web-hand = { $count ->
    [one] 1 hexagon left
   *[other] { $count } hexagons left
}
web-six-on-table = { $count ->
    [one] 1 hexagon on the table
   *[other] { $count } hexagons on the table
}
# The goal in one line, for people who are new to the game.
web-six-goal = Goal: six of your colour in a line, a triangle or a ring
web-partner = partner: { $name }
web-six-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-six-quiet = { $count } of { $limit } moves without a removal

## Browser: any game

# $how is "together" if several players choose at once, hidden from each other.
web-plain-ask = { $how ->
    [together] Choose: nobody sees it before all have chosen.
    [named] Make a move
   *[single] Your move
}
web-plain-throw = The dice are thrown…
web-plain-moves = Moves
web-plain-last = Last: { $moves }
web-plain-begins = Nothing has happened yet.
web-plain-thrown = Thrown: { $roll }.
web-plain-chose = { $name } has chosen.

## Browser: what is said at the table, for screen readers and the replay

web-said-thrown = { $name } throws: white sum { $sum }.
web-said-chose = { $name }: { $choice }.
web-said-locked = { $colour ->
    [red] The red row is locked.
    [yellow] The yellow row is locked.
    [green] The green row is locked.
   *[blue] The blue row is locked.
}
# A row whose fields have several colours, by its number; $die is the die that leaves, or none.
web-said-locked-row = Row { $row } is locked{ $die ->
    [red] : the red die leaves the game
    [yellow] : the yellow die leaves the game
    [green] : the green die leaves the game
    [blue] : the blue die leaves the game
   *[none] {""}
}.
# $kind is put (to $cell), shift ($from to $cell) or other ($move is "!" or "pass").
web-said-moved = { $kind ->
    [put] { $name } places a hexagon on { $cell }.
    [shift] { $name } moves { $from } to { $cell }.
   *[other] { $name }: { $move }.
}{ $removed ->
    [0] {""}
    [one] {" "}One hexagon leaves the game.
   *[other] {" "}{ $removed } hexagons leave the game.
}
web-said-seated = { $name } takes a seat.
web-said-stood = { $why ->
    [removed] { $name } was removed.
   *[left] { $name } leaves the seat.
}
web-said-started = { $name } begins.
web-said-configured = The owner has changed the settings of this table.
web-said-stood-in = { $why ->
    [left] { $name } has left. { $bot } takes over.
    [removed] { $name } was removed. { $bot } takes over.
   *[other] A bot takes over for { $name }.
}
web-said-returned = { $name } is back.
web-said-resigned = { $name } resigns.
web-said-draw-offered = { $name } offers a draw.
web-said-draw-agreed = { $name } agrees to a draw.
web-said-draw-declined = { $name } declines the draw.
web-said-draw-lapsed = The offer of a draw has lapsed.
web-said-takeover-asked = { $by } wants a bot to take over for { $name }.
web-said-bot-failed = { $name }: the bot failed; a simple move was made instead.
web-said-bot-preparing = { $name }: the bot is still being prepared; a simpler bot made this move.
web-said-missed = Time is up: a bot decides this once for { $name }.
web-said-paused = The game waits for { $name }.
web-said-resumed = The game goes on.
web-said-withdrawn = { $name } chooses again.
web-said-takeback-asked = { $name } would like to take back the last decision.
web-said-takeback-agreed = { $name } agrees.
web-said-takeback-declined = { $name } does not agree: the decision stands.
web-said-taken-back = { $name } takes back the last decision.
web-said-rematch = A rematch is ready.

## Browser: the end and afterwards

web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
# Partners win together. $side is e.g. Black.
web-won-side = { $side } wins: { $names }!
web-won-you = You win!
web-drawn = A draw.
# Follows the sentence about who won: $name gave up.
web-resigned = { $name } has resigned.
# The end of a game for one.
web-alone = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-standing = Standings
web-what-next = What next?
web-rematch = Rematch
web-rematch-go = To the rematch
web-replay = Replay
web-replay-of = { $game }, move by move
web-review = Review
web-analysis = Analysis board
web-download = Download
web-download-record = Download the record
web-share = Copy link
web-share-result = Share
web-share-send = Share picture and text
web-share-copy = Copy the text
web-share-save = Save the picture
web-record = Record
web-record-fault = Line { $line }, column { $column }: { $message }
web-record-shown = The game is shown up to that point.
web-record-open = No record is open in this tab.
web-first = To the start
web-previous = One step back
web-next = One step forward
web-last = To the end
web-autoplay = Play automatically
web-pause = Pause
web-step = One step
# A link to the home page, for people who watch a game.
web-own-game = Play a game
web-position = Place in the game

## Browser: fair dice

web-verify = Fair dice
web-verify-how = Before the game the server publishes the fingerprint of a secret seed, then every player adds a random number. Every throw follows from the seed and these numbers. Now that the seed is known, this browser can repeat every throw and compare it.
web-verify-do = Check every throw
web-verify-good = All { $count } checks passed: every throw follows from this seed and these random numbers.
web-verify-bad = { $count ->
    [one] One check failed: these are not the dice that were fixed.
   *[other] { $count } checks failed: these are not the dice that were fixed.
}
web-verify-not-yet = The seed is revealed when the game is over, and that of a Daily a day after its own. Come back then.
web-verify-chosen = The first player was chosen at the table, not at random.
web-verify-proof = { $proof ->
    [kept] Proven: this is the fingerprint that this browser saw before it sent its random number, and that number was used. The server alone could not choose these dice.
    [doubt] Do not trust these dice: this browser kept another fingerprint, or its random number is missing.
    [daily] These are the throws of the day: the same for everybody, and fixed before the day began. What cannot be proven: that nobody was told them.
    [said] The record says that the server fixed its seed before it knew any random number. A player who kept the fingerprint can prove it; this browser has kept nothing from this game.
    [server] Not proven: the server may have known every random number when it fixed its seed.
   *[unknown] Not proven: the record does not say whether the server fixed its seed before it knew the random numbers.
}
web-verify-limits = What no check can show: whether somebody was told the seed during the game, whether the server and another player worked together, or whether the server broke off games that it did not like.
web-verify-none = There is no fingerprint of dice here: nothing was fixed before the game, and nothing can be checked.
web-verify-entered = The players entered their own dice: there is nothing to check.
web-verify-no-dice = { $game } has no dice: there is nothing to check.
web-verify-elsewhere = The draws of this game are repeated by its own rules: download the record, then run { $command } with it.
web-verify-commit = Fingerprint, published before the game (SHA-256)
web-verify-seed = Seed, revealed after the game
web-verify-share = Random number of player { $seat }
web-verify-details = Every check
web-verify-what = What
web-verify-expected = Follows from the seed
web-verify-found = In the record
web-verify-item = { $what ->
    [commit] fingerprint
    [first] who begins
    [lucky] lucky numbers
   *[throw] throw { $number }
}

## Browser: settings

web-theme = Appearance
web-theme-system = automatic
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = automatic
web-motion-less = as little as possible
web-set-sound-note = Dice, pen and hexagons, gently. A browser is silent until the first tap.
web-volume = Volume
web-set-vibrate = Vibrate
web-set-vibrate-note = A phone vibrates briefly when it is your turn.
web-set-vibrate-missing = This browser cannot make the device vibrate.
web-set-awake = Keep the screen on
web-set-awake-note = While a game is being played the screen does not go dark.
web-set-awake-missing = Not possible here: it needs a secure connection (HTTPS) and a browser that can do it.
web-set-one-tap-note = A tap on a field makes the choice at once, without the button.
web-set-confirm-note = You are asked again before a failed throw by choice, a cross that skips half a row, a lock that ends the game, resigning, leaving, removing and deleting.
web-set-by-itself-note = If only one choice is possible, it is made after a moment. You see it happen.
web-set-coach = Coach
web-set-coach-note = It explains each new situation in your first games against bots. If you switch it on again, it starts from the beginning.
web-coach-silence = Silence the coach
web-coach-silent = The coach is silent now. You can switch it on again in the table menu.
web-set-scores = Show points
web-set-scores-note = Shows what every row is worth so far.

## Browser: what went wrong

web-error-illegal-move = That is not possible: { $reason }.
web-error-invalid-move = That is not a move.
web-error-stale = The table has changed in the meantime: please look again.
web-error-not-your-seat = This is not your seat.
web-error-impossible-throw = { $reason ->
    [die-face] No die shows that: the numbers go from 1 to { $faces }.
    [die-left] A die that has left the game is not thrown.
    [die-missing] The number of a die is missing.
    [die-count] There are { $count } dice to enter.
   *[no-number] A throw is entered in numbers.
} For example: { $example }
web-error-not-your-throw = Somebody else enters this throw.
web-error-not-owner = Only the owner of the table may do that.
web-error-not-now = That is not possible at this moment.
web-error-no-such-seat = There is no such seat.
web-error-seat-taken = Somebody was faster: the seat is taken.
web-error-table-full = The table is full. You can watch.
web-error-seats-open = Some seats are still free.
web-error-no-such-bot = There is no such bot.
web-error-not-this-game = This game does not have that.
web-error-not-absent = That player is here, or was until just now. Give them a moment.
web-error-bad-option = The table cannot be set up like this.
web-error-game-fault = This game has a fault and cannot go on: { $message }
web-error-bad-name = { $reason ->
    [empty] A name needs a visible character.
    [too-long] This name is too long.
    [control] A name cannot have control characters.
    [direction] A name cannot have marks that change the direction of text.
   *[invisible] A name cannot have invisible characters.
}
web-error-bad-record = Line { $line }, column { $column }: this record cannot be read.
# $file is the name of the file that was opened.
web-error-empty-record = The file { $file } is empty.
web-error-no-record = This is not a record: { $file } has no headers like [Game "…"].
web-error-large-record = { $file } is too large: it is { $size } KB; the limit is { $limit } KB.
web-error-malformed = The server did not understand. Please reload the page.
# $what is what there is too much of; if it is bytes, $limit is in KB.
web-error-too-large = { $what ->
    [games] That contains too many games: the limit is { $limit } at a time.
    [turns] That contains too many turns: the limit is { $limit } at a time.
    [lines] That contains too many lines: the limit is { $limit }.
    [comments] That contains too many comments: the limit is { $limit }.
    [headers] That contains too many headers: the limit is { $limit }.
    [seconds] That takes too long to read. Open fewer games at a time.
   *[bytes] That is too large: the limit is { $limit } KB.
}
web-error-too-long = This table has reached its limit: from now on you can only finish the game.
web-error-too-often = You have done that too often here. Make your decision first.
web-error-too-many-requests = That was too fast. Please wait a moment.
web-error-too-many-connections = Too many connections come from your network. Please close some windows, or try again later.
web-error-too-many-tables = { $limit ->
    [one] You have a table that is not finished. Finish or delete it first.
   *[other] You have { $limit } tables that are not finished. Finish or delete one first.
}
web-error-busy = The server is full right now. Please try again in a moment.
web-error-wrong-host = This server does not serve this address.
web-error-no-access = You need an invitation to this table.
web-error-foreign-origin = This page may not use that server.
web-error-unknown-table = There is no such table: it was deleted or has expired.
web-error-unknown-link = This link is no longer valid.
web-error-unknown-pad = This pad is no longer shared.
web-error-not-your-sheet = Somebody else writes on this sheet.
web-error-pad-full = This pad is full: the limit is { $limit } sheets.
web-error-log-too-long = This sheet is full: it has reached the limit of { $limit } entries. Start a new game.
web-error-unknown-ticket = The dice prepared for this game have expired. Please try again.
web-error-unknown-code = This code is wrong or has expired: it is good for five minutes and for one device.
web-error-device-joined = This device is connected already.
web-error-too-many-devices = You cannot have more devices; the limit is { $limit }. Remove one first.
web-error-unknown-page = There is no such page.
web-error-bot-unavailable = The bot has no advice right now.
web-error-no-review = This game cannot be reviewed: what its positions are worth has not been learnt.
# $message says why: a message study-wrong-…, or English if there is none.
web-error-bad-position = This position is not possible: { $message }
web-error-unavailable = The server cannot save anything right now. Try again in a moment.
web-error-offline = The server cannot be reached.
web-offline-still = The score pad and the rules work without it.
web-error-unreachable = The server does not answer right now. Please try again.
# $id helps the operator to find the error in the log; it may be empty.
web-error-internal = Something went wrong on our side. { $id }

## Browser: dice of one's own

web-option-lucky = Lucky numbers
web-own-dice = We throw our own dice
web-own-dice-note = Throw real dice and enter what they show. Rules, bots and points stay the same, but nobody can check the dice afterwards.
web-pair-number = { $option }, { $name }: { $place ->
    [1] first number
   *[2] second number
}
web-pair-bad = Each pair is two different numbers from { $least } to { $most }.
# $who: me, bot (any person throws for it), or named (on a shared screen).
web-enter-throw = { $who ->
    [me] Throw the dice and enter them
    [bot] Throw for { $name } and enter the dice
   *[named] { $name } throws: enter the dice
}
web-awaits-throw = Waiting for the dice of { $names }
web-die-number = die { $number }: { $value }
web-enter-dice = What the dice show
web-enter-done = Enter the throw
web-enter-again = Correct the throw
web-lobby-own-dice = Here you throw your own dice and enter them.
web-lobby-no-takebacks = At this table decisions cannot be taken back.
web-said-thrown-again = { $name }: the throw was corrected, white sum { $sum }.

## Sheets to print

print-name = Name
print-total = points
print-written = Written to { $file }: { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}, { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
web-print = Sheets to print
web-print-note = A PDF for your printer, with a sheet for each player. Print it at its actual size.
web-print-sheets = How many sheets
web-print-per-page = Sheets on a page
web-print-paper = Paper
web-print-ink = Save ink
web-print-dealt = { $option }: chosen at random
web-print-named = { $option } of your own, such as { $example }
web-print-get = Make the PDF
web-error-no-printer = This server cannot make PDF files: a part of it is not installed.

## The score pad, for real dice. $crosses and $needed are numbers, $names a list of names.

pad-note = For real dice at a real table: cross out numbers here instead of on paper. Everything stays on this device, even when it goes dark or its battery runs out.
pad-missing = This pad is not on this device. Start a new one.
pad-first-online = The pad must load its sheets first. Open it once while you are online.
pad-game = Game
pad-player = Player { $number }
pad-by-lot = at random
pad-add = Add a player
pad-remove = Remove player { $number }
pad-start = Start
pad-kept = Your pads
pad-all = All pads
pad-delete = Delete this pad
pad-delete-ask = The pad of { $names } will be deleted with all its crosses.
pad-undo = Undo
pad-undone = Taken back.
pad-points = Points
pad-whose = Whose sheet
pad-lock = Lock the row
pad-lock-ask = This locks the row for everybody, and its die leaves the game.
pad-leave-it = Leave it
pad-anyway = Cross it out anyway
pad-anyway-note = You may cross it out all the same. It is marked as a house rule.
pad-against-left = Crosses go from left to right, and this number is to the left of your last cross.
pad-against-early = You need { $needed } crosses in this row before you may cross out this number. So far you have { $crosses }.
pad-against-closed = This row is locked.
pad-against-full = All failed throws are marked.
pad-against-over = The game is over.
pad-house = House rule: { $fields }
pad-over-rows = Two rows are locked: the game is over.
pad-over-failed = Four failed throws: the game is over.
pad-winners = { $count ->
    [one] { $points ->
        [one] { $names } wins with { $points } point.
       *[other] { $names } wins with { $points } points.
    }
   *[other] { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }
}
pad-again = New game, same people
pad-storage = This browser keeps nothing: what you write is lost when the page is closed.
pad-http = This page came over plain HTTP: the browser lets the screen go dark, and without a network the pad works only while the page stays open.
# Shared pads. $why is a sentence, $time a time of day, $count a number.
pad-each = Everybody on their own phone
pad-together = Together
pad-together-note = Everybody crosses out on their own phone. A lock closes the row on all of them, and everybody’s points are counted at the end.
pad-share = Share this pad
pad-people = On this pad
pad-join-note = On this pad: { $names }. Join with a sheet of your own.
pad-with = Together with { $names }.
pad-nobody = Nobody else has joined yet.
pad-alone = Offline since { $time }. { $count ->
    [0] You see the others again when the network is back.
    [one] One entry will be sent when the network is back.
   *[other] { $count } entries will be sent when the network is back.
}
pad-gone-ended = This pad is no longer shared. What is written here stays on this device.
pad-gone-removed = Your sheet was removed from the shared pad. What is written here stays on this device.
pad-refused = What you wrote was not sent: { $why }
pad-send-away = Remove { $name }
pad-send-away-ask = The sheet of { $name } will be removed for everybody, and the link will be renewed.
pad-leave = Leave the pad
pad-leave-ask = Your sheet will be removed for the others. On this device you continue alone.
pad-end = End for everybody
pad-end-ask = Nobody will share this pad any more. Each device keeps what it has.
pad-again-all = New game for everybody
pad-again-ask = The game is not over. Everybody gets a new, empty sheet.
pad-new-game = A new game has begun.
pad-next = To the next game
pad-late = Crossed out after the row was locked: { $fields }
pad-against-same = Somebody else has locked this row.
pad-same-throw = If both were crossed out on the same throw, it counts.

## Browser: reviews and the analysis board, loaded with those pages

study-review-of = { $game }: review
study-working = The game is being reviewed…
study-analyse = Analyse
# Why a position is not possible; it follows web-error-bad-position.
study-wrong-form = the text is not a valid position
study-wrong-ended = with these sheets the game is over
study-wrong-not-ended = with these sheets the game is not over
study-wrong-failed-throws = there are four failed throws at most
study-wrong-row = a row cannot be crossed out like that: from left to right, and the lock only after enough crosses
study-wrong-twice = a cell is named twice
study-wrong-both-colours = a cell holds both colours
study-wrong-scattered = the hexagons do not form one group with both colours
study-wrong-too-many = a side has more hexagons than there are
study-wrong-turn = the hexagons do not match whose turn it is
study-wrong-all-stay = in the basic game all hexagons stay on the table
study-wrong-too-few = a side has too few hexagons, so the game is over
study-wrong-limit = the move limit is reached, so the game is over
study-wrong-shape = there is a complete shape, so the game is over
study-points = { $points } points
# $change includes its sign.
study-change-points = { $change } points
# What a choice cost, for use inside sentences. $loss is a number of points, or a percentage.
study-loss-share = { $loss } of the chance to win
study-loss-points = { $loss } points
study-course = Course of the game: step with the arrow keys
study-course-share = Chance to win
study-course-points = Expected points
study-luck-skill = Luck and skill
study-skill = Skill
study-in-share = in %
study-in-points = in points
study-start = At the start
study-luck = Luck
study-own = Own choices
study-others = Others
study-error = Estimates
study-result = Result
study-poor = Mistakes
study-balance-note = “Luck” is what the dice brought. “Own choices” is what was given away against the best ones. “Others” is what the other players’ choices brought.
study-balance-note-skill = “Own choices” is what was given away against the best ones. “Others” is what the other players’ choices brought.
study-balance-sum = Everything together makes the result. “Estimates” is by how much the values were off.
study-exact = These values are exact.
# $values is the name of the value function that judged the game.
study-estimate = These values are estimates ({ $values }).
study-moments = What decided the game
study-no-moments = No mistake and no throw stood out.
study-next-moment = Next moment
# $good says whether the luck was good; it is always so with several players.
study-moment-throw = { $good ->
    [yes] A throw that helped { $name }: { $dice }
   *[no] A throw that hurt { $name }: { $dice }
}
study-moment-choice = { $grade ->
    [best] { $name }: { $move }, the best choice
    [good] { $name }: { $move }, a good choice
    [inaccuracy] Inaccuracy by { $name }: { $move }
    [mistake] Mistake by { $name }: { $move }
   *[blunder] Blunder by { $name }: { $move }
}
study-mistakes = { $who ->
    [me] Your biggest mistakes
   *[other] Biggest mistakes: { $name }
}
study-mistakes-note = Can you find something better? Tap one to try. The answer stays hidden until you ask for it.
study-mistakes-none = No mistakes. Well played!
study-whose = Player
study-grade = { $grade ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
study-said-only = { $name }: { $move }. There was no other choice.
study-said-good = { $grade ->
    [best] { $name } chose { $move }. Nothing was better.
   *[good] { $name } chose { $move }. Only { $best } was a little better.
}
study-said-poor = { $name } chose { $move }. Better: { $best }. That cost { $loss }.
study-said-cost = { $name } chose { $move }. That cost { $loss }.
study-missed-win = { $proven ->
    [yes] There was a forced win: { $line }.
   *[no] This would probably have won: { $line }.
}
study-missed-defence = { $proven ->
    [yes] This was the only defence: { $line }.
   *[no] This would probably have defended: { $line }.
}
# $good says whether the luck was good; it counts only in a game for one ($kind is alone).
study-said-throw = { $kind ->
    [alone] { $good ->
        [yes] A lucky throw: { $luck }.
       *[no] An unlucky throw: { $luck }.
    }
   *[several] This throw helped { $name } most: { $luck }.
}
study-try = Try again
study-find = Find something better
study-try-ask = What would be better for { $name }? Choose.
study-try-right = Right: { $move } is best.
study-try-wrong = { $better ->
    [yes] { $move } is better, but still costs { $loss }. Try once more.
   *[no] Not { $move }: it costs { $loss }. Try once more.
}
study-try-show = Show the answer
study-try-done = Continue
study-next-mistake = Next mistake
study-all-moves = All choices ({ $count })
study-moves-of = Choices of { $name }
study-seat = Player { $seat }

study-analysis-note = Every choice with its value, for any position. Play for all players, take back, try something else. The address of this page leads to the position.
study-choose-game = Which game?
study-position = Position as text
study-show = Show
study-set-up = Set up by hand
study-set-up-done = Done
study-set-up-note = Tap the fields that are crossed out, and the failed throws.
study-set-up-board = Tap a cell to change what is there.
study-players = Players
study-active = Who throws
study-to-move = To move
study-phase = Phase
study-phase-placing = Placing hexagons
study-phase-moving = Moving hexagons
study-dice = What was thrown?
study-dice-random = Throw for me
study-worth = What the position is worth
study-thinking = Working out the values…
study-roll-out = Play on from here
study-rolling = Playing on: { $percent }
study-rolled = Results of games from here
study-rolled-note = Bots ({ $bot }) played on after each choice, with the same dice. Games after each: { $games }. ± is the 95 % interval.
study-rolled-choice = Choice
study-rolled-won = Won
study-rolled-points = Points
study-turn-over = The game is over.
study-take-back = Take back
study-forward = Forward
study-branches = Variations tried from here
study-save = Save as a record
study-save-not = Only a game from its start can be saved as a record. Copy the link to keep this position.

## Browser: lessons, loaded with the reviews

study-lesson-step = Step { $number } of { $all }
study-lesson-you = You
study-lesson-number = Your answer
study-lesson-check = Check
study-lesson-next = Next
study-lesson-back = Back
study-lesson-show = Show me
study-lesson-done = You know this now.
study-lesson-seen = { $count ->
    [one] One step is left to do without help.
   *[other] { $count } steps are left to do without help.
}
study-lesson-do = Do them now
study-lesson-again = Start again
study-lesson-play = Play a game
study-lesson-none = There are no lessons for { $game } yet.
study-lesson-following = Next lesson
study-lesson-leave = Back to { $game }
study-learn-title = Learn { $game }
study-learn-first = { $how ->
    [start] Start the first lesson
    [continue] Continue the lesson
   *[other] Do the lesson again
  }
study-learn-all = All lessons
study-learn-lessons = Lessons
study-learn-progress = { $done } of { $all } steps done
study-learn-more = More ways to learn
study-learn-rules-what = The whole game on one page, with pictures.
study-learn-puzzles-what = One position, one best move: find it.
study-learn-analysis-what = Try any position, and see what each move is worth.
study-learn-strategy = { $count ->
    [10] Strategy in ten sentences
   *[other] Strategy
  }
study-learn-measured = Each sentence comes from games that our bots played. Open it to see how, and to measure it again on your own computer.
study-learn-how = How we know
study-learn-takes = { $seconds ->
    [one] Takes about a second.
   *[other] Takes about { $seconds } seconds.
  }

## Browser: puzzles, loaded with their page; the tasks and themes above are used there too

puzzle-note = Find the best move. Every answer is explained.
puzzle-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-progress = { $solved } of { $all } solved
puzzle-which = Which puzzles?
puzzle-game = Game
puzzle-theme = Theme
puzzle-any-theme = All themes
puzzle-level = Level
puzzle-own-level = Automatic
puzzle-own-level-note = Harder when you solve them, easier when you don’t.
puzzle-level-now = Level: { $level }
# $side is a colour.
puzzle-you-play = You play { $side }.
puzzle-choose = Choose a move
# The button that answers. $move is e.g. "red 5".
puzzle-check = Check: { $move }
puzzle-show = Show the answer
puzzle-try = Try something else, or look at the answer.
puzzle-try-costs = { $move } costs { $loss }.
puzzle-skip = Skip
puzzle-next = Next puzzle
# $count is the number of puzzles solved in a row.
puzzle-streak = Streak: { $count }
puzzle-streak-best = Longest streak: { $count }
puzzle-verdict = { $verdict ->
    [right] Right!
    [close] Good, but not the best.
    [shown] The answer
   *[wrong] That is not it.
}
# $value and $top are chances in per cent, $loss is a number of points.
puzzle-said-points = Best: { $best }. The next best, { $next }, costs { $loss } points on average.
puzzle-said-share = Best: { $best }, chance of winning { $top }. The next best, { $next }: { $value }.
puzzle-said-costs-points = Your choice, { $move }, costs { $loss } points on average. Best: { $best }.
puzzle-said-costs-share = Your choice, { $move }: chance of winning { $value } instead of { $top }. Best: { $best }.
# $moves is the number of the solver's own moves, at least two.
puzzle-said-win = { $best } wins against every defence, in { $moves } of your own moves.
puzzle-said-win-too = { $move } wins as fast. Shown is the win that begins with { $best }.
puzzle-said-no-win = No proven win begins with { $move }.
puzzle-why-placing = Every one of your moves threatens to win at once. The other side can only defend, and in the end there is one threat too many.
puzzle-why-moving = Every one of your moves threatens to win at once. The other side can only defend, and in the end there is one threat too many.
puzzle-why-cutting = Every one of your moves threatens to win at once, and one of them cuts hexagons off. The other side can only defend, and in the end there is one threat too many.
puzzle-why-leave = Every cross here gives up more than it brings. Waiting keeps the better numbers.
puzzle-why-fail = A failed throw costs 5 points, but every cross here would cost more in the long run.
puzzle-why-lock = The lock counts as a cross of its own: two crosses at once.
puzzle-why-lucky = A lucky number crosses out the next number of its row: nothing is skipped.
# What a choice does at once. $gain includes its sign, $points does not.
puzzle-brings = { $choice }: { $points ->
    [one] { $gain } point
   *[other] { $gain } points
} now, { $skips ->
    [0] no number is skipped
    [one] one number is skipped
   *[other] { $skips } numbers are skipped
}.
puzzle-proven = Proven against every defence.
puzzle-exact = These values are exact.
puzzle-measured = Measured over thousands of games of the strongest bot against itself.
puzzle-steps = Move by move
puzzle-step = { $number } of { $all } · { $name }: { $move }
puzzle-all-solved = { $count ->
    [one] The only puzzle of this kind is solved.
   *[other] All { $count } puzzles of this kind are solved.
}
puzzle-again = Solve them again
puzzle-unknown = There is no such puzzle.
puzzle-none = There are no puzzles for { $game } yet.
puzzle-delete = Delete my progress
puzzle-delete-note = This browser will forget your streak and what you solved in { $game }. This cannot be undone.
puzzle-deleted = Your progress has been deleted.

## Sheets: their names, and what can be wrong with one ($found is the faulty word)

sheet-qwixx = the classic sheet
sheet-mixx-colours = Mixx, colours mixed
sheet-mixx-numbers = Mixx, numbers mixed
sheet-own = a sheet of your own
sheet-row = Row { $row }
sheet-read = { $name }: { $rows }; failed throws { $failed }
sheet-read-row = row { $row } { $crossed }
told-lock = Row { $row } is locked (by { $names }); the { $colour } die leaves the game.
told-lock-only = Row { $row } is locked (by { $names }); its { $colour } die has left already.
reason-colour-left = the die of this colour has left: this field can be crossed out by the sum of the white dice only
fault-header-refused = the header { $name } does not belong to { $game }
fault-sheet-word = row { $row }, field { $field }: “{ $found }” is not a field. A field is a colour r, y, g or b and a number such as r5, or a run such as r2-12
fault-sheet-setting = “{ $found }” stands in the wrong place: faces, locking and needed stand at most once, in this order, before the rows
fault-sheet-faces = “{ $found }” is not possible: dice have 2 to 8 faces
fault-sheet-locking = “{ $found }” is not possible: the last one or two fields of a row lock it
fault-sheet-needed = “{ $found }” is not possible: the crosses needed before a lock are a number from 0
fault-sheet-number = row { $row }, field { $field }, { $found }: these dice make numbers from 2 to { $most }
fault-sheet-twice = row { $row }, field { $field }, { $found }: every field may stand on a sheet only once
fault-sheet-rows = a sheet has two to four rows, divided by /
fault-sheet-fields = row { $row }: a row has two to fifteen fields
fault-sheet-locking-fields = row { $row }: a row has more fields than those that lock it
fault-sheet-no-lock = nobody could lock a row of this sheet: one row at least has as many fields before those that lock it as crosses are needed
fault-sheet-name = there is no sheet “{ $found }”; there are { $names }, or write one such as r2-12 / y2-12 / g12-2 / b12-2

# What a sheet is worth: a report in the terminal, in a picture and in the browser.
worth-title = What is it worth?
worth-exact = Perfect play alone
worth-simulated = A bot alone (too large to solve)
worth-points = Points of a player
worth-throws = Throws in a game
worth-failed = Failed throws
worth-by-failed = Games ended by failed throws
worth-by-rows = Games ended by locked rows
worth-first = Wins of the player who begins
worth-by-colour = Points by colour
worth-by-number = Points by number
worth-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
worth-exact-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Browser: the Daily, loaded with its page. $points, $best and $players are numbers, $time is a day and a time.

daily-intro = One game of { $game } alone, with the same throws for everybody on this server. One try counts, and nothing can be taken back.
daily-play = Play
daily-waits = Today’s game is waiting for you.
daily-gone = Today’s game was deleted or left to a bot, so it does not count.
daily-known = The throws of this day are public already, so it does not count any more.
daily-next = The next Daily begins: { $time }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-best = { $result ->
    [more] The best strategy makes { $best } of these throws. You did better!
    [same] The best strategy makes { $best } of these throws, exactly as many as you.
   *[less] The best strategy makes { $best } of these throws. It does not know the next throws either, so you can beat it.
}
daily-best-waits = What the best strategy makes of these throws is being worked out.
daily-estimate = Based on the nearly exact values that come with the game.
daily-streak = Streak: { $days }
daily-streak-note = You may miss one day of each week.
daily-all = How everybody did
daily-all-few = { $players ->
    [one] You are the first today. Once ten people have played, you see here how everybody did.
   *[other] { $players } people have played. Once there are ten, you see here how everybody did.
}
daily-all-note = { $players } people have played. Half of them have { $middle } points or more.
daily-bar = { $from } to { $to } points: { $players }
daily-share = Crosshex, the Daily of { $day }. Points: { $points }
daily-share-best = Best strategy: { $best }
daily-square = One square for each throw: how well you decided. It gives no throw away.
daily-past = Earlier days
daily-past-note = You can play their throws for practice as soon as their seed is public. That does not count.
daily-practise = Practise
daily-more = Show all
daily-puzzle = Puzzle of the day ({ $game })
daily-dice = Same throws for all: the proof
daily-dice-note = All throws of a day follow from a secret seed. Its fingerprint is public a week before the day, and the seed a day after it. So the throws were fixed beforehand. What no proof can show: that nobody was told them.
daily-fingerprint = Fingerprint of { $day }
daily-doubt = Do not trust these dice: some days ago this browser saw another fingerprint for this day.
daily-off = There is no Daily on this server.
web-sheets = Sheet workshop
web-sheets-note = Type in the sheet that you own, or put one together. See what it is worth, and play on it.
web-sheets-other = Another sheet…
# The workshop: a sheet that people type or put together.
workshop-start = Start from
workshop-random = A random sheet
workshop-random-value = Solved beforehand: perfect play alone makes { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on it.
workshop-empty = Empty rows
workshop-notation = The sheet in notation
workshop-notation-note = The colours are r, y, g and b. r2-12 are the red fields from 2 to 12, r5 is a single field, and / begins the next row.
workshop-possible = This sheet is possible.
workshop-drawn = The sheet as it will be played
workshop-row = Row
workshop-row-add = Add a row
workshop-row-remove = Remove row { $row }
workshop-colour = Colour
workshop-add = Add a field
workshop-left = Move left
workshop-right = Move right
workshop-remove = Remove { $field }
workshop-remove-none = Remove a field
workshop-faces = Faces of the dice
workshop-locking = Last fields that lock
workshop-needed = Crosses needed to lock
workshop-said-added = { $field } added in row { $row }
workshop-said-removed = { $field } removed
workshop-said-behind = The next field goes behind { $field }
workshop-then = What to do with it
workshop-play = Play on it
workshop-link = Link to this sheet
workshop-link-note = The link itself carries the sheet. Nothing is stored.
workshop-asked = Asking the server…
# $before is how many sheets of other people come first.
workshop-waiting = { $before ->
    [0] It begins…
    [one] One sheet comes first.
   *[other] { $before } sheets come first.
}
workshop-solving = Working out perfect play: { $done }
workshop-playing = Bots play on it: { $done }
workshop-done = The figures are here.
workshop-worth-note = This may take some minutes. It stops if you leave the page.
workshop-picture = { $name }, with the points that each field brings
workshop-picture-note = The taller the bar in a field, the more points its cross brings. All figures but that of perfect play are from games of two bots of the level “hard”.
workshop-json = Save the figures
workshop-stop = Stop
workshop-close = Close
workshop-letter = { $letter ->
    [r] red
    [y] yellow
    [g] green
   *[b] blue
}
workshop-colour-name = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}

## Browser: one's own record, and what is stored; loaded with those pages

me-empty = No finished games yet
me-empty-note = Play a game to the end: it appears here by itself, with your points, your luck and how well you decided. You need no account, and nobody else sees it.
me-alone-sees = Only you see this page. Games are kept until you delete them, or until you have not come for a year.
me-off = This server keeps no finished games.
me-games = Games
me-won = Won
me-mean = Average
me-best = Best
me-spread = Your points: how many games ended with how many
me-against = Against
me-deleted = somebody
me-alone = alone
me-players = { $seats } players
me-deciding = How well you decide
me-deciding-note = What a decision costs you on average, where you had a choice. Less is better.
me-interval = { $low } to { $high }
me-from = Reviewed games: { $games }. Needed: { $needed }
me-like-level = About as good as this bot: { $level }
me-change = The later half of your games against the earlier one: { $change }
me-next-level = Suggested for your next game: { $level }
me-course = Luck and decisions, game by game
me-course-note = Up is gained, down is lost; the latest game is on the right.
me-luck = Luck
me-own = Decisions
me-dice = Your dice
me-dice-note = All dice that the server has thrown in your games. The dashes show what is expected.
me-dice-chance = Fair dice differ at least this much in { $chance } of all cases.
me-latest = Latest games
me-replay = Replay
me-review = Review
me-wanted = Review under way
me-reviews = Games with dice are reviewed by themselves while no bot has to think: { $most } a day at most. Today: { $today }
me-mistakes = My mistakes
me-practise = Practise
me-mistakes-note = Due now: { $due }. In all: { $all }
me-none-due = Nothing to practise now
me-none-due-note = Your mistakes come from reviewed games. Each comes again after 1, 3, 7 and 30 days, until you have answered it rightly five times running.
me-next-due = The next one: { $when }
me-a-mistake = Here you made a mistake
me-a-puzzle = A puzzle like it
me-left = { $left } left
me-save-text = Save as records
me-save-json = Save as JSON
me-delete = Delete everything
me-delete-note = Your finished games, what reviews said about them, your points in the Daily, and tables where nobody else plays. Your name disappears from the finished games of others. Your other devices are removed.
me-gone = Everything is deleted.
me-store-note = There are no accounts. This is all that the server keeps, and for how long.
me-store-cookie = A cookie with a random number instead of an account: who has it holds your seats. It lasts until a year after your last visit. The server keeps only a fingerprint of it.
me-store-tables = Tables: who plays, under the names that people typed, and what they played. Until their owner deletes them, or nobody has used them for this many days: { $days }. A table whose clock runs stays.
me-store-games = Finished games, for each person who played: the result, the record, and what a review said. Until you delete them, or have not come for a year.
me-store-daily = The Daily: for each day the table and the points of each person who played, without a name. For 400 days, or until you delete everything.
me-store-devices = If you connect several devices: for each one a fingerprint of its cookie, its name such as “Firefox, Android”, and the day. Until you remove it, or have not come for a year.
me-store-reviews = Reviews that somebody has asked for, without names, and shared score pads: until nobody has used them for this many days: { $days }
me-store-browser = In this browser: your settings, solved puzzles and lessons, and score pads. The server does not get them.
me-store-others = The page loads nothing from other servers, and nobody counts your visits. Whoever runs this server may keep logs of requests.
me-device-note = Phone and computer as one person: the same seats, the same record, the same Daily. No account and no password.
me-device-list = Your devices
me-device-here = this one
me-device-since = connected on { $date }
me-device-remove = Remove
me-device-remove-note = A device that you remove is again who it was before. If you have lost one, remove it here.
me-device-add = Connect another device
me-device-add-note = The other device will have your seats and your record. First you say yes here.
me-device-show = Show a code
me-device-type-there = Scan this with the other device. Or open this page there and type the code:
me-device-until = Good for one device, until { $time }.
me-device-end = End this code
me-device-asks = { $name } wants to be connected
me-device-asks-note = Say yes only if this is your own device, and if it shows the same number:
me-device-yes = Yes, it is mine
me-device-no = No
me-device-join = Connect this device to another one
me-device-join-note = The other device shows the code. Afterwards this one has the seats and the record of the other. What it has of its own stays stored, and comes back if you remove it there.
me-device-code = Code
me-device-connect = Connect
me-device-wait = Now say yes on the other device, if it shows this number:
me-device-refused = The other device said no.
me-device-ended = Nobody said yes in time. Ask for a new code.
me-device-done = This device is connected.
