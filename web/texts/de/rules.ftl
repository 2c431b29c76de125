# Die Regelseite: was docs/rules.md sagt, kürzer.

rules-lead = Ihr baut gemeinsam auf einem Plan. Wenn niemand mehr einen Stein setzen kann, ist jedes Feld ein Punkt, das senkrecht von oben deine Farbe zeigt.
rules-authority = Zusammengestellt aus den gedruckten Regeln von Rumis, der Erweiterung Rumis+ und Blokus 3D. Wo diese etwas offen lassen, ist die Antwort von uns, und es steht dabei.
rules-to-tutorial = Oder probier es Schritt für Schritt auf dem Brett aus.
rules-contents = Inhalt
rules-allowed = Erlaubt
rules-refused = Nicht erlaubt. { $why }
rules-tried = { $colour } setzt { $move }

rules-stones = Die Steine
rules-stones-text = Jede Farbe hat dieselben elf Steine: alle Arten, zwei, drei oder vier Würfel Fläche an Fläche zu verbinden, zusammen 40 Würfel. Die Farben sind Rot, Blau, Grün und Gelb; mit Rumis+ kommen Violett und Orange dazu.
rules-stones-mirror = Du darfst einen Stein so drehen, wie man einen echten drehen kann, aber nie spiegeln: Die beiden Schrauben sind Spiegelbilder und zwei verschiedene Steine.
rules-ways = { $count ->
    [one] eine Lage
   *[other] { $count } Lagen
}

rules-plan = Der Bauplan
rules-plan-text = Ein Bauplan (Szenario) besteht aus Feldern. Für jede Spielerzahl hat er eine größte Höhe, und ein Feld kann eine niedrigere eigene Grenze haben. Bei manchen Spielerzahlen ist eine Linie um einen Teil gezogen; dann gehört nur dazu, was innerhalb liegt.

rules-turns = Die Züge
rules-turns-text = Gezogen wird reihum in fester Reihenfolge, Rot zuerst. Wenn du dran bist, setzt du genau einen Stein. Passen darfst du nicht, solange einer deiner Steine irgendwo passt.

rules-placing = Einen Stein setzen
rules-placing-text = Ein Stein darf liegen, wo all das stimmt:
rules-placing-plan = Alle Würfel sind auf dem Plan, und keiner liegt, wo schon ein Stein ist.
rules-placing-height = Kein Würfel ist höher, als sein Feld erlaubt.
rules-placing-hole = Nichts bleibt darunter leer: In jeder Spalte liegt er auf dem Brett oder direkt auf dem, was dort ist.
rules-placing-first = Der allererste Stein einer Partie muss nichts berühren. Der erste Stein aller anderen teilt eine Fläche mit irgendeinem Stein. Alle ersten Steine liegen mit mindestens einem Würfel auf dem Brett.
rules-placing-own = Jeder spätere Stein teilt mindestens eine Fläche mit einem Stein der eigenen Farbe. Andere darf er auch berühren.
rules-placing-follows = So gibt es nie verdeckte Löcher, und jeder Stein lässt sich senkrecht von oben absenken: Seine Ebene ergibt sich aus dem Platz.

rules-end = Ende und Punkte
rules-end-text = Wer an der Reihe ist und keinen Stein setzen kann oder keinen mehr hat, scheidet für den Rest der Partie aus, auch wenn später wieder ein Platz frei würde. Wenn alle ausgeschieden sind, ist die Partie zu Ende.
rules-end-score = Du bekommst einen Punkt für jedes Feld, dessen oberster Würfel dir gehört, und verlierst einen für jeden Stein auf der Hand. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.
rules-end-example = Rot ist auf { $red } Feldern zu sehen und hat { $redLeft } übrig: { $redTotal }. Blau ist auf { $blue } zu sehen und hat { $blueLeft } übrig: { $blueTotal }.

rules-many = Zu fünft und zu sechst
rules-many-text = Auf den Plänen von Rumis+. Außer dem allerersten liegt jeder erste Stein auf dem Brett, teilt mit irgendeinem Stein eine Kante und mit keinem eine Fläche. Alles andere ist wie immer.

rules-scenarios = Alle Szenarien
rules-scenarios-text = Die Höhen stehen in den gedruckten Regeln. Umrisse gab es immer nur als Bilder: Was darüber nicht bekannt ist, haben wir entworfen, so dass ein Plan etwa die 40 Würfel fasst, die jeder mitbringt.
rules-scenarios-for = Pläne zeichnen für so viele Spieler
rules-drawn-for = gezeichnet für { $count } Spieler
rules-column-players = Spieler
rules-column-height = Höhe
rules-column-squares = Felder
rules-column-cubes = Würfel
rules-line = Nur die Felder innerhalb der Linie
rules-star = *Nur die Felder innerhalb der Linie.
rules-heights-from = Höhen: { $origin }.
rules-outline-from = Umriss: { $origin }.
rules-known-chullpa = Umriss: bekannt als kleinster Plan mit 20 Feldern; dass es 5 mal 4 sind, ist von uns.
rules-known-chullpa-first = Umriss: bekannt als kleinster Plan mit 20 Feldern; dass es 5 mal 4 sind, ist von uns.
rules-known-pirka = Umriss: bekannt als großes L von einer Höhe; die Größe ist von uns.
rules-known-pisac = Umriss: bekannt ist, dass er von 1 bis 8 steigt; dass er 4 breit ist, ist von uns.
rules-known-coricancha = Umriss: bekannt als Quadrat mit Ringen von 1 bis 4; Größe und Linie sind von uns.

rules-variants = Alle Varianten
rules-variants-text = Eine Variante wird vor der Partie vereinbart. Invers geht zusammen mit Vier Farben und mit Ruinas; sonst geht nichts zusammen.
rules-four-colours = Zu zweit auf den Plänen von Rumis, mit den Grenzen für vier. Eine Seite führt Rot und Grün, die andere Blau und Gelb; die Farben ziehen in der Reihenfolge Rot, Blau, Grün, Gelb, jede wie ein eigener Mitspieler. Wem die beste einzelne Farbe gehört, gewinnt.
rules-four-colours-ours = Von uns: Es geht auch auf einem eigenen Plan, der Höhen für vier hat.
rules-four-colours-figure = Zu zweit mit vier Farben auf Pisac.
rules-ruinas = Zu zweit oder zu dritt, mit den Grenzen für einen Spieler mehr. Vor der Partie werden alle elf Steine einer freien Farbe als Ruinen verbaut. Sie dürfen keine Löcher lassen, müssen aber nichts berühren; eine, die nirgends passt, kommt beiseite. Ruinen bringen niemandem Punkte und zählen als schon gesetzte Steine. Dann wird wie gewohnt begonnen.
rules-ruinas-ours = Von uns: Die Ruinen sind zu zweit grün, zu dritt gelb und werden hier zufällig gelegt. Der allererste Stein muss sie nicht berühren, die ersten Steine der anderen dürfen es. Wo das Brett verdeckt ist, muss ein erster Stein nicht darauf liegen.
rules-ruinas-figure = Ruinen auf Chullpa vor dem ersten Zug.
rules-inverse = Für jede Spielerzahl auf jedem Plan. Ein späterer Stein darf keine Fläche mit einem Stein der eigenen Farbe teilen. Erste Steine wie gewohnt.
rules-inverse-ours = Von uns: Ein späterer Stein muss gar nichts berühren.
rules-rebuild = Zu zweit auf Colca, Puncu oder Apachita. Zuerst kommt eine gewöhnliche Partie innerhalb der Linie mit ihrer Wertung; Steine auf der Hand scheiden aus. Wer den letzten Stein gesetzt hat, beginnt die zweite Phase: Nimm einen deiner Steine innerhalb der Linie, auf dem nichts liegt, und setze ihn draußen. Dein erster dort liegt auf dem Brett und teilt eine Fläche mit einem deiner Steine innerhalb der Linie, jeder weitere mit irgendeinem deiner Steine. Passt der genommene Stein nirgends, kommt er beiseite und du scheidest aus. Zur ersten Wertung kommen die Felder, die du draußen zeigst; ein beiseitegelegter Stein kostet einen Punkt.
rules-rebuild-ours = Von uns: Es geht auch auf einem eigenen Plan, dessen Datei es erlaubt.
rules-rebuild-figure = Ein Umbau auf Puncu: Die Steine wandern vom vorderen Teil in den hinteren.
rules-series = Serie
rules-series-text = Nicht gedruckt, aber in vielen Runden üblich: mehrere Szenarien nacheinander, jedes Mal beginnt jemand anders, und die Punkte werden zusammengezählt.
