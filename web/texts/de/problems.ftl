# Was nicht stimmt, in einem Satz: was, wo und was zu tun ist.

problem-unexpected = Da ist etwas Unerwartetes passiert; dein Spiel ist gespeichert, lade die Seite bitte neu.
problem-in-line = Schau dir Zeile { $line } an. { $what }
problem-in-move = Schau dir Zug { $move } an. { $what }
problem-in-ruin = Schau dir Ruine { $ruin } an. { $what }
problem-in-stone = Schau dir den Stein { $lying } an. { $what }

engine-died = Der Computerspieler bleibt immer wieder stehen; dein Spiel ist gespeichert, lade die Seite bitte neu.
no-such-player = Es gibt keinen Computerspieler „{ $text }“; wähle eine Stufe von 1 bis 9.

## Züge, die nicht erlaubt sind

illegal-game-over = Das Spiel ist zu Ende.
illegal-beside-plan = Das ragt über den Plan hinaus.
illegal-not-a-stone = Diese Würfel bilden keinen der elf Steine.
illegal-not-in-hand = Von { the-colour } liegt { the-stone } schon auf dem Plan; wähle einen anderen Stein.
illegal-off-plan = { $square } gehört nicht zum Plan.
illegal-outside-line = { $square } liegt außerhalb der Linie; in der ersten Phase baust du innerhalb.
illegal-too-high = { $cube } ist zu hoch: Auf { $square } darfst du bis Ebene { $limit } bauen.
illegal-overlap = { $cube } ist schon von { the-colour } belegt.
illegal-hole = Unter { $cube } bliebe ein Loch.
illegal-first-not-on-board = Der erste Stein von { the-colour } muss mit mindestens einem Würfel auf dem Brett liegen.
illegal-first-touches-nothing = Der erste Stein von { the-colour } muss mit einer Fläche an einem anderen Stein anliegen.
illegal-first-shares-no-edge = Der erste Stein von { the-colour } muss mit einer Kante an einem anderen Stein anliegen.
illegal-first-shares-face = Zu fünft oder sechst darf der erste Stein von { the-colour } andere nur an Kanten berühren, aber { $cube } liegt mit einer Fläche an.
illegal-must-touch-own = Der Stein muss mit einer Fläche an einem anderen { coloured } Stein anliegen.
illegal-must-not-touch-own = Bei Invers darf der Stein nicht mit einer Fläche an einem anderen { coloured } Stein anliegen, aber { $cube } tut es.
illegal-nothing-is-taken = Jetzt wird kein Stein weggenommen; schreibe nur die Würfel, die du setzt.
illegal-take-first = Nimm zuerst einen deiner Steine; geschrieben: seine Würfel, dann >, dann die Würfel, wo er hinkommt.
illegal-not-an-own-stone = { $cubes } ist kein Stein von { the-colour }; wähle einen, der es ist.
illegal-taken-outside-line = Der Stein auf { $cube } liegt schon außerhalb der Linie und bleibt dort; nimm einen von innerhalb.
illegal-covered = Diesen Stein kannst du nicht nehmen, denn auf { $cube } liegt { the-colour }; wähle einen anderen.
illegal-other-stone = Gesetzt wird der Stein, den du genommen hast: { the-stone }.
illegal-inside-line = { $square } liegt innerhalb der Linie; setze den Stein außerhalb.
illegal-must-be-placed = Der Stein passt noch, zum Beispiel auf { $cubes }; du kannst ihn also nicht beiseitelegen.

## Züge, die nicht zu lesen sind

move-cube = „{ $text }“ ist kein Würfel; schreibe Feld, Punkt und Ebene, zum Beispiel b3.2.
move-count = Ein Stein hat 2 bis 4 Würfel mit Kommas dazwischen, aber „{ $text }“ hat { $count }.
move-twice = Der Würfel { $cube } steht zweimal da; streiche einen davon.

## Was nicht zusammenpasst

rules-players = { $scenario } lässt sich nicht mit { $players } Personen spielen; wähle eine andere Anzahl oder ein anderes Szenario.
rules-together = { $one ->
    [four-colours] { $other ->
        [ruinas] Vier Farben und Ruinas passen nicht zusammen: Für die Ruinen bleibt keine Farbe übrig.
       *[rebuild] Vier Farben und Umbau passen nicht zusammen: Ein Umbau geht nur mit zwei Farben.
    }
    [ruinas] Ruinas und Umbau passen nicht zusammen: Ruinen könnte niemand wegnehmen.
   *[inverse] Invers und Umbau passen nicht zusammen: Ein Umbau wächst, indem er die eigene Farbe berührt.
}
rules-four-colours-players = Vier Farben ist für 2 Personen, die je zwei Farben führen.
rules-four-colours-edition = Vier Farben spielst du auf den Szenarien von Rumis, und { $scenario } gehört zu Rumis+.
rules-ruinas-players = Ruinas ist für 2 oder 3 Personen, weil die Ruinen eine von vier Farben brauchen.
rules-no-limits = { the-variant } nutzt die Höhen für { $players } Personen, und { $scenario } hat dafür keine.
rules-rebuild-players = Umbau ist für 2 Personen.
rules-rebuild-scenario = Umbau braucht einen Plan aus zwei Teilen: Wähle Colca, Puncu oder Apachita statt { $scenario }.

## Ruinen

ruins-not-ruinas = In diesem Spiel gibt es keine Ruinen; wähle die Variante Ruinas.
ruins-incomplete = Die Ruinen sind nicht vollständig: Noch passt { the-stone }, zum Beispiel auf { $cubes }.
set-up-colour = { the-colour } spielt hier nicht mit; wähle eine andere Farbe.
set-up-second-phase = In der zweiten Phase eines Umbaus zählt mehr als das, was wo liegt; sie lässt sich nicht aufbauen.

## Szenarien, die nicht zu lesen oder zu spielen sind

scenario-too-long = Dieses Szenario ist zu lang; es darf höchstens 64 KB haben.
scenario-syntax = Dieses Szenario ist nicht zu lesen: { $text }
scenario-id = Die id „{ $text }“ muss aus 1 bis 40 Kleinbuchstaben, Ziffern oder Bindestrichen bestehen.
scenario-text = Name, Bedeutung und Notiz dürfen je nur eine Zeile mit höchstens 200 Zeichen haben.
scenario-no-name = Das Szenario hat keinen Namen; gib ihm einen.
scenario-no-squares = Der Plan hat keine Felder; zeichne mindestens eines.
scenario-too-deep = Der Plan hat { $count } Reihen, mehr als 16 gehen nicht.
scenario-too-wide = Reihe { $row } des Plans hat { $count } Zeichen, mehr als 16 gehen nicht.
scenario-symbol = Reihe { $row } des Plans hat „{ $text }“ an Stelle { $place }; nimm . für kein Feld, # für keine Grenze, 1 bis 9 oder A bis G.
scenario-no-players = Das Szenario sagt nicht, für wie viele Personen es ist; füge eine Tabelle [[players]] hinzu.
scenario-player-count = In einer Tabelle [[players]] steht { $players }, aber nur 2 bis 6 können spielen.
scenario-players-twice = Es gibt zwei Tabellen [[players]] für { $players } Personen; streiche eine.
scenario-height = Die Höhe für { $players } Personen ist { $height }; sie muss von 1 bis 16 sein.
scenario-line = In der Linie für { $players } Personen steht „{ $text }“; schreibe Rechtecke wie b2:g7 oder Felder wie b2.
scenario-line-around-nothing = Die Linie für { $players } Personen umschließt kein Feld des Plans; ziehe sie um einige.
scenario-volume = Der Plan fasst { $count } Würfel für { $players } Personen, mehr als 512 gehen nicht.
scenario-rebuild-without-line = Umbau braucht eine Linie für 2 Personen, die Felder außerhalb lässt.
scenario-rebuild-volume = Beim Umbau fasst der ganze Plan { $count } Würfel, mehr als 512 gehen nicht.

## Aufzeichnungen, die nicht zu lesen oder nachzuspielen sind

record-too-long = Diese Aufzeichnung ist zu lang; sie darf höchstens 1 MB haben.
record-first-line = Eine Aufzeichnung beginnt mit „Rumis record 1“, aber hier steht „{ $text }“.
record-format = Diese Seite liest „Rumis record 1“, aber nicht „{ $text }“.
record-header = „{ $text }“ ist keine Kopfzeile; schreibe „Schlüssel: Wert“ und lass vor den Zügen eine Zeile leer.
record-twice = Es gibt zwei Zeilen „{ $text }“; streiche eine davon.
record-missing = Die Zeile „{ $text }“ fehlt; füge sie im Kopf hinzu.
record-no-scenario = Schreibe hinter „Scenario:“ den Namen eines Szenarios oder darunter seine Beschreibung in Zeilen, die mit | beginnen.
record-stray-definition = Nur direkt nach „Scenario:“ ohne etwas hinter dem Doppelpunkt dürfen Zeilen mit | beginnen.
record-players = „{ $text }“ ist keine Spielerzahl; schreibe 2 bis 6.
record-player-number = Es gibt keine Nummer „{ $text }“ am Tisch; die Nummern gehen von 1 bis 6.
record-value = Was auf „{ $text }“ folgt, ist leer, zu lang oder hat Zeichen, die sich nicht zeigen lassen; berichtige es oder streiche die Zeile.
record-tag = Das Wort vor dem Doppelpunkt muss mit einem Buchstaben beginnen und darf höchstens 40 Buchstaben, Ziffern, Leerzeichen oder Bindestriche haben.
record-variant = Diese Variante gibt es nicht; schreibe standard oder, mit Kommas dazwischen, four-colours, ruinas, inverse oder rebuild.
record-date = Schreibe das Datum als Jahr-Monat-Tag, zum Beispiel 2026-11-15.
record-result = „{ $text }“ ist kein Ergebnis; schreibe für jede Farbe eine ganze Zahl mit Leerzeichen dazwischen oder streiche die Zeile.
record-colour = „{ $text }“ ist keine Farbe; schreibe red, blue, green, yellow, violet oder orange vor die Steine.
record-too-many-stones = Das sind mehr als 66 Steine, und so viele liegen nicht in der Schachtel.
record-too-many-moves = Das sind mehr als 100 Züge, und so lang ist kein Spiel.
record-open-comment = Der Kommentar, der hier beginnt, hört nicht auf; schließe ihn mit { "}" }.
record-comment = Ein Kommentar hat Zeichen, die sich nicht zeigen lassen; streiche sie.
record-unknown-scenario = Es gibt kein Szenario „{ $text }“; schau nach, wie es geschrieben wird.
record-name-of-nobody = Nummer { $player } hat einen Namen, spielt aber nicht mit; streiche den Namen.
record-result-too-early = Es gibt ein Ergebnis, aber die Züge beenden das Spiel nicht; ergänze die fehlenden Züge oder streiche das Ergebnis.
record-wrong-result = Die Züge führen zu einem anderen Ergebnis; berichtige oder streiche es.
record-ruins-beside-set-up = In einer aufgebauten Stellung stehen die Ruinen unter den Steinen; streiche die Zeile „Ruins“.
