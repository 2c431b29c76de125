# Die Analyse einer Partie.

analyse-choose-about = Finde heraus, wo eine Partie gewonnen und verloren wurde: was jede Farbe Zug um Zug erwarten konnte, die Fehler und was besser gewesen wäre. Alles wird auf deinem Gerät berechnet.
analyse-choose-game = Eine deiner Partien
analyse-choose-none = Du hast noch keine Partie gespielt; spiele eine, importiere eine Aufzeichnung oder baue eine Stellung auf.
analyse-choose-again = Analyse ansehen
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
analyse-line = Nach { $number } könnte es so weitergehen: { $moves }
analyse-mistakes = Die Fehler
analyse-mark-blunder = Grobe Fehler
analyse-mark-mistake = Fehler
analyse-mark-doubtful = Kleine Fehler
analyse-worst = Der schlimmste
analyse-worst-move = Zug { $number }, −{ $cost }
analyse-first-trusted = Den ersten würde der Computer ziehen: Ihn hat er am längsten betrachtet.
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
analyse-change-position = Diese Stellung ändern
analyse-distant = Eine Partie gegen Menschen in der Ferne kann nicht analysiert werden, solange sie läuft.

## A position set up by hand

set-up-about = Wähle eine Farbe und lege ihre Steine, wo sie liegen können, in beliebiger Reihenfolge. Klick auf einen Stein, um ihn wieder aufzunehmen.
set-up-new-plan = Ein neuer Bauplan liegt da.
set-up-stones = Wessen Steine
set-up-left = noch { $count }
set-up-turn = Am Zug
set-up-turn-of = Am Zug ist { $colour }
set-up-out = Raus
set-up-out-of = Ausgeschieden: { $colour }
set-up-ruins = Ruinen ({ $colour })
set-up-clear = Alle Steine wegnehmen
set-up-analyse = Analysieren
set-up-lying = { $count ->
    [0] Keine Steine auf dem Plan
    [one] Ein Stein auf dem Plan
   *[other] { $count } Steine auf dem Plan
}
set-up-take = Wegnehmen
set-up-take-away = Wegnehmen: { $stone }
set-up-laid = In { $colour } gelegt: { $move }.
set-up-taken = { $count ->
    [one] Ein Stein weggenommen.
   *[other] { $count } Steine weggenommen: Die anderen lagen darauf.
}
set-up-field = Stein als Text
set-up-lay = Stein legen
