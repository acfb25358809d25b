### Hungarian: every message of en.ftl, in the same order.
###
### Moves ($move, $moves, $cells) are notation and stay as they are.

## Games and what lies on the table

game-qwixx = Qwixx
game-longo = Qwixx Longo
game-six = Six
variant-basic = alapszabályok
variant-advanced = haladó szabályok
claim-auto = az alakzatokat a program jelenti be
claim-manual = az alakzatokat be kell jelenteni
colour-red = piros
colour-yellow = sárga
colour-green = zöld
colour-blue = kék
side-black = fekete
side-red = piros
player-you = Te
player-number = { $seat }. játékos

## Endings

ending-failed-throws = A negyedik elhibázott dobással véget ért a játék.
ending-rows-locked = Két sor lezárult: vége a játéknak.
ending-line = Elkészült egy hatos vonal.
ending-triangle = Elkészült egy háromszög.
ending-ring = Elkészült egy gyűrű.
ending-too-few-hexagons = Az egyik félnek legfeljebb öt hatszöge maradt.
ending-repetition = Ugyanaz az állás túl sokszor ismétlődött.
ending-move-limit = Túl sok lépés telt el úgy, hogy semmi sem került ki a játékból.
ending-agreement = A felek döntetlenben egyeztek meg.
ending-resignation = Az egyik fél feladta.

## What the coach says in the first games

coach-sheet-white-sum = A két fehér kocka összegét beikszelheted bármelyik sorban, de ki is hagyhatod. Ezt mindenki megteheti.
coach-sheet-others-throw = Más dobott. A fehér kockák összegét te is beikszelheted; ha kihagyod, semmit sem veszítesz.
coach-sheet-colour-sum = Te dobtál, ezért van második akciód: egy fehér meg egy színes kocka összege, az adott színű sorban.
coach-sheet-colour-field = Te dobtál, ezért van második akciód: egy fehér meg egy színes kocka összege, az adott színű és számú mezőn.
coach-sheet-second-lock = A második lezárt sorral a játéknak azonnal vége. Zárd le, ha te vezetsz.
coach-sheet-can-lock = Lezárhatsz egy sort: az utolsó szám és a lakat két iksz, a sor pedig mindenki számára lezárul.
coach-sheet-last-fail = A negyedik elhibázott dobás véget vetne a játéknak. Egyetlen iksz is elég, hogy elkerüld.
coach-sheet-failed-throw = Dobtál, nem ikszeltél, és egyik összeg sem illik: ez elhibázott dobás, 5 pont büntetéssel.
coach-sheet-fail-threatens = Színes kockával egyik összeg sem illik. Ikszeld be a fehér kockák összegét, különben elhibázott dobás: −5 pont.
coach-sheet-cross-or-fail = A saját dobásodnál még nem ikszeltél. Ha most sem teszed, az 5 pontba kerül.
coach-sheet-lucky = A fehér kockák összege a szerencseszámod: helyette beikszelheted a legüresebb sorod következő számát.
coach-sheet-skips-many = Minden iksz { $many } vagy több számot ugrana át, és azok elvesznek. Most büntetlenül kihagyhatod.
coach-sheet-left-to-right = Az ikszek balról jobbra haladnak, az átugrott szám elvész. Keresd a sort, ahol a legkevesebbet ugrod át.
coach-sheet-lucky-numbers = A szerencseszámaid: { $low } és { $high }. Ha a fehér kockák ezt adják, eggyel több lehetőséged van.
coach-sheet-lock-needs = Ez a szám lezárna egy sort: { $number }. Ahhoz előbb { $needed } iksz kell abba a sorba.
coach-sheet-skips-nothing = Itt van egy iksz, amely semmit sem ugrik át. Ez szinte mindig jó.
coach-sheet-row-closed = Lezárult egy sor, mindenki számára; a kockája kikerül a játékból. A második lezárt sor véget vet a játéknak.
coach-sheet-die-gone = Egy színes kocka kikerült, de van még ilyen színű mező: azt már csak a fehér kockák összegével ikszelheted be.
coach-sheet-lock-ready = Az egyik sorodban már { $needed } vagy több iksz van. Mostantól a jobb szélén lezárhatod.
coach-sheet-long-row = Minden iksz egy ponttal többet hoz, mint az előző a sorában. Itt az egyik { $points } pontot hoz.
coach-sheet-end-near = A játék hamar véget érhet: valaki közel jár az utolsó lakathoz vagy a negyedik elhibázott dobáshoz.
coach-six-goal = Hat saját színű hatszöggel nyersz: vonalban, háromszögben vagy gyűrűben. Rakj egyet bármelyik jelölt mezőre.
coach-six-claim = Ennél az asztalnál az alakzat csak bejelentve nyer: jelentsd be a lépéseddel együtt.
coach-six-can-win = Ezzel a lépéssel nyerhetsz. Látod, hogyan?
coach-six-two-threats = Két helyen is nyerhetnek, és csak az egyiket zárhatod el. A kettős fenyegetéssel játszmát lehet nyerni.
coach-six-bar = Már csak egy hatszögük hiányzik egy alakzathoz. Tedd oda a tiédet.
coach-six-bar-moving = Vigyázz: ha semmi sem változik, a következő lépésükkel nyernek.
coach-six-fork = Az egyik lépésed egyszerre kétszer fenyeget. Csak az egyiket zárhatják el.
coach-six-fork-coming = Vigyázz: még egy hatszöggel egyszerre kétszer fenyegethetnek. Lépj közbe.
coach-six-moving = Minden hatszöget leraktatok. Most egy sajátodat teszed másik mezőre; a csoportnak egyben kell maradnia.
coach-six-moving-advanced = Minden hatszöget leraktatok. Most egy sajátodat teszed máshová; ami leszakad a legnagyobb részről, kikerül.
coach-six-can-cut = Az egyik lépésed több hatszöget választ le tőlük, mint tőled. Azok kikerülnek a játékból.
coach-six-few-left = { $count } hatszöged maradt. Akinek { $few } vagy kevesebb van, veszít.
coach-six-touch = Egy hatszög bármelyik színt érintheti: a tieid mellett épít, az övéik mellett elzár.
coach-six-few-in-hand = Hatszögek a kezedben: { $count }. Ha mindet leraktátok, onnantól áthelyezitek őket.

## Why a move is against the rules

reason-game-over = a játéknak már vége
reason-not-to-act = ennek a játékosnak most nincs miről döntenie
reason-already-chosen = ez a játékos már választott
reason-other-game = ebben a játékban nincs ilyen lépés
reason-die-face = a kockán nincs ilyen szám
reason-die-left = a játékból kikerült kockával nem lehet dobni
reason-die-missing = minden játékban lévő kockával dobni kell
reason-no-such-number = a sorban nincs ilyen szám
reason-not-thrown = a kockákból ez a szám nem jön ki
reason-row-locked = a sor le van zárva
reason-too-far-left = az ikszek balról jobbra haladnak
reason-too-few-crosses = túl kevés iksz van a sorban a lezáráshoz
reason-not-lucky = a fehér kockák összege nem szerencseszám ezen a lapon
reason-only-action-1 = a szerencseszámok csak az 1. akcióban érvényesek
reason-not-fewest = egy másik nyitott sorban kevesebb iksz van
reason-not-next = szerencseszámmal a sor következő számát kell beikszelni
reason-failed-throw-due = az 1. akcióban semmit sem ikszeltél be: ikszelj be most egy számot, vagy jelölj be elhibázott dobást (x)
reason-no-failed-throw = elhibázott dobást csak az aktív játékos kap, ha semmit sem ikszelt be
reason-still-placing = hatszöget csak akkor lehet áthelyezni, ha már mind az asztalon van
reason-all-placed = már minden hatszög az asztalon van: helyezz át egyet
reason-occupied = a mező foglalt
reason-first-move = az első hatszögnek a piros kezdő hatszöghöz kell érnie, a feketéhez nem érhet
reason-not-touching = a mező nem érintkezik az asztalon maradó hatszögekkel
reason-no-hexagon = itt nincs felvehető hatszög
reason-not-own = ez a hatszög a másik félé
reason-same-cell = a hatszögnek másik mezőre kell kerülnie
reason-falls-apart = e nélkül a hatszög nélkül a többi szétesne
reason-keep-needed = több csoport is a legnagyobb: mondd meg, melyik maradjon
reason-keep-refused = itt nem kell csoportot választani
reason-keep-not-largest = a megadott mező egyik legnagyobb csoportban sincs benne
reason-keep-not-smallest = a megmaradó csoportot a legkisebb mezőjével kell megadni
reason-claim-is-automatic = ennél az asztalnál az alakzatokat a program jelenti be
reason-no-shape = nincs bejelenthető alakzat
reason-can-move = csak az passzolhat, akinek nincs más lépése

## What happened (terminal)

# $name is a player and may be "You": the sentences avoid verbs that change with it.
told-move = { $name }: { $move }
told-cross = { $name }: { $colour } { $number }
told-lucky = { $name }: szerencseszám, { $colour } { $number }
told-nothing = { $name }: kihagyás
told-failed-throw = { $name }: elhibázott dobás ({ $count }/4)
told-action-2 = 2. akció
told-row-locked = Lezárult sor: { $colour } (lezárta: { $names }). Az ilyen színű kocka kikerül a játékból.
told-put = { $name } ({ $side }): { $cell }
told-shift = { $name } ({ $side }): { $source } → { $target }
told-removed = Leszakadt, és kikerül a játékból: { $black } fekete, { $red } piros.
told-claim = { $name } ({ $side }): alakzatot jelent be
told-pass = { $name } ({ $side }): nincs szabályos lépés, passz
told-resigned = { $name }: feladás
told-moving-phase = Minden hatszög az asztalon van. Mostantól minden körben egy saját hatszöget kell áthelyezni.
table-intro = { $game } · { $names }
table-help = „help”: a parancsok, „rules”: a játék szabályai.

## The table in the terminal

turn-title = { $turn }. kör · { $name }
turn-thrown = { $turn }. kör · { $dice }
dice-white-sum = A fehérek összege: { $sum }
sheet-title = { $name } · { $score } pont
sheet-lucky = szerencseszámok: { $low } és { $high }
sheet-failed = elhibázott dobások
sheet-active = dob
hand-left = { $name } ({ $side }): { $count } kézben
hexagons-left = { $name } ({ $side }): { $count } az asztalon
board-legend-placing = B fekete, R piros, [ ] utolsó lépés, · ide rakhatsz
board-legend-moving = B fekete, R piros, [ ] utolsó lépés, · szabad mező, kisbetű: nem vehető fel
board-legend-plain = B fekete, R piros, [ ] utolsó lépés, · szabad mező
board-legend-targets = · ide kerülhet a hatszög innen: { $cell }, x: ami kikerülne a játékból
board-legend-winning = ( ) a nyerő alakzat
board-coords = A mezőkben q,r áll; B fekete, R piros. A coords újra elrejti a számokat.
board-task = A mezőkben q,r áll; B fekete, R piros.
board-coords-short = A mezőkben q áll, a sorok bal szélén r. Egy lépés: q,r.

## Asking

ask-throw = { $name }: dobj! Nyomj Entert.
ask-throw-dice = Dobj! Nyomj Entert.
ask-go-on = { $name } dob következőnek: nyomj Entert.
ask-own-throw = Dobj, és írd be, mit mutatnak a kockák, például: { $example }
ask-own-throw-of = { $name }: dobás! Írd be, mit mutatnak a kockák, például: { $example }
ask-own-first = Ki kezd ({ $players })? Írd be a számát:
ask-own-option = { $option }, például { $example }:
ask-own-option-of = { $option }, { $name } részére, például { $example }:
ask-move = { $name }, lépj! Lehetséges: { $moves }
ask-action-1 = { $name }, 1. akció, a fehér kockák összege { $sum }. Lehetséges: { $moves }
ask-action-2 = { $name }, 2. akció, egy fehér és egy színes kocka. Lehetséges: { $moves }
ask-put = { $name } ({ $side }), rakj le egy hatszöget: írj be egy mezőt, vagy: coords, ?, help.
ask-shift = { $name } ({ $side }), helyezz át egy hatszöget: honnan>hová, vagy egy mező, hogy lásd, hová kerülhet, coords, ?, help.
ask-claim-note = Van egy alakzatod az asztalon: jelentsd be ezzel: !
ask-pass-keyboard = Most választ: { $name }. A többiek, kérlek, forduljanak el. Nyomj Entert, ha nálad a billentyűzet.
ask-prompt = >
ask-save = Mented a játszmát? Fájlnév, vagy Enter, ha nem:
ask-quit = Kilépsz? Fájlnév: mentés és kilépés, Enter: kilépés mentés nélkül, n: a játék folytatása:
ask-draw = { $name } döntetlent ajánl. { $other }, elfogadod? (i/n)
ask-yes = i
ask-no = n
ask-step = Enter: tovább · b: vissza · e: a végére · q: kilépés

## Answers

answer-empty = Írj be egy lépést, ? a lehetségesekért, vagy help.
answer-illegal = { $move } nem szabályos: { $reason }.
answer-legal = Lehetséges: { $moves }
answer-hint = Tipp: { $bot } ezt választaná: { $move }
answer-coach = Edző: { $text }
answer-hint-thinking = { $bot } gondolkodik a tippen…
answer-hint-compiling = A kereső előkészítése folyik; erre csak egyszer, a telepítés után van szükség…
answer-hint-later = Most nincs mit eldönteni: kérj tippet, amikor te következel.
answer-hint-proven = Ez bármilyen válaszra biztosan nyer: { $moves }
answer-hint-likely = Ez valószínűleg nyer, de nincs bizonyítva.
answer-unreadable = { $text }: ezt nem értem. A ? a lépéseket, a help a parancsokat sorolja fel.
answer-unreadable-qwixx = { $text }: ezt nem értem. Sor és szám, például r5 (Longóban *g16 is), - ha kihagyod, x ha elhibázott dobás.
answer-unreadable-six = { $text }: ezt nem értem. Egy mező, például -1,0, vagy kettő, például 2,-1>0,3, vagy egy parancs: a help felsorolja őket.
answer-legal-put = { $count ->
    [one] Egy mező: { $cells }
   *[other] { $count } mező: { $cells }
}
answer-legal-take = { $count ->
    [one] Egy hatszög vehető fel: { $cells }
   *[other] { $count } hatszög vehető fel: { $cells }
}
answer-ask-cell = Írj be egy ? jelet és egy mezőt, hogy lásd, hová kerülhet az ottani hatszög.
answer-targets = { $cell } ide kerülhet: { $cells }
answer-targets-keep = { $cell }, ha { $keep } csoportja marad (írd a lépés után: ={ $keep }), ide kerülhet: { $cells }
answer-removes = Ezzel kikerül a játékból { $black } fekete és { $red } piros.
answer-no-take = { $cell } nem vehető fel: { $reason }.
answer-keep-choices = Írj a lépés után = jelet és egyet ezek közül a mezők közül: { $cells }
answer-undone = Visszavonva.
answer-nothing-to-undo = Nincs mit visszavonni.
answer-nothing-to-undo-roll = A legutóbbi dobás óta nincs mit visszavonni.
answer-own-option = Ez itt nem jó. Írj be valami ilyet: { $example }
answer-saved = Mentve ide: { $file }.
answer-not-saved = Nem sikerült menteni: { $error }
answer-save-how = Add meg, hová: save FÁJL (.json esetén JSON formában).
answer-file-exists = { $file } már létezik: válassz másik nevet.
answer-no-coords = Itt nincsenek koordináták: adj meg egy sort és egy számot.
answer-no-resign = { $game }: ebben a játékban nem lehet feladni. A quit paranccsal kiléphetsz.
answer-no-draw = { $game }: ebben a játékban nem lehet döntetlenben megegyezni.
answer-draw-refused = { $name } nem fogadja el a döntetlent.
answer-play-on = A játék folytatódik.
answer-goodbye = Viszlát!
answer-goodbye-unfinished = A játék befejezetlen marad.

## Help in the terminal

help-title = Ezeket írhatod be
help-move = egy lehetséges lépés, ahogy a ? mutatja
help-move-qwixx = r5 y12 g2 b10: szám beikszelése · *g16: szerencseszám · -: kihagyás · x: elhibázott dobás
help-move-six = -1,0: hatszög lerakása · 2,-1>0,3: áthelyezés · …=1,1: ez a csoport marad · …! vagy !: bejelentés
help-legal = a lehetséges lépések
help-own-throw = amit a saját kockáitok mutatnak
help-hint = tipp: mit lépne egy erős bot
help-legal-six = a lehetséges lépések; ? 2,-1: hová kerülhet az a hatszög
help-undo-roll = az utolsó választásod visszavonása, a következő dobásig
help-undo = az utolsó lépésed visszavonása
help-save = a játszma mentése fájlba
help-coords = a mezők koordinátáinak be- és kikapcsolása
help-score = hogyan áll a játék
help-score-qwixx = minden lap, pontokkal
help-score-six = hatszögek kézben és az asztalon
help-rules = a játék szabályai
help-resign = feladás
help-draw = döntetlen felajánlása
help-help = ez a lista
help-quit = kilépés mentéssel vagy anélkül

## The end

end-title = Vége
end-winner = A győztes: { $names }.
end-winner-you = Nyertél!
end-shared = Közös győzelem: { $names }.
end-partners = Együtt nyertek: { $names }.
end-alone = { $score } pont.
end-drawn = A játszma döntetlen.
end-failed = elhib.
end-total = összesen
end-player = játékos

## Menu

menu-title = Mit játsszunk?
menu-title-learn = Melyik játékot szeretnéd megtanulni?
menu-title-puzzle = Melyik játék feladványait szeretnéd megoldani?
menu-game = { $number }: { $game }
menu-ask-game = Szám vagy név:
menu-ask-seats = Hány játékos legyen, veled és a botokkal együtt ({ $choices })? Enter: { $default }:
menu-ask-six-variant = Melyik szabályokkal (b: alapszabályok, a: haladó szabályok)? Enter: alapszabályok:
menu-ask-level = Milyen erősek legyenek a botok (1 kezdő, 2 könnyű, 3 közepes, 4 nehéz, 5 mester)? Enter: 3:
menu-again = Ezek közül írj be egyet: { $choices }.

## Replay

replay-title = { $number }. játszma · { $game }
replay-players = Játékosok: { $names }
replay-turns = { $turns } teljes kör
replay-moves = { $turns } lépés
replay-result = Eredmény: { $result }
replay-unfinished = Nincs befejezve.
replay-position = Állás: { $position }
replay-fault = { $line }. sor, { $column }. oszlop: { $message }
fault-header-missing = hiányzik ez a fejléc: { $name }
fault-header-twice = ez a fejléc kétszer szerepel: { $name }
fault-header-value = { $name } nem lehet „{ $value }”{ $legal ->
    [none] {""}
   *[other] {"; "}lehetséges: { $legal }
}
fault-header-form = egy fejléc alakja [Név "érték"], és külön sorban áll
fault-headers-first = a játszma a fejlécekkel kezdődik, az első a [Game "…"]
fault-comment-open = az itt kezdődő megjegyzésnek nincs vége
fault-word = „{ $found }” nem illik ide{ $expected ->
    [none] {""}
   *[other] {"; "}várt: { $expected }
}
fault-ends-early = itt hiányzik valami: a kör nem teljes
fault-game-over = itt „{ $found }” áll, de a játék már véget ért
fault-illegal-move = { $found } szabálytalan: { $reason }
fault-wrong-result = { $name }: „{ $value }”, de { $expected ->
    [none] a játék nem ért véget
   *[other] a lépésekből ez következik: „{ $expected }”
}
fault-seats = ez a játék nem játszható ennyi játékossal; lehetséges: { $seats }
fault-json = ez nem egy játszma JSON-alakja
replay-good-part = A hibátlan része:
replay-none = A fájlban nincs játszma.
replay-start = Kezdet

## Puzzles in the terminal

puzzle-title = { $number }/{ $count }. feladvány · { $level }. szint · { $themes }
puzzle-seat = { $seat }. játékos dönt.
puzzle-side = Lépésre következik: { $side }
puzzle-task-win = { $moves ->
    [one] Találd meg az azonnal nyerő lépést.
   *[other] Találd meg a leggyorsabb nyerést: { $moves } saját lépés elég.
}
puzzle-task-points = Találd meg az átlagosan legtöbb pontot hozó választást.
puzzle-task-share = Találd meg a legjobb nyerési esélyt adó választást.
puzzle-help = Írj be egy lépést · ? mi lehetséges · answer: megoldás · next: következő · quit: kilépés
puzzle-right = Helyes: { $move }
puzzle-wrong = { $move } nem az. Próbáld újra, vagy írd be: answer.
puzzle-wrong-points = { $move } átlagosan { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontot veszít. Próbáld újra, vagy írd be: answer.
puzzle-wrong-share = { $move } az esélyek { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }-át veszíti el. Próbáld újra, vagy írd be: answer.
puzzle-answer = A megoldás: { $moves }
puzzle-course = A leghosszabb védekezés: { $moves }
puzzle-worth-points = Melyik mennyit ér pontban: { $moves }
puzzle-worth-share = Esélyek az egyes választások után: { $moves }
puzzle-solved = Elsőre megoldva: { $solved } / { $tried }
amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-theme-placing = lerakás
puzzle-theme-moving = áthelyezés
puzzle-theme-cutting = leválasztás
puzzle-theme-line = vonal
puzzle-theme-triangle = háromszög
puzzle-theme-ring = gyűrű
puzzle-theme-too-few-hexagons = túl kevés hatszög
puzzle-theme-white = fehér kockák
puzzle-theme-colour = színes kockák
puzzle-theme-leave = kihagyás
puzzle-theme-fail = elhibázott dobás
puzzle-theme-lock = lakat
puzzle-theme-lucky = szerencseszám
puzzle-theme-two = két játékos
puzzle-theme-mixx-colours = Mixx, kevert színek
puzzle-theme-mixx-numbers = Mixx, kevert számok

## Értékelés

review-title = { $number }. játszma értékelése · { $game }
review-learnt = Értékek: { $values } (tanult)
review-exact = Értékek: { $values } (pontos)
review-course = Hogyan alakultak az esélyek
review-course-points = Hogyan alakultak a várható pontok
review-parts = Miből áll az eredmény
review-seat = játékos
review-start = kezdet
review-luck = szerencse
review-own = saját játék
review-others = a többiek
review-error = becslési hiba
review-result = eredmény
review-adjusted = szerencse nélkül
review-grades = A döntések minősége
review-grade-best = legjobb
review-grade-good = jó
review-grade-inaccuracy = pontatlan
review-grade-mistake = hiba
review-grade-blunder = nagy hiba
review-moments = Ami eldöntötte a játszmát
review-no-moments = Egyetlen dobás vagy döntés sem emelkedik ki.
review-throw = { $ply } · dobás { $roll }: { $name } { $luck }
review-choice = { $ply } · { $name }: { $move }, jobb lett volna { $best } ({ $loss })
review-missed-win = biztos nyerés volt: { $line }
review-missed-defence = az egyetlen védekezés kimaradt: { $line }
review-likely-win = valószínű nyerés volt: { $line }
review-likely-defence = valószínűleg az egyetlen védekezés maradt ki: { $line }
review-working = { $number }. játszma értékelése

## Rules pages: words around them

rules-title = { $game }: szabályok
rules-ruling = A mi döntésünk:
rules-note = Ahol „A mi döntésünk” áll, ott olyasmit rendezünk, amit a nyomtatott szabály nyitva hagy.
rules-none = Itt nincs oldal ennek a játéknak a szabályaival: { $game }.
rules-points-crosses = iksz
rules-points-points = pont

## Rules of Qwixx

rules-qwixx-aim-title = A cél
rules-qwixx-aim = Gyűjts minél több ikszet a négy színes sorban! Minél több iksz van egy sorban, annál többet ér minden újabb, és minden dobásból mindenkinek jut valami.
rules-qwixx-sheet-title = A lap és a kockák
rules-qwixx-sheet = Mindenkinek van egy lapja négy sorral. A piros és a sárga 2-től 12-ig növekszik, a zöld és a kék 12-től 2-ig csökken. Minden sor jobb végén ott a lakatja. Alul négy mező várja az elhibázott dobásokat.
rules-qwixx-dice = Hat közönséges dobókocka van: két fehér, és minden sor színéből egy.
rules-qwixx-picture-sheet = Egy üres lap.
rules-qwixx-players = Ketten-öten játszhatjátok.
rules-qwixx-ruling-alone = Egyedül is játszhatsz, ilyenkor mindig te vagy az aktív játékos. Ugyanaz a játék, csak egy játékossal, de ez nem a hivatalos változat.
rules-qwixx-cross-title = Így ikszelünk
rules-qwixx-cross-left = Minden sorban balról jobbra haladva ikszelsz.
rules-qwixx-cross-skip = Számokat átugorhatsz, akárhányat. Ami a jobb szélső ikszedtől balra van, az végleg elveszett.
rules-qwixx-picture-skip = A piros 5-ös, majd később a piros 7-es is be van ikszelve: a 2-es, a 3-as, a 4-es és a 6-os ebben a sorban elveszett.
rules-qwixx-picture-progress = A sárga már a 10-esnél tart, ott csak a 11-es és a 12-es maradt. A zöld a 6-ostól, a kék a 10-estől jobbra folytatódik.
rules-qwixx-lock-number = A sor utolsó száma zárja le a sort: pirosban és sárgában a 12-es, zöldben és kékben a 2-es. Csak akkor ikszelheted be, ha már legalább öt ikszed van abban a sorban.
rules-qwixx-lock-field = Vele együtt rögtön beikszeled a mellette lévő lakatot is. A lakat eggyel több ikszet jelent.
rules-qwixx-turn-title = Egy kör
rules-qwixx-first = Az első aktív játékost kisorsoljátok.
rules-qwixx-turn-throw = Az aktív játékos minden játékban lévő kockával dob.
rules-qwixx-turn-action-1 = 1. akció, mindenki egyszerre: beikszelheted a két fehér kocka összegét egy tetszőleges sorban. Amíg nem döntöttél, nem láthatod, mit választanak a többiek.
rules-qwixx-turn-action-2 = 2. akció, ezután és csak az aktív játékosnak: összeadhatod egy fehér és egy színes kocka értékét, és az összeget beikszelheted az adott színű sorban.
rules-qwixx-turn-failed = Ha az aktív játékos egyik akcióban sem ikszel be semmit, egy elhibázott dobást kell bejelölnie. A többieknek soha.
rules-qwixx-turn-next = Ezután a következő játékos lesz az aktív, az óramutató járása szerint.
rules-qwixx-turn-order = Az aktív játékos már az 1. akció előtt minden kockát lát. Amit az 1. akcióban beikszel, az ugyanabban a sorban korlátozza a 2. akciót.
rules-qwixx-picture-dice = A fehér kockákon 4 és 1 áll: mindenki beikszelhet egy 5-öst. Az aktív játékos utána például a fehér 4-esből és a kék 6-osból kék 10-est ikszelhet.
rules-qwixx-lock-title = Egy sor lezárása
rules-qwixx-lock-all = Ha egy játékos lezár egy sort, az mindenki számára lezárult. A kockája azonnal kikerül a játékból, és ott többé senki sem ikszel be semmit.
rules-qwixx-lock-together = Ha a sor az 1. akcióban zárul le, mindenki lezárta, aki ugyanabban az akcióban a záró számát választotta, és megvan hozzá elég iksze; a lakatot is mindannyian megkapják. Túl kevés iksszel ez senkinek sem megy, akárki zárja is le a sort.
rules-qwixx-lock-before-action-2 = A kocka már a 2. akció előtt kikerül: az aktív játékos sem használhatja többé.
rules-qwixx-ruling-lock-stands = Ha valaki az 1. akcióban lezár egy sort, a többiek ugyanabban az akcióban hozott minden más döntése is érvényes ebben a sorban: a döntések egyszerre születnek.
rules-qwixx-picture-lock = A zöld sorban öt iksz volt, aztán a dobás 2-est adott: a 2-es és a lakat is be van ikszelve, a zöld kocka pedig kikerül a játékból.
rules-qwixx-end-title = A játék vége
rules-qwixx-end-failed = A játék azonnal véget ér, ha valaki bejelöli a negyedik elhibázott dobását,
rules-qwixx-end-rows = vagy ha két sor lezárult, és így egy második színes kocka is kikerül a játékból. Az 1. akcióban a másodikkal együtt egy harmadik sor is lezárulhat; mindegyik számít.
rules-qwixx-ruling-at-once = Az „azonnal” szó szerint értendő: ha az 1. akció véget vet a játéknak, nincs többé 2. akció, és az aktív játékos nem kap elhibázott dobást. Minden, amit abban az 1. akcióban választottatok, még számít.
rules-qwixx-score-title = Pontozás
rules-qwixx-score = Hogy egy sor hány pontot ér, az attól függ, hány iksz van benne, a lakatot is beleértve. Minden elhibázott dobás 5 pontba kerül. Akinek a legtöbb pontja van, nyer.
rules-qwixx-picture-points = Ennyit ér egy sor.
rules-qwixx-picture-score = 4 iksz a pirosban, 3 a sárgában, 7 a zöldben, 8 a kékben és két elhibázott dobás: 10 + 6 + 28 + 36 − 10 = 70.
rules-qwixx-ruling-tie = Akiknek egyformán a legtöbb pontjuk van, közösen nyernek.
rules-qwixx-notation-title = Így írjuk le a lépéseket
rules-qwixx-notation = r5 a piros 5-ös; y (sárga), g (zöld) és b (kék) a többi sor. - a kihagyás, x az elhibázott dobás. Egy dobás hat szám: fehér, fehér, piros, sárga, zöld, kék; pont áll a kikerült kocka helyén.

## Rules on other sheets

rules-sheets-title = Más lapok
rules-sheets-what = A Qwixx más lapokon is játszható: azokon, amelyeknek nevük van, és bármelyiken, amelyet te magad írsz le. Minden szabály érvényben marad, a következő értelmezéssel.
rules-sheets-rest = Ez a Qwixx, csak másik lapon. Amiről itt nem esik szó, az ugyanúgy van, mint a Qwixxben.
rules-sheets-white = A fehér kockák összegét bármelyik sorban beikszelheted: egy ilyen számú mezőn, akármilyen a színe.
rules-sheets-colour = Egy fehér meg egy színes kocka összege az adott színű és számú mezőt jelenti, akármelyik sorban van.
rules-sheets-lock = Sorok zárulnak le, nem színek. Ha egy sor lezárul, az utolsó mezőjével azonos színű kocka kikerül a játékból.
rules-sheets-gone = Az ilyen színű mezők a többi sorban nyitva maradnak: a fehér kockák összegével még beikszelhetők, színes kockával már nem.
rules-sheets-ruling-score = Egy sor pontja az ikszek számától függ, a lakatot is beleértve, akármilyen színűek.
rules-sheets-ruling-same = Ha két sor ugyanolyan színnel végződik, a második lakatnál nem kerül ki újabb kocka.
rules-mixx-colours-sheet = Minden sorban sorrendben állnak a számok, mint a Qwixxben, de a sor háromszor vált színt.
rules-mixx-colours-lock = A négy sor utolsó mezője a piros 12-es, a sárga 12-es, a zöld 2-es és a kék 2-es. Mindegyik lezárja a sorát, ha abban már öt iksz van.
rules-mixx-colours-picture = Öt iksz, aztán a piros 12-es: a felső sor lezárult, a piros kocka kikerül a játékból. Az alsó sorban a piros 9-es a fehér kockák összegével még beikszelhető.
rules-mixx-numbers-sheet = Minden sornak egy színe van, de a számai össze vannak keverve.
rules-mixx-numbers-order = Balról jobbra haladva ikszelsz. Az számít, hányadik helyen áll a szám a sorban, nem az, hogy mekkora.
rules-mixx-numbers-lock = Minden sort az utolsó száma zár le, ha abban már öt iksz van: a piros 11-es, a sárga 10-es, a zöld 3-as és a kék 4-es.
rules-mixx-numbers-picture = Előbb a piros 10-es, később a piros 8-as kapott ikszet: a köztük lévő 6-os és 2-es elveszett, minden más piros szám még nyitva van.

## Rules of Qwixx Longo

rules-longo-aim-title = A cél
rules-longo-aim = A Longo olyan Qwixx, amelyben nyolcoldalúak a kockák, hosszabbak a sorok, és minden lapon két szerencseszám van. A cél ugyanaz: gyűjts minél több ikszet a sorokban.
rules-longo-sheet-title = A lap és a kockák
rules-longo-sheet = A piros és a sárga 2-től 16-ig növekszik, a zöld és a kék 16-tól 2-ig csökken, a jobb végükön lakattal. Alul négy mező várja az elhibázott dobásokat.
rules-longo-dice = Hat nyolcoldalú kocka van: két fehér, és minden sor színéből egy.
rules-longo-picture-sheet = Egy üres lap, szerencseszámai az 5 és a 8.
rules-longo-players = Ketten-öten játszhatjátok.
rules-longo-ruling-alone = Egyedül is játszhatsz, ilyenkor mindig te vagy az aktív játékos. Ugyanaz a játék, csak egy játékossal, de ez nem a hivatalos változat.
rules-longo-cross-title = Így ikszelünk
rules-longo-cross-left = Minden sorban balról jobbra haladva ikszelsz.
rules-longo-cross-skip = Számokat átugorhatsz, akárhányat. Ami a jobb szélső ikszedtől balra van, az végleg elveszett.
rules-longo-picture-progress = Egy lap játék közben: nyitva van még a piros a 8-astól, a sárga a 14-estől fölfelé, a zöld a 10-estől, a kék a 13-astól lefelé.
rules-longo-lock-number = A sor két utolsó száma közül bármelyik lezárja a sort: pirosban és sárgában a 15-ös és a 16-os, zöldben és kékben a 3-as és a 2-es. Csak akkor ikszelheted be valamelyiket, ha már legalább hat ikszed van abban a sorban.
rules-longo-lock-field = Vele együtt rögtön beikszeled a lakatot is, és a lakat eggyel több ikszet jelent. Így a két utolsó szám közül sosem ikszelheted be mindkettőt.
rules-longo-turn-title = Egy kör
rules-longo-first = Az első aktív játékost kisorsoljátok.
rules-longo-turn-throw = Az aktív játékos minden játékban lévő kockával dob.
rules-longo-turn-action-1 = 1. akció, mindenki egyszerre: beikszelheted a két fehér kocka összegét egy tetszőleges sorban, vagy helyette használhatsz egy szerencseszámot. Amíg nem döntöttél, nem láthatod, mit választanak a többiek.
rules-longo-turn-action-2 = 2. akció, ezután és csak az aktív játékosnak: összeadhatod egy fehér és egy színes kocka értékét, és az összeget beikszelheted az adott színű sorban.
rules-longo-turn-failed = Ha az aktív játékos egyik akcióban sem ikszel be semmit, egy elhibázott dobást kell bejelölnie. A többieknek soha.
rules-longo-turn-next = Ezután a következő játékos lesz az aktív, az óramutató járása szerint.
rules-longo-turn-order = Az aktív játékos már az 1. akció előtt minden kockát lát. Amit az 1. akcióban beikszel, az ugyanabban a sorban korlátozza a 2. akciót.
rules-longo-picture-dice = A fehér kockákon 5 és 1 áll: mindenki beikszelhet egy 6-ost. Az aktív játékos utána például a fehér 5-ösből és a kék 8-asból kék 13-ast ikszelhet.
rules-longo-lucky-title = Szerencseszámok
rules-longo-lucky-what = A lapodon két szerencseszám áll, a többiek lapján másik kettő. Egész játék alatt érvényesek, minden dobás 1. akciójában, bárki dobott is; a 2. akcióban soha.
rules-longo-lucky-how = Ha a fehér kockák összege a te szerencseszámod, az összeg beikszelése helyett ezt is teheted: abban a sorban, amelyikben éppen a legkevesebb ikszed van, beikszeled a következő számot. Ez az a szám, amelyik közvetlenül jobbra van az ottani jobb szélső ikszedtől; üres sorban az első.
rules-longo-lucky-tie = Ha több sorban is ugyanolyan kevés az iksz, választhatsz közülük.
rules-longo-lucky-lock = Minden más marad a régiben. Ha megvan hozzá elég ikszed, szerencseszámmal akár le is zárhatsz egy sort.
rules-longo-ruling-lucky-open = Csak a nyitott sorokat hasonlítjuk össze; a lezárt sor sosem az, amelyikben a legkevesebb iksz van. Ha egy összehasonlított sor következő száma lezárná a sort, de nincs meg hozzá elég iksz, az a sor nem ad lehetőséget, és más sor sem lép a helyébe.
rules-longo-ruling-lucky-pairs = Egy pár két különböző szám, amely a két fehér kocka összegeként együtt a 64 dobásból pontosan 11-szer jön ki: 4 9, 5 8, 5 10, 6 7, 6 11, 7 12, 8 13, 9 14, 10 13 vagy 11 12. A párokat a program sorsolja ki, nincs két egyforma. Minden játékosnak meg is lehet adni két tetszőleges, különböző számot 2 és 16 között.
rules-longo-picture-lucky = A szerencseszámok: 6 és 11, a fehér kockák összege 6. A zöld üres, tehát egyik sorban sincs kevesebb iksz: a 6-os helyett beikszelhető a zöld 16-os.
rules-longo-lock-title = Egy sor lezárása
rules-longo-lock-all = Ha egy játékos lezár egy sort, az mindenki számára lezárult. A kockája azonnal kikerül a játékból, és ott többé senki sem ikszel be semmit.
rules-longo-lock-together = Ha a sor az 1. akcióban zárul le, mindenki lezárta, aki ugyanabban az akcióban valamelyik záró számát választotta, és megvan hozzá elég iksze; a lakatot is mindannyian megkapják. Túl kevés iksszel ez senkinek sem megy, akárki zárja is le a sort.
rules-longo-lock-before-action-2 = A kocka már a 2. akció előtt kikerül: az aktív játékos sem használhatja többé.
rules-longo-ruling-lock-stands = Ha valaki az 1. akcióban lezár egy sort, a többiek ugyanabban az akcióban hozott minden más döntése is érvényes ebben a sorban: a döntések egyszerre születnek.
rules-longo-picture-lock = A zöld sorban hat iksz volt, aztán a dobás 3-ast adott: a 3-as és a lakat is be van ikszelve, a zöld kocka pedig kikerül a játékból.
rules-longo-end-title = A játék vége
rules-longo-end-failed = A játék azonnal véget ér, ha valaki bejelöli a negyedik elhibázott dobását,
rules-longo-end-rows = vagy ha két sor lezárult, és így egy második színes kocka is kikerül a játékból. Az 1. akcióban a másodikkal együtt egy harmadik sor is lezárulhat; mindegyik számít.
rules-longo-ruling-at-once = Az „azonnal” szó szerint értendő: ha az 1. akció véget vet a játéknak, nincs többé 2. akció, és az aktív játékos nem kap elhibázott dobást. Minden, amit abban az 1. akcióban választottatok, még számít.
rules-longo-score-title = Pontozás
rules-longo-score = Hogy egy sor hány pontot ér, az attól függ, hány iksz van benne, a lakatot is beleértve. Minden elhibázott dobás 5 pontba kerül. Akinek a legtöbb pontja van, nyer.
rules-longo-picture-points = Ennyit ér egy sor.
rules-longo-picture-score = 4 iksz a pirosban, 3 a sárgában, 9 a zöldben, 8 a kékben és két elhibázott dobás: 10 + 6 + 45 + 36 − 10 = 87.
rules-longo-ruling-tie = Akiknek egyformán a legtöbb pontjuk van, közösen nyernek.
rules-longo-notation-title = Így írjuk le a lépéseket
rules-longo-notation = r5 a piros 5-ös; y (sárga), g (zöld) és b (kék) a többi sor. *g16: zöld 16-os szerencseszámmal. - a kihagyás, x az elhibázott dobás. Egy dobás hat szám: fehér, fehér, piros, sárga, zöld, kék; pont áll a kikerült kocka helyén.

## Rules of Six

rules-six-aim-title = A cél
rules-six-aim = Rakj ki elsőként hat saját színű hatszögből egyet a három alakzat közül!
rules-six-picture-line = A vonal: hat hatszög egyenesen, éllel egymáshoz érve, a három irány bármelyikében.
rules-six-picture-triangle = A háromszög: három, kettő és egy egymás fölött, bármelyik állásban.
rules-six-picture-ring = A gyűrű: hat egy mező körül. A közepe lehet üres vagy bármelyik színű.
rules-six-setup-title = A kezdet
rules-six-setup = 21 fekete és 21 piros hatszög van. Mindkét színből egy középen fekszik, éllel egymáshoz érve; a többi mindkét félnél 20. Az asztalnak nincs széle.
rules-six-placing-title = Lerakás
rules-six-placing-first = A fekete kezd. Az első hatszögnek éllel a piros kezdő hatszöghöz kell érnie, a feketéhez viszont nem érhet: három ilyen mező van.
rules-six-picture-first = A fekete első hatszöge a megjelölt mezők egyikére kerül.
rules-six-placing-on = Ezután felváltva raktok le egy-egy hatszöget bármelyik szabad mezőre, amely éllel egy bármilyen színű hatszöghöz ér.
rules-six-moving-title = Áthelyezés
rules-six-moving = Ha mind a 42 az asztalon van, és még senki sem nyert, ugyanabban a sorrendben folytatjátok. A körödben felveszed egy saját színű hatszögedet, és máshol teszed le.
rules-six-moving-touch = Az új mezőnek érintkeznie kell egy olyan hatszöggel, amely az asztalon fekszik, amíg a tiéd a kezedben van, és nem lehet az, ahonnan felvetted.
rules-six-ruling-start-moves = A két kezdő hatszög ugyanúgy áthelyezhető, mint a többi.
rules-six-basic-title = Alapszabályok: a csoport együtt marad
rules-six-basic = Nem vehetsz fel olyan hatszöget, amely nélkül a többi több csoportra szakadna. Az az állás számít, amikor a hatszög a kezedben van: az sem segít, ha úgy tennéd vissza, hogy a csoportok megint összeérjenek.
rules-six-picture-cut = A két x-szel jelölt hatszög nem vehető fel: a többi szétszakadna.
rules-six-ruling-pass = Akinek nincs szabályos lépése, passzol. A két fél egyszerre sosem akadhat el.
rules-six-advanced-title = Haladó szabályok: csoportok leválasztása
rules-six-advanced = Itt az ilyen hatszöget is felveheted. A többiből létrejövő csoportok közül csak a legnagyobb marad; az összes többi, bármilyen színű, végleg kikerül a játékból.
rules-six-advanced-equal = Ha több csoport is egyformán a legnagyobb, te választod ki, melyikük maradjon.
rules-six-advanced-few = Az a fél, amelyiknek ezután legfeljebb öt hatszöge marad, veszített. Ha mindkét féllel ez történik, a játszma döntetlen.
rules-six-ruling-hand = A csoportokat úgy nézzük, hogy az áthelyezett hatszög a kézben van: egyikhez sem tartozik, és nem kötheti össze őket újra. Előbb a kisebb csoportok kerülnek ki, aztán rakod le az áthelyezett hatszöget a megmaradó csoport mellé.
rules-six-ruling-few = Az áthelyezett hatszög a gazdájánál számít, és ha ugyanazzal a lépéssel alakzat is készül, az alakzaté az elsőbbség.
rules-six-picture-removal = Haladó szabályok: a fekete felveszi a kiemelt hatszöget. A két x-szel jelölt leszakad, és kikerül a játékból.
rules-six-picture-equal = Haladó szabályok: a fekete felveszi a kiemelt hatszöget, és két hatos csoport marad. A fekete választja ki, melyik maradjon.
rules-six-winning-title = A győzelem
rules-six-winning-claim = Aki kirakott egy alakzatot, és be is jelenti, az nyer. Aki nem veszi észre, az még bejelentheti, amikor újra rákerül a sor, hacsak közben a másik fél nem nyert.
rules-six-winning-several = A hatnál hosszabb egyenes sorban is van hatos vonal. Ha egy lépéssel több alakzat is készül, mindegyik nyer.
rules-six-ruling-claim = Asztalonként beállítható, hogyan kell bejelenteni az alakzatokat. Rendszerint a program jelenti be, azzal a lépéssel, amely kirakja. Ahol be kell jelenteni, ott te jelölöd meg a lépést bejelentésként, vagy egy későbbi köröd elején jelented be, amíg az alakzat áll; ez a bejelentés a kör helyébe lép. Alakzat nélkül bejelenteni nem szabályos.
rules-six-picture-ring-move = A megjelölt mezővel elkészül a fekete gyűrűje.
rules-six-picture-double = A feketének négy hatszöge van egymás mellett, mindkét végén szabad mezővel. Az ötödik után a piros a vonalnak már csak az egyik végét zárhatja el.
rules-six-draw-title = Döntetlen és feladás
rules-six-ruling-draw = A játszma döntetlen, ha harmadszor áll elő ugyanaz az állás úgy, hogy ugyanaz a fél következik, és akkor is, ha az áthelyezések szakaszában egymás után 200 lépésben semmi sem került ki a játékból; a passz is lépés. Mindkét korlát megváltoztatható vagy kikapcsolható az asztalnál. Egy állás elforgatott vagy eltolt másolata másik állás.
rules-six-ruling-agree = A felek megegyezhetnek döntetlenben, és bármelyik fél bármikor feladhatja.
rules-six-ruling-order = Ha egyszerre több befejezés is adódik, az alakzat megelőzi a túl kevés hatszöget, utána jön az ismétlődés, majd a lépéskorlát.
rules-six-four-title = Négyen
rules-six-four = A társak egymással szemben ülnek, így a színek váltakoznak; mindenkinél tíz hatszög van. A fekete fél dönti el, melyikük kezd: ő az 1. játékos. Az óramutató járása szerint haladtok. A társak nem beszélnek és nem jeleznek egymásnak.
rules-six-ruling-four = Az áthelyezések szakaszában a saját színed bármelyik hatszögét áthelyezheted, és a saját körében bármelyik társ bejelenthet alakzatot.
rules-six-notation-title = Így írjuk le a lépéseket
rules-six-notation = Egy mező két szám: q,r. A piros kezdő hatszög a 0,0 mezőn fekszik, a fekete tőle jobbra, az 1,0 mezőn. Egy mező szomszédai: jobbra és balra (q plusz vagy mínusz 1), jobbra lent és balra fent (r plusz vagy mínusz 1), jobbra fent (q plusz 1, r mínusz 1) és balra lent. -1,0 lerak egy hatszöget, 2,-1>0,3 áthelyez egyet, mögötte =1,1 megnevezi a maradó csoportot, ! bejelent, pass passzol.

## Pictures of a game

# What a seat is about stands beside its name: draw-chooses to draw-to-move.
draw-throws-next = { $name } dob következőnek
draw-dice-next = Most dobás következik
draw-white-sum = 1. akció: a fehér kockák összege { $sum }
draw-add-dice = 2. akció: { $name } egy fehér és egy színes kockát ad össze
draw-to-choose = Még választ: { $names }
draw-puts = { $name } hatszöget rak le
draw-moves = { $name } hatszöget helyez át
draw-chooses = választ
draw-has-chosen = választott
draw-chose = választása: { $move }
draw-chose-nothing = kihagyta
draw-won = nyert
draw-shares = közös győzelem
draw-to-move = lép
draw-last = Legutóbb: { $moves }
draw-dice = kockák

## Browser
## The app in the browser. Ids begin with web-. $name is a player's name as they typed it, or a bot's.
## $colour is one of red, yellow, green, blue; $side is black or red. Keep buttons short: phones are 360 pixels wide.

# One letter for each row, printed on the sheet and under the dice: the first letter of the colour.
web-letter-red = P
web-letter-yellow = S
web-letter-green = Z
web-letter-blue = K

## Browser: the frame around every page

web-skip = Ugrás a játékhoz
web-menu = Főmenü
web-footer = Továbbiak
web-home = Kezdőlap
web-home-link = Crosshex, kezdőlap
web-rules = Szabályok
web-rules-none = Ez a játék külön csomagból származik. A szabályai itt nem láthatók.
web-settings = Beállítások
web-me = Játszmáim
web-me-note = Befejezett játszmáid: pontok, szerencse, és hogy milyen jól döntöttél. Csak te látod őket.
web-privacy = Mit tárolunk
web-devices = Eszközeim
web-settings-look = Kinézet és nyelv
web-settings-play = Az asztalnál
web-settings-signals = Hang, rezgés, képernyő
web-language = Nyelv
web-set-sound = Hang
web-close = Bezárás
web-loading = Betöltés…
web-not-found = Nincs ilyen oldal.
web-not-found-note = Lehet, hogy elírás van a címben, vagy már törölték, ami itt volt.
web-nav-analysis = Elemzés
web-nav-pad = Pontozó
web-keys = Billentyűk
web-keys-arrows = lépés mezőről mezőre, lapon és táblán
web-keys-enter = mező kiválasztása, gomb megnyomása
web-keys-steps = egy lépés vissza vagy előre: visszajátszásban, értékelésben, elemzésben
web-keys-zoom = a tábla nagyítása vagy kicsinyítése
web-keys-help = ezeknek a billentyűknek a listája
web-install = Telepítés
web-install-note = A Crosshex alkalmazásként ezen az eszközön: egy koppintással elindul, és a pontozó hálózat nélkül is működik.
web-title-join = Meghívó
web-title-turn = Te jössz
web-disclaimer = A Crosshex nem hivatalos és ingyenes. Nem áll kapcsolatban a Qwixx, a Qwixx Longo és a Six alkotóival és kiadóival; a nevek az övék.
web-for-programs = Programoknak
web-try-again = Újra
web-copy = Másolás
web-copied = Kimásolva.
web-copy-by-hand = A böngésző itt nem engedi a másolást: kérlek, másold ki kézzel.

## Browser: home

web-hero = Egy jó játék két kattintásra
web-hero-note = Válassz egy játékot, és nyomd meg a Játék gombot: egyedül botok ellen, barátokkal linken át, vagy együtt ennél a képernyőnél.
# $count is how many tables wait for this person; each of them follows as a link.
web-your-turn = { $count ->
    [one] Te jössz:
   *[other] Te jössz { $count } asztalnál:
}
web-about-qwixx = Hat kocka, négy sor, és minden dobásnál mindenki játszik.
web-about-longo = Nyolcoldalú kockák, hosszabb sorok és saját szerencseszámok.
web-about-six = Csak hatszögek: építs hatból vonalat, háromszöget vagy gyűrűt.
# Of a game from another package; $seats is e.g. 1–4.
web-about = Játék { $seats } játékosnak.
# The name of the form below the three games. $game is the game.
web-setup = { $game }: új asztal
web-who = Ki játszik?
web-who-bots = Én és a botok
web-who-friends = Barátok linken
web-who-screen = Egy képernyőnél
web-who-watch = Botokat nézek
web-who-note-bots = Azonnal indul.
web-who-note-friends = Kapsz egy linket és egy QR-kódot, amit megoszthatsz.
web-who-note-screen = Adjátok körbe a képernyőt.
web-who-note-watch = Dőlj hátra.
web-seats = Játékosok
# Instead of the number 1, where one plays alone.
web-seats-alone = Szóló
web-your-name = A neved
web-name-of = { $seat }. játékos neve
web-default-name = Vendég
web-options = További beállítások
web-option-variant = Szabályok
web-option-variant-basic = Alapszabályok
web-option-variant-advanced = Haladó szabályok
web-option-sheet = Lap
web-sheet-notation = A lap egy sorban
web-sheet-notation-note = Minden sor balról jobbra: szín (r piros, y sárga, g zöld, b kék) és szám. A sorok között / áll, és r2-12 a piros 2-től 12-ig. Maga a Qwixx: r2-12 / y2-12 / g12-2 / b12-2
web-level-unlearnt = Ezen a lapon nem játszik, mert nem tanulta meg: { $levels }.
web-option-claim = Nyerő alakzatok
web-option-claim-auto = maguktól számítanak
web-option-claim-manual = be kell jelenteni őket
web-option-repetition = Döntetlen ennyi azonos állás után
web-option-move-limit = Döntetlen ennyi lépés után, ha semmi sem került ki
web-limit-off = nincs
# The level of the bot on a seat.
web-level = Szint
web-level-beginner = Kezdő
web-level-easy = Könnyű
web-level-medium = Közepes
web-level-hard = Nehéz
web-level-master = Mester
# Of several bots: each has a level of its own.
web-level-each = Vegyes
web-bot-number = { $number }. bot
web-bot-partner = { $number }. bot, a társad
web-begins = Ki kezd?
web-begins-lot = Sorsolás
# Answers to "Who begins?".
web-begins-me = Én
web-begins-bot = A bot
web-side = A színed
# $side is the colour that makes the first move.
web-side-begins = { $side } (kezd)
web-side-drawn = A kisorsolt színed: { $side }.
web-speed = A botok tempója
web-speed-slow = Lassú
web-speed-normal = Közepes
web-speed-quick = Gyors
web-bot-of = Bot: { $seat }. játékos
web-time = Gondolkodási idő
web-time-none = Nincs korlát
# $seconds, $minutes and $hours are the same time in three units; use the one that fits.
web-time-value = { $seconds ->
    [30] 30 másodperc
    [60] 1 perc
    [86400] 1 nap
    [259200] 3 nap
    [604800] 7 nap
    [1209600] 14 nap
   *[other] { $minutes } perc
}
web-takebacks = A döntéseket vissza lehet vonni
web-public = Mindenki láthatja az asztalt
web-play = Játék
web-create = Asztal nyitása
web-watch = Nézem
web-my-tables = Asztalaim
web-tables-all = Az összes ({ $count })
web-public-tables = Nyitott asztalok
web-learn = Tanulás
web-puzzles = Feladványok
web-today = Ma
web-daily = Napi játék
web-today-daily = { $status ->
    [done] Napi játék, pont: { $points }
    [playing] Folytasd a napi játékot
   *[none] Játszd le a napi játékot
}
web-daily-end = A napi eredményhez
web-today-lesson = Tanuld meg: { $game }
web-today-puzzle = Egy feladvány
web-puzzle-of-day = A nap feladványa
web-first-game = { $game }: először játszod?
web-first-game-play = Kezdés edzővel
web-pad = Pontozó
web-pad-note = Igazi kockák az asztalon, de elfogyott a papír? Ikszelj a képernyőn.
web-records = Játszmák
web-records-note = Nyiss meg egy elmentett játszmát, és nézd végig lépésről lépésre.
web-upload = Játszma megnyitása…
web-status-open = játékosokra vár
web-status-playing = folyamatban
web-status-over = befejezve
web-look = Megnézem
web-continue = Folytatás
web-join = Csatlakozás
web-delete = Asztal törlése
web-delete-table = Asztal törlése: { $game }, { $when }
web-deleted = Az asztal törölve.
web-delete-do = Végleges törlés
web-delete-alone = A játszma és a mentése törlődik. Ez nem vonható vissza.
web-delete-others = Rajtad kívül az asztalnál: { $names }. A játszma nekik is törlődik. Ez nem vonható vissza.
web-delete-leave = Ki is léphetsz: egy bot játszik tovább helyetted, és a többiek játszmája megmarad.
web-keep = Megtartom

## Browser: names of seats and bots

# Bots, one message for each level; $level is a number or "none".
web-bot-beginner = Kezdő bot
web-bot-easy = Könnyű bot
web-bot-medium = Közepes bot
web-bot-hard = Nehéz bot
web-bot-random = Véletlenszerű bot
web-bot-greedy = { $level ->
    [none] Mohó bot
   *[other] Mohó bot, { $level }. szint
}
web-bot-conservative = Óvatos bot
web-bot-master = Mesterbot
# A bot that we have no name for: $name is what its author calls it.
web-bot-other = Bot: { $name }
# Several bots of the same level at one table: $bot is one of the names above.
web-bot-seat = { $bot } { $seat }
web-seat = { $seat }. játékos
web-open-seat = Szabad hely
web-you = te
web-owner = házigazda
web-active = dob
web-deciding = dönt
web-away = nincs itt
# $bot is the level of the bot that plays for somebody who is away.
web-stand-in = jelenleg bot: { $bot }
# On the line of a bot that plays for somebody who left the game and may come back.
web-kept-for = { $name } helyett, aki kilépett
web-side-black = Fekete
web-side-red = Piros

## Browser: lobby

web-lobby-note = { $open ->
    [0] Mindenki itt van.
    [one] Egy hely szabad. Oszd meg a linket, vagy ültess oda egy botot.
   *[other] { $open } hely szabad. Oszd meg a linket, vagy ültess oda botokat.
}
web-lobby-choose = Ülj le egy szabad helyre, és már játszol is.
web-lobby-full = Minden hely foglalt. Nézőként vagy itt.
web-lobby-away = Még nincs itt: { $names }.
web-seats-title = Helyek
web-sit = Ideülök
web-stand = Felállok
web-move-here = Átülök ide
web-swap = Helycsere
web-add-bot = Bot ide
web-remove = Eltávolítás: { $name }
web-partner-of = · társa: { $seat }. játékos ({ $name })
web-lot = Sorsolás dönti el, ki kezd.
web-start = Indítás
web-start-fill = { $open ->
    [one] Indítás egy bottal
   *[other] Indítás { $open } bottal
}
web-start-without = Indítás várakozás nélkül: { $names }
web-waiting-owner = Az asztal házigazdája indítja a játékot.
web-invite = Meghívás
web-qr = A meghívó QR-kódként
web-link-invite = Link a játékhoz
web-link-watch = Link nézőknek
web-link-none = Most nincs link.
web-link-make = Link készítése
web-link-renew = Új link
web-link-revoke = Kikapcsolás
# Beside a link that is opened on the machine of the server itself. The command is typed as it stands.
web-link-local = Ez a link csak ezen az eszközön nyílik meg. Ha a hálózatodon lévő barátaiddal játszanál, állítsd le a szervert, és indítsd így: crosshex serve --lan
web-link-lan = Ez a link a hálózatod minden eszközén megnyílik.

## Browser: at the table

web-table-menu = Asztal menüje
web-rules-of = { $game }: szabályok
web-set-one-tap = Választás egy koppintással
web-offer-draw = Döntetlent ajánlok
web-resign = Feladom
web-leave = Kilépek a játékból
web-replace = { $name } helyett bot, végleg
# A second press is needed for grave steps. $act is the label of the button, e.g. "Resign".
web-sure = { $act }? Nyomd meg újra
web-sure-ends = { $act }: ezzel vége a játéknak. Nyomd meg újra
web-sure-skips = { $act }: { $skips } számot ugrik át. Nyomd meg újra
web-set-confirm = Rákérdezés a sokba kerülő lépések előtt
web-set-by-itself = Ahol nincs választás, magától megy tovább
web-commit = A játszma dobásainak ujjlenyomata:
web-dice-origin = { $origin ->
    [committed] A szerver azelőtt rögzítette őket, hogy bármelyik játékos véletlen számát ismerte volna.
    [daily] A nap dobásai: mindenkinek ugyanazok, és a nap kezdete előtt rögzítették őket.
   *[server] Nem bizonyított: a szerver talán már minden véletlen számot ismert, amikor rögzítette őket.
}
web-dice-doubt = { $what ->
    [share] Ne bízz ezekben a kockákban: hiányzik ennek a böngészőnek a véletlen száma.
    [seed] Ne bízz ezekben a kockákban: ez nem az a mag, amelyet a szerver rögzített.
   *[commit] Ne bízz ezekben a kockákban: a szerver kicserélte az ujjlenyomatot, amelyet ez a böngésző megőrzött.
}
web-watchers = { $count ->
    [0] Senki sem nézi.
    [one] Egy néző.
   *[other] { $count } néző.
}
web-others = A többi játékos
web-players = Játékosok
web-hint = Tipp
web-hint-thinking = Egy bot gondolkodik…
web-preparing = A botok előkészítése folyik, ez a telepítés után egyszer történik. Addig egy egyszerűbb bot játszik, és a tippek és az értékelések tovább tartanak.
web-unpick = Mégsem
web-pass-to = Add tovább: { $name } következik
web-pass-why = Senki sem látja, mit választanak a többiek.
web-pass-here = { $name } vagyok
web-time-left = Hátralévő idő
web-hours = { $hours } óra
web-days-left = { $days } nap
web-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
web-reconnected = Újra van kapcsolat.
web-sending = Küldés…
web-try-now = Próbáld most
web-stand-in-you = { $name } helyett most egy bot játszik.
web-return = Újra itt vagyok
web-return-to = Újra itt vagyok: { $seat }. játékos
web-left = Kiléptél ebből a játékból. Amíg vissza nem jössz, helyetted játszik: { $bot }.
web-removed = Eltávolítottak ettől az asztaltól.
web-watching = Nézőként vagy itt.
web-halted = A játék szünetel.
web-absent = { $name } nincs itt.
web-takeover-soon = { $seconds } mp múlva bot játszhat tovább.
web-takeover = Játsszon tovább bot
web-takeover-agreed = Beleegyeztél
# How many of those who must agree want a bot to play for somebody who is away, and who they are.
web-votes = Szavazat a botra: { $agreed }/{ $needed } ({ $names }).
web-draw-offered = { $name } döntetlent ajánl.
web-draw-mine = Döntetlent ajánlottál.
web-draw-waiting = Még nem válaszolt: { $names }.
web-accept = Elfogadom
web-decline = Nem fogadom el
web-paused = Lejárt az időd. A játék rád vár.
web-resume = Folytatás
web-choose-again = Újra választok
web-undo = Utolsó döntésem visszavonása
web-undo-brief = Visszavonás
web-undo-asked = A többiek eldöntik, visszavonhatod-e a döntésedet.
web-stood-in = Legalább egyszer bot döntött: { $names }.
web-table-closed = Ez az asztal nem nyitható meg
# $code says why: 4403 no right to see it, 4404 never there, 4410 deleted or expired.
web-table-closed-why = { $code ->
    [4403] Meghívó kell hozzá: kérj új linket.
    [4404] Ezen a címen nincs asztal.
    [4410] Az asztalt törölték, vagy lejárt.
   *[other] A szerver lezárta a kapcsolatot.
}

## Browser: Qwixx and Longo

web-dice = Kockák
# For screen readers: one die and what it shows.
web-die = { $colour ->
    [white] fehér { $value }
    [red] piros { $value }
    [yellow] sárga { $value }
    [green] zöld { $value }
   *[blue] kék { $value }
}
web-white-sum = Fehérek összege: { $sum }
web-dice-wait = A színes kockák csak a 2. akcióban számítanak: az aktív játékos az egyiket egy fehér kockához adja hozzá.
web-die-left = { $colour ->
    [red] A piros kocka a sorával együtt kikerült a játékból.
    [yellow] A sárga kocka a sorával együtt kikerült a játékból.
    [green] A zöld kocka a sorával együtt kikerült a játékból.
   *[blue] A kék kocka a sorával együtt kikerült a játékból.
}
web-row = { $colour ->
    [red] Piros sor
    [yellow] Sárga sor
    [green] Zöld sor
   *[blue] Kék sor
}
# For screen readers: one field of the sheet and how it stands.
web-field = { $colour ->
    [red] piros { $number }
    [yellow] sárga { $number }
    [green] zöld { $number }
   *[blue] kék { $number }
}{ $state ->
    [legal] , beikszelhető
    [lucky] , szerencseszámmal beikszelhető
    [chosen] , kiválasztva
    [crossed] , beikszelve
    [gone] , elveszett
    [early] , a lezáráshoz még kevés az iksz
   *[open] {""}
}
web-lock = { $state ->
    [crossed] lakat, beikszelve
    [closed] lakat, a sor lezárva
   *[open] lakat
}
web-sheet-of = { $name } lapja
# For screen readers: a whole sheet in a sentence; the numbers are crosses.
web-sheet-read = { $name }, ikszek: piros { $red }, sárga { $yellow }, zöld { $green }, kék { $blue }; elhibázott dobások: { $failed }
web-lucky-numbers = Szerencseszámok
web-failed-throws = { $count ->
    [0] Nincs elhibázott dobás
    [one] Egy elhibázott dobás
   *[other] { $count } elhibázott dobás
}
web-total = Összesen
web-scores-show = Pontok mutatása
web-scores-hide = Pontok elrejtése
# $who is "named" where several people share the screen: then say the name.
web-ask-1 = { $who ->
    [named] { $name }, fehér kockák: { $sum }. Beikszeled?
   *[me] Fehér kockák: { $sum }. Beikszeled?
}
# Where no row can take the sum.
web-ask-1-none = { $who ->
    [named] { $name }, fehér kockák: { $sum }. Sehová sem illik.
   *[me] Fehér kockák: { $sum }. Sehová sem illik.
}
web-ask-1-lucky = { $who ->
    [named] { $name }, szerencseszám: { $sum }!
   *[me] Szerencseszám: { $sum }!
}{ $gives ->
    [both] {" "}Ezt ikszeled be, vagy annak a sornak a következő számát, ahol a legkevesebb ikszed van?
   *[next] {" "}Beikszeled annak a sornak a következő számát, ahol a legkevesebb ikszed van?
}
web-ask-2 = { $who ->
    [named] { $name }: egy fehér meg egy színes kocka?
   *[me] Egy fehér meg egy színes kocka?
}
web-ask-2-none = { $who ->
    [named] { $name }: egyik kockapár sem illik.
   *[me] Egyik kockapár sem illik.
}
web-waiting-for = Még dönt: { $names }
web-throws = { $name } dob…
# A choice in words. $kind is locks where it locks the row, lucky where a lucky number was used.
web-choice-cross = { $colour ->
    [red] piros { $number }
    [yellow] sárga { $number }
    [green] zöld { $number }
   *[blue] kék { $number }
}{ $kind ->
    [locks] {" "}és a lakat
    [lucky] {" "}szerencseszámmal
   *[plain] {""}
}
web-choice-nothing = kihagyás
web-choice-failed = elhibázott dobás
# The one big button. $choice is e.g. "red 5", $gain the points it brings.
web-do-cross = Ikszelem: { $choice } (+{ $gain })
web-do-nothing = Kihagyom
web-do-nothing-risk = Kihagyom (−{ $risk } lehet)
web-do-failed = Elhibázott dobás (−5)
web-hint-is = Egy bot ezt választaná: { $choice }
web-hint-wins = { $moves ->
    [1] Ez azonnal nyer.
   *[other] Ez bármilyen válaszra nyer, legfeljebb { $moves } lépésben.
}
web-hint-likely = Ez valószínűleg nyer, de nincs bizonyítva.
web-chosen-waits = Ezt választottad: { $choice }. A többiek még döntenek.
web-last-turn = { $turn }. kör
# Between the two actions of one player: "red 5, then blue 10".
web-then = {", aztán "}

## Browser: Six

web-board = Tábla
web-zoom-in = Közelebb
web-zoom-out = Távolabb
web-recentre = Teljes nézet
# For screen readers: a hexagon, where it lies, and what is special about it.
web-hexagon = { $side ->
    [black] fekete
   *[red] piros
} { $q }, { $r }{ $state ->
    [taken] , a kezedben
    [won] , a nyerő alakzat része
    [leaves] , kikerülne a játékból
    [group] , { $group } jelű csoport
    [pick] , felvehető
    [stuck] , nem vehető fel: { $why }
    [last] , utolsó lépés
   *[plain] {""}
}
web-target = szabad mező { $q }, { $r }
# What the player is asked to do next.
web-six-ask = { $step ->
    [first] A fekete kezd: a hatszög érjen a piroshoz, de a feketéhez ne.
    [put] { $side ->
        [black] Rakj le egy fekete hatszöget.
       *[red] Rakj le egy piros hatszöget.
    }
    [take] { $side ->
        [black] Vegyél fel egy fekete hatszöget.
       *[red] Vegyél fel egy piros hatszöget.
    }
    [keep] Több csoport is a legnagyobb: melyik maradjon?
    [pass] Egyik hatszöget sem lehet áthelyezni.
   *[shift] Tedd le valahol máshol.
}
web-six-waiting = { $side ->
    [black] { $name } (fekete) következik
   *[red] { $name } (piros) következik
}
web-six-leaves = { $count ->
    [one] Egy hatszög kikerülne a játékból.
   *[other] { $count } hatszög kikerülne a játékból.
}
web-six-keep = Marad: { $group } (−{ $count })
web-six-put-back = Visszateszem
# Said together with a move that completes a shape, at tables where shapes must be claimed.
web-six-claim = Alakzat bejelentése ezzel a lépéssel
web-six-claim-now = Alakzat bejelentése
web-six-pass = Passz
web-six-do-put = Ide rakom
web-six-do-shift = Ide teszem át
web-hand = { $count ->
    [one] 1 hatszög maradt
   *[other] { $count } hatszög maradt
}
web-six-on-table = { $count } hatszög az asztalon
web-six-goal = Cél: hat saját színű hatszög vonalban, háromszögben vagy gyűrűben
web-partner = társ: { $name }
web-six-moves = { $count } lépés
web-six-quiet = { $count }/{ $limit } lépés úgy, hogy semmi sem került ki

## Browser: any game

# $how is "together" where several choose at once and hidden from each other.
web-plain-ask = { $how ->
    [together] Válassz: senki sem látja, amíg mindenki nem választott.
    [named] Lépj egyet
   *[single] Te jössz
}
web-plain-throw = Dobás folyamatban…
web-plain-moves = Lépések
web-plain-last = Legutóbb: { $moves }
web-plain-begins = Még nem történt semmi.
web-plain-thrown = Dobás: { $roll }.
web-plain-chose = { $name } választott.

## Browser: what is said at the table, for screen readers and the replay

web-said-thrown = { $name } dob: a fehér kockák összege { $sum }.
web-said-chose = { $name }: { $choice }.
web-said-locked = { $colour ->
    [red] A piros sor lezárult.
    [yellow] A sárga sor lezárult.
    [green] A zöld sor lezárult.
   *[blue] A kék sor lezárult.
}
web-said-locked-row = { $row }. sor: lezárult{ $die ->
    [red] , a piros kocka kikerül a játékból
    [yellow] , a sárga kocka kikerül a játékból
    [green] , a zöld kocka kikerül a játékból
    [blue] , a kék kocka kikerül a játékból
   *[none] {""}
}.
# $kind is put (to $cell), shift ($from to $cell) or other ($move is "!" or "pass").
web-said-moved = { $kind ->
    [put] { $name } hatszöget rak ide: { $cell }.
    [shift] { $name } áthelyez: { $from } → { $cell }.
   *[other] { $name }: { $move }.
}{ $removed ->
    [0] {""}
    [one] {" "}Egy hatszög kikerül a játékból.
   *[other] {" "}{ $removed } hatszög kikerül a játékból.
}
web-said-seated = { $name } leült.
web-said-stood = { $why ->
    [removed] Eltávolítva a helyéről: { $name }.
   *[left] { $name } felállt a helyéről.
}
web-said-started = { $name } kezd.
web-said-configured = Megváltoztak az asztal beállításai.
web-said-stood-in = { $why ->
    [left] { $name } kilépett. Tovább játszik: { $bot }.
    [removed] Eltávolítva: { $name }. Tovább játszik: { $bot }.
   *[other] { $name } helyett egy bot játszik tovább.
}
web-said-returned = { $name } visszatért.
web-said-resigned = { $name } feladta.
web-said-draw-offered = { $name } döntetlent ajánl.
web-said-draw-agreed = { $name } elfogadja a döntetlent.
web-said-draw-declined = { $name } nem fogadja el a döntetlent.
web-said-draw-lapsed = A döntetlenajánlat már nem él.
web-said-takeover-asked = { $by } azt szeretné, hogy { $name } helyett egy bot játsszon tovább.
web-said-bot-failed = { $name }: a bot hibázott, helyette egy egyszerű lépés történt.
web-said-bot-preparing = { $name }: a bot még készül, ezt a lépést egy egyszerűbb bot tette meg.
web-said-missed = Lejárt az idő: { $name } helyett most az egyszer egy bot dönt.
web-said-paused = A játék rá vár: { $name }.
web-said-resumed = A játék folytatódik.
web-said-withdrawn = { $name } újra választ.
web-said-takeback-asked = { $name } visszavonná az utolsó döntését.
web-said-takeback-agreed = { $name } beleegyezik.
web-said-takeback-declined = { $name } nem egyezik bele: a döntés marad.
web-said-taken-back = { $name } visszavonja az utolsó döntését.
web-said-rematch = Kész a visszavágó.

## Browser: the end and afterwards

web-won = { $count ->
    [one] { $names } nyert!
   *[other] { $names } közösen nyert!
}
web-won-side = { $side } nyert: { $names }!
web-won-you = Nyertél!
web-drawn = Döntetlen.
# After who won: the one who gave up.
web-resigned = { $name } feladta.
web-alone = { $points } pont.
web-standing = Végeredmény
web-what-next = Hogyan tovább?
web-rematch = Visszavágó
web-rematch-go = Tovább a visszavágóra
web-replay = Visszajátszás
web-replay-of = { $game }, lépésről lépésre
web-review = Értékelés
web-analysis = Elemzőtábla
web-download = Letöltés
web-download-record = Játszma letöltése
web-share = Link másolása
web-share-result = Megosztás
web-share-send = Kép és szöveg megosztása
web-share-copy = Szöveg másolása
web-share-save = Kép mentése
web-record = Játszma
web-record-fault = { $line }. sor, { $column }. oszlop: { $message }
web-record-shown = Eddig a pontig látható a játszma.
web-record-open = Ezen a böngészőfülön nincs megnyitva játszma.
web-first = Az elejére
web-previous = Egy lépést vissza
web-next = Egy lépést előre
web-last = A végére
web-autoplay = Automatikus lejátszás
web-pause = Szünet
web-step = Egy lépés
# Leads from a game that one watches to the home page.
web-own-game = Játszom én is
web-position = Hol tart a játszma

## Browser: fair dice

web-verify = Ellenőrizhető dobások
web-verify-how = A szerver még a játék előtt közzéteszi egy titkos mag ujjlenyomatát, utána minden játékos hozzátesz egy véletlen számot. Minden dobás a magból és ezekből a számokból következik. Most, hogy a mag ismert, ez a böngésző minden dobást megismételhet és összevethet.
web-verify-do = Dobások ellenőrzése
web-verify-good = Minden ellenőrzés rendben ({ $count }): minden dobás ebből a magból és ezekből a véletlen számokból következik.
web-verify-bad = { $count ->
    [one] Egy ellenőrzés eltérést talált: ezek nem a rögzített dobások.
   *[other] { $count } ellenőrzés eltérést talált: ezek nem a rögzített dobások.
}
web-verify-not-yet = A mag a játék végén derül ki, a napi játéké egy nappal a saját napja után. Nézz vissza akkor!
web-verify-chosen = Azt, hogy ki kezd, az asztalnál választották, nem sorsolták.
web-verify-proof = { $proof ->
    [kept] Bizonyított: ez a böngésző ezt az ujjlenyomatot látta, mielőtt elküldte a véletlen számát, és azt a számot fel is használták. A szerver egymaga nem választhatta meg ezeket a dobásokat.
    [doubt] Ne bízz ezekben a kockákban: ez a böngésző másik ujjlenyomatot őrzött meg, vagy hiányzik a véletlen száma.
    [daily] Ezek a nap dobásai: mindenkinek ugyanazok, és a nap kezdete előtt rögzítették őket. Azt nem lehet bizonyítani, hogy senki sem tudta meg őket.
    [said] A játszma adatai szerint a szerver rögzítette a magot, mielőtt bármelyik véletlen számot ismerte volna. Ezt az bizonyíthatja, aki megőrizte az ujjlenyomatot; ez a böngésző ehhez a játszmához nem őrzött meg semmit.
    [server] Nem bizonyított: a szerver talán már minden véletlen számot ismert, amikor rögzítette a magot.
   *[unknown] Nem bizonyított: a játszma adataiból nem derül ki, hogy a szerver a véletlen számok ismerete előtt rögzítette-e a magot.
}
web-verify-limits = Amit semmilyen ellenőrzés nem mutat meg: megtudta-e valaki játék közben a magot, összejátszott-e a szerver egy másik játékossal, és félbehagyott-e olyan játszmát, amelyik nem tetszett neki.
web-verify-none = Itt nincs ujjlenyomat a kockákról: a játék előtt semmit sem rögzítettek, így nincs mit ellenőrizni.
web-verify-entered = A játékosok a saját kockáikkal dobtak: nincs mit ellenőrizni.
web-verify-no-dice = { $game }: ebben a játékban nincs kocka, nincs mit ellenőrizni.
web-verify-elsewhere = Ennek a játéknak a dobásai a saját szabályaival ismételhetők meg: töltsd le a játszmát, és ellenőrizd ezzel: { $command }.
web-verify-commit = Ujjlenyomat, a játék előtt közzétéve (SHA-256)
web-verify-seed = Mag, a játék után felfedve
web-verify-share = { $seat }. játékos véletlen száma
web-verify-details = Minden ellenőrzés
web-verify-what = Mi
web-verify-expected = A magból következik
web-verify-found = A játszmában
web-verify-item = { $what ->
    [commit] ujjlenyomat
    [first] ki kezd
    [lucky] szerencseszámok
   *[throw] { $number }. dobás
}

## Browser: settings

web-theme = Megjelenés
web-theme-system = automatikus
web-theme-light = világos
web-theme-dark = sötét
web-motion = Animáció
web-motion-system = automatikus
web-motion-less = minél kevesebb
web-set-sound-note = Kockák, toll és hatszögek, halkan. Az első koppintásig a böngésző néma.
web-volume = Hangerő
web-set-vibrate = Rezgés
web-set-vibrate-note = A telefon röviden rezeg, amikor te következel.
web-set-vibrate-missing = Ez a böngésző nem tudja rezegtetni az eszközt.
web-set-awake = A képernyő bekapcsolva marad
web-set-awake-note = Amíg tart a játék, a képernyő nem sötétül el.
web-set-awake-missing = Itt nem lehetséges: biztonságos kapcsolat (HTTPS) és megfelelő böngésző kell hozzá.
web-set-one-tap-note = Egy mezőre koppintva azonnal választasz, gomb nélkül.
web-set-confirm-note = Szándékos elhibázott dobás, fél sort átugró iksz, a játékot befejező lakat, feladás, kilépés, eltávolítás és törlés előtt még egyszer rákérdez.
web-set-by-itself-note = Ahol csak egy választás lehetséges, az egy pillanat múlva megtörténik; közben látod.
web-set-coach = Edző
web-set-coach-note = Az első, botok elleni játszmáidban minden új helyzetet egy mondatban elmagyaráz. Ha újra bekapcsolod, elölről kezdi.
web-coach-silence = Edző elnémítása
web-coach-silent = Az edző most hallgat. Az asztal menüjéből visszahívhatod.
web-set-scores = Pontok mutatása
web-set-scores-note = Minden sor mellett látszik, mennyit ér eddig.

## Browser: what went wrong

web-error-illegal-move = Ez nem lehetséges: { $reason }.
web-error-invalid-move = Ez nem lépés.
web-error-stale = Közben továbbment a játék: kérlek, nézd meg újra.
web-error-not-your-seat = Ez nem a te helyed.
web-error-impossible-throw = { $reason ->
    [die-face] Ilyet egyik kocka sem mutat: 1 és { $faces } közötti szám kell.
    [die-left] A játékból kikerült kockával már nem dobunk.
    [die-missing] Hiányzik egy kocka száma.
    [die-count] { $count } kocka értékét kell beírni.
   *[no-number] A dobást számokkal kell beírni.
} Például: { $example }
web-error-not-your-throw = Ezt a dobást más írja be.
web-error-not-owner = Ezt csak az asztal házigazdája teheti meg.
web-error-not-now = Ez most nem lehetséges.
web-error-no-such-seat = Nincs ilyen hely.
web-error-seat-taken = Valaki gyorsabb volt: a hely foglalt.
web-error-table-full = Az asztal megtelt. Nézőként maradhatsz.
web-error-seats-open = Van még szabad hely.
web-error-no-such-bot = Nincs ilyen bot.
web-error-not-this-game = Ebben a játékban ilyen nincs.
web-error-not-absent = Ez a játékos itt van, vagy az előbb még itt volt. Várj egy kicsit.
web-error-bad-option = Így nem lehet asztalt nyitni.
web-error-game-fault = Ebben a játékban hiba van, nem folytatható: { $message }
web-error-bad-name = { $reason ->
    [empty] A névben legyen valami, ami látszik.
    [too-long] Ez a név túl hosszú.
    [control] A névben nem lehet sortörés vagy vezérlőkarakter.
    [direction] A névben nem lehet olyan jel, amely megfordítja az írás irányát.
   *[invisible] A névben nem lehetnek láthatatlan karakterek.
}
web-error-bad-record = { $line }. sor, { $column }. oszlop: ez a játszma nem olvasható.
# $file is the name of the file that was opened.
web-error-empty-record = A fájl üres: { $file }.
web-error-no-record = Ez nem játszma: { $file } nem tartalmaz [Game "…"] alakú fejléceket.
web-error-large-record = { $file } túl nagy: { $size } KB, de legfeljebb { $limit } KB lehet.
web-error-malformed = A szerver ezt nem értette. Kérlek, töltsd be újra az oldalt.
# $what is what there is too much of; without one, $limit counts KB.
web-error-too-large = { $what ->
    [games] Ez túl sok játszma: egyszerre legfeljebb { $limit } lehet.
    [turns] Ez túl sok kör: egyszerre legfeljebb { $limit } lehet.
    [lines] Ez túl sok sor: legfeljebb { $limit } lehet.
    [comments] Ez túl sok megjegyzés: legfeljebb { $limit } lehet.
    [headers] Ez túl sok fejléc: legfeljebb { $limit } lehet.
    [seconds] Ennek a beolvasása túl sokáig tart. Nyiss meg egyszerre kevesebb játszmát.
   *[bytes] Ez túl nagy: legfeljebb { $limit } KB lehet.
}
web-error-too-long = Ez az asztal elérte a korlátját: mostantól csak befejezni lehet a játékot.
web-error-too-often = Ezt itt már túl sokszor tetted. Előbb dönts.
web-error-too-many-requests = Ez túl gyors volt. Várj egy pillanatot.
web-error-too-many-connections = Túl sok kapcsolat jön a hálózatodból. Zárj be néhány ablakot, vagy próbáld újra később.
web-error-too-many-tables = { $limit ->
    [one] Van egy befejezetlen asztalod. Előbb fejezd be vagy töröld.
   *[other] { $limit } befejezetlen asztalod van. Előbb fejezz be vagy törölj egyet.
}
web-error-busy = A szerver most megtelt. Kérlek, próbáld újra egy pillanat múlva.
web-error-wrong-host = Ez a szerver nem erre a címre van beállítva.
web-error-no-access = Ehhez az asztalhoz meghívó kell.
web-error-foreign-origin = Ez az oldal nem használhatja azt a szervert.
web-error-unknown-table = Nincs ilyen asztal: törölték, vagy lejárt.
web-error-unknown-link = Ez a link már nem érvényes.
web-error-unknown-pad = Ez a pontozó már nincs megosztva.
web-error-not-your-sheet = Erre a lapra valaki más ír.
web-error-pad-full = Ez a pontozó megtelt: legfeljebb { $limit } lap fér el.
web-error-log-too-long = Ez a lap megtelt: legfeljebb { $limit } bejegyzés lehet rajta. Kezdj új játékot.
web-error-unknown-ticket = A játékhoz előkészített kockák lejártak. Kérlek, próbáld újra.
web-error-unknown-code = Ez a kód hibás vagy lejárt: öt percig és egy eszközre érvényes.
web-error-device-joined = Ez az eszköz már össze van kapcsolva.
web-error-too-many-devices = { $limit } eszközöd van, több nem lehet. Előbb távolíts el egyet.
web-error-unknown-page = Nincs ilyen oldal.
web-error-bot-unavailable = A bot most nem tud tippet adni.
web-error-no-review = Ez a játék nem értékelhető: egy bot sem tanulta meg, mennyit érnek az állásai.
web-error-bad-position = Ez az állás nem lehetséges: { $message }
web-error-unavailable = A szerver most nem tud menteni. Próbáld újra egy pillanat múlva.
web-error-offline = A szerver nem érhető el.
web-offline-still = A pontozó és a szabályok nélküle is működnek.
web-error-unreachable = A szerver most nem válaszol. Kérlek, próbáld újra.
# $id helps the operator to find the fault in the log; it may be empty.
web-error-internal = Nálunk történt valami hiba. { $id }

## Browser: dice of one's own

web-option-lucky = Szerencseszámok
web-own-dice = Saját kockákkal dobunk
web-own-dice-note = Dobjatok igazi kockákkal, és írjátok be, mit mutatnak. A szabályok, a botok és a pontok a szokásosak, de a kockákat utólag nem lehet ellenőrizni.
web-pair-number = { $option }, { $name }: { $place ->
    [1] első szám
   *[2] második szám
}
web-pair-bad = Egy pár két különböző szám { $least } és { $most } között.
# $who: me, bot (any person throws for it), or named (around one screen).
web-enter-throw = { $who ->
    [me] Dobj, és írd be, mit mutatnak a kockák
    [bot] Dobj helyette ({ $name }), és írd be a dobást
   *[named] { $name } dob: írd be a dobást
}
web-awaits-throw = Még dob: { $names }
web-die-number = { $number }. kocka: { $value }
web-enter-dice = Mit mutatnak a kockák
web-enter-done = Dobás beírása
web-enter-again = Dobás javítása
web-lobby-own-dice = Itt a saját kockáitokkal dobtok, és beírjátok a dobásokat.
web-lobby-no-takebacks = Ennél az asztalnál a döntéseket nem lehet visszavonni.
web-said-thrown-again = { $name }: javított dobás, a fehér kockák összege { $sum }.

## Sheets to print

print-name = Név
print-total = pont
print-written = Elkészült: { $file }, { $sheets } lap, { $pages } oldal.
web-print = Nyomtatható lapok
web-print-note = PDF a nyomtatódnak, minden játékosnak egy lappal. Eredeti méretben nyomtasd ki.
web-print-sheets = Hány lap
web-print-per-page = Lapok száma oldalanként
web-print-paper = Papír
web-print-ink = Festékkímélő
web-print-dealt = { $option }: kisorsolva
web-print-named = { $option }: sajátok, például { $example }
web-print-get = PDF készítése
web-error-no-printer = Ez a szerver nem tud PDF-et készíteni: egy része nincs telepítve.

## The score pad, for real dice. $crosses and $needed are numbers, $names a list of names.

pad-note = Igazi asztalhoz, igazi kockákhoz: papír helyett itt ikszelsz. Minden ezen az eszközön marad, akkor is, ha elsötétül vagy lemerül.
pad-missing = Ez a pontozó nincs ezen az eszközön. Kezdj újat.
pad-first-online = A pontozónak előbb be kell töltenie a lapjait. Nyisd meg egyszer, amikor van hálózat.
pad-game = Játék
pad-player = { $number }. játékos
pad-by-lot = sorsolva
pad-add = Új játékos
pad-remove = { $number }. játékos törlése
pad-start = Indítás
pad-kept = A pontozóid
pad-all = Összes pontozó
pad-delete = A pontozó törlése
pad-delete-ask = { $names } pontozója minden ikszével együtt törlődik.
pad-undo = Visszavonás
pad-undone = Visszavonva.
pad-points = Pont
pad-whose = Kinek a lapja
pad-lock = Sor lezárása
pad-lock-ask = Ez mindenki számára lezárja a sort, és a kockája kikerül a játékból.
pad-leave-it = Inkább nem
pad-anyway = Mégis beikszelem
pad-anyway-note = Ettől még beikszelheted. Házi szabályként jelöljük.
pad-against-left = Az ikszek balról jobbra haladnak, ez a szám pedig az utolsó ikszedtől balra van.
pad-against-early = Ehhez a számhoz előbb { $needed } iksz kell a sorban. Eddig csak { $crosses } van.
pad-against-closed = Ez a sor le van zárva.
pad-against-full = Minden elhibázott dobás be van jelölve.
pad-against-over = A játéknak vége.
pad-house = Házi szabály: { $fields }
pad-over-rows = Két sor le van zárva: a játéknak vége.
pad-over-failed = Négy elhibázott dobás: a játéknak vége.
pad-winners = { $count ->
    [one] { $names } nyert { $points } ponttal.
   *[other] { $names } osztozik a győzelmen { $points } ponttal.
}
pad-again = Új játék, ugyanazokkal
pad-storage = Ez a böngésző semmit sem őriz meg: amit írsz, az oldal bezárásakor elvész.
pad-http = Ez az oldal sima HTTP-n jött: a böngésző hagyja elsötétülni a képernyőt, és hálózat nélkül a pontozó csak addig működik, amíg az oldal nyitva van.
# Together with others: $why is a sentence, $time a time of day, $count a number.
pad-each = Mindenki a saját telefonján
pad-together = Együtt
pad-together-note = Mindenki a saját telefonján ikszel. Egy lakat mindenkinél lezárja a sort, és a végén mindenki pontját összeszámoljuk.
pad-share = A pontozó megosztása
pad-people = Ezen a pontozón
pad-join-note = Ezen a pontozón: { $names }. Csatlakozz saját lappal.
pad-with = Együtt velük: { $names }.
pad-nobody = Még senki sem csatlakozott.
pad-alone = Nincs kapcsolat { $time } óta. { $count ->
    [0] A többieket akkor látod újra, ha visszajön a hálózat.
    [one] Egy bejegyzés elmegy, amint visszajön a hálózat.
   *[other] { $count } bejegyzés elmegy, amint visszajön a hálózat.
}
pad-gone-ended = Ez a pontozó már nincs megosztva. Ami itt áll, ezen az eszközön megmarad.
pad-gone-removed = A lapodat eltávolították a közös pontozóról. Ami itt áll, ezen az eszközön megmarad.
pad-refused = Amit beírtál, azt nem sikerült elküldeni: { $why }
pad-send-away = { $name } eltávolítása
pad-send-away-ask = { $name } lapja mindenkinél eltűnik, és a link megújul.
pad-leave = Kilépés a pontozóból
pad-leave-ask = A lapod a többieknél eltűnik. Ezen az eszközön egyedül folytatod.
pad-end = Befejezés mindenkinél
pad-end-ask = Ez a pontozó többé nem lesz megosztva. Minden eszköz megtartja, amije van.
pad-again-all = Új játék mindenkinek
pad-again-ask = A játéknak még nincs vége. Mindenki új, üres lapot kap.
pad-new-game = Új játék kezdődött.
pad-next = A következő játékhoz
pad-late = A sor lezárása után ikszelték be: { $fields }
pad-against-same = Ezt a sort már valaki más lezárta.
pad-same-throw = Ha mindkettőt ugyanannál a dobásnál ikszelték be, érvényes.

## Browser: reviews and the analysis board, loaded with those pages

study-review-of = { $game }: értékelés
study-working = A játszma értékelése folyamatban…
study-analyse = Elemzés
study-wrong-form = a szöveg nem érvényes állás
study-wrong-ended = ezekkel a lapokkal a játéknak vége
study-wrong-not-ended = ezekkel a lapokkal a játéknak nincs vége
study-wrong-failed-throws = legfeljebb négy elhibázott dobás lehet
study-wrong-row = egy sor nem lehet így beikszelve: balról jobbra, és a lakathoz elég iksz kell
study-wrong-twice = egy mező kétszer szerepel
study-wrong-both-colours = egy mezőn mindkét szín van
study-wrong-scattered = a hatszögek nem alkotnak egyetlen csoportot mindkét színnel
study-wrong-too-many = az egyik félnek több hatszöge van a lehetségesnél
study-wrong-turn = a hatszögek nem illenek ahhoz, ki következik
study-wrong-all-stay = az alapjátékban minden hatszög az asztalon marad
study-wrong-too-few = az egyik félnek túl kevés hatszöge van, így a játéknak vége
study-wrong-limit = elérték a lépéskorlátot, így a játéknak vége
study-wrong-shape = áll már egy alakzat, így a játéknak vége
study-points = { $points } pont
study-change-points = { $change } pont
study-loss-share = { $loss } nyerési esély
study-loss-points = { $loss } pont
study-course = A játszma menete: léptetés a nyílbillentyűkkel
study-course-share = Nyerési esély
study-course-points = Várható pontszám
study-luck-skill = Szerencse és tudás
study-skill = Tudás
study-in-share = %-ban
study-in-points = pontban
study-start = Kezdetben
study-luck = Szerencse
study-own = Saját döntés
study-others = Többiek
study-error = Becslés
study-result = Eredmény
study-poor = Hibák
study-balance-note = A „Szerencse” az, amit a kockák hoztak. A „Saját döntés” az, ami a legjobb döntésekhez képest elveszett. A „Többiek” az, amit a többi játékos döntései hoztak.
study-balance-note-skill = A „Saját döntés” az, ami a legjobb döntésekhez képest elveszett. A „Többiek” az, amit a többi játékos döntései hoztak.
study-balance-sum = Mindez együtt adja az eredményt. A „Becslés” az, amennyivel az értékek tévedtek.
study-exact = Ezek az értékek pontosak.
study-estimate = Ezek az értékek becslések ({ $values }).
study-moments = Ami eldöntötte a játszmát
study-no-moments = Nem volt kiugró hiba vagy dobás.
study-next-moment = Következő pillanat
# $good says whether the luck was good; it is always so with several players.
study-moment-throw = { $good ->
    [yes] { $name } javára dőlt a dobás: { $dice }
   *[no] { $name } kárára dőlt a dobás: { $dice }
}
study-moment-choice = { $grade ->
    [best] { $name }: { $move }, a legjobb döntés
    [good] { $name }: { $move }, jó döntés
    [inaccuracy] { $name } pontatlan volt: { $move }
    [mistake] { $name } hibázott: { $move }
   *[blunder] { $name } nagyot hibázott: { $move }
}
study-mistakes = { $who ->
    [me] A legnagyobb hibáid
   *[other] Legnagyobb hibák: { $name }
}
study-mistakes-note = Találsz jobbat? Koppints az egyikre, és próbáld meg. A válasz rejtve marad, amíg nem kéred.
study-mistakes-none = Nincs hiba. Szép játék!
study-whose = Játékos
study-grade = { $grade ->
    [best] Legjobb
    [good] Jó
    [inaccuracy] Pontatlan
    [mistake] Hiba
   *[blunder] Nagy hiba
}
study-said-only = { $name }: { $move }. Nem volt más lehetőség.
study-said-good = { $grade ->
    [best] { $name } döntése: { $move }. Nem volt jobb.
   *[good] { $name } döntése: { $move }. Csak ez volt kicsit jobb: { $best }.
}
study-said-poor = { $name } döntése: { $move }. Jobb: { $best }. Ez ennyibe került: { $loss }.
study-said-cost = { $name } döntése: { $move }. Ez ennyibe került: { $loss }.
study-missed-win = { $proven ->
    [yes] Biztos nyerés volt: { $line }.
   *[no] Ez valószínűleg nyert volna: { $line }.
}
study-missed-defence = { $proven ->
    [yes] Ez volt az egyetlen védekezés: { $line }.
   *[no] Ez valószínűleg védett volna: { $line }.
}
study-said-throw = { $kind ->
    [alone] { $good ->
        [yes] Szerencsés dobás: { $luck }.
       *[no] Szerencsétlen dobás: { $luck }.
    }
   *[several] Ez a dobás leginkább neki segített: { $name }, { $luck }.
}
study-try = Próbáld újra
study-find = Keress jobbat
study-try-ask = { $name }: mi lett volna jobb? Válassz.
study-try-right = Helyes: { $move } a legjobb.
study-try-wrong = { $better ->
    [yes] { $move } jobb, de még mindig ennyibe kerül: { $loss }. Próbáld még egyszer.
   *[no] Nem jó: { $move }. Ennyibe kerül: { $loss }. Próbáld még egyszer.
}
study-try-show = Mutasd a választ
study-try-done = Folytatás
study-next-mistake = Következő hiba
study-all-moves = Minden lehetőség ({ $count })
study-moves-of = { $name } lehetőségei
study-seat = { $seat }. játékos

study-analysis-note = Minden lehetőség az értékével, bármely állásban. Játssz tovább mindenki helyett, próbálj mást, bármit visszavonhatsz. Az oldal címe ehhez az álláshoz vezet.
study-choose-game = Melyik játék?
study-position = Állás szövegként
study-show = Mutasd
study-set-up = Állás felállítása
study-set-up-done = Kész
study-set-up-note = Koppints arra, ami a lapokon be van ikszelve, és az elhibázott dobásokra.
study-set-up-board = Koppints egy mezőre, hogy megváltoztasd, mi van ott.
study-players = Játékosok
study-active = Ki dob
study-to-move = Ki lép
study-phase = Szakasz
study-phase-placing = Hatszögek lerakása
study-phase-moving = Hatszögek áthelyezése
study-dice = Mi volt a dobás?
study-dice-random = Dobj helyettem
study-worth = Mennyit ér az állás
study-thinking = Az értékek kiszámítása…
study-roll-out = Lejátszás innen
study-rolling = Lejátszás: { $percent }
study-rolled = Az innen lejátszott játszmák eredménye
study-rolled-note = Botok ({ $bot }) játszottak tovább minden választás után, ugyanazokkal a dobásokkal. Játszmák választásonként: { $games }. A ± a 95%-os intervallum.
study-rolled-choice = Választás
study-rolled-won = Győzelem
study-rolled-points = Pont
study-turn-over = A játéknak vége.
study-take-back = Visszavonás
study-forward = Előre
study-branches = Innen kipróbálva
study-save = Mentés játszmaként
study-save-not = Csak az elejétől lejátszott játszma menthető. Másold a linket, hogy megőrizd ezt az állást.

## Browser: lessons, loaded with the reviews

study-lesson-step = { $number }/{ $all }. feladat
study-lesson-you = Te
study-lesson-number = A válaszod
study-lesson-check = Ellenőrzés
study-lesson-next = Tovább
study-lesson-back = Vissza
study-lesson-show = Mutasd meg
study-lesson-done = Ezt már tudod.
study-lesson-seen = { $count ->
    [one] Egy feladat maradt, amit még segítség nélkül kell megoldanod.
   *[other] { $count } feladat maradt, amit még segítség nélkül kell megoldanod.
}
study-lesson-do = Megoldom most
study-lesson-again = Elölről
study-lesson-play = Játék indítása
study-lesson-none = Ehhez a játékhoz még nincsenek leckék: { $game }.
study-lesson-following = Következő lecke
study-lesson-leave = Vissza ide: { $game }
study-learn-title = Tanulás: { $game }
study-learn-first = { $how ->
    [start] Az első lecke indítása
    [continue] A lecke folytatása
   *[other] A lecke még egyszer
  }
study-learn-all = Minden lecke
study-learn-lessons = Leckék
study-learn-progress = { $all } feladatból { $done } kész
study-learn-more = További tanulnivaló
study-learn-rules-what = Az egész játék egy oldalon, képekkel.
study-learn-puzzles-what = Egy állás, egy legjobb lépés: találd meg.
study-learn-analysis-what = Próbálj ki bármilyen állást, és nézd meg, mennyit ér egy-egy lépés.
study-learn-strategy = { $count ->
    [10] Stratégia tíz mondatban
   *[other] Stratégia
  }
study-learn-measured = Minden mondat a botjaink játszmáiból származik. Nyisd meg, ha látni szeretnéd, hogyan, vagy ha a saját gépeden is megmérnéd.
study-learn-how = Honnan tudjuk
study-learn-takes = { $seconds ->
    [one] Körülbelül egy másodpercig tart.
   *[other] Körülbelül { $seconds } másodpercig tart.
  }

## Böngésző: feladványok, az oldalukkal együtt töltődnek be; a fenti feladatok és témák itt is kellenek

puzzle-note = Találd meg a legjobb lépést. Minden válaszhoz jár magyarázat.
puzzle-count = { $count } feladvány
puzzle-progress = Megoldva: { $solved } / { $all }
puzzle-which = Melyik feladványok?
puzzle-game = Játék
puzzle-theme = Téma
puzzle-any-theme = Minden téma
puzzle-level = Szint
puzzle-own-level = Automatikus
puzzle-own-level-note = Nehezebbek, ha megoldod őket, könnyebbek, ha nem.
puzzle-level-now = Szint: { $level }
puzzle-you-play = A te színed: { $side }.
puzzle-choose = Válassz lépést
puzzle-check = Ellenőrzés: { $move }
puzzle-show = Megoldás
puzzle-try = Próbálj mást, vagy nézd meg a megoldást.
puzzle-try-costs = { $move } ennyibe kerül: { $loss }.
puzzle-skip = Átugrom
puzzle-next = Új feladvány
puzzle-streak = Sorozat: { $count }
puzzle-streak-best = Leghosszabb sorozat: { $count }
puzzle-verdict = { $verdict ->
    [right] Helyes!
    [close] Jó, de nem a legjobb.
    [shown] A megoldás
   *[wrong] Nem ez az.
}
puzzle-said-points = A legjobb: { $best }. A második legjobb, { $next }, átlagosan { $loss } pontba kerül.
puzzle-said-share = A legjobb: { $best }, nyerési esély { $top }. A második legjobb, { $next }: { $value }.
puzzle-said-costs-points = A választásod, { $move }, átlagosan { $loss } pontba kerül. A legjobb: { $best }.
puzzle-said-costs-share = A választásod, { $move }: nyerési esély { $value }, pedig lehetne { $top }. A legjobb: { $best }.
puzzle-said-win = { $best }: minden védekezés ellen nyer, { $moves } saját lépésben.
puzzle-said-win-too = { $move } ugyanolyan gyorsan nyer. Az itt látható nyerés így kezdődik: { $best }.
puzzle-said-no-win = { $move }: ezzel nem kezdődik bizonyított nyerés.
puzzle-why-placing = Minden lépésed azonnali nyeréssel fenyeget. A másik fél csak védekezhet, és a végén eggyel több a fenyegetés, mint amit kivédhet.
puzzle-why-moving = Minden lépésed azonnali nyeréssel fenyeget. A másik fél csak védekezhet, és a végén eggyel több a fenyegetés, mint amit kivédhet.
puzzle-why-cutting = Minden lépésed azonnali nyeréssel fenyeget, és az egyikkel hatszögeket is leválasztasz. A másik fél csak védekezhet, és a végén eggyel több a fenyegetés, mint amit kivédhet.
puzzle-why-leave = Itt minden iksz többet ad fel, mint amennyit hoz. Aki vár, megtartja a jobb számokat.
puzzle-why-fail = Az elhibázott dobás 5 pontba kerül, de itt hosszú távon minden iksz többe kerülne.
puzzle-why-lock = A lakat külön ikszként számít: két iksz egyszerre.
puzzle-why-lucky = A szerencseszámmal a sor következő számát ikszeled be: semmit sem ugrasz át.
puzzle-brings = { $choice }: most { $gain } pont, { $skips ->
    [0] egy számot sem ugrik át
   *[other] { $skips } számot ugrik át
}.
puzzle-proven = Minden védekezés ellen bizonyított.
puzzle-exact = Ezek az értékek pontosak.
puzzle-measured = A legerősebb bot önmaga elleni több ezer játszmája alapján mérve.
puzzle-steps = Lépésről lépésre
puzzle-step = { $number } / { $all } · { $name }: { $move }
puzzle-all-solved = { $count ->
    [one] Az egyetlen ilyen feladvány meg van oldva.
   *[other] Az összes ilyen feladvány meg van oldva ({ $count }).
}
puzzle-again = Újra megoldom
puzzle-unknown = Nincs ilyen feladvány.
puzzle-none = Ehhez a játékhoz még nincsenek feladványok: { $game }.
puzzle-delete = Haladásom törlése
puzzle-delete-note = Ez a böngésző elfelejti a sorozatodat, és azt, hogy mit oldottál meg itt: { $game }. Ez nem vonható vissza.
puzzle-deleted = A haladásod törölve.

## Lapok: a nevük, és ami hibás lehet rajtuk

sheet-qwixx = a klasszikus lap
sheet-mixx-colours = Mixx, kevert színek
sheet-mixx-numbers = Mixx, kevert számok
sheet-own = saját lap
sheet-row = { $row }. sor
sheet-read = { $name }: { $rows }; elhibázott dobások: { $failed }
sheet-read-row = { $row }. sor { $crossed }
told-lock = { $row }. sor: lezárult (lezárta: { $names }); a { $colour } kocka kikerül a játékból.
told-lock-only = { $row }. sor: lezárult (lezárta: { $names }); a { $colour } kocka már korábban kikerült.
reason-colour-left = az ilyen színű kocka kikerült a játékból: ezt már csak a fehér kockák összegével lehet beikszelni
fault-header-refused = { $name }: ez a fejléc nem tartozik ehhez: { $game }
fault-sheet-word = { $row }. sor, { $field }. mező: „{ $found }” nem mező. Egy mező egy szín (r, y, g vagy b) és egy szám, például r5, vagy egy sorozat, például r2-12
fault-sheet-setting = „{ $found }” rossz helyen áll: a faces, a locking és a needed legfeljebb egyszer, ebben a sorrendben, a sorok előtt állhat
fault-sheet-faces = „{ $found }” nem lehet: a kockáknak 2–8 oldaluk lehet
fault-sheet-locking = „{ $found }” nem lehet: egy sort az utolsó egy vagy két mezője zár le
fault-sheet-needed = „{ $found }” nem lehet: a lezáráshoz kellő ikszek száma legalább 0
fault-sheet-number = { $row }. sor, { $field }. mező, { $found }: ezekből a kockákból 2 és { $most } közötti számok jönnek ki
fault-sheet-twice = { $row }. sor, { $field }. mező, { $found }: minden mező csak egyszer szerepelhet a lapon
fault-sheet-rows = egy lapon két–négy sor lehet, / jellel elválasztva
fault-sheet-fields = { $row }. sor: egy sorban két–tizenöt mező lehet
fault-sheet-locking-fields = { $row }. sor: egy sorban több mezőnek kell lennie, mint ahány lezárja
fault-sheet-no-lock = ezen a lapon egyik sor sem zárható le: legalább egyben annyi mező kell az utolsók előtt, ahány iksz a lezáráshoz szükséges
fault-sheet-name = nincs „{ $found }” nevű lap; van: { $names }, vagy írj egyet, például r2-12 / y2-12 / g12-2 / b12-2

worth-title = Mennyit ér a lap?
worth-exact = Tökéletes játék egyedül
worth-simulated = Egy bot egyedül (pontos számításhoz túl nagy)
worth-points = Egy játékos pontjai
worth-throws = Dobások egy játszmában
worth-failed = Elhibázott dobások
worth-by-failed = Elhibázott dobásokkal véget ért játszmák
worth-by-rows = Lezárt sorokkal véget ért játszmák
worth-first = A kezdő játékos győzelmei
worth-by-colour = Pontok színenként
worth-by-number = Pontok számonként
worth-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
worth-exact-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Browser: the Daily, loaded with its page. $points, $best and $players are numbers, $time is a day and a time.

daily-intro = Egy játszma egyedül ({ $game }), ezen a szerveren mindenkinek ugyanazokkal a dobásokkal. Egy próbálkozás számít, és semmit sem lehet visszavonni.
daily-play = Játék
daily-waits = A mai játszmád vár rád.
daily-gone = A mai játszmádat törölték vagy botra hagytad, ezért nem számít.
daily-known = Ennek a napnak a dobásai már nyilvánosak, ezért már nem számít.
daily-next = A következő napi játék kezdete: { $time }
daily-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
daily-best = { $result ->
    [more] A legjobb stratégia { $best } pontot hoz ki ezekből a dobásokból. Te többet!
    [same] A legjobb stratégia { $best } pontot hoz ki ezekből a dobásokból, pontosan annyit, mint te.
   *[less] A legjobb stratégia { $best } pontot hoz ki ezekből a dobásokból. Az sem ismeri a következő dobásokat, tehát legyőzheted.
}
daily-best-waits = Most számoljuk, mennyit hoz ki a legjobb stratégia ezekből a dobásokból.
daily-estimate = A játékkal járó, szinte pontos értékek szerint.
daily-streak = Sorozat: { $days }
daily-streak-note = Hetente egy napot kihagyhatsz.
daily-all = Kinek hogyan ment
daily-all-few = { $players ->
    [one] Ma te játszottál elsőként. Ha már tízen játszottak, itt látod, kinek hogyan ment.
   *[other] { $players } ember játszott. Ha már tízen játszottak, itt látod, kinek hogyan ment.
}
daily-all-note = { $players } ember játszott. A felüknek legalább { $middle } pontja van.
daily-bar = { $from }–{ $to } pont: { $players }
daily-share = Crosshex, napi játék, { $day }. Pont: { $points }
daily-share-best = Legjobb stratégia: { $best }
daily-square = Minden dobáshoz egy négyzet: mennyire jól döntöttél. A dobásokat senki sem tudja meg belőle.
daily-past = Korábbi napok
daily-past-note = A dobásaikat gyakorlásként lejátszhatod, amint a magjuk nyilvános. Ez nem számít.
daily-practise = Gyakorlás
daily-more = Mutasd mindet
daily-puzzle = A nap feladványa ({ $game })
daily-dice = Mindenkinek ugyanazok a dobások: a bizonyíték
daily-dice-note = Egy nap összes dobása egy titkos magból következik. Az ujjlenyomata egy héttel a nap előtt nyilvános, a mag pedig egy nappal utána. A dobások tehát előre rögzítve voltak. Azt senki sem tudja bizonyítani, hogy nem árulták el őket.
daily-fingerprint = Ujjlenyomat, { $day }
daily-doubt = Ne bízz ezekben a kockákban: ez a böngésző napokkal ezelőtt másik ujjlenyomatot látott ehhez a naphoz.
daily-off = Ezen a szerveren nincs napi játék.
web-sheets = Lapműhely
web-sheets-note = Írd be azt a lapot, amelyik megvan neked, vagy állíts össze egyet. Nézd meg, mennyit ér, és játssz rajta.
web-sheets-other = Másik lap…
# The workshop: a sheet that people type or put together.
workshop-start = Kiindulás
workshop-random = Véletlen lap
workshop-random-value = Előre megoldva: a tökéletes játék egyedül { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontot ér el rajta.
workshop-empty = Üres sorok
workshop-notation = A lap egy sorban leírva
workshop-notation-note = A színek: r (piros), y (sárga), g (zöld) és b (kék). Az r2-12 a piros mezők 2-től 12-ig, az r5 egyetlen mező, a / után új sor kezdődik.
workshop-possible = Ez a lap lehetséges.
workshop-drawn = A lap, ahogy játszani fogtok rajta
workshop-row = Sor
workshop-row-add = Új sor
workshop-row-remove = { $row }. sor törlése
workshop-colour = Szín
workshop-add = Új mező
workshop-left = Balra
workshop-right = Jobbra
workshop-remove = Törlés: { $field }
workshop-remove-none = Mező törlése
workshop-faces = A kockák oldalszáma
workshop-locking = Lezáró utolsó mezők
workshop-needed = A lezáráshoz kellő ikszek
workshop-said-added = { $field } bekerült ide: { $row }. sor
workshop-said-removed = { $field }: törölve
workshop-said-behind = A következő mező ez után jön: { $field }
workshop-then = Mi legyen vele?
workshop-play = Játék ezzel a lappal
workshop-link = Link ehhez a laphoz
workshop-link-note = A lap magában a linkben van. Semmit sem tárolunk.
workshop-asked = Várunk a szerver válaszára…
# $before is how many sheets of other people come first.
workshop-waiting = { $before ->
    [0] Kezdődik…
    [one] Egy lap van előtte.
   *[other] { $before } lap van előtte.
}
workshop-solving = A tökéletes játék kiszámítása: { $done }
workshop-playing = Botok játszanak rajta: { $done }
workshop-done = Megvannak a számok.
workshop-worth-note = Ez eltarthat néhány percig. Ha elhagyod az oldalt, leáll.
workshop-picture = { $name }, a mezők pontjaival
workshop-picture-note = Minél magasabb egy mező oszlopa, annál több pontot hoz az iksze. A tökéletes játék értékén kívül minden szám két „nehéz” szintű bot játszmáiból való.
workshop-json = Számok mentése
workshop-stop = Leállítás
workshop-close = Bezárás
workshop-letter = { $letter ->
    [r] piros
    [y] sárga
    [g] zöld
   *[b] kék
}
workshop-colour-name = { $colour ->
    [red] Piros
    [yellow] Sárga
    [green] Zöld
   *[blue] Kék
}

## Browser: own record

me-empty = Még nincs befejezett játszma
me-empty-note = Játssz végig egy játszmát: magától megjelenik itt a pontjaiddal, a szerencséddel és azzal, milyen jól döntöttél. Nem kell hozzá fiók, és senki más nem látja.
me-alone-sees = Ezt az oldalt csak te látod. A játszmák addig maradnak meg, amíg nem törlöd őket, vagy egy évig nem jössz.
me-off = Ez a szerver nem őriz meg befejezett játszmákat.
me-games = Játszmák
me-won = Nyert
me-mean = Átlag
me-best = Legjobb
me-spread = Pontjaid: hány játszma hány ponttal ért véget
me-against = Ellenfél
me-deleted = valaki
me-alone = egyedül
me-players = { $seats } játékos
me-deciding = Milyen jól döntesz
me-deciding-note = Mennyibe kerül átlagosan egy döntésed, ha volt választásod. Minél kevesebb, annál jobb.
me-interval = { $low } – { $high }
me-from = Értékelt játszmák: { $games }. Szükséges: { $needed }
me-like-level = Nagyjából olyan jól döntesz, mint ez a bot: { $level }
me-change = A játszmáid későbbi fele a korábbihoz képest: { $change }
me-next-level = Javaslat a következő játszmádhoz: { $level }
me-course = Szerencse és döntések, játszmánként
me-course-note = Fent nyereség, lent veszteség; a legutóbbi játszma van jobbra.
me-luck = Szerencse
me-own = Döntések
me-dice = Kockáid
me-dice-note = Minden kocka, amellyel a szerver a játszmáidban dobott. A szaggatott vonal a várható érték.
me-dice-chance = Szabályos kockáknál a legalább ekkora eltérés esélye { $chance }.
me-latest = Legutóbbi játszmák
me-replay = Visszajátszás
me-review = Értékelés
me-wanted = Értékelés alatt
me-reviews = A kockás játszmák maguktól kapnak értékelést, amíg egy bot sem gondolkodik: naponta legfeljebb { $most }. Ma: { $today }
me-mistakes = Hibáim
me-practise = Gyakorlás
me-mistakes-note = Most esedékes: { $due }. Összesen: { $all }
me-none-due = Most nincs mit gyakorolni
me-none-due-note = A hibáid értékelt játszmákból jönnek. Mindegyik visszatér 1, 3, 7 és 30 nap múlva, amíg ötször egymás után jól nem válaszolsz.
me-next-due = A következő: { $when }
me-a-mistake = Itt hibáztál
me-a-puzzle = Egy hasonló feladvány
me-left = Hátravan: { $left }
me-save-text = Mentés játszmákként
me-save-json = Mentés JSON-ként
me-delete = Minden törlése
me-delete-note = A befejezett játszmáidat, az értékelésüket, a napi játékban szerzett pontjaidat és azokat az asztalokat, ahol más nem játszik. A neved eltűnik mások befejezett játszmáiból. A többi eszközödet eltávolítjuk.
me-gone = Minden törölve.
me-store-note = Nincsenek fiókok. Ez minden, amit a szerver megőriz, és meddig.
me-store-cookie = Fiók helyett egy süti egy véletlen számmal: akinél van, azé a helyed. Az utolsó látogatásod után még egy évig érvényes. A szerver csak az ujjlenyomatát őrzi meg.
me-store-tables = Asztalok: ki játszik, a beírt néven, és amit játszottak. Amíg a házigazda nem törli őket, vagy ennyi napig senki sem használja: { $days }. Az az asztal, ahol az óra jár, megmarad.
me-store-games = Befejezett játszmák, mindenkinek, aki játszott: az eredmény, a játszma és az értékelése. Amíg nem törlöd, vagy egy évig nem jössz.
me-store-daily = A napi játék: minden naphoz az asztal és a pontok, mindenkinek, aki játszott, név nélkül. 400 napig, vagy amíg mindent nem törölsz.
me-store-devices = Ha több eszközt kapcsolsz össze: mindegyikhez a sütijének az ujjlenyomata, a neve, például „Firefox, Android”, és a nap. Amíg el nem távolítod, vagy egy évig nem jössz.
me-store-reviews = A kért értékelések, nevek nélkül, és a megosztott pontozók: amíg ennyi napig senki sem használja őket: { $days }
me-store-browser = Ebben a böngészőben: a beállításaid, a megoldott feladványok és leckék, valamint a pontozók. A szerver nem kapja meg őket.
me-store-others = Az oldal semmit sem tölt be más szerverekről, és senki sem számolja a látogatásaidat. Aki ezt a szervert üzemelteti, naplózhatja a kéréseket.
me-device-note = Telefon és számítógép egy emberként: ugyanazok a helyek, ugyanazok a játszmák, ugyanaz a napi játék. Fiók és jelszó nélkül.
me-device-list = Az eszközeid
me-device-here = ez az eszköz
me-device-since = összekapcsolva: { $date }
me-device-remove = Eltávolítás
me-device-remove-note = Az eltávolított eszköz újra az lesz, aki előtte volt. Ha elvesztettél egyet, itt távolítsd el.
me-device-add = Másik eszköz összekapcsolása
me-device-add-note = A másik eszköznek meglesznek a helyeid és a játszmáid. Előbb itt mondasz igent.
me-device-show = Kód mutatása
me-device-type-there = Olvasd be a másik eszközzel. Vagy nyisd meg ott ezt az oldalt, és írd be a kódot:
me-device-until = Egy eszközre érvényes, eddig: { $time }.
me-device-end = A kód lezárása
me-device-asks = Csatlakozni szeretne: { $name }
me-device-asks-note = Csak akkor mondj igent, ha ez a saját eszközöd, és ugyanezt a számot mutatja:
me-device-yes = Igen, az enyém
me-device-no = Nem
me-device-join = Ennek az eszköznek az összekapcsolása egy másikkal
me-device-join-note = A kódot a másik eszköz mutatja. Utána ezen is a másik helyei és játszmái lesznek. Ami a sajátja, tárolva marad, és visszajön, ha ott eltávolítod.
me-device-code = Kód
me-device-connect = Összekapcsolás
me-device-wait = Most mondj igent a másik eszközön, ha ezt a számot mutatja:
me-device-refused = A másik eszköz nemet mondott.
me-device-ended = Senki sem mondott igent időben. Kérj új kódot.
me-device-done = Ez az eszköz össze van kapcsolva.
