import { expect, test } from "vitest";

import { minutes, timeLeft } from "./countdown";

/** Thirty seconds to decide, then a bank of a minute. */
const seat = { bank: 60, bank_from: 1030, deadline: 1090 };

test("while the time to decide runs, the bank is part of what is left", () => {
  expect(timeLeft(seat, 1000)).toEqual({ all: 90, bank: 60 });
  expect(timeLeft(seat, 1029.5)).toEqual({ all: 61, bank: 60 });
});

test("six seconds before the end six seconds are left, and no more in the bank", () => {
  expect(timeLeft(seat, 1084)).toEqual({ all: 6, bank: 6 });
  expect(timeLeft(seat, 1089.9)).toEqual({ all: 1, bank: 1 });
  expect(timeLeft(seat, 1095)).toEqual({ all: 0, bank: 0 });
});

test("without a bank there is nothing in it, and whoever is not asked has no end", () => {
  expect(timeLeft({ bank: 0, bank_from: 1030, deadline: 1030 }, 1024)).toEqual({ all: 6, bank: 0 });
  expect(timeLeft({ bank: 60, bank_from: null, deadline: null }, 1024)).toBeNull();
});

test("seconds as on a clock", () => {
  expect([6, 60, 84].map(minutes)).toEqual(["0:06", "1:00", "1:24"]);
});
