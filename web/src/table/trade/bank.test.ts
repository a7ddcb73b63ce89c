import { describe, expect, test } from "vitest";

import { bankDeals, waysToPay } from "./bank";

const RATES = { wool: 4, grain: 2, ore: 3 };

/** All that the bank gives for these. */
function deals(...given: string[]): { kind: string; give: string; take: string }[] {
  return given.flatMap((give) => ["wool", "grain", "ore"].filter((take) => take !== give).map((take) => ({ kind: "bank_trade", give, take })));
}

describe("what is given and wanted", () => {
  test("is a trade with the bank where it comes to its rate", () => {
    expect(bankDeals({ wool: 4 }, { ore: 1 }, RATES, deals("wool"))).toEqual([{ give: "wool", take: "ore" }]);
  });

  test("is several of them where it comes to whole multiples", () => {
    expect(bankDeals({ wool: 4, grain: 2 }, { ore: 2 }, RATES, deals("wool", "grain"))).toEqual([
      { give: "wool", take: "ore" },
      { give: "grain", take: "ore" },
    ]);
    expect(bankDeals({ grain: 4 }, { ore: 1, wool: 1 }, RATES, deals("grain"))).toEqual([
      { give: "grain", take: "ore" },
      { give: "grain", take: "wool" },
    ]);
  });

  test("is none where too much or too little is given, or the bank does not deal in it", () => {
    expect(bankDeals({ wool: 3 }, { ore: 1 }, RATES, deals("wool"))).toBeNull();
    expect(bankDeals({ wool: 8 }, { ore: 1 }, RATES, deals("wool"))).toBeNull();
    expect(bankDeals({ grain: 2 }, { ore: 2 }, RATES, deals("grain"))).toBeNull();
    expect(bankDeals({ tokens: 2 }, { ore: 1 }, RATES, deals("grain"))).toBeNull();
    expect(bankDeals({ wool: 4 }, { ore: 1 }, RATES, deals("grain"))).toBeNull();
    expect(bankDeals({}, {}, RATES, deals("wool"))).toBeNull();
  });
});

describe("what the bank would take", () => {
  const held = (thing: string): number => ({ wool: 5, grain: 3, ore: 9 })[thing] ?? 0;

  test("is told for what is wanted, of what one holds enough", () => {
    expect(waysToPay({ ore: 1 }, RATES, deals("wool", "grain"), held)).toEqual({ wool: 4, grain: 2 });
    expect(waysToPay({ wool: 1, grain: 1 }, RATES, deals("wool", "grain", "ore"), held)).toEqual({ ore: 6 });
  });

  test("is nothing while nothing is wanted", () => {
    expect(waysToPay({}, RATES, deals("wool"), held)).toEqual({});
  });
});
