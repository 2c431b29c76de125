# The screens around the game.

skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-home = Rumis: naar de startpagina
nav-new = Nieuw spel
nav-games = Mijn spellen
nav-plans = Eigen plannen
nav-solve = Puzzels
nav-analyse = Analyseren
analyse-set-up = Een stelling opbouwen
nav-help = Hulp
nav-learn = Leren
nav-rules = Regels
nav-settings = Instellingen
nav-more = Meer
language = Taal
close = Sluiten
dismiss = Verbergen
cancel = Annuleren
to-the-start = Naar de startpagina
later-loading = Een ogenblik …
later-failed = Dit deel van de pagina kon niet geladen worden
later-failed-why = Misschien is de verbinding weg. Al het andere werkt nog.
new-game = Nieuw spel
storage-fails = Deze browser bewaart nu niets: hij is vol, of het venster is privé. Exporteer je spel voordat je de pagina sluit.

## Start page

home-title = Rumis
home-about = Bouw samen een Incastad van houten stenen – wie van boven het meest te zien is, wint. Voor één tot zes mensen, of tegen de computer.
home-play = Meteen spelen
home-play-what = Chullpa tegen niveau 3
home-new = Spel samenstellen
home-learn = Leren in vijf minuten
home-learn-what = Acht kleine stappen op het bord
home-continue = Je spel wacht op je
home-continue-what = { $name } · { $players } · { $count ->
    [0] nog niet begonnen
    [one] één zet tot nu toe
   *[other] { $count } zetten tot nu toe
}
home-continue-button = Verder spelen
home-recent = Laatst gespeeld
home-all-games = Al mijn spellen

## Kept games

games-none = Nog niets hier. Elk spel dat je begint blijft zet voor zet in deze browser bewaard.
games-unfinished = Nog niet klaar
games-set-up = Met de hand opgezet
games-won = { $name } won
games-won-you = Jij won
games-shared = Een gedeelde winst
games-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
}
games-in-series = spel { $number } van { $count } in een reeks
games-deleted = { $name } is verwijderd.
bring-back = Terughalen
delete = Verwijderen
delete-game = Verwijderen: { $game }
export = Exporteren
export-game = Exporteren: { $game }
analyse-game = Analyseren: { $game }
import = Spel importeren
import-title = Spel importeren
import-about = Een spelverslag is een tekstbestand met alle zetten. Je kunt het bestand ook op deze pagina slepen.
import-file = Kies een bestand
import-paste = Of plak de tekst van het verslag
import-open = Spel openen
import-drop = Laat los om het spel te openen

## Shared links

share = Delen
share-title = Dit spel delen
share-copied = De link is gekopieerd: het hele spel zit erin.
share-copy-this = Kopieer deze link: het hele spel zit erin.
shared-opening = Het gedeelde spel wordt geopend …
shared-broken = In deze link zit geen spel
shared-cut-off = Er ontbreekt een stuk van de link, of hij is onderweg veranderd.
shared-ask-again = Vraag of iemand het spel nog eens deelt, liefst met de hele link.
game-not-opened = Dit spel kan niet worden geopend
game-not-here = Het is niet in deze browser bewaard. Misschien is het verwijderd, of op een ander apparaat gespeeld.

## New game

new-scenario = Scenario
new-scenarios = Scenario’s, in de volgorde waarin je ze aanvinkt
new-series = Een reeks spelen
new-series-about = Meerdere scenario’s na elkaar: telkens begint iemand anders, en de punten worden opgeteld.
new-series-too-short = Een reeks heeft minstens twee scenario’s nodig: vink er nog een aan.
new-edition-first = de eerste doos, 2 tot 4 spelers
new-edition-plus = de uitbreiding, 2 tot 6 spelers
new-draw-a-plan = er een tekenen
new-players = Spelers
new-how-many = Aantal spelers
new-so-many = { $count } spelers
new-name = Naam van speler { $number }
new-seat = Wie speelt als speler { $number }
new-colour-by-lot = De kleur wordt geloot
new-starter = Wie begint
new-starter-lot = Loten
new-variants = Varianten
new-ready = { $scenarios }, met { $players ->
    [2] zijn tweeën
    [3] zijn drieën
    [4] zijn vieren
    [5] zijn vijven
   *[6] zijn zessen
}
new-start = Spel beginnen
player-you = Jij
seat-human = Mens
seat-level = { $level ->
    [1] Niveau 1 (heel makkelijk)
    [3] Niveau 3 (makkelijk)
    [5] Niveau 5 (gemiddeld)
    [7] Niveau 7 (moeilijk)
    [9] Niveau 9 (sterkst)
   *[other] Niveau { $level }
}

## Settings

settings-page = De pagina
settings-playing = Bij het spelen
settings-theme = Kleuren van de pagina
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-patterns = Patronen op de stenen
settings-patterns-about = Een patroon en een letter per kleur, zodat niemand kleuren hoeft te onderscheiden.
settings-cage = Hoogtegrenzen op het bord
settings-cage-about = Een glazen kooi laat zien hoe hoog je mag bouwen.
settings-lessMotion = Minder beweging
settings-lessMotion-about = Stenen en camera staan meteen waar ze horen.
settings-confirm = Elke steen bevestigen
settings-confirm-about = Een steen ligt pas als jij het zegt. Uit: een klik legt hem meteen.
settings-sounds = Geluiden
settings-sounds-about = Hout op hout als een steen wordt neergezet.
settings-seconds = Bedenktijd van niveau 9
settings-seconds-about = Hoe langer het nadenkt, hoe beter het speelt.
settings-version = Rumis { $version }
seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}

## Help

help-rules = Zo speel je
help-rule-aim = Iedereen bouwt op hetzelfde plan; aan het eind is elk veld dat recht van boven jouw kleur toont een punt waard.
help-rule-stones = Je hebt elf stenen van twee, drie of vier kubussen, en je mag ze draaien zoals je wilt.
help-rule-turn = Als je aan de beurt bent, leg je precies één steen; passen mag niet zolang er nog een van jou ergens past.
help-rule-down = Stenen zakken van boven omlaag en laten geen gat onder zich.
help-rule-height = Geen steen mag over de rand van het plan of boven de hoogtegrens van een veld uitsteken.
help-rule-first = Je eerste steen raakt het bord en een steen die er al ligt; de allereerste steen raakt alleen het bord.
help-rule-touch = Elke volgende steen deelt minstens één vlak met een steen van je eigen kleur; andere mag hij ook raken.
help-rule-out = Wie geen steen meer kan leggen, is uit; is iedereen uit, dan is het spel afgelopen.
help-rule-score = Je krijgt een punt voor elk veld waarop je te zien bent, en verliest er een voor elke steen die je overhoudt.
help-rule-win = De meeste punten winnen: bouw over de anderen heen, en houd je eigen daken vrij.
help-keys = Toetsen
help-key-choose = Steen kiezen
help-key-move = Over het plan bewegen
help-key-turn = Op de tafel draaien
help-key-tip = Van je af, naar je toe kantelen
help-key-roll = Naar links, naar rechts kantelen
help-key-here = Zo past hij hier ook
help-key-all = Volgende en vorige plek waar hij past
help-key-place = Steen leggen
help-key-drop = Terugleggen
help-key-above = Van recht boven bekijken
help-key-hint = Een goede zet tonen
help-key-undo = Terugnemen, opnieuw doen
help-key-table = Tafel draaien
help-key-zoom = Dichterbij, verder weg
help-key-view = Gewone weergave
help-key-help = Deze lijst
help-keys-solve = Bij een puzzel
help-key-solve-lay = De hint legt zijn steen
help-key-solve-level = Een laag omhoog, een laag omlaag
help-key-solve-take = Met lege hand: de steen bij de cursor eruit nemen
help-keys-analyse = Bij het analyseren
help-key-analyse-step = Een zet terug, een zet verder
help-key-analyse-ends = Naar het begin, naar het einde
help-keys-set-up = Bij het opzetten van een stelling
help-key-set-up-colour = De volgende kleur
help-key-set-up-lift = Met lege hand: de steen bij de cursor oppakken
key-space = Spatie
key-enter = Enter
key-escape = Esc
key-pageup = Page Up
key-pagedown = Page Down
key-home = Home
key-end = End
help-mouse = Muis
help-mouse-move = Klik een steen in je voorraad aan en beweeg over het bord: hij klikt vast waar hij mag liggen.
help-mouse-place = Een klik legt hem neer. Waar hij rood wordt, zegt een zin waarom het niet kan.
help-mouse-orbit = Sleep met de rechterknop om van een andere kant te kijken.
help-mouse-zoom = Zoom met het wiel.
help-touch = Vingers
help-touch-move = Tik een steen aan en schuif met één vinger over het bord: de steen zweeft boven je vinger.
help-touch-place = Draai en leg hem met de knoppen onder het bord.
help-touch-orbit = Kijk rond en zoom met twee vingers.
help-reader = Met een schermlezer
help-reader-about = Het plan is een raster waarvan de velden hun hoogte en kleur zeggen. Zetten kun je ook typen, kubus voor kubus: a1.1,a2.1,b2.1 is een hoek op de grond.
