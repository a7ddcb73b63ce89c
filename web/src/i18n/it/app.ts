/** The frame around all pages, in Italian. */
import type { app as english } from "../en/app";

export const app: Record<keyof typeof english, string> = {
  "app.skip": "Vai al gioco",
  "app.pages": "Pagine",
  "app.new_game": "Nuova partita",
  "app.rules": "Regole",
  "app.language": "Lingua",
  "app.theme": "Colori",
  "app.theme_system": "Come il sistema",
  "app.theme_light": "Chiaro",
  "app.theme_dark": "Scuro",
  "app.theme_sunlight": "In pieno sole",
};
