/** The stage of a table: the action bar, with words as short as its buttons. */
export const stage = {
  "bar.not_your_turn": "Not your turn.",
  "bar.roll_first": "Roll the dice first.",
  "chat.mute": "Mute {name}",
  "bar.not_now": "Not now.",

  "short.roll": "Roll",
  "short.end_turn": "End turn",
  "short.build_settlement": "Settle\u00adment",
  "short.trade": "Trade",
  "short.buy_card": "Card",
  "short.play_card": "Play card",
  "short.play_progress": "Play card",
  "short.improve": "Improve",
  "short.recruit_knight": "Knight",
  "short.promote_knight": "Promote",
  "short.activate_knight": "Activate",
  "short.move_knight": "Move",
  "short.chase_robber": "Chase off",
  "short.chase_pirate": "Chase off",
  "short.move_ship": "Move",
  "short.improve_wagon": "Wagon",
} as const;
