# De analyse van een partij.

analyse-choose-about = Ontdek waar een spel gewonnen en verloren werd: wat iedereen zet voor zet kon verwachten, de fouten, en wat beter was geweest. Alles wordt op je eigen apparaat berekend.
analyse-choose-game = Een van je spellen
analyse-choose-none = Je hebt nog geen spel gespeeld; speel er een, importeer een verslag of zet een stelling op.
analyse-choose-again = Analyse bekijken
analyse-title = { $name }: analyse
analyse-position = Deze stelling
analyse-moves = De zetten van de partij
analyse-variation = Zetten die zijn geprobeerd
analyse-graph = Wat iedereen kon verwachten, zet voor zet
analyse-table = De grafiek als tabel
analyse-table-move = Zet
analyse-table-share = Winst: { $who }
analyse-table-points = Punten: { $colour }
analyse-beginning = Het begin
analyse-move = Zet { $number }, { $who }: { $move }.
analyse-best = De beste zet.
analyse-verdict = { $mark ->
    [doubtful] Een kleine fout
    [mistake] Een fout
    [blunder] Een grote fout
   *[none] Nauwelijks verschil
}: het kostte { $cost } van de winst en { $points } punten. Beter: { $better }.{ $exact ->
    [yes] { " Dit is bewezen." }
   *[no] { "" }
}
analyse-worth = { $share } van de winst, voorsprong { $lead }{ $exact ->
    [yes] { ", exact" }
   *[no] { "" }
}
analyse-expected = Verwacht aandeel in de winst: { $shares }. Punten: { $points }.{ $exact ->
    [yes] { " Dit is bewezen." }
   *[no] { "" }
}
analyse-show-better = Laat zien wat beter was geweest
analyse-not-yet = Over deze stelling is nog niets bekend.
analyse-back = Terug naar de partij
analyse-best-moves = De beste zetten vanaf hier
analyse-line = Na { $number } kan het zo verdergaan: { $moves }
analyse-mistakes = De fouten
analyse-mark-blunder = Grote fouten
analyse-mark-mistake = Fouten
analyse-mark-doubtful = Kleine fouten
analyse-worst = De ergste
analyse-worst-move = Zet { $number }, −{ $cost }
analyse-first-trusted = De eerste zou de computer doen: die heeft hij het langst bekeken.
analyse-try-move = { $move } proberen
analyse-try = Proberen
analyse-progress-label = Bekeken stellingen
analyse-progress = { $done } van { $all } stellingen
analyse-stop = Stoppen
analyse-go-on = Verdergaan
analyse-time = Tijd per stelling
analyse-seconds = { $seconds } s
analyse-measure = Wat de grafiek toont
analyse-measure-share = Aandeel in de winst
analyse-measure-points = Verwachte punten
analyse-legend = ?! kleine fout, ? fout, ?? grote fout. Een balk onderaan: exact. Een klik of de pijltoetsen brengen je naar een stelling.
analyse-to-game = Naar de partij
analyse-export = Exporteren met commentaar
analyse-play-from-here = Vanaf hier spelen
analyse-change-position = Deze stelling wijzigen
analyse-distant = Een partij tegen mensen op afstand kan niet worden geanalyseerd zolang ze loopt.

## A position set up by hand

set-up-about = Kies een kleur en leg haar stenen waar ze kunnen liggen, in elke volgorde. Klik op een steen op het bord om hem weer op te pakken.
set-up-new-plan = Er ligt een nieuw plan.
set-up-stones = Wiens stenen
set-up-left = nog { $count }
set-up-turn = Aan zet
set-up-turn-of = Aan zet is { $colour }
set-up-out = Uit
set-up-out-of = Uit het spel: { $colour }
set-up-ruins = ruïnes ({ $colour })
set-up-clear = Alle stenen weghalen
set-up-analyse = Analyseren
set-up-lying = { $count ->
    [0] Geen stenen op het plan
    [one] Eén steen op het plan
   *[other] { $count } stenen op het plan
}
set-up-take = Weghalen
set-up-take-away = Weghalen: { $stone }
set-up-laid = In { $colour } gelegd: { $move }.
set-up-taken = { $count ->
    [one] Eén steen weggehaald.
   *[other] { $count } stenen weggehaald: de andere lagen erop.
}
set-up-field = Steen als tekst
set-up-lay = Steen leggen
