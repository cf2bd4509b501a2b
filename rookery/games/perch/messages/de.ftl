### Perch auf Deutsch. Begriffe und Namen sind unsere eigenen: Wir kennen keine deutsche Ausgabe.

game-title = Perch
game-about = Brettspiel von Douglas Hettrick für 2 bis 5 Personen: Setze Vögel aus dem eigenen und aus fremden Schwärmen so, dass auf jedem Plättchen alle den Platz belegen, der dir am besten passt.

## Namen

tile-oak = Mächtige Eiche
tile-ash = Große Esche
tile-elm = Einsame Ulme
tile-pine = Duftende Kiefern
tile-birch = Abblätternde Birken
tile-maple = Japanischer Ahorn
tile-doghouse = Hundehütte
tile-cottage = Landhaus
tile-hawk-nest = Habichtsnest
tile-den = Fuchsbau
tile-beehive = Bienenstock
tile-cornfield = Maisfeld
tile-thorn-bush = Dornbusch
tile-owl-barn = Eulenscheune
tile-park-bench = Parkbank
tile-early-bird = Früher Vogel
tile-birdbath = Fröhliche Vogeltränke
tile-feeder = Volles Futterhaus
tile-statue = Steinerne Statue
tile-power-lines = Schwankende Stromleitung
tile-overstuffed = Überfüllter Nistkasten
tile-hanging-nest = Wackliges Hängenest
tile-rookery = Vogelkolonie
tile-high-perch = Hohe Sitzstange
crossing = { $first } · { $more }

tile-about-early-bird = Wer dieses Plättchen kontrolliert, legt beim Vogelzug einen weiteren eigenen Vogel in den Beutel.
tile-about-birdbath = Wer dieses Plättchen kontrolliert, zieht beim Anwerben vor allen anderen { $drawn ->
    [one] 1 Vogel
   *[other] { $drawn } Vögel
}; einer davon kommt in den Beutel zurück.
tile-about-feeder = Wer dieses Plättchen kontrolliert, tauscht nach dem Anwerben einen angeworbenen Vogel gegen einen einer anderen Person.
tile-about-statue = Der erste Platz bringt 1 Punkt mehr für { $birds_a_point ->
    [one] jeden Vogel
   *[other] je { $birds_a_point } Vögel
} auf dem Plättchen, egal aus welchem Schwarm.
tile-about-power-lines = Beim Unterhalt fliegt ein Vogel der Person, die dieses Plättchen kontrolliert, von hier zum Brunnen.
tile-about-overstuffed = Sind hier beim Unterhalt zusammen mindestens { $limit } Vögel, fliegen alle auf die Plaza, und das Plättchen verlässt das Spiel.
tile-about-hanging-nest = Sind hier beim Unterhalt zusammen mindestens { $limit } Vögel, fliegen alle auf die Plaza.
tile-about-rookery = Beim Vogelzug dürfen alle, die hier genau { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
} haben, einen eigenen Vogel in den Beutel legen; dann fliegt ein Vogel der Person, die dieses Plättchen kontrolliert, von hier zum Brunnen.
tile-about-high-perch = Wer dieses Plättchen kontrolliert, kommt in der neuen Reihenfolge zuletzt.

creature-dog = Hund
creature-cat = Katze
creature-hawk = Habicht
creature-fox = Rotfuchs
creature-bee = Biene
creature-scarecrow = Vogelscheuche
creature-cuckoo = Kuckuck
creature-owl = Eule
creature-squirrel = Eichhörnchen

creature-about-dog = Läuft auf ein Nachbarplättchen und darf dort einen Vogel auf ein Plättchen daneben schieben oder vom Hof herunter, also zum Brunnen.
creature-about-cat = Läuft auf das Nachbarplättchen mit den meisten Vögeln; von dort darf ein Vogel zum Brunnen geschickt und dann einer auf ein Plättchen daneben geschoben werden.
creature-about-hawk = Fliegt auf ein beliebiges anderes Plättchen; von dort darf ein Vogel zum Brunnen geschickt werden.
creature-about-fox = Macht zwei Schritte, ohne umzukehren; vom überquerten Plättchen und vom letzten darf je ein Vogel zum Brunnen geschickt werden.
creature-about-bee = Fliegt auf ein Plättchen, das mindestens zwei Schritte entfernt ist, und darf von einem beliebigen anderen einen Vogel dorthin holen, dessen Schwarm schon da ist.
creature-about-scarecrow = Steht, wo drei Plättchen zusammenstoßen, und bewegt sich beim Aktivieren nicht; von zweien dieser Plättchen darf je ein Vogel zum Brunnen geschickt werden.
creature-about-cuckoo = Fliegt auf ein Nachbarplättchen und darf dort einen Vogel gegen einen aus einem anderen Schwarm auf einem beliebigen anderen Plättchen tauschen.
creature-about-owl = Macht im Uhrzeigersinn einen bis vier Schritte am Rand des Hofs; von einem Plättchen, das sie überquert oder auf dem sie anhält, darf ein Vogel zum Brunnen geschickt werden.
creature-about-squirrel = Läuft auf ein Nachbarplättchen, aber nie weiter als einen Schritt weg von der Parkbank, und darf dort einen Vogel gegen einen aus einem anderen Schwarm auf dem Brunnen tauschen.

goal-diagonal = Schräge Vögel
goal-column = Ganze Spalte
goal-corners = Eckensteher
goal-four-corners = Alle vier Ecken
goal-nest-tile = Nesthüter
goal-others-nest = Fremdes Nest
goal-two-trees = Zwei Bäume
goal-one-tree = Mein Baum
goal-two-creatures = Zwei Helfer
goal-one-creature = Ein Helfer
goal-no-creature = Auf eigenen Flügeln
goal-second-places = Immer Zweite
goal-third-places = Aller guten Dinge sind drei
goal-busiest-tile = Wo am meisten los ist
goal-everywhere = Überall dabei
goal-in-pairs = Paarweise
goal-empty-tile = Stilles Plätzchen
goal-absent = Nicht unser Revier
goal-alone = Unter uns
goal-two-nest-tiles = Zwei Nester
goal-special-tile = Ein besonderer Ort
goal-fourth-places = Wieder nur Vierte

goal-about-diagonal = Du kontrollierst drei Plättchen in einer schrägen Linie.
goal-about-column = In einer Spalte hast du auf mindestens { $number } Plättchen je zwei oder mehr Vögel.
goal-about-corners = Du kontrollierst mindestens { $number } Eckplättchen.
goal-about-four-corners = Du hast einen Vogel auf mindestens { $number } Eckplättchen.
goal-about-nest-tile = Du kontrollierst mindestens { $number } Plättchen mit Nest.
goal-about-others-nest = Du kontrollierst mindestens { $number } Plättchen, auf { $number ->
    [one] dem
   *[other] denen
} ein anderer Schwarm in einem Nest sitzt.
goal-about-two-trees = { goal-about-one-tree }
goal-about-one-tree = Du kontrollierst mindestens { $number } Baumplättchen.
goal-about-two-creatures = { goal-about-one-creature }
goal-about-one-creature = Du kontrollierst mindestens { $number ->
    [one] 1 Kreatur
   *[other] { $number } Kreaturen
}.
goal-about-no-creature = Du kontrollierst { $number ->
    [0] keine Kreatur
    [one] genau 1 Kreatur
   *[other] genau { $number } Kreaturen
}.
goal-about-second-places = Du belegst auf mindestens { $number } Plättchen allein den zweiten Platz.
goal-about-third-places = Du belegst auf mindestens { $number } Plättchen allein den dritten Platz.
goal-about-busiest-tile = Du kontrollierst das Plättchen mit den meisten Vögeln aller Schwärme zusammen.
goal-about-everywhere = Du hast auf jedem Plättchen einen Vogel.
goal-about-in-pairs = Du hast auf mindestens { $number } Plättchen je zwei oder mehr Vögel.
goal-about-empty-tile = Auf mindestens { $number } Plättchen ist überhaupt kein Vogel.
goal-about-absent = Auf mindestens { $number } Plättchen hast du keinen Vogel.
goal-about-alone = Du kontrollierst mindestens { $number } Plättchen, auf { $number ->
    [one] dem
   *[other] denen
} nur deine Vögel sind.
goal-about-two-nest-tiles = { goal-about-nest-tile }
goal-about-special-tile = Du kontrollierst mindestens { $number } Sonderplättchen.
goal-about-fourth-places = Du belegst auf mindestens { $number } Plättchen allein den vierten Platz.

flock-dummy = Spatzenhirn

## Regeln, in unseren eigenen Worten. Die Nummern behalten für immer ihre Bedeutung.

rule-P1 = Das Spiel. Alle führen einen Schwarm, setzen aber auch Vögel der anderen. Wer auf einem Plättchen die meisten Vögel hat, kontrolliert es. Nach fünf Runden gewinnen die meisten Punkte.
rule-P2 = Hof. Von jeder Art werden Plättchen gezogen, gemischt und in Spalten ausgelegt. Zu zweit oder dritt: drei einfache, zwei Sonderplättchen und drei Heimatplättchen in Spalten zu 3, 2 und 3. Zu viert: 4, 2 und 4 in Spalten zu 2, 3, 2 und 3. Zu fünft: 5, 3 und 5 in Spalten zu 3, 2, 3, 2 und 3.
rule-P3 = Nachbarn. Die Spalten sind gegeneinander verschoben, sodass ein Plättchen bis zu sechs Nachbarn hat. Von der ersten Spalte führt kein Weg zur letzten hinüber.
rule-P4 = Eulenscheune und erste Partie. Die Eulenscheune muss am Rand liegen; tut sie es nicht, wird ihre Spalte noch einmal gemischt. Für die erste Partie gibt es feste Plättchen; wie wir sie auslegen, haben wir selbst gewählt.
rule-P5 = Nester und Kreaturen. Jedes Plättchen bekommt die Nester, die es zeigt. Zu jedem Heimatplättchen des Hofs kommen Karte und Figur seiner Kreatur ins Spiel.
rule-P6 = Ziele. Nur Ziele für die Personenzahl werden benutzt. Alle erhalten zwei, behalten eines geheim und legen das andere in die Schachtel zurück. Eine erste Partie geht auch ohne Ziele.
rule-P7 = Beginn. Platz A ist Startspieler, von dort geht die Reihenfolge weiter. Alle Punktemarker beginnen auf 0: zuunterst der des Startspielers, darauf die anderen in ihrer Reihenfolge.
rule-P8 = Runde. Jede der fünf Runden hat vier Phasen: Vogelzug, Anwerben, Anflug und Unterhalt.
rule-P9 = Vogelzug. Aus jedem Schwarm kommen zwei Vögel vom Vorrat in den Beutel. Sind es weniger, dann so viele, wie da sind.
rule-P10 = Plättchen beim Vogelzug. Danach wirken die Plättchen, die es in dieser Phase tun: Spalte für Spalte von links, jede von oben.
rule-P11 = { tile-early-bird }. { tile-about-early-bird }
rule-P12 = { tile-rookery }. Beim Vogelzug dürfen alle, die dort genau zwei Vögel haben, der Reihe nach einen eigenen in den Beutel legen. Dann fliegt ein Vogel der Person, die das Plättchen kontrolliert, von dort zum Brunnen.
rule-P13 = Anwerben. Der Reihe nach ziehen alle zufällig zwei Vögel aus dem Beutel und nehmen zwei eigene aus dem Vorrat.
rule-P14 = { tile-birdbath }. Wer dieses Plättchen kontrolliert, zieht beim Anwerben vor allen anderen: drei Vögel, von denen einer in den Beutel zurückkommt. Sind weniger als drei Vögel im Beutel, geschieht nichts.
rule-P15 = { tile-feeder }. { tile-about-feeder } Beide Vögel wählt, wer das Plättchen kontrolliert, und getauscht werden muss.
rule-P16 = Anflug. Der Reihe nach setzen alle einen angeworbenen Vogel auf ein beliebiges Plättchen und führen vielleicht eine Bonusaktion aus. Das geht so weiter, bis alle angeworbenen Vögel gesetzt sind.
rule-P17 = Stapel. Vögel eines Schwarms bilden auf einem Plättchen einen Stapel; Vögel und Stapel darf es beliebig viele geben. Ein angeworbener Vogel wird nie gleich auf den Brunnen gesetzt.
rule-P18 = Nester. Ein Vogel darf in ein Nest gesetzt werden, das leer ist oder in dem sein Schwarm sitzt. Für diesen Schwarm zählt das Nest als ein Vogel mehr. In ein leer gewordenes Nest zieht ein Schwarm von daneben nur mit einem Vogel ein, der in dieses Nest gesetzt wird.
rule-P19 = Fremde Vögel. Angeworbene Vögel anderer Schwärme werden genauso gesetzt wie eigene.
rule-P20 = Bonusaktion. Einmal pro Zug, vor oder nach dem Setzen, darfst du eine Kreatur aktivieren, einen Nistkasten bauen oder den Blitz einschlagen lassen.
rule-P21 = Kreatur aktivieren. Wähle eine Kreatur, die du kontrollierst. Sie muss sich bewegen; dann folgt ihre Wirkung, von der du jeden Teil weglassen darfst.
rule-P22 = Einmal pro Runde. Jede Kreatur lässt sich einmal pro Runde aktivieren, und eine Bonusaktion aktiviert eine Kreatur. Zwang ist es nie.
rule-P23 = Nistkasten bauen. Ab Runde 4 darfst du deinen Nistkasten auf einen beliebigen Stapel setzen, egal wem die Vögel gehören. Ein Stapel trägt nur einen Nistkasten.
rule-P24 = Schutz. Zu einem Stapel unter einem Nistkasten kommt kein Vogel hinzu, und keiner verlässt ihn; weder Kreaturen noch Blitze erreichen ihn. Der Nistkasten zählt für diesen Schwarm als ein Vogel mehr.
rule-P25 = Blitz. In Runde 5 darfst du einen beliebigen Vogel auf einem Plättchen treffen, auch einen eigenen: Er fliegt zum Brunnen. Oder du triffst ein leeres Nest: Es kommt in die Schachtel.
rule-P26 = Unterhalt. Plättchen werden gewertet, die Reihenfolge wird neu bestimmt, Plättchen wirken, und der Rundenmarker geht weiter.
rule-P27 = Kontrolle über eine Kreatur. Wer beim Unterhalt das Heimatplättchen kontrolliert, kontrolliert in der nächsten Runde die Kreatur, wo auch immer ihre Figur steht; bei Gleichstand niemand. Beim ersten Mal kommt die Figur auf das Heimatplättchen.
rule-P28 = Rundenmarker. Wenn Runde 4 beginnt, erhalten alle einen Nistkasten, und wenn Runde 5 beginnt, einen Blitz.
rule-P29 = Reihenfolge der Wertung. Plättchen werden Spalte für Spalte von links gewertet, jede von oben.
rule-P30 = Wertung eines Plättchens. Die meisten Vögel bringen die obere Zahl, die zweitmeisten die mittlere, die drittmeisten die untere. Nester und Nistkästen zählen als je ein Vogel.
rule-P31 = Gleichstand. Gleich große Schwärme heben sich auf. Zwei auf dem ersten Platz: nichts für den ersten und zweiten, der dritte punktet. Drei oder mehr auf dem ersten: nichts für alle. Gleichstand auf dem zweiten: nichts für den zweiten und dritten. Gleichstand auf dem dritten: nichts für den dritten.
rule-P32 = Kontrolle über ein Plättchen. Wer dort mehr Vögel hat als alle anderen, kontrolliert es. Bei Gleichstand auf dem ersten Platz tut es niemand.
rule-P33 = Reihenfolge. Wer die meisten Punkte hat, kommt zuerst, und so weiter. Unter Gleichen liegt vorn, wessen Marker zuerst da war, also weiter unten liegt.
rule-P34 = { tile-high-perch }. { tile-about-high-perch }
rule-P35 = Plättchen beim Unterhalt. Heimatplättchen geben die Kontrolle über Kreaturen, und manche Plättchen schicken Vögel fort: Spalte für Spalte von links, jede von oben.
rule-P36 = Brunnen. Wird ein Vogel zum Brunnen geschickt, wählt sein Besitzer das Feld.
rule-P37 = Stütze. Ein Feld des Brunnens darf erst besetzt werden, wenn alle Felder darunter besetzt sind, die mit ihm verbunden sind. Die vier untersten brauchen keine Stütze. Ein Vogel bleibt auf seinem Feld, außer wenn das Eichhörnchen kommt.
rule-P38 = Plaza. Ist auf dem Brunnen kein Feld mehr frei, kommt der Vogel auf die Plaza, wo alle Platz haben.
rule-P39 = Spielende. Nach dem Unterhalt von Runde 5 kommen die Vögel, die noch im Beutel sind, auf die Plaza, und die Schlusswertung folgt.
rule-P40 = Ziele werten. Wer das eigene Ziel erreicht hat, erhält dessen Punkte; fremde Ziele zählen nicht.
rule-P41 = Größter Schwarm. Der größte einzelne Schwarm auf einem Plättchen bringt 10 Punkte. Bei Gleichstand erhält sie niemand.
rule-P42 = Kreaturen, Brunnen und Plaza. Jede Kreatur, die du kontrollierst, bringt 3 Punkte, jeder deiner Vögel auf dem Brunnen die Zahl seiner Ebene und jeder deiner Vögel auf der Plaza 1 Punkt.
rule-P43 = { tile-statue }. Der erste Platz bringt 1 Punkt mehr für je zwei Vögel auf dem Plättchen, egal aus welchem Schwarm. Bei Gleichstand auf dem ersten Platz erhält das niemand.
rule-P44 = Sieg. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt der größte einzelne Schwarm auf einem Plättchen, dann die meisten Vögel auf dem Brunnen; sind auch die gleich, ist der Sieg geteilt.
rule-P45 = Zu zweit. Ein dritter Schwarm gehört niemandem und heißt { flock-dummy }. Aus ihm kommen in der ersten Runde vier Vögel in den Beutel, in jeder späteren zwei.
rule-P46 = Was { flock-dummy } tut. Dieser Schwarm punktet nie und kontrolliert keine Kreatur, aber Gleichstände mit ihm zählen. Bei Anwerben, Anflug und Wertung tun Plättchen nichts für ihn. Vögel von ihm, die ein Plättchen fortschickt, kommen in den Vorrat zurück; schickt eine Kreatur oder ein Blitz sie zum Brunnen, wählt das Feld, wer dafür gesorgt hat.
rule-P47 = { creature-dog }. { creature-about-dog }
rule-P48 = { creature-cat }. { creature-about-cat } Haben mehrere Plättchen die meisten Vögel, wähle eines davon.
rule-P49 = { creature-hawk }. { creature-about-hawk }
rule-P50 = { creature-fox }. { creature-about-fox } Zuerst kommen beide Schritte, dann die Vögel: vom überquerten Plättchen, danach vom letzten.
rule-P51 = { creature-bee }. { creature-about-bee }
rule-P52 = { creature-scarecrow }. { creature-about-scarecrow } Wer die Kontrolle über sie erhält, stellt sie an eine solche Stelle, jedes Mal an eine neue; solange die Kontrolle nicht wechselt, bleibt sie stehen.
rule-P53 = { creature-cuckoo }. { creature-about-cuckoo } Stapel unter einem Nistkasten bleiben dabei außen vor.
rule-P54 = { creature-owl }. { creature-about-owl }
rule-P55 = { creature-squirrel }. { creature-about-squirrel } Die beiden Vögel tauschen genau die Plätze; eine Stütze ist nicht nötig.
rule-P56 = { goal-diagonal }. { goal-about-diagonal } Eine Lücke unterbricht die Linie.
rule-P57 = { goal-column }. In einer Spalte hast du auf mindestens drei Plättchen je zwei oder mehr Vögel. Nester und Nistkästen zählen mit.
rule-P58 = { goal-corners }. Du kontrollierst mindestens zwei Eckplättchen. Das sind das oberste und das unterste der ersten und der letzten Spalte.
rule-P59 = { goal-four-corners }. Du hast auf allen vier Eckplättchen einen Vogel.
rule-P60 = { goal-nest-tile }. Du kontrollierst mindestens ein Plättchen mit Nest. Ob und wer darin sitzt, ist egal.
rule-P61 = { goal-others-nest }. Du kontrollierst ein Plättchen, auf dem ein anderer Schwarm in einem Nest sitzt.
rule-P62 = { goal-two-trees }. Du kontrollierst mindestens zwei Baumplättchen. Bäume sind alle einfachen Plättchen.
rule-P63 = { goal-one-tree }. Du kontrollierst mindestens ein Baumplättchen. Bäume sind alle einfachen Plättchen.
rule-P64 = { goal-two-creatures }. Du kontrollierst mindestens zwei Kreaturen. Der letzte Unterhalt entscheidet.
rule-P65 = { goal-one-creature }. Du kontrollierst mindestens eine Kreatur. Der letzte Unterhalt entscheidet.
rule-P66 = { goal-no-creature }. Du kontrollierst keine Kreatur. Der letzte Unterhalt entscheidet.
rule-P67 = { goal-second-places }. Du belegst auf mindestens zwei Plättchen allein den zweiten Platz. Wo Gleichstand herrscht, zählt es nicht.
rule-P68 = { goal-third-places }. Du belegst auf mindestens zwei Plättchen allein den dritten Platz. Wo Gleichstand herrscht, zählt es nicht.
rule-P69 = { goal-busiest-tile }. { goal-about-busiest-tile } Wo der größte einzelne Schwarm sitzt, ist egal.
rule-P70 = { goal-everywhere }. { goal-about-everywhere }
rule-P71 = { goal-in-pairs }. Du hast auf mindestens fünf Plättchen je zwei oder mehr Vögel. Nester und Nistkästen zählen mit.
rule-P72 = { goal-empty-tile }. Auf einem Plättchen ist überhaupt kein Vogel.
rule-P73 = { goal-absent }. Auf mindestens drei Plättchen hast du keinen Vogel.
rule-P74 = { goal-alone }. Du kontrollierst ein Plättchen, auf dem nur deine Vögel sind. Eine Kreatur darf dort stehen.
rule-P75 = { goal-two-nest-tiles }. Du kontrollierst mindestens zwei Plättchen mit Nest. Ob und wer darin sitzt, ist egal.
rule-P76 = { goal-special-tile }. Du kontrollierst mindestens ein Sonderplättchen.
rule-P77 = { goal-fourth-places }. Du belegst auf mindestens drei Plättchen allein den vierten Platz. Wo Gleichstand herrscht, zählt es nicht.
rule-P78 = Ein Plättchen verlässt das Spiel. Eine Kreatur darauf kehrt auf ihr Heimatplättchen zurück; Nester und Nistkästen kommen in die Schachtel.
rule-P79 = { tile-power-lines }. { tile-about-power-lines }
rule-P80 = { tile-overstuffed }. Sind darauf beim Unterhalt mindestens sieben Vögel, fliegen alle auf die Plaza, auch die unter einem Nistkasten, und das Plättchen verlässt das Spiel.
rule-P81 = { tile-hanging-nest }. Sind darauf beim Unterhalt mindestens vier Vögel, fliegen alle auf die Plaza außer denen unter einem Nistkasten. Das Plättchen bleibt.

## Optionen

option-goals = Alle haben ein geheimes Ziel; ohne Ziele ist die erste Partie leichter.
option-tiles = Welche Plättchen den Hof bilden: zufällig gezogene oder die für die erste Partie.
option-rookery_adds = Wer in der Vogelkolonie einen Vogel in den Beutel legen darf: wer dort genau zwei Vögel hat oder wer dort auf dem zweiten Platz ist.
option-scarecrow_after_lapse = Wer die Vogelscheuche nach einer Runde zurückgewinnt, in der niemand sie kontrolliert hat, stellt sie um; sonst bleibt sie stehen.
option-swap_keeps_nest = Ein Vogel, den Kuckuck oder Eichhörnchen gegen einen einzelnen Vogel im Nest tauscht, sitzt in diesem Nest; sonst daneben.
option-moved_bird_nests = Ein Vogel, den eine Kreatur auf ein Plättchen mit leerem Nest bringt, besetzt es mit seinem Schwarm; sonst sitzt er daneben.
option-cat_pushes_off = Die Katze kann einen Vogel vom Hof schieben, wie der Hund.
option-dog_pushes_into_hole = Wo ein Plättchen das Spiel verlassen hat, kann der Hund Vögel vom Hof schieben.
option-feeder_optional = Wer das Volle Futterhaus kontrolliert, darf auf den Tausch verzichten.
option-dummy_migration = Zu zweit legt auch { flock-dummy } beim Frühen Vogel und bei der Vogelkolonie Vögel in den Beutel.
option-dummy_blocks_largest = Zu zweit punktet niemand für den größten Schwarm, wenn { flock-dummy } einen ebenso großen oder größeren hat.

## Was die Person am Zug gefragt wird

asked-turn = { $perched ->
    [0] { $bonus ->
        [0] Setze einen Vogel; du darfst auch eine Bonusaktion ausführen.
       *[other] Setze einen Vogel.
    }
   *[other] { $bonus ->
        [0] Führe eine Bonusaktion aus oder beende den Zug.
       *[other] Beende den Zug.
    }
}
asked-goal = Welches Ziel behältst du?
asked-rookery = { tile-rookery }: Legst du einen eigenen Vogel in den Beutel?
asked-return = { tile-birdbath }: Welcher Vogel kommt in den Beutel zurück?
asked-give = { tile-feeder }: Welchen Vogel gibst du ab?
asked-take = { tile-feeder }: Welchen Vogel nimmst du für den Vogel von { $flock }, und von wem?
asked-fountain = Ein Vogel von { $flock } fliegt zum Brunnen: auf welches Feld?
asked-scarecrow-place = Wohin stellst du die Vogelscheuche?
asked-fox-step = { creature-fox }: Wohin führt der zweite Schritt?
asked-effect = { $creature }: Was geschieht? Du darfst es weglassen.
asked-exchange = Gegen welchen Vogel tauschst du den Vogel von { $flock }?

## Züge

move-perch = einen Vogel von { $flock } auf „{ $tile }“ setzen
move-perch-nest = einen Vogel von { $flock } in ein Nest auf „{ $tile }“ setzen
move-build = deinen Nistkasten auf die Vögel von { $flock } auf „{ $tile }“ setzen
move-strike = mit dem Blitz einen Vogel von { $flock } auf „{ $tile }“ treffen
move-strike-nest = mit dem Blitz ein leeres Nest auf „{ $tile }“ treffen
move-activate = { $creature } aktivieren: auf „{ $tile }“
move-dog = { move-activate }
move-cat = { move-activate }
move-hawk = { move-activate }
move-fox = { $creature } aktivieren: erster Schritt auf „{ $tile }“
move-bee = { move-activate }
move-cuckoo = { move-activate }
move-squirrel = { move-activate }
move-owl = Eule aktivieren: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} am Rand entlang
move-scarecrow = Vogelscheuche aktivieren
move-run = zweiter Schritt auf „{ $tile }“
move-chase = von „{ $tile }“ einen Vogel von { $flock } zum Brunnen schicken
move-push = einen Vogel von { $flock } auf „{ $tile }“ schieben
move-push-off = einen Vogel von { $flock } vom Hof zum Brunnen schieben
move-bring = von „{ $tile }“ einen Vogel von { $flock } holen
move-pick = einen Vogel von { $flock } tauschen
move-swap = gegen einen Vogel von { $flock } auf „{ $tile }“
move-exchange = gegen den Vogel von { $flock } auf Feld { $space } des Brunnens
move-fountain = auf Feld { $space } setzen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
move-end = Zug beenden
move-skip = weglassen
move-add = einen eigenen Vogel in den Beutel legen
move-keep = „{ $goal }“ behalten ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}): { $about }
move-return = einen Vogel von { $flock } in den Beutel zurücklegen
move-give = einen Vogel von { $flock } abgeben
move-take = bei { $player } einen Vogel von { $flock } nehmen
move-stand = die Vogelscheuche dorthin stellen, wo diese zusammenstoßen: { $tiles }

## Was geschehen ist

note-tile-laid = Plättchen { $spot } des Hofs: { $tile }.
note-creature-ready = Im Spiel: { $creature }.
note-goal-dealt = { $player } erhält die Ziele „{ $goal }“ und „{ $goal2 }“.
note-goal-dealt-hidden = { $player } erhält zwei Ziele.
note-goal-kept = { $player } behält das Ziel „{ $goal }“.
note-goal-kept-hidden = { $player } behält ein Ziel.
note-round = Runde { $number } beginnt.
note-migrated = { $birds ->
    [one] 1 Vogel von { $flock } kommt
   *[other] { $birds } Vögel von { $flock } kommen
} in den Beutel.
note-added = { $birds ->
    [one] 1 weiterer Vogel von { $flock } kommt
   *[other] { $birds } weitere Vögel von { $flock } kommen
} in den Beutel.
note-recruited = { $player } zieht einen Vogel von { $flock } aus dem Beutel.
note-took-own = { $player } nimmt { $birds ->
    [0] keinen eigenen Vogel
    [one] 1 eigenen Vogel
   *[other] { $birds } eigene Vögel
} aus dem Vorrat.
note-returned = { $player } legt einen Vogel von { $flock } in den Beutel zurück.
note-exchanged = { $player } gibt einen Vogel von { $flock } an { $other } und nimmt dafür einen von { $flock2 }.
note-turn = { $player } ist an der Reihe.
note-perched = { $player } setzt einen Vogel von { $flock } { $nest ->
    [yes] in ein Nest auf
   *[no] auf
} „{ $tile }“.
note-built = { $player } setzt einen Nistkasten auf die Vögel von { $flock } auf „{ $tile }“.
note-struck = { $player } trifft mit dem Blitz einen Vogel von { $flock } auf „{ $tile }“.
note-struck-nest = { $player } trifft mit dem Blitz ein leeres Nest auf „{ $tile }“; es ist weg.
note-activated = { $player } aktiviert: { $creature }.
note-moved = { $creature } geht auf „{ $tile }“.
note-skipped = { $player } lässt es weg.
note-sent = Ein Vogel von { $flock } muss „{ $tile }“ verlassen.
note-to-fountain = { $player } setzt einen Vogel von { $flock } auf Feld { $space } des Brunnens.
note-to-plaza = { $birds ->
    [one] 1 Vogel von { $flock } kommt
   *[other] { $birds } Vögel von { $flock } kommen
} auf die Plaza.
note-to-supply = { $birds ->
    [one] 1 Vogel von { $flock } kommt
   *[other] { $birds } Vögel von { $flock } kommen
} in den Vorrat zurück.
note-pushed = Ein Vogel von { $flock } kommt von „{ $tile }“ auf „{ $tile2 }“.
note-swapped = { $player } tauscht einen Vogel von { $flock } gegen einen von { $flock2 } auf „{ $tile }“.
note-swapped-fountain = { $player } tauscht einen Vogel von { $flock } gegen einen von { $flock2 } auf Feld { $space } des Brunnens.
note-points = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $why }).
note-order = Nummer { $place } in der Reihenfolge: { $player }.
note-keeper = { $player } kontrolliert: { $creature }.
note-no-keeper = Von niemandem kontrolliert: { $creature }.
note-pawn = { $creature } kommt auf „{ $tile }“.
note-stood = { $player } stellt die Vogelscheuche dorthin, wo „{ $tile }“, „{ $tile2 }“ und „{ $tile3 }“ zusammenstoßen.
note-tile-gone = „{ $tile }“ verlässt das Spiel.
note-got-birdhouse = { $player } erhält einen Nistkasten.
note-got-lightning = { $player } erhält einen Blitz.
note-bag-emptied = Vögel, die noch im Beutel sind, kommen auf die Plaza.
note-goal-shown = { $player } zeigt das Ziel „{ $goal }“: { $reached ->
    [yes] erreicht
   *[no] nicht erreicht
}.
note-game-over = Die Partie ist zu Ende.

barrier-recruited = ein Vogel wurde aus dem Beutel gezogen
barrier-goal-shown = die Ziele wurden gezeigt

why-goal = eigenes Ziel
why-largest-flock = größter einzelner Schwarm
why-creatures = Kreaturen
why-fountain = Brunnen
why-plaza = Plaza

## Der Tisch als Text

board-round = Runde { $round } von { $rounds }
board-phase-goals = Wahl der Ziele
board-phase-migration = Vogelzug
board-phase-recruiting = Anwerben
board-phase-perching = Anflug
board-phase-upkeep = Unterhalt
board-order = Reihenfolge
board-column = Spalte { $column }
board-tile-points = Punkte für den ersten, zweiten und dritten Platz
board-beside = daneben: { $tiles }
board-nests = { $nests ->
    [0] kein leeres Nest
    [one] 1 leeres Nest
   *[other] { $nests } leere Nester
}
board-fountain = Brunnen
board-fountain-level = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-plaza = Plaza
board-bag = Beutel
board-creatures = Kreaturen
board-creature-free = von niemandem kontrolliert
board-creature-of = kontrolliert von { $player }
board-activated = in dieser Runde schon aktiviert
board-players = Personen
board-hand = Vögel zu setzen
board-goal = Dein Ziel
board-goals-to-choose = Ziele zur Wahl
board-birdhouse = Nistkasten
board-lightning = Blitz
board-empty = leer
board-gone = aus dem Spiel
board-legend-nest = Schwarm im Nest
board-legend-house = Schwarm unter einem Nistkasten
board-legend-reported = Wert, den nur eine Quelle nennt, nicht bestätigt
board-you = du
board-score = Punkte
board-nothing = nichts

## Das Brett im Browser

board-farm = Hof
board-kind-tree = Baumplättchen
board-kind-home = Heimat einer Kreatur
board-kind-special = Sonderplättchen
board-birds = { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
}
board-counts = zählt als { $size }
board-nest = Nest
board-bonus = Bonusaktion
board-supply = Vögel im Vorrat
board-in-supply = { $birds } im Vorrat
board-place = Zug { $place }
board-hint-take = Wähle einen Vogel oder eine Bonusaktion.
board-hint-target = Wähle jetzt, wohin: Was möglich ist, ist umrandet.
about-nest = Ein Nest zählt für den Schwarm, der darin sitzt, als ein Vogel mehr.
about-birdhouse = Setze ihn auf einen beliebigen Stapel auf einem Plättchen: Er zählt als ein Vogel mehr, und kein Vogel kommt mehr hinzu oder verlässt den Stapel.
about-lightning = Triff einen Vogel auf einem Plättchen: Er fliegt zum Brunnen. Oder triff ein leeres Nest: Es verschwindet.
about-creature = Wer dieses Plättchen am Ende einer Runde kontrolliert, kontrolliert sie in der nächsten: { $tile }.
about-fountain = Ein Feld kann besetzt werden, wenn alle mit ihm verbundenen Felder darunter besetzt sind. Vögel hier punkten am Ende des Spiels.
about-plaza = Jeder Vogel hier bringt am Ende des Spiels { board-fountain-level }.
about-bag = In jeder Runde zieht jede Person { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
} aus dem Beutel.
about-own-bird = Ein Vogel des eigenen Schwarms: Er kann auf jedes Plättchen.
about-others-bird = Ein Vogel eines anderen Schwarms: Er wird gesetzt wie ein eigener, zählt aber für seinen Schwarm.

## Das erste Spiel mit Begleitung

tour-welcome = Willkommen auf dem Hof! Du führst Schwarm A. In jedem Zug wird ein Vogel auf ein Plättchen gesetzt, ein eigener oder ein fremder. Wer auf einem Plättchen die meisten Vögel hat, kontrolliert es. Gespielt werden fünf Runden.
tour-medals = Die drei Medaillen auf einem Plättchen sind die Punkte für den ersten, zweiten und dritten Platz, gewertet in jeder Runde. Schau genau hin: Auf manchen Plättchen ist es besser, Zweiter oder Dritter zu sein.
tour-perch = In jeder Runde bekommst du zwei eigene Vögel und zwei aus dem Beutel. Deine liegen unter dem Hof. Wähle einen von Schwarm A und dann das Nest auf diesem Plättchen: { tile-pine }. Ein Nest zählt als ein Vogel mehr.
tour-home = Krone und farbiger Rand zeigen, wer ein Plättchen kontrolliert. Manche Plättchen sind die Heimat einer Kreatur: Wer sie am Ende der Runde kontrolliert, bekommt die Kreatur. Setze einen deiner Vögel hierher: { tile-hawk-nest }.
tour-others = Zu zweit spielt ein dritter Schwarm mit: { flock-dummy }. Er punktet nie, nimmt aber Plätze weg. Setze seinen Vogel dorthin, wo die andere Person vorn liegt: { tile-ash }.
tour-scored = Die erste Runde ist vorbei. Jedes Plättchen hat seine Punkte gebracht; gleich große Schwärme heben sich auf, darum brachte der zweite Platz auf der Esche nichts. Wer die meisten Punkte hat, beginnt jetzt. Und der Habicht gehört dir!
tour-hawk = Einmal pro Zug darfst du eine Bonusaktion ausführen, vor oder nach dem Setzen. Wähle den Habicht und dann die Esche: Auf dem zweiten Platz herrscht dort Gleichstand zwischen dir und { flock-dummy }.
tour-chase = Der Habicht verjagt einen Vogel. Wähle den von { flock-dummy }: Dann gehört der zweite Platz dir allein, und das sind 3 Punkte pro Runde.
tour-fountain = Verjagte Vögel fliegen zum Brunnen, wo sie am Ende für ihren Schwarm punkten. Ein Feld braucht alle Felder darunter, die mit ihm verbunden sind. Nimm das erste.
tour-build = Runde 4: Alle haben einen Nistkasten. Er zählt als ein Vogel mehr, und kein Vogel kommt mehr zu diesem Stapel hinzu oder verlässt ihn. Schütze deinen großen Schwarm auf der Esche: Der größte Schwarm von allen bringt am Ende 10 Punkte.
tour-strike = Runde 5, die letzte: Der Blitz schickt einen beliebigen Vogel zum Brunnen. Auf der Ulme sitzt nur die andere Person, mit zwei Vögeln im Nest. Triff einen davon.
tour-end = Nach der letzten Runde gibt es Punkte für den größten Schwarm, für Kreaturen und für Vögel auf dem Brunnen und der Plaza. Du hast gewonnen, 72 zu 63! Im vollen Spiel hat jede Person noch ein geheimes Ziel. Viel Spaß!

## Was sich nicht aufbauen lässt

word-unknown = Auf „{ $verb }“ kann nicht „{ $word }“ folgen.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
tile-unknown = Das Plättchen „{ $tile }“ gibt es nicht.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
box-three-places = { $place } muss aus drei Zahlen bestehen: für den ersten, zweiten und dritten Platz.
box-nests = { $place }: Ein Hof könnte { $need } Nester brauchen, aber es gibt nur { $have }.
box-fountain-size = { $place }: Punkte und Stützen müssen gleich lange Listen sein, ein Eintrag für jedes von 4 bis 20 Feldern.
box-fountain-ground = { $place }: Die vier untersten Felder brauchen keine Stütze und stehen als ""; jedes andere nennt tiefere Felder, gezählt ab 1, etwa "1 2".
box-goal-players = { $place } muss aus zwei Zahlen bestehen: wenigste und meiste Personen.
box-goals-too-few = { $place }: Bei { $players } Personen muss es für jede zwei Ziele geben.
position-order = „{ $place }“ muss jeden der { $players } Plätze einmal nennen.
position-farm = „farm“ muss { $want } verschiedene Plättchen nennen, nicht { $have }.
position-no-such-tile = Das Plättchen „{ $tile }“ gibt es auf diesem Hof nicht.
position-no-birds = { $place }: Ohne Vögel dort kann { $flock } weder Nest noch Nistkasten haben.
position-nests = { $place }: Zu viele Schwärme sitzen in Nestern; das Plättchen hat { $nests ->
    [0] kein Nest.
    [one] 1 Nest.
   *[other] { $nests } Nester.
}
position-no-creature = { $creature } ist nicht im Spiel, denn das Heimatplättchen fehlt auf diesem Hof.
position-scarecrow = { $place }: „pawn“ muss drei Plättchen nennen, die zusammenstoßen, etwa „oak+ash+pine“.
position-fountain = Feld { $space } gibt es auf dem Brunnen nicht; er hat { $spaces } Felder.
position-no-goals = { $seat }: Diese Partie wird ohne Ziele gespielt; setze die Option goals.
position-goals = { $seat } darf höchstens zwei Ziele haben, nur solche für diese Personenzahl und keines, das jemand anderes hat.
position-nothing-to-do = { $seat } hätte nichts zu tun: Nötig ist ein Vogel zum Setzen oder eine Bonusaktion, in Runde 1 oder später.
position-too-many-birds = { $flock } hat insgesamt nur { $most } Vögel.

## Was eine Studie zählt

count-tiles-on-farm = Plättchen auf der Farm
count-tiles-perched-on = Plättchen, auf die ein Vogel gesetzt wurde
count-tiles-scored = Plättchen, die Punkte brachten
count-creatures-controlled = Kontrollierte Kreaturen
count-creatures-activated = Aktivierte Kreaturen
count-birds = Was mit Vögeln geschah
count-points-at-the-end = Punkte am Ende der Partie
count-goals-kept = Behaltene Ziele
count-goals-reached = Erreichte Ziele
bird-nest = in ein Nest gesetzt
bird-birdhouse = mit dem Nistkasten bedeckt
bird-lightning = vom Blitz getroffen
