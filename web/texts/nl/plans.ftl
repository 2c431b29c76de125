# Eigen plannen.

plans-about = Teken je eigen bouwgrond: zijn velden, hoe hoog op elk gebouwd mag worden en voor hoeveel spelers hij is.
plans-begin = Begin met
plans-empty = Een leeg vel
plans-new-name = Mijn plan
plans-copy-name = Mijn { $name }
plans-nameless = Plan zonder naam
plans-for = Voor { $counts } spelers
plans-deleted = { $name } is verwijderd.
plans-bring-back = Terughalen
plans-not-opened = Dit plan kan niet worden geopend
plans-not-here = Het is niet in deze browser bewaard. Misschien is het verwijderd of op een ander apparaat getekend.

plans-import = Plan importeren
plans-import-about = Een plan is een klein tekstbestand dat op .toml eindigt.
plans-import-paste = Of plak de tekst van het bestand
plans-import-open = Plan openen
plans-import-mend = Openen en hier verbeteren

plans-share-title = Dit plan delen
plans-share-copied = De link is gekopieerd: het hele plan zit erin.
plans-share-copy-this = Kopieer deze link: het hele plan zit erin.

## Tekenen

plans-drawing = Tekening
plans-undo = Ongedaan maken
plans-redo = Opnieuw
plans-all = Alle plannen
plans-brush = Penseel
plans-brush-square = Veld zonder eigen grens
plans-brush-limit = Veld met grens { $limit }
plans-brush-erase = Gum
plans-brush-line = Lijn voor { $players } spelers
plans-stroke = Hoe het penseel tekent
plans-stroke-free = Uit de vrije hand
plans-stroke-rectangle = Rechthoek
plans-sheet = Het vel, { $width } bij { $depth } plaatsen
plans-hint = Teken met de muis of een vinger. Met toetsen: pijlen bewegen, spatie tekent, shift en pijlen tekenen door, 1 tot 9 kiezen een grens, 0 geen, Delete gumt.
plans-cell-none = { $square }, geen veld
plans-cell-free = { $square }, veld
plans-cell-limit = { $square }, veld, grens { $limit }
plans-cell-outside = { $what }, buiten de lijn
plans-grow = { $side ->
    [top] Boven een rij toevoegen
    [bottom] Onder een rij toevoegen
    [left] Links een kolom toevoegen
   *[right] Rechts een kolom toevoegen
}
plans-shrink = { $side ->
    [top] Bovenste rij weghalen
    [bottom] Onderste rij weghalen
    [left] Linkerkolom weghalen
   *[right] Rechterkolom weghalen
}

## Hoogtes

plans-heights = Spelers en hoogtes
plans-height = Hoogte
plans-height-for = Hoogte voor { $count } spelers
plans-line-remove = Lijn voor { $count } weghalen
plans-no-players = Kies voor hoeveel spelers het is.
plans-room = { $fit ->
    [cramped] Plaats voor { $volume } van { $cubes } blokjes: zo weinig dat veel stenen overblijven.
    [tight] Plaats voor { $volume } van { $cubes } blokjes: het wordt krap, niet elke steen vindt een plek.
    [exact] Plaats voor { $volume } van { $cubes } blokjes: elke steen zou zijn plek kunnen vinden.
    [spare] Plaats voor { $volume } blokjes, en jullie hebben er { $cubes }: een beetje ruimte over.
    [roomy] Plaats voor { $volume } blokjes, en jullie hebben er { $cubes }: ruimte genoeg.
   *[vast] Plaats voor { $volume } blokjes, en jullie hebben er { $cubes }: zoveel dat niemand in de weg zit.
}

## Teksten, voorbeeld, spelen

plans-texts = Naam en meer
plans-text-name = Naam
plans-text-meaning = Wat de naam betekent
plans-text-note = Notitie
plans-rebuild = Ombouwen kan erop gespeeld worden
plans-rebuild-about = Daarvoor is een lijn voor 2 spelers nodig: de tweede fase speel je erbuiten.
plans-preview = Zo gaat het eruitzien
plans-preview-for = Getoond voor zoveel spelers
plans-ready = Klaar, en bewaard in deze browser. Speel het met { $count }, jij tegen de computer.
plans-faults = { $count ->
    [one] Eén ding moet eerst verbeterd worden.
   *[other] { $count } dingen moeten eerst verbeterd worden.
}
