# Le proprie piante.

plans-about = Disegna il tuo terreno: le sue caselle, quanto in alto si costruisce su ciascuna e in quanti si gioca.
plans-begin = Comincia con
plans-empty = Un foglio vuoto
plans-new-name = La mia pianta
plans-copy-name = La mia { $name }
plans-nameless = Pianta senza nome
plans-for = Per { $counts } giocatori
plans-deleted = { $name } è eliminata.
plans-bring-back = Recuperala
plans-not-opened = Questa pianta non si può aprire
plans-not-here = Non è conservata in questo browser. Forse è stata eliminata, o disegnata su un altro dispositivo.

plans-import = Importa una pianta
plans-import-about = Una pianta è un piccolo file di testo che finisce in .toml.
plans-import-paste = Oppure incolla il testo del file
plans-import-open = Apri la pianta
plans-import-mend = Aprila e correggila qui

plans-share-title = Condividi questa pianta
plans-share-copied = Il link è copiato: contiene tutta la pianta.
plans-share-copy-this = Copia questo link: contiene tutta la pianta.

## Disegnare

plans-drawing = Disegno
plans-undo = Annulla
plans-redo = Ripeti
plans-all = Tutte le piante
plans-brush = Pennello
plans-brush-square = Casella senza un limite proprio
plans-brush-limit = Casella con limite { $limit }
plans-brush-erase = Gomma
plans-brush-line = Linea per { $players } giocatori
plans-stroke = Come disegna il pennello
plans-stroke-free = A mano libera
plans-stroke-rectangle = Rettangolo
plans-sheet = Il foglio, { $width } per { $depth } posti
plans-hint = Disegna con il mouse o con un dito. Da tastiera: le frecce spostano, Spazio disegna, Maiusc e frecce continuano il tratto, da 1 a 9 si sceglie un limite, 0 nessuno, Canc cancella.
plans-cell-none = { $square }, nessuna casella
plans-cell-free = { $square }, casella
plans-cell-limit = { $square }, casella, limite { $limit }
plans-cell-outside = { $what }, fuori dalla linea
plans-grow = { $side ->
    [top] Aggiungi una riga in alto
    [bottom] Aggiungi una riga in basso
    [left] Aggiungi una colonna a sinistra
   *[right] Aggiungi una colonna a destra
}
plans-shrink = { $side ->
    [top] Togli la riga in alto
    [bottom] Togli la riga in basso
    [left] Togli la colonna a sinistra
   *[right] Togli la colonna a destra
}

## Altezze

plans-heights = Giocatori e altezze
plans-height = Altezza
plans-height-for = Altezza per { $count } giocatori
plans-line-remove = Togli la linea per { $count }
plans-no-players = Scegli in quanti si gioca.
plans-room = { $fit ->
    [cramped] Posto per { $volume } cubi su { $cubes }: così poco che molte pietre resteranno in mano.
    [tight] Posto per { $volume } cubi su { $cubes }: si starà stretti, non ogni pietra troverà posto.
    [exact] Posto per { $volume } cubi su { $cubes }: ogni pietra potrebbe trovare il suo posto.
    [spare] Posto per { $volume } cubi, e ne avete { $cubes }: un po’ di respiro.
    [roomy] Posto per { $volume } cubi, e ne avete { $cubes }: spazio in abbondanza.
   *[vast] Posto per { $volume } cubi, e ne avete { $cubes }: tanto che nessuno intralcia nessuno.
}

## Testi, anteprima, gioco

plans-texts = Nome e altro
plans-text-name = Nome
plans-text-meaning = Che cosa significa il nome
plans-text-note = Nota
plans-rebuild = Ci si può giocare Ricostruzione
plans-rebuild-about = Serve una linea per 2 giocatori: la seconda fase si gioca fuori.
plans-preview = Come apparirà
plans-preview-for = Mostrata per tanti giocatori
plans-ready = Pronta, e conservata in questo browser. Giocala in { $count }, tu contro il computer.
plans-faults = { $count ->
    [one] Prima c’è una cosa da correggere.
   *[other] Prima ci sono { $count } cose da correggere.
}
