/** The Big Game: what is printed, with its rules on one page. */
export const hall_print = {
  "print.what": "What to print",
  "print.poster": "Poster",
  "print.cards": "Seat cards",
  "print.tables": "Table numbers",
  "print.rules": "Rules on one page",
  "print.boards": "Boards as they stand",
  "print.look_at_boards": "Look at the boards",
  "print.boards_about": "Map, hands and points of each board, to go on with real pieces. At most {most} at a time; what is printed is secret to everybody else.",
  "print.from": "From",
  "print.to": "to",
  "print.make_codes": "Make codes",
  "print.codes_about": "By registration number; bots get none. Every code made here ends the one printed before; whoever is in already stays in.",
  "print.language_about": "It is printed in the language of this page.",
  "print.print": "Print",
  "print.layout": "Layout {layout}",
  "print.seat_later": "Your seat is told at the start.",
  "print.card": "development card",
  "print.rules_title": "the rules on one page",
  "print.rule_goal": "Goal",
  "print.rule_goal_text":
    "Everybody in the hall plays one game. Whoever first claims 25 points in an own turn, and has them, wins it. Points never win by themselves: say so.",
  "print.rule_hall": "Boards and partners",
  "print.rule_hall_text":
    "Boards with layouts A, B, C lie side by side. At each sit one Sun player (north) and one Moon player (south), each at home in an own half. Your five partners are your board-mate and the two players of each neighbouring board.",
  "print.rule_start": "Start",
  "print.rule_start_text":
    "Three settlements stand on the printed spots of your half, one with a road, one with a ship. Choose one: take a card for each land hex beside it but the desert. Then turn one of the three into a city. You begin with 4 points.",
  "print.rule_turn": "Turns",
  "print.rule_turn_text":
    "Sun has the odd turns, Moon the even ones. The group is announced, one roll counts for the whole hall, everybody receives cards; then all players of the group trade and build at the same time until the end is announced.",
  "print.rule_production": "Cards",
  "print.rule_production_text":
    "A settlement brings 1 card of each hex with the number, a city 2, on any board and also when your group is not on turn. They come from the bank of your home board. If it has too few for both of you, neither gets any of that kind; if only one is due some, that player takes what is left.",
  "print.rule_trade": "Trade",
  "print.rule_trade_text":
    "Only players on turn make offers, to their five partners. Others may accept those of the three players opposite. At least one card each way, no gifts, not the same kind both ways. With the bank 4:1, or 3:1 and 2:1 at a harbour where you have built, on any board.",
  "print.rule_building": "Building",
  "print.rule_building_text":
    "On your home board and both neighbouring boards, in both halves. Roads continue roads, ships continue ships; they change at an own building. Only ships cross from board to board. No building beside another. Once a turn one ship at an open end may be moved, if it was not built this turn.",
  "print.rule_leave": "Asking for leave",
  "print.rule_leave_text":
    "Before building a settlement in somebody else’s half ask its owner. The owner may refuse only if on turn too, able to build on that very spot at once, and holding the cards for it. A city is never refused, and your board-mate can never refuse.",
  "print.rule_bonus": "First settlements",
  "print.rule_bonus_text":
    "Your first settlement in each of the five halves that are not yours brings 2 points more, for good, whoever has built there before.",
  "print.rule_knights": "Development cards",
  "print.rule_knights_text":
    "Draw from your own stack. One may be played each own turn, not the one just bought. Knight: if a robber stands on a number beside your building, it goes to the desert of its half and you take 1 card of that hex; if none does, take 1 card of your choice. Nobody is robbed. Road building: two roads or ships. There is no monopoly.",
  "print.rule_markers": "Markers",
  "print.rule_markers_text":
    "2 points each, only between the two players of a board: the longest road of at least 5 roads and ships, and the order of knights for at least 3 knights. A marker moves only to whoever has more.",
  "print.rule_seven": "Seven",
  "print.rule_seven_text":
    "Whoever holds more than 7 cards, on turn or not, returns half, rounded down. Up to turn 15 that is all. From turn 16 the dice are rolled again for the robbers: on every board each goes to the hex of its half with that number. With 2 or 12 one half has no such hex: its robber goes to its desert. With 7 both do.",
  "print.rule_points": "Points",
  "print.rule_points_text":
    "Settlement 1 (5 pieces), city 2 (10 pieces), first settlement in a foreign half 2 (up to five times), longest road 2, order of knights 2, each victory point card 1.",
  "print.rule_referee": "Referee",
  "print.rule_referee_text":
    "Call one if something is wrong; what a referee says is final. About cards only in the same turn. A claim stops the clock for all; if it was wrong the turn goes on, and you cannot claim again in it.",
  "print.rule_paper": "Without computers",
  "print.rule_paper_text":
    "One person on a stage announces turn and group, rolls two dice, shows and calls the number, and ends the turn with a gong after the agreed time. Each side of a board keeps about half of its bank and of its cards. The player who is not on turn hands out the cards for both, and both check; what is not taken before the gong is lost. Whoever claims raises a hand and calls: time stops for all until the referee has counted. Of several at the same time each adds a tenth of a point per card in hand; then the lower registration number wins.",
} as const;
