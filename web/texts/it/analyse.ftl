# L’analisi di una partita.

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
analyse-set-up-about = Scegli la pianta e scrivi le mosse che portano alla posizione, oppure lasciale via: sul tavolo potrai posare a turno le pietre di ogni colore.
analyse-set-up-moves = Mosse, separate da spazi (può restare vuoto)
analyse-set-up-go = Analizza
analyse-distant = Una partita contro persone a distanza non può essere analizzata mentre si gioca.
