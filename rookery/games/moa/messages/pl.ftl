### Moa po polsku. Pojęcia są takie jak w polskiej instrukcji.

game-title = Moa
game-about = Gra planszowa Martina Wallace'a na 60 minut, dla 2 do 5 osób: zasiedlaj ptakami Nową Zelandię i broń jej przed ssakami zza morza albo ją sprzedaj.

## Nazwy

card-eagle = Orzeł Haasta
card-kakapo = Kakapo
card-kea = Kea
card-kiwi = Kiwi
card-moa = Moa
card-morepork = Sowica
card-pukeko = Pukeko
card-tui = Tui

mammal-dog = Pies
mammal-dog-to = psu
mammal-dog-whom = psa
mammal-possum = Opos
mammal-possum-to = oposowi
mammal-possum-whom = oposa
mammal-rat = Szczur
mammal-rat-to = szczurowi
mammal-rat-whom = szczura
mammal-weasel = Łasica
mammal-weasel-to = łasicy
mammal-weasel-whom = łasicę

terrain-coast = przybrzeżne
terrain-plains = łąki
terrain-forest = lasy
terrain-mountain = góry
terrain-volcano = wulkan

instruction-dog = inwazja psów
instruction-possum = inwazja oposów
instruction-rat = inwazja szczurów
instruction-draw-1 = dobierz ssaka
instruction-draw-2 = dobierz dwa ssaki
instruction-volcano = znacznik wulkanu w górę

karakia-draw-one = Jedna karta
karakia-exchange-three = Wymiana trzech kart
karakia-two-fight = Dwie walki
karakia-any-territory = Dowolne terytorium
karakia-move-birds = Ruch ptaków
karakia-stronghold = Twierdza

icon-bird = { $mark }{ $number ->
    [one] 1 ptak
    [few] { $number } ptaki
    [many] { $number } ptaków
   *[other] { $number } ptaka
}
icon-fight = { $mark }{ $number } walki
icon-honour = { $mark }{ $number } honoru
icon-karakia = { $mark }{ $number } Karakii
icon-points = { $mark }{ $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
icons = { $first }, { $more }

territory = terytorium { $number } ({ $terrain })
moved-pieces = { $leader ->
    [yes] { $birds ->
        [0] lidera
       *[other] lidera i ptaka
    }
   *[no] { $birds ->
        [one] 1 ptaka
        [few] { $birds } ptaki
        [many] { $birds } ptaków
       *[other] { $birds } ptaka
    }
}

## Zasady, naszymi słowami. Numery nigdy nie zmieniają znaczenia.

rule-M1 = Przebieg gry. Gra ma dwa okresy. Każdy składa się z czterech faz: karty, akcje w siedmiu rundach, punktowanie i sprzątanie.
rule-M2 = Żetony liderów. Na początku są tasowane i na każdym z dwunastu terytoriów leży jeden, odkryty.
rule-M3 = Przygotowanie. Znacznik wulkanu stoi na dole toru, kafelki Karakii leżą obok planszy, karty ssaków są potasowane. Każdy ma szesnaście ptaków i czterech liderów, a ktoś jest pierwszym graczem.
rule-M4 = Karty. Okres zaczyna się od potasowania wszystkich kart ptaków; każdy dostaje dziewięć i muszą mu one wystarczyć do końca okresu. Tasuje się też 30 kart terenu, z których użytych będzie 14.
rule-M5 = Rundy. Okres ma siedem rund. W każdej wykonuje się instrukcje dwóch kart terenu, każdy ma jedną akcję, a żeton pierwszego gracza wędruje dalej.
rule-M6 = Karty terenu. Wykłada się dwie, lewą i prawą. Dopiero potem wykonuje się ich instrukcje, najpierw lewej.
rule-M7 = Wulkan. Znacznik wulkanu idzie o jedno pole w górę. Na szczycie następuje erupcja: terytorium 12 pustoszeje, znaczniki wracają do właścicieli, a samo terytorium do końca gry jest wyłączone.
rule-M8 = Dobieranie ssaków. Dobrana karta ssaka trafia na swoje pole na planszy, ale łasica od razu zaczyna inwazję. Gdy stos się wyczerpie, nowym stają się potasowane odrzucone karty ssaków.
rule-M9 = Ssaki na karcie terenu. Do inwazji ruszają wszystkie ssaki tego rodzaju, które czekają na planszy.
rule-M10 = Droga inwazji. Ssak idzie na terytorium o najniższym numerze spośród tych bez kafelka ssaka i bez twierdzy, ale nigdy na wulkan po erupcji. Gdy ssaków jest więcej, idą po kolei i każdy szuka drogi od nowa.
rule-M11 = Bez drogi. Jeśli wszystkie terytoria są zamknięte, usuwa się wszystkie twierdze i ssak szuka jeszcze raz. Gdy i to nie pomoże, karty najeźdźców są odrzucane.
rule-M12 = Kto może się bronić. Pytani są ci, którzy mają tam znaczniki, aż ktoś się obroni: najpierw gracz z największą ich liczbą, licząc lidera; przy remisie ten, kto ma lidera, a potem ten, kto siedzi najbliżej pierwszego gracza. Bronić się wspólnie nie można.
rule-M13 = Obrona. Wydaj co najmniej tyle walki, ile pokazuje ssak. Bierzesz kafelek ssaka do punktowania i stawiasz tam twierdzę.
rule-M14 = Brak obrony. Wszystkie znaczniki wracają stamtąd do właścicieli, a żeton lidera wypada z gry. Ssak zostaje.
rule-M15 = Tura. Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy wykonuje jedną akcję: umieszczenie ptaków, umieszczenie lidera, atak, handel ziemią, kupno kafelków Karakii albo pas. Cztery pierwsze wymagają terytorium, którego teren jest na jednej z dwóch kart terenu.
rule-M16 = Płacenie. Wydaj tyle kart i żetonów liderów, ile chcesz; niepotrzebne symbole przepadają. Wydane karty są odrzucane, a wydane żetony liderów wypadają z gry.
rule-M17 = Umieszczenie ptaków. Połóż na jednym terytorium co najmniej jednego swojego ptaka, a najwyżej tyle ptaków, ile wydajesz symboli ptaka.
rule-M18 = Ssaki nie wpuszczają. Tam, gdzie ssak dokonał inwazji, nie można umieszczać ani ptaków, ani lidera.
rule-M19 = Umieszczenie lidera. Kosztuje 2 honoru. Musisz mieć tam ptaka i nie mniej ptaków niż ktokolwiek inny, a żadnego lidera nie może tam jeszcze być.
rule-M20 = Żeton lidera w nagrodę. Kto umieszcza lidera, bierze żeton lidera, jeśli jeszcze tam leży. Jego symbole można wydać w późniejszej turze, jeden raz.
rule-M21 = Atak. Tylko tam, gdzie ssak dokonał inwazji. Wydaj co najmniej jego wartość walki; nie musisz mieć tam znaczników.
rule-M22 = Po ataku. Weź kafelek ssaka do punktowania. Możesz tam umieścić ptaki za wydane symbole ptaka, a twierdzę stawiasz zawsze.
rule-M23 = Handel ziemią. Wybierz ssaka z planszy i terytorium, na którym masz znacznik. Cena to honor ssaka i po 1 więcej za każdą dotychczasową sprzedaż w grze, czyjakolwiek była.
rule-M24 = Skutki sprzedaży. Zatrzymujesz kartę ssaka do punktowania i zostawiasz tam jeden znacznik. Znikają wszyscy liderzy oprócz twojego, jeśli to twój jedyny znacznik; znikają też żeton lidera i twierdza.
rule-M25 = Sprzedana ziemia jest zamknięta. Nic się tam już nie umieszcza, nie atakuje, nie najeżdża ani nie sprzedaje. Zmienić coś może tylko Ruch ptaków albo wulkan.
rule-M26 = Kupno kafelków Karakii. Weź jeden kafelek albo dwa różne za tyle symboli Karakii, ile kosztują.
rule-M27 = Używanie kafelków Karakii. Miej ich i używaj, ile chcesz, ale żadnego w turze, w której go kupujesz. Użyte wracają do puli. Dowolnego terytorium, Ruchu ptaków i Twierdzy używa się tylko we własnej turze.
rule-M28 = Jedna karta. Dobierz jedną kartę ptaka.
rule-M29 = Wymiana trzech kart. Dobierz trzy karty ptaków, potem odrzuć trzy.
rule-M30 = Dwie walki. Dodatkowe 2 walki przy ataku lub obronie.
rule-M31 = Dowolne terytorium. Twoja akcja w tej turze nie musi pasować do kart terenu.
rule-M32 = Ruch ptaków. Przed swoją akcją albo po niej przenieś jednego lub dwa swoje ptaki z jednego terytorium na jedno inne. Mogą wchodzić na sprzedaną ziemię i z niej schodzić, ale nie wejdą tam, gdzie ssak dokonał inwazji.
rule-M33 = Twierdza. Przed swoją akcją albo po niej postaw twierdzę na dowolnym terytorium, które nie jest sprzedane.
rule-M34 = Pas. Spasować można zawsze, a w późniejszej rundzie znów działać. Kto nie ma ani kart, ani kafelków, pasuje bez pytania.
rule-M35 = Koniec rundy. Żeton pierwszego gracza przechodzi w lewo. Po siedmiu rundach następuje punktowanie okresu.
rule-M36 = Punktowanie. Na każdym terytorium największa liczba znaczników daje wyższą wartość, a druga największa – niższą. Lider liczy się jako znacznik.
rule-M37 = Remis o pierwsze miejsce. Jeśli ktoś z remisujących ma tam lidera, dostaje wyższą wartość, a pozostali z remisu są drudzy. Bez lidera dzielą się nią; ułamki przepadają.
rule-M38 = Remis o drugie miejsce. Niższą wartość dzieli się, a ułamki przepadają; lider nic tu nie zmienia.
rule-M39 = Wartość wulkanu. Obie wartości terytorium 12 są niższe o liczbę przy znaczniku wulkanu.
rule-M40 = Sprzedana ziemia punktuje. Znaczniki na niej liczą się jak wszędzie indziej.
rule-M41 = Punkty za ssaki. Ssaki, które w tym okresie zostały przez ciebie pokonane lub kupiły od ciebie ziemię, dają swoje punkty jeden raz. Potem kafelki i karty są oddawane.
rule-M42 = Punkty za żetony liderów. Żetony z punktami liczą się na koniec okresu i wypadają z gry.
rule-M43 = Sprzątanie. Karty z ręki są odrzucane, a wszystkie twierdze usuwane. Reszta zostaje na następny okres.
rule-M44 = Wygrana. Po drugim okresie wygrywa, kto ma najwięcej punktów. Przy remisie decyduje liczba znaczników na planszy, a gdy i ona jest równa, zwycięstwo jest wspólne.
rule-M45 = Dwie osoby. Trzeci kolor jest neutralny. Też ma szesnaście ptaków i czterech liderów.
rule-M46 = Neutralny ptak. Po swojej turze rzuca się kostką dwunastościenną. Dołóż neutralnego ptaka na wyrzuconym terytorium lub na sąsiednim.
rule-M47 = Dwa neutralne ptaki. Możesz dołożyć dwa, jeśli wybrane terytorium pasuje do karty terenu.
rule-M48 = Neutralny lider. Zamiast ptaków możesz dołożyć neutralnego lidera, na takich warunkach jak zwykle. Żeton lidera z tego terytorium wypada z gry.
rule-M49 = Kolor neutralny. Gdy brak jego znaczników, nic się nie dokłada. Nigdy nie działa ani się nie broni. W punktowaniu zajmuje miejsca; jego punkty można liczyć, ale nigdy nie wygrywa.

## Opcje

option-any_time_tiles = Kiedy można użyć Jednej karty i Wymiany trzech kart: we własnej turze i przy pytaniu o obronę albo przed każdą decyzją kogokolwiek.
option-bought_tile_ready = Od kiedy można użyć świeżo kupionego kafelka Karakii: po tej turze, od następnej rundy albo od własnej następnej tury.
option-rebuy_used_tile = Kafelek Karakii użyty w tej turze można w niej od razu znowu kupić.
option-act_with_tiles_only = Kto nie ma już kart, ale ma kafelki, nadal wykonuje akcje.
option-fight_and_birds_of_one_card = W ataku ta sama karta może dać walkę i ptaki; bez tej opcji za ptaki płaci się po walce innymi kartami.
option-keep_leader_when_selling = Kto sprzedaje ziemię, mając tam ptaki i lidera, wybiera, co zostaje.
option-move_leaders = Ruch ptaków może przenieść także lidera.
option-mammal_tiles_limited = Kafelki ssaków mogą się skończyć: taki ssak nie może wtedy dokonać inwazji ani kupić ziemi.
option-neutral_bird_adjacent = Pojedynczego neutralnego ptaka można dołożyć także obok wyrzuconego terytorium.
option-neutral_leader_needs_terrain = Neutralny lider wymaga terytorium, które pasuje do karty terenu.
option-score_neutral = Punkty koloru neutralnego są liczone; wygrać nie może.

## O co pytany jest gracz, na którego kolej

asked-turn = Twoja akcja: umieść ptaki lub lidera, zaatakuj, sprzedaj, kup albo spasuj.{ $tiles ->
    [0] {""}
   *[other] {" "}Przed nią można użyć kafelków Karakii.
}
asked-after-action = Użyj jeszcze kafelka Karakii albo zakończ turę.
asked-payment = { $enough ->
    [yes] { $for ->
        [birds] Wydaj więcej albo powiedz, ile ptaków kładziesz.
        [attack] To wystarczy. Wydaj więcej albo zakończ; za symbole ptaka możesz położyć ptaki.
        [settling] Wydaj karty za ptaki albo powiedz, ile ptaków kładziesz.
       *[other] To wystarczy. Wydaj więcej albo zakończ.
    }
   *[no] Co teraz wydajesz?
}
asked-defence = { $mammal } atakuje { $territory }: obrona kosztuje { $fight }.
asked-discard = { $cards ->
    [one] Którą kartę odrzucasz? Jeszcze jedną.
    [few] Którą kartę odrzucasz teraz? Do odrzucenia są { $cards }.
    [many] Którą kartę odrzucasz teraz? Do odrzucenia jest { $cards }.
   *[other] Którą kartę odrzucasz teraz? Do odrzucenia jest { $cards }.
}
asked-move = Ruch ptaków: co i dokąd?
asked-keep = Który znacznik zostaje na sprzedawanej ziemi?
asked-neutral = Na kostce wypadło { $rolled }. Co dokładasz kolorowi neutralnemu?
asked-any-time = Czy chcesz użyć kafelka Karakii, zanim inni zagrają dalej?
asked-next-round = W tej rundzie nikt nie miał nic do wyboru.

## Ruchy

move-place = umieść ptaki: { $territory }
move-lead = umieść lidera: { $territory }
move-attack = zaatakuj { $mammal }: { $territory }
move-sell = sprzedaj { $mammal } { $territory } za { $price }
move-buy = kup: { $tile } ({ $cost })
move-buy-two = kup: { $tile } i { $other } ({ $cost })
move-pass = pas
move-spend = wydaj: { $card }
move-spend-tile = wydaj żeton lidera: { $tile }
move-spend-karakia = wydaj: { $tile }
move-put = { $birds ->
    [0] nie kładź ptaków
    [one] połóż 1 ptaka
    [few] połóż { $birds } ptaki
    [many] połóż { $birds } ptaków
   *[other] połóż { $birds } ptaka
}
move-done = zakończ płacenie
move-defend = broń się za { $price }
move-decline = nie broń się
move-use = użyj: { $tile }
move-use-stronghold = użyj: { $tile }, { $territory }
move-use-move-birds = użyj: { $tile }, z { $territory }
move-move = przenieś { $pieces } na { $territory }
move-discard = odrzuć: { $card }
move-keep = { $piece ->
    [bird] zostaje ptak
   *[leader] zostaje lider
}
move-neutral = { $leader ->
    [yes] neutralny lider: { $territory }
   *[no] { $birds ->
        [one] 1 neutralny ptak: { $territory }
        [few] { $birds } neutralne ptaki: { $territory }
        [many] { $birds } neutralnych ptaków: { $territory }
       *[other] { $birds } neutralnego ptaka: { $territory }
    }
}
move-neutral-nothing = bez neutralnego znacznika
move-end = zakończ turę
move-wait = czekaj
move-continue = do następnej rundy

## Co się stało

note-leader-tile = Żeton lidera, { $territory }: { $tile }.
note-period = Zaczyna się okres { $number }.
note-dealt = { $player } dostaje karty: { $card }, { $card2 } i { $card3 }.
note-dealt-hidden = { $player } dostaje trzy karty.
note-terrain = { $place ->
    [1] Lewa
   *[other] Prawa
} karta terenu: { $terrain }, { $instruction }.
note-volcano = Znacznik wulkanu idzie w górę: krok { $space } z { $top } do erupcji.
note-erupted = Erupcja wulkanu: terytorium 12 jest puste i wyłączone z gry.
note-mammal-drawn = Dobrany ssak: { $mammal }.
note-mammals-shuffled = Odrzucone karty ssaków zostają potasowane.
note-invades = Inwazja: { $mammal } atakuje { $territory }.
note-strongholds-fell = Wszystkie terytoria są zamknięte: twierdze zostają usunięte.
note-turned-away = { $mammal } nie znajduje drogi: { $cards ->
    [one] odrzucona zostaje 1 karta.
    [few] odrzucone zostają { $cards } karty.
    [many] odrzuconych zostaje { $cards } kart.
   *[other] odrzucone zostaje { $cards } karty.
}
note-declined = { $player } nie broni się: { $territory }.
note-defended = { $player } broni się i pokonuje { $mammal }: { $territory }.
note-fell = { $mammal } zajmuje { $territory }; znaczniki, jeśli tam są, wracają do właścicieli.
note-turn = Tura: { $player }.
note-spent = { $player } wydaje kartę { $card }.
note-spent-tile = { $player } wydaje żeton lidera: { $tile }.
note-spent-karakia = { $player } wydaje kafelek { $karakia }.
note-placed = { $player } umieszcza { $birds ->
    [one] 1 ptaka
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
}: { $territory }.
note-led = { $player } umieszcza lidera: { $territory }.
note-took-tile = { $player } bierze żeton lidera: { $tile } ({ $territory }).
note-beat = { $player } atakuje i pokonuje { $mammal }: { $territory }.
note-built = { $player } stawia twierdzę: { $territory }.
note-sold = { $player } sprzedaje { $mammal } { $territory } za { $honour } honoru.
note-bought = { $player } kupuje kafelek { $karakia }.
note-passed = { $player } pasuje.
note-out-of-cards = { $player } nie ma już czym grać i pasuje.
note-used = { $player } używa kafelka { $karakia }.
note-drew = { $player } dobiera kartę { $card }.
note-drew-hidden = { $player } dobiera kartę.
note-birds-shuffled = Odrzucone karty ptaków zostają potasowane.
note-discarded = { $player } odrzuca kartę { $card }.
note-moved = { $player } przenosi { $what } z { $from } na { $to }.
note-rolled = { $player } rzuca kostką: { $number }.
note-neutral-placed = { $player } dokłada { $birds ->
    [one] 1 neutralnego ptaka
    [few] { $birds } neutralne ptaki
    [many] { $birds } neutralnych ptaków
   *[other] { $birds } neutralnego ptaka
}: { $territory }.
note-neutral-led = { $player } dokłada neutralnego lidera: { $territory }.
note-neutral-skipped = { $player } nie dokłada nic neutralnego.
note-first-player = { $player } zostaje pierwszym graczem.
note-points = { $player } dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $why }).
note-points-territory = { $player } dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $why }, { $territory }.
note-neutral-points = Kolor neutralny dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $why }).
note-neutral-points-territory = Kolor neutralny dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $why }, { $territory }.
note-tidied = Karty z ręki zostają odrzucone, a twierdze usunięte.
note-game-over = Gra jest skończona.

barrier-dealt = rozdano karty
barrier-terrain = odkryto kartę terenu
barrier-mammal-drawn = dobrano kartę ssaka
barrier-invades = ssak zaatakował
barrier-declined = zrezygnowano z obrony
barrier-drew = dobrano kartę
barrier-rolled = rzucono kostką
barrier-tidied = odrzucono karty z ręki

why-first = najwięcej znaczników
why-second = druga największa liczba znaczników
why-beaten = pokonane ssaki
why-sold = sprzedana ziemia
why-leader-tiles = żetony liderów

## Stół jako tekst

board-period = Okres { $period }, runda { $round } z { $rounds }
board-terrain-cards = Karty terenu: { $left }; { $right }
board-terrain-card = { $terrain } ({ $instruction })
board-any-territory = Dowolne terytorium: karty terenu nie ograniczają akcji w tej turze
board-volcano = Wulkan: krok { $space } z { $top } do erupcji, { $less ->
    [0] terytorium 12 ma pełną wartość
   *[other] terytorium 12 jest warte o { $mark }{ $less } mniej
}
board-erupted = Wulkan: po erupcji, terytorium 12 jest wyłączone z gry
board-sales = Dotychczasowe sprzedaże: { $sales }
board-number = Nr
board-terrain = Teren
board-points = Punkty
board-leader-tile = Żeton lidera
board-pieces = Znaczniki
board-mammal = Ssak
board-invaded = { $mammal }: { $fight }
board-sold = sprzedane { $mammal } ({ $seller })
board-out-of-play = po erupcji
board-display = Ssaki
board-waiting = Czeka
board-fight = Walka
board-price = Cena
board-worth = Punkty
board-supply = Karakia
board-left = Jest
board-cost = Koszt
board-player = Gracz
board-score = Punkty
board-cards = Karty
board-birds = Ptaki
board-leaders = Liderzy
board-holds = Kafelki, żetony i ssaki
board-neutral = neutralny
board-neutral-letter = N
board-too-new = { $tile } (nowy)
board-karakia = Karakia: { $things }
board-leader-tiles = żetony liderów: { $things }
board-beaten = pokonane: { $things }
board-sold-to = sprzedaż: { $things }
board-first-player = pierwszy gracz
board-hand = Twoja ręka
board-nothing = nic
board-payment = { $what }: co najmniej { $need }, zapłacone: { $paid }
paying-birds = Umieszczenie ptaków, { $territory }
paying-leader = Umieszczenie lidera, { $territory }
paying-attack = Atak, { $territory }
paying-settling = Umieszczenie ptaków, { $territory }
paying-sale = Handel ziemią, { $territory }
paying-tiles = Kupno kafelków Karakii
paying-defence = Obrona, { $territory }
board-legend = ▶ aktywne · ★ lider · ♜ twierdza · ① pierwszy gracz · ~ wartość odtworzona
board-map = Wyspy z dwunastoma terytoriami
board-you = ty
board-copies = Takich kart w grze: { $mark }{ $number }.
board-costs = Koszt: { $price }.
board-tiles-left = Zostało w zasobach: { $number }
board-mammal-deck = { $cards ->
    [one] 1 karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
board-where = { $thing }: wybierz terytorium albo naciśnij jeszcze raz, żeby odłożyć.
board-no-cards = Brak kart na ręce.

## Stół w zdaniach

tell-active = teraz aktywne
tell-territory = Terytorium { $number }, { $terrain }
tell-worth = punkty { $first } i { $second }
tell-pieces = { $player } ma { $birds ->
    [0] {""}
    [one] 1 ptaka
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
}{ $leader ->
    [yes] { $birds ->
        [0] lidera
       *[other] {" "}i lidera
    }
   *[no] {""}
}
tell-leader-tile = żeton lidera: { $tile }
tell-stronghold = twierdza
tell-invaded = po inwazji: { $mammal }, { $fight }
tell-mammal = { $mammal }: na planszy { $cards }, { $fight }, { $points }, cena { $price }
tell-weasel = { $mammal }: { $fight }, { $points }, nigdy nie kupuje ziemi
tell-tile = { $tile }: w puli { $left }, koszt { $cost }
tell-player = { $letter }, { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $cards ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}, do umieszczenia { $birds ->
    [0] brak ptaków
    [one] 1 ptak
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
} i { $leaders ->
    [0] brak liderów
    [one] 1 lider
    [few] { $leaders } liderzy
    [many] { $leaders } liderów
   *[other] { $leaders } lidera
}
tell-neutral = Kolor neutralny: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, do umieszczenia { $birds ->
    [0] brak ptaków
    [one] 1 ptak
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
} i { $leaders ->
    [0] brak liderów
    [one] 1 lider
    [few] { $leaders } liderzy
    [many] { $leaders } liderów
   *[other] { $leaders } lidera
}
tell-to-move = na ruchu
tell-legend = Tylda (~) stoi przed wartościami odtworzonymi, których nie wzięto z drukowanej gry.

## Czego nie można ustawić

word-unknown = Po „{ $verb }” nie może stać „{ $word }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
territory-unknown = Nie ma terytorium „{ $territory }”; terytoria to @1 do @12.
box-total = { $place }: razem musi być { $want }, a nie { $have }.
box-leader-tile = { $place }: „{ $tile }” to nie żeton lidera; napisz na przykład „2 fight”, „1 bird 1 fight” albo „3 points”.
box-one-volcano = { $place }: wulkanem jest terytorium 12 i żadne inne.
box-not-adjacent = { $place }: { $one } i { $other } muszą sąsiadować w obie strony, a żadne terytorium nie sąsiaduje ze sobą.
box-track = { $place }: tor zaczyna się od 0, nigdy nie maleje i ma najwyżej { $most } pól.
position-round = Rundy liczy się od 1.
position-two-terrain-cards = „terrain” to dwie aktywne karty, lewa i prawa.
position-terrain-used = W tej rundzie „terrain_used” może mieć najwyżej { $most ->
    [one] 1 kartę.
    [few] { $most } karty.
    [many] { $most } kart.
   *[other] { $most } karty.
}
position-too-many = { $place }: nie ma aż tylu „{ $piece }”.
position-sold-to-whom = { $place }: „sold_by” wymaga ssaka, i to takiego, który kupuje ziemię.
position-invaded = { $place }: tam, gdzie ssak dokonał inwazji, nie ma znaczników.
position-sold-stronghold = { $place }: na sprzedanej ziemi nie ma twierdzy.
position-erupted = { $place }: po erupcji wulkanu nic tam nie zostaje.
position-too-many-pieces = Kolor { $colour } nie ma aż tylu znaczników.
position-cards-left = Te karty nigdzie nie leżą: { $cards }; pomiń odrzucone karty albo napisz "..." w „{ $deck }”.
position-weasel = { $place }: łasica nigdy tam nie czeka.
position-too-new = { $seat }: { $tile } jest w „too_new”, ale nie wśród kafelków Karakii tego gracza.

## Co liczy badanie

count-karakia-bought = Kupione kafelki Karakii
count-karakia-used = Użyte kafelki Karakii
count-territories-settled = Terytoria, na których umieszczono ptaki
count-territories-first = Terytoria punktowane za pierwsze miejsce
count-leaders-placed = Terytoria, na których umieszczono lidera
count-leader-tiles-taken = Zdobyte żetony liderów
count-birds-spent = Wydane karty ptaków
count-mammals-beaten = Pokonane ssaki
count-mammals-sold-to = Ssaki, którym sprzedano ziemię

## Pierwsza gra z przewodnikiem

tour-welcome = Witaj na wyspach. Ptaki zasiedlają dwanaście terytoriów, a ssaki przybywają zza morza i zajmują je w kolejności numerów. Kto ma na terytorium najwięcej znaczników, dostaje większą z liczb przy gwiazdce, a drugi w kolejności mniejszą.
tour-terrain = Każdą rundą rządzą dwie karty terenu. Najpierw dzieje się to, co nakazują: tym razem poruszył się wulkan, a na planszy czeka już ssak. Potem każdy wykonuje jedną akcję, a większość akcji wymaga terytorium o jednym z tych dwóch terenów: dziś są to góry i wybrzeże. Inne ziemie są wyblakłe.
tour-place = Zacznijmy na wybrzeżu: terytorium 1 jest warte 7 punktów. Wybierz je i umieść tam ptaki.
tour-spend = Za wszystko płaci się kartami: na brzegu każdej są symbole ptaka, walki, honoru lub Karakii. Dziewięć kart musi wystarczyć na siedem rund. Wydaj kartę Pukeko: cztery ptaki.
tour-put = Można wydać więcej kart, ale cztery ptaki wystarczą. Połóż wszystkie cztery.
tour-lead = Wybrzeże znów jest dostępne, a na terytorium 1 nikt nie ma więcej ptaków niż ty: umieść tam lidera. Liczy się jak znacznik, rozstrzyga remisy i daje ci żeton lidera.
tour-honour = Lider kosztuje 2 honoru. Kiwi ma dokładnie tyle.
tour-defend = Karta terenu woła psy. Ssak idzie na najniższy numer bez ssaka i bez twierdzy, czyli do ciebie! Jeśli nikt się nie obroni, wszystkie ptaki stamtąd wrócą do właścicieli. Broń się.
tour-fight = Pies ma 6 walki. Sam Orzeł Haasta daje 4: wydaj go najpierw, a resztę dołoży Kea.
tour-defended = Zapłacone: 6 walki. Zakończ płacenie: pies liczy się w twoim punktowaniu, a twierdza zatrzyma następne ssaki.
tour-sell = Ktoś ma tam już osiem ptaków, dwa razy więcej niż ty. Sprzedaj tę ziemię oposowi: jego karta da ci punkty, jeden ptak zostanie, a inne wrócą do ciebie. Nic więcej nie da się tam umieścić.
tour-buy = Za kafelki Karakii płaci się symbolami Karakii. Weź kafelek Jedna karta: zapłaci za niego twój żeton lidera.
tour-use = W późniejszej turze można użyć kafelka, nawet przed akcją: dobierz kartę.
tour-end = Znasz już prawie wszystkie akcje. Została jedna: atak na ssaka, który się zadomowił; płaci się walką, tak jak w obronie. Po siedmiu rundach okres jest punktowany: terytoria, pokonane ssaki, sprzedana ziemia i żetony liderów z punktami. Uważaj na wulkan: z każdym krokiem terytorium 12 jest mniej warte, a na szczycie wulkan wybucha. Gra ma dwa okresy. Powodzenia!
