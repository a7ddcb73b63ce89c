/** The frame around all pages, in Russian. */
import type { app as english } from "../en/app";

export const app: Record<keyof typeof english, string> = {
  "app.skip": "Перейти к игре",
  "app.pages": "Страницы",
  "app.new_game": "Новая игра",
  "app.rules": "Правила",
  "app.language": "Язык",
  "app.theme": "Цвета",
  "app.theme_system": "Как в системе",
  "app.theme_light": "Светлые",
  "app.theme_dark": "Тёмные",
  "app.theme_sunlight": "На солнце",
};
