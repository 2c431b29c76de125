# The screens around the game.

skip-to-content = Vai al contenuto
nav-label = Menu principale
nav-home = Rumis: alla pagina iniziale
nav-new = Nuova partita
nav-games = Le mie partite
nav-plans = Le mie piante
nav-solve = Rompicapi
nav-analyse = Analizza
analyse-set-up = Componi una posizione
nav-help = Aiuto
nav-learn = Impara
nav-rules = Regole
nav-settings = Impostazioni
nav-more = Altro
language = Lingua
close = Chiudi
dismiss = Nascondi
cancel = Annulla
to-the-start = Alla pagina iniziale
later-loading = Un momento …
later-failed = Questa parte della pagina non si è potuta caricare
later-failed-why = Forse la connessione manca. Tutto il resto funziona ancora.
new-game = Nuova partita
storage-fails = Questo browser al momento non conserva nulla: è pieno, o la finestra è privata. Esporta la tua partita prima di chiudere la pagina.

## Start page

home-title = Rumis
home-about = Costruite insieme una città inca di pietre di legno: vince chi si vede di più dall’alto. Da una a sei persone, o contro il computer.
home-play = Gioca subito
home-play-what = Chullpa contro il livello 3
home-new = Prepara una partita
home-learn = Impara in cinque minuti
home-learn-what = Otto piccoli passi sul tavoliere
home-continue = La tua partita ti aspetta
home-continue-what = { $name } · { $players } · { $count ->
    [0] non ancora iniziata
    [one] una mossa finora
   *[other] { $count } mosse finora
}
home-continue-button = Continua
home-recent = Ultime partite
home-all-games = Tutte le mie partite

## Kept games

games-none = Ancora niente. Ogni partita che inizi resta in questo browser, mossa per mossa.
games-unfinished = Non ancora finita
games-set-up = Composta a mano
games-won = Vittoria: { $name }
games-won-you = Hai vinto tu
games-shared = Una vittoria condivisa
games-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
games-in-series = partita { $number } di { $count } di una serie
games-deleted = { $name }: partita eliminata.
bring-back = Recuperala
delete = Elimina
delete-game = Elimina: { $game }
export = Esporta
export-game = Esporta: { $game }
analyse-game = Analizza: { $game }
import = Importa una partita
import-title = Importa una partita
import-about = Il verbale di una partita è un file di testo con tutte le mosse. Puoi anche trascinare il file su questa pagina.
import-file = Scegli un file
import-paste = Oppure incolla il testo della partita
import-open = Apri la partita
import-drop = Lascia andare per aprire la partita

## Shared links

share = Condividi
share-title = Condividi questa partita
share-copied = Il link è copiato: contiene tutta la partita.
share-copy-this = Copia questo link: contiene tutta la partita.
shared-opening = Apro la partita condivisa …
shared-broken = Questo link non contiene una partita
shared-cut-off = Manca un pezzo del link, o è cambiato lungo la strada.
shared-ask-again = Chiedi che ti condividano la partita ancora una volta, meglio se con il link intero.
game-not-opened = Questa partita non si può aprire
game-not-here = Non è conservata in questo browser. Forse è stata eliminata, o giocata su un altro dispositivo.

## New game

new-scenario = Scenario
new-scenarios = Scenari, nell’ordine in cui li spunti
new-series = Gioca una serie
new-series-about = Più scenari uno dopo l’altro: ogni volta inizia qualcun altro, e i punti si sommano.
new-series-too-short = Per una serie servono almeno due scenari: spuntane un altro.
new-edition-first = la prima scatola, da 2 a 4 persone
new-edition-plus = l’espansione, da 2 a 6 persone
new-draw-a-plan = disegnane una
new-players = Chi gioca
new-how-many = Quante persone
new-so-many = { $count } persone
new-name = Nome al posto { $number }
new-seat = Chi gioca al posto { $number }
new-colour-by-lot = Il colore si tira a sorte
new-starter = Chi inizia
new-starter-lot = A sorte
new-variants = Varianti
new-ready = { $scenarios }, in { $players ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
}
new-start = Inizia la partita
player-you = Tu
seat-human = Persona
seat-level = { $level ->
    [1] Livello 1 (facilissimo)
    [3] Livello 3 (facile)
    [5] Livello 5 (medio)
    [7] Livello 7 (difficile)
    [9] Livello 9 (il più forte)
   *[other] Livello { $level }
}

## Settings

settings-page = La pagina
settings-playing = Il gioco
settings-theme = Colori della pagina
settings-theme-system = Come il dispositivo
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-patterns = Motivi sulle pietre
settings-patterns-about = Un motivo e una lettera per ogni colore, così nessuno deve distinguere i colori.
settings-cage = Limiti di altezza sul tabellone
settings-cage-about = Una gabbia di vetro mostra fin dove si può costruire.
settings-lessMotion = Meno movimento
settings-lessMotion-about = Pietre e visuale vanno subito al loro posto.
settings-confirm = Conferma ogni pietra
settings-confirm-about = Una pietra si posa solo quando lo dici tu. Spento: un clic la posa subito.
settings-sounds = Suoni
settings-sounds-about = Legno su legno quando si posa una pietra.
settings-seconds = Tempo per pensare del livello 9
settings-seconds-about = Più a lungo pensa, meglio gioca.
settings-version = Rumis { $version }
seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}

## Help

help-rules = Come si gioca
help-rule-aim = Tutti costruiscono sulla stessa pianta; alla fine ogni casella che dall’alto mostra il tuo colore vale un punto.
help-rule-stones = Hai undici pietre di due, tre o quattro cubi, e puoi girarle come vuoi.
help-rule-turn = Al tuo turno posi esattamente una pietra; non puoi passare finché una delle tue ci sta da qualche parte.
help-rule-down = Le pietre si calano dall’alto e sotto di loro non devono restare buchi.
help-rule-height = Nessuna pietra può sporgere dal bordo della pianta o superare l’altezza permessa di una casella.
help-rule-first = La tua prima pietra tocca il tabellone e una pietra già posata; la primissima tocca solo il tabellone.
help-rule-touch = Ogni pietra successiva ha almeno una faccia in comune con una pietra del tuo colore; può toccare anche le altre.
help-rule-out = Chi non può più posare pietre è fuori; quando lo sono tutti, la partita è finita.
help-rule-score = Prendi un punto per ogni casella in cui ti si vede, e ne perdi uno per ogni pietra che ti resta.
help-rule-win = Vince chi ha più punti: costruisci sopra gli altri, e tieni liberi i tuoi tetti.
help-keys = Tasti
help-key-choose = Scegliere una pietra
help-key-move = Muoversi sulla pianta
help-key-turn = Girarla sul tavolo
help-key-tip = Ribaltarla in avanti, verso di te
help-key-roll = Ribaltarla a sinistra, a destra
help-key-here = Un altro modo in cui sta qui
help-key-all = Posto possibile successivo, precedente
help-key-place = Posare la pietra
help-key-drop = Rimetterla via
help-key-above = Vista dall’alto
help-key-hint = Mostrare una buona mossa
help-key-undo = Annullare, ripetere
help-key-table = Girare il tavolo
help-key-zoom = Più vicino, più lontano
help-key-view = Vista abituale
help-key-help = Questo elenco
help-keys-solve = Durante un rompicapo
help-key-solve-lay = Il suggerimento posa la sua pietra
help-key-solve-level = Un livello più su, più giù
help-key-solve-take = A mano vuota: togliere la pietra sotto il cursore
help-keys-analyse = Durante un’analisi
help-key-analyse-step = Una mossa indietro, una avanti
help-key-analyse-ends = All’inizio, alla fine
help-keys-set-up = Componendo una posizione
help-key-set-up-colour = Il colore seguente
help-key-set-up-lift = A mano vuota: riprendere la pietra sotto il cursore
key-space = Spazio
key-enter = Invio
key-escape = Esc
key-pageup = Pag su
key-pagedown = Pag giù
key-home = Inizio
key-end = Fine
help-mouse = Mouse
help-mouse-move = Fai clic su una delle tue pietre, poi passa sul tabellone: scatta dove può stare.
help-mouse-place = Un clic la posa. Dove diventa rossa, una frase dice perché.
help-mouse-orbit = Trascina con il tasto destro per guardare da un altro lato.
help-mouse-zoom = Con la rotella ti avvicini e ti allontani.
help-touch = Dita
help-touch-move = Tocca una pietra, poi fai scorrere un dito sul tabellone: la pietra galleggia sopra il dito.
help-touch-place = Girala e posala con i pulsanti sotto il tabellone.
help-touch-orbit = Con due dita ti guardi intorno e fai zoom.
help-reader = Con uno screen reader
help-reader-about = La pianta è una griglia le cui caselle dicono altezza e colore. Le mosse si possono anche scrivere, cubo per cubo: a1.1,a2.1,b2.1 è un angolo a terra.
