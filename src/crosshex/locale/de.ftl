### German, with "du". The colours of the rows are nouns here (Rot 5, Reihe Rot), so that they need no ending.

## Games and what lies on the table

game-qwixx = Qwixx
game-longo = Qwixx Longo
game-six = Six
variant-basic = Grundregeln
variant-advanced = Profiregeln
claim-auto = Figuren werden automatisch angesagt
claim-manual = Figuren müssen angesagt werden
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
side-black = Schwarz
side-red = Rot
player-you = Du
player-number = Spieler { $seat }

## Endings

ending-failed-throws = Der vierte Fehlwurf beendet das Spiel.
ending-rows-locked = Zwei Reihen sind abgeschlossen: Das Spiel ist aus.
ending-line = Eine Linie aus sechs Steinen ist fertig.
ending-triangle = Ein Dreieck ist fertig.
ending-ring = Ein Kreis ist fertig.
ending-too-few-hexagons = Eine Seite hat nur noch fünf Steine oder weniger.
ending-repetition = Dieselbe Stellung kam zu oft vor.
ending-move-limit = Zu viele Züge, ohne dass Steine aus dem Spiel kamen.
ending-agreement = Beide Seiten haben sich auf Remis geeinigt.
ending-resignation = Eine Seite hat aufgegeben.

## What the coach says in the first games

coach-sheet-white-sum = Kreuze die Summe der beiden weißen Würfel in einer beliebigen Reihe an, oder lass es. Das dürfen alle.
coach-sheet-others-throw = Jemand anderes hat gewürfelt. Auch du darfst die Summe der weißen Würfel ankreuzen; nichts anzukreuzen kostet nichts.
coach-sheet-colour-sum = Du hast gewürfelt, also hast du eine zweite Aktion: ein weißer Würfel plus ein Farbwürfel, in der Reihe dieser Farbe.
coach-sheet-colour-field = Du hast gewürfelt: In der zweiten Aktion ergibt ein weißer Würfel plus ein Farbwürfel das Feld dieser Farbe und Zahl.
coach-sheet-second-lock = Mit einer zweiten abgeschlossenen Reihe endet das Spiel sofort. Schließe sie ab, wenn du vorn liegst.
coach-sheet-can-lock = Du kannst eine Reihe abschließen: Letzte Zahl und Schloss sind zwei Kreuze, und die Reihe ist für alle gesperrt.
coach-sheet-last-fail = Ein vierter Fehlwurf würde das Spiel beenden. Jedes Kreuz verhindert ihn.
coach-sheet-failed-throw = Du hast gewürfelt, nichts angekreuzt, und keine Summe passt: Das ist ein Fehlwurf und kostet 5 Punkte.
coach-sheet-fail-threatens = Keine Summe mit einem Farbwürfel passt. Kreuze die Summe der weißen Würfel an, sonst ist es ein Fehlwurf: −5 Punkte.
coach-sheet-cross-or-fail = Du hast bei deinem eigenen Wurf noch nichts angekreuzt. Ohne Kreuz kostet er jetzt 5 Punkte.
coach-sheet-lucky = Glückszahl! Statt der Summe der weißen Würfel darfst du die nächste Zahl der Reihe mit den wenigsten Kreuzen ankreuzen.
coach-sheet-skips-many = Jedes Kreuz würde { $many } Zahlen oder mehr überspringen, und die sind verloren. Nichts anzukreuzen kostet jetzt nichts.
coach-sheet-left-to-right = Angekreuzt wird von links nach rechts, Übersprungenes ist verloren. Suche die Reihe mit der kleinsten Lücke.
coach-sheet-lucky-numbers = Deine Glückszahlen sind { $low } und { $high }. Ergeben die weißen Würfel eine davon, hast du eine Möglichkeit mehr.
coach-sheet-lock-needs = Die { $number } würde eine Reihe abschließen. Dafür brauchst du darin erst { $needed } Kreuze.
coach-sheet-skips-nothing = Hier gibt es ein Kreuz, das nichts überspringt. Das ist fast immer gut.
coach-sheet-row-closed = Eine Reihe ist für alle abgeschlossen, und ihr Würfel ist aus dem Spiel. Eine zweite beendet das Spiel.
coach-sheet-die-gone = Ein Farbwürfel ist weg, aber es gibt noch Felder seiner Farbe: Nur die Summe der weißen Würfel erreicht sie.
coach-sheet-lock-ready = Eine deiner Reihen hat { $needed } Kreuze oder mehr. Ab jetzt kannst du sie an ihrem rechten Ende abschließen.
coach-sheet-long-row = Jedes Kreuz bringt einen Punkt mehr als das vorige in seiner Reihe. Hier bringt eines { $points } Punkte.
coach-sheet-end-near = Das Spiel kann bald enden: Jemandem fehlt nur noch das letzte Schloss oder ein vierter Fehlwurf.
coach-six-goal = Sechs Steine deiner Farbe gewinnen: als Linie, Dreieck oder Kreis. Lege einen auf ein markiertes Feld.
coach-six-claim = An diesem Tisch gewinnt eine Figur nur mit Ansage: Sage sie zusammen mit deinem Zug an.
coach-six-can-win = Du kannst mit diesem Zug gewinnen. Siehst du, wie?
coach-six-two-threats = Die andere Seite kann an zwei Stellen gewinnen, du nur eine blockieren. Zwei Drohungen auf einmal gewinnen Spiele.
coach-six-bar = Der anderen Seite fehlt nur noch ein Stein zu einer Figur. Lege deinen auf dieses Feld.
coach-six-bar-moving = Achtung: Ändert sich nichts, gewinnt die andere Seite mit dem nächsten Zug.
coach-six-fork = Einer deiner Züge schafft zwei Drohungen auf einmal. Nur eine davon lässt sich abwehren.
coach-six-fork-coming = Achtung: Mit einem Stein mehr könnte die andere Seite zwei Drohungen auf einmal schaffen. Geh dazwischen.
coach-six-moving = Alle Steine liegen auf dem Tisch. Jetzt bewegst du einen deiner Steine; alle müssen zusammenhängen.
coach-six-moving-advanced = Alle Steine liegen auf dem Tisch. Jetzt bewegst du einen; was er vom größten Teil abtrennt, kommt aus dem Spiel.
coach-six-can-cut = Einer deiner Züge trennt mehr gegnerische Steine ab als eigene. Sie kommen aus dem Spiel.
coach-six-few-left = Du hast noch { $count } Steine. Wer { $few } oder weniger hat, verliert.
coach-six-touch = Ein Stein darf jede Farbe berühren: Neben deinen baut er auf, neben fremden blockiert er.
coach-six-few-in-hand = Steine in deinem Vorrat: { $count }. Sind alle gelegt, werden sie bewegt.

## Why a move is against the rules

reason-game-over = Das Spiel ist aus
reason-not-to-act = Dieser Spieler hat gerade nichts zu entscheiden
reason-already-chosen = Dieser Spieler hat schon gewählt
reason-other-game = Diesen Zug gibt es in diesem Spiel nicht
reason-die-face = Diese Zahl steht auf keinem Würfel
reason-die-left = Ein Würfel, der aus dem Spiel ist, wird nicht mehr geworfen
reason-die-missing = Alle Würfel, die noch im Spiel sind, müssen geworfen werden
reason-no-such-number = Diese Zahl gibt es in der Reihe nicht
reason-not-thrown = Die Würfel ergeben diese Zahl nicht
reason-row-locked = Die Reihe ist abgeschlossen
reason-too-far-left = Angekreuzt wird von links nach rechts
reason-too-few-crosses = In der Reihe sind noch zu wenige Kreuze, um sie abzuschließen
reason-not-lucky = Die Summe der weißen Würfel ist keine Glückszahl auf diesem Zettel
reason-only-action-1 = Glückszahlen gelten nur in Aktion 1
reason-not-fewest = Eine andere offene Reihe hat weniger Kreuze
reason-not-next = Mit einer Glückszahl wird die nächste Zahl der Reihe angekreuzt
reason-failed-throw-due = In Aktion 1 wurde nichts angekreuzt: Kreuze eine Zahl an oder nimm einen Fehlwurf (x)
reason-no-failed-throw = Einen Fehlwurf gibt es nur, wenn du aktiv bist und nichts angekreuzt hast
reason-still-placing = Steine werden erst bewegt, wenn alle auf dem Tisch liegen
reason-all-placed = Alle Steine liegen auf dem Tisch: Bewege einen
reason-occupied = Das Feld ist besetzt
reason-first-move = Der erste Stein muss den roten Startstein berühren, aber nicht den schwarzen
reason-not-touching = Das Feld berührt keinen Stein, der auf dem Tisch bleibt
reason-no-hexagon = Dort liegt kein Stein
reason-not-own = Der Stein gehört der anderen Seite
reason-same-cell = Der Stein muss auf ein anderes Feld
reason-falls-apart = Ohne diesen Stein würden die anderen auseinanderfallen
reason-keep-needed = Die größten Gruppen sind gleich groß: Sag, welche bleibt
reason-keep-refused = Hier gibt es keine Gruppen zur Wahl
reason-keep-not-largest = Das genannte Feld gehört zu keiner der größten Gruppen
reason-keep-not-smallest = Nenne die Gruppe, die bleibt, nach ihrem kleinsten Feld
reason-claim-is-automatic = An diesem Tisch werden Figuren automatisch angesagt
reason-no-shape = Es gibt keine Figur zum Ansagen
reason-can-move = Passen darf nur, wer keinen anderen Zug hat

## What happened (terminal)

told-move = { $name }: { $move }
told-cross = { $name }: { $colour } { $number }
told-lucky = { $name }: Glückszahl, { $colour } { $number }
told-nothing = { $name }: nichts
told-failed-throw = { $name }: Fehlwurf, { $count } von 4
told-action-2 = Aktion 2
told-row-locked = Reihe { $colour } ist abgeschlossen ({ $names }); ihr Würfel kommt aus dem Spiel.
told-put = { $name } ({ $side }): { $cell }
told-shift = { $name } ({ $side }): { $source } nach { $target }
told-removed = Abgetrennt und aus dem Spiel: { $black } von Schwarz, { $red } von Rot.
told-claim = { $name } ({ $side }): Figur angesagt
told-pass = { $name } ({ $side }): kein Zug möglich, gepasst
told-resigned = { $name }: aufgegeben
told-moving-phase = Alle Steine liegen auf dem Tisch. Ab jetzt bewegst du in jedem Zug einen deiner Steine.

## The table in the terminal

table-intro = { $game } · { $names }
table-help = Mit „help“ siehst du, was du eingeben kannst, mit „rules“ die Regeln.
turn-title = Zug { $turn } · { $name }
turn-thrown = Zug { $turn } · { $dice }
dice-white-sum = Weiße Summe: { $sum }
sheet-title = { $name } · { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
sheet-lucky = Glückszahlen { $low } und { $high }
sheet-failed = Fehlwürfe
sheet-active = würfelt
hand-left = { $name } ({ $side }): { $count } im Vorrat
hexagons-left = { $name } ({ $side }): { $count } auf dem Tisch
board-legend-placing = B Schwarz, R Rot, [ ] letzter Zug, · hier darfst du legen
board-legend-moving = B Schwarz, R Rot, [ ] letzter Zug, · freie Felder, klein: darf nicht weg
board-legend-plain = B Schwarz, R Rot, [ ] letzter Zug, · freie Felder
board-legend-targets = · wohin der Stein von { $cell } darf, x was aus dem Spiel käme
board-legend-winning = ( ) die Gewinnfigur
board-coords = Jedes Feld zeigt q,r; B Schwarz, R Rot. coords blendet die Zahlen wieder aus.
board-task = Jedes Feld zeigt q,r; B Schwarz, R Rot.
board-coords-short = Jedes Feld zeigt q; r steht links am Anfang. Ein Zug ist q,r.

## Asking

ask-throw = { $name }: Enter drücken und würfeln.
ask-throw-dice = Enter drücken und würfeln.
ask-go-on = Als Nächstes würfelt { $name }. Weiter mit Enter.
ask-own-throw = Würfle und gib ein, was die Würfel zeigen, zum Beispiel { $example }.
ask-own-throw-of = { $name }: würfeln und eingeben, was die Würfel zeigen, zum Beispiel { $example }.
ask-own-first = Wer beginnt ({ $players })? Gib die Nummer ein:
ask-own-option = { $option }, zum Beispiel { $example }:
ask-own-option-of = { $option } für { $name }, zum Beispiel { $example }:
ask-move = { $name } · am Zug. Möglich: { $moves }
ask-action-1 = { $name } · Aktion 1, weiße Summe { $sum }. Möglich: { $moves }
ask-action-2 = { $name } · Aktion 2, ein weißer Würfel und ein Farbwürfel. Möglich: { $moves }
ask-put = { $name } ({ $side }), Stein legen: ein Feld eingeben (oder coords, ?, help).
ask-shift = { $name } ({ $side }), Stein bewegen: von>nach eingeben, oder ein Feld, um seine Ziele zu sehen (oder coords, ?, help).
ask-claim-note = Auf dem Tisch liegt eine Figur von dir: Sag sie mit ! an.
ask-pass-keyboard = Als Nächstes wählt { $name }; die anderen sehen bitte weg. { $name }: Enter drücken, sobald du die Tastatur hast.
ask-prompt = >
ask-save = Partie speichern? Dateiname oder Enter für nein:
ask-quit = Spiel verlassen? Dateiname, um vorher zu speichern; Enter, um ohne Speichern zu gehen; n, um weiterzuspielen:
ask-draw = { $name } bietet Remis an. { $other }, nimmst du an? (j/n)
ask-yes = j
ask-no = n
ask-step = Enter: weiter · b: zurück · e: ans Ende · q: verlassen

## Answers

answer-empty = Gib einen Zug ein, ? für die möglichen Züge oder help.
answer-illegal = { $move } geht nicht: { $reason }.
answer-legal = Möglich: { $moves }
answer-hint = Tipp: { $bot } würde { $move } wählen
answer-coach = Coach: { $text }
answer-hint-thinking = { $bot } denkt über einen Tipp nach …
answer-hint-compiling = Die Suche wird vorbereitet, nur einmal nach der Installation …
answer-hint-later = Jetzt gibt es nichts zu entscheiden: Bitte um einen Tipp, wenn du an der Reihe bist.
answer-hint-proven = Das gewinnt zwingend, egal, was folgt: { $moves }
answer-hint-likely = Das gewinnt wahrscheinlich; bewiesen ist es nicht.
answer-unreadable = { $text } ist weder Zug noch Befehl: ? zeigt die Züge, help die Befehle.
answer-unreadable-qwixx = { $text } verstehe ich nicht: Gib eine Reihe und eine Zahl ein wie r5 (bei Longo auch *g16), - für nichts, x für einen Fehlwurf.
answer-unreadable-six = { $text } verstehe ich nicht: Gib ein Feld ein wie -1,0, zwei Felder wie 2,-1>0,3 oder einen Befehl; help zeigt alle.
answer-legal-put = { $count ->
    [one] Ein Feld: { $cells }
   *[other] { $count } Felder: { $cells }
}
answer-legal-take = { $count ->
    [one] Ein Stein darf weg: { $cells }
   *[other] { $count } Steine dürfen weg: { $cells }
}
answer-ask-cell = Gib ? und ein Feld ein, um zu sehen, wohin sein Stein darf.
answer-targets = { $cell } darf nach { $cells }
answer-targets-keep = Bleibt die Gruppe von { $keep } (schreib ={ $keep } hinter den Zug), darf { $cell } nach { $cells }
answer-removes = Damit kommen aus dem Spiel: { $black } von Schwarz, { $red } von Rot.
answer-no-take = { $cell } darf nicht weg: { $reason }.
answer-keep-choices = Schreib = und eines dieser Felder hinter den Zug: { $cells }
answer-undone = Zurückgenommen.
answer-nothing-to-undo = Es gibt nichts zurückzunehmen.
answer-nothing-to-undo-roll = Seit dem letzten Wurf gibt es nichts zurückzunehmen.
answer-own-option = Das passt hier nicht. Gib so etwas wie { $example } ein.
answer-saved = Gespeichert in { $file }.
answer-not-saved = Nicht gespeichert: { $error }
answer-save-how = Sag, wohin: save DATEI (.json speichert in der JSON-Form).
answer-file-exists = { $file } gibt es schon: Nimm einen anderen Namen.
answer-no-coords = Hier gibt es keine Koordinaten: Nenne eine Reihe und eine Zahl.
answer-no-resign = In { $game } kann man nicht aufgeben. quit verlässt das Spiel.
answer-no-draw = In { $game } kann man sich nicht auf Remis einigen.
answer-draw-refused = { $name } lehnt das Remis ab.
answer-play-on = Das Spiel geht weiter.
answer-goodbye = Bis bald!
answer-goodbye-unfinished = Das Spiel bleibt unvollendet.

## Help in the terminal

help-title = Was du eingeben kannst
help-move = ein möglicher Zug, wie ? ihn zeigt
help-move-qwixx = r5 y12 g2 b10: Zahl ankreuzen · *g16: Glückszahl · -: nichts · x: Fehlwurf
help-move-six = -1,0: Stein legen · 2,-1>0,3: bewegen · …=1,1: Gruppe, die bleibt · …! oder !: ansagen
help-legal = die möglichen Züge
help-own-throw = was deine eigenen Würfel zeigen
help-hint = ein Tipp: was ein starker Bot tun würde
help-legal-six = die möglichen Züge; ? 2,-1: wohin dieser Stein darf
help-undo-roll = deine letzte Wahl zurücknehmen, bis zum nächsten Wurf
help-undo = deinen letzten Zug zurücknehmen
help-save = die Partie in eine Datei schreiben
help-coords = die Koordinaten der Felder ein- und ausblenden
help-score = wie das Spiel steht
help-score-qwixx = alle Zettel mit Punkten
help-score-six = Steine im Vorrat und auf dem Tisch
help-rules = die Spielregeln
help-resign = aufgeben
help-draw = Remis anbieten
help-help = diese Liste
help-quit = verlassen, mit oder ohne Speichern

## The end

end-title = Spielende
end-winner = { $names } gewinnt.
end-winner-you = Du gewinnst.
end-shared = Geteilter Sieg: { $names }.
end-partners = Gemeinsamer Sieg: { $names }.
end-alone = { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkte.
}
end-drawn = Das Spiel endet remis.
end-failed = Fehlwürfe
end-total = gesamt
end-player = Name

## Menu

menu-title = Was spielen wir?
menu-title-learn = Welches Spiel möchtest du lernen?
menu-title-puzzle = Welche Rätsel möchtest du lösen?
menu-game = { $number }: { $game }
menu-ask-game = Nummer oder Name:
menu-ask-seats = Wie viele spielen mit, du und die Bots zusammen ({ $choices })? Enter für { $default }:
menu-ask-six-variant = Grundregeln (b) oder Profiregeln (a)? Enter für Grundregeln:
menu-ask-level = Wie stark sind die Bots (1 Anfänger, 2 leicht, 3 mittel, 4 schwer, 5 Meister)? Enter für 3:
menu-again = Bitte gib eins davon ein: { $choices }.

## Replay

replay-title = Partie { $number } · { $game }
replay-players = Am Tisch: { $names }
replay-turns = { $turns ->
    [one] { $turns } vollständiger Zug
   *[other] { $turns } vollständige Züge
}
replay-moves = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
replay-result = Ergebnis: { $result }
replay-unfinished = Noch nicht zu Ende.
replay-position = Stellung: { $position }
replay-fault = Zeile { $line }, Spalte { $column }: { $message }
fault-header-missing = Die Kopfzeile { $name } fehlt
fault-header-twice = Die Kopfzeile { $name } steht zweimal da
fault-header-value = { $name } kann nicht „{ $value }“ sein{ $legal ->
    [none] {""}
   *[other] {"; "}möglich: { $legal }
}
fault-header-form = Eine Kopfzeile hat die Form [Name "Wert"] und steht allein
fault-headers-first = Eine Partie beginnt mit ihren Kopfzeilen, zuerst [Game "…"]
fault-comment-open = Der Kommentar, der hier beginnt, endet nie
fault-word = „{ $found }“ passt hier nicht{ $expected ->
    [none] {""}
   *[other] {"; "}erwartet: { $expected }
}
fault-ends-early = Hier fehlt etwas: Der Zug ist nicht vollständig
fault-game-over = Hier steht „{ $found }“, aber das Spiel ist zu Ende
fault-illegal-move = { $found } ist gegen die Regeln: { $reason }
fault-wrong-result = { $name } ist „{ $value }“, aber { $expected ->
    [none] das Spiel ist nicht zu Ende
   *[other] aus den Zügen folgt „{ $expected }“
}
fault-seats = Mit so vielen Spielern geht dieses Spiel nicht; möglich sind { $seats }
fault-json = Das ist nicht die JSON-Form einer Partie
replay-good-part = Bis zum Fehler ist die Partie in Ordnung:
replay-none = Die Datei enthält keine Partie.
replay-start = Anfang

## Puzzles in the terminal

puzzle-title = Rätsel { $number } von { $count } · Stufe { $level } · { $themes }
puzzle-seat = Spieler { $seat } muss entscheiden.
puzzle-side = Am Zug: { $side }
puzzle-task-win = { $moves ->
    [one] Finde den Zug, der sofort gewinnt.
   *[other] Finde den schnellsten Gewinn: { $moves } eigene Züge genügen.
}
puzzle-task-points = Finde die Wahl, die im Schnitt die meisten Punkte bringt.
puzzle-task-share = Finde die Wahl mit den besten Gewinnchancen.
puzzle-help = Gib einen Zug ein · ? was möglich ist · answer: Lösung · next: nächstes · quit: Ende
puzzle-right = Richtig: { $move }
puzzle-wrong = { $move } ist es nicht. Versuch es noch einmal, oder gib answer ein.
puzzle-wrong-points = { $move } verschenkt im Schnitt { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte. Versuch es noch einmal, oder gib answer ein.
puzzle-wrong-share = { $move } verschenkt { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Chancen. Versuch es noch einmal, oder gib answer ein.
puzzle-answer = Die Lösung: { $moves }
puzzle-course = Die längste Verteidigung: { $moves }
puzzle-worth-points = Was jede Wahl in Punkten wert ist: { $moves }
puzzle-worth-share = Die Chancen nach jeder Wahl: { $moves }
puzzle-solved = Beim ersten Versuch gelöst: { $solved } von { $tried }
amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-theme-placing = Legen
puzzle-theme-moving = Bewegen
puzzle-theme-cutting = Abtrennen
puzzle-theme-line = Linie
puzzle-theme-triangle = Dreieck
puzzle-theme-ring = Kreis
puzzle-theme-too-few-hexagons = zu wenige Steine
puzzle-theme-white = weiße Würfel
puzzle-theme-colour = Farbwürfel
puzzle-theme-leave = Abwarten
puzzle-theme-fail = Fehlwurf
puzzle-theme-lock = Schloss
puzzle-theme-lucky = Glückszahl
puzzle-theme-two = zu zweit
puzzle-theme-mixx-colours = Mixx, Farben gemischt
puzzle-theme-mixx-numbers = Mixx, Zahlen gemischt

## Auswertung

review-title = Auswertung von Partie { $number } · { $game }
review-learnt = Werte: { $values }, gelernt
review-exact = Werte: { $values }, exakt
review-course = Wie sich die Chancen entwickelten
review-course-points = Wie sich die erwarteten Punkte entwickelten
review-parts = Woher die Ergebnisse kommen
review-seat = Spieler
review-start = Anfang
review-luck = Glück
review-own = eigenes Spiel
review-others = andere
review-error = Abweichung
review-result = Ergebnis
review-adjusted = ohne Einfluss des Glücks
review-grades = Wie gut die Entscheidungen waren
review-grade-best = beste
review-grade-good = gut
review-grade-inaccuracy = Ungenauigkeiten
review-grade-mistake = Fehler
review-grade-blunder = grobe Fehler
review-moments = Was das Spiel entschied
review-no-moments = Kein Wurf und keine Entscheidung sticht heraus.
review-throw = { $ply } · Wurf { $roll }: { $name } { $luck }
review-choice = { $ply } · { $name }: { $move }, besser { $best } ({ $loss })
review-missed-win = es gab einen erzwungenen Sieg: { $line }
review-missed-defence = die einzige Verteidigung wurde übersehen: { $line }
review-likely-win = ein Sieg war wahrscheinlich: { $line }
review-likely-defence = wohl die einzige Verteidigung wurde übersehen: { $line }
review-working = Partie { $number } wird ausgewertet

## Rules pages: words around them

rules-title = Die Regeln von { $game }
rules-ruling = Bei uns gilt:
rules-note = Absätze mit „Bei uns gilt“ klären etwas, das die gedruckte Anleitung offenlässt.
rules-none = Eine Seite mit den Regeln von { $game } gibt es hier nicht.
rules-points-crosses = Kreuze
rules-points-points = Punkte

## Rules of Qwixx

rules-qwixx-aim-title = Das Ziel
rules-qwixx-aim = Sammle in vier farbigen Reihen so viele Kreuze, wie du kannst. Je mehr Kreuze eine Reihe hat, desto mehr zählt jedes weitere, und bei jedem Wurf sind alle mit dabei.
rules-qwixx-sheet-title = Zettel und Würfel
rules-qwixx-sheet = Alle haben einen Zettel mit vier Reihen. Rot und Gelb steigen von 2 bis 12, Grün und Blau fallen von 12 bis 2. Am rechten Ende jeder Reihe sitzt ihr Schloss. Darunter sind vier Felder für Fehlwürfe.
rules-qwixx-dice = Dazu gehören sechs normale Würfel: zwei weiße und je einer in der Farbe jeder Reihe.
rules-qwixx-picture-sheet = Ein leerer Zettel.
rules-qwixx-players = Es spielen zwei bis fünf Personen.
rules-qwixx-ruling-alone = Du kannst auch allein spielen und bist dann immer aktiv. Es ist dasselbe Spiel für eine Person, aber nicht das offizielle.
rules-qwixx-cross-title = So kreuzt du an
rules-qwixx-cross-left = In jeder Reihe kreuzt du von links nach rechts an.
rules-qwixx-cross-skip = Du darfst Zahlen überspringen, so viele du willst. Was links von deinem letzten Kreuz steht, ist für immer verloren.
rules-qwixx-picture-skip = Erst ist die rote 5 angekreuzt, später die rote 7: 2, 3, 4 und 6 sind in dieser Reihe verloren.
rules-qwixx-picture-progress = Gelb ist schon bei der 10, dort bleiben nur noch 11 und 12. Bei Grün geht es rechts von der 6 weiter, bei Blau rechts von der 10.
rules-qwixx-lock-number = Die letzte Zahl schließt die Reihe ab: die 12 bei Rot und Gelb, die 2 bei Grün und Blau. Du darfst sie nur ankreuzen, wenn du in dieser Reihe schon mindestens fünf Kreuze hast.
rules-qwixx-lock-field = Zusammen mit ihr kreuzt du sofort das Schloss daneben an. Das Schloss zählt als weiteres Kreuz.
rules-qwixx-turn-title = Ein Zug
rules-qwixx-first = Wer zuerst aktiv ist, wird ausgelost.
rules-qwixx-turn-throw = Wer aktiv ist, würfelt mit allen Würfeln, die noch im Spiel sind.
rules-qwixx-turn-action-1 = Aktion 1, alle gleichzeitig: Du darfst die Summe der beiden weißen Würfel in einer Reihe deiner Wahl ankreuzen. Niemand sieht, was die anderen wählen, bevor die eigene Wahl feststeht.
rules-qwixx-turn-action-2 = Aktion 2, danach und nur für dich, wenn du aktiv bist: Du darfst einen weißen Würfel und einen Farbwürfel zusammenzählen und die Summe in der Reihe dieser Farbe ankreuzen.
rules-qwixx-turn-failed = Wer aktiv ist und in keiner der beiden Aktionen etwas ankreuzt, muss einen Fehlwurf ankreuzen. Für die anderen gibt es keinen Fehlwurf.
rules-qwixx-turn-next = Danach ist im Uhrzeigersinn die nächste Person aktiv.
rules-qwixx-turn-order = Wer aktiv ist, sieht schon vor Aktion 1 alle Würfel. Was du in Aktion 1 ankreuzt, schränkt Aktion 2 in derselben Reihe ein.
rules-qwixx-picture-dice = Die weißen Würfel zeigen 4 und 1: Alle dürfen eine 5 ankreuzen. Wer aktiv ist, darf danach zum Beispiel die weiße 4 und die blaue 6 zur blauen 10 zusammenzählen.
rules-qwixx-lock-title = Eine Reihe abschließen
rules-qwixx-lock-all = Eine Reihe, die jemand abschließt, ist für alle abgeschlossen. Ihr Würfel kommt sofort aus dem Spiel, und niemand kreuzt dort noch etwas an.
rules-qwixx-lock-together = Wird die Reihe in Aktion 1 abgeschlossen, dann schließen alle sie ab, die in derselben Aktion die letzte Zahl wählen und genug Kreuze haben; sie alle bekommen das Schloss. Mit zu wenigen Kreuzen geht das nicht, ganz gleich, wer die Reihe sonst noch abschließt.
rules-qwixx-lock-before-action-2 = Der Würfel ist schon vor Aktion 2 weg: Auch wer aktiv ist, kann ihn nicht mehr benutzen.
rules-qwixx-ruling-lock-stands = Hast du in Aktion 1 eine andere Zahl in einer Reihe gewählt, die jemand in derselben Aktion abschließt, so gilt deine Wahl: Alle wählen gleichzeitig.
rules-qwixx-picture-lock = Die grüne Reihe hatte fünf Kreuze, dann wurde eine 2 gewürfelt: Die 2 und das Schloss sind angekreuzt, und der grüne Würfel kommt aus dem Spiel.
rules-qwixx-end-title = Spielende
rules-qwixx-end-failed = Das Spiel ist sofort aus, wenn jemand den vierten Fehlwurf ankreuzt,
rules-qwixx-end-rows = oder wenn zwei Reihen abgeschlossen sind und damit der zweite Farbwürfel aus dem Spiel kommt. In Aktion 1 können eine zweite und eine dritte Reihe gleichzeitig abgeschlossen werden; dann zählen alle.
rules-qwixx-ruling-at-once = Sofort heißt sofort: Endet das Spiel mit Aktion 1, gibt es keine Aktion 2 mehr und auch keinen Fehlwurf. Was in dieser Aktion 1 gewählt wurde, zählt noch.
rules-qwixx-score-title = Die Wertung
rules-qwixx-score = Die Zahl der Kreuze in einer Reihe, das Schloss eingerechnet, ergibt ihre Punkte. Jeder Fehlwurf kostet 5 Punkte. Die höchste Summe gewinnt.
rules-qwixx-picture-points = So viel ist eine Reihe wert.
rules-qwixx-picture-score = 4 Kreuze bei Rot, 3 bei Gelb, 7 bei Grün, 8 bei Blau und zwei Fehlwürfe: 10 + 6 + 28 + 36 − 10 = 70.
rules-qwixx-ruling-tie = Bei gleicher höchster Summe wird der Sieg geteilt.
rules-qwixx-notation-title = So werden Züge geschrieben
rules-qwixx-notation = r5 ist die rote 5; y steht für die gelbe, g für die grüne und b für die blaue Reihe. - ist nichts, x ein Fehlwurf. Ein Wurf besteht aus sechs Zahlen: weiß, weiß, rot, gelb, grün, blau, mit einem Punkt für jeden Würfel, der aus dem Spiel ist.

## Rules on other sheets

rules-sheets-title = Andere Zettel
rules-sheets-what = Qwixx lässt sich auch auf anderen Zetteln spielen: auf denen, die einen Namen haben, und auf jedem, den du selbst aufschreibst. Alle Regeln gelten, und zwar so:
rules-sheets-rest = Das ist Qwixx auf einem anderen Zettel. Was hier nicht steht, ist wie bei Qwixx.
rules-sheets-white = Die Summe der weißen Würfel darfst du in jeder Reihe ankreuzen: in einem Feld mit dieser Zahl, gleich welcher Farbe.
rules-sheets-colour = Ein weißer Würfel und ein Farbwürfel zusammen stehen für das Feld dieser Farbe und Zahl, in welcher Reihe es auch liegt.
rules-sheets-lock = Abgeschlossen werden Reihen, nicht Farben. Ist eine Reihe abgeschlossen, kommt der Würfel in der Farbe ihres letzten Feldes aus dem Spiel.
rules-sheets-gone = Felder dieser Farbe in anderen Reihen bleiben offen: Die Summe der weißen Würfel erreicht sie noch, ein Farbwürfel nicht mehr.
rules-sheets-ruling-score = Eine Reihe zählt nach ihren Kreuzen, das Schloss eingerechnet, gleich welche Farben sie haben.
rules-sheets-ruling-same = Enden zwei Reihen in derselben Farbe, kommt beim zweiten Schloss kein weiterer Würfel aus dem Spiel.
rules-mixx-colours-sheet = Die Zahlen jeder Reihe steigen oder fallen wie bei Qwixx, aber ihre Farbe wechselt dreimal.
rules-mixx-colours-lock = Die letzten Felder der vier Reihen sind die rote 12, die gelbe 12, die grüne 2 und die blaue 2. Jedes schließt seine Reihe ab, sobald dort fünf Kreuze sind.
rules-mixx-colours-picture = Fünf Kreuze und dann die rote 12: Die oberste Reihe ist abgeschlossen, der rote Würfel kommt aus dem Spiel. Die rote 9 in der untersten Reihe lässt sich mit der Summe der weißen Würfel noch ankreuzen.
rules-mixx-numbers-sheet = Jede Reihe hat eine Farbe, aber ihre Zahlen sind gemischt.
rules-mixx-numbers-order = Du kreuzt von links nach rechts an. Es zählt der Platz in der Reihe, nicht die Größe der Zahl.
rules-mixx-numbers-lock = Die letzte Zahl schließt die Reihe ab, sobald dort fünf Kreuze sind: die rote 11, die gelbe 10, die grüne 3 und die blaue 4.
rules-mixx-numbers-picture = Erst ist die rote 10 angekreuzt, später die rote 8: 6 und 2 dazwischen sind verloren, alle anderen roten Zahlen sind noch offen.

## Rules of Qwixx Longo

rules-longo-aim-title = Das Ziel
rules-longo-aim = Longo ist Qwixx mit achtseitigen Würfeln, längeren Reihen und zwei Glückszahlen auf jedem Zettel. Das Ziel bleibt: möglichst viele Kreuze in möglichst vollen Reihen.
rules-longo-sheet-title = Zettel und Würfel
rules-longo-sheet = Rot und Gelb steigen von 2 bis 16, Grün und Blau fallen von 16 bis 2; am rechten Ende sitzt jeweils ein Schloss. Darunter sind vier Felder für Fehlwürfe.
rules-longo-dice = Dazu gehören sechs achtseitige Würfel: zwei weiße und je einer in der Farbe jeder Reihe.
rules-longo-picture-sheet = Ein leerer Zettel mit den Glückszahlen 5 und 8.
rules-longo-players = Es spielen zwei bis fünf Personen.
rules-longo-ruling-alone = Du kannst auch allein spielen und bist dann immer aktiv. Es ist dasselbe Spiel für eine Person, aber nicht das offizielle.
rules-longo-cross-title = So kreuzt du an
rules-longo-cross-left = In jeder Reihe kreuzt du von links nach rechts an.
rules-longo-cross-skip = Du darfst Zahlen überspringen, so viele du willst. Was links von deinem letzten Kreuz steht, ist für immer verloren.
rules-longo-picture-progress = Ein Zettel mitten im Spiel: Offen sind noch Rot ab der 8, Gelb ab der 14, Grün ab der 10 abwärts und Blau ab der 13 abwärts.
rules-longo-lock-number = Jede der beiden letzten Zahlen schließt die Reihe ab: 15 und 16 bei Rot und Gelb, 3 und 2 bei Grün und Blau. Du darfst eine davon nur ankreuzen, wenn du in dieser Reihe schon mindestens sechs Kreuze hast.
rules-longo-lock-field = Zusammen mit ihr kreuzt du sofort das Schloss an, und das Schloss zählt als weiteres Kreuz. Beide letzten Zahlen kreuzt du also nie an.
rules-longo-turn-title = Ein Zug
rules-longo-first = Wer zuerst aktiv ist, wird ausgelost.
rules-longo-turn-throw = Wer aktiv ist, würfelt mit allen Würfeln, die noch im Spiel sind.
rules-longo-turn-action-1 = Aktion 1, alle gleichzeitig: Du darfst die Summe der beiden weißen Würfel in einer Reihe deiner Wahl ankreuzen oder stattdessen eine Glückszahl nutzen. Niemand sieht, was die anderen wählen, bevor die eigene Wahl feststeht.
rules-longo-turn-action-2 = Aktion 2, danach und nur für dich, wenn du aktiv bist: Du darfst einen weißen Würfel und einen Farbwürfel zusammenzählen und die Summe in der Reihe dieser Farbe ankreuzen.
rules-longo-turn-failed = Wer aktiv ist und in keiner der beiden Aktionen etwas ankreuzt, muss einen Fehlwurf ankreuzen. Für die anderen gibt es keinen Fehlwurf.
rules-longo-turn-next = Danach ist im Uhrzeigersinn die nächste Person aktiv.
rules-longo-turn-order = Wer aktiv ist, sieht schon vor Aktion 1 alle Würfel. Was du in Aktion 1 ankreuzt, schränkt Aktion 2 in derselben Reihe ein.
rules-longo-picture-dice = Die weißen Würfel zeigen 5 und 1: Alle dürfen eine 6 ankreuzen. Wer aktiv ist, darf danach zum Beispiel die weiße 5 und die blaue 8 zur blauen 13 zusammenzählen.
rules-longo-lucky-title = Glückszahlen
rules-longo-lucky-what = Auf deinem Zettel stehen zwei Glückszahlen, auf den anderen Zetteln andere. Sie gelten das ganze Spiel über in Aktion 1 jedes Wurfs, egal, wer gewürfelt hat, aber nie in Aktion 2.
rules-longo-lucky-how = Ergibt die Summe der weißen Würfel eine deiner Glückszahlen, darfst du statt der Summe etwas anderes ankreuzen: in der Reihe, in der du gerade die wenigsten Kreuze hast, die nächste Zahl. Das ist die Zahl gleich rechts von deinem letzten Kreuz oder, wenn die Reihe leer ist, ihre erste Zahl.
rules-longo-lucky-tie = Haben mehrere Reihen die wenigsten Kreuze, such dir eine davon aus.
rules-longo-lucky-lock = Sonst bleibt alles, wie es ist. Mit genug Kreuzen kann eine Glückszahl sogar eine Reihe abschließen.
rules-longo-ruling-lucky-open = Verglichen werden nur offene Reihen; eine abgeschlossene Reihe ist nie die mit den wenigsten Kreuzen. Würde die nächste Zahl einer verglichenen Reihe sie abschließen und fehlen dafür noch Kreuze, so bietet diese Reihe nichts, und keine andere tritt an ihre Stelle.
rules-longo-ruling-lucky-pairs = Ein Paar Glückszahlen sind zwei verschiedene Zahlen, die als Summe der weißen Würfel zusammen bei genau 11 der 64 Würfe fallen: 4 9, 5 8, 5 10, 6 7, 6 11, 7 12, 8 13, 9 14, 10 13 oder 11 12. Die Paare werden ausgelost, keines doppelt. Man kann auch für jeden Spieler zwei beliebige verschiedene Zahlen von 2 bis 16 festlegen.
rules-longo-picture-lucky = Glückszahlen 6 und 11, Summe der weißen Würfel 6. Grün ist leer, keine Reihe hat also weniger Kreuze: Statt einer 6 darf die grüne 16 angekreuzt werden.
rules-longo-lock-title = Eine Reihe abschließen
rules-longo-lock-all = Eine Reihe, die jemand abschließt, ist für alle abgeschlossen. Ihr Würfel kommt sofort aus dem Spiel, und niemand kreuzt dort noch etwas an.
rules-longo-lock-together = Wird die Reihe in Aktion 1 abgeschlossen, dann schließen alle sie ab, die in derselben Aktion eine ihrer beiden letzten Zahlen wählen und genug Kreuze haben; sie alle bekommen das Schloss. Mit zu wenigen Kreuzen geht das nicht, ganz gleich, wer die Reihe sonst noch abschließt.
rules-longo-lock-before-action-2 = Der Würfel ist schon vor Aktion 2 weg: Auch wer aktiv ist, kann ihn nicht mehr benutzen.
rules-longo-ruling-lock-stands = Hast du in Aktion 1 eine andere Zahl in einer Reihe gewählt, die jemand in derselben Aktion abschließt, so gilt deine Wahl: Alle wählen gleichzeitig.
rules-longo-picture-lock = Die grüne Reihe hatte sechs Kreuze, dann wurde eine 3 gewürfelt: Die 3 und das Schloss sind angekreuzt, und der grüne Würfel kommt aus dem Spiel.
rules-longo-end-title = Spielende
rules-longo-end-failed = Das Spiel ist sofort aus, wenn jemand den vierten Fehlwurf ankreuzt,
rules-longo-end-rows = oder wenn zwei Reihen abgeschlossen sind und damit der zweite Farbwürfel aus dem Spiel kommt. In Aktion 1 können eine zweite und eine dritte Reihe gleichzeitig abgeschlossen werden; dann zählen alle.
rules-longo-ruling-at-once = Sofort heißt sofort: Endet das Spiel mit Aktion 1, gibt es keine Aktion 2 mehr und auch keinen Fehlwurf. Was in dieser Aktion 1 gewählt wurde, zählt noch.
rules-longo-score-title = Die Wertung
rules-longo-score = Die Zahl der Kreuze in einer Reihe, das Schloss eingerechnet, ergibt ihre Punkte. Jeder Fehlwurf kostet 5 Punkte. Die höchste Summe gewinnt.
rules-longo-picture-points = So viel ist eine Reihe wert.
rules-longo-picture-score = 4 Kreuze bei Rot, 3 bei Gelb, 9 bei Grün, 8 bei Blau und zwei Fehlwürfe: 10 + 6 + 45 + 36 − 10 = 87.
rules-longo-ruling-tie = Bei gleicher höchster Summe wird der Sieg geteilt.
rules-longo-notation-title = So werden Züge geschrieben
rules-longo-notation = r5 ist die rote 5; y steht für die gelbe, g für die grüne und b für die blaue Reihe. *g16 nutzt eine Glückszahl für die grüne 16. - ist nichts, x ein Fehlwurf. Ein Wurf besteht aus sechs Zahlen: weiß, weiß, rot, gelb, grün, blau, mit einem Punkt für jeden Würfel, der aus dem Spiel ist.

## Rules of Six

rules-six-aim-title = Das Ziel
rules-six-aim = Bilde vor der anderen Seite mit sechs Steinen deiner Farbe eine von drei Figuren.
rules-six-picture-line = Die Linie: sechs Steine in gerader Reihe, Kante an Kante, in einer der drei Richtungen.
rules-six-picture-triangle = Das Dreieck: Reihen aus drei, zwei und einem Stein, die Spitze zeigt nach oben oder unten.
rules-six-picture-ring = Der Kreis: sechs Steine rund um ein Feld. Die Mitte darf leer sein oder einen Stein beliebiger Farbe enthalten.
rules-six-setup-title = Der Anfang
rules-six-setup = Es gibt 21 schwarze und 21 rote sechseckige Steine. Je einer liegt in der Mitte, Kante an Kante; jede Seite hat die übrigen 20 im Vorrat. Der Tisch hat keinen Rand.
rules-six-placing-title = Legen
rules-six-placing-first = Schwarz beginnt. Der erste Stein muss den roten Startstein mit einer Kante berühren und darf den schwarzen nicht berühren: Dafür gibt es drei Felder.
rules-six-picture-first = Der erste schwarze Stein kommt auf eines der markierten Felder.
rules-six-placing-on = Danach legt ihr abwechselnd je einen eigenen Stein auf ein beliebiges freies Feld, das mit einer Kante an einen Stein gleich welcher Farbe grenzt.
rules-six-moving-title = Bewegen
rules-six-moving = Liegen alle 42 Steine auf dem Tisch und hat noch niemand gewonnen, geht es in derselben Reihenfolge weiter. Wer am Zug ist, nimmt einen Stein der eigenen Farbe und legt ihn woanders hin.
rules-six-moving-touch = Das neue Feld muss an einen Stein grenzen, der auf dem Tisch liegt, während du deinen in der Hand hältst, und darf nicht das Feld sein, von dem er kommt.
rules-six-ruling-start-moves = Die beiden Startsteine dürfen bewegt werden wie alle anderen.
rules-six-basic-title = Grundregeln: Die Gruppe bleibt zusammen
rules-six-basic = Du darfst einen Stein nicht nehmen, wenn die anderen dadurch in mehrere Gruppen auseinanderfallen. Entscheidend ist der Moment, in dem du ihn in der Hand hältst: Es hilft nicht, ihn so abzulegen, dass er die Gruppen wieder verbindet.
rules-six-picture-cut = Die beiden Steine mit x dürfen nicht weg: Der Rest würde auseinanderfallen.
rules-six-ruling-pass = Wer keinen erlaubten Zug hat, passt. Dass beide Seiten zugleich festsitzen, kann nicht vorkommen.
rules-six-advanced-title = Profiregeln: Gruppen abtrennen
rules-six-advanced = Hier darfst du auch solche Steine nehmen. Von den Gruppen, die dann entstehen, bleibt nur die größte; alle übrigen kommen für immer aus dem Spiel, gleich welcher Farbe.
rules-six-advanced-equal = Sind die größten Gruppen gleich groß, entscheidest du, welche davon bleibt.
rules-six-advanced-few = Eine Seite, die danach nur noch fünf Steine oder weniger hat, hat verloren. Trifft es beide, endet das Spiel remis.
rules-six-ruling-hand = Für die Gruppen zählt der Moment, in dem der bewegte Stein in der Hand ist: Er gehört zu keiner und kann sie nicht wieder verbinden. Erst kommen die kleineren Gruppen aus dem Spiel, dann wird er an die Gruppe gelegt, die bleibt.
rules-six-ruling-few = Der bewegte Stein zählt für seine Seite mit, und eine Figur aus demselben Zug hat Vorrang.
rules-six-picture-removal = Profiregeln: Schwarz nimmt den hervorgehobenen Stein. Die beiden mit x sind abgetrennt und kommen aus dem Spiel.
rules-six-picture-equal = Profiregeln: Schwarz nimmt den hervorgehobenen Stein, übrig bleiben zwei Sechsergruppen. Schwarz entscheidet, welche bleibt.
rules-six-winning-title = Gewinnen
rules-six-winning-claim = Wer eine Figur gebildet hat und sie ansagt, gewinnt. Wer sie übersieht, kann sie noch in einem späteren eigenen Zug ansagen, es sei denn, die andere Seite hat inzwischen gewonnen.
rules-six-winning-several = Jede Reihe aus mehr als sechs Steinen enthält eine Linie aus sechs. Bildet ein Zug mehrere Figuren, gewinnt jede davon.
rules-six-ruling-claim = Jeder Tisch legt fest, wie Figuren angesagt werden. Meist übernimmt das Programm die Ansage mit dem Zug, der die Figur bildet. An einem Tisch mit eigener Ansage kennzeichnest du den Zug als Ansage, oder du sagst die Figur zu Beginn eines späteren eigenen Zuges an, solange sie noch liegt; die Ansage ersetzt dann diesen Zug. Eine Ansage ohne Figur ist nicht erlaubt.
rules-six-picture-ring-move = Ein Stein auf dem markierten Feld vollendet einen Kreis für Schwarz.
rules-six-picture-double = Schwarz hat vier in einer Reihe, beide Enden sind frei. Kommt der fünfte Stein dazu, kann Rot nur noch ein Ende der Linie blockieren.
rules-six-draw-title = Remis und Aufgeben
rules-six-ruling-draw = Das Spiel endet remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vorkommt, und nach 200 Zügen der Bewegungsphase in Folge, ohne dass Steine aus dem Spiel kamen; auch Passen ist ein Zug. Ein Tisch kann beide Grenzen ändern oder abschalten. Gedrehte oder verschobene Stellungen gelten als verschieden.
rules-six-ruling-agree = Beide Seiten können sich auf Remis einigen, und jede Seite kann jederzeit aufgeben.
rules-six-ruling-order = Treffen mehrere Enden zusammen, zählt zuerst die Figur, dann zu wenige Steine, dann die Wiederholung, zuletzt die Zuggrenze.
rules-six-four-title = Zu viert
rules-six-four = Partner sitzen einander gegenüber, sodass sich die Farben abwechseln; alle haben zehn Steine im Vorrat. Die schwarze Seite bestimmt, wer von ihnen beginnt: Das ist Spieler 1. Es geht im Uhrzeigersinn weiter. Partner sprechen sich nicht ab und geben einander keine Zeichen.
rules-six-ruling-four = In der Bewegungsphase darfst du jeden Stein deiner Seite bewegen, und beide Partner dürfen im eigenen Zug eine Figur ansagen.
rules-six-notation-title = So werden Züge geschrieben
rules-six-notation = Ein Feld hat zwei Zahlen: q,r. Der rote Startstein liegt auf 0,0, der schwarze rechts daneben auf 1,0. Die Nachbarn eines Feldes liegen rechts und links (q plus oder minus 1), rechts unten und links oben (r plus oder minus 1), rechts oben (q plus 1, r minus 1) und links unten. -1,0 legt einen Stein, 2,-1>0,3 bewegt einen, =1,1 dahinter nennt die Gruppe, die bleibt, ! sagt eine Figur an, pass heißt passen.

## Pictures of a game

# What a seat is about stands beside its name: draw-chooses to draw-to-move.
draw-throws-next = { $name } würfelt als Nächstes
draw-dice-next = Als Nächstes wird gewürfelt
draw-white-sum = Aktion 1: Die weiße Summe ist { $sum }
draw-add-dice = Aktion 2: { $name } zählt einen weißen Würfel und einen Farbwürfel zusammen
draw-to-choose = Wahl steht noch aus: { $names }
draw-puts = { $name } legt einen Stein
draw-moves = { $name } bewegt einen Stein
draw-chooses = wählt
draw-has-chosen = hat gewählt
draw-chose = wählte { $move }
draw-chose-nothing = wählte nichts
draw-won = gewonnen
draw-shares = teilt den Sieg
draw-to-move = am Zug
draw-last = Zuletzt: { $moves }
draw-dice = Würfel

## Browser
## The app in the browser. Ids begin with web-. $name is a player's name as they typed it, or a bot's.
## $colour is one of red, yellow, green, blue; $side is black or red. Keep buttons short: phones are 360 pixels wide.

# Gelb and Grün begin with the same letter, so these stay the letters of the notation.
web-letter-red = R
web-letter-yellow = Y
web-letter-green = G
web-letter-blue = B

## Browser: the frame around every page

web-skip = Direkt zum Spiel
web-menu = Hauptmenü
web-footer = Mehr
web-home = Startseite
web-home-link = Crosshex, Startseite
web-rules = Regeln
web-rules-none = Dieses Spiel stammt aus einem Zusatzpaket; seine Regeln stehen hier nicht.
web-settings = Einstellungen
web-me = Meine Spiele
web-me-note = Deine beendeten Partien: Punkte, Glück und wie gut du entschieden hast. Nur du siehst sie.
web-privacy = Was gespeichert wird
web-devices = Meine Geräte
web-settings-look = Aussehen und Sprache
web-settings-play = Am Tisch
web-settings-signals = Ton, Vibration, Bildschirm
web-language = Sprache
web-set-sound = Ton
web-close = Schließen
web-loading = Lädt …
web-not-found = Diese Seite gibt es nicht.
web-not-found-note = Vielleicht ist die Adresse vertippt, oder was hier war, wurde gelöscht.
web-nav-analysis = Analyse
web-nav-pad = Block
web-keys = Tasten
web-keys-arrows = von Feld zu Feld gehen, auf Zetteln und Spielflächen
web-keys-enter = ein Feld wählen, einen Knopf drücken
web-keys-steps = ein Schritt zurück oder vor, beim Nachspielen, in Auswertung und Analyse
web-keys-zoom = die Spielfläche vergrößern oder verkleinern
web-keys-help = diese Tasten zeigen
web-install = Installieren
web-install-note = Crosshex als App auf diesem Gerät: einmal tippen genügt, und der Spielblock geht auch ohne Netz.
web-title-join = Einladung
web-title-turn = Du bist am Zug
web-disclaimer = Crosshex ist inoffiziell und kostenlos. Es steht in keiner Verbindung zu den Autoren oder Verlagen von Qwixx, Qwixx Longo oder Six; die Namen gehören ihnen.
web-for-programs = Für Programme
web-try-again = Noch einmal
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Der Browser erlaubt hier kein Kopieren: Bitte kopiere es von Hand.

## Browser: home

web-hero = Ein gutes Spiel, nur zwei Klicks entfernt
web-hero-note = Such dir ein Spiel aus und leg los: allein gegen Bots, mit Freunden per Link oder zusammen an diesem Bildschirm.
# $count is how many tables wait for this person; each of them follows as a link.
web-your-turn = { $count ->
    [one] Du bist am Zug:
   *[other] Du bist an { $count } Tischen am Zug:
}
web-about-qwixx = Sechs Würfel, vier Reihen, und bei jedem Wurf spielen alle mit.
web-about-longo = Achtseitige Würfel, längere Reihen und deine eigenen Glückszahlen.
web-about-six = Nur sechseckige Steine: Baue aus sechs Steinen eine Linie, ein Dreieck oder einen Kreis.
# Of a game from another package; $seats is e.g. 1–4.
web-about = Ein Spiel für { $seats } Personen.
web-setup = Ein Tisch für { $game }
web-who = Wer spielt?
web-who-bots = Ich und Bots
web-who-friends = Freunde per Link
web-who-screen = An diesem Bildschirm
web-who-watch = Bots zusehen
web-who-note-bots = Geht sofort los.
web-who-note-friends = Du bekommst einen Link und einen QR-Code zum Teilen.
web-who-note-screen = Spielt reihum und gebt den Bildschirm weiter.
web-who-note-watch = Lehn dich zurück und sieh zu.
web-seats = Spieler
web-seats-alone = Allein
web-your-name = Dein Name
web-name-of = Name von Spieler { $seat }
web-default-name = Gast
web-options = Mehr Optionen
web-option-variant = Regeln
web-option-variant-basic = Grundregeln
web-option-variant-advanced = Profiregeln
web-option-sheet = Zettel
web-sheet-notation = Der Zettel in einer Zeile
web-sheet-notation-note = Jede Reihe von links nach rechts: Farbe (r, y, g, b für Rot, Gelb, Grün, Blau) und Zahl. Zwischen den Reihen steht /, und r2-12 bedeutet Rot 2 bis 12. Qwixx selbst ist r2-12 / y2-12 / g12-2 / b12-2
web-level-unlearnt = Für diesen Zettel nicht gelernt: { $levels }.
web-option-claim = Gewinnfiguren
web-option-claim-auto = zählen automatisch
web-option-claim-manual = müssen angesagt werden
web-option-repetition = Remis, wenn eine Stellung so oft vorkommt
web-option-move-limit = Remis nach so vielen Zügen ohne Verlust von Steinen
web-limit-off = aus
web-level = Stufe
web-level-beginner = Anfänger
web-level-easy = Leicht
web-level-medium = Mittel
web-level-hard = Schwer
web-level-master = Meister
# Of several bots: each has a level of its own.
web-level-each = Gemischt
web-bot-number = Bot { $number }
web-bot-partner = Bot { $number }, dein Partner
web-begins = Wer beginnt?
web-begins-lot = Zufällig
# Answers to "Who begins?".
web-begins-me = Ich
web-begins-bot = Der Bot
web-side = Deine Farbe
# $side is the colour that makes the first move.
web-side-begins = { $side } (beginnt)
web-side-drawn = Ausgelost für dich: { $side }.
web-speed = Tempo der Bots
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-quick = Schnell
web-bot-of = Bot auf Platz { $seat }
web-time = Bedenkzeit
web-time-none = Unbegrenzt
web-time-value = { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [86400] 1 Tag
    [259200] 3 Tage
    [604800] 7 Tage
    [1209600] 14 Tage
   *[other] { $minutes } Minuten
}
web-takebacks = Entscheidungen lassen sich zurücknehmen
web-public = Diesen Tisch allen zeigen
web-play = Spielen
web-create = Tisch eröffnen
web-watch = Zusehen
web-my-tables = Meine Tische
web-tables-all = Alle { $count } zeigen
web-public-tables = Offene Tische
web-learn = Lernen
web-puzzles = Rätsel
web-today = Heute
web-daily = Tagesspiel
web-today-daily = { $status ->
    [done] Tagesspiel, Punkte: { $points }
    [playing] Tagesspiel fortsetzen
   *[none] Tagesspiel spielen
}
web-daily-end = Zum Tagesergebnis
web-today-lesson = { $game } lernen
web-today-puzzle = Ein Rätsel
web-puzzle-of-day = Rätsel des Tages
web-first-game = Neu bei { $game }?
web-first-game-play = Erstes Spiel mit Coach
web-pad = Spielblock
web-pad-note = Echte Würfel auf dem Tisch, aber kein Zettel mehr? Kreuze hier an.
web-records = Partien
web-records-note = Öffne eine in unserer Notation gespeicherte Partie und spiel sie Zug um Zug nach.
web-upload = Partie öffnen …
web-status-open = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-look = Ansehen
web-continue = Weiterspielen
web-join = Mitspielen
web-delete = Tisch löschen
web-delete-table = Tisch löschen: { $game }, { $when }
web-deleted = Der Tisch ist gelöscht.
web-delete-do = Endgültig löschen
web-delete-alone = Die Partie und ihre Aufzeichnung sind dann weg. Das lässt sich nicht rückgängig machen.
web-delete-others = Mit am Tisch: { $names }. Auch für sie ist die Partie dann weg, und das lässt sich nicht rückgängig machen.
web-delete-leave = Du kannst stattdessen gehen: Ein Bot übernimmt für dich, und die anderen behalten ihre Partie.
web-keep = Behalten

## Browser: names of seats and bots

web-bot-beginner = Anfänger-Bot
web-bot-easy = Leichter Bot
web-bot-medium = Mittlerer Bot
web-bot-hard = Schwerer Bot
web-bot-random = Zufalls-Bot
web-bot-greedy = { $level ->
    [none] Gieriger Bot
   *[other] Gieriger Bot, Stufe { $level }
}
web-bot-conservative = Vorsichtiger Bot
web-bot-master = Meister-Bot
web-bot-other = Bot { $name }
web-bot-seat = { $bot } { $seat }
web-seat = Spieler { $seat }
web-open-seat = Freier Platz
web-you = du
web-owner = leitet den Tisch
web-active = würfelt
web-deciding = überlegt
web-away = nicht da
web-stand-in = vorerst Bot: { $bot }
# On the line of a bot that plays for somebody who left the game and may come back.
web-kept-for = für { $name }, nicht mehr da
web-side-black = Schwarz
web-side-red = Rot

## Browser: lobby

web-lobby-note = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist frei. Teile den Link oder lass einen Bot mitspielen.
   *[other] { $open } Plätze sind frei. Teile den Link oder lass Bots mitspielen.
}
web-lobby-choose = Nimm einen freien Platz, und du bist dabei.
web-lobby-full = Alle Plätze sind besetzt. Du siehst zu.
web-lobby-away = Noch nicht da: { $names }.
web-seats-title = Plätze
web-sit = Hier sitzen
web-stand = Aufstehen
web-move-here = Hierher wechseln
web-swap = Plätze tauschen
web-add-bot = Bot dazu
web-remove = { $name } entfernen
web-partner-of = · Partner von Spieler { $seat } ({ $name })
web-lot = Wer beginnt, wird ausgelost.
web-start = Los geht’s
web-start-fill = { $open ->
    [one] Mit einem Bot starten
   *[other] Mit { $open } Bots starten
}
web-start-without = Los, ohne auf { $names } zu warten
web-waiting-owner = Wer den Tisch eröffnet hat, startet das Spiel.
web-invite = Einladen
web-qr = Die Einladung als QR-Code
web-link-invite = Link zum Mitspielen
web-link-watch = Link zum Zusehen
web-link-none = Zurzeit gibt es keinen Link.
web-link-make = Link erzeugen
web-link-renew = Neuer Link
web-link-revoke = Abschalten
# Beside a link that is opened on the machine of the server itself. The command is typed as it stands.
web-link-local = Dieser Link funktioniert nur auf diesem Gerät. Für andere in deinem Netz beende den Server und starte ihn so: crosshex serve --lan
web-link-lan = Dieser Link funktioniert auf allen Geräten in deinem Netz.

## Browser: at the table

web-table-menu = Tischmenü
web-rules-of = Regeln von { $game }
web-set-one-tap = Einmal tippen genügt
web-offer-draw = Remis anbieten
web-resign = Aufgeben
web-leave = Spiel verlassen
web-replace = { $name } dauerhaft durch einen Bot ersetzen
web-sure = { $act }? Noch einmal drücken
web-sure-ends = { $act }: Das beendet das Spiel. Noch einmal drücken
web-sure-skips = { $act }: überspringt { $skips ->
    [one] eine Zahl
   *[other] { $skips } Zahlen
}. Noch einmal drücken
web-set-confirm = Vor teuren Zügen nachfragen
web-set-by-itself = Erzwungene Züge automatisch machen
web-commit = Fingerabdruck der Würfel dieses Spiels:
web-dice-origin = { $origin ->
    [committed] Der Server hat sie festgelegt, bevor er die Zufallszahl irgendeines Spielers kannte.
    [daily] Die Würfe des Tages: für alle gleich und vor Beginn des Tages festgelegt.
   *[server] Nicht bewiesen: Der Server kannte vielleicht schon alle Zufallszahlen, als er sie festlegte.
}
web-dice-doubt = { $what ->
    [share] Trau diesen Würfeln nicht: Die Zufallszahl dieses Browsers fehlt.
    [seed] Trau diesen Würfeln nicht: Das ist nicht die Startzahl, die der Server festgelegt hatte.
   *[commit] Trau diesen Würfeln nicht: Der Server hat den Fingerabdruck ausgetauscht, den sich dieser Browser gemerkt hat.
}
web-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-others = Die anderen
web-players = Spieler
web-hint = Tipp
web-hint-thinking = Ein Bot denkt nach …
web-preparing = Die Bots werden vorbereitet, einmal nach der Installation. Bis dahin spielt ein einfacherer, und Tipps und Auswertungen dauern länger.
web-unpick = Doch nicht
web-pass-to = Weitergeben an { $name }
web-pass-why = Niemand sieht, was die anderen wählen.
web-pass-here = Ich bin { $name }
web-time-left = Restzeit
web-hours = { $hours } Std.
web-days-left = { $days } Tage
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-reconnected = Wieder verbunden.
web-sending = Wird gesendet …
web-try-now = Jetzt versuchen
web-stand-in-you = Ein Bot spielt für { $name }.
web-return = Bin wieder da
web-return-to = Bin wieder da auf Platz { $seat }
web-left = Du hast dieses Spiel verlassen. Bis du zurückkommst, spielt für dich: { $bot }.
web-removed = Du wurdest von diesem Tisch entfernt.
web-watching = Du siehst zu.
web-halted = Das Spiel ist angehalten.
web-absent = { $name } ist nicht da.
web-takeover-soon = Ein Bot darf in { $seconds } s übernehmen.
web-takeover = Bot übernehmen lassen
web-takeover-agreed = Zugestimmt
# How many of those who must agree want a bot to play for somebody who is away, and who they are.
web-votes = Stimmen für einen Bot: { $agreed } von { $needed } ({ $names }).
web-draw-offered = { $name } bietet Remis an.
web-draw-mine = Du hast Remis angeboten.
web-draw-waiting = Antwort steht noch aus: { $names }.
web-accept = Annehmen
web-decline = Ablehnen
web-paused = Deine Zeit war um. Das Spiel wartet auf dich.
web-resume = Weiter
web-choose-again = Noch einmal wählen
web-undo = Letzte Wahl zurücknehmen
web-undo-brief = Zurück
web-undo-asked = Die anderen werden gefragt, ob du deine Entscheidung zurücknehmen darfst.
web-stood-in = Für { $names } hat mindestens einmal ein Bot entschieden.
web-table-closed = Dieser Tisch lässt sich nicht öffnen
web-table-closed-why = { $code ->
    [4403] Du brauchst eine Einladung: Bitte um einen neuen Link.
    [4404] Unter dieser Adresse gibt es keinen Tisch.
    [4410] Der Tisch wurde gelöscht oder ist abgelaufen.
   *[other] Der Server hat die Verbindung geschlossen.
}

## Browser: Qwixx and Longo

web-dice = Würfel
web-die = { $colour ->
    [white] Weiß { $value }
    [red] Rot { $value }
    [yellow] Gelb { $value }
    [green] Grün { $value }
   *[blue] Blau { $value }
}
web-white-sum = Weiße Summe { $sum }
web-dice-wait = Farbwürfel zählen erst in Aktion 2: Wer aktiv ist, zählt einen davon mit einem weißen zusammen.
web-die-left = { $colour ->
    [red] Der rote Würfel ist mit seiner Reihe aus dem Spiel.
    [yellow] Der gelbe Würfel ist mit seiner Reihe aus dem Spiel.
    [green] Der grüne Würfel ist mit seiner Reihe aus dem Spiel.
   *[blue] Der blaue Würfel ist mit seiner Reihe aus dem Spiel.
}
web-row = { $colour ->
    [red] Rote Reihe
    [yellow] Gelbe Reihe
    [green] Grüne Reihe
   *[blue] Blaue Reihe
}
web-field = { $colour ->
    [red] Rot { $number }
    [yellow] Gelb { $number }
    [green] Grün { $number }
   *[blue] Blau { $number }
}{ $state ->
    [legal] , kann angekreuzt werden
    [lucky] , kann mit einer Glückszahl angekreuzt werden
    [chosen] , gewählt
    [crossed] , angekreuzt
    [gone] , verloren
    [early] , noch zu wenige Kreuze zum Abschließen
   *[open] {""}
}
web-lock = { $state ->
    [crossed] Schloss, angekreuzt
    [closed] Schloss, Reihe abgeschlossen
   *[open] Schloss
}
web-sheet-of = Zettel von { $name }
web-sheet-read = { $name }: Kreuze bei Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }; Fehlwürfe { $failed }
web-lucky-numbers = Glückszahlen
web-failed-throws = { $count ->
    [0] Kein Fehlwurf
    [one] Ein Fehlwurf
   *[other] { $count } Fehlwürfe
}
web-total = Gesamt
web-scores-show = Punkte zeigen
web-scores-hide = Punkte verbergen
web-ask-1 = { $who ->
    [named] { $name }: weiße Würfel { $sum }. Ankreuzen?
   *[me] Weiße Würfel: { $sum }. Ankreuzen?
}
web-ask-1-none = { $who ->
    [named] { $name }: weiße Würfel { $sum }. Das passt nirgends.
   *[me] Weiße Würfel: { $sum }. Das passt nirgends.
}
web-ask-1-lucky = { $who ->
    [named] { $name }: Glückszahl { $sum }!
   *[me] Glückszahl { $sum }!
}{ $gives ->
    [both] {" "}Sie ankreuzen, oder die nächste Zahl einer Reihe mit den wenigsten Kreuzen?
   *[next] {" "}Die nächste Zahl einer Reihe mit den wenigsten Kreuzen ankreuzen?
}
web-ask-2 = { $who ->
    [named] { $name }: weißer Würfel plus Farbwürfel?
   *[me] Weißer Würfel plus Farbwürfel?
}
web-ask-2-none = { $who ->
    [named] { $name }: Kein Würfelpaar passt.
   *[me] Kein Würfelpaar passt.
}
web-waiting-for = Warten auf { $names }
web-throws = { $name } würfelt …
web-choice-cross = { $colour ->
    [red] Rot { $number }
    [yellow] Gelb { $number }
    [green] Grün { $number }
   *[blue] Blau { $number }
}{ $kind ->
    [locks] {" "}und das Schloss
    [lucky] {" "}per Glückszahl
   *[plain] {""}
}
web-choice-nothing = nichts
web-choice-failed = ein Fehlwurf
web-do-cross = { $choice } ankreuzen (+{ $gain })
web-do-nothing = Nichts ankreuzen
web-do-nothing-risk = Nichts ankreuzen (evtl. −{ $risk })
web-do-failed = Fehlwurf (−5)
web-hint-is = Das würde ein Bot wählen: { $choice }
web-hint-wins = { $moves ->
    [1] Das gewinnt sofort.
   *[other] Das gewinnt zwingend in höchstens { $moves } Zügen, egal, was folgt.
}
web-hint-likely = Das gewinnt wahrscheinlich; bewiesen ist es nicht.
web-chosen-waits = Deine Wahl: { $choice }. Die anderen überlegen noch.
web-last-turn = Zug { $turn }
web-then = {", dann "}

## Browser: Six

web-board = Spielfläche
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-recentre = Alles zeigen
web-hexagon = { $side ->
    [black] Schwarz
   *[red] Rot
} { $q }, { $r }{ $state ->
    [taken] , in deiner Hand
    [won] , Teil der Gewinnfigur
    [leaves] , käme aus dem Spiel
    [group] , Gruppe { $group }
    [pick] , darf genommen werden
    [stuck] , darf nicht genommen werden: { $why }
    [last] , letzter Zug
   *[plain] {""}
}
web-target = freies Feld { $q }, { $r }
web-six-ask = { $step ->
    [first] Schwarz beginnt: Dein Stein muss den roten berühren, nicht den schwarzen.
    [put] { $side ->
        [black] Lege einen schwarzen Stein.
       *[red] Lege einen roten Stein.
    }
    [take] { $side ->
        [black] Nimm einen schwarzen Stein.
       *[red] Nimm einen roten Stein.
    }
    [keep] Die größten Gruppen sind gleich groß: Welche bleibt?
    [pass] Kein Stein lässt sich bewegen.
   *[shift] Lege ihn woanders hin.
}
web-six-waiting = { $side ->
    [black] { $name } (Schwarz) ist am Zug
   *[red] { $name } (Rot) ist am Zug
}
web-six-leaves = { $count ->
    [one] Ein Stein käme aus dem Spiel.
   *[other] { $count } Steine kämen aus dem Spiel.
}
web-six-keep = { $group } bleibt (−{ $count })
web-six-put-back = Zurücklegen
web-six-claim = Mit diesem Zug eine Figur ansagen
web-six-claim-now = Figur ansagen
web-six-pass = Passen
web-six-do-put = Hierhin legen
web-six-do-shift = Hierhin bewegen
web-hand = { $count ->
    [one] noch 1 Stein
   *[other] noch { $count } Steine
}
web-six-on-table = { $count ->
    [one] 1 Stein auf dem Tisch
   *[other] { $count } Steine auf dem Tisch
}
web-six-goal = Ziel: sechs Steine deiner Farbe als Linie, Dreieck oder Kreis
web-partner = Partner: { $name }
web-six-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-six-quiet = { $count } von { $limit } Zügen ohne Verlust von Steinen

## Browser: any game

# $how is "together" where several choose at once and hidden from each other.
web-plain-ask = { $how ->
    [together] Wähle: Niemand sieht es, bevor alle gewählt haben.
    [named] Mach einen Zug
   *[single] Dein Zug
}
web-plain-throw = Es wird gewürfelt …
web-plain-moves = Züge
web-plain-last = Zuletzt: { $moves }
web-plain-begins = Noch ist nichts passiert.
web-plain-thrown = Gewürfelt: { $roll }.
web-plain-chose = { $name } hat gewählt.

## Browser: what is said at the table, for screen readers and the replay

web-said-thrown = { $name } würfelt: weiße Summe { $sum }.
web-said-chose = { $name }: { $choice }.
web-said-locked = { $colour ->
    [red] Die rote Reihe ist abgeschlossen.
    [yellow] Die gelbe Reihe ist abgeschlossen.
    [green] Die grüne Reihe ist abgeschlossen.
   *[blue] Die blaue Reihe ist abgeschlossen.
}
web-said-locked-row = Reihe { $row } ist abgeschlossen{ $die ->
    [red] : Der rote Würfel kommt aus dem Spiel
    [yellow] : Der gelbe Würfel kommt aus dem Spiel
    [green] : Der grüne Würfel kommt aus dem Spiel
    [blue] : Der blaue Würfel kommt aus dem Spiel
   *[none] {""}
}.
web-said-moved = { $kind ->
    [put] { $name } legt einen Stein auf { $cell }.
    [shift] { $name } bewegt { $from } nach { $cell }.
   *[other] { $name }: { $move }.
}{ $removed ->
    [0] {""}
    [one] {" "}Ein Stein kommt aus dem Spiel.
   *[other] {" "}{ $removed } Steine kommen aus dem Spiel.
}
web-said-seated = { $name } nimmt Platz.
web-said-stood = { $why ->
    [removed] { $name } wurde entfernt.
   *[left] { $name } gibt den Platz frei.
}
web-said-started = { $name } beginnt.
web-said-configured = Die Einstellungen des Tisches wurden geändert.
web-said-stood-in = { $why ->
    [left] { $name } ist gegangen. Es übernimmt: { $bot }.
    [removed] { $name } wurde entfernt. Es übernimmt: { $bot }.
   *[other] Ein Bot übernimmt für { $name }.
}
web-said-returned = { $name } ist wieder da.
web-said-resigned = { $name } gibt auf.
web-said-draw-offered = { $name } bietet Remis an.
web-said-draw-agreed = { $name } nimmt das Remis an.
web-said-draw-declined = { $name } lehnt das Remis ab.
web-said-draw-lapsed = Das Remisangebot ist verfallen.
web-said-takeover-asked = { $by } möchte, dass ein Bot für { $name } übernimmt.
web-said-bot-failed = { $name }: Der Bot ist ausgefallen; stattdessen wurde ein einfacher Zug gemacht.
web-said-bot-preparing = { $name }: Der Bot wird noch vorbereitet; diesen Zug hat ein einfacherer Bot gemacht.
web-said-missed = Die Zeit ist um: Dieses eine Mal entscheidet ein Bot für { $name }.
web-said-paused = Das Spiel wartet auf { $name }.
web-said-resumed = Das Spiel geht weiter.
web-said-withdrawn = { $name } wählt noch einmal.
web-said-takeback-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
web-said-takeback-agreed = { $name } ist einverstanden.
web-said-takeback-declined = { $name } ist nicht einverstanden: Die Entscheidung bleibt.
web-said-taken-back = { $name } nimmt die letzte Entscheidung zurück.
web-said-rematch = Eine Revanche ist vorbereitet.

## Browser: the end and afterwards

web-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }!
}
web-won-side = { $side } gewinnt: { $names }!
web-won-you = Du gewinnst!
web-drawn = Remis.
# After who won: the one who gave up.
web-resigned = { $name } hat aufgegeben.
web-alone = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
web-standing = Endstand
web-what-next = Wie geht’s weiter?
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-replay = Nachspielen
web-replay-of = { $game }, Zug um Zug
web-review = Auswertung
web-analysis = Analysebrett
web-download = Herunterladen
web-download-record = Partie herunterladen
web-share = Link kopieren
web-share-result = Teilen
web-share-send = Bild und Text teilen
web-share-copy = Text kopieren
web-share-save = Bild speichern
web-record = Partie
web-record-fault = Zeile { $line }, Spalte { $column }: { $message }
web-record-shown = Bis zu dieser Stelle wird die Partie gezeigt.
web-record-open = In diesem Tab ist keine Partie geöffnet.
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-autoplay = Automatisch abspielen
web-pause = Pause
web-step = Ein Schritt
# Leads from a game that one watches to the home page.
web-own-game = Ein Spiel spielen
web-position = Stelle in der Partie

## Browser: fair dice

web-verify = Faire Würfel
web-verify-how = Vor dem Spiel veröffentlicht der Server den Fingerabdruck einer geheimen Startzahl, danach steuern alle, die mitspielen, eine eigene Zufallszahl bei. Jeder Wurf folgt aus der Startzahl und diesen Zufallszahlen. Jetzt, da die Startzahl bekannt ist, kann dieser Browser jeden Wurf wiederholen und vergleichen.
web-verify-do = Jeden Wurf prüfen
web-verify-good = Alle Prüfungen stimmen ({ $count }): Jeder Wurf folgt aus dieser Startzahl und diesen Zufallszahlen.
web-verify-bad = { $count ->
    [one] Eine Prüfung schlägt fehl: Das sind nicht die festgelegten Würfel.
   *[other] { $count } Prüfungen schlagen fehl: Das sind nicht die festgelegten Würfel.
}
web-verify-not-yet = Die Startzahl wird nach dem Spiel aufgedeckt, die des Tagesspiels einen Tag nach seinem Tag. Komm dann wieder.
web-verify-chosen = Wer beginnt, wurde am Tisch gewählt, nicht ausgelost.
web-verify-proof = { $proof ->
    [kept] Bewiesen: Diesen Fingerabdruck hat dieser Browser gesehen, bevor er seine Zufallszahl geschickt hat, und sie wurde verwendet. Der Server allein konnte sich diese Würfel nicht aussuchen.
    [doubt] Trau diesen Würfeln nicht: Dieser Browser hat sich einen anderen Fingerabdruck gemerkt, oder seine Zufallszahl fehlt.
    [daily] Das sind die Würfe des Tages: für alle gleich und vor Beginn des Tages festgelegt. Nicht beweisbar ist, dass niemand sie erfahren hat.
    [said] Laut Aufzeichnung hat der Server die Startzahl festgelegt, bevor er eine Zufallszahl kannte. Beweisen kann das, wer sich den Fingerabdruck gemerkt hat; dieser Browser hat sich zu diesem Spiel nichts gemerkt.
    [server] Nicht bewiesen: Der Server kannte vielleicht schon alle Zufallszahlen, als er die Startzahl festlegte.
   *[unknown] Nicht bewiesen: Die Aufzeichnung sagt nicht, ob der Server die Startzahl festgelegt hat, bevor er die Zufallszahlen kannte.
}
web-verify-limits = Was keine Prüfung zeigt: ob jemand die Startzahl während des Spiels erfahren hat, ob der Server mit jemandem gemeinsame Sache gemacht hat oder ob er Spiele abgebrochen hat, die ihm nicht passten.
web-verify-none = Hier gibt es keinen Fingerabdruck der Würfel: Vor dem Spiel wurde nichts festgelegt, also lässt sich nichts prüfen.
web-verify-entered = Hier wurde mit eigenen Würfeln gewürfelt: Es gibt nichts zu prüfen.
web-verify-no-dice = { $game } kommt ohne Würfel aus: Es gibt nichts zu prüfen.
web-verify-elsewhere = Die Würfe dieses Spiels lassen sich nur mit seinen eigenen Regeln wiederholen: Lade die Aufzeichnung herunter und prüfe sie mit { $command }.
web-verify-commit = Fingerabdruck, vor dem Spiel veröffentlicht (SHA-256)
web-verify-seed = Startzahl, nach dem Spiel aufgedeckt
web-verify-share = Zufallszahl von Spieler { $seat }
web-verify-details = Alle Prüfungen
web-verify-what = Was
web-verify-expected = Folgt aus der Startzahl
web-verify-found = In der Aufzeichnung
web-verify-item = { $what ->
    [commit] Fingerabdruck
    [first] wer beginnt
    [lucky] Glückszahlen
   *[throw] Wurf { $number }
}

## Browser: settings

web-theme = Darstellung
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-system = wie das Gerät
web-motion-less = so wenig wie möglich
web-set-sound-note = Würfel, Stift und Steine, leise. Vor der ersten Berührung bleibt ein Browser stumm.
web-volume = Lautstärke
web-set-vibrate = Vibrieren
web-set-vibrate-note = Ein Handy vibriert kurz, wenn du an der Reihe bist.
web-set-vibrate-missing = Dieser Browser kann das Gerät nicht vibrieren lassen.
web-set-awake = Bildschirm anlassen
web-set-awake-note = Solange ein Spiel läuft, wird der Bildschirm nicht dunkel.
web-set-awake-missing = Hier nicht möglich: Das braucht eine sichere Verbindung (HTTPS) und einen Browser, der es kann.
web-set-one-tap-note = Wer auf ein Feld tippt, wählt sofort, ohne den Knopf.
web-set-confirm-note = Vor einem freiwilligen Fehlwurf, vor einem Kreuz, das eine halbe Reihe überspringt, vor einem Schloss, das das Spiel beendet, vor dem Aufgeben, Verlassen, Entfernen und Löschen wird noch einmal nachgefragt.
web-set-by-itself-note = Wenn nur eine Wahl möglich ist, wird sie nach einem Augenblick von selbst getroffen; du siehst dabei zu.
web-set-coach = Coach
web-set-coach-note = Er erklärt in deinen ersten Spielen gegen Bots jede neue Lage in einem Satz. Schaltest du ihn wieder ein, beginnt er von vorn.
web-coach-silence = Coach stummschalten
web-coach-silent = Der Coach schweigt jetzt. Im Tischmenü kannst du ihn wieder einschalten.
web-set-scores = Punkte zeigen
web-set-scores-note = Bei jeder Reihe steht, was sie bisher wert ist.

## Browser: what went wrong

web-error-illegal-move = Das geht nicht: { $reason }.
web-error-invalid-move = Das ist kein Zug.
web-error-stale = Am Tisch ging es inzwischen weiter: Bitte sieh noch einmal hin.
web-error-not-your-seat = Das ist nicht dein Platz.
web-error-impossible-throw = { $reason ->
    [die-face] Das zeigt kein Würfel: Die Zahlen gehen von 1 bis { $faces }.
    [die-left] Ein Würfel, der ausgeschieden ist, wird nicht mehr geworfen.
    [die-missing] Es fehlt die Zahl eines Würfels.
    [die-count] Einzugeben sind { $count } Würfel.
   *[no-number] Ein Wurf wird in Zahlen eingegeben.
} Zum Beispiel: { $example }
web-error-not-your-throw = Diesen Wurf gibt jemand anderes ein.
web-error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
web-error-not-now = Das geht gerade nicht.
web-error-no-such-seat = Diesen Platz gibt es nicht.
web-error-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
web-error-table-full = Der Tisch ist voll. Du kannst zusehen.
web-error-seats-open = Es sind noch Plätze frei.
web-error-no-such-bot = Diesen Bot gibt es nicht.
web-error-not-this-game = Das gibt es in diesem Spiel nicht.
web-error-not-absent = Diese Person ist da oder war es bis eben. Gib ihr einen Moment.
web-error-bad-option = So lässt sich der Tisch nicht einrichten.
web-error-game-fault = Dieses Spiel hat einen Fehler und kann nicht weitergehen: { $message }
web-error-bad-name = { $reason ->
    [empty] Ein Name braucht etwas, das man sieht.
    [too-long] Dieser Name ist zu lang.
    [control] Ein Name darf keine Zeilenumbrüche oder Steuerzeichen enthalten.
    [direction] Ein Name darf keine Zeichen enthalten, die die Schreibrichtung umkehren.
   *[invisible] Ein Name darf keine unsichtbaren Zeichen enthalten.
}
web-error-bad-record = Zeile { $line }, Spalte { $column }: Diese Partie lässt sich nicht lesen.
# $file is the name of the file that was opened.
web-error-empty-record = Die Datei { $file } ist leer.
web-error-no-record = Das ist keine Partie: In { $file } fehlen Kopfzeilen wie [Game "…"].
web-error-large-record = { $file } ist zu groß: Die Datei hat { $size } KB, höchstens { $limit } KB sind erlaubt.
web-error-malformed = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
# $what is what there is too much of; without one, $limit counts KB.
web-error-too-large = { $what ->
    [games] Das sind zu viele Partien: Höchstens { $limit } auf einmal sind erlaubt.
    [turns] Das sind zu viele Züge: Höchstens { $limit } auf einmal sind erlaubt.
    [lines] Das sind zu viele Zeilen: Höchstens { $limit } sind erlaubt.
    [comments] Das sind zu viele Kommentare: Höchstens { $limit } sind erlaubt.
    [headers] Das sind zu viele Kopfzeilen: Höchstens { $limit } sind erlaubt.
    [seconds] Das zu lesen dauert zu lange. Öffne weniger Partien auf einmal.
   *[bytes] Das ist zu groß: Höchstens { $limit } KB sind erlaubt.
}
web-error-too-long = Dieser Tisch hat sein Limit erreicht: Du kannst die Partie nur noch zu Ende spielen.
web-error-too-often = Das hast du hier zu oft gemacht. Entscheide dich zuerst.
web-error-too-many-requests = Das war zu schnell. Bitte warte einen Moment.
web-error-too-many-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließe ein paar Fenster oder versuch es später noch einmal.
web-error-too-many-tables = { $limit ->
    [one] Du hast einen Tisch, der noch nicht zu Ende gespielt ist. Beende oder lösche ihn zuerst.
   *[other] Du hast { $limit } Tische, die noch nicht zu Ende gespielt sind. Beende oder lösche zuerst einen.
}
web-error-busy = Der Server ist gerade voll. Bitte versuch es gleich noch einmal.
web-error-wrong-host = Unter dieser Adresse antwortet der Server nicht.
web-error-no-access = Für diesen Tisch brauchst du eine Einladung.
web-error-foreign-origin = Diese Seite darf nicht auf diesen Server zugreifen.
web-error-unknown-table = Diesen Tisch gibt es nicht: Er wurde gelöscht oder ist abgelaufen.
web-error-unknown-link = Dieser Link gilt nicht mehr.
web-error-unknown-pad = Dieser Block wird nicht mehr geteilt.
web-error-not-your-sheet = Auf diesem Zettel schreibt jemand anderes.
web-error-pad-full = Dieser Block ist voll: höchstens { $limit } Zettel.
web-error-log-too-long = Dieser Zettel ist voll: Er hat die Grenze von { $limit } Einträgen erreicht. Fang ein neues Spiel an.
web-error-unknown-ticket = Die vorbereiteten Würfel sind abgelaufen oder schon benutzt. Versuch es noch einmal.
web-error-unknown-code = Dieser Code stimmt nicht oder ist abgelaufen: Er gilt fünf Minuten und für ein Gerät.
web-error-device-joined = Dieses Gerät ist schon verbunden.
web-error-too-many-devices = Mehr Geräte gehen nicht, das Limit ist { $limit }. Entferne zuerst eines.
web-error-unknown-page = Diese Seite gibt es nicht.
web-error-bot-unavailable = Der Bot weiß gerade keinen Rat.
web-error-no-review = Dieses Spiel lässt sich nicht auswerten: Was seine Stellungen wert sind, wurde nicht gelernt.
web-error-bad-position = Diese Stellung ist nicht möglich: { $message }
web-error-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
web-error-offline = Der Server ist nicht erreichbar.
web-offline-still = Spielblock und Regeln gehen auch ohne ihn.
web-error-unreachable = Der Server antwortet gerade nicht. Bitte versuch es noch einmal.
web-error-internal = Bei uns ist etwas schiefgegangen. { $id }

## Browser: dice of one's own

web-option-lucky = Glückszahlen
web-own-dice = Wir würfeln selbst
web-own-dice-note = Werft echte Würfel und gebt ein, was sie zeigen. Regeln, Bots und Punkte sind wie immer; prüfen lassen sich die Würfel danach nicht.
web-pair-number = { $option }, { $name }: { $place ->
    [1] erste Zahl
   *[2] zweite Zahl
}
web-pair-bad = Ein Paar sind zwei verschiedene Zahlen von { $least } bis { $most }.
# $who: me, bot (any person throws for it), or named (around one screen).
web-enter-throw = { $who ->
    [me] Würfle und gib den Wurf ein
    [bot] Würfle für { $name } und gib den Wurf ein
   *[named] { $name } würfelt: Gib den Wurf ein
}
web-awaits-throw = Warten auf den Wurf von { $names }
web-die-number = Würfel { $number }: { $value }
web-enter-dice = Was die Würfel zeigen
web-enter-done = Wurf eingeben
web-enter-again = Wurf berichtigen
web-lobby-own-dice = Hier würfelt ihr selbst und gebt die Würfe ein.
web-lobby-no-takebacks = An diesem Tisch lassen sich Entscheidungen nicht zurücknehmen.
web-said-thrown-again = { $name }: Der Wurf ist berichtigt, weiße Summe { $sum }.

## Sheets to print

print-name = Name
print-total = Punkte
print-written = Geschrieben: { $file }, { $sheets ->
    [one] ein Zettel
   *[other] { $sheets } Zettel
}, { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}.
web-print = Zettel zum Ausdrucken
web-print-note = Ein PDF für deinen Drucker, mit einem Zettel für jeden. Drucke es in Originalgröße.
web-print-sheets = Wie viele Zettel
web-print-per-page = Zettel auf einer Seite
web-print-paper = Papier
web-print-ink = Tinte sparen
web-print-dealt = { $option }: ausgelost
web-print-named = Eigene { $option }, zum Beispiel { $example }
web-print-get = PDF erstellen
web-error-no-printer = Dieser Server kann keine PDFs erstellen: Ein Teil von ihm ist nicht installiert.

## The score pad, for real dice. $crosses and $needed are numbers, $names a list of names.

pad-note = Für echte Würfel am Tisch: Kreuze hier an statt auf Papier. Alles bleibt auf diesem Gerät, auch wenn es dunkel wird oder der Akku leer ist.
pad-missing = Dieser Block ist nicht auf diesem Gerät. Fang einen neuen an.
pad-first-online = Der Block muss erst seine Zettel laden. Öffne ihn einmal mit Netz.
pad-game = Spiel
pad-player = Spieler { $number }
pad-by-lot = ausgelost
pad-add = Spieler hinzufügen
pad-remove = Spieler { $number } entfernen
pad-start = Los
pad-kept = Deine Blöcke
pad-all = Alle Blöcke
pad-delete = Diesen Block löschen
pad-delete-ask = Der Block von { $names } wird mit allen Kreuzen gelöscht.
pad-undo = Rückgängig
pad-undone = Zurückgenommen.
pad-points = Punkte
pad-whose = Wessen Zettel
pad-lock = Reihe abschließen
pad-lock-ask = Das schließt die Reihe für alle ab, und ihr Würfel kommt aus dem Spiel.
pad-leave-it = Lieber nicht
pad-anyway = Trotzdem ankreuzen
pad-anyway-note = Du kannst es trotzdem ankreuzen. Es wird als Hausregel vermerkt.
pad-against-left = Angekreuzt wird von links nach rechts, und diese Zahl steht links von deinem letzten Kreuz.
pad-against-early = Für diese Zahl brauchst du vorher { $needed } Kreuze in dieser Reihe. Bisher hast du { $crosses }.
pad-against-closed = Diese Reihe ist abgeschlossen.
pad-against-full = Alle Fehlwürfe sind angekreuzt.
pad-against-over = Das Spiel ist aus.
pad-house = Hausregel: { $fields }
pad-over-rows = Zwei Reihen sind abgeschlossen: Das Spiel ist aus.
pad-over-failed = Vier Fehlwürfe: Das Spiel ist aus.
pad-winners = { $count ->
    [one] { $points ->
        [one] { $names } gewinnt mit { $points } Punkt.
       *[other] { $names } gewinnt mit { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Punkt.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
}
pad-again = Neues Spiel, dieselben Leute
pad-storage = Dieser Browser behält nichts: Was du schreibst, ist weg, sobald die Seite geschlossen wird.
pad-http = Diese Seite kam über einfaches HTTP: Der Browser lässt den Bildschirm dunkel werden, und ohne Netz geht der Block nur, solange die Seite offen bleibt.
# Together with others: $why is a sentence, $time a time of day, $count a number.
pad-each = Alle am eigenen Handy
pad-together = Gemeinsam
pad-together-note = Alle kreuzen am eigenen Handy an. Ein Schloss schließt die Reihe bei allen ab, und am Ende werden die Punkte aller gezählt.
pad-share = Diesen Block teilen
pad-people = Auf diesem Block
pad-join-note = Auf diesem Block: { $names }. Mach mit einem eigenen Zettel mit.
pad-with = Gemeinsam mit { $names }.
pad-nobody = Noch ist niemand dazugekommen.
pad-alone = Offline seit { $time }. { $count ->
    [0] Die anderen siehst du wieder, sobald das Netz zurück ist.
    [one] Ein Eintrag wird gesendet, sobald das Netz zurück ist.
   *[other] { $count } Einträge werden gesendet, sobald das Netz zurück ist.
}
pad-gone-ended = Dieser Block wird nicht mehr geteilt. Was hier eingetragen ist, bleibt auf diesem Gerät.
pad-gone-removed = Dein Zettel wurde vom geteilten Block entfernt. Was hier eingetragen ist, bleibt auf diesem Gerät.
pad-refused = Nicht gesendet: { $why }
pad-send-away = { $name } entfernen
pad-send-away-ask = Der Zettel von { $name } wird für alle entfernt, und der Link wird erneuert.
pad-leave = Block verlassen
pad-leave-ask = Dein Zettel wird bei den anderen entfernt. Auf diesem Gerät geht es allein weiter.
pad-end = Für alle beenden
pad-end-ask = Dann teilt niemand mehr diesen Block. Jedes Gerät behält, was es hat.
pad-again-all = Neues Spiel für alle
pad-again-ask = Das Spiel ist noch nicht aus. Alle bekommen neue, leere Zettel.
pad-new-game = Ein neues Spiel hat begonnen.
pad-next = Zum nächsten Spiel
pad-late = Angekreuzt, als die Reihe schon abgeschlossen war: { $fields }
pad-against-same = Jemand anderes hat diese Reihe abgeschlossen.
pad-same-throw = Wenn beides beim selben Wurf angekreuzt wurde, zählt es.

## Browser: reviews and the analysis board, loaded with those pages

study-review-of = { $game }: Auswertung
study-working = Die Partie wird ausgewertet …
study-analyse = Analysieren
study-wrong-form = Der Text ist keine gültige Stellung
study-wrong-ended = Mit diesen Zetteln ist das Spiel zu Ende
study-wrong-not-ended = Mit diesen Zetteln ist das Spiel nicht zu Ende
study-wrong-failed-throws = Es gibt höchstens vier Fehlwürfe
study-wrong-row = So kann keine Reihe angekreuzt sein: von links nach rechts, und das Schloss erst nach genug Kreuzen
study-wrong-twice = Ein Feld ist zweimal genannt
study-wrong-both-colours = Auf einem Feld liegen beide Farben
study-wrong-scattered = Die Steine bilden keine zusammenhängende Gruppe mit beiden Farben
study-wrong-too-many = Eine Seite hat mehr Steine, als es gibt
study-wrong-turn = Die Steine passen nicht dazu, wer am Zug ist
study-wrong-all-stay = Nach den Grundregeln bleiben alle Steine auf dem Tisch
study-wrong-too-few = Eine Seite hat zu wenige Steine, also ist das Spiel zu Ende
study-wrong-limit = Die Zuggrenze ist erreicht, also ist das Spiel zu Ende
study-wrong-shape = Da liegt schon eine Figur, also ist das Spiel zu Ende
study-points = { $points } Punkte
study-change-points = { $change } Punkte
study-loss-share = { $loss } der Gewinnchance
study-loss-points = { $loss } Punkte
study-course = Verlauf der Partie: weiter mit den Pfeiltasten
study-course-share = Gewinnchance
study-course-points = Erwartete Punkte
study-luck-skill = Glück und Können
study-skill = Können
study-in-share = in %
study-in-points = in Punkten
study-start = Am Anfang
study-luck = Glück
study-own = Eigene Wahl
study-others = Andere
study-error = Schätzung
study-result = Ergebnis
study-poor = Fehler
study-balance-note = „Glück“ ist, was die Würfel brachten. „Eigene Wahl“ zeigt, was gegenüber der besten Wahl verschenkt wurde. „Andere“ ist, was die Wahl der anderen brachte.
study-balance-note-skill = „Eigene Wahl“ zeigt, was gegenüber der besten Wahl verschenkt wurde. „Andere“ ist, was die Wahl der anderen brachte.
study-balance-sum = Alles zusammengezählt ist das Ergebnis. „Schätzung“ zeigt, um wie viel die Werte danebenlagen.
study-exact = Diese Werte sind exakt.
study-estimate = Diese Werte sind geschätzt ({ $values }).
study-moments = Was das Spiel entschied
study-no-moments = Kein Fehler und kein Wurf stach heraus.
study-next-moment = Nächster Moment
# $good says whether the luck was good; it is always so with several players.
study-moment-throw = { $good ->
    [yes] Ein Wurf, der { $name } half: { $dice }
   *[no] Ein Wurf, der { $name } schadete: { $dice }
}
study-moment-choice = { $grade ->
    [best] { $name }: { $move }, die beste Wahl
    [good] { $name }: { $move }, eine gute Wahl
    [inaccuracy] Ungenauigkeit von { $name }: { $move }
    [mistake] Fehler von { $name }: { $move }
   *[blunder] Grober Fehler von { $name }: { $move }
}
study-mistakes = { $who ->
    [me] Deine größten Fehler
   *[other] Größte Fehler: { $name }
}
study-mistakes-note = Findest du etwas Besseres? Tippe einen an und versuche es. Die Antwort bleibt verborgen, bis du sie sehen willst.
study-mistakes-none = Keine Fehler. Gut gespielt!
study-whose = Spieler
study-grade = { $grade ->
    [best] Am besten
    [good] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}
study-said-only = { $name }: { $move }. Es gab keine andere Wahl.
study-said-good = { $grade ->
    [best] { $name } wählte: { $move }. Nichts war besser.
   *[good] { $name } wählte: { $move }. Nur { $best } war etwas besser.
}
study-said-poor = { $name } wählte: { $move }. Besser: { $best }. Das kostete { $loss }.
study-said-cost = { $name } wählte: { $move }. Das kostete { $loss }.
study-missed-win = { $proven ->
    [yes] Hier gab es einen erzwungenen Sieg: { $line }.
   *[no] Das hätte wahrscheinlich gewonnen: { $line }.
}
study-missed-defence = { $proven ->
    [yes] Das war die einzige Verteidigung: { $line }.
   *[no] Das hätte wahrscheinlich verteidigt: { $line }.
}
study-said-throw = { $kind ->
    [alone] { $good ->
        [yes] Ein glücklicher Wurf: { $luck }.
       *[no] Ein unglücklicher Wurf: { $luck }.
    }
   *[several] Dieser Wurf half { $name } am meisten: { $luck }.
}
study-try = Noch einmal versuchen
study-find = Etwas Besseres finden
study-try-ask = Was wäre für { $name } besser? Wähle.
study-try-right = Richtig: { $move } ist am besten.
study-try-wrong = { $better ->
    [yes] Besser: { $move }. Es kostet aber noch { $loss }. Versuche es noch einmal.
   *[no] Nicht { $move }: Das kostet { $loss }. Versuche es noch einmal.
}
study-try-show = Antwort zeigen
study-try-done = Weiter
study-next-mistake = Nächster Fehler
study-all-moves = Alle Möglichkeiten ({ $count })
study-moves-of = Möglichkeiten von { $name }
study-seat = Spieler { $seat }

study-analysis-note = Jede Wahl mit ihrem Wert, für jede Stellung. Spiele für alle weiter, nimm zurück, versuche etwas anderes. Die Adresse dieser Seite führt zur Stellung.
study-choose-game = Welches Spiel?
study-position = Stellung als Text
study-show = Zeigen
study-set-up = Von Hand aufbauen
study-set-up-done = Fertig
study-set-up-note = Tippe an, was auf den Zetteln angekreuzt ist, auch die Fehlwürfe.
study-set-up-board = Tippe ein Feld an, um zu ändern, was dort liegt.
study-players = Mitspieler
study-active = Wer würfelt
study-to-move = Am Zug
study-phase = Phase
study-phase-placing = Steine werden gelegt
study-phase-moving = Steine werden bewegt
study-dice = Was wurde gewürfelt?
study-dice-random = Für mich würfeln
study-worth = Was die Stellung wert ist
study-thinking = Die Werte werden berechnet …
study-roll-out = Von hier weiterspielen
study-rolling = Es wird gespielt: { $percent }
study-rolled = Was Spiele von hier ergaben
study-rolled-note = Bots ({ $bot }) haben nach jeder Möglichkeit mit denselben Würfen weitergespielt. Spiele je Möglichkeit: { $games }. ± ist das 95-%-Intervall.
study-rolled-choice = Möglichkeit
study-rolled-won = Gewonnen
study-rolled-points = Punkte
study-turn-over = Das Spiel ist zu Ende.
study-take-back = Zurücknehmen
study-forward = Vorwärts
study-branches = Varianten, von hier aus probiert
study-save = Als Partie speichern
study-save-not = Nur eine Partie von Anfang an lässt sich speichern. Kopiere den Link, um diese Stellung zu behalten.

## Browser: lessons, loaded with the reviews

study-lesson-step = Schritt { $number } von { $all }
study-lesson-you = Du
study-lesson-number = Deine Antwort
study-lesson-check = Prüfen
study-lesson-next = Weiter
study-lesson-back = Zurück
study-lesson-show = Zeig es mir
study-lesson-done = Das kannst du jetzt.
study-lesson-seen = { $count ->
    [one] Noch ein Schritt ist ohne Hilfe zu schaffen.
   *[other] Noch { $count } Schritte sind ohne Hilfe zu schaffen.
}
study-lesson-do = Jetzt machen
study-lesson-again = Von vorn
study-lesson-play = Ein Spiel spielen
study-lesson-none = Für { $game } gibt es noch keine Lektionen.
study-lesson-following = Nächste Lektion
study-lesson-leave = Zurück zu { $game }
study-learn-title = { $game } lernen
study-learn-first = { $how ->
    [start] Erste Lektion beginnen
    [continue] Lektion fortsetzen
   *[other] Lektion noch einmal
  }
study-learn-all = Alle Lektionen
study-learn-lessons = Lektionen
study-learn-progress = { $done } von { $all } Schritten geschafft
study-learn-more = Mehr zum Lernen
study-learn-rules-what = Das ganze Spiel auf einer Seite, mit Bildern.
study-learn-puzzles-what = Eine Stellung, ein bester Zug: Finde ihn.
study-learn-analysis-what = Probiere jede Stellung aus und sieh, was jeder Zug wert ist.
study-learn-strategy = { $count ->
    [10] Strategie in zehn Sätzen
   *[other] Strategie
  }
study-learn-measured = Jeder Satz stammt aus Spielen unserer Bots. Öffne ihn, um zu sehen, wie, und um ihn auf deinem Rechner nachzumessen.
study-learn-how = Woher wir das wissen
study-learn-takes = { $seconds ->
    [one] Dauert etwa eine Sekunde.
   *[other] Dauert etwa { $seconds } Sekunden.
  }

## Browser: Rätsel, mit ihrer Seite geladen; die Aufgaben und Themen oben werden auch dort benutzt

puzzle-note = Finde den besten Zug. Jede Antwort wird erklärt.
puzzle-count = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}
puzzle-progress = { $solved } von { $all } gelöst
puzzle-which = Welche Rätsel?
puzzle-game = Spiel
puzzle-theme = Thema
puzzle-any-theme = Alle Themen
puzzle-level = Stufe
puzzle-own-level = Automatisch
puzzle-own-level-note = Schwerer, wenn du sie löst, und leichter, wenn nicht.
puzzle-level-now = Stufe: { $level }
puzzle-you-play = Du spielst { $side }.
puzzle-choose = Wähle einen Zug
puzzle-check = Prüfen: { $move }
puzzle-show = Lösung zeigen
puzzle-try = Versuche etwas anderes, oder sieh dir die Lösung an.
puzzle-try-costs = { $move } kostet { $loss }.
puzzle-skip = Überspringen
puzzle-next = Nächstes Rätsel
puzzle-streak = Serie: { $count }
puzzle-streak-best = Längste Serie: { $count }
puzzle-verdict = { $verdict ->
    [right] Richtig!
    [close] Gut, aber nicht das Beste.
    [shown] Die Lösung
   *[wrong] Das ist es nicht.
}
puzzle-said-points = Am besten: { $best }. Das Nächstbeste, { $next }, kostet im Schnitt { $loss } Punkte.
puzzle-said-share = Am besten: { $best }, Gewinnchance { $top }. Das Nächstbeste, { $next }: { $value }.
puzzle-said-costs-points = Deine Wahl, { $move }, kostet im Schnitt { $loss } Punkte. Am besten: { $best }.
puzzle-said-costs-share = Deine Wahl, { $move }: Gewinnchance { $value } statt { $top }. Am besten: { $best }.
puzzle-said-win = { $best } gewinnt gegen jede Verteidigung, in { $moves } eigenen Zügen.
puzzle-said-win-too = { $move } gewinnt ebenso schnell. Gezeigt wird der Gewinn, der mit { $best } beginnt.
puzzle-said-no-win = Mit { $move } beginnt kein bewiesener Gewinn.
puzzle-why-placing = Jeder deiner Züge droht, sofort zu gewinnen. Die andere Seite kann nur abwehren, und am Ende ist es eine Drohung zu viel.
puzzle-why-moving = Jeder deiner Züge droht, sofort zu gewinnen. Die andere Seite kann nur abwehren, und am Ende ist es eine Drohung zu viel.
puzzle-why-cutting = Jeder deiner Züge droht, sofort zu gewinnen, und einer trennt Steine ab. Die andere Seite kann nur abwehren, und am Ende ist es eine Drohung zu viel.
puzzle-why-leave = Jedes Kreuz gibt hier mehr auf, als es bringt. Wer wartet, behält die besseren Zahlen.
puzzle-why-fail = Ein Fehlwurf kostet 5 Punkte, aber jedes Kreuz würde hier auf Dauer mehr kosten.
puzzle-why-lock = Das Schloss zählt als eigenes Kreuz: zwei Kreuze auf einmal.
puzzle-why-lucky = Mit einer Glückszahl wird die nächste Zahl ihrer Reihe angekreuzt: Nichts wird übersprungen.
puzzle-brings = { $choice }: sofort { $points ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}, { $skips ->
    [0] keine Zahl wird übersprungen
    [one] eine Zahl wird übersprungen
   *[other] { $skips } Zahlen werden übersprungen
}.
puzzle-proven = Gegen jede Verteidigung bewiesen.
puzzle-exact = Diese Werte sind exakt.
puzzle-measured = Gemessen in Tausenden von Spielen des stärksten Bots gegen sich selbst.
puzzle-steps = Zug für Zug
puzzle-step = { $number } von { $all } · { $name }: { $move }
puzzle-all-solved = { $count ->
    [one] Das einzige Rätsel dieser Art ist gelöst.
   *[other] Alle { $count } Rätsel dieser Art sind gelöst.
}
puzzle-again = Noch einmal lösen
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-none = Für { $game } gibt es noch keine Rätsel.
puzzle-delete = Fortschritt löschen
puzzle-delete-note = Dieser Browser vergisst deine Serie und alles, was du in { $game } gelöst hast. Das lässt sich nicht rückgängig machen.
puzzle-deleted = Dein Fortschritt ist gelöscht.

## Zettel: wie sie heißen, und was an einem falsch sein kann

sheet-qwixx = klassischer Zettel
sheet-mixx-colours = Mixx, Farben gemischt
sheet-mixx-numbers = Mixx, Zahlen gemischt
sheet-own = eigener Zettel
sheet-row = Reihe { $row }
sheet-read = { $name }: { $rows }; Fehlwürfe { $failed }
sheet-read-row = Reihe { $row } { $crossed }
told-lock = Reihe { $row } ist abgeschlossen ({ $names }); ihr Würfel ({ $colour }) kommt aus dem Spiel.
told-lock-only = Reihe { $row } ist abgeschlossen ({ $names }); ihr Würfel ({ $colour }) ist schon aus dem Spiel.
reason-colour-left = Der Würfel dieser Farbe ist aus dem Spiel; das Feld lässt sich nur noch mit der Summe der weißen Würfel ankreuzen
fault-header-refused = Die Kopfzeile { $name } gehört nicht zu { $game }
fault-sheet-word = Reihe { $row }, Feld { $field }: „{ $found }“ ist kein Feld. Ein Feld ist eine Farbe r, y, g oder b und eine Zahl, zum Beispiel r5, oder eine Folge wie r2-12
fault-sheet-setting = „{ $found }“ steht am falschen Platz: faces, locking und needed stehen höchstens einmal, in dieser Reihenfolge, vor den Reihen
fault-sheet-faces = „{ $found }“ geht nicht: Würfel haben 2 bis 8 Seiten
fault-sheet-locking = „{ $found }“ geht nicht: Eine Reihe wird mit ihrem letzten Feld oder mit einem der beiden letzten abgeschlossen
fault-sheet-needed = „{ $found }“ geht nicht: Die Zahl der Kreuze, die vor dem Abschließen nötig sind, ist 0 oder mehr
fault-sheet-number = Reihe { $row }, Feld { $field }, { $found }: Diese Würfel ergeben Zahlen von 2 bis { $most }
fault-sheet-twice = Reihe { $row }, Feld { $field }, { $found }: Jedes Feld darf nur einmal auf einem Zettel stehen
fault-sheet-rows = Ein Zettel hat zwei bis vier Reihen, getrennt durch /
fault-sheet-fields = Reihe { $row }: Eine Reihe hat zwei bis fünfzehn Felder
fault-sheet-locking-fields = Reihe { $row }: Eine Reihe braucht mehr Felder als nur die, die sie abschließen
fault-sheet-no-lock = Keine Reihe dieses Zettels lässt sich abschließen: Mindestens eine braucht vor den letzten Feldern so viele Felder, wie Kreuze nötig sind
fault-sheet-name = Einen Zettel „{ $found }“ gibt es nicht. Es gibt { $names }; oder schreib einen eigenen wie r2-12 / y2-12 / g12-2 / b12-2

worth-title = Was ist der Zettel wert?
worth-exact = Perfektes Spiel allein
worth-simulated = Ein Bot allein (zu groß zum Lösen)
worth-points = Punkte je Person
worth-throws = Würfe je Spiel
worth-failed = Fehlwürfe
worth-by-failed = Spiele, die durch Fehlwürfe enden
worth-by-rows = Spiele, die durch abgeschlossene Reihen enden
worth-first = Siege der Person, die beginnt
worth-by-colour = Punkte nach Farbe
worth-by-number = Punkte nach Zahl
worth-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
worth-exact-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Browser: the Daily, loaded with its page. $points, $best and $players are numbers, $time is a day and a time.

daily-intro = Eine Partie { $game } allein, mit denselben Würfen für alle auf diesem Server. Ein Versuch zählt, und nichts lässt sich zurücknehmen.
daily-play = Spielen
daily-waits = Deine heutige Partie wartet auf dich.
daily-gone = Deine heutige Partie wurde gelöscht oder einem Bot überlassen, deshalb zählt sie nicht.
daily-known = Die Würfe dieses Tages sind schon öffentlich, deshalb zählt er nicht mehr.
daily-next = Das nächste Tagesspiel beginnt: { $time }
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-best = { $result ->
    [more] Die beste Strategie holt aus diesen Würfen { $best }. Du warst besser!
    [same] Die beste Strategie holt aus diesen Würfen { $best }, genau wie du.
   *[less] Die beste Strategie holt aus diesen Würfen { $best }. Auch sie kennt die nächsten Würfe nicht, du kannst sie also schlagen.
}
daily-best-waits = Was die beste Strategie aus diesen Würfen holt, wird gerade berechnet.
daily-estimate = Berechnet mit den fast exakten Werten, die zum Spiel gehören.
daily-streak = Serie: { $days }
daily-streak-note = In jeder Woche darfst du einen Tag auslassen.
daily-all = So haben alle abgeschnitten
daily-all-few = { $players ->
    [one] Heute hat vor dir noch niemand gespielt. Sobald es zehn sind, siehst du hier, wie alle abgeschnitten haben.
   *[other] { $players } Leute haben gespielt. Sobald es zehn sind, siehst du hier, wie alle abgeschnitten haben.
}
daily-all-note = { $players } Leute haben gespielt. Die Hälfte hat { $middle } Punkte oder mehr.
daily-bar = { $from } bis { $to } Punkte: { $players }
daily-share = Crosshex, Tagesspiel vom { $day }. Punkte: { $points }
daily-share-best = Beste Strategie: { $best }
daily-square = Ein Quadrat für jeden Wurf: Es zeigt, wie gut du entschieden hast, und verrät keinen Wurf.
daily-past = Frühere Tage
daily-past-note = Ihre Würfe kannst du zum Üben spielen, sobald die Startzahl öffentlich ist. Das zählt nicht.
daily-practise = Üben
daily-more = Alle zeigen
daily-puzzle = Rätsel des Tages ({ $game })
daily-dice = Dieselben Würfe für alle: der Beweis
daily-dice-note = Alle Würfe eines Tages folgen aus einer geheimen Startzahl. Ihr Fingerabdruck ist eine Woche vor dem Tag öffentlich, die Startzahl einen Tag danach. Die Würfe standen also vorher fest. Was kein Beweis zeigen kann: dass niemand sie erfahren hat.
daily-fingerprint = Fingerabdruck vom { $day }
daily-doubt = Trau diesen Würfeln nicht: Vor einigen Tagen hat dieser Browser für diesen Tag einen anderen Fingerabdruck gesehen.
daily-off = Auf diesem Server gibt es kein Tagesspiel.
web-sheets = Zettel-Werkstatt
web-sheets-note = Gib den Zettel ein, den du zu Hause hast, oder stell einen eigenen zusammen. Sieh, was er wert ist, und spiel darauf.
web-sheets-other = Anderer Zettel …
# The workshop: a sheet that people type or put together.
workshop-start = Beginnen mit
workshop-random = Zufälliger Zettel
workshop-random-value = Vorab gelöst: Perfektes Spiel allein bringt darauf { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
workshop-empty = Leere Reihen
workshop-notation = Der Zettel in einer Zeile
workshop-notation-note = Die Farben sind r (rot), y (gelb), g (grün) und b (blau). r2-12 sind die roten Felder von 2 bis 12, r5 ist ein einzelnes Feld, und / beginnt die nächste Reihe.
workshop-possible = Dieser Zettel ist möglich.
workshop-drawn = Der Zettel, wie er gespielt wird
workshop-row = Reihe
workshop-row-add = Reihe anfügen
workshop-row-remove = Reihe { $row } entfernen
workshop-colour = Farbe
workshop-add = Feld anfügen
workshop-left = Nach links
workshop-right = Nach rechts
workshop-remove = { $field } entfernen
workshop-remove-none = Feld entfernen
workshop-faces = Seiten der Würfel
workshop-locking = Letzte Felder, die abschließen
workshop-needed = Nötige Kreuze zum Abschließen
workshop-said-added = { $field } in Reihe { $row } angefügt
workshop-said-removed = { $field } entfernt
workshop-said-behind = Das nächste Feld kommt hinter: { $field }
workshop-then = Was du damit tun kannst
workshop-play = Darauf spielen
workshop-link = Link zu diesem Zettel
workshop-link-note = Der Link selbst enthält den Zettel. Gespeichert wird nichts.
workshop-asked = Der Server wird gefragt …
# $before is how many sheets of other people come first.
workshop-waiting = { $before ->
    [0] Es geht los …
    [one] Ein Zettel kommt vorher dran.
   *[other] { $before } Zettel kommen vorher dran.
}
workshop-solving = Perfektes Spiel wird berechnet: { $done }
workshop-playing = Bots spielen darauf: { $done }
workshop-done = Die Zahlen sind da.
workshop-worth-note = Das kann einige Minuten dauern. Es endet, wenn du die Seite verlässt.
workshop-picture = { $name }, mit den Punkten, die jedes Feld bringt
workshop-picture-note = Je höher der Balken in einem Feld, desto mehr Punkte bringt sein Kreuz. Alle Zahlen außer der zum perfekten Spiel stammen aus Partien zweier Bots der Stufe „schwer“.
workshop-json = Zahlen speichern
workshop-stop = Anhalten
workshop-close = Schließen
workshop-letter = { $letter ->
    [r] rot
    [y] gelb
    [g] grün
   *[b] blau
}
workshop-colour-name = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}

## Browser: own record

me-empty = Noch kein Spiel beendet
me-empty-note = Spiel ein Spiel zu Ende: Dann erscheint es hier von selbst, mit deinen Punkten, deinem Glück und wie gut du entschieden hast. Du brauchst kein Konto, und niemand sonst sieht es.
me-alone-sees = Nur du siehst diese Seite. Spiele bleiben, bis du sie löschst oder ein Jahr lang nicht kommst.
me-off = Dieser Server behält keine beendeten Spiele.
me-games = Spiele
me-won = Gewonnen
me-mean = Im Schnitt
me-best = Bestwert
me-spread = Deine Punkte: wie viele Spiele mit wie vielen endeten
me-against = Gegen
me-deleted = jemand
me-alone = allein
me-players = { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu { $seats }
}
me-deciding = Wie gut du entscheidest
me-deciding-note = Was dich eine Entscheidung im Schnitt kostet, wenn du die Wahl hattest. Weniger ist besser.
me-interval = { $low } bis { $high }
me-from = Ausgewertete Spiele: { $games }. Nötig: { $needed }
me-like-level = Etwa so gut wie dieser Bot: { $level }
me-change = Die spätere Hälfte deiner Spiele im Vergleich zur früheren: { $change }
me-next-level = Vorschlag für dein nächstes Spiel: { $level }
me-course = Glück und Entscheidungen, Spiel für Spiel
me-course-note = Nach oben gewonnen, nach unten verloren; ganz rechts steht das letzte Spiel.
me-luck = Glück
me-own = Entscheidungen
me-dice = Deine Würfel
me-dice-note = Alle Würfel, die der Server in deinen Spielen geworfen hat. Gestrichelt ist das Erwartete.
me-dice-chance = Faire Würfel weichen in { $chance } aller Fälle mindestens so stark ab.
me-latest = Letzte Spiele
me-replay = Nachspielen
me-review = Auswerten
me-wanted = Wird ausgewertet
me-reviews = Spiele mit Würfeln werden von selbst ausgewertet, solange kein Bot nachdenkt: höchstens { $most } am Tag. Heute: { $today }
me-mistakes = Meine Fehler
me-practise = Üben
me-mistakes-note = Jetzt fällig: { $due }. Insgesamt: { $all }
me-none-due = Gerade nichts zu üben
me-none-due-note = Deine Fehler kommen aus ausgewerteten Spielen. Jeder kommt nach 1, 3, 7 und 30 Tagen wieder, bis du ihn fünfmal nacheinander richtig beantwortet hast.
me-next-due = Der nächste: { $when }
me-a-mistake = Hier hast du einen Fehler gemacht
me-a-puzzle = Ein ähnliches Rätsel
me-left = Noch { $left }
me-save-text = Als Partien speichern
me-save-json = Als JSON speichern
me-delete = Alles löschen
me-delete-note = Deine beendeten Spiele, was Auswertungen über sie sagten, deine Punkte im Tagesspiel und Tische, an denen sonst niemand spielt. Dein Name verschwindet aus den beendeten Spielen der anderen. Deine anderen Geräte werden entfernt.
me-gone = Alles ist gelöscht.
me-store-note = Es gibt keine Konten. Das ist alles, was der Server behält, und wie lange.
me-store-cookie = Ein Cookie mit einer Zufallszahl statt eines Kontos: Wer es hat, hat deine Plätze. Es gilt bis ein Jahr nach deinem letzten Besuch. Der Server behält nur einen Fingerabdruck davon.
me-store-tables = Tische: wer spielt, unter den eingegebenen Namen, und was sie gespielt haben. Bis ihr Besitzer sie löscht oder sie so viele Tage niemand benutzt hat: { $days }. Ein Tisch, dessen Uhr läuft, bleibt.
me-store-games = Beendete Spiele, für jeden, der mitgespielt hat: das Ergebnis, die Partie und was eine Auswertung sagte. Bis du sie löschst oder ein Jahr lang nicht kommst.
me-store-daily = Das Tagesspiel: für jeden Tag der Tisch und die Punkte von jedem, der gespielt hat, ohne Namen. 400 Tage lang oder bis du alles löschst.
me-store-devices = Wenn du mehrere Geräte verbindest: für jedes ein Fingerabdruck seines Cookies, sein Name wie „Firefox, Android“ und der Tag. Bis du es entfernst oder ein Jahr lang nicht kommst.
me-store-reviews = Auswertungen, um die jemand gebeten hat, ohne Namen, und geteilte Spielblöcke: bis sie so viele Tage niemand benutzt hat: { $days }
me-store-browser = In diesem Browser: deine Einstellungen, gelöste Rätsel und Lektionen und Spielblöcke. Der Server bekommt sie nicht.
me-store-others = Die Seite lädt nichts von anderen Servern, und niemand zählt deine Besuche. Wer diesen Server betreibt, kann Anfragen protokollieren.
me-device-note = Handy und Computer als eine Person: dieselben Plätze, dieselben Spiele, dasselbe Tagesspiel. Ohne Konto und ohne Passwort.
me-device-list = Deine Geräte
me-device-here = dieses hier
me-device-since = verbunden am { $date }
me-device-remove = Entfernen
me-device-remove-note = Ein entferntes Gerät hat danach wieder seine eigenen Plätze und Spiele. Hast du eines verloren, entferne es hier.
me-device-add = Ein anderes Gerät verbinden
me-device-add-note = Das andere Gerät bekommt deine Plätze und deine Spiele. Vorher sagst du hier Ja.
me-device-show = Code zeigen
me-device-type-there = Scanne das mit dem anderen Gerät. Oder öffne dort diese Seite und gib den Code ein:
me-device-until = Gilt für ein Gerät, bis { $time }.
me-device-end = Code löschen
me-device-asks = { $name } möchte verbunden werden
me-device-asks-note = Sag nur Ja, wenn es dein eigenes Gerät ist und wenn es dieselbe Zahl zeigt:
me-device-yes = Ja, es ist meins
me-device-no = Nein
me-device-join = Dieses Gerät mit einem anderen verbinden
me-device-join-note = Das andere Gerät zeigt den Code. Danach hat dieses hier die Plätze und die Spiele des anderen. Was es selbst hat, bleibt gespeichert und kommt zurück, wenn du es dort entfernst.
me-device-code = Code
me-device-connect = Verbinden
me-device-wait = Sag jetzt auf dem anderen Gerät Ja, wenn es diese Zahl zeigt:
me-device-refused = Das andere Gerät hat Nein gesagt.
me-device-ended = Niemand hat rechtzeitig Ja gesagt. Hol dir einen neuen Code.
me-device-done = Dieses Gerät ist verbunden.
