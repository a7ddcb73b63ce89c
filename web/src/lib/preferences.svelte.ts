/** What this browser remembers about its player; nothing of it is a secret. */

/** Sunlight: nothing but the strongest contrasts, to be read outdoors. */
export type Theme = "system" | "light" | "dark" | "sunlight";

export interface Preferences {
  name: string;
  theme: Theme;
  letters: boolean;
  /** Whether what happens at a table is seen moving. */
  motion: boolean;
  /** Whether a table is heard, and how loud: from 0 to 1. */
  tableSound: boolean;
  volume: number;
  /** Whether a phone trembles when it is one's turn. */
  trembles: boolean;
  /** Whether this device says so when it is one's turn and the page is out of sight. */
  notices: boolean;
  /** Whether a big screen sounds. */
  sound: boolean;
  /** Whether a hall calls its player by sound. */
  hallSound: boolean;
  /** Whether a big screen speaks. */
  voice: boolean;
}

const KEY = "skerry.preferences";
const FIRST: Preferences = { name: "", theme: "system", letters: false, motion: true, tableSound: true, volume: 0.6, trembles: true, notices: false, sound: false, hallSound: true, voice: false };

function stored(): Preferences {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return FIRST;
  }
}

export const preferences = $state<Preferences>(stored());

export function remember(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  localStorage.setItem(KEY, JSON.stringify(preferences));
  document.documentElement.dataset.theme = preferences.theme;
  document.documentElement.dataset.motion = preferences.motion ? "on" : "off";
}
