import { expect, test } from "vitest";

import type { ModuleCard, OptionValues } from "../lib/api";
import { asked, clashes, controlFor, grouped, keptOptions, toggled } from "./choosing";

function card(name: string, group: string, partners: string[] = []): ModuleCard {
  return {
    name,
    group,
    title: name,
    about: "",
    players: "3 or 4",
    target: "10",
    win: "",
    built: true,
    brings: [],
    requires: [],
    options: [],
    combines: { yes: partners },
  };
}

const fog = card("fog", "seafarers_scenario", ["knights"]);
const shores = card("shores", "seafarers_scenario", ["knights"]);
const knights = card("knights", "expansion", ["fog", "shores"]);
const fish = card("fish", "tb_scenario", ["shores"]);
const all = [fog, fish, knights, shores, card("base", "base")];

test("groups come in the order people look for them, unknown ones last", () => {
  expect(grouped(all).map(({ group }) => group)).toEqual(["base", "expansion", "seafarers_scenario", "tb_scenario"]);
});

test("another map takes the place of the one that was chosen", () => {
  expect(toggled(["fog", "knights"], shores, all)).toEqual(["knights", "shores"]);
  expect(toggled(["shores"], knights, all)).toEqual(["shores", "knights"]);
  expect(toggled(["shores", "knights"], shores, all)).toEqual(["knights"]);
});

test("a module brings along what it requires", () => {
  const canal = { ...card("canal", "tde_scenario"), requires: ["knights"] };
  expect(toggled([], canal, all)).toEqual(["knights", "canal"]);
});

test("modules say which of the chosen ones they do not go with", () => {
  expect(clashes(fish, ["fog"], all)).toEqual(["fog"]);
  expect(clashes(fish, ["shores"], all)).toEqual([]);
  expect(clashes(shores, ["fog"], all)).toEqual([]);
});

test("without a choice it is the base game", () => {
  expect(asked([])).toEqual(["base"]);
  expect(asked(["fog"])).toEqual(["fog"]);
});

const option = (change: Partial<OptionValues>): OptionValues => ({
  about: "",
  default: null,
  choices: [],
  low: 0,
  high: 0,
  empty: "",
  ...change,
});

test("only values that are offered and change something are kept", () => {
  const offered = { target: option({}), hand_limit: option({ default: 7 }) };
  expect(keptOptions({ target: 12, hand_limit: 7, gone: 1 }, offered)).toEqual({ target: 12 });
});

test("options become the control that fits", () => {
  expect(controlFor(option({ default: false, choices: [false, true] }))).toEqual({ kind: "switch" });
  expect(controlFor(option({ default: "a", choices: ["a", "b"] }))).toEqual({ kind: "choice", values: ["a", "b"], withEmpty: false });
  expect(controlFor(option({ low: 3, high: 30, empty: "as needed" }))).toEqual({ kind: "number", low: 3, high: 30, withEmpty: true });
});
