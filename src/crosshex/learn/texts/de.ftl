# Die Texte der Lektionen. Jeder Schritt hat eine Aufgabe und je einen Satz zu richtigen und falschen Antworten.

## Was in jeder Lektion gesagt wird

learn-allowed = Die Regeln erlauben das, aber hier ist etwas anderes gefragt.
learn-illegal = Das ist nicht erlaubt: { $reason }.
learn-no-move = Das ist kein Zug.
learn-no-number = Antworte mit einer Zahl.

## Die Lektionen im Terminal

learn-none = Für { $game } gibt es noch keine Lektionen.
learn-how = Beantworte jeden Schritt mit einem Zug oder einer Zahl. { $skip } zeigt die Lösung, { $quit } beendet.
learn-step = Schritt { $number } von { $all }
learn-you = Du
learn-answer = Die Lösung ist { $answer }.
learn-done = Geschafft: { $right } von { $all } gleich beim ersten Versuch.
learn-over = Das war’s. Jetzt spielen: crosshex play { $game }

## Qwixx

learn-qwixx-goal = Kreuze so viele Zahlen an, wie du kannst, in jeder Reihe von links nach rechts, und schließe Reihen ab. Jedes weitere Kreuz in einer Reihe ist mehr wert. Wer die meisten Punkte hat, gewinnt.
learn-qwixx-goal-sheet = Ein Zettel am Ende: Rot ist abgeschlossen, und die neun Kreuze dort sind 45 Punkte wert. Mit den anderen Reihen, minus 5 für einen Fehlwurf, sind es 97.
learn-qwixx-basics = Kreuze, Schlösser und Punkte
learn-qwixx-basics-sum = Die weißen Würfel zeigen 4 und 1. Alle dürfen die Summe in einer Reihe ankreuzen. Kreuze sie dort an, wo du die wenigsten Zahlen überspringst.
learn-qwixx-basics-sum-right = Rot und Gelb beginnen mit 2, dort überspringt die 5 nur drei Zahlen. Was du überspringst, ist verloren: Angekreuzt wird von links nach rechts.
learn-qwixx-basics-sum-wrong = Das geht, aber Grün und Blau beginnen mit 12: Die 5 würde sieben Zahlen überspringen, und die wären verloren.
learn-qwixx-basics-sum-wrong-long = Das geht, aber Grün und Blau beginnen mit 16: Die 5 würde elf Zahlen überspringen, und die wären verloren.
learn-qwixx-basics-sum-wrong-nothing = Du musst nichts ankreuzen, aber die 5 passt in zwei Reihen gut. Kreuze sie an.
learn-qwixx-basics-left = Die Summe der weißen Würfel ist 6. Die rote 6 steht links von deiner 7 und ist verloren. Kreuze die 6 dort an, wo du die wenigsten Zahlen überspringst.
learn-qwixx-basics-left-right = Rechts von der gelben 4 überspringt die 6 nur die 5.
learn-qwixx-basics-left-wrong = Das überspringt viele Zahlen. In einer Reihe steht dein letztes Kreuz viel näher an der 6.
learn-qwixx-basics-left-wrong-nothing = Du musst nichts ankreuzen, aber in einer Reihe überspringt die 6 nur eine einzige Zahl.
learn-qwixx-basics-colour = Du hast gewürfelt, also hast du eine zweite Aktion: Zähle einen weißen Würfel und einen Farbwürfel zusammen und kreuze die Summe in der Reihe dieser Farbe an. Finde die Summe, die nichts überspringt.
learn-qwixx-basics-colour-right = Weiß 4 und Blau 6 ergeben die blaue 10, gleich neben deiner 11. Diese Aktion hat nur, wer gewürfelt hat.
learn-qwixx-basics-colour-wrong = Die Summe stimmt, aber sie überspringt Zahlen. Eine Reihe geht ohne Lücke weiter.
learn-qwixx-basics-colour-wrong-nothing = Du musst hier nichts ankreuzen, weil du schon in Aktion 1 ein Kreuz gemacht hast. Es gibt aber ein Kreuz, das nichts überspringt.
learn-qwixx-basics-failed = Du hast gewürfelt, mit den weißen Würfeln nichts angekreuzt, und keine Summe mit einem Farbwürfel passt. Was bleibt?
learn-qwixx-basics-failed-right = Ein Fehlwurf kostet 5 Punkte. Es gibt ihn nur, wenn du gewürfelt und gar nichts angekreuzt hast.
learn-qwixx-basics-nothing = Jemand anderes hat gewürfelt, die Summe der weißen Würfel ist 11. Was kostet dich am wenigsten?
learn-qwixx-basics-nothing-right = Nichts anzukreuzen. Wenn andere würfeln, bekommst du dafür nie einen Fehlwurf.
learn-qwixx-basics-nothing-wrong = Das darfst du, aber für ein Kreuz gibst du mindestens sechs Zahlen auf. Es war nicht dein Wurf: Nichts anzukreuzen kostet nichts.
learn-qwixx-basics-lock = Die Summe der weißen Würfel ist 12. Die letzte Zahl schließt eine Reihe ab, aber erst mit fünf Kreuzen darin. Schließe eine Reihe ab.
learn-qwixx-basics-lock-right = Gelb hatte fünf Kreuze. Mit der 12 wird das Schloss angekreuzt, es zählt als weiteres Kreuz; der gelbe Würfel kommt aus dem Spiel.
learn-qwixx-basics-lock-wrong = Ein gutes Kreuz am Anfang der Reihe, aber eine andere lässt sich jetzt abschließen.
learn-qwixx-basics-lock-wrong-nothing = Das darfst du, aber eine Reihe lässt sich jetzt abschließen: Das sind zwei Kreuze auf einmal.
learn-qwixx-basics-closed = Die andere Person hat Grün abgeschlossen: Die Reihe ist für alle gesperrt, ihr Würfel ist aus dem Spiel. Die Summe der weißen Würfel ist 7. Kreuze sie an, ohne etwas zu überspringen.
learn-qwixx-basics-closed-right = Die gelbe 7 steht gleich neben deiner 6.
learn-qwixx-basics-closed-wrong = Das überspringt Zahlen. Eine Reihe geht mit der 7 weiter.
learn-qwixx-basics-closed-wrong-nothing = Das darfst du, aber die 7 passt, ohne etwas zu überspringen.
learn-qwixx-basics-count = Zähle: Ein Kreuz in einer Reihe ist 1 Punkt, zwei sind 1 + 2, drei sind 1 + 2 + 3 und so weiter. Was sind die sechs Kreuze in der roten Reihe wert?
learn-qwixx-basics-count-right = 1 + 2 + 3 + 4 + 5 + 6 = 21. Jedes weitere Kreuz einer Reihe ist mehr wert als das vorige.
learn-qwixx-basics-count-wrong = Nein: Zähle die Zahlen von 1 bis zur Anzahl der Kreuze zusammen.
learn-qwixx-basics-total = Vier Kreuze in Rot, drei in Gelb und zwei Fehlwürfe, die je 5 kosten. Wie viele Punkte sind das zusammen?
learn-qwixx-basics-total-right = 10 + 6 − 10 = 6. Zwei Fehlwürfe können eine ganze Reihe kosten.
learn-qwixx-basics-total-wrong = Nein: Vier Kreuze sind 1 + 2 + 3 + 4, drei sind 1 + 2 + 3, und jeder Fehlwurf zieht 5 ab.
learn-qwixx-basics-end = Grün ist schon abgeschlossen. Das Spiel endet, sobald eine zweite Reihe abgeschlossen wird, und du liegst vorn. Beende es.
learn-qwixx-basics-end-right = Mit dem zweiten Schloss ist das Spiel sofort aus. Ein vierter Fehlwurf beendet es auch.
learn-qwixx-basics-end-wrong = So ginge das Spiel weiter, und die anderen könnten aufholen. Du kannst eine Reihe abschließen.

## Longo

learn-longo-goal = Kreuze so viele Zahlen an, wie du kannst, in jeder Reihe von links nach rechts, und schließe Reihen ab. Zwei eigene Glückszahlen geben dir Kreuze, die nichts überspringen. Wer die meisten Punkte hat, gewinnt.
learn-longo-goal-sheet = Ein Zettel am Ende: Rot ist abgeschlossen, und die zehn Kreuze dort sind 55 Punkte wert. Mit den anderen Reihen, minus 5 für einen Fehlwurf, sind es 120.
learn-longo-lucky = Längere Reihen und Glückszahlen
learn-longo-lucky-far = Die Würfel haben acht Seiten, die Reihen gehen bis 16. Die Summe der weißen Würfel ist 14. Kreuze sie dort an, wo du die wenigsten Zahlen überspringst.
learn-longo-lucky-far-right = Rechts von der gelben 12 überspringt die 14 nur die 13.
learn-longo-lucky-far-wrong = Das überspringt viele Zahlen. In einer Reihe steht dein letztes Kreuz nah an der 14.
learn-longo-lucky-far-wrong-nothing = Das darfst du, aber in einer Reihe überspringt die 14 nur eine einzige Zahl.
learn-longo-lucky-lucky = Deine Glückszahlen sind 6 und 11, die Summe der weißen Würfel ist 6. Statt der 6 darfst du in der Reihe mit den wenigsten Kreuzen die nächste Zahl ankreuzen. Nutze dein Glück.
learn-longo-lucky-lucky-right = Grün war leer, also war die erste Zahl dran: 16. Nichts wurde übersprungen.
learn-longo-lucky-lucky-wrong = Die 6 ist erlaubt, aber sie überspringt Zahlen. Nutze die Glückszahl: Suche die Reihe mit den wenigsten Kreuzen.
learn-longo-lucky-lucky-wrong-nothing = Das darfst du, aber deine Glückszahl gibt ein Kreuz, das nichts überspringt.
learn-longo-lucky-fewest = Die Summe der weißen Würfel ist 8, deine Glückszahl. Nur die Reihe mit den wenigsten Kreuzen zählt. Welche Zahl bekommst du dort?
learn-longo-lucky-fewest-right = Blau hat nur ein Kreuz, also ist Blau dran: Rechts von der 15 kommt die 14.
learn-longo-lucky-fewest-wrong = Die 8 ist erlaubt, aber deine Glückszahl ist hier besser: Sie überspringt nichts.
learn-longo-lucky-fewest-wrong-nothing = Das darfst du, aber deine Glückszahl gibt ein Kreuz, das nichts überspringt.
learn-longo-lucky-others = Jemand anderes hat gewürfelt, die Summe der weißen Würfel ist 5: Deine Glückszahl gilt bei jedem Wurf. Zwei Reihen haben die wenigsten Kreuze, wähle eine davon.
learn-longo-lucky-others-right = Haben mehrere Reihen die wenigsten Kreuze, darfst du wählen.
learn-longo-lucky-others-wrong = Das darfst du, aber deine Glückszahl gibt dir ein Kreuz, das nichts überspringt.
learn-longo-lucky-lock = Die Summe der weißen Würfel ist 15. Jede der beiden letzten Zahlen schließt eine Reihe ab, wenn sechs Kreuze darin sind. Schließe eine ab.
learn-longo-lucky-lock-right = Rot hatte sechs Kreuze: Die 15 und das Schloss sind angekreuzt, und die Reihe ist für alle abgeschlossen.
learn-longo-lucky-lock-wrong = Das darfst du, aber eine deiner Reihen lässt sich jetzt abschließen.
learn-longo-lucky-count = Die rote Reihe ist abgeschlossen: Acht Zahlen und das Schloss sind angekreuzt. Was ist sie wert?
learn-longo-lucky-count-right = Das Schloss zählt als Kreuz: 1 + 2 + … + 9 = 45.
learn-longo-lucky-count-wrong = Nein: Zähle die angekreuzten Zahlen und das Schloss; dann zähle alle Zahlen von 1 bis dahin zusammen.

## Six

learn-six-goal = Schwarz und Rot legen abwechselnd Steine. Wer zuerst sechs eigene in einer Linie, in einem Dreieck oder in einem Kreis hat, gewinnt.
learn-six-goal-line = Linie: sechs in gerader Reihe
learn-six-goal-triangle = Dreieck: drei, zwei und eins
learn-six-goal-ring = Kreis: sechs um ein Feld
learn-six-basic = Linien, Dreiecke, Kreise
learn-six-basic-first = Du spielst Schwarz und beginnst. Dein erster Stein muss den roten mit einer Kante berühren und darf den schwarzen nicht berühren. Lege ihn.
learn-six-basic-first-right = Es gibt genau drei solche Felder. Von jetzt an darfst du einen Stein überall hinlegen, wo er einen anderen berührt, gleich welcher Farbe.
learn-six-basic-line = Sechs deiner Steine in gerader Reihe gewinnen. Fünf hast du. Vollende die Linie.
learn-six-basic-line-right = Eine Linie aus sechs Steinen. Sie darf in jeder der drei Richtungen verlaufen.
learn-six-basic-line-wrong = So werden es keine sechs in einer Reihe. An einem Ende deiner fünf liegt ein roter Stein: Das andere ist frei.
learn-six-basic-triangle = Drei, zwei und eins ergeben ein Dreieck. Fünf seiner Steine liegen schon. Vollende es.
learn-six-basic-triangle-right = Ein Dreieck aus sechs Steinen gewinnt, wohin es auch zeigt.
learn-six-basic-triangle-wrong = Nicht dort. Sieh dir deine Reihen aus drei und zwei Steinen an: An der Spitze fehlt ein Stein.
learn-six-basic-ring = Sechs Steine rund um ein Feld ergeben einen Kreis. Was in der Mitte liegt, ist egal. Vollende ihn.
learn-six-basic-ring-right = Ein Kreis. Er wird am leichtesten übersehen, weil die Mitte rot sein darf.
learn-six-basic-ring-wrong = Nicht dort. Deine fünf liegen um einen roten Stein: Welches seiner sechs Nachbarfelder ist noch frei?
learn-six-basic-bar = Rot hat fünf in einer Reihe und gewinnt mit dem nächsten Stein. Blockiere die Reihe.
learn-six-basic-bar-right = Jetzt sind beide Enden zu. Achte vor jedem eigenen Zug auf solche Fünferreihen.
learn-six-basic-bar-wrong = Dann legt Rot den sechsten Stein in die Reihe und gewinnt. Ein Ende ist frei.
learn-six-basic-two = Du hast vier in einer Reihe, und beide Enden sind frei. Schaffe zwei Drohungen auf einmal: Rot kann nur eine abwehren.
learn-six-basic-two-right = Fünf in einer Reihe mit zwei freien Enden: Welches Rot auch schließt, du nimmst das andere. Spiele, die schon beim Legen enden, entscheidet fast immer eine doppelte Drohung.
learn-six-basic-two-wrong = Das kann Rot noch aufhalten. Verlängere deine Reihe so, dass beide Enden gewinnen.
learn-six-basic-move = Alle Steine liegen auf dem Tisch: Jetzt bewegst du einen deiner Steine. Vollende ein Dreieck.
learn-six-basic-move-right = Jeder Stein, den das Dreieck nicht braucht, wäre richtig gewesen.
learn-six-basic-move-wrong = Das gewinnt nicht. Suche rechts fünf Steine eines Dreiecks und füge den sechsten hinzu.
learn-six-basic-together = Nach den Grundregeln darfst du einen Stein nur nehmen, wenn die anderen ohne ihn zusammenhalten. Nimm einen, den du nehmen darfst, und vollende das Dreieck.
learn-six-basic-together-right = Die Steine, die alles zusammenhalten, mussten bleiben. Ein Stein, der zwei Teile verbindet, darf nicht genommen werden, weder deiner noch ein gegnerischer.
learn-six-basic-together-wrong = Das gewinnt nicht. Suche rechts fünf Steine eines Dreiecks.
learn-six-advanced = Gruppen abtrennen
learn-six-advanced-cut = Nach den Profiregeln darfst du jeden deiner Steine nehmen. Fallen die anderen auseinander, bleibt nur die größte Gruppe. Trenne die drei roten Steine rechts ab und verliere keinen eigenen.
learn-six-advanced-cut-right = Die kleine Gruppe ist für immer aus dem Spiel, und deine Steine sind noch alle da.
learn-six-advanced-cut-wrong = Damit wird nichts abgetrennt. Die roten rechts hängen nur an einem einzigen deiner Steine.
learn-six-advanced-cut-wrong-own = Das trennt die roten ab, aber auch einen eigenen. Nimm den Stein, der direkt bei ihnen liegt.
learn-six-advanced-few = Wer nur noch fünf Steine oder weniger hat, hat verloren. Rot hat sieben. Gewinne das Spiel.
learn-six-advanced-few-right = Zwei rote Steine kamen aus dem Spiel, und fünf sind zu wenig.
learn-six-advanced-few-wrong = Rot hat immer noch mehr als fünf. Trenne die zwei rechts ab.
learn-six-advanced-least = Wie viele Steine musst du mindestens behalten, um nicht so zu verlieren?
learn-six-advanced-least-right = Sechs: Fünf sind zu wenig. Der Stein in deiner Hand zählt als deiner.
learn-six-advanced-least-wrong = Nein: Mit fünf oder weniger hat eine Seite verloren.
learn-six-advanced-keep = Sind die größten Gruppen gleich groß, wählst du, welche bleibt. Trenne so, dass Rot zu wenige behält.
learn-six-advanced-keep-right = Die Gruppe, die bleibt, hat zu wenige rote Steine. Sind die größten Gruppen gleich groß, wählt, wer den Stein bewegt hat.
learn-six-advanced-keep-wrong = Rot hat noch genug Steine. Suche den Stein, der die beiden Hälften verbindet.
learn-six-advanced-keep-wrong-other = Die falsche Hälfte bleibt: Nun hast du zu wenige. Nimm denselben Stein und behalte deine Hälfte.
learn-six-advanced-shape = Eine Figur gewinnt, bevor etwas anderes zählt, auch wenn im selben Zug Steine aus dem Spiel kommen. Vollende die Linie.
learn-six-advanced-shape-right = Die Linie ist vollständig, also ist das Spiel gewonnen.
learn-six-advanced-shape-wrong = Das ist keine Linie. Deine fünf liegen in einer Reihe: Bringe einen sechsten von außen.

## Other sheets

learn-mixx-colours-goal = Qwixx auf einem Zettel, dessen Reihen dreimal die Farbe wechseln. Die weißen Würfel erreichen jede Reihe, ein Farbwürfel nur Felder seiner Farbe. Wer die meisten Punkte hat, gewinnt.
learn-mixx-colours-goal-sheet = Ein Zettel am Ende: Die oberste Reihe ist abgeschlossen, ihre neun Kreuze zählen 45 Punkte. Mit den anderen Reihen, minus 5 für einen Fehlwurf, macht das 91.
learn-mixx-colours-colours = Gemischte Farben
learn-mixx-colours-colours-any = Die Summe der weißen Würfel ist 5. Hier steht in jeder Reihe eine 5, jedes Mal in einer anderen Farbe, und du darfst jede nehmen. Kreuze sie dort an, wo du nichts überspringst.
learn-mixx-colours-colours-any-right = Die blaue 5 steht gleich neben deiner gelben 4. Die Summe der weißen Würfel hat keine Farbe.
learn-mixx-colours-colours-any-wrong = Das darfst du, aber in einer Reihe kommt die 5 als Nächstes. Schau rechts von deinen Kreuzen.
learn-mixx-colours-colours-field = Du hast gewürfelt: Ein weißer Würfel plus ein Farbwürfel ergibt das Feld dieser Farbe und Zahl, in welcher Reihe es auch liegt. Finde die Summe, die nichts überspringt.
learn-mixx-colours-colours-field-right = Weiß 5 und Blau 1 ergeben die blaue 6, und die steht in der obersten Reihe.
learn-mixx-colours-colours-field-wrong = Das ist erlaubt, überspringt aber Felder oder lässt ein gutes Kreuz liegen. Eine Reihe geht ohne Lücke weiter.
learn-mixx-colours-colours-lock = Die Summe der weißen Würfel ist 12. Das letzte Feld schließt eine Reihe ab, wenn dort fünf Kreuze sind. Schließe eine Reihe ab.
learn-mixx-colours-colours-lock-right = Drei Farben, eine Reihe: Sie hatte fünf Kreuze. Ihr letztes Feld ist rot, also kommt der rote Würfel aus dem Spiel. Die roten Felder anderer Reihen bleiben.
learn-mixx-colours-colours-lock-wrong = Ein Kreuz ist dort möglich, aber eine andere Reihe lässt sich jetzt abschließen.
learn-mixx-colours-colours-gone = Die andere Person hat die oberste Reihe abgeschlossen, der rote Würfel ist aus dem Spiel. Die Summe der weißen Würfel ist 8. Kreuze sie dort an, wo du nichts überspringst.
learn-mixx-colours-colours-gone-right = Die rote 8 ist noch offen: Ohne den roten Würfel erreicht sie nur die Summe der weißen Würfel.
learn-mixx-colours-colours-gone-wrong = Das überspringt etwas. Eine Reihe geht mit einer 8 weiter.
learn-mixx-numbers-goal = Qwixx auf einem Zettel mit gemischten Zahlen. Du kreuzt von links nach rechts an, und nur der Platz in der Reihe zählt. Wer die meisten Punkte hat, gewinnt.
learn-mixx-numbers-goal-sheet = Ein Zettel am Ende: Rot ist abgeschlossen, seine neun Kreuze zählen 45 Punkte. Mit den anderen Reihen, minus 5 für einen Fehlwurf, macht das 91.
learn-mixx-numbers-numbers = Gemischte Zahlen
learn-mixx-numbers-numbers-place = Die Summe der weißen Würfel ist 6. Hier zählt der Platz, nicht die Größe der Zahl. Kreuze die 6 dort an, wo du nichts überspringst.
learn-mixx-numbers-numbers-place-right = Die rote 6 kommt gleich nach der roten 10.
learn-mixx-numbers-numbers-place-wrong = Das darfst du, aber es überspringt Zahlen. In einer Reihe kommt die 6 als Nächstes.
learn-mixx-numbers-numbers-left = Die Summe der weißen Würfel ist 5. Die blaue 5 steht links von deiner 7 und ist verloren. Kreuze die 5 dort an, wo du nichts überspringst.
learn-mixx-numbers-numbers-left-right = Richtig: In der roten Reihe kommt nach der 12 die 5.
learn-mixx-numbers-numbers-left-wrong = Das darfst du, aber es überspringt mehrere Zahlen. In einer Reihe kommt die 5 als Nächstes.
learn-mixx-numbers-numbers-lock = Die Summe der weißen Würfel ist 4. Die letzten Zahlen schließen die Reihen ab: die rote 11, die gelbe 10, die grüne 3 und die blaue 4. Schließe eine Reihe ab.
learn-mixx-numbers-numbers-lock-right = Blau hatte fünf Kreuze. Das Schloss zählt als weiteres Kreuz, und der blaue Würfel kommt aus dem Spiel.
learn-mixx-numbers-numbers-lock-wrong = Das darfst du, aber eine Reihe lässt sich jetzt abschließen.
