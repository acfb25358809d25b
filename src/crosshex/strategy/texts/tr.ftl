# Ölçülen sayılarla strateji cümleleri. Metinlerin adı strategy-OYUN-ID.

## Terminalde

strategy-title = Strateji: { $game }
strategy-none = { $game } için henüz ölçülmüş bir strateji yok.
strategy-compared = { $now } (saklanan: { $kept })
strategy-holds = Cümle doğru.
strategy-few = Bu oyunlar saklanan sayılara uyuyor, ama cümleyi kanıtlamak için çok az.
strategy-fails = Bu oyunlar cümleyi doğrulamıyor.

## Nasıl ölçüldü

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; %95 olasılıkla { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ile { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } arasında
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }; %95 olasılıkla { NUMBER($low, maximumFractionDigits: 1) } ile { NUMBER($high, maximumFractionDigits: 1) } arasında
strategy-how-kernels = En az sayı atlatan sayının üzerini çizen hızlı botlar arasında { $games } oyun.
strategy-how-master = Usta botun kendisine karşı { $games } oyunu.
strategy-how-values = Usta botun kendisine karşı { $games } oyunu; konumlar değerlendirmedeki değerlerle ölçülür.
strategy-how-duel = Yalnızca bu konuda farklı oynayan iki bot arasında { $games } oyun. Her zar dizisi, oyuncuların yerleri değiştirilerek iki kez oynanır.
strategy-how-thinker = Usta botun kendisine karşı, hamle başına 1.500 konuma bakarak { $games } oyunu. İlk dört hamle rastgele seçilir.

## Qwixx

strategy-qwixx-skip = Bir sayı çizmek için en çok iki sayı atla. Böyle oynayanın kazanma oranı, yalnızca bir sayı atlayana karşı { NUMBER($less, style: "percent") }, dörde kadar atlayana karşı { NUMBER($most, style: "percent") }.
strategy-qwixx-escape = Başarısız zarı işaretlemeden önce bir sayının üzerini çiz. Bunun daha iyi olduğu konumların oranı en çok iki sayı atlayınca { NUMBER($few, style: "percent") }, üç ya da dört atlayınca { NUMBER($some, style: "percent") }, beş ya da daha fazla atlayınca yalnızca { NUMBER($many, style: "percent") }.
strategy-qwixx-failed = Başarısız bir zar yaklaşık { NUMBER($points, maximumFractionDigits: 1) } puan götürür ve kazanma olasılığını yaklaşık { NUMBER($share, style: "percent") } azaltır.
strategy-qwixx-others = Başkalarının zarlarını da kullan. Böyle yapanın, yalnızca kendi sırasında çizene karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-qwixx-look = Her toplama bak. Hiçbirini kaçırmayanın, her on sayıdan birini gözden kaçırana karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-qwixx-rows = Oyunu iki iyi satır belirler: kazananın çizdiği sayılardan gelen puanlarda payları { NUMBER($share, style: "percent") }.
strategy-qwixx-lock = İlk satırı kilitleyenin kazanma oranı { NUMBER($share, style: "percent") }.
strategy-qwixx-ending = İki kilitli satıra hazır ol: dördüncü başarısız zarla biten oyunların oranı yalnızca { NUMBER($failed, style: "percent") }.
strategy-qwixx-count = Oyunu bitirmeden önce puanları say. Yalnızca bunu yapanın, saymayana karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-qwixx-first = Başlamanın değeri az: zarı ilk atanın kazanma oranı { NUMBER($share, style: "percent") }.

## Longo

strategy-longo-escape = Başarısız zarı işaretlemeden önce bir sayının üzerini çiz. Bunun daha iyi olduğu konumların oranı en çok iki sayı atlayınca { NUMBER($few, style: "percent") }, üç ya da dört atlayınca { NUMBER($some, style: "percent") }; beş ya da daha fazla atlayınca oran { NUMBER($many, style: "percent") }, yani yazı tura gibi.
strategy-longo-lucky = Uğurlu sayılarını kullan. Kullananın, hiç kullanmayana karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-longo-pair = Hangi çifti aldığın pek fark etmez: 4 ile 9’un, 6 ile 7’ye karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-longo-skip = Bir sayı çizmek için en çok üç sayı atla. Böyle oynayanın kazanma oranı, en çok iki sayı atlayana karşı { NUMBER($less, style: "percent") }, beşe kadar atlayana karşı { NUMBER($most, style: "percent") }.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Aynı anda iki tehdit kur. Yerleştirme evresinde biten oyunlarda böyle kazanılanların oranı { NUMBER($share, style: "percent") }: karşı taraf yalnızca birini kapatabilir.
strategy-six-look = İki hamle ilerisini düşün. Böyle yapanın, en iyi görüneni oynayana karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-six-bar = Karşı tarafın şekillerini erken boz. Onlara kendi şekilleri kadar dikkat edenin, yalnızca kurana karşı kazanma oranı { NUMBER($share, style: "percent") }.
strategy-six-shapes = Şeritler ve üçgenler kur: kazandıran şekillerde şeridin oranı { NUMBER($line, style: "percent") }, üçgenin { NUMBER($triangle, style: "percent") }, halkanın yalnızca { NUMBER($ring, style: "percent") }.
strategy-six-near = Altıgenlerini bir arada tut: kendi renginden bir altıgenin yanına konanların oranı { NUMBER($one, style: "percent") }, iki ya da daha fazlasının yanına konanların { NUMBER($two, style: "percent") }.
strategy-six-first = Temel oyunda kimin başladığı fark etmez: siyahın kazanma oranı { NUMBER($share, style: "percent") }.
strategy-six-begin = Gelişmiş oyunda elinden gelirse sen başla: başlayan siyahın kazanma oranı { NUMBER($share, style: "percent") }.
strategy-six-moving = Taşımayı da çalış: bütün altıgenler masadayken hâlâ bitmemiş temel oyunların oranı { NUMBER($share, style: "percent") }.
strategy-six-pace = Gelişmiş oyunda acele et: ortalama { NUMBER($advanced, maximumFractionDigits: 0) } hamle sürer, temel oyun ise { NUMBER($basic, maximumFractionDigits: 0) } hamle.
strategy-six-cut = Gelişmiş oyunda koparmak amaç değil araçtır: altıgen koparılan oyunların oranı { NUMBER($any, style: "percent") }, ama bir tarafın çok az altıgeni kaldığı için bitenlerin oranı yalnızca { NUMBER($few, style: "percent") }.
