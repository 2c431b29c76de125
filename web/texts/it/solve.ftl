# Rompicapi: cubi da riempire.

solve-about = Riempi del tutto una scatola di pietre, senza che nessuna sporga. Un rompicapo preparato ha una sola soluzione; un cubo intero ne ha molte.
solve-daily = Il rompicapo del giorno
solve-daily-what = { $day }: un cubo 4 × 4 × 4 di media difficoltà, uguale per tutti.
solve-daily-done = Risolto: { $result }
solve-build = Costruisci
solve-made = Un rompicapo difficile quanto vuoi
solve-made-what = Alcune pietre sono già nella scatola, e le tue entrano nel resto in un solo modo.
solve-edge = Spigolo del cubo
solve-difficulty = Difficoltà
solve-step = { $step ->
    [1] Molto facile
    [2] Facile
    [3] Medio
    [4] Difficile
   *[5] Molto difficile
}
solve-make = Prepara un rompicapo
solve-cube = Un cubo intero
solve-cube-what = Una scatola vuota e tutte le pietre di uno o più colori. Qualcuna può avanzare.
solve-colours = Colori
solve-grade = Grado
solve-grade-free = Libero
solve-grade-free-what = Le pietre vanno ovunque, in qualsiasi ordine.
solve-grade-touching = A contatto
solve-grade-touching-what = Le pietre scendono senza lasciare buchi, ogni colore comincia sul tavoliere e ogni pietra tocca il proprio colore.
solve-grade-in-turn = A turno
solve-grade-in-turn-what = Come a contatto, e i colori si alternano.
solve-all = Tutti i cubi 3 × 3 × 3 di un colore
solve-all-what = La regola stampata chiede in quanti modi ci si riesce. In 1686, ed eccoli tutti.
solve-all-open = Sfogliali
solve-begun = Cominciati
solve-so-far = { $time }, { $count ->
    [one] una pietra messa
   *[other] { $count } pietre messe
}
solve-making = Preparo un rompicapo… { $count ->
    [one] una posizione
   *[other] { $count } posizioni
}
solve-searching = Cerco… { $count ->
    [one] una posizione
   *[other] { $count } posizioni
}
solve-stop = Ferma
solve-others = Altri rompicapi
solve-broken = Questo link non contiene un rompicapo
solve-no-webgl = Qui il tuo browser non mostra il 3D. Costruisci sui livelli: scegli una pietra, poi fai clic su una casella.

## Nomi

solve-name-day = Rompicapo del { $day }
solve-name-step = { $size }, difficoltà { $step }
solve-name-cube = { $size }, { $count ->
    [one] un colore
   *[other] { $count } colori
}, { $grade }
solve-name-other = { $size }, rompicapo condiviso

## Risolvere

solve-status = A che punto sei
solve-time = Tempo
solve-hints = Aiuti
solve-free = Libere
solve-help = Aiuto del risolutore
solve-wish-check = Si può risolvere?
solve-wish-hint = Aiuto
solve-wish-take-back = Che cosa va tolto?
solve-wish-solution = Mostra la soluzione
solve-check-yes = Sì, si può ancora risolvere.
solve-check-no = { $count ->
    [one] No: una pietra va tolta.
   *[other] No: { $count } pietre vanno tolte.
}
solve-hopeless = Queste pietre non possono riempire la scatola, qualunque cosa tu tolga.
solve-must-come-out = { $count ->
    [one] Una pietra va tolta.
   *[other] { $count } pietre vanno tolte.
}
solve-should-come-out = { $count ->
    [one] Senza una delle pietre si può risolvere.
   *[other] Senza { $count } delle pietre si può risolvere; forse ne bastano meno.
}
solve-nothing-must-come-out = Non va tolto niente: da qui si può risolvere.
solve-next-stone = Adesso: { $stone }, { $colour }. Il posto è mostrato sul tavoliere.
solve-lay-hint = Mettila lì
solve-out-stone = { $stone }, { $colour }, in { $cubes }
solve-take-out = { $count ->
    [one] Toglila
   *[other] Toglile
}
solve-solved = Risolto: la scatola è piena.
solve-shown = Questa era la soluzione.
solve-result = { $time }, { $count ->
    [0] senza aiuti
    [one] con un aiuto
   *[other] con { $count } aiuti
}
solve-best = Il tuo primato: { $result }
solve-best-now = È il tuo primato.
solve-again = Ancora una volta
solve-clear = Togli tutto
solve-share = Condividi questo rompicapo
solve-copied = Il link a questo rompicapo è copiato.
solve-copy-this = Copia questo link al rompicapo
solve-tray = Le pietre rimaste
solve-stone = { $stone }, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count } volte
}
solve-colour = Il colore delle pietre
solve-colour-stones = { $colour }, { $count ->
    [one] una pietra
   *[other] { $count } pietre
}
solve-levels = Livelli
solve-level = Livello { $level }
solve-level-free = Livello { $level }: { $count ->
    [0] pieno
    [one] una casella libera, { $squares }
   *[other] { $count } caselle libere, { $squares }
}
solve-from-above = Dall’alto
solve-from-above-what = Le pietre scendono dritte dall’alto. Scegli un livello per costruire sotto le altre.
solve-grid = Le colonne della scatola
solve-square = { $square }, dal basso: { $contents }
solve-cell-free = libera
solve-announce-placed = { $stone }, { $colour }, in { $cubes }. { $count ->
    [0] La scatola è piena.
    [one] Una casella è libera.
   *[other] { $count } caselle sono libere.
}
solve-announce-free = { $count ->
    [one] Una casella è libera.
   *[other] { $count } caselle sono libere.
}

## Tutti i cubi

solve-up-to = Quali cubi contano come uguali
solve-up-to-reflections = { $count } senza quelli girati e riflessi
solve-up-to-rotations = { $count } senza quelli girati
solve-up-to-nothing = { $count } in tutto
solve-cube-number = Numero del cubo
solve-previous = Cubo precedente
solve-next = Cubo successivo
solve-of = di { $count }
solve-order = Si può costruire in quest’ordine
solve-up-to-stone = Fino alla pietra { $number }: { $stone }
solve-lay = Costruiscilo pietra per pietra

## Che cosa non va

puzzle-sticks-out = La pietra sporgerebbe dalla scatola.
puzzle-outside = { $cube } è fuori dalla scatola.
puzzle-taken = { $cube } è già occupato.
puzzle-none-in-hand = Questa pietra non resta in nessun colore: { the-stone }.
puzzle-covered = C’è una pietra sopra { $cube }, e in questo grado le pietre scendono dritte dall’alto.
puzzle-not-its-turn = Tocca a un altro colore: { the-colour }. Senza altre di queste pietre la scatola non si può riempire.
puzzle-passed-over = Questo colore è stato saltato e non mette più pietre: { the-colour }.
puzzle-too-few-cubes = Le pietre hanno insieme { $have } cubi, e ce ne sono { $need } da riempire: prendi più colori.
puzzle-no-sum = Nessuna scelta di queste pietre ha esattamente { $need } cubi: prendi altre pietre o un’altra scatola.
puzzle-chessboard = Colorate come una scacchiera, le caselle libere ne hanno { $surplus } in più di un tipo, e queste pietre ne compensano solo { $possible }.
puzzle-text-too-long = È troppo lungo per un rompicapo; copia solo il link.
puzzle-text-unexpected = Il segno { $sign } del rompicapo è sbagliato o manca; copia il link intero.
puzzle-text-hand-full = Il rompicapo ha troppe pietre dal segno { $sign } in poi.
puzzle-text-stone = La pietra al segno { $sign } del rompicapo non può stare lì.
puzzle-size = Gli spigoli di una scatola sono lunghi da 1 a 6 cubi.
puzzle-move = Scrivi un colore, due punti e i cubi, come red:a1.1,a2.1; oppure solo i cubi.
puzzle-solver-died = Il risolutore si è fermato; le tue pietre sono al sicuro, riprova.
