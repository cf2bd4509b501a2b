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

database-not-opened = Nie można otworzyć stołów zapisanych w { $file }: { $reason }.
table-full = Przy tym stole nie ma już wolnego miejsca; można popatrzeć albo otworzyć własny stół.
table-waiting = Stół czeka na graczy; gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-over = Gra przy tym stole jest skończona.
seat-taken = To miejsce nie jest wolne; wybierz inne.
secret-unknown = Ten link nie otwiera żadnego miejsca przy tym stole; może miejsce przeniesiono na inne urządzenie.
level-unknown = Nie ma poziomu „{ $level }”; poziomy to: { $levels }.
name-wrong = Imię ma od 1 do { $most } znaków, bez nowych wierszy i znaków sterujących.
chat-wrong = Wiadomość ma od 1 do { $most } znaków, bez znaków sterujących.
phrase-unknown = Nie ma zwrotu „{ $phrase }”; zwroty to: { $phrases }.
move-stale = Od kiedy widać było ten stół, coś się wydarzyło; spójrz jeszcze raz i wybierz na nowo.
not-your-turn = To nie jest twoja kolej.
undo-nothing = Nie ma jeszcze żadnej twojej decyzji, którą można by cofnąć.
undo-barrier = Tego nie można po prostu cofnąć; zapytaj innych przy stole.
redo-nothing = Nie ma czego powtórzyć.
stand-in-not-needed = Tu nie można nikogo zastąpić: na tym miejscu nie siedzi człowiek albo bot już za niego gra.
stand-in-not-there = Na tym miejscu nikogo nie zastępuje bot.
table-unknown = Nie ma takiego stołu; być może link jest niepełny.
table-other-rules = Ta partia zaczęła się według wersji { $version } zasad, a tu jest wersja { $ours }: można ją obejrzeć, ale nie da się grać dalej.
table-replays-differently = Według obecnych zasad ruch { $number } („{ $move }”) byłby inny: partię można obejrzeć do tego miejsca, ale nie da się grać dalej.
stand-in-plays = Na tym miejscu gra bot; najpierw odbierz mu miejsce.
rematch-too-early = Rewanż zaczyna się po końcu gry.
seat-kind-unknown = Miejsce jest dla „here”, „person” albo „bot”, nie dla „{ $kind }”.
seat-unknown = Przy tym stole nie ma takiego miejsca.
not-your-seat = To nie jest twoje miejsce.
code-unknown = Ten kod niczego nie otwiera; mógł już zostać użyty albo jest za stary.
answer-not-asked = Nikt nie czeka na twoją odpowiedź.
look-too-far = { $moves ->
    [one] Był dopiero { $moves } ruch
    [few] Były dopiero { $moves } ruchy
    [many] Było dopiero { $moves } ruchów
   *[other] Było dopiero { $moves } ruchu
}, więc nie można pokazać ruchu { $ply }.
look-not-yours = Inne miejsca można obejrzeć po końcu gry.
hint-not-fair = Podpowiedzi są tylko tam, gdzie nie gra inny człowiek.
watching-not-allowed = Na ten stół mogą patrzeć tylko grający.
too-many-readers = Ten stół ogląda już tyle osób, że więcej się nie zmieści.
too-much = To było za dużo w zbyt krótkim czasie; poczekaj chwilę i próbuj dalej.
message-unreadable = Strona i serwer nie rozumieją się; załaduj stronę ponownie.
request-wrong = Nie da się odczytać zapytania: { $reason }.
body-too-long = Zapytanie jest za długie; może mieć najwyżej { $most } bajtów.
origin-wrong = To pochodzi ze strony innego serwera.
not-found = Pod tym adresem niczego nie ma.
server-broken = Coś się tu nie udało; zostało to zapisane, a ponowna próba może pomóc.
record-not-yet = Zapis partii można pobrać po końcu gry: zdradza to, co jeszcze jest tajne.
boxes-too-many = Ten serwer zna już tyle różnych pudełek, ile może; zagrajcie zwykłym.
port-not-free = Pod { $host }, port { $port }, nie da się otworzyć stołu ({ $reason }); wybierz inny za pomocą --port.
verify-no-commitment = { $file } nie jest zapisem partii na serwerze: nie ma z czym porównać ziarna.
verify-other-seed = { $file }: ziarno nie pasuje do tego, co obiecano na początku ({ $promised }); daje { $found }.
argument-not-amount = { $argument } musi być liczbą, która nie jest ujemna, a nie „{ $value }”.

## Wiersz poleceń

command-overview = Rookery rozgrywa Kokopelli zgodnie z instrukcją: z ludźmi, przeciw botom albo w setkach tysięcy partii.
command-play = Zagraj tutaj, w terminalu: przeciw botom albo ze znajomymi przy jednej klawiaturze.
command-simulate = Rozegraj wiele losowych partii na wszystkich rdzeniach i pokaż, co z nich wyszło.
command-arena = Rozegraj uczciwy turniej botów i pokaż, jak dobry jest każdy z nich i na ile to pewne.
command-study = Rozegraj wiele partii bota z samym sobą i pokaż, co wygrywa: które miejsce i które elementy gry.
command-replay = Odtwórz zapis partii i sprawdź, czy kończy się tak, jak w nim podano.
command-serve = otwiera stół w przeglądarce, dla tego komputera albo dla innych
command-verify = sprawdza, czy skończoną partię rozegrano kartami ustalonymi na początku
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
argument-bot = który bot gra: easy, medium, hard albo random, greedy, search:2000 (liczba rozgrywek próbnych), search:1s (czas)
argument-resume = wznów zapisaną grę
argument-plain = zwykłe zdania zamiast rysunków, dla czytników ekranu
argument-games = ile partii rozegrać
argument-jobs = ilu rdzeni użyć; domyślnie wszystkich
argument-gpu = graj na GPU, jeśli jest takie, którego Numba może użyć
argument-record-dir = folder na zapisy pierwszych partii
argument-keep = ile zapisów tam zachować; domyślnie 10
argument-bots = nazwy co najmniej dwóch botów; zobacz docs/arena.md
argument-results = plik, w którym zostaje każda skończona partia; to samo polecenie wznawia z niego turniej
argument-report = folder na stronę z wykresami
argument-ray = graj na klastrze Ray pod tym adresem; „local” uruchamia klaster tutaj
argument-json = wypisz wynik jako JSON
argument-notes = wypisz po jednym obiekcie JSON na każdy ruch
argument-host = adres; 0.0.0.0 wpuszcza innych (zwykle: 127.0.0.1, tylko ten komputer)
argument-port = port (zwykle: pierwszy wolny od 8000)
argument-data = folder, w którym są stoły
argument-pace = ile co najmniej trwa ruch bota, w sekundach
argument-limits = rozszerza tyle razy każde ograniczenie tego, co wolno jednemu adresowi
argument-quiet = nie otwiera przeglądarki i zapisuje tylko to, co się nie udało
argument-commitment = zobowiązanie, które stół pokazał na początku
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
gpu-loading = Przygotowuję zasady dla GPU (około pół minuty)…
gpu-missing = Nie ma tu GPU, którego Numba mogłaby użyć; docs/environments.md mówi, czego potrzeba.

replay-fits = { $file }: { $moves ->
    [one] odtworzono jeden ruch
    [few] odtworzono { $moves } ruchy
    [many] odtworzono { $moves } ruchów
   *[other] odtworzono { $moves } ruchów
}, wszystko zgadza się z zapisem. Wyniki: { $scores }.
serve-ready = Rookery jest gotowe: { $address }
    Stoły są w { $folder }. Ctrl-C kończy; nic nie przepada.
verify-fits = Ziarno pasuje do zobowiązania { $commitment }, a partia daje się odtworzyć do końca ({ $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}).
verify-fits-itself = Ziarno pasuje do zobowiązania w zapisie, { $commitment }, a partia daje się odtworzyć do końca ({ $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}). Porównaj zobowiązanie z tym, co stół pokazał na początku.

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
simulate-speed-gpu = Ruchy: { $moves }, w { $seconds } s na GPU: { $speed } na sekundę.
simulate-keep-where = „--keep” wymaga „--record-dir”, folderu na zapisy.
simulate-records-exist = Plik { $file } już istnieje i zostaje bez zmian; podaj inny folder albo inne ziarno.

study-title = { $game }: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, liczba graczy: { $players }, na każdym miejscu „{ $bot }”, ziarno: { $seed }
study-stopped = Przerwano, zanim rozegrano wszystkie partie (miało ich być { $wanted }); oto, co pokazują te ukończone.
study-nothing = Żadna partia nie dobiegła końca, więc nie ma czego pokazać.
study-seats = Czy miejsce ma znaczenie?
study-seats-intro = Przerywana linia pokazuje, ile wygrywałoby każde miejsce, gdyby miejsca nie miały znaczenia; wspólna wygrana liczy się jako część wygranej. Kreski to 95-procentowe przedziały ufności.
study-thing = Co
study-came = Pojawiło się w
study-used-by = Użyło
study-won = Wygrane z tym
study-more-wins = Więcej wygranych, p.p.
study-more-points = Więcej punktów
study-higher-scores = Wyższe wyniki
study-more-wins-title = Więcej wygranych niż inni w tej samej partii
study-more-points-title = Więcej punktów niż inni w tej samej partii
study-higher-scores-title = Wyższe wyniki wszystkich niż w partiach bez tego
study-percentage-points = punkty procentowe
study-difference = { $difference } ± { $margin }
study-example = „{ $thing }”: miejsca, których to dotyczy, wygrały { $won } swoich partii, a inne w tych samych partiach { $others }. To nie dowód, że właśnie dlatego się wygrywa lub przegrywa.
study-by-lot = O tym, co było w grze, decydował los, a nie gracze: różnica jest więc skutkiem samej tej rzeczy w porównaniu z tym, co mogło się tam znaleźć zamiast niej.
study-too-few = Niczego tu nie da się porównać: potrzeba do tego { $fewest } partii, w których miejsca lub partie się różnią.
study-caution = Te liczby mówią, co idzie ze sobą w parze, a nie co jest przyczyną: kto z czegoś skorzystał, wygrał tyle a tyle swoich partii, i nie jest to dowód, że właśnie to daje zwycięstwo. Kto prowadzi, może sobie na więcej pozwolić, a jeden dobry ruch pociąga za sobą inne. Poza tym grał bot „{ $bot }”: ludzie mogą grać inaczej.
study-how = W każdej partii miejsca, które z czegoś skorzystały, porównuje się z tymi, które w tej samej partii tego nie zrobiły; każda taka partia liczy się raz, a gdy jest ich mniej niż { $fewest }, wyniku się nie podaje. Po znaku ± stoi połowa szerokości 95-procentowego przedziału ufności, wyliczonego z różnic między partiami. Zmierzono { $differences ->
    [one] jedną różnicę
    [few] { $differences } różnice
    [many] { $differences } różnic
   *[other] { $differences } różnicy
}; przez czysty przypadek poza swoim przedziałem leży ich około { $wrong }.
study-unsure = { $unsure ->
    [one] Jedna z { $all } wartości w tym pudełku jest odtworzona lub znana
    [few] { $unsure } z { $all } wartości w tym pudełku są odtworzone lub znane
    [many] { $unsure } z { $all } wartości w tym pudełku jest odtworzonych lub znanych
   *[other] { $unsure } z { $all } wartości w tym pudełku jest odtworzone lub znane
} tylko z jednego źródła: to, co zależy od takich wartości, dotyczy naszych, a twojego pudełka może nie dotyczyć.
study-page-title = Co wygrywa w { $game }?
study-page-read = Jak to czytać
study-written = Strona jest w pliku { $file }.

arena-too-few-bots = W turnieju gra od { $least } do { $most } botów, a podano: { $bots }.
arena-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} gry { $game }, liczba graczy: { $players }, liczba rozdań: { $deals }, ziarno: { $seed }
arena-rounded = Zamówiono partii: { $asked }. Liczba rozegranych to { $games }, bo każde rozdanie rozgrywa się { $block } razy, aby każdy bot usiadł na każdym miejscu.
arena-resumed = W pliku { $file } { $games ->
    [one] była już jedna z tych partii.
    [few] były już { $games } z tych partii.
    [many] było już { $games } z tych partii.
   *[other] było już { $games } z tych partii.
}
arena-nothing = Żadnego rozdania nie rozegrano jeszcze do końca, więc nie ma czego pokazać.
arena-bot = Bot
arena-games = Partie
arena-share = Udział w wygranych
arena-score = Średni wynik
arena-rating = Ranking
arena-speed = ms na ruch
arena-seat = Miejsce { $seat }
arena-all = Wszystkie boty
arena-head-to-head = Bezpośrednie porównanie: jak często bot z wiersza kończył przed botem z kolumny; remis liczy się za pół
arena-intervals = Nawiasy i ± to 95-procentowe przedziały ufności. Przedziały wygranych i wyników wynikają z różnic między rozdaniami, bo partie z jednego rozdania łączy ten sam los. Bot równy innym wygrywałby { $equal }.

arena-page-title = Turniej: { $game }, liczba graczy: { $players }
arena-page-intro = { $games ->
    [one] Jedna partia,
    [few] { $games } partie,
    [many] { $games } partii,
   *[other] { $games } partii,
} liczba botów: { $bots }, liczba rozdań: { $deals }. Każde rozdanie rozgrywa się kilka razy z botami na innych miejscach, żeby nie rozstrzygało ani dobre miejsce, ani dobre karty.
arena-page-strength = Kto gra lepiej?
arena-page-strength-intro = Wspólna wygrana liczy się każdemu jako część wygranej; przerywana linia pokazuje, ile wygrywałby bot równy innym. Ranking (model Placketta i Luce'a w wersji openskill) uwzględnia też, kto był drugi czy trzeci; wszyscy zaczynają od { $start }. Kropki to oszacowania, kreski to ich 95-procentowe przedziały ufności. Przedziały wygranych wynikają z różnic między rozdaniami, bo partie z jednego rozdania łączy ten sam los.
arena-page-points = Ile punktów?
arena-page-points-intro = Na pierwszym wykresie pionowa kreska to mediana; na drugim kreska to 95-procentowy przedział ufności średniej, liczony jak wyżej według rozdań.
arena-page-pairs = Kto kogo pokonuje?
arena-page-pairs-intro = Jak często bot z wiersza kończył przed botem z kolumny, gdy siedzieli przy jednym stole; remis liczy się za pół.
arena-page-seats = Czy miejsce ma znaczenie?
arena-page-seats-intro = Każdy bot siedział na każdym miejscu równie często. Paski pokazują, na których miejscach padały jego wygrane: równe części znaczą, że miejsce nie ma znaczenia. W tabeli jest udział w wygranych na każdym miejscu.
arena-page-length = Jak długa jest partia?
arena-page-length-intro = Ruchy wszystkich graczy razem; decyzja złożona z kilku części liczy się jako kilka ruchów.
arena-page-source = Skąd pochodzą te liczby
arena-page-source-intro = Rookery { $version }, zasady gry { $game } w wersji { $rules }, ziarno: { $seed }. To samo polecenie daje te same partie, chyba że bot ma budżet w sekundach.
arena-percent = % partii
arena-percent-ahead = % partii, w których bot z wiersza był wyżej
arena-points = punkty
arena-moves = ruchy
arena-scores = Jak często padał każdy wynik
arena-pairs = Bezpośrednie porównanie
arena-wins-by-seat = Na których miejscach padały wygrane
arena-lengths = Długość partii
arena-mean = Średnia
arena-median = Mediana
arena-interval = Przedział 95 %
arena-command = Polecenie
arena-options = Opcje

results-busy = Inny turniej właśnie zapisuje do pliku { $file }; poczekaj na jego koniec albo podaj inny plik.
results-not-ours = { $file } nie jest plikiem wyników turnieju i zostaje bez zmian; podaj inną nazwę.
results-format-version = { $file } ma format w wersji { $version }; ta wersja Rookery czyta wersję { $ours }.
results-bad-line = { $file }, wiersz { $line }: to nie jest partia tego turnieju; usuń ten wiersz albo podaj inny plik.
results-other = W pliku { $file } jest inny turniej: „{ $place }” to tam { $value }, a tutaj { $ours }; podaj inny plik.
pool-broken = Proces, który rozgrywał partie, nagle się zakończył, może z braku pamięci; spróbuj z mniejszą liczbą „--jobs”. Skończone partie są w pliku wyników, jeśli go podano.
ray-missing = Ray nie jest zainstalowany; wystarczy „pip install 'rookery[ray]'”.
ray-no-answer = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray: { $reason }.
ray-failed = Klaster Ray się poddał: { $reason }.

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
mode-gpu = GPU

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
play-hint = { $move }: szanse { $outlook }, na koniec { $lead } pkt { $side ->
    [behind] straty
   *[ahead] przewagi
}; sprawdzono w { $tried ->
    [one] jednej rozgrywce próbnej
    [few] { $tried } rozgrywkach próbnych
    [many] { $tried } rozgrywkach próbnych
   *[other] { $tried } rozgrywki próbnej
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

## Stół w przeglądarce

barrier-moved = ruszył się inny gracz
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thinking = Zastanawiam się.
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
phrase-rematch = Jeszcze jedna partia?
phrase-bye = Do widzenia!

# The page

web-skip = Przejdź do treści
web-to-home = Rookery: wszystkie gry
web-settings = Ustawienia
web-close = Zamknij
web-cancel = Nie teraz
web-yes = Tak
web-no = Nie
web-send = Wyślij
web-again = Spróbuj ponownie
web-loading = Chwileczkę …
web-guest = Gość
web-no-server = Serwer nie odpowiada. Czy jest uruchomiony?
web-went-wrong = Nie udało się (odpowiedź { $status }). Spróbuj ponownie.
web-no-game = Nie ma tu takiej gry.
web-no-table = Nie można otworzyć tego stołu

web-language = Język
web-theme = Wygląd
web-theme-auto = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-contrast = wysoki kontrast
web-speed = Animacje
web-speed-off = wyłączone
web-speed-fast = szybkie
web-speed-normal = zwykłe
web-speed-slow = powolne
web-sound = Cichy dźwięk, gdy jest moja kolej
web-confirm-setting = Pytaj przed tym, czego nie można cofnąć
web-your-name = Twoje imię

web-home-title = Trzy gry, jeden stół
web-home-lead = Graj z przyjaciółmi przez link, przy jednym tablecie albo przeciw botom, które myślą. Bez konta, bez instalacji.
web-games = Gry
web-players = od { $least } do { $most } graczy
web-players-count = { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
web-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
web-weight = Ciężar { $weight } z 5
web-play-now = Graj od razu
web-with-friends = Z przyjaciółmi
web-same-device = Jeden ekran
web-watch-bots = Oglądaj boty
web-learn = Pierwsza gra z przewodnikiem
web-rules = Zasady
web-all-options = Wszystkie opcje
web-my-tables = Twoje stoły
web-open-tables = Otwarte stoły
web-your-turn = Twoja kolej
web-phase-waiting = Czeka na graczy
web-phase-playing = Gra trwa
web-phase-over = Koniec
web-free-seat = wolne miejsce
web-other-ways = Inne drogi do stołu
web-code-title = Przenieś miejsce z innego urządzenia
web-code-help = Drugie urządzenie pokaże kod: kliknij tam swoje imię.
web-code-use = Zajmij miejsce
web-record-title = Otwórz zapis gry
web-record-help = Obejrzyj grę jeszcze raz, ruch po ruchu.
web-record-choose = Wybierz plik

web-new-table = Nowy stół
web-seats = Kto gra?
web-how-many = Ilu graczy
web-who-at = Kto siedzi na miejscu { $seat }
web-name-at = Imię gracza { $seat }
web-level-at = Siła gracza { $seat }
web-name = Imię
web-player = Gracz { $seat }
web-who-here = Przy tym urządzeniu
web-who-person = Przez link
web-who-person-help = kto otworzy link
web-who-bot = Bot
web-level-easy = Wróbel, łatwy
web-level-medium = Sójka, średni
web-level-hard = Kruk, silny
web-strength-easy = łatwy
web-strength-medium = średni
web-strength-hard = silny
web-options = Zasady tego stołu
web-options-help = Ustawione tak jak w instrukcji.
web-value-random = losowo
web-value-beginner = zestaw początkowy
web-the-table = Stół
web-listed = Otwarty dla wszystkich
web-listed-help = Każdy może znaleźć go na liście i zająć wolne miejsce.
web-watchable = Można oglądać
web-watchable-help = Kto ma link, może patrzeć. Widzi tylko to, co jawne.
web-clock = Z zegarem
web-clock-help = Gdy komuś skończy się czas, zastąpi go bot.
web-bank = Minut dla każdego
web-refill = Sekund więcej na turę
web-make-play = Zacznij grę
web-make-invite = Przygotuj stół i zaproś

web-invite = Zaproszenie
web-invite-title = Zaproś pozostałych
web-invite-help = Wyślij ten link albo pokaż kod do zeskanowania. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-join-title = Miejsce przy stole: { $game }
web-seat = Miejsce
web-any-seat = dowolne
web-sit-down = Usiądź
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod QR

web-board = Plansza
web-beside = Obok planszy
web-turn = Czyja kolej
web-to-move = Ruch wykonuje { $player }.
web-winners = { $count ->
    [0] Gra skończona.
    [one] Zwycięzca: { $winners }.
    [few] Wspólne zwycięstwo: { $winners }.
    [many] Wspólne zwycięstwo: { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
}
web-winner = zwycięzca
web-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-you = ty
web-away = bez połączenia
web-who-plays = Kto gra
web-rule = Zasada { $rule }
web-undo = Cofnij
web-undo-asks = Cofnij: pozostali zostaną zapytani, bo { $barrier }
web-redo = Powtórz cofnięte
web-hint = Poproś bota o podpowiedź
web-hint-thinking = Kruk myśli …
web-outlook = { $lead ->
    [none] szansa na wygraną { $outlook }
   *[other] szansa na wygraną { $outlook }, przewaga { $lead }
}
web-palette = Znajdź ruch
web-palette-field = Wpisz kilka liter ruchu
web-palette-none = Taki ruch nie jest teraz możliwy. Enter mówi dlaczego.
web-moves = Ruchy
web-log = Dziennik
web-log-empty = Jeszcze nic się nie wydarzyło.
web-earlier = Wcześniej
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-field = Powiedz coś
web-which = Który ruch?
web-sure = Na pewno?
web-no-way-back = Nie można tego po prostu cofnąć: { $barrier }.
web-and-more = { $count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
web-mark-reconstructed = Tę wartość odtworzyliśmy sami; w twoim pudełku może być inna.
web-mark-reported = Ta wartość pochodzi z jednego źródła; w twoim pudełku może być inna.
web-mark-given = Ta wartość została podana dla tego stołu.
web-connection-connecting = łączenie …
web-connection-lost = brak połączenia, próbuję ponownie …
web-connection-sending = jeszcze nie zapisano …
web-asked = { $player } prosi o cofnięcie ruchu. Zgoda?
web-asked-waiting = Prosisz o cofnięcie ruchu. Pozostali odpowiadają.
web-curtain = Zasłona między graczami
web-curtain-title = { $player }, twoja kolej
web-curtain-help = Teraz na ekran powinien patrzeć tylko ten gracz: { $player }.
web-curtain-lift = To ja, { $player }
web-watching = Oglądasz.
web-watch = Tylko oglądaj
web-recap = Od mojej tury
web-recap-nothing = Nikt się od tego czasu nie ruszył.
web-recap-play = Pokaż na planszy
web-look-back = Obejrzyj wstecz
web-looking-back = Patrzysz w przeszłość.
web-stood-in = gra tu bot
web-stood-in-help = Za tę osobę gra bot, dopóki nie wróci.
web-stand-in-me = Niech bot gra za mnie
web-stand-in-them = Niech bot gra za tę osobę
web-come-back = Gram dalej
web-give = Graj dalej na innym urządzeniu
web-give-code = Pokaż kod
web-give-help = Wpisz go na pierwszej stronie Rookery na drugim urządzeniu. Działa raz, przez kilka minut.
web-line-sat = { $player } siada do stołu.
web-line-undo = { $player } cofa.
web-line-redo = { $player } powtarza cofnięte.
web-line-stood-in = Bot gra za gracza { $player }.
web-line-came-back = { $player } gra dalej.
web-line-moved-device = { $player } gra teraz na innym urządzeniu.
web-line-rematch = Zaczyna się następna gra.

web-replay = Powtórka
web-first = Na początek
web-before = Ruch wstecz
web-play = Odtwarzaj
web-pause = Pauza
web-after = Ruch dalej
web-last = Na koniec
web-move-number = Ruch
web-move-of = { $ply } z { $last }
web-round = Runda { $round }
web-chapters = Runda
web-seen-by = Widziane przez
web-as = jako { $player }
web-as-watcher = jako widz
web-to-now = Wróć do teraz
web-end = Koniec gry
web-rematch = Jeszcze raz
web-to-rematch = Do nowej gry
web-download = Zapis
web-sources = Skąd wzięły się punkty
web-source = Źródło
web-total = Razem
web-chart = Punkty w czasie gry
web-fair = Czy było uczciwie?
web-fair-help = Przed pierwszym ruchem pokazano zobowiązanie: odcisk ziarna, które decyduje o każdej karcie. Teraz ziarno jest jawne; „rookery verify” sprawdza z nim zapis gry.
web-commitment = Zobowiązanie
web-seed = Ziarno
web-salt = Sól

web-rules-of = Zasady gry { $game }
web-search-rules = Szukaj w zasadach
web-found = { $count ->
    [one] znaleziono jedną zasadę
    [few] znaleziono { $count } zasady
    [many] znaleziono { $count } zasad
   *[other] znaleziono { $count } zasady
}
web-nothing-found = Żadna zasada o tym nie mówi.

web-tour-step = Krok { $step } z { $last }
web-tour-on = Dalej
web-tour-not-that = Jeszcze nie to: { $move }.
web-tour-none = Ta gra nie ma jeszcze przewodnika. Zagraj z wróblem: to, co możliwe, jest podświetlone, a wszystko samo się objaśnia.
web-tour-leave = Wyjdź

web-credits = Podziękowania
web-credits-games = Gry
web-credits-games-text = Zasady i wartości podajemy własnymi słowami, a plansze narysowaliśmy sami. Jeśli gra ci się podoba, kup ją: stół z przyjaciółmi jest lepszy niż każdy ekran.
web-credits-icons = Ikony
web-credits-icons-text = Niektóre znaki na planszach pochodzą z game-icons.net, ich autorami są { $authors } i inni, na licencji CC BY 3.0; zmieniono ich kolory i rozmiary.
web-credits-fonts = Kroje pisma
web-credits-fonts-text = Fraunces (Undercase Type) i Figtree (Erik Kennedy), na licencji SIL Open Font License.
