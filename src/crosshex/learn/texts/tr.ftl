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
learn-done = Bitti: { $all } adımdan { $right } tanesi ilk denemede doğru.
learn-over = Hepsi bu kadar. Şimdi oyna: crosshex play { $game }

## Qwixx

learn-qwixx-goal = Her satırda soldan sağa doğru çizebildiğin kadar çok sayı çiz ve satırları kilitle. Bir satırda her yeni sayı daha çok değer. En çok puanı olan kazanır.
learn-qwixx-goal-sheet = Oyun sonunda bir kâğıt: kırmızı kilitli ve oradaki dokuz çizgi 45 puan eder. Öteki satırlarla, başarısız bir zar için 5 eksik, toplam 97.
learn-qwixx-basics = Çizilen sayılar, kilitler ve puanlar
learn-qwixx-basics-sum = Beyaz zarlar 4 ve 1. Herkes toplamlarını bir satırda çizebilir. En az sayı atladığın yerde çiz.
learn-qwixx-basics-sum-right = Kırmızı ve sarı 2 ile başlar; orada 5 yalnızca üç sayı atlar. Atladığın sayı gider: sayılar soldan sağa çizilir.
learn-qwixx-basics-sum-wrong = Olur, ama yeşil ve mavi 12 ile başlar: 5 yedi sayı atlardı ve hepsi giderdi.
learn-qwixx-basics-sum-wrong-nothing = Hiçbir şey çizmeyebilirsin, ama 5 iki satıra iyi oturuyor. Çiz.
learn-qwixx-basics-left = Beyazların toplamı 6. Kırmızı 6, çizdiğin 7'nin solunda kaldı, gitti. 6'yı en az atladığın yerde çiz.
learn-qwixx-basics-left-right = Sarı 4'ün sağında 6 yalnızca 5'i atlar.
learn-qwixx-basics-left-wrong = Bu çok sayı atlar. Bir satırda son çizdiğin sayı 6'ya çok daha yakın.
learn-qwixx-basics-left-wrong-nothing = Hiçbir şey çizmeyebilirsin, ama bir satırda 6 tek bir sayı atlar.
learn-qwixx-basics-colour = Zarı sen attın, o yüzden ikinci bir eylemin var: bir beyaz zarla bir renkli zarı topla ve toplamı o rengin satırında çiz. Hiç sayı atlamayan toplamı bul.
learn-qwixx-basics-colour-right = Beyaz 4 ile mavi 6, mavi 10 eder; 11'in hemen yanında. Bu eylem yalnızca zarı atanındır.
learn-qwixx-basics-colour-wrong = Toplam doğru, ama sayı atlıyor. Bir satır boşluksuz devam ediyor.
learn-qwixx-basics-colour-wrong-nothing = İlk eylemde çizdiğin için hiçbir şey çizmeyebilirsin. Ama hiç sayı atlamayan bir yer var.
learn-qwixx-basics-failed = Zarı sen attın, beyazlarla bir şey çizmedin ve renkli zarlarla hiçbir toplam uymuyor. Geriye ne kaldı?
learn-qwixx-basics-failed-right = Başarısız zar 5 puan götürür. Yalnızca zarı atıp hiçbir şey çizmeyen oyuncu içindir.
learn-qwixx-basics-nothing = Zarı bir başkası attı, beyazların toplamı 11. Sana en az neye mal olur?
learn-qwixx-basics-nothing-right = Hiçbir şey. Başkası attığında bir şey çizmemek asla başarısız zar getirmez.
learn-qwixx-basics-nothing-wrong = Olur, ama bir sayı için en az altı sayıdan vazgeçersin. Zarı sen atmadın: çizmemek bedava.
learn-qwixx-basics-lock = Beyazların toplamı 12. Satırın son sayısı onu kilitler, ama önce orada beş sayı çizilmiş olmalı. Bir satırı kilitle.
learn-qwixx-basics-lock-right = Sarıda beş sayı vardı. 12 ile birlikte kilit de çizilir ve bir sayı daha sayılır; sarı zar oyundan çıkar.
learn-qwixx-basics-lock-wrong = O satırın başında güzel bir sayı, ama şimdi başka bir satır kilitlenebilir.
learn-qwixx-basics-lock-wrong-nothing = Olur, ama şimdi bir satır kilitlenebilir: bu bir seferde iki çizik demek.
learn-qwixx-basics-closed = Öteki oyuncu yeşili kilitledi: satır herkese kapalı, zarı da gitti. Beyazların toplamı 7. Hiç sayı atlamadan çiz.
learn-qwixx-basics-closed-right = Sarı 7, çizdiğin 6'nın hemen yanında.
learn-qwixx-basics-closed-wrong = Bu sayı atlar. Bir satır 7 ile devam ediyor.
learn-qwixx-basics-closed-wrong-nothing = Olur, ama 7 hiç sayı atlamadan bir yere oturuyor.
learn-qwixx-basics-count = Say: bir satırda tek çizik 1 puan, iki çizik 1 + 2, üç çizik 1 + 2 + 3, böyle gider. Kırmızı satırdaki altı çizik kaç puan eder?
learn-qwixx-basics-count-right = 1 + 2 + 3 + 4 + 5 + 6 = 21. Bir satırda her yeni çizik öncekinden değerlidir.
learn-qwixx-basics-count-wrong = Hayır: 1'den çizik sayısına kadar olan sayıları topla.
learn-qwixx-basics-total = Kırmızıda dört çizik, sarıda üç, bir de her biri 5 götüren iki başarısız zar. Hepsi kaç puan?
learn-qwixx-basics-total-right = 10 + 6 − 10 = 6. İki başarısız zar koca bir satıra mal olabilir.
learn-qwixx-basics-total-wrong = Hayır: dört çizik 1 + 2 + 3 + 4, üç çizik 1 + 2 + 3 eder, her başarısız zar 5 götürür.
learn-qwixx-basics-end = Yeşil zaten kilitli. İkinci satır kilitlenince oyun biter ve sen öndesin. Bitir.
learn-qwixx-basics-end-right = İkinci kilitle oyun hemen biter. Dördüncü başarısız zar da bitirir.
learn-qwixx-basics-end-wrong = Oyun sürerdi ve ötekiler yetişebilirdi. Bir satırı kilitleyebilirsin.

## Longo

learn-longo-goal = Daha uzun satırlar, sekiz yüzlü zarlar ve hiçbir sayı atlamadan çizdiren iki uğurlu sayınla Qwixx. En çok puanı olan kazanır.
learn-longo-goal-sheet = Oyun sonunda bir kâğıt: kırmızı kilitli ve oradaki on çizgi 55 puan eder. Öteki satırlarla, başarısız bir zar için 5 eksik, toplam 120.
learn-longo-lucky = Daha uzun satırlar ve uğurlu sayılar
learn-longo-lucky-far = Zarların sekiz yüzü var, satırlar 16'ya kadar gider. Beyazların toplamı 14. En az sayı atladığın yerde çiz.
learn-longo-lucky-far-right = Sarı 12'nin sağında 14 yalnızca 13'ü atlar.
learn-longo-lucky-far-wrong = Bu çok sayı atlar. Bir satırda son çizdiğin sayı 14'e yakın.
learn-longo-lucky-far-wrong-nothing = Olur, ama bir satırda 14 tek bir sayı atlar.
learn-longo-lucky-lucky = Uğurlu sayıların 6 ve 11, beyazların toplamı 6. 6 yerine, en az çizdiğin satırda sıradaki sayıyı çizebilirsin. Uğurunu kullan.
learn-longo-lucky-lucky-right = Yeşil boştu, sıradaki sayı ilk sayıydı: 16. Hiçbir şey atlanmadı.
learn-longo-lucky-lucky-wrong = 6 olur, ama sayı atlar. Uğurlu sayını kullan: en az çizdiğin satırı bul.
learn-longo-lucky-lucky-wrong-nothing = Olur, ama uğurlu sayın hiç atlamayan bir sayı veriyor.
learn-longo-lucky-fewest = Beyazların toplamı 8, yani uğurlu sayın. Yalnızca en az çizilen satır geçerlidir. Hangi sayıyı verir?
learn-longo-lucky-fewest-right = Mavide tek çizik var, sıra mavide: 15'in sağında 14 gelir.
learn-longo-lucky-fewest-wrong = 8 olur, ama uğurlu sayın burada daha iyi: hiçbir şey atlamaz.
learn-longo-lucky-fewest-wrong-nothing = Olur, ama uğurlu sayın hiç atlamayan bir sayı veriyor.
learn-longo-lucky-others = Zarı bir başkası attı, beyazların toplamı 5: uğurlu sayın her atışta geçerlidir. İki satırda en az çizik var, birini seç.
learn-longo-lucky-others-right = En az çizilen birden fazla satır varsa seçim senin.
learn-longo-lucky-others-wrong = Olur, ama uğurlu sayın sana hiç atlamayan bir sayı veriyor.
learn-longo-lucky-lock = Beyazların toplamı 15. Son iki sayıdan her biri, satırda altı çizik varsa onu kilitler. Birini kilitle.
learn-longo-lucky-lock-right = Kırmızıda altı çizik vardı: 15 ve kilit çizildi, satır herkese kapandı.
learn-longo-lucky-lock-wrong = Olur, ama satırlarından biri şimdi kilitlenebilir.
learn-longo-lucky-count = Kırmızı satır kilitli: sekiz sayı ve kilit çizili. Kaç puan eder?
learn-longo-lucky-count-right = Kilit de çizik sayılır: 1 + 2 + … + 9 = 45.
learn-longo-lucky-count-wrong = Hayır: sayıları ve kilidi say, 1'den oraya kadar topla.

## Six

learn-six-goal = Siyah ve kırmızı sırayla altıgen koyar. Kendi altı altıgenini ilk olarak bir şeritte, bir üçgende ya da bir halkada toplayan kazanır.
learn-six-goal-line = Şerit: düz bir sırada altı
learn-six-goal-triangle = Üçgen: üç, iki ve bir
learn-six-goal-ring = Halka: bir yerin çevresinde altı
learn-six-basic = Şeritler, üçgenler, halkalar
learn-six-basic-first = Siyahsın ve sen başlıyorsun. İlk altıgenin kırmızıya bir kenarla değmeli, siyaha değmemeli. Koy.
learn-six-basic-first-right = Böyle tam üç yer var. Bundan sonra bir altıgen, rengi ne olursa olsun bir başkasına değdiği her yere konabilir.
learn-six-basic-line = Düz bir sırada altı altıgenin kazandırır. Beşi var. Şeridi tamamla.
learn-six-basic-line-right = Altılı bir şerit. Üç yönden herhangi birinde olabilir.
learn-six-basic-line-wrong = Bununla bir sırada altı olmaz. Beşlinin bir ucunda kırmızı var: öteki uç boş.
learn-six-basic-triangle = Üç, iki ve bir: bu bir üçgen. Beş altıgeni hazır. Tamamla.
learn-six-basic-triangle-right = Altılı üçgen kazandırır, ne yöne bakarsa baksın.
learn-six-basic-triangle-wrong = Orası değil. Üçlü ve ikili sıralarına bak: tepede bir altıgen eksik.
learn-six-basic-ring = Bir yerin çevresinde altı altıgen halkadır. Ortada ne olduğu fark etmez. Tamamla.
learn-six-basic-ring-right = Bir halka. En kolay gözden kaçan şekildir, çünkü ortası kırmızı olabilir.
learn-six-basic-ring-wrong = Orası değil. Beşin bir kırmızının çevresinde: altı komşusundan hangisi hâlâ boş?
learn-six-basic-bar = Kırmızının bir sırada beşi var, bir sonraki altıgenle kazanır. Yolunu kapat.
learn-six-basic-bar-right = Şimdi iki uç da kapalı. Kendi hamlenden önce hep böyle beşliler ara.
learn-six-basic-bar-wrong = O zaman kırmızı altıncıyı sıraya koyar ve kazanır. Bir ucu boş.
learn-six-basic-two = Bir sırada dördün var ve iki uç da boş. Aynı anda iki tehdit kur: kırmızı yalnızca birini kapatabilir.
learn-six-basic-two-right = İki ucu boş bir beşli: kırmızı hangisini kapatırsa öteki senin. Koyma sırasında biten oyunları neredeyse hep çifte tehdit kazandırır.
learn-six-basic-two-wrong = Kırmızı bunu durdurabilir. Sıranı öyle uzat ki iki ucu da kazandırsın.
learn-six-basic-move = Bütün altıgenler masada: artık kendininkilerden birini başka yere taşırsın. Bir üçgen tamamla.
learn-six-basic-move-right = Üçgenin gerek duymadığı her altıgen olurdu.
learn-six-basic-move-wrong = Bu kazandırmaz. Sağ tarafta bir üçgenin beş altıgenini bul ve altıncıyı getir.
learn-six-basic-together = Temel kurallarda bir altıgeni ancak ötekiler onsuz da bir arada kalıyorsa alabilirsin. Alınabilen birini al ve üçgeni tamamla.
learn-six-basic-together-right = Grubu bir arada tutan altıgenler kalmak zorundaydı. Köprü olan bir altıgen yerine bağlıdır, seninki de ötekininki de.
learn-six-basic-together-wrong = Bu kazandırmaz. Sağ tarafta bir üçgenin beş altıgenini bul.
learn-six-advanced = Grup koparma
learn-six-advanced-cut = Gelişmiş kurallarda her altıgenini alabilirsin. Ötekiler dağılırsa yalnızca en büyük grup kalır. Sağdaki üç kırmızıyı kopar ve kendinden hiç kaybetme.
learn-six-advanced-cut-right = Küçük grup oyundan çıktı, seninkilerin hepsi yerinde.
learn-six-advanced-cut-wrong = Bununla hiçbir şey kopmaz. Sağdaki kırmızıları tek bir altıgenin tutuyor.
learn-six-advanced-cut-wrong-own = Bu kırmızıları koparır, ama seninkilerden birini de. Onların hemen yanındaki altıgeni al.
learn-six-advanced-few = Beş ya da daha az altıgeni kalan taraf kaybeder. Kırmızının yedi altıgeni var. Kazan.
learn-six-advanced-few-right = İki kırmızı altıgen oyundan çıktı, beş de çok az.
learn-six-advanced-few-wrong = Kırmızının hâlâ beşten fazla altıgeni var. Sağdaki ikisini kopar.
learn-six-advanced-least = Böyle kaybetmemek için en az kaç altıgenin kalmalı?
learn-six-advanced-least-right = Altı: beş çok az. Elindeki altıgen de senin sayılır.
learn-six-advanced-least-wrong = Hayır: beş ya da daha azıyla bir taraf kaybeder.
learn-six-advanced-keep = En büyük grup birden fazlaysa hangisinin kalacağını sen seçersin. Kırmızıya çok az kalacak biçimde kopar.
learn-six-advanced-keep-right = Kalan grupta çok az kırmızı var. İki grup eşitse seçim hamleyi yapanındır.
learn-six-advanced-keep-wrong = Kırmızının hâlâ yeterince altıgeni var. İki yarıyı birleştiren altıgeni bul.
learn-six-advanced-keep-wrong-other = Yanlış yarı kaldı: şimdi altıgeni az olan sensin. Aynı altıgeni al ve kendi yarını tut.
learn-six-advanced-shape = Şekil her şeyden önce kazandırır, aynı hamleyle altıgenler oyundan çıksa bile. Şeridi tamamla.
learn-six-advanced-shape-right = Şerit kuruldu, oyun kazanıldı.
learn-six-advanced-shape-wrong = Bu şerit değil. Beşin bir sırada duruyor: dışarıdan altıncıyı getir.
