### The house's own words, in English. A game's words are in its folder.

## What cannot be accepted: one sentence each, with the place and a remedy

game-unknown = There is no game called “{ $game }”; the games are: { $games }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
players-out-of-range = { $game } is for { $least } to { $most } players, not { $players }.
players-not-number = The number of players must be a whole number, not “{ $players }”.
seed-out-of-range = A seed is a whole number from 0 to 18446744073709551615, not “{ $seed }”.

option-unknown = { $game } has no option “{ $option }”.{ $guess ->
    [no-guess] {" "}See “rookery games { $game }”.
   *[other] {" "}Did you mean { $guess }?
}
option-not-switch = The option { $option } is either on or off, not “{ $value }”.
option-not-choice = The option { $option } is one of { $values }, not “{ $value }”.
option-not-pick = The option { $option } is one of { $sets }, or a list of names with commas between them, not “{ $value }”.
option-unknown-name = The option { $option } knows no “{ $value }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
option-name-twice = The option { $option } names { $value } twice.
option-wrong-size = The option { $option } names { $have }, but { $size } is { $want }: make the two agree.
option-not-pair = An option is given as NAME=VALUE, not “{ $value }”.

match-over = The game is over; “{ $move }” cannot be played any more.
move-unknown = “{ $text }” is no move.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
move-incomplete = “{ $text }” is not a whole move; say “{ $form }”.
move-illegal = “{ $move }” is not possible now (rule { $rule }).
undo-too-far = { $moves ->
    [0] No move has been played yet,
    [one] Only one move has been played,
   *[other] Only { $moves } moves have been played,
} so one cannot go back to move { $ply }.

file-exists = { $file } is there already and stays as it is; choose another name.
file-not-read = { $file } could not be read: { $reason }.
file-not-written = { $file } could not be written: { $reason }.
file-not-text = { $file } is not a text file (UTF-8).
file-too-large = { $file } is larger than { $megabytes } MB.
file-refused = { $file }: { $reason }

record-not-json = { $file }, line { $line }: the record breaks off or is not JSON ({ $reason }).
record-not-a-record = { $file } is not a record.
record-other-format = This is not a Rookery record.
record-field-missing = The record lacks “{ $field }”.
record-field-wrong = “{ $field }” in the record is not of the right kind.
record-field-unknown = “{ $field }” does not belong in a record.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
record-format-version = This record has format version { $version }; this Rookery reads version { $ours }.
record-rules-version = This record was played by rules version { $version }; this Rookery plays version { $ours }.
record-move-refused = { $file }, line { $line } (move { $number }): { $reason }
record-does-not-fit = { $file }: the record says { $field } { $stored }, but playing it again gives { $replayed }.

components-refused = { $file }, line { $line }: { $reason }
components-not-toml = { $file }, line { $line }: this is not TOML ({ $reason }).
components-unknown = There is no “{ $place }” in the box.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
components-not-section = { $place } must be a section with names and values.
components-wrong-kind = { $place } must be { $kind ->
    [number] a whole number up to { $most }
    [numbers] a list of whole numbers up to { $most }
    [text] a text
    [texts] a list of texts
   *[other] of the same kind as what we ship
}.
components-printed = { $place } is printed in the rulebook as { $value } and cannot be anything else.
components-one-game = “--components” is for one game: name that game.
components-other = Played with the components of { $file }.

position-not-names = { $place } must be a table of names.
position-not-number = { $place } must be a whole number from { $least } to { $most }, not “{ $value }”.
position-not-yes-or-no = { $place } must be true or false, not “{ $value }”.
position-not-list = { $place } must be a list, not “{ $value }”.
position-unknown-name = There is no “{ $place }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
position-unknown-word = { $place }: there is no “{ $value }” here.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
position-word-twice = { $place } names { $value } twice.
position-two-rests = { $place } says “...” twice; once is enough.
position-rest-not-here = { $place } cannot leave cards open with “...”.
position-only-result = “{ $place }” cannot be set up; it comes about by playing.
position-no-such-seat = There is no seat { $seat } with { $players } players.

scenario-not-toml = { $file } is not TOML: { $reason }.
scenario-field-missing = A scenario needs “{ $field }”.
scenario-not-text = { $place } must be a text.
scenario-not-legal = “{ $move }” should be possible, but is not.
scenario-legal = “{ $move }” should not be possible, but is.
scenario-also-legal = “{ $move }” is possible too, though it is not in the list.
scenario-not-noted = This should have happened, but did not: { $note }. What happened: { $happened }.
scenario-noted = This should not have happened, but did: { $note }.
scenario-note-nameless = { $place } needs a “note”, the name of what happened.
scenario-empty-only = { $place } is empty; “none” says that no move of a kind is possible.
scenario-not-steps = Steps are written as [[step]], with two brackets.
scenario-place = { $place }: { $reason }
scenario-differs = { $place } should be { $wanted }, but is { $found }.

database-not-opened = The tables kept in { $file } could not be opened: { $reason }.
table-full = There is no free seat left at this table; you can watch, or start a table of your own.
table-waiting = The table waits for players; the game begins when every seat is taken.
table-over = The game at this table is over.
seat-taken = This seat is not free; choose another.
secret-unknown = This link opens no seat at this table; perhaps the seat has moved to another device.
level-unknown = There is no level “{ $level }”; the levels are: { $levels }.
name-wrong = A name has 1 to { $most } letters, without line breaks or control characters.
chat-wrong = A message has 1 to { $most } letters, without control characters.
phrase-unknown = There is no phrase “{ $phrase }”; the phrases are: { $phrases }.
move-stale = Something has happened since you saw the table; look again and choose anew.
not-your-turn = It is not your turn.
undo-nothing = You have not decided anything yet that could be taken back.
undo-barrier = This cannot simply be taken back; ask the others at the table.
redo-nothing = There is nothing to make again.
stand-in-not-needed = Nobody can stand in here: the seat is not a person's, or a bot plays for them already.
stand-in-not-there = No bot stands in at this seat.
table-unknown = There is no such table; perhaps the link is incomplete.
table-other-rules = This match began under version { $version } of the rules, and here is version { $ours }: it can be looked at, but not played on.
table-replays-differently = With the rules as they are now, move { $number } (“{ $move }”) would be another one: the match can be looked at up to there, but not played on.
stand-in-plays = A bot plays at this seat; take the seat back first.
rematch-too-early = A rematch begins when the game is over.
seat-kind-unknown = A seat is for “here”, “person” or “bot”, not “{ $kind }”.
seat-unknown = There is no such seat at this table.
not-your-seat = This is not your seat.
code-unknown = This code opens nothing; it may have been used already, or be too old.
answer-not-asked = Nobody waits for your answer.
look-too-far = There have been only { $moves } moves, so move { $ply } cannot be shown.
look-not-yours = Other seats can be looked at when the game is over.
hint-not-fair = Hints are given only where no other person plays.
watching-not-allowed = Only players may look at this table.
too-many-readers = So many people watch this table already that no more can.
too-much = That was too much in too short a time; wait a little and go on.
message-unreadable = The page and the server do not understand each other; load the page again.
request-wrong = The request cannot be read: { $reason }.
body-too-long = The request is too long; { $most } bytes are the most.
origin-wrong = This comes from a page of another site.
not-found = There is nothing at this address.
server-broken = Something went wrong here; it has been noted, and trying again may help.
record-not-yet = The record can be downloaded when the game is over: it tells what is still secret.
boxes-too-many = This server already knows as many different boxes as it can; play with the usual one.
port-not-free = No table can be opened at { $host }, port { $port } ({ $reason }); choose another one with --port.
verify-no-commitment = { $file } is not the record of a match at a server: there is nothing to check the seed against.
verify-other-seed = { $file }: the seed does not fit what was promised at the start ({ $promised }); it gives { $found }.
argument-not-amount = { $argument } must be a number that is not negative, not “{ $value }”.

## The command line

command-overview = Rookery plays Kokopelli by the book: with people, against bots, or by the hundred thousand games.
command-play = Play a game here in the terminal, against bots or with friends at one keyboard.
command-simulate = Play many random games on all cores and show what came of them.
command-arena = Let bots play each other fairly, and show how good each of them is and how sure that is.
command-study = Let a bot play many games against itself, and show what wins: which seat, and which things of the game.
command-replay = Play a record again and check that it comes out as it says.
command-serve = open the table in the browser, for this machine or for others
command-verify = check that a finished match was played with the cards fixed at its start
command-check = Run scenarios: positions, moves, and what must hold.
command-bench = Measure how many moves a second each game plays.
command-games = Show the games, their options, and what is in each box.
command-more = “rookery COMMAND --help” tells more about a command.
command-language = “--lang XX” sets the language: { $languages }.
command-stopped = Stopped.
command-unknown = There is no command “{ $command }”; the commands are: { $commands }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
language-unknown = Rookery does not speak “{ $language }”; it speaks: { $languages }.

help-usage = Usage:
help-arguments = Arguments
argument-help = show this text
argument-game = name of the game; see “rookery games”
argument-file = record of a match
argument-files = scenario files or folders; all of them if none is named
argument-players = number of players
argument-option = an option of the game; may be given several times
argument-components = file that says what is in your own box; see docs/components.md
argument-seed = whole number that decides the deal; the same number gives the same game
argument-humans = how many of the players are people; the others are bots
argument-names = names of the players
argument-bot = which bot plays: easy, medium, hard, or random, greedy, search:2000 (lines of play), search:1s (time)
argument-resume = go on with a game that was saved
argument-plain = plain sentences in place of drawings, for screen readers
argument-games = how many games to play
argument-jobs = how many cores to use; all of them if nothing is said
argument-gpu = play on the GPU, if there is one that Numba can use
argument-record-dir = folder for the records of the first games
argument-keep = how many records to keep there; 10 if nothing is said
argument-bots = names of two bots or more; see docs/arena.md
argument-results = file that keeps every finished game; the same command goes on from it
argument-report = folder for a page with plots
argument-ray = play on the Ray cluster at this address; “local” starts one here
argument-json = print the result as JSON
argument-notes = print one JSON object for each move
argument-host = the address to listen at; 0.0.0.0 lets others in (usual: 127.0.0.1, only this machine)
argument-port = the port (usual: the first free one from 8000 on)
argument-data = the folder where tables are kept
argument-pace = the least time a bot takes for a move, in seconds
argument-limits = makes every limit of what one address may do wider by this factor
argument-quiet = open no browser and log only what goes wrong
argument-commitment = what the table showed as commitment at the start
argument-coverage = list every rule and ruling that no scenario shows
argument-seconds = how long to measure each line
argument-missing = { $argument } is missing; see “--help”.
argument-incomplete = { $argument } needs a value that fits; see “--help”.
argument-unknown = There is no argument “{ $argument }”.{ $guess ->
    [no-guess] {" "}See “--help”.
   *[other] {" "}Did you mean { $guess }?
}
argument-not-number = { $argument } must be a whole number from { $least } to { $most }, not “{ $value }”.
argument-not-seconds = { $argument } must be a number of seconds above 0 and up to 3600, not “{ $value }”.
bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
bot-without-budget = The bot “{ $bot }” takes no budget; write only its name.
bot-setting-unknown = The bot “{ $bot }” has no setting “{ $setting }”; the settings are: { $settings }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
bot-bad-number = In the bot “{ $bot }” the number of { $what } is “{ $value }”; it must be from { $least } to { $most } (search:2000 plays 2000 lines, search:1s thinks for a second).

cache-not-written = Compiled rules cannot be kept in { $folder } ({ $reason }); set XDG_CACHE_HOME to a folder of your own.
native-loading = Getting the rules ready (the first time, compiling them takes about half a minute) …
gpu-loading = Getting the rules ready for the GPU (about half a minute) …
gpu-missing = There is no GPU here that Numba can use; docs/environments.md says what it takes.

replay-fits = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
} played again, all as recorded. Scores: { $scores }.
serve-ready = Rookery is ready: { $address }
    Tables are kept in { $folder }. Ctrl-C ends it; nothing is lost.
verify-fits = The seed fits the commitment { $commitment }, and the match replays to its end ({ $moves ->
    [one] one move
   *[other] { $moves } moves
}).
verify-fits-itself = The seed fits the commitment in the record, { $commitment }, and the match replays to its end ({ $moves ->
    [one] one move
   *[other] { $moves } moves
}). Compare the commitment with what the table showed at the start.

check-result = { $passed } passed, { $failed } failed
check-failed = { $file } ({ $title }), step { $step }:
check-no-scenarios = There are no scenarios in { $folder }.
check-uncovered = { $game }: { $missing ->
    [0] all { $all } rules and rulings have a scenario.
    [one] one of { $all } rules and rulings has no scenario:
   *[other] { $missing } of { $all } rules and rulings have no scenario:
}

games-more = “rookery games NAME” shows a game's options and what is in its box.
games-options = Options
games-name = Name
games-default = Default
games-values = Values
games-meaning = Meaning
games-components = What is in the box
games-component = Component
games-value = Value
games-mark = Basis
games-source = Source
mark-printed = printed
mark-inferred = inferred
mark-reported = reported
mark-reconstructed = reconstructed
mark-given = given

simulate-playing = Playing
simulate-title = { $games ->
    [one] One random game
   *[other] { $games } random games
} of { $game } with { $players } players, seed { $seed }
simulate-seat = Seat
simulate-wins = Wins
simulate-mean = Mean
simulate-deviation = Deviation
simulate-least = Least
simulate-quartiles = Quartiles
simulate-most = Most
simulate-all = All scores
simulate-length = Moves
simulate-scores = How often each score was reached:
simulate-unfinished = { $games ->
    [one] One game was given up after { $limit } moves and counts
   *[other] { $games } games were given up after { $limit } moves and count
} for nothing above.
simulate-speed = { $moves } moves in { $seconds } s on { $jobs ->
    [one] one core
   *[other] { $jobs } cores
}: { $speed } a second.
simulate-speed-gpu = { $moves } moves in { $seconds } s on the GPU: { $speed } a second.
simulate-keep-where = “--keep” needs “--record-dir”, the folder to keep records in.
simulate-records-exist = { $file } is there already and stays as it is; choose another folder or seed.

study-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $players } players, “{ $bot }” in every seat, seed { $seed }
study-stopped = Stopped before all { $wanted } games were played; this is what the finished ones show.
study-nothing = No game has been played to its end, so there is nothing to show.
study-seats = Does the seat matter?
study-seats-intro = The dashed line is what each seat would win if seats did not matter; a shared win counts as a part of one. Lines are 95 % confidence intervals.
study-thing = Thing
study-came = Came up in
study-used-by = Used by
study-won = Won with it
study-more-wins = More wins, pp
study-more-points = More points
study-higher-scores = Higher scores
study-more-wins-title = More wins than others of the same game
study-more-points-title = More points than others of the same game
study-higher-scores-title = Higher scores of all seats than without it
study-percentage-points = percentage points
study-difference = { $difference } ± { $margin }
study-example = “{ $thing }”: seats that did this won { $won } of their games, others of the same games { $others }. That is not proof that it makes you win or lose.
study-by-lot = Chance decided what was in play, not the players: so the difference is the work of the thing itself, compared with what else could have been there.
study-too-few = Nothing here can be compared: that takes { $fewest } games with a difference between seats or games.
study-caution = This is what goes together, not what causes what: seats that used a thing won so many of their games, and that is not proof that the thing makes you win. Who is ahead can afford more, and one good move comes with others. And it was the bot “{ $bot }” that played: people may play in another way.
study-how = In each game the seats that used a thing are compared with those of the same game that did not; every such game counts once, and fewer than { $fewest } of them are not shown. The ± is the margin of a 95 % confidence interval, from how much games differ. Of { $differences } differences about { $wrong } lie outside their interval by mere chance.
study-unsure = { $unsure ->
    [one] One of the { $all } values of this box is
   *[other] { $unsure } of the { $all } values of this box are
} reconstructed or known from a single source only: what rests on such values holds for ours, and perhaps not for your box.
study-page-title = What wins in { $game }?
study-page-read = How to read this
study-written = The page is { $file }.

arena-too-few-bots = An arena is for { $least } to { $most } bots, not { $bots }.
arena-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $players } players on { $deals ->
    [one] one deal,
   *[other] { $deals } deals,
} seed { $seed }
arena-rounded = { $asked ->
    [one] One game was
   *[other] { $asked } games were
} asked for; { $games } are played, since each deal is played { $block } times to give every bot every seat.
arena-resumed = { $games ->
    [one] One of these games was
   *[other] { $games } of these games were
} in { $file } already.
arena-nothing = No deal has been played to its end yet, so there is nothing to show.
arena-bot = Bot
arena-games = Games
arena-share = Share of wins
arena-score = Mean score
arena-rating = Rating
arena-speed = ms a move
arena-seat = Seat { $seat }
arena-all = All bots
arena-head-to-head = Head to head: how often the bot of the row finished ahead of the bot of the column, ties counting half
arena-intervals = Brackets and ± are 95 % confidence intervals. Those of wins and scores come from how much the deals differ, because games on one deal share their luck. An equal bot would win { $equal }.

arena-page-title = Arena: { $game } with { $players } players
arena-page-intro = { $games ->
    [one] One game
   *[other] { $games } games
} between { $bots } bots on { $deals ->
    [one] one deal.
   *[other] { $deals } deals.
} Each deal is played several times with the bots in other seats, so that neither a good seat nor good cards decide.
arena-page-strength = Who is better?
arena-page-strength-intro = The share of wins counts a shared win as a part of one; the dashed line is what an equal bot would win. The rating (Plackett and Luce's model, as openskill fits it) also counts who came second or third; everybody starts at { $start }. Dots are estimates, lines their 95 % confidence intervals. Those of wins come from how much the deals differ, because games on one deal share their luck.
arena-page-points = How many points?
arena-page-points-intro = In the first plot the upright line is the median; in the second the line is the 95 % confidence interval of the mean, by deals as above.
arena-page-pairs = Who beats whom?
arena-page-pairs-intro = How often the bot of the row finished ahead of the bot of the column when both sat at one table; ties count half.
arena-page-seats = Does the seat matter?
arena-page-seats-intro = Every bot had every seat equally often. The bars show in which seats its wins came about: equal parts mean that the seat does not matter. The table shows the share of wins in each seat.
arena-page-length = How long is a game?
arena-page-length-intro = Moves of all players together; a decision of several parts counts as several moves.
arena-page-source = Where this comes from
arena-page-source-intro = Rookery { $version }, rules of { $game } in version { $rules }, seed { $seed }. The same command gives the same games, unless a bot's budget is a time.
arena-percent = % of games
arena-percent-ahead = % of games in which the row finished ahead
arena-points = points
arena-moves = moves
arena-scores = How often each score was reached
arena-pairs = Head to head
arena-wins-by-seat = Where the wins came about
arena-lengths = Length of a game
arena-mean = Mean
arena-median = Median
arena-interval = 95 % interval
arena-command = Command
arena-options = Options

results-busy = Another arena is writing to { $file } right now; wait for it or choose another file.
results-not-ours = { $file } is not a results file of the arena and stays as it is; choose another name.
results-format-version = { $file } has format version { $version }; this Rookery reads version { $ours }.
results-bad-line = { $file }, line { $line }: this is not a game of this tournament; remove the line or choose another file.
results-other = { $file } holds another tournament: “{ $place }” is { $value } there and { $ours } here; choose another file.
pool-broken = A process that was playing has died, perhaps for lack of memory; try fewer “--jobs”. Finished games are kept in the results file, if one was given.
ray-missing = Ray is not installed; “pip install 'rookery[ray]'” does that.
ray-no-answer = There is no answer from a Ray cluster at “{ $address }”: { $reason }.
ray-failed = The Ray cluster gave up: { $reason }.

bench-measuring = Measuring { $game } …
bench-game = Game
bench-players = Players
bench-mode = Mode
bench-jobs = Cores
bench-speed = Moves a second
bench-length = Moves a game
mode-interpreted = interpreted
mode-native = native
mode-native-step = native, in single steps
mode-gpu = GPU

## Reports

page-as-table = The figures as a table

## A game in the terminal

play-human = Player { $seat }
play-bot = Bot { $seat }
level-easy = Sparrow { $seat }
level-medium = Jay { $seat }
level-hard = Raven { $seat }
play-welcome = Welcome. Type the number of a move or part of its text; “help”, “hint”, “undo”, “save FILE” and “quit” work at any time. Seed { $seed }.
play-command-undo = undo
play-command-hint = hint
play-command-help = help
play-command-save = save
play-command-quit = quit
play-help = “help { $first }” to “help { $last }” show a rule, “help WORD” those that speak of something. A move is chosen by its number or by part of its text. “undo 3” takes back three of your decisions.
play-hint = { $move }: outlook { $outlook }, { $lead } points { $side ->
    [behind] behind
   *[ahead] ahead
} at the end; tried in { $tried ->
    [one] one line
   *[other] { $tried } lines
} of play.
play-hint-only = { $move }: there is nothing else to do.
play-no-rule = No rule speaks of “{ $wanted }”; the rules are { $first } to { $last }.
play-no-such-number = There is no move { $number }; { $most ->
    [one] there is only move 1.
   *[other] the moves are 1 to { $most }.
}
play-several = “{ $typed }” could be: { $moves }.
play-nothing-to-undo = { $most ->
    [0] There is nothing to take back yet.
    [one] You can take back only one decision.
   *[other] You can take back only { $most } decisions.
}
play-undone = Taken back; { $moves ->
    [0] nothing has been played yet.
    [one] one move has been played.
   *[other] { $moves } moves have been played.
}
play-saved = Saved as { $file }.
play-kept = The game is kept as { $file }.
play-kept-unfinished = The game is kept as { $file }; “rookery play --resume FILE” goes on with it.
play-curtain = It is { $player }'s turn. When nobody else is looking, press Enter.
play-result = The game is over
play-over-prompt = undo, save or quit
play-total = Total
play-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}

## The table in the browser

barrier-moved = another player has moved
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thinking = I am thinking.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-rematch = Another game?
phrase-bye = Goodbye!

# The page

web-skip = Skip to the content
web-to-home = Rookery: all games
web-settings = Settings
web-close = Close
web-cancel = Not now
web-yes = Yes
web-no = No
web-send = Send
web-again = Try again
web-loading = One moment …
web-guest = Guest
web-no-server = The server does not answer. Is it running?
web-went-wrong = That did not work (answer { $status }). Please try again.
web-no-game = There is no such game here.
web-no-table = This table cannot be opened

web-language = Language
web-theme = Look
web-theme-auto = like the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-speed = Animations
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-sound = A soft sound when it is my turn
web-confirm-setting = Ask before what cannot be taken back
web-your-name = Your name

web-home-title = Three games, one table
web-home-lead = Play with friends by a link, around one tablet, or against bots that think. No account, nothing to install.
web-games = Games
web-players = { $least } to { $most } players
web-players-count = { $players ->
    [one] one player
   *[other] { $players } players
}
web-minutes = { $minutes } minutes
web-weight = Weight { $weight } of 5
web-play-now = Play now
web-with-friends = With friends
web-same-device = Same device
web-watch-bots = Watch bots
web-learn = Guided first game
web-rules = Rules
web-all-options = All options
web-my-tables = Your tables
web-open-tables = Open tables
web-your-turn = Your turn
web-phase-waiting = Waiting for players
web-phase-playing = In play
web-phase-over = Over
web-free-seat = free seat
web-other-ways = Other ways to a table
web-code-title = Bring a seat from another device
web-code-help = The other device shows a code: click on your name there.
web-code-use = Take the seat
web-record-title = Open a recorded game
web-record-help = Look through a game again, move by move.
web-record-choose = Choose a file

web-new-table = New table
web-seats = Who plays?
web-how-many = How many play
web-who-at = Who sits at { $seat }
web-name-at = Name of { $seat }
web-level-at = Strength of { $seat }
web-name = Name
web-player = Player { $seat }
web-who-here = At this device
web-who-person = By link
web-who-person-help = whoever opens the link
web-who-bot = Bot
web-level-easy = Sparrow, easy
web-level-medium = Jay, medium
web-level-hard = Raven, strong
web-strength-easy = easy
web-strength-medium = medium
web-strength-hard = strong
web-options = Rules of this table
web-options-help = As they are, they follow the rulebook.
web-value-random = at random
web-value-beginner = beginner set
web-the-table = The table
web-listed = Open to all
web-listed-help = Anybody may find it in the list and take a free seat.
web-watchable = May be watched
web-watchable-help = Whoever has the link may look on. They see only what is public.
web-clock = With a clock
web-clock-help = When somebody's time runs out, a bot takes over.
web-bank = Minutes for each
web-refill = Seconds more a turn
web-make-play = Start the game
web-make-invite = Make the table and invite

web-invite = Invitation
web-invite-title = Invite the others
web-invite-help = Send this link, or let them point their camera at the code. The game begins when all seats are taken.
web-join-title = A seat at a table of { $game }
web-seat = Seat
web-any-seat = any
web-sit-down = Sit down
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code

web-board = Board
web-beside = Beside the board
web-turn = Whose turn it is
web-to-move = { $player } is to move.
web-winners = { $count ->
    [0] The game is over.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
web-winner = winner
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-you = you
web-away = not connected
web-who-plays = Who plays
web-rule = Rule { $rule }
web-undo = Take back
web-undo-asks = Take back: the others are asked, because { $barrier }
web-redo = Make it again
web-hint = Ask a bot for a hint
web-hint-thinking = A raven is thinking …
web-outlook = { $lead ->
    [none] chance to win { $outlook }
   *[other] chance to win { $outlook }, lead { $lead }
}
web-palette = Find a move
web-palette-field = Type a few letters of a move
web-palette-none = No such move is possible now. Enter tells why.
web-moves = Moves
web-log = Log
web-log-empty = Nothing has happened yet.
web-earlier = Earlier
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-field = Say something
web-which = Which move?
web-sure = Really?
web-no-way-back = Cannot simply be taken back: { $barrier }.
web-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
web-mark-reconstructed = This value is our reconstruction; your box may differ.
web-mark-reported = This value comes from a single report; your box may differ.
web-mark-given = This value was given for this table.
web-connection-connecting = connecting …
web-connection-lost = no connection, trying again …
web-connection-sending = not stored yet …
web-asked = { $player } would like to take a move back. Is that all right?
web-asked-waiting = You asked to take a move back. The others are answering.
web-curtain = Curtain between two hands
web-curtain-title = { $player }, it is your turn
web-curtain-help = Only { $player } should look at the screen now.
web-curtain-lift = I am { $player }
web-watching = You are watching.
web-watch = Only watch
web-recap = Since my turn
web-recap-nothing = Nobody has moved since.
web-recap-play = Show it on the board
web-look-back = Look back
web-looking-back = You are looking at the past.
web-stood-in = a bot plays here
web-stood-in-help = A bot plays for this player until they are back.
web-stand-in-me = Let a bot play for me
web-stand-in-them = Let a bot play for them
web-come-back = I play again
web-give = Go on with another device
web-give-code = Show the code
web-give-help = Type it on the first page of Rookery on the other device. It works once, for some minutes.
web-line-sat = { $player } sits down.
web-line-undo = { $player } takes back.
web-line-redo = { $player } makes it again.
web-line-stood-in = A bot plays for { $player }.
web-line-came-back = { $player } plays again.
web-line-moved-device = { $player } has moved to another device.
web-line-rematch = Another game begins.

web-replay = Replay
web-first = To the start
web-before = One move back
web-play = Play
web-pause = Pause
web-after = One move on
web-last = To the end
web-move-number = Move
web-move-of = { $ply } of { $last }
web-round = Round { $round }
web-chapters = Round
web-seen-by = Seen by
web-as = as { $player }
web-as-watcher = as a spectator
web-to-now = Back to now
web-end = The end
web-rematch = Play again
web-to-rematch = To the new game
web-download = Record
web-sources = Where the points came from
web-source = Source
web-total = Total
web-chart = Points over the game
web-fair = Was it fair?
web-fair-help = Before the first move the commitment was shown: a fingerprint of the seed that decides every card. Now the seed is open; “rookery verify” checks the record against it.
web-commitment = Commitment
web-seed = Seed
web-salt = Salt

web-rules-of = The rules of { $game }
web-search-rules = Search the rules
web-found = { $count ->
    [one] one rule found
   *[other] { $count } rules found
}
web-nothing-found = No rule speaks of that.

web-tour-step = Step { $step } of { $last }
web-tour-on = Go on
web-tour-not-that = Not that one yet: { $move }.
web-tour-none = There is no guided game for this title yet. Play against a sparrow: what you can do is lit, and everything explains itself.
web-tour-leave = Leave

web-credits = Credits
web-credits-games = The games
web-credits-games-text = Rules and values are told in our own words and drawn with our own hands. If you like a game, buy it: a table with friends around it is better than any screen.
web-credits-icons = Icons
web-credits-icons-text = Some signs on the boards come from game-icons.net, by { $authors } and others, under the licence CC BY 3.0; their colours and sizes were changed.
web-credits-fonts = Typefaces
web-credits-fonts-text = Fraunces by Undercase Type and Figtree by Erik Kennedy, under the SIL Open Font License.
