# Wat er niet klopt, in één zin: wat, waar en wat je kunt doen.

problem-unexpected = Er ging iets onverwachts mis; je spel is bewaard, dus laad de pagina opnieuw.
problem-in-line = Kijk eens naar regel { $line }. { $what }
problem-in-move = Kijk eens naar zet { $move }. { $what }
problem-in-ruin = Kijk eens naar ruïne { $ruin }. { $what }
problem-in-stone = Kijk eens naar de steen { $lying }. { $what }

engine-died = De computerspeler valt steeds stil; je spel is bewaard, dus laad de pagina opnieuw.
no-such-player = Er is geen computerspeler ‘{ $text }’; kies een niveau van 1 tot 9.

## Zetten die niet mogen

illegal-game-over = Het spel is afgelopen.
illegal-beside-plan = Dit steekt buiten het plan uit.
illegal-not-a-stone = Deze blokjes vormen geen van de elf stenen.
illegal-not-in-hand = Bij { the-colour } ligt { the-stone } al op het plan; kies een andere steen.
illegal-off-plan = { $square } hoort niet bij het plan.
illegal-outside-line = { $square } ligt buiten de lijn; in de eerste fase bouw je erbinnen.
illegal-too-high = { $cube } is te hoog: op { $square } mag je tot laag { $limit } bouwen.
illegal-overlap = { $cube } is al bezet door een { coloured } steen.
illegal-hole = Zo blijft er een gat onder { $cube }.
illegal-first-not-on-board = De eerste { coloured } steen moet met minstens één blokje op het bord liggen.
illegal-first-touches-nothing = De eerste { coloured } steen moet met een vlak aan een andere steen liggen.
illegal-first-shares-no-edge = De eerste { coloured } steen moet met een ribbe aan een andere steen liggen.
illegal-first-shares-face = Met vijf of zes spelers mag de eerste { coloured } steen andere alleen met een ribbe raken, maar { $cube } raakt met een vlak.
illegal-must-touch-own = De steen moet met een vlak aan een andere { coloured } steen liggen.
illegal-must-not-touch-own = Bij Omgekeerd mag de steen niet met een vlak aan een andere { coloured } steen liggen, maar { $cube } doet dat wel.
illegal-nothing-is-taken = Er wordt nu geen steen weggenomen; schrijf alleen de blokjes die je legt.
illegal-take-first = Neem eerst een van je stenen; geschreven: de blokjes ervan, dan >, dan de blokjes waar hij komt.
illegal-not-an-own-stone = { $cubes } is geen { coloured } steen; kies er een die dat wel is.
illegal-taken-outside-line = De steen op { $cube } ligt al buiten de lijn en blijft daar; neem er een van binnen.
illegal-covered = Deze steen kun je niet nemen, want op { $cube } ligt een { coloured } steen; kies een andere.
illegal-other-stone = Je legt de steen neer die je hebt genomen: { the-stone }.
illegal-inside-line = { $square } ligt binnen de lijn; leg de steen erbuiten.
illegal-must-be-placed = De steen past nog, bijvoorbeeld op { $cubes }, dus je kunt hem niet opzijleggen.

## Zetten die niet te lezen zijn

move-cube = ‘{ $text }’ is geen blokje; schrijf het veld, een punt en de laag, bijvoorbeeld b3.2.
move-count = Een steen heeft 2 tot 4 blokjes met komma’s ertussen, maar ‘{ $text }’ heeft er { $count }.
move-twice = Het blokje { $cube } staat er twee keer; haal er een weg.

## Wat niet samengaat

rules-players = { $scenario } kun je niet met { $players } spelers spelen; kies een ander aantal of een ander scenario.
rules-together = { $one ->
    [four-colours] { $other ->
        [ruinas] Vier kleuren en Ruinas gaan niet samen: er blijft geen kleur over voor de ruïnes.
       *[rebuild] Vier kleuren en Ombouwen gaan niet samen: ombouwen doe je met twee kleuren.
    }
    [ruinas] Ruinas en Ombouwen gaan niet samen: niemand zou de ruïnes kunnen wegnemen.
   *[inverse] Omgekeerd en Ombouwen gaan niet samen: bij het ombouwen raak je juist je eigen kleur.
}
rules-four-colours-players = Vier kleuren is voor 2 spelers, die elk twee kleuren leiden.
rules-four-colours-edition = Vier kleuren speel je op de scenario’s van Rumis, en { $scenario } hoort bij Rumis+.
rules-ruinas-players = Ruinas is voor 2 of 3 spelers, omdat de ruïnes één van de vier kleuren nodig hebben.
rules-no-limits = { the-variant } gebruikt de hoogtes voor { $players } spelers, en { $scenario } heeft die niet.
rules-rebuild-players = Ombouwen is voor 2 spelers.
rules-rebuild-scenario = Ombouwen vraagt een plan in twee delen: kies Colca, Puncu of Apachita in plaats van { $scenario }.

## Ruïnes

ruins-not-ruinas = In dit spel zijn geen ruïnes; kies de variant Ruinas.
ruins-incomplete = De ruïnes zijn niet compleet: { the-stone } past nog, bijvoorbeeld op { $cubes }.
set-up-colour = In dit spel speelt niemand met { the-colour }; kies een andere kleur.
set-up-second-phase = In de tweede fase van een herbouw telt meer dan wat waar ligt; die kun je niet opzetten.

## Scenario’s die niet te lezen of te spelen zijn

scenario-too-long = Dit scenario is te lang; het mag hoogstens 64 KB zijn.
scenario-syntax = Dit scenario is niet te lezen: { $text }
scenario-id = De id ‘{ $text }’ moet uit 1 tot 40 kleine letters, cijfers of koppeltekens bestaan.
scenario-text = Naam, betekenis en notitie zijn elk één regel van hoogstens 200 tekens.
scenario-no-name = Het scenario heeft geen naam; geef het er een.
scenario-no-squares = Het plan heeft geen velden; teken er minstens één.
scenario-too-deep = Het plan heeft { $count } rijen, en 16 is het meeste.
scenario-too-wide = Rij { $row } van het plan heeft { $count } tekens, en 16 is het meeste.
scenario-symbol = Rij { $row } van het plan heeft ‘{ $text }’ op plaats { $place }; gebruik . voor geen veld, # voor geen grens, 1 tot 9 of A tot G.
scenario-no-players = Het scenario zegt niet voor hoeveel spelers het is; voeg een tabel [[players]] toe.
scenario-player-count = In een tabel [[players]] staat { $players }, maar alleen 2 tot 6 kunnen spelen.
scenario-players-twice = Er zijn twee tabellen [[players]] voor { $players } spelers; haal er een weg.
scenario-height = De hoogte voor { $players } spelers is { $height }; die moet van 1 tot 16 zijn.
scenario-line = In de lijn voor { $players } spelers staat ‘{ $text }’; schrijf rechthoeken zoals b2:g7 of velden zoals b2.
scenario-line-around-nothing = De lijn voor { $players } spelers omsluit geen veld van het plan; trek hem om een paar velden.
scenario-volume = Het plan bevat { $count } blokjes voor { $players } spelers, en 512 is het meeste.
scenario-rebuild-without-line = Ombouwen vraagt een lijn voor 2 spelers die velden buiten laat.
scenario-rebuild-volume = Bij het ombouwen bevat het hele plan { $count } blokjes, en 512 is het meeste.

## Opgeschreven spellen die niet te lezen of na te spelen zijn

record-too-long = Dit opgeschreven spel is te lang; het mag hoogstens 1 MB zijn.
record-first-line = Een opgeschreven spel begint met ‘Rumis record 1’, maar hier staat ‘{ $text }’.
record-format = Deze pagina leest ‘Rumis record 1’, maar niet ‘{ $text }’.
record-header = ‘{ $text }’ is geen kopregel; schrijf ‘Sleutel: waarde’ en laat voor de zetten een regel leeg.
record-twice = Er zijn twee regels ‘{ $text }’; haal er een weg.
record-missing = De regel ‘{ $text }’ ontbreekt; voeg hem toe aan de kop.
record-no-scenario = Schrijf de naam van een scenario achter ‘Scenario:’, of eronder de beschrijving in regels die met | beginnen.
record-stray-definition = Alleen meteen na ‘Scenario:’ met niets achter de dubbelepunt mogen regels met | beginnen.
record-players = ‘{ $text }’ is geen aantal spelers; schrijf 2 tot 6.
record-player-number = Er is geen speler ‘{ $text }’; de nummers gaan van 1 tot 6.
record-value = Wat op ‘{ $text }’ volgt is leeg, te lang of heeft tekens die niet te tonen zijn; verbeter het of haal de regel weg.
record-tag = Het woord voor de dubbelepunt moet met een letter beginnen en hoogstens 40 letters, cijfers, spaties of koppeltekens hebben.
record-variant = Deze variant bestaat niet; schrijf standard, of four-colours, ruinas, inverse of rebuild met komma’s ertussen.
record-date = Schrijf de datum als jaar-maand-dag, bijvoorbeeld 2026-11-15.
record-result = ‘{ $text }’ is geen score; schrijf voor elke kleur een heel getal met spaties ertussen, of haal de regel weg.
record-colour = ‘{ $text }’ is geen kleur; schrijf red, blue, green, yellow, violet of orange voor de stenen.
record-too-many-stones = Dat zijn meer dan 66 stenen, en zo veel zitten er niet in de doos.
record-too-many-moves = Dit zijn meer dan 100 zetten, en zo lang is geen enkel spel.
record-open-comment = Het commentaar dat hier begint, houdt niet op; sluit het met { "}" }.
record-comment = Een commentaar heeft tekens die niet te tonen zijn; haal ze weg.
record-unknown-scenario = Er is geen scenario ‘{ $text }’; kijk na hoe je het schrijft.
record-name-of-nobody = Speler { $player } heeft een naam maar speelt niet mee; haal de naam weg.
record-result-too-early = Er is een uitslag, maar de zetten beëindigen het spel niet; vul de ontbrekende zetten aan of haal de uitslag weg.
record-wrong-result = De zetten leiden tot een andere uitslag; verbeter hem of haal hem weg.
record-ruins-beside-set-up = In een opgezette stelling staan de ruïnes tussen de stenen; haal de regel ‘Ruins’ weg.
