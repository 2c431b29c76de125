# Der Spielbildschirm.

game-title = { $name }: das Spiel
above-label = { $name } senkrecht von oben
grid-label = Die Felder des Bauplans
square-label = { $square }, Höhe { $height } von { $limit }, { $colour }
square-empty = leer
square-possible = { $label }, hierhin passt der Stein
square-takeable = { $label }, der Stein kann genommen werden
hand-label = Deine Steine
more-label = Mehr zu dieser Partie
player-level = Stufe { $level }
player-number = Spieler { $number }
player-with-colour = { $player } ({ $colour })
tray-label = Steine von { $who }
stone-fits-nowhere = { $stone }: passt zurzeit nirgends
orientations-label = { $count ->
    [one] In einer Lage passt er
   *[other] In { $count } Lagen passt er
}
orientation-number = So gedreht, { $number } von { $count }
turns-label = Stein drehen
turn-anticlockwise = Auf dem Tisch nach links drehen
turn-clockwise = Auf dem Tisch nach rechts drehen
turn-away = Von dir weg kippen
turn-towards = Zu dir hin kippen
turn-left = Nach links kippen
turn-right = Nach rechts kippen
next-placement = Nächster passender Platz
drop-stone = Zurücklegen
put-aside = Beiseitelegen
place-stone = Setzen
rivals-label = Die Steine der anderen
stones-in-hand = { $count ->
    [0] Keine Steine mehr
    [one] Ein Stein: { $list }
   *[other] { $count } Steine: { $list }
}
turn-thinking = { $player } überlegt …
turn-over = { $count ->
    [one] Das Spiel ist aus: { $winners } gewinnt.
   *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg.
}
turn-over-you = Das Spiel ist aus: Du gewinnst!
turn-other = { $who } ist am Zug.
turn-take = { $who }: nimm einen Stein aus dem Bereich innerhalb der Linie.
turn-choose = { $who }: wähle einen Stein.
turn-place = { $who }: setze den Stein.
stop-thinking = Jetzt ziehen
try-again = Noch einmal versuchen
why = Warum?
why-only-move = Es war der einzige mögliche Zug.
why-put-aside = Der Stein passte nirgends, also musste er beiseite.
why-shows = Stufe 1 hat sich zwei Züge angesehen, und dieser gefiel ihr besser: ein Stein aus { $cubes } Würfeln, der { $fresh ->
    [one] ein neues Feld zeigt.
   *[other] { $fresh } neue Felder zeigt.
}
why-covers = Stufe 1 hat sich zwei Züge angesehen, und dieser gefiel ihr besser: ein Stein aus { $cubes } Würfeln, der { $fresh ->
    [one] ein neues Feld zeigt
   *[other] { $fresh } neue Felder zeigt
}, { $covered ->
    [one] eines davon einer anderen Farbe abgenommen.
   *[other] { $covered } davon anderen Farben abgenommen.
}
why-size = Stufe 1 hat sich zwei Züge angesehen, und dieser gefiel ihr besser, obwohl er kein neues Feld zeigt: Er bringt einen Stein aus { $cubes } Würfeln unter.
scores-label = Punkte
out-all-placed = { $colour } hat alle Steine gesetzt.
out-nothing-fits = { $count ->
    [one] { $colour } ist ausgeschieden: Der letzte Stein passt nirgends.
   *[other] { $colour } ist ausgeschieden: Keiner der { $count } Steine passt noch.
}
actions-label = Aktionen
undo = Zurücknehmen
redo = Wiederholen
hint = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-move = Ein guter Zug: { $move }
go-on = Weiter
pause = Pause
settings = Einstellungen
keys-and-help = Tasten und Hilfe
view-label = Ansicht
turn-table-left = Drehteller nach links
turn-table-right = Drehteller nach rechts
zoom-in = Näher
zoom-out = Weiter weg
standard-view = Grundansicht
enlarge-above = Ansicht von oben
no-webgl = Dein Browser zeigt hier kein 3D. Die Ansicht von oben ist dein Brett: Alles lässt sich darauf spielen.
stepper-label = Partie durchgehen
stepper-slider = Gezeigter Zug
first-move = Zum Anfang
previous-move = Einen Zug zurück
next-move = Einen Zug weiter
last-move = Zum Ende
move-of = Zug { $move } von { $count }
move-field = Zug als Text
make-move = Zug machen
ending-label = Das Ende der Partie
counting = Von oben zählen
ranking = Rangliste
count-line = { $who }: { $visible } sichtbar, { $left } übrig: { $total }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
skip-counting = Überspringen
series = Serie
series-standing = Serie nach { $game } von { $games } Partien
series-over = Das war die letzte Partie der Serie.
next-in-series = Nächste Partie der Serie
rematch = Revanche, Plätze rücken weiter
play-again = Noch einmal
step-through = Partie durchgehen
announce-placed = { $who } hat { $move } gesetzt. { $turn }
announce-undone = Zurückgenommen. { $turn }
