import { describe, expect, test } from "vitest";

import { begin, lay, unbuiltRequests } from "./parts";
import type { Hall, Part } from "./protocol";

const HALL = { hall: "abc", name: "Town hall", phase: "WINDOW" } as Hall;
const SNAPSHOT: Part[] = [
  ["clock", { phase: "WINDOW", turn: 3, group: "sun", claims: [] }],
  ["you", { seat: 2, side: "sun", hand: { wood: 1 }, points: 4 }],
  ["partner", 3, { seat: 3, name: "Bo", cards: 5 }],
  ["board", 1, { board: 1, layout: "B", routes: [], buildings: [], robbers: [] }],
  ["offers", [{ offer: 7 }]],
];

describe("parts", () => {
  test("a snapshot is all there is", () => {
    const known = begin(HALL, SNAPSHOT);
    expect(known.clock?.turn).toBe(3);
    expect(known.partners[3]?.name).toBe("Bo");
    expect(begin(HALL, SNAPSHOT.slice(0, 1)).offers).toEqual([]);
  });

  test("of boards, partners and oneself only the changed fields are laid over", () => {
    const before = begin(HALL, SNAPSHOT);
    const { known } = lay(before, [["board", 1, { layout: "B", longest_road: 2 }], ["partner", 3, { cards: 6 }], ["you", { hand: {} }]]);
    expect(known.boards[1]).toMatchObject({ board: 1, longest_road: 2, robbers: [] });
    expect(known.partners[3]).toMatchObject({ name: "Bo", cards: 6 });
    expect(known.you).toMatchObject({ seat: 2, hand: {}, points: 4 });
    expect(before.partners[3]?.cards).toBe(5);
  });

  test("other parts replace the one of their name", () => {
    const { known } = lay(begin(HALL, SNAPSHOT), [["offers", []], ["clock", { phase: "END_TURN", claims: [] }]]);
    expect(known.offers).toEqual([]);
    expect(known.clock?.turn).toBeUndefined();
  });

  test("of the strip and the alerts only what is new comes", () => {
    const board = (points: number) => ({ board: 0, layout: "A", points: [points, 4] });
    const first = begin(HALL, [["strip", [board(4), { board: 1, layout: "B", points: [4, 4] }]], ["alerts", [{ number: 0 }]]]);
    const { known } = lay(first, [["strip", [board(6)]], ["alerts", [{ number: 1 }]]]);
    expect(Object.keys(known.strip)).toHaveLength(2);
    expect(known.strip[0]?.points).toEqual([6, 4]);
    expect(known.alerts.map(({ number }) => number)).toEqual([0, 1]);
  });

  test("what a roll brought is told once and kept nowhere", () => {
    const { known, passing } = lay(begin(HALL, SNAPSHOT), [["produced", { wood: 2 }], ["lapsed", [[1, 2, 3, "N"]]]]);
    expect(passing).toEqual({ produced: { wood: 2 }, lapsed: [[1, 2, 3, "N"]] });
    expect(known).toEqual(begin(HALL, SNAPSHOT));
  });

  test("before the seats are given out one has none, and an unknown part harms nothing", () => {
    const { known } = lay(begin(HALL, []), [["you", { number: 12, name: "Ada" }], ["weather", {}]]);
    expect(known.you?.seat).toBeNull();
  });

  test("a request after which nothing stands there was refused, unless it lapsed", () => {
    const asked = begin(HALL, [...SNAPSHOT, ["requests", [{ request: 4, seat: 2, owner: 4, vertex: [1, 2, 4, "N"], until: 9 }]]]);
    const over = lay(asked, [["requests", []]]).known;
    expect(unbuiltRequests(asked, over, []).map(({ request }) => request)).toEqual([4]);
    expect(unbuiltRequests(asked, asked, [])).toEqual([]);
    expect(unbuiltRequests(asked, over, [[1, 2, 4, "N"]])).toEqual([]);
    const built = lay(asked, [["requests", []], ["board", 1, { buildings: [[[1, 2, 4, "N"], 2, "settlement"]] }]]).known;
    expect(unbuiltRequests(asked, built, [])).toEqual([]);
  });
});
