# De regelpagina: wat docs/rules.md zegt, korter.

rules-lead = Jullie bouwen samen op één plan. Als niemand meer een steen kan zetten, is elk veld dat recht van boven jouw kleur laat zien een punt.
rules-authority = Samengesteld uit de gedrukte regels van Rumis, van de uitbreiding Rumis+ en van Blokus 3D. Waar die een vraag open laten, is het antwoord van ons, en dat staat erbij.
rules-to-tutorial = Of probeer het stap voor stap op het bord.
rules-contents = Inhoud
rules-allowed = Toegestaan
rules-refused = Niet toegestaan. { $why }
rules-tried = { $colour } zet { $move }

rules-stones = De stenen
rules-stones-text = Elke kleur heeft dezelfde elf stenen: alle manieren om twee, drie of vier kubussen vlak tegen vlak te verbinden, samen 40 kubussen. De kleuren zijn rood, blauw, groen en geel; Rumis+ voegt paars en oranje toe.
rules-stones-mirror = Je mag een steen draaien zoals je een echte kunt draaien, maar nooit spiegelen: de twee schroeven zijn elkaars spiegelbeeld, en twee verschillende stenen.
rules-ways = { $count ->
    [one] één stand
   *[other] { $count } standen
}

rules-plan = Het plan
rules-plan-text = Een plan, of scenario, is een aantal velden. Voor elk aantal spelers heeft het een grootste hoogte, en een veld kan een eigen lagere grens hebben. Bij sommige aantallen spelers loopt er een lijn om een deel; dan hoort alleen wat erbinnen ligt bij het plan.

rules-turns = De beurten
rules-turns-text = Er wordt om de beurt gezet in vaste volgorde, rood eerst. In je beurt zet je precies één steen. Passen mag niet zolang een van je stenen ergens past.

rules-placing = Een steen zetten
rules-placing-text = Een steen mag liggen waar dit allemaal klopt:
rules-placing-plan = Al zijn kubussen liggen op het plan, en geen enkele waar al een steen is.
rules-placing-height = Geen kubus is hoger dan zijn veld toestaat.
rules-placing-hole = Er blijft niets leeg onder: in elke kolom rust hij op het bord of direct op wat er ligt.
rules-placing-first = De allereerste steen van een partij hoeft niets te raken. De eerste steen van alle anderen deelt een vlak met een of andere steen. Alle eerste stenen liggen met minstens één kubus op het bord.
rules-placing-own = Elke latere steen deelt minstens één vlak met een steen van zijn eigen kleur. Andere mag hij ook raken.
rules-placing-follows = Zo zijn er nooit bedekte gaten, en elke steen kan recht van boven neergelaten worden: zijn niveau volgt uit zijn plaats.

rules-end = Einde en punten
rules-end-text = Wie aan de beurt is en geen steen kan zetten, of er geen meer heeft, ligt er voor de rest van de partij uit, ook als er later weer plaats komt. Als iedereen eruit ligt, is de partij afgelopen.
rules-end-score = Je krijgt een punt voor elk veld waarvan de bovenste kubus van jou is, en verliest er een voor elke steen die je over hebt. De meeste punten winnen; bij gelijke stand deel je de winst.
rules-end-example = Rood is op { $red } velden te zien en heeft er { $redLeft } over: { $redTotal }. Blauw is op { $blue } te zien en heeft er { $blueLeft } over: { $blueTotal }.

rules-many = Met vijf en zes spelers
rules-many-text = Op de plannen van Rumis+. Behalve de allereerste ligt elke eerste steen op het bord, deelt een rand met een of andere steen en een vlak met geen enkele. Al het andere is als altijd.

rules-scenarios = Alle scenario’s
rules-scenarios-text = De hoogten staan in de gedrukte regels. Omtrekken zijn alleen als plaatjes verschenen: wat daarover niet bekend is, hebben wij ontworpen, zo dat een plan ongeveer de 40 kubussen bevat die iedereen meebrengt.
rules-scenarios-for = Plannen tekenen voor zoveel spelers
rules-drawn-for = getekend voor { $count } spelers
rules-column-players = spelers
rules-column-height = hoogte
rules-column-squares = velden
rules-column-cubes = kubussen
rules-line = Alleen de velden binnen de lijn
rules-star = *Alleen de velden binnen de lijn.
rules-heights-from = Hoogten: { $origin }.
rules-outline-from = Omtrek: { $origin }.
rules-known-chullpa = Omtrek: bekend als het kleinste plan, met 20 velden; dat het er 5 bij 4 zijn is van ons.
rules-known-chullpa-first = Omtrek: bekend als het kleinste plan, met 20 velden; dat het er 5 bij 4 zijn is van ons.
rules-known-pirka = Omtrek: bekend als een grote L van één hoogte; de maat is van ons.
rules-known-pisac = Omtrek: bekend is dat hij van 1 tot 8 klimt; dat hij 4 breed is, is van ons.
rules-known-coricancha = Omtrek: bekend als een vierkant met ringen van 1 tot 4; de maat en de lijn zijn van ons.

rules-variants = Alle varianten
rules-variants-text = Een variant wordt voor de partij afgesproken. Omgekeerd gaat samen met Vier kleuren en met Ruinas; andere gaan niet samen.
rules-four-colours = Met z’n tweeën op de plannen van Rumis, met de grenzen van vier spelers. De een leidt rood en groen, de ander blauw en geel; de kleuren zetten in de volgorde rood, blauw, groen, geel, elk alsof het een eigen speler was. Wie de beste losse kleur heeft, wint.
rules-four-colours-ours = Van ons: het kan ook op een eigen plan dat hoogten voor vier heeft.
rules-four-colours-figure = Met z’n tweeën en vier kleuren op Pisac.
rules-ruinas = Met twee of drie spelers, met de grenzen van één speler meer. Voor de partij worden alle elf stenen van een vrije kleur als ruïnes gebouwd. Ze mogen geen gaten laten maar hoeven niets te raken; een die nergens past gaat opzij. Ruïnes geven niemand punten en tellen als stenen die er al liggen. Daarna begint de eerste speler zoals altijd.
rules-ruinas-ours = Van ons: de ruïnes zijn groen met twee en geel met drie spelers, en worden hier willekeurig gelegd. De allereerste steen hoeft ze niet te raken; de eerste van de anderen mogen dat. Waar het bord bedekt is, hoeft een eerste steen er niet op te liggen.
rules-ruinas-figure = Ruïnes op Chullpa, voor de eerste zet.
rules-inverse = Voor elk aantal spelers op elk plan. Een latere steen mag geen vlak delen met een steen van zijn eigen kleur. Eerste stenen zijn als altijd.
rules-inverse-ours = Van ons: een latere steen hoeft helemaal niets te raken.
rules-rebuild = Met z’n tweeën op Colca, Puncu of Apachita. Eerst komt een gewone partij binnen de lijn, met haar score; stenen die over zijn doen niet meer mee. Wie de laatste steen zette, begint de tweede fase: neem een steen van jezelf binnen de lijn waar niets op ligt, en zet hem erbuiten. Je eerste daar ligt op het bord en deelt een vlak met een steen van jou binnen de lijn, elke latere met een willekeurige steen van jou. Past de genomen steen nergens, dan gaat hij opzij en lig je eruit. Bij de eerste score tel je de velden op die je buiten laat zien, en een opzijgelegde steen kost een punt.
rules-rebuild-ours = Van ons: het kan ook op een eigen plan waarvan het bestand het toestaat.
rules-rebuild-figure = Een ombouw op Puncu: de stenen verhuizen van het voorste naar het achterste deel.
rules-series = Serie
rules-series-text = Niet gedrukt, maar wat veel groepen doen: meerdere scenario’s na elkaar, telkens begint iemand anders, en de punten worden opgeteld.
