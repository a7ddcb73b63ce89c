/** What this device says beside the page: only where its player has asked for it, and only while the page is out of sight. */

import { preferences, remember } from "../lib/preferences.svelte";

/** Pages from plain http, as in a home network, cannot. */
export const CAN_NOTIFY = typeof Notification === "function" && isSecureContext;

/** Asks the browser for leave where it is needed; answers whether it is given. */
export async function wishNotices(on: boolean): Promise<boolean> {
  const allowed = on && CAN_NOTIFY && (await Notification.requestPermission()) === "granted";
  remember({ notices: allowed });
  return allowed;
}

let shown: Notification | null = null;

export function notify(game: string, title: string, text: string): void {
  if (!CAN_NOTIFY || !preferences.notices || !document.hidden || Notification.permission !== "granted") return;
  try {
    shown = new Notification(title, { body: text, tag: game, icon: "/icon.svg" });
  } catch {
    // Some phones notify only from beside the page: there the trembling and the sound have to do.
    return;
  }
  shown.onclick = () => {
    window.focus();
    forgetNotice();
  };
}

/** It has been seen. */
export function forgetNotice(): void {
  shown?.close();
  shown = null;
}
