/** What modules change in each other, and cards that mean something else there; which of them hold, the server tells. */
export const remarks = {
  "rules.game": "This game",
  "rules.game_modules": "Played with",
  "rules.game_players": "Players",
  "rules.game_win": "To win",
  "rules.game_options": "Options",
  "rules.game_loading": "The rules of this game are being put together …",
  "rules.game_refused": "There is no such game:",
  "rules.together": "Played together",
  "rules.together_about": "What these change in each other goes before what the chapters below say; and of two chapters the later one is right.",

  "rules.seafarers.card.knight":
    "Move the robber or the pirate and take a card from a player there. It stays in front of you and counts for the largest army.",
  "rules.seafarers.card.road_building": "Lay two roads, two ships or one of each for nothing.",
  "rules.cloth_for_catan.card.knight":
    "Move the robber, or the pirate if you trade with a village, and take a card (from ships also a cloth) from a player there. It stays in front of you and counts for the largest army.",
  "rules.pirate_islands.card.knight": "The ship of your line that is nearest to its start becomes a warship. The card leaves the game.",
  "rules.pirate_islands.card.victory_point":
    "Used like a knight: the ship of your line that is nearest to its start becomes a warship. It is no point.",
  "rules.wonders.card.knight": "Move the robber and take a card from a player there. It stays in front of you and counts for the largest army.",
  "rules.into_the_unknown.card.knight":
    "Move the robber and take a card from a player there. It stays in front of you and counts for the largest army.",
  "rules.desert_dragons.card.knight":
    "Take one dragon from any hex, a desert too, out of the game. The card is discarded; no card is taken from anybody.",

  "rules.events_hit_one.title": "Events that hit one player",
  "rules.events_hit_one.text":
    "Trade advantage and conflict take a card from *one* opponent of choice, and neighbourly assistance is given to *one* player of choice.",
  "rules.events_hit_one.card.trade_advantage": "The holder of the longest road may take a random card from one opponent of choice.",
  "rules.events_hit_one.card.neighborly_assistance": "Whoever has the most points gives a card of their choice to one player with fewer, also of their choice.",
  "rules.events_hit_one.card.conflict":
    "The holder of the largest army, or whoever alone has played the most knights, takes a random card from one opponent of choice.",
  "rules.five_six_events.title": "Event cards with five or six players",
  "rules.five_six_events.text":
    "Only the player whose turn it is turns up a card. Between turns nobody does, but damaged roads may be repaired.",
  "rules.events_for_two.text":
    "You turn up *two cards* in a turn, the second when the first is done with. If both show the same number, it gives cards only once, and no third card is turned up; the event of the second is still carried out, except a second robber attack.\nNeutral colours neither give nor take nor lose anything by events. While one of them holds the longest road, trade advantage does nothing. Repairing a road calls for no neutral road.",
  "rules.friendly_events.text": "A robber attack counts as a 7, so the robber keeps away. Conflict and trade advantage spare nobody.",
  "rules.friendly_for_two.text": "Neutral colours are not protected.",
  "rules.harbours_for_two.text": "Neutral colours have no harbour points.",
  "rules.friendly_fishermen.text":
    "If no hex is left for the robber, it goes beside the board until it is next moved. The card that 3 fish buy may be taken from anybody.",
  "rules.events_and_fish.text":
    "Fish come by the number on the card. When the robber flees, it goes beside the board until a 7 or a knight moves it. In an epidemic cities still draw two tokens.",
  "rules.events_and_fish.card.epidemic": "Cities give only one card this time, but two fish tokens as ever.",
  "rules.events_and_fish.card.robber_flees": "The robber goes beside the board. Nobody loses a card.",
  "rules.fishing_for_two.text":
    "Fish take the place of trade tokens, which are not used. Each of you starts with five tokens: two with 1 fish, two with 2 and one with 3; founding brings none. Whoever shows *fewer points* pays one fish less for everything. Both rolls bring fish, but none for neutral colours.",
  "rules.fishing_at_sea.text":
    "*2 fish* drive off the robber or the pirate, one of them for each payment; in Cloth for Catan the pirate only if you trade with a village. The pirate comes back when somebody next moves it. For *5 fish* you may build a ship instead of a road.\nShips bring no fish and keep nobody from fishing, and neither does the pirate. No ship is built at a lake, and no harbour is laid along a fishing ground. Some scenarios have no lake. Whoever discovers one in the fog draws a fish token; it counts as land, and a ship that lies there stays.\nThe robber starts where the scenario says. Of the founding buildings the one that brings cards can bring a fish token. A finished wonder wins with the old boot, too.",
  "rules.grounds_in_turn.text":
    "When all harbours lie, you draw fishing grounds in turn from the starting player on and lay each on any coast: where two land hexes meet at the sea, on edges without a harbour and away from other grounds. One that fits nowhere is set aside. There is no lake.",
  "rules.friendly_at_rivers.text":
    "A poorest settler tile can bring you back under the protection: what counts is 2 points *or fewer*. If no hex is left for the robber, it goes to a swamp of the mover’s choice.",
  "rules.events_at_rivers.text":
    "When the robber flees, it goes beside the board until a 7 or a knight moves it. An earthquake turns roads, never bridges; a bridge may still be built from an intact road or a building.",
  "rules.events_at_rivers.card.earthquake":
    "Everybody damages one of their roads; bridges are safe. Until it is repaired for 1 wood and 1 brick you build no new road, and no bridge or settlement at its ends, unless another road or bridge of yours leads there. It still counts for the longest road.",
  "rules.events_at_rivers.card.robber_flees": "The robber goes beside the board. Nobody loses a card.",
  "rules.rivers_for_two.text":
    "A settlement at a *swamp* earns 2 trade tokens, beside that of the coast, when founding too. A token sends the robber to a swamp of your choice. With a bridge you also build a *neutral bridge*, or a neutral road if none is possible. Neutral colours have neither gold nor tiles.",
  "rules.friendly_caravans.text":
    "If no hex is left for the robber, it goes beside the board until it is next moved. A point that camels bring counts like any other: it may end your protection.",
  "rules.events_and_caravans.text":
    "A 7 card brings the robber in like a rolled 7. When the robber flees, it goes beside the board until a 7 or a knight moves it.",
  "rules.events_and_caravans.card.robber_flees": "The robber goes beside the board. Nobody loses a card.",
  "rules.caravans_for_two.text":
    "Every vote is about *two camels*. Whoever has more votes places both, in two different caravans; with equal votes each of you places one, first the player whose turn has ended. Neutral colours do not vote, and their settlements bring no camel. A token sends the robber beside the board; the oasis earns no trade tokens.",
  "rules.friendly_traders.text":
    "There is no robber, but nobody loses a card to a barbarian who has no more than the *3 points* of the founding. Where barbarians go is not limited.",
  "rules.wagons_and_events.text":
    "A robber attack moves a barbarian, after the discards. A fleeing robber and a trade advantage do nothing. A card with 2 or 12 brings its event but no cards, and another one follows. Over a damaged road a wagon pays 2 points and no toll.",
  "rules.wagons_and_events.card.robber_attack":
    "A 7 in every respect: discards, then a barbarian moves to another path, and the owner of a road there may lose a card.",
  "rules.wagons_and_events.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.wagons_and_events.card.trade_advantage": "Nothing happens: there is no longest road in this game.",
  "rules.wagons_and_events.card.earthquake":
    "Everybody damages one of their roads. Until it is repaired for 1 wood and 1 brick you build no new road, and no settlement at its ends unless another road of yours leads there; wagons pay 2 points over it and no toll.",
  "rules.wagons_for_two.text":
    "Neutral roads cost the toll too: when the movement ends, the other player gets half of these coins, rounded down, and the bank the rest. Neutral colours have no wagon, and nobody loses a card for a barbarian on their roads. A trade token (two, if you have more points) moves a barbarian to a path without a road. A building at a *trade hex* earns 1 trade token, beside that of the coast, when founding too.",
  "rules.friendly_barbarians.text":
    "There is no robber. On a 7 a card may be taken only from players with *more than 3 points* that everybody sees. The barbarians spare nobody.",
  "rules.barbarians_and_events.text":
    "The attacks of the barbarians are still rolled with dice. A robber attack is a 7; no robber flees, there is no tournament, and in a conflict knights on the board count. For the calm sea conquered buildings do not count.",
  "rules.barbarians_and_events.card.robber_attack":
    "Everybody with more than 7 cards discards half. Then whoever turned up the card may take a random card from any player.",
  "rules.barbarians_and_events.card.tournament": "Nothing happens: there are no knight cards in this game.",
  "rules.barbarians_and_events.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.barbarians_and_events.card.conflict":
    "Whoever alone has the most knights on the board takes a random card from a player of choice.",
  "rules.harbours_and_barbarians.text": "A conquered building gives no harbour points until it is free again.",
  "rules.barbarians_for_two.text":
    "One knight of a neutral colour is a *mercenary* for both of you. Whoever places the first knight of the game also puts it on an edge of the castle. In your turn you may move it after your own knights, by the same rules. It counts in battle like a knight of another player, but is never lost; where dice decide it always has a 3, and prisoners that fall to it go back to the supply.\nA neutral settlement brings an attack of its own when both settlements stand. Trade tokens move *one barbarian* to another coastal hex in the place of the robber. For a lost knight you get 2 gold and 1 trade token.",
  "rules.bridges_for_fish.text":
    "There is no lake, and the robber starts in a swamp, which stays its home. *6 fish* build a bridge for nothing, with the gold that every bridge brings; 5 fish build a road, never a bridge. A fishing ground at the mouth of a river is in no bridge’s way.",
  "rules.fish_and_caravans.text":
    "The lake takes the place of a forest and lies *beside the oasis*; the 12 lies with the 2 on one hex, which produces on both. Camels may pass along the lake. The robber may enter the lake, also the first time, but never the oasis.",
  "rules.rides_for_fish.text":
    "There is no lake, and the desert stays. As there is no robber, *2 fish* do something else: when a knight of yours is about to ride, it may go up to 5 edges, in the place of paying a grain; each payment is for one knight. A conquered settlement or city draws no fish; one that still stands does, even at a conquered hex. The card for 7 fish is carried out at once. A founding city at a fishing ground brings one token.",
  "rules.lost_knights_for_two.text":
    "As there are no trade tokens, a lost knight brings 3 gold, and no barbarian is moved for tokens. Fish do nothing for the mercenary.",
  "rules.wagons_for_fish.text":
    "There is no lake. As there is no robber, *2 fish* do something else: while your wagon moves, they give it 2 more movement points, once in a turn and not in a turn in which you feed grain. 7 fish draw a card of the deck that is in play. A founding city at a fishing ground brings one token.",
  "rules.rivers_and_caravans.text":
    "The oasis lies in the middle, between the rivers; the 2 and the 12 each lie with a 3. Camels may go where bridges may be built, *with or without a bridge*; beside a camel a bridge counts twice like a road. The robber starts beside the board, which stays its home; the first time it goes to a hex with a number, later also to a swamp, but never to the oasis.",
  "rules.landing_at_sea.text":
    "Barbarians land on *one island* only, the one with the castle, and only there knights appear and ride. Whoever builds elsewhere brings them there too. A number that no coastal hex of that island shows is rolled again; the coast is checked row by row from west to east. There is neither robber nor pirate.",
  "rules.conquered_lines.text":
    "Ships may lie along conquered hexes. A line of ships grows or moves only if one of its ships touches *a building of yours that stands*. A conquered building no longer joins roads and ships into one route, but what lies beside it stays closed.",
  "rules.attack_gifts.text":
    "The four gift cards come from the barbarians’ deck: whoever reaches one carries it out *at once*. A 2 or a 12 brings a barbarian to each hex of that number; if only one barbarian is left, whoever rolled chooses.",
  "rules.knights_and_warships.text":
    "The barbarians’ deck is used, and nobody founds a city. No ship is built and none armed while your *settlement on the west coast* is conquered. Of hexes with the same number the one with fewer barbarians gets the next; if they have equally many, whoever rolled chooses. A fortress won back brings no attack.",
  "rules.knights_and_warships.card.knighthood":
    "Put one of your knights on a free edge of the castle, and turn the ship of your line nearest to its start into a warship, each if it can be done.",
  "rules.desert_camps.text":
    "All barbarians stand on the *three deserts*, 12 on each, and these hexes are conquered until fewer than three are there: a building beside them is not safe. Who lands comes from the desert with most; if several have as many, whoever caused the attack chooses. Of hexes with the same number the one with fewest barbarians gets the next. Knights may win at a desert, after the coast.",
  "rules.besieged_wonders.text":
    "A level of your wonder can be built only *while you meet its condition*. Conquered buildings do not count for it. Levels that stand stay.",
  "rules.events_and_raids.text":
    "After the card is turned up, two dice are rolled for the pirate fleet alone. There is no longest road, so the trade advantage does nothing.",
  "rules.events_and_raids.card.trade_advantage": "Nothing happens: there is no longest road in this game.",
  "rules.rivers_and_gold.text":
    "Nobody is a poorest settler here: whoever has least gold loses no points. The wealthiest settler still has *1 point*. The city that you found beside a river brings 1 gold like a settlement; one that you build later brings none.",
  "rules.wagons_at_rivers.text":
    "Everybody starts with *3 gold*, and a bridge brings only *2 gold*. Where a river crosses a path and no bridge is built, a wagon pays *3 points*. Over any bridge it pays *1 point*, and for the bridge of somebody else *2 gold* to its owner. A barbarian there costs 2 points more.",
  "rules.trade_hexes_produce.text":
    "Trade hexes with a number bring cards: the castle *wool*, the quarry *brick*, the glassworks *wood*. A 2 or 12 is not rolled again.",
  "rules.caravans_under_attack.text":
    "The oasis lies on the coast, so only *two caravans* can start. It is never conquered. Camels pass barbarians and conquered land; a conquered building has no point of camels until it is free. The vote comes after the knights have ridden and the barbarians were driven out.",
  "rules.caravans_and_wagons.text":
    "There is no longest road, so camels only bring points to settlements and cities between them. They stand neither on inner paths nor on the closed sides of trade hexes. Barbarians, wagons and camels do not hinder each other. The vote comes after the wagon has moved.",
  "rules.barbarians_on_paths.text":
    "One barbarian starts in the middle of the trade castle and one in that of the glassworks; nobody starts on a path. Whoever makes a barbarian *land* also puts it on a free path of its hex, and it counts in both places: for wagons it costs 2 points there. If no path is free, it stands in the middle and hinders no wagon.\n- A wagon may drive off a barbarian on a path: it goes to another hex with fewer than three, inner ones too, and to a path there. On a 7 none is moved; you may take a card from anybody.\n- Inner hexes and the quarry can be conquered too. Knights win there as on the coast, after it, and never stand on inner paths. Beaten barbarians leave hex and path.\n- Wagons load and deliver at conquered trade hexes as ever. At the end of a turn knights ride, barbarians are driven out, and then the wagon moves.\n- The cards are those of Barbarian Attack, and there is no largest army.",
  "rules.barbarians_on_paths.card.treason":
    "Take 2 gold. Then move two barbarians from two hexes to two others with fewer than three, inner ones too but not the castle, each to a free path there; missing ones come from beside the board.",
  "rules.barbarians_on_paths.card.intrigue":
    "Take a barbarian from any hex prisoner, off its path too. If there is none, you get another card for nothing.",
  "rules.friendly_at_sea.text":
    "The pirate keeps away as well: it does not go to a hex with a ship of somebody who has 2 points or fewer. The frame is always open to it.\nIf no hex is left for the robber and no desert is open to it, it goes beside the board until it is next moved.",
  "rules.friendly_fleet.text":
    "There is no robber. On a 7 a card may be taken only from players with *more than 3 points* that everybody sees. The fleet spares nobody.",
  "rules.friendly_dragons.text":
    "There is no robber. On a 7 a card may be taken only from players with *more than 2 points* that everybody sees. The dragons spare nobody.",
  "rules.events_and_dragons.text":
    "A robber attack is a 7, and no robber flees. Dragons come when event and production of a card are over. For tournament and conflict the knights that were played count, although they are discarded. Since events go on bringing cards, no game ends at a standstill.",
  "rules.events_and_dragons.card.robber_attack":
    "Everybody with more than 7 cards discards half. Then whoever turned up the card may take a random card from any player.",
  "rules.events_and_dragons.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.events_at_sea.text":
    "An earthquake damages no ships, and a damaged road forbids no ships. When the robber flees, the pirate stays where it is; without a desert that is open to it the robber goes beside the board until it is next moved.",
  "rules.events_at_sea.card.earthquake":
    "Everybody damages one of their roads; ships are safe. Until it is repaired for 1 wood and 1 brick you build no new road (but ships) and no settlement at its ends, unless another road or ship of yours leads there. It still counts for the longest road.",
  "rules.events_at_sea.card.robber_flees":
    "The robber goes back to a desert, or beside the board where none is open to it. The pirate stays. Nobody loses a card.",
  "rules.events_and_villages.text": "There is no longest road, so trade advantage does nothing.",
  "rules.events_and_villages.card.trade_advantage": "Nothing happens: there is no longest road in this game.",
  "rules.events_and_fleet.text":
    "After the card is turned up, two dice are rolled for the pirate fleet alone. There is no robber, no longest road, and warships are not played knights: so tournament, conflict, trade advantage and the fleeing robber do nothing.",
  "rules.events_and_fleet.card.tournament": "Nothing happens: knights that became warships do not count.",
  "rules.events_and_fleet.card.trade_advantage": "Nothing happens: there is no longest road in this game.",
  "rules.events_and_fleet.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.events_and_fleet.card.conflict": "Nothing happens: there is no largest army in this game, and knights that became warships do not count.",
  "rules.harbours_and_gifts.text": "A harbour that you were given during the game counts for the harbormaster once it is placed.",
  "rules.harbours_and_fortress.text": "You need one point more; the fortress must be won back all the same.",
  "rules.harbours_and_wonders.text": "You need one point more beside the highest wonder. A finished wonder wins as ever.",
  "rules.sea_for_two.text":
    "You play on the map for three. Before founding, each of you places a neutral settlement in the start area, amid three land hexes.\nWith a ship you also lay a *neutral ship*, or a neutral road if no ship is possible. A ship that is moved calls for nothing. Neutral pieces earn no gold, no special points and no cloth, and nobody robs them.\nWhere no desert is open to the robber, a token sends it beside the board until it is next moved; without a desert only the coast brings tokens.",
  "rules.leaving_rivers.text":
    "A *ship* laid beside a river brings 1 gold like a road, when founding too. Moving it away from the river *costs 1 gold*, and without gold it stays at the river; from one riverside edge to another it neither costs nor brings anything. No ship lies on a river mouth, only a bridge. Gold fields give any card, but no gold.",
  "rules.river_harbours.text":
    "Harbours that are laid during the game keep off river mouths, in New World off every coast of a river.",
  "rules.caravans_at_sea.text":
    "Camels also walk over *sea edges* and along ships, whatever the pirate does, and an arrow of the oasis may point out to sea. A *ship beside a camel counts twice* for the longest road; a ship that moves away leaves the camel behind.\nThe robber starts as in the scenario, or beside the board if the oasis took its hex. In The Forgotten Tribe it starts in the oasis and may come back there. On The Four Islands the pirate starts beside the board, and the oasis belongs to no island.",
  "rules.wagons_at_sea.text":
    "Neither robber nor pirate is used, nor the longest trade route. You need *three points more* than the scenario alone asks for, with Cities & Knights too.\n- *Wagons* go along every edge where a ship might lie: for *2* movement points without a ship, for *1* over one, with *1 gold* to its owner if it is not yours.\n- *Barbarians* go to sea as well, and whatever holds for roads holds for ships.\n- The sea sides of trade hexes stay closed to roads, but ships lie there and wagons go there. Inner paths lead to every corner that touches another land hex; the other corners stay closed.\n- A 2 or 12 is *not* rolled again: each of them is on a hex.",
  "rules.wagons_at_sea.card.knight":
    "Move a barbarian to another path, at sea or on land. If somebody else has built there, you may take a card from them. It counts for the largest army.",
  "rules.wagons_at_sea.card.road_building": "Lay two roads, two ships or one of each for nothing, on inner paths too.",
  "rules.wagons_and_events_at_sea.text": "A card with 2 or 12 is like any other: its number counts, and no further card follows.",
  "rules.wagons_and_events_at_sea.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.wagons_and_events_at_sea.card.earthquake":
    "Everybody damages one of their roads; ships are safe. Until it is repaired for 1 wood and 1 brick you build no new road (but ships) and no settlement at its ends, unless another road or ship of yours leads there; wagons pay 2 points over it and no toll.",

  "rules.knights_at_sea.text":
    "You need *two points more* than the scenario alone asks for; other ways to win stay as they are.\n- *Founding*: the second building is the city. Cards come from the last building.\n- *Knights* are recruited at your roads and ships, but never on the open sea. They move along roads and ships, from island to island and onto the open sea, and block ships as they block roads.\n- *Ships*: a line between two of your buildings or knights is closed. A ship stays if a knight of yours would be cut off without it.\n- *The pirate* waits like the robber until the barbarians have landed once. A knight at its hex can chase it.\n- *Barbarians* attack all islands at once: all cities and all active knights count, at sea as well.\n- *Gold fields* give resources, never commodities, also to cities.",
  "rules.knights_at_sea.card.road_building": "Lay two roads, two ships or one of each for nothing.",
  "rules.knights_at_sea.card.diplomat":
    "Remove an open road or ship at the end of a line. If it is yours, you may lay it elsewhere: a road as a road, a ship as a ship.",
  "rules.knights_at_sea.card.intrigue": "Drive away a knight of another player from a vertex at one of your roads or ships.",
  "rules.knights_at_sea.card.merchant":
    "Put the merchant on a land hex at a building of yours, but not on a gold field: 1 point and 2:1 trade in its resource, until somebody else moves it.",
  "rules.knights_and_villages.text":
    "The cloth of the villages is not the commodity cloth: it pays for nothing and counts only as points. Of three founded buildings the second is the city.\nA knight of somebody else on a line keeps it from its village; when the knight leaves, the line may reach it at last.",
  "rules.progress_gifts.text": "Where a gift or a treasure would be a development card, you draw the top progress card of a deck of your choice instead.",
  "rules.knights_and_fish.text":
    "- *3 fish* take any card, also a commodity, whether the barbarians have landed or not.\n- *4 fish* never bring a commodity.\n- *7 fish*: draw the top progress card of a deck of your choice. More than four of them go when you end your turn.\nThe robber starts beside the board; once the barbarians have landed, a 7 or the bishop brings it in. No progress card takes fish, and fish are no cards for the aqueduct. A city founded at a fishing ground brings one token.",
  "rules.city_ransom.text":
    "When the barbarians are about to pillage a city of yours, you may pay *5 gold* to the bank instead: the city stays, with its wall. If several are to lose one, they decide in turn order.",
  "rules.knights_at_rivers.text":
    "The robber starts on a swamp, and does nothing until the barbarians have landed once. A city founded beside a river brings *1 gold*, one built later none.\nKnights use your bridges like roads: they are recruited there and move across. A road that a diplomat takes away from a river costs its owner 1 gold, if there is one to pay.",
  "rules.knights_at_rivers.card.diplomat":
    "Remove an open road, but no bridge, at the end of a line; beside a river its owner pays 1 gold. If it is yours, you may build it elsewhere, for 1 gold beside a river: from river to river nothing is paid.",
  "rules.knights_at_rivers.card.intrigue": "Drive away a knight of another player from a vertex at one of your roads or bridges.",
  "rules.knights_at_rivers_and_sea.card.diplomat":
    "Remove an open road or ship, but no bridge, at the end of a line; beside a river its owner pays 1 gold. If it is yours, you may lay it elsewhere as what it is, for 1 gold beside a river: from river to river nothing is paid.",
  "rules.knights_at_rivers_and_sea.card.intrigue": "Drive away a knight of another player from a vertex at one of your roads, bridges or ships.",
  "rules.knights_and_caravans.text":
    "Votes are *brick and wood* instead of grain and wool, and never commodities. A metropolis counts as a city: putting one down brings a camel, and between two camels it is worth 1 point more.\nThe robber stays beside the board until the barbarians have landed; then a 7 or the bishop brings it in, first to a hex with a number.",
  "rules.canal_knights.text":
    "The scenario is always played with Cities & Knights: its 21 or 18 points stay as they are, and no pirate can be chased. Of the three founding buildings the second is the city. Knights dig, find gold and trade as the chapter of the canal tells.",
  "rules.canal_knights.card.deserter":
    "Another player takes back a knight of their choice; you may place one of yours that is not stronger, on the home island. If it is active it may dig at once.",
  "rules.canal_knights.card.inventor": "Swap two numbers on the map, never 2, 6, 8 or 12, and none that lies face down.",
  "rules.canal_knights.card.irrigation": "2 grain for each field at which you have a building, dry or not.",
  "rules.canal_knights.card.warlord":
    "Activate all your knights for nothing, one after another as you like: with two at a marked hex the canal is dug before the third.",
  "rules.knights_and_wonders.text": "Levels of wonders are paid with resources only. The points needed rise by two; a finished wonder wins as ever.",
  "rules.knights_on_new_islands.text":
    "Each player has 8 cities here as well. With three players the robber enters the board only after the first attack of the barbarians.",
  "rules.knights_on_new_islands.card.inventor":
    "Swap two numbers on the map, none of them 2, 6, 8 or 12. Hexes without a number take no part.",
  "rules.dragon_hunters.text":
    "The points needed are *21 with three players and 18 with four*, not two more than that, and there is no pirate. No knight is recruited in the enchanted land, and none gets there but by its transfer.\nKnights in the enchanted land or on the open sea *do not defend* when the barbarians attack, and stay as active as they were. In the enchanted land they hold no ships in place.",
  "rules.dragon_hunters.card.inventor": "Swap two numbers of the home island, none of them 2, 6, 8 or 12.",
  "rules.dragon_hunters.card.deserter":
    "Another player takes back a knight of their choice, but none in the enchanted land; you may place one of yours that is not stronger.",
  "rules.dragon_hunters.card.intrigue":
    "Drive away a knight of another player from a vertex at one of your roads or ships, but not in the enchanted land.",
  "rules.dragon_hunters.card.medicine": "Turn a settlement into a city for 2 ore and 1 grain, but not in the enchanted land.",
  "rules.knights_and_harbours.text": "A city with a metropolis counts 2 harbour points like any city. You play to one point more.",
  "rules.knights_clear_paths.text":
    "There are *two kinds of barbarians*: the fleet is fought as ever, and three others stand on paths, where they hinder wagons. There is neither robber nor longest road, and no development cards.\n- *Knights*: in the place of chasing the robber, an active knight drives off a barbarian on a path at its vertex and becomes inactive. The barbarian goes to another path; if somebody else has built there, you may take a card from them.\n- Barbarians on paths move before the first landing too, on a 7 as well.\n- A card that a barbarian brings is a resource or a commodity, never gold.\n- No knight stands on a plaza or on a closed corner.",
  "rules.knights_clear_paths.card.bishop":
    "Move a barbarian to another path. If somebody else has built there, you may take a random card from them.",
  "rules.number_dice_again.title": "Dice that are rolled again",
  "rules.number_dice_again.text":
    "A 2 or 12 is rolled again with the red and the yellow die only; the event die stays as it lies and counts once. Nobody sets a roll against a barbarian.",
  "rules.number_dice_again.card.alchemist": "Before you roll: set the red and the yellow die yourself, but to no total of 2 or 12.",
  "rules.knights_and_friendly_robber.text":
    "The robber keeps away whatever moves it: a 7, a knight that chases it, or the bishop. Everybody starts with 3 points, so this matters only after a city was lost.",
  "rules.knights_and_events.text":
    "Where events speak of knights, *active knights on the board* count, each as one whatever its strength. Commodities may be given away and taken, but what an event gives from the bank is always a resource; progress cards are never touched.\n- Until the barbarians have landed once, a robber attack only makes people discard, and the robber does not flee.\n- The alchemist takes the place of the card: no event happens.\n- Knights may stand at damaged roads. The diplomat can remove none.",
  "rules.knights_and_events.card.epidemic": "Cities give one resource this time and no commodity.",
  "rules.knights_and_events.card.tournament":
    "Whoever has the most active knights on the board, at least one, takes a resource of choice; several may. Strength does not matter.",
  "rules.knights_and_events.card.conflict":
    "Whoever alone has the most active knights on the board takes a random card from each opponent. Strength does not matter, and progress cards are safe.",
  "rules.knights_and_events.card.robber_flees":
    "If the barbarians have landed once, the robber goes back to a desert, or beside the board where none is open to it. Nobody loses a card.",
  "rules.knights_and_events.card.alchemist":
    "Before the card is turned up: set the red and the yellow die yourself. Their sum is the number, and no card is turned up.",
  "rules.knights_and_events_hit_one.card.conflict":
    "Whoever alone has the most active knights on the board takes a random card from one opponent of choice. Strength does not matter, and progress cards are safe.",
  "rules.knights_wagons_and_events.text":
    "A robber attack moves a barbarian on a path, before the first landing too, and no robber flees. Red die and event die count once, however many cards are turned up.",
  "rules.knights_wagons_and_events.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.red_die_before_card.title": "The red die before the card",
  "rules.red_die_before_card.text":
    "First you roll the red die and the event die and carry out what they bring; the red die serves progress cards only. Then you turn up the card: its event, then its number.",
  "rules.red_die_on_card.title": "The red die on the card",
  "rules.red_die_on_card.text":
    "You turn up the card first; it also shows the red die. Then the event die is rolled and carried out, then the event of the card, then its number.",
  "rules.knights_for_two.text":
    "You play to as many points as with Cities & Knights alone. Both rolls have all three dice, but the event die is never rolled again.\n- *Recruiting* a knight also puts down a basic knight of a neutral colour, or a neutral road if there is no room. *Promoting* one promotes a neutral one, to strong at most.\n- Neutral knights are never active and do not fight barbarians; they only block. You may displace weaker ones and say where they go.\n- *Tokens*: once in your turn you may take one of your knights off the board for as many tokens as it is strong; this takes the place of giving up a played knight. The founding city brings none.\n- *Forced trade* is in resources only, or in any cards, for the same price. The robber can be sent home only after the barbarians have landed once.",
  "rules.knights_for_two.card.alchemist": "Before the first of your two rolls: set its red and yellow die yourself. The second is rolled as usual.",
  "rules.knights_for_two.card.deserter":
    "Your opponent takes back a knight of their choice, or a neutral colour its weakest; you may place one of yours that is not stronger.",
  "rules.knights_for_two.card.smith": "Promote up to two of your knights for nothing, and with each a neutral one, to strong at most.",
  "rules.set_dice_for_two.card.alchemist":
    "Before the first of your two cards: set the red and the yellow die yourself. Their sum is the number in its place; the second card is turned up as usual.",
  "rules.five_six_knights.title": "Cities & Knights with five or six players",
  "rules.gold_and_commodities.text":
    "Gold buys *resources* at the bank and never commodities, and the bank gives no gold for commodities; players may trade both with each other. No progress card takes gold, and the aqueduct never gives any.",
  "rules.knights_on_paths.text":
    "You play to as many points as with Cities & Knights alone, on the board of the barbarians. There is neither fleet nor robber: a *ship* on the event die lands one barbarian on the coastal hex with the number rolled, before anything is produced. Every city improvement brings one roll for one barbarian.\n- *Knights* are those of Cities & Knights, but they stand on edges. Recruits begin on a free edge of the castle. When you end your turn each may ride up to *three edges*, past everything, to an edge without a knight, and has to leave the castle. One that was active before this turn may instead ride up to *five*, or ride up to three and *displace* a weaker knight; then it is inactive. A displaced knight goes to the nearest free edge.\n- *In battle* active knights count with their strength, and are inactive after a victory. A knight that is hit becomes the next weaker one you have left, or is lost; either way you get 3 gold. *Three prisoners* are 1 point. When no barbarian is left beside the board, three can be exchanged for a point as a defender.\n- A *metropolis* is never conquered. A city amid conquered hexes and sea lets no improvement be bought and takes no metropolis. Walls do not help.",
  "rules.knights_on_paths.card.bishop": "Choose a hex, and take a card from everybody with a building there that is not conquered.",
  "rules.knights_on_paths.card.deserter":
    "Another player takes back a knight of their choice; you may put one of yours that is not stronger on the same edge.",
  "rules.knights_on_paths.card.diplomat":
    "Remove an open road at the end of a line, also one under a knight, which stays. If it is yours, you may build it elsewhere.",
  "rules.knights_on_paths.card.intrigue": "Take a barbarian from a coastal hex of your choice prisoner.",
  "rules.knights_on_paths.card.inventor": "Swap two numbers of inner hexes, neither of them 6 or 8; those of the coast stay.",
  "rules.knights_on_paths.card.merchant":
    "Put the merchant on a land hex at a building of yours that is not conquered: 1 point and 2:1 trade in its resource, until somebody else moves it or the hex is conquered.",
  "rules.paths_and_events.text":
    "*Tournament* and *conflict* are about active knights, as with Cities & Knights. The ship on the event die lands its barbarian on the hex with the number of the card.",
  "rules.paths_and_events.card.robber_attack":
    "Everybody with more cards than the limit discards half. Then whoever turned up the card may take a random card from any player.",
  "rules.paths_and_events.card.robber_flees": "Nothing happens: there is no robber in this game.",
  "rules.paths_for_two.text":
    "The *neutral knights* are the mercenaries of both of you. They are put on edges of the castle, and after your own knights you may move each up to three edges. They are never active: they neither fight nor are they hit.",
  "rules.paths_for_two.card.deserter":
    "Your opponent takes back a knight of their choice, or a neutral colour its weakest; you may put one of yours that is not stronger on the same edge.",
  "rules.five_six_knights.text":
    "Between turns everybody may also build walls, buy improvements, and recruit, promote and activate knights; nobody acts with a knight or plays a progress card. With paired turns the second player may do all of that, play progress cards except the alchemist, and trade with the bank.\nA knight that you activate outside your own turn is ready in your next one. There are 18 cards of each commodity.",
} as const;
