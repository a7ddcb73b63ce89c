/** How a table calls its player, and what is heard and seen moving there, in Bulgarian. */
import type { calling as english } from "../en/calling";

export const calling: Record<keyof typeof english, string> = {
  "calling.your_turn": "Ваш ред е",
  "calling.mute": "Заглуши",
  "calling.unmute": "Включи звука",
  "calling.volume": "Сила на звука",
  "calling.motion": "Показвай движението",
  "calling.trembles": "Вибрирай, когато е мой ред",
  "calling.notices": "Съобщавай ми, когато е мой ред, а тази страница не се вижда",
  "calling.notices_refused": "Браузърът не го позволява. Може да се промени в настройките му за тази страница.",
};
