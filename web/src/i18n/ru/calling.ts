/** How a table calls its player, and what is heard and seen moving there, in Russian. */
import type { calling as english } from "../en/calling";

export const calling: Record<keyof typeof english, string> = {
  "calling.your_turn": "Ваш ход",
  "calling.mute": "Выключить звук",
  "calling.unmute": "Включить звук",
  "calling.volume": "Громкость",
  "calling.motion": "Показывать движение",
  "calling.trembles": "Вибрация, когда мой ход",
  "calling.notices": "Сообщать о моём ходе, когда этой страницы не видно",
  "calling.notices_refused": "Браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.",
};
