/** Desert Dragons: dragons that gather in the deserts and overrun the island, what they block, and which hexes are next. */

import { hexAt, type Point } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { numbersIn } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import DeedNews from "./DeedNews.svelte";
import DragonHost from "./DragonHost.svelte";
import DragonLand from "./DragonLand.svelte";
import { hostsOf, isDanger, seatsIn, type Host } from "./lairs";
import { mark, piece, type Picture, type Piece } from "./picture";
import Clawed from "./shapes/Clawed.svelte";
import Danger from "./shapes/Danger.svelte";
import Dragon from "./shapes/Dragon.svelte";
import DragonSign from "./shapes/DragonSign.svelte";

export const desertDragons: Picture = {
  part: "desert_dragons",
  fields: [
    ...["dragons", "dragon_supply", "dragons_driven_off", "deserts", "dragons_per_building", "attack"],
    ...["next_hexes", "due_hexes", "closed_edges", "blocked_roads", "shut_in_buildings"],
  ],
  mapMarks: [{ names: /^deserts$/, kind: null }],
  land: DragonLand,
  taken: (board, told) => hostsOf(told).map((host) => ({ hex: host.hex, at: host.isDesert ? seatsIn(board, host) : around(hexAt(board, host.hex)) })),
  news: DeedNews,
  panel: DragonHost,
  shapes: {
    pieces: { dragon: Dragon },
    adorned: { road: { over: Clawed }, settlement: { over: Clawed }, city: { over: Clawed } },
    marks: { next_dragon: Danger },
    cards: { dragon: { glyph: DragonSign, bare: true } },
  },

  buildings: (told) => numbersIn(told.shut_in_buildings).map((place) => ({ place, looks: { clawed: true }, words: t("board.shut_in") })),
  routes: (told) => numbersIn(told.blocked_roads).map((place) => ({ place, looks: { clawed: true, sideways: true }, words: t("board.blocked") })),
  pieces: (board, told) => hostsOf(told).flatMap((host) => dragonsOf(board, host)),

  marks: (board, told) => {
    const due = new Set(numbersIn(told.due_hexes));
    const title = t(isDanger(told) ? "mark.next_dragon" : "mark.beside_dragon");
    return numbersIn(told.next_hexes).map((id) => {
      const content = due.has(id) ? "due" : isDanger(told) ? "danger" : "waiting";
      return mark("next_dragon", String(id), hexAt(board, id), title, { content, where: { place: "hex", id } });
    });
  },

  serving: (_board, told) => [{ vertices: [], edges: numbersIn(told.closed_edges), title: t("mark.between_dragons") }],
};

/** All on a hex are told as one. */
function dragonsOf(board: BoardFacts, host: Host): Piece[] {
  const { hex, count, isDesert } = host;
  const title = t("board.dragons", { count });
  const places = isDesert ? seatsIn(board, host) : [hexAt(board, hex)];
  const looks = { coiled: !isDesert, alone: isDesert && count === 1 };
  return places.map((at, rank) => piece("dragon", "hex", hex, at, () => title, { place: `${hex}:${rank}`, wanders: true, looks }));
}

/** Where a dragon lies that is coiled around the token. */
const COIL = 52;
const TURNS = [0, 60, 120, 180, 240, 300];

function around({ x, y }: Point): Point[] {
  return TURNS.map((turn) => ({ x: x + COIL * Math.cos((turn * Math.PI) / 180), y: y + COIL * Math.sin((turn * Math.PI) / 180) }));
}
