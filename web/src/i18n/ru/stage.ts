/** The stage of a table, in Russian. */
import type { stage as english } from "../en/stage";

export const stage: Record<keyof typeof english, string> = {
  "bar.not_your_turn": "Сейчас не ваш ход.",
  "bar.roll_first": "Сначала бросьте кубики.",
  "chat.mute": "Не слышать: {name}",
  "bar.not_now": "Не сейчас.",

  "short.roll": "Бросить",
  "short.end_turn": "Конец хода",
  "short.build_settlement": "Посе\u00adление",
  "short.trade": "Обмен",
  "short.buy_card": "Карта",
  "short.play_card": "Сыграть",
  "short.play_progress": "Сыграть",
  "short.improve": "Улучшить",
  "short.recruit_knight": "Рыцарь",
  "short.promote_knight": "Повысить",
  "short.activate_knight": "Снарядить",
  "short.move_knight": "Двинуть",
  "short.chase_robber": "Прогнать",
  "short.chase_pirate": "Прогнать",
  "short.move_ship": "Двинуть",
  "short.improve_wagon": "Повозка",
};
