/** Traders & Barbarians: trade hexes with their plazas and goods, wagons and their ways, and barbarians on the paths. */

import { between, edgeAt, edgeTurn, isInnerPath, vertexAt, type Point } from "../board/geometry";
import { hexName } from "../board/labels";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, isPart, numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { footingOn, homesOf } from "./footing";
import { mark, piece, type Line, type Mark, type Picture, type Piece, type Seen } from "./picture";
import Barbarian from "./shapes/Barbarian.svelte";
import ClosedSide from "./shapes/ClosedSide.svelte";
import Destination from "./shapes/Destination.svelte";
import GoodsStack from "./shapes/GoodsStack.svelte";
import GoodsToken from "./shapes/GoodsToken.svelte";
import Plaza from "./shapes/Plaza.svelte";
import SwiftJourney from "./shapes/SwiftJourney.svelte";
import Wagon from "./shapes/Wagon.svelte";
import WagonSign from "./shapes/WagonSign.svelte";
import TradeHexes from "./TradeHexes.svelte";
import WagonCard from "./WagonCard.svelte";
import WagonCards from "./WagonCards.svelte";
import WagonJourney from "./WagonJourney.svelte";
import { HOUSE, levelOf, loadOf, off, priceOfWay, stackOf, tradeHexesOf, wayOf, type TradeHex } from "./wagons";
import WagonWay from "./WagonWay.svelte";

const TOKENS = ["tools", "sand", "marble", "glass", "goods_of_trade_castle", "goods_of_quarry", "goods_of_glassworks", "delivered"];
const SIGNS = ["wagon", "movement_point", "barbarian"];

/** What is told of a side where nothing passes; where ships do, they are not among rocks. */
const CLOSED = "closed";

/** How far from the middle of a trade hex its goods lie. */
const STACK = 128;
const STACK_RADIUS = 30;
/** Wagons that make way for a building or for each other stand in the corner of a hex: so far from the vertex, side by side,
 * and the outer ones farther in, where the roads leave them room; less where they stand below a token, which lies a little low. */
const ASIDE = 56;
const BELOW = { away: 43, inwards: 0.5 };
const ABOVE = { away: 41, inwards: 0.3 };

export const tradersAndBarbarians: Picture = {
  part: "traders_and_barbarians",
  fields: [
    ...["wagons", "wagon_level", "wagon_cards", "carried", "destinations", "delivered", "movement", "moved_barbarian"],
    ...["goods_of_trade_castle", "goods_of_quarry", "goods_of_glassworks", "barbarians", "plazas", "closed_edges", "closed_corners"],
  ],
  words: { carried: "goods" },
  land: TradeHexes,
  taken: (board, told) => tradeHexesOf(board, told).map((trade) => ({ hex: trade.hex, at: takenOn(trade) })),
  held: WagonCard,
  panel: WagonCards,
  offers: { kinds: ["move_wagon"], counter: WagonJourney, first: true },
  rare: ["drive_off", "leave_barbarian"],
  icons: { improve_wagon: "wagon", drive_off: "barbarian" },
  plans: {
    kinds: ["move_wagon"],
    shape: WagonWay,
    words: (told, action) => {
      const way = wayOf(told, action);
      return way ? priceOfWay(way) : "";
    },
  },
  shapes: {
    pieces: { wagon: Wagon, barbarian: Barbarian },
    marks: { plaza: Plaza, goods_stack: GoodsStack, closed_side: ClosedSide, destination: Destination },
    cards: {
      ...Object.fromEntries(TOKENS.map((token) => [token, { glyph: GoodsToken, bare: true }])),
      ...Object.fromEntries(SIGNS.map((sign) => [sign, { glyph: WagonSign, bare: true }])),
      swift_journey: { glyph: SwiftJourney, ground: "#7a4f2c" },
    },
  },

  marks: (board, told, _part, view) => [
    ...entriesOf(told.closed_edges).flatMap(([place, how]) => (how === CLOSED ? [closedAt(board, Number(place))] : [])),
    ...tradeHexesOf(board, told).flatMap((trade) => [plazaOf(view, trade), goodsBeside(told, trade), ...wantedAt(told, view, trade)]),
  ],

  pieces: (board, told, view) => [...barbariansOf(board, told, view), ...wagonsOf(board, told, view)],

  seat: (told, seat) => [
    { name: "wagon_level", value: String(levelOf(told, seat)), icon: "wagon" },
    ...loadLine(told, seat),
    { name: "delivered", value: String(numbersIn(told.delivered)[seat] ?? 0), icon: "delivered" },
  ],
};

/** Its inner paths, the house and the plaza. */
function takenOn({ middle, seaward, corners }: TradeHex): Point[] {
  return [middle, off(middle, seaward, HOUSE - 14), off(middle, seaward, HOUSE + 14), ...corners.flatMap((corner) => [between(middle, corner, 0.4), between(middle, corner, 0.75)])];
}

function closedAt(board: BoardFacts, id: number): Mark {
  return mark("closed_side", String(id), edgeAt(board, id), t("mark.closed_side"), { turn: edgeTurn(board, id), where: { place: "edge", id } });
}

function plazaOf(view: Seen, { plaza, terrain, hex, middle }: TradeHex): Mark {
  return mark("plaza", String(plaza), middle, t("board.plaza", { hex: hexName(view, hex) }), { content: terrain });
}

function goodsBeside(told: Part, trade: TradeHex): Mark {
  const field = stackOf(trade);
  const stack = told[field];
  const left = isPart(stack) ? Number(stack.left ?? 0) : 0;
  const { x, y } = trade.seaward;
  const at = off(trade.middle, trade.seaward, STACK);
  return mark("goods_stack", trade.terrain, at, `${word("part", field)}: ${t("table.left", { count: left })}`, {
    text: String(left),
    content: field,
    turn: (Math.atan2(x, -y) * 180) / Math.PI,
    water: { at, radius: STACK_RADIUS },
  });
}

/** A flag on the house where the own load is wanted. */
function wantedAt(told: Part, view: Seen, { terrain, middle, seaward }: TradeHex): Mark[] {
  const seat = typeof view.seat === "number" ? view.seat : -1;
  const load = loadOf(told, seat);
  if (load?.terrain !== terrain) return [];
  const at = off(middle, seaward, HOUSE);
  return [mark("destination", terrain, { x: at.x, y: at.y - 22 }, t("mark.destination", { goods: word("goods", load.goods) }), { owner: seat, content: load.goods, stands: true })];
}

function barbariansOf(board: BoardFacts, told: Part, view: Seen): Piece[] {
  const homes = homesOf(view);
  return entriesOf(told.barbarians).map(([place, number]) => {
    const id = Number(place);
    const home = homes.get(id);
    const { at, path } = home === undefined ? { at: edgeAt(board, id) } : footingOn(board, id, home);
    const looks = { moves: told.moved_barbarian === number, path };
    const title = home === undefined ? t("board.barbarian") : t("board.barbarian_of", { hex: hexName(view, home) });
    return piece("barbarian", "edge", id, at, () => title, { sort: `barbarian:${String(number)}`, wanders: true, looks });
  });
}

function wagonsOf(board: BoardFacts, told: Part, view: Seen): Piece[] {
  const places: unknown[] = Array.isArray(told.wagons) ? told.wagons : [];
  return places.flatMap((vertex, seat) => {
    if (typeof vertex !== "number") return [];
    const beside = places.flatMap((other, who) => (other === vertex ? [who] : []));
    const aside = beside.length > 1 || String(vertex) in view.board.vertices;
    const at = aside ? besideVertex(board, vertex, beside.indexOf(seat) - (beside.length - 1) / 2) : vertexAt(board, vertex);
    const level = levelOf(told, seat);
    const load = loadOf(told, seat)?.goods ?? "";
    const words = load ? word("goods", load) : t("wagon.empty");
    return [piece("wagon", "vertex", vertex, at, (colour) => t("board.wagon", { level, load: words, colour }), { sort: `wagon:${seat}`, owner: seat, looks: { level, load, aside } })];
  });
}

/** In the one hex that lies straight above or below a vertex: no edge leads there. */
function besideVertex(board: BoardFacts, vertex: number, rank: number): Point {
  const { x, y } = vertexAt(board, vertex);
  const edges = board.edges.flatMap((ends, edge) => (ends.includes(vertex) && !isInnerPath(board, edge) ? [edgeAt(board, edge)] : []));
  const upright = edges.find((edge) => Math.abs(edge.x - x) < 1);
  const up = upright ? upright.y > y : edges.some((edge) => edge.y < y);
  const { away, inwards } = up ? ABOVE : BELOW;
  const aside = rank * ASIDE;
  return { x: x + aside, y: y + (up ? -1 : 1) * (away + inwards * Math.abs(aside)) };
}

function loadLine(told: Part, seat: number): Line[] {
  const load = loadOf(told, seat);
  return load ? [{ name: "carried", value: load.goods, icon: load.goods }] : [];
}
