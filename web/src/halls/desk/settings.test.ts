import { expect, test } from "vitest";

import { hall_words } from "../../i18n/en/hall_words";
import { changed, DEFAULTS, GROUPS, minutesPerTurn, PRESETS, readNumber, withPreset, type Field } from "./settings";

const fields = Object.values(GROUPS).flat();

test("every setting is asked for once, with its name and its meaning", () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(DEFAULTS).sort());
  for (const field of fields) {
    expect(hall_words).toHaveProperty([`desk.option_${field.name}`]);
    expect(hall_words).toHaveProperty([`desk.about_${field.name}`]);
    if (field.kind === "choice") for (const value of field.values) expect(hall_words).toHaveProperty([`desk.value_${value}`]);
  }
});

test("what is offered at first and by every preset may be said", () => {
  for (const settings of [DEFAULTS, ...Object.keys(PRESETS).map((name) => withPreset(name as keyof typeof PRESETS))]) {
    for (const field of fields) {
      const value = settings[field.name];
      if (field.kind === "choice") expect(field.values).toContain(value);
      if (field.kind === "switch") expect(typeof value).toBe("boolean");
      if (field.kind === "number") expect(readNumber(field, value === null ? "" : String(value))).toBe(value ?? "empty");
    }
  }
});

test("only what was changed is said", () => {
  expect(changed(DEFAULTS, { ...DEFAULTS })).toEqual({});
  expect(changed(DEFAULTS, { ...DEFAULTS, max_turns: 62, early_close: true })).toEqual({ max_turns: 62, early_close: true });
});

test("a number is whole and within its bounds, and empty only where that means something", () => {
  const window: Field = { name: "window_seconds", kind: "number", low: 1, high: 100 };
  expect(["1", "100", "0", "101", "1.5", "", "x"].map((text) => readNumber(window, text))).toEqual([1, 100, null, null, null, null, null]);
  expect(readNumber({ ...window, mayBeEmpty: true }, " ")).toBe("empty");
});

test("how long a turn takes is told in half minutes", () => {
  expect(minutesPerTurn(DEFAULTS)).toBe(2);
  expect(minutesPerTurn({ ...DEFAULTS, window_seconds: 100 })).toBe(2);
  expect(minutesPerTurn({ ...DEFAULTS, window_seconds: 101 })).toBe(2.5);
});
