/** Where the rules of one game are told: its modules in the path, its players and options in the query. */

export interface Played {
  modules: readonly string[];
  players: number;
  options: Readonly<Record<string, unknown>>;
  /** The map, where it is the players' own. */
  board?: string | undefined;
}

export function rulesAddress({ modules, players, options, board }: Played): string {
  const query = new URLSearchParams({ players: String(players) });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value ?? "none"));
  if (board) query.set("own_map", "true");
  return `/rules/${modules.join("+")}?${query}`;
}

/** What to ask the server for; null where an address names modules but no game. */
export function gameAsked(module: string | null, query: string): string | null {
  const asked = new URLSearchParams(query);
  if (module === null || !asked.has("players")) return null;
  asked.set("modules", decodeURIComponent(module).split("+").join(","));
  return asked.toString();
}
