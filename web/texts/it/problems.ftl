# Che cosa non va, in una frase: che cosa, dove e che fare.

problem-unexpected = È successo qualcosa di imprevisto; la tua partita è salvata, ricarica la pagina per favore.
problem-in-line = Guarda la riga { $line }. { $what }
problem-in-move = Guarda la mossa { $move }. { $what }
problem-in-ruin = Guarda la rovina { $ruin }. { $what }
problem-in-stone = Guarda la pietra { $lying }. { $what }

engine-died = Il computer continua a fermarsi; la tua partita è salvata, ricarica la pagina per favore.
no-such-player = Il computer non ha un giocatore «{ $text }»; scegli un livello da 1 a 9.

## Mosse non permesse

illegal-game-over = La partita è finita.
illegal-beside-plan = Così sporge dalla pianta.
illegal-not-a-stone = Questi cubi non formano nessuna delle undici pietre.
illegal-not-in-hand = Per { the-colour }, { the-stone } è già sulla pianta; scegli un’altra pietra.
illegal-off-plan = { $square } non fa parte della pianta.
illegal-outside-line = { $square } è fuori dalla linea; nella prima fase si costruisce all’interno.
illegal-too-high = { $cube } è troppo in alto: su { $square } si costruisce fino al livello { $limit }.
illegal-overlap = In { $cube } c’è già una pietra { coloured }.
illegal-hole = Così resterebbe un buco sotto { $cube }.
illegal-first-not-on-board = La prima pietra { coloured } deve poggiare sul tabellone con almeno un cubo.
illegal-first-touches-nothing = La prima pietra { coloured } deve toccare con una faccia una pietra già posata.
illegal-first-shares-no-edge = La prima pietra { coloured } deve toccare con uno spigolo una pietra già posata.
illegal-first-shares-face = In cinque o sei la prima pietra { coloured } tocca le altre solo con gli spigoli, ma { $cube } tocca con una faccia.
illegal-must-touch-own = La pietra deve toccare con una faccia un’altra pietra { coloured }.
illegal-must-not-touch-own = Nella variante Inverso la pietra non deve toccare con una faccia un’altra pietra { coloured }, ma { $cube } lo fa.
illegal-nothing-is-taken = Ora non si riprendono pietre; scrivi solo i cubi che posi.
illegal-take-first = Prendi prima una delle tue pietre; per iscritto: i suoi cubi, poi >, poi i cubi dove va.
illegal-not-an-own-stone = { $cubes } non è una pietra { coloured }; scegline una che lo sia.
illegal-taken-outside-line = La pietra in { $cube } è già fuori dalla linea e ci resta; prendine una all’interno.
illegal-covered = Non puoi prendere questa pietra, perché su { $cube } poggia una pietra { coloured }; scegline un’altra.
illegal-other-stone = La pietra da posare è quella che hai preso: { the-stone }.
illegal-inside-line = { $square } è all’interno della linea; posa la pietra all’esterno.
illegal-must-be-placed = La pietra ha ancora posto, per esempio in { $cubes }, quindi non puoi metterla da parte.

## Mosse che non si leggono

move-cube = «{ $text }» non è un cubo; scrivi la casella, un punto e il livello, per esempio b3.2.
move-count = Una pietra ha da 2 a 4 cubi separati da virgole, ma «{ $text }» ne ha { $count }.
move-twice = Il cubo { $cube } è scritto due volte; toglilo una volta.

## Che cosa non va insieme

rules-players = { $scenario } non si gioca in { $players }; scegli un altro numero o un altro scenario.
rules-together = { $one ->
    [four-colours] { $other ->
        [ruinas] Quattro colori e Ruinas non vanno insieme: non resta nessun colore per le rovine.
       *[rebuild] Quattro colori e Ricostruzione non vanno insieme: si ricostruisce solo con due colori.
    }
    [ruinas] Ruinas e Ricostruzione non vanno insieme: nessuno potrebbe togliere le rovine.
   *[inverse] Inverso e Ricostruzione non vanno insieme: si ricostruisce toccando il proprio colore.
}
rules-four-colours-players = Quattro colori si gioca in 2, con due colori a testa.
rules-four-colours-edition = Quattro colori si gioca sugli scenari di Rumis, e { $scenario } appartiene a Rumis+.
rules-ruinas-players = Ruinas si gioca in 2 o 3, perché le rovine prendono un colore su quattro.
rules-no-limits = { the-variant } usa le altezze per { $players } giocatori, e { $scenario } non ne ha.
rules-rebuild-players = Ricostruzione si gioca in 2.
rules-rebuild-scenario = Ricostruzione richiede una pianta in due parti: scegli Colca, Puncu o Apachita invece di { $scenario }.

## Rovine

ruins-not-ruinas = In questa partita non ci sono rovine; scegli la variante Ruinas.
ruins-incomplete = Le rovine non sono complete: { the-stone } ha ancora posto, per esempio in { $cubes }.
set-up-colour = In questa partita nessuno gioca con { the-colour }; scegli un altro colore.
set-up-second-phase = Nella seconda fase di una ricostruzione conta più di ciò che è posato; non si può comporre.

## Scenari che non si leggono o non si giocano

scenario-too-long = Questo scenario è troppo lungo; può avere al massimo 64 KB.
scenario-syntax = Questo scenario non si può leggere: { $text }
scenario-id = L’id «{ $text }» deve avere da 1 a 40 lettere minuscole, cifre o trattini.
scenario-text = Nome, significato e nota stanno ciascuno su una riga di al massimo 200 caratteri.
scenario-no-name = Lo scenario non ha un nome; dagliene uno.
scenario-no-squares = La pianta non ha caselle; disegnane almeno una.
scenario-too-deep = La pianta ha { $count } file, e il massimo è 16.
scenario-too-wide = La fila { $row } della pianta ha { $count } segni, e il massimo è 16.
scenario-symbol = La fila { $row } della pianta ha «{ $text }» al posto { $place }; usa . per nessuna casella, # per nessun limite, da 1 a 9 o da A a G.
scenario-no-players = Lo scenario non dice in quanti si gioca; aggiungi una tabella [[players]].
scenario-player-count = Una tabella [[players]] indica { $players }, ma si gioca da 2 a 6.
scenario-players-twice = Ci sono due tabelle [[players]] per { $players } giocatori; togline una.
scenario-height = L’altezza per { $players } giocatori è { $height }; deve andare da 1 a 16.
scenario-line = La linea per { $players } giocatori contiene «{ $text }»; scrivi rettangoli come b2:g7 o caselle come b2.
scenario-line-around-nothing = La linea per { $players } giocatori non racchiude nessuna casella della pianta; tracciala intorno a qualcuna.
scenario-volume = La pianta contiene { $count } cubi per { $players } giocatori, e il massimo è 512.
scenario-rebuild-without-line = Ricostruzione richiede una linea per 2 giocatori che lasci caselle all’esterno.
scenario-rebuild-volume = In una ricostruzione la pianta intera contiene { $count } cubi, e il massimo è 512.

## Partite scritte che non si leggono o non tornano

record-too-long = Questa partita scritta è troppo lunga; può avere al massimo 1 MB.
record-first-line = Una partita scritta comincia con «Rumis record 1», ma qui c’è «{ $text }».
record-format = Questa pagina legge «Rumis record 1», ma non «{ $text }».
record-header = «{ $text }» non è una riga d’intestazione; scrivi «Chiave: valore» e lascia una riga vuota prima delle mosse.
record-twice = Ci sono due righe «{ $text }»; togline una.
record-missing = Manca la riga «{ $text }»; aggiungila all’intestazione.
record-no-scenario = Scrivi il nome di uno scenario dopo «Scenario:», o sotto la sua definizione in righe che cominciano con |.
record-stray-definition = Le righe possono cominciare con | solo subito dopo «Scenario:» senza nulla dietro i due punti.
record-players = «{ $text }» non è un numero di giocatori; scrivi da 2 a 6.
record-player-number = Non c’è un giocatore «{ $text }»; i numeri vanno da 1 a 6.
record-value = Quello che segue «{ $text }» è vuoto, troppo lungo o ha segni che non si possono mostrare; correggilo o togli la riga.
record-tag = La parola prima dei due punti deve cominciare con una lettera e avere al massimo 40 lettere, cifre, spazi o trattini.
record-variant = Questa variante non esiste; scrivi standard, oppure four-colours, ruinas, inverse o rebuild separati da virgole.
record-date = Scrivi la data come anno-mese-giorno, per esempio 2026-11-15.
record-result = «{ $text }» non è un punteggio; scrivi un numero intero per ogni colore separati da spazi, o togli la riga.
record-colour = «{ $text }» non è un colore; scrivi red, blue, green, yellow, violet o orange prima delle pietre.
record-too-many-stones = Ci sono più di 66 pietre, e nella scatola non ce ne sono così tante.
record-too-many-moves = Ci sono più di 100 mosse, e nessuna partita è così lunga.
record-open-comment = Il commento che comincia qui non finisce; chiudilo con { "}" }.
record-comment = Un commento ha segni che non si possono mostrare; toglili.
record-unknown-scenario = Non c’è uno scenario «{ $text }»; controlla come si scrive.
record-name-of-nobody = Il numero { $player } ha un nome ma non gioca; togli il nome.
record-result-too-early = C’è un risultato, ma le mosse non finiscono la partita; aggiungi le mosse che mancano o togli il risultato.
record-wrong-result = Le mosse portano a un altro risultato; correggilo o toglilo.
record-ruins-beside-set-up = In una posizione composta le rovine stanno tra le pietre; togli la riga «Ruins».
