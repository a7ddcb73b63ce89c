/** Pages by their address: the server answers every address with this client. */

export type Route =
  | { page: "home" }
  | { page: "setup" }
  | { page: "maps" }
  | { page: "table"; game: string }
  | { page: "replay"; game: string }
  | { page: "rules"; module: string | null; game: string }
  | { page: "halls" }
  | { page: "hall"; hall: string; room: Room };

/** The pages of one hall: that of its players, and those of whoever runs it. */
export const ROOMS = ["play", "screen", "desk", "referee", "print"] as const;
export type Room = (typeof ROOMS)[number];

export function read(path: string, query = ""): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "new") return { page: "setup" };
  if (first === "maps") return { page: "maps" };
  if (first === "game" && second) return { page: "table", game: second };
  if (first === "replay" && second) return { page: "replay", game: second };
  if (first === "rules") return { page: "rules", module: second ?? null, game: query };
  if (first === "halls" && second) return { page: "hall", hall: second, room: ROOMS.find((room) => room === third) ?? "play" };
  if (first === "halls") return { page: "halls" };
  return { page: "home" };
}

const current = $state<{ route: Route }>({ route: read(location.pathname, location.search) });

export function route(): Route {
  return current.route;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  current.route = read(location.pathname, location.search);
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  current.route = read(location.pathname, location.search);
});

/** Let a link change the page without loading it anew. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
