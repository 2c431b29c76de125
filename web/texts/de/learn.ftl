# Die Einführung.

learn-about = Acht kleine Schritte auf dem richtigen Brett, zusammen etwa fünf Minuten. Jeden kannst du wiederholen oder verlassen, wann du willst.
learn-begin = Anfangen
learn-go-on = Weiter
learn-to-rules = Alle Regeln
learn-all-done = Du hast alle Schritte geschafft. Spiel jetzt eine ganze Partie: Stufe 1 fängt selbst erst an, und du darfst fragen, warum sie so gezogen hat.
learn-done = geschafft
learn-step-of = Schritt { $number } von { $count }
learn-rival = Gegenüber
learn-show-me = Zeig es mir
learn-repeat = Von vorn
learn-leave = Alle Schritte
learn-next = Nächster Schritt
learn-play = Gegen Stufe 1 spielen
learn-your-turn = Du bist wieder am Zug.
learn-counting = Was man von oben sieht
learn-squares = { $count ->
    [one] { $who }: auf einem Feld zu sehen
   *[other] { $who }: auf { $count } Feldern zu sehen
}

learn-first-title = Der erste Stein
learn-first-about = Jede Farbe hat dieselben elf Steine aus zwei, drei oder vier Würfeln. Du darfst sie drehen, wie du willst. Der allererste Stein einer Partie darf überall liegen, solange er auf dem Brett aufsitzt.
learn-first-task = Wähle einen roten Stein aus deinem Vorrat unter dem Brett und dreh ihn mit den Pfeilen, wenn du magst. Zeig dann auf einen Platz auf dem Brett und drück auf „Setzen“.
learn-first-wrong = Bring den Stein wieder über den Plan.
learn-first-done = Gut gesetzt. Der erste Stein deines Gegenübers musste einen Stein berühren, der schon lag; darum lehnt er an deinem. Von jetzt an setzt ihr abwechselnd je einen Stein.

learn-touch-title = Die eigene Farbe berühren
learn-touch-about = Jeder weitere Stein muss mindestens eine ganze Fläche mit einem Stein deiner Farbe teilen; Kante oder Ecke genügt nicht. Andere Farben darf er auch berühren.
learn-touch-task = Setze noch einen roten Stein. Halte ihn erst über die hintere Ecke und lies, warum er dort nicht liegen darf.
learn-touch-wrong = Schieb ihn neben einen roten Stein oder auf einen.
learn-touch-done = Fläche an Fläche mit Rot: So wächst dein Bauwerk.

learn-holes-title = Keine Löcher
learn-holes-about = Steine kommen senkrecht von oben, und unter ihnen darf nichts leer bleiben. Wo der Grund eine Stufe hat, braucht auch der Stein eine.
learn-holes-task = Nimm einen geknickten Stein, stell ihn auf und leg ihn über die Kante deines Stabes: ein Teil auf dem Brett, ein Teil darauf.
learn-holes-wrong = Dreh oder schieb den Stein, bis seine Unterseite auf den Grund passt.
learn-holes-missed = Das ist erlaubt, aber der Stein liegt nur auf einer Ebene. Versuch einen, der über die Stufe greift.
learn-holes-done = Er schmiegt sich an die Stufe, und kein Loch bleibt.

learn-heights-title = Höhengrenzen
learn-heights-about = Jedes Feld hat eine Grenze: Die Ansicht von oben zeigt sie als Zahl, das Glas um das Brett zeigt sie im Raum. Hier erlaubt die vordere Reihe eine Ebene, die mittlere zwei, die hintere drei.
learn-heights-task = Bau in der hinteren Reihe bis auf Ebene 3.
learn-heights-wrong = Schau auf die Grenzen der Felder darunter.
learn-heights-missed = Das ist erlaubt, aber nicht hoch genug. Stell einen Stein aufrecht in die hintere Reihe.
learn-heights-done = Ebene 3 ist erreicht. Darauf kann niemand mehr bauen: Dieses Feld bleibt rot.

learn-shut-out-title = Ausgeschlossen
learn-shut-out-about = Wer an der Reihe ist und keinen Stein setzen kann, scheidet für den Rest der Partie aus, egal wie viele Steine übrig sind. Blau kommt nur über seine Mauer in Spalte c weiter.
learn-shut-out-task = Decke die Mauer in Spalte c zu, damit Blau keinen Platz mehr findet.
learn-shut-out-wrong = Dein Stein muss auch Rot berühren.
learn-shut-out-missed = Blau kann noch einen Stein setzen. Decke alle drei Felder der Spalte c zu.
learn-shut-out-done = Blau ist ausgeschieden, mit neun Steinen auf der Hand. Du spielst allein weiter, solange etwas passt.

learn-cover-title = Andere zudecken
learn-cover-about = Es zählt nur, was man senkrecht von oben sieht. Darum darfst du auf andere Farben bauen, solange dein Stein irgendwo Rot berührt.
learn-cover-task = Decke mit einem Stein mindestens zwei blaue Felder zu.
learn-cover-wrong = Er muss irgendwo Rot berühren und darf kein Loch lassen.
learn-cover-missed = Das ist erlaubt, deckt aber weniger als zwei blaue Felder zu.
learn-cover-done = { $rival ->
    [one] Blau ist nur noch auf einem Feld zu sehen, du auf { $own }.
   *[other] Blau ist nur noch auf { $rival } Feldern zu sehen, du auf { $own }.
}

learn-count-title = Von oben zählen
learn-count-about = Jedes Feld, das senkrecht von oben deine Farbe zeigt, ist ein Punkt; wie hoch sie liegt, ist gleich. Drück unten auf eine Zeile und du siehst, welche Felder zählen.
learn-count-task = Blau ist auf acht Feldern zu sehen, du auf sechs. Setze einen Stein so, dass du auf mehr Feldern zu sehen bist als Blau.
learn-count-wrong = Versuch einen anderen Platz oder dreh den Stein.
learn-count-missed = Jetzt steht es { $own } zu { $rival }: noch nicht mehr als Blau.
learn-count-done = { $own } zu { $rival }: Jetzt liegst du vorn.

learn-left-over-title = Übrige Steine
learn-left-over-about = Wenn niemand mehr setzen kann, ist die Partie aus. Jeder Stein auf deiner Hand kostet einen Punkt; halte dir darum Plätze für die letzten frei.
learn-left-over-task = Diese Partie ist fast vorbei. Spiel sie zu Ende und gewinne sie.
learn-left-over-wrong = Versuch einen anderen Platz oder einen anderen Stein.
learn-left-over-missed = { $own } Felder zu sehen, { $left ->
    [0] kein Stein übrig
    [one] ein Stein übrig
   *[other] { $left } Steine übrig
}: { $total }. Blau hat { $rivalTotal }. Versuch es noch einmal.
learn-left-over-done = { $own } Felder zu sehen, { $left ->
    [0] kein Stein übrig
    [one] ein Stein übrig
   *[other] { $left } Steine übrig
}: { $total } gegen { $rivalTotal }. Du gewinnst!
