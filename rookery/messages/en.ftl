### The house's own words, in English. A game's words are in its folder.

## What cannot be accepted: one sentence each, with the place and a remedy

game-unknown = There is no game called “{ $game }”; the games are: { $games }.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
players-out-of-range = { $game } is for { $least } to { $most } players, not { $players }.
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
move-illegal = “{ $move }” is not possible now.
undo-too-far = There are { $moves } moves, so one cannot go back to move { $ply }.

file-exists = { $file } is there already and stays as it is; choose another name.
file-not-read = { $file } could not be read: { $reason }.
file-not-written = { $file } could not be written: { $reason }.
file-not-text = { $file } is not a text file (UTF-8).
file-too-large = { $file } is larger than { $megabytes } MB.
file-refused = { $file }: { $reason }

record-not-json = { $file }, line { $line }: the record breaks off or is not JSON ({ $reason }).
record-not-a-record = { $file } is not a record.
record-other-format = This is not a Rookery record.
record-field-missing = The record has no “{ $field }”.
record-field-wrong = “{ $field }” in the record is not of the right kind.
record-field-unknown = A record has no “{ $field }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
record-format-version = This record has format version { $version }; this Rookery reads version { $ours }.
record-rules-version = This record was played by rules version { $version }; this Rookery plays version { $ours }.
record-move-refused = { $file }, line { $line } (move { $number }): { $reason }
record-does-not-fit = { $file }: the record says { $field } { $stored }, but playing it again gives { $replayed }.

position-not-names = { $place } must be a table of names.
position-not-number = { $place } must be a whole number from 0 to { $most }, not “{ $value }”.
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
scenario-not-noted = This should have happened, but did not: { $note }
scenario-differs = { $place } should be { $wanted }, but is { $found }.
