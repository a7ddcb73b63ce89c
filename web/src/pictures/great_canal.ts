/** The Great Canal: its bed from the lake to the desert, markers for those who dig, and fields without water. */

import { hexAt } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { bedOf, coveredOf, markersOf, reachesOf, type Reach } from "./canal";
import CanalBed from "./CanalBed.svelte";
import CanalProgress from "./CanalProgress.svelte";
import DeedNews from "./DeedNews.svelte";
import { mark, type Mark, type Picture } from "./picture";
import CanalMarker from "./shapes/CanalMarker.svelte";
import CanalSign from "./shapes/CanalSign.svelte";
import CoveredToken from "./shapes/CoveredToken.svelte";

export const greatCanal: Picture = {
  part: "great_canal",
  fields: ["canal_course", "lake_hex", "desert_hex", "canal_finished", "covered_numbers", "canal", "canal_markers"],
  mapMarks: [{ names: /^(lake_b|desert_a|canal|covered_numbers)$/, kind: null }],
  land: CanalBed,
  taken: (board, told) => [
    ...reachesOf(board, told).map((reach) => ({ hex: reach.hex, at: bedOf(reach) })),
    // Nobody fishes in this lake.
    ...[told.lake_hex, ...(told.canal_finished === true ? [told.desert_hex] : [])].map((hex) => ({ hex: Number(hex), at: [hexAt(board, Number(hex))] })),
  ],
  news: DeedNews,
  panel: CanalProgress,
  shapes: {
    marks: { canal_marker: CanalMarker, covered_token: CoveredToken },
    cards: { canal_marker: { glyph: CanalSign, bare: true }, canal_water: { glyph: CanalSign, bare: true } },
  },

  marks: (board, told) => [...reachesOf(board, told).flatMap(canalMarkers), ...coveredTokens(board, told)],

  serving: (board, told) =>
    reachesOf(board, told).map(({ hex, dug }) => ({ vertices: board.hex_vertices[hex] ?? [], title: t(`mark.canal_${dug}`) })),

  /** Told of those who have none, too. */
  seat: (told, seat) => [{ name: "canal_markers", value: String(numbersIn(told.canal_markers)[seat] ?? 0), icon: "canal_marker" }],
};

function canalMarkers(reach: Reach): Mark[] {
  return markersOf(reach).map((at, side) => mark("canal_marker", `${reach.hex}:${side}`, at, t("mark.canal_marker"), { where: { place: "hex", id: reach.hex } }));
}

/** As low as number tokens lie. */
const LOW = 4;

function coveredTokens(board: BoardFacts, told: Part): Mark[] {
  return coveredOf(told).map(({ hex, numbers }) => {
    const { x, y } = hexAt(board, hex);
    const text = numbers.join("/");
    return mark("covered_token", String(hex), { x, y: y + LOW }, t("mark.covered_number", { number: text }), { text, where: { place: "hex", id: hex } });
  });
}
