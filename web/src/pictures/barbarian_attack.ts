/** Barbarian Attack: the castle, barbarians and what they conquer, knights on edges, prisoners, and the cards that act at once. */

import { hexAt, tokenAt } from "../board/geometry";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import BarbarianHost from "./BarbarianHost.svelte";
import BarbarianNews from "./BarbarianNews.svelte";
import { bearingAt, drawnOf, figureOf, hostsOf, landingsOf, ridersOf, standOn, type Rider } from "./coast";
import CoastLand from "./CoastLand.svelte";
import { knightText } from "./knights";
import { middleOf, onPathsOf } from "./footing";
import { mark, piece, type Mark, type Picture, type Piece, type Seen } from "./picture";
import RideKnights from "./RideKnights.svelte";
import AttackCards from "./shapes/AttackCards.svelte";
import CoastBarbarian from "./shapes/CoastBarbarian.svelte";
import Conquered from "./shapes/Conquered.svelte";
import Longship from "./shapes/Longship.svelte";
import Prisoner from "./shapes/Prisoner.svelte";
import RiderShape from "./shapes/Rider.svelte";
import RiderSign from "./shapes/RiderSign.svelte";
import TurnedToken from "./shapes/TurnedToken.svelte";
import { CARDS } from "./strife";

/** Actions that bring a barbarian to a hex. */
const LANDS = ["put_barbarian", "land_barbarian", "drive_barbarian"];
const GROUNDS = ["#cfdcec", "#b9b3c4", "#e9c9a8", "#d8d0b4"];

export const barbarianAttack: Picture = {
  part: "barbarian_attack",
  fields: [
    ...["castle_hex", "castle_edges", "coastal_hexes", "conquered_hexes", "barbarians", "knights", "moved_knights"],
    ...["conquered_buildings", "prisoners", "barbarians_left", "knight_in_hand", "riding_knight"],
  ],
  land: CoastLand,
  taken: (board, told) => hostsOf(told).map(({ hex, count }) => ({ hex, at: Array.from({ length: drawnOf(count) }, (_, before) => standOn(board, hex, before)) })),
  closed: (told) => numbersIn(told.conquered_hexes),
  news: BarbarianNews,
  panel: BarbarianHost,
  offers: { kinds: ["send_knight", "ride_knight", "displace_knight"], counter: RideKnights },
  shapes: {
    pieces: { rider: RiderShape, coast_barbarian: CoastBarbarian },
    adorned: { settlement: { over: Conquered }, city: { over: Conquered } },
    marks: { landing: Longship, turned_token: TurnedToken },
    cards: {
      prisoner: { glyph: Prisoner, bare: true },
      rider: { glyph: RiderSign, bare: true },
      ...Object.fromEntries(CARDS.map((card, at) => [card, { glyph: AttackCards, ground: GROUNDS[at] ?? "#ece5d6" }])),
    },
  },

  buildings: (told) => entriesOf(told.conquered_buildings).map(([place]) => ({ place: Number(place), looks: { sideways: true, conquered: true }, words: t("board.conquered") })),

  pieces: (board, told, view) => [
    ...barbariansOf(board, told, view),
    ...ridersOf(board, told, view).map((rider) => riderPiece(view, rider)),
  ],

  preview: (board, told, view, { kind, edge, hex }) => {
    if ((kind === "place_knight" || kind === "ride_knight") && typeof edge === "number") {
      const [at] = ridersOf(board, { knights: { [edge]: told.knight_in_hand } });
      return at ? riderPiece(view, { ...at, bearing: bearingAt(view, told.riding_knight) }) : null;
    }
    if (!LANDS.includes(kind) || typeof hex !== "number") return null;
    const { count = 0 } = hostsOf(told).find((host) => host.hex === hex) ?? {};
    return barbarianAt(board, view, hex, count - onPathsOf(view, hex), 1);
  },

  marks: (board, told, _part, view) => [...turnedTokens(board, told, view), ...landings(board, told, view)],

  serving: (_board, told) =>
    entriesOf(told.castle_edges).map(([edge, colour]) => ({ vertices: [], edges: [Number(edge)], title: t("mark.castle_side", { colour: word("die_colour", String(colour)) }) })),

  /** Told of those who have none, too. */
  seat: (told, seat) => [
    { name: "knights", value: String(entriesOf(told.knights).filter(([, owner]) => owner === seat).length), icon: "rider" },
    { name: "prisoners", value: String(numbersIn(told.prisoners)[seat] ?? 0), icon: "prisoner" },
  ],
};

function barbariansOf(board: BoardFacts, told: Part, view: Seen): Piece[] {
  return hostsOf(told).flatMap(({ hex, count }) =>
    Array.from({ length: drawnOf(count - onPathsOf(view, hex)) }, (_, before) => barbarianAt(board, view, hex, before, count)),
  );
}

/** All on a hex are told as one; those who stand on a path as well are seen there. */
function barbarianAt(board: BoardFacts, view: Seen, hex: number, before: number, count: number): Piece {
  const paths = onPathsOf(view, hex);
  const title = paths > 0 ? t("board.barbarians_on_paths", { count, paths }) : t("board.barbarians", { count });
  const spots = middleOf(board, view, hex);
  return piece("coast_barbarian", "hex", hex, spots[Math.min(before, spots.length - 1)] ?? hexAt(board, hex), () => title, { place: `${hex}:${before}`, wanders: true });
}

/** A knight of a colour that nobody plays serves whoever is on turn. */
function riderPiece(view: Seen, rider: Rider): Piece {
  const { edge, owner, at, bearing } = rider;
  const hired = typeof view.players === "number" && owner >= view.players;
  const figure = figureOf(rider, hired);
  return piece(figure.piece, "edge", edge, at, (colour) => riderText(rider, hired, colour), {
    sort: `rider:${owner}:${bearing?.strength ?? 0}`,
    owner,
    looks: figure.looks,
  });
}

function riderText({ bearing, hasRidden }: Rider, hired: boolean, colour: string): string {
  const name = bearing ? knightText(bearing, colour) : hired ? t("board.mercenary") : t("board.piece_of", { piece: word("piece", "knight"), colour });
  return hasRidden ? `${name}, ${t("board.has_ridden")}` : name;
}

/** The token of a conquered hex lies face down; one that has none, as the camp on a desert, says how many are there. */
function turnedTokens(board: BoardFacts, told: Part, view: Seen): Mark[] {
  const hosts = hostsOf(told);
  return numbersIn(told.conquered_hexes).map((id) => {
    const text = (view.board.numbers[id] ?? []).join("/") || `×${hosts.find(({ hex }) => hex === id)?.count ?? 0}`;
    return mark("turned_token", String(id), tokenAt(board, id), t("mark.conquered"), { text, where: { place: "hex", id } });
  });
}

/** Ships lie before the coast as long as there is anybody to land. */
function landings(board: BoardFacts, told: Part, view: Seen): Mark[] {
  if (Number(told.barbarians_left ?? 0) === 0) return [];
  return landingsOf(board, told, view).map(({ hex, at, isEast, elsewhere }) =>
    mark("landing", String(hex), at, t("mark.landing"), { turn: isEast ? 1 : -1, where: { place: "hex", id: hex }, elsewhere }),
  );
}
