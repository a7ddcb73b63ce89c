/** The seats this browser has taken: which games (remembered), and how to carry a seat to another device. */

const GAMES = "skerry.games";
const MOST_GAMES = 30;

/** A seat token is known only right after sitting down; it stays in this tab and never in what outlives it. */
const tokenKey = (game: string): string => `skerry.token.${game}`;

function stored(): string[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(GAMES) ?? "[]");
    return Array.isArray(games) ? games.filter((game): game is string => typeof game === "string") : [];
  } catch {
    return [];
  }
}

export function withGame(games: string[], game: string): string[] {
  return [game, ...games.filter((other) => other !== game)].slice(0, MOST_GAMES);
}

/** The games one sits in, the latest first. */
export function ownGames(): string[] {
  return stored();
}

export function rememberGame(game: string): void {
  localStorage.setItem(GAMES, JSON.stringify(withGame(stored(), game)));
}

export function forgetGame(game: string): void {
  localStorage.setItem(GAMES, JSON.stringify(stored().filter((other) => other !== game)));
  sessionStorage.removeItem(tokenKey(game));
}

/** To be called with the answer to making or joining a table. */
export function keepSeat(game: string, token: string): void {
  rememberGame(game);
  sessionStorage.setItem(tokenKey(game), token);
}

/** The address that opens one's seat on another device, while the token is known here. */
export function deviceLink(game: string, origin: string): string | null {
  const token = sessionStorage.getItem(tokenKey(game));
  return token === null ? null : `${origin}${addressOf(game, token)}`;
}

/** The token is in the fragment, which browsers do not send and servers do not log. */
export function addressOf(game: string, token: string): string {
  return `/game/${encodeURIComponent(game)}#token=${encodeURIComponent(token)}`;
}
