import { expect, test } from "vitest";

import { eventText } from "./eventText";

const nameOf = (seat: number): string => ["Ann", "Ben", "Cleo"][seat] ?? String(seat);

test("a hand that was shown is told card by card to whoever saw it", () => {
  const shown = { event: "hand_shown", seat: 0, victim: 1, cards: { wood: 2, coin: 1 } };
  expect(eventText(shown, nameOf)).toBe("Ann looks at the hand of Ben: wood ×2, coin ×1");
});

test("everybody else is told that a hand was shown, and nothing of its cards", () => {
  expect(eventText({ event: "hand_shown", seat: 0, victim: 1 }, nameOf)).toBe("Ann looks at the hand of Ben");
});

test("a monopoly is told by the card that was named", () => {
  expect(eventText({ event: "monopoly_named", seat: 2, card: "cloth" }, nameOf)).toBe("Cleo asks everybody for cloth");
});
