# Het speelscherm.

game-title = { $name }: het spel
above-label = { $name } recht van boven
grid-label = De vakken van het bouwplan
square-label = { $square }, hoogte { $height } van { $limit }, { $colour }
square-empty = leeg
square-possible = { $label }, hier past de steen
square-takeable = { $label }, de steen kan worden gepakt
hand-label = Jouw stenen
more-label = Meer over dit spel
player-level = Niveau { $level }
player-number = Speler { $number }
player-with-colour = { $player } ({ $colour })
tray-label = Stenen van { $who }
stone-fits-nowhere = { $stone }: past nu nergens
orientations-label = { $count ->
    [one] Hij past op één manier
   *[other] Hij past op { $count } manieren
}
orientation-number = Zo gedraaid, { $number } van { $count }
turns-label = Steen draaien
turn-anticlockwise = Op tafel naar links draaien
turn-clockwise = Op tafel naar rechts draaien
turn-away = Van je af kantelen
turn-towards = Naar je toe kantelen
turn-left = Naar links kantelen
turn-right = Naar rechts kantelen
next-placement = Volgende plek waar hij past
drop-stone = Terugleggen
put-aside = Opzijleggen
place-stone = Plaatsen
rivals-label = De stenen van de anderen
stones-in-hand = { $count ->
    [0] Geen stenen meer
    [one] Eén steen: { $list }
   *[other] { $count } stenen: { $list }
}
turn-thinking = { $player } denkt na …
turn-over = { $count ->
    [one] Het spel is uit: { $winners } wint.
   *[other] Het spel is uit: { $winners } delen de winst.
}
turn-over-you = Het spel is uit: jij wint!
turn-other = { $who } is aan de beurt.
turn-take = { $who }: pak een steen binnen de lijn.
turn-choose = { $who }: kies een steen.
turn-place = { $who }: plaats de steen.
stop-thinking = Nu spelen
try-again = Opnieuw proberen
why = Waarom?
why-only-move = Het was de enige mogelijke zet.
why-put-aside = De steen paste nergens, dus hij moest opzij.
why-shows = Niveau 1 bekeek twee zetten en vond deze beter: een steen van { $cubes } kubussen die { $fresh ->
    [one] één nieuw veld laat zien.
   *[other] { $fresh } nieuwe velden laat zien.
}
why-covers = Niveau 1 bekeek twee zetten en vond deze beter: een steen van { $cubes } kubussen die { $fresh ->
    [one] één nieuw veld laat zien
   *[other] { $fresh } nieuwe velden laat zien
}, { $covered ->
    [one] waarvan één van een andere kleur afgenomen.
   *[other] waarvan { $covered } van andere kleuren afgenomen.
}
why-size = Niveau 1 bekeek twee zetten en vond deze beter, al laat hij geen nieuw veld zien: hij brengt een steen van { $cubes } kubussen onder.
scores-label = Punten
out-all-placed = { $colour } heeft alle stenen geplaatst.
out-nothing-fits = { $count ->
    [one] { $colour } ligt eruit: de laatste steen past nergens.
   *[other] { $colour } ligt eruit: geen van de { $count } stenen past nog.
}
actions-label = Acties
undo = Terugnemen
redo = Opnieuw doen
hint = Tip
hint-thinking = Er wordt een goede zet gezocht …
hint-move = Een goede zet: { $move }
go-on = Verder
pause = Pauze
settings = Instellingen
keys-and-help = Toetsen en hulp
view-label = Weergave
turn-table-left = Draaiplateau naar links
turn-table-right = Draaiplateau naar rechts
zoom-in = Dichterbij
zoom-out = Verder weg
standard-view = Beginstand
enlarge-above = Van bovenaf
no-webgl = Je browser toont hier geen 3D. De weergave van boven is je bord: alles kan erop gespeeld worden.
stepper-label = Het spel doorlopen
stepper-slider = Getoonde zet
first-move = Naar het begin
previous-move = Eén zet terug
next-move = Eén zet verder
last-move = Naar het einde
move-of = Zet { $move } van { $count }
move-field = Zet als tekst
make-move = Zet doen
ending-label = Het einde van het spel
counting = Van boven tellen
ranking = Ranglijst
count-line = { $who }: { $visible } zichtbaar, { $left } over: { $total }
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
skip-counting = Overslaan
series = Reeks
series-standing = Reeks na { $game } van { $games } spellen
series-over = Dat was het laatste spel van de reeks.
next-in-series = Volgende spel van de reeks
rematch = Revanche, plaatsen schuiven door
play-again = Nog een keer
step-through = Spel doorlopen
announce-placed = { $who } heeft { $move } geplaatst. { $turn }
announce-undone = Teruggenomen. { $turn }
