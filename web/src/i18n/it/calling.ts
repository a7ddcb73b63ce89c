/** How a table calls its player, and what is heard and seen moving there, in Italian. */
import type { calling as english } from "../en/calling";

export const calling: Record<keyof typeof english, string> = {
  "calling.your_turn": "Tocca a te",
  "calling.mute": "Silenzia",
  "calling.unmute": "Attiva l'audio",
  "calling.volume": "Volume",
  "calling.motion": "Mostra le animazioni",
  "calling.trembles": "Vibra quando tocca a me",
  "calling.notices": "Avvisami quando tocca a me e questa pagina non è in vista",
  "calling.notices_refused": "Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.",
};
