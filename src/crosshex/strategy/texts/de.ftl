# Die Sätze der Strategie mit den gemessenen Zahlen. Texte heißen strategy-SPIEL-ID.

## Im Terminal

strategy-title = Strategie: { $game }
strategy-none = Für { $game } gibt es noch keine gemessene Strategie.
strategy-compared = { $now } (gespeichert: { $kept })
strategy-holds = Der Satz stimmt.
strategy-few = Diese Spiele passen zu den gespeicherten Zahlen, sind aber zu wenige, um den Satz zu beweisen.
strategy-fails = Diese Spiele bestätigen den Satz nicht.

## Wie gemessen wurde

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; mit 95 % Sicherheit zwischen { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }; mit 95 % Sicherheit zwischen { NUMBER($low, maximumFractionDigits: 1) } und { NUMBER($high, maximumFractionDigits: 1) }
strategy-how-kernels = { $games } Spiele zwischen schnellen Bots, die ankreuzen, was die wenigsten Zahlen überspringt.
strategy-how-master = { $games } Spiele des Meister-Bots gegen sich selbst.
strategy-how-values = { $games } Spiele des Meister-Bots gegen sich selbst; die Stellungen beurteilen die Werte der Auswertung.
strategy-how-duel = { $games } Spiele zwischen zwei Bots, die sich nur darin unterscheiden. Jede Folge von Würfen wird zweimal gespielt, mit vertauschten Plätzen.
strategy-how-thinker = { $games } Spiele des Meister-Bots gegen sich selbst, mit 1.500 Stellungen für jeden Zug. Die ersten vier Züge werden ausgelost.

## Qwixx

strategy-qwixx-skip = Überspringe für ein Kreuz höchstens zwei Zahlen. Wer das tut, gewinnt { NUMBER($less, style: "percent") } der Spiele gegen jemanden, der nur eine überspringt, und { NUMBER($most, style: "percent") } gegen jemanden, der bis zu vier überspringt.
strategy-qwixx-escape = Bevor du einen Fehlwurf nimmst, kreuze etwas an. Mit bis zu zwei übersprungenen Zahlen war das in { NUMBER($few, style: "percent") } der Stellungen besser, mit drei oder vier in { NUMBER($some, style: "percent") }, mit fünf oder mehr nur in { NUMBER($many, style: "percent") }.
strategy-qwixx-failed = Ein Fehlwurf kostet dich etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte und senkt deine Gewinnchance um etwa { NUMBER($share, style: "percent") }.
strategy-qwixx-others = Nutze die Würfe der anderen. Wer es tut, gewinnt { NUMBER($share, style: "percent") } der Spiele gegen jemanden, der nur im eigenen Zug ankreuzt.
strategy-qwixx-look = Sieh dir jede Summe an. Wer keine übersieht, gewinnt { NUMBER($share, style: "percent") } der Spiele gegen jemanden, dem jedes zehnte Kreuz entgeht.
strategy-qwixx-rows = Zwei gute Reihen entscheiden das Spiel: Sie bringen dem, der gewinnt, { NUMBER($share, style: "percent") } der Punkte für Kreuze.
strategy-qwixx-lock = Wer die erste Reihe abschließt, gewinnt { NUMBER($share, style: "percent") } der Spiele.
strategy-qwixx-ending = Rechne mit zwei abgeschlossenen Reihen: Nur { NUMBER($failed, style: "percent") } der Spiele enden mit einem vierten Fehlwurf.
strategy-qwixx-count = Zähle die Punkte, bevor du das Spiel beendest. Das allein gewinnt { NUMBER($share, style: "percent") } der Spiele gegen jemanden, der es nicht tut.
strategy-qwixx-first = Zu beginnen bringt wenig: Wer zuerst würfelt, gewinnt { NUMBER($share, style: "percent") } der Spiele.

## Longo

strategy-longo-escape = Bevor du einen Fehlwurf nimmst, kreuze etwas an. Mit bis zu zwei übersprungenen Zahlen war das in { NUMBER($few, style: "percent") } der Stellungen besser, mit drei oder vier in { NUMBER($some, style: "percent") }; mit fünf oder mehr war es in { NUMBER($many, style: "percent") } besser, also fast ein Münzwurf.
strategy-longo-lucky = Nutze deine Glückszahlen. Wer es tut, gewinnt { NUMBER($share, style: "percent") } der Spiele gegen jemanden, der sie nie nutzt.
strategy-longo-pair = Welches Paar du bekommst, spielt kaum eine Rolle: 4 und 9 gewinnen { NUMBER($share, style: "percent") } der Spiele gegen 6 und 7.
strategy-longo-skip = Überspringe für ein Kreuz höchstens drei Zahlen. Wer das tut, gewinnt { NUMBER($less, style: "percent") } der Spiele gegen jemanden, der höchstens zwei überspringt, und { NUMBER($most, style: "percent") } gegen jemanden, der bis zu fünf überspringt.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Schaffe zwei Drohungen auf einmal. Von den Spielen, die sich beim Legen entscheiden, werden { NUMBER($share, style: "percent") } so gewonnen: Die andere Seite kann nur eine Drohung abwehren.
strategy-six-look = Denke zwei Züge voraus. Wer das tut, gewinnt { NUMBER($share, style: "percent") } der Spiele gegen jemanden, der nimmt, was am besten aussieht.
strategy-six-bar = Störe die Figuren der anderen Seite früh. Wer sie so ernst nimmt wie die eigenen, gewinnt { NUMBER($share, style: "percent") } der Spiele gegen jemanden, der nur baut.
strategy-six-shapes = Baue Linien und Dreiecke: Von den Figuren, die gewinnen, sind { NUMBER($line, style: "percent") } Linien, { NUMBER($triangle, style: "percent") } Dreiecke und nur { NUMBER($ring, style: "percent") } Kreise.
strategy-six-near = Bleib zusammen: { NUMBER($one, style: "percent") } aller Steine werden neben einen der eigenen Farbe gelegt, { NUMBER($two, style: "percent") } neben zwei oder mehr.
strategy-six-first = Nach den Grundregeln ist es egal, wer beginnt: Schwarz gewinnt { NUMBER($share, style: "percent") } der Spiele.
strategy-six-begin = Beginne nach den Profiregeln, wenn du kannst: Schwarz tut es und gewinnt { NUMBER($share, style: "percent") } der Spiele.
strategy-six-moving = Übe auch das Bewegen: { NUMBER($share, style: "percent") } der Spiele nach den Grundregeln sind noch offen, wenn alle Steine auf dem Tisch liegen.
strategy-six-pace = Nach den Profiregeln eilt es: Ein Spiel dauert im Schnitt { NUMBER($advanced, maximumFractionDigits: 0) } Züge, nach den Grundregeln { NUMBER($basic, maximumFractionDigits: 0) }.
strategy-six-cut = Nach den Profiregeln ist Abtrennen ein Mittel, nicht das Ziel: Es kommt in { NUMBER($any, style: "percent") } der Spiele vor, aber nur { NUMBER($few, style: "percent") } enden, weil eine Seite zu wenige Steine hat.
