# L’introduzione.

learn-about = Otto piccoli passi sul vero tavoliere, cinque minuti in tutto. Puoi ripetere o lasciare ognuno quando vuoi.
learn-begin = Comincia
learn-go-on = Continua
learn-to-rules = Tutte le regole
learn-all-done = Hai fatto tutti i passi. Ora gioca una partita intera: il livello 1 è alle prime armi, e puoi chiedergli perché ha mosso così.
learn-done = fatto
learn-step-of = Passo { $number } di { $count }
learn-rival = Avversario
learn-show-me = Fammi vedere
learn-repeat = Ricomincia
learn-leave = Tutti i passi
learn-next = Passo successivo
learn-play = Gioca contro il livello 1
learn-your-turn = Tocca di nuovo a te.
learn-counting = Quello che si vede dall’alto
learn-squares = { $count ->
    [one] { $who }: una casella visibile
   *[other] { $who }: { $count } caselle visibili
}

learn-first-title = La prima pietra
learn-first-about = Ogni colore ha le stesse undici pietre, fatte di due, tre o quattro cubi. Puoi girarle come vuoi. La primissima pietra di una partita può stare ovunque, purché poggi sul tavoliere.
learn-first-task = Scegli una pietra rossa dalla tua riserva sotto il tavoliere e girala con le frecce se vuoi. Poi indica un posto sul tavoliere e premi «Posa».
learn-first-wrong = Riporta la pietra sopra la pianta.
learn-first-done = Ben fatto. La prima pietra del tuo avversario doveva toccare una pietra già posata: perciò si appoggia alla tua. D’ora in poi giocate a turno, una pietra ciascuno.

learn-touch-title = Toccare il proprio colore
learn-touch-about = Ogni altra pietra deve condividere almeno una faccia intera con una pietra del tuo colore; uno spigolo o un angolo non basta. Può toccare anche altri colori.
learn-touch-task = Posa un’altra pietra rossa. Prima tienila sopra l’angolo in fondo, e leggi perché lì non può stare.
learn-touch-wrong = Spostala accanto a una pietra rossa, o sopra.
learn-touch-done = Faccia contro faccia con il rosso: così cresce il tuo edificio.

learn-holes-title = Niente buchi
learn-holes-about = Le pietre scendono dritte dall’alto, e sotto non deve restare niente di vuoto. Dove il terreno ha un gradino, anche la pietra ne vuole uno.
learn-holes-task = Prendi una pietra piegata, mettila in piedi e posala sul bordo della tua barra: una parte sul tavoliere, una parte sopra.
learn-holes-wrong = Gira o sposta la pietra finché la parte sotto combacia con il terreno.
learn-holes-missed = È permesso, ma la pietra sta su un solo livello. Provane una che scavalchi il gradino.
learn-holes-done = Abbraccia il gradino, e non resta nessun buco.

learn-heights-title = Limiti di altezza
learn-heights-about = Ogni casella ha un limite: la vista dall’alto lo mostra come numero, e il vetro attorno al tavoliere lo mostra nello spazio. Qui la fila davanti permette un livello, quella in mezzo due, quella in fondo tre.
learn-heights-task = Costruisci fino al livello 3 nella fila in fondo.
learn-heights-wrong = Guarda i limiti delle caselle sotto.
learn-heights-missed = È permesso, ma non abbastanza alto. Metti una pietra in piedi nella fila in fondo.
learn-heights-done = Il livello 3 è raggiunto. Nessuno può più costruirci sopra: questa casella resta rossa.

learn-shut-out-title = Tagliati fuori
learn-shut-out-about = Chi al proprio turno non può posare nessuna pietra è fuori per il resto della partita, per quante pietre gli restino. Il blu può continuare solo sopra il suo muro nella colonna c.
learn-shut-out-task = Copri il muro nella colonna c, così che il blu non trovi più posto.
learn-shut-out-wrong = La tua pietra deve toccare anche il rosso.
learn-shut-out-missed = Il blu può ancora posare una pietra. Copri tutte e tre le caselle della colonna c.
learn-shut-out-done = Il blu è fuori, con nove pietre in mano. Tu continui da solo finché qualcosa ci sta.

learn-cover-title = Coprire gli altri
learn-cover-about = Conta solo quello che si vede dritto dall’alto. Puoi quindi costruire sopra altri colori, purché la tua pietra tocchi il rosso da qualche parte.
learn-cover-task = Copri almeno due caselle blu con una sola pietra.
learn-cover-wrong = Deve toccare il rosso da qualche parte e non lasciare buchi.
learn-cover-missed = È permesso, ma copre meno di due caselle blu.
learn-cover-done = { $rival ->
    [one] Il blu si vede solo su una casella, e tu su { $own }.
   *[other] Il blu si vede solo su { $rival } caselle, e tu su { $own }.
}

learn-count-title = Contare dall’alto
learn-count-about = Ogni casella che dritto dall’alto mostra il tuo colore è un punto; quanto sia alta non importa. Premi una riga qui sotto per vedere le caselle che contano.
learn-count-task = Il blu si vede su otto caselle e tu su sei. Posa una pietra in modo da essere visibile su più caselle del blu.
learn-count-wrong = Prova un altro posto, o gira la pietra.
learn-count-missed = Ora siete { $own } a { $rival }: non ancora più del blu.
learn-count-done = { $own } a { $rival }: ora sei in testa.

learn-left-over-title = Le pietre che restano
learn-left-over-about = Quando nessuno può più posare pietre, la partita è finita. Ogni pietra che ti resta in mano costa un punto: tieni da parte dei posti per le ultime.
learn-left-over-task = Questa partita è quasi finita. Giocala fino in fondo, e vincila.
learn-left-over-wrong = Prova un altro posto, o un’altra pietra.
learn-left-over-missed = { $own } caselle visibili, { $left ->
    [0] nessuna pietra rimasta
    [one] una pietra rimasta
   *[other] { $left } pietre rimaste
}: { $total }. Il blu ha { $rivalTotal }. Prova ancora una volta.
learn-left-over-done = { $own } caselle visibili, { $left ->
    [0] nessuna pietra rimasta
    [one] una pietra rimasta
   *[other] { $left } pietre rimaste
}: { $total } contro { $rivalTotal }. Hai vinto!
