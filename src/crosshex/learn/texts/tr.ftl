# Derslerin metinleri. Her adımın bir görevi, doğru ve yanlış cevaplar için birer cümlesi vardır.

## Her derste söylenenler

learn-allowed = Kurallar buna izin verir, ama burada istenen bu değil.
learn-illegal = Bu olmaz: { $reason }.
learn-no-move = Bu bir hamle değil.
learn-no-number = Bir sayıyla cevap ver.

## Terminaldeki dersler

learn-none = { $game } için henüz ders yok.
learn-how = Her adımı bir hamleyle ya da bir sayıyla cevapla. { $skip } cevabı gösterir, { $quit } çıkar.
learn-step = Adım { $number } / { $all }
learn-you = Sen
learn-answer = Cevap: { $answer }.
learn-done = Bitti. İlk denemede doğru: { $right } / { $all }.
learn-over = Hepsi bu kadar. Şimdi oyna: crosshex play { $game }

## Qwixx

learn-qwixx-goal = Her satırda soldan sağa, çizebildiğin kadar çok sayının üzerini çiz ve satırları kilitle. Bir satırda çizdiğin her yeni sayı bir öncekinden değerlidir. En çok puanı olan kazanır.
learn-qwixx-goal-sheet = Oyun sonunda bir oyun kartı: kırmızı kilitli ve orada çizilen dokuz sayı 45 puan eder. Diğer satırlar eklenip bir başarısız zar için 5 düşülünce toplam 97 olur.
learn-qwixx-basics = Çizilen sayılar, kilitler ve puanlar
learn-qwixx-basics-sum = Beyaz zarlar 4 ve 1. Herkes toplamlarının üzerini bir satırda çizebilir. Üzerini en az sayı atladığın yerde çiz.
learn-qwixx-basics-sum-right = Kırmızı ve sarı 2 ile başlar; orada 5 için yalnızca üç sayı atlarsın. Atladığın sayıyı kaybedersin: sayıların üzeri soldan sağa çizilir.
learn-qwixx-basics-sum-wrong = Olur, ama yeşil ve mavi 12 ile başlar: 5 için yedi sayı atlar ve hepsini kaybederdin.
learn-qwixx-basics-sum-wrong-long = Olur, ama yeşil ve mavi 16 ile başlar: 5 için on bir sayı atlar ve hepsini kaybederdin.
learn-qwixx-basics-sum-wrong-nothing = Boş geçebilirsin, ama 5 iki satıra iyi oturuyor. Üzerini çiz.
learn-qwixx-basics-left = Beyaz zarların toplamı 6. Kırmızı 6, çizdiğin 7’nin solunda kaldı, onu kaybettin. 6’nın üzerini en az sayı atladığın yerde çiz.
learn-qwixx-basics-left-right = Sarı 4’ün sağında 6 için yalnızca 5’i atlarsın.
learn-qwixx-basics-left-wrong = Böyle çok sayı atlarsın. Bir satırda son çizdiğin sayı 6’ya çok daha yakın.
learn-qwixx-basics-left-wrong-nothing = Boş geçebilirsin, ama bir satırda 6 için tek bir sayı atlarsın.
learn-qwixx-basics-colour = Zarı sen attın, o yüzden ikinci bir eylemin var: bir beyaz zarla bir renkli zarı topla ve toplamın üzerini o rengin satırında çiz. Hiç sayı atlatmayan toplamı bul.
learn-qwixx-basics-colour-right = Beyaz 4 ile mavi 6, mavi 10 eder; 11’in hemen yanında. Bu eylem yalnızca zarı atanındır.
learn-qwixx-basics-colour-wrong = Toplam doğru, ama sayı atlarsın. Bir satır boşluksuz devam ediyor.
learn-qwixx-basics-colour-wrong-nothing = 1. eylemde bir sayının üzerini çizdiğin için burada boş geçebilirsin. Ama hiç sayı atlamadan çizebileceğin bir sayı var.
learn-qwixx-basics-failed = Zarı sen attın, beyaz zarlarla hiçbir sayının üzerini çizmedin ve renkli zarlarla hiçbir toplam uymuyor. Geriye ne kaldı?
learn-qwixx-basics-failed-right = Başarısız zar, ceza olarak 5 puan götürür. Yalnızca zarı atıp hiçbir sayının üzerini çizmeyen oyuncu içindir.
learn-qwixx-basics-nothing = Zarı bir başkası attı, beyaz zarların toplamı 11. Hangisi sana en az kaybettirir?
learn-qwixx-basics-nothing-right = Boş geçmek. Başkası attığında boş geçmek asla başarısız zar getirmez.
learn-qwixx-basics-nothing-wrong = Olur, ama bir sayı için en az altı sayıdan vazgeçersin. Zarı sen atmadın: boş geçmenin zararı yok.
learn-qwixx-basics-lock = Beyaz zarların toplamı 12. Satırın son sayısı onu kilitler, ama önce orada beş sayının üzeri çizilmiş olmalı. Bir satırı kilitle.
learn-qwixx-basics-lock-right = Sarıda beş sayı çizilmişti. 12 ile birlikte kilidin üzeri de çizilir, o da bir sayı sayılır; sarı zar oyundan çıkar.
learn-qwixx-basics-lock-wrong = O satırın başında üzerini çizmeye değer bir sayı bu, ama şimdi başka bir satır kilitlenebilir.
learn-qwixx-basics-lock-wrong-nothing = Olur, ama şimdi bir satır kilitlenebilir: bu, bir seferde iki sayı çizmek demek.
learn-qwixx-basics-closed = Diğer oyuncu yeşili kilitledi: satır herkese kapalı, zarı da oyundan çıktı. Beyaz zarların toplamı 7. Hiç sayı atlamadan üzerini çiz.
learn-qwixx-basics-closed-right = Sarı 7, çizdiğin 6’nın hemen yanında.
learn-qwixx-basics-closed-wrong = Böyle sayı atlarsın. Bir satır 7 ile devam ediyor.
learn-qwixx-basics-closed-wrong-nothing = Olur, ama 7 hiç sayı atlamadan bir yere oturuyor.
learn-qwixx-basics-count = Say: bir satırda çizilmiş tek sayı 1 puan, iki sayı 1 + 2, üç sayı 1 + 2 + 3, böyle gider. Kırmızı satırda çizilmiş altı sayı kaç puan eder?
learn-qwixx-basics-count-right = 1 + 2 + 3 + 4 + 5 + 6 = 21. Bir satırda çizdiğin her yeni sayı öncekinden değerlidir.
learn-qwixx-basics-count-wrong = Hayır: satırda çizilmiş sayıları say ve 1’den o sayıya kadar topla.
learn-qwixx-basics-total = Kırmızıda dört, sarıda üç sayı çizilmiş; bir de her biri 5 götüren iki başarısız zar var. Hepsi kaç puan?
learn-qwixx-basics-total-right = 10 + 6 − 10 = 6. İki başarısız zar koca bir satıra mal olabilir.
learn-qwixx-basics-total-wrong = Hayır: çizilmiş dört sayı 1 + 2 + 3 + 4, üç sayı 1 + 2 + 3 eder, her başarısız zar 5 götürür.
learn-qwixx-basics-end = Yeşil zaten kilitli. İkinci satır kilitlenince oyun biter ve sen öndesin. Bitir.
learn-qwixx-basics-end-right = İkinci kilitle oyun hemen biter. Dördüncü başarısız zar da bitirir.
learn-qwixx-basics-end-wrong = Oyun sürerdi ve diğerleri yetişebilirdi. Bir satırı kilitleyebilirsin.

## Longo

learn-longo-goal = Her satırda soldan sağa, çizebildiğin kadar çok sayının üzerini çiz ve satırları kilitle. İki uğurlu sayının her biriyle, hiç sayı atlamadan bir sayının üzerini çizebilirsin. En çok puanı olan kazanır.
learn-longo-goal-sheet = Oyun sonunda bir oyun kartı: kırmızı kilitli ve orada çizilen on sayı 55 puan eder. Diğer satırlar eklenip bir başarısız zar için 5 düşülünce toplam 120 olur.
learn-longo-lucky = Daha uzun satırlar ve uğurlu sayılar
learn-longo-lucky-far = Zarlar sekiz yüzlü, satırlar 16’ya kadar gider. Beyaz zarların toplamı 14. En az sayı atladığın yerde üzerini çiz.
learn-longo-lucky-far-right = Sarı 12’nin sağında 14 için yalnızca 13’ü atlarsın.
learn-longo-lucky-far-wrong = Böyle çok sayı atlarsın. Bir satırda son çizdiğin sayı 14’e yakın.
learn-longo-lucky-far-wrong-nothing = Olur, ama bir satırda 14 için tek bir sayı atlarsın.
learn-longo-lucky-lucky = Uğurlu sayıların 6 ve 11, beyaz zarların toplamı 6. 6 yerine, en az sayı çizdiğin satırda sıradaki sayının üzerini çizebilirsin. Şansını kullan.
learn-longo-lucky-lucky-right = Yeşil boştu, sıradaki sayı ilk sayıydı: 16. Hiçbir sayı atlanmadı.
learn-longo-lucky-lucky-wrong = 6 olur, ama sayı atlarsın. Uğurlu sayını kullan: en az sayı çizdiğin satırı bul.
learn-longo-lucky-lucky-wrong-nothing = Olur, ama uğurlu sayınla hiç sayı atlamadan bir sayının üzerini çizebilirsin.
learn-longo-lucky-fewest = Beyaz zarların toplamı 8, yani uğurlu sayın. Yalnızca en az sayı çizilen satır geçerlidir. Hangi sayıyı verir?
learn-longo-lucky-fewest-right = Mavide tek sayı çizilmiş, sıra mavide: 15’in sağında 14 gelir.
learn-longo-lucky-fewest-wrong = 8 olur, ama uğurlu sayın burada daha iyi: hiçbir sayı atlamazsın.
learn-longo-lucky-fewest-wrong-nothing = Olur, ama uğurlu sayınla hiç sayı atlamadan bir sayının üzerini çizebilirsin.
learn-longo-lucky-others = Zarı bir başkası attı, beyaz zarların toplamı 5: uğurlu sayın her atışta geçerlidir. En az sayının çizildiği iki satır var, birini seç.
learn-longo-lucky-others-right = En az sayı çizilen birden fazla satır varsa seçim senin.
learn-longo-lucky-others-wrong = Olur, ama uğurlu sayınla hiç sayı atlamadan bir sayının üzerini çizebilirsin.
learn-longo-lucky-lock = Beyaz zarların toplamı 15. Satırda altı sayı çizilmişse son iki sayıdan her biri onu kilitler. Birini kilitle.
learn-longo-lucky-lock-right = Kırmızıda altı sayı çizilmişti: 15’in ve kilidin üzeri çizildi, satır herkese kapandı.
learn-longo-lucky-lock-wrong = Olur, ama satırlarından biri şimdi kilitlenebilir.
learn-longo-lucky-count = Kırmızı satır kilitli: sekiz sayının ve kilidin üzeri çizilmiş. Kaç puan eder?
learn-longo-lucky-count-right = Kilit de çizilmiş bir sayı sayılır: 1 + 2 + … + 9 = 45.
learn-longo-lucky-count-wrong = Hayır: çizilmiş sayıları ve kilidi say, 1’den o sayıya kadar topla.

## Six

learn-six-goal = Siyah ve kırmızı sırayla altıgen koyar. Altı altıgenini bir şeritte, bir üçgende ya da bir halkada ilk bir araya getiren kazanır.
learn-six-goal-line = Şerit: düz bir dizide altı
learn-six-goal-triangle = Üçgen: üç, iki ve bir
learn-six-goal-ring = Halka: bir hücrenin çevresinde altı
learn-six-basic = Şeritler, üçgenler, halkalar
learn-six-basic-first = Siyahsın ve sen başlıyorsun. İlk altıgenin kırmızıya bir kenarla değmeli, siyaha değmemeli. Koy.
learn-six-basic-first-right = Böyle tam üç hücre var. Bundan sonra bir altıgen, rengi ne olursa olsun bir başkasına değdiği her yere konabilir.
learn-six-basic-line = Düz bir dizide altı altıgenin kazandırır. Beş tanesi hazır. Şeridi tamamla.
learn-six-basic-line-right = Altılı bir şerit. Üç yönden herhangi birinde olabilir.
learn-six-basic-line-wrong = Bununla altılı bir dizi olmaz. Beşlinin bir ucunda kırmızı bir altıgen var: diğer uç boş.
learn-six-basic-triangle = Üç, iki ve bir: bu bir üçgen. Beş altıgeni hazır. Tamamla.
learn-six-basic-triangle-right = Altılı üçgen kazandırır, ne yöne bakarsa baksın.
learn-six-basic-triangle-wrong = Orası değil. Üçlü ve ikili dizilerine bak: tepede bir altıgen eksik.
learn-six-basic-ring = Bir hücrenin çevresindeki altı altıgen bir halkadır. Ortada ne olduğu fark etmez. Tamamla.
learn-six-basic-ring-right = Bir halka. En kolay gözden kaçan şekildir, çünkü ortası kırmızı olabilir.
learn-six-basic-ring-wrong = Orası değil. Beş altıgenin bir kırmızının çevresinde: altı komşusundan hangisi hâlâ boş?
learn-six-basic-bar = Kırmızının yan yana beş altıgeni var, bir sonraki altıgenle kazanır. Yolunu kapat.
learn-six-basic-bar-right = Şimdi iki uç da kapalı. Kendi hamlenden önce hep böyle beşliler ara.
learn-six-basic-bar-wrong = O zaman kırmızı altıncıyı diziye koyar ve kazanır. Bir ucu boş.
learn-six-basic-two = Yan yana dört altıgenin var ve iki uç da boş. Aynı anda iki tehdit kur: kırmızı yalnızca birini kapatabilir.
learn-six-basic-two-right = İki ucu boş bir beşli: kırmızı hangisini kapatırsa diğeri senin. Yerleştirme evresinde biten oyunları neredeyse hep çifte tehdit kazandırır.
learn-six-basic-two-wrong = Kırmızı bunu durdurabilir. Dizini öyle uzat ki iki ucu da kazandırsın.
learn-six-basic-move = Bütün altıgenler masada: artık kendininkilerden birini başka bir hücreye taşırsın. Bir üçgen tamamla.
learn-six-basic-move-right = Üçgenin gerek duymadığı her altıgen olurdu.
learn-six-basic-move-wrong = Bu kazandırmaz. Sağ tarafta bir üçgenin beş altıgenini bul ve altıncıyı ekle.
learn-six-basic-together = Temel kurallarda bir altıgeni ancak diğerleri onsuz da bir arada kalıyorsa alabilirsin. Alınabilen birini al ve üçgeni tamamla.
learn-six-basic-together-right = Grubu bir arada tutan altıgenler kalmak zorundaydı. İki parçayı birleştiren bir altıgen, senin de olsa karşı tarafın da olsa, alınamaz.
learn-six-basic-together-wrong = Bu kazandırmaz. Sağ tarafta bir üçgenin beş altıgenini bul.
learn-six-advanced = Grup koparma
learn-six-advanced-cut = Gelişmiş kurallarda her altıgenini alabilirsin. Diğerleri dağılırsa yalnızca en büyük grup kalır. Sağdaki üç kırmızıyı kopar ve kendinden hiç kaybetme.
learn-six-advanced-cut-right = Küçük grup bir daha dönmemek üzere oyundan çıktı, seninkilerin hepsi yerinde.
learn-six-advanced-cut-wrong = Bununla hiçbir şey kopmaz. Sağdaki kırmızıları tek bir altıgenin tutuyor.
learn-six-advanced-cut-wrong-own = Bu kırmızıları koparır, ama seninkilerden birini de. Onların hemen yanındaki altıgeni al.
learn-six-advanced-few = Beş ya da daha az altıgeni kalan taraf kaybeder. Kırmızının yedi altıgeni var. Kazan.
learn-six-advanced-few-right = İki kırmızı altıgen oyundan çıktı, kalan beşi de çok az.
learn-six-advanced-few-wrong = Kırmızının hâlâ beşten fazla altıgeni var. Sağdaki ikisini kopar.
learn-six-advanced-least = Böyle kaybetmemek için en az kaç altıgenin kalmalı?
learn-six-advanced-least-right = Altı: beş çok az. Elindeki altıgen de senin sayılır.
learn-six-advanced-least-wrong = Hayır: beş ya da daha az altıgeni kalan taraf kaybeder.
learn-six-advanced-keep = En büyük grup birden fazlaysa hangisinin kalacağını sen seçersin. Kırmızıya çok az altıgen kalacak biçimde kopar.
learn-six-advanced-keep-right = Kalan grupta çok az kırmızı var. En büyük gruplar eşitse seçim, altıgenini taşıyanındır.
learn-six-advanced-keep-wrong = Kırmızının hâlâ yeterince altıgeni var. İki yarıyı birleştiren altıgeni bul.
learn-six-advanced-keep-wrong-other = Yanlış yarı kaldı: şimdi altıgeni az olan sensin. Aynı altıgeni al, ama senin olduğun yarı kalsın.
learn-six-advanced-shape = Şekil her şeyden önce kazandırır, aynı hamleyle altıgenler oyundan çıksa bile. Şeridi tamamla.
learn-six-advanced-shape-right = Şerit tamamlandı, oyun kazanıldı.
learn-six-advanced-shape-wrong = Bu şerit değil. Beş altıgenin bir dizide duruyor: dışarıdan altıncıyı getir.

## Other sheets

learn-mixx-colours-goal = Satırları üç kez renk değiştiren bir kartla Qwixx. Beyaz zarlar her satıra ulaşır, renkli zar yalnızca kendi rengindeki alanlara. En çok puanı olan kazanır.
learn-mixx-colours-goal-sheet = Oyun sonunda bir kart: en üst satır kilitli, çizilen dokuz alanı 45 puan eder. Diğer satırlar eklenip bir başarısız zar için 5 düşülünce toplam 91 olur.
learn-mixx-colours-colours = Karışık renkler
learn-mixx-colours-colours-any = Beyaz zarların toplamı 5. Burada her satırda başka renkte bir 5 var, dilediğini seçebilirsin. Üzerini hiçbir şey atlamadığın yerde çiz.
learn-mixx-colours-colours-any-right = Mavi 5, sarı 4’ünün hemen yanında. Beyaz zarların toplamının rengi yoktur.
learn-mixx-colours-colours-any-wrong = Olur, ama bir satırda sırada zaten 5 var. Çizdiklerinin sağına bak.
learn-mixx-colours-colours-field = Zarı sen attın: bir beyaz zarla bir renkli zarın toplamı, hangi satırda olursa olsun o renkteki o sayının alanıdır. Hiçbir şey atlatmayan toplamı bul.
learn-mixx-colours-colours-field-right = Beyaz 5 ile mavi 1, mavi 6 eder; o da en üst satırda.
learn-mixx-colours-colours-field-wrong = Olur, ama alan atlarsın ya da iyi bir sayıyı boş geçersin. Bir satır boşluksuz devam ediyor.
learn-mixx-colours-colours-lock = Beyaz zarların toplamı 12. Satırın son alanı, orada beş sayı çizilmişse satırı kilitler. Bir satırı kilitle.
learn-mixx-colours-colours-lock-right = Üç renk, tek satır: beş sayı çizilmişti. Son alanı kırmızı olduğu için kırmızı zar oyundan çıkar. Diğer satırların kırmızı alanları açık kalır.
learn-mixx-colours-colours-lock-wrong = Orada da çizebilirsin, ama şimdi başka bir satır kilitlenebilir.
learn-mixx-colours-colours-gone = Diğer oyuncu en üst satırı kilitledi, kırmızı zar oyundan çıktı. Beyaz zarların toplamı 8. Üzerini hiçbir şey atlamadığın yerde çiz.
learn-mixx-colours-colours-gone-right = Kırmızı 8 hâlâ açık: kırmızı zar olmadan ona yalnızca beyaz zarların toplamı ulaşır.
learn-mixx-colours-colours-gone-wrong = Böyle alan atlarsın. Bir satır 8 ile devam ediyor.
learn-mixx-numbers-goal = Sayıları karışık bir kartla Qwixx. Sayıların üzerini soldan sağa çizersin, yalnızca satırdaki yer önemlidir. En çok puanı olan kazanır.
learn-mixx-numbers-goal-sheet = Oyun sonunda bir kart: kırmızı satır kilitli, çizilen dokuz alanı 45 puan eder. Diğer satırlar eklenip bir başarısız zar için 5 düşülünce toplam 91 olur.
learn-mixx-numbers-numbers = Karışık sayılar
learn-mixx-numbers-numbers-place = Beyaz zarların toplamı 6. Burada sayının büyüklüğü değil, yeri önemli. 6’nın üzerini hiçbir şey atlamadığın yerde çiz.
learn-mixx-numbers-numbers-place-right = Kırmızı 6, kırmızı 10’dan hemen sonra gelir.
learn-mixx-numbers-numbers-place-wrong = Olur, ama sayı atlarsın. Bir satırda sırada 6 var.
learn-mixx-numbers-numbers-left = Beyaz zarların toplamı 5. Mavi 5, çizdiğin 7’nin solunda kaldı, onu kaybettin. 5’in üzerini hiçbir şey atlamadığın yerde çiz.
learn-mixx-numbers-numbers-left-right = Doğru: kırmızı satırda 12’den sonra 5 gelir.
learn-mixx-numbers-numbers-left-wrong = Olur, ama birkaç sayı atlarsın. Bir satırda sırada 5 var.
learn-mixx-numbers-numbers-lock = Beyaz zarların toplamı 4. Satırları son sayıları kilitler: kırmızı 11, sarı 10, yeşil 3 ve mavi 4. Bir satırı kilitle.
learn-mixx-numbers-numbers-lock-right = Mavide beş sayı çizilmişti. Kilit bir sayı daha sayılır, mavi zar da oyundan çıkar.
learn-mixx-numbers-numbers-lock-wrong = Olur, ama şimdi bir satır kilitlenebilir.
