# La schermata di gioco.

game-title = { $name }: la partita
above-label = { $name } visto dall'alto
grid-label = Le caselle del piano
square-label = { $square }, altezza { $height } di { $limit }, { $colour }
square-empty = vuota
square-possible = { $label }, la pietra può andare qui
square-takeable = { $label }, la pietra può essere presa
hand-label = Le tue pietre
more-label = Altro su questa partita
player-level = Livello { $level }
player-number = Giocatore { $number }
player-with-colour = { $player } ({ $colour })
tray-label = Pietre di { $who }
stone-fits-nowhere = { $stone }: per ora non entra da nessuna parte
orientations-label = { $count ->
    [one] Entra in un solo verso
   *[other] Entra in { $count } versi
}
orientation-number = Girata così, { $number } di { $count }
turns-label = Gira la pietra
turn-anticlockwise = Gira a sinistra sul tavolo
turn-clockwise = Gira a destra sul tavolo
turn-away = Ribalta lontano da te
turn-towards = Ribalta verso di te
turn-left = Ribalta a sinistra
turn-right = Ribalta a destra
next-placement = Prossimo posto possibile
drop-stone = Rimetti giù
put-aside = Metti da parte
place-stone = Posa
rivals-label = Le pietre degli altri
stones-in-hand = { $count ->
    [0] Nessuna pietra rimasta
    [one] Una pietra: { $list }
   *[other] { $count } pietre: { $list }
}
turn-thinking = { $player } sta pensando …
turn-over = { $count ->
    [one] La partita è finita: vince { $winners }.
   *[other] La partita è finita: { $winners } si dividono la vittoria.
}
turn-over-you = La partita è finita: hai vinto!
turn-other = Tocca a { $who }.
turn-take = { $who }: prendi una pietra dentro la linea.
turn-choose = { $who }: scegli una pietra.
turn-place = { $who }: posa la pietra.
stop-thinking = Muovi adesso
try-again = Riprova
why = Perché?
why-only-move = Era l’unica mossa possibile.
why-put-aside = La pietra non ci stava da nessuna parte, quindi è andata da parte.
why-shows = Il livello 1 ha guardato due mosse e ha preferito questa: una pietra di { $cubes } cubi che mostra { $fresh ->
    [one] una nuova casella.
   *[other] { $fresh } nuove caselle.
}
why-covers = Il livello 1 ha guardato due mosse e ha preferito questa: una pietra di { $cubes } cubi che mostra { $fresh ->
    [one] una nuova casella
   *[other] { $fresh } nuove caselle
}, { $covered ->
    [one] di cui una tolta a un altro colore.
   *[other] di cui { $covered } tolte ad altri colori.
}
why-size = Il livello 1 ha guardato due mosse e ha preferito questa, anche se non mostra nuove caselle: sistema una pietra di { $cubes } cubi.
scores-label = Punti
out-all-placed = { $colour } ha posato tutte le pietre.
out-nothing-fits = { $count ->
    [one] { $colour } è fuori: l'ultima pietra non entra da nessuna parte.
   *[other] { $colour } è fuori: nessuna delle { $count } pietre entra più.
}
actions-label = Azioni
undo = Annulla la mossa
redo = Rifai la mossa
hint = Suggerimento
hint-thinking = Cerco una buona mossa …
hint-move = Una buona mossa: { $move }
go-on = Continua
pause = Pausa
settings = Impostazioni
keys-and-help = Tasti e aiuto
view-label = Vista
turn-table-left = Gira il piatto a sinistra
turn-table-right = Gira il piatto a destra
zoom-in = Più vicino
zoom-out = Più lontano
standard-view = Vista iniziale
enlarge-above = Vista dall'alto
no-webgl = Il tuo browser qui non mostra il 3D. La vista dall'alto è il tuo tavoliere: ci si può giocare tutto.
stepper-label = Rivedi la partita
stepper-slider = Mossa mostrata
first-move = All'inizio
previous-move = Una mossa indietro
next-move = Una mossa avanti
last-move = Alla fine
move-of = Mossa { $move } di { $count }
move-field = Mossa per iscritto
make-move = Fai la mossa
ending-label = La fine della partita
counting = Si conta dall'alto
ranking = Classifica
count-line = { $who }: { $visible } visibili, { $left } avanzate: { $total }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
skip-counting = Salta
series = Serie
series-standing = Serie dopo { $game } partite su { $games }
series-over = Era l'ultima partita della serie.
next-in-series = Prossima partita della serie
rematch = Rivincita, posti scambiati
play-again = Gioca ancora
step-through = Rivedi la partita
announce-placed = { $who } ha posato { $move }. { $turn }
announce-undone = Mossa annullata. { $turn }
