/** A module that nobody here has heard of is shown by what it declares: its counters, stacks, layers, actions and reasons. */

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import BoardInWords from "../board/BoardInWords.svelte";
import Marks from "../board/Marks.svelte";
import { marksOf } from "../board/parts";
import type { Pointing } from "../lib/pointing.svelte";
import type { BoardFacts, Facts, KeptFact, View } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import Actions from "./Actions.svelte";
import Extras from "./Extras.svelte";
import { OwnCards } from "./hand/own_cards.svelte";
import Hand from "./Hand.svelte";
import { heldCards, seatLines, tableLines } from "./parts";
import Parts from "./Parts.svelte";
import Price from "./Price.svelte";
import { Deal } from "./trade/deal.svelte";
import Trade from "./Trade.svelte";

const ROOT = Math.sqrt(3) / 2;
const board: BoardFacts = {
  hexes: [[0, 0]],
  vertices: [
    [0, -1],
    [ROOT, -0.5],
    [ROOT, 0.5],
    [0, 1],
    [-ROOT, 0.5],
    [-ROOT, -0.5],
  ],
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
  ],
  hex_vertices: [[0, 1, 2, 3, 4, 5]],
  hex_edges: [[0, 1, 2, 3, 4, 5]],
  edge_hexes: Array.from({ length: 6 }, () => [0, -1]),
  islands: [],
  markers: {},
};

const counter = { is: "counter", per: "seat", limit: null, pool: null, hidden: false, per_point: 0, tradeable: false } as const;
const kept: KeptFact[] = [
  { ...counter, name: "lanterns", limit: 3, pool: 8, per_point: 1 },
  { ...counter, name: "whispers", hidden: true },
  { ...counter, name: "moonlight", per: "game", limit: 7 },
  { ...counter, name: "pearls", tradeable: true },
  { is: "stack", name: "charms", words: ["moth", "full_moon", "ember"], held: true, limit: null },
  { is: "layer", name: "hung", place: "edge", words: [], colours: true, hidden: false },
  { is: "layer", name: "glow", place: "edge", words: ["", "dim_light", "bright"], colours: false, hidden: false },
  { is: "layer", name: "oil", place: "hex", words: [], colours: false, hidden: false },
];

const facts = {
  board,
  cards: ["wood", "brick"],
  things: ["wood", "brick", "pearls"],
  development_cards: [],
  card_words: {},
  pieces: [],
  actions: {
    end_turn: { place: null, group: "end", order: 0, preview: "", free_form: false },
    hang_lantern: { place: "edge", group: "build", order: 1, preview: "lantern", free_form: false },
    blow_out: { place: null, group: "build", order: 0, preview: "", free_form: false },
  },
  decisions: { action: ["hang_lantern", "blow_out", "end_turn"] },
  kept: { toy_lanterns: kept },
} as unknown as Facts;

const view = {
  seat: 0,
  players: 3,
  turn: 4,
  decision: "action",
  active: 0,
  board: { terrain: ["forest"], numbers: [[8]], robber: "off_board", harbours: {}, vertices: {}, edges: {} },
  own: { hand: { wood: 2, brick: 0 }, development_cards: {}, points: 2 },
  seats: [{ points: 2, rates: {} }, { points: 2, rates: {} }, { points: 2, rates: {} }],
  toy_lanterns: {
    lanterns: [2, 0, 1],
    whispers: [4, null, null],
    moonlight: 5,
    pearls: [3, 0, 0],
    charms: { left: 3, spent: { moth: 1 }, held: [2, 1, 0], own: { full_moon: 2 } },
    hung: { "1": 2, "99": 0 },
    glow: { "1": "dim_light" },
    oil: { "0": 4 },
  },
} as unknown as View;

const price = { action: { kind: "hang_lantern" }, cost: { wood: 1 } };
const session = {
  facts,
  view,
  seat: 0,
  table: { seats: [] },
  legal: [{ kind: "hang_lantern", edge: 2 }, { kind: "hang_lantern", edge: 3 }, { kind: "end_turn" }],
  whyNot: { blow_out: { code: "toy_no_breath", values: {}, text: "you are out of breath" } },
  prices: [price],
  free: [],
  busy: false,
} as unknown as Session;

/** What somebody reads who sees no tags. */
function read(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

describe("a module without a picture", () => {
  test("has its counters and stacks among the lines of the table", () => {
    expect(tableLines(facts, view).map(({ name, value }) => [name, value])).toEqual([
      ["lanterns", "5 of 8 left"],
      ["moonlight", "5 of 7"],
      ["charms", "3 left; spent: moth 1"],
    ]);
    expect(read(render(Parts, { props: { session } }).body)).toContain("moonlight 5 of 7");
  });

  test("has what each seat has among the lines of the seat, and nothing of what nobody may know", () => {
    const lines = (seat: number): string[] => seatLines(facts, view, seat).map(({ name, value }) => `${name}: ${value}`);
    expect(lines(0)).toEqual(["lanterns: 2 of 3", "whispers: 4", "pearls: 3", "charms: 2"]);
    expect(lines(1)).toEqual(["charms: 1"]);
    expect(lines(2)).toEqual(["lanterns: 1 of 3"]);
    expect(read(render(Extras, { props: { facts, view, seat: 0 } }).body)).toContain("lanterns: 2 of 3");
  });

  test("has its hands laid open at the end", () => {
    const over = { ...view, toy_lanterns: { charms: { left: 3, held: [2, 1, 0], hands: [{ full_moon: 2 }, { moth: 1 }, {}] } } } as unknown as View;
    expect(seatLines(facts, over, 1).map(({ value }) => value)).toEqual(["moth 1"]);
  });

  test("has what lies open before a seat, how much a hand holds, and what one knows of a stack", () => {
    const charms = { left: 3, held: [1, 0, 0], open: [{ ember: 1 }, {}, { ember: 2 }], known: { "0": "moth", "2": "full_moon" } };
    const looked = { ...view, toy_lanterns: { charms } } as unknown as View;
    const limited = { ...facts, kept: { toy_lanterns: kept.map((fact) => (fact.is === "stack" ? { ...fact, limit: 4 } : fact)) } };
    expect(seatLines(limited, looked, 0).map(({ value }) => value)).toEqual(["1 of 4, ember 1"]);
    expect(seatLines(limited, looked, 1)).toEqual([]);
    expect(seatLines(limited, looked, 2).map(({ value }) => value)).toEqual(["ember 2"]);
    expect(tableLines(limited, looked).map(({ value }) => value)).toEqual(["3 left; known, counted from the top: 1. full moon, 3. moth"]);
  });

  test("has the cards that one holds of it in one's hand", () => {
    expect(heldCards(facts, view)).toEqual({ full_moon: 2 });
    const html = render(Hand, { props: { own: new OwnCards(session) } }).body;
    expect(html).toContain('data-held="full_moon"');
    expect(read(html)).toContain("2 full moon");
  });

  test("has its layers on the board, in the colours of their owners, and told in words", () => {
    const marks = marksOf(facts, view);
    expect(marks.map(({ kind, title, owner, text }) => [kind, title, owner, text])).toEqual([
      ["layer", "hung", 2, "2"],
      ["layer", "glow: dim light", null, "D"],
      ["layer", "oil: 4", null, "4"],
    ]);
    expect(marks[0]?.at, "two things at one place lie beside each other").not.toEqual(marks[1]?.at);
    const colours = ["red", "blue", "green"];
    const drawn = render(Marks, { props: { marks, colours } }).body;
    expect(drawn).toContain("var(--green)");
    expect(drawn).toContain("<title>glow: dim light</title>");
    const words = read(render(BoardInWords, { props: { board, view, colours, marks } }).body);
    expect(words).toContain("hung (green): edge between forest 8, open sea");
    expect(words).toContain("oil: 4: forest 8");
  });

  test("has its actions as buttons of their group, in their order, with price and reason", () => {
    const pointing = { armed: null, arm: () => undefined } as unknown as Pointing;
    const html = render(Actions, { props: { session, pointing, onTrade: () => undefined } }).body;
    expect(html.match(/data-kind="\w+"/g)).toEqual(['data-kind="blow_out"', 'data-kind="hang_lantern"', 'data-kind="end_turn"']);
    expect(html.indexOf("<fieldset class=\"build")).toBeLessThan(html.indexOf('data-kind="blow_out"'));
    expect(read(html)).toContain("you are out of breath");
    expect(read(html)).toContain("hang lantern");
    expect(html).toContain("wood");
  });

  test("has its tradeable counters beside the cards that are offered, as many as one has", () => {
    const trading = { ...session, free: ["offer_trade"] } as Session;
    const own = new OwnCards(trading);
    const hand = render(Hand, { props: { own } }).body;
    expect([...hand.matchAll(/data-(card|thing)="(\w+)" data-count="(\d)"/g)].map(([, is, name, count]) => [is, name, count])).toEqual([
      ["card", "wood", "2"],
      ["thing", "pearls", "3"],
    ]);
    for (let pressed = 0; pressed < 4; pressed += 1) own.deal.begin("pearls");
    expect(own.deal.give).toEqual({ pearls: 3 });
    const html = render(Trade, { props: { session: trading, deal: own.deal } }).body;
    expect([...html.matchAll(/data-want="(\w+)"[^>]*>/g)].map(([tag, name]) => [name, tag.includes(" disabled")])).toEqual([["wood", false], ["brick", false], ["pearls", true]]);
  });

  test("has them in a counter-offer as far as one has them", () => {
    const asked = { give: { wood: 1 }, want: { pearls: 5, brick: 1 } };
    const deal = new Deal({ ...session, free: ["counter"] } as unknown as Session);
    deal.answer(asked);
    expect(deal.give).toEqual({ pearls: 3 });
    expect(deal.want).toEqual({ wood: 1 });
  });

  test("has its counters in prices, and what one lacks is pale", () => {
    const pale = (lanterns: number): number => (render(Price, { props: { session, cost: { lanterns, wood: 1 } } }).body.match(/missing/g) ?? []).length;
    expect([pale(2), pale(3)]).toEqual([0, 1]);
  });
});
