/** The stage of a table, in Bulgarian. */
import type { stage as english } from "../en/stage";

export const stage: Record<keyof typeof english, string> = {
  "bar.not_your_turn": "Не е ваш ред.",
  "bar.roll_first": "Първо хвърлете заровете.",
  "chat.mute": "Заглуши {name}",
  "bar.not_now": "Не сега.",

  "short.roll": "Хвърли",
  "short.end_turn": "Край на хода",
  "short.build_settlement": "Селище",
  "short.trade": "Търговия",
  "short.buy_card": "Карта",
  "short.play_card": "Изиграй",
  "short.play_progress": "Изиграй",
  "short.improve": "Подобри",
  "short.recruit_knight": "Рицар",
  "short.promote_knight": "Повиши",
  "short.activate_knight": "Активирай",
  "short.move_knight": "Премести",
  "short.chase_robber": "Прогони",
  "short.chase_pirate": "Прогони",
  "short.move_ship": "Премести",
  "short.improve_wagon": "Фургон",
};
