/**
 * Reasons by their codes, where a player should read something else than the words they come in: they name things by
 * their names in the code, count them in one form, or come as a code alone, because they end a connection.
 */
export const reasons: Record<string, string> = {
  "{0} is not possible now": "“{0}” is not possible now",
  "{0} does not answer {1}": "“{0}” is not possible now; what is asked: {1}",
  "seat {0} is not asked now: {1} is up to seat {2}": "it is not the turn of seat {0} but of seat {2}: {1}",
  "you hold no {0}": "you do not hold the card {0}",
  "this costs {0} trade tokens and you have {1}": "trade tokens needed: {0}; you have {1}",
  "two_player is for exactly 2 players, not {0}.": "Catan for Two is for exactly 2 players, not {0}.",
  "2 players need the module two_player.": "2 players need the module Catan for Two.",
  "The option {0} is for {1} players, not {2}.": "The option “{0}” is for {1} players, not {2}.",
  "The option {0} needs the module {1}.": "The option “{0}” needs the module {1}.",
  "The option {0} does not exist with {1}: {2}.": "The option “{0}” does not exist with {1}: {2}.",
  "The option {0} does not apply to a map of your own.": "The option “{0}” does not apply to a map of your own.",
  "The option {0} does not apply to {1}, which has its own map.": "The option “{0}” does not apply to {1}, which has its own map.",
  "The option {0} belongs to {1}, which is not in play.": "The option “{0}” belongs to {1}, which is not in play.",
  "The option {0} cannot be {1}; it may be {2}.": "The option “{0}” cannot be {1}; it may be {2}.",
  "The option fixed_start needs board=beginner, not board={0} (BASE-36).": "The option “Start with the printed pieces” needs the island as printed, not “{0}”.",
  "The option harbours=frame fits only the island of up to 4 players, not that of {0} (BASE56-28).": "The frame at random fits only the island of up to 4 players, not that of {0}.",
  "The option numbers=random needs board=variable, not board={0} (BASE-40).": "Numbers at random need an island at random, not “{0}”.",
  "The option trade_build=separate does not exist with cities_and_knights (CK-300).": "“First trade, then build” does not exist with Cities & Knights.",
  "a settlement and a city are always founded (CK-028, CK-029)": "a settlement and a city are always founded",
  "{0}:{1}:{2}: {3}": "line {1}, column {2}: {3}",
  "there is no such game": "there is no such game",
  "this game is not there any more": "this game is not there any more",
  "this game may not be watched": "this game may not be watched",
  "you are not at this table any more": "you are not at this table any more",
  "too many connections from your address": "too many connections from your address",
  "far too many messages": "far too many messages",
};
