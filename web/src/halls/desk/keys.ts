/** The key to a desk is known only where the hall was opened; it stays in that tab, to be carried to another device. */

const keyOf = (hall: string): string => `skerry.desk.${hall}`;

export function keepDesk(hall: string, token: string): void {
  sessionStorage.setItem(keyOf(hall), token);
}

export function deskKey(hall: string): string | null {
  return sessionStorage.getItem(keyOf(hall));
}

/** What stands behind the # of an address, which no server reads, and is taken out of it. */
export function takeFromAddress(name: "code" | "token"): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get(name);
  if (found !== null) history.replaceState(null, "", location.pathname + location.search);
  return found;
}
