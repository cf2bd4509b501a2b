### Perch po polsku: Ptasie rewiry. Pojęcia są takie jak w polskiej instrukcji; tytuły większości celów i nazwy pięciu kafelków są nasze.

game-title = Ptasie rewiry
game-about = Gra planszowa Douglasa Hettricka dla 2 do 5 osób: umieszczaj ptaki ze swojego i z cudzych stad tak, żeby na każdym kafelku wszyscy zajęli miejsca, które odpowiadają właśnie tobie.

## Nazwy

tile-oak = Potężny dąb
tile-ash = Wielki jesion
tile-elm = Samotny wiąz
tile-pine = Pachnące sosny
tile-birch = Złuszczone brzozy
tile-maple = Klon japoński
tile-doghouse = Psia buda
tile-cottage = Wiejski dom
tile-hawk-nest = Gniazdo jastrzębia
tile-den = Lisia nora
tile-beehive = Ul
tile-cornfield = Pole kukurydzy
tile-thorn-bush = Ciernisty krzak
tile-owl-barn = Sowia stodoła
tile-park-bench = Ławka w parku
tile-early-bird = Ranny ptaszek
tile-birdbath = Wesołe poidełko
tile-feeder = Pełny karmnik
tile-statue = Kamienny posąg
tile-power-lines = Rozhuśtane przewody
tile-overstuffed = Przepełniony domek
tile-hanging-nest = Chybotliwe gniazdo
tile-rookery = Gniazdowisko
tile-high-perch = Wysoka żerdź
crossing = { $first } · { $more }

tile-about-early-bird = Kto kontroluje ten kafelek, w fazie migracji dokłada do worka jeszcze jednego swojego ptaka.
tile-about-birdbath = Kto kontroluje ten kafelek, w fazie rekrutacji przed wszystkimi losuje { $drawn ->
    [one] 1 ptaka
    [few] { $drawn } ptaki
    [many] { $drawn } ptaków
   *[other] { $drawn } ptaka
}; jeden z nich wraca do worka.
tile-about-feeder = Kto kontroluje ten kafelek, po rekrutacji zamienia jednego zrekrutowanego ptaka na ptaka innego gracza.
tile-about-statue = Pierwsze miejsce daje o 1 punkt więcej za { $birds_a_point ->
    [one] każdego ptaka
    [few] każde { $birds_a_point } ptaki
    [many] każde { $birds_a_point } ptaków
   *[other] każde { $birds_a_point } ptaka
} na tym kafelku, czyjekolwiek są.
tile-about-power-lines = W fazie utrzymania jeden ptak tego, kto kontroluje ten kafelek, leci stąd na fontannę.
tile-about-overstuffed = W fazie utrzymania, gdy liczba ptaków wynosi tu co najmniej { $limit }, wszystkie lecą na skwer, a kafelek wypada z gry.
tile-about-hanging-nest = W fazie utrzymania, gdy liczba ptaków wynosi tu co najmniej { $limit }, wszystkie lecą na skwer.
tile-about-rookery = W fazie migracji każdy, kto ma tu dokładnie { $birds ->
    [one] 1 ptaka
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
}, może dołożyć do worka jednego swojego ptaka; potem jeden ptak tego, kto kontroluje ten kafelek, leci stąd na fontannę.
tile-about-high-perch = Kto kontroluje ten kafelek, jest ostatni w nowej kolejności.

creature-dog = Pies
creature-cat = Kot
creature-hawk = Jastrząb
creature-fox = Rudy lis
creature-bee = Pszczoła
creature-scarecrow = Strach na wróble
creature-cuckoo = Kukułka
creature-owl = Sowa
creature-squirrel = Wiewiórka

creature-about-dog = Idzie na sąsiedni kafelek; jednego ptaka stamtąd może przepchnąć na kafelek obok albo zepchnąć z gospodarstwa, a wtedy ptak trafia na fontannę.
creature-about-cat = Idzie na ten sąsiedni kafelek, na którym jest najwięcej ptaków; jeden ptak stamtąd może trafić na fontannę, a potem jednego można przepchnąć na kafelek obok.
creature-about-hawk = Leci na dowolny inny kafelek; jeden ptak stamtąd może trafić na fontannę.
creature-about-fox = Robi dwa kroki, nie zawracając; jeden ptak z mijanego kafelka i jeden z ostatniego mogą trafić na fontannę.
creature-about-bee = Leci na kafelek odległy co najmniej o dwa kroki; może tam sprowadzić jednego ptaka z dowolnego innego kafelka, jeśli jego stado już tam jest.
creature-about-scarecrow = Stoi na skrzyżowaniu trzech kafelków i przy aktywacji się nie rusza; po jednym ptaku z dwóch z tych kafelków może trafić na fontannę.
creature-about-cuckoo = Leci na sąsiedni kafelek; jednego ptaka stamtąd można zamienić na ptaka z innego stada na dowolnym innym kafelku.
creature-about-owl = Robi od jednego do czterech kroków po krawędzi gospodarstwa, zgodnie z ruchem wskazówek zegara; jeden ptak z kafelka, który mija lub na którym staje, może trafić na fontannę.
creature-about-squirrel = Biegnie na sąsiedni kafelek, ale nigdy dalej niż o krok od Ławki w parku; jednego ptaka stamtąd można zamienić na ptaka z innego stada na fontannie.

goal-diagonal = Na skos
goal-column = Cała kolumna
goal-corners = Każdy orzeł, jak może
goal-four-corners = Władca Pierz-cieni
goal-nest-tile = Własne gniazdko
goal-others-nest = Cudze gniazdo
goal-two-trees = Dwa drzewa
goal-one-tree = Moje drzewo
goal-two-creatures = Para pomocników
goal-one-creature = Pomocnik
goal-no-creature = Bez pomocy
goal-second-places = Wszystko wszpak
goal-third-places = Po nitce do gołąbka
goal-busiest-tile = Trafił kos na kamień
goal-everywhere = Wszędzie nas pełno
goal-in-pairs = Parami
goal-empty-tile = Pusty kąt
goal-absent = Tam nas nie ma
goal-alone = Sami swoi
goal-two-nest-tiles = Dwa gniazda
goal-special-tile = Wyjątkowe miejsce
goal-fourth-places = Zawsze czwarty

goal-about-diagonal = Kontrolujesz trzy kafelki w jednej linii na ukos.
goal-about-column = W jednej kolumnie masz po dwa ptaki lub więcej na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
}.
goal-about-corners = Kontrolujesz co najmniej { $number ->
    [one] 1 kafelek narożny
    [few] { $number } kafelki narożne
    [many] { $number } kafelków narożnych
   *[other] { $number } kafelka narożnego
}.
goal-about-four-corners = Masz ptaka na co najmniej { $number ->
    [one] 1 kafelku narożnym
    [few] { $number } kafelkach narożnych
    [many] { $number } kafelkach narożnych
   *[other] { $number } kafelkach narożnych
}.
goal-about-nest-tile = Kontrolujesz co najmniej { $number ->
    [one] 1 kafelek z gniazdem
    [few] { $number } kafelki z gniazdem
    [many] { $number } kafelków z gniazdem
   *[other] { $number } kafelka z gniazdem
}.
goal-about-others-nest = Kontrolujesz co najmniej { $number ->
    [one] 1 kafelek
    [few] { $number } kafelki
    [many] { $number } kafelków
   *[other] { $number } kafelka
}, gdzie w gnieździe siedzi inne stado.
goal-about-two-trees = { goal-about-one-tree }
goal-about-one-tree = Kontrolujesz co najmniej { $number ->
    [one] 1 kafelek drzewa
    [few] { $number } kafelki drzew
    [many] { $number } kafelków drzew
   *[other] { $number } kafelka drzewa
}.
goal-about-two-creatures = { goal-about-one-creature }
goal-about-one-creature = Kontrolujesz co najmniej { $number ->
    [one] 1 stworzenie
    [few] { $number } stworzenia
    [many] { $number } stworzeń
   *[other] { $number } stworzenia
}.
goal-about-no-creature = { $number ->
    [0] Nie kontrolujesz żadnego stworzenia
    [one] Kontrolujesz dokładnie 1 stworzenie
    [few] Kontrolujesz dokładnie { $number } stworzenia
    [many] Kontrolujesz dokładnie { $number } stworzeń
   *[other] Kontrolujesz dokładnie { $number } stworzenia
}.
goal-about-second-places = Bez remisu zajmujesz drugie miejsce na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
}.
goal-about-third-places = Bez remisu zajmujesz trzecie miejsce na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
}.
goal-about-busiest-tile = Kontrolujesz kafelek, na którym jest najwięcej ptaków ze wszystkich stad razem.
goal-about-everywhere = Masz ptaka na każdym kafelku.
goal-about-in-pairs = Masz po dwa ptaki lub więcej na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
}.
goal-about-empty-tile = Na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
} nie ma żadnego ptaka.
goal-about-absent = Na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
} nie masz żadnego swojego ptaka.
goal-about-alone = Kontrolujesz co najmniej { $number ->
    [one] 1 kafelek
    [few] { $number } kafelki
    [many] { $number } kafelków
   *[other] { $number } kafelka
}, gdzie nie ma innych ptaków niż twoje.
goal-about-two-nest-tiles = { goal-about-nest-tile }
goal-about-special-tile = Kontrolujesz co najmniej { $number ->
    [one] 1 kafelek specjalny
    [few] { $number } kafelki specjalne
    [many] { $number } kafelków specjalnych
   *[other] { $number } kafelka specjalnego
}.
goal-about-fourth-places = Bez remisu zajmujesz czwarte miejsce na co najmniej { $number ->
    [one] 1 kafelku
    [few] { $number } kafelkach
    [many] { $number } kafelkach
   *[other] { $number } kafelkach
}.

flock-dummy = Ptasi Móżdżek

## Zasady, naszymi słowami. Numery nigdy nie zmieniają znaczenia.

rule-P1 = Gra. Każdy dowodzi jednym stadem, ale umieszcza też ptaki cudze. Kto ma na kafelku najwięcej ptaków, ten go kontroluje. Po pięciu rundach wygrywa największa liczba punktów.
rule-P2 = Gospodarstwo. Losuje się kafelki każdego rodzaju, tasuje i wykłada w kolumnach. Na dwie lub trzy osoby: trzy podstawowe, dwa specjalne i trzy siedziby stworzeń, kolumny po 3, 2 i 3. Na cztery: 4, 2 i 4, kolumny po 2, 3, 2 i 3. Na pięć: 5, 3 i 5, kolumny po 3, 2, 3, 2 i 3.
rule-P3 = Sąsiedztwo. Kolumny są względem siebie przesunięte, więc kafelek ma do sześciu sąsiadów. Z pierwszej kolumny nie ma przejścia do ostatniej.
rule-P4 = Sowia stodoła i pierwsza gra. Sowia stodoła musi leżeć na krawędzi; jeśli nie leży, jej kolumnę tasuje się jeszcze raz. Na pierwszą grę jest stały zestaw kafelków; jak go układamy, to nasz wybór.
rule-P5 = Gniazda i stworzenia. Na kafelku leży tyle gniazd, ile pokazuje. Każda siedziba w gospodarstwie wprowadza do gry kartę i pionek swojego stworzenia.
rule-P6 = Cele. Używa się tylko celów dla danej liczby osób. Każdy dostaje dwa, jeden zachowuje w tajemnicy, a drugi odkłada do pudełka. Pierwsza gra może się obyć bez celów.
rule-P7 = Początek. Pierwszym graczem jest miejsce A, dalej kolejność idzie po miejscach. Wszystkie znaczniki punktacji zaczynają od 0: najniżej leży znacznik pierwszego gracza, na nim następne w kolejności.
rule-P8 = Runda. Każda z pięciu rund ma cztery fazy: migracji, rekrutacji, obsiadania i utrzymania.
rule-P9 = Faza migracji. Z każdego stada dwa ptaki przechodzą z ptaszarni do worka. Gdy tylu nie ma, przechodzi tyle, ile jest.
rule-P10 = Kafelki w fazie migracji. Potem działają kafelki, które działają w tej fazie: kolumna po kolumnie od lewej, każda od góry.
rule-P11 = { tile-early-bird }. { tile-about-early-bird }
rule-P12 = { tile-rookery }. W fazie migracji każdy, kto ma tam dokładnie dwa ptaki, może w swojej kolejności dołożyć do worka jednego swojego. Potem jeden ptak tego, kto kontroluje kafelek, leci stamtąd na fontannę.
rule-P13 = Faza rekrutacji. W kolejności graczy każdy losuje z worka dwa ptaki i dobiera z ptaszarni dwa własne.
rule-P14 = { tile-birdbath }. Kto kontroluje ten kafelek, w fazie rekrutacji losuje przed wszystkimi: trzy ptaki, z których jeden wraca do worka. Gdy w worku są mniej niż trzy ptaki, nic się nie dzieje.
rule-P15 = { tile-feeder }. { tile-about-feeder } Oba ptaki wybiera ten, kto kontroluje kafelek, a zamienić trzeba.
rule-P16 = Faza obsiadania. W kolejności graczy każdy kładzie na dowolnym kafelku jednego zrekrutowanego ptaka i ewentualnie wykonuje akcję bonusową. Trwa to, aż nikt nie ma już ptaków do położenia.
rule-P17 = Stosy. Ptaki jednego stada tworzą na kafelku jeden stos; ptaków i stosów może być dowolnie dużo. Zrekrutowanego ptaka nigdy nie kładzie się od razu na fontannie.
rule-P18 = Gniazda. Ptaka można położyć w gnieździe, które jest puste albo w którym siedzi jego stado. Dla tego stada gniazdo znaczy jednego ptaka więcej. Do opróżnionego gniazda stado siedzące obok wprowadza się tylko razem z ptakiem, którego się w tym gnieździe kładzie.
rule-P19 = Cudze ptaki. Zrekrutowane ptaki innych stad kładzie się tak samo jak własne.
rule-P20 = Akcja bonusowa. Raz w turze, zanim położysz ptaka albo później, wolno ci aktywować stworzenie, zbudować domek dla ptaków lub użyć pioruna.
rule-P21 = Aktywowanie stworzenia. Wybierz stworzenie, które kontrolujesz. Musi się ruszyć; potem następuje jego efekt, którego każdą część możesz pominąć.
rule-P22 = Raz w rundzie. To samo stworzenie aktywuje się najwyżej raz w rundzie, a jedna akcja bonusowa aktywuje jedno stworzenie. Nigdy nie jest to przymus.
rule-P23 = Budowa domku. Od rundy 4 możesz postawić swój domek dla ptaków na każdym stosie, czyjekolwiek są w nim ptaki. Na stosie mieści się jeden domek.
rule-P24 = Ochrona. Do stosu pod domkiem nic nie dochodzi i nic z niego nie ubywa; nie sięgają go stworzenia ani pioruny. Domek znaczy dla tego stada jednego ptaka więcej.
rule-P25 = Piorun. W rundzie 5 możesz porazić każdego ptaka na kafelku, także swojego: leci on na fontannę. Możesz też porazić puste gniazdo: trafia do pudełka.
rule-P26 = Faza utrzymania. Punktuje się kafelki, ustala nową kolejność, kafelki działają i znacznik rundy idzie dalej.
rule-P27 = Kontrola nad stworzeniem. Kto w fazie utrzymania kontroluje siedzibę, w następnej rundzie kontroluje jej stworzenie, gdziekolwiek stoi jego pionek; przy remisie nikt. Za pierwszym razem pionek staje na swojej siedzibie.
rule-P28 = Znacznik rundy. Gdy zaczyna się runda 4, wszyscy dostają po domku dla ptaków, a gdy zaczyna się runda 5, po żetonie pioruna.
rule-P29 = Kolejność punktowania. Kafelki punktuje się kolumna po kolumnie od lewej, każdą od góry.
rule-P30 = Punktowanie kafelka. Największa liczba ptaków daje górną liczbę punktów, druga środkową, trzecia dolną. Gniazda i domki liczy się po jednym ptaku.
rule-P31 = Remisy. Równe stada znoszą się nawzajem. Dwa na pierwszym miejscu: za pierwsze i drugie nie ma punktów, za trzecie są. Trzy lub więcej na pierwszym: punktów nie ma wcale. Remis na drugim: nie ma punktów za drugie ani trzecie. Remis na trzecim: nie ma ich za trzecie.
rule-P32 = Kontrola nad kafelkiem. Ma ją ten, kto ma tam więcej ptaków niż każdy inny. Przy remisie na pierwszym miejscu nie ma jej nikt.
rule-P33 = Kolejność graczy. Pierwszy jest ten, kto ma najwięcej punktów, i tak dalej. Z równych lepszy jest ten, czyj znacznik stanął tam wcześniej, czyli leży niżej.
rule-P34 = { tile-high-perch }. { tile-about-high-perch }
rule-P35 = Kafelki w fazie utrzymania. Siedziby dają kontrolę nad stworzeniami, a niektóre kafelki odsyłają ptaki: kolumna po kolumnie od lewej, każda od góry.
rule-P36 = Fontanna. Gdy ptak leci na fontannę, pole wybiera jego właściciel.
rule-P37 = Podparcie. Pole fontanny można zająć dopiero wtedy, gdy pełne są wszystkie niższe pola, z którymi jest połączone. Cztery pola na samym dole nie potrzebują podparcia. Ptak zostaje na swoim polu, chyba że przyjdzie Wiewiórka.
rule-P38 = Skwer. Gdy na fontannie nie ma już miejsca, ptak leci na skwer, gdzie mieszczą się wszystkie.
rule-P39 = Koniec gry. Po fazie utrzymania rundy 5 to, co zostało w worku, leci na skwer i następuje końcowe punktowanie.
rule-P40 = Punkty za cele. Kto zrealizuje własny cel, dostaje jego punkty; cudze cele się nie liczą.
rule-P41 = Największe stado. Największe pojedyncze stado na jednym kafelku daje 10 punktów. Przy remisie nie dostaje ich nikt.
rule-P42 = Stworzenia, fontanna i skwer. Każde stworzenie, które kontrolujesz, daje 3 punkty, każdy twój ptak na fontannie tyle, ile pokazuje jego poziom, a każdy twój ptak na skwerze 1 punkt.
rule-P43 = { tile-statue }. Pierwsze miejsce daje o 1 punkt więcej za każde dwa ptaki na tym kafelku, czyjekolwiek są. Przy remisie na pierwszym miejscu nikt tego nie dostaje.
rule-P44 = Wygrana. Wygrywa największa liczba punktów. Z równych wygrywa ten, kto ma największe pojedyncze stado na kafelku, potem ten, kto ma najwięcej ptaków na fontannie; gdy i to jest równe, zwycięstwo jest wspólne.
rule-P45 = Dwie osoby. Trzecie stado nie należy do nikogo i nazywa się { flock-dummy }. W pierwszej rundzie idą z niego do worka cztery ptaki, w każdej następnej dwa.
rule-P46 = Co robi { flock-dummy }. Nigdy nie punktuje i nie kontroluje stworzeń, ale remisy z nim się liczą. W rekrutacji, obsiadaniu i punktowaniu kafelki nic dla niego nie robią. Jego ptaki odesłane przez kafelek wracają do ptaszarni; gdy na fontannę posyła je stworzenie lub piorun, pole wybiera gracz, który to sprawił.
rule-P47 = { creature-dog }. { creature-about-dog }
rule-P48 = { creature-cat }. { creature-about-cat } Gdy najwięcej ptaków jest na kilku kafelkach, wybierz jeden z nich.
rule-P49 = { creature-hawk }. { creature-about-hawk }
rule-P50 = { creature-fox }. { creature-about-fox } Najpierw są oba kroki, potem ptaki: z mijanego kafelka, a po nim z ostatniego.
rule-P51 = { creature-bee }. { creature-about-bee }
rule-P52 = { creature-scarecrow }. { creature-about-scarecrow } Kto dostaje nad nim kontrolę, wybiera skrzyżowanie, za każdym razem nowe; dopóki kontrola się nie zmienia, Strach stoi tam, gdzie stał.
rule-P53 = { creature-cuckoo }. { creature-about-cuckoo } Stosy pod domkiem nie biorą w tym udziału.
rule-P54 = { creature-owl }. { creature-about-owl }
rule-P55 = { creature-squirrel }. { creature-about-squirrel } Ptaki zamieniają się dokładnie miejscami; podparcie nie jest potrzebne.
rule-P56 = { goal-diagonal }. { goal-about-diagonal } Luka przerywa linię.
rule-P57 = { goal-column }. W jednej kolumnie masz po dwa ptaki lub więcej na co najmniej trzech kafelkach. Gniazda i domki się liczą.
rule-P58 = { goal-corners }. Kontrolujesz co najmniej dwa kafelki narożne, czyli leżące na górze lub na dole pierwszej lub ostatniej kolumny.
rule-P59 = { goal-four-corners }. Masz ptaka na wszystkich czterech kafelkach narożnych.
rule-P60 = { goal-nest-tile }. Kontrolujesz co najmniej jeden kafelek z gniazdem. Nieważne, czy i kto w nim siedzi.
rule-P61 = { goal-others-nest }. Kontrolujesz kafelek, na którym w gnieździe siedzi inne stado.
rule-P62 = { goal-two-trees }. Kontrolujesz co najmniej dwa kafelki drzew. Drzewami są wszystkie kafelki podstawowe.
rule-P63 = { goal-one-tree }. Kontrolujesz co najmniej jeden kafelek drzewa. Drzewami są wszystkie kafelki podstawowe.
rule-P64 = { goal-two-creatures }. Kontrolujesz co najmniej dwa stworzenia. Decyduje ostatnia faza utrzymania.
rule-P65 = { goal-one-creature }. Kontrolujesz co najmniej jedno stworzenie. Decyduje ostatnia faza utrzymania.
rule-P66 = { goal-no-creature }. Nie kontrolujesz żadnego stworzenia. Decyduje ostatnia faza utrzymania.
rule-P67 = { goal-second-places }. Bez remisu zajmujesz drugie miejsce na co najmniej dwóch kafelkach.
rule-P68 = { goal-third-places }. Bez remisu zajmujesz trzecie miejsce na co najmniej dwóch kafelkach.
rule-P69 = { goal-busiest-tile }. { goal-about-busiest-tile } Gdzie jest największe pojedyncze stado, jest bez znaczenia.
rule-P70 = { goal-everywhere }. { goal-about-everywhere }
rule-P71 = { goal-in-pairs }. Masz po dwa ptaki lub więcej na co najmniej pięciu kafelkach. Gniazda i domki się liczą.
rule-P72 = { goal-empty-tile }. Jest kafelek bez żadnego ptaka.
rule-P73 = { goal-absent }. Na co najmniej trzech kafelkach nie masz żadnego swojego ptaka.
rule-P74 = { goal-alone }. Kontrolujesz kafelek, na którym nie ma innych ptaków niż twoje. Stworzenie może tam stać.
rule-P75 = { goal-two-nest-tiles }. Kontrolujesz co najmniej dwa kafelki z gniazdem. Nieważne, czy i kto w nich siedzi.
rule-P76 = { goal-special-tile }. Kontrolujesz co najmniej jeden kafelek specjalny.
rule-P77 = { goal-fourth-places }. Bez remisu zajmujesz czwarte miejsce na co najmniej trzech kafelkach.
rule-P78 = Kafelek wypada z gry. Stworzenie, które na nim stoi, wraca do swojej siedziby; gniazda i domki trafiają do pudełka.
rule-P79 = { tile-power-lines }. { tile-about-power-lines }
rule-P80 = { tile-overstuffed }. Gdy w fazie utrzymania jest na nim co najmniej siedem ptaków, wszystkie lecą na skwer, nawet spod domku dla ptaków, a kafelek wypada z gry.
rule-P81 = { tile-hanging-nest }. Gdy w fazie utrzymania są na nim co najmniej cztery ptaki, wszystkie oprócz siedzących pod domkiem lecą na skwer. Kafelek zostaje.

## Opcje

option-goals = Każdy ma ukryty cel; bez celów pierwsza gra jest łatwiejsza.
option-tiles = Z których kafelków powstaje gospodarstwo: z losowych czy z zestawu na pierwszą grę.
option-rookery_adds = Kto może dołożyć ptaka na Gniazdowisku: kto ma tam dokładnie dwa ptaki czy kto jest tam drugi.
option-scarecrow_after_lapse = Kto odzyskuje Stracha na wróble po rundzie, w której nikt go nie kontrolował, przestawia go; bez tej opcji Strach zostaje na miejscu.
option-swap_keeps_nest = Ptak, którego Kukułka lub Wiewiórka zamienia na samotnego ptaka w gnieździe, siada w tym gnieździe; bez tej opcji obok niego.
option-moved_bird_nests = Ptak, którego stworzenie przenosi na kafelek z pustym gniazdem, zajmuje je ze swoim stadem; bez tej opcji siada obok.
option-cat_pushes_off = Kot może zepchnąć ptaka z gospodarstwa, tak jak Pies.
option-dog_pushes_into_hole = W miejsce po kafelku, który wypadł z gry, Pies może spychać ptaki tak jak za krawędź.
option-feeder_optional = Kto kontroluje Pełny karmnik, może zrezygnować z zamiany.
option-dummy_migration = W grze na dwie osoby { flock-dummy } też dokłada ptaki do worka na Rannym ptaszku i na Gniazdowisku.
option-dummy_blocks_largest = W grze na dwie osoby nikt nie dostaje punktów za największe stado, jeśli { flock-dummy } ma równie duże lub większe.

## O co pytany jest gracz, na którego kolej

asked-turn = { $perched ->
    [0] { $bonus ->
        [0] Umieść ptaka; możesz też wykonać akcję bonusową.
       *[other] Umieść ptaka.
    }
   *[other] { $bonus ->
        [0] Wykonaj akcję bonusową albo zakończ turę.
       *[other] Zakończ turę.
    }
}
asked-goal = Który cel zachowujesz?
asked-rookery = { tile-rookery }: czy dokładasz swojego ptaka do worka?
asked-return = { tile-birdbath }: który ptak wraca do worka?
asked-give = { tile-feeder }: którego ptaka oddajesz?
asked-take = { tile-feeder }: którego ptaka i od kogo bierzesz za ptaka ze stada { $flock }?
asked-fountain = Ptak ze stada { $flock } leci na fontannę: na które pole?
asked-scarecrow-place = Gdzie stawiasz Stracha na wróble?
asked-fox-step = { creature-fox }: dokąd prowadzi drugi krok?
asked-effect = { $creature }: co robi? Możesz to pominąć.
asked-exchange = Na którego ptaka zamieniasz ptaka ze stada { $flock }?

## Ruchy

move-perch = umieść ptaka ze stada { $flock } na kafelku { $tile }
move-perch-nest = umieść ptaka ze stada { $flock } w gnieździe na kafelku { $tile }
move-build = postaw swój domek na stosie stada { $flock } na kafelku { $tile }
move-strike = poraź ptaka ze stada { $flock } na kafelku { $tile }
move-strike-nest = poraź puste gniazdo na kafelku { $tile }
move-activate = aktywuj stworzenie { $creature }: na kafelek { $tile }
move-dog = { move-activate }
move-cat = { move-activate }
move-hawk = { move-activate }
move-fox = aktywuj stworzenie { $creature }: pierwszy krok na kafelek { $tile }
move-bee = { move-activate }
move-cuckoo = { move-activate }
move-squirrel = { move-activate }
move-owl = aktywuj Sowę: { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} po krawędzi
move-scarecrow = aktywuj Stracha na wróble
move-run = drugi krok na kafelek { $tile }
move-chase = przenieś ptaka ze stada { $flock } z kafelka { $tile } na fontannę
move-push = przepchnij ptaka ze stada { $flock } na kafelek { $tile }
move-push-off = zepchnij ptaka ze stada { $flock } z gospodarstwa na fontannę
move-bring = sprowadź ptaka ze stada { $flock } z kafelka { $tile }
move-pick = zamień ptaka ze stada { $flock }
move-swap = na ptaka ze stada { $flock } z kafelka { $tile }
move-exchange = na ptaka ze stada { $flock } z pola { $space } fontanny
move-fountain = umieść go na polu { $space } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
move-end = zakończ turę
move-skip = pomiń
move-add = dołóż swojego ptaka do worka
move-keep = zachowaj cel „{ $goal }” ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}): { $about }
move-return = odłóż do worka ptaka ze stada { $flock }
move-give = oddaj ptaka ze stada { $flock }
move-take = weź od gracza { $player } ptaka ze stada { $flock }
move-stand = postaw Stracha na wróble na skrzyżowaniu: { $tiles }

## Co się stało

note-tile-laid = Kafelek { $spot } gospodarstwa: { $tile }.
note-creature-ready = W grze: { $creature }.
note-goal-dealt = { $player } dostaje cele „{ $goal }” i „{ $goal2 }”.
note-goal-dealt-hidden = { $player } dostaje dwa cele.
note-goal-kept = { $player } zachowuje cel „{ $goal }”.
note-goal-kept-hidden = { $player } zachowuje jeden cel.
note-round = Zaczyna się runda { $number }.
note-migrated = Do worka { $birds ->
    [one] trafia 1 ptak
    [few] trafiają { $birds } ptaki
    [many] trafia { $birds } ptaków
   *[other] trafia { $birds } ptaka
} ze stada { $flock }.
note-added = Do worka { $birds ->
    [one] trafia jeszcze 1 ptak
    [few] trafiają jeszcze { $birds } ptaki
    [many] trafia jeszcze { $birds } ptaków
   *[other] trafia jeszcze { $birds } ptaka
} ze stada { $flock }.
note-recruited = { $player } losuje z worka ptaka ze stada { $flock }.
note-took-own = { $player } { $birds ->
    [0] nie bierze z ptaszarni żadnego własnego ptaka
    [one] bierze z ptaszarni 1 własnego ptaka
    [few] bierze z ptaszarni { $birds } własne ptaki
    [many] bierze z ptaszarni { $birds } własnych ptaków
   *[other] bierze z ptaszarni { $birds } własnego ptaka
}.
note-returned = { $player } odkłada do worka ptaka ze stada { $flock }.
note-exchanged = { $player } i { $other } zamieniają się: ptak ze stada { $flock } za ptaka ze stada { $flock2 }.
note-turn = Tura: { $player }.
note-perched = { $player } umieszcza ptaka ze stada { $flock } { $nest ->
    [yes] w gnieździe na kafelku
   *[no] na kafelku
} { $tile }.
note-built = { $player } stawia domek dla ptaków na stosie stada { $flock } na kafelku { $tile }.
note-struck = { $player } poraża piorunem ptaka ze stada { $flock } na kafelku { $tile }.
note-struck-nest = { $player } poraża piorunem puste gniazdo na kafelku { $tile }; gniazda już nie ma.
note-activated = { $player } aktywuje stworzenie: { $creature }.
note-moved = { $creature } przechodzi na kafelek { $tile }.
note-skipped = { $player } to pomija.
note-sent = Ptak ze stada { $flock } opuszcza kafelek { $tile }.
note-to-fountain = { $player } umieszcza ptaka ze stada { $flock } na polu { $space } fontanny.
note-to-plaza = Na skwer { $birds ->
    [one] leci 1 ptak
    [few] lecą { $birds } ptaki
    [many] leci { $birds } ptaków
   *[other] leci { $birds } ptaka
} ze stada { $flock }.
note-to-supply = Do ptaszarni { $birds ->
    [one] wraca 1 ptak
    [few] wracają { $birds } ptaki
    [many] wraca { $birds } ptaków
   *[other] wraca { $birds } ptaka
} ze stada { $flock }.
note-pushed = Ptak ze stada { $flock } przechodzi z kafelka { $tile } na kafelek { $tile2 }.
note-swapped = { $player } zamienia ptaka ze stada { $flock } na ptaka ze stada { $flock2 } z kafelka { $tile }.
note-swapped-fountain = { $player } zamienia ptaka ze stada { $flock } na ptaka ze stada { $flock2 } z pola { $space } fontanny.
note-points = { $player } dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $why }).
note-order = Numer { $place } w kolejności: { $player }.
note-keeper = { $player } kontroluje stworzenie: { $creature }.
note-no-keeper = Nikt nie kontroluje stworzenia: { $creature }.
note-pawn = { $creature } staje na kafelku { $tile }.
note-stood = { $player } stawia Stracha na wróble na skrzyżowaniu kafelków: { $tile }, { $tile2 }, { $tile3 }.
note-tile-gone = Kafelek { $tile } wypada z gry.
note-got-birdhouse = { $player } dostaje domek dla ptaków.
note-got-lightning = { $player } dostaje żeton pioruna.
note-bag-emptied = Ptaki, które zostały w worku, lecą na skwer.
note-goal-shown = { $player } odkrywa cel „{ $goal }”: { $reached ->
    [yes] zrealizowany
   *[no] niezrealizowany
}.
note-game-over = Gra jest skończona.

barrier-recruited = wylosowano ptaka z worka
barrier-goal-shown = odkryto cele

why-goal = własny cel
why-largest-flock = największe pojedyncze stado
why-creatures = stworzenia
why-fountain = fontanna
why-plaza = skwer

## Stół jako tekst

board-round = Runda { $round } z { $rounds }
board-phase-goals = wybór celów
board-phase-migration = faza migracji
board-phase-recruiting = faza rekrutacji
board-phase-perching = faza obsiadania
board-phase-upkeep = faza utrzymania
board-order = Kolejność graczy
board-column = Kolumna { $column }
board-tile-points = punkty za pierwsze, drugie i trzecie miejsce
board-beside = obok: { $tiles }
board-nests = { $nests ->
    [0] brak pustych gniazd
    [one] 1 puste gniazdo
    [few] { $nests } puste gniazda
    [many] { $nests } pustych gniazd
   *[other] { $nests } pustego gniazda
}
board-fountain = Fontanna
board-fountain-level = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-plaza = Skwer
board-bag = Worek
board-creatures = Stworzenia
board-creature-free = nikt nie kontroluje
board-creature-of = kontroluje { $player }
board-activated = w tej rundzie już aktywowane
board-players = Gracze
board-hand = Ptaki do umieszczenia
board-goal = Twój cel
board-goals-to-choose = Cele do wyboru
board-birdhouse = domek dla ptaków
board-lightning = piorun
board-empty = puste
board-gone = poza grą
board-legend-nest = stado w gnieździe
board-legend-house = stado pod domkiem dla ptaków
board-legend-reported = wartość podana przez jedno źródło, niepotwierdzona
board-you = ty
board-score = Punkty
board-nothing = nic

## Plansza w przeglądarce

board-farm = Gospodarstwo
board-kind-tree = Kafelek z drzewem
board-kind-home = Siedziba stworzenia
board-kind-special = Kafelek specjalny
board-birds = { $birds ->
    [one] 1 ptak
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
}
board-counts = liczy się jako { $size }
board-nest = Gniazdo
board-bonus = Akcja bonusowa
board-supply = Ptaki w ptaszarni
board-in-supply = w ptaszarni: { $birds }
board-place = tura { $place }
board-hint-take = Wybierz ptaka albo akcję bonusową.
board-hint-target = Teraz wybierz gdzie: możliwe miejsca są obwiedzione.
about-nest = Gniazdo znaczy jednego ptaka więcej dla stada, które w nim siedzi.
about-birdhouse = Postaw go na dowolnym stosie na kafelku: znaczy jednego ptaka więcej, a do stosu nic już nie dochodzi i nic z niego nie ubywa.
about-lightning = Poraź ptaka na kafelku: leci na fontannę. Albo puste gniazdo: znika.
about-creature = Kto pod koniec rundy kontroluje ten kafelek, kontroluje je w następnej: { $tile }.
about-fountain = Pole można zająć, gdy zajęte są wszystkie połączone z nim pola poniżej. Ptaki na fontannie punktują na koniec gry.
about-plaza = Każdy ptak na skwerze daje na koniec gry { board-fountain-level }.
about-bag = W każdej rundzie każdy ciągnie z worka { $birds ->
    [one] 1 ptaka
    [few] { $birds } ptaki
    [many] { $birds } ptaków
   *[other] { $birds } ptaka
}.
about-own-bird = Ptak z własnego stada: można go położyć na każdym kafelku.
about-others-bird = Ptak z cudzego stada: kładzie się go tak samo jak własnego, ale liczy się dla swojego stada.

## Pierwsza gra z przewodnikiem

tour-welcome = Witaj w gospodarstwie! Prowadzisz stado A. W każdej turze kładzie się na kafelku jednego ptaka, własnego lub cudzego. Kto ma na kafelku najwięcej ptaków, ten go kontroluje. Gra trwa pięć rund.
tour-medals = Trzy medale na kafelku to punkty za pierwsze, drugie i trzecie miejsce, przyznawane w każdej rundzie. Przyjrzyj się dobrze: na niektórych kafelkach lepiej być drugim albo trzecim.
tour-perch = W każdej rundzie dostajesz dwa ptaki ze swojego stada i dwa z worka. Twoje leżą pod gospodarstwem. Wybierz ptaka stada A, a potem gniazdo na tym kafelku: { tile-pine }. Gniazdo liczy się jak jeden ptak więcej.
tour-home = Korona i kolorowy brzeg pokazują, kto kontroluje kafelek. Niektóre kafelki są siedzibami stworzeń: kto kontroluje siedzibę na koniec rundy, dostaje stworzenie. Połóż tu swojego ptaka: { tile-hawk-nest }.
tour-others = We dwoje gra się z trzecim stadem, które nazywa się { flock-dummy }. Nigdy nie punktuje, ale zajmuje miejsca. Połóż jego ptaka tam, gdzie pierwszy jest drugi gracz: { tile-ash }.
tour-scored = Pierwsza runda za nami. Każdy kafelek przyniósł punkty; równe stada znoszą się nawzajem, więc drugie miejsce na jesionie nie dało nic. Kto ma najwięcej punktów, zaczyna teraz rundę. A Jastrząb jest twój!
tour-hawk = Raz w turze możesz wykonać akcję bonusową, przed położeniem ptaka albo po nim. Wybierz Jastrzębia, a potem jesion: na drugim miejscu remisuje tam z tobą { flock-dummy }.
tour-chase = Jastrząb przepędza jednego ptaka. Wybierz tego, którego ma tu { flock-dummy }: wtedy drugie miejsce będzie tylko twoje, a to 3 punkty w każdej rundzie.
tour-fountain = Przepędzone ptaki lecą na fontannę, gdzie na koniec gry punktują dla swojego stada. Pole wymaga, by zajęte były wszystkie połączone z nim pola poniżej. Zajmij pierwsze.
tour-build = Runda 4: każdy ma domek dla ptaków. Domek liczy się jak jeden ptak więcej, a do takiego stosu nic nie dochodzi i nic z niego nie ubywa. Chroń swoje duże stado na jesionie: największe stado ze wszystkich daje na koniec 10 punktów.
tour-strike = Runda 5, ostatnia: piorun posyła dowolnego ptaka na fontannę. Na wiązie siedzi w gnieździe tylko drugi gracz, z dwoma ptakami. Poraź jednego z nich.
tour-end = Po ostatniej rundzie są punkty za największe stado, za stworzenia oraz za ptaki na fontannie i na skwerze. Wygrywasz 72 do 63! W pełnej grze każdy ma jeszcze tajny cel. Miłej zabawy!

## Czego nie można ustawić

word-unknown = Po „{ $verb }” nie może stać „{ $word }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
tile-unknown = Nie ma kafelka „{ $tile }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
box-three-places = { $place }: tu muszą być trzy liczby, za pierwsze, drugie i trzecie miejsce.
box-nests = { $place }: gospodarstwo może wymagać gniazd w liczbie { $need }, a jest ich tylko { $have }.
box-fountain-size = { $place }: punkty i podparcia muszą być listami tej samej długości, po jednym wpisie na każde pole, a pól jest od 4 do 20.
box-fountain-ground = { $place }: cztery najniższe pola nie potrzebują podparcia i zapisuje się je jako ""; każde inne wymienia niższe pola, licząc od 1, na przykład "1 2".
box-goal-players = { $place }: tu muszą być dwie liczby, najmniejsza i największa liczba graczy.
box-goals-too-few = { $place }: przy liczbie graczy { $players } celów musi być po dwa dla każdego.
position-order = „{ $place }” musi wymieniać każde miejsce dokładnie raz, a miejsc jest { $players }.
position-farm = „farm” musi wymieniać różne kafelki w liczbie { $want }, a nie { $have }.
position-no-such-tile = W tym gospodarstwie nie ma kafelka „{ $tile }”.
position-no-birds = { $place }: bez ptaków na tym kafelku { $flock } nie może mieć gniazda ani domku.
position-nests = { $place }: za dużo stad w gniazdach; kafelek ma { $nests ->
    [0] 0 gniazd.
    [one] 1 gniazdo.
    [few] { $nests } gniazda.
    [many] { $nests } gniazd.
   *[other] { $nests } gniazda.
}
position-no-creature = Stworzenia „{ $creature }” nie ma w grze, bo w gospodarstwie nie ma jego siedziby.
position-scarecrow = { $place }: „pawn” musi wymieniać trzy kafelki, które się stykają, na przykład „oak+ash+pine”.
position-fountain = Na fontannie nie ma pola { $space }; liczba jej pól to { $spaces }.
position-no-goals = { $seat }: ta gra toczy się bez celów; ustaw opcję goals.
position-goals = { $seat } może mieć najwyżej dwa cele, tylko przeznaczone dla tej liczby graczy i takie, których nie ma nikt inny.
position-nothing-to-do = { $seat } nie ma nic do zrobienia: potrzebny jest ptak do umieszczenia albo akcja bonusowa, w rundzie 1 lub późniejszej.
position-too-many-birds = Stado { $flock } ma razem tylko { $most ->
    [one] 1 ptaka.
    [few] { $most } ptaki.
    [many] { $most } ptaków.
   *[other] { $most } ptaka.
}

## Co liczy badanie

count-tiles-on-farm = Kafelki na farmie
count-tiles-perched-on = Kafelki, na których umieszczono ptaka
count-tiles-scored = Kafelki, które dały punkty
count-creatures-controlled = Kontrolowane stworzenia
count-creatures-activated = Aktywowane stworzenia
count-birds = Co robiono z ptakami
count-points-at-the-end = Punkty na koniec gry
count-goals-kept = Zachowane cele
count-goals-reached = Zrealizowane cele
bird-nest = umieszczone w gnieździe
bird-birdhouse = nakryte domkiem dla ptaków
bird-lightning = porażone piorunem
