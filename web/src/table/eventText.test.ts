import { expect, test } from "vitest";

import { eventText, gathered } from "./eventText";

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
  expect(eventText({ event: "monopoly_named", seat: 2, card: "wool" }, nameOf)).toBe("Cleo asks everybody for wool");
});

test("a wonder is told by its name", () => {
  expect(eventText({ event: "wonder_claimed", seat: 1, wonder: "great_wall" }, nameOf)).toBe("Ben claims a wonder: great wall");
});

test("cards given one by one are counted together, until something else happens", () => {
  const paid = (seat: number, card: string, count = 1) => ({ event: "paid", seat, card, count });
  const built = { event: "built", colour: 0, piece: "road" };
  const discards = [paid(0, "wool"), paid(0, "grain"), paid(0, "wool", 2), { event: "knight_deactivated", colour: 0 }, paid(0, "grain")];
  expect(gathered([...discards, paid(1, "wool"), built, built, paid(1, "wool")])).toEqual([
    paid(0, "wool", 3),
    paid(0, "grain", 2),
    paid(1, "wool"),
    built,
    built,
    paid(1, "wool"),
  ]);
});

test("the log says who called in a bot for whom", () => {
  expect(eventText({ event: "bot_called", seat: 1, caller: 0 }, nameOf)).toBe("Ann lets a bot play for Ben");
  expect(eventText({ event: "seat_taken_back", seat: 1 }, nameOf)).toBe("Ben plays again");
});
