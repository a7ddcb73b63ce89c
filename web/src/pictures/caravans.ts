/** The Caravans: the oasis and its arrows, camels and where the next may go, and what is seen of a vote on them. */

import { edgeAt, edgeTurn, vertexAt, type Point } from "../board/geometry";
import { vertexName } from "../board/labels";
import { t } from "../i18n/index.svelte";
import { entriesOf, numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { arrowsOf, camelOf, camelsOf, headingOf, openWaysOf, voteOf, type Arrow, type Camel } from "./camels";
import CamelSupply from "./CamelSupply.svelte";
import LayVotes from "./LayVotes.svelte";
import OasisArrows from "./OasisArrows.svelte";
import { mark, piece, type Mark, type Picture, type Piece, type Seen } from "./picture";
import BetweenCamels from "./shapes/BetweenCamels.svelte";
import CamelFront from "./shapes/CamelFront.svelte";
import CamelGlyph from "./shapes/CamelGlyph.svelte";
import CamelOnEdge from "./shapes/CamelOnEdge.svelte";
import CamelWish from "./shapes/CamelWish.svelte";
import DoubledRoad from "./shapes/DoubledRoad.svelte";
import Hoofprints from "./shapes/Hoofprints.svelte";
import PassedByCamels from "./shapes/PassedByCamels.svelte";
import VoteOnCamels from "./VoteOnCamels.svelte";

export const caravans: Picture = {
  part: "caravans",
  fields: ["camels", "camel_supply", "arrows", "fronts", "open_edges", "between_camels", "doubles_roads", "vote"],
  land: OasisArrows,
  taken: (board, told) => arrowsOf(board, told).map(({ hex }, _index, all) => ({ hex, at: all.filter((arrow) => arrow.hex === hex).map(tipOf) })),
  panel: CamelSupply,
  together: (told) => (voteOf(told) ? VoteOnCamels : null),
  offers: { kinds: ["bid", "bid_nothing"], counter: LayVotes },
  shapes: {
    pieces: { camel: CamelOnEdge },
    adorned: { road: { over: DoubledRoad }, settlement: { over: PassedByCamels }, city: { over: PassedByCamels } },
    marks: { open_edge: Hoofprints, camel_front: CamelFront, between_camels: BetweenCamels, camel_wish: CamelWish },
    cards: { camel: { glyph: CamelGlyph, bare: true } },
  },

  buildings: (told) => numbersIn(told.between_camels).map((place) => ({ place, looks: { passed: true }, words: t("board.point_more") })),
  routes: (told) => doublingOf(told).map(({ edge }) => ({ place: edge, looks: { doubled: true, unsigned: true }, words: t("board.counts_twice") })),
  pieces: (board, told, view) => camelsOf(told).map((camel) => standing(board, view, camel)),
  preview: (board, told, view, action, legal) => {
    const camel = camelOf(board, told, action, legal);
    return camel && standing(board, view, camel);
  },

  marks: (board, told, _part, view) => [
    ...openWaysOf(board, told).map((way) => openEdge(board, way)),
    ...[...new Set(numbersIn(told.fronts))].map((id) => mark("camel_front", String(id), vertexAt(board, id), t("mark.camel_front"), { where: { place: "vertex", id } })),
    ...numbersIn(told.between_camels)
      .filter((id) => !(String(id) in view.board.vertices))
      .map((id) => mark("between_camels", String(id), vertexAt(board, id), t("board.point_more"), { where: { place: "vertex", id } })),
    ...wishes(board, told),
  ],

  serving: (_board, told) => [
    ...entriesOf(told.arrows).map(([edge, head]) => ({ vertices: [Number(head)], edges: [Number(edge)], title: t("mark.arrow") })),
    { vertices: numbersIn(told.between_camels), title: t("mark.between_camels") },
    { vertices: [], edges: doublingOf(told).map(({ edge }) => edge), title: t("mark.beside_camel") },
  ],

  seat: (told, seat, view) => {
    const count = doubledRoads(told, seat, view);
    return count > 0 ? [{ name: "camel_roads", value: t("camels.doubled", { count }), icon: "camel" }] : [];
  },
  explained: (told, seat, view) => {
    const count = doubledRoads(told, seat, view);
    return count > 0 ? [t("camels.roads_twice", { count })] : [];
  },
};

/** As far from the middle of the oasis as the tips of its arrows. */
const TIP = 62;

function tipOf({ at, turn }: Arrow): Point {
  return { x: at.x + TIP * Math.cos((turn * Math.PI) / 180), y: at.y + TIP * Math.sin((turn * Math.PI) / 180) };
}

function standing(board: BoardFacts, view: Seen, camel: Camel): Piece {
  const heading = headingOf(board, camel);
  const title = camel.head === null ? t("board.camel") : t("board.camel_to", { vertex: vertexName(board, view, camel.head) });
  return piece("camel", "edge", camel.edge, edgeAt(board, camel.edge), () => title, { looks: { heading } });
}

function openEdge(board: BoardFacts, way: Camel): Mark {
  const more = { turn: headingOf(board, way) ?? edgeTurn(board, way.edge), where: { place: "edge", id: way.edge } } as const;
  return mark("open_edge", String(way.edge), edgeAt(board, way.edge), t("mark.open_edge"), more);
}

/** Several who are for the same edge stand beside each other. */
const APART = 24;

function wishes(board: BoardFacts, told: Part): Mark[] {
  const named = voteOf(told)?.named ?? [];
  return named.flatMap((edge, seat) => {
    if (edge === null) return [];
    const same = named.flatMap((other, each) => (other === edge ? [each] : []));
    const { x, y } = edgeAt(board, edge);
    const at = { x: x + APART * (same.indexOf(seat) - (same.length - 1) / 2), y };
    return [mark("camel_wish", String(seat), at, t("mark.camel_wish"), { owner: seat, where: { place: "edge", id: edge }, stands: true })];
  });
}

/** Camels beside which a road counts twice: none where there is no longest road. */
function doublingOf(told: Part): Camel[] {
  return told.doubles_roads === false ? [] : camelsOf(told);
}

/** How many roads of a seat lie beside camels. */
function doubledRoads(told: Part, seat: number, view: Seen): number {
  return doublingOf(told).filter(({ edge }) => view.board.edges[String(edge)]?.[0] === seat).length;
}
