### Turkish. en.ftl explains the variables.
###
### What is filled in never takes a suffix, since that would depend on its last vowel: a file is
### "Kaydedildi: { $file }", and a player who may be "Sen" stands before a colon.

## Games and what lies on the table

game-qwixx = Qwixx
game-longo = Qwixx Longo
game-six = Six
variant-basic = temel kurallar
variant-advanced = gelişmiş kurallar
claim-auto = şekiller kendiliğinden ilan edilir
claim-manual = şekiller oyuncu ilan edince sayılır
colour-red = kırmızı
colour-yellow = sarı
colour-green = yeşil
colour-blue = mavi
side-black = siyah
side-red = kırmızı
player-you = Sen
player-number = { $seat }. oyuncu

## Endings

ending-failed-throws = Dördüncü başarısız zar oyunu bitirdi.
ending-rows-locked = İki satır kilitlendi: oyun bitti.
ending-line = Altılı bir şerit tamamlandı.
ending-triangle = Bir üçgen tamamlandı.
ending-ring = Bir halka tamamlandı.
ending-too-few-hexagons = Bir tarafın en fazla beş altıgeni kaldı.
ending-repetition = Aynı konum çok fazla kez tekrarlandı.
ending-move-limit = Oyundan altıgen çıkmadan çok fazla hamle yapıldı.
ending-agreement = Taraflar beraberlik konusunda anlaştı.
ending-resignation = Taraflardan biri pes etti.

## What the coach says in the first games

coach-sheet-white-sum = İki beyaz zarın toplamının üzerini istediğin bir satırda çizebilir ya da boş geçebilirsin. Bunu herkes yapabilir.
coach-sheet-others-throw = Zarı bir başkası attı. Beyaz zarların toplamının üzerini sen de çizebilirsin; boş geçersen bir şey kaybetmezsin.
coach-sheet-colour-sum = Zarı sen attın, ikinci bir eylemin var: bir beyaz ve bir renkli zarın toplamı, o rengin satırında.
coach-sheet-colour-field = Zarı sen attın, ikinci bir eylemin var: bir beyaz ve bir renkli zarın toplamı, o renkteki o sayının alanını verir.
coach-sheet-second-lock = İkinci satır kilitlenince oyun hemen biter. Öndeysen kilitle.
coach-sheet-can-lock = Bir satırı kilitleyebilirsin: son sayının ve kilidin üzerini çizersin, ikisi de sayılır; satır herkese kapanır.
coach-sheet-last-fail = Dördüncü başarısız zar oyunu bitirir. Herhangi bir sayının üzerini çizersen bunu önlersin.
coach-sheet-failed-throw = Zarı attın, hiçbir sayının üzerini çizmedin, uyan bir toplam da yok: bu başarısız zardır, cezası 5 puan.
coach-sheet-fail-threatens = Renkli zarlarla uyan bir toplam yok. Beyaz zarların toplamının üzerini çiz, yoksa başarısız zar olur: −5 puan.
coach-sheet-cross-or-fail = Kendi zarında daha hiçbir sayının üzerini çizmedin. Şimdi de çizmezsen bu 5 puana mal olur.
coach-sheet-lucky = Beyaz zarların toplamı uğurlu sayın: onun yerine, en az sayı çizdiğin satırda sıradaki sayının üzerini çizebilirsin.
coach-sheet-skips-many = Neyin üzerini çizersen çiz, en az { $many } sayı atlar ve onları kaybedersin. Şimdi boş geçmenin zararı yok.
coach-sheet-left-to-right = Sayıların üzeri soldan sağa çizilir, atladığın sayıları kaybedersin. En az sayı atlayacağın satırı ara.
coach-sheet-lucky-numbers = Uğurlu sayıların { $low } ve { $high }. Beyaz zarların toplamı bunlardan biriyse bir seçeneğin daha olur.
coach-sheet-lock-needs = { $number } bir satırı kilitler. Bunun için önce o satırda { $needed } sayının üzeri çizilmiş olmalı.
coach-sheet-skips-nothing = Burada hiç sayı atlamadan çizebileceğin bir sayı var. Bu neredeyse her zaman iyidir.
coach-sheet-row-closed = Kilitlenen satır herkese kapanır, zarı da oyundan çıkar. İkinci kilitli satır oyunu bitirir.
coach-sheet-die-gone = Renkli bir zar oyundan çıktı, ama o renkten hâlâ açık alanlar var: onlara yalnızca beyaz zarların toplamı ulaşır.
coach-sheet-lock-ready = Satırlarından birinde { $needed } ya da daha çok sayı çizildi. Artık o satırı sağ ucundaki sayıyla kilitleyebilirsin.
coach-sheet-long-row = Üzerini çizdiğin her sayı, satırdaki bir öncekinden bir puan fazla getirir. Burada biri { $points } puan getirir.
coach-sheet-end-near = Oyun yakında bitebilir: biri son kilide ya da dördüncü başarısız zara yakın.
coach-six-goal = Kendi renginden altı altıgenle kazanırsın: şerit, üçgen ya da halka. İşaretli hücrelerden birine bir altıgen koy.
coach-six-claim = Bu masada bir şekil ancak ilan edilince kazandırır: hamlenle birlikte ilan et.
coach-six-can-win = Bu hamleyle kazanabilirsin. Nasıl, görüyor musun?
coach-six-two-threats = İki yerde kazanabilirler, sen yalnızca birini kapatabilirsin. Aynı anda iki tehdit oyun kazandırır.
coach-six-bar = Bir şekil için yalnızca bir altıgenleri eksik. Eksik olan hücreye sen bir altıgen koy.
coach-six-bar-moving = Dikkat: bir şey değişmezse sonraki hamlede kazanırlar.
coach-six-fork = Hamlelerinden biri aynı anda iki tehdit kurar. Yalnızca birini kapatabilirler.
coach-six-fork-coming = Dikkat: bir altıgen daha koyarlarsa aynı anda iki tehdit kurabilirler. Araya gir.
coach-six-moving = Bütün altıgenler masaya kondu. Artık kendininkilerden birini taşırsın; hepsi bir arada kalmalı.
coach-six-moving-advanced = Bütün altıgenler masaya kondu. Artık kendininkilerden birini taşırsın; en büyük parçadan kopanlar oyundan çıkar.
coach-six-can-cut = Hamlelerinden biri, seninkilerden çok onların altıgenlerini koparır. Kopan altıgenler oyundan çıkar.
coach-six-few-left = { $count } altıgenin kaldı. { $few } ya da daha az altıgeni kalan kaybeder.
coach-six-touch = Bir altıgen her renge değebilir: seninkilerin yanında şekil kurarsın, onlarınkilerin yanında yollarını kapatırsın.
coach-six-few-in-hand = Elindeki altıgenler: { $count }. Hepsi konunca artık altıgen koymaz, taşırsın.

## Why a move is against the rules

reason-game-over = oyun bitti
reason-not-to-act = bu oyuncunun şu anda vereceği bir karar yok
reason-already-chosen = bu oyuncu seçimini çoktan yaptı
reason-other-game = bu oyunda böyle bir hamle yok
reason-die-face = zarda böyle bir sayı yok
reason-die-left = oyundan çıkmış bir zar atılamaz
reason-die-missing = oyundaki bütün zarlar atılmalı
reason-no-such-number = bu satırda böyle bir sayı yok
reason-not-thrown = zarlardan bu sayı çıkmıyor
reason-row-locked = bu satır kilitli
reason-too-far-left = sayıların üzeri soldan sağa doğru çizilir
reason-too-few-crosses = bu satırı kilitlemeye yetecek kadar sayının üzeri çizilmedi
reason-not-lucky = beyaz zarların toplamı bu kartın uğurlu sayılarından biri değil
reason-only-action-1 = uğurlu sayılar yalnızca 1. eylemde geçerli
reason-not-fewest = daha az sayının üzeri çizilmiş başka bir açık satır var
reason-not-next = uğurlu sayıyla satırda sıradaki sayının üzeri çizilir
reason-failed-throw-due = 1. eylemde hiçbir sayının üzeri çizilmedi: şimdi bir sayının üzerini çiz ya da başarısız zarı işaretle (x)
reason-no-failed-throw = başarısız zar yalnızca hiçbir sayının üzerini çizmemiş aktif oyuncu içindir
reason-still-placing = altıgenler ancak hepsi masaya konduktan sonra taşınır
reason-all-placed = bütün altıgenler masada: birini taşı
reason-occupied = bu hücre dolu
reason-first-move = ilk altıgen kırmızı başlangıç altıgenine değmeli, siyah olana değmemeli
reason-not-touching = bu hücre masada kalan hiçbir altıgene değmiyor
reason-no-hexagon = burada alınacak bir altıgen yok
reason-not-own = bu altıgen karşı tarafın
reason-same-cell = altıgen başka bir hücreye gitmeli
reason-falls-apart = bu altıgen olmadan diğerleri gruplara bölünür
reason-keep-needed = en büyük grup birden fazla: hangisinin kalacağını söyle
reason-keep-refused = burada gruplar arasında seçim yapılmaz
reason-keep-not-largest = kalması istenen hücre en büyük gruplardan birinde değil
reason-keep-not-smallest = kalacak grup en küçük hücresiyle belirtilmeli
reason-claim-is-automatic = bu masada şekiller kendiliğinden ilan edilir
reason-no-shape = ilan edilecek bir şekil yok
reason-can-move = yalnızca başka hamlesi olmayan pas geçebilir

## What happened (terminal)

told-move = { $name }: { $move }
told-cross = { $name }: { $colour } { $number }
told-lucky = { $name }: uğurlu sayı, { $colour } { $number }
told-nothing = { $name }: boş geçti
told-failed-throw = { $name }: başarısız zar ({ $count }/4)
told-action-2 = 2. eylem
told-row-locked = Kilitlenen satır: { $colour } ({ $names }). Aynı renkteki zar oyundan çıktı.
told-put = { $name } ({ $side }): { $cell }
told-shift = { $name } ({ $side }): { $source } → { $target }
told-removed = Koptu ve oyundan çıktı: { $black } siyah, { $red } kırmızı.
told-claim = { $name } ({ $side }): şekil ilanı
told-pass = { $name } ({ $side }): geçerli hamle yok, pas
told-resigned = { $name }: pes etti
told-moving-phase = Bütün altıgenler masada. Bundan sonra sırası gelen, kendi altıgenlerinden birini taşır.
table-intro = { $game } · { $names }
table-help = Komutlar için “help”, kurallar için “rules” yaz.

## The table in the terminal

turn-title = { $turn }. tur · { $name }
turn-thrown = { $turn }. tur · { $dice }
dice-white-sum = Beyazların toplamı: { $sum }
sheet-title = { $name } · { $score } puan
sheet-lucky = uğurlu sayılar { $low } ve { $high }
sheet-failed = başarısız zar
sheet-active = zar atıyor
hand-left = { $name } ({ $side }): elde { $count }
hexagons-left = { $name } ({ $side }): masada { $count }
board-legend-placing = B siyah, R kırmızı, [ ] son hamle, · koyabileceğin hücreler
board-legend-moving = B siyah, R kırmızı, [ ] son hamle, · boş hücreler, küçük harf: yerinden alınamaz
board-legend-plain = B siyah, R kırmızı, [ ] son hamle, · boş hücreler
board-legend-targets = · seçilen altıgenin ({ $cell }) gidebileceği hücreler, x oyundan çıkacak olanlar
board-legend-winning = ( ) kazandıran şekil
board-coords = Her hücrede q,r yazar; B siyah, R kırmızı. coords sayıları yeniden gizler.
board-task = Her hücrede q,r yazar; B siyah, R kırmızı.
board-coords-short = Her hücrede q yazar; r, satırın sol ucundadır. Hamle q,r diye yazılır.

## Asking

ask-throw = { $name }: zarları atmak için Enter’a bas.
ask-throw-dice = Zarları atmak için Enter’a bas.
ask-go-on = Zar sırası: { $name }. Enter’a bas.
ask-own-throw = Zarları at ve ne geldiğini yaz, örneğin { $example }.
ask-own-throw-of = { $name }: zarları at ve ne geldiğini yaz, örneğin { $example }.
ask-own-first = Kim başlıyor ({ $players })? Numarasını yaz:
ask-own-option = { $option }, örneğin { $example }:
ask-own-option-of = { $option } ({ $name }), örneğin { $example }:
ask-move = Hamle sırası: { $name }. Geçerli: { $moves }
ask-action-1 = { $name }, 1. eylem, beyazların toplamı { $sum }. Seçenekler: { $moves }
ask-action-2 = { $name }, 2. eylem, bir beyaz ve bir renkli zar. Seçenekler: { $moves }
ask-put = { $name } ({ $side }), bir altıgen koy: hücreyi yaz (ya da coords, ?, help).
ask-shift = { $name } ({ $side }), bir altıgen taşı: nereden>nereye yaz; nereye gidebileceğini görmek için yalnızca hücresini yaz (ya da coords, ?, help).
ask-claim-note = Masada bir şeklin var: ! ile ilan et
ask-pass-keyboard = Seçim sırası: { $name }. Diğerleri lütfen bakmasın. Klavye sana geçince Enter’a bas.
ask-prompt = >
ask-save = Oyun kaydedilsin mi? Dosya adını yaz, istemiyorsan Enter:
ask-quit = Oyundan çıkılsın mı? Önce kaydetmek için dosya adı, kaydetmeden çıkmak için Enter, devam etmek için h:
ask-draw = Beraberlik teklifi: { $name }. { $other }, kabul ediyor musun? (e/h)
ask-yes = e
ask-no = h
ask-step = Enter: ileri · b: geri · e: son · q: çık

## Answers

answer-empty = Bir hamle yaz; geçerli olanlar için ?, yardım için help.
answer-illegal = { $move } geçerli değil: { $reason }.
answer-legal = Geçerli: { $moves }
answer-hint = İpucu: { $bot } şunu seçerdi: { $move }
answer-coach = Koç: { $text }
answer-hint-thinking = { $bot } ipucu için düşünüyor…
answer-hint-compiling = Arama derleniyor (kurulumdan sonra yalnızca bir kez)…
answer-hint-later = Şimdi karar verecek bir şey yok: sıra sendeyken ipucu iste.
answer-hint-proven = Karşılık ne olursa olsun bu kesin kazandırır: { $moves }
answer-hint-likely = Bu büyük olasılıkla kazandırır, ama kanıtlanmış değil.
answer-unreadable = { $text } ne hamle ne komut: ? hamleleri, help komutları sıralar.
answer-unreadable-qwixx = { $text } anlaşılmadı: r5 gibi satır ve sayı (Longo’da *g16 da olur), boş geçmek için -, başarısız zar için x yaz.
answer-unreadable-six = { $text } anlaşılmadı: -1,0 gibi bir hücre, 2,-1>0,3 gibi iki hücre ya da bir komut yaz; help hepsini sıralar.
answer-legal-put = { $count } hücre: { $cells }
answer-legal-take = Yerinden alınabilecek { $count } altıgen: { $cells }
answer-ask-cell = Bir altıgenin nereye gidebileceğini görmek için ? ve hücresini yaz.
answer-targets = { $cell } şuralara gidebilir: { $cells }
answer-targets-keep = { $cell }, kalan grup { $keep } olursa (hamlenin sonuna ={ $keep } yaz) şuralara gidebilir: { $cells }
answer-removes = Bununla { $black } siyah ve { $red } kırmızı oyundan çıkar.
answer-no-take = { $cell } yerinden alınamaz: { $reason }.
answer-keep-choices = Hamlenin sonuna = ve şu hücrelerden birini yaz: { $cells }
answer-undone = Geri alındı.
answer-nothing-to-undo = Geri alınacak bir şey yok.
answer-nothing-to-undo-roll = Son atıştan beri geri alınacak bir şey yok.
answer-own-option = Bu buraya uymuyor. Şunun gibi bir şey yaz: { $example }
answer-saved = Kaydedildi: { $file }.
answer-not-saved = Kaydedilemedi: { $error }
answer-save-how = Nereye kaydedileceğini yaz: save DOSYA (.json uzantısıyla JSON biçiminde yazılır).
answer-file-exists = { $file } zaten var: başka bir ad seç.
answer-no-coords = Burada koordinat yok: satırı ve sayıyı yaz.
answer-no-resign = { $game } sonuna kadar oynanır, pes edilmez. quit ile oyundan çıkabilirsin.
answer-no-draw = { $game } sonuna kadar oynanır, anlaşarak berabere kalınmaz.
answer-draw-refused = Beraberlik teklifini kabul etmeyen: { $name }.
answer-play-on = Oyun sürüyor.
answer-goodbye = Hoşça kal.
answer-goodbye-unfinished = Oyun yarım kaldı.

## Help in the terminal

help-title = Neler yazabilirsin
help-move = geçerli bir hamle, ? ile gördüğün gibi
help-move-qwixx = r5 y12 g2 b10: sayının üzerini çiz · *g16: uğurlu sayı · -: boş geç · x: başarısız zar
help-move-six = -1,0: altıgen koy · 2,-1>0,3: altıgen taşı · …=1,1: kalacak grup · …! ya da !: ilan et
help-legal = geçerli hamleler
help-own-throw = kendi zarlarında gelen sayılar
help-hint = ipucu: güçlü bir bot ne yapardı
help-legal-six = geçerli hamleler; ? 2,-1: o altıgenin gidebileceği yerler
help-undo-roll = son seçimini geri al (sonraki atışa kadar)
help-undo = son hamleni geri al
help-save = kaydı bir dosyaya yaz
help-coords = hücrelerin koordinatlarını aç, kapat
help-score = oyunun durumu
help-score-qwixx = bütün oyun kartları, puanlarıyla
help-score-six = eldeki ve masadaki altıgenler
help-rules = oyunun kuralları
help-resign = pes et
help-draw = beraberlik teklif et
help-help = bu liste
help-quit = kaydederek ya da kaydetmeden çık

## The end

end-title = Oyun bitti
end-winner = Kazanan: { $names }.
end-winner-you = Sen kazandın.
end-shared = Galibiyeti paylaşanlar: { $names }.
end-partners = Birlikte kazananlar: { $names }.
end-alone = { $score } puan.
end-drawn = Oyun berabere bitti.
end-failed = başarısız
end-total = toplam
end-player = oyuncu

## Menu

menu-title = Ne oynayalım?
menu-title-learn = Hangi oyunu öğrenmek istersin?
menu-title-puzzle = Hangi oyunun bulmacalarını çözmek istersin?
menu-game = { $number }: { $game }
menu-ask-game = Numara ya da ad:
menu-ask-seats = Botlar dahil kaç oyuncu olsun ({ $choices })? Enter: { $default }
menu-ask-six-variant = Temel kurallar (b) mı, gelişmiş kurallar (a) mı? Enter: temel
menu-ask-level = Botlar ne kadar güçlü olsun (1 acemi, 2 kolay, 3 orta, 4 zor, 5 usta)? Enter: 3
menu-again = Lütfen şunlardan birini yaz: { $choices }.

## Replay

replay-title = { $number }. kayıt · { $game }
replay-players = Oyuncular: { $names }
replay-turns = Tamamlanan { $turns } tur
replay-moves = { $turns } hamle
replay-result = Sonuç: { $result }
replay-unfinished = Bitmedi.
replay-position = Konum: { $position }
replay-fault = satır { $line }, sütun { $column }: { $message }
fault-header-missing = { $name } başlığı eksik
fault-header-twice = { $name } başlığı iki kez yazılmış
fault-header-value = { $name } “{ $value }” olamaz{ $legal ->
    [none] {""}
   *[other] {"; "}geçerli: { $legal }
}
fault-header-form = başlık [Ad "değer"] biçiminde ve tek başına yazılır
fault-headers-first = kayıt başlıklarla başlar, ilki [Game "…"]
fault-comment-open = burada başlayan yorum hiç bitmiyor
fault-word = “{ $found }” buraya uymuyor{ $expected ->
    [none] {""}
   *[other] {"; "}beklenen: { $expected }
}
fault-ends-early = burada bir şey eksik: tur tamam değil
fault-game-over = burada “{ $found }” var, ama oyun bitti
fault-illegal-move = { $found } kurallara aykırı: { $reason }
fault-wrong-result = { $name } “{ $value }” diyor, ama { $expected ->
    [none] oyun bitmedi
   *[other] hamlelerden “{ $expected }” çıkıyor
}
fault-seats = bu oyun bu kadar kişiyle oynanmaz; olabilecek oyuncu sayısı: { $seats }
fault-json = bu, bir kaydın JSON biçimi değil
replay-good-part = Kaydın sağlam bölümü:
replay-none = Dosyada kayıt yok.
replay-start = Başlangıç

## Puzzles in the terminal

puzzle-title = Bulmaca { $number } / { $count } · seviye { $level } · { $themes }
puzzle-seat = Karar sırası: { $seat }. oyuncu
puzzle-side = Hamle sırası: { $side }
puzzle-task-win = { $moves ->
    [one] Hemen kazandıran hamleyi bul.
   *[other] En hızlı kazanma yolunu bul: { $moves } hamlen yeter.
}
puzzle-task-points = Ortalamada en çok puan getiren seçimi bul.
puzzle-task-share = Kazanma olasılığı en yüksek seçimi bul.
puzzle-help = Bir hamle yaz · ? geçerli hamleler · answer: çözüm · next: sıradaki · quit: çık
puzzle-right = Doğru: { $move }
puzzle-wrong = Çözüm { $move } değil. Yeniden dene ya da answer yaz.
puzzle-wrong-points = { $move } ortalama { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan kaybettirir. Yeniden dene ya da answer yaz.
puzzle-wrong-share = { $move }: kazanma olasılığı kaybı { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. Yeniden dene ya da answer yaz.
puzzle-answer = Çözüm: { $moves }
puzzle-course = En uzun savunma: { $moves }
puzzle-worth-points = Her birinin puan değeri: { $moves }
puzzle-worth-share = Her birinden sonraki kazanma olasılığı: { $moves }
puzzle-solved = İlk denemede çözülen: { $solved } / { $tried }
amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-theme-placing = yerleştirme
puzzle-theme-moving = taşıma
puzzle-theme-cutting = koparma
puzzle-theme-line = şerit
puzzle-theme-triangle = üçgen
puzzle-theme-ring = halka
puzzle-theme-too-few-hexagons = çok az altıgen
puzzle-theme-white = beyaz zarlar
puzzle-theme-colour = renkli zarlar
puzzle-theme-leave = boş geçme
puzzle-theme-fail = başarısız zar
puzzle-theme-lock = kilit
puzzle-theme-lucky = uğurlu sayı
puzzle-theme-two = iki oyuncu
puzzle-theme-mixx-colours = Mixx, karışık renkler
puzzle-theme-mixx-numbers = Mixx, karışık sayılar

## Değerlendirme

review-title = { $number }. kaydın değerlendirmesi · { $game }
review-learnt = Değerler: { $values }, öğrenilmiş
review-exact = Değerler: { $values }, kesin
review-course = Kazanma olasılığı nasıl değişti
review-course-points = Beklenen puanlar nasıl değişti
review-parts = Sonuçlar nereden geliyor
review-seat = oyuncu
review-start = başlangıç
review-luck = şans
review-own = kendi oyunu
review-others = diğerleri
review-error = sapma
review-result = sonuç
review-adjusted = şans olmadan
review-grades = Seçimler nasıldı
review-grade-best = en iyi
review-grade-good = iyi
review-grade-inaccuracy = isabetsiz
review-grade-mistake = hata
review-grade-blunder = büyük hata
review-moments = Oyunu belirleyenler
review-no-moments = Öne çıkan bir zar ya da seçim yok.
review-throw = { $ply } · zar { $roll }: { $name } { $luck }
review-choice = { $ply } · { $name }: { $move }, daha iyisi { $best } ({ $loss })
review-missed-win = kesin bir kazanma yolu vardı: { $line }
review-missed-defence = tek savunma kaçırıldı: { $line }
review-likely-win = bu büyük olasılıkla kazandırırdı: { $line }
review-likely-defence = büyük olasılıkla tek savunma kaçırıldı: { $line }
review-working = { $number }. kayıt değerlendiriliyor

## Rules pages: words around them

rules-title = { $game } kuralları
rules-ruling = Bizim kararımız:
rules-note = “Bizim kararımız” diye başlayan paragraflar, basılı kuralların açık bıraktığı noktaları netleştirir.
rules-none = Burada { $game } kurallarının sayfası yok.
rules-points-crosses = çizilen
rules-points-points = puan

## Rules of Qwixx

rules-qwixx-aim-title = Amaç
rules-qwixx-aim = Dört renkli satırda olabildiğince çok sayının üzerini çiz. Bir satırda ne kadar çok sayı çizdiysen sıradaki o kadar değerli olur; üstelik atılan her zardan herkes yararlanabilir.
rules-qwixx-sheet-title = Oyun kartı ve zarlar
rules-qwixx-sheet = Herkesin dört satırlı bir oyun kartı vardır. Kırmızı ve sarı 2’den 12’ye çıkar, yeşil ve mavi 12’den 2’ye iner. Her satırın sağ ucunda kilidi durur. En altta başarısız zarlar için dört alan bulunur.
rules-qwixx-dice = Altı yüzlü altı zar vardır: ikisi beyaz, diğer dördü de birer satırın renginde.
rules-qwixx-picture-sheet = Boş bir oyun kartı.
rules-qwixx-players = İki ila beş kişiyle oynanır.
rules-qwixx-ruling-alone = Tek başına da oynayabilirsin; o zaman aktif oyuncu hep sensin. Bu, aynı oyunun tek kişilik hâlidir, ama resmî oyun değildir.
rules-qwixx-cross-title = Sayıların üzeri nasıl çizilir?
rules-qwixx-cross-left = Her satırda sayıların üzerini soldan sağa doğru çizersin.
rules-qwixx-cross-skip = İstediğin kadar sayı atlayabilirsin. Ama üzerini çizdiğin en sağdaki sayının solunda kalanlar artık kaybedilmiştir.
rules-qwixx-picture-skip = Önce kırmızı 5’in, sonra kırmızı 7’nin üzeri çizildi: bu satırda 2, 3, 4 ve 6 kaybedildi.
rules-qwixx-picture-progress = Sarı 10’a kadar geldi, orada yalnızca 11 ile 12 kaldı. Yeşil 6’nın, mavi 10’un sağından devam eder.
rules-qwixx-lock-number = Satırın son sayısı, yani kırmızı ve sarıda 12, yeşil ve mavide 2, o satırı kilitler. Üzerini çizebilmek için aynı satırda daha önce en az beş sayının üzerini çizmiş olman gerekir.
rules-qwixx-lock-field = Onunla birlikte yanındaki kilidin üzerini de hemen çizersin. Kilit de üzeri çizilmiş bir sayı yerine geçer.
rules-qwixx-turn-title = Bir tur
rules-qwixx-first = İlk aktif oyuncu rastgele belirlenir.
rules-qwixx-turn-throw = Aktif oyuncu, oyunda kalan bütün zarları atar.
rules-qwixx-turn-action-1 = 1. eylem, herkes aynı anda: iki beyaz zarın toplamının üzerini dilediğin bir satırda çizebilirsin. Seçimini, diğerlerininkini görmeden yaparsın.
rules-qwixx-turn-action-2 = 2. eylem, ardından ve yalnızca aktif oyuncu için: beyaz zarlardan biriyle renkli zarlardan birini toplayıp çıkan sayının üzerini o rengin satırında çizebilirsin.
rules-qwixx-turn-failed = İki eylemde de hiçbir sayının üzerini çizmeyen aktif oyuncu bir başarısız zar alanının üzerini çizmek zorundadır. Diğerleri için böyle bir zorunluluk yoktur.
rules-qwixx-turn-next = Sonra saat yönünde sıradaki oyuncu aktif olur.
rules-qwixx-turn-order = Aktif oyuncu bütün zarları 1. eylemden önce görür. 1. eylemde üzerini çizdiği sayı, aynı satırda 2. eylemi sınırlar.
rules-qwixx-picture-dice = Beyaz zarlar 4 ve 1: herkes bir 5’in üzerini çizebilir. Aktif oyuncu ardından örneğin beyaz 4 ile mavi 6’yı toplayıp mavi 10’u seçebilir.
rules-qwixx-lock-title = Satır kilitlemek
rules-qwixx-lock-all = Bir oyuncunun kilitlediği satır herkes için kilitlenir. O renkteki zar hemen oyundan çıkar ve o satırda artık kimse bir sayının üzerini çizemez.
rules-qwixx-lock-together = Satır 1. eylemde kilitlenirse, aynı eylemde o satırı kilitleyen sayıyı seçen ve orada yeterince sayının üzerini çizmiş olan herkes satırı birlikte kilitlemiş olur, kilidi de alır. Yeterince sayı çizmemiş olan bunu yapamaz, satırı kim kilitlerse kilitlesin.
rules-qwixx-lock-before-action-2 = Zar 2. eylemden önce çıkar: aktif oyuncu onu artık kullanamaz.
rules-qwixx-ruling-lock-stands = 1. eylemde, başka birinin aynı anda kilitlediği bir satırda yapılan diğer seçimler de geçerlidir: bütün seçimler eşzamanlıdır.
rules-qwixx-picture-lock = Yeşil satırda beş sayının üzeri çizilmişti, sonra 2 geldi: 2’nin de kilidin de üzeri çizilir, yeşil zar oyundan çıkar.
rules-qwixx-end-title = Oyunun sonu
rules-qwixx-end-failed = Oyun, biri dördüncü başarısız zarını işaretlediği anda biter;
rules-qwixx-end-rows = ya da iki satır kilitlenip ikinci bir renkli zar oyundan çıktığı anda. 1. eylemde ikinci ve üçüncü satır birlikte kilitlenebilir; hepsi sayılır.
rules-qwixx-ruling-at-once = “Anda” burada gerçekten hemen demektir: oyun 1. eylemde biterse artık ne 2. eylem vardır ne de aktif oyuncuya başarısız zar. O 1. eylemde seçilen her şey yine de sayılır.
rules-qwixx-score-title = Puanlama
rules-qwixx-score = Kilit de dahil bir satırda kaç sayının üzeri çizildiyse satırın puanı ona göredir. Her başarısız zar 5 puan götürür. En yüksek toplam kazanır.
rules-qwixx-picture-points = Bir satırın değeri.
rules-qwixx-picture-score = Kırmızıda 4, sarıda 3, yeşilde 7, mavide 8 sayının üzeri çizilmiş, iki de başarısız zar var: 10 + 6 + 28 + 36 − 10 = 70.
rules-qwixx-ruling-tie = En yüksek toplamda eşit olan oyuncular galibiyeti paylaşır.
rules-qwixx-notation-title = Hamleler nasıl yazılır?
rules-qwixx-notation = r5, kırmızı 5 demektir; y sarı, g yeşil, b mavi satırdır. - boş geçmek, x başarısız zardır. Bir atış altı sayıyla yazılır: beyaz, beyaz, kırmızı, sarı, yeşil, mavi; oyundan çıkan zarın yerine nokta konur.

## Rules on other sheets

rules-sheets-title = Başka kartlar
rules-sheets-what = Qwixx başka oyun kartlarıyla da oynanır: adı olanlarla ve senin yazacağın herhangi biriyle. Bütün kurallar şöyle okunarak geçerlidir:
rules-sheets-rest = Bu, başka bir oyun kartıyla Qwixx’tir. Burada söylenmeyen her şey Qwixx’teki gibidir.
rules-sheets-white = Beyaz zarların toplamının üzerini dilediğin satırda çizebilirsin: bu sayının olduğu bir alanda, rengi ne olursa olsun.
rules-sheets-colour = Bir beyaz zarla bir renkli zarın toplamı, hangi satırda olursa olsun o renkteki o sayının alanıdır.
rules-sheets-lock = Renkler değil, satırlar kilitlenir. Bir satır kilitlenince, son alanının rengindeki zar oyundan çıkar.
rules-sheets-gone = O rengin diğer satırlardaki alanları açık kalır: beyaz zarların toplamı onlara hâlâ ulaşır, renkli zar artık ulaşamaz.
rules-sheets-ruling-score = Bir satırın puanı, renkleri ne olursa olsun, kilit de dahil üzeri çizilen sayıların adedine göredir.
rules-sheets-ruling-same = İki satır aynı renkle bitiyorsa, ikinci kilitte başka bir zar oyundan çıkmaz.
rules-mixx-colours-sheet = Her satırda sayılar Qwixx’teki gibi sırayla gider, ama satırın rengi üç kez değişir.
rules-mixx-colours-lock = Dört satırın son alanları kırmızı 12, sarı 12, yeşil 2 ve mavi 2’dir. Her biri, satırında beş sayının üzeri çizildikten sonra o satırı kilitler.
rules-mixx-colours-picture = Beş sayının, sonra kırmızı 12’nin üzeri çizildi: en üst satır kilitlenir, kırmızı zar oyundan çıkar. En alt satırdaki kırmızı 9’un üzeri beyaz zarların toplamıyla hâlâ çizilebilir.
rules-mixx-numbers-sheet = Her satırın tek bir rengi vardır, ama sayıları karışıktır.
rules-mixx-numbers-order = Sayıların üzerini soldan sağa doğru çizersin. Önemli olan sayının büyüklüğü değil, satırdaki yeridir.
rules-mixx-numbers-lock = Her satırı son sayısı kilitler; önce o satırda beş sayının üzeri çizilmiş olmalıdır: kırmızı 11, sarı 10, yeşil 3 ve mavi 4.
rules-mixx-numbers-picture = Önce kırmızı 10’un, sonra kırmızı 8’in üzeri çizildi: aradaki 6 ile 2 kaybedildi, diğer kırmızı sayıların hepsi hâlâ açık.

## Rules of Qwixx Longo

rules-longo-aim-title = Amaç
rules-longo-aim = Longo; sekiz yüzlü zarları, daha uzun satırları ve her kartta iki uğurlu sayısı olan Qwixx’tir. Amaç aynı kalır: satırlarda olabildiğince çok sayının üzerini çizmek.
rules-longo-sheet-title = Oyun kartı ve zarlar
rules-longo-sheet = Kırmızı ve sarı 2’den 16’ya çıkar, yeşil ve mavi 16’dan 2’ye iner; sağ uçta bir kilit durur. En altta başarısız zarlar için dört alan bulunur.
rules-longo-dice = Sekiz yüzlü altı zar vardır: ikisi beyaz, diğer dördü de birer satırın renginde.
rules-longo-picture-sheet = Uğurlu sayıları 5 ve 8 olan boş bir oyun kartı.
rules-longo-players = İki ila beş kişiyle oynanır.
rules-longo-ruling-alone = Tek başına da oynayabilirsin; o zaman aktif oyuncu hep sensin. Bu, aynı oyunun tek kişilik hâlidir, ama resmî oyun değildir.
rules-longo-cross-title = Sayıların üzeri nasıl çizilir?
rules-longo-cross-left = Her satırda sayıların üzerini soldan sağa doğru çizersin.
rules-longo-cross-skip = İstediğin kadar sayı atlayabilirsin. Ama üzerini çizdiğin en sağdaki sayının solunda kalanlar artık kaybedilmiştir.
rules-longo-picture-progress = Oyunun ortasında bir kart: kırmızıda 8 ve sonrası, sarıda 14 ve sonrası, yeşilde 10 ve altı, mavide 13 ve altı hâlâ açık.
rules-longo-lock-number = Satırın son iki sayısından her biri onu kilitler: kırmızı ve sarıda 15 ile 16, yeşil ve mavide 3 ile 2. Bunlardan birinin üzerini çizebilmek için aynı satırda daha önce en az altı sayının üzerini çizmiş olman gerekir.
rules-longo-lock-field = Onunla birlikte kilidin üzerini de hemen çizersin; kilit de üzeri çizilmiş bir sayı yerine geçer. Yani son iki sayının ikisini birden asla çizmezsin.
rules-longo-turn-title = Bir tur
rules-longo-first = İlk aktif oyuncu rastgele belirlenir.
rules-longo-turn-throw = Aktif oyuncu, oyunda kalan bütün zarları atar.
rules-longo-turn-action-1 = 1. eylem, herkes aynı anda: iki beyaz zarın toplamının üzerini dilediğin bir satırda çizebilir ya da onun yerine bir uğurlu sayı kullanabilirsin. Seçimini, diğerlerininkini görmeden yaparsın.
rules-longo-turn-action-2 = 2. eylem, ardından ve yalnızca aktif oyuncu için: beyaz zarlardan biriyle renkli zarlardan birini toplayıp çıkan sayının üzerini o rengin satırında çizebilirsin.
rules-longo-turn-failed = İki eylemde de hiçbir sayının üzerini çizmeyen aktif oyuncu bir başarısız zar alanının üzerini çizmek zorundadır. Diğerleri için böyle bir zorunluluk yoktur.
rules-longo-turn-next = Sonra saat yönünde sıradaki oyuncu aktif olur.
rules-longo-turn-order = Aktif oyuncu bütün zarları 1. eylemden önce görür. 1. eylemde üzerini çizdiği sayı, aynı satırda 2. eylemi sınırlar.
rules-longo-picture-dice = Beyaz zarlar 5 ve 1: herkes bir 6’nın üzerini çizebilir. Aktif oyuncu ardından örneğin beyaz 5 ile mavi 8’i toplayıp mavi 13’ü seçebilir.
rules-longo-lucky-title = Uğurlu sayılar
rules-longo-lucky-what = Kartında iki uğurlu sayı yazar; başkalarının kartlarında başka sayılar vardır. Bütün oyun boyunca, zarı kim atarsa atsın, her 1. eylemde geçerlidirler; 2. eylemde asla.
rules-longo-lucky-how = Beyaz zarların toplamı uğurlu sayılarından biriyse, o toplamın üzerini çizmek yerine şunu yapabilirsin: o anda en az sayı çizdiğin satırda sıradaki sayının üzerini çiz. Bu, orada üzerini çizdiğin en sağdaki sayının hemen sağındaki, satır boşsa ilk sayıdır.
rules-longo-lucky-tie = En az sayının üzeri çizilmiş birden fazla satır varsa birini seç.
rules-longo-lucky-lock = Geri kalan her şey aynıdır. Yeterince sayının üzerini çizdiysen uğurlu sayıyla bir satırı kilitleyebilirsin bile.
rules-longo-ruling-lucky-open = Yalnızca açık satırlar karşılaştırılır; kilitli bir satır asla en az sayının çizildiği satır sayılmaz. Karşılaştırılan bir satırın sıradaki sayısı onu kilitleyecekse ve orada yeterince sayının üzeri çizilmemişse o satır bir şey sunmaz, yerine başka satır da geçmez.
rules-longo-ruling-lucky-pairs = Bir çift, beyaz zarların toplamı olarak ikisi birlikte 64 atışın tam 11’inde gelen iki farklı sayıdır: 4 9, 5 8, 5 10, 6 7, 6 11, 7 12, 8 13, 9 14, 10 13 ya da 11 12. Çiftler rastgele dağıtılır, ikisi aynı olmaz. Her oyuncu için 2 ile 16 arasından herhangi iki farklı sayı da belirlenebilir.
rules-longo-picture-lucky = Uğurlu sayılar 6 ve 11, beyaz zarların toplamı 6. Yeşil boş, yani daha az sayının çizildiği bir satır yok: bir 6 yerine yeşil 16’nın üzeri çizilebilir.
rules-longo-lock-title = Satır kilitlemek
rules-longo-lock-all = Bir oyuncunun kilitlediği satır herkes için kilitlenir. O renkteki zar hemen oyundan çıkar ve o satırda artık kimse bir sayının üzerini çizemez.
rules-longo-lock-together = Satır 1. eylemde kilitlenirse, aynı eylemde o satırı kilitleyen sayılardan birini seçen ve orada yeterince sayının üzerini çizmiş olan herkes satırı birlikte kilitlemiş olur, kilidi de alır. Yeterince sayı çizmemiş olan bunu yapamaz, satırı kim kilitlerse kilitlesin.
rules-longo-lock-before-action-2 = Zar 2. eylemden önce çıkar: aktif oyuncu onu artık kullanamaz.
rules-longo-ruling-lock-stands = 1. eylemde, başka birinin aynı anda kilitlediği bir satırda yapılan diğer seçimler de geçerlidir: bütün seçimler eşzamanlıdır.
rules-longo-picture-lock = Yeşil satırda altı sayının üzeri çizilmişti, sonra 3 geldi: 3’ün de kilidin de üzeri çizilir, yeşil zar oyundan çıkar.
rules-longo-end-title = Oyunun sonu
rules-longo-end-failed = Oyun, biri dördüncü başarısız zarını işaretlediği anda biter;
rules-longo-end-rows = ya da iki satır kilitlenip ikinci bir renkli zar oyundan çıktığı anda. 1. eylemde ikinci ve üçüncü satır birlikte kilitlenebilir; hepsi sayılır.
rules-longo-ruling-at-once = “Anda” burada gerçekten hemen demektir: oyun 1. eylemde biterse artık ne 2. eylem vardır ne de aktif oyuncuya başarısız zar. O 1. eylemde seçilen her şey yine de sayılır.
rules-longo-score-title = Puanlama
rules-longo-score = Kilit de dahil bir satırda kaç sayının üzeri çizildiyse satırın puanı ona göredir. Her başarısız zar 5 puan götürür. En yüksek toplam kazanır.
rules-longo-picture-points = Bir satırın değeri.
rules-longo-picture-score = Kırmızıda 4, sarıda 3, yeşilde 9, mavide 8 sayının üzeri çizilmiş, iki de başarısız zar var: 10 + 6 + 45 + 36 − 10 = 87.
rules-longo-ruling-tie = En yüksek toplamda eşit olan oyuncular galibiyeti paylaşır.
rules-longo-notation-title = Hamleler nasıl yazılır?
rules-longo-notation = r5, kırmızı 5 demektir; y sarı, g yeşil, b mavi satırdır. *g16, yeşil 16 için uğurlu sayı kullanır. - boş geçmek, x başarısız zardır. Bir atış altı sayıyla yazılır: beyaz, beyaz, kırmızı, sarı, yeşil, mavi; oyundan çıkan zarın yerine nokta konur.

## Rules of Six

rules-six-aim-title = Amaç
rules-six-aim = Kendi renginden altı altıgenle üç şekilden birini ilk kuran sen ol.
rules-six-picture-line = Şerit: kenar kenara, dümdüz altı altıgen; üç yönden herhangi birinde.
rules-six-picture-triangle = Üçgen: üç, iki ve bir altıgenlik diziler; ucu iki yöne de bakabilir.
rules-six-picture-ring = Halka: bir hücrenin çevresinde altı altıgen. Ortası boş kalabilir ya da iki renkten biri olabilir.
rules-six-setup-title = Başlangıç
rules-six-setup = 21 siyah, 21 kırmızı altıgen vardır. Her renkten biri ortada, kenar kenara durur; geri kalan 20’şer altıgen tarafların elindedir. Masanın sınırı yoktur.
rules-six-placing-title = Yerleştirme
rules-six-placing-first = Siyah başlar. İlk altıgen, kırmızı başlangıç altıgenine bir kenarıyla değmeli, siyah olana değmemelidir: böyle üç hücre vardır.
rules-six-picture-first = Siyahın ilk altıgeni işaretli hücrelerden birine konur.
rules-six-placing-on = Bundan sonra sırayla oynanır: altıgenlerinden birini, hangi renkten olursa olsun bir altıgene kenarıyla değen boş bir hücreye koyarsın.
rules-six-moving-title = Taşıma
rules-six-moving = 42 altıgenin hepsi masadaysa ve kazanan yoksa aynı sırayla devam edilir. Sıran gelince kendi renginden bir altıgeni alır, başka bir yere koyarsın.
rules-six-moving-touch = Yeni hücre, seninki elindeyken masada duran altıgenlerden birine değmeli ve altıgenin geldiği hücre olmamalıdır.
rules-six-ruling-start-moves = İki başlangıç altıgeni de diğerleri gibi taşınabilir.
rules-six-basic-title = Temel kurallar: grup bir arada kalır
rules-six-basic = Bir altıgeni, alındığında diğerleri birkaç gruba bölünecekse yerinden alamazsın. Belirleyici olan, altıgen elindeyken masanın hâlidir: grupları yeniden birleştirecek bir yere koymak işe yaramaz.
rules-six-picture-cut = x ile işaretli iki altıgen yerinden alınamaz: kalanlar gruplara bölünürdü.
rules-six-ruling-pass = Geçerli hamlesi olmayan pas geçer. İki taraf aynı anda asla hamlesiz kalmaz.
rules-six-advanced-title = Gelişmiş kurallar: grup koparma
rules-six-advanced = Burada böyle bir altıgeni de alabilirsin. Geri kalan altıgenlerin oluşturduğu gruplardan yalnızca en büyüğü kalır; diğerleri, rengi ne olursa olsun, bir daha dönmemek üzere oyundan çıkar.
rules-six-advanced-equal = En büyük grup birden fazlaysa hangisinin kalacağını sen seçersin.
rules-six-advanced-few = Oyundan altıgen çıktıktan sonra beş ya da daha az altıgeni kalan taraf kaybeder. İki taraf da bu duruma düşerse oyun berabere biter.
rules-six-ruling-hand = Gruplara, taşınan altıgen eldeyken bakılır: o hiçbir gruba ait değildir ve onları yeniden birleştiremez. Önce küçük gruplar çıkar, sonra altıgen kalan grubun yanına konur.
rules-six-ruling-few = Taşınan altıgen sahibine sayılır; aynı hamleyle kurulan bir şekil ise önce gelir ve kazandırır.
rules-six-picture-removal = Gelişmiş kurallar: siyah, vurgulanan altıgeni alır. x ile işaretli iki altıgen kopar ve oyundan çıkar.
rules-six-picture-equal = Gelişmiş kurallar: siyah, vurgulanan altıgeni alır ve altışarlık iki grup kalır. Hangisinin kalacağını siyah seçer.
rules-six-winning-title = Kazanmak
rules-six-winning-claim = Bir şekil kurup bunu ilan eden kazanır. Gözünden kaçıran, karşı taraf arada kazanmadıysa, sıra yeniden ona gelince ilan edebilir.
rules-six-winning-several = Altıdan uzun bir dizi, altılı bir şerit içerir. Bir hamle birden fazla şekil kurarsa her biri kazandırır.
rules-six-ruling-claim = Şekillerin nasıl ilan edileceği masada seçilir. Genellikle program, şekli kuran hamleyle birlikte ilan eder. Şekillerin ilan edilmesi gereken bir masada hamleni ilan olarak işaretlersin ya da şekil durduğu sürece sonraki bir sıranın başında ilan edersin; bu ilan o sıranın yerine geçer. Şekil yokken ilan geçersizdir.
rules-six-picture-ring-move = İşaretli hücre siyah için bir halkayı tamamlar.
rules-six-picture-double = Siyahın yan yana dört altıgeni var, iki uç da boş. Beşincisi gelince kırmızı, şeridin yalnızca bir ucunu kapatabilir.
rules-six-draw-title = Beraberlik ve pes etmek
rules-six-ruling-draw = Aynı konum, sıra aynı taraftayken üçüncü kez ortaya çıkarsa oyun berabere biter; taşıma evresinde oyundan bir şey çıkmadan art arda 200 hamle yapılınca da öyle; pas da hamledir. Masa bu iki sınırı değiştirebilir ya da kapatabilir. Bir konumun döndürülmüş ya da kaydırılmış hâli başka bir konumdur.
rules-six-ruling-agree = Taraflar beraberlik konusunda anlaşabilir; her taraf istediği an pes edebilir.
rules-six-ruling-order = Birden fazla bitiş bir araya gelirse önce şekil, sonra altıgenlerin çok azalması, sonra tekrar, en son hamle sınırı geçerlidir.
rules-six-four-title = Dört oyuncu
rules-six-four = Takım arkadaşları karşılıklı oturur, böylece renkler sırayla gelir; her oyuncunun elinde 10 altıgen vardır. Kimin başlayacağını siyah takım kendi içinde seçer: 1. oyuncu odur. Sıra saat yönünde ilerler. Takım arkadaşları ne konuşur ne işaretleşir.
rules-six-ruling-four = Taşıma evresinde takımının herhangi bir altıgenini taşıyabilirsin; iki takım arkadaşından her biri kendi sırasında şekil ilan edebilir.
rules-six-notation-title = Hamleler nasıl yazılır?
rules-six-notation = Bir hücre iki sayıdır: q,r. Kırmızı başlangıç altıgeni 0,0’da, siyah olan onun sağında, 1,0’dadır. Bir hücrenin komşuları: sağ ve sol (q bir artar ya da azalır), sağ alt ve sol üst (r bir artar ya da azalır), sağ üst (q bir artar, r bir azalır) ve sol alt. -1,0 altıgen koyar, 2,-1>0,3 altıgen taşır, sonuna yazılan =1,1 kalacak grubu söyler, ! ilan eder, pass pas geçer.

## Pictures of a game

# What a seat is about stands beside its name: draw-chooses to draw-to-move.
draw-throws-next = Zar sırası: { $name }
draw-dice-next = Sırada zar atışı var
draw-white-sum = 1. eylem: beyazların toplamı { $sum }
draw-add-dice = 2. eylem: { $name } bir beyaz ve bir renkli zarı toplar
draw-to-choose = Seçimi beklenen: { $names }
draw-puts = Altıgen koyan: { $name }
draw-moves = Altıgen taşıyan: { $name }
draw-chooses = seçiyor
draw-has-chosen = seçti
draw-chose = seçimi: { $move }
draw-chose-nothing = boş geçti
draw-won = kazandı
draw-shares = galibiyete ortak
draw-to-move = sıra onda
draw-last = Son: { $moves }
draw-dice = zarlar

## Browser
## The app in the browser. Ids begin with web-. $name is a player's name as they typed it, or a bot's.
## $colour is one of red, yellow, green, blue; $side is black or red. Keep buttons short: phones are 360 pixels wide.

# Kırmızı, Sarı, Yeşil, Mavi. A Y on the yellow row would be read as yeşil, green.
web-letter-red = K
web-letter-yellow = S
web-letter-green = Y
web-letter-blue = M

## Browser: the frame around every page

web-skip = Oyuna geç
web-menu = Ana menü
web-footer = Diğer
web-home = Ana sayfa
web-home-link = Crosshex, ana sayfa
web-rules = Kurallar
web-rules-none = Bu oyun ek bir paketle geldi. Kuralları burada gösterilmiyor.
web-settings = Ayarlar
web-me = Oyunlarım
web-me-note = Bitirdiğin oyunlar: puanların, şansın ve ne kadar iyi karar verdiğin. Yalnızca sen görürsün.
web-privacy = Neler saklanıyor
web-devices = Cihazlarım
web-settings-look = Görünüm ve dil
web-settings-play = Masada
web-settings-signals = Ses, titreşim, ekran
web-language = Dil
web-set-sound = Ses
web-close = Kapat
web-loading = Yükleniyor…
web-not-found = Böyle bir sayfa yok.
web-not-found-note = Adreste bir yazım hatası olabilir ya da buradaki içerik silinmiştir.
web-nav-analysis = Analiz
web-nav-pad = Defter
web-keys = Tuşlar
web-keys-arrows = kartta ve oyun alanında alandan alana geç
web-keys-enter = alanı seç, düğmeye bas
web-keys-steps = bir adım geri ya da ileri: tekrarda, değerlendirmede, analizde
web-keys-zoom = oyun alanını büyüt ya da küçült
web-keys-help = bu tuşları göster
web-install = Yükle
web-install-note = Crosshex bu cihazda bir uygulama olur: tek dokunuşla açılır, puan defteri internet olmadan da çalışır.
web-title-join = Davet
web-title-turn = Sıra sende
web-disclaimer = Crosshex resmî olmayan, ücretsiz bir uygulamadır. Qwixx, Qwixx Longo ve Six oyunlarının yapımcıları ve yayıncılarıyla bir bağı yoktur; adlar onlara aittir.
web-for-programs = Programlar için
web-try-again = Yeniden dene
web-copy = Kopyala
web-copied = Kopyalandı.
web-copy-by-hand = Tarayıcı burada kopyalamaya izin vermiyor: lütfen elle kopyala.

## Browser: home

web-hero = İyi bir oyun, iki tık ötende
web-hero-note = Bir oyun seç ve Oyna’ya bas: botlara karşı tek başına, bağlantıyla arkadaşlarınla ya da bu ekranın başında hep birlikte.
# $count is how many tables wait for this person; each of them follows as a link.
web-your-turn = { $count ->
    [one] Sıra sende:
   *[other] { $count } masada sıra sende:
}
web-about-qwixx = Altı zar, dört satır; atılan her zarda herkes oynar.
web-about-longo = Sekiz yüzlü zarlar, daha uzun satırlar ve sana özel uğurlu sayılar.
web-about-six = Yalnızca altıgenler: altılı bir şerit, üçgen ya da halka kur.
# Of a game from another package; $seats is e.g. 1–4.
web-about = { $seats } kişilik oyun.
web-setup = { $game } masası
web-who = Kimler oynuyor?
web-who-bots = Ben ve botlar
web-who-friends = Arkadaşla
web-who-screen = Bu ekranda
web-who-watch = Botları izle
web-who-note-bots = Hemen başlar.
web-who-note-friends = Paylaşman için bir bağlantı ve QR kodu verilir.
web-who-note-screen = Sırayla oynayın, ekranı elden ele dolaştırın.
web-who-note-watch = Arkana yaslan ve izle.
web-seats = Oyuncular
web-seats-alone = Tek
web-your-name = Adın
web-name-of = { $seat }. oyuncunun adı
web-default-name = Misafir
web-options = Diğer seçenekler
web-option-variant = Kurallar
web-option-variant-basic = Temel kurallar
web-option-variant-advanced = Gelişmiş kurallar
web-option-sheet = Oyun kartı
web-sheet-notation = Metin olarak oyun kartı
web-sheet-notation-note = Her satır soldan sağa: renk (r kırmızı, y sarı, g yeşil, b mavi) ve sayı. Satırları / ayırır, r2-12 kırmızı 2’den 12’ye demektir. Qwixx’in kendisi r2-12 / y2-12 / g12-2 / b12-2
web-level-unlearnt = Bu kartı öğrenmediği için burada oynamaz: { $levels }.
web-option-claim = Kazandıran şekiller
web-option-claim-auto = kendiliğinden sayılır
web-option-claim-manual = ilan edilmeli
web-option-repetition = Aynı konum kaç kez gelince berabere
web-option-move-limit = Altıgen çıkmadan kaç hamlede berabere
web-limit-off = kapalı
web-level = Seviye
web-level-beginner = Acemi
web-level-easy = Kolay
web-level-medium = Orta
web-level-hard = Zor
web-level-master = Usta
# Of several bots: each has a level of its own.
web-level-each = Karışık
web-bot-number = { $number }. bot
web-bot-partner = { $number }. bot, takım arkadaşın
web-begins = Kim başlıyor?
web-begins-lot = Rastgele
# Answers to "Who begins?".
web-begins-me = Ben
web-begins-bot = Bot
web-side = Rengin
# $side is the colour that makes the first move.
web-side-begins = { $side } (başlar)
web-side-drawn = Sana çıkan renk: { $side }.
web-speed = Botların hızı
web-speed-slow = Yavaş
web-speed-normal = Normal
web-speed-quick = Hızlı
web-bot-of = { $seat }. yerdeki bot
web-time = Karar süresi
web-time-none = Sınırsız
web-time-value = { $seconds ->
    [30] 30 saniye
    [60] 1 dakika
    [86400] 1 gün
    [259200] 3 gün
    [604800] 7 gün
    [1209600] 14 gün
   *[other] { $minutes } dakika
}
web-takebacks = Kararlar geri alınabilir
web-public = Bu masayı herkes görsün
web-play = Oyna
web-create = Masa kur
web-watch = İzle
web-my-tables = Masalarım
web-tables-all = Tümünü göster ({ $count })
web-public-tables = Açık masalar
web-learn = Öğren
web-puzzles = Bulmacalar
web-today = Bugün
web-daily = Günün oyunu
web-today-daily = { $status ->
    [done] Günün oyunu, puan: { $points }
    [playing] Günün oyununa devam et
   *[none] Günün oyununu oyna
}
web-daily-end = Bugünün sonucu
web-today-lesson = { $game } öğren
web-today-puzzle = Bir bulmaca
web-puzzle-of-day = Günün bulmacası
web-first-game = İlk { $game } oyunun mu?
web-first-game-play = Koçla ilk oyun
web-pad = Puan defteri
web-pad-note = Masada gerçek zarlar var ama kâğıt mı bitti? Sayıların üzerini ekranda çiz.
web-records = Kayıtlar
web-records-note = Bizim yazımımızla kaydedilmiş bir oyunu aç, hamle hamle izle.
web-upload = Kayıt aç…
web-status-open = oyuncu bekliyor
web-status-playing = oynanıyor
web-status-over = bitti
web-look = Aç
web-continue = Devam et
web-join = Katıl
web-delete = Bu masayı sil
web-delete-table = Masayı sil: { $game }, { $when }
web-deleted = Masa silindi.
web-delete-do = Kalıcı olarak sil
web-delete-alone = Oyun ve kaydı silinecek. Bu geri alınamaz.
web-delete-others = Masadaki diğerleri: { $names }. Oyun onlar için de silinecek. Bu geri alınamaz.
web-delete-leave = İstersen yalnızca ayrıl: senin yerine bir bot oynar, diğerleri oyunlarını sürdürür.
web-keep = Kalsın

## Browser: names of seats and bots

web-bot-beginner = Acemi bot
web-bot-easy = Kolay bot
web-bot-medium = Orta bot
web-bot-hard = Zor bot
web-bot-random = Rastgele bot
web-bot-greedy = { $level ->
    [none] Açgözlü bot
   *[other] Açgözlü bot, { $level }. seviye
}
web-bot-conservative = Temkinli bot
web-bot-master = Usta bot
web-bot-other = Bot { $name }
web-bot-seat = { $bot } ({ $seat })
web-seat = { $seat }. oyuncu
web-open-seat = Boş yer
web-you = sen
web-owner = masa sahibi
web-active = zar atıyor
web-deciding = düşünüyor
web-away = uzakta
web-stand-in = şimdilik bot: { $bot }
# On the line of a bot that plays for somebody who left the game and may come back.
web-kept-for = ayrılan { $name } yerine
web-side-black = Siyah
web-side-red = Kırmızı

## Browser: lobby

web-lobby-note = { $open ->
    [0] Herkes burada.
    [one] Bir yer boş. Bağlantıyı paylaş ya da oraya bir bot oturt.
   *[other] { $open } yer boş. Bağlantıyı paylaş ya da oralara bot oturt.
}
web-lobby-choose = Boş bir yere otur, oyundasın.
web-lobby-full = Bütün yerler dolu. İzliyorsun.
web-lobby-away = Henüz gelmedi: { $names }.
web-seats-title = Yerler
web-sit = Buraya otur
web-stand = Kalk
web-move-here = Buraya geç
web-swap = Yer değiştir
web-add-bot = Bot ekle
web-remove = Masadan çıkar: { $name }
web-partner-of = · takım arkadaşı: { $seat }. oyuncu ({ $name })
web-lot = Kimin başlayacağı rastgele belirlenir.
web-start = Başla
web-start-fill = { $open ->
    [one] Bir botla başla
   *[other] { $open } botla başla
}
web-start-without = Beklemeden başlat ({ $names })
web-waiting-owner = Oyunu masa sahibi başlatır.
web-invite = Davet et
web-qr = QR kodu olarak davet
web-link-invite = Katılma bağlantısı
web-link-watch = İzleme bağlantısı
web-link-none = Şu anda bağlantı yok.
web-link-make = Bağlantı oluştur
web-link-renew = Yeni bağlantı
web-link-revoke = Kapat
# Beside a link that is opened on the machine of the server itself. The command is typed as it stands.
web-link-local = Bu bağlantı yalnızca bu cihazda açılır. Ağındaki arkadaşların için sunucuyu durdurup şöyle başlat: crosshex serve --lan
web-link-lan = Bu bağlantı ağındaki her cihazda açılır.

## Browser: at the table

web-table-menu = Masa menüsü
web-rules-of = { $game } kuralları
web-set-one-tap = Tek dokunuşla seç
web-offer-draw = Beraberlik teklif et
web-resign = Pes et
web-leave = Oyundan ayrıl
web-replace = { $name } yerine kalıcı bot
web-sure = { $act }: emin misin? Yine bas
web-sure-ends = { $act }: bu oyunu bitirir. Yine bas
web-sure-skips = { $act }: { $skips } sayı atlar. Yine bas
web-set-confirm = Pahalıya patlayacak hamlelerden önce sor
web-set-by-itself = Tek seçenek varsa kendiliğinden seç
web-commit = Bu oyundaki zarların parmak izi:
web-dice-origin = { $origin ->
    [committed] Sunucu zarları, oyuncuların rastgele sayılarını bilmeden sabitledi.
    [daily] Günün atışları: herkes için aynı ve gün başlamadan sabitlendi.
   *[server] Kanıtlanmadı: sunucu zarları sabitlerken bütün rastgele sayıları biliyor olabilirdi.
}
web-dice-doubt = { $what ->
    [share] Bu zarlara güvenme: bu tarayıcının rastgele sayısı eksik.
    [seed] Bu zarlara güvenme: bu tohum sunucunun sabitlediği tohum değil.
   *[commit] Bu zarlara güvenme: sunucu, bu tarayıcının sakladığı parmak izini değiştirdi.
}
web-watchers = { $count ->
    [0] İzleyen yok.
   *[other] { $count } izleyici.
}
web-others = Diğer oyuncular
web-players = Oyuncular
web-hint = İpucu
web-hint-thinking = Bir bot düşünüyor…
web-preparing = Botlar hazırlanıyor; bu, kurulumdan sonra bir kez olur. O zamana kadar daha basit bir bot oynar, ipuçları ve değerlendirmeler daha uzun sürer.
web-unpick = Vazgeç
web-pass-to = Ekranı ver: { $name }
web-pass-why = Kimse diğerlerinin ne seçtiğini görmez.
web-pass-here = Ben { $name }
web-time-left = Kalan süre
web-hours = { $hours } sa
web-days-left = { $days } gün
web-reconnecting = Bağlantı koptu. Yeniden bağlanılıyor…
web-reconnected = Yeniden bağlandın.
web-sending = Gönderiliyor…
web-try-now = Şimdi dene
web-stand-in-you = { $name } yerine bir bot oynuyor.
web-return = Geri döndüm
web-return-to = { $seat }. yere geri döndüm
web-left = Bu oyundan ayrıldın. Sen dönene kadar yerine oynayan: { $bot }.
web-removed = Bu masadan çıkarıldın.
web-watching = İzliyorsun.
web-halted = Oyun duraklatıldı.
web-absent = { $name } burada değil.
web-takeover-soon = { $seconds } sn sonra bot devam edebilir.
web-takeover = Bot devam etsin
web-takeover-agreed = Onayladın
# How many of those who must agree want a bot to play for somebody who is away, and who they are.
web-votes = Bot isteyenler: { $agreed } / { $needed } ({ $names }).
web-draw-offered = { $name } beraberlik teklif ediyor.
web-draw-mine = Beraberlik teklif ettin.
web-draw-waiting = Cevabı beklenen: { $names }.
web-accept = Kabul et
web-decline = Reddet
web-paused = Süren doldu. Oyun seni bekliyor.
web-resume = Devam et
web-choose-again = Yeniden seç
web-undo = Son kararımı geri al
web-undo-brief = Geri al
web-undo-asked = Kararını geri alıp alamayacağın diğerlerine soruluyor.
web-stood-in = En az bir kararı bot verdi: { $names }.
web-table-closed = Bu masa açılamıyor
web-table-closed-why = { $code ->
    [4403] Davet gerekiyor: yeni bir bağlantı iste.
    [4404] Bu adreste bir masa yok.
    [4410] Masa silinmiş ya da süresi dolmuş.
   *[other] Sunucu bağlantıyı kapattı.
}

## Browser: Qwixx and Longo

web-dice = Zarlar
web-die = { $colour ->
    [white] beyaz { $value }
    [red] kırmızı { $value }
    [yellow] sarı { $value }
    [green] yeşil { $value }
   *[blue] mavi { $value }
}
web-white-sum = Beyazların toplamı { $sum }
web-dice-wait = Renkli zarlar yalnızca 2. eylemde geçerli: aktif oyuncu birini bir beyaz zarla toplar.
web-die-left = { $colour ->
    [red] Kırmızı zar, satırıyla birlikte oyundan çıktı.
    [yellow] Sarı zar, satırıyla birlikte oyundan çıktı.
    [green] Yeşil zar, satırıyla birlikte oyundan çıktı.
   *[blue] Mavi zar, satırıyla birlikte oyundan çıktı.
}
web-row = { $colour ->
    [red] Kırmızı satır
    [yellow] Sarı satır
    [green] Yeşil satır
   *[blue] Mavi satır
}
web-field = { $colour ->
    [red] kırmızı { $number }
    [yellow] sarı { $number }
    [green] yeşil { $number }
   *[blue] mavi { $number }
}{ $state ->
    [legal] , üzeri çizilebilir
    [lucky] , uğurlu sayıyla üzeri çizilebilir
    [chosen] , seçildi
    [crossed] , üzeri çizildi
    [gone] , kaybedildi
    [early] , kilitlemek için henüz yeterince sayı çizilmedi
   *[open] {""}
}
web-lock = { $state ->
    [crossed] kilit, üzeri çizildi
    [closed] kilit, satır kapalı
   *[open] kilit
}
web-sheet-of = Oyun kartı: { $name }
web-sheet-read = { $name }: üzeri çizilen sayılar kırmızıda { $red }, sarıda { $yellow }, yeşilde { $green }, mavide { $blue }; başarısız zar { $failed }
web-lucky-numbers = Uğurlu sayılar
web-failed-throws = { $count ->
    [0] Başarısız zar yok
   *[other] { $count } başarısız zar
}
web-total = Toplam
web-scores-show = Puanları göster
web-scores-hide = Puanları gizle
web-ask-1 = { $who ->
    [named] { $name }: beyaz zarlar { $sum }. Üzerini çizecek misin?
   *[me] Beyaz zarlar: { $sum }. Üzerini çizecek misin?
}
web-ask-1-none = { $who ->
    [named] { $name }: beyaz zarlar { $sum }. Hiçbir yere uymuyor.
   *[me] Beyaz zarlar: { $sum }. Hiçbir yere uymuyor.
}
web-ask-1-lucky = { $who ->
    [named] { $name }: uğurlu sayı { $sum }!
   *[me] Uğurlu sayı { $sum }!
}{ $gives ->
    [both] {" "}Onun mu, en az çizdiğin satırda sıradaki sayının mı üzerini çizeceksin?
   *[next] {" "}En az çizdiğin satırda sıradaki sayının üzerini çizecek misin?
}
web-ask-2 = { $who ->
    [named] { $name }: bir beyaz zar artı bir renkli zar?
   *[me] Bir beyaz zar artı bir renkli zar?
}
web-ask-2-none = { $who ->
    [named] { $name }: uyan zar çifti yok.
   *[me] Uyan zar çifti yok.
}
web-waiting-for = Beklenen: { $names }
web-throws = { $name } zar atıyor…
web-choice-cross = { $colour ->
    [red] kırmızı { $number }
    [yellow] sarı { $number }
    [green] yeşil { $number }
   *[blue] mavi { $number }
}{ $kind ->
    [locks] {" "}ve kilit
    [lucky] {" "}(uğurlu sayı)
   *[plain] {""}
}
web-choice-nothing = boş geçmek
web-choice-failed = başarısız zar
web-do-cross = Üzerini çiz: { $choice } (+{ $gain })
web-do-nothing = Boş geç
web-do-nothing-risk = Boş geç (−{ $risk } olabilir)
web-do-failed = Başarısız zar (−5)
web-hint-is = Bir bot şunu seçerdi: { $choice }
web-hint-wins = { $moves ->
    [1] Bu hemen kazandırır.
   *[other] Karşılık ne olursa olsun bu en fazla { $moves } hamlede kesin kazandırır.
}
web-hint-likely = Bu büyük olasılıkla kazandırır, ama kanıtlanmış değil.
web-chosen-waits = Seçimin: { $choice }. Diğerleri hâlâ düşünüyor.
web-last-turn = { $turn }. tur
web-then = {", sonra "}

## Browser: Six

web-board = Oyun alanı
web-zoom-in = Yakınlaştır
web-zoom-out = Uzaklaştır
web-recentre = Tümünü göster
web-hexagon = { $side ->
    [black] siyah
   *[red] kırmızı
} { $q }, { $r }{ $state ->
    [taken] , elinde
    [won] , kazandıran şeklin parçası
    [leaves] , oyundan çıkar
    [group] , grup { $group }
    [pick] , alınabilir
    [stuck] , yerinden alınamaz: { $why }
    [last] , son hamle
   *[plain] {""}
}
web-target = boş hücre { $q }, { $r }
web-six-ask = { $step ->
    [first] Siyah başlar: altıgenin kırmızıya değmeli, siyaha değmemeli.
    [put] { $side ->
        [black] Siyah bir altıgen koy.
       *[red] Kırmızı bir altıgen koy.
    }
    [take] { $side ->
        [black] Siyah altıgenlerden birini al.
       *[red] Kırmızı altıgenlerden birini al.
    }
    [keep] En büyük grup birden fazla: hangisi kalsın?
    [pass] Hiçbir altıgen taşınamıyor.
   *[shift] Başka bir yere koy.
}
web-six-waiting = { $side ->
    [black] Sıra: { $name } (siyah)
   *[red] Sıra: { $name } (kırmızı)
}
web-six-leaves = { $count ->
    [one] Bir altıgen oyundan çıkar.
   *[other] { $count } altıgen oyundan çıkar.
}
web-six-keep = { $group } kalsın (−{ $count })
web-six-put-back = Geri koy
web-six-claim = Bu hamleyle şekil ilan et
web-six-claim-now = Şekli ilan et
web-six-pass = Pas
web-six-do-put = Buraya koy
web-six-do-shift = Buraya taşı
web-hand = { $count } altıgen kaldı
web-six-on-table = Masada { $count } altıgen
web-six-goal = Amaç: kendi renginden altı altıgenle şerit, üçgen ya da halka
web-partner = takım arkadaşı: { $name }
web-six-moves = { $count } hamle
web-six-quiet = Altıgen çıkmadan hamle: { $count } / { $limit }

## Browser: any game

# $how is "together" where several choose at once and hidden from each other.
web-plain-ask = { $how ->
    [together] Seç: herkes seçene kadar kimse görmez.
    [named] Hamle yap
   *[single] Hamle sende
}
web-plain-throw = Zarlar atılıyor…
web-plain-moves = Hamleler
web-plain-last = Son: { $moves }
web-plain-begins = Henüz bir şey olmadı.
web-plain-thrown = Atılan: { $roll }.
web-plain-chose = { $name } seçti.

## Browser: what is said at the table, for screen readers and the replay

web-said-thrown = { $name } zar attı: beyaz zarların toplamı { $sum }.
web-said-chose = { $name }: { $choice }.
web-said-locked = { $colour ->
    [red] Kırmızı satır kilitlendi.
    [yellow] Sarı satır kilitlendi.
    [green] Yeşil satır kilitlendi.
   *[blue] Mavi satır kilitlendi.
}
web-said-locked-row = { $row }. satır kilitlendi{ $die ->
    [red] : kırmızı zar oyundan çıkıyor
    [yellow] : sarı zar oyundan çıkıyor
    [green] : yeşil zar oyundan çıkıyor
    [blue] : mavi zar oyundan çıkıyor
   *[none] {""}
}.
web-said-moved = { $kind ->
    [put] { $name } bir altıgen koydu: { $cell }.
    [shift] { $name } bir altıgen taşıdı: { $from } → { $cell }.
   *[other] { $name }: { $move }.
}{ $removed ->
    [0] {""}
    [one] {" "}Bir altıgen oyundan çıktı.
   *[other] {" "}{ $removed } altıgen oyundan çıktı.
}
web-said-seated = { $name } masaya oturdu.
web-said-stood = { $why ->
    [removed] { $name } masadan çıkarıldı.
   *[left] { $name } yerini bıraktı.
}
web-said-started = { $name } başlıyor.
web-said-configured = Masa sahibi ayarları değiştirdi.
web-said-stood-in = { $why ->
    [left] { $name } ayrıldı. Devam eden: { $bot }.
    [removed] { $name } masadan çıkarıldı. Devam eden: { $bot }.
   *[other] { $name } yerine bir bot devam ediyor.
}
web-said-returned = { $name } geri döndü.
web-said-resigned = { $name } pes etti.
web-said-draw-offered = { $name } beraberlik teklif ediyor.
web-said-draw-agreed = { $name } beraberliği kabul etti.
web-said-draw-declined = { $name } beraberliği kabul etmiyor.
web-said-draw-lapsed = Beraberlik teklifi düştü.
web-said-takeover-asked = { $by }, { $name } yerine bir botun devam etmesini istiyor.
web-said-bot-failed = { $name } için oynayan bot takıldı, yerine basit bir hamle yapıldı.
web-said-bot-preparing = { $name } için oynayacak bot hâlâ hazırlanıyor; bu hamleyi daha basit bir bot yaptı.
web-said-missed = Süre doldu: { $name } yerine bu seferlik bir bot karar veriyor.
web-said-paused = Oyun { $name } için bekliyor.
web-said-resumed = Oyun devam ediyor.
web-said-withdrawn = { $name } yeniden seçiyor.
web-said-takeback-asked = { $name } son kararını geri almak istiyor.
web-said-takeback-agreed = { $name } kabul ediyor.
web-said-takeback-declined = { $name } kabul etmiyor: karar geçerli.
web-said-taken-back = { $name } son kararını geri alıyor.
web-said-rematch = Rövanş hazır.

## Browser: the end and afterwards

web-won = { $count ->
    [one] Kazanan: { $names }!
   *[other] Galibiyeti paylaşanlar: { $names }!
}
web-won-side = Kazanan { $side }: { $names }!
web-won-you = Kazandın!
web-drawn = Berabere.
# After who won: the one who gave up.
web-resigned = { $name } pes etti.
web-alone = { $points } puan.
web-standing = Sıralama
web-what-next = Şimdi ne yapalım?
web-rematch = Rövanş
web-rematch-go = Rövanşa git
web-replay = Tekrar izle
web-replay-of = { $game }, hamle hamle
web-review = Değerlendirme
web-analysis = Analiz tahtası
web-download = İndir
web-download-record = Kaydı indir
web-share = Bağlantıyı kopyala
web-share-result = Paylaş
web-share-send = Resmi ve metni paylaş
web-share-copy = Metni kopyala
web-share-save = Resmi kaydet
web-record = Kayıt
web-record-fault = Satır { $line }, sütun { $column }: { $message }
web-record-shown = Oyun buraya kadar gösteriliyor.
web-record-open = Bu sekmede açık bir kayıt yok.
web-first = Başa dön
web-previous = Bir adım geri
web-next = Bir adım ileri
web-last = Sona git
web-autoplay = Kendiliğinden oynat
web-pause = Duraklat
web-step = Tek adım
# Leads from a game that one watches to the home page.
web-own-game = Kendin oyna
web-position = Oyundaki yer

## Browser: fair dice

web-verify = Hilesiz zarlar
web-verify-how = Sunucu oyundan önce gizli bir tohumun parmak izini yayımlar, sonra her oyuncu rastgele bir sayı ekler. Her atış tohumdan ve bu sayılardan hesaplanır. Tohum artık bilindiğine göre bu tarayıcı her atışı yineleyip karşılaştırabilir.
web-verify-do = Her atışı denetle
web-verify-good = { $count } denetimin hepsi tuttu: her atış bu tohuma ve bu rastgele sayılara uyuyor.
web-verify-bad = { $count ->
    [one] Bir denetim tutmadı: bunlar baştan sabitlenen zarlar değil.
   *[other] { $count } denetim tutmadı: bunlar baştan sabitlenen zarlar değil.
}
web-verify-not-yet = Tohum oyun bitince, günün oyununda ise o günden bir gün sonra açıklanır. O zaman yine gel.
web-verify-chosen = Kimin başlayacağı rastgele belirlenmedi, masada seçildi.
web-verify-proof = { $proof ->
    [kept] Kanıtlandı: bu tarayıcı bu parmak izini kendi rastgele sayısını göndermeden önce gördü, o sayı da kullanıldı. Sunucu tek başına bu zarları seçemezdi.
    [doubt] Bu zarlara güvenme: bu tarayıcı başka bir parmak izi saklamış ya da rastgele sayısı eksik.
    [daily] Bunlar günün atışları: herkes için aynı ve gün başlamadan sabitlendi. Kimsenin onları öğrenmediği kanıtlanamaz.
    [said] Kayda göre sunucu tohumunu hiçbir rastgele sayıyı bilmeden sabitledi. Bunu parmak izini saklamış bir oyuncu kanıtlayabilir; bu tarayıcıda bu oyundan bir şey yok.
    [server] Kanıtlanmadı: sunucu tohumunu sabitlerken bütün rastgele sayıları biliyor olabilirdi.
   *[unknown] Kanıtlanmadı: kayıt, sunucunun tohumunu rastgele sayıları öğrenmeden önce sabitleyip sabitlemediğini söylemiyor.
}
web-verify-limits = Hiçbir denetimin gösteremediği: oyun sırasında tohumun birine söylenip söylenmediği, sunucunun başka bir oyuncuyla birlik olup olmadığı ve beğenmediği oyunları yarıda kesip kesmediği.
web-verify-none = Burada zarların parmak izi yok: oyundan önce hiçbir şey sabitlenmemiş, denetlenecek bir şey de yok.
web-verify-entered = Oyuncular kendi zarlarını girmiş: denetlenecek bir şey yok.
web-verify-no-dice = { $game } oyununda zar yok: denetlenecek bir şey de yok.
web-verify-elsewhere = Bu oyunun zarları kendi kurallarıyla yinelenir: kaydı indir ve { $command } ile denetle.
web-verify-commit = Parmak izi, oyundan önce yayımlandı (SHA-256)
web-verify-seed = Tohum, oyundan sonra açıklandı
web-verify-share = { $seat }. oyuncunun rastgele sayısı
web-verify-details = Bütün denetimler
web-verify-what = Ne
web-verify-expected = Tohuma göre
web-verify-found = Kayıttaki
web-verify-item = { $what ->
    [commit] parmak izi
    [first] kim başlıyor
    [lucky] uğurlu sayılar
   *[throw] { $number }. atış
}

## Browser: settings

web-theme = Görünüm
web-theme-system = cihaza göre
web-theme-light = açık
web-theme-dark = koyu
web-motion = Hareket
web-motion-system = cihaza göre
web-motion-less = olabildiğince az
web-set-sound-note = Zar, kalem ve altıgen sesleri, hafifçe. Tarayıcı ilk dokunuşa kadar sessizdir.
web-volume = Ses düzeyi
web-set-vibrate = Titreşim
web-set-vibrate-note = Sıra sana gelince telefon kısaca titrer.
web-set-vibrate-missing = Bu tarayıcı cihazı titreştiremiyor.
web-set-awake = Ekranı açık tut
web-set-awake-note = Oyun sürerken ekran kararmaz.
web-set-awake-missing = Burada mümkün değil: güvenli bağlantı (HTTPS) ve bunu yapabilen bir tarayıcı gerekir.
web-set-one-tap-note = Bir alana dokunduğunda düğmeye gerek kalmadan seçim hemen yapılır.
web-set-confirm-note = Şunlardan önce bir kez daha sorulur: bilerek başarısız zar işaretlemek, yarım satır atlatan bir sayının üzerini çizmek, oyunu bitiren kilit, pes etmek, masadan ayrılmak, birini çıkarmak ve silmek.
web-set-by-itself-note = Yalnızca tek bir seçenek varsa biraz sonra kendiliğinden seçilir; bunu görürsün.
web-set-coach = Koç
web-set-coach-note = Botlara karşı ilk oyunlarında her yeni durumu bir cümleyle açıklar. Yeniden açılınca baştan başlar.
web-coach-silence = Koçu sustur
web-coach-silent = Koç artık susuyor. Masa menüsünden geri çağırabilirsin.
web-set-scores = Puanları göster
web-set-scores-note = Her satırın şimdiye kadarki değerini gösterir.

## Browser: what went wrong

web-error-illegal-move = Bu olmaz: { $reason }.
web-error-invalid-move = Bu bir hamle değil.
web-error-stale = Bu arada masada oyun ilerledi: lütfen yeniden bak.
web-error-not-your-seat = Burası senin yerin değil.
web-error-impossible-throw = { $reason ->
    [die-face] Hiçbir zarda bu sayı yok: sayılar 1 ile { $faces } arasındadır.
    [die-left] Oyundan çıkan zar atılmaz.
    [die-missing] Bir zarın sayısı eksik.
    [die-count] { $count } zar girilmeli.
   *[no-number] Atış sayılarla girilir.
} Örneğin: { $example }
web-error-not-your-throw = Bu atışı başkası giriyor.
web-error-not-owner = Bunu yalnızca masa sahibi yapabilir.
web-error-not-now = Bu şu anda yapılamaz.
web-error-no-such-seat = Böyle bir yer yok.
web-error-seat-taken = Biri senden hızlı davrandı: yer dolu.
web-error-table-full = Masa dolu. İzleyebilirsin.
web-error-seats-open = Hâlâ boş yerler var.
web-error-no-such-bot = Böyle bir bot yok.
web-error-not-this-game = Bu oyunda böyle bir şey yok.
web-error-not-absent = Bu oyuncu burada ya da az önce buradaydı. Biraz bekle.
web-error-bad-option = Masa bu şekilde kurulamaz.
web-error-game-fault = Bu oyunda bir hata var, devam edemiyor: { $message }
web-error-bad-name = { $reason ->
    [empty] Adda görünen en az bir karakter olmalı.
    [too-long] Bu ad çok uzun.
    [control] Adda satır sonu ya da denetim karakteri olamaz.
    [direction] Adda metnin yönünü değiştiren işaretler olamaz.
   *[invisible] Adda görünmeyen karakterler olamaz.
}
web-error-bad-record = Satır { $line }, sütun { $column }: bu kayıt okunamıyor.
# $file is the name of the file that was opened.
web-error-empty-record = { $file } dosyası boş.
web-error-no-record = Bu bir kayıt değil: { $file } içinde [Game "…"] gibi başlıklar yok.
web-error-large-record = { $file } çok büyük: { $size } KB, en fazla { $limit } KB olabilir.
web-error-malformed = Sunucu bunu anlamadı. Lütfen sayfayı yenile.
# $what is what there is too much of; without one, $limit counts KB.
web-error-too-large = { $what ->
    [games] Bu kadar oyun çok fazla: bir seferde en fazla { $limit } olabilir.
    [turns] Bu kadar tur çok fazla: bir seferde en fazla { $limit } olabilir.
    [lines] Bu kadar satır çok fazla: en fazla { $limit } olabilir.
    [comments] Bu kadar yorum çok fazla: en fazla { $limit } olabilir.
    [headers] Bu kadar başlık çok fazla: en fazla { $limit } olabilir.
    [seconds] Bunu okumak çok uzun sürüyor. Bir seferde daha az oyun aç.
   *[bytes] Bu çok büyük: en fazla { $limit } KB olabilir.
}
web-error-too-long = Bu masa sınıra ulaştı: artık yalnızca oyunu bitirebilirsin.
web-error-too-often = Bunu burada çok sık yaptın. Önce kararını ver.
web-error-too-many-requests = Bu çok hızlı oldu. Lütfen biraz bekle.
web-error-too-many-connections = Ağından çok fazla bağlantı geliyor. Birkaç pencereyi kapat ya da daha sonra yeniden dene.
web-error-too-many-tables = { $limit ->
    [one] Bitmemiş bir masan var. Önce onu bitir ya da sil.
   *[other] Bitmemiş { $limit } masan var. Önce birini bitir ya da sil.
}
web-error-busy = Sunucu şu anda dolu. Lütfen birazdan yeniden dene.
web-error-wrong-host = Bu sunucu bu adres için hizmet vermiyor.
web-error-no-access = Bu masa için davet gerekiyor.
web-error-foreign-origin = Bu sayfa o sunucuyu kullanamaz.
web-error-unknown-table = Böyle bir masa yok: silinmiş ya da süresi dolmuş.
web-error-unknown-link = Bu bağlantı artık geçerli değil.
web-error-unknown-pad = Bu defter artık paylaşılmıyor.
web-error-not-your-sheet = Bu karta başka biri yazıyor.
web-error-pad-full = Bu defter dolu: en fazla { $limit } kart olabilir.
web-error-log-too-long = Bu kart doldu: en fazla { $limit } işlem olabilir. Yeni bir oyun başlat.
web-error-unknown-ticket = Bu oyun için hazırlanan zarların süresi doldu. Lütfen yeniden dene.
web-error-unknown-code = Bu kod yanlış ya da süresi doldu: beş dakika ve tek bir cihaz için geçerlidir.
web-error-device-joined = Bu cihaz zaten bağlı.
web-error-too-many-devices = { $limit } cihazın var, daha fazlası olmaz. Önce birini kaldır.
web-error-unknown-page = Böyle bir sayfa yok.
web-error-bot-unavailable = Botun şu anda bir önerisi yok.
web-error-no-review = Bu oyun değerlendirilemez: konumlarının değeri öğrenilmedi.
web-error-bad-position = Böyle bir konum olamaz: { $message }
web-error-unavailable = Sunucu şu anda kayıt yapamıyor. Birazdan yeniden dene.
web-error-offline = Sunucuya ulaşılamıyor.
web-offline-still = Puan defteri ve kurallar sunucu olmadan da çalışır.
web-error-unreachable = Sunucu şu anda yanıt vermiyor. Lütfen yeniden dene.
web-error-internal = Bizim tarafta bir şeyler ters gitti. { $id }

## Browser: dice of one's own

web-option-lucky = Uğurlu sayılar
web-own-dice = Zarları kendimiz atıyoruz
web-own-dice-note = Gerçek zar atıp gelen sayıları girersiniz. Kurallar, botlar ve puanlar her zamanki gibidir, ama zarlar sonradan denetlenemez.
web-pair-number = { $option }, { $name }: { $place ->
    [1] birinci sayı
   *[2] ikinci sayı
}
web-pair-bad = Bir çift, { $least } ile { $most } arasından iki farklı sayıdır.
# $who: me, bot (any person throws for it), or named (around one screen).
web-enter-throw = { $who ->
    [me] Zarları at ve gelenleri gir
    [bot] { $name } için zarları at ve gir
   *[named] { $name } atıyor: zarları gir
}
web-awaits-throw = Zarları beklenen: { $names }
web-die-number = { $number }. zar: { $value }
web-enter-dice = Zarlarda gelenler
web-enter-done = Atışı gir
web-enter-again = Atışı düzelt
web-lobby-own-dice = Burada kendi zarlarınızı atıp girersiniz.
web-lobby-no-takebacks = Bu masada kararlar geri alınamaz.
web-said-thrown-again = { $name }: atış düzeltildi, beyaz zarların toplamı { $sum }.

## Sheets to print

print-name = Ad
print-total = puan
print-written = Yazıldı: { $file }, { $sheets } kart, { $pages } sayfa.
web-print = Yazdırılacak kartlar
web-print-note = Yazıcın için bir PDF: her oyuncuya bir kart. Gerçek boyutunda yazdır.
web-print-sheets = Kaç kart
web-print-per-page = Bir sayfada kaç kart
web-print-paper = Kâğıt
web-print-ink = Mürekkepten tasarruf
web-print-dealt = { $option }: rastgele seçilir
web-print-named = { $option }: kendi seçtiklerin, örneğin { $example }
web-print-get = PDF oluştur
web-error-no-printer = Bu sunucu PDF oluşturamıyor: bir parçası kurulu değil.

## The score pad, for real dice. $crosses and $needed are numbers, $names a list of names.

pad-note = Gerçek masa, gerçek zarlar: sayıların üzerini kâğıt yerine burada çiz. Ekran kararsa da pil bitse de her şey bu cihazda kalır.
pad-missing = Bu defter bu cihazda yok. Yenisini başlat.
pad-first-online = Önce defterin kartları yüklenmeli. Bir kez çevrimiçiyken aç.
pad-game = Oyun
pad-player = { $number }. oyuncu
pad-by-lot = rastgele
pad-add = Oyuncu ekle
pad-remove = { $number }. oyuncuyu çıkar
pad-start = Başla
pad-kept = Defterlerin
pad-all = Bütün defterler
pad-delete = Bu defteri sil
pad-delete-ask = Defter ({ $names }), üzeri çizilen bütün sayılarla birlikte silinecek.
pad-undo = Geri al
pad-undone = Geri alındı.
pad-points = Puanlar
pad-whose = Kimin kartı
pad-lock = Satırı kilitle
pad-lock-ask = Bu, satırı herkes için kilitler ve zarı oyundan çıkar.
pad-leave-it = Vazgeç
pad-anyway = Yine de üzerini çiz
pad-anyway-note = Yine de üzerini çizebilirsin. Ev kuralı olarak işaretlenir.
pad-against-left = Sayıların üzeri soldan sağa çizilir, bu sayı ise son çizdiğinin solunda.
pad-against-early = Bu sayı için satırda önce { $needed } sayının üzeri çizilmeli. Şimdiye kadar yalnızca { $crosses } tane var.
pad-against-closed = Bu satır kilitli.
pad-against-full = Bütün başarısız zarlar işaretlendi.
pad-against-over = Oyun bitti.
pad-house = Ev kuralı: { $fields }
pad-over-rows = İki satır kilitli: oyun bitti.
pad-over-failed = Dört başarısız zar: oyun bitti.
pad-winners = { $count ->
    [one] { $names } { $points } puanla kazandı.
   *[other] { $names } { $points } puanla galibiyeti paylaşıyor.
}
pad-again = Aynı kişilerle yeni oyun
pad-storage = Bu tarayıcı hiçbir şey saklamıyor: sayfa kapanınca yazdıkların kaybolur.
pad-http = Bu sayfa düz HTTP ile geldi: tarayıcı ekranın kararmasını engellemez, ağ olmadan da defter yalnızca sayfa açık kaldığı sürece çalışır.
# Together with others: $why is a sentence, $time a time of day, $count a number.
pad-each = Herkes kendi telefonunda
pad-together = Birlikte
pad-together-note = Herkes sayıların üzerini kendi telefonunda çizer. Bir kilit, satırı hepsinde kapatır; sonunda herkesin puanı sayılır.
pad-share = Bu defteri paylaş
pad-people = Bu defterde
pad-join-note = Bu defterde: { $names }. Kendi kartınla katıl.
pad-with = Birlikte: { $names }.
pad-nobody = Henüz kimse katılmadı.
pad-alone = Bağlantı yok (son bağlantı: { $time }). { $count ->
    [0] Yeniden bağlanınca diğerlerini görürsün.
    [one] Yeniden bağlanınca bir işlem gönderilecek.
   *[other] Yeniden bağlanınca { $count } işlem gönderilecek.
}
pad-gone-ended = Bu defter artık paylaşılmıyor. Burada yazılanlar bu cihazda kalır.
pad-gone-removed = Kartın ortak defterden çıkarıldı. Burada yazılanlar bu cihazda kalır.
pad-refused = Yazdıkların gönderilemedi: { $why }
pad-send-away = Çıkar: { $name }
pad-send-away-ask = Kart ({ $name }) herkeste silinecek ve bağlantı yenilenecek.
pad-leave = Defterden ayrıl
pad-leave-ask = Kartın diğerlerinde silinecek. Bu cihazda tek başına devam edersin.
pad-end = Herkes için bitir
pad-end-ask = Bu defteri artık kimse paylaşmaz. Her cihaz elindekini saklar.
pad-again-all = Herkes için yeni oyun
pad-again-ask = Oyun bitmedi. Herkes yeni, boş bir kart alır.
pad-new-game = Yeni oyun başladı.
pad-next = Sonraki oyuna geç
pad-late = Satır kilitlendikten sonra üzeri çizilen: { $fields }
pad-against-same = Bu satırı başka biri kilitledi.
pad-same-throw = İkisinin de üzeri aynı atışta çizildiyse geçerlidir.

## Browser: reviews and the analysis board, loaded with those pages

study-review-of = { $game }: değerlendirme
study-working = Oyun değerlendiriliyor…
study-analyse = Analiz et
study-wrong-form = konum böyle yazılmaz
study-wrong-ended = bu kartlarla oyun bitmiştir
study-wrong-not-ended = bu kartlarla oyun bitmemiştir
study-wrong-failed-throws = en fazla dört başarısız zar olur
study-wrong-row = bir satırda sayıların üzeri böyle çizilemez: soldan sağa, kilit de ancak yeterince sayı çizildikten sonra
study-wrong-twice = bir hücre iki kez geçiyor
study-wrong-both-colours = bir hücrede iki renk birden var
study-wrong-scattered = altıgenler iki rengi de içeren tek bir grup oluşturmuyor
study-wrong-too-many = bir tarafın var olandan çok altıgeni var
study-wrong-turn = altıgenlerin sayısı, sıranın kimde olduğuna uymuyor
study-wrong-all-stay = temel oyunda bütün altıgenler masada kalır
study-wrong-too-few = bir tarafın altıgeni çok az, yani oyun bitmiştir
study-wrong-limit = hamle sınırına varıldı, yani oyun bitmiştir
study-wrong-shape = tamamlanmış bir şekil var, yani oyun bitmiştir
study-points = { $points } puan
study-change-points = { $change } puan
study-loss-share = kazanma olasılığından { $loss }
study-loss-points = { $loss } puan
study-course = Oyunun gidişi: ok tuşlarıyla ilerle
study-course-share = Kazanma olasılığı
study-course-points = Beklenen puan
study-luck-skill = Şans ve beceri
study-skill = Beceri
study-in-share = % olarak
study-in-points = puan olarak
study-start = Başlangıçta
study-luck = Şans
study-own = Kendi seçimi
study-others = Diğerleri
study-error = Tahmin
study-result = Sonuç
study-poor = Hatalar
study-balance-note = “Şans”, zarların getirdiğidir. “Kendi seçimi”, en iyi seçimlere göre kaybedilendir. “Diğerleri”, diğer oyuncuların seçimlerinin getirdiğidir.
study-balance-note-skill = “Kendi seçimi”, en iyi seçimlere göre kaybedilendir. “Diğerleri”, diğer oyuncuların seçimlerinin getirdiğidir.
study-balance-sum = Hepsi birlikte sonucu verir. “Tahmin”, değerlerin ne kadar saptığıdır.
study-exact = Bu değerler kesindir.
study-estimate = Bu değerler tahmindir ({ $values }).
study-moments = Oyunu belirleyenler
study-no-moments = Öne çıkan bir hata ya da zar yok.
study-next-moment = Sonraki an
# $good says whether the luck was good; it is always so with several players.
study-moment-throw = { $good ->
    [yes] { $name } için iyi bir zar: { $dice }
   *[no] { $name } için kötü bir zar: { $dice }
}
study-moment-choice = { $grade ->
    [best] { $name }: { $move }, en iyi seçim
    [good] { $name }: { $move }, iyi bir seçim
    [inaccuracy] { $name }, isabetsiz: { $move }
    [mistake] { $name }, hata: { $move }
   *[blunder] { $name }, büyük hata: { $move }
}
study-mistakes = { $who ->
    [me] En büyük hataların
   *[other] En büyük hatalar: { $name }
}
study-mistakes-note = Daha iyisini bulabilir misin? Birine dokunup dene. Cevap, sen isteyene kadar gizli kalır.
study-mistakes-none = Hata yok. İyi oynadın!
study-whose = Oyuncu
study-grade = { $grade ->
    [best] En iyi
    [good] İyi
    [inaccuracy] İsabetsiz
    [mistake] Hata
   *[blunder] Büyük hata
}
study-said-only = { $name }: { $move }. Başka seçenek yoktu.
study-said-good = { $grade ->
    [best] { $name } şunu seçti: { $move }. Daha iyisi yoktu.
   *[good] { $name } şunu seçti: { $move }. Yalnızca { $best } biraz daha iyiydi.
}
study-said-poor = { $name } şunu seçti: { $move }. Daha iyisi: { $best }. Bu, { $loss } kaybettirdi.
study-said-cost = { $name } şunu seçti: { $move }. Bu, { $loss } kaybettirdi.
study-missed-win = { $proven ->
    [yes] Kesin bir kazanma yolu vardı: { $line }.
   *[no] Bu büyük olasılıkla kazandırırdı: { $line }.
}
study-missed-defence = { $proven ->
    [yes] Tek savunma buydu: { $line }.
   *[no] Bu büyük olasılıkla kurtarırdı: { $line }.
}
study-said-throw = { $kind ->
    [alone] { $good ->
        [yes] Şanslı bir zar: { $luck }.
       *[no] Şanssız bir zar: { $luck }.
    }
   *[several] Bu zar en çok { $name } için iyiydi: { $luck }.
}
study-try = Yeniden dene
study-find = Daha iyisini bul
study-try-ask = { $name } için daha iyisi ne olurdu? Seç.
study-try-right = Doğru: en iyisi { $move }.
study-try-wrong = { $better ->
    [yes] { $move } daha iyi, ama yine de { $loss } kaybettirir. Bir daha dene.
   *[no] { $move } değil: { $loss } kaybettirir. Bir daha dene.
}
study-try-show = Cevabı göster
study-try-done = Devam
study-next-mistake = Sonraki hata
study-all-moves = Bütün seçenekler ({ $count })
study-moves-of = { $name }: seçenekler
study-seat = { $seat }. oyuncu

study-analysis-note = Her konumda her seçenek, değeriyle birlikte. Herkesin yerine oyna, geri al, başka bir şey dene. Bu sayfanın adresi konuma götürür.
study-choose-game = Hangi oyun?
study-position = Metin olarak konum
study-show = Göster
study-set-up = Elle kur
study-set-up-done = Tamam
study-set-up-note = Oyun kartlarında üzeri çizilmiş alanlara ve başarısız zarlara dokun.
study-set-up-board = Değiştirmek istediğin hücreye dokun.
study-players = Oyuncular
study-active = Zarı kim atıyor
study-to-move = Sıra kimde
study-phase = Evre
study-phase-placing = Altıgen yerleştirme
study-phase-moving = Altıgen taşıma
study-dice = Hangi zarlar geldi?
study-dice-random = Benim yerime at
study-worth = Konumun değeri
study-thinking = Değerler hesaplanıyor…
study-roll-out = Buradan oynat
study-rolling = Oynanıyor: { $percent }
study-rolled = Buradan oynanan oyunların sonucu
study-rolled-note = Botlar ({ $bot }) her seçimden sonra aynı zarlarla devam etti. Her seçim için oyun sayısı: { $games }. ±, %95 güven aralığıdır.
study-rolled-choice = Seçim
study-rolled-won = Kazanma
study-rolled-points = Puan
study-turn-over = Oyun bitti.
study-take-back = Geri al
study-forward = İleri
study-branches = Buradan denenenler
study-save = Oyun kaydı olarak kaydet
study-save-not = Yalnızca başından oynanan bir oyun kaydedilebilir. Bu konumu korumak için bağlantıyı kopyala.

## Browser: lessons, loaded with the reviews

study-lesson-step = Adım { $number } / { $all }
study-lesson-you = Sen
study-lesson-number = Cevabın
study-lesson-check = Kontrol et
study-lesson-next = Devam
study-lesson-back = Geri
study-lesson-show = Göster
study-lesson-done = Bunu artık biliyorsun.
study-lesson-seen = { $count ->
    [one] Yardımsız yapman gereken bir adım kaldı.
   *[other] Yardımsız yapman gereken { $count } adım kaldı.
}
study-lesson-do = Şimdi yap
study-lesson-again = Baştan başla
study-lesson-play = Oyun oyna
study-lesson-none = { $game } için henüz ders yok.
study-lesson-following = Sonraki ders
study-lesson-leave = Geri dön: { $game }
study-learn-title = { $game } öğren
study-learn-first = { $how ->
    [start] İlk derse başla
    [continue] Derse devam et
   *[other] Dersi yeniden yap
  }
study-learn-all = Bütün dersler
study-learn-lessons = Dersler
study-learn-progress = Tamamlanan adım: { $done } / { $all }
study-learn-more = Öğrenmenin başka yolları
study-learn-rules-what = Bütün oyun tek sayfada, resimlerle.
study-learn-puzzles-what = Bir konum, tek bir en iyi hamle: onu bul.
study-learn-analysis-what = İstediğin konumu dene, her hamlenin değerini gör.
study-learn-strategy = { $count ->
    [10] On cümlede strateji
   *[other] Strateji
  }
study-learn-measured = Her cümle botlarımızın oynadığı oyunlara dayanır. Nasıl bulunduğunu görmek ve kendi bilgisayarında yeniden ölçmek için aç.
study-learn-how = Nereden biliyoruz?
study-learn-takes = { $seconds ->
    [one] Yaklaşık bir saniye sürer.
   *[other] Yaklaşık { $seconds } saniye sürer.
  }

## Tarayıcı: bulmacalar, sayfalarıyla birlikte yüklenir; yukarıdaki görevler ve konular orada da kullanılır

puzzle-note = En iyi hamleyi bul. Her cevap açıklanır.
puzzle-count = { $count } bulmaca
puzzle-progress = Çözülen: { $solved } / { $all }
puzzle-which = Hangi bulmacalar?
puzzle-game = Oyun
puzzle-theme = Konu
puzzle-any-theme = Tüm konular
puzzle-level = Seviye
puzzle-own-level = Otomatik
puzzle-own-level-note = Çözersen zorlaşır, çözemezsen kolaylaşır.
puzzle-level-now = Seviye: { $level }
puzzle-you-play = Senin rengin: { $side }.
puzzle-choose = Bir hamle seç
puzzle-check = Kontrol et: { $move }
puzzle-show = Çözümü göster
puzzle-try = Başka bir şey dene ya da çözüme bak.
puzzle-try-costs = { $move }, { $loss } kaybettirir.
puzzle-skip = Atla
puzzle-next = Sıradaki bulmaca
puzzle-streak = Seri: { $count }
puzzle-streak-best = En uzun seri: { $count }
puzzle-verdict = { $verdict ->
    [right] Doğru!
    [close] İyi, ama en iyisi değil.
    [shown] Çözüm
   *[wrong] Bu değil.
}
puzzle-said-points = En iyisi: { $best }. İkinci en iyi, { $next }, ortalama { $loss } puan kaybettirir.
puzzle-said-share = En iyisi: { $best }, kazanma olasılığı { $top }. İkinci en iyi, { $next }: { $value }.
puzzle-said-costs-points = Seçimin, { $move }, ortalama { $loss } puan kaybettirir. En iyisi: { $best }.
puzzle-said-costs-share = Seçimin, { $move }: kazanma olasılığı { $top } yerine { $value }. En iyisi: { $best }.
puzzle-said-win = { $best } her savunmaya karşı kazandırır, kendi { $moves } hamlen yeter.
puzzle-said-win-too = { $move } hamlesi de aynı hızla kazandırır. Gösterilen yol şununla başlar: { $best }.
puzzle-said-no-win = { $move } ile başlayan kanıtlanmış bir kazanma yolu yok.
puzzle-why-placing = Her hamlen anında kazanma tehdidi yaratır. Karşı taraf yalnızca savunabilir ve sonunda bir tehdit karşılıksız kalır.
puzzle-why-moving = Her hamlen anında kazanma tehdidi yaratır. Karşı taraf yalnızca savunabilir ve sonunda bir tehdit karşılıksız kalır.
puzzle-why-cutting = Her hamlen anında kazanma tehdidi yaratır, biri de altıgen koparır. Karşı taraf yalnızca savunabilir ve sonunda bir tehdit karşılıksız kalır.
puzzle-why-leave = Burada çizilen her sayı, getirdiğinden fazlasını götürür. Beklersen daha iyi sayılar sana kalır.
puzzle-why-fail = Başarısız zar 5 puana mal olur, ama burada herhangi bir sayının üzerini çizmek uzun vadede daha çok kaybettirir.
puzzle-why-lock = Kilit de üzeri çizilmiş bir sayı yerine geçer: bir seferde iki tane.
puzzle-why-lucky = Uğurlu sayıyla satırda sıradaki sayının üzeri çizilir: hiçbir sayı atlanmaz.
puzzle-brings = { $choice }: şimdi { $gain } puan, { $skips ->
    [0] hiçbir sayı atlanmaz
   *[other] { $skips } sayı atlanır
}.
puzzle-proven = Her savunmaya karşı kanıtlandı.
puzzle-exact = Bu değerler kesindir.
puzzle-measured = En güçlü botun kendine karşı binlerce oyununda ölçüldü.
puzzle-steps = Hamle hamle
puzzle-step = { $number } / { $all } · { $name }: { $move }
puzzle-all-solved = { $count ->
    [one] Bu türdeki tek bulmaca çözüldü.
   *[other] Bu türdeki { $count } bulmacanın hepsi çözüldü.
}
puzzle-again = Yeniden çöz
puzzle-unknown = Böyle bir bulmaca yok.
puzzle-none = { $game } için henüz bulmaca yok.
puzzle-delete = İlerlememi sil
puzzle-delete-note = Bu tarayıcı { $game } oyununda çözdüklerini ve serini unutacak. Bu geri alınamaz.
puzzle-deleted = İlerlemen silindi.

## Kartlar: adları ve bir kartta yanlış olabilecekler

sheet-qwixx = klasik kart
sheet-mixx-colours = Mixx, karışık renkler
sheet-mixx-numbers = Mixx, karışık sayılar
sheet-own = kendi kartın
sheet-row = { $row }. satır
sheet-read = { $name }: { $rows }; başarısız zar { $failed }
sheet-read-row = { $row }. satır { $crossed }
told-lock = { $row }. satır kilitlendi ({ $names }). Oyundan çıkan zar: { $colour }.
told-lock-only = { $row }. satır kilitlendi ({ $names }). Zarı ({ $colour }) oyundan zaten çıkmıştı.
reason-colour-left = bu renkteki zar oyundan çıktı: bu alanın üzeri yalnızca beyaz zarların toplamıyla çizilebilir
fault-header-refused = { $name } başlığı { $game } oyununa ait değil
fault-sheet-word = { $row }. satır, { $field }. alan: “{ $found }” bir alan değil. Bir alan, r, y, g ya da b rengi ile bir sayıdır, örneğin r5; ya da r2-12 gibi bir dizidir
fault-sheet-setting = “{ $found }” yanlış yerde: faces, locking ve needed en çok bir kez, bu sırayla, satırlardan önce yazılır
fault-sheet-faces = “{ $found }” olamaz: zarların 2 ile 8 arasında yüzü vardır
fault-sheet-locking = “{ $found }” olamaz: bir satırı son bir ya da iki alanı kilitler
fault-sheet-needed = “{ $found }” olamaz: kilitlemeden önce çizilmesi gereken sayılar en az 0’dır
fault-sheet-number = { $row }. satır, { $field }. alan, { $found }: bu zarlardan 2 ile { $most } arası sayılar çıkar
fault-sheet-twice = { $row }. satır, { $field }. alan, { $found }: her alan kartta yalnızca bir kez bulunur
fault-sheet-rows = bir kartta iki ile dört arası satır vardır, aralarına / konur
fault-sheet-fields = { $row }. satır: bir satırda iki ile on beş arası alan vardır
fault-sheet-locking-fields = { $row }. satır: bir satırda onu kilitleyenlerden daha çok alan vardır
fault-sheet-no-lock = bu kartta hiçbir satır kilitlenemez: en az bir satırda, kilitleyen alanlardan önce çizilmesi gereken sayı kadar alan olmalı
fault-sheet-name = “{ $found }” adında bir kart yok; olanlar: { $names }; ya da r2-12 / y2-12 / g12-2 / b12-2 gibi bir kart yaz

worth-title = Oyun kartı kaç puan eder?
worth-exact = Tek başına kusursuz oyun
worth-simulated = Tek başına bir bot (tam çözülemeyecek kadar büyük)
worth-points = Bir oyuncunun puanı
worth-throws = Bir oyundaki atışlar
worth-failed = Başarısız zarlar
worth-by-failed = Başarısız zarla biten oyunlar
worth-by-rows = Kilitli satırlarla biten oyunlar
worth-first = Başlayan oyuncunun galibiyetleri
worth-by-colour = Renklere göre puanlar
worth-by-number = Sayılara göre puanlar
worth-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
worth-exact-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Browser: the Daily, loaded with its page. $points, $best and $players are numbers, $time is a day and a time.

daily-intro = Tek kişilik bir { $game } oyunu; bu sunucuda herkes için aynı atışlarla. Yalnızca bir deneme sayılır ve hiçbir şey geri alınamaz.
daily-play = Oyna
daily-waits = Bugünkü oyunun seni bekliyor.
daily-gone = Bugünkü oyunun silindi ya da bir bota bırakıldı, bu yüzden sayılmıyor.
daily-known = Bu günün atışları zaten açıklandı, bu yüzden artık sayılmıyor.
daily-next = Sonraki oyun başlıyor: { $time }
daily-points = { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}
daily-best = { $result ->
    [more] En iyi strateji bu atışlarla { $best } puan yapıyor. Sen daha iyisini yaptın!
    [same] En iyi strateji bu atışlarla { $best } puan yapıyor, tam senin kadar.
   *[less] En iyi strateji bu atışlarla { $best } puan yapıyor. O da sonraki atışları bilmiyor, yani onu geçebilirsin.
}
daily-best-waits = En iyi stratejinin bu atışlarla kaç puan yaptığı hesaplanıyor.
daily-estimate = Oyunla gelen, neredeyse kesin değerlere göre.
daily-streak = Seri: { $days }
daily-streak-note = Her hafta bir günü kaçırabilirsin.
daily-all = Herkesin sonucu
daily-all-few = { $players ->
    [one] Bugün ilk sen oynadın. On kişi oynayınca burada herkesin sonucunu görürsün.
   *[other] { $players } kişi oynadı. On kişi olunca burada herkesin sonucunu görürsün.
}
daily-all-note = { $players } kişi oynadı. Yarısının { $middle } ya da daha çok puanı var.
daily-bar = { $from }–{ $to } puan: { $players }
daily-share = Crosshex, günün oyunu, { $day }. Puan: { $points }
daily-share-best = En iyi strateji: { $best }
daily-square = Her atış için bir kare: ne kadar iyi karar verdin. Atışları ele vermez.
daily-past = Önceki günler
daily-past-note = Tohumları açıklanınca atışlarını alıştırma için oynayabilirsin. Bu sayılmaz.
daily-practise = Alıştırma yap
daily-more = Hepsini göster
daily-puzzle = Günün bulmacası ({ $game })
daily-dice = Herkes için aynı atışlar: kanıt
daily-dice-note = Bir günün bütün atışları gizli bir tohumdan hesaplanır. Parmak izi o günden bir hafta önce, tohum ise bir gün sonra açıklanır. Yani atışlar önceden sabitlenmişti. Kimseye söylenmediklerini ise kimse kanıtlayamaz.
daily-fingerprint = Parmak izi, { $day }
daily-doubt = Bu zarlara güvenme: bu tarayıcı birkaç gün önce bu gün için başka bir parmak izi gördü.
daily-off = Bu sunucuda günün oyunu yok.
web-sheets = Kart atölyesi
web-sheets-note = Elindeki kartı yaz ya da yeni bir kart hazırla. Kaç puan ettiğine bak ve onunla oyna.
web-sheets-other = Başka bir kart…
# The workshop: a sheet that people type or put together.
workshop-start = Başlangıç
workshop-random = Rastgele bir kart
workshop-random-value = Önceden çözüldü: tek başına kusursuz oyun bu kartla { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan yapar.
workshop-empty = Boş satırlar
workshop-notation = Metin olarak kart
workshop-notation-note = Renkler r (kırmızı), y (sarı), g (yeşil) ve b (mavi). r2-12, 2’den 12’ye kırmızı alanlardır; r5 tek bir alandır; / sonraki satırı başlatır.
workshop-possible = Bu kart geçerli.
workshop-drawn = Oynanacağı biçimiyle kart
workshop-row = Satır
workshop-row-add = Satır ekle
workshop-row-remove = { $row }. satırı sil
workshop-colour = Renk
workshop-add = Alan ekle
workshop-left = Sola
workshop-right = Sağa
workshop-remove = Sil: { $field }
workshop-remove-none = Alan sil
workshop-faces = Zarların yüz sayısı
workshop-locking = Kilitleyen son alanlar
workshop-needed = Kilitlemek için kaç sayı çizilmeli
workshop-said-added = { $field }: { $row }. satıra eklendi
workshop-said-removed = { $field }: silindi
workshop-said-behind = Sonraki alan bundan sonra gelir: { $field }
workshop-then = Bu kartla neler yapabilirsin
workshop-play = Bu kartla oyna
workshop-link = Bu kartın bağlantısı
workshop-link-note = Kart bağlantının kendisinde. Hiçbir şey saklanmaz.
workshop-asked = Sunucuya soruluyor…
# $before is how many sheets of other people come first.
workshop-waiting = { $before ->
    [0] Başlıyor…
   *[other] Sırada önce { $before } kart var.
}
workshop-solving = Kusursuz oyun hesaplanıyor: { $done }
workshop-playing = Botlar bu kartla oynuyor: { $done }
workshop-done = Sonuçlar hazır.
workshop-worth-note = Birkaç dakika sürebilir. Sayfadan ayrılırsan durur.
workshop-picture = { $name }, her alanın getirdiği puanlarla
workshop-picture-note = Bir alandaki çubuk ne kadar yüksekse orada üzeri çizilen sayı o kadar çok puan getirir. Kusursuz oyun dışındaki bütün sonuçlar “zor” seviyesinde iki botun oyunlarından.
workshop-json = Sonuçları kaydet
workshop-stop = Durdur
workshop-close = Kapat
workshop-letter = { $letter ->
    [r] kırmızı
    [y] sarı
    [g] yeşil
   *[b] mavi
}
workshop-colour-name = { $colour ->
    [red] Kırmızı
    [yellow] Sarı
    [green] Yeşil
   *[blue] Mavi
}

## Browser: own record

me-empty = Henüz biten oyun yok
me-empty-note = Bir oyunu sonuna kadar oyna: puanların, şansın ve ne kadar iyi karar verdiğinle birlikte burada kendiliğinden görünür. Hesap gerekmez ve başka kimse görmez.
me-alone-sees = Bu sayfayı yalnızca sen görürsün. Oyunlar sen silene ya da bir yıl uğramayana kadar saklanır.
me-off = Bu sunucu biten oyunları saklamıyor.
me-games = Oyun
me-won = Kazanılan
me-mean = Ortalama
me-best = En iyi
me-spread = Puanların: kaç oyun kaç puanla bitti
me-against = Rakip
me-deleted = biri
me-alone = tek kişi
me-players = { $seats } oyuncu
me-deciding = Ne kadar iyi karar veriyorsun
me-deciding-note = Seçeneğin varken bir kararın sana ortalama maliyeti. Az olması daha iyi.
me-interval = { $low } – { $high }
me-from = Değerlendirilen oyun: { $games }. Gereken: { $needed }
me-like-level = Yaklaşık şu bot kadar iyi: { $level }
me-change = Oyunlarının son yarısı ilk yarısına göre: { $change }
me-next-level = Sonraki oyunun için öneri: { $level }
me-course = Oyun oyun şans ve kararlar
me-course-note = Yukarısı kazanç, aşağısı kayıp; son oyun sağda.
me-luck = Şans
me-own = Kararlar
me-dice = Zarların
me-dice-note = Sunucunun oyunlarında attığı bütün zarlar. Küçük tireler bekleneni gösterir.
me-dice-chance = Hilesiz zarların da en az bu kadar sapma olasılığı: { $chance }.
me-latest = Son oyunlar
me-replay = Tekrar izle
me-review = Değerlendir
me-wanted = Değerlendiriliyor
me-reviews = Zarlı oyunlar, hiçbir bot düşünmezken kendiliğinden değerlendirilir: günde en fazla { $most }. Bugün: { $today }
me-mistakes = Hatalarım
me-practise = Alıştırma yap
me-mistakes-note = Şimdi sırada: { $due }. Toplam: { $all }
me-none-due = Şimdi alıştırma yok
me-none-due-note = Hataların değerlendirilen oyunlardan gelir. Her biri, üst üste beş kez doğru cevaplayana kadar 1, 3, 7 ve 30 gün sonra yeniden gelir.
me-next-due = Sonraki: { $when }
me-a-mistake = Burada hata yaptın
me-a-puzzle = Benzer bir bulmaca
me-left = Kalan: { $left }
me-save-text = Kayıt olarak kaydet
me-save-json = JSON olarak kaydet
me-delete = Her şeyi sil
me-delete-note = Biten oyunların, değerlendirmeleri, günün oyunundaki puanların ve başka kimsenin oynamadığı masalar. Adın başkalarının biten oyunlarından silinir. Diğer cihazların kaldırılır.
me-gone = Her şey silindi.
me-store-note = Hesap yok. Sunucunun sakladığı her şey ve süresi bu kadar.
me-store-cookie = Hesap yerine rastgele bir sayı içeren bir çerez: kimdeyse masalardaki yerlerin onundur. Son gelişinden sonra bir yıl geçerlidir. Sunucu yalnızca parmak izini saklar.
me-store-tables = Masalar: yazılan adlarla kimin oynadığı ve ne oynandığı. Sahibi silene ya da şu kadar gün kimse kullanmayana kadar: { $days }. Saati işleyen masa kalır.
me-store-games = Biten oyunlar, oynayan her kişi için: sonuç, kayıt ve değerlendirme. Sen silene ya da bir yıl uğramayana kadar.
me-store-daily = Günün oyunu: her gün için oynayan her kişinin masası ve puanı, adı olmadan. 400 gün ya da sen her şeyi silene kadar.
me-store-devices = Birkaç cihaz bağlarsan: her biri için çerezinin parmak izi, “Firefox, Android” gibi bir adı ve bağlandığı gün. Sen kaldırana ya da bir yıl uğramayana kadar.
me-store-reviews = Birinin istediği değerlendirmeler (adlar olmadan) ve paylaşılan defterler: şu kadar gün kimse kullanmayana kadar: { $days }
me-store-browser = Bu tarayıcıda: ayarların, çözülen bulmacalar ve dersler ile defterler. Sunucu bunları almaz.
me-store-others = Sayfa başka sunuculardan hiçbir şey yüklemez ve kimse ziyaretlerini saymaz. Bu sunucuyu işleten, istekleri günlüğe yazabilir.
me-device-note = Telefon ve bilgisayar tek kişi olur: yerler, oyunlar ve günün oyunu ikisinde de aynıdır. Hesap ve parola gerekmez.
me-device-list = Cihazların
me-device-here = bu cihaz
me-device-since = bağlandığı gün: { $date }
me-device-remove = Kaldır
me-device-remove-note = Kaldırdığın cihaz eski kimliğine döner. Birini kaybettiysen buradan kaldır.
me-device-add = Başka bir cihaz bağla
me-device-add-note = Diğer cihazda yerlerin ve oyunların olacak. Önce burada evet dersin.
me-device-show = Kod göster
me-device-type-there = Bunu diğer cihaza okut. Ya da orada bu sayfayı açıp kodu yaz:
me-device-until = Tek bir cihaz için, saat { $time } olana kadar geçerli.
me-device-end = Kodu iptal et
me-device-asks = Bağlanmak isteyen: { $name }
me-device-asks-note = Yalnızca kendi cihazınsa ve aynı sayıyı gösteriyorsa evet de:
me-device-yes = Evet, benim
me-device-no = Hayır
me-device-join = Bu cihazı bir başkasına bağla
me-device-join-note = Kodu diğer cihaz gösterir. Ondan sonra bu cihazda diğerinin yerleri ve oyunları olur. Bu cihazda daha önce olanlar saklı kalır ve onu oradan kaldırırsan geri gelir.
me-device-code = Kod
me-device-connect = Bağla
me-device-wait = Şimdi diğer cihazda, bu sayıyı gösteriyorsa evet de:
me-device-refused = Diğer cihaz hayır dedi.
me-device-ended = Zamanında evet diyen olmadı. Yeni bir kod iste.
me-device-done = Bu cihaz bağlandı.
