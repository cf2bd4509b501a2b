### Słowa samego programu, po polsku. Słowa każdej gry są w jej folderze.

## Czego nie można przyjąć: po jednym zdaniu, z miejscem i radą

game-unknown = Nie ma gry „{ $game }”; dostępne gry: { $games }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
players-out-of-range = W grze { $game } liczba graczy musi wynosić od { $least } do { $most }, a nie { $players }.
players-not-number = Liczba graczy musi być liczbą całkowitą, a nie „{ $players }”.
seed-out-of-range = Ziarno to liczba całkowita od 0 do 18446744073709551615, a nie „{ $seed }”.

option-unknown = Gra { $game } nie ma opcji „{ $option }”.{ $guess ->
    [no-guess] {" "}Zobacz „rookery games { $game }”.
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
option-not-switch = Opcja { $option } ma wartość on albo off, a nie „{ $value }”.
option-not-choice = Opcja { $option } ma jedną z wartości: { $values }, a nie „{ $value }”.
option-not-pick = Opcja { $option } to jeden z zestawów: { $sets }, albo lista nazw rozdzielonych przecinkami, a nie „{ $value }”.
option-unknown-name = Opcja { $option } nie zna nazwy „{ $value }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
option-name-twice = W opcji { $option } nazwa „{ $value }” występuje dwa razy.
option-wrong-size = W opcji { $option } liczba nazw to { $have }, a opcja { $size } ma wartość { $want }: uzgodnij jedno z drugim.
option-not-pair = Opcję podaje się jako NAME=VALUE, a nie „{ $value }”.

match-over = Gra jest skończona; ruchu „{ $move }” nie można już zagrać.
move-unknown = Nie ma takiego ruchu: „{ $text }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
move-incomplete = „{ $text }” to nie cały ruch; wpisz „{ $form }”.
move-illegal = Ruch „{ $move }” nie jest teraz możliwy (zasada { $rule }).
undo-too-far = Partia ma { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchów
}, więc nie można wrócić do ruchu { $ply }.

file-exists = Plik { $file } już istnieje i zostaje bez zmian; podaj inną nazwę.
file-not-read = Nie udało się odczytać { $file }: { $reason }.
file-not-written = Nie udało się zapisać { $file }: { $reason }.
file-not-text = { $file } nie jest plikiem tekstowym (UTF-8).
file-too-large = Plik { $file } ma więcej niż { $megabytes } MB.
file-refused = { $file }: { $reason }

record-not-json = { $file }, wiersz { $line }: zapis się urywa albo nie jest w formacie JSON ({ $reason }).
record-not-a-record = { $file } nie jest zapisem partii.
record-other-format = To nie jest zapis partii programu Rookery.
record-field-missing = W zapisie brakuje pola „{ $field }”.
record-field-wrong = Pole „{ $field }” w zapisie jest niewłaściwego rodzaju.
record-field-unknown = Zapis partii nie zna pola „{ $field }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
record-format-version = Ten zapis ma format w wersji { $version }; ten program czyta wersję { $ours }.
record-rules-version = Tę partię rozegrano według zasad w wersji { $version }; ten program gra według wersji { $ours }.
record-move-refused = { $file }, wiersz { $line } (ruch { $number }): { $reason }
record-does-not-fit = { $file }: w zapisie { $field } to { $stored }, a po odtworzeniu wychodzi { $replayed }.

components-refused = { $file }, wiersz { $line }: { $reason }
components-not-toml = { $file }, wiersz { $line }: to nie jest TOML ({ $reason }).
components-unknown = W pudełku nie ma „{ $place }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
components-not-section = { $place }: tu musi być sekcja z nazwami i wartościami.
components-wrong-kind = { $place }: tu musi być { $kind ->
    [number] liczba całkowita nie większa niż { $most }
    [numbers] lista liczb całkowitych nie większych niż { $most }
    [text] tekst
    [texts] lista tekstów
   *[other] wartość tego samego rodzaju co nasza
}.
components-printed = { $place } według instrukcji to { $value } i nie może być inaczej.
components-one-game = „--components” dotyczy jednej gry: podaj jej nazwę.
components-other = Gra toczy się z elementami z pliku { $file }.

position-not-names = { $place }: tu musi być tabela nazw.
position-not-number = { $place }: tu musi być liczba całkowita od { $least } do { $most }, a nie „{ $value }”.
position-not-yes-or-no = { $place }: tu musi być true albo false, a nie „{ $value }”.
position-not-list = { $place }: tu musi być lista, a nie „{ $value }”.
position-unknown-name = Nie ma nazwy „{ $place }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
position-unknown-word = { $place }: nie ma tu słowa „{ $value }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
position-word-twice = { $place }: słowo „{ $value }” występuje dwa razy.
position-two-rests = { $place }: „...” występuje dwa razy; wystarczy raz.
position-rest-not-here = { $place }: tu nie można pominąć kart, pisząc „...”.
position-only-result = „{ $place }” nie można ustawić; to wynika z przebiegu gry.
position-no-such-seat = Przy { $players ->
    [1] jednym graczu
   *[other] { $players } graczach
} nie ma miejsca { $seat }.

scenario-not-toml = { $file } nie jest plikiem TOML: { $reason }.
scenario-field-missing = W scenariuszu musi być „{ $field }”.
scenario-not-text = { $place }: tu musi być tekst.
scenario-not-legal = Ruch „{ $move }” powinien być możliwy, a nie jest.
scenario-legal = Ruch „{ $move }” nie powinien być możliwy, a jest.
scenario-also-legal = Ruch „{ $move }” też jest możliwy, choć nie ma go na liście.
scenario-not-noted = To powinno było się zdarzyć, a się nie zdarzyło: { $note }. Zdarzyło się: { $happened }.
scenario-noted = To nie powinno było się zdarzyć, a się zdarzyło: { $note }.
scenario-note-nameless = { $place }: brakuje „note”, nazwy tego, co się zdarzyło.
scenario-empty-only = { $place }: lista jest pusta; „none” mówi, że żaden ruch danego rodzaju nie jest możliwy.
scenario-not-steps = Kroki zapisuje się jako [[step]], w podwójnych nawiasach.
scenario-place = { $place }: { $reason }
scenario-differs = { $place }: powinno być { $wanted }, a jest { $found }.

## Wiersz poleceń

command-overview = Rookery rozgrywa Kokopelli zgodnie z instrukcją: z ludźmi, przeciw botom albo w setkach tysięcy partii.
command-play = Zagraj tutaj, w terminalu: przeciw botom albo ze znajomymi przy jednej klawiaturze.
command-simulate = Rozegraj wiele losowych partii na wszystkich rdzeniach i pokaż, co z nich wyszło.
command-replay = Odtwórz zapis partii i sprawdź, czy kończy się tak, jak w nim podano.
command-check = Sprawdź scenariusze: pozycje, ruchy i to, co musi się zgadzać.
command-bench = Zmierz, ile ruchów na sekundę rozgrywa każda gra.
command-games = Pokaż gry, ich opcje i zawartość każdego pudełka.
command-more = „rookery COMMAND --help” powie więcej o danym poleceniu.
command-language = „--lang XX” ustawia język: { $languages }.
command-stopped = Przerwano.
command-unknown = Nie ma polecenia „{ $command }”; dostępne polecenia: { $commands }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
language-unknown = Rookery nie zna języka „{ $language }”; zna: { $languages }.

help-usage = Użycie:
help-arguments = Argumenty
argument-help = pokaż ten tekst
argument-game = nazwa gry; zobacz „rookery games”
argument-file = zapis partii
argument-files = pliki lub foldery ze scenariuszami; domyślnie wszystkie
argument-players = liczba graczy
argument-option = opcja gry; można podać kilka razy
argument-components = plik z zawartością twojego pudełka; zobacz docs/components.md
argument-seed = liczba całkowita, od której zależy rozdanie; ta sama liczba daje tę samą grę
argument-humans = ilu graczy to ludzie; pozostali to boty
argument-names = imiona graczy
argument-bot = kto gra na pozostałych miejscach: easy, medium, hard albo random, greedy, search:2000 (liczba rozgrywek próbnych), search:1s (czas)
argument-resume = wznów zapisaną grę
argument-plain = zwykłe zdania zamiast rysunków, dla czytników ekranu
argument-games = ile partii rozegrać
argument-jobs = ilu rdzeni użyć; domyślnie wszystkich
argument-record-dir = folder na zapisy pierwszych partii
argument-keep = ile zapisów tam zachować; domyślnie 10
argument-json = wypisz wynik jako JSON
argument-notes = wypisz po jednym obiekcie JSON na każdy ruch
argument-coverage = wypisz zasady i rozstrzygnięcia, których nie pokazuje żaden scenariusz
argument-seconds = jak długo mierzyć każdy wiersz
argument-missing = Brakuje argumentu { $argument }; zobacz „--help”.
argument-incomplete = { $argument }: potrzebna jest pasująca wartość; zobacz „--help”.
argument-unknown = Nie ma argumentu „{ $argument }”.{ $guess ->
    [no-guess] {" "}Zobacz „--help”.
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
argument-not-number = { $argument }: potrzebna jest liczba całkowita od { $least } do { $most }, a nie „{ $value }”.
argument-not-seconds = { $argument }: potrzebna jest liczba sekund większa od 0, najwyżej 3600, a nie „{ $value }”.
bot-unknown = Nie ma bota „{ $bot }”; dostępne boty: { $bots }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
bot-without-budget = Bot „{ $bot }” nie przyjmuje budżetu; podaj samą nazwę.
bot-setting-unknown = Bot „{ $bot }” nie ma ustawienia „{ $setting }”; ustawienia: { $settings }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Czy chodzi o „{ $guess }”?
}
bot-bad-number = W bocie „{ $bot }” wartość { $what } to „{ $value }”; musi być od { $least } do { $most } (search:2000 rozgrywa 2000 linii, search:1s myśli sekundę).

cache-not-written = Skompilowanych zasad nie można zapisać w { $folder } ({ $reason }); ustaw XDG_CACHE_HOME na własny folder.
native-loading = Przygotowuję zasady (za pierwszym razem kompilacja trwa około pół minuty)…

replay-fits = { $file }: { $moves ->
    [one] odtworzono jeden ruch
    [few] odtworzono { $moves } ruchy
    [many] odtworzono { $moves } ruchów
   *[other] odtworzono { $moves } ruchów
}, wszystko zgadza się z zapisem. Wyniki: { $scores }.

check-result = zaliczone: { $passed }, niezaliczone: { $failed }
check-failed = { $file } ({ $title }), krok { $step }:
check-no-scenarios = W { $folder } nie ma scenariuszy.
check-uncovered = { $game }: { $missing ->
    [0] wszystkie zasady i rozstrzygnięcia ({ $all }) mają scenariusz.
    [one] jedna z { $all } zasad i rozstrzygnięć nie ma scenariusza:
    [few] { $missing } z { $all } zasad i rozstrzygnięć nie mają scenariusza:
    [many] { $missing } z { $all } zasad i rozstrzygnięć nie ma scenariusza:
   *[other] { $missing } z { $all } zasad i rozstrzygnięć nie ma scenariusza:
}

games-more = „rookery games NAME” pokaże opcje gry i zawartość jej pudełka.
games-options = Opcje
games-name = Nazwa
games-default = Domyślnie
games-values = Wartości
games-meaning = Znaczenie
games-components = Zawartość pudełka
games-component = Element
games-value = Wartość
games-mark = Podstawa
games-source = Źródło
mark-printed = wydrukowane
mark-inferred = wywnioskowane
mark-reported = według jednego źródła
mark-reconstructed = zrekonstruowane
mark-given = podane

simulate-playing = Rozgrywam
simulate-title = { $games ->
    [one] Jedna losowa partia
    [few] { $games } losowe partie
    [many] { $games } losowych partii
   *[other] { $games } losowych partii
} gry { $game }, liczba graczy: { $players }, ziarno: { $seed }
simulate-seat = Miejsce
simulate-wins = Wygrane
simulate-mean = Średnia
simulate-deviation = Odchylenie
simulate-least = Najmniej
simulate-quartiles = Kwartyle
simulate-most = Najwięcej
simulate-all = Wszystkie wyniki
simulate-length = Ruchy
simulate-scores = Jak często padał każdy wynik:
simulate-unfinished = { $games ->
    [one] Jedną partię
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} przerwano po { $limit } ruchach i pominięto w powyższych wynikach.
simulate-speed = { $moves ->
    [one] Jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchów
} w { $seconds } s na { $jobs ->
    [1] jednym rdzeniu
   *[other] { $jobs } rdzeniach
}: { $speed } na sekundę.
simulate-keep-where = „--keep” wymaga „--record-dir”, folderu na zapisy.
simulate-records-exist = Plik { $file } już istnieje i zostaje bez zmian; podaj inny folder albo inne ziarno.

bench-measuring = Mierzę: { $game }…
bench-game = Gra
bench-players = Gracze
bench-mode = Tryb
bench-jobs = Rdzenie
bench-speed = Ruchy na sekundę
bench-length = Ruchy na partię
mode-interpreted = interpretowany
mode-native = natywny
mode-native-step = natywny, po jednym kroku

## Raporty

page-as-table = Te same liczby w tabeli

## Gra w terminalu

play-human = Gracz { $seat }
play-bot = Bot { $seat }
level-easy = Wróbel { $seat }
level-medium = Sójka { $seat }
level-hard = Kruk { $seat }
play-welcome = Witaj! Wpisz numer ruchu albo część jego opisu; „pomoc”, „podpowiedź”, „cofnij”, „zapisz PLIK” i „koniec” działają w każdej chwili. Ziarno: { $seed }.
play-command-undo = cofnij
play-command-hint = podpowiedź
play-command-help = pomoc
play-command-save = zapisz
play-command-quit = koniec
play-help = „pomoc { $first }” do „pomoc { $last }” pokazują po jednej zasadzie, „pomoc SŁOWO” te, w których jest to słowo. Ruch wybierasz, wpisując jego numer albo część opisu. „cofnij 3” cofa trzy twoje decyzje.
play-hint = { $move }: szanse { $outlook }, na koniec { $lead } pkt przewagi; sprawdzono w { $tried ->
    [one] jednej rozgrywce próbnej
   *[other] { $tried } rozgrywkach próbnych
}.
play-hint-only = { $move }: nic innego nie można zrobić.
play-no-rule = Żadna zasada nie zawiera „{ $wanted }”; zasady mają numery od { $first } do { $last }.
play-no-such-number = Nie ma ruchu { $number }; ruchy mają numery od 1 do { $most }.
play-several = „{ $typed }” może znaczyć: { $moves }.
play-nothing-to-undo = { $most ->
    [0] Nie ma jeszcze czego cofać.
    [one] Możesz cofnąć tylko jedną swoją decyzję.
    [few] Możesz cofnąć tylko { $most } swoje decyzje.
    [many] Możesz cofnąć tylko { $most } swoich decyzji.
   *[other] Możesz cofnąć tylko { $most } swoich decyzji.
}
play-undone = Cofnięto; { $moves ->
    [0] nie rozegrano jeszcze nic.
    [one] rozegrano jeden ruch.
    [few] rozegrano { $moves } ruchy.
    [many] rozegrano { $moves } ruchów.
   *[other] rozegrano { $moves } ruchów.
}
play-saved = Zapisano jako { $file }.
play-kept = Partia jest zachowana jako { $file }.
play-kept-unfinished = Partia jest zachowana jako { $file }; „rookery play --resume FILE” ją wznowi.
play-curtain = Teraz gra: { $player }. Gdy nikt inny nie patrzy, naciśnij Enter.
play-result = Koniec gry
play-over-prompt = cofnij, zapisz lub koniec
play-total = Razem
play-winners = { $count ->
    [1] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają: { $winners }.
}
