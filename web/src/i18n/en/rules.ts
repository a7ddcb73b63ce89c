/** The rules in short. A paragraph per line, "- " begins an item, *stars* stress words. */
export const rules = {
  "rules.title": "Rules",
  "rules.about": "What you need to know to play, chapter by chapter. The table always shows what you may do and why something is not possible.",
  "rules.chapters": "Chapters",
  "rules.in_play": "The game you come from is played with these.",
  "rules.all": "All rules",
  "rules.not_written": "There is no chapter about this yet.",
  "rules.cost": "Cost",
  "rules.what": "What",
  "rules.card": "Card",
  "rules.count": "Cards",
  "rules.effect": "What it does",
  "rules.development_card": "development card",
  "rules.recruit": "recruit a basic knight",
  "rules.promote": "promote a knight by one level",
  "rules.activate": "activate a knight",

  "rules.title.aim": "The aim",
  "rules.title.start": "Set-up",
  "rules.title.turn": "A turn",
  "rules.title.seven": "Rolling a 7",
  "rules.title.trade": "Trading",
  "rules.title.build": "Building",
  "rules.title.cards": "Development cards",
  "rules.title.longest_road": "The longest road",
  "rules.title.largest_army": "The largest army",
  "rules.title.end": "The end",
  "rules.title.special": "What is special",
  "rules.title.win": "To win",
  "rules.title.rule": "The rule",

  "rules.base.aim":
    "You settle an island that is made of hexes. Settlements count 1 point, cities 2. Reach {target} points in your own turn and you win.",
  "rules.base.start":
    "The island has 19 hexes. Forests give wood, hills brick, pastures wool, fields grain and mountains ore; each of these hexes has a number.\nThe highest roll begins. Everybody founds a settlement with a road beside it, clockwise; then, in the opposite order, a second settlement with a road. For the second one you get a card from each hex around it.\nA settlement is never next to another one: at least *two edges* lie between any two buildings.",
  "rules.base.turn":
    "- *Roll.* Every hex with that number gives cards to everybody: one for each settlement at it, two for each city.\n- *Trade and build*, in any order and as often as you can pay.\nIf the bank has too few cards of a kind for everybody who should get some, nobody gets that kind, unless only one player would: then that player takes what is left.",
  "rules.base.desert.title": "Desert and robber",
  "rules.base.desert":
    "The desert has no number and gives nothing; the robber starts there. A hex gives nothing while the robber is on it.",
  "rules.base.seven":
    "No hex gives anything. First, everybody with more than 7 cards in hand discards half of them, rounded down. Then you move the robber to another land hex and take a random card from one player with a building there. The hex gives nothing while the robber stays.",
  "rules.base.trade":
    "*With players.* In your turn, after the roll, you may exchange cards with anybody who agrees. Others trade only with you, not among themselves. Both sides give something, and never the same kind.\n*With the bank.* Four equal cards buy one of another kind. With a building at a 3:1 harbour three are enough; at a harbour for one kind, two of that kind.",
  "rules.base.build":
    "- *Roads* continue your own roads or start at your buildings. You cannot build on through a vertex where somebody else has a building.\n- *Settlements* go on a free vertex at one of your roads, two edges away from every other building.\n- *Cities* replace your settlements, which return to your supply.\nYou have 15 roads, 5 settlements and 4 cities.",
  "rules.base.cards":
    "You keep bought cards secret. A card is played in a later turn than the one you bought it in, and at most one in a turn, at any moment of it, even before the roll. Points count at once and are shown only when they win the game.",
  "rules.base.card.knight": "Move the robber and take a card from a player there. It stays in front of you and counts for the largest army.",
  "rules.base.card.road_building": "Build two roads for nothing.",
  "rules.base.card.year_of_plenty": "Take two cards of your choice from the bank.",
  "rules.base.card.monopoly": "Name a kind: everybody gives you all they have of it.",
  "rules.base.card.victory_point": "1 point.",
  "rules.base.longest_road":
    "2 points for the first unbroken road of at least 5. Branches do not count, and a building of somebody else interrupts it. Whoever builds a longer one takes it over; after an interruption it may go to somebody else, or to nobody while several are equally long.",
  "rules.base.largest_army": "2 points for the first to have played 3 knights, until somebody has played more.",
  "rules.base.end":
    "As soon as you have {target} points in your own turn, with hidden ones, the game is over. If you get there in the turn of another player you win when your next turn begins, provided you still have them. If nobody has come any further for two hundred rounds, the game ends for the most points.",
  "rules.base.five_six.title": "Five or six players",
  "rules.base.five_six":
    "The island has 30 hexes and two deserts, and there are more cards. After each turn everybody else may build and buy cards, in order, without trading and without playing cards; nobody wins in that phase.\nWith the option for paired turns the third player to the left has part of a turn instead: bank trade, building and one development card, but no roll.",

  "rules.seafarers.ships.title": "Ships",
  "rules.seafarers.ships":
    "A ship lies on an edge that touches the sea. It starts at one of your settlements or cities or continues your ships. An edge holds a road or a ship, never both, and roads and ships continue each other only at a building of yours. Everybody has 15 ships.\nWhere a ship of yours touches land you may build a settlement and go on from there. In founding, a settlement on the coast may get a ship instead of the road.\nRoads and ships count together for the *longest road*, changing at your own buildings. Road building lays roads, ships, or one of each.",
  "rules.seafarers.move.title": "Moving a ship",
  "rules.seafarers.move":
    "Once in your turn you may move the last ship of an open line, one with neither a building nor a ship of yours at its far end, to any place where you could build it. A ship laid this turn stays where it is, and so does a line between two of your buildings.",
  "rules.seafarers.gold.title": "Gold fields",
  "rules.seafarers.gold":
    "When its number is rolled, a gold field gives one card of your choice for each settlement and two for each city. You choose after all other cards have been dealt.",
  "rules.seafarers.pirate.title": "The pirate",
  "rules.seafarers.pirate":
    "With a 7 or a knight you move either the robber or the pirate. The pirate goes to a sea hex, where you take a card from a player with a ship at it, or to the frame, where it harms nobody. Nobody can lay a ship at its hex, or move one to it or away from it.",
  "rules.seafarers.fog.title": "Hidden hexes",
  "rules.seafarers.fog":
    "Where a map has fog, a road or ship that touches a hidden hex turns it over. Land that yields something gets a number, and you get a card of it; gold lets you choose. Sea and desert give nothing.",
  "rules.seafarers.special.title": "Special points",
  "rules.seafarers.special":
    "Where a scenario rewards new land, your first settlement there brings the points, whoever came before you. Nobody can take them away.",

  "rules.new_shores.start": "Everybody founds on the main island. Three small islands lie around it.",
  "rules.new_shores.special": "Your first settlement on each small island brings *2 special points*.",
  "rules.new_shores.win": "{target} points.",

  "rules.four_islands.start":
    "Found on any island, both settlements on the same one or on two. Where you founded is your home; the rest is unexplored for you.",
  "rules.four_islands.special": "Your first settlement on each island that is unexplored for you brings *2 special points*.",
  "rules.four_islands.win": "{target} points.",

  "rules.fog_islands.start": "Found on either of the two open islands, or on both. Twelve hexes between them are hidden.",
  "rules.fog_islands.special":
    "Discover the hidden hexes with ships and roads, and settle what you find. Islands bring no points of their own.",
  "rules.fog_islands.win": "{target} points.",

  "rules.through_the_desert.start":
    "Everybody founds on the main island. Three deserts cut off a strip of it; that strip and the islands are foreign land.",
  "rules.through_the_desert.special":
    "Your first settlement in each of the four foreign areas brings *2 special points*. You reach the strip by road through the desert or by ship. A vertex with only desert and sea around it belongs to no area.",
  "rules.through_the_desert.win": "{target} points.",

  "rules.forgotten_tribe.start":
    "Everybody founds on the main island, which has no harbours. The six islands around it belong to a tribe: nobody builds there and they yield nothing, but gifts lie on their shores. Once it has left the desert of the tribe, the robber only stands on hexes with a number.",
  "rules.forgotten_tribe.special":
    "The first ship that is built at or moved to a gift takes it:\n- a *point*, for good;\n- a *development card*, as if you had just bought it;\n- a *harbour*, which you place at once at one of your buildings on the coast of the main island, apart from other harbours. If there is no room you keep it until there is.\nThe ship can then move on to the next gift.",
  "rules.forgotten_tribe.win": "{target} points.",

  "rules.cloth_for_catan.start":
    "Everybody founds three settlements on the two large islands; the third one gives the first cards. Eight villages with 5 cloth each stand on the islets between, and 10 more cloth lie beside the board. There is no award for the longest road.",
  "rules.cloth_for_catan.special":
    "- A line of your ships from a building to a village lets you trade with it: you get a cloth at once, and another whenever the number of the village is rolled. The line is closed from then on.\n- *Two cloth are a point.* Cloth is not a card: it is neither traded nor discarded.\n- Many may trade with a village. Once it is empty it gives nothing more.\n- The islets can be neither settled nor robbed.\n- Only who trades with a village may move the pirate, and takes a card or a cloth from a player at its hex.",
  "rules.cloth_for_catan.win":
    "{target} points. The game also ends with the turn in which the fifth village runs out of cloth; then the most points win, and among equals the most cloth.",

  "rules.pirate_islands.start":
    "You start with a settlement and a ship at its place on the main island, and found two more settlements; the second gives the first cards. Far in the west lie a landing place and a fortress of yours, which pirates hold with 3 lairs. There is no robber, no longest road and no largest army.",
  "rules.pirate_islands.line.title": "Your line and warships",
  "rules.pirate_islands.line":
    "You build one line of ships to the west, without branches and on a shortest way: to the landing place, where you may build a settlement, and on to your fortress. Other ships stay at the coast of the main island.\nA knight turns the ship of the line that is nearest to its start into a *warship*. With four players point cards are used like knights.",
  "rules.pirate_islands.fleet.title": "The pirate fleet",
  "rules.pirate_islands.fleet":
    "On every roll the fleet first sails as many hexes as the lower die shows. It attacks everybody with a building at the hex where it stops: its strength is that die, yours the number of your warships. If it is stronger you lose a random card and one more for each city; if you are stronger you take a card of your choice. Nobody can lay a ship at its hex, or move one to it or away from it.\nOn a 7, after the discards, you may take a card from anybody.",
  "rules.pirate_islands.fortress.title": "The fortress",
  "rules.pirate_islands.fortress":
    "Once your line reaches the fortress you may end your turn with an attack. A die shows the strength of the pirates. With more warships you remove a lair; with as many you lose the ship nearest to the fortress, with fewer the nearest two. Without lairs the fortress is a settlement of yours.",
  "rules.pirate_islands.win": "Your fortress won back, and {target} points.",

  "rules.wonders.start":
    "Everybody founds on the main island, except on the vertices marked for the wall and the bridge and around them; later these are open. There is no pirate.",
  "rules.wonders.special":
    "Your first settlement on each small island brings *1 special point*. In your turn you may claim one wonder for nothing if you meet its condition and nobody has it. Each has four levels, and you may build several in a turn. Levels are not points.\n- *Theater*: 2 cities. A level costs 1 brick, 3 wool, 1 wood.\n- *Great bridge*: a building at the bridge. 3 wood, 1 wool, 1 grain.\n- *Monument*: a city at a harbour and a route of at least 5. 2 ore, 3 grain.\n- *Great wall*: a building at the wall. 3 brick, 1 wood, 1 grain.\n- *Castle*: a city and at least 6 points. 1 brick, 3 ore, 1 grain.",
  "rules.wonders.win": "The fourth level of your wonder, or {target} points with a wonder higher than everybody else's.",

  "rules.new_world.start":
    "Land and sea are shuffled, so every map is new. The players take turns to draw the harbours and place them on coasts. Robber and pirate wait outside until they are first moved. Found wherever you like.",
  "rules.new_world.special": "Your first settlement on each island that you did not found on brings *1 special point*.",
  "rules.new_world.win": "{target} points.",
  "rules.desert_dragons.start":
    "Everybody founds on the home island in the west; a first ship lies along its coast. Across the sea in the east lies a larger island with a harbour for each resource. Three deserts lie on the west coast, and *18 dragons* wait beside the board. There is neither robber nor pirate, and no largest army.",
  "rules.desert_dragons.gather.title": "Dragons gather",
  "rules.desert_dragons.gather":
    "Whoever builds a settlement or a city, on either island, lures *2 dragons*, with three players *3*, to one desert: to one of those where the fewest are. Founding lures none. Until all 18 have come, none of them moves.",
  "rules.desert_dragons.attack.title": "The attack",
  "rules.desert_dragons.attack":
    "From the next roll on, a hex whose number is rolled and that lies *beside a dragon* gets one as well, after it has given its cards for the last time. It comes from a desert where the most are. A hex has one dragon at most; two hexes with the number get one each. If too few are left in the deserts, whoever rolled says which hex is spared. Dragons never cross the sea.",
  "rules.desert_dragons.curse.title": "What dragons block",
  "rules.desert_dragons.curse":
    "- A hex with a dragon gives nothing.\n- A road *between two dragons* is blocked: it does not count for the longest road, but still leads on. No new road is built there.\n- A settlement or city with dragons on all hexes around it counts *no points*; it may still become a city. At the coast that never happens.\nShips and harbours are never blocked. When a dragon leaves, all is as before at once.",
  "rules.desert_dragons.knights.title": "Knights",
  "rules.desert_dragons.knights":
    "A knight card takes *one dragon* from any hex, a desert too, out of the game, and does nothing else. Freed before the roll, a hex can give cards on that very roll; it may be attacked again later. Played cards do not come back: cross the sea in time.",
  "rules.desert_dragons.seven":
    "There is no robber. Everybody with more than 7 cards discards half. Then whoever rolled may take a random card from *any player*.",
  "rules.desert_dragons.win":
    "{target} points in your turn. If no hex can ever give anybody a card again, nobody can buy or play anything, and nobody can reach {target} points any more, the game is over and the most points win.",

  "rules.greater_catan.start":
    "Everybody founds on the home island; a first ship lies along its coast. In the west and in the east lie new islands, open but without numbers. A small stack of number tokens lies face down: 4 with three players, 5 with four. Everybody has *8 cities*. With three players there is no desert, and the robber waits beside the board until it is first moved.",
  "rules.greater_catan.special":
    "When your ship or road reaches a corner of a new hex that bears but has no number, the hex gets one at once and can yield from the next roll on: the top token of the stack. Once the stack is empty, you take a token *from the home island*, and the hex that loses it yields nothing more. You choose one that meets three conditions:\n- A 6 or 8 does not come to lie beside a 6 or 8 of the new islands.\n- It lies at a settlement or city of yours.\n- Each of your buildings there still touches another number.\nOnly where no token meets all three is the first condition dropped, then the second, then the third. Whether others live at the hex does not matter. Numbers of the new islands stay, and settling there brings no points of its own.",
  "rules.greater_catan.win": "{target} points.",

  "rules.enchanted_land.start":
    "Everybody founds a settlement, a city and once more a settlement on the home island, each with a road or a ship; the last one gives the first cards. At least one of the three has to stand on the coast. The enchanted land lies in the south-west. On each of its 19 inland vertices a dragon tile lies face down: 7 with one flag, 6 with two and 6 with three.",
  "rules.enchanted_land.building.title": "Building in the enchanted land",
  "rules.enchanted_land.building":
    "You may build settlements on its coast, which never become cities, and lay ships along it. Nothing is built inland, and there are no roads at all. The robber may go there.",
  "rules.enchanted_land.transfer.title": "Crossing the sea",
  "rules.enchanted_land.transfer":
    "Once in the game you may transfer *one active knight*: along your roads and ships to a vertex where your ships reach the enchanted coast. The vertex has to be free, or a weaker knight of somebody else stands there, whom you displace. If your own settlement is there, the knight lands on a free coastal vertex beside it. It becomes inactive, and it never returns.",
  "rules.enchanted_land.walking.title": "Knights in the enchanted land",
  "rules.enchanted_land.walking":
    "They need no roads: an active knight moves along up to *three edges*, past dragons and along the coast, but past no knight or settlement of somebody else. The move may not end on the coast. If it ends at a weaker knight of somebody else, *you* put that knight on any free vertex of the enchanted land. They are activated and promoted as everywhere.",
  "rules.enchanted_land.fight.title": "Dragons",
  "rules.enchanted_land.fight":
    "A knight on the vertex of a dragon may fight it, but not in the turn in which it was activated. The tile is turned over: one flag is beaten by every knight, two by strong and mighty ones, three by mighty ones only. A beaten dragon is *1 point*. Otherwise the tile is turned down again, and everybody knows it from now on. Either way the knight stays there and becomes inactive.",
  "rules.enchanted_land.win": "Six beaten dragons, or 21 points with three players and 18 with four.",

  "rules.fishermen.start":
    "A lake lies in the place of the desert, never on the coast, and six fishing grounds lie on the coast between the harbours. 29 tokens with 1 to 3 fish and one old boot are shuffled face down. A second settlement at a fishing ground brings a token. The robber starts beside the board.",
  "rules.fishermen.catch.title": "Catching fish",
  "rules.fishermen.catch":
    "When the number of a fishing ground comes, every settlement at one of its three vertices draws a token and every city two; so do buildings at the lake on 2, 3, 11 and 12, unless the robber stands there. If there are too few tokens for all, nobody draws. You hold *seven tokens* at most: whoever is due more may exchange one instead. Others see how many tokens you have, but not which.",
  "rules.fishermen.spend.title": "Spending fish",
  "rules.fishermen.spend":
    "In your turn, also before the roll, you may pay with tokens as often as you like; there is no change.\n- *2 fish*: the robber leaves the board.\n- *3 fish*: take a random card from a player of your choice.\n- *4 fish*: take a resource of your choice from the bank.\n- *5 fish*: build a road for nothing.\n- *7 fish*: draw a development card.\nFish are not cards: they are neither traded, stolen nor discarded.",
  "rules.fishermen.boot.title": "The old boot",
  "rules.fishermen.boot":
    "Whoever draws the old boot shows it and needs *one point more* to win. In your turn, after the roll, you may pass it on to anybody who shows as many points as you or more.",
  "rules.fishermen.win": "{target} points; one more for whoever has the old boot.",
  "rules.rivers.start":
    "Two rivers of four and three hexes run to the coast; their swamps bring nothing, and one hex produces on 2 and on 12. The robber starts in a swamp. Everybody has three bridges. No road is ever built where a river crosses an edge.",
  "rules.rivers.gold.title": "Gold",
  "rules.rivers.gold":
    "A settlement at a river hex and a road along one bring *1 gold* each, when founding too; cities bring none. In your turn, after the roll, you may twice buy a resource of your choice for *2 gold*. Gold is traded like a card with players and with the bank, at 4:1 or 3:1, but it is no card: it is neither stolen nor discarded and counts for no hand.",
  "rules.rivers.bridges.title": "Bridges",
  "rules.rivers.bridges":
    "A bridge is built on one of the seven bridge sites, from your own road, bridge or building, and brings *3 gold*. It counts as a road for the longest road and for building on. The card road building is not for bridges.",
  "rules.rivers.tiles.title": "Wealthy and poor",
  "rules.rivers.tiles":
    "Whoever alone has the most gold is the wealthiest settler: *1 point*. Everybody with the least gold is a poorest settler: *2 points less*, even if all have the same. Both change as soon as the gold does.",
  "rules.rivers.win": "{target} points, tiles counted.",
  "rules.caravans.start":
    "An oasis lies in the middle, in the place of the desert; it brings nothing. Its three arrows show where caravans start. The 22 camels and the robber lie beside the board. The first 7 or knight brings the robber to a hex with a number; it never goes to the oasis.",
  "rules.caravans.camels.title": "Camels",
  "rules.caravans.camels":
    "After a turn in which somebody built a *settlement or a city*, one camel is placed, however much was built. The first one of a caravan goes along an arrow, each further one on a free edge at the front of a caravan; roads are not in its way. Caravans that meet go on as one, and one that finds no free edge ends.",
  "rules.caravans.vote.title": "The vote",
  "rules.caravans.vote":
    "Beginning with whose turn has ended, everybody once lays *grain and wool* openly, or nothing: each card is a vote.\n- More votes than all others together decide alone.\n- Otherwise everybody with votes names an edge; one that two or more name who hold more than half of all votes is taken.\n- Otherwise whoever alone has the most votes chooses, and in a tie or without any votes whose turn has ended.\nIn the end all cards laid go to the bank.",
  "rules.caravans.benefit.title": "What camels bring",
  "rules.caravans.benefit":
    "A settlement or city *between two camels* is worth 1 point more, whoever placed them. A road beside a camel counts as *two roads* for the longest road. Points that a camel brings win in your own turn only.",
  "rules.caravans.win": "{target} points, those of the camels counted.",
  "rules.traders_and_barbarians.start":
    "Three trade hexes lie on the coast: the castle, the quarry and the glassworks. Each has a plaza in its middle, with four inner paths to its land corners; roads are built on these too, but nobody builds on a plaza, and the sea sides and sea corners are closed. There is no robber, no longest road and no desert. Your second building is a *city*; it brings one card for each of its hexes, and your wagon starts there. Everybody has *5 gold*. A roll of 2 or 12 is rolled again.",
  "rules.traders_and_barbarians.wagon.title": "The wagon",
  "rules.traders_and_barbarians.wagon":
    "At the end of your turn, after trading and building, you may move your wagon along the edges. A path costs *2* movement points, a road *1*, a barbarian on it *2 more*. For a road of somebody else you also pay its owner *1 gold*; without gold you cannot use it. For a *grain*, once a turn, you get 2 points more. A plaza ends the movement; what is left is lost.\nThe first wagon has 4 points. For 1 wood (2 from level 4 on), 1 wool and 1 ore you improve it: levels 2 to 5 have 5, 6, 7 and 7 points, and level 5 is worth *1 point*.",
  "rules.traders_and_barbarians.goods.title": "Goods",
  "rules.traders_and_barbarians.goods":
    "An empty wagon that comes to a plaza takes the top goods token there. Glass and marble go to the castle, tools to the quarry, sand to the glassworks. Where your load is wanted you deliver it: *1 point* for the rest of the game, *1 to 5 gold* by the level of your wagon, and the next token. You carry one at a time, and everybody sees it.",
  "rules.traders_and_barbarians.barbarians.title": "Barbarians",
  "rules.traders_and_barbarians.barbarians":
    "On a 7 no hex gives anything, and everybody with more than 7 cards in hand discards half of them, rounded down. Then you move one of the three barbarians to another path without one. If a road lies there, you may take a random card from its owner, but no gold. Barbarians hinder wagons only. From level 2 on your wagon may try to drive off a barbarian beside it, each once a turn: with a 6, from level 3 on with a 5, then a 4, then a 3 or more, you may move it anywhere; nobody loses a card.",
  "rules.traders_and_barbarians.gold.title": "Gold",
  "rules.traders_and_barbarians.gold":
    "In your turn, after the roll and before the wagon moves, you may twice buy a resource of your choice for *2 gold*. Gold is traded like a card with players and with the bank, at 4:1 or 3:1, but it is no card: it is neither stolen nor discarded and counts for no hand.",
  "rules.traders_and_barbarians.cards.title": "Development cards",
  "rules.traders_and_barbarians.cards":
    "The deck is another one. Cards cost what they always do, and one may be played in a turn. While the wagon moves, only a swift journey can be played.",
  "rules.traders_and_barbarians.card.knight":
    "Move a barbarian to another path. If a road lies there, you may take a card from its owner. It counts for the largest army.",
  "rules.traders_and_barbarians.card.road_building": "Build two roads for nothing, on inner paths too.",
  "rules.traders_and_barbarians.card.victory_point": "1 point.",
  "rules.traders_and_barbarians.card.swift_journey":
    "After its movement the wagon moves once more with all its points. Grain and tries against barbarians stay limited to the turn.",
  "rules.traders_and_barbarians.win": "{target} points, deliveries counted.",
  "rules.barbarian_attack.start":
    "A castle and the desert lie at opposite corners and bring nothing; numbers have fixed places, and each is once on the ten coastal hexes. One barbarian stands on the 2 and one on the 12 of the coast, the others wait beside the board. Everybody has six knights. The second founding building is a *city*; it brings one card for each hex around it.",
  "rules.barbarian_attack.attack.title": "The barbarians land",
  "rules.barbarian_attack.attack":
    "After every settlement and every city that is built, whoever built it rolls until three different numbers other than 7 have come. Each brings *one barbarian* to the coastal hex with that number, unless three are there already. When none are left beside the board, none land.",
  "rules.barbarian_attack.conquered.title": "What they conquer",
  "rules.barbarian_attack.conquered":
    "A hex with *three barbarians* is conquered: it gives nothing, and neither roads nor settlements are built at it. A settlement or city with nothing but conquered hexes and sea around it is conquered too: no points, no harbour, no city in its place, but it stays where it is. Castle, desert and inner hexes are never conquered.",
  "rules.barbarian_attack.cards":
    "You turn up a card as you buy it and carry it out at once; nobody holds any. You may buy several in a turn. When the deck is empty, the spent cards are shuffled.",
  "rules.barbarian_attack.card.knighthood": "Put one of your knights on an edge of the castle that has no knight.",
  "rules.barbarian_attack.card.black_knight": "Put one of your knights on any edge that has no knight.",
  "rules.barbarian_attack.card.treason":
    "Take 2 gold. Then move two barbarians from two coastal hexes to two others with fewer than three; missing ones come from beside the board.",
  "rules.barbarian_attack.card.intrigue":
    "Take a barbarian from a coastal hex of your choice prisoner. If there is none, you get another card for nothing.",
  "rules.barbarian_attack.knights.title": "Knights",
  "rules.barbarian_attack.knights":
    "When you end your turn, each of your knights may ride once: up to *three edges*, or up to *five* for 1 grain. Nothing is in its way, but it stops neither where another knight stands nor at the castle, and knights that stand at the castle have to leave it.",
  "rules.barbarian_attack.expel.title": "Driving them out",
  "rules.barbarian_attack.expel":
    "Then the coast is checked, clockwise from beside the castle. Where there are more knights than barbarians, whoever they belong to, the barbarians are beaten:\n- One player alone gets all as *prisoners*. Several get one each, and who has most knights there the one left over. Where that does not come out, dice decide, and who gets none takes 3 gold.\n- The colour die names two opposite edges of the hex. Knights there go back to their owners, for *3 gold* each.\nTwo prisoners are 1 point. A hex that was conquered is free again, with all that stands there.",
  "rules.barbarian_attack.gold.title": "Gold",
  "rules.barbarian_attack.gold":
    "In your turn, after the roll, you may twice buy a resource of your choice for *2 gold*. Gold is traded like a card with players and with the bank, at 4:1 or 3:1, but it is no card: it is neither stolen nor discarded and counts for no hand.",
  "rules.barbarian_attack.seven":
    "There is no robber. Everybody with more than 7 cards discards half. Then whoever rolled may take a random card from *any player*.",
  "rules.barbarian_attack.win": "{target} points in your turn, prisoners counted; what the check at its end brings you counts as well.",

  "rules.treasure_islands.start":
    "The home island is laid like that of the base game, and everybody founds there. A founding ship lies along the coast. Around the home island lie five treasure islands of three hidden hexes each, and 15 treasures wait on their shores.",
  "rules.treasure_islands.special":
    "A ship or road that touches a hidden hex turns it up. If it produces something it gets a number, and you take *1 resource* of its kind; a gold field gives one of your choice. A *desert* or the *sea* brings you the top treasure of the stack instead.\nYour first settlement on each treasure island brings *1 special point*, whoever else has settled there.",
  "rules.treasure_islands.treasures.title": "Treasures",
  "rules.treasure_islands.treasures":
    "The first ship or road that reaches a treasure takes it. It is turned over and used at once, before the hexes at that place are turned up:\n- *two routes*: two roads or ships, or one of each, for nothing;\n- *a development card*, as if you had just bought it;\n- *one* or *two resources* of your choice;\n- *grain, wool and brick*.\nFree routes are placed one after the other, and what the first one finds is settled before the second. What cannot be had is lost.",
  "rules.treasure_islands.win": "{target} points.",

  "rules.into_the_unknown.start":
    "Everybody founds three settlements on the home island in the west; the third one gives the first cards. A founding ship lies along the coast. In the east begins the unknown sea: most of its hexes lie face down, with treasures at their corners. There is a robber, but no pirate.",
  "rules.into_the_unknown.special":
    "A road or ship that reaches a hidden hex turns it up. Land takes the top number and brings you a card of what it produces; sea brings nothing.\nWhoever is the first to reach a *treasure* looks at it and uses or keeps it, before hidden hexes there are turned up. Used at once, it gives what it shows:\n- *two routes*: roads, ships or one of each, for nothing;\n- a *development card*;\n- *one* or *two resources* of your choice;\n- *1 grain, 1 wool and 1 brick*.\nWhat the bank lacks, and a route without a place, is lost.",
  "rules.into_the_unknown.kept.title": "Kept treasures",
  "rules.into_the_unknown.kept":
    "A treasure that you keep lies face down before you and can never be used later. Everybody sees how many you have, and only you know which. You can keep four; then you use every further one. They help you as long as the game lasts:\n- *one*: on a 7 you discard only with more than 9 cards (a city wall still adds 2);\n- *two*: you may take one of the 2:1 harbours beside the board, once, and place it at a building of yours on the coast, apart from other harbours. If there is no room, it waits until there is. Whoever has a building there uses it;\n- *three*: 1 point;\n- *four*: 2 points in all.",
  "rules.into_the_unknown.win": "{target} points.",
  "rules.great_canal.start":
    "Six dry *fields* lie around a desert in the west, five mountains around a lake in the east, and between them nine hexes are marked for a canal. Hills, pastures and forests are dealt.\nEverybody founds a settlement, then a *city*, then a second settlement, which gives the first cards, also the grain of dry fields. At least one of your buildings must be on the coast; the lake is no coast. Beside a building on the coast you place a *ship*, not a road.\nThe starting player puts the robber on a desert. There is no pirate. *Sea routes do not branch*: where you have no building, only two of your ships meet.",
  "rules.great_canal.canal.title": "Digging",
  "rules.great_canal.canal":
    "As soon as *two active knights* stand at a marked hex, the canal is dug there. Each of the two knights wins one of its markers, and *every marker is a point*. Whose knights they are and how strong they are does not matter, and they stay active.\n- A knight between two marked hexes can dig at both at once.\n- Who arrives by a move is inactive and does not dig. A knight that is driven out while active, or placed active by a deserter, does, on anybody’s turn.\n- A dug hex goes on producing.",
  "rules.great_canal.islands.title": "Small islands",
  "rules.great_canal.islands":
    "Nobody settles on a small island, and no knight is recruited there. But your knights may go there along your ships; they need not be active to be of use.\n- At a *gold field* a knight brings you a resource of your choice on every 8: one for each field, however many knights you have there.\n- At a *harbour* a knight trades 2:1 like a building.\n- Knights on small islands do not fight the barbarians, and stay active when they land.",
  "rules.great_canal.water.title": "Water",
  "rules.great_canal.water":
    "The numbers of the fields lie face down, and *fields give nothing* until the canal is finished. When a single hex is left its tile is laid at once, and nobody wins its markers. Then the desert becomes a lake, the fields give grain like other hexes, and knights find no more gold. A robber in the flooded desert goes to a desert on a small island; nobody loses a card.",
  "rules.great_canal.win":
    "*21 points* with three players, *18* with four, in your own turn. Markers that you win in another turn count at once.",

  "rules.cities_and_knights.aim":
    "Cities give commodities, which pay for improvements; knights defend the island against barbarians. You play to {target} points. There are no development cards and no largest army; the longest road stays.",
  "rules.cities_and_knights.start":
    "In the second round of founding you place a *city* instead of a settlement. It gives one card for each hex around it.",
  "rules.cities_and_knights.turn":
    "You roll the red and the yellow die and the event die. The event die comes first:\n- *Ship*: the barbarians sail one space nearer.\n- *Gate* of a colour: everybody with improvements of that track draws a progress card if the red die shows at most their level plus 1.\nThen the red and yellow dice together give cards as usual, and you trade, build, use knights and play any number of progress cards.",
  "rules.cities_and_knights.commodities.title": "Commodities",
  "rules.cities_and_knights.commodities":
    "A city at a forest gives 1 wood and 1 *paper*, at a pasture 1 wool and 1 *cloth*, at a mountain 1 ore and 1 *coin*. At hills and fields it gives two of the resource. Commodities are in your hand like resources and can be traded; harbours for one kind do not serve them.",
  "rules.cities_and_knights.improvements.title": "City improvements",
  "rules.cities_and_knights.improvements":
    "There are three tracks of five levels: *trade* is paid with cloth, *politics* with coin, *science* with paper. A level costs as many as its number, and you need a city on the board; for levels 4 and 5 one without a metropolis. The third level brings an ability:\n- *Trade*: two equal commodities buy any other card from the bank.\n- *Politics*: strong knights can become mighty.\n- *Science*: if a roll other than 7 gives you nothing at all, you take a resource of your choice.",
  "rules.cities_and_knights.metropolis.title": "Metropolises",
  "rules.cities_and_knights.metropolis":
    "The first to reach level 4 of a track puts its metropolis on one of their cities: *2 more points*, and barbarians cannot harm that city. Whoever reaches level 5 while the holder has only level 4 takes it over. At level 5 it is safe.",
  "rules.cities_and_knights.knights.title": "Knights",
  "rules.cities_and_knights.knights":
    "You have two basic knights (strength 1), two strong (2) and two mighty (3). A new one is inactive and stands on a free vertex at one of your roads. A knight is promoted at most once in a turn.\nAn active knight may act, but not in the turn in which it was activated, and becomes inactive by it:\n- *move* along your roads to a free vertex;\n- *displace* a weaker knight of somebody else, who must move it away along their own roads or takes it back;\n- *chase the robber* from a hex beside it: move the robber and take a card.\nNobody builds where a knight stands, and knights of others interrupt roads like buildings.",
  "rules.cities_and_knights.barbarians.title": "The barbarians",
  "rules.cities_and_knights.barbarians":
    "They land on the seventh ship. Their strength is the number of all cities; the defence is the strength of all active knights.\n- *The defence is at least as strong*: whoever contributed most gets a defender card worth 1 point. If several did, each of them draws a progress card of any track instead.\n- *The barbarians are stronger*: of the players who have a city without a metropolis, those who contributed least each lose one; it becomes a settlement.\nThen the ship goes back, and all knights become inactive.",
  "rules.cities_and_knights.seven":
    "Until the barbarians have landed once, the robber stays put and a 7 only makes people discard. Commodities count as cards. Each *wall* under one of your cities lets you hold two cards more; you can have three.",
  "rules.cities_and_knights.progress.title": "Progress cards",
  "rules.cities_and_knights.progress":
    "You hold at most 4: above that you discard at once, or at the end of your own turn. They may be played in the turn in which you draw them, after the roll, except the alchemist, which comes before it. Played cards go under their deck.",
  "rules.cities_and_knights.card.alchemist": "Before you roll: set the red and the yellow die yourself.",
  "rules.cities_and_knights.card.crane": "Buy an improvement for one commodity less.",
  "rules.cities_and_knights.card.engineer": "Build a wall for nothing.",
  "rules.cities_and_knights.card.inventor": "Swap two numbers on the map, none of them 2, 6, 8 or 12.",
  "rules.cities_and_knights.card.irrigation": "2 grain for each field at which you have a building.",
  "rules.cities_and_knights.card.medicine": "Build a city for 2 ore and 1 grain.",
  "rules.cities_and_knights.card.mining": "2 ore for each mountain at which you have a building.",
  "rules.cities_and_knights.card.printer": "1 point, shown at once.",
  "rules.cities_and_knights.card.road_building": "Build two roads for nothing.",
  "rules.cities_and_knights.card.smith": "Promote up to two of your knights for nothing.",
  "rules.cities_and_knights.card.bishop": "Move the robber, and take a card from everybody with a building there.",
  "rules.cities_and_knights.card.constitution": "1 point, shown at once.",
  "rules.cities_and_knights.card.deserter": "Another player takes back a knight of their choice; you may place one of yours that is not stronger.",
  "rules.cities_and_knights.card.diplomat": "Remove an open road at the end of a line. If it is yours, you may build it elsewhere.",
  "rules.cities_and_knights.card.intrigue": "Drive away a knight of another player from a vertex at one of your roads.",
  "rules.cities_and_knights.card.saboteur": "Everybody else with at least your points discards half of their hand.",
  "rules.cities_and_knights.card.spy": "Look at the progress cards of a player and take one.",
  "rules.cities_and_knights.card.warlord": "Activate all your knights for nothing.",
  "rules.cities_and_knights.card.wedding": "Everybody with more points than you gives you two cards of their choice.",
  "rules.cities_and_knights.card.commercial_harbor": "Once with each other player: give a resource for a commodity that they choose.",
  "rules.cities_and_knights.card.master_merchant": "Look at the hand of a player with more points and take two cards.",
  "rules.cities_and_knights.card.merchant": "Put the merchant on a land hex at a building of yours: 1 point and 2:1 trade in its resource, until somebody else moves it.",
  "rules.cities_and_knights.card.merchant_fleet": "For this turn, one kind of card of your choice trades 2:1 with the bank.",
  "rules.cities_and_knights.card.resource_monopoly": "Name a resource: everybody gives you up to two of it.",
  "rules.cities_and_knights.card.trade_monopoly": "Name a commodity: everybody gives you one of it.",

  "rules.friendly_robber.rule":
    "With a 7 or a knight, the robber must not go to a hex where somebody with 2 points or fewer has a building; your own count too. Only points that everybody sees matter.\nIf no other hex is left, the robber goes to the desert or stays there, and takes cards only from players with more points. Discarding stays as it is.",

  "rules.event_cards.deck.title": "Cards instead of dice",
  "rules.event_cards.deck":
    "You turn up a card where you would roll. Its number gives cards as usual, after its event if it has one. The numbers are spread over 36 cards as two dice would spread them. Five cards stay unseen at the bottom: when the New Year card above them comes up, all are shuffled again and you turn up another one.",
  "rules.event_cards.events.title": "The events",
  "rules.event_cards.events":
    "The theft and gift events concern each opponent, or one of choice if the option says so. Who has the most is decided by what everybody can see.",
  "rules.event_cards.card.robber_attack": "A 7 in every respect.",
  "rules.event_cards.card.epidemic": "Cities give only one card this time.",
  "rules.event_cards.card.earthquake":
    "Everybody damages one of their roads. Until it is repaired for 1 wood and 1 brick you build no new road and no settlement at its ends, unless another road of yours leads there. It still counts for the longest road.",
  "rules.event_cards.card.good_neighbors": "Everybody gives a card of their choice to the player on their left.",
  "rules.event_cards.card.tournament": "Whoever has played the most knights takes a resource of choice; several may.",
  "rules.event_cards.card.trade_advantage": "The holder of the longest road may take a random card from each opponent.",
  "rules.event_cards.card.calm_sea": "Whoever has the most buildings at harbours takes a resource of choice; several may.",
  "rules.event_cards.card.robber_flees": "The robber goes back to the desert. Nobody loses a card.",
  "rules.event_cards.card.neighborly_assistance": "Whoever has the most points gives a card of their choice to each player with fewer, if they have enough for all.",
  "rules.event_cards.card.conflict": "The holder of the largest army, or whoever alone has played the most knights, takes a random card from each opponent.",
  "rules.event_cards.card.plentiful_year": "Everybody takes a resource of choice.",
  "rules.event_cards.card.none": "Only the number counts.",

  "rules.harbormaster.rule":
    "A settlement at a harbour counts 1 harbour point and a city 2. The first to have 3 of them gets the harbormaster, worth *2 points*; whoever has more takes it over. You need one point more than usual to win.",

  "rules.two_player.start":
    "Two neutral colours each have a settlement on the island. Then the two of you found as usual. Each starts with 5 trade tokens.",
  "rules.two_player.turn":
    "You roll twice, and the second sum must differ from the first. Each roll is carried out completely before you go on. You trade and build after both.",
  "rules.two_player.neutral.title": "The neutral colours",
  "rules.two_player.neutral":
    "Whenever you build a road, you also build one for a neutral colour of your choice, for nothing; the same with a settlement, or a road if no settlement is possible. Cities and cards cause nothing. Neutral colours get no cards. They block like opponents and can hold the longest road, for nobody's benefit.",
  "rules.two_player.tokens.title": "Trade tokens",
  "rules.two_player.tokens":
    "Once in your turn you may pay for one of these: 1 token, or 2 if you have more points than your opponent.\n- *Forced trade*: take two random cards from your opponent and give back two of your choice.\n- *Send the robber* to the desert.\nYou earn tokens by building settlements: 1 on the coast, 2 beside the desert. Once in your turn you may give up one of your played knights for 2 tokens.",
} as const;
