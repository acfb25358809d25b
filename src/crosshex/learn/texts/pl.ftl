# Teksty lekcji. Każdy krok ma zadanie oraz po jednym zdaniu na dobrą i na złą odpowiedź.

## Co mówi każda lekcja

learn-allowed = Zasady na to pozwalają, ale tu chodzi o coś innego.
learn-illegal = Tak nie można: { $reason }.
learn-no-move = To nie jest ruch.
learn-no-number = Odpowiedz liczbą.

## Lekcje w terminalu

learn-none = Do gry { $game } nie ma jeszcze lekcji.
learn-how = Na każdy krok odpowiedz ruchem albo liczbą. { $skip } pokazuje rozwiązanie, { $quit } kończy.
learn-step = Krok { $number } z { $all }
learn-you = Ty
learn-answer = Rozwiązanie: { $answer }.
learn-done = Gotowe: za pierwszym razem { $right } z { $all }.
learn-over = To wszystko. Teraz zagraj: crosshex play { $game }

## Qwixx

learn-qwixx-goal = Skreślaj jak najwięcej liczb, w każdym rzędzie od lewej do prawej, i blokuj rzędy. Każde następne skreślenie w rzędzie jest warte więcej. Wygrywa, kto ma najwięcej punktów.
learn-qwixx-goal-sheet = Arkusz na koniec gry: czerwony jest zablokowany, a jego dziewięć skreśleń daje 45 punktów. Z pozostałymi rzędami, minus 5 za nietrafienie, razem 97.
learn-qwixx-basics = Skreślenia, kłódki i punkty
learn-qwixx-basics-sum = Białe kostki pokazują 4 i 1. Każdy może skreślić ich sumę w jednym rzędzie. Skreśl ją tam, gdzie pomijasz najmniej liczb.
learn-qwixx-basics-sum-right = Czerwony i żółty zaczynają się od 2, więc 5 pomija tam tylko trzy liczby. Co pomijasz, przepada: skreśla się od lewej do prawej.
learn-qwixx-basics-sum-wrong = Można, ale zielony i niebieski zaczynają się od 12: 5 pominęłoby siedem liczb i wszystkie by przepadły.
learn-qwixx-basics-sum-wrong-long = Można, ale zielony i niebieski zaczynają się od 16: 5 pominęłoby jedenaście liczb i wszystkie by przepadły.
learn-qwixx-basics-sum-wrong-nothing = Nie musisz nic skreślać, ale 5 dobrze pasuje w dwóch rzędach. Skreśl je.
learn-qwixx-basics-left = Suma białych kostek to 6. Czerwone 6 leży na lewo od twojego 7 i przepadło. Skreśl 6 tam, gdzie pomijasz najmniej liczb.
learn-qwixx-basics-left-right = Na prawo od żółtego 4 liczba 6 pomija tylko 5.
learn-qwixx-basics-left-wrong = To pomija wiele liczb. W jednym rzędzie twoje ostatnie skreślenie jest dużo bliżej 6.
learn-qwixx-basics-left-wrong-nothing = Nie musisz nic skreślać, ale w jednym rzędzie 6 pomija tylko jedną liczbę.
learn-qwixx-basics-colour = To twój rzut, masz więc drugą akcję: dodaj jedną białą kostkę do jednej kolorowej i skreśl sumę w rzędzie tego koloru. Znajdź sumę, która nic nie pomija.
learn-qwixx-basics-colour-right = Białe 4 i niebieskie 6 dają niebieskie 10, tuż obok twojego 11. Tę akcję ma tylko ten, kto rzucał.
learn-qwixx-basics-colour-wrong = Suma się zgadza, ale pomija liczby. Jeden rząd można przedłużyć bez luki.
learn-qwixx-basics-colour-wrong-nothing = Nie musisz tu nic skreślać, bo masz skreślenie z akcji 1. Jest jednak takie, które nic nie pomija.
learn-qwixx-basics-failed = To był twój rzut, białymi kostkami nic nie zostało skreślone i żadna suma z kolorową kostką nie pasuje. Co zostaje?
learn-qwixx-basics-failed-right = Nietrafienie kosztuje 5 punktów. Dotyczy tylko tego, kto rzucał i nic nie skreślił.
learn-qwixx-basics-nothing = Rzucał ktoś inny, suma białych kostek to 11. Co kosztuje cię najmniej?
learn-qwixx-basics-nothing-right = Brak skreślenia. Gdy rzucają inni, nigdy nie ma za to nietrafienia.
learn-qwixx-basics-nothing-wrong = Można, ale za jedno skreślenie oddajesz co najmniej sześć liczb. To nie twój rzut: brak skreślenia nic nie kosztuje.
learn-qwixx-basics-lock = Suma białych kostek to 12. Ostatnia liczba blokuje rząd, ale najpierw trzeba tam pięciu skreśleń. Zablokuj rząd.
learn-qwixx-basics-lock-right = Żółty miał pięć skreśleń. Razem z 12 skreślasz kłódkę, która liczy się jako jeszcze jedno; żółta kostka jest usuwana z gry.
learn-qwixx-basics-lock-wrong = Dobre skreślenie na początku rzędu, ale inny rząd można teraz zablokować.
learn-qwixx-basics-lock-wrong-nothing = Można, ale jeden rząd da się teraz zablokować: to dwa skreślenia naraz.
learn-qwixx-basics-closed = Druga osoba zablokowała zielony: jest zamknięty dla wszystkich, a jego kostka została usunięta z gry. Suma białych kostek to 7. Skreśl ją, nic nie pomijając.
learn-qwixx-basics-closed-right = Żółte 7 leży tuż obok twojego 6.
learn-qwixx-basics-closed-wrong = To pomija liczby. Jeden rząd można przedłużyć o 7.
learn-qwixx-basics-closed-wrong-nothing = Można, ale 7 pasuje bez pomijania czegokolwiek.
learn-qwixx-basics-count = Policz: jedno skreślenie w rzędzie to 1 punkt, dwa to 1 + 2, trzy to 1 + 2 + 3 i tak dalej. Ile jest wartych sześć skreśleń w czerwonym rzędzie?
learn-qwixx-basics-count-right = 1 + 2 + 3 + 4 + 5 + 6 = 21. Każde następne skreślenie w rzędzie jest warte więcej niż poprzednie.
learn-qwixx-basics-count-wrong = Nie: dodaj liczby od 1 do liczby skreśleń.
learn-qwixx-basics-total = Cztery skreślenia w czerwonym, trzy w żółtym i dwa nietrafienia, każde po −5. Ile to razem punktów?
learn-qwixx-basics-total-right = 10 + 6 − 10 = 6. Dwa nietrafienia mogą kosztować cały rząd.
learn-qwixx-basics-total-wrong = Nie: cztery skreślenia to 1 + 2 + 3 + 4, trzy to 1 + 2 + 3, a każde nietrafienie odejmuje 5.
learn-qwixx-basics-end = Zielony jest już zablokowany. Gra kończy się, gdy zablokowany zostanie drugi rząd, a ty prowadzisz. Zakończ ją.
learn-qwixx-basics-end-right = Z drugą kłódką gra od razu się kończy. Kończy ją też czwarte nietrafienie.
learn-qwixx-basics-end-wrong = Gra toczyłaby się dalej i inni mogliby cię dogonić. Możesz zablokować rząd.

## Longo

learn-longo-goal = Skreślaj jak najwięcej liczb, w każdym rzędzie od lewej do prawej, i blokuj rzędy. Dwie własne szczęśliwe liczby dają skreślenia, które nic nie pomijają. Wygrywa, kto ma najwięcej punktów.
learn-longo-goal-sheet = Arkusz na koniec gry: czerwony jest zablokowany, a jego dziesięć skreśleń daje 55 punktów. Z pozostałymi rzędami, minus 5 za nietrafienie, razem 120.
learn-longo-lucky = Dłuższe rzędy i szczęśliwe liczby
learn-longo-lucky-far = Kostki mają osiem ścianek, a rzędy sięgają 16. Suma białych kostek to 14. Skreśl ją tam, gdzie pomijasz najmniej liczb.
learn-longo-lucky-far-right = Na prawo od żółtego 12 liczba 14 pomija tylko 13.
learn-longo-lucky-far-wrong = To pomija wiele liczb. W jednym rzędzie twoje ostatnie skreślenie jest blisko 14.
learn-longo-lucky-far-wrong-nothing = Można, ale w jednym rzędzie 14 pomija tylko jedną liczbę.
learn-longo-lucky-lucky = Twoje szczęśliwe liczby to 6 i 11, a suma białych kostek to 6. Zamiast 6 możesz skreślić następną liczbę w rzędzie z najmniejszą liczbą skreśleń. Skorzystaj ze szczęścia.
learn-longo-lucky-lucky-right = Zielony był pusty, więc przyszła kolej na jego pierwszą liczbę: 16. Nic nie zostało pominięte.
learn-longo-lucky-lucky-wrong = 6 jest dozwolone, ale pomija liczby. Użyj szczęśliwej liczby: znajdź rząd z najmniejszą liczbą skreśleń.
learn-longo-lucky-lucky-wrong-nothing = Można, ale szczęśliwa liczba daje skreślenie, które nic nie pomija.
learn-longo-lucky-fewest = Suma białych kostek to 8, twoja szczęśliwa liczba. Liczy się tylko rząd z najmniejszą liczbą skreśleń. Jaką liczbę daje?
learn-longo-lucky-fewest-right = Niebieski ma tylko jedno skreślenie, więc kolej na niego: na prawo od 15 jest 14.
learn-longo-lucky-fewest-wrong = 8 jest dozwolone, ale szczęśliwa liczba jest tu lepsza: nic nie pomija.
learn-longo-lucky-fewest-wrong-nothing = Można, ale szczęśliwa liczba daje skreślenie, które nic nie pomija.
learn-longo-lucky-others = Rzucał ktoś inny, suma białych kostek to 5: twoja szczęśliwa liczba działa przy każdym rzucie. Dwa rzędy mają najmniej skreśleń, wybierz jeden z nich.
learn-longo-lucky-others-right = Gdy kilka rzędów ma najmniej skreśleń, wybór należy do ciebie.
learn-longo-lucky-others-wrong = Można, ale szczęśliwa liczba daje ci skreślenie, które nic nie pomija.
learn-longo-lucky-lock = Suma białych kostek to 15. Każda z dwóch ostatnich liczb blokuje rząd, w którym jest sześć skreśleń. Zablokuj jeden.
learn-longo-lucky-lock-right = Czerwony miał sześć skreśleń: 15 i kłódka są skreślone, a rząd jest zamknięty dla wszystkich.
learn-longo-lucky-lock-wrong = Można, ale jeden z twoich rzędów da się teraz zablokować.
learn-longo-lucky-count = Czerwony rząd jest zablokowany: skreślono osiem liczb i kłódkę. Ile jest wart?
learn-longo-lucky-count-right = Kłódka liczy się jak skreślenie: 1 + 2 + … + 9 = 45.
learn-longo-lucky-count-wrong = Nie: policz skreślone liczby razem z kłódką i zsumuj liczby od 1 do tego wyniku.

## Six

learn-six-goal = Czarne i czerwone na przemian kładą sześciokąty. Wygrywa, kto pierwszy ułoży sześć własnych w linię, trójkąt albo pierścień.
learn-six-goal-line = Linia: sześć w linii prostej
learn-six-goal-triangle = Trójkąt: trzy, dwa i jeden
learn-six-goal-ring = Pierścień: sześć wokół jednego pola
learn-six-basic = Linie, trójkąty, pierścienie
learn-six-basic-first = Grasz czarnymi i zaczynasz. Twój pierwszy sześciokąt musi dotykać bokiem czerwonego i nie może dotykać czarnego. Połóż go.
learn-six-basic-first-right = Są dokładnie trzy takie pola. Odtąd możesz położyć sześciokąt wszędzie tam, gdzie dotyka innego, bez względu na kolor.
learn-six-basic-line = Sześć twoich sześciokątów w prostej linii wygrywa. Masz pięć. Dokończ linię.
learn-six-basic-line-right = Linia z sześciu. Może biec w każdym z trzech kierunków.
learn-six-basic-line-wrong = Tak nie będzie sześciu w linii. Na jednym końcu twojej piątki leży czerwony sześciokąt: drugi jest wolny.
learn-six-basic-triangle = Trzy, dwa i jeden dają trójkąt. Pięć jego sześciokątów już leży. Dokończ go.
learn-six-basic-triangle-right = Trójkąt z sześciu wygrywa, w którąkolwiek stronę wskazuje.
learn-six-basic-triangle-wrong = Nie tam. Spójrz na swoje rzędy z trzech i z dwóch: na wierzchołku brakuje jednego.
learn-six-basic-ring = Sześć wokół jednego pola daje pierścień. Nieważne, co leży w środku. Dokończ go.
learn-six-basic-ring-right = Pierścień. Najłatwiej go przeoczyć, bo w środku może leżeć czerwony.
learn-six-basic-ring-wrong = Nie tam. Twoja piątka leży wokół czerwonego: które z sześciu sąsiednich pól jest jeszcze wolne?
learn-six-basic-bar = Czerwone mają pięć w linii i wygrają następnym sześciokątem. Zablokuj linię.
learn-six-basic-bar-right = Teraz oba końce są zamknięte. Szukaj takich piątek przed każdym swoim ruchem.
learn-six-basic-bar-wrong = Wtedy czerwone położą szósty i wygrają. Jeden koniec jest wolny.
learn-six-basic-two = Masz cztery w linii i oba końce są wolne. Stwórz dwie groźby naraz: czerwone zablokują tylko jedną.
learn-six-basic-two-right = Pięć w linii z dwoma wolnymi końcami: którykolwiek zamkną czerwone, bierzesz drugi. Partie kończące się w fazie układania prawie zawsze rozstrzyga podwójna groźba.
learn-six-basic-two-wrong = To czerwone zdążą zatrzymać. Wydłuż swoją linię tak, żeby wygrywały oba końce.
learn-six-basic-move = Wszystkie sześciokąty leżą na stole: teraz przesuwasz jeden ze swoich na inne pole. Dokończ trójkąt.
learn-six-basic-move-right = Nadałby się każdy sześciokąt, którego trójkąt nie potrzebuje.
learn-six-basic-move-wrong = To nie wygrywa. Znajdź po prawej pięć sześciokątów trójkąta i dołóż szósty.
learn-six-basic-together = Według zasad podstawowych możesz zabrać sześciokąt tylko wtedy, gdy pozostałe trzymają się bez niego razem. Zabierz taki i dokończ trójkąt.
learn-six-basic-together-right = Sześciokąty, które trzymają grupę razem, musiały zostać. Sześciokąta, który łączy dwie części, nie można zabrać: ani twojego, ani przeciwnika.
learn-six-basic-together-wrong = To nie wygrywa. Znajdź po prawej pięć sześciokątów trójkąta.
learn-six-advanced = Odcinanie grup
learn-six-advanced-cut = Według zasad zaawansowanych możesz zabrać każdy swój sześciokąt. Jeśli pozostałe się rozpadną, zostaje tylko największa grupa. Odetnij trzy czerwone po prawej i nie strać żadnego swojego.
learn-six-advanced-cut-right = Mała grupa na dobre wypadła z gry, a twoje są wszystkie na miejscu.
learn-six-advanced-cut-wrong = To niczego nie odcina. Czerwone po prawej trzyma jeden twój sześciokąt.
learn-six-advanced-cut-wrong-own = To odcina czerwone, ale razem z jednym twoim. Zabierz sześciokąt, który leży tuż przy nich.
learn-six-advanced-few = Strona, która ma pięć sześciokątów lub mniej, przegrywa. Czerwone mają siedem. Wygraj.
learn-six-advanced-few-right = Dwa czerwone wypadły z gry, a pięć to za mało.
learn-six-advanced-few-wrong = Czerwone mają wciąż więcej niż pięć. Odetnij dwa po prawej.
learn-six-advanced-least = Ile sześciokątów musisz co najmniej zachować, żeby tak nie przegrać?
learn-six-advanced-least-right = Sześć: pięć to za mało. Sześciokąt w ręce liczy się jako twój.
learn-six-advanced-least-wrong = Nie: z pięcioma lub mniej strona przegrywa.
learn-six-advanced-keep = Jeśli największych grup jest kilka, wybierasz, która zostaje. Odetnij tak, żeby czerwonym zostało za mało.
learn-six-advanced-keep-right = Grupa, która zostaje, ma za mało czerwonych. Gdy największe grupy są równe, wybiera ten, kto przesunął sześciokąt.
learn-six-advanced-keep-wrong = Czerwone mają jeszcze dość sześciokątów. Znajdź ten, który łączy obie połowy.
learn-six-advanced-keep-wrong-other = Została zła połowa: teraz to ty masz za mało. Zabierz ten sam sześciokąt i zachowaj swoją połowę.
learn-six-advanced-shape = Figura wygrywa, zanim policzy się cokolwiek innego, nawet gdy tym samym ruchem wypadają sześciokąty. Dokończ linię.
learn-six-advanced-shape-right = Linia jest gotowa, więc partia jest wygrana.
learn-six-advanced-shape-wrong = To nie jest linia. Twoja piątka leży w jednym rzędzie: dołóż szósty, spoza tego rzędu.

## Other sheets

learn-mixx-colours-goal = Qwixx na arkuszu, którego rzędy trzy razy zmieniają kolor. Białe kostki sięgają do każdego rzędu, kolorowa tylko do pól swojego koloru. Wygrywa, kto ma najwięcej punktów.
learn-mixx-colours-goal-sheet = Arkusz na koniec gry: górny rząd jest zablokowany, a jego dziewięć skreśleń daje 45 punktów. Z pozostałymi rzędami, minus 5 za nietrafienie, razem 91.
learn-mixx-colours-colours = Wymieszane kolory
learn-mixx-colours-colours-any = Suma białych kostek to 5. Tutaj w każdym rzędzie jest 5, za każdym razem w innym kolorze, i możesz wybrać dowolne. Skreśl je tam, gdzie niczego nie pomijasz.
learn-mixx-colours-colours-any-right = Niebieskie 5 leży tuż obok twojego żółtego 4. Suma białych kostek nie ma koloru.
learn-mixx-colours-colours-any-wrong = Możesz, ale w jednym rzędzie 5 jest następne. Spójrz na prawo od swoich skreśleń.
learn-mixx-colours-colours-field = To twój rzut: biała kostka plus kolorowa dają pole tego koloru z tą liczbą, w którymkolwiek rzędzie leży. Znajdź sumę, która nic nie pomija.
learn-mixx-colours-colours-field-right = Białe 5 i niebieskie 1 dają niebieskie 6, a ono leży w górnym rzędzie.
learn-mixx-colours-colours-field-wrong = Można, ale pomijasz pola albo rezygnujesz z dobrego skreślenia. Jeden rząd można przedłużyć bez luki.
learn-mixx-colours-colours-lock = Suma białych kostek to 12. Ostatnie pole blokuje rząd, gdy jest w nim pięć skreśleń. Zablokuj rząd.
learn-mixx-colours-colours-lock-right = Trzy kolory, jeden rząd: miał pięć skreśleń. Jego ostatnie pole jest czerwone, więc czerwona kostka jest usuwana z gry. Czerwone pola w innych rzędach zostają.
learn-mixx-colours-colours-lock-wrong = Można tam skreślać, ale inny rząd da się teraz zablokować.
learn-mixx-colours-colours-gone = Druga osoba zablokowała górny rząd i czerwona kostka jest usunięta z gry. Suma białych kostek to 8. Skreśl ją tam, gdzie niczego nie pomijasz.
learn-mixx-colours-colours-gone-right = Czerwone 8 jest nadal otwarte: bez czerwonej kostki sięga do niego tylko suma białych kostek.
learn-mixx-colours-colours-gone-wrong = To coś pomija. Jeden rząd można przedłużyć o 8.
learn-mixx-numbers-goal = Qwixx na arkuszu z wymieszanymi liczbami. Skreślasz od lewej do prawej i liczy się tylko miejsce w rzędzie. Wygrywa, kto ma najwięcej punktów.
learn-mixx-numbers-goal-sheet = Arkusz na koniec gry: czerwony rząd jest zablokowany, a jego dziewięć skreśleń daje 45 punktów. Z pozostałymi rzędami, minus 5 za nietrafienie, razem 91.
learn-mixx-numbers-numbers = Wymieszane liczby
learn-mixx-numbers-numbers-place = Suma białych kostek to 6. Tutaj liczy się miejsce, a nie wielkość liczby. Skreśl 6 tam, gdzie niczego nie pomijasz.
learn-mixx-numbers-numbers-place-right = Czerwone 6 leży zaraz za czerwonym 10.
learn-mixx-numbers-numbers-place-wrong = Możesz, ale to pomija liczby. W jednym rzędzie 6 jest następne.
learn-mixx-numbers-numbers-left = Suma białych kostek to 5. Niebieskie 5 leży na lewo od twojego 7 i przepadło. Skreśl 5 tam, gdzie niczego nie pomijasz.
learn-mixx-numbers-numbers-left-right = Dobrze: w czerwonym rzędzie po 12 jest 5.
learn-mixx-numbers-numbers-left-wrong = Możesz, ale to pomija kilka liczb. W jednym rzędzie 5 jest następne.
learn-mixx-numbers-numbers-lock = Suma białych kostek to 4. Ostatnie liczby blokują rzędy: czerwone 11, żółte 10, zielone 3 i niebieskie 4. Zablokuj rząd.
learn-mixx-numbers-numbers-lock-right = Niebieski miał pięć skreśleń. Kłódka liczy się jako jeszcze jedno, a niebieska kostka jest usuwana z gry.
learn-mixx-numbers-numbers-lock-wrong = Możesz, ale jeden rząd da się teraz zablokować.
