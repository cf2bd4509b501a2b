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

## The command line

command-overview = Rookery plays Kokopelli by the book: with people, against bots, or by the hundred thousand games.
command-play = Play a game here in the terminal, against bots or with friends at one keyboard.
command-simulate = Play many random games on all cores and show what came of them.
command-replay = Play a record again and check that it comes out as it says.
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
argument-bot = who plays the other seats: easy, medium, hard, or random, greedy, search:2000 (lines of play), search:1s (time)
argument-resume = go on with a game that was saved
argument-plain = plain sentences in place of drawings, for screen readers
argument-games = how many games to play
argument-jobs = how many cores to use; all of them if nothing is said
argument-record-dir = folder for the records of the first games
argument-keep = how many records to keep there; 10 if nothing is said
argument-json = print the result as JSON
argument-notes = print one JSON object for each move
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

replay-fits = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
} played again, all as recorded. Scores: { $scores }.

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
simulate-keep-where = “--keep” needs “--record-dir”, the folder to keep records in.
simulate-records-exist = { $file } is there already and stays as it is; choose another folder or seed.

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
play-hint = { $move }: outlook { $outlook }, { $lead } points ahead at the end; tried in { $tried ->
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
