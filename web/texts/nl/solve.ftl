# Puzzels: kubussen om te vullen.

solve-about = Vul een doos helemaal met stenen, zonder dat er een uitsteekt. Een gemaakte puzzel heeft precies één oplossing; een hele kubus heeft er veel.
solve-daily = Puzzel van de dag
solve-daily-what = { $day }: een kubus van 4 × 4 × 4, middelmatig moeilijk, voor iedereen dezelfde.
solve-daily-done = Opgelost: { $result }
solve-build = Bouwen
solve-made = Een puzzel zo moeilijk als je wilt
solve-made-what = Sommige stenen liggen al in de doos, en de jouwe passen maar op één manier in de rest.
solve-edge = Ribbe van de kubus
solve-difficulty = Moeilijkheid
solve-step = { $step ->
    [1] Heel makkelijk
    [2] Makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[5] Heel moeilijk
}
solve-make = Puzzel maken
solve-cube = Een hele kubus
solve-cube-what = Een lege doos en alle stenen van een of meer kleuren. Er mogen er overblijven.
solve-colours = Kleuren
solve-grade = Graad
solve-grade-free = Vrij
solve-grade-free-what = Stenen mogen overal, in elke volgorde.
solve-grade-touching = Rakend
solve-grade-touching-what = Stenen zakken zonder gaten, elke kleur begint op het bord en elke steen raakt zijn eigen kleur.
solve-grade-in-turn = Om de beurt
solve-grade-in-turn-what = Als rakend, en de kleuren wisselen elkaar af.
solve-all = Alle kubussen van 3 × 3 × 3 in één kleur
solve-all-what = De gedrukte regels vragen op hoeveel manieren het kan. Op 1686, en hier zijn ze allemaal.
solve-all-open = Bekijken
solve-begun = Begonnen
solve-so-far = { $time }, { $count ->
    [one] één steen geplaatst
   *[other] { $count } stenen geplaatst
}
solve-making = Er wordt een puzzel gemaakt … { $count ->
    [one] één stelling
   *[other] { $count } stellingen
}
solve-searching = Zoeken … { $count ->
    [one] één stelling
   *[other] { $count } stellingen
}
solve-stop = Stoppen
solve-others = Andere puzzels
solve-broken = Deze link bevat geen puzzel
solve-no-webgl = Je browser toont hier geen 3D. Bouw op de lagen: kies een steen en klik op een vak.

## Namen

solve-name-day = Puzzel van { $day }
solve-name-step = { $size }, moeilijkheid { $step }
solve-name-cube = { $size }, { $count ->
    [one] één kleur
   *[other] { $count } kleuren
}, { $grade }
solve-name-other = { $size }, gedeelde puzzel

## Oplossen

solve-status = Stand
solve-time = Tijd
solve-hints = Hints
solve-free = Vrij
solve-help = Hulp van de oplosser
solve-wish-check = Nog oplosbaar?
solve-wish-hint = Hint
solve-wish-take-back = Wat moet eruit?
solve-wish-solution = Oplossing tonen
solve-check-yes = Ja, het is nog op te lossen.
solve-check-no = { $count ->
    [one] Nee: er moet één steen weer uit.
   *[other] Nee: er moeten { $count } stenen weer uit.
}
solve-hopeless = Deze stenen kunnen de doos niet vullen, wat je er ook uithaalt.
solve-must-come-out = { $count ->
    [one] Er moet één steen uit.
   *[other] Er moeten { $count } stenen uit.
}
solve-should-come-out = { $count ->
    [one] Zonder een van de stenen is het op te lossen.
   *[other] Zonder { $count } van de stenen is het op te lossen; misschien zijn er minder genoeg.
}
solve-nothing-must-come-out = Er hoeft niets uit: vanaf hier is het op te lossen.
solve-next-stone = Nu: { $stone }, { $colour }. De plaats is op het bord te zien.
solve-lay-hint = Leg hem daar
solve-out-stone = { $stone }, { $colour }, op { $cubes }
solve-take-out = { $count ->
    [one] Haal hem eruit
   *[other] Haal ze eruit
}
solve-solved = Opgelost: de doos is vol.
solve-shown = Dat was de oplossing.
solve-result = { $time }, { $count ->
    [0] zonder hints
    [one] met één hint
   *[other] met { $count } hints
}
solve-best = Je beste: { $result }
solve-best-now = Dat is je beste tot nu toe.
solve-again = Nog een keer
solve-clear = Alles eruit halen
solve-share = Deze puzzel delen
solve-copied = De link naar deze puzzel is gekopieerd.
solve-copy-this = Kopieer deze link naar de puzzel
solve-tray = De stenen die over zijn
solve-stone = { $stone }, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count } keer
}
solve-colour = De kleur van de stenen
solve-colour-stones = { $colour }, { $count ->
    [one] één steen
   *[other] { $count } stenen
}
solve-levels = Lagen
solve-level = Laag { $level }
solve-level-free = Laag { $level }: { $count ->
    [0] vol
    [one] één vak vrij, { $squares }
   *[other] { $count } vakken vrij, { $squares }
}
solve-from-above = Van boven
solve-from-above-what = Stenen komen recht van boven. Kies een laag om onder andere te bouwen.
solve-grid = De kolommen van de doos
solve-square = { $square }, van onderen: { $contents }
solve-cell-free = vrij
solve-announce-placed = { $stone }, { $colour }, ligt op { $cubes }. { $count ->
    [0] De doos is vol.
    [one] Eén vak is vrij.
   *[other] { $count } vakken zijn vrij.
}
solve-announce-free = { $count ->
    [one] Eén vak is vrij.
   *[other] { $count } vakken zijn vrij.
}

## Alle kubussen

solve-up-to = Welke kubussen als dezelfde tellen
solve-up-to-reflections = { $count } zonder gedraaide en gespiegelde
solve-up-to-rotations = { $count } zonder gedraaide
solve-up-to-nothing = { $count } in totaal
solve-cube-number = Nummer van de kubus
solve-previous = Vorige kubus
solve-next = Volgende kubus
solve-of = van { $count }
solve-order = In deze volgorde is hij te bouwen
solve-up-to-stone = Tot en met steen { $number }: { $stone }
solve-lay = Steen voor steen bouwen

## Wat er mis is

puzzle-sticks-out = De steen zou uit de doos steken.
puzzle-outside = { $cube } ligt buiten de doos.
puzzle-taken = { $cube } is al bezet.
puzzle-none-in-hand = Deze steen is in geen kleur meer over: { the-stone }.
puzzle-covered = Boven { $cube } ligt een steen, en in deze graad zakken stenen recht van boven.
puzzle-not-its-turn = De beurt is aan { the-colour }, en zonder meer van deze stenen is de doos niet te vullen.
puzzle-passed-over = Omdat { the-colour } is overgeslagen, plaatst deze kleur geen stenen meer.
puzzle-too-few-cubes = De stenen hebben samen { $have } blokjes, en er zijn er { $need } te vullen: neem meer kleuren.
puzzle-no-sum = Geen keuze van deze stenen heeft samen precies { $need } blokjes: neem andere stenen of een andere doos.
puzzle-chessboard = Gekleurd als een schaakbord hebben de vrije vakken er { $surplus } meer van één soort, en deze stenen maken er maar { $possible } goed.
puzzle-text-too-long = Dit is te lang voor een puzzel; kopieer alleen de link.
puzzle-text-unexpected = Teken { $sign } van de puzzel is fout of ontbreekt; kopieer de hele link.
puzzle-text-hand-full = De puzzel heeft vanaf teken { $sign } te veel stenen.
puzzle-text-stone = De steen bij teken { $sign } van de puzzel kan daar niet liggen.
puzzle-size = De ribben van een doos zijn 1 tot 6 blokjes lang.
puzzle-move = Schrijf een kleur, een dubbele punt en de blokjes, zoals red:a1.1,a2.1; of alleen de blokjes.
puzzle-solver-died = De oplosser is gestopt; je stenen zijn bewaard, probeer het nog eens.
