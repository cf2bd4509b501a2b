### Kokopelli in English. The names of the ceremonies are our translations of the Polish ones.

game-title = Kokopelli
game-about = Card game by Stefan Feld for 2 to 4 players, 45 minutes: open ceremonies, use what they can do, and complete them before your neighbours do.

## Cards

card-sun = Sun
card-eagle-feather = Eagle Feather
card-paw = Paw
card-birthday = Birthday
card-hunter = Hunter
card-warrior = Warrior
card-fire = Fire
card-spider-woman = Spider Woman
card-vase = Vase
card-snake-dance = Snake Dance
card-drummer = Drummer
card-lizard = Lizard
card-sky-mother = Sky Mother
card-shaman = Shaman
card-chief = Chief
card-turtle = Turtle
card-kokopelli = Kokopelli

## Rules, in our own words. The numbers never change their meaning.

rule-K1 = Ceremonies in play. There are sixteen ceremonies. Ten of their tiles are drawn at random, or agreed on; the others stay in the box, and so do their cards.
rule-K2 = Tiles. On each tile in play lies a token worth 3 points and, on top of it, one worth 4.
rule-K3 = Deck and hand. Each player has a village with four spaces and a deck: three cards of each ceremony in play and six Kokopelli, shuffled. Draw five cards as your first hand.
rule-K4 = First player. Anybody may begin. Every round starts with the same first player.
rule-K5 = Game-end tokens. Ten tokens lie ready with two players, nine with three or four.
rule-K6 = First game. New players can take the beginner set in place of a random choice. Our set is our own: the rulebook shows its set only as a picture.
rule-K7 = Zone. Your zone is your village and the two nearest spaces of each neighbour's village. You may add cards anywhere in your zone.
rule-K8 = Rounds. A round is one turn of each player, clockwise from the first player.
rule-K9 = Turn. Take two actions: draw, open, add, cancel or exchange, the same one twice if you like. You may pass only if you have no cards in hand or deck, or when only extra actions are left.
rule-K10 = First round. In the first round the first player and the next have one action only.
rule-K11 = End of turn. If you hold more than five cards after your actions, put the surplus under your deck: cards of your choice, in the order you like.
rule-K12 = Draw. Take the top card of your deck into your hand.
rule-K13 = Open. Lay a ceremony card from your hand on a free space of your own village.
rule-K14 = No twins. You cannot open a ceremony while the same ceremony goes on anywhere in your zone.
rule-K15 = No Kokopelli. A ceremony cannot be opened with a Kokopelli card.
rule-K16 = Abilities. An open ceremony gives its ability to the player in whose village it lies, the host, at once and until it is completed or cancelled. Where an ability contradicts the other rules, the ability wins.
rule-K17 = Add. Lay a card from your hand on a ceremony of the same kind in your zone.
rule-K18 = Kokopelli. A Kokopelli card can be added to any ceremony.
rule-K19 = Extend and complete. The second and third card extend a ceremony, the fourth completes it.
rule-K20 = Reward. Whoever lays the last card takes the top token of the ceremony's tile: first 4 points, the next time 3.
rule-K21 = Game-end token on a tile. When the 3 is taken, a game-end token is put on the tile in its place.
rule-K22 = Later rewards. A tile with a game-end token pays 1 point each time.
rule-K23 = Host. The host puts all cards of a completed ceremony on the own discard pile, and takes 1 point if somebody else completed it.
rule-K24 = Cancel. Put all cards of a ceremony in your village on your discard pile. Nobody scores.
rule-K25 = Exchange. Put your whole hand under your deck in any order, then draw the same number of cards from the top.
rule-K26 = Empty hand. Whoever has played the last card of the hand takes 1 point and three cards at once. This is not an action.
rule-K27 = End of the game. When a deck has run out, or the last game-end token lies on a tile, the round is played to its end and the game is over.
rule-K28 = Fewest cards. Hands are discarded. Fewest cards left in the deck pay 5 points, the second fewest 3 points, in full to all who tie.
rule-K29 = Ceremonies at the end. Each ceremony in your village pays 1 point, however many cards it has.
rule-K30 = Winner. Most points win; those with the same points win together.
rule-K31 = Two players. Each village has a fifth space, below the deck. Your zone is your whole village and all of the other's spaces but those below the deck.
rule-K32 = Longer game. With eleven or twelve ceremonies, as many game-end tokens are used with two players, and one fewer with three or four.
rule-K33 = Sun. You may open one ceremony more than there are spaces, below your deck. It stays until it is completed or cancelled, even without the Sun, and is outside your neighbours' zones.
rule-K34 = Eagle Feather. The bonus for an empty hand is 3 points and five cards for you.
rule-K35 = Paw. Take 1 point for each card you add to another player's ceremony.
rule-K36 = Birthday. A card you take with the draw action may be added to a ceremony at once; with the Hunter both cards may, to one ceremony or to two.
rule-K37 = Hunter. Your draw action takes one card more.
rule-K38 = Warrior. Your add action may lay two cards, on two different ceremonies. It cannot be joined with the Chief in one action.
rule-K39 = Fire. You may also open on free spaces of your neighbours that lie in your zone, if the ceremony does not go on in that neighbour's zone or in yours. The neighbour is its host.
rule-K40 = Spider Woman. You may add cards on all spaces of both neighbours, those below the deck included. You cannot open there.
rule-K41 = Vase. Whoever adds a card to a ceremony in your village may take one extra action; once a turn for each village with a Vase.
rule-K42 = Snake Dance. A Kokopelli that you add counts as two at the moment you lay it, and as one card afterwards.
rule-K43 = Drummer. Ceremonies in your village are complete with the third card. One that has three cards already is completed by the next.
rule-K44 = Lizard. Draw a card for each card you add to another player's ceremony.
rule-K45 = Sky Mother. Take 1 point whenever anybody adds a Kokopelli to a ceremony in your village.
rule-K46 = Shaman. Take 1 point whenever a ceremony in your village is completed, by anybody. The Shaman itself counts.
rule-K47 = Chief. Your add action may lay any number of cards on one ceremony. Each card is settled by itself.
rule-K48 = Turtle. Take 1 point whenever you complete a ceremony, in any village. The Turtle itself counts.

## Options

option-tiles = How many ceremonies are in play; 11 or 12 make the game longer and more tactical.
option-ceremonies = Which ceremonies are in play: drawn at random, our beginner set, or a list of names.
option-sun_space_any_time = The Sun's space can be used even while another space is free.
option-fire_checks_opener_zone = With Fire, a ceremony must be missing from one's own zone too, not only from the neighbour's.
option-vase_owner_benefits = The host of a Vase earns the extra action, too.
option-bonus_after_action = The bonus for an empty hand comes at the end of the action, not in the middle of it.
option-deck_out_checked_at_turn_end = A deck has run out only if it is still empty at the end of the turn.
option-below_deck_last = With two players, the space below the deck can be used only when the other four are taken.

## What is asked of the player to move

asked-action = { $extra ->
    [0] { $actions ->
        [one] One action left: draw, open, add, cancel or exchange.
       *[other] { $actions } actions left: draw, open, add, cancel or exchange.
    }
   *[other] { $actions ->
        [0] Extra actions by a Vase: { $extra }. Draw, open, add, cancel, exchange or pass.
       *[other] Actions left: { $actions }, and extra ones: { $extra }. Draw, open, add, cancel or exchange.
    }
}
asked-more = Add another card, or stop.
asked-birthday = Birthday: add a card you have just drawn, or stop.
asked-exchange = Exchange: which card goes under the deck next? The last one lies lowest.
asked-surplus = More than five cards: which one goes under the deck next? The last one lies lowest.

## Moves

move-draw = draw a card
move-open = open { $card } on { $space }
move-add = add { $card } to { $ceremony } on { $space }
move-stop = stop
move-cancel = cancel { $ceremony } on { $space }
move-exchange = exchange the hand
move-under = put { $card } under the deck
move-pass = pass

## What happened

note-in-play = { $ceremony } is in play.
note-end-tokens = { $left ->
    [one] One game-end token lies ready.
   *[other] { $left } game-end tokens lie ready.
}
note-drew = { $player } draws { $card } ({ $why }).
note-drew-hidden = { $player } draws a card ({ $why }).
note-turn = { $player }: a turn of { $actions ->
    [one] one action.
   *[other] { $actions } actions.
}
note-opened = { $player } opens { $ceremony } on { $space }.
note-added = { $player } adds { $card } on { $space }.
note-completed = { $player } completes { $ceremony } on { $space }.
note-cancelled = { $player } cancels { $ceremony } on { $space }.
note-went-under = { $player } puts { $card } under the deck.
note-went-under-hidden = { $player } puts a card under the deck.
note-points = { $player } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }).
note-end-token = A game-end token is put on { $ceremony }; { $left ->
    [0] it was the last.
    [one] one is left.
   *[other] { $left } are left.
}
note-extra-action = { $player } earns an extra action in { $host }'s village.
note-extra-action-own = { $player } earns an extra action in the own village.
note-passed = { $player } passes.
note-last-round = The end has come ({ $why }): this round is the last.
note-hand-discarded = { $player } discards { $card }.
note-game-over = The game is over.

barrier-drew = a card was drawn
barrier-hand-discarded = the hands were shown

why-deal = first hand
why-draw = draw action
why-exchange = exchange
why-empty-hand = empty hand
why-tile = from the tile
why-host = as host
why-fewest-cards = fewest cards in the deck
why-second-fewest-cards = second fewest cards in the deck
why-ceremonies = ceremonies in the own village
why-deck = a deck has run out
why-end-tokens = the last game-end token lies

## The table as text

board-round = Round { $round }
board-last-round = last round
board-tiles = Tiles
board-end-tokens = game-end tokens left: { $left }
board-village = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck ->
    [0] deck empty
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}
board-ceremony = { $ceremony }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-in-zone = in your zone
board-hand = Your hand
board-under = Under your deck, as far as you know, from top to bottom
board-fresh = Just drawn
board-nothing = nothing
board-legend = ● card · ◆ Kokopelli · ○ still missing · * in your zone

## The table in the browser

board-your-village = Your village
board-you = you
board-village-of = Village: { $player }
board-turn = on turn
board-won = winner
board-first = First player: every round begins here.
board-left-neighbour = Your left neighbour, who plays after you.
board-right-neighbour = Your right neighbour, who plays before you.
board-opposite = Sits opposite: too far away to lay cards there.
board-space = Space { $space }
board-free = free
board-below = Below the deck.
board-cards-of = { $cards } of { $need } cards
board-host = The host is { $player }.
board-in-reach = In reach
board-in-reach-long = In reach: you may add cards here.
board-out-of-reach = Out of reach.
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-hand-cards = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
board-deck = { $cards ->
    [0] Deck: empty
    [one] Deck: 1 card
   *[other] Deck: { $cards } cards
}
board-discards = { $cards ->
    [0] Discard pile: empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $cards } cards
}
board-actions-left = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
board-extra-left = extra: { $extra }
board-pays = Its tile pays { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
board-pays-after = The next time it pays { $points }.
board-ended = A game-end token lies on it.
board-copies = { $cards } in each deck.
board-choose-space = { $card }: where to?
board-choose-cancelled = Which ceremony is cancelled?
board-cancel = cancel a ceremony
board-do-draw = Draw
board-do-exchange = Exchange
board-do-cancel = Cancel …
board-do-stop = Stop
board-do-pass = Pass
board-put-back = Never mind

## The guided first game

tour-welcome = Welcome to the canyon! The village at the bottom is yours: four doorways for ceremonies, and your deck between them. Your left neighbour, B, plays after you; C sits to your right. Whoever has most points at the end wins.
tour-tiles = On the rock are the ten ceremonies of this game. Whoever completes one takes the upper token of its tile: 4 points the first time, 3 the second, later 1. Point at a tile, or press it for a while, and it tells what the ceremony can do.
tour-open = Open a ceremony: choose a Hunter in your hand, then the doorway A2. In the first round you have only one action; later there are two.
tour-neighbours = The others have opened ceremonies, too. The doorways with the hand are in your reach: you may add cards there as well as at home. And others can reach into your village. While your Hunter lies there, its ability is yours: a draw takes two cards.
tour-add = Two actions now. Add your second Hunter to the ceremony on A2: choose the card, then the ceremony.
tour-draw = The second action: draw, by a click on your deck. Thanks to the Hunter you get two cards.
tour-kokopelli = Kokopelli, the flute player, fits any ceremony, but cannot open one. Add yours to the Hunter on A2.
tour-complete = Three of four cards lie there. Complete the ceremony with your last Hunter!
tour-paid = 4 points! The tile now offers the 3. All four cards go to your discard pile, the doorway is free again, and the Hunter’s ability is gone. When a 3 is taken, a game-end token is put on that tile.
tour-foreign = Two rounds later. Your left neighbour’s Shaman on B4 lacks one card, and it is in your reach. Be quick: complete it with your Kokopelli.
tour-host = Whoever lays the last card takes the token: 4 points for you. The host, B, takes 1 point because somebody else completed it, and one more for the Shaman.
tour-more = Two more actions: exchange your whole hand for new cards, or cancel a ceremony at home that is in your way. If you play your last card, you take 1 point and three cards at once. At the end of a turn you keep at most five cards.
tour-end = The game ends with the round in which a deck runs out or the last game-end token is placed. Then the smallest deck pays 5 points, the second smallest 3, and each ceremony in your village 1. Now you know enough: enjoy the game!

## What cannot be set up

card-unknown = There is no card “{ $card }”.{ $guess ->
    [no-guess] {""}
   *[other] {" "}Did you mean { $guess }?
}
space-unknown = There is no space “{ $space }”; spaces are A1 to D6, or 1 to 6 in the own village.
beginner-set-size = { $place } must name { $want } ceremonies, not { $have }.
position-not-ceremony = { $place } must be cards of one ceremony, perhaps with Kokopelli.
position-no-action = A position needs at least one action to take.
position-no-such-space = There is no space { $space } with { $players } players.
position-ceremony-full = { $space }: a ceremony with so many cards would be complete.
position-ceremony-twice = { $seat } has { $ceremony } twice; the ceremonies of a village differ.
position-not-in-play = { $ceremony } is not among the ceremonies in play.
position-too-many-ceremonies = The position names { $have } ceremonies, but only { $tiles } are in play; set the option tiles.
position-too-many-cards = { $seat }: there are not enough { $card } cards for that.
position-deck-size = { $seat }: what is said of the deck does not fit its size, which can be { $least } to { $most }.
position-cards-left = { $seat }: these cards are in no place: { $cards }; leave out “discards”, or give them room in “deck”.
position-end-tokens = There are only { $most } game-end tokens.
position-not-ended = { $ceremony } can have a game-end token only if its tile pays 1.

## What a study counts

count-ceremonies-in-play = Ceremonies in play
count-ceremonies-opened = Ceremonies opened
count-ceremonies-completed = Ceremonies completed
