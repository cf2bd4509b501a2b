### Moa auf Deutsch. Die Begriffe sind die der deutschen Spielanleitung.

game-title = Moa
game-about = Brettspiel von Martin Wallace für 2 bis 5 Personen, 60 Minuten: Besiedle Neuseeland mit deinen Vögeln und verteidige es gegen Säugetiere aus Übersee, oder verkaufe es ihnen.

## Namen

card-eagle = Adler
card-kakapo = Kakapo
card-kea = Kea
card-kiwi = Kiwi
card-moa = Moa
card-morepork = Kuckuckskauz
card-pukeko = Pukeko
card-tui = Tui

mammal-dog = Hund
mammal-dog-to = den Hund
mammal-dog-whom = den Hund
mammal-possum = Possum
mammal-possum-to = das Possum
mammal-possum-whom = das Possum
mammal-rat = Ratte
mammal-rat-to = die Ratte
mammal-rat-whom = die Ratte
mammal-weasel = Wiesel
mammal-weasel-to = das Wiesel
mammal-weasel-whom = das Wiesel

terrain-coast = Küste
terrain-plains = Ebene
terrain-forest = Wald
terrain-mountain = Berge
terrain-volcano = Vulkan

instruction-dog = Hunde greifen an
instruction-possum = Possums greifen an
instruction-rat = Ratten greifen an
instruction-draw-1 = ein Säugetier ziehen
instruction-draw-2 = zwei Säugetiere ziehen
instruction-volcano = Vulkanmarker aufwärts

karakia-draw-one = Eine Karte ziehen
karakia-exchange-three = Drei Karten austauschen
karakia-two-fight = Doppelkampf
karakia-any-territory = Beliebiges Gebiet
karakia-move-birds = Vögel bewegen
karakia-stronghold = Festung

icon-bird = { $mark }{ $number ->
    [one] 1 Vogel
   *[other] { $number } Vögel
}
icon-fight = { $mark }{ $number } Kampf
icon-honour = { $mark }{ $number } Ehre
icon-karakia = { $mark }{ $number } Karakia
icon-points = { $mark }{ $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
icons = { $first }, { $more }

territory = Gebiet { $number } ({ $terrain })
moved-pieces = { $leader ->
    [yes] { $birds ->
        [0] den Anführer
       *[other] den Anführer und einen Vogel
    }
   *[no] { $birds ->
        [one] 1 Vogel
       *[other] { $birds } Vögel
    }
}

## Regeln, in unseren eigenen Worten. Die Nummern behalten für immer ihre Bedeutung.

rule-M1 = Ablauf. Das Spiel hat zwei Perioden. Jede hat vier Phasen: Karten, Aktionen in sieben Runden, Siegpunkte und Aufräumen.
rule-M2 = Anführerplättchen. Am Anfang werden sie gemischt, und in jedem der zwölf Gebiete liegt offen eines davon.
rule-M3 = Vorbereitung. Der Vulkanmarker steht ganz unten, die Karakiaplättchen liegen neben dem Spielplan, die Säugetierkarten sind gemischt. Alle haben sechzehn Vögel und vier Anführer, und jemand ist Startspieler.
rule-M4 = Karten. Eine Periode beginnt damit, dass alle Vogelkarten gemischt werden; alle erhalten neun, die für die Periode reichen müssen. Auch die 30 Geländekarten werden gemischt, 14 davon kommen zum Einsatz.
rule-M5 = Runden. Eine Periode hat sieben Runden. In jeder werden zwei Geländekarten befolgt, alle führen eine Aktion aus, und der Startspielermarker wandert weiter.
rule-M6 = Geländekarten. Zwei werden ausgelegt, links und rechts. Erst dann werden sie befolgt, die linke zuerst.
rule-M7 = Vulkan. Der Vulkanmarker geht ein Feld nach oben. Ganz oben bricht der Vulkan aus: Gebiet 12 wird geleert, die Spielsteine gehen an ihre Besitzer zurück, und es ist für den Rest der Partie aus dem Spiel.
rule-M8 = Säugetiere ziehen. Gezogene Säugetierkarten kommen in die Auslage, doch ein Wiesel greift sofort an. Ist der Stapel leer, werden die abgeworfenen Säugetierkarten zum neuen.
rule-M9 = Säugetiere auf Geländekarten. Alle Säugetiere dieser Art, die in der Auslage warten, greifen an.
rule-M10 = Weg der Invasion. Ein Säugetier nimmt unter den Gebieten ohne Säugetierplättchen und ohne Festung das mit der niedrigsten Zahl, aber nie den ausgebrochenen Vulkan. Mehrere kommen nacheinander, und jedes sucht sich seinen eigenen Weg.
rule-M11 = Kein Weg. Sind alle Gebiete versperrt, werden alle Festungen entfernt, und das Säugetier sucht noch einmal. Findet es auch dann nichts, werden die angreifenden Karten abgeworfen.
rule-M12 = Wer verteidigen darf. Alle mit Spielsteinen dort werden gefragt, bis jemand verteidigt: zuerst, wer die meisten hat, Anführer mitgezählt; bei Gleichstand, wer den Anführer hat, dann, wer dem Startspieler am nächsten sitzt. Gemeinsam verteidigen geht nicht.
rule-M13 = Verteidigung. Gib mindestens so viel Kampf aus, wie das Säugetier zeigt. Du nimmst das Säugetierplättchen für die Wertung und baust dort eine Festung.
rule-M14 = Keine Verteidigung. Alle Spielsteine dort gehen an ihre Besitzer zurück, das Anführerplättchen verlässt das Spiel. Das Säugetier bleibt.
rule-M15 = Spielzug. Im Uhrzeigersinn ab dem Startspieler führen alle eine Aktion aus: Vögel einsetzen, Anführer einsetzen, angreifen, Land verkaufen, Karakiaplättchen kaufen oder passen. Die ersten vier brauchen ein Gebiet, dessen Gelände eine der beiden Geländekarten zeigt.
rule-M16 = Bezahlen. Gib beliebig viele Karten und Anführerplättchen aus; was du an Symbolen nicht brauchst, verfällt. Ausgegebene Karten werden abgeworfen, ausgegebene Anführerplättchen verlassen das Spiel.
rule-M17 = Vögel einsetzen. Setze mindestens einen deiner Vögel und höchstens so viele, wie du Vogelsymbole ausgibst, in ein einziges Gebiet.
rule-M18 = Säugetiere lassen niemanden hinein. Wo ein Säugetier eingedrungen ist, lassen sich weder Vögel noch Anführer einsetzen.
rule-M19 = Anführer einsetzen. Das kostet zwei Ehre. Du brauchst dort einen Vogel und nicht weniger Vögel als irgendwer sonst, und es darf dort noch keinen Anführer geben.
rule-M20 = Anführerplättchen als Lohn. Wer einen Anführer einsetzt, nimmt das Anführerplättchen, falls es noch da liegt. Seine Symbole lassen sich in einem späteren Spielzug ausgeben, einmal.
rule-M21 = Angreifen. Nur, wo ein Säugetier eingedrungen ist. Gib mindestens seinen Kampfwert aus; eigene Spielsteine brauchst du dort nicht.
rule-M22 = Nach dem Angriff. Nimm das Säugetierplättchen für die Wertung. Für ausgegebene Vogelsymbole darfst du dort Vögel einsetzen, und in jedem Fall baust du eine Festung.
rule-M23 = Land verkaufen. Wähle ein Säugetier der Auslage und ein Gebiet, in dem du einen Spielstein hast. Der Preis ist die Ehre des Säugetiers und 1 mehr für jeden bisherigen Verkauf der Partie, egal von wem.
rule-M24 = Was ein Verkauf bewirkt. Du behältst die Säugetierkarte für die Wertung und lässt einen Spielstein dort. Alle Anführer gehen, außer deinem, wenn er dort dein einziger Spielstein ist; auch Anführerplättchen und Festung gehen.
rule-M25 = Verkauftes Land ist geschlossen. Dort wird nichts mehr eingesetzt, angegriffen, überfallen oder verkauft. Nur Vögel bewegen und der Vulkan ändern noch etwas.
rule-M26 = Karakiaplättchen kaufen. Nimm ein Plättchen oder zwei verschiedene für die Karakiasymbole, die sie kosten.
rule-M27 = Karakiaplättchen benutzen. Besitze und benutze, so viele du willst, aber keines in dem Spielzug, in dem du es kaufst. Benutzte kehren in den Vorrat zurück. Beliebiges Gebiet, Vögel bewegen und Festung gelten nur im eigenen Spielzug.
rule-M28 = Eine Karte ziehen. Zieh eine Vogelkarte.
rule-M29 = Drei Karten austauschen. Zieh drei Vogelkarten, dann wirf drei ab.
rule-M30 = Doppelkampf. Zwei Kampf mehr für einen Angriff oder eine Verteidigung.
rule-M31 = Beliebiges Gebiet. Deine Aktion in diesem Spielzug muss nicht zu den Geländekarten passen.
rule-M32 = Vögel bewegen. Bewege vor oder nach deiner Aktion einen oder zwei deiner Vögel aus einem Gebiet in ein anderes. Sie dürfen verkauftes Land verlassen und betreten, aber nicht dorthin, wo ein Säugetier eingedrungen ist.
rule-M33 = Festung. Baue vor oder nach deiner Aktion eine Festung in einem beliebigen Gebiet, das nicht verkauft ist.
rule-M34 = Passen. Passen darfst du immer und in einer späteren Runde wieder handeln. Ohne Karten und Plättchen passt du, ohne gefragt zu werden.
rule-M35 = Rundenende. Der Startspielermarker geht nach links weiter. Nach sieben Runden wird die Periode gewertet.
rule-M36 = Siegpunkte. In jedem Gebiet bringen die meisten Spielsteine den höheren Wert, die zweitmeisten den niedrigeren. Ein Anführer zählt als Spielstein.
rule-M37 = Gleichstand um die meisten. Hat jemand von ihnen dort den Anführer, erhält diese Person den höheren Wert, und die übrigen Gleichen sind Zweite. Sonst teilen sie ihn sich; Bruchteile verfallen.
rule-M38 = Gleichstand um die zweitmeisten. Der niedrigere Wert wird geteilt, Bruchteile verfallen; ein Anführer ändert daran nichts.
rule-M39 = Wert des Vulkans. Beide Werte von Gebiet 12 sinken um die Zahl beim Vulkanmarker.
rule-M40 = Verkauftes Land zählt. Spielsteine darauf werden gewertet wie überall sonst.
rule-M41 = Siegpunkte für Säugetiere. Säugetiere, die du in dieser Periode besiegt hast oder denen du Land verkauft hast, bringen einmal ihre Punkte. Danach werden Plättchen und Karten zurückgelegt.
rule-M42 = Siegpunkte für Anführerplättchen. Solche mit Punkten zählen am Ende der Periode und verlassen das Spiel.
rule-M43 = Aufräumen. Handkarten werden abgeworfen, alle Festungen entfernt. Alles andere bleibt für die nächste Periode.
rule-M44 = Sieg. Nach der zweiten Periode gewinnen die meisten Punkte. Bei Gleichstand entscheiden die meisten Spielsteine auf dem Spielplan; sind auch die gleich, ist der Sieg geteilt.
rule-M45 = Zu zweit. Eine dritte Farbe ist neutral. Auch sie hat sechzehn Vögel und vier Anführer.
rule-M46 = Neutraler Vogel. Nach deinem Spielzug wird ein zwölfseitiger Würfel geworfen. Setze einen neutralen Vogel in das gewürfelte oder ein benachbartes Gebiet.
rule-M47 = Zwei neutrale Vögel. Du darfst zwei einsetzen, wenn das gewählte Gebiet zu einer Geländekarte passt.
rule-M48 = Neutraler Anführer. Statt Vögeln darfst du einen neutralen Anführer einsetzen, unter den Bedingungen für Anführer. Das Anführerplättchen dort verlässt das Spiel.
rule-M49 = Neutrale Farbe. Ohne vorrätige Spielsteine wird nichts eingesetzt. Sie handelt und verteidigt nie. In der Wertung belegt sie Plätze; ihre Punkte dürft ihr zählen, aber sie gewinnt nie.

## Optionen

option-any_time_tiles = Wann Eine Karte ziehen und Drei Karten austauschen benutzt werden dürfen: im eigenen Spielzug und vor der eigenen Verteidigung, oder vor jeder Entscheidung von irgendwem.
option-bought_tile_ready = Ab wann ein gerade gekauftes Karakiaplättchen benutzt werden darf: nach dem Spielzug, ab der nächsten Runde oder ab dem eigenen nächsten Spielzug.
option-rebuy_used_tile = Ein in diesem Spielzug benutztes Karakiaplättchen darf im selben Spielzug wieder gekauft werden.
option-act_with_tiles_only = Wer keine Karten mehr hat, aber noch Plättchen, führt weiter Aktionen aus.
option-fight_and_birds_of_one_card = Beim Angriff kann dieselbe Karte Kampf und Vögel liefern; sonst werden Vögel nach dem Kampf mit anderen Karten bezahlt.
option-keep_leader_when_selling = Wer Land verkauft und dort Vögel und einen Anführer hat, wählt, was bleibt.
option-move_leaders = Vögel bewegen darf auch einen Anführer bewegen.
option-mammal_tiles_limited = Säugetierplättchen können ausgehen: Dann kann so ein Säugetier weder eindringen noch Land kaufen.
option-neutral_bird_adjacent = Ein einzelner neutraler Vogel darf auch neben das gewürfelte Gebiet gesetzt werden.
option-neutral_leader_needs_terrain = Ein neutraler Anführer braucht ein Gebiet, das zu einer Geländekarte passt.
option-score_neutral = Die Punkte der neutralen Farbe werden gezählt; gewinnen kann sie nicht.

## Was die Person am Zug gefragt wird

asked-turn = Deine Aktion: Vögel oder Anführer einsetzen, angreifen, verkaufen, kaufen oder passen.{ $tiles ->
    [0] {""}
   *[other] {" "}Vorher kannst du Karakiaplättchen benutzen.
}
asked-after-action = Benutze noch ein Karakiaplättchen oder beende den Spielzug.
asked-payment = { $enough ->
    [yes] { $for ->
        [birds] Gib mehr aus oder sag, wie viele Vögel du einsetzt.
        [attack] Das reicht. Gib mehr aus oder hör auf; für Vogelsymbole kannst du Vögel einsetzen.
        [settling] Gib Karten für Vögel aus oder sag, wie viele Vögel du einsetzt.
       *[other] Das reicht. Gib mehr aus oder hör auf.
    }
   *[no] Was gibst du als Nächstes aus?
}
asked-defence = { $mammal } greift { $territory } an: Die Verteidigung kostet { $fight }.
asked-discard = { $cards ->
    [one] Welche Karte wirfst du ab? Noch eine.
   *[other] Welche Karte wirfst du als Nächstes ab? Noch { $cards }.
}
asked-move = Vögel bewegen: was und wohin?
asked-keep = Welcher Spielstein bleibt auf dem verkauften Land?
asked-neutral = Gewürfelt ist { $rolled }. Was setzt du für die neutrale Farbe ein?
asked-any-time = Willst du ein Karakiaplättchen benutzen, bevor die anderen weiterspielen?
asked-next-round = In dieser Runde hatte niemand etwas zu entscheiden.

## Züge

move-place = Vögel einsetzen in { $territory }
move-lead = Anführer einsetzen in { $territory }
move-attack = { $mammal } in { $territory } angreifen
move-sell = { $territory } an { $mammal } verkaufen für { $price }
move-buy = kaufen: { $tile } ({ $cost })
move-buy-two = kaufen: { $tile } und { $other } ({ $cost })
move-pass = passen
move-spend = ausgeben: { $card }
move-spend-tile = Anführerplättchen ausgeben: { $tile }
move-spend-karakia = ausgeben: { $tile }
move-put = { $birds ->
    [0] keine Vögel einsetzen
    [one] 1 Vogel einsetzen
   *[other] { $birds } Vögel einsetzen
}
move-done = fertig bezahlt
move-defend = verteidigen für { $price }
move-decline = nicht verteidigen
move-use = benutzen: { $tile }
move-use-stronghold = benutzen: { $tile } in { $territory }
move-use-move-birds = benutzen: { $tile } aus { $territory }
move-move = { $pieces } in { $territory } bewegen
move-discard = abwerfen: { $card }
move-keep = { $piece ->
    [bird] ein Vogel bleibt
   *[leader] der Anführer bleibt
}
move-neutral = { $leader ->
    [yes] neutraler Anführer in { $territory }
   *[no] { $birds ->
        [one] 1 neutraler Vogel in { $territory }
       *[other] { $birds } neutrale Vögel in { $territory }
    }
}
move-neutral-nothing = kein neutraler Spielstein
move-end = Spielzug beenden
move-wait = abwarten
move-continue = weiter zur nächsten Runde

## Was geschehen ist

note-leader-tile = Anführerplättchen in { $territory }: { $tile }.
note-period = Periode { $number } beginnt.
note-dealt = { $player } erhält: { $card }, { $card2 } und { $card3 }.
note-dealt-hidden = { $player } erhält drei Karten.
note-terrain = { $place ->
    [1] Linke
   *[other] Rechte
} Geländekarte: { $terrain }, { $instruction }.
note-volcano = Der Vulkanmarker geht nach oben: Schritt { $space } von { $top } bis zum Ausbruch.
note-erupted = Der Vulkan bricht aus: Gebiet 12 ist leer und aus dem Spiel.
note-mammal-drawn = Gezogenes Säugetier: { $mammal }.
note-mammals-shuffled = Die abgeworfenen Säugetierkarten werden gemischt.
note-invades = Invasion: { $mammal } greift { $territory } an.
note-strongholds-fell = Alle Gebiete sind versperrt: Die Festungen werden entfernt.
note-turned-away = { $mammal } findet keinen Weg: { $cards ->
    [one] 1 Karte wird
   *[other] { $cards } Karten werden
} abgeworfen.
note-declined = { $player } verteidigt { $territory } nicht.
note-defended = { $player } verteidigt { $territory } und besiegt { $mammal }.
note-fell = { $mammal } nimmt { $territory } ein; Spielsteine von dort gehen an ihre Besitzer zurück.
note-turn = { $player } ist an der Reihe.
note-spent = { $player } gibt aus: { $card }.
note-spent-tile = { $player } gibt ein Anführerplättchen aus: { $tile }.
note-spent-karakia = { $player } gibt aus: { $karakia }.
note-placed = { $player } setzt { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
} ein in { $territory }.
note-led = { $player } setzt einen Anführer ein in { $territory }.
note-took-tile = { $player } nimmt das Anführerplättchen aus { $territory }: { $tile }.
note-beat = { $player } greift an und besiegt { $mammal } in { $territory }.
note-built = { $player } baut eine Festung in { $territory }.
note-sold = { $player } verkauft { $territory } an { $mammal } für { $honour } Ehre.
note-bought = { $player } kauft: { $karakia }.
note-passed = { $player } passt.
note-out-of-cards = { $player } hat nichts mehr zu spielen und passt.
note-used = { $player } benutzt: { $karakia }.
note-drew = { $player } zieht: { $card }.
note-drew-hidden = { $player } zieht eine Karte.
note-birds-shuffled = Die abgeworfenen Vogelkarten werden gemischt.
note-discarded = { $player } wirft ab: { $card }.
note-moved = { $player } bewegt { $what } aus { $from } in { $to }.
note-rolled = { $player } würfelt { $number }.
note-neutral-placed = { $player } setzt { $birds ->
    [one] 1 neutralen Vogel
   *[other] { $birds } neutrale Vögel
} ein in { $territory }.
note-neutral-led = { $player } setzt einen neutralen Anführer ein in { $territory }.
note-neutral-skipped = { $player } setzt nichts Neutrales ein.
note-first-player = { $player } hat jetzt den Startspielermarker.
note-points = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $why }).
note-points-territory = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $why } in { $territory }.
note-neutral-points = Die neutrale Farbe erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $why }).
note-neutral-points-territory = Die neutrale Farbe erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $why } in { $territory }.
note-tidied = Handkarten werden abgeworfen, alle Festungen entfernt.
note-game-over = Die Partie ist zu Ende.

barrier-dealt = Karten wurden ausgeteilt
barrier-terrain = eine Geländekarte wurde aufgedeckt
barrier-mammal-drawn = eine Säugetierkarte wurde gezogen
barrier-invades = ein Säugetier hat angegriffen
barrier-declined = ein Gebiet wurde nicht verteidigt
barrier-drew = eine Karte wurde gezogen
barrier-rolled = es wurde gewürfelt
barrier-tidied = die Handkarten wurden abgeworfen

why-first = meiste Spielsteine
why-second = zweitmeiste Spielsteine
why-beaten = besiegte Säugetiere
why-sold = verkauftes Land
why-leader-tiles = Anführerplättchen

## Der Tisch als Text

board-period = Periode { $period }, Runde { $round } von { $rounds }
board-terrain-cards = Geländekarten: { $left }; { $right }
board-terrain-card = { $terrain } ({ $instruction })
board-any-territory = Beliebiges Gebiet: Die Geländekarten schränken die Aktion in diesem Spielzug nicht ein
board-volcano = Vulkan: Schritt { $space } von { $top } bis zum Ausbruch, { $less ->
    [0] Gebiet 12 zählt voll
   *[other] Gebiet 12 zählt { $mark }{ $less } weniger
}
board-erupted = Vulkan: ausgebrochen, Gebiet 12 ist aus dem Spiel
board-sales = Bisherige Verkäufe: { $sales }
board-number = Nr.
board-terrain = Gelände
board-points = Punkte
board-leader-tile = Plättchen
board-pieces = Spielsteine
board-mammal = Säugetier
board-invaded = { $mammal }: { $fight }
board-sold = an { $mammal } verkauft von { $seller }
board-out-of-play = ausgebrochen
board-display = Säugetiere
board-waiting = Da
board-fight = Kampf
board-price = Preis
board-worth = Punkte
board-supply = Karakia
board-left = Übrig
board-cost = Preis
board-player = Person
board-score = Punkte
board-cards = Karten
board-birds = Vögel
board-leaders = Anführer
board-holds = Plättchen und Säugetiere
board-neutral = neutral
board-neutral-letter = N
board-too-new = { $tile } (neu)
board-karakia = Karakia: { $things }
board-leader-tiles = Anführerplättchen: { $things }
board-beaten = besiegt: { $things }
board-sold-to = verkauft an: { $things }
board-first-player = Startspieler
board-hand = Deine Handkarten
board-nothing = nichts
board-payment = { $what }: mindestens { $need }, bezahlt: { $paid }
paying-birds = Vögel für { $territory }
paying-leader = Anführer für { $territory }
paying-attack = Angriff auf { $territory }
paying-settling = Vögel für { $territory }
paying-sale = Verkauf von { $territory }
paying-tiles = Karakiaplättchen
paying-defence = Verteidigung von { $territory }
board-legend = ▶ aktiv · ★ Anführer · ♜ Festung · ① Startspieler · ~ rekonstruierter Wert
board-map = Die Inseln mit ihren zwölf Gebieten
board-you = du
board-copies = Solche Karten im Spiel: { $mark }{ $number }.
board-costs = Kostet { $price }.
board-tiles-left = Noch im Vorrat: { $number }
board-mammal-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
board-where = { $thing }: Wähle ein Gebiet, oder tippe noch einmal darauf, um es zurückzulegen.
board-no-cards = Keine Karten auf der Hand.

## Der Tisch in Sätzen

tell-active = jetzt aktiv
tell-territory = Gebiet { $number }, { $terrain }
tell-worth = { $first } und { $second } Punkte
tell-pieces = { $player } hat { $birds ->
    [0] {""}
    [one] 1 Vogel
   *[other] { $birds } Vögel
}{ $leader ->
    [yes] { $birds ->
        [0] den Anführer
       *[other] {" "}und den Anführer
    }
   *[no] {""}
}
tell-leader-tile = Anführerplättchen { $tile }
tell-stronghold = Festung
tell-invaded = eingedrungen: { $mammal }, { $fight }
tell-mammal = { $mammal }: { $cards } in der Auslage, { $fight }, { $points }, Preis { $price }
tell-weasel = { $mammal }: { $fight }, { $points }, kauft nie Land
tell-tile = { $tile }: noch { $left }, Preis { $cost }
tell-player = { $letter }, { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, noch einzusetzen { $birds ->
    [0] keine Vögel
    [one] 1 Vogel
   *[other] { $birds } Vögel
} und { $leaders ->
    [0] keine Anführer
    [one] 1 Anführer
   *[other] { $leaders } Anführer
}
tell-neutral = Neutrale Farbe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, noch einzusetzen { $birds ->
    [0] keine Vögel
    [one] 1 Vogel
   *[other] { $birds } Vögel
} und { $leaders ->
    [0] keine Anführer
    [one] 1 Anführer
   *[other] { $leaders } Anführer
}
tell-to-move = am Zug
tell-legend = Eine Tilde (~) steht vor Werten, die rekonstruiert sind und nicht aus dem gedruckten Spiel stammen.

## Was sich nicht aufbauen lässt

word-unknown = Auf „{ $verb }“ kann nicht „{ $word }“ folgen.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Meintest du { $guess }?
}
territory-unknown = Das Gebiet „{ $territory }“ gibt es nicht; die Gebiete sind @1 bis @12.
box-total = { $place }: Es müssen zusammen { $want } sein, nicht { $have }.
box-leader-tile = { $place }: „{ $tile }“ ist kein Anführerplättchen; schreib zum Beispiel „2 fight“, „1 bird 1 fight“ oder „3 points“.
box-one-volcano = { $place }: Gebiet 12 ist der Vulkan und kein anderes.
box-not-adjacent = { $place }: { $one } und { $other } müssen in beide Richtungen benachbart sein, und kein Gebiet ist sein eigener Nachbar.
box-track = { $place } muss mit 0 beginnen, darf nie sinken und hat höchstens { $most } Felder.
position-round = Runden werden ab 1 gezählt.
position-two-terrain-cards = „terrain“ muss die beiden aktiven Karten nennen, links und rechts.
position-terrain-used = In dieser Runde kann „terrain_used“ höchstens { $most ->
    [one] 1 Karte haben.
   *[other] { $most } Karten haben.
}
position-too-many = { $place }: Von { $piece } gibt es nicht so viele.
position-sold-to-whom = { $place }: „sold_by“ braucht ein Säugetier, und zwar eines, das Land kauft.
position-invaded = { $place }: Wo ein Säugetier eingedrungen ist, stehen keine Spielsteine.
position-sold-stronghold = { $place }: Verkauftes Land hat keine Festung.
position-erupted = { $place }: Wo der Vulkan ausgebrochen ist, bleibt nichts.
position-too-many-pieces = Die Farbe { $colour } hat nicht so viele Spielsteine.
position-cards-left = Diese Karten liegen nirgends: { $cards }; lass die abgeworfenen weg oder schreib "..." in „{ $deck }“.
position-weasel = { $place }: Ein Wiesel wartet dort nie.
position-too-new = { $seat }: { $tile } steht in „too_new“, aber nicht unter den Karakiaplättchen dieser Person.

## Was eine Studie zählt

count-karakia-bought = Gekaufte Karakiaplättchen
count-karakia-used = Benutzte Karakiaplättchen
count-territories-settled = Gebiete, in die Vögel eingesetzt wurden
count-territories-first = Als Erster gewertete Gebiete
count-leaders-placed = Gebiete, in die ein Anführer eingesetzt wurde
count-leader-tiles-taken = Genommene Anführerplättchen
count-birds-spent = Ausgegebene Vogelkarten
count-mammals-beaten = Besiegte Säugetiere
count-mammals-sold-to = Säugetiere, denen Land verkauft wurde

## Die geführte erste Partie

tour-welcome = Willkommen auf den Inseln. Vögel besiedeln zwölf Gebiete, und Säugetiere kommen übers Meer und nehmen sie in der Reihenfolge der Nummern ein. Wer in einem Gebiet die meisten Spielsteine hat, bekommt die größere Zahl neben dem Stern, wer die zweitmeisten hat, die kleinere.
tour-terrain = Zwei Geländekarten bestimmen jede Runde. Zuerst geschieht, was sie sagen: Diesmal hat sich der Vulkan gerührt, und ein Säugetier wartet in der Auslage. Danach führen alle eine Aktion aus, und die meisten Aktionen brauchen ein Gebiet mit einem dieser beiden Gelände: heute Berge und Küste. Alles andere Land ist blass.
tour-place = Fangen wir an der Küste an: Gebiet 1 ist 7 Punkte wert. Wähle es und setze dort Vögel ein.
tour-spend = Alles wird mit Karten bezahlt: Am Rand zeigt jede Vögel, Kampf, Ehre oder Karakia. Neun Karten müssen für sieben Runden reichen. Gib den Pukeko aus: vier Vögel.
tour-put = Du könntest mehr Karten ausgeben, aber vier Vögel genügen. Setze alle vier ein.
tour-lead = Die Küste ist wieder offen, und in Gebiet 1 hat niemand mehr Vögel als du: Setze dort einen Anführer ein. Er zählt als Spielstein, entscheidet Gleichstände und bringt dir das Anführerplättchen.
tour-honour = Ein Anführer kostet zwei Ehre. Der Kiwi hat beide.
tour-defend = Eine Geländekarte ruft die Hunde. Ein Säugetier geht zur niedrigsten Nummer ohne Säugetier und Festung, also zu dir! Verteidigt niemand, kehren alle Vögel dort zu ihren Besitzern zurück. Verteidige dich.
tour-fight = Ein Hund hat 6 Kampf. Der Adler allein bringt 4: Gib ihn zuerst aus, ein Kea erledigt den Rest.
tour-defended = 6 Kampf sind bezahlt. Schließe die Bezahlung ab: Der Hund zählt in deiner Wertung, und eine Festung hält die nächsten Säugetiere fern.
tour-sell = Jemand hat dort jetzt acht Vögel, doppelt so viele wie du. Verkaufe das Land dem Possum: Seine Karte bringt dir Punkte, ein Vogel bleibt, und die anderen kommen zu dir zurück. Einsetzen lässt sich dort nichts mehr.
tour-buy = Karakiaplättchen kosten Karakia. Nimm „Eine Karte ziehen“: Dein Anführerplättchen bezahlt es.
tour-use = In einem späteren Spielzug lässt sich das Plättchen benutzen, sogar vor deiner Aktion: Zieh eine Karte.
tour-end = Du kennst jetzt fast alle Aktionen. Eine fehlt noch: ein Säugetier angreifen, das sich niedergelassen hat, mit Kampf wie bei einer Verteidigung. Nach sieben Runden wird die Periode gewertet: Gebiete, besiegte Säugetiere, verkauftes Land und Anführerplättchen mit Punkten. Achte auf den Vulkan: Mit jedem Schritt ist Gebiet 12 weniger wert, und ganz oben bricht er aus. Eine Partie hat zwei Perioden. Viel Erfolg!
