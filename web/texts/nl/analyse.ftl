# De analyse van een partij.

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
analyse-set-up-about = Kies het bouwplan en schrijf de zetten die naar de stelling leiden, of laat ze weg: op het bord kun je dan om de beurt de stenen van elke kleur leggen.
analyse-set-up-moves = Zetten, met spaties ertussen (mag leeg zijn)
analyse-set-up-go = Analyseren
analyse-distant = Een partij tegen mensen op afstand kan niet worden geanalyseerd zolang ze loopt.
