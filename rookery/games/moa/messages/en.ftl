### Moa in English. The terms are those of the English rulebook.

game-title = Moa
game-about = Board game by Martin Wallace for 2 to 5 players, 60 minutes: settle New Zealand with your birds, and defend it against mammals from over the sea, or sell it to them.

## Names

card-eagle = Eagle
card-kakapo = Kakapo
card-kea = Kea
card-kiwi = Kiwi
card-moa = Moa
card-morepork = Morepork
card-pukeko = Pukeko
card-tui = Tui

mammal-dog = Dog
mammal-dog-to = the dog
mammal-dog-whom = the dog
mammal-possum = Possum
mammal-possum-to = the possum
mammal-possum-whom = the possum
mammal-rat = Rat
mammal-rat-to = the rat
mammal-rat-whom = the rat
mammal-weasel = Weasel
mammal-weasel-to = the weasel
mammal-weasel-whom = the weasel

terrain-coast = coast
terrain-plains = plains
terrain-forest = forest
terrain-mountain = mountains
terrain-volcano = volcano

instruction-dog = dogs invade
instruction-possum = possums invade
instruction-rat = rats invade
instruction-draw-1 = draw a mammal
instruction-draw-2 = draw two mammals
instruction-volcano = volcano marker up

karakia-draw-one = Draw One
karakia-exchange-three = Exchange Three
karakia-two-fight = Two Fight
karakia-any-territory = Any Territory
karakia-move-birds = Move Birds
karakia-stronghold = Stronghold

icon-bird = { $mark }{ $number ->
    [one] 1 bird
   *[other] { $number } birds
}
icon-fight = { $mark }{ $number } fight
icon-honour = { $mark }{ $number } honour
icon-karakia = { $mark }{ $number } karakia
icon-points = { $mark }{ $number ->
    [one] 1 point
   *[other] { $number } points
}
icons = { $first }, { $more }

territory = territory { $number } ({ $terrain })
moved-pieces = { $leader ->
    [yes] { $birds ->
        [0] the leader
       *[other] the leader and a bird
    }
   *[no] { $birds ->
        [one] 1 bird
       *[other] { $birds } birds
    }
}

## Rules, in our own words. The numbers never change their meaning.

rule-M1 = Course of play. The game has two periods. Each has four phases: cards, actions in seven rounds, scoring, and tidying up.
rule-M2 = Leader tiles. At the start they are shuffled, and one lies face up in each of the twelve territories.
rule-M3 = Setup. The volcano marker is at the bottom of its track, the karakia tiles lie beside the board, and the mammal cards are shuffled. Everybody has sixteen birds and four leaders, and somebody is first player.
rule-M4 = Cards. A period begins with all bird cards being shuffled; everybody gets nine, which must do for the period. The 30 terrain cards are shuffled, too, and 14 of them will be used.
rule-M5 = Rounds. A period has seven rounds. In each, two terrain cards are followed, everybody takes one action, and the first player marker moves on.
rule-M6 = Terrain cards. Two are laid out, left and right. Only then are they followed, the left one first.
rule-M7 = Volcano. The volcano marker goes up one space. At the top the volcano erupts: territory 12 is emptied, pieces return to their owners, and it is out of play for the rest of the game.
rule-M8 = Drawing mammals. Each mammal card drawn joins the display, but a weasel invades at once. When the deck is empty, the discarded mammal cards become the new one.
rule-M9 = Mammals on a terrain card. All mammals of that kind that wait in the display invade.
rule-M10 = Invasion route. A mammal goes to the lowest number among the territories without mammal tile and stronghold, but never to the erupted volcano. Several mammals go one after the other, and each looks for its own way.
rule-M11 = No way in. If every territory is barred, all strongholds are removed and the mammal looks again. If there is still no way, the invading cards are discarded.
rule-M12 = Who may defend. Everybody with pieces there is asked until one player defends: first whoever has the most pieces, leader included; of equals the one with the leader, then the one closest to the first player. Nobody can join another's defence.
rule-M13 = Defence. Spend at least the fight of the mammal. You take the mammal tile for scoring and build a stronghold there.
rule-M14 = No defence. All pieces there return to their owners and the leader tile leaves the game. The mammal stays.
rule-M15 = Turn. Clockwise from the first player everybody takes one action: place birds, place a leader, attack, sell land, buy karakia tiles, or pass. The first four need a territory with a terrain that one of the two terrain cards shows.
rule-M16 = Paying. Spend as many cards and leader tiles as you like; icons you do not need are lost. Spent cards are discarded, spent leader tiles leave the game.
rule-M17 = Place birds. Put at least one of your birds, and at most as many as you spend bird icons, into one territory.
rule-M18 = Mammals keep others out. No birds and no leader can be placed where a mammal has invaded.
rule-M19 = Place leader. It costs two honour. You need a bird there and no fewer birds than anybody else, and there must be no leader yet.
rule-M20 = Leader tile as a prize. Whoever places a leader takes the leader tile, if it is still there. Its icons can be spent in a later turn, once.
rule-M21 = Attack. Only where a mammal has invaded. Spend at least its fight; you need no pieces there.
rule-M22 = After an attack. Take the mammal tile for scoring. You may place birds there for the bird icons you have spent, and you build a stronghold in any case.
rule-M23 = Sell land. Choose a mammal in the display and a territory where you have a piece. The price is the honour of the mammal and 1 more for each sale in the game so far, whoever made it.
rule-M24 = What a sale does. You keep the mammal card for scoring and leave one piece there. All leaders go, except yours if it is your only piece there; leader tile and stronghold go, too.
rule-M25 = Sold land is locked. Nothing is placed, attacked, invaded or sold there any more. Only Move Birds and the volcano can change it.
rule-M26 = Buy karakia tiles. Take one tile, or two different ones, for the karakia icons they cost.
rule-M27 = Using karakia tiles. Hold and use as many as you like, but none in the turn in which you buy it. Used tiles go back to the supply. Any Territory, Move Birds and Stronghold are for your own turn only.
rule-M28 = Draw One. Draw one bird card.
rule-M29 = Exchange Three. Draw three bird cards, then discard three.
rule-M30 = Two Fight. Two fight more for an attack or a defence.
rule-M31 = Any Territory. Your action of this turn need not match the terrain cards.
rule-M32 = Move Birds. Before or after your action, one or two birds of yours go from a territory to one other. They may leave and enter sold land, but not go where a mammal has invaded.
rule-M33 = Stronghold. Before or after your action, build a stronghold in any territory that has not been sold.
rule-M34 = Pass. You may always pass, and act again in a later round. Without cards and tiles you pass without being asked.
rule-M35 = End of a round. The first player marker moves on to the left. After seven rounds the period is scored.
rule-M36 = Scoring. In each territory the most pieces score the higher value and the second most the lower one. A leader counts as a piece.
rule-M37 = Tie for the most. If one of the tied players has the leader there, that player scores the higher value and the others tied are second. Otherwise they share it; fractions are lost.
rule-M38 = Tie for the second most. The lower value is shared and fractions are lost, whoever has the leader.
rule-M39 = Value of the volcano. Both values of territory 12 are lowered by the number at the volcano marker.
rule-M40 = Sold land scores. Pieces on sold land count as everywhere else.
rule-M41 = Mammals score. Mammals you have beaten or sold land to in this period score their points, once. Then tiles and cards are returned.
rule-M42 = Leader tiles score. Those with points score at the end of the period and leave the game.
rule-M43 = Tidy up. Hands are discarded and all strongholds removed. All else stays for the next period.
rule-M44 = Winning. After the second period the most points win. Of equals the most pieces on the board decide; if that is a tie as well, the win is shared.
rule-M45 = Two players. A third colour is neutral. It has sixteen birds and four leaders, too.
rule-M46 = Neutral bird. After your turn a twelve-sided die is rolled. Add a neutral bird in the territory rolled or in one next to it.
rule-M47 = Two neutral birds. You may add two if the territory you choose matches a terrain card.
rule-M48 = Neutral leader. Instead of birds you may add a neutral leader, under the conditions for leaders. The leader tile there leaves the game.
rule-M49 = Neutral colour. Without pieces to add nothing is added. It never acts nor defends. It takes its places in scoring; you may count its points, but it never wins.

## Options

option-any_time_tiles = When Draw One and Exchange Three can be used: in the own turn and when asked to defend, or before every decision of anybody.
option-bought_tile_ready = From when on a karakia tile can be used that was just bought: after the turn, from the next round, or from the own next turn.
option-rebuy_used_tile = A karakia tile used this turn can be bought again in the same turn.
option-act_with_tiles_only = Who has only tiles left, but no cards, still takes actions.
option-fight_and_birds_of_one_card = In an attack the same card can give fight and birds; otherwise birds are paid with other cards after the fight.
option-keep_leader_when_selling = Who sells land with birds and a leader there chooses which one stays.
option-move_leaders = Move Birds can move a leader, too.
option-mammal_tiles_limited = Mammal tiles can run out: then no such mammal can invade or buy land.
option-neutral_bird_adjacent = A single neutral bird may also be added next to the territory rolled.
option-neutral_leader_needs_terrain = A neutral leader needs a territory that matches a terrain card.
option-score_neutral = The points of the neutral colour are counted; it cannot win.

## What is asked of the player to move

asked-turn = Your action: place birds or a leader, attack, sell, buy or pass.{ $tiles ->
    [0] {""}
   *[other] {" "}Karakia tiles can be used before it.
}
asked-after-action = Use another karakia tile, or end your turn.
asked-payment = { $enough ->
    [yes] { $for ->
        [birds] Spend more, or say how many birds you put down.
        [attack] That is enough. Spend more, or finish; bird icons let you put birds down.
        [settling] Spend cards for birds, or say how many birds you put down.
       *[other] That is enough. Spend more, or finish.
    }
   *[no] What do you spend next?
}
asked-defence = { $mammal } attacks { $territory }: to defend costs { $fight }.
asked-discard = { $cards ->
    [one] Which card do you discard? One more must go.
   *[other] Which card do you discard next? { $cards } must go.
}
asked-move = Move Birds: what moves where?
asked-keep = Which piece stays on the land you sell?
asked-neutral = The die shows { $rolled }. What do you add for the neutral colour?
asked-any-time = Do you want to use a karakia tile before the others go on?
asked-next-round = Nobody had anything to decide in this round.

## Moves

move-place = place birds in { $territory }
move-lead = place a leader in { $territory }
move-attack = attack { $mammal } in { $territory }
move-sell = sell { $territory } to { $mammal } for { $price }
move-buy = buy { $tile } ({ $cost })
move-buy-two = buy { $tile } and { $other } ({ $cost })
move-pass = pass
move-spend = spend { $card }
move-spend-tile = spend the leader tile with { $tile }
move-spend-karakia = spend { $tile }
move-put = { $birds ->
    [0] put no birds down
    [one] put 1 bird down
   *[other] put { $birds } birds down
}
move-done = finish paying
move-defend = defend for { $price }
move-decline = do not defend
move-use = use { $tile }
move-use-stronghold = use { $tile } in { $territory }
move-use-move-birds = use { $tile } from { $territory }
move-move = move { $pieces } to { $territory }
move-discard = discard { $card }
move-keep = { $piece ->
    [bird] a bird stays
   *[leader] the leader stays
}
move-neutral = { $leader ->
    [yes] a neutral leader in { $territory }
   *[no] { $birds ->
        [one] 1 neutral bird in { $territory }
       *[other] { $birds } neutral birds in { $territory }
    }
}
move-neutral-nothing = no neutral piece
move-end = end the turn
move-wait = wait
move-continue = on to the next round

## What happened

note-leader-tile = Leader tile in { $territory }: { $tile }.
note-period = Period { $number } begins.
note-dealt = { $player } is dealt { $card }, { $card2 } and { $card3 }.
note-dealt-hidden = { $player } is dealt three cards.
note-terrain = { $place ->
    [1] Left
   *[other] Right
} terrain card: { $terrain }, { $instruction }.
note-volcano = The volcano marker moves up: step { $space } of { $top } to the eruption.
note-erupted = The volcano erupts: territory 12 is empty and out of play.
note-mammal-drawn = Mammal drawn: { $mammal }.
note-mammals-shuffled = The discarded mammal cards are shuffled.
note-invades = Invasion: { $mammal } attacks { $territory }.
note-strongholds-fell = Every territory is barred: all strongholds are removed.
note-turned-away = { $mammal } finds no way in: { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} discarded.
note-declined = { $player } does not defend { $territory }.
note-defended = { $player } defends { $territory } and beats { $mammal }.
note-fell = { $mammal } takes { $territory }; any pieces there return to their owners.
note-turn = { $player }'s turn.
note-spent = { $player } spends { $card }.
note-spent-tile = { $player } spends the leader tile with { $tile }.
note-spent-karakia = { $player } spends { $karakia }.
note-placed = { $player } places { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
} in { $territory }.
note-led = { $player } places a leader in { $territory }.
note-took-tile = { $player } takes the leader tile with { $tile } from { $territory }.
note-beat = { $player } attacks and beats { $mammal } in { $territory }.
note-built = { $player } builds a stronghold in { $territory }.
note-sold = { $player } sells { $territory } to { $mammal } for { $honour } honour.
note-bought = { $player } buys { $karakia }.
note-passed = { $player } passes.
note-out-of-cards = { $player } has nothing left to play and passes.
note-used = { $player } uses { $karakia }.
note-drew = { $player } draws { $card }.
note-drew-hidden = { $player } draws a card.
note-birds-shuffled = The discarded bird cards are shuffled.
note-discarded = { $player } discards { $card }.
note-moved = { $player } moves { $what } from { $from } to { $to }.
note-rolled = { $player } rolls { $number }.
note-neutral-placed = { $player } adds { $birds ->
    [one] 1 neutral bird
   *[other] { $birds } neutral birds
} in { $territory }.
note-neutral-led = { $player } adds a neutral leader in { $territory }.
note-neutral-skipped = { $player } adds no neutral piece.
note-first-player = { $player } is first player now.
note-points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }).
note-points-territory = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why } in { $territory }.
note-neutral-points = The neutral colour scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }).
note-neutral-points-territory = The neutral colour scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why } in { $territory }.
note-tidied = Hands are discarded and all strongholds removed.
note-game-over = The game is over.

barrier-dealt = cards were dealt
barrier-terrain = a terrain card was turned up
barrier-mammal-drawn = a mammal card was drawn
barrier-invades = a mammal attacked
barrier-declined = a territory was not defended
barrier-drew = a card was drawn
barrier-rolled = a die was rolled
barrier-tidied = the hands were discarded

why-first = most pieces
why-second = second most pieces
why-beaten = mammals beaten
why-sold = land sold
why-leader-tiles = leader tiles

## The table as text

board-period = Period { $period }, round { $round } of { $rounds }
board-terrain-cards = Terrain cards: { $left }; { $right }
board-terrain-card = { $terrain } ({ $instruction })
board-any-territory = Any Territory: the terrain cards do not bind the action of this turn
board-volcano = Volcano: step { $space } of { $top } to the eruption, { $less ->
    [0] territory 12 has its full value
   *[other] territory 12 is worth { $mark }{ $less } less
}
board-erupted = Volcano: erupted, territory 12 is out of play
board-sales = Sales so far: { $sales }
board-number = No.
board-terrain = Terrain
board-points = Points
board-leader-tile = Leader tile
board-pieces = Pieces
board-mammal = Mammal
board-invaded = { $mammal }: { $fight }
board-sold = sold to { $mammal } by { $seller }
board-out-of-play = erupted
board-display = Mammals
board-waiting = Waiting
board-fight = Fight
board-price = Price
board-worth = Points
board-supply = Karakia
board-left = Left
board-cost = Cost
board-player = Player
board-score = Points
board-cards = Cards
board-birds = Birds
board-leaders = Leaders
board-holds = Tiles and mammals
board-neutral = neutral
board-neutral-letter = N
board-too-new = { $tile } (new)
board-karakia = karakia: { $things }
board-leader-tiles = leader tiles: { $things }
board-beaten = beaten: { $things }
board-sold-to = sold to: { $things }
board-first-player = first player
board-hand = Your hand
board-nothing = nothing
board-payment = { $what }: at least { $need } needed, { $paid } paid
paying-birds = Birds for { $territory }
paying-leader = Leader for { $territory }
paying-attack = Attack on { $territory }
paying-settling = Birds for { $territory }
paying-sale = Sale of { $territory }
paying-tiles = Karakia tiles
paying-defence = Defence of { $territory }
board-legend = ▶ active · ★ leader · ♜ stronghold · ① first player · ~ reconstructed value
board-map = The islands with their twelve territories
board-you = you
board-copies = Such cards in the game: { $mark }{ $number }.
board-costs = Costs { $price }.
board-tiles-left = Left in the supply: { $number }
board-mammal-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
board-where = { $thing }: choose a territory, or press it again to put it back.
board-no-cards = No cards in hand.

## The table in sentences

tell-active = active now
tell-territory = Territory { $number }, { $terrain }
tell-worth = { $first } and { $second } points
tell-pieces = { $player } has { $birds ->
    [0] {""}
    [one] 1 bird
   *[other] { $birds } birds
}{ $leader ->
    [yes] { $birds ->
        [0] the leader
       *[other] {" "}and the leader
    }
   *[no] {""}
}
tell-leader-tile = leader tile { $tile }
tell-stronghold = stronghold
tell-invaded = invaded: { $mammal }, { $fight }
tell-mammal = { $mammal }: { $cards } in the display, { $fight }, { $points }, price { $price }
tell-weasel = { $mammal }: { $fight }, { $points }, is never sold to
tell-tile = { $tile }: { $left } left, cost { $cost }
tell-player = { $letter }, { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, still to place { $birds ->
    [0] no birds
    [one] 1 bird
   *[other] { $birds } birds
} and { $leaders ->
    [0] no leaders
    [one] 1 leader
   *[other] { $leaders } leaders
}
tell-neutral = Neutral colour: { $points ->
    [one] 1 point
   *[other] { $points } points
}, still to place { $birds ->
    [0] no birds
    [one] 1 bird
   *[other] { $birds } birds
} and { $leaders ->
    [0] no leaders
    [one] 1 leader
   *[other] { $leaders } leaders
}
tell-to-move = to move
tell-legend = A tilde (~) stands before values that are reconstructed, not taken from the printed game.

## What cannot be set up

word-unknown = “{ $verb }” cannot be followed by “{ $word }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
territory-unknown = There is no territory “{ $territory }”; territories are @1 to @12.
box-total = { $place }: there must be { $want } in all, not { $have }.
box-leader-tile = { $place }: “{ $tile }” is no leader tile; write for example “2 fight”, “1 bird 1 fight” or “3 points”.
box-one-volcano = { $place }: territory 12 is the volcano, and no other is.
box-not-adjacent = { $place }: { $one } and { $other } must be adjacent both ways, and no territory to itself.
box-track = { $place } must begin with 0, never go down, and have at most { $most } spaces.
position-round = Rounds are counted from 1.
position-two-terrain-cards = “terrain” must be the two active cards, left and right.
position-terrain-used = In this round “terrain_used” can have at most { $most ->
    [one] 1 card.
   *[other] { $most } cards.
}
position-too-many = { $place }: there are not enough { $piece } for that.
position-sold-to-whom = { $place }: “sold_by” needs a mammal, and one that buys land.
position-invaded = { $place }: where a mammal has invaded there are no pieces.
position-sold-stronghold = { $place }: sold land has no stronghold.
position-erupted = { $place }: nothing is left where the volcano has erupted.
position-too-many-pieces = The colour { $colour } has not so many pieces.
position-cards-left = These cards are in no place: { $cards }; leave out the discards, or write "..." in “{ $deck }”.
position-weasel = { $place }: a weasel never waits there.
position-too-new = { $seat }: { $tile } is “too_new”, but not among the karakia tiles of that seat.

## What a study counts

count-karakia-bought = Karakia tiles bought
count-karakia-used = Karakia tiles used
count-territories-settled = Territories where birds were placed
count-territories-first = Territories scored as the first
count-leaders-placed = Territories where a leader was placed
count-leader-tiles-taken = Leader tiles taken
count-birds-spent = Bird cards spent
count-mammals-beaten = Mammals beaten
count-mammals-sold-to = Mammals that land was sold to

## The guided first game

tour-welcome = Welcome to the islands. Birds settle twelve territories, and mammals come from over the sea and take them in the order of their numbers. Whoever has the most pieces in a territory scores the larger number beside the star, the second most the smaller one.
tour-terrain = Two terrain cards rule each round. First they are followed: this time the volcano stirred, and a mammal came to wait in the display. Then everybody takes one action, and most actions need a territory of one of these two terrains: mountains or coast today. All other land is pale.
tour-place = Let us begin on the coast: territory 1 is worth 7 points. Choose it and place birds there.
tour-spend = Everything is paid with cards: along its edge each shows birds, fight, honour or karakia. Nine cards must do for seven rounds. Spend the Pukeko: four birds.
tour-put = You could spend more cards, but four birds are plenty. Put all four down.
tour-lead = The coast is open again, and nobody has more birds in territory 1 than you: place a leader there. It counts as a piece, breaks ties, and brings you the leader tile.
tour-honour = A leader costs two honour. The Kiwi has both.
tour-defend = A terrain card calls the dogs. A mammal goes to the lowest number without mammal and stronghold, and that is you! If nobody defends, all birds there return to their owners. Defend.
tour-fight = A dog has 6 fight. The Eagle alone brings 4: spend it first, and a Kea will do the rest.
tour-defended = 6 fight are paid. Finish paying: the dog counts in your scoring, and a stronghold keeps the next mammals out.
tour-sell = Somebody has eight birds there now, twice as many as you. Sell the land to the possum: its card brings you points, one bird stays, and the others come back to you. Nothing can be placed there any more.
tour-buy = Karakia tiles cost karakia. Take Draw One: your leader tile pays for it.
tour-use = In a later turn the tile can be used, even before your action: draw a card.
tour-end = You know nearly all actions now. One is left: attack a mammal that has settled, with fight as in a defence. After seven rounds the period is scored: territories, mammals beaten, land sold, and leader tiles with points. Mind the volcano: with each step territory 12 is worth less, and at the top it erupts. A game has two periods. Good luck!
