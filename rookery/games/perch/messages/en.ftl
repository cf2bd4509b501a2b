### Perch in English. Names of goals are our own, and so are most terms: we have read the Polish rulebook only.

game-title = Perch
game-about = Board game by Douglas Hettrick for 2 to 5 players: place birds of your own flock and of the others, so that everybody has the place on each tile that suits you best.

## Names

tile-oak = Mighty Oak Tree
tile-ash = Great Ash Tree
tile-elm = Lonely Elm Tree
tile-pine = Scented Pine Trees
tile-birch = Peeling Birch Trees
tile-maple = Japanese Maple Tree
tile-doghouse = Doghouse
tile-cottage = Country House
tile-hawk-nest = Hawk's Nest
tile-den = Fox's Den
tile-beehive = Beehive
tile-cornfield = Cornfield
tile-thorn-bush = Thorn Bush
tile-owl-barn = Owl Barn
tile-park-bench = Park Bench
tile-early-bird = Early Bird
tile-birdbath = Happy Birdbath
tile-feeder = Full Bird Feeder
tile-statue = Stone Statue
tile-power-lines = Swaying Power Lines
tile-overstuffed = Overstuffed Birdhouse
tile-hanging-nest = Precariously Hanging Nest
tile-rookery = Rookery
tile-high-perch = High Perch
crossing = { $first } · { $more }

tile-about-early-bird = In migration its controller adds one more own bird to the bag.
tile-about-birdbath = In recruiting its controller draws { $drawn ->
    [one] 1 bird
   *[other] { $drawn } birds
} before everybody else; one of them goes back into the bag.
tile-about-feeder = After recruiting its controller swaps one recruited bird for one of another player.
tile-about-statue = First place scores 1 point more for { $birds_a_point ->
    [one] each bird
   *[other] every { $birds_a_point } birds
} on the tile, whoever they belong to.
tile-about-power-lines = In upkeep one bird of its controller goes from here to the fountain.
tile-about-overstuffed = In upkeep, if the birds here number { $limit } or more, all fly to the plaza and the tile leaves the game.
tile-about-hanging-nest = In upkeep, if the birds here number { $limit } or more, all fly to the plaza.
tile-about-rookery = In migration each player with exactly { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
} here may add one own bird to the bag; then one bird of its controller goes from here to the fountain.
tile-about-high-perch = Its controller is last in the new turn order.

creature-dog = Dog
creature-cat = Cat
creature-hawk = Hawk
creature-fox = Red Fox
creature-bee = Bee
creature-scarecrow = Scarecrow
creature-cuckoo = Cuckoo
creature-owl = Owl
creature-squirrel = Squirrel

creature-about-dog = It goes to a tile next to it and may push one bird from there to a neighbouring tile, or off the farm and so to the fountain.
creature-about-cat = It goes to the neighbouring tile with the most birds; from there one bird may be sent to the fountain, and then one may be pushed to a neighbouring tile.
creature-about-hawk = It flies to any other tile, and one bird there may be sent to the fountain.
creature-about-fox = It takes two steps without turning back; one bird from the tile it passes and one from the tile where it stops may be sent to the fountain.
creature-about-bee = It flies to a tile at least two steps away and may bring one bird there from any other tile, if that bird's flock is there already.
creature-about-scarecrow = It stands where three tiles meet and does not move when activated; one bird each from two of these tiles may be sent to the fountain.
creature-about-cuckoo = It goes to a tile next to it and may swap one bird there for one of another flock on any other tile.
creature-about-owl = It takes one to four steps clockwise along the edge of the farm; one bird from a tile that it passes or where it stops may be sent to the fountain.
creature-about-squirrel = It goes to a tile next to it, but never further than one step from the Park Bench, and may swap one bird there for one of another flock on the fountain.

goal-diagonal = Diagonal Roost
goal-column = Column Chorus
goal-corners = Corner Keepers
goal-four-corners = Four Corners
goal-nest-tile = Nest Keeper
goal-others-nest = Borrowed Nest
goal-two-trees = Two Trees
goal-one-tree = My Tree
goal-two-creatures = Two Helpers
goal-one-creature = One Helper
goal-no-creature = On Our Own Wings
goal-second-places = Second Best
goal-third-places = Third Time Lucky
goal-busiest-tile = Busiest Branch
goal-everywhere = Everywhere
goal-in-pairs = In Pairs
goal-empty-tile = Quiet Spot
goal-absent = Not Our Place
goal-alone = Just Us
goal-two-nest-tiles = Two Nests
goal-special-tile = Somewhere Special
goal-fourth-places = Fourth Again

goal-about-diagonal = You control three tiles in one diagonal line.
goal-about-column = In one column you have two birds or more on at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}.
goal-about-corners = You control at least { $number ->
    [one] 1 corner tile
   *[other] { $number } corner tiles
}.
goal-about-four-corners = You have a bird on at least { $number ->
    [one] 1 corner tile
   *[other] { $number } corner tiles
}.
goal-about-nest-tile = You control at least { $number ->
    [one] 1 tile with a nest
   *[other] { $number } tiles with a nest
}.
goal-about-others-nest = You control at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
} where another flock sits in a nest.
goal-about-two-trees = { goal-about-one-tree }
goal-about-one-tree = You control at least { $number ->
    [one] 1 tree tile
   *[other] { $number } tree tiles
}.
goal-about-two-creatures = { goal-about-one-creature }
goal-about-one-creature = You control at least { $number ->
    [one] 1 creature
   *[other] { $number } creatures
}.
goal-about-no-creature = You control { $number ->
    [0] no creature
    [one] exactly 1 creature
   *[other] exactly { $number } creatures
}.
goal-about-second-places = You alone are second on at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}.
goal-about-third-places = You alone are third on at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}.
goal-about-busiest-tile = You control the tile with the most birds of all flocks together.
goal-about-everywhere = You have a bird on every tile.
goal-about-in-pairs = You have two birds or more on at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}.
goal-about-empty-tile = At least { $number ->
    [one] 1 tile has
   *[other] { $number } tiles have
} no bird at all.
goal-about-absent = On at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
} you have no bird.
goal-about-alone = You control at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
} where there are no birds but yours.
goal-about-two-nest-tiles = { goal-about-nest-tile }
goal-about-special-tile = You control at least { $number ->
    [one] 1 special tile
   *[other] { $number } special tiles
}.
goal-about-fourth-places = You alone are fourth on at least { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}.

flock-dummy = Birdbrain

## Rules, in our own words. The numbers never change their meaning.

rule-P1 = The game. Everybody leads a flock, but also places birds of the other flocks. Whoever has most birds on a tile controls it. After five rounds the most points win.
rule-P2 = Farm. Tiles of each kind are drawn, shuffled and laid in columns. Two or three players: three basic tiles, two special ones and three homes of creatures, in columns of 3, 2 and 3. Four players: 4, 2 and 4, in columns of 2, 3, 2 and 3. Five players: 5, 3 and 5, in columns of 3, 2, 3, 2 and 3.
rule-P3 = Neighbours. The columns are shifted against each other, so that a tile has up to six neighbours. Nothing leads across from the first column to the last.
rule-P4 = Owl Barn and first game. The Owl Barn must lie at the edge; if it does not, its column is shuffled again. For a first game there is a fixed set of tiles; how we lay it out is our own choice.
rule-P5 = Nests and creatures. Each tile gets the nests it shows. For each home on the farm there is a card and a pawn of its creature.
rule-P6 = Goals. Only goals for the number of players are used. Everybody is dealt two, keeps one in secret and puts the other back into the box. A first game can do without goals.
rule-P7 = Start. Seat A is first player, and the turn order goes on from there. All score markers begin at 0, the first player's at the bottom, the others on top of it in turn order.
rule-P8 = Round. Each of the five rounds has four phases: migration, recruiting, perching and upkeep.
rule-P9 = Migration. Two birds of each flock go from the supply into the bag. If there are not enough, as many as there are.
rule-P10 = Tiles in migration. Then the tiles that act in migration do so, column by column from the left, each column from the top.
rule-P11 = { tile-early-bird }. { tile-about-early-bird }
rule-P12 = { tile-rookery }. In migration everybody with exactly two birds there may add one own bird to the bag, in turn order. Then one bird of its controller goes from there to the fountain.
rule-P13 = Recruiting. In turn order everybody draws two birds from the bag at random and takes two of the own flock from the supply.
rule-P14 = { tile-birdbath }. In recruiting its controller draws before everybody else: three birds, one of which goes back into the bag. With fewer than three birds in the bag it does nothing.
rule-P15 = { tile-feeder }. { tile-about-feeder } The controller chooses both birds, and the swap must be made.
rule-P16 = Perching. In turn order everybody places one recruited bird on any tile, and perhaps takes a bonus action. This goes on until all recruited birds are placed.
rule-P17 = Stacks. Birds of one flock on a tile are one stack; there may be any number of birds and of stacks. No bird is ever placed on the fountain as a turn's bird.
rule-P18 = Nests. A bird may be placed in a nest that is empty or that its flock sits in. A nest counts as one more bird of the flock in it. When a nest is empty, a flock beside it moves in only with a bird that is placed in that nest.
rule-P19 = Birds of others. Birds of other flocks that you have recruited are placed just like your own.
rule-P20 = Bonus action. Once a turn, before or after placing the bird, you may activate a creature, build a birdhouse or strike with lightning.
rule-P21 = Activating a creature. Choose a creature that you control. It must move; then its effect follows, each part of which you may leave out.
rule-P22 = Once a round. Each creature can be activated once a round, and one bonus action activates one creature. You never have to.
rule-P23 = Building a birdhouse. From round 4 on you may put your birdhouse on any stack, whoever the birds belong to. A stack has room for one birdhouse only.
rule-P24 = Protection. No bird joins or leaves a stack under a birdhouse, and neither creatures nor lightning touch it. The birdhouse counts as one more bird of that flock.
rule-P25 = Lightning. In round 5 you may strike any bird on a tile, your own included: it goes to the fountain. Or you strike an empty nest: it goes to the box.
rule-P26 = Upkeep. Tiles are scored, the turn order is made anew, tiles act, and the round marker moves on.
rule-P27 = Control of a creature. Whoever controls its home in upkeep controls the creature in the next round, wherever its pawn is; in a tie nobody does. When it is controlled for the first time, its pawn is put on its home.
rule-P28 = Round marker. When round 4 begins everybody gets a birdhouse, and when round 5 begins a lightning token.
rule-P29 = Order of scoring. Tiles are scored column by column from the left, each column from the top.
rule-P30 = Scoring a tile. Most birds score the upper number, the second most the middle one, the third most the lower one. Nests and birdhouses count as one bird each.
rule-P31 = Ties. Flocks with the same number of birds cancel each other. Two tied for first: nobody scores for first or second place, third place scores. Three or more tied for first: nobody scores. A tie for second place: nobody scores for second or third. A tie for third: nobody scores for third.
rule-P32 = Control of a tile. Whoever has more birds on it than anybody else controls it. In a tie for first nobody does.
rule-P33 = Turn order. Whoever has the most points comes first, and so on. Of equals the one whose marker got there first and lies below is ahead.
rule-P34 = { tile-high-perch }. { tile-about-high-perch }
rule-P35 = Tiles in upkeep. Homes give control of their creatures, and some tiles send birds away, column by column from the left, each column from the top.
rule-P36 = Fountain. When a bird is sent to the fountain its owner chooses the space.
rule-P37 = Support. A space of the fountain can be filled only when all spaces below that are joined to it are filled. The four lowest spaces need no support. A bird stays on its space, unless the Squirrel comes.
rule-P38 = Plaza. If the fountain has no space left, the bird goes to the plaza, which has room for all.
rule-P39 = End of the game. After the upkeep of round 5, birds that are left in the bag go to the plaza, and the final scoring follows.
rule-P40 = Scoring goals. Whoever has reached the own goal scores its points; goals of others do not count.
rule-P41 = Largest flock. The largest single flock on one tile scores 10 points. In a tie nobody does.
rule-P42 = Creatures, fountain and plaza. Each creature you control scores 3 points, each of your birds on the fountain the number of its level, and each of your birds on the plaza 1 point.
rule-P43 = { tile-statue }. First place scores 1 point more for every two birds on the tile, whoever they belong to. In a tie for first nobody gets this.
rule-P44 = Winning. Most points win. Of equals the one with the largest single flock on a tile wins, then the one with most birds on the fountain; if that is a tie as well, they share the win.
rule-P45 = Two players. A third flock belongs to nobody; it is called { flock-dummy }. It puts four birds into the bag in the first round, and two in each later one.
rule-P46 = What { flock-dummy } does. It never scores and never controls a creature, but ties with it count. Tiles do nothing for it in recruiting, perching and scoring. Birds of it that a tile sends away return to the supply; one that a creature or lightning sends to the fountain is placed by the player who caused it.
rule-P47 = { creature-dog }. { creature-about-dog }
rule-P48 = { creature-cat }. { creature-about-cat } If several tiles have the most birds, choose one.
rule-P49 = { creature-hawk }. { creature-about-hawk }
rule-P50 = { creature-fox }. { creature-about-fox } Both steps come first, then the birds: from the tile passed, then from the last tile.
rule-P51 = { creature-bee }. { creature-about-bee }
rule-P52 = { creature-scarecrow }. { creature-about-scarecrow } Whoever gets control of it puts it where three tiles meet, each time at a new place; while control does not change it stays.
rule-P53 = { creature-cuckoo }. { creature-about-cuckoo } Stacks under a birdhouse take no part in this.
rule-P54 = { creature-owl }. { creature-about-owl }
rule-P55 = { creature-squirrel }. { creature-about-squirrel } The two birds change places exactly; no support is needed.
rule-P56 = { goal-diagonal }. { goal-about-diagonal } A gap breaks the line.
rule-P57 = { goal-column }. In one column you have two birds or more on at least three tiles. Nests and birdhouses count.
rule-P58 = { goal-corners }. You control at least two corner tiles. Corners are the top and bottom tiles of the first and the last column.
rule-P59 = { goal-four-corners }. You have a bird on each of the four corner tiles.
rule-P60 = { goal-nest-tile }. You control at least one tile with a nest. It does not matter who sits in it, if anybody.
rule-P61 = { goal-others-nest }. You control a tile where another flock sits in a nest.
rule-P62 = { goal-two-trees }. You control at least two tree tiles. All basic tiles are trees.
rule-P63 = { goal-one-tree }. You control at least one tree tile. All basic tiles are trees.
rule-P64 = { goal-two-creatures }. You control at least two creatures. The last upkeep decides.
rule-P65 = { goal-one-creature }. You control at least one creature. The last upkeep decides.
rule-P66 = { goal-no-creature }. You control no creature. The last upkeep decides.
rule-P67 = { goal-second-places }. You alone are second on at least two tiles. A tile where you are tied does not count.
rule-P68 = { goal-third-places }. You alone are third on at least two tiles. A tile where you are tied does not count.
rule-P69 = { goal-busiest-tile }. { goal-about-busiest-tile } Where the largest single flock is does not matter.
rule-P70 = { goal-everywhere }. { goal-about-everywhere }
rule-P71 = { goal-in-pairs }. You have two birds or more on at least five tiles. Nests and birdhouses count.
rule-P72 = { goal-empty-tile }. There is a tile without any bird.
rule-P73 = { goal-absent }. On at least three tiles you have no bird.
rule-P74 = { goal-alone }. You control a tile where there are no birds but yours. A creature may be there.
rule-P75 = { goal-two-nest-tiles }. You control at least two tiles with a nest. It does not matter who sits in them, if anybody.
rule-P76 = { goal-special-tile }. You control at least one special tile.
rule-P77 = { goal-fourth-places }. You alone are fourth on at least three tiles. A tile where you are tied does not count.
rule-P78 = A tile leaves the game. A creature on it returns to its home; nests and birdhouses go to the box.
rule-P79 = { tile-power-lines }. { tile-about-power-lines }
rule-P80 = { tile-overstuffed }. If there are seven birds or more on it in upkeep, all fly to the plaza, even those under a birdhouse, and the tile leaves the game.
rule-P81 = { tile-hanging-nest }. If there are four birds or more on it in upkeep, all fly to the plaza but those under a birdhouse. The tile stays.

## Options

option-goals = Everybody has a secret goal; without them the first game is easier.
option-tiles = Which tiles make the farm: drawn at random, or the set for a first game.
option-rookery_adds = Who may add a bird at the Rookery: whoever has exactly two birds there, or whoever is second there.
option-scarecrow_after_lapse = Whoever regains the Scarecrow after a round in which nobody controlled it moves it; otherwise it stays.
option-swap_keeps_nest = A bird that the Cuckoo or the Squirrel swaps for a bird alone in a nest sits in that nest; otherwise beside it.
option-moved_bird_nests = A bird that a creature moves to a tile with an empty nest takes that nest with its flock; otherwise it sits beside it.
option-cat_pushes_off = The Cat can push a bird off the farm, as the Dog does.
option-dog_pushes_into_hole = Where a tile has left the game the Dog can push birds off the farm.
option-feeder_optional = Whoever controls the Full Bird Feeder may do without the swap.
option-dummy_migration = With two players, { flock-dummy } adds birds to the bag at the Early Bird and the Rookery, too.
option-dummy_blocks_largest = With two players, nobody scores for the largest flock if that of { flock-dummy } is as large or larger.

## What is asked of the player to move

asked-turn = { $perched ->
    [0] { $bonus ->
        [0] Place a bird, and perhaps take a bonus action.
       *[other] Place a bird.
    }
   *[other] { $bonus ->
        [0] Take a bonus action, or end your turn.
       *[other] End your turn.
    }
}
asked-goal = Which goal do you keep?
asked-rookery = { tile-rookery }: do you add one of your birds to the bag?
asked-return = { tile-birdbath }: which bird goes back into the bag?
asked-give = { tile-feeder }: which bird do you give away?
asked-take = { tile-feeder }: which bird do you take for the bird of { $flock }, and from whom?
asked-fountain = A bird of { $flock } goes to the fountain: to which space?
asked-scarecrow-place = Where do you put the Scarecrow?
asked-fox-step = { creature-fox }: where does its second step lead?
asked-effect = { $creature }: what does it do? You may leave it out.
asked-exchange = For which bird do you swap the bird of { $flock }?

## Moves

move-perch = place a bird of { $flock } on the { $tile }
move-perch-nest = place a bird of { $flock } in a nest on the { $tile }
move-build = build your birdhouse on the birds of { $flock } on the { $tile }
move-strike = strike a bird of { $flock } on the { $tile }
move-strike-nest = strike an empty nest on the { $tile }
move-activate = activate the { $creature }: to the { $tile }
move-dog = { move-activate }
move-cat = { move-activate }
move-hawk = { move-activate }
move-fox = activate the { $creature }: first step to the { $tile }
move-bee = { move-activate }
move-cuckoo = { move-activate }
move-squirrel = { move-activate }
move-owl = activate the Owl: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} along the edge
move-scarecrow = activate the Scarecrow
move-run = second step to the { $tile }
move-chase = send a bird of { $flock } from the { $tile } to the fountain
move-push = push a bird of { $flock } to the { $tile }
move-push-off = push a bird of { $flock } off the farm, to the fountain
move-bring = bring a bird of { $flock } from the { $tile }
move-pick = swap a bird of { $flock }
move-swap = for a bird of { $flock } on the { $tile }
move-exchange = for the bird of { $flock } on space { $space } of the fountain
move-fountain = place it on space { $space } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
move-end = end the turn
move-skip = leave it out
move-add = add one of your birds to the bag
move-keep = keep “{ $goal }” ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $about }
move-return = put a bird of { $flock } back into the bag
move-give = give away a bird of { $flock }
move-take = take from { $player } a bird of { $flock }
move-stand = put the Scarecrow where these meet: { $tiles }

## What happened

note-tile-laid = Tile { $spot } of the farm: { $tile }.
note-creature-ready = In play: { $creature }.
note-goal-dealt = { $player } is dealt the goals “{ $goal }” and “{ $goal2 }”.
note-goal-dealt-hidden = { $player } is dealt two goals.
note-goal-kept = { $player } keeps the goal “{ $goal }”.
note-goal-kept-hidden = { $player } keeps a goal.
note-round = Round { $number } begins.
note-migrated = { $birds ->
    [one] 1 bird of { $flock } goes
   *[other] { $birds } birds of { $flock } go
} into the bag.
note-added = { $birds ->
    [one] 1 more bird of { $flock } goes
   *[other] { $birds } more birds of { $flock } go
} into the bag.
note-recruited = { $player } draws a bird of { $flock } from the bag.
note-took-own = { $player } takes { $birds ->
    [0] no own birds
    [one] 1 own bird
   *[other] { $birds } own birds
} from the supply.
note-returned = { $player } puts a bird of { $flock } back into the bag.
note-exchanged = { $player } gives { $other } a bird of { $flock } and takes one of { $flock2 } for it.
note-turn = { $player }'s turn.
note-perched = { $player } places a bird of { $flock } { $nest ->
    [yes] in a nest on
   *[no] on
} the { $tile }.
note-built = { $player } builds a birdhouse on the birds of { $flock } on the { $tile }.
note-struck = { $player } strikes a bird of { $flock } on the { $tile } with lightning.
note-struck-nest = { $player } strikes an empty nest on the { $tile } with lightning; it is gone.
note-activated = { $player } activates the { $creature }.
note-moved = The { $creature } goes to the { $tile }.
note-skipped = { $player } leaves it out.
note-sent = A bird of { $flock } is sent away from the { $tile }.
note-to-fountain = { $player } places a bird of { $flock } on space { $space } of the fountain.
note-to-plaza = { $birds ->
    [one] 1 bird of { $flock } goes
   *[other] { $birds } birds of { $flock } go
} to the plaza.
note-to-supply = { $birds ->
    [one] 1 bird of { $flock } returns
   *[other] { $birds } birds of { $flock } return
} to the supply.
note-pushed = A bird of { $flock } goes from the { $tile } to the { $tile2 }.
note-swapped = { $player } swaps a bird of { $flock } for one of { $flock2 } on the { $tile }.
note-swapped-fountain = { $player } swaps a bird of { $flock } for one of { $flock2 } on space { $space } of the fountain.
note-points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }).
note-order = Number { $place } in the turn order: { $player }.
note-keeper = { $player } controls the { $creature }.
note-no-keeper = Nobody controls the { $creature }.
note-pawn = The { $creature } is put on the { $tile }.
note-stood = { $player } puts the Scarecrow between { $tile }, { $tile2 } and { $tile3 }.
note-tile-gone = The { $tile } leaves the game.
note-got-birdhouse = { $player } gets a birdhouse.
note-got-lightning = { $player } gets a lightning token.
note-bag-emptied = Birds left in the bag go to the plaza.
note-goal-shown = { $player } shows the goal “{ $goal }”: { $reached ->
    [yes] reached
   *[no] not reached
}.
note-game-over = The game is over.

barrier-recruited = a bird was drawn from the bag
barrier-goal-shown = the goals were shown

why-goal = own goal
why-largest-flock = largest single flock
why-creatures = creatures
why-fountain = fountain
why-plaza = plaza

## The table as text

board-round = Round { $round } of { $rounds }
board-phase-goals = choosing goals
board-phase-migration = migration
board-phase-recruiting = recruiting
board-phase-perching = perching
board-phase-upkeep = upkeep
board-order = Turn order
board-column = Column { $column }
board-tile-points = points for first, second and third place
board-beside = next to: { $tiles }
board-nests = { $nests ->
    [0] no empty nest
    [one] 1 empty nest
   *[other] { $nests } empty nests
}
board-fountain = Fountain
board-fountain-level = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-plaza = Plaza
board-bag = Bag
board-creatures = Creatures
board-creature-free = controlled by nobody
board-creature-of = controlled by { $player }
board-activated = activated this round
board-players = Players
board-hand = Birds to place
board-goal = Your goal
board-goals-to-choose = Goals to choose from
board-birdhouse = birdhouse
board-lightning = lightning
board-empty = empty
board-gone = out of the game
board-legend-nest = flock in a nest
board-legend-house = flock under a birdhouse
board-legend-reported = value that a single source reports, not confirmed
board-you = you
board-score = Points
board-nothing = nothing

## The board in the browser

board-farm = Farm
board-kind-tree = Tree tile
board-kind-home = Home of a creature
board-kind-special = Special tile
board-birds = { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
}
board-counts = counts as { $size }
board-nest = Nest
board-bonus = Bonus action
board-supply = Birds in the supply
board-in-supply = { $birds } in the supply
board-place = turn { $place }
board-hint-take = Choose a bird or a bonus action.
board-hint-target = Now choose where: what you can choose is ringed.
about-nest = A nest counts as one more bird of the flock that sits in it.
about-birdhouse = Put it on any stack on a tile: it counts as one more bird, and no bird joins or leaves that stack any more.
about-lightning = Strike a bird on a tile: it goes to the fountain. Or strike an empty nest: it is gone.
about-creature = Whoever controls this tile at the end of a round controls it in the next: { $tile }.
about-fountain = A space can be taken once all spaces below that are joined to it are taken. Birds here score at the end of the game.
about-plaza = Each bird here scores { board-fountain-level } at the end of the game.
about-bag = In each round everybody draws { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
} from the bag.
about-own-bird = A bird of the own flock: it can go on any tile.
about-others-bird = A bird of another flock: it is placed just like an own one, but counts for its own flock.

## The guided first game

tour-welcome = Welcome to the farm! You lead flock A. Each turn one bird is placed on a tile, of your own flock or of another. Whoever has the most birds on a tile controls it. Five rounds are played.
tour-medals = The three medals on a tile are the points for first, second and third place, scored in every round. Look closely: on some tiles it is better to be second or third.
tour-perch = Each round you get two birds of your own and two from the bag. Below the farm are yours. Choose one of flock A, then the nest on this tile: { tile-pine }. A nest counts as one more bird.
tour-home = The crown and the coloured edge show who controls a tile. Some tiles are the home of a creature: whoever controls the home at the end of the round gets the creature. Place a bird of yours here: { tile-hawk-nest }.
tour-others = With two players there is a third flock, { flock-dummy }. It never scores, but it takes places. Place its bird here, where the other player is first: { tile-ash }.
tour-scored = The first round is over. Each tile has brought its points; flocks that are tied cancel each other out, so second place on the ash brought nothing. Who has the most points goes first now. And the Hawk is yours!
tour-hawk = Once a turn you may take a bonus action, before or after placing your bird. Choose the Hawk, then the ash: you are tied for second place there with { flock-dummy }.
tour-chase = The Hawk sends one bird away. Choose the bird of { flock-dummy }: then second place is yours alone, and that is 3 points a round.
tour-fountain = Birds that are sent away go to the fountain, where they score for their flock at the end. A space needs all spaces below that are joined to it. Take the first one.
tour-build = Round 4: everybody has a birdhouse. It counts as one more bird, and no bird joins or leaves that stack any more. Protect your large flock on the ash: the largest flock of all brings 10 points at the end.
tour-strike = Round 5, the last one: lightning sends any bird to the fountain. The other player is alone on the elm with two birds in a nest. Strike one of them.
tour-end = After the last round there are points for the largest flock, for creatures, and for birds on the fountain and the plaza. You have won, 72 to 63! In a full game everybody also has a secret goal. Have fun!

## What cannot be set up

word-unknown = “{ $verb }” cannot be followed by “{ $word }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
tile-unknown = There is no tile “{ $tile }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
box-three-places = { $place } must be three numbers: for first, second and third place.
box-nests = { $place }: a farm could need { $need } nests, but there are only { $have }.
box-fountain-size = { $place }: points and supports must be lists of the same length, one entry for each of 4 to 20 spaces.
box-fountain-ground = { $place }: the four lowest spaces need no support and are written as ""; every other space names lower ones, counted from 1, such as "1 2".
box-goal-players = { $place } must be two numbers: the least and the most players.
box-goals-too-few = { $place }: with { $players } players there must be two goals for each.
position-order = “{ $place }” must name each of the { $players } seats once.
position-farm = “farm” must name { $want } different tiles, not { $have }.
position-no-such-tile = There is no tile “{ $tile }” on this farm.
position-no-birds = { $place }: without birds there, { $flock } cannot have a nest or a birdhouse.
position-nests = { $place }: there are too many flocks in nests; the tile has { $nests ->
    [0] no nest.
    [one] 1 nest.
   *[other] { $nests } nests.
}
position-no-creature = { $creature } is not in play: its home is not on this farm.
position-scarecrow = { $place }: “pawn” must name three tiles that meet, such as “oak+ash+pine”.
position-fountain = There is no space { $space } on the fountain; it has { $spaces } spaces.
position-no-goals = { $seat }: this game is played without goals; set the option goals.
position-goals = { $seat } must have two goals at most, all of them for this number of players, and none that another seat has.
position-nothing-to-do = { $seat } would have nothing to do: it takes a bird to place or a bonus action, in round 1 or later.
position-too-many-birds = { $flock } has only { $most } birds in all.

## What a study counts

count-tiles-on-farm = Tiles on the farm
count-tiles-perched-on = Tiles where a bird was placed
count-tiles-scored = Tiles that scored
count-creatures-controlled = Creatures controlled
count-creatures-activated = Creatures activated
count-birds = What was done with birds
count-points-at-the-end = Points at the end of the game
count-goals-kept = Goals kept
count-goals-reached = Goals reached
bird-nest = placed in a nest
bird-birdhouse = birdhouse built on them
bird-lightning = struck by lightning
