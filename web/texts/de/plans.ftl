# Eigene Pläne.

plans-about = Zeichne deinen eigenen Baugrund: seine Felder, wie hoch auf jedem gebaut werden darf und für wie viele er ist.
plans-begin = Beginne mit
plans-empty = Leeres Blatt
plans-new-name = Mein Plan
plans-copy-name = Mein { $name }
plans-nameless = Plan ohne Namen
plans-for = Für { $counts } Personen
plans-deleted = { $name } ist gelöscht.
plans-bring-back = Zurückholen
plans-not-opened = Dieser Plan lässt sich nicht öffnen
plans-not-here = Er ist nicht in diesem Browser gespeichert. Vielleicht wurde er gelöscht oder auf einem anderen Gerät gezeichnet.

plans-import = Plan importieren
plans-import-about = Ein Plan ist eine kleine Textdatei, die auf .toml endet.
plans-import-paste = Oder den Text der Datei einfügen
plans-import-open = Plan öffnen
plans-import-mend = Öffnen und hier verbessern

plans-share-title = Diesen Plan teilen
plans-share-copied = Der Link ist kopiert: In ihm steckt der ganze Plan.
plans-share-copy-this = Kopiere diesen Link: In ihm steckt der ganze Plan.

## Zeichnen

plans-drawing = Zeichnung
plans-undo = Rückgängig
plans-redo = Wiederholen
plans-all = Alle Pläne
plans-brush = Pinsel
plans-brush-square = Feld ohne eigene Grenze
plans-brush-limit = Feld mit Grenze { $limit }
plans-brush-erase = Radierer
plans-brush-line = Linie für { $players } Personen
plans-stroke = Wie der Pinsel zeichnet
plans-stroke-free = Freihand
plans-stroke-rectangle = Rechteck
plans-sheet = Das Blatt, { $width } mal { $depth } Plätze
plans-hint = Zeichne mit der Maus oder dem Finger. Mit Tasten: Pfeile bewegen, Leertaste zeichnet, Umschalt und Pfeile zeichnen weiter, 1 bis 9 wählen eine Grenze, 0 keine, Entf radiert.
plans-cell-none = { $square }, kein Feld
plans-cell-free = { $square }, Feld
plans-cell-limit = { $square }, Feld, Grenze { $limit }
plans-cell-outside = { $what }, außerhalb der Linie
plans-grow = { $side ->
    [top] Oben eine Reihe hinzufügen
    [bottom] Unten eine Reihe hinzufügen
    [left] Links eine Spalte hinzufügen
   *[right] Rechts eine Spalte hinzufügen
}
plans-shrink = { $side ->
    [top] Oberste Reihe entfernen
    [bottom] Unterste Reihe entfernen
    [left] Linke Spalte entfernen
   *[right] Rechte Spalte entfernen
}

## Höhen

plans-heights = Personen und Höhen
plans-height = Höhe
plans-height-for = Höhe für { $count } Personen
plans-line-remove = Linie für { $count } entfernen
plans-no-players = Wähle, für wie viele Personen er ist.
plans-room = { $fit ->
    [cramped] Platz für { $volume } von { $cubes } Würfeln: so wenig, dass viele Steine übrig bleiben.
    [tight] Platz für { $volume } von { $cubes } Würfeln: Es wird eng, nicht jeder Stein findet Platz.
    [exact] Platz für { $volume } von { $cubes } Würfeln: Jeder Stein könnte seinen Platz finden.
    [spare] Platz für { $volume } Würfel, und ihr habt { $cubes }: ein wenig Luft.
    [roomy] Platz für { $volume } Würfel, und ihr habt { $cubes }: reichlich Platz.
   *[vast] Platz für { $volume } Würfel, und ihr habt { $cubes }: so viel, dass ihr euch kaum in die Quere kommt.
}

## Texte, Vorschau, Spielen

plans-texts = Name und mehr
plans-text-name = Name
plans-text-meaning = Was der Name bedeutet
plans-text-note = Notiz
plans-rebuild = Umbau kann darauf gespielt werden
plans-rebuild-about = Dafür braucht es eine Linie für 2 Personen: Die zweite Phase wird außerhalb gespielt.
plans-preview = So wird er aussehen
plans-preview-for = Gezeigt für so viele Personen
plans-ready = Fertig und in diesem Browser gespeichert. Spiele ihn zu { $count }, du gegen den Computer.
plans-faults = { $count ->
    [one] Eine Sache ist vorher zu verbessern.
   *[other] { $count } Dinge sind vorher zu verbessern.
}
