/** How a table calls its player, and what is heard and seen moving there, in Polish. */
import type { calling as english } from "../en/calling";

export const calling: Record<keyof typeof english, string> = {
  "calling.your_turn": "Twoja kolej",
  "calling.mute": "Wycisz",
  "calling.unmute": "Włącz dźwięk",
  "calling.volume": "Głośność",
  "calling.motion": "Pokazuj ruch",
  "calling.trembles": "Wibruj, gdy moja kolej",
  "calling.notices": "Powiadom mnie, gdy moja kolej, a tej strony nie widać",
  "calling.notices_refused": "Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.",
};
