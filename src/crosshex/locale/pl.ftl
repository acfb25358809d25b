### Polish, with "ty". Sentences keep to the present tense and need no ending on a player's name, since its gender is not known.

## Games and what lies on the table

game-qwixx = Qwixx
game-longo = Qwixx Longo
game-six = Six
variant-basic = zasady podstawowe
variant-advanced = zasady zaawansowane
claim-auto = figury są zgłaszane automatycznie
claim-manual = figury trzeba zgłaszać
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
side-black = czarne
side-red = czerwone
player-you = Ty
player-number = Gracz { $seat }

## Endings

ending-failed-throws = Czwarte nietrafienie kończy grę.
ending-rows-locked = Dwa rzędy są zablokowane: koniec gry.
ending-line = Linia z sześciu sześciokątów jest gotowa.
ending-triangle = Trójkąt jest gotowy.
ending-ring = Pierścień jest gotowy.
ending-too-few-hexagons = Jednej ze stron zostało pięć sześciokątów lub mniej.
ending-repetition = Ta sama pozycja powtórzyła się zbyt wiele razy.
ending-move-limit = Zbyt wiele ruchów bez usunięcia sześciokąta.
ending-agreement = Strony zgodziły się na remis.
ending-resignation = Jedna ze stron poddała grę.

## What the coach says in the first games

coach-sheet-white-sum = Skreśl sumę dwóch białych kostek w dowolnym rzędzie albo nie skreślaj nic. Może to zrobić każdy.
coach-sheet-others-throw = Rzucał ktoś inny. Ty też możesz skreślić sumę białych kostek, a brak skreślenia nic nie kosztuje.
coach-sheet-colour-sum = To twój rzut, więc masz drugą akcję: jedna biała kostka plus jedna kolorowa, w rzędzie tego koloru.
coach-sheet-colour-field = To twój rzut, więc masz drugą akcję: biała kostka plus kolorowa dają pole tego koloru z tą liczbą.
coach-sheet-second-lock = Z drugim zablokowanym rzędem gra od razu się kończy. Zablokuj go, jeśli prowadzisz.
coach-sheet-can-lock = Możesz zablokować rząd: ostatnia liczba i kłódka to dwa skreślenia, a rząd zamyka się dla wszystkich.
coach-sheet-last-fail = Czwarte nietrafienie zakończyłoby grę. Zapobiegnie temu każde skreślenie.
coach-sheet-failed-throw = Twój rzut, brak skreślenia i żadna suma nie pasuje: to nietrafienie, czyli kara: −5 punktów.
coach-sheet-fail-threatens = Żadna suma z kolorową kostką nie pasuje. Skreśl sumę białych kostek albo będzie nietrafienie: −5 punktów.
coach-sheet-cross-or-fail = Przy własnym rzucie nie masz jeszcze skreślenia. Bez niego stracisz teraz 5 punktów.
coach-sheet-lucky = Białe kostki dają szczęśliwą liczbę: zamiast niej możesz skreślić następną w rzędzie, gdzie masz najmniej skreśleń.
coach-sheet-skips-many = Każde skreślenie pominęłoby co najmniej { $many } liczby, a te przepadają. Brak skreślenia nic teraz nie kosztuje.
coach-sheet-left-to-right = Skreśla się od lewej do prawej, a pominięte przepada. Szukaj rzędu, w którym pomijasz najmniej.
coach-sheet-lucky-numbers = Twoje szczęśliwe liczby to { $low } i { $high }. Gdy dają je białe kostki, masz jedną możliwość więcej.
coach-sheet-lock-needs = { $number } zablokowałoby rząd. Do tego potrzeba w nim najpierw { $needed } skreśleń.
coach-sheet-skips-nothing = Jest tu skreślenie, które nic nie pomija. To prawie zawsze dobre.
coach-sheet-row-closed = Rząd jest zablokowany dla wszystkich, a jego kostka usunięta z gry. Drugi zablokowany rząd kończy grę.
coach-sheet-die-gone = Kolorowa kostka jest usunięta z gry, ale są jeszcze otwarte pola jej koloru: sięga do nich tylko suma białych kostek.
coach-sheet-lock-ready = Jeden z twoich rzędów ma { $needed } lub więcej skreśleń. Odtąd możesz go zablokować na prawym końcu.
coach-sheet-long-row = Każde skreślenie daje o punkt więcej niż poprzednie w tym samym rzędzie. Tutaj skreślenie jest warte { $points } pkt.
coach-sheet-end-near = Gra może się wkrótce skończyć: komuś brakuje już tylko ostatniej kłódki albo czwartego nietrafienia.
coach-six-goal = Wygrywa sześć sześciokątów twojego koloru: linia, trójkąt albo pierścień. Połóż jeden na oznaczonym polu.
coach-six-claim = Przy tym stole figura wygrywa tylko po zgłoszeniu: zgłoś ją razem z ruchem.
coach-six-can-win = Możesz wygrać już tym ruchem. Widzisz jak?
coach-six-two-threats = Mogą wygrać w dwóch miejscach, a zablokujesz tylko jedno. Dwie groźby naraz wygrywają partie.
coach-six-bar = Brakuje im tylko jednego sześciokąta do figury. Połóż tam swój sześciokąt.
coach-six-bar-moving = Uwaga: jeśli nic się nie zmieni, wygrają następnym ruchem.
coach-six-fork = Jeden z twoich ruchów stwarza dwie groźby naraz. Zablokują tylko jedną.
coach-six-fork-coming = Uwaga: jeszcze jednym sześciokątem mogą stworzyć dwie groźby naraz. Wejdź pomiędzy.
coach-six-moving = Wszystkie sześciokąty leżą już na stole. Teraz przesuwasz jeden ze swoich; wszystkie muszą trzymać się razem.
coach-six-moving-advanced = Wszystkie sześciokąty leżą na stole. Teraz przesuwasz jeden; co odetniesz od największej części, wypada z gry.
coach-six-can-cut = Jeden z twoich ruchów odcina więcej ich sześciokątów niż twoich. Odcięte wypadają z gry.
coach-six-few-left = Zostało ci sześciokątów: { $count }. Kto ma { $few } lub mniej, przegrywa.
coach-six-touch = Sześciokąt może dotykać każdego koloru: obok twoich buduje, obok cudzych blokuje.
coach-six-few-in-hand = Sześciokąty w twoim zapasie: { $count }. Gdy wszystkie już leżą, zaczyna się ich przesuwanie.

## Why a move is against the rules

reason-game-over = gra jest skończona
reason-not-to-act = ten gracz nie ma teraz nic do wyboru
reason-already-chosen = wybór tego gracza już zapadł
reason-other-game = w tej grze nie ma takiego ruchu
reason-die-face = na kostce nie ma takiej liczby
reason-die-left = kostką usuniętą z gry już się nie rzuca
reason-die-missing = trzeba rzucić wszystkimi kostkami, które są jeszcze w grze
reason-no-such-number = w tym rzędzie nie ma takiej liczby
reason-not-thrown = kostki nie dają takiej liczby
reason-row-locked = rząd jest zablokowany
reason-too-far-left = skreśla się od lewej do prawej
reason-too-few-crosses = w rzędzie jest za mało skreśleń, aby go zablokować
reason-not-lucky = suma białych kostek nie jest szczęśliwą liczbą z tego arkusza
reason-only-action-1 = szczęśliwe liczby działają tylko w akcji 1
reason-not-fewest = inny otwarty rząd ma mniej skreśleń
reason-not-next = szczęśliwa liczba skreśla następną liczbę w rzędzie
reason-failed-throw-due = w akcji 1 nic nie zostało skreślone: skreśl liczbę albo wpisz nietrafienie (x)
reason-no-failed-throw = nietrafienie dotyczy tylko aktywnego gracza, który nic nie skreślił
reason-still-placing = sześciokąty przesuwa się dopiero, gdy wszystkie leżą na stole
reason-all-placed = wszystkie sześciokąty leżą na stole: przesuń jeden z nich
reason-occupied = pole jest zajęte
reason-first-move = pierwszy sześciokąt musi dotykać czerwonego sześciokąta startowego i nie może dotykać czarnego
reason-not-touching = pole nie dotyka żadnego sześciokąta, który zostaje na stole
reason-no-hexagon = nie ma tam sześciokąta
reason-not-own = ten sześciokąt należy do drugiej strony
reason-same-cell = sześciokąt musi trafić na inne pole
reason-falls-apart = bez tego sześciokąta pozostałe by się rozpadły
reason-keep-needed = największych grup jest kilka: wskaż, która zostaje
reason-keep-refused = nie ma tu wyboru między grupami
reason-keep-not-largest = wskazane pole nie leży w żadnej z największych grup
reason-keep-not-smallest = wskaż grupę, która zostaje, podając jej najmniejsze pole
reason-claim-is-automatic = przy tym stole figury są zgłaszane automatycznie
reason-no-shape = nie ma figury do zgłoszenia
reason-can-move = spasować może tylko ten, kto nie ma innego ruchu

## What happened (terminal)

told-move = { $name }: { $move }
told-cross = { $name }: { $colour } rząd, { $number }
told-lucky = { $name }: szczęśliwa liczba, { $colour } rząd, { $number }
told-nothing = { $name }: bez skreślenia
told-failed-throw = { $name }: nietrafienie, { $count } z 4
told-action-2 = Akcja 2
told-row-locked = Zablokowany rząd: { $colour } ({ $names }). Kostka tego koloru jest usuwana z gry.
told-put = { $name } ({ $side }): { $cell }
told-shift = { $name } ({ $side }): z { $source } na { $target }
told-removed = Odcięte i usunięte z gry: czarne { $black }, czerwone { $red }.
told-claim = { $name } ({ $side }): figura zgłoszona
told-pass = { $name } ({ $side }): brak ruchu, pas
told-resigned = { $name }: gra poddana
told-moving-phase = Wszystkie sześciokąty leżą na stole. Od teraz w każdej turze przesuwasz jeden ze swoich.

## The table in the terminal

table-intro = { $game } · { $names }
table-help = Wpisz „help”, aby zobaczyć polecenia, albo „rules”, aby przeczytać zasady.
turn-title = Tura { $turn } · { $name }
turn-thrown = Tura { $turn } · { $dice }
dice-white-sum = Suma białych: { $sum }
sheet-title = { $name } · { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
sheet-lucky = szczęśliwe liczby { $low } i { $high }
sheet-failed = nietrafienia
sheet-active = rzuca
hand-left = { $name } ({ $side }): w zapasie { $count }
hexagons-left = { $name } ({ $side }): na stole { $count }
board-legend-placing = B czarne, R czerwone, [ ] ostatni ruch, · tu można położyć
board-legend-moving = B czarne, R czerwone, [ ] ostatni ruch, · wolne pola, mała litera: nie można zabrać
board-legend-plain = B czarne, R czerwone, [ ] ostatni ruch, · wolne pola
board-legend-targets = · dokąd można przesunąć sześciokąt z { $cell }, x co wypadłoby z gry
board-legend-winning = ( ) zwycięska figura
board-coords = Każde pole pokazuje q,r; B czarne, R czerwone. coords znowu ukrywa liczby.
board-task = Każde pole pokazuje q,r; B czarne, R czerwone.
board-coords-short = Każde pole pokazuje q; r jest z lewej strony wiersza. Ruch to q,r.

## Asking

ask-throw = { $name }: naciśnij Enter, aby rzucić kostkami.
ask-throw-dice = Naciśnij Enter, aby rzucić kostkami.
ask-go-on = Teraz rzuca { $name }: naciśnij Enter.
ask-own-throw = Rzuć kostkami i wpisz, co pokazują, na przykład { $example }.
ask-own-throw-of = { $name }: rzuć kostkami i wpisz, co pokazują, na przykład { $example }.
ask-own-first = Kto zaczyna ({ $players })? Wpisz numer:
ask-own-option = { $option }, na przykład { $example }:
ask-own-option-of = { $option } ({ $name }), na przykład { $example }:
ask-move = { $name }, twój ruch. Możliwe: { $moves }
ask-action-1 = { $name } · akcja 1, suma białych { $sum }. Możliwe: { $moves }
ask-action-2 = { $name } · akcja 2, jedna biała i jedna kolorowa kostka. Możliwe: { $moves }
ask-put = { $name } ({ $side }), połóż sześciokąt: wpisz pole albo coords, ?, help.
ask-shift = { $name } ({ $side }), przesuń sześciokąt: skąd>dokąd albo pole, aby zobaczyć jego cele, coords, ?, help.
ask-claim-note = Na stole leży twoja figura: zgłoś ją znakiem !
ask-pass-keyboard = Teraz wybiera { $name }, pozostali nie patrzą. { $name }: naciśnij Enter, gdy klawiatura będzie u ciebie.
ask-prompt = >
ask-save = Zapisać grę? Nazwa pliku albo Enter, jeśli nie:
ask-quit = Opuścić grę? Nazwa pliku, aby ją najpierw zapisać; Enter, aby wyjść bez zapisu; n, aby grać dalej:
ask-draw = { $name } proponuje remis. { $other }, zgadzasz się? (t/n)
ask-yes = t
ask-no = n
ask-step = Enter: dalej · b: wstecz · e: koniec · q: wyjście

## Answers

answer-empty = Wpisz ruch, ?, aby zobaczyć możliwe ruchy, albo help.
answer-illegal = Ruch { $move } jest niedozwolony: { $reason }.
answer-legal = Możliwe: { $moves }
answer-hint = Podpowiedź: { $bot } wybrałby { $move }
answer-coach = Trener: { $text }
answer-hint-thinking = { $bot } zastanawia się nad podpowiedzią…
answer-hint-compiling = Trwa kompilowanie wyszukiwania, raz po instalacji…
answer-hint-later = Teraz nie ma o czym decydować: poproś o podpowiedź, gdy przyjdzie twoja kolej.
answer-hint-proven = To wymuszona wygrana, cokolwiek odpowie przeciwnik: { $moves }
answer-hint-likely = To prawdopodobnie wygrywa; nie ma na to dowodu.
answer-unreadable = { $text } to ani ruch, ani polecenie: ? pokaże ruchy, help polecenia.
answer-unreadable-qwixx = Nie rozumiem { $text }: podaj rząd i liczbę, np. r5 (w Longo też *g16), - to bez skreślenia, x to nietrafienie.
answer-unreadable-six = Nie rozumiem { $text }: podaj pole, np. -1,0, dwa pola, np. 2,-1>0,3, albo polecenie; help pokaże wszystkie.
answer-legal-put = { $count ->
    [one] Jedno pole: { $cells }
    [few] { $count } pola: { $cells }
    [many] { $count } pól: { $cells }
   *[other] { $count } pola: { $cells }
}
answer-legal-take = { $count ->
    [one] Można zabrać jeden sześciokąt: { $cells }
    [few] Można zabrać { $count } sześciokąty: { $cells }
    [many] Można zabrać { $count } sześciokątów: { $cells }
   *[other] Można zabrać { $count } sześciokąta: { $cells }
}
answer-ask-cell = Wpisz ? i pole, aby zobaczyć, dokąd można przesunąć jego sześciokąt.
answer-targets = Z { $cell } można przesunąć na { $cells }
answer-targets-keep = Jeśli zostaje grupa z { $keep } (dopisz ={ $keep } za ruchem), z { $cell } można przesunąć na { $cells }
answer-removes = Z gry wypadną: czarne { $black }, czerwone { $red }.
answer-no-take = Nie można zabrać { $cell }: { $reason }.
answer-keep-choices = Dopisz za ruchem = i jedno z tych pól: { $cells }
answer-undone = Cofnięto.
answer-nothing-to-undo = Nie ma czego cofnąć.
answer-nothing-to-undo-roll = Od ostatniego rzutu nie ma czego cofnąć.
answer-own-option = To tutaj nie pasuje. Wpisz na przykład { $example }.
answer-saved = Zapisano w { $file }.
answer-not-saved = Nie zapisano: { $error }
answer-save-how = Podaj, gdzie: save PLIK (.json zapisuje w postaci JSON).
answer-file-exists = { $file } już istnieje: wybierz inną nazwę.
answer-no-coords = Tu nie ma współrzędnych: podaj rząd i liczbę.
answer-no-resign = W { $game } nie można się poddać. Wpisz quit, aby wyjść z gry.
answer-no-draw = W { $game } nie można umówić się na remis.
answer-draw-refused = { $name } odrzuca remis.
answer-play-on = Gra toczy się dalej.
answer-goodbye = Do zobaczenia!
answer-goodbye-unfinished = Gra zostaje niedokończona.

## Help in the terminal

help-title = Co można wpisać
help-move = możliwy ruch, tak jak pokazuje go ?
help-move-qwixx = r5 y12 g2 b10: skreśl liczbę · *g16: szczęśliwa liczba · -: bez skreślenia · x: nietrafienie
help-move-six = -1,0: połóż sześciokąt · 2,-1>0,3: przesuń · …=1,1: grupa, która zostaje · …! lub !: zgłoś
help-legal = możliwe ruchy
help-own-throw = co pokazują twoje własne kostki
help-hint = podpowiedź: co zrobiłby silny bot
help-legal-six = możliwe ruchy; ? 2,-1: dokąd można przesunąć ten sześciokąt
help-undo-roll = cofnij swój ostatni wybór, do następnego rzutu
help-undo = cofnij swój ostatni ruch
help-save = zapisz grę w pliku
help-coords = pokaż lub ukryj współrzędne pól
help-score = aktualny wynik
help-score-qwixx = wszystkie arkusze z punktami
help-score-six = sześciokąty w zapasie i na stole
help-rules = zasady gry
help-resign = poddaj grę
help-draw = zaproponuj remis
help-help = ta lista
help-quit = wyjdź, z zapisem lub bez

## The end

end-title = Koniec gry
end-winner = Wygrywa { $names }.
end-winner-you = Wygrywasz.
end-shared = Zwycięstwo dzielą: { $names }.
end-partners = Wspólne zwycięstwo: { $names }.
end-alone = { $score ->
    [one] { $score } punkt.
    [few] { $score } punkty.
    [many] { $score } punktów.
   *[other] { $score } punktu.
}
end-drawn = Gra kończy się remisem.
end-failed = nietrafienia
end-total = razem
end-player = gracz

## Menu

menu-title = W co gramy?
menu-title-learn = Jakiej gry chcesz się nauczyć?
menu-title-puzzle = Z której gry chcesz rozwiązywać zadania?
menu-game = { $number }: { $game }
menu-ask-game = Numer albo nazwa:
menu-ask-seats = Ilu graczy, razem z tobą i botami ({ $choices })? Enter oznacza { $default }:
menu-ask-six-variant = Zasady podstawowe (b) czy zaawansowane (a)? Enter oznacza podstawowe:
menu-ask-level = Jak silne mają być boty (1 początkujący, 2 łatwy, 3 średni, 4 trudny, 5 mistrz)? Enter oznacza 3:
menu-again = Wpisz jedno z tych: { $choices }.

## Replay

replay-title = Zapis { $number } · { $game }
replay-players = Gracze: { $names }
replay-turns = { $turns ->
    [one] { $turns } pełna tura
    [few] { $turns } pełne tury
    [many] { $turns } pełnych tur
   *[other] { $turns } pełnej tury
}
replay-moves = { $turns ->
    [one] { $turns } ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
}
replay-result = Wynik: { $result }
replay-unfinished = Gra niedokończona.
replay-position = Pozycja: { $position }
replay-fault = wiersz { $line }, kolumna { $column }: { $message }
fault-header-missing = brakuje nagłówka { $name }
fault-header-twice = nagłówek { $name } występuje dwa razy
fault-header-value = { $name } nie może mieć wartości „{ $value }”{ $legal ->
    [none] {""}
   *[other] {"; "}możliwe: { $legal }
}
fault-header-form = nagłówek ma postać [Nazwa "wartość"] i niczego obok
fault-headers-first = zapis zaczyna się od nagłówków, pierwszy to [Game "…"]
fault-comment-open = komentarz, który się tu zaczyna, nigdy się nie kończy
fault-word = „{ $found }” tu nie pasuje{ $expected ->
    [none] {""}
   *[other] {"; "}oczekiwano: { $expected }
}
fault-ends-early = czegoś tu brakuje: tura nie jest pełna
fault-game-over = jest tu „{ $found }”, ale gra już się skończyła
fault-illegal-move = { $found } jest niezgodne z zasadami: { $reason }
fault-wrong-result = { $name } to „{ $value }”, ale { $expected ->
    [none] gra nie jest skończona
   *[other] z ruchów wynika „{ $expected }”
}
fault-seats = w tę grę nie gra tylu graczy: możliwe { $seats }
fault-json = to nie jest zapis w postaci JSON
replay-good-part = Poprawna część zapisu:
replay-none = W pliku nie ma zapisu gry.
replay-start = Początek

## Puzzles in the terminal

puzzle-title = Zadanie { $number } z { $count } · poziom { $level } · { $themes }
puzzle-seat = Decyduje gracz { $seat }.
puzzle-side = Na ruchu: { $side }
puzzle-task-win = { $moves ->
    [one] Znajdź ruch, który wygrywa od razu.
    [few] Znajdź najszybszą wygraną: wystarczą { $moves } własne ruchy.
   *[other] Znajdź najszybszą wygraną: wystarczy { $moves } własnych ruchów.
}
puzzle-task-points = Wskaż wybór, który średnio daje najwięcej punktów.
puzzle-task-share = Wskaż wybór, który daje największą szansę na wygraną.
puzzle-help = Wpisz ruch · ? co jest możliwe · answer: rozwiązanie · next: następne · quit: koniec
puzzle-right = Dobrze: { $move }
puzzle-wrong = { $move } to nie to. Spróbuj jeszcze raz albo wpisz answer.
puzzle-wrong-points = { $move } oddaje średnio { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt. Spróbuj jeszcze raz albo wpisz answer.
puzzle-wrong-share = { $move } oddaje { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } szans. Spróbuj jeszcze raz albo wpisz answer.
puzzle-answer = Rozwiązanie: { $moves }
puzzle-course = Najdłuższa obrona: { $moves }
puzzle-worth-points = Ile punktów jest wart każdy wybór: { $moves }
puzzle-worth-share = Szanse po każdym wyborze: { $moves }
puzzle-solved = Rozwiązane za pierwszym razem: { $solved } z { $tried }
amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-theme-placing = układanie
puzzle-theme-moving = przesuwanie
puzzle-theme-cutting = odcinanie
puzzle-theme-line = linia
puzzle-theme-triangle = trójkąt
puzzle-theme-ring = pierścień
puzzle-theme-too-few-hexagons = za mało sześciokątów
puzzle-theme-white = białe kostki
puzzle-theme-colour = kolorowe kostki
puzzle-theme-leave = czekanie
puzzle-theme-fail = nietrafienie
puzzle-theme-lock = kłódka
puzzle-theme-lucky = szczęśliwa liczba
puzzle-theme-two = dwóch graczy
puzzle-theme-mixx-colours = Mixx, wymieszane kolory
puzzle-theme-mixx-numbers = Mixx, wymieszane liczby

## Ocena

review-title = Ocena partii { $number } · { $game }
review-learnt = Wartości: { $values }, wyuczone
review-exact = Wartości: { $values }, dokładne
review-course = Jak zmieniały się szanse
review-course-points = Jak zmieniały się oczekiwane punkty
review-parts = Skąd biorą się wyniki
review-seat = gracz
review-start = początek
review-luck = szczęście
review-own = własna gra
review-others = inni
review-error = odchylenie
review-result = wynik
review-adjusted = bez wpływu szczęścia
review-grades = Jakość decyzji
review-grade-best = najlepsze
review-grade-good = dobre
review-grade-inaccuracy = niedokładności
review-grade-mistake = błędy
review-grade-blunder = poważne błędy
review-moments = Co rozstrzygnęło partię
review-no-moments = Żaden rzut i żadna decyzja się nie wyróżnia.
review-throw = { $ply } · rzut { $roll }: { $name } { $luck }
review-choice = { $ply } · { $name }: { $move }, lepiej { $best } ({ $loss })
review-missed-win = była wymuszona wygrana: { $line }
review-missed-defence = przeoczono jedyną obronę: { $line }
review-likely-win = wygrana była prawdopodobna: { $line }
review-likely-defence = przeoczono prawdopodobnie jedyną obronę: { $line }
review-working = ocena partii { $number }

## Rules pages: words around them

rules-title = Zasady gry { $game }
rules-ruling = Nasza zasada:
rules-note = Akapity oznaczone „Nasza zasada” rozstrzygają to, czego drukowana instrukcja nie mówi.
rules-none = Nie ma tu strony z zasadami gry { $game }.
rules-points-crosses = skreślenia
rules-points-points = punkty

## Rules of Qwixx

rules-qwixx-aim-title = Cel gry
rules-qwixx-aim = Zbierz jak najwięcej skreśleń w czterech kolorowych rzędach. Im więcej skreśleń ma rząd, tym więcej warte jest każde kolejne, a z każdego rzutu mogą skorzystać wszyscy.
rules-qwixx-sheet-title = Arkusz i kostki
rules-qwixx-sheet = Każdy ma arkusz z czterema rzędami. Czerwony i żółty rosną od 2 do 12, zielony i niebieski maleją od 12 do 2. Na prawym końcu każdego rzędu jest jego kłódka. Niżej znajdują się cztery pola na nietrafienia (kary).
rules-qwixx-dice = Do tego sześć zwykłych kostek: dwie białe i po jednej w kolorze każdego rzędu.
rules-qwixx-picture-sheet = Pusty arkusz.
rules-qwixx-players = Gra od dwóch do pięciu osób.
rules-qwixx-ruling-alone = Można też grać w pojedynkę, zawsze jako aktywny gracz. To ta sama gra, tylko dla jednej osoby; ten wariant nie jest oficjalny.
rules-qwixx-cross-title = Jak skreślać
rules-qwixx-cross-left = W każdym rzędzie skreślasz od lewej do prawej.
rules-qwixx-cross-skip = Możesz pomijać liczby, ile tylko chcesz. To, co leży na lewo od twojego ostatniego skreślenia, przepada na dobre.
rules-qwixx-picture-skip = Skreślone jest czerwone 5, a potem czerwone 7: liczby 2, 3, 4 i 6 w tym rzędzie przepadły.
rules-qwixx-picture-progress = Żółty rząd doszedł do 10, więc zostały w nim tylko 11 i 12. W zielonym skreślasz dalej na prawo od 6, w niebieskim na prawo od 10.
rules-qwixx-lock-number = Ostatnia liczba rzędu, 12 w czerwonym i żółtym, a 2 w zielonym i niebieskim, blokuje go. Możesz ją skreślić tylko wtedy, gdy masz już w tym rzędzie co najmniej pięć skreśleń.
rules-qwixx-lock-field = Razem z nią od razu skreślasz kłódkę obok. Kłódka liczy się jako dodatkowe skreślenie.
rules-qwixx-turn-title = Tura
rules-qwixx-first = Pierwszego aktywnego gracza wybiera się losowo.
rules-qwixx-turn-throw = Aktywny gracz rzuca wszystkimi kostkami, które są jeszcze w grze.
rules-qwixx-turn-action-1 = Akcja 1, wszyscy jednocześnie: możesz skreślić sumę obu białych kostek w jednym wybranym rzędzie. Nikt nie widzi cudzego wyboru, zanim sam nie wybierze.
rules-qwixx-turn-action-2 = Akcja 2, potem i tylko dla aktywnego gracza: możesz dodać jedną białą kostkę do jednej kolorowej i skreślić sumę w rzędzie tego koloru.
rules-qwixx-turn-failed = Aktywny gracz, który w żadnej z dwóch akcji nic nie skreśli, musi skreślić nietrafienie. Pozostałych to nie dotyczy.
rules-qwixx-turn-next = Następnie aktywna staje się kolejna osoba zgodnie z ruchem wskazówek zegara.
rules-qwixx-turn-order = Aktywny gracz widzi wszystkie kostki już przed akcją 1. To, co skreślisz w akcji 1, ogranicza akcję 2 w tym samym rzędzie.
rules-qwixx-picture-dice = Białe kostki pokazują 4 i 1: każdy może skreślić 5. Aktywny gracz może potem na przykład dodać białe 4 do niebieskiego 6 i skreślić niebieskie 10.
rules-qwixx-lock-title = Blokowanie rzędu
rules-qwixx-lock-all = Rząd zablokowany przez jedną osobę jest zablokowany dla wszystkich. Jego kostka od razu jest usuwana z gry i nikt już nic w nim nie skreśla.
rules-qwixx-lock-together = Jeśli rząd zostaje zablokowany w akcji 1, blokuje go też każdy, kto w tej samej akcji wybrał jego ostatnią liczbę i ma dość skreśleń; on również dostaje kłódkę. Kto ma za mało skreśleń, nie może tego zrobić, bez względu na to, kto jeszcze blokuje ten rząd.
rules-qwixx-lock-before-action-2 = Kostka znika przed akcją 2: aktywny gracz już z niej nie skorzysta.
rules-qwixx-ruling-lock-stands = Każdy inny wybór z akcji 1 w rzędzie, który ktoś w tej samej akcji blokuje, pozostaje ważny: wybory są jednoczesne.
rules-qwixx-picture-lock = W zielonym rzędzie było pięć skreśleń, potem wyrzucono 2: skreślone są 2 i kłódka, a zielona kostka jest usuwana z gry.
rules-qwixx-end-title = Koniec gry
rules-qwixx-end-failed = Gra kończy się od razu, gdy ktoś skreśli czwarte nietrafienie,
rules-qwixx-end-rows = albo gdy dwa rzędy są zablokowane, czyli z gry jest usuwana druga kolorowa kostka. W akcji 1 mogą zostać zablokowane naraz drugi i trzeci rząd; liczą się wszystkie.
rules-qwixx-ruling-at-once = Od razu znaczy od razu: jeśli grę kończy akcja 1, nie ma już akcji 2 ani nietrafienia dla aktywnego gracza. Wszystko, co zostało wybrane w tej akcji 1, jeszcze się liczy.
rules-qwixx-score-title = Punktacja
rules-qwixx-score = Liczba skreśleń w rzędzie, razem z kłódką, daje punkty za ten rząd. Każde nietrafienie kosztuje 5 punktów. Wygrywa najwyższa suma.
rules-qwixx-picture-points = Ile wart jest rząd.
rules-qwixx-picture-score = 4 skreślenia w czerwonym, 3 w żółtym, 7 w zielonym, 8 w niebieskim i dwa nietrafienia: 10 + 6 + 28 + 36 − 10 = 70.
rules-qwixx-ruling-tie = Gracze z tą samą najwyższą sumą dzielą się zwycięstwem.
rules-qwixx-notation-title = Jak zapisuje się ruchy
rules-qwixx-notation = r5 to czerwone 5; y oznacza rząd żółty, g zielony, b niebieski. - to brak skreślenia, x to nietrafienie. Rzut to sześć liczb: biała, biała, czerwona, żółta, zielona, niebieska, z kropką w miejscu kostki, która została usunięta z gry.

## Rules on other sheets

rules-sheets-title = Inne arkusze
rules-sheets-what = W Qwixx można grać także na innych arkuszach: na tych, które mają nazwę, i na każdym, który zapiszesz. Obowiązują wszystkie zasady, rozumiane tak:
rules-sheets-rest = To Qwixx na innym arkuszu. Wszystko, o czym tu nie mowa, jest jak w Qwixx.
rules-sheets-white = Sumę białych kostek możesz skreślić w dowolnym rzędzie: w polu z tą liczbą, obojętnie jakiego koloru.
rules-sheets-colour = Biała kostka plus kolorowa oznaczają pole tego koloru z tą liczbą, w którymkolwiek rzędzie leży.
rules-sheets-lock = Blokuje się rzędy, nie kolory. Gdy rząd zostaje zablokowany, z gry jest usuwana kostka w kolorze jego ostatniego pola.
rules-sheets-gone = Pola tego koloru w innych rzędach pozostają otwarte: suma białych kostek nadal do nich sięga, kolorowa kostka już nie.
rules-sheets-ruling-score = Rząd liczy się według skreśleń, razem z kłódką, niezależnie od ich kolorów.
rules-sheets-ruling-same = Jeśli dwa rzędy kończą się tym samym kolorem, druga kłódka nie usuwa kolejnej kostki.
rules-mixx-colours-sheet = Liczby w każdym rzędzie idą po kolei, jak w Qwixx, ale kolor zmienia się trzy razy.
rules-mixx-colours-lock = Ostatnie pola czterech rzędów to czerwone 12, żółte 12, zielone 2 i niebieskie 2. Każde blokuje swój rząd, gdy jest w nim już pięć skreśleń.
rules-mixx-colours-picture = Pięć skreśleń, a potem czerwone 12: górny rząd jest zablokowany, a czerwona kostka usunięta z gry. Czerwone 9 w dolnym rzędzie można jeszcze skreślić sumą białych kostek.
rules-mixx-numbers-sheet = Każdy rząd ma jeden kolor, ale jego liczby są wymieszane.
rules-mixx-numbers-order = Skreślasz od lewej do prawej. Liczy się miejsce w rzędzie, a nie wielkość liczby.
rules-mixx-numbers-lock = Ostatnia liczba rzędu blokuje go, gdy jest w nim już pięć skreśleń: czerwone 11, żółte 10, zielone 3 i niebieskie 4.
rules-mixx-numbers-picture = Najpierw skreślono czerwone 10, potem czerwone 8: leżące między nimi 6 i 2 przepadły, wszystkie inne czerwone liczby są nadal otwarte.

## Rules of Qwixx Longo

rules-longo-aim-title = Cel gry
rules-longo-aim = Longo to Qwixx z ośmiościennymi kostkami, dłuższymi rzędami i dwiema szczęśliwymi liczbami na każdym arkuszu. Cel się nie zmienia: jak najwięcej skreśleń w jak najpełniejszych rzędach.
rules-longo-sheet-title = Arkusz i kostki
rules-longo-sheet = Rzędy czerwony i żółty rosną od 2 do 16, zielony i niebieski maleją od 16 do 2, a na prawym końcu jest kłódka. Niżej znajdują się cztery pola na nietrafienia (kary).
rules-longo-dice = Do tego sześć kostek ośmiościennych: dwie białe i po jednej w kolorze każdego rzędu.
rules-longo-picture-sheet = Pusty arkusz ze szczęśliwymi liczbami 5 i 8.
rules-longo-players = Gra od dwóch do pięciu osób.
rules-longo-ruling-alone = Można też grać w pojedynkę, zawsze jako aktywny gracz. To ta sama gra, tylko dla jednej osoby; ten wariant nie jest oficjalny.
rules-longo-cross-title = Jak skreślać
rules-longo-cross-left = W każdym rzędzie skreślasz od lewej do prawej.
rules-longo-cross-skip = Możesz pomijać liczby, ile tylko chcesz. To, co leży na lewo od twojego ostatniego skreślenia, przepada na dobre.
rules-longo-picture-progress = Arkusz w trakcie gry: otwarte są jeszcze czerwony od 8, żółty od 14, zielony od 10 w dół i niebieski od 13 w dół.
rules-longo-lock-number = Każda z dwóch ostatnich liczb rzędu blokuje go: 15 i 16 w czerwonym i żółtym, 3 i 2 w zielonym i niebieskim. Możesz skreślić jedną z nich tylko wtedy, gdy masz już w tym rzędzie co najmniej sześć skreśleń.
rules-longo-lock-field = Razem z nią od razu skreślasz kłódkę, a kłódka liczy się jako dodatkowe skreślenie. Dlatego nigdy nie skreślasz obu ostatnich liczb.
rules-longo-turn-title = Tura
rules-longo-first = Pierwszego aktywnego gracza wybiera się losowo.
rules-longo-turn-throw = Aktywny gracz rzuca wszystkimi kostkami, które są jeszcze w grze.
rules-longo-turn-action-1 = Akcja 1, wszyscy jednocześnie: możesz skreślić sumę obu białych kostek w jednym wybranym rzędzie albo zamiast tego użyć szczęśliwej liczby. Nikt nie widzi cudzego wyboru, zanim sam nie wybierze.
rules-longo-turn-action-2 = Akcja 2, potem i tylko dla aktywnego gracza: możesz dodać jedną białą kostkę do jednej kolorowej i skreślić sumę w rzędzie tego koloru.
rules-longo-turn-failed = Aktywny gracz, który w żadnej z dwóch akcji nic nie skreśli, musi skreślić nietrafienie. Pozostałych to nie dotyczy.
rules-longo-turn-next = Następnie aktywna staje się kolejna osoba zgodnie z ruchem wskazówek zegara.
rules-longo-turn-order = Aktywny gracz widzi wszystkie kostki już przed akcją 1. To, co skreślisz w akcji 1, ogranicza akcję 2 w tym samym rzędzie.
rules-longo-picture-dice = Białe kostki pokazują 5 i 1: każdy może skreślić 6. Aktywny gracz może potem na przykład dodać białe 5 do niebieskiego 8 i skreślić niebieskie 13.
rules-longo-lucky-title = Szczęśliwe liczby
rules-longo-lucky-what = Na twoim arkuszu są dwie szczęśliwe liczby, a na arkuszach pozostałych graczy inne. Działają przez całą grę w akcji 1 każdego rzutu, bez względu na to, kto rzucał, ale nigdy w akcji 2.
rules-longo-lucky-how = Jeśli suma białych kostek jest jedną z twoich szczęśliwych liczb, możesz zamiast niej skreślić coś innego: następną liczbę w rzędzie, w którym masz w tej chwili najmniej skreśleń. Jest to liczba tuż na prawo od twojego ostatniego skreślenia albo pierwsza liczba pustego rzędu.
rules-longo-lucky-tie = Jeśli najmniej skreśleń ma kilka rzędów, wybierz jeden z nich.
rules-longo-lucky-lock = Poza tym nic się nie zmienia. Przy wystarczającej liczbie skreśleń szczęśliwa liczba może nawet zablokować rząd.
rules-longo-ruling-lucky-open = Porównuje się tylko otwarte rzędy; zablokowany rząd nigdy nie jest tym z najmniejszą liczbą skreśleń. Jeśli następna liczba porównywanego rzędu miałaby go zablokować, a brakuje do tego skreśleń, rząd ten nic nie daje i żaden inny nie wchodzi na jego miejsce.
rules-longo-ruling-lucky-pairs = Para szczęśliwych liczb to dwie różne liczby, które jako sumy białych kostek wypadają razem w dokładnie 11 z 64 rzutów: 4 9, 5 8, 5 10, 6 7, 6 11, 7 12, 8 13, 9 14, 10 13 lub 11 12. Pary się losuje i żadna się nie powtarza. Można też dla każdego gracza ustalić dowolne dwie różne liczby od 2 do 16.
rules-longo-picture-lucky = Szczęśliwe liczby 6 i 11, suma białych kostek 6. Zielony jest pusty, więc żaden rząd nie ma mniej skreśleń: zamiast 6 można skreślić zielone 16.
rules-longo-lock-title = Blokowanie rzędu
rules-longo-lock-all = Rząd zablokowany przez jedną osobę jest zablokowany dla wszystkich. Jego kostka od razu jest usuwana z gry i nikt już nic w nim nie skreśla.
rules-longo-lock-together = Jeśli rząd zostaje zablokowany w akcji 1, blokuje go też każdy, kto w tej samej akcji wybrał jedną z jego dwóch ostatnich liczb i ma dość skreśleń; on również dostaje kłódkę. Kto ma za mało skreśleń, nie może tego zrobić, bez względu na to, kto jeszcze blokuje ten rząd.
rules-longo-lock-before-action-2 = Kostka znika przed akcją 2: aktywny gracz już z niej nie skorzysta.
rules-longo-ruling-lock-stands = Każdy inny wybór z akcji 1 w rzędzie, który ktoś w tej samej akcji blokuje, pozostaje ważny: wybory są jednoczesne.
rules-longo-picture-lock = W zielonym rzędzie było sześć skreśleń, potem wyrzucono 3: skreślone są 3 i kłódka, a zielona kostka jest usuwana z gry.
rules-longo-end-title = Koniec gry
rules-longo-end-failed = Gra kończy się od razu, gdy ktoś skreśli czwarte nietrafienie,
rules-longo-end-rows = albo gdy dwa rzędy są zablokowane, czyli z gry jest usuwana druga kolorowa kostka. W akcji 1 mogą zostać zablokowane naraz drugi i trzeci rząd; liczą się wszystkie.
rules-longo-ruling-at-once = Od razu znaczy od razu: jeśli grę kończy akcja 1, nie ma już akcji 2 ani nietrafienia dla aktywnego gracza. Wszystko, co zostało wybrane w tej akcji 1, jeszcze się liczy.
rules-longo-score-title = Punktacja
rules-longo-score = Liczba skreśleń w rzędzie, razem z kłódką, daje punkty za ten rząd. Każde nietrafienie kosztuje 5 punktów. Wygrywa najwyższa suma.
rules-longo-picture-points = Ile wart jest rząd.
rules-longo-picture-score = 4 skreślenia w czerwonym, 3 w żółtym, 9 w zielonym, 8 w niebieskim i dwa nietrafienia: 10 + 6 + 45 + 36 − 10 = 87.
rules-longo-ruling-tie = Gracze z tą samą najwyższą sumą dzielą się zwycięstwem.
rules-longo-notation-title = Jak zapisuje się ruchy
rules-longo-notation = r5 to czerwone 5; y oznacza rząd żółty, g zielony, b niebieski. *g16 używa szczęśliwej liczby, aby skreślić zielone 16. - to brak skreślenia, x to nietrafienie. Rzut to sześć liczb: biała, biała, czerwona, żółta, zielona, niebieska, z kropką w miejscu kostki, która została usunięta z gry.

## Rules of Six

rules-six-aim-title = Cel gry
rules-six-aim = Jako pierwsza strona ułóż z sześciu sześciokątów swojego koloru jedną z trzech figur.
rules-six-picture-line = Linia: sześć sześciokątów w linii prostej, bokiem do boku, w dowolnym z trzech kierunków.
rules-six-picture-triangle = Trójkąt: rzędy z trzech, dwóch i jednego sześciokąta, wierzchołkiem w dowolną stronę.
rules-six-picture-ring = Pierścień: sześć sześciokątów wokół jednego pola. Środek może być pusty albo zajęty przez dowolny kolor.
rules-six-setup-title = Początek
rules-six-setup = Jest 21 czarnych i 21 czerwonych sześciokątów. Po jednym leży na środku, bokiem do boku; pozostałe 20 każda strona ma w zapasie. Stół nie ma brzegu.
rules-six-placing-title = Układanie
rules-six-placing-first = Zaczynają czarne. Pierwszy sześciokąt musi dotykać bokiem czerwonego sześciokąta startowego i nie może dotykać czarnego: są trzy takie pola.
rules-six-picture-first = Pierwszy sześciokąt czarnych trafia na jedno z zaznaczonych pól.
rules-six-placing-on = Potem na zmianę kładziecie po jednym swoim sześciokącie na dowolnym wolnym polu, które styka się bokiem z sześciokątem któregokolwiek koloru.
rules-six-moving-title = Przesuwanie
rules-six-moving = Gdy wszystkie 42 leżą na stole i nikt nie wygrał, gracie dalej w tej samej kolejności. W swojej turze bierzesz jeden sześciokąt własnego koloru i kładziesz go gdzie indziej.
rules-six-moving-touch = Nowe pole musi stykać się z sześciokątem, który leży na stole, gdy twój jest w ręce, i nie może być polem, z którego go wzięto.
rules-six-ruling-start-moves = Oba sześciokąty startowe można przesuwać tak jak wszystkie inne.
rules-six-basic-title = Zasady podstawowe: grupa trzyma się razem
rules-six-basic = Nie możesz zabrać sześciokąta, jeśli pozostałe rozpadłyby się na kilka grup. Liczy się stół w chwili, gdy masz go w ręce: nie pomaga odłożenie go tak, by grupy znów się połączyły.
rules-six-picture-cut = Dwóch sześciokątów oznaczonych x nie można zabrać: reszta by się rozpadła.
rules-six-ruling-pass = Kto nie ma dozwolonego ruchu, pasuje. Obie strony nigdy nie utkną naraz.
rules-six-advanced-title = Zasady zaawansowane: odcinanie grup
rules-six-advanced = Tu możesz zabrać taki sześciokąt. Z grup, na które rozpadną się pozostałe, zostaje tylko największa; wszystkie inne na dobre wypadają z gry, bez względu na kolor.
rules-six-advanced-equal = Jeśli największych grup jest kilka, wybierasz, która z nich zostaje.
rules-six-advanced-few = Strona, której po usunięciu zostało pięć sześciokątów lub mniej, przegrywa. Jeśli dotyczy to obu, jest remis.
rules-six-ruling-hand = Grupy ocenia się z przesuwanym sześciokątem w ręce: nie należy do żadnej z nich i nie może ich znów połączyć. Najpierw wypadają mniejsze grupy, potem kładzie się go przy tej, która zostaje.
rules-six-ruling-few = Przesuwany sześciokąt liczy się dla swojej strony, a figura ułożona tym samym ruchem ma pierwszeństwo.
rules-six-picture-removal = Zasady zaawansowane: czarne biorą wyróżniony sześciokąt. Dwa oznaczone x zostają odcięte i wypadają z gry.
rules-six-picture-equal = Zasady zaawansowane: czarne biorą wyróżniony sześciokąt i zostają dwie grupy po sześć. Czarne wybierają, która zostaje.
rules-six-winning-title = Zwycięstwo
rules-six-winning-claim = Wygrywa ten, kto ułożył figurę i ją zgłasza. Kto ją przeoczy, może ją jeszcze zgłosić, w którejś ze swoich następnych tur, o ile druga strona w międzyczasie nie wygrała.
rules-six-winning-several = Rząd dłuższy niż sześć sześciokątów zawiera linię z sześciu. Jeśli jednym ruchem powstaje kilka figur, wygrywa każda z nich.
rules-six-ruling-claim = Przy każdym stole ustala się, jak zgłasza się figury. Zwykle program zgłasza figurę razem z ruchem, który ją układa. Przy stole ze zgłaszaniem ręcznym oznaczasz ruch jako zgłoszenie albo zgłaszasz figurę na początku którejś ze swoich późniejszych tur, dopóki leży; takie zgłoszenie zastępuje turę. Zgłoszenie bez figury jest niedozwolone.
rules-six-picture-ring-move = Zaznaczone pole domyka pierścień czarnych.
rules-six-picture-double = Czarne mają cztery w rzędzie i wolne pola na obu końcach. Gdy dołożą piąty, czerwone mogą zablokować tylko jeden koniec linii.
rules-six-draw-title = Remis i poddanie gry
rules-six-ruling-draw = Gra kończy się remisem, gdy ta sama pozycja, z tą samą stroną na ruchu, pojawi się po raz trzeci, oraz po 200 kolejnych ruchach fazy przesuwania bez usunięcia; pas też jest ruchem. Przy stole można oba limity zmienić lub wyłączyć. Pozycje obrócone lub przesunięte to różne pozycje.
rules-six-ruling-agree = Strony mogą zgodzić się na remis, a każda strona może w dowolnej chwili poddać grę.
rules-six-ruling-order = Jeśli zbiegnie się kilka zakończeń, pierwszeństwo ma figura, potem zbyt mała liczba sześciokątów, potem powtórzenie, na końcu limit ruchów.
rules-six-four-title = Czterech graczy
rules-six-four = Partnerzy siedzą naprzeciw siebie, więc kolory grają na przemian; każdy ma w zapasie dziesięć sześciokątów. Czarne wybierają, kto z nich zaczyna: to gracz 1. Kolejność jest zgodna z ruchem wskazówek zegara. Partnerzy nie rozmawiają ze sobą i nie dają sobie znaków.
rules-six-ruling-four = W fazie przesuwania możesz przesunąć dowolny sześciokąt swojej strony, a figurę może zgłosić każdy z partnerów w swojej turze.
rules-six-notation-title = Jak zapisuje się ruchy
rules-six-notation = Pole to dwie liczby, q,r. Czerwony sześciokąt startowy leży na 0,0, czarny na 1,0, po jego prawej stronie. Sąsiednie pola leżą w prawo i w lewo (q plus lub minus 1), w prawo w dół i w lewo w górę (r plus lub minus 1), w prawo w górę (q plus 1, r minus 1) oraz w lewo w dół. -1,0 kładzie sześciokąt, 2,-1>0,3 przesuwa, =1,1 po ruchu wskazuje grupę, która zostaje, ! zgłasza figurę, pass oznacza pas.

## Pictures of a game

# What a seat is about stands beside its name: draw-chooses to draw-to-move.
draw-throws-next = Teraz rzuca { $name }
draw-dice-next = Teraz rzut kostkami
draw-white-sum = Akcja 1: suma białych to { $sum }
draw-add-dice = Akcja 2: { $name } dodaje białą i kolorową kostkę
draw-to-choose = Kto wybiera: { $names }
draw-puts = { $name } kładzie sześciokąt
draw-moves = { $name } przesuwa sześciokąt
draw-chooses = wybiera
draw-has-chosen = wybór gotowy
draw-chose = wybór: { $move }
draw-chose-nothing = nic nie skreśla
draw-won = wygrana
draw-shares = wspólna wygrana
draw-to-move = na ruchu
draw-last = Ostatnio: { $moves }
draw-dice = kostki

## Browser
## The app in the browser. Ids begin with web-. $name is a player's name as they typed it, or a bot's.
## $colour is one of red, yellow, green, blue; $side is black or red. Keep buttons short: phones are 360 pixels wide.

web-letter-red = C
web-letter-yellow = Ż
web-letter-green = Z
web-letter-blue = N

## Browser: the frame around every page

web-skip = Przejdź do gry
web-menu = Menu główne
web-footer = Więcej
web-home = Strona główna
web-home-link = Crosshex, strona główna
web-rules = Zasady
web-rules-none = Ta gra pochodzi z dodatkowego pakietu; jej zasad tu nie ma.
web-settings = Ustawienia
web-me = Moje gry
web-me-note = Twoje zakończone gry: punkty, szczęście i to, jak dobrze decydujesz. Widzisz je tylko ty.
web-privacy = Co jest zapisywane
web-devices = Moje urządzenia
web-settings-look = Wygląd i język
web-settings-play = Przy stole
web-settings-signals = Dźwięk, wibracje, ekran
web-language = Język
web-set-sound = Dźwięk
web-close = Zamknij
web-loading = Wczytywanie…
web-not-found = Nie ma takiej strony.
web-not-found-note = Może w adresie jest błąd albo to, co tu było, zostało usunięte.
web-nav-analysis = Analiza
web-nav-pad = Notes
web-keys = Klawisze
web-keys-arrows = przejście z pola na pole, na arkuszu i na planszy
web-keys-enter = wybór pola, naciśnięcie przycisku
web-keys-steps = krok wstecz lub naprzód: w odtwarzaniu, ocenie i analizie
web-keys-zoom = powiększenie lub pomniejszenie planszy
web-keys-help = pokaż te klawisze
web-install = Zainstaluj
web-install-note = Crosshex jako aplikacja na tym urządzeniu: zawsze pod ręką, a notes do gry działa też bez sieci.
web-title-join = Zaproszenie
web-title-turn = Twoja kolej
web-disclaimer = Crosshex jest nieoficjalny i bezpłatny. Nie jest powiązany z autorami ani wydawcami gier Qwixx, Qwixx Longo i Six; nazwy należą do nich.
web-for-programs = Dla programów
web-try-again = Spróbuj ponownie
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-by-hand = Przeglądarka nie pozwala tu kopiować: skopiuj to ręcznie.

## Browser: home

web-hero = Dobra gra w dwa kliknięcia
web-hero-note = Wybierz grę i naciśnij Graj: w pojedynkę z botami, ze znajomymi przez link albo razem przy tym ekranie.
# $count is how many tables wait for this person; each of them follows as a link.
web-your-turn = { $count ->
    [one] Twoja kolej:
    [few] Twoja kolej przy { $count } stołach:
    [many] Twoja kolej przy { $count } stołach:
   *[other] Twoja kolej przy { $count } stołach:
}
web-about-qwixx = Sześć kostek, cztery rzędy, a przy każdym rzucie grają wszyscy.
web-about-longo = Ośmiościenne kostki, dłuższe rzędy i twoje własne szczęśliwe liczby.
web-about-six = Same sześciokąty: zbuduj z sześciu linię, trójkąt albo pierścień.
# Of a game from another package; $seats is e.g. 1–4.
web-about = Gra dla { $seats } osób.
web-setup = Stół: { $game }
web-who = Kto gra?
web-who-bots = Ja i boty
web-who-friends = Znajomi przez link
web-who-screen = Przy tym ekranie
web-who-watch = Oglądaj boty
web-who-note-bots = Zaczyna się od razu.
web-who-note-friends = Dostajesz link i kod QR do udostępnienia.
web-who-note-screen = Grajcie po kolei i podawajcie sobie ekran.
web-who-note-watch = Usiądź wygodnie i oglądaj.
web-seats = Gracze
web-seats-alone = Solo
web-your-name = Twoje imię
web-name-of = Imię gracza { $seat }
web-default-name = Gość
web-options = Więcej opcji
web-option-variant = Zasady
web-option-variant-basic = Zasady podstawowe
web-option-variant-advanced = Zasady zaawansowane
web-option-sheet = Arkusz
web-sheet-notation = Arkusz w jednym wierszu
web-sheet-notation-note = Każdy rząd od lewej do prawej: kolor (r czerwony, y żółty, g zielony, b niebieski) i liczba. Rzędy dzieli /, a r2-12 to czerwone od 2 do 12. Zwykły arkusz Qwixx to r2-12 / y2-12 / g12-2 / b12-2
web-level-unlearnt = Nie na tym arkuszu, bo bot go nie zna: { $levels }.
web-option-claim = Zwycięskie figury
web-option-claim-auto = zgłaszane automatycznie
web-option-claim-manual = trzeba zgłosić
web-option-repetition = Remis po tylu powtórzeniach pozycji
web-option-move-limit = Remis po tylu ruchach bez usunięcia sześciokąta
web-limit-off = bez limitu
web-level = Poziom
web-level-beginner = Początkujący
web-level-easy = Łatwy
web-level-medium = Średni
web-level-hard = Trudny
web-level-master = Mistrz
# Of several bots: each has a level of its own.
web-level-each = Mieszany
web-bot-number = Bot { $number }
web-bot-partner = Bot { $number }, twój partner
web-begins = Kto zaczyna?
web-begins-lot = Losowo
# Answers to "Who begins?".
web-begins-me = Ja
web-begins-bot = Bot
web-side = Twój kolor
# $side is the colour that makes the first move.
web-side-begins = { $side } (zaczynają)
web-side-drawn = Wylosowany kolor: { $side }.
web-speed = Tempo botów
web-speed-slow = Wolno
web-speed-normal = Normalnie
web-speed-quick = Szybko
web-bot-of = Bot na miejscu { $seat }
web-time = Czas na decyzję
web-time-none = Bez limitu
web-time-value = { $seconds ->
    [30] 30 sekund
    [60] 1 minuta
    [86400] 1 dzień
    [259200] 3 dni
    [604800] 7 dni
    [1209600] 14 dni
   *[other] { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
}
web-takebacks = Decyzje można cofać
web-public = Pokaż ten stół wszystkim
web-play = Graj
web-create = Otwórz stół
web-watch = Oglądaj
web-my-tables = Moje stoły
web-tables-all = Pokaż wszystkie ({ $count })
web-public-tables = Otwarte stoły
web-learn = Nauka
web-puzzles = Zadania
web-today = Dziś
web-daily = Gra dnia
web-today-daily = { $status ->
    [done] Gra dnia, punkty: { $points }
    [playing] Dokończ grę dnia
   *[none] Zagraj w grę dnia
}
web-daily-end = Do wyniku dnia
web-today-lesson = Poznaj { $game }
web-today-puzzle = Zadanie
web-puzzle-of-day = Zadanie dnia
web-first-game = Pierwszy raz grasz w { $game }?
web-first-game-play = Pierwsza gra z trenerem
web-pad = Notes do gry
web-pad-note = Prawdziwe kostki na stole, a arkuszy już nie ma? Skreślaj na ekranie.
web-records = Zapisy gier
web-records-note = Otwórz grę zapisaną w naszej notacji i przejdź ją ruch po ruchu.
web-upload = Otwórz zapis…
web-status-open = czeka na graczy
web-status-playing = w toku
web-status-over = gra skończona
web-look = Zobacz
web-continue = Graj dalej
web-join = Dołącz
web-delete = Usuń ten stół
web-delete-table = Usuń stół: { $game }, { $when }
web-deleted = Stół został usunięty.
web-delete-do = Usuń na zawsze
web-delete-alone = Gra i jej zapis przepadną. Tego nie da się cofnąć.
web-delete-others = Przy stole są też: { $names }. Gra przepadnie także dla nich i tego nie da się cofnąć.
web-delete-leave = Możesz zamiast tego odejść: bot przejmie grę za ciebie, a inni zachowają swoją grę.
web-keep = Zostaw

## Browser: names of seats and bots

web-bot-beginner = Bot początkujący
web-bot-easy = Bot łatwy
web-bot-medium = Bot średni
web-bot-hard = Bot trudny
web-bot-random = Bot losowy
web-bot-greedy = { $level ->
    [none] Bot zachłanny
   *[other] Bot zachłanny, poziom { $level }
}
web-bot-conservative = Bot ostrożny
web-bot-master = Bot mistrz
web-bot-other = Bot { $name }
web-bot-seat = { $bot } { $seat }
web-seat = Gracz { $seat }
web-open-seat = Wolne miejsce
web-you = ty
web-owner = gospodarz
web-active = rzuca
web-deciding = wybiera
web-away = offline
web-stand-in = na razie bot: { $bot }
# On the line of a bot that plays for somebody who left the game and may come back.
web-kept-for = za: { $name } (poza grą)
web-side-black = Czarne
web-side-red = Czerwone

## Browser: lobby

web-lobby-note = { $open ->
    [0] Wszyscy już są.
    [one] Jedno miejsce jest wolne. Udostępnij link albo posadź tam bota.
    [few] { $open } miejsca są wolne. Udostępnij link albo posadź tam boty.
    [many] { $open } miejsc jest wolnych. Udostępnij link albo posadź tam boty.
   *[other] { $open } miejsca jest wolne. Udostępnij link albo posadź tam boty.
}
web-lobby-choose = Zajmij wolne miejsce i grasz.
web-lobby-full = Wszystkie miejsca są zajęte. Oglądasz.
web-lobby-away = Jeszcze nieobecne osoby: { $names }.
web-seats-title = Miejsca
web-sit = Usiądź tu
web-stand = Wstań
web-move-here = Przesiądź się tu
web-swap = Zamień miejsca
web-add-bot = Dodaj bota
web-remove = Usuń: { $name }
web-partner-of = · para z graczem { $seat } ({ $name })
web-lot = O tym, kto zaczyna, decyduje losowanie.
web-start = Start
web-start-fill = { $open ->
    [one] Zacznij z botem
    [few] Zacznij z { $open } botami
    [many] Zacznij z { $open } botami
   *[other] Zacznij z { $open } bota
}
web-start-without = Zacznij, nie czekając na te osoby: { $names }
web-waiting-owner = Grę zaczyna gospodarz stołu.
web-invite = Zaproś
web-qr = Zaproszenie jako kod QR
web-link-invite = Link do gry
web-link-watch = Link do oglądania
web-link-none = Teraz nie ma linku.
web-link-make = Utwórz link
web-link-renew = Nowy link
web-link-revoke = Wyłącz
# Beside a link that is opened on the machine of the server itself. The command is typed as it stands.
web-link-local = Ten link działa tylko na tym urządzeniu. Aby grać ze znajomymi w swojej sieci, zatrzymaj serwer i uruchom go tak: crosshex serve --lan
web-link-lan = Ten link działa na każdym urządzeniu w twojej sieci.

## Browser: at the table

web-table-menu = Menu stołu
web-rules-of = Zasady gry { $game }
web-set-one-tap = Jedno dotknięcie wystarcza
web-offer-draw = Zaproponuj remis
web-resign = Poddaj grę
web-leave = Opuść grę
web-replace = { $name }: zastąp na stałe botem
web-sure = { $act }? Naciśnij ponownie
web-sure-ends = { $act }: to kończy grę. Naciśnij ponownie
web-sure-skips = { $act }: { $skips ->
    [one] pomija jedną liczbę
    [few] pomija { $skips } liczby
   *[other] pomija { $skips } liczb
}. Naciśnij ponownie
web-set-confirm = Pytaj przed kosztownym ruchem
web-set-by-itself = Wymuszone ruchy automatycznie
web-commit = Skrót kostek tej gry:
web-dice-origin = { $origin ->
    [committed] Serwer ustalił je, zanim poznał liczbę losową któregokolwiek gracza.
    [daily] Rzuty dnia: takie same dla wszystkich i ustalone, zanim dzień się zaczął.
   *[server] Nie udowodniono: serwer mógł znać wszystkie liczby losowe, gdy je ustalał.
}
web-dice-doubt = { $what ->
    [share] Nie ufaj tym kostkom: brakuje liczby losowej tej przeglądarki.
    [seed] Nie ufaj tym kostkom: to nie jest ziarno, które ustalił serwer.
   *[commit] Nie ufaj tym kostkom: serwer podmienił skrót, który zachowała ta przeglądarka.
}
web-watchers = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
web-others = Pozostali gracze
web-players = Gracze
web-hint = Podpowiedź
web-hint-thinking = Bot się zastanawia…
web-preparing = Boty są przygotowywane, jeden raz po instalacji. Do tego czasu gra prostszy bot, a podpowiedzi i oceny trwają dłużej.
web-unpick = Jednak nie
web-pass-to = Przekaż ekran: { $name }
web-pass-why = Nikt nie widzi, co wybierają inni.
web-pass-here = To ja: { $name }
web-time-left = Pozostały czas
web-hours = { $hours } godz.
web-days-left = { $days } dni
web-reconnecting = Brak połączenia. Próbuję ponownie…
web-reconnected = Znów połączono.
web-sending = Wysyłanie…
web-try-now = Spróbuj teraz
web-stand-in-you = Teraz bot gra za: { $name }.
web-return = Wracam do gry
web-return-to = Wracam na miejsce { $seat }
web-left = Jesteś poza grą. Do twojego powrotu gra za ciebie: { $bot }.
web-removed = Usunięto cię z tego stołu.
web-watching = Oglądasz.
web-halted = Gra jest wstrzymana.
web-absent = Przy stole brakuje: { $name }.
web-takeover-soon = Bot może przejąć grę za { $seconds } s.
web-takeover = Niech bot przejmie grę
web-takeover-agreed = Już się zgadzasz
# How many of those who must agree want a bot to play for somebody who is away, and who they are.
web-votes = Za botem { $agreed } z { $needed }: { $names }.
web-draw-offered = { $name } proponuje remis.
web-draw-mine = Twoja propozycja: remis.
web-draw-waiting = Czekamy na odpowiedź: { $names }.
web-accept = Przyjmij
web-decline = Odrzuć
web-paused = Twój czas minął. Gra czeka na ciebie.
web-resume = Dalej
web-choose-again = Wybierz ponownie
web-undo = Cofnij moją ostatnią decyzję
web-undo-brief = Cofnij
web-undo-asked = Pozostali decydują, czy możesz cofnąć decyzję.
web-stood-in = Przynajmniej raz bot decydował za: { $names }.
web-table-closed = Tego stołu nie można otworzyć
web-table-closed-why = { $code ->
    [4403] Potrzebne jest zaproszenie: poproś o nowy link.
    [4404] Pod tym adresem nie ma stołu.
    [4410] Stół został usunięty albo wygasł.
   *[other] Serwer zamknął połączenie.
}

## Browser: Qwixx and Longo

web-dice = Kostki
web-die = { $colour ->
    [white] biała { $value }
    [red] czerwona { $value }
    [yellow] żółta { $value }
    [green] zielona { $value }
   *[blue] niebieska { $value }
}
web-white-sum = Suma białych { $sum }
web-dice-wait = Kolorowe kostki liczą się dopiero w akcji 2: aktywny gracz dodaje jedną z nich do białej.
web-die-left = { $colour ->
    [red] Czerwona kostka została usunięta z gry razem ze swoim rzędem.
    [yellow] Żółta kostka została usunięta z gry razem ze swoim rzędem.
    [green] Zielona kostka została usunięta z gry razem ze swoim rzędem.
   *[blue] Niebieska kostka została usunięta z gry razem ze swoim rzędem.
}
web-row = { $colour ->
    [red] Czerwony rząd
    [yellow] Żółty rząd
    [green] Zielony rząd
   *[blue] Niebieski rząd
}
web-field = { $colour ->
    [red] czerwone { $number }
    [yellow] żółte { $number }
    [green] zielone { $number }
   *[blue] niebieskie { $number }
}{ $state ->
    [legal] , można skreślić
    [lucky] , można skreślić dzięki szczęśliwej liczbie
    [chosen] , wybrane
    [crossed] , skreślone
    [gone] , przepadło
    [early] , za mało skreśleń, by zablokować
   *[open] {""}
}
web-lock = { $state ->
    [crossed] kłódka, skreślona
    [closed] kłódka, rząd zablokowany
   *[open] kłódka
}
web-sheet-of = Arkusz: { $name }
web-sheet-read = { $name }: skreślenia w rzędach: czerwony { $red }, żółty { $yellow }, zielony { $green }, niebieski { $blue }; nietrafienia: { $failed }
web-lucky-numbers = Szczęśliwe liczby
web-failed-throws = { $count ->
    [0] Bez nietrafień
    [one] Jedno nietrafienie
    [few] { $count } nietrafienia
    [many] { $count } nietrafień
   *[other] { $count } nietrafienia
}
web-total = Razem
web-scores-show = Pokaż punkty
web-scores-hide = Ukryj punkty
web-ask-1 = { $who ->
    [named] { $name }: białe kostki { $sum }. Skreślić?
   *[me] Białe kostki: { $sum }. Skreślić?
}
web-ask-1-none = { $who ->
    [named] { $name }: białe kostki { $sum }. Nigdzie nie pasuje.
   *[me] Białe kostki: { $sum }. Nigdzie nie pasuje.
}
web-ask-1-lucky = { $who ->
    [named] { $name }: szczęśliwa liczba { $sum }!
   *[me] Szczęśliwa liczba { $sum }!
}{ $gives ->
    [both] {" "}Skreślić ją czy następną w rzędzie, gdzie skreśleń jest najmniej?
   *[next] {" "}Skreślić następną w rzędzie, gdzie skreśleń jest najmniej?
}
web-ask-2 = { $who ->
    [named] { $name }: jedna biała i jedna kolorowa kostka?
   *[me] Jedna biała i jedna kolorowa kostka?
}
web-ask-2-none = { $who ->
    [named] { $name }: żadna para kostek nie pasuje.
   *[me] Żadna para kostek nie pasuje.
}
web-waiting-for = Czekamy na wybór: { $names }
web-throws = { $name } rzuca…
web-choice-cross = { $colour ->
    [red] czerwone { $number }
    [yellow] żółte { $number }
    [green] zielone { $number }
   *[blue] niebieskie { $number }
}{ $kind ->
    [locks] {" "}z kłódką
    [lucky] {" "}dzięki szczęśliwej liczbie
   *[plain] {""}
}
web-choice-nothing = bez skreślenia
web-choice-failed = nietrafienie
web-do-cross = Skreśl { $choice } (+{ $gain })
web-do-nothing = Nic nie skreślaj
web-do-nothing-risk = Nic nie skreślaj (ryzyko: −{ $risk })
web-do-failed = Nietrafienie (−5)
web-hint-is = Wybór bota: { $choice }
web-hint-wins = { $moves ->
    [1] To wygrywa od razu.
   *[other] To wymuszona wygrana, najwyżej w { $moves } ruchach, cokolwiek odpowie przeciwnik.
}
web-hint-likely = To prawdopodobnie wygrywa; nie ma na to dowodu.
web-chosen-waits = Twój wybór: { $choice }. Pozostali jeszcze wybierają.
web-last-turn = Tura { $turn }
web-then = {", potem "}

## Browser: Six

web-board = Plansza
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-recentre = Pokaż wszystko
web-hexagon = { $side ->
    [black] czarny
   *[red] czerwony
} { $q }, { $r }{ $state ->
    [taken] , w twojej ręce
    [won] , część zwycięskiej figury
    [leaves] , wypadłby z gry
    [group] , grupa { $group }
    [pick] , można zabrać
    [stuck] , nie można zabrać: { $why }
    [last] , ostatni ruch
   *[plain] {""}
}
web-target = wolne pole { $q }, { $r }
web-six-ask = { $step ->
    [first] Zaczynają czarne: twój sześciokąt ma dotykać czerwonego, ale nie czarnego.
    [put] { $side ->
        [black] Połóż czarny sześciokąt.
       *[red] Połóż czerwony sześciokąt.
    }
    [take] { $side ->
        [black] Weź jeden z czarnych sześciokątów.
       *[red] Weź jeden z czerwonych sześciokątów.
    }
    [keep] Największych grup jest kilka: która zostaje?
    [pass] Żadnego sześciokąta nie można przesunąć.
   *[shift] Połóż go gdzie indziej.
}
web-six-waiting = { $side ->
    [black] Ruch: { $name } (czarne)
   *[red] Ruch: { $name } (czerwone)
}
web-six-leaves = { $count ->
    [one] Jeden sześciokąt wypadłby z gry.
    [few] { $count } sześciokąty wypadłyby z gry.
    [many] { $count } sześciokątów wypadłoby z gry.
   *[other] { $count } sześciokąta wypadłoby z gry.
}
web-six-keep = Zostaje { $group } (−{ $count })
web-six-put-back = Odłóż
web-six-claim = Zgłoś figurę tym ruchem
web-six-claim-now = Zgłoś figurę
web-six-pass = Pas
web-six-do-put = Połóż tu
web-six-do-shift = Przesuń tu
web-hand = { $count ->
    [one] został 1 sześciokąt
    [few] zostały { $count } sześciokąty
    [many] zostało { $count } sześciokątów
   *[other] zostało { $count } sześciokąta
}
web-six-on-table = { $count ->
    [one] 1 sześciokąt na stole
    [few] { $count } sześciokąty na stole
    [many] { $count } sześciokątów na stole
   *[other] { $count } sześciokąta na stole
}
web-six-goal = Cel: linia, trójkąt albo pierścień z sześciu w twoim kolorze
web-partner = w parze: { $name }
web-six-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
web-six-quiet = Ruchy bez usunięcia: { $count } z { $limit }

## Browser: any game

# $how is "together" where several choose at once and hidden from each other.
web-plain-ask = { $how ->
    [together] Wybierz: nikt tego nie zobaczy, zanim nie wybiorą wszyscy.
    [named] Wykonaj ruch
   *[single] Twój ruch
}
web-plain-throw = Rzut kostkami…
web-plain-moves = Ruchy
web-plain-last = Ostatnio: { $moves }
web-plain-begins = Jeszcze nic się nie wydarzyło.
web-plain-thrown = Rzut: { $roll }.
web-plain-chose = Wybór gotowy: { $name }.

## Browser: what is said at the table, for screen readers and the replay

web-said-thrown = { $name } rzuca: suma białych { $sum }.
web-said-chose = { $name }: { $choice }.
web-said-locked = { $colour ->
    [red] Czerwony rząd jest zablokowany.
    [yellow] Żółty rząd jest zablokowany.
    [green] Zielony rząd jest zablokowany.
   *[blue] Niebieski rząd jest zablokowany.
}
web-said-locked-row = Rząd { $row } jest zablokowany{ $die ->
    [red] : czerwona kostka jest usuwana z gry
    [yellow] : żółta kostka jest usuwana z gry
    [green] : zielona kostka jest usuwana z gry
    [blue] : niebieska kostka jest usuwana z gry
   *[none] {""}
}.
web-said-moved = { $kind ->
    [put] { $name } kładzie sześciokąt na { $cell }.
    [shift] { $name } przesuwa sześciokąt z { $from } na { $cell }.
   *[other] { $name }: { $move }.
}{ $removed ->
    [0] {""}
    [one] {" "}Jeden sześciokąt wypada z gry.
    [few] {" "}{ $removed } sześciokąty wypadają z gry.
    [many] {" "}{ $removed } sześciokątów wypada z gry.
   *[other] {" "}{ $removed } sześciokąta wypada z gry.
}
web-said-seated = { $name } zajmuje miejsce.
web-said-stood = { $why ->
    [removed] Usunięto gracza: { $name }.
   *[left] { $name } zwalnia miejsce.
}
web-said-started = { $name } zaczyna.
web-said-configured = Gospodarz zmienia ustawienia stołu.
web-said-stood-in = { $why ->
    [left] { $name } odchodzi od stołu. Grę przejmuje { $bot }.
    [removed] Usunięto gracza: { $name }. Grę przejmuje { $bot }.
   *[other] Bot przejmuje grę za: { $name }.
}
web-said-returned = { $name } wraca do gry.
web-said-resigned = { $name } poddaje grę.
web-said-draw-offered = { $name } proponuje remis.
web-said-draw-agreed = { $name } zgadza się na remis.
web-said-draw-declined = { $name } odrzuca remis.
web-said-draw-lapsed = Propozycja remisu wygasła.
web-said-takeover-asked = { $by } chce, aby bot przejął grę za: { $name }.
web-said-bot-failed = Bot zawiódł ({ $name }); zamiast tego wykonano prosty ruch.
web-said-bot-preparing = Bot jest jeszcze przygotowywany ({ $name }); ten ruch wykonał prostszy bot.
web-said-missed = Czas minął. Tym razem bot decyduje za: { $name }.
web-said-paused = Gra czeka na decyzję: { $name }.
web-said-resumed = Gra toczy się dalej.
web-said-withdrawn = { $name } wybiera ponownie.
web-said-takeback-asked = { $name } prosi o cofnięcie ostatniej decyzji.
web-said-takeback-agreed = { $name } się zgadza.
web-said-takeback-declined = { $name } się nie zgadza: decyzja pozostaje w mocy.
web-said-taken-back = { $name } cofa ostatnią decyzję.
web-said-rematch = Rewanż jest gotowy.

## Browser: the end and afterwards

web-won = { $count ->
    [one] Wygrywa { $names }!
    [few] Wspólne zwycięstwo: { $names }!
    [many] Wspólne zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
web-won-side = { $side } wygrywają: { $names }!
web-won-you = Wygrywasz!
web-drawn = Remis.
# After who won: the one who gave up.
web-resigned = { $name } poddaje grę.
web-alone = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
web-standing = Wyniki
web-what-next = Co dalej?
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-replay = Odtwórz
web-replay-of = { $game }, ruch po ruchu
web-review = Ocena
web-analysis = Plansza do analizy
web-download = Pobierz
web-download-record = Pobierz zapis gry
web-share = Kopiuj link
web-share-result = Udostępnij
web-share-send = Udostępnij obraz i tekst
web-share-copy = Kopiuj tekst
web-share-save = Zapisz obraz
web-record = Zapis
web-record-fault = Wiersz { $line }, kolumna { $column }: { $message }
web-record-shown = Do tego miejsca gra jest pokazana.
web-record-open = W tej karcie nie jest otwarty żaden zapis.
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok dalej
web-last = Na koniec
web-autoplay = Odtwarzaj automatycznie
web-pause = Pauza
web-step = Jeden krok
# Leads from a game that one watches to the home page.
web-own-game = Zagraj
web-position = Miejsce w grze

## Browser: fair dice

web-verify = Uczciwe kostki
web-verify-how = Przed grą serwer publikuje skrót tajnego ziarna, potem każdy gracz dodaje własną liczbę losową. Każdy rzut wynika z ziarna i tych liczb. Teraz, gdy ziarno jest znane, ta przeglądarka może powtórzyć i porównać każdy rzut.
web-verify-do = Sprawdź każdy rzut
web-verify-good = Wszystko się zgadza (sprawdzeń: { $count }): każdy rzut wynika z tego ziarna i tych liczb losowych.
web-verify-bad = { $count ->
    [one] Jedno sprawdzenie się nie zgadza: to nie są ustalone kostki.
    [few] { $count } sprawdzenia się nie zgadzają: to nie są ustalone kostki.
    [many] { $count } sprawdzeń się nie zgadza: to nie są ustalone kostki.
   *[other] { $count } sprawdzenia się nie zgadza: to nie są ustalone kostki.
}
web-verify-not-yet = Ziarno zostanie ujawnione po zakończeniu gry, a w grze dnia – dzień po jej dniu. Wróć wtedy.
web-verify-chosen = Pierwszego gracza wybrano przy stole, bez losowania.
web-verify-proof = { $proof ->
    [kept] Udowodnione: ta przeglądarka widziała ten skrót, zanim wysłała swoją liczbę losową, a ta liczba została użyta. Sam serwer nie mógł wybrać tych kostek.
    [doubt] Nie ufaj tym kostkom: ta przeglądarka zachowała inny skrót albo brakuje jej liczby losowej.
    [daily] To rzuty dnia: takie same dla wszystkich i ustalone, zanim dzień się zaczął. Nie da się udowodnić, że nikt ich nie poznał.
    [said] Zapis mówi, że serwer ustalił ziarno, zanim poznał jakąkolwiek liczbę losową. Może to udowodnić gracz, który zachował skrót; ta przeglądarka nie zachowała nic z tej gry.
    [server] Nie udowodniono: serwer mógł znać wszystkie liczby losowe, gdy ustalał ziarno.
   *[unknown] Nie udowodniono: zapis nie mówi, czy serwer ustalił ziarno, zanim poznał liczby losowe.
}
web-verify-limits = Czego nie pokaże żadne sprawdzenie: czy ktoś poznał ziarno w trakcie gry, czy serwer nie zmówił się z innym graczem i czy nie przerywał gier, które mu się nie podobały.
web-verify-none = Nie ma tu skrótu kostek: przed grą niczego nie ustalono i nie ma czego sprawdzać.
web-verify-entered = Gracze wpisywali własne rzuty: nie ma czego sprawdzać.
web-verify-no-dice = W grze { $game } nie ma kostek: nie ma czego sprawdzać.
web-verify-elsewhere = Rzuty tej gry powtarza się według jej własnych zasad: pobierz zapis i sprawdź go poleceniem { $command }.
web-verify-commit = Skrót opublikowany przed grą (SHA-256)
web-verify-seed = Ziarno, ujawnione po grze
web-verify-share = Liczba losowa gracza { $seat }
web-verify-details = Wszystkie sprawdzenia
web-verify-what = Co
web-verify-expected = Wynika z ziarna
web-verify-found = W zapisie
web-verify-item = { $what ->
    [commit] skrót
    [first] kto zaczyna
    [lucky] szczęśliwe liczby
   *[throw] rzut { $number }
}

## Browser: settings

web-theme = Wygląd
web-theme-system = jak urządzenie
web-theme-light = jasny
web-theme-dark = ciemny
web-motion = Animacje
web-motion-system = jak urządzenie
web-motion-less = jak najmniej
web-set-sound-note = Ciche odgłosy kostek, pisaka i sześciokątów. Do pierwszego dotknięcia przeglądarka milczy.
web-volume = Głośność
web-set-vibrate = Wibracje
web-set-vibrate-note = Telefon krótko wibruje, gdy przychodzi twoja kolej.
web-set-vibrate-missing = Ta przeglądarka nie obsługuje wibracji.
web-set-awake = Nie wygaszaj ekranu
web-set-awake-note = Dopóki trwa gra, ekran nie gaśnie.
web-set-awake-missing = Tu to niemożliwe: potrzebne są bezpieczne połączenie (HTTPS) i przeglądarka, która to obsługuje.
web-set-one-tap-note = Dotknięcie pola od razu zatwierdza wybór, bez przycisku.
web-set-confirm-note = Gra pyta jeszcze raz przed nietrafieniem z wyboru, skreśleniem, które pomija pół rzędu, kłódką kończącą grę, poddaniem gry, odejściem oraz usunięciem gracza lub stołu.
web-set-by-itself-note = Jeśli możliwy jest tylko jeden wybór, po chwili wykona się sam; zobaczysz to na ekranie.
web-set-coach = Trener
web-set-coach-note = W pierwszych grach z botami objaśnia każdą nową sytuację. Włączony ponownie zaczyna od początku.
web-coach-silence = Wycisz trenera
web-coach-silent = Trener milczy. Włączysz go ponownie w menu stołu.
web-set-scores = Pokaż punkty
web-set-scores-note = Pokazuje, ile dotąd jest wart każdy rząd.

## Browser: what went wrong

web-error-illegal-move = Tak się nie da: { $reason }.
web-error-invalid-move = To nie jest ruch.
web-error-stale = Przy stole coś się tymczasem zmieniło: spójrz jeszcze raz.
web-error-not-your-seat = To nie jest twoje miejsce.
web-error-impossible-throw = { $reason ->
    [die-face] Żadna kostka tyle nie pokazuje: liczby są od 1 do { $faces }.
    [die-left] Kostką, która została usunięta z gry, już się nie rzuca.
    [die-missing] Brakuje liczby jednej kostki.
    [die-count] Liczba kostek do wpisania: { $count }.
   *[no-number] Rzut wpisuje się liczbami.
} Na przykład: { $example }
web-error-not-your-throw = Ten rzut wpisuje ktoś inny.
web-error-not-owner = To może zrobić tylko gospodarz stołu.
web-error-not-now = W tej chwili to niemożliwe.
web-error-no-such-seat = Nie ma takiego miejsca.
web-error-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
web-error-table-full = Stół jest pełny. Możesz oglądać.
web-error-seats-open = Są jeszcze wolne miejsca.
web-error-no-such-bot = Nie ma takiego bota.
web-error-not-this-game = W tej grze tego nie ma.
web-error-not-absent = Ten gracz jest przy stole albo był tu przed chwilą. Poczekaj moment.
web-error-bad-option = Tak nie da się ustawić stołu.
web-error-game-fault = Ta gra ma błąd i nie może toczyć się dalej: { $message }
web-error-bad-name = { $reason ->
    [empty] Imię musi zawierać przynajmniej jeden widoczny znak.
    [too-long] To imię jest za długie.
    [control] Imię nie może zawierać podziałów wiersza ani znaków sterujących.
    [direction] Imię nie może zawierać znaków zmieniających kierunek tekstu.
   *[invisible] Imię nie może zawierać niewidocznych znaków.
}
web-error-bad-record = Wiersz { $line }, kolumna { $column }: tego zapisu nie da się odczytać.
# $file is the name of the file that was opened.
web-error-empty-record = Plik { $file } jest pusty.
web-error-no-record = To nie jest zapis gry: { $file } nie ma nagłówków takich jak [Game "…"].
web-error-large-record = { $file } jest za duży: ma { $size } KB, a limit to { $limit } KB.
web-error-malformed = Serwer nie zrozumiał żądania. Odśwież stronę.
# $what is what there is too much of; without one, $limit counts KB.
web-error-too-large = { $what ->
    [games] To za dużo partii: jednorazowo najwyżej { $limit }.
    [turns] To za dużo tur: jednorazowo najwyżej { $limit }.
    [lines] To za dużo wierszy: limit to { $limit }.
    [comments] To za dużo komentarzy: limit to { $limit }.
    [headers] To za dużo nagłówków: limit to { $limit }.
    [seconds] Odczytanie tego trwa zbyt długo. Otwórz mniej partii naraz.
   *[bytes] To jest za duże: limit to { $limit } KB.
}
web-error-too-long = Ten stół osiągnął limit: można już tylko dokończyć grę.
web-error-too-often = Za dużo takich prób. Najpierw podejmij decyzję.
web-error-too-many-requests = Za szybko. Zaczekaj chwilę.
web-error-too-many-connections = Z twojej sieci przychodzi za dużo połączeń. Zamknij kilka okien albo spróbuj później.
web-error-too-many-tables = { $limit ->
    [one] Masz niedokończony stół. Najpierw dokończ go albo usuń.
    [few] Masz { $limit } niedokończone stoły. Najpierw dokończ albo usuń jeden z nich.
    [many] Masz { $limit } niedokończonych stołów. Najpierw dokończ albo usuń jeden z nich.
   *[other] Masz { $limit } niedokończonego stołu. Najpierw dokończ albo usuń jeden z nich.
}
web-error-busy = Serwer jest teraz przeciążony. Spróbuj ponownie za chwilę.
web-error-wrong-host = Ten serwer nie obsługuje tego adresu.
web-error-no-access = Do tego stołu potrzebne jest zaproszenie.
web-error-foreign-origin = Ta strona nie może korzystać z tego serwera.
web-error-unknown-table = Nie ma takiego stołu: został usunięty albo wygasł.
web-error-unknown-link = Ten link już nie działa.
web-error-unknown-pad = Ten notes nie jest już udostępniany.
web-error-not-your-sheet = Na tym arkuszu pisze ktoś inny.
web-error-pad-full = Ten notes jest pełny: najwyżej { $limit } arkuszy.
web-error-log-too-long = Ten arkusz jest pełny: osiągnął limit { $limit } wpisów. Zacznij nową grę.
web-error-unknown-ticket = Przygotowane kostki wygasły albo zostały już użyte. Spróbuj jeszcze raz.
web-error-unknown-code = Ten kod jest błędny albo wygasł: działa przez pięć minut i dla jednego urządzenia.
web-error-device-joined = To urządzenie jest już połączone.
web-error-too-many-devices = Limit urządzeń: { $limit }. Najpierw usuń jedno z nich.
web-error-unknown-page = Nie ma takiej strony.
web-error-bot-unavailable = Bot nie ma teraz żadnej rady.
web-error-no-review = Tej gry nie da się ocenić: nie wiadomo jeszcze, ile są warte jej pozycje.
web-error-bad-position = Ta pozycja jest niemożliwa: { $message }
web-error-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
web-error-offline = Nie można połączyć się z serwerem.
web-offline-still = Notes do gry i zasady działają też bez niego.
web-error-unreachable = Serwer teraz nie odpowiada. Spróbuj ponownie.
web-error-internal = Coś poszło nie tak po naszej stronie. { $id }

## Browser: dice of one's own

web-option-lucky = Szczęśliwe liczby
web-own-dice = Rzucamy własnymi kostkami
web-own-dice-note = Rzucacie prawdziwymi kostkami i wpisujecie, co pokazują. Zasady, boty i punkty są takie jak zawsze; kostek nie da się potem sprawdzić.
web-pair-number = { $option }, { $name }: { $place ->
    [1] pierwsza liczba
   *[2] druga liczba
}
web-pair-bad = Para to dwie różne liczby od { $least } do { $most }.
# $who: me, bot (any person throws for it), or named (around one screen).
web-enter-throw = { $who ->
    [me] Rzuć kostkami i wpisz wynik
    [bot] Rzuć za: { $name } i wpisz wynik
   *[named] { $name } rzuca: wpisz wynik
}
web-awaits-throw = Czekamy na rzut: { $names }
web-die-number = kostka { $number }: { $value }
web-enter-dice = Co pokazują kostki
web-enter-done = Wpisz rzut
web-enter-again = Popraw rzut
web-lobby-own-dice = Tu rzucacie własnymi kostkami i wpisujecie wyniki.
web-lobby-no-takebacks = Przy tym stole decyzji nie można cofać.
web-said-thrown-again = { $name }: rzut poprawiony, suma białych { $sum }.

## Sheets to print

print-name = Imię
print-total = punkty
print-written = Zapisano: { $file }, { $sheets ->
    [one] jeden arkusz
    [few] { $sheets } arkusze
   *[other] { $sheets } arkuszy
}, { $pages ->
    [one] jedna strona
    [few] { $pages } strony
   *[other] { $pages } stron
}.
web-print = Arkusze do druku
web-print-note = PDF dla twojej drukarki, po jednym arkuszu dla każdego gracza. Drukuj w rzeczywistym rozmiarze.
web-print-sheets = Ile arkuszy
web-print-per-page = Arkusze na stronie
web-print-paper = Papier
web-print-ink = Oszczędzaj tusz
web-print-dealt = { $option }: losowe
web-print-named = { $option }: własne, na przykład { $example }
web-print-get = Utwórz PDF
web-error-no-printer = Ten serwer nie tworzy plików PDF: jedna z jego części nie jest zainstalowana.

## The score pad, for real dice. $crosses and $needed are numbers, $names a list of names.

pad-note = Do prawdziwych kostek przy prawdziwym stole: skreślaj tu zamiast na papierze. Wszystko zostaje na tym urządzeniu, także gdy ekran zgaśnie albo padnie bateria.
pad-missing = Tego notesu nie ma na tym urządzeniu. Zacznij nowy.
pad-first-online = Notes musi najpierw wczytać arkusze. Otwórz go raz, gdy masz sieć.
pad-game = Gra
pad-player = Gracz { $number }
pad-by-lot = losowo
pad-add = Dodaj gracza
pad-remove = Usuń gracza { $number }
pad-start = Start
pad-kept = Twoje notesy
pad-all = Wszystkie notesy
pad-delete = Usuń ten notes
pad-delete-ask = Notes ({ $names }) zniknie ze wszystkimi skreśleniami.
pad-undo = Cofnij
pad-undone = Cofnięto.
pad-points = Punkty
pad-whose = Czyj arkusz
pad-lock = Zablokuj rząd
pad-lock-ask = To blokuje rząd dla wszystkich, a jego kostka jest usuwana z gry.
pad-leave-it = Jednak nie
pad-anyway = Skreśl mimo to
pad-anyway-note = Możesz to skreślić mimo wszystko. Zostanie oznaczone jako zasada domowa.
pad-against-left = Skreśla się od lewej do prawej, a ta liczba leży na lewo od twojego ostatniego skreślenia.
pad-against-early = Zanim skreślisz tę liczbę, potrzeba { $needed } skreśleń w tym rzędzie. Masz dopiero: { $crosses }.
pad-against-closed = Ten rząd jest zablokowany.
pad-against-full = Wszystkie nietrafienia są skreślone.
pad-against-over = Gra jest skończona.
pad-house = Zasada domowa: { $fields }
pad-over-rows = Dwa rzędy są zablokowane: koniec gry.
pad-over-failed = Cztery nietrafienia: koniec gry.
pad-winners = { $count ->
    [one] { $names } wygrywa, punkty: { $points }.
   *[other] { $names } dzielą się wygraną, punkty: { $points }.
}
pad-again = Nowa gra, ci sami gracze
pad-storage = Ta przeglądarka niczego nie przechowuje: co napiszesz, zniknie po zamknięciu strony.
pad-http = Tę stronę wczytano przez zwykłe HTTP: ekran może zgasnąć, a bez sieci notes działa tylko, dopóki strona jest otwarta.
# Together with others: $why is a sentence, $time a time of day, $count a number.
pad-each = Każdy na swoim telefonie
pad-together = Razem
pad-together-note = Każdy skreśla na swoim telefonie. Kłódka blokuje rząd u wszystkich, a na końcu liczą się punkty wszystkich.
pad-share = Udostępnij ten notes
pad-people = W tym notesie
pad-join-note = W tym notesie: { $names }. Dołącz z własnym arkuszem.
pad-with = Razem: { $names }.
pad-nobody = Nikt jeszcze nie dołączył.
pad-alone = Bez połączenia od { $time }. { $count ->
    [0] Pozostałych zobaczysz, gdy wróci sieć.
    [one] Jeden wpis zostanie wysłany, gdy wróci sieć.
    [few] { $count } wpisy zostaną wysłane, gdy wróci sieć.
    [many] { $count } wpisów zostanie wysłanych, gdy wróci sieć.
   *[other] { $count } wpisu zostanie wysłane, gdy wróci sieć.
}
pad-gone-ended = Ten notes nie jest już udostępniany. To, co tu jest, zostaje na tym urządzeniu.
pad-gone-removed = Twój arkusz usunięto ze wspólnego notesu. To, co tu jest, zostaje na tym urządzeniu.
pad-refused = Nie wysłano: { $why }
pad-send-away = Usuń: { $name }
pad-send-away-ask = Arkusz ({ $name }) zniknie u wszystkich, a link zostanie odnowiony.
pad-leave = Opuść notes
pad-leave-ask = Twój arkusz zniknie u pozostałych. Na tym urządzeniu grasz dalej bez nich.
pad-end = Zakończ dla wszystkich
pad-end-ask = Nikt już nie będzie udostępniał tego notesu. Każde urządzenie zachowa to, co ma.
pad-again-all = Nowa gra dla wszystkich
pad-again-ask = Gra się nie skończyła. Każdy dostanie nowy, pusty arkusz.
pad-new-game = Zaczęła się nowa gra.
pad-next = Do następnej gry
pad-late = Skreślone po zablokowaniu rzędu: { $fields }
pad-against-same = Ktoś inny zablokował już ten rząd.
pad-same-throw = Jeśli oba skreślenia są z tego samego rzutu, twoje się liczy.

## Browser: reviews and the analysis board, loaded with those pages

study-review-of = { $game }: ocena partii
study-working = Trwa ocena partii…
study-analyse = Analizuj
study-wrong-form = tekst nie jest poprawną pozycją
study-wrong-ended = z takimi arkuszami gra jest skończona
study-wrong-not-ended = z takimi arkuszami gra nie jest skończona
study-wrong-failed-throws = nietrafień jest najwyżej cztery
study-wrong-row = rzędu nie da się tak skreślić: od lewej do prawej, a kłódkę dopiero po wystarczającej liczbie skreśleń
study-wrong-twice = jedno pole podano dwa razy
study-wrong-both-colours = na jednym polu leżą oba kolory
study-wrong-scattered = sześciokąty nie tworzą jednej grupy z obu kolorów
study-wrong-too-many = jedna ze stron ma więcej sześciokątów, niż ich jest
study-wrong-turn = sześciokąty nie pasują do tego, czyj jest ruch
study-wrong-all-stay = w grze podstawowej wszystkie sześciokąty zostają na stole
study-wrong-too-few = jedna ze stron ma za mało sześciokątów, więc gra jest skończona
study-wrong-limit = osiągnięto limit ruchów, więc gra jest skończona
study-wrong-shape = figura jest już ułożona, więc gra jest skończona
study-points = { $points } pkt
study-change-points = { $change } pkt
study-loss-share = { $loss } szansy na wygraną
study-loss-points = { $loss } pkt
study-course = Przebieg partii: kolejne kroki strzałkami
study-course-share = Szansa na wygraną
study-course-points = Oczekiwane punkty
study-luck-skill = Szczęście i umiejętności
study-skill = Umiejętności
study-in-share = w %
study-in-points = w punktach
study-start = Na początku
study-luck = Szczęście
study-own = Własny wybór
study-others = Inni
study-error = Odchylenie
study-result = Wynik
study-poor = Błędy
study-balance-note = „Szczęście” to wpływ kostek. „Własny wybór” pokazuje, ile stracono wobec najlepszych decyzji. „Inni” to wpływ decyzji pozostałych graczy.
study-balance-note-skill = „Własny wybór” pokazuje, ile stracono wobec najlepszych decyzji. „Inni” to wpływ decyzji pozostałych graczy.
study-balance-sum = Wszystko razem daje wynik. „Odchylenie” pokazuje, o ile myliły się wartości.
study-exact = Te wartości są dokładne.
study-estimate = Te wartości są szacunkowe ({ $values }).
study-moments = Co rozstrzygnęło partię
study-no-moments = Żaden błąd ani rzut się nie wyróżnił.
study-next-moment = Następny moment
# $good says whether the luck was good; it is always so with several players.
study-moment-throw = { $good ->
    [yes] Rzut na korzyść: { $name }, { $dice }
   *[no] Rzut na niekorzyść: { $name }, { $dice }
}
study-moment-choice = { $grade ->
    [best] { $name }: { $move }, najlepszy wybór
    [good] { $name }: { $move }, dobry wybór
    [inaccuracy] { $name }, niedokładność: { $move }
    [mistake] { $name }, błąd: { $move }
   *[blunder] { $name }, poważny błąd: { $move }
}
study-mistakes = { $who ->
    [me] Twoje największe błędy
   *[other] Największe błędy: { $name }
}
study-mistakes-note = Znajdziesz coś lepszego? Dotknij jednego i spróbuj. Odpowiedź jest ukryta, dopóki o nią nie poprosisz.
study-mistakes-none = Żadnych błędów. Dobra gra!
study-whose = Gracz
study-grade = { $grade ->
    [best] Najlepiej
    [good] Dobrze
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Poważny błąd
}
study-said-only = { $name }: { $move }. Nie było innego wyboru.
study-said-good = { $grade ->
    [best] Wybór ({ $name }): { $move }. Nic nie było lepsze.
   *[good] Wybór ({ $name }): { $move }. Tylko to było nieco lepsze: { $best }.
}
study-said-poor = Wybór ({ $name }): { $move }. Lepiej: { $best }. To kosztowało { $loss }.
study-said-cost = Wybór ({ $name }): { $move }. To kosztowało { $loss }.
study-missed-win = { $proven ->
    [yes] Tu była wymuszona wygrana: { $line }.
   *[no] To zapewne by wygrało: { $line }.
}
study-missed-defence = { $proven ->
    [yes] To była jedyna obrona: { $line }.
   *[no] To zapewne by obroniło: { $line }.
}
study-said-throw = { $kind ->
    [alone] { $good ->
        [yes] Szczęśliwy rzut: { $luck }.
       *[no] Pechowy rzut: { $luck }.
    }
   *[several] Ten rzut najbardziej pomógł: { $name }, { $luck }.
}
study-try = Spróbuj ponownie
study-find = Znajdź coś lepszego
study-try-ask = Co byłoby lepsze? ({ $name }) Wybierz.
study-try-right = Dobrze: najlepsze jest { $move }.
study-try-wrong = { $better ->
    [yes] { $move }: lepiej, ale wciąż kosztuje { $loss }. Spróbuj jeszcze raz.
   *[no] Nie { $move }: kosztuje { $loss }. Spróbuj jeszcze raz.
}
study-try-show = Pokaż odpowiedź
study-try-done = Dalej
study-next-mistake = Następny błąd
study-all-moves = Wszystkie możliwości ({ $count })
study-moves-of = Możliwości: { $name }
study-seat = Gracz { $seat }

study-analysis-note = Każdy wybór z jego wartością, w dowolnej pozycji. Graj dalej za wszystkich, cofaj, próbuj czegoś innego. Adres tej strony prowadzi do pozycji.
study-choose-game = Która gra?
study-position = Pozycja jako tekst
study-show = Pokaż
study-set-up = Ustaw ręcznie
study-set-up-done = Gotowe
study-set-up-note = Dotknij tego, co ma być skreślone na arkuszach, oraz nietrafień.
study-set-up-board = Dotknij pola, aby zmienić to, co tam leży.
study-players = Gracze
study-active = Kto rzuca
study-to-move = Czyj ruch
study-phase = Faza
study-phase-placing = Układanie sześciokątów
study-phase-moving = Przesuwanie sześciokątów
study-dice = Co wyrzucono?
study-dice-random = Rzuć za mnie
study-worth = Ile warta jest pozycja
study-thinking = Trwa obliczanie wartości…
study-roll-out = Rozegraj stąd
study-rolling = Rozgrywanie: { $percent }
study-rolled = Co dały gry od tego miejsca
study-rolled-note = Boty ({ $bot }) grały dalej po każdym wyborze, z tymi samymi rzutami. Liczba gier po każdym: { $games }. ± to przedział 95%.
study-rolled-choice = Wybór
study-rolled-won = Wygrane
study-rolled-points = Punkty
study-turn-over = Gra skończona.
study-take-back = Cofnij
study-forward = Do przodu
study-branches = Wypróbowane stąd warianty
study-save = Zapisz partię
study-save-not = Zapisać można tylko partię rozegraną od początku. Skopiuj link, aby zachować tę pozycję.

## Browser: lessons, loaded with the reviews

study-lesson-step = Krok { $number } z { $all }
study-lesson-you = Ty
study-lesson-number = Twoja odpowiedź
study-lesson-check = Sprawdź
study-lesson-next = Dalej
study-lesson-back = Wstecz
study-lesson-show = Pokaż
study-lesson-done = To już umiesz.
study-lesson-seen = { $count ->
    [one] Został jeden krok do zrobienia bez pomocy.
    [few] Zostały { $count } kroki do zrobienia bez pomocy.
   *[other] Zostało { $count } kroków do zrobienia bez pomocy.
}
study-lesson-do = Zrób je teraz
study-lesson-again = Od nowa
study-lesson-play = Zagraj
study-lesson-none = Do gry { $game } nie ma jeszcze lekcji.
study-lesson-following = Następna lekcja
study-lesson-leave = Wróć: { $game }
study-learn-title = Naucz się: { $game }
study-learn-first = { $how ->
    [start] Zacznij pierwszą lekcję
    [continue] Kontynuuj lekcję
   *[other] Powtórz lekcję
  }
study-learn-all = Wszystkie lekcje
study-learn-lessons = Lekcje
study-learn-progress = Ukończone kroki: { $done } z { $all }
study-learn-more = Inne sposoby nauki
study-learn-rules-what = Cała gra na jednej stronie, z obrazkami.
study-learn-puzzles-what = Jedna pozycja, jeden najlepszy ruch: znajdź go.
study-learn-analysis-what = Wypróbuj dowolną pozycję i zobacz, ile wart jest każdy ruch.
study-learn-strategy = { $count ->
    [10] Strategia w dziesięciu zdaniach
   *[other] Strategia
  }
study-learn-measured = Każde zdanie pochodzi z partii rozegranych przez nasze boty. Otwórz je, aby zobaczyć, jak to zmierzono, i powtórzyć pomiar na swoim komputerze.
study-learn-how = Skąd to wiemy
study-learn-takes = { $seconds ->
    [one] Trwa około sekundy.
    [few] Trwa około { $seconds } sekund.
   *[other] Trwa około { $seconds } sekund.
  }

## Przeglądarka: zadania, ładowane ze swoją stroną; zadania i tematy powyżej służą i tam

puzzle-note = Znajdź najlepszy ruch. Każda odpowiedź jest wyjaśniona.
puzzle-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
}
puzzle-progress = Rozwiązane: { $solved } z { $all }
puzzle-which = Które zadania?
puzzle-game = Gra
puzzle-theme = Temat
puzzle-any-theme = Wszystkie tematy
puzzle-level = Poziom
puzzle-own-level = Automatycznie
puzzle-own-level-note = Trudniejsze, gdy je rozwiązujesz, łatwiejsze, gdy nie.
puzzle-level-now = Poziom: { $level }
puzzle-you-play = Twój kolor: { $side }.
puzzle-choose = Wybierz ruch
puzzle-check = Sprawdź: { $move }
puzzle-show = Pokaż rozwiązanie
puzzle-try = Spróbuj czegoś innego albo zobacz rozwiązanie.
puzzle-try-costs = { $move } kosztuje { $loss }.
puzzle-skip = Pomiń
puzzle-next = Następne zadanie
puzzle-streak = Seria: { $count }
puzzle-streak-best = Najdłuższa seria: { $count }
puzzle-verdict = { $verdict ->
    [right] Dobrze!
    [close] Dobre, ale nie najlepsze.
    [shown] Rozwiązanie
   *[wrong] To nie to.
}
puzzle-said-points = Najlepiej: { $best }. Kolejny wybór, { $next }, kosztuje średnio { $loss } pkt.
puzzle-said-share = Najlepiej: { $best }, szansa na wygraną { $top }. Kolejny wybór, { $next }: { $value }.
puzzle-said-costs-points = Twój wybór, { $move }, kosztuje średnio { $loss } pkt. Najlepiej: { $best }.
puzzle-said-costs-share = Twój wybór, { $move }: szansa na wygraną { $value } zamiast { $top }. Najlepiej: { $best }.
puzzle-said-win = { $best } wygrywa w { $moves } ruchach przy każdej obronie.
puzzle-said-win-too = { $move } wygrywa równie szybko. Pokazana wygrana zaczyna się od { $best }.
puzzle-said-no-win = Od { $move } nie zaczyna się żadna udowodniona wygrana.
puzzle-why-placing = Każdy twój ruch grozi natychmiastową wygraną. Druga strona może się tylko bronić, a na końcu gróźb jest o jedną za dużo.
puzzle-why-moving = Każdy twój ruch grozi natychmiastową wygraną. Druga strona może się tylko bronić, a na końcu gróźb jest o jedną za dużo.
puzzle-why-cutting = Każdy twój ruch grozi natychmiastową wygraną, a jeden odcina sześciokąty. Druga strona może się tylko bronić, a na końcu gróźb jest o jedną za dużo.
puzzle-why-leave = Każde skreślenie oddaje tu więcej, niż daje. Kto czeka, zachowuje lepsze liczby.
puzzle-why-fail = Nietrafienie kosztuje 5 punktów, ale każde skreślenie kosztowałoby tu na dłuższą metę więcej.
puzzle-why-lock = Kłódka liczy się jako osobne skreślenie: dwa skreślenia naraz.
puzzle-why-lucky = Szczęśliwa liczba skreśla następną liczbę swojego rzędu: nic nie zostaje pominięte.
puzzle-brings = { $choice }: teraz { $gain } pkt, { $skips ->
    [0] żadna liczba nie jest pominięta
   *[other] pominięte liczby: { $skips }
}.
puzzle-proven = Udowodnione przy każdej obronie.
puzzle-exact = Te wartości są dokładne.
puzzle-measured = Zmierzone w tysiącach gier najsilniejszego bota z samym sobą.
puzzle-steps = Ruch po ruchu
puzzle-step = { $number } z { $all } · { $name }: { $move }
puzzle-all-solved = { $count ->
    [one] Jedyne zadanie tego rodzaju jest rozwiązane.
   *[other] Wszystkie zadania tego rodzaju są rozwiązane ({ $count }).
}
puzzle-again = Rozwiąż je ponownie
puzzle-unknown = Nie ma takiego zadania.
puzzle-none = Do gry { $game } nie ma jeszcze zadań.
puzzle-delete = Usuń moje postępy
puzzle-delete-note = Przeglądarka zapomni, co udało ci się rozwiązać w grze { $game }, i twoją serię. Tego nie można cofnąć.
puzzle-deleted = Twoje postępy zostały usunięte.

## Arkusze: jak się nazywają i co może być w nich nie tak

sheet-qwixx = klasyczny arkusz
sheet-mixx-colours = Mixx, wymieszane kolory
sheet-mixx-numbers = Mixx, wymieszane liczby
sheet-own = własny arkusz
sheet-row = Rząd { $row }
sheet-read = { $name }: { $rows }; nietrafienia: { $failed }
sheet-read-row = rząd { $row } { $crossed }
told-lock = Zablokowany rząd { $row } ({ $names }). Jego kostka (kolor: { $colour }) jest usuwana z gry.
told-lock-only = Zablokowany rząd { $row } ({ $names }). Jego kostka (kolor: { $colour }) została usunięta z gry już wcześniej.
reason-colour-left = kostka tego koloru została usunięta z gry: to pole można skreślić tylko sumą białych kostek
fault-header-refused = nagłówek { $name } nie należy do gry { $game }
fault-sheet-word = rząd { $row }, pole { $field }: „{ $found }” nie jest polem. Pole to kolor r, y, g lub b i liczba, na przykład r5, albo ciąg, na przykład r2-12
fault-sheet-setting = „{ $found }” jest w złym miejscu: faces, locking i needed podaje się najwyżej raz, w tej kolejności, przed rzędami
fault-sheet-faces = „{ $found }” jest niemożliwe: kostki mają od 2 do 8 ścianek
fault-sheet-locking = „{ $found }” jest niemożliwe: rząd blokuje ostatnie pole albo dwa ostatnie
fault-sheet-needed = „{ $found }” jest niemożliwe: liczba skreśleń potrzebnych do zablokowania to co najmniej 0
fault-sheet-number = rząd { $row }, pole { $field }, { $found }: te kostki dają liczby od 2 do { $most }
fault-sheet-twice = rząd { $row }, pole { $field }, { $found }: każde pole występuje na arkuszu tylko raz
fault-sheet-rows = arkusz ma od dwóch do czterech rzędów, oddzielonych znakiem /
fault-sheet-fields = rząd { $row }: rząd ma od dwóch do piętnastu pól
fault-sheet-locking-fields = rząd { $row }: rząd ma więcej pól niż te, które go blokują
fault-sheet-no-lock = żadnego rzędu tego arkusza nie da się zablokować: co najmniej jeden musi mieć przed polami, które go blokują, tyle pól, ile potrzeba skreśleń
fault-sheet-name = nie ma arkusza „{ $found }”; są { $names }, albo napisz własny, na przykład r2-12 / y2-12 / g12-2 / b12-2

worth-title = Ile wart jest arkusz?
worth-exact = Perfekcyjna gra w pojedynkę
worth-simulated = Bot solo (arkusz za duży do rozwiązania)
worth-points = Punkty gracza
worth-throws = Rzuty w grze
worth-failed = Nietrafienia
worth-by-failed = Gry zakończone nietrafieniami
worth-by-rows = Gry zakończone zablokowaniem rzędów
worth-first = Wygrane zaczynającego gracza
worth-by-colour = Punkty według kolorów
worth-by-number = Punkty według liczb
worth-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
worth-exact-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Browser: the Daily, loaded with its page. $points, $best and $players are numbers, $time is a day and a time.

daily-intro = Jedna gra w { $game } w pojedynkę, z takimi samymi rzutami dla wszystkich na tym serwerze. Liczy się jedna próba i niczego nie można cofnąć.
daily-play = Graj
daily-waits = Twoja dzisiejsza gra czeka na ciebie.
daily-gone = Twoja dzisiejsza gra została usunięta lub oddana botowi, więc się nie liczy.
daily-known = Rzuty tego dnia są już jawne, więc ten dzień już się nie liczy.
daily-next = Następna gra dnia zaczyna się: { $time }
daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-best = { $result ->
    [more] Najlepsza strategia osiąga z tych rzutów { $best } pkt. Twój wynik jest lepszy!
    [same] Najlepsza strategia osiąga z tych rzutów { $best } pkt, dokładnie tyle co ty.
   *[less] Najlepsza strategia osiąga z tych rzutów { $best } pkt. Ona też nie zna następnych rzutów, więc można ją pokonać.
}
daily-best-waits = Trwa obliczanie, ile z tych rzutów osiąga najlepsza strategia.
daily-estimate = Według prawie dokładnych wartości dołączonych do gry.
daily-streak = Seria: { $days }
daily-streak-note = W każdym tygodniu możesz opuścić jeden dzień.
daily-all = Jak poszło wszystkim
daily-all-few = { $players ->
    [one] Dziś nikt przed tobą nie grał. Gdy zagra dziesięć osób, zobaczysz tu, jak poszło wszystkim.
   *[other] Liczba graczy: { $players }. Gdy zagra dziesięć osób, zobaczysz tu, jak poszło wszystkim.
}
daily-all-note = Liczba graczy: { $players }. Połowa z nich ma { $middle } pkt lub więcej.
daily-bar = Od { $from } do { $to } pkt: { $players }
daily-share = Crosshex, gra dnia, { $day }. Punkty: { $points }
daily-share-best = Najlepsza strategia: { $best }
daily-square = Jeden kwadrat na każdy rzut: jak dobra była twoja decyzja. Nikt nie pozna z tego rzutów.
daily-past = Poprzednie dni
daily-past-note = Ich rzuty możesz rozegrać dla ćwiczenia, gdy tylko ziarno będzie jawne. To się nie liczy.
daily-practise = Ćwicz
daily-more = Pokaż wszystkie
daily-puzzle = Zadanie dnia ({ $game })
daily-dice = Takie same rzuty dla wszystkich: dowód
daily-dice-note = Wszystkie rzuty dnia wynikają z tajnego ziarna. Jego skrót jest jawny tydzień przed tym dniem, a ziarno dzień po nim. Rzuty były więc ustalone z góry. Nikt nie może udowodnić, że nikomu ich nie zdradzono.
daily-fingerprint = Skrót, { $day }
daily-doubt = Nie ufaj tym kostkom: kilka dni temu ta przeglądarka widziała inny skrót dla tego dnia.
daily-off = Na tym serwerze nie ma gry dnia.
web-sheets = Warsztat arkuszy
web-sheets-note = Wpisz arkusz, który masz, albo złóż własny. Zobacz, ile jest wart, i zagraj na nim.
web-sheets-other = Inny arkusz…
# The workshop: a sheet that people type or put together.
workshop-start = Zacznij od
workshop-random = Losowy arkusz
workshop-random-value = Rozwiązany wcześniej: perfekcyjna gra w pojedynkę daje na nim { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
workshop-empty = Puste rzędy
workshop-notation = Arkusz w jednym wierszu
workshop-notation-note = Kolory to r (czerwony), y (żółty), g (zielony) i b (niebieski). r2-12 to czerwone pola od 2 do 12, r5 to jedno pole, a / zaczyna następny rząd.
workshop-possible = Ten arkusz jest możliwy.
workshop-drawn = Arkusz tak, jak się na nim gra
workshop-row = Rząd
workshop-row-add = Dodaj rząd
workshop-row-remove = Usuń rząd { $row }
workshop-colour = Kolor
workshop-add = Dodaj pole
workshop-left = W lewo
workshop-right = W prawo
workshop-remove = Usuń: { $field }
workshop-remove-none = Usuń pole
workshop-faces = Ścianki kostek
workshop-locking = Ostatnie pola, które blokują
workshop-needed = Skreślenia potrzebne do zablokowania
workshop-said-added = { $field }: dodano, rząd { $row }
workshop-said-removed = { $field }: usunięto
workshop-said-behind = Następne pole pojawi się za tym: { $field }
workshop-then = Co z nim zrobić
workshop-play = Zagraj na nim
workshop-link = Link do tego arkusza
workshop-link-note = Arkusz jest w samym linku. Niczego nie zapisujemy.
workshop-asked = Pytamy serwer…
# $before is how many sheets of other people come first.
workshop-waiting = { $before ->
    [0] Zaczyna się…
    [one] Przed twoim czeka jeszcze jeden arkusz.
    [few] Przed twoim czekają jeszcze { $before } arkusze.
    [many] Przed twoim czeka jeszcze { $before } arkuszy.
   *[other] Przed twoim czeka jeszcze { $before } arkusza.
}
workshop-solving = Obliczanie perfekcyjnej gry: { $done }
workshop-playing = Boty grają na nim: { $done }
workshop-done = Liczby są gotowe.
workshop-worth-note = To może potrwać kilka minut. Obliczenia zostaną przerwane, gdy opuścisz stronę.
workshop-picture = { $name }, z punktami, które przynosi każde pole
workshop-picture-note = Im wyższy słupek w polu, tym więcej punktów przynosi jego skreślenie. Wszystkie liczby poza wynikiem perfekcyjnej gry pochodzą z gier dwóch botów na poziomie „trudny”.
workshop-json = Zapisz liczby
workshop-stop = Zatrzymaj
workshop-close = Zamknij
workshop-letter = { $letter ->
    [r] czerwony
    [y] żółty
    [g] zielony
   *[b] niebieski
}
workshop-colour-name = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
   *[blue] Niebieski
}

## Browser: own record

me-empty = Jeszcze żadnej ukończonej gry
me-empty-note = Zagraj do końca: gra pojawi się tu automatycznie, a z nią twoje punkty, szczęście i to, jak dobrze decydujesz. Nie potrzebujesz konta i nikt inny tego nie widzi.
me-alone-sees = Tylko ty widzisz tę stronę. Gry zostają, dopóki ich nie usuniesz albo nie będzie cię przez rok.
me-off = Ten serwer nie przechowuje ukończonych gier.
me-games = Gry
me-won = Wygrane
me-mean = Średnio
me-best = Najlepiej
me-spread = Twoje punkty: ile gier dało dany wynik
me-against = Przeciwko
me-deleted = ktoś
me-alone = solo
me-players = graczy: { $seats }
me-deciding = Jak dobrze decydujesz
me-deciding-note = Ile kosztuje cię średnio decyzja, gdy był wybór. Mniej znaczy lepiej.
me-interval = od { $low } do { $high }
me-from = Ocenione gry: { $games }. Potrzeba: { $needed }
me-like-level = Mniej więcej jak ten bot: { $level }
me-change = Późniejsza połowa gier wobec wcześniejszej: { $change }
me-next-level = Propozycja na następną grę: { $level }
me-course = Szczęście i decyzje, gra po grze
me-course-note = W górę zysk, w dół strata; ostatnia gra jest po prawej.
me-luck = Szczęście
me-own = Decyzje
me-dice = Twoje kostki
me-dice-note = Wszystkie kostki, którymi serwer rzucał w twoich grach. Kreski pokazują wartość oczekiwaną.
me-dice-chance = Uczciwe kostki odbiegają od wartości oczekiwanej co najmniej tak bardzo w { $chance } przypadków.
me-latest = Ostatnie gry
me-replay = Powtórka
me-review = Ocena
me-wanted = Ocena w toku
me-reviews = Gry z kostkami są oceniane automatycznie, gdy żaden bot nie myśli: najwyżej { $most } dziennie. Dzisiaj: { $today }
me-mistakes = Moje błędy
me-practise = Ćwicz
me-mistakes-note = Na teraz: { $due }. Razem: { $all }
me-none-due = Teraz nie ma nic do ćwiczenia
me-none-due-note = Twoje błędy pochodzą z ocenionych gier. Każdy wraca po 1, 3, 7 i 30 dniach, aż odpowiesz dobrze pięć razy z rzędu.
me-next-due = Następny: { $when }
me-a-mistake = Tu zdarzył ci się błąd
me-a-puzzle = Podobne zadanie
me-left = Zostało: { $left }
me-save-text = Zapisz w notacji
me-save-json = Zapisz jako JSON
me-delete = Usuń wszystko
me-delete-note = Twoje ukończone gry, ich oceny, twoje punkty w grze dnia i stoły, przy których nie gra nikt inny. Twoje imię znika z ukończonych gier innych osób. Twoje inne urządzenia zostają usunięte.
me-gone = Wszystko usunięto.
me-store-note = Nie ma kont. Oto wszystko, co przechowuje serwer, i jak długo.
me-store-cookie = Zamiast konta ciasteczko z liczbą losową: kto je ma, ma twoje miejsca. Jest ważne do roku po twojej ostatniej wizycie. Serwer przechowuje tylko jego skrót.
me-store-tables = Stoły: kto gra, pod wpisanymi imionami, i to, co zagrano. Dopóki gospodarz stołu ich nie usunie albo nikt ich nie użyje przez tyle dni: { $days }. Stół, przy którym biegnie czas, zostaje.
me-store-games = Ukończone gry, dla każdej osoby, która grała: wynik, zapis i ocena. Dopóki ich nie usuniesz albo nie będzie cię przez rok.
me-store-daily = Gra dnia: dla każdego dnia stół i punkty każdej osoby, która grała, bez imienia. Przez 400 dni albo dopóki nie usuniesz wszystkiego.
me-store-devices = Jeśli połączysz kilka urządzeń: dla każdego skrót jego ciasteczka, jego nazwa, na przykład „Firefox, Android”, i dzień. Dopóki go nie usuniesz albo nie będzie cię przez rok.
me-store-reviews = Oceny, o które ktoś poprosił, bez imion, i wspólne notesy: dopóki nikt ich nie użyje przez tyle dni: { $days }
me-store-browser = W tej przeglądarce: ustawienia, rozwiązane zadania i lekcje oraz notesy. Serwer ich nie dostaje.
me-store-others = Strona nie ładuje niczego z innych serwerów i nikt nie liczy twoich wizyt. Kto prowadzi ten serwer, może zapisywać zapytania w dzienniku.
me-device-note = Telefon i komputer jako jedna osoba: te same miejsca, te same gry, ta sama gra dnia. Bez konta i bez hasła.
me-device-list = Twoje urządzenia
me-device-here = to urządzenie
me-device-since = połączone: { $date }
me-device-remove = Usuń
me-device-remove-note = Usunięte urządzenie działa znowu tak, jak przed połączeniem. Jeśli jakieś zgubisz, usuń je tutaj.
me-device-add = Połącz inne urządzenie
me-device-add-note = Drugie urządzenie będzie miało twoje miejsca i twoje gry. Najpierw potwierdzisz to tutaj.
me-device-show = Pokaż kod
me-device-type-there = Zeskanuj to drugim urządzeniem. Albo otwórz na nim tę stronę i wpisz kod:
me-device-until = Działa dla jednego urządzenia, do { $time }.
me-device-end = Unieważnij kod
me-device-asks = { $name } chce się połączyć
me-device-asks-note = Potwierdź tylko wtedy, gdy to twoje urządzenie i gdy pokazuje tę samą liczbę:
me-device-yes = Tak, to moje
me-device-no = Nie
me-device-join = Połącz to urządzenie z innym
me-device-join-note = Kod pokazuje drugie urządzenie. Po połączeniu to urządzenie będzie miało miejsca i gry tamtego. To, co ma własnego, zostanie zachowane i wróci, gdy usuniesz je tam.
me-device-code = Kod
me-device-connect = Połącz
me-device-wait = Teraz potwierdź na drugim urządzeniu, jeśli pokazuje tę liczbę:
me-device-refused = Drugie urządzenie odmówiło.
me-device-ended = Nikt nie potwierdził na czas. Poproś o nowy kod.
me-device-done = To urządzenie jest połączone.
