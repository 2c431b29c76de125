# The screens around the game.

skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-home = Rumis: zur Startseite
nav-new = Neues Spiel
nav-games = Meine Spiele
nav-plans = Eigene Pläne
nav-solve = Knobeln
nav-analyse = Analysieren
analyse-set-up = Eine Stellung aufbauen
nav-help = Hilfe
nav-learn = Lernen
nav-rules = Regeln
nav-settings = Einstellungen
nav-more = Mehr
language = Sprache
close = Schließen
dismiss = Ausblenden
cancel = Abbrechen
to-the-start = Zur Startseite
later-loading = Einen Moment …
later-failed = Dieser Teil der Seite ließ sich nicht laden
later-failed-why = Vielleicht ist die Verbindung weg. Alles andere geht weiter.
new-game = Neues Spiel
storage-fails = Dieser Browser merkt sich gerade nichts: Er ist voll, oder das Fenster ist privat. Exportiere dein Spiel, bevor du die Seite schließt.

## Start page

home-title = Rumis
home-about = Baut gemeinsam eine Inkastadt aus Holzsteinen – und wer von oben am meisten zu sehen ist, gewinnt. Für ein bis sechs Leute, oder gegen den Computer.
home-play = Gleich spielen
home-play-what = Chullpa gegen Stufe 3
home-new = Spiel zusammenstellen
home-learn = In fünf Minuten lernen
home-learn-what = Acht kleine Schritte auf dem Brett
home-continue = Dein Spiel wartet
home-continue-what = { $name } · { $players } · { $count ->
    [0] noch nicht begonnen
    [one] bisher ein Zug
   *[other] bisher { $count } Züge
}
home-continue-button = Weiterspielen
home-recent = Zuletzt gespielt
home-all-games = Alle meine Spiele

## Kept games

games-none = Noch nichts da. Jedes Spiel, das du beginnst, bleibt Zug für Zug in diesem Browser.
games-unfinished = Noch nicht zu Ende
games-set-up = Von Hand aufgebaut
games-won = { $name } hat gewonnen
games-won-you = Du hast gewonnen
games-shared = Ein geteilter Sieg
games-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
games-in-series = Spiel { $number } von { $count } einer Serie
games-deleted = { $name } ist gelöscht.
bring-back = Zurückholen
delete = Löschen
delete-game = Löschen: { $game }
export = Exportieren
export-game = Exportieren: { $game }
analyse-game = Analysieren: { $game }
import = Spiel importieren
import-title = Spiel importieren
import-about = Ein Spielbericht ist eine Textdatei mit allen Zügen. Du kannst die Datei auch auf diese Seite ziehen.
import-file = Datei auswählen
import-paste = Oder den Text des Spielberichts einfügen
import-open = Spiel öffnen
import-drop = Loslassen, um das Spiel zu öffnen

## Shared links

share = Teilen
share-title = Dieses Spiel teilen
share-copied = Der Link ist kopiert: In ihm steckt das ganze Spiel.
share-copy-this = Kopiere diesen Link: In ihm steckt das ganze Spiel.
shared-opening = Das geteilte Spiel wird geöffnet …
shared-broken = In diesem Link steckt kein Spiel
shared-cut-off = Ein Teil des Links fehlt oder wurde unterwegs verändert.
shared-ask-again = Bitte darum, das Spiel noch einmal zu teilen – am besten mit dem ganzen Link.
game-not-opened = Dieses Spiel lässt sich nicht öffnen
game-not-here = In diesem Browser ist es nicht gespeichert. Vielleicht wurde es gelöscht, oder es wurde auf einem anderen Gerät gespielt.

## New game

new-scenario = Szenario
new-scenarios = Szenarien, in der Reihenfolge, in der du sie ankreuzt
new-series = Eine Serie spielen
new-series-about = Mehrere Szenarien nacheinander: Jedes Mal beginnt jemand anders, und die Punkte werden zusammengezählt.
new-series-too-short = Eine Serie braucht mindestens zwei Szenarien: Kreuze noch eines an.
new-edition-first = das erste Spiel, für 2 bis 4
new-edition-plus = die Erweiterung, für 2 bis 6
new-draw-a-plan = einen zeichnen
new-players = Wer spielt
new-how-many = Wie viele spielen
new-so-many = { $count } Personen
new-name = Name an Platz { $number }
new-seat = Wer an Platz { $number } spielt
new-colour-by-lot = Die Farbe wird ausgelost
new-starter = Wer beginnt
new-starter-lot = Das Los entscheidet
new-variants = Varianten
new-ready = { $scenarios }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}
new-start = Spiel beginnen
player-you = Du
seat-human = Mensch
seat-level = { $level ->
    [1] Stufe 1 (sehr leicht)
    [3] Stufe 3 (leicht)
    [5] Stufe 5 (mittel)
    [7] Stufe 7 (schwer)
    [9] Stufe 9 (am stärksten)
   *[other] Stufe { $level }
}

## Settings

settings-page = Die Seite
settings-playing = Beim Spielen
settings-theme = Farben der Seite
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-patterns = Muster auf den Steinen
settings-patterns-about = Für jede Farbe ein Muster und ein Buchstabe, damit niemand Farben unterscheiden muss.
settings-cage = Höhengrenzen auf dem Brett
settings-cage-about = Ein gläserner Käfig zeigt, wie hoch gebaut werden darf.
settings-lessMotion = Weniger Bewegung
settings-lessMotion-about = Steine und Kamera sind gleich da, wo sie hingehören.
settings-confirm = Jeden Stein bestätigen
settings-confirm-about = Ein Stein liegt erst, wenn du es sagst. Aus: Ein Klick legt ihn sofort.
settings-sounds = Geräusche
settings-sounds-about = Holz auf Holz, wenn ein Stein abgesetzt wird.
settings-seconds = Bedenkzeit von Stufe 9
settings-seconds-about = Je länger sie nachdenkt, desto besser spielt sie.
settings-version = Rumis { $version }
seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}

## Help

help-rules = So wird gespielt
help-rule-aim = Alle bauen auf demselben Plan; am Ende zählt jedes Feld, das genau von oben deine Farbe zeigt, einen Punkt.
help-rule-stones = Du hast elf Steine aus zwei, drei oder vier Würfeln und darfst sie drehen, wie du willst.
help-rule-turn = Wenn du dran bist, legst du genau einen Stein; passen darfst du nicht, solange einer von dir irgendwo hinpasst.
help-rule-down = Steine werden von oben abgesenkt, und unter ihnen darf kein Loch bleiben.
help-rule-height = Kein Stein darf über den Rand des Plans oder über die Höhengrenze eines Feldes hinausragen.
help-rule-first = Dein erster Stein berührt das Brett und irgendeinen Stein, der schon liegt; der allererste Stein nur das Brett.
help-rule-touch = Jeder weitere Stein hat mindestens eine Fläche mit einem Stein deiner Farbe gemeinsam; andere darf er auch berühren.
help-rule-out = Wer keinen Stein mehr legen kann, ist ausgeschieden; sind es alle, ist das Spiel zu Ende.
help-rule-score = Du bekommst einen Punkt für jedes Feld, auf dem man dich sieht, und verlierst einen für jeden Stein, der dir bleibt.
help-rule-win = Die meisten Punkte gewinnen: Baue über die anderen, und halte deine eigenen Dächer frei.
help-keys = Tasten
help-key-choose = Stein wählen
help-key-move = Über den Plan bewegen
help-key-turn = Auf dem Tisch drehen
help-key-tip = Von dir weg, zu dir her kippen
help-key-roll = Nach links, nach rechts kippen
help-key-here = So passt er hier auch
help-key-all = Nächster und voriger Platz, an den er passt
help-key-place = Stein legen
help-key-drop = Zurücklegen
help-key-above = Ansicht genau von oben
help-key-hint = Einen guten Zug zeigen
help-key-undo = Zurücknehmen, wieder ausführen
help-key-table = Tisch drehen
help-key-zoom = Näher, weiter weg
help-key-view = Gewohnte Ansicht
help-key-help = Diese Liste
help-keys-solve = Beim Knobeln
help-key-solve-lay = Der Tipp legt seinen Stein
help-key-solve-level = Eine Ebene hinauf, eine hinab
help-key-solve-take = Mit leerer Hand: den Stein am Cursor herausnehmen
help-keys-analyse = Beim Analysieren
help-key-analyse-step = Ein Zug zurück, ein Zug vor
help-key-analyse-ends = An den Anfang, ans Ende
help-keys-set-up = Beim Aufbauen einer Stellung
help-key-set-up-colour = Die nächste Farbe
help-key-set-up-lift = Mit leerer Hand: den Stein am Cursor aufnehmen
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
key-pageup = Bild auf
key-pagedown = Bild ab
key-home = Pos 1
key-end = Ende
help-mouse = Maus
help-mouse-move = Klicke einen Stein in deinem Vorrat an und fahre über das Brett: Er rastet ein, wo er liegen darf.
help-mouse-place = Ein Klick legt ihn. Wo er rot wird, sagt ein Satz, warum es nicht geht.
help-mouse-orbit = Ziehe mit der rechten Taste, um von einer anderen Seite zu schauen.
help-mouse-zoom = Mit dem Rad kommst du näher heran oder gehst weiter weg.
help-touch = Finger
help-touch-move = Tippe einen Stein an und fahre mit einem Finger über das Brett: Der Stein schwebt über deinem Finger.
help-touch-place = Drehen und legen kannst du ihn mit den Knöpfen unter dem Brett.
help-touch-orbit = Mit zwei Fingern schaust du dich um und zoomst.
help-reader = Mit Bildschirmleser
help-reader-about = Der Plan ist ein Gitter, dessen Felder ihre Höhe und Farbe sagen. Züge kannst du auch eintippen, Würfel für Würfel: a1.1,a2.1,b2.1 ist eine Ecke am Boden.
