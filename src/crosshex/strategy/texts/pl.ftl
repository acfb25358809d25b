# Zdania strategii ze zmierzonymi liczbami. Teksty nazywają się strategy-GRA-ID.

## W terminalu

strategy-title = Strategia: { $game }
strategy-none = Nie ma jeszcze zmierzonej strategii dla gry { $game }.
strategy-compared = { $now } (zachowane: { $kept })
strategy-holds = Zdanie jest prawdziwe.
strategy-few = Te partie zgadzają się z zachowanymi liczbami, ale jest ich za mało, by potwierdzić to zdanie.
strategy-fails = Te partie nie potwierdzają zdania.

## Jak to zmierzono

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; z pewnością 95% między { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }; z pewnością 95% między { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }
strategy-how-kernels = Partie szybkich botów, które skreślają to, co pomija najmniej liczb: { $games }.
strategy-how-master = Partie bota „Mistrz” z samym sobą: { $games }.
strategy-how-values = Partie bota „Mistrz” z samym sobą: { $games }. Pozycje oceniono według wartości z oceny partii.
strategy-how-duel = Partie dwóch botów, które różnią się tylko tym: { $games }. Każdy zestaw rzutów gra się dwa razy, z zamianą miejsc.
strategy-how-thinker = Partie bota „Mistrz” z samym sobą, po 1500 pozycji na ruch: { $games }. Pierwsze cztery ruchy są losowane.

## Qwixx

strategy-qwixx-skip = Dla jednego skreślenia pomijaj najwyżej dwie liczby. Kto tak gra, wygrywa { NUMBER($less, style: "percent") } partii z kimś, kto pomija tylko jedną, i { NUMBER($most, style: "percent") } z kimś, kto pomija do czterech.
strategy-qwixx-escape = Zanim wpiszesz nietrafienie, skreśl coś. Przy najwyżej dwóch pominiętych liczbach było to lepsze w { NUMBER($few, style: "percent") } pozycji, przy trzech lub czterech w { NUMBER($some, style: "percent") }, przy pięciu lub więcej tylko w { NUMBER($many, style: "percent") }.
strategy-qwixx-failed = Nietrafienie kosztuje około { NUMBER($points, maximumFractionDigits: 1) } pkt i zmniejsza szansę na wygraną o około { NUMBER($share, style: "percent") }.
strategy-qwixx-others = Korzystaj z rzutów innych. Kto to robi, wygrywa { NUMBER($share, style: "percent") } partii z kimś, kto skreśla tylko w swojej turze.
strategy-qwixx-look = Sprawdzaj każdą sumę. Kto żadnej nie przeoczy, wygrywa { NUMBER($share, style: "percent") } partii z kimś, kto przeocza co dziesiąte skreślenie.
strategy-qwixx-rows = O grze decydują dwa dobre rzędy: przynoszą zwycięzcy { NUMBER($share, style: "percent") } punktów za skreślenia.
strategy-qwixx-lock = Kto zablokuje pierwszy rząd, wygrywa { NUMBER($share, style: "percent") } partii.
strategy-qwixx-ending = Licz się z dwoma zablokowanymi rzędami: tylko { NUMBER($failed, style: "percent") } partii kończy się czwartym nietrafieniem.
strategy-qwixx-count = Policz punkty, zanim zakończysz grę. Samo to wygrywa { NUMBER($share, style: "percent") } partii z kimś, kto tego nie robi.
strategy-qwixx-first = Zaczynanie niewiele daje: kto rzuca pierwszy, wygrywa { NUMBER($share, style: "percent") } partii.

## Longo

strategy-longo-escape = Zanim wpiszesz nietrafienie, skreśl coś. Przy najwyżej dwóch pominiętych liczbach było to lepsze w { NUMBER($few, style: "percent") } pozycji, przy trzech lub czterech w { NUMBER($some, style: "percent") }; przy pięciu lub więcej było to lepsze w { NUMBER($many, style: "percent") }, czyli tyle co w rzucie monetą.
strategy-longo-lucky = Używaj swoich szczęśliwych liczb. Kto to robi, wygrywa { NUMBER($share, style: "percent") } partii z kimś, kto nigdy ich nie używa.
strategy-longo-pair = To, jaką parę dostaniesz, prawie nie ma znaczenia: 4 i 9 wygrywają { NUMBER($share, style: "percent") } partii z 6 i 7.
strategy-longo-skip = Dla jednego skreślenia pomijaj najwyżej trzy liczby. Kto tak gra, wygrywa { NUMBER($less, style: "percent") } partii z kimś, kto pomija najwyżej dwie, i { NUMBER($most, style: "percent") } z kimś, kto pomija do pięciu.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Stwarzaj dwie groźby naraz. Z partii rozstrzygniętych w fazie układania { NUMBER($share, style: "percent") } wygrywa się w ten sposób: druga strona zablokuje tylko jedną.
strategy-six-look = Myśl dwa ruchy naprzód. Kto to robi, wygrywa { NUMBER($share, style: "percent") } partii z kimś, kto bierze to, co wygląda najlepiej.
strategy-six-bar = Wcześnie psuj figury drugiej strony. Kto pilnuje ich tak jak własnych, wygrywa { NUMBER($share, style: "percent") } partii z kimś, kto tylko buduje.
strategy-six-shapes = Buduj linie i trójkąty: z figur, które wygrywają, { NUMBER($line, style: "percent") } to linie, { NUMBER($triangle, style: "percent") } trójkąty, a tylko { NUMBER($ring, style: "percent") } pierścienie.
strategy-six-near = Trzymaj się razem: { NUMBER($one, style: "percent") } wszystkich sześciokątów kładzie się obok własnego koloru, { NUMBER($two, style: "percent") } obok dwóch lub więcej.
strategy-six-first = W grze podstawowej nie ma znaczenia, kto zaczyna: czarne wygrywają { NUMBER($share, style: "percent") } partii.
strategy-six-begin = W grze zaawansowanej zaczynaj, jeśli możesz: czarne zaczynają i wygrywają { NUMBER($share, style: "percent") } partii.
strategy-six-moving = Ćwicz też przesuwanie: { NUMBER($share, style: "percent") } partii podstawowych jest wciąż otwartych, gdy wszystkie sześciokąty leżą na stole.
strategy-six-pace = W grze zaawansowanej spiesz się: trwa średnio { NUMBER($advanced, maximumFractionDigits: 0) } ruchów, podstawowa { NUMBER($basic, maximumFractionDigits: 0) }.
strategy-six-cut = W grze zaawansowanej odcinanie to środek, a nie cel: zdarza się w { NUMBER($any, style: "percent") } partii, ale tylko { NUMBER($few, style: "percent") } kończy się tym, że jednej ze stron zostaje za mało sześciokątów.
