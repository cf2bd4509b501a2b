### Was das Haus selbst sagt, auf Deutsch. Was ein Spiel sagt, steht in dessen Ordner.

## Was nicht angenommen werden kann: je ein Satz, mit Ort und Abhilfe

game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht; die Spiele sind: { $games }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
players-out-of-range = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
players-not-number = Die Zahl der Personen muss eine ganze Zahl sein, nicht „{ $players }“.
seed-out-of-range = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht „{ $seed }“.

option-unknown = { $game } hat keine Option „{ $option }“.{ $guess ->
    [no-guess] {" "}Siehe „rookery games { $game }“.
   *[other] {" "}Meintest du { $guess }?
}
option-not-switch = Die Option { $option } ist entweder on oder off, nicht „{ $value }“.
option-not-choice = Möglich für die Option { $option } sind { $values }, nicht „{ $value }“.
option-not-pick = Möglich für die Option { $option } sind { $sets } oder eine Liste von Namen mit Kommas dazwischen, nicht „{ $value }“.
option-unknown-name = Die Option { $option } kennt „{ $value }“ nicht.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
option-name-twice = Die Option { $option } nennt { $value } zweimal.
option-wrong-size = Die Option { $option } nennt { $have ->
    [one] einen Namen
   *[other] { $have } Namen
}, aber { $size } ist { $want }: Beides muss übereinstimmen.
option-not-pair = Eine Option wird als NAME=VALUE angegeben, nicht als „{ $value }“.

match-over = Die Partie ist zu Ende; „{ $move }“ kann nicht mehr gespielt werden.
move-unknown = „{ $text }“ ist kein Zug.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
move-incomplete = „{ $text }“ ist kein vollständiger Zug; schreib „{ $form }“.
move-illegal = „{ $move }“ ist jetzt nicht möglich (Regel { $rule }).
undo-too-far = Es gibt { $moves ->
    [0] noch keinen Zug
    [one] erst einen Zug
   *[other] erst { $moves } Züge
}, also kann man nicht zu Zug { $ply } zurück.

file-exists = Die Datei { $file } gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Namen.
file-not-read = { $file } lässt sich nicht lesen: { $reason }.
file-not-written = { $file } lässt sich nicht schreiben: { $reason }.
file-not-text = { $file } ist keine Textdatei (UTF-8).
file-too-large = { $file } ist größer als { $megabytes } MB.
file-refused = { $file }: { $reason }

record-not-json = { $file }, Zeile { $line }: Die Aufzeichnung bricht ab oder ist kein JSON ({ $reason }).
record-not-a-record = { $file } ist keine Aufzeichnung.
record-other-format = Das ist keine Aufzeichnung von Rookery.
record-field-missing = In der Aufzeichnung fehlt „{ $field }“.
record-field-wrong = „{ $field }“ in der Aufzeichnung ist nicht von der richtigen Art.
record-field-unknown = In einer Aufzeichnung gibt es kein „{ $field }“.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
record-format-version = Diese Aufzeichnung hat die Formatversion { $version }; dieses Rookery liest Version { $ours }.
record-rules-version = Diese Aufzeichnung wurde nach Regelversion { $version } gespielt; dieses Rookery spielt Version { $ours }.
record-move-refused = { $file }, Zeile { $line } (Zug { $number }): { $reason }
record-does-not-fit = { $file }: In der Aufzeichnung steht { $field } { $stored }, beim Nachspielen kommt aber { $replayed } heraus.

components-refused = { $file }, Zeile { $line }: { $reason }
components-not-toml = { $file }, Zeile { $line }: Das ist kein TOML ({ $reason }).
components-unknown = „{ $place }“ gibt es in der Schachtel nicht.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
components-not-section = { $place } muss ein Abschnitt mit Namen und Werten sein.
components-wrong-kind = { $place } muss { $kind ->
    [number] eine ganze Zahl bis { $most }
    [numbers] eine Liste ganzer Zahlen bis { $most }
    [text] ein Text
    [texts] eine Liste von Texten
   *[other] von derselben Art wie unser Wert
} sein.
components-printed = { $place } ist laut Spielregel { $value } und kann nichts anderes sein.
components-one-game = „--components“ gilt für ein einziges Spiel: Nenne dieses Spiel.
components-other = Gespielt wird mit den Werten aus { $file }.

position-not-names = { $place } muss eine Tabelle mit Namen sein.
position-not-number = { $place } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
position-not-yes-or-no = { $place } muss true oder false sein, nicht „{ $value }“.
position-not-list = { $place } muss eine Liste sein, nicht „{ $value }“.
position-unknown-name = „{ $place }“ gibt es nicht.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
position-unknown-word = { $place }: „{ $value }“ gibt es hier nicht.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
position-word-twice = { $place } nennt { $value } zweimal.
position-two-rests = In { $place } steht „...“ zweimal; einmal genügt.
position-rest-not-here = { $place } darf keine Karten mit „...“ offenlassen.
position-only-result = „{ $place }“ lässt sich nicht aufbauen; es ergibt sich beim Spielen.
position-no-such-seat = Den Sitzplatz { $seat } gibt es bei { $players ->
    [one] einer Person
   *[other] { $players } Personen
} nicht.

scenario-not-toml = { $file } ist kein TOML: { $reason }.
scenario-field-missing = Ein Szenario braucht „{ $field }“.
scenario-not-text = { $place } muss ein Text sein.
scenario-not-legal = „{ $move }“ sollte möglich sein, ist es aber nicht.
scenario-legal = „{ $move }“ sollte nicht möglich sein, ist es aber.
scenario-also-legal = „{ $move }“ ist ebenfalls möglich, steht aber nicht in der Liste.
scenario-not-noted = Das hätte geschehen sollen, ist aber nicht geschehen: { $note }. Geschehen ist: { $happened }.
scenario-noted = Das hätte nicht geschehen sollen, ist aber geschehen: { $note }.
scenario-note-nameless = { $place } braucht „note“, den Namen dessen, was geschehen ist.
scenario-empty-only = { $place } ist leer; „none“ besagt, dass kein Zug einer Art möglich ist.
scenario-not-steps = Schritte schreibt man als [[step]], mit doppelten Klammern.
scenario-place = { $place }: { $reason }
scenario-differs = { $place } sollte { $wanted } sein, ist aber { $found }.

database-not-opened = Die Tische in { $file } konnten nicht geöffnet werden: { $reason }.
table-full = An diesem Tisch ist kein Platz mehr frei; man kann zuschauen oder einen eigenen Tisch eröffnen.
table-waiting = Der Tisch wartet auf Spieler; die Partie beginnt, wenn alle Plätze besetzt sind.
table-over = Die Partie an diesem Tisch ist zu Ende.
seat-taken = Dieser Platz ist nicht frei; nimm einen anderen.
secret-unknown = Dieser Link öffnet keinen Platz an diesem Tisch; vielleicht ist der Platz auf ein anderes Gerät umgezogen.
level-unknown = Die Stufe „{ $level }“ gibt es nicht; die Stufen sind: { $levels }.
name-wrong = Ein Name hat 1 bis { $most } Zeichen, ohne Zeilenumbrüche und Steuerzeichen.
chat-wrong = Eine Nachricht hat 1 bis { $most } Zeichen, ohne Steuerzeichen.
phrase-unknown = Den Satz „{ $phrase }“ gibt es nicht; die Sätze sind: { $phrases }.
move-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin und wähle neu.
not-your-turn = Du bist nicht an der Reihe.
undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-barrier = Das lässt sich nicht einfach zurücknehmen; frag die anderen am Tisch.
redo-nothing = Es gibt nichts zu wiederholen.
stand-in-not-needed = Hier kann niemand vertreten werden: Auf dem Platz sitzt kein Mensch, oder ein Bot spielt schon für ihn.
stand-in-not-there = Auf diesem Platz vertritt kein Bot jemanden.
table-unknown = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig.
table-other-rules = Diese Partie begann nach Regelfassung { $version }, hier gilt Fassung { $ours }: Man kann sie ansehen, aber nicht weiterspielen.
table-replays-differently = Nach den jetzigen Regeln wäre Zug { $number } („{ $move }“) ein anderer: Die Partie kann bis dorthin angesehen, aber nicht weitergespielt werden.
stand-in-plays = Auf diesem Platz spielt ein Bot; nimm den Platz erst zurück.
rematch-too-early = Eine Revanche beginnt, wenn die Partie zu Ende ist.
seat-kind-unknown = Ein Platz ist für „here“, „person“ oder „bot“, nicht für „{ $kind }“.
seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
not-your-seat = Das ist nicht dein Platz.
code-unknown = Dieser Code öffnet nichts; vielleicht wurde er schon benutzt oder ist zu alt.
answer-not-asked = Niemand wartet auf deine Antwort.
look-too-far = Es gab erst { $moves } Züge, also kann Zug { $ply } nicht gezeigt werden.
look-not-yours = Andere Plätze kann man ansehen, wenn die Partie zu Ende ist.
hint-not-fair = Tipps gibt es nur, wo kein anderer Mensch mitspielt.
watching-not-allowed = Diesen Tisch dürfen nur die Mitspielenden sehen.
too-many-readers = An diesem Tisch sehen schon so viele zu, dass kein Platz mehr ist.
too-much = Das war zu viel in zu kurzer Zeit; warte kurz und mach dann weiter.
message-unreadable = Die Seite und der Server verstehen einander nicht; lade die Seite neu.
request-wrong = Die Anfrage ist nicht lesbar: { $reason }.
body-too-long = Die Anfrage ist zu lang; höchstens { $most } Bytes sind möglich.
origin-wrong = Das kommt von einer Seite eines anderen Servers.
not-found = Unter dieser Adresse gibt es nichts.
server-broken = Hier ist etwas schiefgegangen; es wurde vermerkt, ein neuer Versuch kann helfen.
record-not-yet = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: Sie verrät, was noch geheim ist.
boxes-too-many = Dieser Server kennt schon so viele verschiedene Schachteln, wie er kann; spielt mit der üblichen.
port-not-free = Unter { $host }, Port { $port }, lässt sich kein Tisch öffnen ({ $reason }); wähle mit --port einen anderen.
verify-no-commitment = { $file } ist keine Aufzeichnung einer Partie am Server: Es gibt nichts, womit sich der Startwert prüfen ließe.
verify-other-seed = { $file }: Der Startwert passt nicht zu dem, was am Anfang zugesagt war ({ $promised }); er ergibt { $found }.
argument-not-amount = { $argument } muss eine Zahl sein, die nicht negativ ist, nicht „{ $value }“.

## Die Befehlszeile

command-overview = Rookery spielt Kokopelli streng nach Spielregel: mit Menschen, gegen Bots oder gleich hunderttausendfach.
command-play = Eine Partie hier im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
command-simulate = Viele Zufallspartien auf allen Kernen spielen und zeigen, was dabei herauskommt.
command-arena = Bots fair gegeneinander spielen lassen und zeigen, wie gut jeder ist und wie sicher das ist.
command-study = Einen Bot oft gegen sich selbst spielen lassen und zeigen, was gewinnt: welcher Sitzplatz und was sonst im Spiel.
command-replay = Eine Aufzeichnung nachspielen und prüfen, ob herauskommt, was darin steht.
command-serve = öffnet den Tisch im Browser, für diesen Rechner oder für andere
command-verify = prüft, ob eine beendete Partie mit den am Anfang festgelegten Karten gespielt wurde
command-check = Szenarien prüfen: Stellungen, Züge und was dann gelten muss.
command-bench = Messen, wie viele Züge pro Sekunde jedes Spiel schafft.
command-games = Die Spiele zeigen, ihre Optionen und das Spielmaterial.
command-more = „rookery COMMAND --help“ sagt mehr über einen Befehl.
command-language = „--lang XX“ stellt die Sprache ein: { $languages }.
command-stopped = Abgebrochen.
command-unknown = Den Befehl „{ $command }“ gibt es nicht; die Befehle sind: { $commands }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
language-unknown = Die Sprache „{ $language }“ kann Rookery nicht; es kann: { $languages }.

help-usage = Aufruf:
help-arguments = Argumente
argument-help = diesen Text zeigen
argument-game = Name des Spiels; siehe „rookery games“
argument-file = Aufzeichnung einer Partie
argument-files = Szenariodateien oder Ordner; ohne Angabe alle
argument-players = wie viele mitspielen
argument-option = eine Option des Spiels; darf mehrmals stehen
argument-components = Datei, die sagt, was in deiner eigenen Schachtel ist; siehe docs/components.md
argument-seed = ganze Zahl, die das Austeilen bestimmt; gleiche Zahl, gleiche Partie
argument-humans = wie viele der Mitspielenden Menschen sind; die übrigen sind Bots
argument-names = Namen der Mitspielenden
argument-bot = welcher Bot spielt: easy, medium, hard, oder random, greedy, search:2000 (Spielverläufe), search:1s (Zeit)
argument-resume = eine gespeicherte Partie fortsetzen
argument-plain = einfache Sätze statt Zeichnungen, für Screenreader
argument-games = wie viele Partien gespielt werden
argument-jobs = wie viele Kerne genutzt werden; ohne Angabe alle
argument-gpu = auf der GPU spielen, wenn es eine gibt, die Numba nutzen kann
argument-record-dir = Ordner für die Aufzeichnungen der ersten Partien
argument-keep = wie viele Aufzeichnungen dort bleiben; ohne Angabe 10
argument-bots = Namen von mindestens zwei Bots; siehe docs/arena.md
argument-results = Datei, die jede beendete Partie behält; derselbe Befehl macht damit weiter
argument-report = Ordner für eine Seite mit Diagrammen
argument-ray = auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen
argument-json = das Ergebnis als JSON ausgeben
argument-notes = zu jedem Zug ein JSON-Objekt ausgeben
argument-host = die Adresse; 0.0.0.0 lässt andere herein (üblich: 127.0.0.1, nur dieser Rechner)
argument-port = der Port (üblich: der erste freie ab 8000)
argument-data = der Ordner, in dem die Tische liegen
argument-pace = wie lange ein Bot mindestens für einen Zug braucht, in Sekunden
argument-limits = macht jede Grenze dessen, was eine Adresse darf, um diesen Faktor weiter
argument-quiet = öffnet keinen Browser und vermerkt nur, was schiefgeht
argument-commitment = was der Tisch am Anfang als Zusage gezeigt hat
argument-coverage = alle Regeln und Auslegungen auflisten, die kein Szenario zeigt
argument-seconds = Messdauer für jede Zeile, in Sekunden
argument-missing = { $argument } fehlt; siehe „--help“.
argument-incomplete = { $argument } braucht einen passenden Wert; siehe „--help“.
argument-unknown = Das Argument „{ $argument }“ gibt es nicht.{ $guess ->
    [no-guess] {" "}Siehe „--help“.
   *[other] {" "}Meintest du { $guess }?
}
argument-not-number = { $argument } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
argument-not-seconds = { $argument } muss eine Anzahl Sekunden über 0 und bis 3600 sein, nicht „{ $value }“.
bot-unknown = Den Bot „{ $bot }“ gibt es nicht; die Bots sind: { $bots }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
bot-without-budget = Der Bot „{ $bot }“ nimmt kein Budget an; schreib nur seinen Namen.
bot-setting-unknown = Der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“; die Einstellungen sind: { $settings }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
bot-bad-number = Beim Bot „{ $bot }“ steht für { $what } „{ $value }“; es muss von { $least } bis { $most } sein (search:2000 spielt 2000 Linien durch, search:1s denkt eine Sekunde).

cache-not-written = Kompilierte Regeln lassen sich nicht in { $folder } ablegen ({ $reason }); setze XDG_CACHE_HOME auf einen eigenen Ordner.
native-loading = Die Regeln werden vorbereitet (beim ersten Mal dauert das Kompilieren etwa eine halbe Minute) …
gpu-loading = Die Regeln werden für die GPU vorbereitet (etwa eine halbe Minute) …
gpu-missing = Hier gibt es keine GPU, die Numba nutzen kann; docs/environments.md sagt, was es braucht.

replay-fits = { $file }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} nachgespielt, alles wie aufgezeichnet. Punkte: { $scores }.
serve-ready = Rookery ist bereit: { $address }
    Die Tische liegen in { $folder }. Strg-C beendet es; nichts geht verloren.
verify-fits = Der Startwert passt zur Zusage { $commitment }, und die Partie lässt sich bis zum Ende nachspielen ({ $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}).
verify-fits-itself = Der Startwert passt zur Zusage in der Aufzeichnung, { $commitment }, und die Partie lässt sich bis zum Ende nachspielen ({ $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}). Vergleiche die Zusage mit dem, was der Tisch am Anfang gezeigt hat.

check-result = { $passed } bestanden, { $failed } nicht bestanden
check-failed = { $file } ({ $title }), Schritt { $step }:
check-no-scenarios = In { $folder } gibt es keine Szenarien.
check-uncovered = { $game }: { $missing ->
    [0] Alle { $all } Regeln und Auslegungen haben ein Szenario.
    [one] Eine von { $all } Regeln und Auslegungen hat kein Szenario:
   *[other] { $missing } von { $all } Regeln und Auslegungen haben kein Szenario:
}

games-more = „rookery games NAME“ zeigt die Optionen und das Spielmaterial eines Spiels.
games-options = Optionen
games-name = Name
games-default = Vorgabe
games-values = Werte
games-meaning = Bedeutung
games-components = Spielmaterial
games-component = Bestandteil
games-value = Wert
games-mark = Grundlage
games-source = Quelle
mark-printed = gedruckt
mark-inferred = erschlossen
mark-reported = nach einer Quelle
mark-reconstructed = rekonstruiert
mark-given = angegeben

simulate-playing = Es wird gespielt
simulate-title = { $game }: { $games ->
    [one] eine Zufallspartie
   *[other] { $games } Zufallspartien
} für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, Startwert { $seed }
simulate-seat = Sitzplatz
simulate-wins = Siege
simulate-mean = Mittel
simulate-deviation = Streuung
simulate-least = Min.
simulate-quartiles = Quartile
simulate-most = Max.
simulate-all = Alle Punkte
simulate-length = Züge
simulate-scores = Wie oft jede Punktzahl erreicht wurde:
simulate-unfinished = { $games ->
    [one] Eine Partie wurde nach { $limit } Zügen aufgegeben und zählt
   *[other] { $games } Partien wurden nach { $limit } Zügen aufgegeben und zählen
} oben nicht mit.
simulate-speed = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} in { $seconds } s auf { $jobs ->
    [one] einem Kern
   *[other] { $jobs } Kernen
}: { $speed } pro Sekunde.
simulate-speed-gpu = Züge: { $moves }, in { $seconds } s auf der GPU: { $speed } pro Sekunde.
simulate-keep-where = „--keep“ braucht „--record-dir“, den Ordner für die Aufzeichnungen.
simulate-records-exist = Die Datei { $file } gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Ordner oder Startwert.

study-title = { $game } zu { $players }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, auf allen Plätzen „{ $bot }“, Startwert { $seed }
study-stopped = Abgebrochen, bevor alle { $wanted } Partien gespielt waren; das zeigen die beendeten.
study-nothing = Keine Partie wurde zu Ende gespielt, also gibt es nichts zu zeigen.
study-seats = Kommt es auf den Sitzplatz an?
study-seats-intro = Die gestrichelte Linie zeigt, wie oft jeder Platz gewänne, wenn es auf den Platz nicht ankäme; ein geteilter Sieg zählt anteilig. Striche sind 95-%-Konfidenzintervalle.
study-thing = Was
study-came = Kam vor in
study-used-by = Genutzt von
study-won = Siege damit
study-more-wins = Mehr Siege, PP
study-more-points = Mehr Punkte
study-higher-scores = Höhere Punktzahlen
study-more-wins-title = Mehr Siege als andere derselben Partie
study-more-points-title = Mehr Punkte als andere derselben Partie
study-higher-scores-title = Höhere Punktzahlen aller als in Partien ohne
study-percentage-points = Prozentpunkte
study-difference = { $difference } ± { $margin }
study-example = „{ $thing }“: Plätze, für die das gilt, gewannen { $won } ihrer Partien, andere in denselben Partien { $others }. Das beweist nicht, dass man dadurch gewinnt oder verliert.
study-by-lot = Was im Spiel war, entschied das Los und nicht die Spieler: Der Unterschied kommt also von der Sache selbst, verglichen mit dem, was sonst dort hätte sein können.
study-too-few = Hier lässt sich nichts vergleichen: Dazu braucht es { $fewest } Partien, in denen sich Plätze oder Partien unterscheiden.
study-caution = Das zeigt, was zusammen auftritt, nicht was woraus folgt: Wer etwas nutzte, gewann so viele seiner Partien, und das beweist nicht, dass man dadurch gewinnt. Wer vorn liegt, kann sich mehr leisten, und ein guter Zug kommt selten allein. Außerdem hat der Bot „{ $bot }“ gespielt: Menschen spielen vielleicht anders.
study-how = In jeder Partie werden die Plätze, die etwas nutzten, mit denen derselben Partie verglichen, die es nicht taten; jede solche Partie zählt einmal, und weniger als { $fewest } davon werden nicht gezeigt. Hinter ± steht die halbe Breite des 95-%-Konfidenzintervalls, berechnet daraus, wie sehr sich Partien unterscheiden. Von { $differences } Unterschieden liegen etwa { $wrong } aus reinem Zufall außerhalb ihres Intervalls.
study-unsure = { $unsure ->
    [one] Einer der { $all } Werte dieses Spiels ist
   *[other] { $unsure } der { $all } Werte dieses Spiels sind
} rekonstruiert oder nur aus einer einzigen Quelle bekannt: Was von solchen Werten abhängt, gilt für unsere und vielleicht nicht für deine Schachtel.
study-page-title = Was gewinnt in { $game }?
study-page-read = Wie das zu lesen ist
study-written = Die Seite liegt in { $file }.

arena-too-few-bots = Ein Turnier braucht { $least } bis { $most } Bots, nicht { $bots }.
arena-title = { $game } zu { $players }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Ausgangslage,
   *[other] { $deals } Ausgangslagen,
} Startwert { $seed }
arena-rounded = Verlangt { $asked ->
    [one] war eine Partie;
   *[other] waren { $asked } Partien;
} gespielt werden { $games }, denn jede Ausgangslage wird { $block }-mal gespielt, damit jeder Bot auf jedem Platz sitzt.
arena-resumed = { $games ->
    [one] Eine dieser Partien stand
   *[other] { $games } dieser Partien standen
} schon in { $file }.
arena-nothing = Noch ist keine Ausgangslage zu Ende gespielt, also gibt es nichts zu zeigen.
arena-bot = Bot
arena-games = Partien
arena-share = Anteil der Siege
arena-score = Punkte im Mittel
arena-rating = Wertung
arena-speed = ms je Zug
arena-seat = Platz { $seat }
arena-all = Alle Bots
arena-head-to-head = Direkter Vergleich: wie oft der Bot der Zeile vor dem Bot der Spalte landete; Gleichstand zählt halb
arena-intervals = Klammern und ± sind Konfidenzintervalle zu 95 %. Die der Siege und Punkte folgen daraus, wie verschieden die Ausgangslagen ausgehen, denn Partien aus derselben Ausgangslage teilen ihr Glück. Ein gleich starker Bot gewänne { $equal }.

arena-page-title = Turnier: { $game } zu { $players }
arena-page-intro = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} zwischen { $bots } Bots aus { $deals ->
    [one] einer Ausgangslage.
   *[other] { $deals } Ausgangslagen.
} Jede Ausgangslage wird mehrmals gespielt, mit den Bots auf anderen Plätzen, damit weder ein guter Platz noch gute Karten entscheiden.
arena-page-strength = Wer spielt besser?
arena-page-strength-intro = Ein geteilter Sieg zählt als Teil eines Sieges; die gestrichelte Linie zeigt, was ein gleich starker Bot gewänne. Die Wertung (das Modell von Plackett und Luce, wie openskill es anpasst) zählt auch, wer Zweiter oder Dritter wurde; alle beginnen bei { $start }. Punkte sind Schätzungen, Striche ihre Konfidenzintervalle zu 95 %. Die der Siege folgen daraus, wie verschieden die Ausgangslagen ausgehen, denn Partien aus derselben Ausgangslage teilen ihr Glück.
arena-page-points = Wie viele Punkte?
arena-page-points-intro = Im ersten Bild ist der senkrechte Strich der Median; im zweiten ist der Strich das Konfidenzintervall des Mittelwerts zu 95 %, wie oben nach Ausgangslagen.
arena-page-pairs = Wer schlägt wen?
arena-page-pairs-intro = Wie oft der Bot der Zeile vor dem Bot der Spalte landete, wenn beide am selben Tisch saßen; Gleichstand zählt halb.
arena-page-seats = Ist der Platz wichtig?
arena-page-seats-intro = Jeder Bot saß auf jedem Platz gleich oft. Die Balken zeigen, auf welchen Plätzen seine Siege gelangen: Gleiche Teile bedeuten, dass der Platz keine Rolle spielt. Die Tabelle zeigt den Anteil der Siege auf jedem Platz.
arena-page-length = Wie lang ist eine Partie?
arena-page-length-intro = Züge aller zusammen; eine Entscheidung aus mehreren Teilen zählt als mehrere Züge.
arena-page-source = Woher diese Zahlen kommen
arena-page-source-intro = Rookery { $version }, Regeln von { $game } in Version { $rules }, Startwert { $seed }. Derselbe Befehl ergibt dieselben Partien, außer wenn das Budget eines Bots eine Zeit ist.
arena-percent = % der Partien
arena-percent-ahead = % der Partien, in denen die Zeile vorn lag
arena-points = Punkte
arena-moves = Züge
arena-scores = Wie oft jede Punktzahl erreicht wurde
arena-pairs = Direkter Vergleich
arena-wins-by-seat = Auf welchen Plätzen die Siege gelangen
arena-lengths = Länge einer Partie
arena-mean = Mittelwert
arena-median = Median
arena-interval = Intervall zu 95 %
arena-command = Befehl
arena-options = Optionen

results-busy = Ein anderes Turnier schreibt gerade in { $file }; warte darauf oder wähle eine andere Datei.
results-not-ours = { $file } ist keine Ergebnisdatei eines Turniers und bleibt, wie sie ist; wähle einen anderen Namen.
results-format-version = { $file } hat die Formatversion { $version }; dieses Rookery liest Version { $ours }.
results-bad-line = { $file }, Zeile { $line }: Das ist keine Partie dieses Turniers; entferne die Zeile oder wähle eine andere Datei.
results-other = In { $file } steht ein anderes Turnier: „{ $place }“ ist dort { $value }, hier { $ours }; wähle eine andere Datei.
pool-broken = Ein Prozess, der spielte, ist plötzlich zu Ende, vielleicht aus Mangel an Speicher; versuche es mit weniger „--jobs“. Beendete Partien stehen in der Ergebnisdatei, falls eine angegeben war.
ray-missing = Ray ist nicht installiert; das erledigt „pip install 'rookery[ray]'“.
ray-no-answer = Unter „{ $address }“ antwortet kein Ray-Cluster: { $reason }.
ray-failed = Der Ray-Cluster hat aufgegeben: { $reason }.

bench-measuring = { $game } wird gemessen …
bench-game = Spiel
bench-players = Personen
bench-mode = Modus
bench-jobs = Kerne
bench-speed = Züge pro Sekunde
bench-length = Züge pro Partie
mode-interpreted = interpretiert
mode-native = nativ
mode-native-step = nativ, in Einzelschritten
mode-gpu = GPU

## Berichte

page-as-table = Dieselben Zahlen als Tabelle

## Eine Partie im Terminal

play-human = Spieler { $seat }
play-bot = Bot { $seat }
level-easy = Spatz { $seat }
level-medium = Häher { $seat }
level-hard = Rabe { $seat }
play-welcome = Willkommen! Gib die Nummer eines Zuges ein oder einen Teil seines Textes; „hilfe“, „tipp“, „zurück“, „speichern DATEI“ und „ende“ gehen jederzeit. Startwert { $seed }.
play-command-undo = zurück
play-command-hint = tipp
play-command-help = hilfe
play-command-save = speichern
play-command-quit = ende
play-help = „hilfe { $first }“ bis „hilfe { $last }“ zeigen je eine Regel, „hilfe WORT“ alle, in denen das Wort vorkommt. Einen Zug wählst du mit seiner Nummer oder einem Teil seines Textes. „zurück 3“ nimmt drei deiner Entscheidungen zurück.
play-hint = { $move }: Aussicht { $outlook }, am Ende { $lead } Punkte { $side ->
    [behind] zurück
   *[ahead] voraus
}; in { $tried ->
    [one] einem Verlauf
   *[other] { $tried } Verläufen
} versucht.
play-hint-only = { $move }: Etwas anderes ist nicht möglich.
play-no-rule = „{ $wanted }“ kommt in keiner Regel vor; die Regeln sind { $first } bis { $last }.
play-no-such-number = Einen Zug { $number } gibt es nicht; { $most ->
    [one] es gibt nur Zug 1.
   *[other] die Züge sind 1 bis { $most }.
}
play-several = „{ $typed }“ kann bedeuten: { $moves }.
play-nothing-to-undo = { $most ->
    [0] Es gibt noch nichts zurückzunehmen.
    [one] Du kannst nur eine Entscheidung zurücknehmen.
   *[other] Du kannst nur { $most } Entscheidungen zurücknehmen.
}
play-undone = Zurückgenommen; { $moves ->
    [0] noch ist nichts gespielt.
    [one] ein Zug ist gespielt.
   *[other] { $moves } Züge sind gespielt.
}
play-saved = Gespeichert als { $file }.
play-kept = Die Partie ist gesichert als { $file }.
play-kept-unfinished = Die Partie ist gesichert als { $file }; „rookery play --resume FILE“ setzt sie fort.
play-curtain = { $player } ist an der Reihe. Wenn sonst niemand zusieht, drücke die Eingabetaste.
play-result = Die Partie ist zu Ende
play-over-prompt = zurück, speichern oder ende
play-total = Summe
play-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}

## Der Tisch im Browser

barrier-moved = jemand anderes hat gezogen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thinking = Ich denke nach.
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-rematch = Noch eine Partie?
phrase-bye = Auf Wiedersehen!

# The page

web-skip = Zum Inhalt springen
web-to-home = Rookery: alle Spiele
web-settings = Einstellungen
web-close = Schließen
web-cancel = Jetzt nicht
web-yes = Ja
web-no = Nein
web-send = Senden
web-again = Noch einmal versuchen
web-loading = Einen Augenblick …
web-guest = Gast
web-no-server = Der Server antwortet nicht. Läuft er?
web-went-wrong = Das hat nicht geklappt (Antwort { $status }). Bitte noch einmal versuchen.
web-no-game = Ein solches Spiel gibt es hier nicht.
web-no-table = Dieser Tisch lässt sich nicht öffnen

web-language = Sprache
web-theme = Aussehen
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-contrast = starker Kontrast
web-speed = Animationen
web-speed-off = aus
web-speed-fast = schnell
web-speed-normal = normal
web-speed-slow = langsam
web-sound = Ein leiser Ton, wenn ich dran bin
web-confirm-setting = Nachfragen, bevor etwas nicht zurückzunehmen ist
web-your-name = Dein Name

web-home-title = Drei Spiele, ein Tisch
web-home-lead = Spiele mit Freunden über einen Link, um ein Tablet herum oder gegen Bots, die mitdenken. Ohne Konto, ohne Installation.
web-games = Spiele
web-players = { $least } bis { $most } Personen
web-players-count = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
web-minutes = { $minutes } Minuten
web-weight = Anspruch { $weight } von 5
web-play-now = Gleich spielen
web-with-friends = Mit Freunden
web-same-device = An einem Gerät
web-watch-bots = Bots zusehen
web-learn = Begleitetes erstes Spiel
web-rules = Regeln
web-all-options = Alle Optionen
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-your-turn = Du bist dran
web-phase-waiting = Wartet auf Mitspieler
web-phase-playing = Läuft
web-phase-over = Beendet
web-free-seat = freier Platz
web-other-ways = Andere Wege an einen Tisch
web-code-title = Einen Platz von einem anderen Gerät holen
web-code-help = Das andere Gerät zeigt einen Code: dort auf den eigenen Namen klicken.
web-code-use = Platz nehmen
web-record-title = Eine Aufzeichnung öffnen
web-record-help = Ein Spiel noch einmal ansehen, Zug für Zug.
web-record-choose = Datei wählen

web-new-table = Neuer Tisch
web-seats = Wer spielt mit?
web-how-many = Wie viele spielen
web-who-at = Wer auf { $seat } sitzt
web-name-at = Name von { $seat }
web-level-at = Stärke von { $seat }
web-name = Name
web-player = Spieler { $seat }
web-who-here = An diesem Gerät
web-who-person = Über den Link
web-who-person-help = wer den Link öffnet
web-who-bot = Bot
web-level-easy = Spatz, leicht
web-level-medium = Häher, mittel
web-level-hard = Rabe, stark
web-strength-easy = leicht
web-strength-medium = mittel
web-strength-hard = stark
web-options = Regeln an diesem Tisch
web-options-help = So, wie sie sind, folgen sie der Anleitung.
web-value-random = zufällig
web-value-beginner = Anfängerauswahl
web-the-table = Der Tisch
web-listed = Offen für alle
web-listed-help = Alle können ihn in der Liste finden und einen freien Platz nehmen.
web-watchable = Zusehen erlaubt
web-watchable-help = Wer den Link hat, darf zusehen und sieht nur, was offen liegt.
web-clock = Mit Uhr
web-clock-help = Läuft jemandem die Zeit ab, übernimmt ein Bot.
web-bank = Minuten für jeden
web-refill = Sekunden mehr je Zug
web-make-play = Spiel beginnen
web-make-invite = Tisch aufmachen und einladen

web-invite = Einladung
web-invite-title = Lade die anderen ein
web-invite-help = Schick diesen Link, oder lass den Code mit der Kamera lesen. Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-join-title = Ein Platz an einem Tisch: { $game }
web-seat = Platz
web-any-seat = egal
web-sit-down = Platz nehmen
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code

web-board = Spielplan
web-beside = Neben dem Plan
web-turn = Wer dran ist
web-to-move = { $player } ist am Zug.
web-winners = { $count ->
    [0] Das Spiel ist aus.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
web-winner = gewinnt
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-you = du
web-away = nicht verbunden
web-who-plays = Wer spielt
web-rule = Regel { $rule }
web-undo = Zurücknehmen
web-undo-asks = Zurücknehmen: die anderen werden gefragt, denn { $barrier }
web-redo = Wieder ausführen
web-hint = Einen Bot um Rat fragen
web-hint-thinking = Ein Rabe denkt nach …
web-outlook = { $lead ->
    [none] Siegchance { $outlook }
   *[other] Siegchance { $outlook }, Vorsprung { $lead }
}
web-palette = Zug suchen
web-palette-field = Ein paar Buchstaben eines Zugs tippen
web-palette-none = So ein Zug ist jetzt nicht möglich. Enter sagt, warum.
web-moves = Züge
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-earlier = Früher
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-field = Etwas sagen
web-which = Welcher Zug?
web-sure = Wirklich?
web-no-way-back = Lässt sich nicht einfach zurücknehmen: { $barrier }.
web-and-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
web-mark-reconstructed = Diesen Wert haben wir rekonstruiert; in deiner Schachtel kann er anders sein.
web-mark-reported = Dieser Wert stammt aus einer einzigen Quelle; in deiner Schachtel kann er anders sein.
web-mark-given = Dieser Wert wurde für diesen Tisch angegeben.
web-connection-connecting = verbinde …
web-connection-lost = keine Verbindung, neuer Versuch …
web-connection-sending = noch nicht gespeichert …
web-asked = { $player } möchte einen Zug zurücknehmen. Einverstanden?
web-asked-waiting = Du möchtest einen Zug zurücknehmen. Die anderen antworten gerade.
web-curtain = Vorhang zwischen zwei Händen
web-curtain-title = { $player }, du bist dran
web-curtain-help = Jetzt sollte nur { $player } auf den Bildschirm sehen.
web-curtain-lift = Ich bin { $player }
web-watching = Du siehst zu.
web-watch = Nur zusehen
web-recap = Seit meinem Zug
web-recap-nothing = Seitdem hat niemand gezogen.
web-recap-play = Auf dem Plan zeigen
web-look-back = Zurückblicken
web-looking-back = Du siehst einen früheren Stand.
web-stood-in = hier spielt ein Bot
web-stood-in-help = Ein Bot spielt für diese Person, bis sie zurück ist.
web-stand-in-me = Einen Bot für mich spielen lassen
web-stand-in-them = Einen Bot für sie spielen lassen
web-come-back = Ich spiele wieder
web-give = Auf einem anderen Gerät weiterspielen
web-give-code = Code zeigen
web-give-help = Auf der Startseite von Rookery am anderen Gerät eintippen. Er gilt einmal und nur einige Minuten.
web-line-sat = { $player } setzt sich.
web-line-undo = { $player } nimmt zurück.
web-line-redo = { $player } führt es wieder aus.
web-line-stood-in = Ein Bot spielt für { $player }.
web-line-came-back = { $player } spielt wieder selbst.
web-line-moved-device = { $player } spielt jetzt an einem anderen Gerät.
web-line-rematch = Ein neues Spiel beginnt.

web-replay = Wiederholung
web-first = Zum Anfang
web-before = Einen Zug zurück
web-play = Abspielen
web-pause = Anhalten
web-after = Einen Zug weiter
web-last = Zum Ende
web-move-number = Zug
web-move-of = { $ply } von { $last }
web-round = Runde { $round }
web-chapters = Runde
web-seen-by = Gesehen von
web-as = als { $player }
web-as-watcher = als Zuschauer
web-to-now = Zurück zu jetzt
web-end = Das Ende
web-rematch = Noch ein Spiel
web-to-rematch = Zum neuen Spiel
web-download = Aufzeichnung
web-sources = Woher die Punkte kamen
web-source = Quelle
web-total = Summe
web-chart = Punkte im Lauf des Spiels
web-fair = Ging es mit rechten Dingen zu?
web-fair-help = Vor dem ersten Zug wurde die Festlegung gezeigt: ein Fingerabdruck der Zufallszahl, die über jede Karte entscheidet. Jetzt liegt die Zahl offen; „rookery verify“ prüft die Aufzeichnung damit.
web-commitment = Festlegung
web-seed = Zufallszahl
web-salt = Salz

web-rules-of = Die Regeln von { $game }
web-search-rules = In den Regeln suchen
web-found = { $count ->
    [one] eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-nothing-found = Keine Regel spricht davon.

web-tour-step = Schritt { $step } von { $last }
web-tour-on = Weiter
web-tour-not-that = Das noch nicht: { $move }.
web-tour-none = Für dieses Spiel gibt es noch keine Begleitung. Spiel gegen einen Spatz: was du tun kannst, leuchtet, und alles erklärt sich selbst.
web-tour-leave = Verlassen

web-credits = Dank
web-credits-games = Die Spiele
web-credits-games-text = Regeln und Werte geben wir mit eigenen Worten wieder, die Pläne haben wir selbst gezeichnet. Wenn dir ein Spiel gefällt, kauf es: Ein Tisch mit Freunden ist besser als jeder Bildschirm.
web-credits-icons = Symbole
web-credits-icons-text = Einige Zeichen auf den Plänen stammen von game-icons.net, von { $authors } und anderen, unter der Lizenz CC BY 3.0; Farben und Größen wurden geändert.
web-credits-fonts = Schriften
web-credits-fonts-text = Fraunces von Undercase Type und Figtree von Erik Kennedy, unter der SIL Open Font License.
