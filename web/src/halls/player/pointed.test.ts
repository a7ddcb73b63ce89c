import { expect, test } from "vitest";

import { Pointing } from "../../lib/pointing.svelte";
import { groundOf, nameOf } from "../geometry";
import type { Command, HallFacts, Layout } from "../protocol";
import type { HallSession } from "../session.svelte";
import { HallPointed } from "./pointed.svelte";

const SEA: Layout = { colours: { sun: "red", moon: "blue" }, terrain: Array.from({ length: 54 }, () => "sea"), numbers: [], harbours: [] };
const GROUND = groundOf({ rows: 9, columns: 6, moon_hexes: [], layouts: { A: SEA } } as unknown as HallFacts, [{ board: 0, layout: SEA }]);

const ROAD = [0, 2, 2, "E"] as const;
const OTHER = [0, 2, 2, "SE"] as const;

/** A hall that answers what a command still asks for by this table, and notes what is said. */
function hall(possible: Command[], next: Record<string, Command[]> = {}): { session: HallSession; said: Command[] } {
  const said: Command[] = [];
  const session = {
    possible,
    busy: false,
    mayAct: true,
    known: { boards: { 0: { board: 0, robbers: [[0, 3, 3], [0, 5, 1]] } } },
    choicesAfter: (command: Command) => Promise.resolve(next[JSON.stringify(command)] ?? []),
    say: (command: Command) => {
      said.push(command);
      return Promise.resolve({});
    },
  };
  return { session: session as unknown as HallSession, said };
}

test("what is possible lights up when its kind is picked, and is said as it came", async () => {
  const command = { kind: "build_road", edge: [...ROAD] };
  const { session, said } = hall([command, { kind: "bank_trade", give: "wood", take: "ore" }]);
  const pointing = new Pointing<HallPointed>(new HallPointed(session, () => GROUND));
  expect(pointing.targets.size).toBe(0);
  pointing.arm("build_road");
  const id = GROUND.edgeIds.get(nameOf(ROAD)) ?? -1;
  expect([...pointing.targets.keys()]).toEqual([`edge:${id}`]);
  await pointing.pick({ place: "edge", id }, true);
  expect(said).toEqual([]);
  await pointing.pick({ place: "edge", id }, true);
  expect(said).toEqual([command]);
});

test("a ship is moved in two steps, the second of which the server tells", async () => {
  const from = { kind: "move_ship", edge: [...ROAD] };
  const to = { ...from, to: [...OTHER] };
  const { session, said } = hall([from], { [JSON.stringify(from)]: [to] });
  const pointed = new HallPointed(session, () => GROUND);
  const pointing = new Pointing<HallPointed>(pointed);
  pointing.arm("move_ship");
  await pointing.pick({ place: "edge", id: GROUND.edgeIds.get(nameOf(ROAD)) ?? -1 }, false);
  expect(said).toEqual([]);
  const goal = GROUND.edgeIds.get(nameOf(OTHER)) ?? -1;
  expect([...pointing.targets.keys()]).toEqual([`edge:${goal}`]);
  await pointing.pick({ place: "edge", id: goal }, false);
  expect(said).toEqual([to]);
  expect(pointed.begun).toBeNull();
});

test("a card that builds two pieces is said once, when nothing is left to choose", async () => {
  const card = { kind: "play_card", card: "road_building" };
  const one = { ...card, pieces: [["road", [...ROAD]]] };
  const two = { ...card, pieces: [["road", [...ROAD]], ["ship", [...OTHER]]] };
  const { session, said } = hall([card], { [JSON.stringify(card)]: [one], [JSON.stringify(one)]: [two] });
  const pointed = new HallPointed(session, () => GROUND);
  await pointed.follow(card);
  expect(pointed.legal.map(({ kind }) => kind)).toEqual(["place_road"]);
  await pointed.follow(one);
  expect(pointed.legal.map(({ kind }) => kind)).toEqual(["place_ship"]);
  expect(said).toEqual([]);
  await pointed.follow(two);
  expect(said).toEqual([two]);
});

test("cards to take are chosen by name, a robber by where it stands", async () => {
  const card = { kind: "play_card", card: "knight" };
  const plenty = { ...card, resource: "ore" };
  const robber = { ...card, robber: [0, "moon"] };
  const { session } = hall([card], { [JSON.stringify(card)]: [plenty, robber] });
  const pointed = new HallPointed(session, () => GROUND);
  await pointed.follow(card);
  expect(pointed.cardChoices).toEqual([{ card: "ore", command: plenty }]);
  expect(pointed.legal).toEqual([{ kind: "chase_robber", hex: GROUND.hexIds.get("0,5,1"), command: robber }]);
  pointed.stop();
  expect(pointed.cardChoices).toEqual([]);
});
