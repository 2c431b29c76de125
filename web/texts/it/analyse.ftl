# L’analisi di una partita.

analyse-choose-about = Scopri dove una partita è stata vinta o persa: che cosa poteva aspettarsi ognuno mossa per mossa, gli errori e che cosa sarebbe stato meglio. Tutto viene calcolato sul tuo dispositivo.
analyse-choose-game = Una delle tue partite
analyse-choose-none = Non hai ancora giocato una partita; giocane una, importa una registrazione o componi una posizione.
analyse-choose-again = Vedi l’analisi
analyse-title = { $name }: analisi
analyse-position = Questa posizione
analyse-moves = Le mosse della partita
analyse-variation = Mosse provate al loro posto
analyse-graph = Che cosa ognuno poteva aspettarsi, mossa per mossa
analyse-table = Il grafico come tabella
analyse-table-move = Mossa
analyse-table-share = Vittoria: { $who }
analyse-table-points = Punti: { $colour }
analyse-beginning = L’inizio
analyse-move = Mossa { $number }, { $who }: { $move }.
analyse-best = La mossa migliore.
analyse-verdict = { $mark ->
    [doubtful] Un piccolo errore
    [mistake] Un errore
    [blunder] Un grave errore
   *[none] Quasi nessuna differenza
}: è costato { $cost } della vittoria e { $points } punti. Meglio: { $better }.{ $exact ->
    [yes] { " È dimostrato." }
   *[no] { "" }
}
analyse-worth = { $share } della vittoria, vantaggio { $lead }{ $exact ->
    [yes] { ", esatto" }
   *[no] { "" }
}
analyse-expected = Quota attesa della vittoria: { $shares }. Punti: { $points }.{ $exact ->
    [yes] { " È dimostrato." }
   *[no] { "" }
}
analyse-show-better = Mostra che cosa sarebbe stato meglio
analyse-not-yet = Di questa posizione non si sa ancora nulla.
analyse-back = Torna alla partita
analyse-best-moves = Le mosse migliori da qui
analyse-line = Dopo { $number } la partita potrebbe continuare così: { $moves }
analyse-mistakes = Gli errori
analyse-mark-blunder = Errori gravi
analyse-mark-mistake = Errori
analyse-mark-doubtful = Piccoli errori
analyse-worst = Il peggiore
analyse-worst-move = Mossa { $number }, −{ $cost }
analyse-first-trusted = La prima è quella che farebbe il computer: l’ha guardata più a lungo.
analyse-try-move = Prova { $move }
analyse-try = Prova
analyse-progress-label = Posizioni esaminate
analyse-progress = { $done } posizioni su { $all }
analyse-stop = Ferma
analyse-go-on = Continua
analyse-time = Tempo per posizione
analyse-seconds = { $seconds } s
analyse-measure = Che cosa mostra il grafico
analyse-measure-share = Quota della vittoria
analyse-measure-points = Punti attesi
analyse-legend = ?! piccolo errore, ? errore, ?? grave errore. Una barra in basso: esatto. Un clic o le frecce portano a una posizione.
analyse-to-game = Alla partita
analyse-export = Esporta con commenti
analyse-play-from-here = Gioca da qui
analyse-change-position = Cambia questa posizione
analyse-distant = Una partita contro persone a distanza non può essere analizzata mentre si gioca.

## A position set up by hand

set-up-about = Scegli un colore e posa le sue pietre dove possono stare, in qualsiasi ordine. Fai clic su una pietra del tavoliere per riprenderla.
set-up-new-plan = È stato aperto un nuovo piano.
set-up-stones = Le pietre di
set-up-left = ancora { $count }
set-up-turn = Di turno
set-up-turn-of = Di turno è il colore { $colour }
set-up-out = Fuori
set-up-out-of = Fuori gioco: { $colour }
set-up-ruins = rovine ({ $colour })
set-up-clear = Togli tutte le pietre
set-up-analyse = Analizza
set-up-lying = { $count ->
    [0] Nessuna pietra sul piano
    [one] Una pietra sul piano
   *[other] { $count } pietre sul piano
}
set-up-take = Togli
set-up-take-away = Togli: { $stone }
set-up-laid = Posata in { $colour }: { $move }.
set-up-taken = { $count ->
    [one] Una pietra tolta.
   *[other] { $count } pietre tolte: le altre vi poggiavano sopra.
}
set-up-field = Pietra in lettere
set-up-lay = Posa la pietra
