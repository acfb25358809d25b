# A stratégia mondatai a mért számokkal. A szövegek neve strategy-JÁTÉK-ID.

## A terminálban

strategy-title = Stratégia: { $game }
strategy-none = Ehhez még nincs mért stratégia: { $game }.
strategy-compared = { $now } (a megőrzött: { $kept })
strategy-holds = A mondat igaz.
strategy-few = Ezek a játszmák egyeznek a megőrzött számokkal, de túl kevesek ahhoz, hogy bizonyítsák a mondatot.
strategy-fails = Ezek a játszmák nem igazolják a mondatot.

## Hogyan mértük

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; 95% bizonyossággal { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } és { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } között
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }; 95% bizonyossággal { NUMBER($low, maximumFractionDigits: 1) } és { NUMBER($high, maximumFractionDigits: 1) } között
strategy-how-kernels = { $games } játszma gyors botok között, amelyek azt ikszelik be, ami a legkevesebb számot ugorja át.
strategy-how-master = A mesterbot { $games } játszmája önmaga ellen.
strategy-how-values = A mesterbot { $games } játszmája önmaga ellen; az állásokat a játszmaértékelés számai szerint ítéljük meg.
strategy-how-duel = { $games } játszma két bot között, amelyek csak ebben különböznek. Minden dobássorozatot kétszer játszunk le, felcserélt helyekkel.
strategy-how-thinker = A mesterbot { $games } játszmája önmaga ellen, lépésenként 1500 állást megnézve. Az első négy lépést kisorsoljuk.

## Qwixx

strategy-qwixx-skip = Egy ikszért legfeljebb két számot ugorj át. Aki így játszik, a játszmák { NUMBER($less, style: "percent") }-át nyeri az ellen, aki csak egyet ugrik át, és { NUMBER($most, style: "percent") }-át az ellen, aki akár négyet is.
strategy-qwixx-escape = Mielőtt elhibázott dobást jelölnél be, ikszelj be valamit. Legfeljebb két átugrott számmal ez az állások { NUMBER($few, style: "percent") }-ában volt jobb, hárommal vagy néggyel { NUMBER($some, style: "percent") }-ában, öttel vagy többel csak { NUMBER($many, style: "percent") }-ában.
strategy-qwixx-failed = Egy elhibázott dobás körülbelül { NUMBER($points, maximumFractionDigits: 1) } pontba és a nyerési esélyed körülbelül { NUMBER($share, style: "percent") }-ába kerül.
strategy-qwixx-others = Használd ki mások dobásait. Aki így tesz, a játszmák { NUMBER($share, style: "percent") }-át nyeri az ellen, aki csak a saját körében ikszel.
strategy-qwixx-look = Nézz meg minden összeget. Aki egyet sem néz el, a játszmák { NUMBER($share, style: "percent") }-át nyeri az ellen, aki minden tizedik ikszet elnézi.
strategy-qwixx-rows = Két jó sor dönti el a játékot: a győztes ikszekért járó pontjainak { NUMBER($share, style: "percent") }-át ezek hozzák.
strategy-qwixx-lock = Aki az első sort lezárja, a játszmák { NUMBER($share, style: "percent") }-át nyeri meg.
strategy-qwixx-ending = Számíts két lezárt sorra: a játszmáknak csak { NUMBER($failed, style: "percent") }-a ér véget negyedik elhibázott dobással.
strategy-qwixx-count = Számold meg a pontokat, mielőtt véget vetsz a játéknak. Már ez is a játszmák { NUMBER($share, style: "percent") }-át hozza az ellen, aki nem teszi.
strategy-qwixx-first = Kezdeni keveset ér: aki elsőként dob, a játszmák { NUMBER($share, style: "percent") }-át nyeri.

## Longo

strategy-longo-escape = Mielőtt elhibázott dobást jelölnél be, ikszelj be valamit. Legfeljebb két átugrott számmal ez az állások { NUMBER($few, style: "percent") }-ában volt jobb, hárommal vagy néggyel { NUMBER($some, style: "percent") }-ában; öttel vagy többel, ahol ez { NUMBER($many, style: "percent") }, már fej vagy írás.
strategy-longo-lucky = Használd a szerencseszámaidat. Aki így tesz, a játszmák { NUMBER($share, style: "percent") }-át nyeri az ellen, aki soha.
strategy-longo-pair = Szinte mindegy, melyik párt kapod: a 4 és a 9 a játszmák { NUMBER($share, style: "percent") }-át nyeri a 6 és a 7 ellen.
strategy-longo-skip = Egy ikszért legfeljebb három számot ugorj át. Aki így játszik, a játszmák { NUMBER($less, style: "percent") }-át nyeri az ellen, aki legfeljebb kettőt ugrik át, és { NUMBER($most, style: "percent") }-át az ellen, aki akár ötöt is.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Fenyegess egyszerre kétszer. A lerakás szakaszában eldőlt játszmák { NUMBER($share, style: "percent") }-át így nyerik meg: a másik fél csak az egyiket zárhatja el.
strategy-six-look = Gondolkodj két lépéssel előre. Aki így tesz, a játszmák { NUMBER($share, style: "percent") }-át nyeri az ellen, aki azt lépi, ami elsőre a legjobbnak látszik.
strategy-six-bar = A másik fél alakzatait korán zavard meg. Aki ezekre annyira figyel, mint a sajátjaira, a játszmák { NUMBER($share, style: "percent") }-át nyeri az ellen, aki csak épít.
strategy-six-shapes = Építs vonalakat és háromszögeket: a nyerő alakzatok { NUMBER($line, style: "percent") }-a vonal, { NUMBER($triangle, style: "percent") }-a háromszög, és csak { NUMBER($ring, style: "percent") }-a gyűrű.
strategy-six-near = Maradj együtt: a hatszögek { NUMBER($one, style: "percent") }-át saját színű mellé teszik le, { NUMBER($two, style: "percent") }-át kettő vagy több mellé.
strategy-six-first = Az alapjátékban mindegy, ki kezd: a fekete a játszmák { NUMBER($share, style: "percent") }-át nyeri.
strategy-six-begin = A haladó játékban kezdj, ha lehet: a fekete kezd, és a játszmák { NUMBER($share, style: "percent") }-át nyeri.
strategy-six-moving = Gyakorold az áthelyezést is: az alapjáték játszmáinak { NUMBER($share, style: "percent") }-a még nyitott, amikor minden hatszög az asztalon van.
strategy-six-pace = A haladó játékban siess: átlagosan { NUMBER($advanced, maximumFractionDigits: 0) } lépésig tart, az alapjáték viszont { NUMBER($basic, maximumFractionDigits: 0) } lépésig.
strategy-six-cut = A haladó játékban a leválasztás eszköz, nem cél: a játszmák { NUMBER($any, style: "percent") }-ában előfordul, de csak { NUMBER($few, style: "percent") }-a ér véget azért, mert valamelyik félnek túl kevés hatszöge marad.
