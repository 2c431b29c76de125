# De kennismaking.

learn-about = Acht kleine stappen op het echte bord, samen zo’n vijf minuten. Je kunt elke stap herhalen of verlaten wanneer je wilt.
learn-begin = Beginnen
learn-go-on = Verder
learn-to-rules = Alle regels
learn-all-done = Je hebt alle stappen gedaan. Speel nu een hele partij: niveau 1 is een vriendelijke beginner, en je mag vragen waarom die zo zette.
learn-done = gelukt
learn-step-of = Stap { $number } van { $count }
learn-rival = Tegenspeler
learn-show-me = Laat zien
learn-repeat = Opnieuw
learn-leave = Alle stappen
learn-next = Volgende stap
learn-play = Tegen niveau 1 spelen
learn-your-turn = Je bent weer aan de beurt.
learn-counting = Wat je van boven ziet
learn-squares = { $count ->
    [one] { $who }: één veld zichtbaar
   *[other] { $who }: { $count } velden zichtbaar
}

learn-first-title = De eerste steen
learn-first-about = Elke kleur heeft dezelfde elf stenen, gemaakt van twee, drie of vier kubussen. Je mag ze draaien zoals je wilt. De allereerste steen van een partij mag overal liggen, zolang hij op het bord rust.
learn-first-task = Kies een rode steen uit je voorraad onder het bord en draai hem met de pijlen als je wilt. Wijs dan een plek op het bord aan en druk op ‘Plaatsen’.
learn-first-wrong = Breng de steen weer boven het plan.
learn-first-done = Goed gezet. De eerste steen van je tegenspeler moest een steen raken die er al lag; daarom leunt hij tegen de jouwe. Vanaf nu zetten jullie om de beurt één steen.

learn-touch-title = Je eigen kleur raken
learn-touch-about = Elke volgende steen moet minstens één heel vlak delen met een steen van je eigen kleur; een rand of een hoek is niet genoeg. Andere kleuren mag hij ook raken.
learn-touch-task = Zet nog een rode steen. Houd hem eerst boven de verste hoek, en lees waarom hij daar niet mag liggen.
learn-touch-wrong = Schuif hem naast een rode steen, of erbovenop.
learn-touch-done = Vlak tegen vlak met rood: zo groeit je bouwwerk.

learn-holes-title = Geen gaten
learn-holes-about = Stenen komen recht van boven, en eronder mag niets leeg blijven. Waar de grond een trede heeft, heeft de steen er ook een nodig.
learn-holes-task = Neem een gebogen steen, zet hem rechtop en leg hem over de rand van je staaf: een deel op het bord, een deel erbovenop.
learn-holes-wrong = Draai of schuif de steen tot zijn onderkant op de grond past.
learn-holes-missed = Dat mag, maar de steen ligt maar op één niveau. Probeer er een die over de trede reikt.
learn-holes-done = Hij sluit om de trede, en er blijft geen gat over.

learn-heights-title = Hoogtegrenzen
learn-heights-about = Elk veld heeft een grens: het bovenaanzicht toont die als getal, en het glas om het bord toont die in de ruimte. Hier mag de voorste rij één niveau hoog zijn, de middelste twee, de achterste drie.
learn-heights-task = Bouw in de achterste rij tot niveau 3.
learn-heights-wrong = Kijk naar de grenzen van de velden eronder.
learn-heights-missed = Dat mag, maar het is niet hoog genoeg. Zet een steen rechtop in de achterste rij.
learn-heights-done = Niveau 3 is bereikt. Daar kan niemand meer op bouwen: dit veld blijft rood.

learn-shut-out-title = Buitengesloten
learn-shut-out-about = Wie aan de beurt is en geen steen kan zetten, ligt er voor de rest van de partij uit, hoeveel stenen er ook over zijn. Blauw kan alleen verder over zijn muur in kolom c.
learn-shut-out-task = Bedek de muur in kolom c, zodat blauw geen plaats meer vindt.
learn-shut-out-wrong = Je steen moet ook rood raken.
learn-shut-out-missed = Blauw kan nog een steen zetten. Bedek alle drie de velden van kolom c.
learn-shut-out-done = Blauw ligt eruit, met negen stenen over. Jij gaat alleen verder zolang er iets past.

learn-cover-title = Anderen bedekken
learn-cover-about = Alleen wat je recht van boven ziet telt. Je mag dus op andere kleuren bouwen, zolang je steen ergens rood raakt.
learn-cover-task = Bedek minstens twee blauwe velden met één steen.
learn-cover-wrong = Hij moet ergens rood raken en mag geen gat laten.
learn-cover-missed = Dat mag, maar het bedekt minder dan twee blauwe velden.
learn-cover-done = { $rival ->
    [one] Blauw is nog maar op één veld te zien, en jij op { $own }.
   *[other] Blauw is nog maar op { $rival } velden te zien, en jij op { $own }.
}

learn-count-title = Van boven tellen
learn-count-about = Elk veld dat recht van boven jouw kleur laat zien is een punt; hoe hoog het ligt maakt niet uit. Druk op een regel hieronder om te zien welke velden tellen.
learn-count-task = Blauw is op acht velden te zien en jij op zes. Zet een steen zo dat jij op meer velden te zien bent dan blauw.
learn-count-wrong = Probeer een andere plaats, of draai de steen.
learn-count-missed = Nu is het { $own } tegen { $rival }: nog niet meer dan blauw.
learn-count-done = { $own } tegen { $rival }: nu sta je voor.

learn-left-over-title = Stenen die overblijven
learn-left-over-about = Als niemand meer een steen kan zetten, is de partij afgelopen. Elke steen die je over hebt kost een punt, dus houd plaatsen vrij voor je laatste.
learn-left-over-task = Deze partij is bijna afgelopen. Speel haar uit, en win.
learn-left-over-wrong = Probeer een andere plaats, of een andere steen.
learn-left-over-missed = { $own } velden zichtbaar, { $left ->
    [0] geen steen over
    [one] één steen over
   *[other] { $left } stenen over
}: { $total }. Blauw heeft { $rivalTotal }. Probeer het nog eens.
learn-left-over-done = { $own } velden zichtbaar, { $left ->
    [0] geen steen over
    [one] één steen over
   *[other] { $left } stenen over
}: { $total } tegen { $rivalTotal }. Je wint!
