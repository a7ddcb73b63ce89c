import { beforeEach, expect, test, vi } from "vitest";

import { hall_words as en } from "./en/hall_words";
import { hall_words as ru } from "./ru/hall_words";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  return () => vi.unstubAllGlobals();
});

test("the words of halls are there when they were brought, and in every language chosen later", async () => {
  const { bringHallWords, setLanguage, t } = await import("./index.svelte");
  expect(t("desk.places")).toBe("desk.places");
  await bringHallWords();
  expect(t("desk.places")).toBe(en["desk.places"]);
  await setLanguage("ru");
  expect(t("desk.places")).toBe(ru["desk.places"]);
  await setLanguage("en");
  expect(t("desk.places")).toBe(en["desk.places"]);
});

test("a page of halls that is opened while its language is being fetched waits for both", async () => {
  const { bringHallWords, language, setLanguage, t } = await import("./index.svelte");
  const [, said] = await Promise.all([setLanguage("ru"), bringHallWords().then(() => t("desk.places"))]);
  expect([language(), said]).toEqual(["ru", ru["desk.places"]]);
});

test("of two languages chosen one after the other the second is spoken", async () => {
  const { bringHallWords, language, setLanguage, t } = await import("./index.svelte");
  await bringHallWords();
  const before = setLanguage("ru");
  await setLanguage("en");
  await before;
  expect([language(), t("desk.places")]).toEqual(["en", en["desk.places"]]);
});
