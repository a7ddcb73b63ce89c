/** The stage of a table, in Italian. */
import type { stage as english } from "../en/stage";

export const stage: Record<keyof typeof english, string> = {
  "bar.not_your_turn": "Non è il tuo turno.",
  "bar.roll_first": "Prima tira i dadi.",
  "chat.mute": "Silenzia {name}",
  "bar.not_now": "Non adesso.",

  "short.roll": "Tira",
  "short.end_turn": "Fine turno",
  "short.build_settlement": "Colonia",
  "short.trade": "Scambia",
  "short.buy_card": "Carta",
  "short.play_card": "Gioca carta",
  "short.play_progress": "Gioca carta",
  "short.improve": "Miglioria",
  "short.recruit_knight": "Cavaliere",
  "short.promote_knight": "Promuovi",
  "short.activate_knight": "Attiva",
  "short.move_knight": "Muovi",
  "short.chase_robber": "Caccia",
  "short.chase_pirate": "Caccia",
  "short.move_ship": "Muovi",
  "short.improve_wagon": "Carro",
};
