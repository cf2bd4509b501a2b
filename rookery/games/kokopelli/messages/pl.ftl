### Kokopelli po polsku. Nazwy ceremonii są takie jak w polskiej instrukcji.

game-title = Kokopelli
game-about = Gra karciana Stefana Felda na 45 minut, dla 2 do 4 osób: rozpoczynaj ceremonie, korzystaj z ich zdolności i kończ je, zanim zrobią to sąsiedzi.

## Karty

card-sun = Słońce
card-eagle-feather = Orle pióro
card-paw = Łapa
card-birthday = Urodziny
card-hunter = Myśliwy
card-warrior = Wojownik
card-fire = Ogień
card-spider-woman = Kobieta-pająk
card-vase = Wazon
card-snake-dance = Taniec węża
card-drummer = Dobosz
card-lizard = Jaszczurka
card-sky-mother = Matka nieba
card-shaman = Szaman
card-chief = Wódz
card-turtle = Żółw
card-kokopelli = Kokopelli

## Zasady, naszymi słowami. Numery nigdy nie zmieniają znaczenia.

rule-K1 = Ceremonie w grze. Wszystkich ceremonii jest szesnaście. Do gry trafia dziesięć ich płytek, wylosowanych albo uzgodnionych; reszta zostaje w pudełku razem ze swoimi kartami.
rule-K2 = Płytki. Na każdej płytce w grze leży żeton wart 3 punkty, a na wierzchu drugi, wart 4.
rule-K3 = Talia i ręka. Każdy ma wioskę z czterema polami oraz talię: po trzy karty każdej ceremonii w grze i sześć kart Kokopelli, potasowane. Na początek dobierz na rękę pięć kart.
rule-K4 = Pierwszy gracz. Zacząć może każdy. Każda runda zaczyna się od tego samego pierwszego gracza.
rule-K5 = Żetony końca gry. Dla dwóch osób przygotowuje się dziesięć żetonów, dla trzech lub czterech – dziewięć.
rule-K6 = Pierwsza gra. Kto gra pierwszy raz, może zamiast losowania wybrać zestaw dla początkujących. Ten zestaw jest nasz własny: instrukcja pokazuje swój tylko na obrazku.
rule-K7 = Strefa. Twoja strefa to twoja wioska i po dwa najbliższe pola w wiosce każdego sąsiada. Karty możesz dokładać w całej swojej strefie.
rule-K8 = Rundy. Runda to po jednej turze każdego gracza, zgodnie z ruchem wskazówek zegara, od pierwszego gracza.
rule-K9 = Tura. Wykonaj dwie akcje: dobranie, rozpoczęcie, dołożenie, przerwanie lub wymianę, a jeśli chcesz, dwa razy tę samą. Spasować możesz tylko wtedy, gdy nie masz kart ani na ręce, ani w talii, albo gdy zostały ci już tylko dodatkowe akcje.
rule-K10 = Pierwsza runda. W pierwszej rundzie pierwszy gracz i następny po nim mają tylko po jednej akcji.
rule-K11 = Koniec tury. Jeśli po swoich akcjach trzymasz ponad pięć kart, nadmiar wsuń na spód swojej talii: ty wybierasz, które karty i w jakiej kolejności.
rule-K12 = Dobranie. Weź na rękę jedną kartę z wierzchu swojej talii.
rule-K13 = Rozpoczęcie. Połóż kartę ceremonii z ręki na wolnym polu własnej wioski.
rule-K14 = Bez powtórek. Póki jakaś ceremonia trwa gdziekolwiek w twojej strefie, nie możesz rozpocząć drugiej takiej samej.
rule-K15 = Bez Kokopelli. Żadnej ceremonii nie można rozpocząć kartą Kokopelli.
rule-K16 = Zdolności. Rozpoczęta ceremonia daje swoją zdolność graczowi, w którego wiosce leży, czyli gospodarzowi: od razu i aż do zakończenia lub przerwania. Gdy zdolność kłóci się z innymi zasadami, pierwszeństwo ma zdolność.
rule-K17 = Dołożenie. Połóż kartę z ręki na ceremonii tego samego rodzaju w swojej strefie.
rule-K18 = Kokopelli. Kartę Kokopelli wolno dołożyć do dowolnej ceremonii.
rule-K19 = Przedłużenie i zakończenie. Druga i trzecia karta przedłużają ceremonię, czwarta ją kończy.
rule-K20 = Nagroda. Kto kładzie ostatnią kartę, bierze górny żeton z płytki tej ceremonii: najpierw 4 punkty, następnym razem 3.
rule-K21 = Żeton końca gry na płytce. Gdy z płytki znika żeton za 3 punkty, na jego miejscu kładzie się żeton końca gry.
rule-K22 = Późniejsze nagrody. Płytka z żetonem końca gry daje za każdym razem 1 punkt.
rule-K23 = Gospodarz. Wszystkie karty zakończonej ceremonii gospodarz kładzie na własnym stosie kart odrzuconych. Jeśli zakończył ją ktoś inny, gospodarz dostaje 1 punkt.
rule-K24 = Przerwanie. Połóż wszystkie karty jednej ceremonii ze swojej wioski na swoim stosie kart odrzuconych. Nikt nie dostaje punktów.
rule-K25 = Wymiana. Wsuń na spód swojej talii całą rękę, w kolejności, jaką chcesz, a potem dobierz z wierzchu tyle samo kart.
rule-K26 = Pusta ręka. Kto zagra ostatnią kartę z ręki, od razu dostaje 1 punkt i trzy karty. To nie jest akcja.
rule-K27 = Koniec gry. Gdy wyczerpie się którakolwiek talia albo na płytce znajdzie się ostatni żeton końca gry, rundę dogrywa się do końca i gra jest skończona.
rule-K28 = Najmniej kart. Wszyscy odrzucają karty z ręki. Najmniejsza liczba kart w talii daje 5 punktów, druga najmniejsza – 3 punkty, przy remisie każdemu w całości.
rule-K29 = Ceremonie na koniec. Każda ceremonia w twojej wiosce daje 1 punkt, obojętnie, ile ma kart.
rule-K30 = Zwycięzca. Wygrywa, kto ma najwięcej punktów; przy równej ich liczbie zwycięstwo jest wspólne.
rule-K31 = Dwie osoby. Każda wioska ma piąte pole, poniżej talii. Twoja strefa to cała twoja wioska i wszystkie pola drugiej osoby oprócz tych poniżej talii.
rule-K32 = Dłuższa gra. Przy jedenastu lub dwunastu ceremoniach w dwie osoby używa się tylu żetonów końca gry, ile jest ceremonii, a w trzy lub cztery – o jeden mniej.
rule-K33 = Słońce. Możesz rozpocząć o jedną ceremonię więcej, niż jest pól: poniżej swojej talii. Zostaje ona tam aż do zakończenia lub przerwania, nawet bez Słońca, i leży poza strefami sąsiadów.
rule-K34 = Orle pióro. Twoja premia za pustą rękę to 3 punkty i pięć kart.
rule-K35 = Łapa. Dostajesz 1 punkt za każdą kartę, którą dokładasz do cudzej ceremonii.
rule-K36 = Urodziny. Kartę wziętą w akcji dobrania możesz od razu dołożyć do ceremonii; z Myśliwym możesz dołożyć obie karty, do jednej ceremonii albo do dwóch.
rule-K37 = Myśliwy. W akcji dobrania bierzesz o jedną kartę więcej.
rule-K38 = Wojownik. W akcji dołożenia możesz położyć dwie karty, na dwóch różnych ceremoniach. W jednej akcji nie można go połączyć z Wodzem.
rule-K39 = Ogień. Możesz rozpoczynać także na tych wolnych polach sąsiadów, które leżą w twojej strefie, jeśli taka ceremonia nie trwa ani w strefie tego sąsiada, ani w twojej. Gospodarzem jest sąsiad.
rule-K40 = Kobieta-pająk. Wolno ci dokładać karty na każdym polu obu sąsiadów, łącznie z polami poniżej talii. Rozpoczynać tam nie możesz.
rule-K41 = Wazon. Kto dokłada kartę do ceremonii w twojej wiosce, ma prawo do jednej dodatkowej akcji; raz na turę za każdą wioskę z Wazonem.
rule-K42 = Taniec węża. Dokładana przez ciebie karta Kokopelli w chwili położenia liczy się za dwie, a potem już za jedną.
rule-K43 = Dobosz. Ceremonie w twojej wiosce kończy trzecia karta. Jeśli któraś ma już trzy karty, kończy ją następna.
rule-K44 = Jaszczurka. Dobierasz kartę za każdą kartę, którą dokładasz do cudzej ceremonii.
rule-K45 = Matka nieba. Dostajesz 1 punkt, ilekroć ktokolwiek dokłada kartę Kokopelli do ceremonii w twojej wiosce.
rule-K46 = Szaman. Dostajesz 1 punkt, ilekroć ktokolwiek kończy ceremonię w twojej wiosce. Sam Szaman też się liczy.
rule-K47 = Wódz. W akcji dołożenia możesz położyć dowolną liczbę kart na jednej ceremonii. Każdą kartę rozlicza się osobno.
rule-K48 = Żółw. Dostajesz 1 punkt, ilekroć kończysz ceremonię, w dowolnej wiosce. Sam Żółw też się liczy.

## Opcje

option-tiles = Ile ceremonii jest w grze; z 11 lub 12 gra jest dłuższa i bardziej taktyczna.
option-ceremonies = Które ceremonie są w grze: wylosowane, nasz zestaw dla początkujących albo lista nazw.
option-sun_space_any_time = Pola Słońca można użyć, nawet gdy inne pole jest wolne.
option-fire_checks_opener_zone = Dzięki Ogniowi można rozpocząć tylko taką ceremonię, której brak także we własnej strefie, a nie tylko w strefie sąsiada.
option-vase_owner_benefits = Gospodarz Wazonu też zyskuje dodatkową akcję.
option-bonus_after_action = Premię za pustą rękę dostaje się na koniec akcji, a nie w jej trakcie.
option-deck_out_checked_at_turn_end = Talia jest wyczerpana tylko wtedy, gdy na koniec tury nadal jest pusta.
option-below_deck_last = W dwie osoby pola poniżej talii można użyć dopiero wtedy, gdy cztery pozostałe są zajęte.

## O co pytany jest gracz, na którego kolej

asked-action = { $extra ->
    [0] { $actions ->
        [one] Została ci jedna akcja: dobierz, rozpocznij, dołóż, przerwij lub wymień.
        [few] Zostały ci { $actions } akcje: dobierz, rozpocznij, dołóż, przerwij lub wymień.
        [many] Zostało ci { $actions } akcji: dobierz, rozpocznij, dołóż, przerwij lub wymień.
       *[other] Zostało ci { $actions } akcji: dobierz, rozpocznij, dołóż, przerwij lub wymień.
    }
   *[other] { $actions ->
        [0] Dodatkowe akcje dzięki Wazonowi: { $extra }. Dobierz, rozpocznij, dołóż, przerwij, wymień lub spasuj.
       *[other] Zwykłe akcje: { $actions }, dodatkowe: { $extra }. Dobierz, rozpocznij, dołóż, przerwij lub wymień.
    }
}
asked-more = Dołóż jeszcze jedną kartę albo wybierz „stop”.
asked-birthday = Urodziny: dołóż właśnie dobraną kartę albo wybierz „stop”.
asked-exchange = Wymiana: która karta idzie teraz na spód talii? Ostatnia leży najniżej.
asked-surplus = Więcej niż pięć kart: która idzie teraz na spód talii? Ostatnia leży najniżej.

## Ruchy

move-draw = dobierz kartę
move-open = rozpocznij ceremonię { $card } na { $space }
move-add = dołóż kartę { $card } do ceremonii { $ceremony } na { $space }
move-stop = stop
move-cancel = przerwij ceremonię { $ceremony } na { $space }
move-exchange = wymień rękę
move-under = odłóż na spód talii: { $card }
move-pass = spasuj

## Co się stało

note-in-play = Ceremonia w grze: { $ceremony }.
note-end-tokens = { $left ->
    [one] Przygotowany jest jeden żeton końca gry.
    [few] Przygotowane są { $left } żetony końca gry.
    [many] Przygotowanych jest { $left } żetonów końca gry.
   *[other] Przygotowanych jest { $left } żetonów końca gry.
}
note-drew = { $player } dobiera kartę: { $card } ({ $why }).
note-drew-hidden = { $player } dobiera kartę ({ $why }).
note-turn = { $player } zaczyna turę: { $actions ->
    [one] jedna akcja.
    [few] { $actions } akcje.
    [many] { $actions } akcji.
   *[other] { $actions } akcji.
}
note-opened = { $player } rozpoczyna ceremonię { $ceremony } na { $space }.
note-added = { $player } dokłada kartę { $card } na { $space }.
note-completed = { $player } kończy ceremonię { $ceremony } na { $space }.
note-cancelled = { $player } przerywa ceremonię { $ceremony } na { $space }.
note-went-under = { $player } odkłada na spód talii kartę { $card }.
note-went-under-hidden = { $player } odkłada kartę na spód talii.
note-points = { $player } dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} ({ $why }).
note-end-token = Na płytkę { $ceremony } trafia żeton końca gry; { $left ->
    [0] był ostatni.
    [one] został jeden.
    [few] zostały { $left }.
    [many] zostało { $left }.
   *[other] zostało { $left }.
}
note-extra-action = { $player } zyskuje dodatkową akcję (wioska: { $host }).
note-extra-action-own = { $player } zyskuje dodatkową akcję (własna wioska).
note-passed = { $player } pasuje.
note-last-round = Zbliża się koniec ({ $why }): ta runda jest ostatnia.
note-hand-discarded = { $player } odrzuca kartę { $card }.
note-game-over = Gra jest skończona.

barrier-drew = dobrano kartę
barrier-hand-discarded = pokazano karty z ręki

why-deal = pierwsza ręka
why-draw = akcja dobrania
why-exchange = wymiana
why-empty-hand = pusta ręka
why-tile = z płytki
why-host = dla gospodarza
why-fewest-cards = najmniej kart w talii
why-second-fewest-cards = druga najmniejsza liczba kart w talii
why-ceremonies = ceremonie we własnej wiosce
why-deck = wyczerpana talia
why-end-tokens = leży już ostatni żeton końca gry

## Stół jako tekst

board-round = Runda { $round }
board-last-round = ostatnia runda
board-tiles = Płytki
board-end-tokens = pozostałe żetony końca gry: { $left }
board-village = { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}, { $hand ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $hand } karty na ręce
    [many] { $hand } kart na ręce
   *[other] { $hand } kart na ręce
}, { $deck ->
    [0] talia pusta
    [one] 1 karta w talii
    [few] { $deck } karty w talii
    [many] { $deck } kart w talii
   *[other] { $deck } kart w talii
}
board-ceremony = { $ceremony }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
board-in-zone = w twojej strefie
board-hand = Twoja ręka
board-under = Znane ci karty na spodzie talii, od góry do dołu
board-fresh = Właśnie dobrane
board-nothing = nic
board-legend = ● karta · ◆ Kokopelli · ○ jeszcze brakuje · * w twojej strefie

## Stół w przeglądarce

board-your-village = Twoja wioska
board-you = ty
board-village-of = Wioska: { $player }
board-turn = teraz gra
board-won = wygrana
board-first = Pierwszy gracz: tu zaczyna się każda runda.
board-left-neighbour = Sąsiad z lewej, gra po tobie.
board-right-neighbour = Sąsiad z prawej, gra przed tobą.
board-opposite = Siedzi naprzeciwko: za daleko, by dokładać tam karty.
board-space = Pole { $space }
board-free = wolne
board-below = Poniżej talii.
board-cards-of = karty: { $cards } z { $need }
board-host = Gospodarz: { $player }.
board-in-reach = W zasięgu
board-in-reach-long = W zasięgu: możesz tu dokładać karty.
board-out-of-reach = Poza zasięgiem.
board-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
board-hand-cards = { $cards ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } kart na ręce
}
board-deck = { $cards ->
    [0] Talia: pusta
    [one] Talia: 1 karta
    [few] Talia: { $cards } karty
    [many] Talia: { $cards } kart
   *[other] Talia: { $cards } kart
}
board-discards = { $cards ->
    [0] Karty odrzucone: brak
    [one] Karty odrzucone: 1 karta
    [few] Karty odrzucone: { $cards } karty
    [many] Karty odrzucone: { $cards } kart
   *[other] Karty odrzucone: { $cards } kart
}
board-actions-left = { $actions ->
    [one] została 1 akcja
    [few] zostały { $actions } akcje
    [many] zostało { $actions } akcji
   *[other] zostało { $actions } akcji
}
board-extra-left = dodatkowe: { $extra }
board-pays = Płytka daje teraz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
board-pays-after = Następnym razem: { $points }.
board-ended = Leży na niej żeton końca gry.
board-copies = W każdej talii: { $cards }.
board-choose-space = { $card }: na które pole?
board-choose-cancelled = Którą ceremonię przerwać?
board-cancel = przerwij ceremonię
board-do-draw = Dobierz
board-do-exchange = Wymień
board-do-cancel = Przerwij …
board-do-stop = Stop
board-do-pass = Spasuj
board-put-back = Jednak nie

## Pierwsza gra z przewodnikiem

tour-welcome = Witaj w kanionie! Wioska na dole jest twoja: cztery wejścia na ceremonie, a między nimi twoja talia. Sąsiad z lewej, B, gra po tobie; C siedzi z prawej. Wygrywa, kto na końcu ma najwięcej punktów.
tour-tiles = Na skale widać dziesięć ceremonii tej gry. Kto zakończy ceremonię, bierze górny żeton z jej płytki: za pierwszym razem 4 punkty, za drugim 3, później 1. Wskaż płytkę albo ją przytrzymaj, a powie, co daje ta ceremonia.
tour-open = Rozpocznij ceremonię: wybierz z ręki kartę Myśliwy, a potem wejście A2. W pierwszej rundzie masz tylko jedną akcję, później dwie.
tour-neighbours = Inni też rozpoczęli ceremonie. Wejścia oznaczone dłonią są w twoim zasięgu: możesz tam dokładać karty tak jak u siebie. Inni z kolei sięgają do twojej wioski. Dopóki leży u ciebie Myśliwy, masz jego zdolność: dobierając, bierzesz dwie karty.
tour-add = Teraz masz dwie akcje. Dołóż drugą kartę Myśliwy do ceremonii na A2: wybierz kartę, potem ceremonię.
tour-draw = Druga akcja: dobierz, klikając swoją talię. Dzięki ceremonii Myśliwy dostaniesz dwie karty.
tour-kokopelli = Kokopelli, flecista, pasuje do każdej ceremonii, ale żadnej nie może rozpocząć. Dołóż swoją kartę Kokopelli do ceremonii Myśliwy na A2.
tour-complete = Leżą tam trzy karty z czterech. Zakończ ceremonię ostatnią kartą Myśliwy!
tour-paid = 4 punkty! Na płytce czeka teraz żeton 3. Wszystkie cztery karty idą na twój stos kart odrzuconych, wejście jest znowu wolne, a zdolność ceremonii przepada. Gdy ktoś weźmie żeton 3, na płytkę trafia żeton końca gry.
tour-foreign = Dwie rundy później. Ceremonii Szaman na B4, u sąsiada z lewej, brakuje jednej karty, a pole jest w twoim zasięgu. Zakończ ją kartą Kokopelli, zanim zrobi to kto inny.
tour-host = Żeton bierze ten, kto położył ostatnią kartę: 4 punkty dla ciebie. Gospodarz, B, dostaje 1 punkt, bo ceremonię zakończył ktoś inny, i jeszcze 1 za ceremonię Szaman.
tour-more = Są jeszcze dwie akcje: wymiana całej ręki na nowe karty i przerwanie ceremonii, która zawadza w twojej wiosce. Kto zagra ostatnią kartę z ręki, od razu dostaje 1 punkt i trzy karty. Na koniec tury możesz zachować najwyżej pięć kart.
tour-end = Gra kończy się z rundą, w której wyczerpała się czyjaś talia albo położono ostatni żeton końca gry. Wtedy najmniejsza talia daje 5 punktów, druga najmniejsza 3, a każda ceremonia w twojej wiosce 1. Wiesz już dość: miłej gry!

## Czego nie można ustawić

card-unknown = Nie ma karty „{ $card }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
space-unknown = Nie ma pola „{ $space }”; pola to A1 do D6, a we własnej wiosce także 1 do 6.
beginner-set-size = { $place }: liczba ceremonii musi wynosić { $want }, a nie { $have }.
position-not-ceremony = { $place }: tu muszą być karty jednej ceremonii, ewentualnie z kartami Kokopelli.
position-no-action = W pozycji musi być do wykonania co najmniej jedna akcja.
position-no-such-space = Przy { $players ->
    [1] jednym graczu
   *[other] { $players } graczach
} nie ma pola { $space }.
position-ceremony-full = { $space }: ceremonia z tyloma kartami byłaby już zakończona.
position-ceremony-twice = { $seat }: ceremonia „{ $ceremony }” występuje dwa razy; ceremonie w jednej wiosce muszą być różne.
position-not-in-play = Ceremonii „{ $ceremony }” nie ma wśród ceremonii w grze.
position-too-many-ceremonies = Liczba ceremonii wymienionych w pozycji to { $have }, a w grze jest ich tylko { $tiles }; ustaw opcję tiles.
position-too-many-cards = { $seat }: nie ma aż tylu kart „{ $card }”.
position-deck-size = { $seat }: opis talii nie zgadza się z liczbą kart, która może wynosić od { $least } do { $most }.
position-cards-left = { $seat }: te karty nigdzie nie leżą: { $cards }; pomiń „discards” albo daj im miejsce w „deck”.
position-end-tokens = Żetonów końca gry jest tylko { $most }.
position-not-ended = Płytka „{ $ceremony }” może mieć żeton końca gry tylko wtedy, gdy daje 1.

## Co liczy badanie

count-ceremonies-in-play = Ceremonie w grze
count-ceremonies-opened = Rozpoczęte ceremonie
count-ceremonies-completed = Zakończone ceremonie
