/** The Fishermen: fishing grounds on the coast, fish tokens and what they buy, and the old boot. */

import { hexAt, isWater, vertexAt, type Point } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { entriesOf, isCounts, isPart, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { holdsBoot } from "./fish";
import FishHand from "./FishHand.svelte";
import FishSupply from "./FishSupply.svelte";
import { mark, type Line, type Picture, type Seen } from "./picture";
import FishingGround from "./shapes/FishingGround.svelte";
import FishToken from "./shapes/FishToken.svelte";
import SpendFish from "./SpendFish.svelte";

const TOKENS = ["one_fish", "two_fish", "three_fish", "old_boot", "fish_token"];

export const fishermen: Picture = {
  part: "fishermen",
  fields: ["fish", "fishing_grounds", "fish_prices"],
  words: { fish: "token", old_boot: "token" },
  held: FishHand,
  panel: FishSupply,
  offers: {
    kinds: [
      ...["robber_for_fish", "pirate_for_fish", "ride_for_fish", "wagon_for_fish", "theft_for_fish", "resource_for_fish"],
      ...["road_for_fish", "bridge_for_fish", "card_for_fish"],
    ],
    counter: SpendFish,
  },
  rare: ["pass_boot"],
  icons: { pass_boot: "old_boot" },
  sources: { resource_for_fish: "choice" },
  shapes: {
    marks: { fishing_ground: FishingGround },
    cards: Object.fromEntries(TOKENS.map((token) => [token, { glyph: FishToken, ground: "#bfe0ec" }])),
  },

  marks: (board, told, _part, view) =>
    entriesOf(told.fishing_grounds).map(([tip, number]) => {
      const id = Number(tip);
      const at = vertexAt(board, id);
      const turn = towardsWater(board, view, id);
      return mark("fishing_ground", tip, at, groundName(number), {
        text: String(number),
        turn,
        water: { at: out(at, turn, MIDDLE), radius: REACH },
        where: { place: "vertex", id },
      });
    }),

  serving: (board, told, view) =>
    entriesOf(told.fishing_grounds).map(([tip, number]) => ({ vertices: servedBy(board, view, Number(tip)), title: groundName(number) })),

  seat: (told, seat) => [...tokensHeld(told, seat), ...(holdsBoot(told, seat) ? [{ name: "old_boot", value: "old_boot", icon: "old_boot" }] : [])],
};

/** How far from its vertex the middle of a ground lies, and how far it reaches from there. */
const MIDDLE = 68;
const REACH = 54;

/** So far from a point, turned by so many degrees from straight up. */
function out({ x, y }: Point, turn: number, far: number): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) };
}

function groundName(number: unknown): string {
  return t("mark.fishing_ground", { number: String(number) });
}

/** How many tokens a seat holds; at the end, which. */
function tokensHeld({ fish }: Part, seat: number): Line[] {
  if (!isPart(fish)) return [];
  const hand: unknown = Array.isArray(fish.hands) ? fish.hands[seat] : null;
  const held: unknown = Array.isArray(fish.held) ? fish.held[seat] : 0;
  return [{ name: "fish", value: isCounts(hand) ? hand : Number(held), icon: "fish_token" }];
}

/** From the middle of the land around a vertex to the vertex itself, in degrees clockwise from the north. */
export function towardsWater(board: BoardFacts, view: Seen, vertex: number): number {
  const land = board.hex_vertices.flatMap((corners, hex) => (corners.includes(vertex) && !isWater(view.board.terrain[hex]) ? [hexAt(board, hex)] : []));
  const middle = land.reduce<Point>((sum, at) => ({ x: sum.x + at.x / land.length, y: sum.y + at.y / land.length }), { x: 0, y: 0 });
  const at = vertexAt(board, vertex);
  return (Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI;
}

/** The vertex that a ground points at and the far ends of the coast on both sides of it. */
export function servedBy(board: BoardFacts, view: Seen, tip: number): number[] {
  const ends = board.edges.flatMap(([from, to], edge) => {
    if (from !== tip && to !== tip) return [];
    const isCoast = (board.edge_hexes[edge] ?? []).some((hex) => hex < 0 || view.board.terrain[hex] === "sea");
    return isCoast ? [from === tip ? to : from] : [];
  });
  return [tip, ...ends];
}
