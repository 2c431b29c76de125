# Knobelaufgaben: Würfel, die gefüllt werden.

solve-about = Fülle einen Kasten ganz mit Steinen, ohne dass einer herausragt. Eine gestellte Aufgabe hat genau eine Lösung, ein ganzer Würfel viele.
solve-daily = Aufgabe des Tages
solve-daily-what = { $day }: ein mittelschwerer Würfel 4 × 4 × 4, für alle derselbe.
solve-daily-done = Gelöst: { $result }
solve-build = Bauen
solve-made = Eine Aufgabe, so schwer du magst
solve-made-what = Einige Steine liegen schon im Kasten, und deine passen nur auf eine Art in den Rest.
solve-edge = Kantenlänge des Würfels
solve-difficulty = Schwierigkeit
solve-step = { $step ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}
solve-make = Aufgabe stellen
solve-cube = Ein ganzer Würfel
solve-cube-what = Ein leerer Kasten und alle Steine einer oder mehrerer Farben. Einige dürfen übrig bleiben.
solve-colours = Farben
solve-grade = Stufe
solve-grade-free = Frei
solve-grade-free-what = Steine dürfen überallhin, in jeder Reihenfolge.
solve-grade-touching = Berührend
solve-grade-touching-what = Steine werden ohne Löcher abgesenkt, jede Farbe beginnt auf dem Brett, und jeder Stein berührt seine Farbe.
solve-grade-in-turn = Reihum
solve-grade-in-turn-what = Wie berührend, und die Farben wechseln sich ab.
solve-all = Alle Würfel 3 × 3 × 3 in einer Farbe
solve-all-what = Die gedruckte Regel fragt, auf wie viele Arten es geht. Auf 1686, und hier ist jede davon.
solve-all-open = Durchsehen
solve-begun = Angefangen
solve-so-far = { $time }, { $count ->
    [one] ein Stein gelegt
   *[other] { $count } Steine gelegt
}
solve-making = Eine Aufgabe entsteht … { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}
solve-searching = Suche läuft … { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}
solve-stop = Anhalten
solve-others = Andere Aufgaben
solve-broken = Dieser Link enthält keine Aufgabe
solve-no-webgl = Dein Browser zeigt hier kein 3D. Baue auf den Ebenen: Wähle einen Stein und klicke auf ein Feld.

## Namen

solve-name-day = Aufgabe vom { $day }
solve-name-step = { $size }, Schwierigkeit { $step }
solve-name-cube = { $size }, { $count ->
    [one] eine Farbe
   *[other] { $count } Farben
}, { $grade }
solve-name-other = { $size }, geteilte Aufgabe

## Lösen

solve-status = Stand
solve-time = Zeit
solve-hints = Tipps
solve-free = Frei
solve-help = Hilfe beim Lösen
solve-wish-check = Noch lösbar?
solve-wish-hint = Tipp
solve-wish-take-back = Was muss heraus?
solve-wish-solution = Lösung zeigen
solve-check-yes = Ja, das ist noch lösbar.
solve-check-no = { $count ->
    [one] Nein: Ein Stein muss wieder heraus.
   *[other] Nein: { $count } Steine müssen wieder heraus.
}
solve-hopeless = Diese Steine können den Kasten nicht füllen, was immer du herausnimmst.
solve-must-come-out = { $count ->
    [one] Ein Stein muss heraus.
   *[other] { $count } Steine müssen heraus.
}
solve-should-come-out = { $count ->
    [one] Ohne einen der Steine ist es lösbar.
   *[other] Ohne { $count } der Steine ist es lösbar; vielleicht genügen weniger.
}
solve-nothing-must-come-out = Nichts muss heraus: Von hier aus ist es lösbar.
solve-next-stone = Als Nächstes: { $stone }, { $colour }. Auf dem Brett ist er zu sehen.
solve-lay-hint = Dorthin legen
solve-out-stone = { $stone }, { $colour }, auf { $cubes }
solve-take-out = { $count ->
    [one] Herausnehmen
   *[other] Alle herausnehmen
}
solve-solved = Gelöst: Der Kasten ist voll.
solve-shown = Das war die Lösung.
solve-result = { $time }, { $count ->
    [0] ohne Tipps
    [one] mit einem Tipp
   *[other] mit { $count } Tipps
}
solve-best = Deine Bestzeit: { $result }
solve-best-now = Das ist deine Bestzeit.
solve-again = Noch einmal
solve-clear = Alles herausnehmen
solve-share = Diese Aufgabe teilen
solve-copied = Der Link zu dieser Aufgabe ist kopiert.
solve-copy-this = Kopiere diesen Link zur Aufgabe
solve-tray = Die übrigen Steine
solve-stone = { $stone }, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}
solve-colour = Farbe der Steine
solve-colour-stones = { $colour }, { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
solve-levels = Ebenen
solve-level = Ebene { $level }
solve-level-free = Ebene { $level }: { $count ->
    [0] voll
    [one] ein Feld frei, { $squares }
   *[other] { $count } Felder frei, { $squares }
}
solve-from-above = Von oben
solve-from-above-what = Steine kommen senkrecht von oben. Wähle eine Ebene, um unter anderen zu bauen.
solve-grid = Die Säulen des Kastens
solve-square = { $square }, von unten: { $contents }
solve-cell-free = frei
solve-announce-placed = { $stone }, { $colour }, liegt auf { $cubes }. { $count ->
    [0] Der Kasten ist voll.
    [one] Ein Feld ist frei.
   *[other] { $count } Felder sind frei.
}
solve-announce-free = { $count ->
    [one] Ein Feld ist frei.
   *[other] { $count } Felder sind frei.
}

## Alle Würfel

solve-up-to = Welche Würfel als gleich gelten
solve-up-to-reflections = { $count } ohne gedrehte und gespiegelte
solve-up-to-rotations = { $count } ohne gedrehte
solve-up-to-nothing = { $count } insgesamt
solve-cube-number = Nummer des Würfels
solve-previous = Voriger Würfel
solve-next = Nächster Würfel
solve-of = von { $count }
solve-order = In dieser Reihenfolge lässt er sich bauen
solve-up-to-stone = Bis zum Stein { $number }: { $stone }
solve-lay = Stein für Stein bauen

## Was nicht stimmt

puzzle-sticks-out = Der Stein würde aus dem Kasten ragen.
puzzle-outside = { $cube } liegt außerhalb des Kastens.
puzzle-taken = { $cube } ist schon belegt.
puzzle-none-in-hand = Dieser Stein ist in keiner Farbe mehr übrig: { the-stone }.
puzzle-covered = Über { $cube } liegt ein Stein, und in dieser Stufe werden Steine senkrecht abgesenkt.
puzzle-not-its-turn = An der Reihe ist { the-colour }, und ohne weitere dieser Steine lässt sich der Kasten nicht füllen.
puzzle-passed-over = Weil { the-colour } übergangen wurde, legt diese Farbe keine Steine mehr.
puzzle-too-few-cubes = Die Steine haben zusammen { $have } Würfel, und { $need } sind zu füllen: Nimm mehr Farben.
puzzle-no-sum = Keine Auswahl dieser Steine hat zusammen genau { $need } Würfel: Nimm andere Steine oder einen anderen Kasten.
puzzle-chessboard = Wie ein Schachbrett gefärbt haben die freien Felder { $surplus } mehr von einer Sorte, und diese Steine gleichen nur { $possible } aus.
puzzle-text-too-long = Das ist zu lang für eine Aufgabe; kopiere nur den Link.
puzzle-text-unexpected = Zeichen { $sign } der Aufgabe ist falsch oder fehlt; kopiere den ganzen Link.
puzzle-text-hand-full = Die Aufgabe hat ab Zeichen { $sign } zu viele Steine.
puzzle-text-stone = Der Stein bei Zeichen { $sign } der Aufgabe kann dort nicht liegen.
puzzle-size = Die Kanten eines Kastens sind 1 bis 6 Würfel lang.
puzzle-move = Schreibe eine Farbe, einen Doppelpunkt und die Würfel, etwa red:a1.1,a2.1, oder nur die Würfel.
puzzle-solver-died = Die Suche ist abgebrochen; deine Steine sind gespeichert, versuche es bitte noch einmal.
