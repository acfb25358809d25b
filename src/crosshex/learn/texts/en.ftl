# The texts of the lessons. A step has what is asked (its id), and what is said to a right and to a wrong answer.

## What is said in every lesson

learn-allowed = The rules allow that, but it is not what is asked here.
learn-illegal = That is not allowed: { $reason }.
learn-no-move = This is not a move.
learn-no-number = Answer with a number.

## The lessons in the terminal

learn-none = There are no lessons for { $game } yet.
learn-how = Answer each step with a move or a number. { $skip } shows the answer, { $quit } leaves.
learn-step = Step { $number } of { $all }
learn-you = You
learn-answer = The answer is { $answer }.
learn-done = Done: { $right } of { $all } right on the first try.
learn-over = That is all. Now play: crosshex play { $game }

## Qwixx

learn-qwixx-goal = Cross out as many numbers as you can, in each row from left to right, and lock rows. Every further cross in a row is worth more. Whoever has the most points wins.
learn-qwixx-goal-sheet = A sheet at the end: red is locked, and its nine crosses are worth 45 points. With the other rows, minus 5 for a failed throw, that makes 97.
learn-qwixx-basics = Crosses, locks and points
learn-qwixx-basics-sum = The white dice show 4 and 1. Everybody may cross out their sum in one row. Cross it out where you skip the fewest numbers.
learn-qwixx-basics-sum-right = Red and yellow begin with 2, so a 5 skips only three numbers there. What you skip is lost: crosses go from left to right.
learn-qwixx-basics-sum-wrong = You may, but green and blue begin with 12: a 5 would skip seven numbers, and they would be lost.
learn-qwixx-basics-sum-wrong-long = You may, but green and blue begin with 16: a 5 would skip eleven numbers, and they would be lost.
learn-qwixx-basics-sum-wrong-nothing = You don’t have to cross anything out, but a 5 fits well in two rows. Cross it out.
learn-qwixx-basics-left = The sum of the white dice is 6. Red 6 is to the left of your 7 and is lost. Cross out the 6 where you skip the fewest numbers.
learn-qwixx-basics-left-right = To the right of yellow 4 a 6 skips only the 5.
learn-qwixx-basics-left-wrong = That skips many numbers. One row has its last cross much closer to 6.
learn-qwixx-basics-left-wrong-nothing = You don’t have to cross anything out, but in one row a 6 skips a single number.
learn-qwixx-basics-colour = It is your throw, so you have a second action: add one white die to one coloured die and cross out the sum in the row of that colour. Find the sum that skips nothing.
learn-qwixx-basics-colour-right = White 4 and blue 6 make blue 10, right next to your 11. Only the player who threw has this action.
learn-qwixx-basics-colour-wrong = The sum is right, but it skips numbers. One row continues without a gap.
learn-qwixx-basics-colour-wrong-nothing = You don’t have to cross anything out here, because you crossed out a number in action 1. But there is a cross that skips nothing.
learn-qwixx-basics-failed = You threw, you crossed out nothing with the white dice, and no sum with a coloured die fits. What is left?
learn-qwixx-basics-failed-right = A failed throw (a penalty) costs 5 points. It is only for the player who threw and crossed out nothing at all.
learn-qwixx-basics-nothing = Somebody else threw, and the sum of the white dice is 11. What costs you least?
learn-qwixx-basics-nothing-right = Leaving it. When others throw, you never get a failed throw for crossing out nothing.
learn-qwixx-basics-nothing-wrong = You may, but that gives up at least six numbers for one cross. It was not your throw, so crossing out nothing is free.
learn-qwixx-basics-lock = The sum of the white dice is 12. The last number of a row locks it, but you need five crosses there first. Lock a row.
learn-qwixx-basics-lock-right = Yellow had five crosses. The lock is crossed out together with the 12 and counts as one more cross; the yellow die leaves the game.
learn-qwixx-basics-lock-wrong = A good cross at the start of that row, but another row can be locked now.
learn-qwixx-basics-lock-wrong-nothing = You may, but a row can be locked now: that makes two crosses at once.
learn-qwixx-basics-closed = The other player has locked green: it is closed for everybody and its die has left the game. The sum of the white dice is 7. Cross it out without skipping a number.
learn-qwixx-basics-closed-right = Yellow 7 is right next to your 6.
learn-qwixx-basics-closed-wrong = That skips numbers. One row continues with the 7.
learn-qwixx-basics-closed-wrong-nothing = You may, but a 7 fits without skipping anything.
learn-qwixx-basics-count = Count: one cross in a row is 1 point, two are 1 + 2, three are 1 + 2 + 3, and so on. What are the six crosses in the red row worth?
learn-qwixx-basics-count-right = 1 + 2 + 3 + 4 + 5 + 6 = 21. Every further cross in a row is worth more than the one before.
learn-qwixx-basics-count-wrong = No: add the numbers from 1 up to the number of crosses.
learn-qwixx-basics-total = Four crosses in red, three in yellow, and two failed throws that cost 5 each. How many points is that together?
learn-qwixx-basics-total-right = 10 + 6 − 10 = 6. Two failed throws can cost a whole row.
learn-qwixx-basics-total-wrong = No: four crosses are 1 + 2 + 3 + 4, three are 1 + 2 + 3, and each failed throw takes away 5.
learn-qwixx-basics-end = Green is already locked. The game ends when a second row is locked, and you are ahead. End it.
learn-qwixx-basics-end-right = With the second lock the game is over at once. A fourth failed throw ends it, too.
learn-qwixx-basics-end-wrong = The game would go on, and the others could catch up. You can lock a row.

## Longo

learn-longo-goal = Cross out as many numbers as you can, in each row from left to right, and lock rows. Two lucky numbers of your own each give you a cross that skips nothing. Whoever has the most points wins.
learn-longo-goal-sheet = A sheet at the end: red is locked, and its ten crosses are worth 55 points. With the other rows, minus 5 for a failed throw, that makes 120.
learn-longo-lucky = Longer rows and lucky numbers
learn-longo-lucky-far = The dice are eight-sided, and the rows go on to 16. The sum of the white dice is 14. Cross it out where you skip the fewest numbers.
learn-longo-lucky-far-right = To the right of yellow 12 a 14 skips only the 13.
learn-longo-lucky-far-wrong = That skips many numbers. One row has its last cross close to 14.
learn-longo-lucky-far-wrong-nothing = You may, but in one row a 14 skips a single number.
learn-longo-lucky-lucky = Your lucky numbers are 6 and 11, and the sum of the white dice is 6. Instead of a 6 you may cross out the next number in the row with the fewest crosses. Use your luck.
learn-longo-lucky-lucky-right = Green was empty, so its first number was the next one: 16. Nothing was skipped.
learn-longo-lucky-lucky-wrong = A 6 is allowed, but it skips numbers. Use the lucky number: look for the row with the fewest crosses.
learn-longo-lucky-lucky-wrong-nothing = You may, but your lucky number gives a cross that skips nothing.
learn-longo-lucky-fewest = The sum of the white dice is 8, your lucky number. Only the row with the fewest crosses counts. Which number does it give?
learn-longo-lucky-fewest-right = Blue has a single cross, so it is blue’s turn: to the right of 15 comes 14.
learn-longo-lucky-fewest-wrong = An 8 is allowed, but your lucky number is better here: it skips nothing.
learn-longo-lucky-fewest-wrong-nothing = You may, but your lucky number gives a cross that skips nothing.
learn-longo-lucky-others = Somebody else threw, and the sum of the white dice is 5: your lucky number counts on every throw. Two rows have the fewest crosses, so choose one of them.
learn-longo-lucky-others-right = If several rows have the fewest crosses, the choice is yours.
learn-longo-lucky-others-wrong = You may, but your lucky number gives you a cross that skips nothing.
learn-longo-lucky-lock = The sum of the white dice is 15. Either of the last two numbers locks a row that has six crosses. Lock one.
learn-longo-lucky-lock-right = Red had six crosses: 15 and the lock are crossed out, and the row is closed for everybody.
learn-longo-lucky-lock-wrong = You may, but one of your rows can be locked now.
learn-longo-lucky-count = The red row is locked: eight numbers and the lock are crossed out. What is it worth?
learn-longo-lucky-count-right = The lock counts as a cross: 1 + 2 + … + 9 = 45.
learn-longo-lucky-count-wrong = No: count the crossed-out numbers and the lock, then add the numbers from 1 up to that count.

## Six

learn-six-goal = Black and red take turns placing hexagons. Whoever first has six of their own in a line, in a triangle or in a ring wins.
learn-six-goal-line = Line: six in a straight row
learn-six-goal-triangle = Triangle: three, two and one
learn-six-goal-ring = Ring: six around one cell
learn-six-basic = Lines, triangles, rings
learn-six-basic-first = You are black and begin. Your first hexagon must touch the red one with an edge, and must not touch the black one. Place it.
learn-six-basic-first-right = There are exactly three such cells. From now on a hexagon may go wherever it touches another one of either colour.
learn-six-basic-line = Six of your hexagons in a straight row win. You have five. Complete the line.
learn-six-basic-line-right = A line of six. It may run in any of the three directions.
learn-six-basic-line-wrong = That does not make six in a row. A red hexagon is at one end of your five: the other end is free.
learn-six-basic-triangle = Three, two and one make a triangle. Five of its hexagons are there. Complete it.
learn-six-basic-triangle-right = A triangle of six wins, whichever way it points.
learn-six-basic-triangle-wrong = Not there. Look at your rows of three and of two: one hexagon is missing at the top.
learn-six-basic-ring = Six around one cell make a ring. What is in the middle does not matter. Complete it.
learn-six-basic-ring-right = A ring. It is the shape that is overlooked most easily, since its middle may be red.
learn-six-basic-ring-wrong = Not there. Your five are around one red hexagon: which of its six neighbours is still free?
learn-six-basic-bar = Red has five in a row and wins with the next hexagon. Block the row.
learn-six-basic-bar-right = Now both ends are closed. Look for such fives before every move of your own.
learn-six-basic-bar-wrong = Then red places the sixth in the row and wins. One end of it is free.
learn-six-basic-two = You have four in a row, and both ends are free. Make two threats at once: red can block only one.
learn-six-basic-two-right = Five in a row with two free ends: whichever end red closes, you take the other. Nearly all games that end in the placing phase are won by two threats at once.
learn-six-basic-two-wrong = Red has time to stop that. Make your row longer, so that both of its ends win.
learn-six-basic-move = All hexagons are on the table: now you move one of yours to another cell. Complete a triangle.
learn-six-basic-move-right = Any hexagon that the triangle does not need would have done.
learn-six-basic-move-wrong = That does not win. Look for five hexagons of a triangle on the right-hand side, and add a sixth.
learn-six-basic-together = In the basic game you may take a hexagon only if the others still hold together without it. Take one that may be taken, and complete the triangle.
learn-six-basic-together-right = The hexagons that hold the group together had to stay. A hexagon that joins two parts cannot be taken, yours or the other side’s.
learn-six-basic-together-wrong = That does not win. Look for five hexagons of a triangle on the right-hand side.
learn-six-advanced = Cutting groups off
learn-six-advanced-cut = In the advanced game you may take any hexagon. If the others fall apart, only the largest group stays. Cut off the three red hexagons on the right, and lose none of your own.
learn-six-advanced-cut-right = The small group has left the game for good, and all of yours are still there.
learn-six-advanced-cut-wrong = Nothing is cut off by that. One of your hexagons alone holds the red ones on the right.
learn-six-advanced-cut-wrong-own = That cuts the red ones off, and one of your own with them. Take the hexagon that is next to them.
learn-six-advanced-few = A side with five hexagons or fewer has lost. Red has seven. Win.
learn-six-advanced-few-right = Two red hexagons left the game, and five are too few.
learn-six-advanced-few-wrong = Red still has more than five. Cut off the two on the right.
learn-six-advanced-least = What is the smallest number of hexagons that you must keep to avoid losing like this?
learn-six-advanced-least-right = Six: five are too few. The hexagon in your hand counts as yours.
learn-six-advanced-least-wrong = No: with five or fewer a side has lost.
learn-six-advanced-keep = If several groups share the largest size, you choose which one stays. Cut so that red keeps too few.
learn-six-advanced-keep-right = The group that stays has too few red hexagons. If the largest groups are equal in size, the player who moved chooses.
learn-six-advanced-keep-wrong = Red still has enough hexagons. Look for the hexagon that joins the two halves.
learn-six-advanced-keep-wrong-other = The wrong half stays: now you are the one with too few. Take the same hexagon and keep your own half.
learn-six-advanced-shape = A shape wins before anything else is counted, even when hexagons leave with the same move. Complete the line.
learn-six-advanced-shape-right = The line is complete, so the game is won.
learn-six-advanced-shape-wrong = That is not a line. Your five are in one row: bring a sixth from outside it.

## Other sheets

learn-mixx-colours-goal = Qwixx on a sheet whose rows change colour three times. The white dice reach every row; a coloured die reaches only fields of its colour. Whoever has the most points wins.
learn-mixx-colours-goal-sheet = A sheet at the end: the top row is locked, and its nine crosses are worth 45 points. With the other rows, minus 5 for a failed throw, that makes 91.
learn-mixx-colours-colours = Mixed colours
learn-mixx-colours-colours-any = The sum of the white dice is 5. Here a 5 is in every row, each time in another colour, and you may take any of them. Cross it out where you skip nothing.
learn-mixx-colours-colours-any-right = Blue 5 is right next to your yellow 4. The sum of the white dice has no colour.
learn-mixx-colours-colours-any-wrong = You may, but in one row the 5 comes next. Look right of your crosses.
learn-mixx-colours-colours-field = It is your throw: a white die plus a coloured die gives the field of that colour and number, whichever row it is in. Find the sum that skips nothing.
learn-mixx-colours-colours-field-right = White 5 and blue 1 make blue 6, and that is in the top row.
learn-mixx-colours-colours-field-wrong = That is legal, but it skips fields, or leaves a good cross. One row continues without a gap.
learn-mixx-colours-colours-lock = The sum of the white dice is 12. The last field of a row locks it after five crosses. Lock a row.
learn-mixx-colours-colours-lock-right = Three colours, one row: it had five crosses. Its last field is red, so the red die leaves the game. Other rows keep their red fields.
learn-mixx-colours-colours-lock-wrong = A cross is possible there, but another row can be locked now.
learn-mixx-colours-colours-gone = The other player has locked the top row, and the red die has left the game. The sum of the white dice is 8. Cross it out where you skip nothing.
learn-mixx-colours-colours-gone-right = Red 8 is still open: without the red die, only the sum of the white dice reaches it.
learn-mixx-colours-colours-gone-wrong = That skips something. One row continues with an 8.
learn-mixx-numbers-goal = Qwixx on a sheet whose numbers are mixed. Crosses go from left to right, and only the place in the row counts. Whoever has the most points wins.
learn-mixx-numbers-goal-sheet = A sheet at the end: red is locked, and its nine crosses are worth 45 points. With the other rows, minus 5 for a failed throw, that makes 91.
learn-mixx-numbers-numbers = Mixed numbers
learn-mixx-numbers-numbers-place = The sum of the white dice is 6. Here the place counts, not the size of the number. Cross out the 6 where you skip nothing.
learn-mixx-numbers-numbers-place-right = Red 6 comes right after red 10.
learn-mixx-numbers-numbers-place-wrong = You may, but that skips numbers. In one row the 6 comes next.
learn-mixx-numbers-numbers-left = The sum of the white dice is 5. Blue 5 is to the left of your 7 and is lost. Cross out the 5 where you skip nothing.
learn-mixx-numbers-numbers-left-right = Right: in the red row 5 comes after 12.
learn-mixx-numbers-numbers-left-wrong = You may, but that skips several numbers. In one row the 5 comes next.
learn-mixx-numbers-numbers-lock = The sum of the white dice is 4. The last numbers lock the rows: red 11, yellow 10, green 3 and blue 4. Lock a row.
learn-mixx-numbers-numbers-lock-right = Blue had five crosses. The lock counts as one more, and the blue die leaves the game.
learn-mixx-numbers-numbers-lock-wrong = You may, but a row can be locked now.
