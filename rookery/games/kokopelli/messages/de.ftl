### Kokopelli auf Deutsch. Die Namen der Zeremonien sind unsere eigenen Übersetzungen der polnischen Namen.

game-title = Kokopelli
game-about = Kartenspiel von Stefan Feld für 2 bis 4 Personen, 45 Minuten: Eröffne Zeremonien, nutze ihre Fähigkeiten und schließe sie ab, bevor es deine Nachbarn tun.

## Karten

card-sun = Sonne
card-eagle-feather = Adlerfeder
card-paw = Pfote
card-birthday = Geburtstag
card-hunter = Jäger
card-warrior = Krieger
card-fire = Feuer
card-spider-woman = Spinnenfrau
card-vase = Vase
card-snake-dance = Schlangentanz
card-drummer = Trommler
card-lizard = Eidechse
card-sky-mother = Himmelsmutter
card-shaman = Schamane
card-chief = Häuptling
card-turtle = Schildkröte
card-kokopelli = Kokopelli

## Regeln, in unseren eigenen Worten. Die Nummern behalten für immer ihre Bedeutung.

rule-K1 = Zeremonien im Spiel. Es gibt sechzehn Zeremonien. Zehn ihrer Auswahlplättchen werden zufällig gezogen oder gemeinsam ausgesucht; die übrigen bleiben in der Schachtel, ihre Karten ebenso.
rule-K2 = Auswahlplättchen. Auf jedem Auswahlplättchen im Spiel liegt ein Punktemarker im Wert von 3 und darauf einer im Wert von 4.
rule-K3 = Nachziehstapel und Hand. Alle haben ein Dorf mit vier Feldern und einen Nachziehstapel: drei Karten jeder Zeremonie im Spiel und sechs Kokopelli, gemischt. Zieh fünf Karten als Starthand.
rule-K4 = Startspieler. Es ist egal, wer beginnt. Jede Runde beginnt mit demselben Startspieler.
rule-K5 = Spielende-Marker. Zu zweit liegen zehn Marker bereit, zu dritt oder viert neun.
rule-K6 = Erste Partie. Wer neu im Spiel ist, kann statt einer zufälligen Auswahl die Einsteigerauswahl nehmen. Sie stammt von uns: Die Spielanleitung zeigt ihre nur als Bild.
rule-K7 = Zone. Deine Zone umfasst dein Dorf und in jedem Nachbardorf die zwei Felder, die dir am nächsten liegen. Überall in deiner Zone darfst du Karten anlegen.
rule-K8 = Runden. In einer Runde haben alle je einen Spielzug, im Uhrzeigersinn ab dem Startspieler.
rule-K9 = Spielzug. Führe zwei Aktionen aus: ziehen, eröffnen, anlegen, abbrechen oder tauschen, gern auch zweimal dieselbe. Passen darfst du nur, wenn deine Hand und dein Nachziehstapel leer sind oder wenn du nur noch Zusatzaktionen übrig hast.
rule-K10 = Erste Runde. In der ersten Runde haben der Startspieler und die Person danach nur je eine Aktion.
rule-K11 = Ende des Spielzugs. Hast du nach deinen Aktionen mehr als fünf Karten auf der Hand, lege die überzähligen unter deinen Nachziehstapel: Karten deiner Wahl in beliebiger Reihenfolge.
rule-K12 = Ziehen. Nimm die oberste Karte deines Nachziehstapels auf die Hand.
rule-K13 = Eröffnen. Lege eine Zeremoniekarte aus deiner Hand auf ein freies Feld deines eigenen Dorfes.
rule-K14 = Keine Zwillinge. Du darfst keine Zeremonie eröffnen, die irgendwo in deiner Zone schon läuft.
rule-K15 = Kein Kokopelli. Mit einer Kokopelli-Karte lässt sich keine Zeremonie eröffnen.
rule-K16 = Fähigkeiten. Eine offene Zeremonie gibt ihre Fähigkeit dem Gastgeber, also der Person, in deren Dorf sie liegt: sofort und so lange, bis sie abgeschlossen oder abgebrochen wird. Widerspricht eine Fähigkeit den übrigen Regeln, gilt die Fähigkeit.
rule-K17 = Anlegen. Lege eine Karte aus deiner Hand an eine Zeremonie derselben Art in deiner Zone an.
rule-K18 = Kokopelli. Eine Kokopelli-Karte darf an jede Zeremonie angelegt werden.
rule-K19 = Erweitern und abschließen. Die zweite und die dritte Karte erweitern eine Zeremonie, die vierte schließt sie ab.
rule-K20 = Belohnung. Wer die letzte Karte legt, nimmt den obersten Punktemarker vom Auswahlplättchen der Zeremonie: zuerst 4 Punkte, beim nächsten Mal 3.
rule-K21 = Spielende-Marker auf dem Auswahlplättchen. Wird die 3 genommen, kommt an ihre Stelle ein Spielende-Marker auf das Auswahlplättchen.
rule-K22 = Spätere Belohnungen. Ein Auswahlplättchen mit Spielende-Marker bringt jedes Mal 1 Punkt.
rule-K23 = Gastgeber. Der Gastgeber legt alle Karten einer abgeschlossenen Zeremonie auf den eigenen Ablagestapel und erhält 1 Punkt, wenn jemand anderes sie abgeschlossen hat.
rule-K24 = Abbrechen. Lege alle Karten einer Zeremonie in deinem Dorf auf deinen Ablagestapel. Niemand bekommt Punkte.
rule-K25 = Tauschen. Lege alle deine Handkarten in beliebiger Reihenfolge unter deinen Nachziehstapel und zieh dann ebenso viele Karten von oben.
rule-K26 = Leere Hand. Wer die letzte Handkarte gespielt hat, erhält sofort 1 Punkt und drei Karten. Das ist keine Aktion.
rule-K27 = Spielende. Ist ein Nachziehstapel aufgebraucht oder liegt der letzte Spielende-Marker auf einem Auswahlplättchen, wird die Runde zu Ende gespielt, dann ist die Partie vorbei.
rule-K28 = Wenigste Karten. Die Handkarten werden abgelegt. Die wenigsten Karten im Nachziehstapel bringen 5 Punkte, die zweitwenigsten 3 Punkte, bei Gleichstand allen Beteiligten in voller Höhe.
rule-K29 = Zeremonien am Ende. Jede Zeremonie in deinem Dorf bringt 1 Punkt, egal wie viele Karten sie hat.
rule-K30 = Sieg. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle Beteiligten gemeinsam.
rule-K31 = Zu zweit. Jedes Dorf hat ein fünftes Feld, unterhalb des Nachziehstapels. Deine Zone umfasst dein ganzes Dorf und alle Felder des anderen Dorfes außer denen unterhalb des Nachziehstapels.
rule-K32 = Längere Partie. Bei elf oder zwölf Zeremonien kommen zu zweit ebenso viele Spielende-Marker ins Spiel, zu dritt oder viert einer weniger.
rule-K33 = Sonne. Du darfst eine Zeremonie mehr eröffnen, als es Felder gibt, und zwar unterhalb deines Nachziehstapels. Sie bleibt auch ohne Sonne liegen, bis sie abgeschlossen oder abgebrochen wird, und gehört nicht zur Zone deiner Nachbarn.
rule-K34 = Adlerfeder. Dein Bonus für eine leere Hand beträgt 3 Punkte und fünf Karten.
rule-K35 = Pfote. Für jede Karte, die du an eine fremde Zeremonie anlegst, erhältst du 1 Punkt.
rule-K36 = Geburtstag. Eine Karte, die du mit der Aktion Ziehen nimmst, darfst du sofort an eine Zeremonie anlegen; mit dem Jäger beide Karten, an eine oder an zwei Zeremonien.
rule-K37 = Jäger. Mit der Aktion Ziehen nimmst du eine Karte mehr.
rule-K38 = Krieger. Mit der Aktion Anlegen darfst du zwei Karten anlegen, an zwei verschiedene Zeremonien. In einer Aktion lässt sich das nicht mit dem Häuptling verbinden.
rule-K39 = Feuer. Du darfst auch auf freien Feldern deiner Nachbarn eröffnen, die in deiner Zone liegen, wenn die Zeremonie weder in der Zone dieses Nachbarn noch in deiner läuft. Ihr Gastgeber ist der Nachbar.
rule-K40 = Spinnenfrau. Du darfst auf allen Feldern beider Nachbarn Karten anlegen, auch unterhalb des Nachziehstapels. Eröffnen darfst du dort nicht.
rule-K41 = Vase. Wer eine Karte an eine Zeremonie in deinem Dorf anlegt, darf eine Zusatzaktion ausführen; pro Dorf mit Vase einmal pro Spielzug.
rule-K42 = Schlangentanz. Ein Kokopelli, den du anlegst, zählt in diesem Moment als zwei Kokopelli, danach als eine Karte.
rule-K43 = Trommler. Zeremonien in deinem Dorf sind mit der dritten Karte abgeschlossen. Eine, die schon drei Karten hat, wird mit der nächsten abgeschlossen.
rule-K44 = Eidechse. Für jede Karte, die du an eine fremde Zeremonie anlegst, ziehst du eine Karte.
rule-K45 = Himmelsmutter. Jedes Mal, wenn ein Kokopelli an eine Zeremonie in deinem Dorf angelegt wird, egal von wem, erhältst du 1 Punkt.
rule-K46 = Schamane. Jedes Mal, wenn eine Zeremonie in deinem Dorf abgeschlossen wird, egal von wem, erhältst du 1 Punkt. Der Schamane selbst zählt mit.
rule-K47 = Häuptling. Mit der Aktion Anlegen darfst du beliebig viele Karten an eine Zeremonie anlegen. Jede Karte wird für sich abgehandelt.
rule-K48 = Schildkröte. Jedes Mal, wenn du eine Zeremonie abschließt, egal in welchem Dorf, erhältst du 1 Punkt. Die Schildkröte selbst zählt mit.

## Optionen

option-tiles = Wie viele Zeremonien im Spiel sind; mit 11 oder 12 wird die Partie länger und taktischer.
option-ceremonies = Welche Zeremonien im Spiel sind: zufällig gezogen, unsere Einsteigerauswahl oder eine Liste von Namen.
option-sun_space_any_time = Das Feld der Sonne darf auch genutzt werden, solange noch ein anderes Feld frei ist.
option-fire_checks_opener_zone = Beim Feuer muss die Zeremonie auch in der eigenen Zone fehlen, nicht nur in der des Nachbarn.
option-vase_owner_benefits = Auch der Gastgeber einer Vase verdient sich die Zusatzaktion.
option-bonus_after_action = Den Bonus für eine leere Hand gibt es am Ende der Aktion, nicht mittendrin.
option-deck_out_checked_at_turn_end = Ein Nachziehstapel ist nur dann aufgebraucht, wenn er am Ende des Spielzugs noch leer ist.
option-below_deck_last = Zu zweit darf das Feld unterhalb des Nachziehstapels erst genutzt werden, wenn die anderen vier belegt sind.

## Was die Person am Zug gefragt wird

asked-action = { $extra ->
    [0] { $actions ->
        [one] Noch eine Aktion: ziehen, eröffnen, anlegen, abbrechen oder tauschen.
       *[other] Noch { $actions } Aktionen: ziehen, eröffnen, anlegen, abbrechen oder tauschen.
    }
   *[other] { $actions ->
        [0] Zusatzaktionen durch eine Vase: { $extra }. Ziehen, eröffnen, anlegen, abbrechen, tauschen oder passen.
       *[other] Aktionen: { $actions }, dazu Zusatzaktionen: { $extra }. Ziehen, eröffnen, anlegen, abbrechen oder tauschen.
    }
}
asked-more = Noch eine Karte anlegen oder fertig?
asked-birthday = Geburtstag: eine gerade gezogene Karte anlegen oder fertig?
asked-exchange = Tauschen: Welche Karte legst du als Nächstes unter den Nachziehstapel? Die letzte liegt zuunterst.
asked-surplus = Mehr als fünf Karten: Welche legst du als Nächstes unter den Nachziehstapel? Die letzte liegt zuunterst.

## Züge

move-draw = Karte ziehen
move-open = eröffnen: { $card } auf { $space }
move-add = anlegen: { $card } auf { $space } ({ $ceremony })
move-stop = fertig
move-cancel = abbrechen: { $ceremony } auf { $space }
move-exchange = Handkarten tauschen
move-under = unter den Stapel: { $card }
move-pass = passen

## Was geschehen ist

note-in-play = Im Spiel: { $ceremony }.
note-end-tokens = { $left ->
    [one] Ein Spielende-Marker liegt bereit.
   *[other] { $left } Spielende-Marker liegen bereit.
}
note-drew = { $player } zieht: { $card } ({ $why }).
note-drew-hidden = { $player } zieht eine Karte ({ $why }).
note-turn = { $player } ist an der Reihe: { $actions ->
    [one] eine Aktion.
   *[other] { $actions } Aktionen.
}
note-opened = { $player } eröffnet: { $ceremony } auf { $space }.
note-added = { $player } legt an: { $card } auf { $space }.
note-completed = { $player } schließt ab: { $ceremony } auf { $space }.
note-cancelled = { $player } bricht ab: { $ceremony } auf { $space }.
note-went-under = { $player } legt unter den Nachziehstapel: { $card }.
note-went-under-hidden = { $player } legt eine Karte unter den Nachziehstapel.
note-points = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $why }).
note-end-token = Ein Spielende-Marker kommt auf das Auswahlplättchen { $ceremony }; { $left ->
    [0] es war der letzte.
    [one] einer ist noch übrig.
   *[other] { $left } sind noch übrig.
}
note-extra-action = { $player } verdient sich im Dorf von { $host } eine Zusatzaktion.
note-extra-action-own = { $player } verdient sich im eigenen Dorf eine Zusatzaktion.
note-passed = { $player } passt.
note-last-round = Das Spielende ist ausgelöst ({ $why }): Diese Runde ist die letzte.
note-hand-discarded = { $player } legt ab: { $card }.
note-game-over = Die Partie ist zu Ende.

barrier-drew = eine Karte wurde gezogen
barrier-hand-discarded = die Handkarten wurden gezeigt

why-deal = Starthand
why-draw = Aktion Ziehen
why-exchange = Tausch
why-empty-hand = leere Hand
why-tile = vom Auswahlplättchen
why-host = als Gastgeber
why-fewest-cards = wenigste Karten im Nachziehstapel
why-second-fewest-cards = zweitwenigste Karten im Nachziehstapel
why-ceremonies = Zeremonien im eigenen Dorf
why-deck = ein Nachziehstapel ist aufgebraucht
why-end-tokens = der letzte Spielende-Marker ist gelegt

## Der Tisch als Text

board-round = Runde { $round }
board-last-round = letzte Runde
board-tiles = Auswahlplättchen
board-end-tokens = Spielende-Marker übrig: { $left }
board-village = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $hand ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $deck ->
    [0] Nachziehstapel leer
    [one] 1 Karte im Nachziehstapel
   *[other] { $deck } Karten im Nachziehstapel
}
board-ceremony = { $ceremony }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-in-zone = in deiner Zone
board-hand = Deine Handkarten
board-under = Zuunterst in deinem Nachziehstapel, soweit du es weißt, von oben nach unten
board-fresh = Gerade gezogen
board-nothing = keine
board-legend = ● Karte · ◆ Kokopelli · ○ fehlt noch · * in deiner Zone

## Der Tisch im Browser

board-your-village = Dein Dorf
board-you = du
board-village-of = Dorf: { $player }
board-turn = am Zug
board-won = gewonnen
board-first = Startspieler: Hier beginnt jede Runde.
board-left-neighbour = Links neben dir, spielt nach dir.
board-right-neighbour = Rechts neben dir, spielt vor dir.
board-opposite = Sitzt gegenüber: zu weit weg, um dort Karten anzulegen.
board-space = Feld { $space }
board-free = frei
board-below = Unterhalb des Nachziehstapels.
board-cards-of = { $cards } von { $need } Karten
board-host = Die Zeremonie gehört in das Dorf von { $player }.
board-in-reach = In Reichweite
board-in-reach-long = In Reichweite: Hier darfst du Karten anlegen.
board-out-of-reach = Außer Reichweite.
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-hand-cards = { $cards ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
board-deck = { $cards ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $cards } Karten
}
board-discards = { $cards ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $cards } Karten
}
board-actions-left = { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
board-extra-left = zusätzlich: { $extra }
board-pays = Das Auswahlplättchen bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
board-pays-after = Beim nächsten Mal sind es { $points }.
board-ended = Ein Spielende-Marker liegt darauf.
board-copies = In jedem Kartensatz: { $cards }.
board-choose-space = { $card }: wohin?
board-choose-cancelled = Welche Zeremonie wird abgebrochen?
board-cancel = Zeremonie abbrechen
board-do-draw = Ziehen
board-do-exchange = Tauschen
board-do-cancel = Abbrechen …
board-do-stop = Fertig
board-do-pass = Passen
board-put-back = Doch nicht

## Das geführte erste Spiel

tour-welcome = Willkommen im Canyon! Das Dorf unten gehört dir: vier Türen für Zeremonien und dazwischen dein Nachziehstapel. B sitzt links von dir und spielt nach dir, C sitzt rechts. Wer am Ende die meisten Punkte hat, gewinnt.
tour-tiles = Auf dem Felsen siehst du die zehn Zeremonien dieses Spiels. Wer eine abschließt, nimmt den oberen Marker ihres Auswahlplättchens: beim ersten Mal 4 Punkte, beim zweiten 3, später 1. Zeige auf ein Plättchen oder halte es gedrückt, dann sagt es, was die Zeremonie kann.
tour-open = Eröffne eine Zeremonie: Wähle einen Jäger aus deiner Hand und dann die Tür A2. In der ersten Runde hast du nur eine Aktion, später zwei.
tour-neighbours = Auch die anderen haben Zeremonien eröffnet. Die Türen mit der Hand sind in deiner Reichweite: Dort darfst du Karten anlegen wie zu Hause. Umgekehrt reichen die anderen in dein Dorf. Solange dein Jäger liegt, nutzt du seine Fähigkeit: Du ziehst zwei Karten statt einer.
tour-add = Jetzt sind es zwei Aktionen. Lege deinen zweiten Jäger an die Zeremonie auf A2 an: erst die Karte wählen, dann die Zeremonie.
tour-draw = Die zweite Aktion: Ziehe, mit einem Klick auf deinen Nachziehstapel. Dank des Jägers bekommst du zwei Karten.
tour-kokopelli = Kokopelli, der Flötenspieler, passt zu jeder Zeremonie, kann aber keine eröffnen. Lege deinen an den Jäger auf A2 an.
tour-complete = Drei von vier Karten liegen da. Schließe die Zeremonie mit deinem letzten Jäger ab!
tour-paid = 4 Punkte! Auf dem Plättchen wartet jetzt die 3. Alle vier Karten kommen auf deinen Ablagestapel, die Tür ist wieder frei, und die Fähigkeit des Jägers ist weg. Wird eine 3 genommen, kommt ein Spielende-Marker auf das Plättchen.
tour-foreign = Zwei Runden später. Dem Schamanen auf B4, im Dorf links von dir, fehlt nur noch eine Karte, und er ist in deiner Reichweite. Sei schnell und schließe ihn mit deinem Kokopelli ab.
tour-host = Wer die letzte Karte legt, nimmt den Marker: 4 Punkte für dich. B bekommt 1 Punkt, weil jemand anderes die Zeremonie im eigenen Dorf abgeschlossen hat, und noch einen für den Schamanen.
tour-more = Es gibt noch zwei Aktionen: alle Handkarten gegen neue tauschen, oder im eigenen Dorf eine Zeremonie abbrechen, die im Weg ist. Wer die letzte Handkarte ausspielt, bekommt sofort 1 Punkt und drei Karten. Am Ende deines Zuges behältst du höchstens fünf Karten.
tour-end = Das Spiel endet mit der Runde, in der ein Nachziehstapel leer wird oder der letzte Spielende-Marker gelegt wird. Dann bringt der kleinste Nachziehstapel 5 Punkte, der zweitkleinste 3 und jede Zeremonie in deinem Dorf 1. Jetzt weißt du genug: Viel Spaß!

## Was sich nicht aufbauen lässt

card-unknown = Die Karte „{ $card }“ gibt es nicht.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
space-unknown = Das Feld „{ $space }“ gibt es nicht; die Felder sind A1 bis D6, im eigenen Dorf auch 1 bis 6.
beginner-set-size = { $place } muss { $want } Zeremonien nennen, nicht { $have }.
position-not-ceremony = { $place } muss aus Karten einer einzigen Zeremonie bestehen, vielleicht mit Kokopelli.
position-no-action = Eine Stellung braucht mindestens eine Aktion, die noch zu tun ist.
position-no-such-space = Das Feld { $space } gibt es bei { $players } Personen nicht.
position-ceremony-full = { $space }: Eine Zeremonie mit so vielen Karten wäre abgeschlossen.
position-ceremony-twice = { $seat } hat { $ceremony } zweimal; die Zeremonien eines Dorfes sind verschieden.
position-not-in-play = { $ceremony } gehört nicht zu den Zeremonien im Spiel.
position-too-many-ceremonies = Die Stellung nennt { $have } Zeremonien, aber nur { $tiles } sind im Spiel; ändere die Option tiles.
position-too-many-cards = { $seat }: So viele Karten { $card } gibt es nicht.
position-deck-size = { $seat }: Die Angaben zum Nachziehstapel passen nicht zu seiner Größe, möglich sind { $least } bis { $most }.
position-cards-left = { $seat }: Diese Karten liegen nirgends: { $cards }; lass „discards“ weg oder gib ihnen Platz in „deck“.
position-end-tokens = Es gibt nur { $most } Spielende-Marker.
position-not-ended = { $ceremony } kann nur dann einen Spielende-Marker haben, wenn das Auswahlplättchen 1 bringt.

## Was eine Studie zählt

count-ceremonies-in-play = Zeremonien im Spiel
count-ceremonies-opened = Eröffnete Zeremonien
count-ceremonies-completed = Abgeschlossene Zeremonien
