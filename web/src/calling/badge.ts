/** The icon of the page, with a dot on it while one is awaited there. */

const ICON = "/icon.svg";
const DOT = '<circle cx="47" cy="17" r="16" fill="#ffb300" stroke="#fff" stroke-width="4"/>';

let marked: Promise<string> | null = null;

/** Our own icon with the dot drawn into it, as an address that needs no other. */
async function markedIcon(): Promise<string> {
  const drawn = await (await fetch(ICON)).text();
  return `data:image/svg+xml,${encodeURIComponent(drawn.replace("</svg>", `${DOT}</svg>`))}`;
}

export async function showBadge(on: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  link.dataset.marked = String(on);
  // Without it the page is still found by its title.
  const address = on ? await (marked ??= markedIcon()).catch(() => ICON) : ICON;
  // It may be over before the icon has come.
  if (link.dataset.marked === String(on)) link.href = address;
}
