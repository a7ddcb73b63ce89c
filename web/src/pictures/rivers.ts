/** The Rivers: their water and springs, bridge sites and bridges, and the tiles of the wealthiest and the poorest settler. */

import { edgeAt, edgeTurn } from "../board/geometry";
import { hexName } from "../board/labels";
import { t } from "../i18n/index.svelte";
import { numbersIn } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { lineOf, riversOf, sitesOf, type River } from "./course";
import { mark, type Mark, type Picture, type Seen } from "./picture";
import RiverWater from "./RiverWater.svelte";
import Bridge from "./shapes/Bridge.svelte";
import BridgeSite from "./shapes/BridgeSite.svelte";
import SettlerTile from "./shapes/SettlerTile.svelte";
import Spring from "./shapes/Spring.svelte";

export const rivers: Picture = {
  part: "rivers",
  fields: ["rivers", "bridge_sites", "poorest_settler"],
  words: { tile: "source" },
  land: RiverWater,
  taken: (board, told) =>
    riversOf(board, told).flatMap((river) => {
      const at = lineOf(board, river);
      return river.hexes.map((hex) => ({ hex, at }));
    }),
  shapes: {
    pieces: { bridge: Bridge },
    marks: { river: Spring, bridge_site: BridgeSite },
    cards: { wealthiest_settler: { glyph: SettlerTile, bare: true }, poorest_settler: { glyph: SettlerTile, bare: true } },
  },

  marks: (board, told, _part, view) => [
    ...riversOf(board, told).flatMap((river) => springOf(board, view, river)),
    ...sitesOf(told).flatMap((edge) => (String(edge) in view.board.edges ? [] : [siteAt(board, edge)])),
  ],

  serving: (board, told) => [
    ...riversOf(board, told).map(({ hexes, sites }) => ({
      vertices: hexes.flatMap((hex) => board.hex_vertices[hex] ?? []),
      edges: hexes.flatMap((hex) => board.hex_edges[hex] ?? []).filter((edge) => !sites.includes(edge)),
      title: t("mark.riverside"),
    })),
    ...sitesOf(told).map((edge) => ({ vertices: board.edges[edge] ?? [], edges: [edge], title: t("mark.bridge_site") })),
  ],

  seat: (told, seat) => (numbersIn(told.poorest_settler)[seat] ? [{ name: "tile", value: "poorest_settler", icon: "poorest_settler" }] : []),
};

/** The spring stands for the whole river, whose hexes are told in the order in which its water passes them. */
function springOf(board: BoardFacts, view: Seen, river: River): Mark[] {
  const [source] = lineOf(board, river);
  if (!source) return [];
  const title = t("mark.river", { hexes: river.hexes.map((hex) => hexName(view, hex)).join(", ") });
  return [mark("river", String(river.number), { x: source.x, y: source.y }, title)];
}

function siteAt(board: BoardFacts, id: number): Mark {
  return mark("bridge_site", String(id), edgeAt(board, id), t("mark.bridge_site"), { turn: edgeTurn(board, id), where: { place: "edge", id } });
}
