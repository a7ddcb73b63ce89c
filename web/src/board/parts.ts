/** What stands on the board, read from the view: the board itself and the parts that modules add. */

import type { BoardFacts, View } from "../lib/protocol";
import { t, word } from "../i18n/index.svelte";
import { distance, edgeAt, harbourAt, hexAt, vertexAt, type Point } from "./geometry";

/** A view as far as the board needs it: the set-up page only has the map. */
export type Seen = Pick<View, "board"> & { [part: string]: unknown };

export interface Building {
  place: string;
  sort: string;
  vertex: number;
  owner: number;
  piece: string;
  at: Point;
  wall: boolean;
  metropolis: string | null;
  sideways: boolean;
}

export interface Route {
  place: string;
  sort: string;
  edge: number;
  owner: number;
  piece: string;
  damaged: boolean;
  warship: boolean;
}

export interface Knight {
  place: string;
  sort: string;
  vertex: number;
  owner: number;
  strength: number;
  active: boolean;
  at: Point;
}

export type MarkKind = "village" | "gift" | "fortress" | "beachhead" | "site" | "area" | "closed_vertex" | "dot";

export interface Mark {
  key: string;
  kind: MarkKind;
  at: Point;
  title: string;
  text: string;
  /** What is shown inside: a card, a wonder, a kind of gift. */
  content: string;
  owner: number | null;
}

type Part = Record<string, unknown>;

function part(view: Seen, name: string): Part | null {
  const found = view[name];
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Part) : null;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === "number") : [];
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

export function buildingsOf(board: BoardFacts, view: Seen): Building[] {
  const cities = part(view, "cities_and_knights");
  const walls = new Set(numbers(cities?.walls));
  const sideways = new Set(numbers(cities?.sideways_cities));
  const metropolises = new Map(entries(cities?.metropolises).map(([track, vertex]) => [vertex as number, track]));
  return Object.entries(view.board.vertices).map(([place, [owner, piece]]) => {
    const vertex = Number(place);
    return {
      place,
      sort: `${piece}:${owner}`,
      vertex,
      owner,
      piece,
      at: vertexAt(board, vertex),
      wall: walls.has(vertex),
      metropolis: metropolises.get(vertex) ?? null,
      sideways: sideways.has(vertex),
    };
  });
}

export function routesOf(view: Seen): Route[] {
  const damaged = new Set(numbers(part(view, "event_cards")?.damaged_roads));
  const warships = new Set(numbers(part(view, "pirate_islands")?.warships));
  return Object.entries(view.board.edges).map(([place, [owner, piece]]) => {
    const edge = Number(place);
    return { place, sort: `${piece}:${owner}`, edge, owner, piece, damaged: damaged.has(edge), warship: warships.has(edge) };
  });
}

export function knightsOf(board: BoardFacts, view: Seen): Knight[] {
  const told = part(view, "cities_and_knights")?.knights;
  if (!Array.isArray(told)) return [];
  return (told as { vertex: number; colour: number; strength: number; active: boolean }[]).map((knight) => ({
    place: String(knight.vertex),
    sort: `knight:${knight.colour}:${knight.strength}`,
    vertex: knight.vertex,
    owner: knight.colour,
    strength: knight.strength,
    active: knight.active,
    at: vertexAt(board, knight.vertex),
  }));
}

export function pirateOf(view: Seen): number | "frame" | null {
  const pirate = part(view, "seafarers")?.pirate;
  return typeof pirate === "number" || pirate === "frame" ? pirate : null;
}

/** The middle of a sea hex, or beside it where a harbour's sign stands there. */
export function clearOfHarbours(board: BoardFacts, view: Seen, hex: number): Point {
  const middle = hexAt(board, hex);
  const signs = Object.keys(view.board.harbours)
    .map((edge) => harbourAt(board, view.board.terrain, Number(edge)))
    .filter((sign) => distance(sign, middle) < CLOSE);
  const x = signs.reduce((sum, sign) => sum + sign.x - middle.x, 0);
  const y = signs.reduce((sum, sign) => sum + sign.y - middle.y, 0);
  const length = Math.hypot(x, y);
  return length < 1 ? middle : { x: middle.x - (x / length) * ASIDE, y: middle.y - (y / length) * ASIDE };
}

const CLOSE = 80;
const ASIDE = 36;

export function merchantOf(view: Seen): { hex: number; owner: number } | null {
  const merchant = part(view, "cities_and_knights")?.merchant as { hex: number; holder: number } | null | undefined;
  return merchant ? { hex: merchant.hex, owner: merchant.holder } : null;
}

/** The hex where the robber waits until the barbarians have come once. */
export function robberStartOf(view: Seen): number | null {
  const start = part(view, "cities_and_knights")?.robber_start;
  return typeof start === "number" ? start : null;
}

/** The hexes that the pirate fleet sails over, in its order. */
export function fleetPathOf(view: Seen): number[] {
  return numbers((part(view, "pirate_islands")?.fleet as Part | undefined)?.path);
}

export function closedHexesOf(view: Seen): number[] {
  return entries(view).flatMap(([, told]) =>
    typeof told === "object" && told !== null && !Array.isArray(told) ? numbers((told as Part).closed_hexes) : [],
  );
}

/** Parts of the view whose places are drawn by the functions of this file, or that have none. */
const READ = new Set([
  "board",
  "bank",
  "awards",
  "own",
  "trade",
  "draft",
  "drawn_hex",
  "drawn_harbour",
  "trade_tokens",
  "harbour_points",
  "event_cards",
  "cities_and_knights",
  "seafarers",
  "cloth_for_catan",
  "forgotten_tribe",
  "pirate_islands",
  "wonders",
  "knights_at_sea",
]);

/** Marks that nothing is ever built upon; ships pass close by them. */
export const STANDING: ReadonlySet<MarkKind> = new Set(["village", "fortress"]);

export function marksOf(board: BoardFacts, view: Seen): Mark[] {
  return [
    ...areaMarks(board, view),
    ...villageMarks(board, view),
    ...giftMarks(board, view),
    ...pirateIslandMarks(board, view),
    ...siteMarks(board, view),
    ...mapMarks(board, view),
    ...otherMarks(board, view),
  ];
}

/** On a hex, but not on its number. */
function aboveToken(board: BoardFacts, hex: number): Point {
  const at = hexAt(board, hex);
  return { x: at.x, y: at.y - 52 };
}

function mark(kind: MarkKind, key: string, at: Point, title: string, more: Partial<Mark> = {}): Mark {
  return { key: `${kind}:${key}`, kind, at, title, text: "", content: "", owner: null, ...more };
}

/** Points for a first settlement, on the hex of the area that is nearest to its middle. */
function areaMarks(board: BoardFacts, view: Seen): Mark[] {
  return entries(view).flatMap(([name, told]) => {
    const areas = typeof told === "object" && told !== null ? (told as Part).areas : undefined;
    if (!Array.isArray(areas)) return [];
    return (areas as { hexes: number[]; points: number }[]).flatMap((area, index) => {
      const places = area.hexes.map((hex) => hexAt(board, hex));
      if (places.length === 0 || !area.points) return [];
      const middle = {
        x: places.reduce((sum, place) => sum + place.x, 0) / places.length,
        y: places.reduce((sum, place) => sum + place.y, 0) / places.length,
      };
      const nearest = places.reduce((best, place) =>
        Math.hypot(place.x - middle.x, place.y - middle.y) < Math.hypot(best.x - middle.x, best.y - middle.y) ? place : best,
      );
      const title = t("mark.area", { points: area.points });
      return [mark("area", `${name}${index}`, { x: nearest.x + 44, y: nearest.y - 40 }, title, { text: `+${area.points}` })];
    });
  });
}

function villageMarks(board: BoardFacts, view: Seen): Mark[] {
  const villages = part(view, "cloth_for_catan")?.villages;
  return entries(villages).map(([number, told]) => {
    const { vertex, cloth } = told as { vertex: number; cloth: number };
    return mark("village", number, vertexAt(board, vertex), t("mark.village", { number, cloth }), {
      text: number,
      content: String(cloth),
    });
  });
}

function giftMarks(board: BoardFacts, view: Seen): Mark[] {
  return entries(part(view, "forgotten_tribe")?.gifts).map(([edge, told]) => {
    const { gift, harbour } = told as { gift: string; harbour?: string };
    const title = harbour
      ? t("mark.gift_harbour", { harbour: harbourName(harbour) })
      : t("mark.gift", { gift: word("gift", gift) });
    return mark("gift", edge, edgeAt(board, Number(edge)), title, { content: harbour ?? gift });
  });
}

function pirateIslandMarks(board: BoardFacts, view: Seen): Mark[] {
  const told = part(view, "pirate_islands");
  if (!told) return [];
  const lairs = numbers(told.lairs);
  const fortresses = numbers(told.fortresses).flatMap((vertex, owner) =>
    lairs[owner]
      ? [
          mark("fortress", String(owner), vertexAt(board, vertex), t("mark.fortress", { lairs: lairs[owner] }), {
            text: String(lairs[owner]),
            owner,
          }),
        ]
      : [],
  );
  const beachheads = numbers(told.beachheads).flatMap((vertex, owner) =>
    owner < lairs.length ? [mark("beachhead", String(owner), vertexAt(board, vertex), t("mark.beachhead"), { owner })] : [],
  );
  return [...fortresses, ...beachheads];
}

function siteMarks(board: BoardFacts, view: Seen): Mark[] {
  return entries(part(view, "wonders")?.sites).flatMap(([wonder, vertices]) =>
    numbers(vertices).map((vertex) =>
      mark("site", `${wonder}${vertex}`, vertexAt(board, vertex), t("mark.site", { wonder: word("wonder", wonder) }), {
        content: wonder,
      }),
    ),
  );
}

type Shown = { kind: MarkKind; unless: string } | null;

/** What the marks of a map mean; null: nothing to see. Where a part of the view tells more it is drawn from there. */
const MAP_MARKS: [RegExp, Shown][] = [
  [/^(start|settlement|ship|route)_|^(robber|pirate|pirate_path|neutral|low_numbers|no_red)$/, null],
  [/^village_/, { kind: "village", unless: "cloth_for_catan" }],
  [/^gift_/, { kind: "gift", unless: "forgotten_tribe" }],
  [/^fortress_/, { kind: "fortress", unless: "pirate_islands" }],
  [/^beachhead_/, { kind: "beachhead", unless: "pirate_islands" }],
  [/^great_/, { kind: "site", unless: "wonders" }],
  [/^x$/, { kind: "closed_vertex", unless: "" }],
];

const MAP_GIFTS: Record<string, string> = { gift_vp: "vp", gift_card: "development_card", gift_harbour: "?" };

function mapMarks(board: BoardFacts, view: Seen): Mark[] {
  return Object.entries(board.markers ?? {}).flatMap(([name, places]) => {
    const known = MAP_MARKS.find(([pattern]) => pattern.test(name));
    const shown = known ? known[1] : ({ kind: "dot", unless: name } as Shown);
    if (!shown || part(view, shown.unless) || (shown.kind === "closed_vertex" && Number(view.turn ?? 0) > 0)) return [];
    const at = [
      ...places.hexes.map((hex) => ["h", hex, aboveToken(board, hex)] as const),
      ...places.vertices.map((vertex) => ["v", vertex, vertexAt(board, vertex)] as const),
      ...places.edges.map((edge) => ["e", edge, edgeAt(board, edge)] as const),
    ];
    const text = shown.kind === "village" ? name.replace("village_", "") : "";
    const content = MAP_GIFTS[name] ?? name;
    return at.map(([kind, id, point]) => mark(shown.kind, `${name}${kind}${id}`, point, word("marker", name), { text, content }));
  });
}

/** Whatever a newer server tells about places: anything with a vertex, an edge or a hex gets a dot. */
function otherMarks(board: BoardFacts, view: Seen): Mark[] {
  return entries(view).flatMap(([name, told]) => {
    if (READ.has(name)) return [];
    return placesIn(told, 0).map(({ place, id, word: said }, index) => {
      const at = place === "hex" ? aboveToken(board, id) : place === "edge" ? edgeAt(board, id) : vertexAt(board, id);
      return mark("dot", `${name}${index}`, at, [word("part", name), said].filter(Boolean).join(": "));
    });
  });
}

const DEEPEST = 3;

function placesIn(told: unknown, depth: number, said = ""): { place: string; id: number; word: string }[] {
  if (typeof told !== "object" || told === null || depth > DEEPEST) return [];
  const place = ["vertex", "edge", "hex"].find((name) => typeof (told as Part)[name] === "number");
  if (place) return [{ place, id: (told as Part)[place] as number, word: said.replaceAll("_", " ") }];
  return Object.entries(told).flatMap(([name, inner]) => placesIn(inner, depth + 1, /^\d+$/.test(name) ? said : name));
}

export function harbourName(kind: string): string {
  if (kind === "?") return t("board.harbour_hidden");
  if (kind === "3:1") return t("board.harbour_any");
  return t("board.harbour_for", { card: word("card", kind) });
}
