# Οι προτάσεις της στρατηγικής με τους αριθμούς που μετρήθηκαν. Τα κείμενα λέγονται strategy-ΠΑΙΧΝΙΔΙ-ID.

## Στο τερματικό

strategy-title = Στρατηγική: { $game }
strategy-none = Δεν υπάρχει ακόμα μετρημένη στρατηγική για το { $game }.
strategy-compared = { $now } (αποθηκευμένο: { $kept })
strategy-holds = Η πρόταση ισχύει.
strategy-few = Αυτά τα παιχνίδια συμφωνούν με τους αποθηκευμένους αριθμούς, αλλά είναι πολύ λίγα για να αποδείξουν την πρόταση.
strategy-fails = Αυτά τα παιχνίδια δεν επιβεβαιώνουν την πρόταση.

## Πώς μετρήθηκε

strategy-share = { NUMBER($estimate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }· με βεβαιότητα 95% ανάμεσα σε { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } και { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
strategy-number = { NUMBER($estimate, maximumFractionDigits: 1) }· με βεβαιότητα 95% ανάμεσα σε { NUMBER($low, maximumFractionDigits: 1) } και { NUMBER($high, maximumFractionDigits: 1) }
strategy-how-kernels = { $games } παιχνίδια ανάμεσα σε γρήγορα μποτ που διαγράφουν πάντα εκεί όπου παραλείπουν τους λιγότερους αριθμούς.
strategy-how-master = { $games } παιχνίδια του κορυφαίου μποτ εναντίον του εαυτού του.
strategy-how-values = { $games } παιχνίδια του κορυφαίου μποτ εναντίον του εαυτού του· τις θέσεις τις κρίνουν οι αξίες της αξιολόγησης.
strategy-how-duel = { $games } παιχνίδια ανάμεσα σε δύο μποτ που διαφέρουν μόνο σε αυτό. Οι ίδιες ζαριές παίζονται δύο φορές, με τα μποτ να αλλάζουν θέση.
strategy-how-thinker = { $games } παιχνίδια του κορυφαίου μποτ εναντίον του εαυτού του· για κάθε κίνηση εξετάζει 1.500 θέσεις. Οι πρώτες τέσσερις κινήσεις κληρώνονται.

## Qwixx

strategy-qwixx-skip = Για ένα X παράλειψε το πολύ δύο αριθμούς. Όποιος παίζει έτσι κερδίζει το { NUMBER($less, style: "percent") } των παιχνιδιών απέναντι σε όποιον παραλείπει μόνο έναν, και το { NUMBER($most, style: "percent") } απέναντι σε όποιον παραλείπει ως και τέσσερις.
strategy-qwixx-escape = Πριν δεχτείς μια αποτυχημένη ζαριά, διάγραψε κάτι. Όταν έτσι παραλείπονταν το πολύ δύο αριθμοί, αυτό ήταν καλύτερο στο { NUMBER($few, style: "percent") } των θέσεων, με τρεις ή τέσσερις στο { NUMBER($some, style: "percent") }, με πέντε ή περισσότερους μόνο στο { NUMBER($many, style: "percent") }.
strategy-qwixx-failed = Μια αποτυχημένη ζαριά κοστίζει περίπου { NUMBER($points, maximumFractionDigits: 1) } πόντους και περίπου το { NUMBER($share, style: "percent") } της πιθανότητας νίκης.
strategy-qwixx-others = Χρησιμοποίησε και τις ζαριές των άλλων. Όποιος το κάνει κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι σε όποιον διαγράφει μόνο στις δικές του ζαριές.
strategy-qwixx-look = Κοίτα κάθε άθροισμα. Όποιος δεν αφήνει κανένα να του ξεφύγει κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι σε παίκτη που του ξεφεύγει κάθε δέκατο X.
strategy-qwixx-rows = Δύο καλές σειρές κρίνουν το παιχνίδι: φέρνουν στον νικητή το { NUMBER($share, style: "percent") } των πόντων για τα X.
strategy-qwixx-lock = Όποιος κλειδώνει την πρώτη σειρά κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών.
strategy-qwixx-ending = Να υπολογίζεις ότι θα κλειδώσουν δύο σειρές: μόνο το { NUMBER($failed, style: "percent") } των παιχνιδιών τελειώνει με τέταρτη αποτυχημένη ζαριά.
strategy-qwixx-count = Μέτρησε τους πόντους πριν τελειώσεις το παιχνίδι. Και μόνο με αυτό κερδίζεις το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι σε όποιον δεν το κάνει.
strategy-qwixx-first = Δεν έχει μεγάλη σημασία ποιος αρχίζει: όποιος ρίχνει πρώτος κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών.

## Longo

strategy-longo-escape = Πριν δεχτείς μια αποτυχημένη ζαριά, διάγραψε κάτι. Όταν έτσι παραλείπονταν το πολύ δύο αριθμοί, αυτό ήταν καλύτερο στο { NUMBER($few, style: "percent") } των θέσεων, με τρεις ή τέσσερις στο { NUMBER($some, style: "percent") }· με πέντε ή περισσότερους, στο { NUMBER($many, style: "percent") }, είναι σαν να παίζεις κορόνα-γράμματα.
strategy-longo-lucky = Χρησιμοποίησε τους τυχερούς σου αριθμούς. Όποιος το κάνει κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι σε όποιον δεν το κάνει ποτέ.
strategy-longo-pair = Το ποιο ζευγάρι έχεις σχεδόν δεν μετράει: το 4 και το 9 κερδίζουν το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι στο 6 και το 7.
strategy-longo-skip = Για ένα X παράλειψε το πολύ τρεις αριθμούς. Όποιος παίζει έτσι κερδίζει το { NUMBER($less, style: "percent") } των παιχνιδιών απέναντι σε όποιον παραλείπει το πολύ δύο, και το { NUMBER($most, style: "percent") } απέναντι σε όποιον παραλείπει ως και πέντε.
strategy-longo-failed = { strategy-qwixx-failed }
strategy-longo-others = { strategy-qwixx-others }
strategy-longo-rows = { strategy-qwixx-rows }
strategy-longo-lock = { strategy-qwixx-lock }
strategy-longo-ending = { strategy-qwixx-ending }
strategy-longo-first = { strategy-qwixx-first }

## Six

strategy-six-double = Κάνε δύο απειλές μαζί. Από τα παιχνίδια που κρίνονται στη φάση της τοποθέτησης, το { NUMBER($share, style: "percent") } κερδίζεται έτσι: η άλλη πλευρά μπορεί να κλείσει μόνο τη μία.
strategy-six-look = Σκέψου δύο κινήσεις μπροστά. Όποιος το κάνει κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι σε όποιον παίζει ό,τι φαίνεται καλύτερο.
strategy-six-bar = Χάλασε νωρίς τα σχήματα της άλλης πλευράς. Όποιος τα προσέχει όσο τα δικά του κερδίζει το { NUMBER($share, style: "percent") } των παιχνιδιών απέναντι σε όποιον μόνο χτίζει.
strategy-six-shapes = Χτίσε γραμμές και τρίγωνα: από τα σχήματα που κερδίζουν το { NUMBER($line, style: "percent") } είναι γραμμές, το { NUMBER($triangle, style: "percent") } τρίγωνα και μόνο το { NUMBER($ring, style: "percent") } δακτύλιοι.
strategy-six-near = Κράτα τα δικά σου μαζί: το { NUMBER($one, style: "percent") } όλων των εξαγώνων τοποθετείται δίπλα σε ένα του ίδιου χρώματος, το { NUMBER($two, style: "percent") } δίπλα σε δύο ή περισσότερα.
strategy-six-first = Στο βασικό παιχνίδι δεν έχει σημασία ποιος αρχίζει: τα μαύρα κερδίζουν το { NUMBER($share, style: "percent") } των παιχνιδιών.
strategy-six-begin = Στο παιχνίδι για προχωρημένους άρχισε αν μπορείς: τα μαύρα αρχίζουν και κερδίζουν το { NUMBER($share, style: "percent") } των παιχνιδιών.
strategy-six-moving = Εξασκήσου και στη μετακίνηση: το { NUMBER($share, style: "percent") } των παιχνιδιών με τους βασικούς κανόνες δεν έχει κριθεί ακόμα όταν όλα τα εξάγωνα είναι στο τραπέζι.
strategy-six-pace = Στο παιχνίδι για προχωρημένους βιάσου: κρατάει κατά μέσο όρο { NUMBER($advanced, maximumFractionDigits: 0) } κινήσεις, το βασικό { NUMBER($basic, maximumFractionDigits: 0) }.
strategy-six-cut = Στο παιχνίδι για προχωρημένους η αποκοπή είναι μέσο, όχι σκοπός: γίνεται στο { NUMBER($any, style: "percent") } των παιχνιδιών, αλλά μόνο το { NUMBER($few, style: "percent") } τελειώνει επειδή μια πλευρά έχει πολύ λίγα εξάγωνα.
