/** What stands in the gaps of reasons, where it is more than a text to repeat: words of the game, numbers, other reasons. */

/** A group of words, several of them, `cards` such as "1 brick and 2 ore", a `cell` of a map, a `phrase` with a template of its own, or several of them as `ways`. */
export type Kind =
  | "action"
  | "bots"
  | "card"
  | "cards"
  | "cell"
  | "decision"
  | "development"
  | "map_word"
  | "module"
  | "modules"
  | "module_or_option"
  | "number"
  | "option"
  | "option_value"
  | "phrase"
  | "phrases"
  | "piece"
  | "quoted"
  | "seat"
  | "terrain"
  | "text"
  | "track"
  | "ways";

/** By template, one kind for each gap; gaps of templates that are not here hold `text`. */
export const VALUES: Record<string, Kind[]> = {
  "{0} is not possible now": ["action"],
  "The target cannot be {0}: nobody can have more than {1} points in this game.": ["number", "number"],
  "{0} does not answer {1}": ["action", "decision"],
  "seat {0} is not asked now: {1} is up to seat {2}": ["seat", "decision", "seat"],
  "you have no {0} left in your supply": ["piece"],
  "a {0} costs {1} more than you hold": ["piece", "cards"],
  "the bank has no {0} left": ["card"],
  "the bank takes {0} {1} for one card and you hold {2}": ["number", "card", "number"],
  "you hold no {0}": ["development"],
  "your {0} was bought this turn and may be played from your next turn on": ["development"],
  "{0} cannot be played now: it would have no effect": ["development"],
  "a development card costs {0} more than you hold": ["cards"],
  "no more than {0} offers may be made in a turn": ["number"],
  "that wonder needs {0}": ["phrase"],
  "for one of the wonders that are left you need: {0}": ["ways"],
  "a level costs {0} more than you hold": ["cards"],
  "a repair costs {0} more than you hold": ["cards"],
  "the event is about the hand of seat {0} now": ["seat"],
  "no neutral {0} is to be built now": ["piece"],
  "a neutral {0} needs a piece of that colour and a place that fits the colour's own network": ["piece"],
  "this costs {0} trade tokens and you have {1}": ["number", "number"],

  "a city costs {0} more than you hold": ["cards"],
  "the city costs {0} more than you hold": ["cards"],
  "your {0} is at its highest level": ["track"],
  "level {0} of {1} costs {2} {3}": ["number", "track", "number", "card"],
  "activating a knight costs {0} more than you hold": ["cards"],
  "promoting a knight costs {0} more than you hold": ["cards"],
  "{0} cannot be aimed at that player": ["development"],
  "{0} is played before the roll": ["development"],
  "{0} is played after the roll": ["development"],
  "{0} cannot be played now: {1}": ["development", "phrase"],
  "{0} is not about that card": ["development"],

  "There is no module {0}{1}": ["quoted", "phrase"],
  "There is no option {0}{1}": ["quoted", "phrase"],
  "; did you mean {0}?": ["module_or_option"],
  "The module {0} is named twice.": ["module"],
  "{0} is a game of its own and does not combine with {1}.": ["module", "modules"],
  "{0} needs {1}.": ["module", "modules"],
  "{0} is played in a scenario; name one, such as {1}.": ["module", "module"],
  "{0} do not combine: {1}.": ["modules", "phrase"],
  "{0} together are possible but not recommended: {1}.": ["modules", "phrase"],
  "{0} and {1} do not combine": ["module", "module"],
  "two_player is for exactly 2 players, not {0}.": ["number"],
  "{0} is for {1} players, not {2}.": ["module", "phrase", "number"],
  "{0} are in the rules but not built yet.": ["modules"],
  "{0} is in the rules but not built yet.": ["module"],
  "{0} or more": ["number"],
  "exactly {0}": ["number"],
  "{0} or {1}": ["number", "number"],
  "{0} to {1}": ["number", "number"],
  "The option {0} is for {1} players, not {2}.": ["option", "phrase", "number"],
  "The option {0} needs the module {1}.": ["option", "module"],
  "The option {0} does not exist with {1}: {2}.": ["option", "module", "phrase"],
  "The option {0} does not apply to a map of your own.": ["option"],
  "The option {0} does not apply to {1}, which has its own map.": ["option", "module"],
  "The option {0} belongs to {1}, which is not in play.": ["option", "modules"],
  "The option fixed_start needs board=beginner, not board={0} (BASE-36).": ["option_value"],
  "The option harbours=frame fits only the island of up to 4 players, not that of {0} (BASE56-28).": ["number"],
  "The option numbers=random needs board=variable, not board={0} (BASE-40).": ["option_value"],
  "The option {0} cannot be {1}; it may be {2}.": ["option", "text", "phrases"],
  "none ({0})": ["phrase"],
  "warships need knight cards, which do not exist with {0}": ["module"],
  "the dragons are fought with knight cards, which do not exist with {0}": ["module"],
  "no rules join two Traders & Barbarians scenarios with {0}": ["module"],

  "{0}:{1}:{2}: {3}": ["text", "number", "number", "phrase"],
  "the map {0} is for {1} players, not for {2}": ["text", "phrases", "number"],
  "the map {0} has no marker {1} at {2}, which this scenario needs": ["text", "text", "phrase"],
  "the map {0} marks {1} edges as {2}, but has {3} gifts for them": ["text", "number", "text", "number"],
  "the map {0} sends the pirate to {1}, which is no sea hex": ["text", "text"],
  "the map {0} has {1} and {2} at the same vertex or at neighbours": ["text", "text", "text"],
  "the map {0} has {1} and {2} at the same vertex": ["text", "text", "text"],
  "the map {0} has {1} at no sea edge of {2}": ["text", "text", "text"],
  "the map {0} has no way over the sea from {1} to {2}": ["text", "text", "text"],
  "{0} is no number of a hex: use 2 to 12 without 7": ["number"],
  "the hexes of row {0} overlap others: its offset must be {1}": ["number", "map_word"],
  "the stack '{0}' holds {1}, not {2}": ["text", "map_word", "map_word"],
  "the stack '{0}' has {1} but there are {2} {3}": ["text", "number", "number", "phrase"],
  "a {0}": ["map_word"],
  "unknown {0} '{1}' in a stack": ["map_word", "text"],
  "{0} is {1}, a hex is needed": ["cell", "phrase"],
  "a harbour is named from its land hex, but {0} is {1}": ["cell", "terrain"],
  "side {0} of {1} is no coast": ["text", "cell"],
  "the frame cannot pass {0}, which is {1}": ["cell", "terrain"],
  "the frame cannot pass {0}, which may turn out to be no land": ["cell"],
  "a word of a map has at most {0} letters": ["number"],
  "a stack of this map has at most {0} items": ["number"],
  "rows and offsets go from 0 to {0}, not to {1}": ["number", "number"],
  "the map {0} has the terrain {1}, which needs {2}": ["text", "terrain", "modules"],
  "the map {0} has the terrain {1}, which no module has rules for yet": ["text", "terrain"],
  "the map {0} names islands for founding, which needs {1}": ["text", "modules"],
  "the map {0} is played to {1} points; it may be {2} to {3}": ["text", "number", "number", "number"],
  "{0} is listed twice": ["cell"],
  "{0} is not on the board": ["cell"],
  "{0} is dealt no number, so no spiral starts there": ["cell"],
  "{0} pieces cannot share out {1} coast edges evenly": ["number", "number"],
  "{0} numbers do not fit the {1} hexes of the {2} islands": ["number", "number", "text"],
  "expected {0} here": ["phrase"],
  "expected {0}: letters, digits and _ only, not '{1}'": ["phrase", "text"],
  "expected {0}, a whole number, not '{1}'": ["phrase", "text"],

  "there is no bot {0}; there are {1}": ["text", "bots"],
};
