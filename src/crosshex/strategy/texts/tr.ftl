# Ölçülen sayılarla strateji cümleleri. Metinlerin adı strategy-OYUN-ID.

## Uçbirimde

strategy-title = Strateji: { $game }
strategy-none = { $game } için henüz ölçülmüş bir strateji yok.
strategy-compared = { $now } (saklanan: { $kept })
strategy-holds = Cümle doğru.
strategy-few = Bu oyunlar saklanan sayılara uyuyor, ama cümleyi kanıtlamak için çok az.
strategy-fails = Bu oyunlar cümleyi doğrulamıyor.

## Nasıl ölçüldü

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; %95 kesinlikle { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ile { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } arasında
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }; %95 kesinlikle { NUMBER($low, maximumFractionDigits: 1) } ile { NUMBER($high, maximumFractionDigits: 1) } arasında
strategy-how-kernels = En az sayı atlatanı çizen hızlı botlar arasında { $games } oyun.
strategy-how-master = master botunun kendisine karşı { $games } oyunu.
strategy-how-values = master botunun kendisine karşı { $games } oyunu; konumlar incelemenin değerleriyle yargılanır.
strategy-how-duel = Yalnızca bunda ayrılan iki bot arasında { $games } oyun. Her dağıtım, yerler değiştirilerek iki kez oynanır.
strategy-how-thinker = master botunun kendisine karşı, hamle başına 1.500 konumla { $games } oyunu. İlk dört hamle kurayla çekilir.

## Qwixx

strategy-qwixx-skip = Bir sayı çizmek için en çok iki sayı atla. Böyle oynayan, yalnızca bir sayı atlayana karşı oyunların { NUMBER($less, style: "percent") } kadarını, dörde kadar atlayana karşı { NUMBER($most, style: "percent") } kadarını kazanır.
strategy-qwixx-escape = Başarısız zarı yazmadan önce bir şey çiz. En çok iki sayı atlayarak bu, konumların { NUMBER($few, style: "percent") } kadarında daha iyiydi, üç ya da dörtle { NUMBER($some, style: "percent") }, beş ya da daha fazlasıyla yalnızca { NUMBER($many, style: "percent") }.
strategy-qwixx-failed = Başarısız bir zar yaklaşık { NUMBER($points, maximumFractionDigits: 1) } puana ve bir galibiyetin { NUMBER($share, style: "percent") } kadarına mal olur.
strategy-qwixx-others = Başkalarının zarlarını da kullan. Böyle yapan, yalnızca kendi sırasında çizene karşı oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-qwixx-look = Her toplama bak. Hiçbirini kaçırmayan, her onuncuyu gözden kaçırana karşı oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-qwixx-rows = Oyunu iki iyi satır yapar: kazananın çizdiği sayılardan gelen puanların { NUMBER($share, style: "percent") } kadarını bunlar getirir.
strategy-qwixx-lock = İlk satırı kilitleyen, oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-qwixx-ending = İki kilitli satıra hazır ol: oyunların yalnızca { NUMBER($failed, style: "percent") } kadarı dördüncü başarısız zarla biter.
strategy-qwixx-count = Oyunu bitirmeden önce puanları say. Yalnızca bu bile, saymayana karşı oyunların { NUMBER($share, style: "percent") } kadarını kazandırır.
strategy-qwixx-first = Başlamanın değeri az: zarı ilk atan, oyunların { NUMBER($share, style: "percent") } kadarını kazanır.

## Longo

strategy-longo-escape = Başarısız zarı yazmadan önce bir şey çiz. En çok iki sayı atlayarak bu, konumların { NUMBER($few, style: "percent") } kadarında daha iyiydi, üç ya da dörtle { NUMBER($some, style: "percent") }; beş ya da daha fazlasıyla, yani { NUMBER($many, style: "percent") } ile, yazı tura gibidir.
strategy-longo-lucky = Uğurlu sayılarını kullan. Kullanan, hiç kullanmayana karşı oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-longo-pair = Hangi çifti aldığın pek fark etmez: 4 ile 9, 6 ile 7'ye karşı oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-longo-skip = Bir sayı çizmek için en çok üç sayı atla. Böyle oynayan, en çok iki sayı atlayana karşı oyunların { NUMBER($less, style: "percent") } kadarını, beşe kadar atlayana karşı { NUMBER($most, style: "percent") } kadarını kazanır.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Aynı anda iki tehdit kur. Koyma sırasında biten oyunların { NUMBER($share, style: "percent") } kadarı böyle kazanılır: karşı taraf yalnızca birini kapatabilir.
strategy-six-look = İki hamle ilerisini düşün. Böyle yapan, en iyi görüneni oynayana karşı oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-six-bar = Karşı tarafın şekillerini erken boz. Onlara kendisininki kadar dikkat eden, yalnızca kurana karşı oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-six-shapes = Şeritler ve üçgenler kur: kazandıran şekillerin { NUMBER($line, style: "percent") } kadarı şerit, { NUMBER($triangle, style: "percent") } kadarı üçgen, yalnızca { NUMBER($ring, style: "percent") } kadarı halkadır.
strategy-six-near = Bir arada kal: bütün altıgenlerin { NUMBER($one, style: "percent") } kadarı kendi renginden birinin, { NUMBER($two, style: "percent") } kadarı iki ya da daha fazlasının yanına konur.
strategy-six-first = Temel oyunda kimin başladığı fark etmez: siyah oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-six-begin = Gelişmiş oyunda elinden gelirse sen başla: siyah başlar ve oyunların { NUMBER($share, style: "percent") } kadarını kazanır.
strategy-six-moving = Taşımayı da çalış: temel oyunların { NUMBER($share, style: "percent") } kadarı, bütün altıgenler masadayken hâlâ bitmemiştir.
strategy-six-pace = Gelişmiş oyunda acele et: ortalama { NUMBER($advanced, maximumFractionDigits: 0) } hamle sürer, temel oyun { NUMBER($basic, maximumFractionDigits: 0) } hamle.
strategy-six-cut = Gelişmiş oyunda koparmak amaç değil araçtır: oyunların { NUMBER($any, style: "percent") } kadarında olur, ama yalnızca { NUMBER($few, style: "percent") } kadarı bir tarafın çok az altıgeni kaldığı için biter.
