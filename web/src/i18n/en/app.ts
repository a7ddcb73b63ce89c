/** The frame around all pages. */
export const app = {
  "app.skip": "Skip to the game",
  "app.pages": "Pages",
  "app.new_game": "New game",
  "app.rules": "Rules",
  "app.language": "Language",
  "app.theme": "Colours",
  "app.theme_system": "As the system",
  "app.theme_light": "Light",
  "app.theme_dark": "Dark",
  "app.theme_sunlight": "Sunlight",
} as const;
