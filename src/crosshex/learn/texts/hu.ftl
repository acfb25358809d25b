# A leckék szövegei. Minden lépésnek van feladata, és egy-egy mondata a helyes és a hibás válaszra.

## Ami minden leckében elhangzik

learn-allowed = A szabályok megengedik, de itt nem ez a kérdés.
learn-illegal = Ezt nem lehet: { $reason }.
learn-no-move = Ez nem lépés.
learn-no-number = Számmal válaszolj.

## A leckék a terminálban

learn-none = Ehhez a játékhoz még nincsenek leckék: { $game }.
learn-how = Minden feladatra egy lépéssel vagy egy számmal válaszolj. { $skip }: mutatja a megoldást, { $quit }: kilép.
learn-step = { $number }/{ $all }. feladat
learn-you = Te
learn-answer = A megoldás: { $answer }.
learn-done = Kész: { $all } közül { $right } elsőre sikerült.
learn-over = Ennyi volt. Most játssz: crosshex play { $game }

## Qwixx

learn-qwixx-goal = Ikszelj be minél több számot, minden sorban balról jobbra, és zárj le sorokat. Egy sorban minden további iksz többet ér. Akinek a legtöbb pontja van, nyer.
learn-qwixx-goal-sheet = Egy lap a végén: a piros le van zárva, kilenc ikszéért 45 pont jár. A többi sorral együtt, egy elhibázott dobásért 5 pontot levonva, ez 97 pont.
learn-qwixx-basics = Ikszek, lakatok és pontok
learn-qwixx-basics-sum = A fehér kockák 4-et és 1-et mutatnak. Az összegüket mindenki beikszelheti egy sorban. Ott ikszeld be, ahol a legkevesebb számot ugrod át.
learn-qwixx-basics-sum-right = A piros és a sárga 2-vel kezdődik, ott az 5 csak három számot ugrik át. Amit átugrasz, elveszett: az ikszek balról jobbra haladnak.
learn-qwixx-basics-sum-wrong = Lehet, de a zöld és a kék 12-vel kezdődik: az 5 hét számot ugrana át, és azok elvesznének.
learn-qwixx-basics-sum-wrong-long = Lehet, de a zöld és a kék 16-tal kezdődik: az 5 tizenegy számot ugrana át, és azok elvesznének.
learn-qwixx-basics-sum-wrong-nothing = Nem muszáj ikszelned, de az 5 két sorba is jól illik. Ikszeld be.
learn-qwixx-basics-left = A fehér kockák összege 6. A piros 6 a 7-estől balra van, elveszett. Ott ikszeld be a 6-ot, ahol a legkevesebb számot ugrod át.
learn-qwixx-basics-left-right = A sárga 4-től jobbra a 6 csak az 5-öt ugorja át.
learn-qwixx-basics-left-wrong = Ez sok számot ugrik át. Az egyik sorban az utolsó ikszed sokkal közelebb van a 6-hoz.
learn-qwixx-basics-left-wrong-nothing = Nem muszáj ikszelned, de az egyik sorban a 6 egyetlen számot ugrik át.
learn-qwixx-basics-colour = Te dobtál, ezért van második akciód: adj össze egy fehér és egy színes kockát, és ikszeld be az összeget abban a színű sorban. Keresd meg azt az összeget, amely semmit sem ugrik át.
learn-qwixx-basics-colour-right = A fehér 4 és a kék 6 kék 10-et ad, közvetlenül a 11-es mellett. Ez az akció csak annak jár, aki dobott.
learn-qwixx-basics-colour-wrong = Az összeg jó, de számokat ugrik át. Az egyik sor hézag nélkül folytatódik.
learn-qwixx-basics-colour-wrong-nothing = Itt nem muszáj ikszelned, mert az 1. akcióban már ikszeltél. De van olyan iksz, amely semmit sem ugrik át.
learn-qwixx-basics-failed = Te dobtál, a fehér kockákkal nem ikszeltél, és egyik színes kockával sem jön ki illő összeg. Mi marad?
learn-qwixx-basics-failed-right = Az elhibázott dobás büntetése 5 pont. Csak az kapja, aki dobott, és semmit sem ikszelt be.
learn-qwixx-basics-nothing = Valaki más dobott, a fehér kockák összege 11. Mi kerül neked a legkevesebbe?
learn-qwixx-basics-nothing-right = Az, ha kihagyod. Ha más dob, sosem kapsz elhibázott dobást azért, mert nem ikszelsz.
learn-qwixx-basics-nothing-wrong = Lehet, de egyetlen ikszért legalább hat számról mondanál le. Nem te dobtál: ha kihagyod, semmit sem veszítesz.
learn-qwixx-basics-lock = A fehér kockák összege 12. Egy sort az utolsó száma zár le, de előbb öt iksz kell oda. Zárj le egy sort.
learn-qwixx-basics-lock-right = A sárgában öt iksz volt. A 12-vel a lakatot is beikszeled, és az is egy iksznek számít; a sárga kocka kikerül a játékból.
learn-qwixx-basics-lock-wrong = Jó iksz annak a sornak az elején, de most egy másik sort le lehet zárni.
learn-qwixx-basics-lock-wrong-nothing = Lehet, de most le lehet zárni egy sort: az két iksz egyszerre.
learn-qwixx-basics-closed = A másik játékos lezárta a zöldet: mindenki számára zárva van, a kockája kikerült a játékból. A fehér kockák összege 7. Ikszeld be úgy, hogy semmit sem ugrasz át.
learn-qwixx-basics-closed-right = A sárga 7 közvetlenül a 6-os mellett van.
learn-qwixx-basics-closed-wrong = Ez számokat ugrik át. Az egyik sor a 7-tel folytatódik.
learn-qwixx-basics-closed-wrong-nothing = Lehet, de a 7 úgy is elfér, hogy semmit sem ugrasz át.
learn-qwixx-basics-count = Számolj: egy iksz egy sorban 1 pont, kettő 1 + 2, három 1 + 2 + 3, és így tovább. Mennyit ér a piros sor hat iksze?
learn-qwixx-basics-count-right = 1 + 2 + 3 + 4 + 5 + 6 = 21. Egy sor minden további iksze többet ér az előzőnél.
learn-qwixx-basics-count-wrong = Nem: add össze a számokat 1-től az ikszek számáig.
learn-qwixx-basics-total = Négy iksz a pirosban, három a sárgában, és két elhibázott dobás, egyenként −5. Hány pont ez összesen?
learn-qwixx-basics-total-right = 10 + 6 − 10 = 6. Két elhibázott dobás elviheti egy egész sor pontjait.
learn-qwixx-basics-total-wrong = Nem: négy iksz 1 + 2 + 3 + 4, három 1 + 2 + 3, és minden elhibázott dobás 5-öt von le.
learn-qwixx-basics-end = A zöld már le van zárva. A játék véget ér, amint egy második sort is lezárnak, és te vezetsz. Fejezd be.
learn-qwixx-basics-end-right = A második lakattal a játéknak azonnal vége. A negyedik elhibázott dobás is befejezi.
learn-qwixx-basics-end-wrong = Így a játék folytatódna, és a többiek utolérhetnének. Le tudsz zárni egy sort.

## Longo

learn-longo-goal = Ikszelj be minél több számot, minden sorban balról jobbra, és zárj le sorokat. Van két szerencseszámod: mindkettő olyan ikszet ad, amely semmit sem ugrik át. Akinek a legtöbb pontja van, nyer.
learn-longo-goal-sheet = Egy lap a végén: a piros le van zárva, tíz ikszéért 55 pont jár. A többi sorral együtt, egy elhibázott dobásért 5 pontot levonva, ez 120 pont.
learn-longo-lucky = Hosszabb sorok és szerencseszámok
learn-longo-lucky-far = A kockák nyolcoldalúak, a sorok 16-ig tartanak. A fehér kockák összege 14. Ott ikszeld be, ahol a legkevesebb számot ugrod át.
learn-longo-lucky-far-right = A sárga 12-től jobbra a 14 csak a 13-at ugorja át.
learn-longo-lucky-far-wrong = Ez sok számot ugrik át. Az egyik sorban az utolsó ikszed közel van a 14-hez.
learn-longo-lucky-far-wrong-nothing = Lehet, de az egyik sorban a 14 egyetlen számot ugrik át.
learn-longo-lucky-lucky = A szerencseszámaid a 6 és a 11, a fehér kockák összege 6. A 6 helyett beikszelheted a következő számot abban a sorban, ahol a legkevesebb ikszed van. Használd a szerencsédet.
learn-longo-lucky-lucky-right = A zöld üres volt, ezért az első száma következett: a 16. Semmit sem ugrottál át.
learn-longo-lucky-lucky-wrong = A 6 megengedett, de számokat ugrik át. Használd a szerencseszámot: keresd azt a sort, ahol a legkevesebb ikszed van.
learn-longo-lucky-lucky-wrong-nothing = Lehet, de a szerencseszámod olyan ikszet ad, amely semmit sem ugrik át.
learn-longo-lucky-fewest = A fehér kockák összege 8, a szerencseszámod. Csak az a sor számít, ahol a legkevesebb ikszed van. Melyik számot ikszelheted be ott?
learn-longo-lucky-fewest-right = A kékben egyetlen iksz van, ezért a kék jön: a 15-től jobbra a 14.
learn-longo-lucky-fewest-wrong = A 8 megengedett, de itt jobb a szerencseszámod: semmit sem ugrik át.
learn-longo-lucky-fewest-wrong-nothing = Lehet, de a szerencseszámod olyan ikszet ad, amely semmit sem ugrik át.
learn-longo-lucky-others = Valaki más dobott, a fehér kockák összege 5: a szerencseszámod minden dobásnál érvényes. Két sorban van a legkevesebb iksz, válassz közülük.
learn-longo-lucky-others-right = Ha több sorban is ugyanolyan kevés az iksz, te választasz.
learn-longo-lucky-others-wrong = Lehet, de a szerencseszámod olyan ikszet ad, amely semmit sem ugrik át.
learn-longo-lucky-lock = A fehér kockák összege 15. Az utolsó két szám bármelyike lezár egy sort, ha hat iksz van benne. Zárj le egyet.
learn-longo-lucky-lock-right = A pirosban hat iksz volt: a 15 és a lakat is be van ikszelve, a sor mindenki számára lezárult.
learn-longo-lucky-lock-wrong = Lehet, de az egyik sorodat most le lehet zárni.
learn-longo-lucky-count = A piros sor le van zárva: nyolc szám és a lakat van beikszelve. Mennyit ér?
learn-longo-lucky-count-right = A lakat is iksznek számít: 1 + 2 + … + 9 = 45.
learn-longo-lucky-count-wrong = Nem: számold meg az ikszeket a lakattal együtt, és add össze a számokat 1-től addig.

## Six

learn-six-goal = A fekete és a piros felváltva rak le hatszögeket. Az nyer, akinek előbb lesz hat sajátja vonalban, háromszögben vagy gyűrűben.
learn-six-goal-line = Vonal: hat hatszög egyenes sorban
learn-six-goal-triangle = Háromszög: három, kettő és egy
learn-six-goal-ring = Gyűrű: hat hatszög egy mező körül
learn-six-basic = Vonalak, háromszögek, gyűrűk
learn-six-basic-first = Te vagy a fekete, te kezdesz. Az első hatszögednek éllel érintenie kell a pirosat, a feketét pedig nem érintheti. Tedd le.
learn-six-basic-first-right = Pontosan három ilyen mező van. Ezután egy hatszög bárhová kerülhet, ahol egy másikat érint, mindegy, milyen színűt.
learn-six-basic-line = Hat saját hatszög egyenes sorban nyer. Öt már megvan. Fejezd be a vonalat.
learn-six-basic-line-right = Hatos vonal. A három irány bármelyikében futhat.
learn-six-basic-line-wrong = Ebből nem lesz hat egy sorban. Az ötös egyik végén piros hatszög áll: a másik vége szabad.
learn-six-basic-triangle = Három, kettő és egy: ez a háromszög. Öt hatszöge már ott van. Fejezd be.
learn-six-basic-triangle-right = A hatos háromszög nyer, bármerre mutat.
learn-six-basic-triangle-wrong = Nem oda. Nézd a hármas és a kettes sorodat: a csúcson hiányzik egy hatszög.
learn-six-basic-ring = Hat hatszög egy mező körül: ez a gyűrű. Mindegy, mi van középen. Fejezd be.
learn-six-basic-ring-right = Gyűrű. Ezt az alakzatot a legkönnyebb elnézni, mert a közepe piros is lehet.
learn-six-basic-ring-wrong = Nem oda. Az öt hatszöged egy piros körül van: a hat szomszédja közül melyik szabad még?
learn-six-basic-bar = A pirosnak öt hatszöge van egy sorban, a következővel nyer. Zárd el az útját.
learn-six-basic-bar-right = Most mindkét vége zárva van. Minden saját lépésed előtt keress ilyen ötösöket.
learn-six-basic-bar-wrong = Akkor a piros leteszi a hatodikat a sorba, és nyer. Az egyik vége szabad.
learn-six-basic-two = Négy hatszöged van egy sorban, és mindkét vége szabad. Fenyegess egyszerre kétszer: a piros csak az egyiket zárhatja el.
learn-six-basic-two-right = Öt egy sorban, két szabad véggel: bármelyiket zárja el a piros, tiéd a másik. A lerakás szakaszában véget érő játszmákat szinte mindig kettős fenyegetés dönti el.
learn-six-basic-two-wrong = Ezt a piros még megállíthatja. Hosszabbítsd meg a sorodat úgy, hogy mindkét vége nyerjen.
learn-six-basic-move = Minden hatszög az asztalon van: most egyet a sajátjaid közül máshová teszel. Fejezz be egy háromszöget.
learn-six-basic-move-right = Bármelyik hatszög jó lett volna, amelyre a háromszögnek nincs szüksége.
learn-six-basic-move-wrong = Ez nem nyer. Keresd meg jobb oldalt egy háromszög öt hatszögét, és vidd oda a hatodikat.
learn-six-basic-together = Az alapszabályok szerint csak olyan hatszöget vehetsz fel, amely nélkül a többi egyben marad. Vegyél fel egy ilyet, és fejezd be a háromszöget.
learn-six-basic-together-right = Amelyik hatszög összetartja a csoportot, annak maradnia kellett. Két részt összekötő hatszöget nem lehet felvenni, se a tiédet, se a másik félét.
learn-six-basic-together-wrong = Ez nem nyer. Keresd meg jobb oldalt egy háromszög öt hatszögét.
learn-six-advanced = Csoportok leválasztása
learn-six-advanced-cut = A haladó szabályok szerint bármelyik hatszögedet felveheted. Ha a többi szétesik, csak a legnagyobb csoport marad. Válaszd le a jobb oldali három pirosat úgy, hogy a tieid közül egy se vesszen el.
learn-six-advanced-cut-right = A kis csoport végleg kikerült a játékból, a tieid pedig mind megvannak.
learn-six-advanced-cut-wrong = Ezzel semmi sem válik le. A jobb oldali pirosakat egyetlen hatszöged tartja a többihez.
learn-six-advanced-cut-wrong-own = Ez leválasztja a pirosakat, de egyet a tieid közül is. Azt a hatszöget vedd fel, amelyik közvetlenül mellettük áll.
learn-six-advanced-few = Akinek legfeljebb öt hatszöge marad, veszített. A pirosnak hét van. Nyerd meg a játszmát.
learn-six-advanced-few-right = Két piros hatszög kikerült a játékból, és öt már túl kevés.
learn-six-advanced-few-wrong = A pirosnak még ötnél több van. Válaszd le a jobb oldali kettőt.
learn-six-advanced-least = Legalább hány hatszöget kell megtartanod, hogy így ne veszíts?
learn-six-advanced-least-right = Hatot: öt már túl kevés. A kezedben lévő hatszög a tiédnek számít.
learn-six-advanced-least-wrong = Nem: akinek öt vagy kevesebb marad, veszít.
learn-six-advanced-keep = Ha több csoport is a legnagyobb, te választod ki, melyik marad. Válassz le úgy, hogy a pirosnak kevés maradjon.
learn-six-advanced-keep-right = A megmaradó csoportban túl kevés a piros. Ha a legnagyobb csoportok egyformák, az választ, aki áthelyezett.
learn-six-advanced-keep-wrong = A pirosnak még van elég hatszöge. Keresd meg azt, amelyik a két csoportot összeköti.
learn-six-advanced-keep-wrong-other = A rossz csoport maradt: most neked van kevés. Vedd fel ugyanazt a hatszöget, és a saját csoportodat tartsd meg.
learn-six-advanced-shape = Az alakzat mindent megelőz: akkor is nyer, ha ugyanazzal a lépéssel hatszögek kerülnek ki a játékból. Fejezd be a vonalat.
learn-six-advanced-shape-right = A vonal elkészült, tehát a játszmát megnyerted.
learn-six-advanced-shape-wrong = Ez nem vonal. Az öt hatszöged egy sorban van: hozz egy hatodikat kívülről.

## Other sheets

learn-mixx-colours-goal = Qwixx olyan lapon, amelynek sorai háromszor váltanak színt. A fehér kockák összegét bármelyik sorban beikszelheted, egy színes kockával csak a vele azonos színű mezőket éred el. Akinek a legtöbb pontja van, nyer.
learn-mixx-colours-goal-sheet = Egy lap a végén: a felső sor le van zárva, kilenc ikszéért 45 pont jár. A többi sorral együtt, egy elhibázott dobásért 5 pontot levonva, ez 91 pont.
learn-mixx-colours-colours = Kevert színek
learn-mixx-colours-colours-any = A fehér kockák összege 5. Itt minden sorban van egy 5-ös, mindig más színben, és bármelyiket választhatod. Ott ikszeld be, ahol semmit sem ugrasz át.
learn-mixx-colours-colours-any-right = A kék 5-ös közvetlenül a sárga 4-esed mellett van. A fehér kockák összegének nincs színe.
learn-mixx-colours-colours-any-wrong = Lehet, de az egyik sorban az 5-ös következik. Nézd az ikszeidtől jobbra.
learn-mixx-colours-colours-field = Te dobtál: egy fehér meg egy színes kocka összege az adott színű és számú mezőt jelenti, akármelyik sorban van. Keresd meg azt az összeget, amely semmit sem ugrik át.
learn-mixx-colours-colours-field-right = A fehér 5 és a kék 1 kék 6-ot ad, és az a felső sorban van.
learn-mixx-colours-colours-field-wrong = Lehet, de mezőket ugrik át, vagy kihagy egy jó ikszet. Az egyik sor hézag nélkül folytatódik.
learn-mixx-colours-colours-lock = A fehér kockák összege 12. Egy sort az utolsó mezője zár le, ha már öt iksz van benne. Zárj le egy sort.
learn-mixx-colours-colours-lock-right = Három szín, egy sor: öt iksz volt benne. Az utolsó mezője piros, ezért a piros kocka kikerül a játékból. A többi sor piros mezői megmaradnak.
learn-mixx-colours-colours-lock-wrong = Ott is ikszelhetsz, de egy másik sor most lezárható.
learn-mixx-colours-colours-gone = A másik játékos lezárta a felső sort, a piros kocka kikerült a játékból. A fehér kockák összege 8. Ott ikszeld be, ahol semmit sem ugrasz át.
learn-mixx-colours-colours-gone-right = A piros 8-as még nyitva van: piros kocka nélkül csak a fehér kockák összegével ikszelheted be.
learn-mixx-colours-colours-gone-wrong = Ez átugrik valamit. Az egyik sor 8-assal folytatódik.
learn-mixx-numbers-goal = Qwixx olyan lapon, amelyen a számok össze vannak keverve. Balról jobbra haladva ikszelsz, és csak az számít, hányadik helyen áll a szám a sorban. Akinek a legtöbb pontja van, nyer.
learn-mixx-numbers-goal-sheet = Egy lap a végén: a piros le van zárva, kilenc ikszéért 45 pont jár. A többi sorral együtt, egy elhibázott dobásért 5 pontot levonva, ez 91 pont.
learn-mixx-numbers-numbers = Kevert számok
learn-mixx-numbers-numbers-place = A fehér kockák összege 6. Itt az számít, hol áll a szám a sorban, nem az, hogy mekkora. Ott ikszeld be a 6-ot, ahol semmit sem ugrasz át.
learn-mixx-numbers-numbers-place-right = A piros 6-os közvetlenül a piros 10-es után jön.
learn-mixx-numbers-numbers-place-wrong = Lehet, de számokat ugrik át. Az egyik sorban a 6-os következik.
learn-mixx-numbers-numbers-left = A fehér kockák összege 5. A kék 5-ös a 7-estől balra van, elveszett. Ott ikszeld be az 5-öt, ahol semmit sem ugrasz át.
learn-mixx-numbers-numbers-left-right = Úgy van: a piros sorban a 12-es után az 5-ös jön.
learn-mixx-numbers-numbers-left-wrong = Lehet, de több számot is átugrik. Az egyik sorban az 5-ös következik.
learn-mixx-numbers-numbers-lock = A fehér kockák összege 4. A sorokat az utolsó számuk zárja le: a piros 11-es, a sárga 10-es, a zöld 3-as és a kék 4-es. Zárj le egy sort.
learn-mixx-numbers-numbers-lock-right = A kékben öt iksz volt. A lakat is egy iksznek számít, a kék kocka pedig kikerül a játékból.
learn-mixx-numbers-numbers-lock-wrong = Lehet, de most lezárható egy sor.
