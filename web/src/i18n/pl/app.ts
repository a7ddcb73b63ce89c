/** The frame around all pages, in Polish. */
import type { app as english } from "../en/app";

export const app: Record<keyof typeof english, string> = {
  "app.skip": "Przejdź do gry",
  "app.pages": "Strony",
  "app.new_game": "Nowa gra",
  "app.rules": "Zasady",
  "app.language": "Język",
  "app.theme": "Kolory",
  "app.theme_system": "Jak w systemie",
  "app.theme_light": "Jasne",
  "app.theme_dark": "Ciemne",
  "app.theme_sunlight": "W słońcu",
};
