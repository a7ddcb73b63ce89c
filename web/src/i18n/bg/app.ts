/** The frame around all pages, in Bulgarian. */
import type { app as english } from "../en/app";

export const app: Record<keyof typeof english, string> = {
  "app.skip": "Към играта",
  "app.pages": "Страници",
  "app.new_game": "Нова игра",
  "app.rules": "Правила",
  "app.language": "Език",
  "app.theme": "Цветове",
  "app.theme_system": "Като системата",
  "app.theme_light": "Светли",
  "app.theme_dark": "Тъмни",
  "app.theme_sunlight": "На слънце",
};
