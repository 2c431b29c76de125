# La pagina delle regole: quello che dice docs/rules.md, più in breve.

rules-lead = Costruite insieme su una sola pianta. Quando nessuno può più posare pietre, ogni casella che dritto dall’alto mostra il tuo colore è un punto.
rules-authority = Dalle regole stampate di Rumis, della sua espansione Rumis+ e di Blokus 3D. Dove lasciano una domanda aperta, la risposta è nostra, e lo diciamo.
rules-to-tutorial = Oppure prova sul tavoliere, passo per passo.
rules-contents = Indice
rules-allowed = Permesso
rules-refused = Non permesso. { $why }
rules-tried = { $colour } posa { $move }

rules-stones = Le pietre
rules-stones-text = Ogni colore ha le stesse undici pietre: tutti i modi di unire due, tre o quattro cubi faccia contro faccia, 40 cubi in tutto. I colori sono rosso, blu, verde e giallo; Rumis+ aggiunge viola e arancione.
rules-stones-mirror = Puoi girare una pietra come si gira una vera, ma mai specchiarla: le due viti sono l’una il riflesso dell’altra, e due pietre diverse.
rules-ways = { $count ->
    [one] un modo di girarla
   *[other] { $count } modi di girarla
}

rules-plan = La pianta
rules-plan-text = Una pianta, o scenario, è un insieme di caselle. Per ogni numero di giocatori ha un’altezza massima, e una casella può avere un limite suo più basso. Per alcuni numeri di giocatori una linea ne circonda una parte; allora ne fa parte solo l’interno.

rules-turns = I turni
rules-turns-text = Si gioca in un ordine fisso, il rosso per primo. Al tuo turno posi esattamente una pietra. Non puoi passare finché una delle tue pietre ci sta da qualche parte.

rules-placing = Posare una pietra
rules-placing-text = Una pietra può stare dove vale tutto questo:
rules-placing-plan = Tutti i suoi cubi sono sulla pianta, e nessuno dove c’è già una pietra.
rules-placing-height = Nessun cubo è più alto di quanto la sua casella permetta.
rules-placing-hole = Sotto non resta niente di vuoto: in ogni colonna poggia sul tavoliere o direttamente su quello che c’è.
rules-placing-first = La primissima pietra di una partita non deve toccare niente. La prima pietra di tutti gli altri condivide una faccia con una pietra qualsiasi. Tutte le prime pietre poggiano sul tavoliere con almeno un cubo.
rules-placing-own = Ogni pietra successiva condivide almeno una faccia con una pietra del suo colore. Può toccarne anche altre.
rules-placing-follows = Così non ci sono mai buchi coperti, e ogni pietra si può calare dritta dall’alto: il suo livello dipende da dove la metti.

rules-end = Fine e punti
rules-end-text = Chi al proprio turno non può posare pietre, o non ne ha più, è fuori per il resto della partita, anche se più tardi si apre un posto. Quando tutti sono fuori, la partita è finita.
rules-end-score = Prendi un punto per ogni casella in cui il cubo più in alto è tuo, e ne perdi uno per ogni pietra rimasta in mano. Vince chi ha più punti; a pari merito la vittoria è condivisa.
rules-end-example = Il rosso si vede su { $red } caselle, pietre rimaste { $redLeft }: { $redTotal }. Il blu si vede su { $blue }, pietre rimaste { $blueLeft }: { $blueTotal }.

rules-many = In cinque e in sei
rules-many-text = Sulle piante di Rumis+. Tranne la primissima, ogni prima pietra poggia sul tavoliere, condivide uno spigolo con una pietra e una faccia con nessuna. Tutto il resto è come sempre.

rules-scenarios = Tutti gli scenari
rules-scenarios-text = Le altezze sono stampate nelle regole. I contorni sono usciti solo come disegni: quello che non se ne sa lo abbiamo disegnato noi, in modo che una pianta contenga circa i 40 cubi che ognuno porta.
rules-scenarios-for = Disegna le piante per tanti giocatori
rules-drawn-for = disegnata per { $count } giocatori
rules-column-players = giocatori
rules-column-height = altezza
rules-column-squares = caselle
rules-column-cubes = cubi
rules-line = Solo le caselle dentro la linea
rules-star = *Solo le caselle dentro la linea.
rules-heights-from = Altezze: { $origin }.
rules-outline-from = Contorno: { $origin }.
rules-known-chullpa = Contorno: si sa che è la pianta più piccola, con 20 caselle; che siano 5 per 4 è nostro.
rules-known-chullpa-first = Contorno: si sa che è la pianta più piccola, con 20 caselle; che siano 5 per 4 è nostro.
rules-known-pirka = Contorno: si sa che è una grande L di una sola altezza; la misura è nostra.
rules-known-pisac = Contorno: si sa che sale da 1 a 8; che sia larga 4 è nostro.
rules-known-coricancha = Contorno: si sa che è un quadrato con anelli da 1 a 4; la misura e la linea sono nostre.

rules-variants = Tutte le varianti
rules-variants-text = Una variante si concorda prima della partita. Inverso va con Quattro colori e con Ruinas; le altre non vanno insieme.
rules-four-colours = In due sulle piante di Rumis, con i limiti di quattro giocatori. Uno guida il rosso e il verde, l’altro il blu e il giallo; i colori giocano nell’ordine rosso, blu, verde, giallo, ciascuno come un giocatore a sé. Vince chi possiede il singolo colore migliore.
rules-four-colours-ours = Nostro: si può giocare anche su una pianta tua che ha altezze per quattro.
rules-four-colours-figure = In due con quattro colori su Pisac.
rules-ruinas = In due o in tre, con i limiti di un giocatore in più. Prima della partita tutte le undici pietre di un colore libero vengono posate come rovine. Non lasciano buchi ma non devono toccare niente; una che non ci sta va da parte. Le rovine non danno punti a nessuno e valgono come pietre già posate. Poi si comincia come al solito.
rules-ruinas-ours = Nostro: le rovine sono verdi in due e gialle in tre, qui posate a caso. La primissima pietra non deve toccarle; le prime degli altri possono. Dove il tavoliere è coperto, una prima pietra non deve poggiarvi.
rules-ruinas-figure = Rovine su Chullpa, prima della prima mossa.
rules-inverse = Per qualsiasi numero di giocatori su qualsiasi pianta. Una pietra successiva non deve condividere facce con una pietra del suo colore. Le prime pietre sono come al solito.
rules-inverse-ours = Nostro: una pietra successiva non deve toccare proprio niente.
rules-rebuild = In due su Colca, Puncu o Apachita. Prima viene una partita normale dentro la linea, con il suo punteggio; le pietre in mano sono eliminate. Chi ha posato l’ultima pietra comincia la seconda fase: prendi una tua pietra dentro la linea, senza niente sopra, e posala fuori. La tua prima lì poggia sul tavoliere e condivide una faccia con una tua pietra dentro la linea, ogni altra con una qualsiasi delle tue. Se la pietra presa non ci sta da nessuna parte, va da parte e sei fuori. Al primo punteggio si aggiungono le caselle che mostri fuori, meno un punto per una pietra messa da parte.
rules-rebuild-ours = Nostro: si può giocare anche su una pianta tua il cui file lo permette.
rules-rebuild-figure = Una ricostruzione su Puncu: le pietre passano dalla parte davanti a quella dietro.
rules-series = Serie
rules-series-text = Non stampato, ma molti fanno così: più scenari di seguito, ogni volta comincia qualcun altro, e i punti si sommano.
