/** The stage of a table, in Polish. */
import type { stage as english } from "../en/stage";

export const stage: Record<keyof typeof english, string> = {
  "bar.not_your_turn": "To nie twoja tura.",
  "bar.roll_first": "Najpierw rzuć kośćmi.",
  "chat.mute": "Wycisz: {name}",
  "bar.not_now": "Nie teraz.",

  "short.roll": "Rzuć",
  "short.end_turn": "Koniec tury",
  "short.build_settlement": "Osada",
  "short.trade": "Handel",
  "short.buy_card": "Karta",
  "short.play_card": "Zagraj",
  "short.play_progress": "Zagraj",
  "short.improve": "Ulepsz",
  "short.recruit_knight": "Rycerz",
  "short.promote_knight": "Awansuj",
  "short.activate_knight": "Aktywuj",
  "short.move_knight": "Przesuń",
  "short.chase_robber": "Przegoń",
  "short.chase_pirate": "Przegoń",
  "short.move_ship": "Przesuń",
  "short.improve_wagon": "Wóz",
};
