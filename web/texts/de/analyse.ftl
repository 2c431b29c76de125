# Die Analyse einer Partie.

analyse-title = { $name }: Analyse
analyse-position = Diese Stellung
analyse-moves = Die Züge der Partie
analyse-variation = Stattdessen versuchte Züge
analyse-graph = Was alle erwarten konnten, Zug für Zug
analyse-table = Die Kurven als Tabelle
analyse-table-move = Zug
analyse-table-share = Sieg: { $who }
analyse-table-points = Punkte: { $colour }
analyse-beginning = Der Anfang
analyse-move = Zug { $number }, { $who }: { $move }.
analyse-best = Der beste Zug.
analyse-verdict = { $mark ->
    [doubtful] Ein kleiner Fehler
    [mistake] Ein Fehler
    [blunder] Ein großer Fehler
   *[none] Kaum ein Unterschied
}: Er kostete { $cost } vom Sieg und { $points } Punkte. Besser: { $better }.{ $exact ->
    [yes] { " Das ist bewiesen." }
   *[no] { "" }
}
analyse-worth = { $share } vom Sieg, Vorsprung { $lead }{ $exact ->
    [yes] { ", exakt" }
   *[no] { "" }
}
analyse-expected = Erwarteter Anteil am Sieg: { $shares }. Punkte: { $points }.{ $exact ->
    [yes] { " Das ist bewiesen." }
   *[no] { "" }
}
analyse-show-better = Zeigen, was besser gewesen wäre
analyse-not-yet = Über diese Stellung ist noch nichts bekannt.
analyse-back = Zurück zur Partie
analyse-best-moves = Die besten Züge von hier
analyse-try-move = { $move } versuchen
analyse-try = Versuchen
analyse-progress-label = Betrachtete Stellungen
analyse-progress = { $done } von { $all } Stellungen
analyse-stop = Anhalten
analyse-go-on = Weiter
analyse-time = Zeit je Stellung
analyse-seconds = { $seconds } s
analyse-measure = Was die Kurven zeigen
analyse-measure-share = Anteil am Sieg
analyse-measure-points = Erwartete Punkte
analyse-legend = ?! kleiner Fehler, ? Fehler, ?? großer Fehler. Ein Balken unten: exakt. Ein Klick oder die Pfeiltasten führen zu einer Stellung.
analyse-to-game = Zur Partie
analyse-export = Mit Kommentaren exportieren
analyse-play-from-here = Von hier weiterspielen
analyse-set-up-about = Wähle den Bauplan und schreibe die Züge, die zur Stellung führen, oder lass sie weg: Auf dem Brett kannst du dann reihum die Steine aller Farben setzen.
analyse-set-up-moves = Züge, durch Leerzeichen getrennt (darf leer sein)
analyse-set-up-go = Analysieren
analyse-distant = Eine Partie gegen Menschen in der Ferne kann nicht analysiert werden, solange sie läuft.
