import { expect, test } from "vitest";

import type { ModuleCard, OptionValues } from "../lib/api";
import { asked, clashes, controlFor, grouped, inPlay, keptOptions, toggled } from "./choosing";

function card(name: string, group: string, partners: string[] = []): ModuleCard {
  return {
    name,
    group,
    title: name,
    about: "",
    fewest: 3,
    most: 4,
    target: 10,
    target_by_players: {},
    built: true,
    brings: ["base"],
    requires: [],
    played_in: [],
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

test("members of a group that combine stay beside each other", () => {
  const first = card("first", "variant", ["second"]);
  const second = card("second", "variant", ["first"]);
  expect(toggled(["first"], second, [...all, first, second])).toEqual(["first", "second"]);
});

test("a module brings along what it requires", () => {
  const canal = { ...card("canal", "tde_scenario"), requires: ["knights"] };
  expect(toggled([], canal, all)).toEqual(["knights", "canal"]);
});

const ships: ModuleCard = { ...card("ships", "expansion", ["fog", "shores"]), played_in: ["seafarers_scenario"] };
const fogAtSea = { ...fog, combines: { yes: ["ships", "knights"] }, brings: ["base", "ships"] };
const shoresAtSea = { ...shores, combines: { yes: ["ships"] }, brings: ["base", "ships"] };
const unbuilt = { ...card("unbuilt", "seafarers_scenario", ["ships", "knights"]), built: false };
const sea = [card("base", "base"), ships, { ...knights, combines: { yes: ["fog", "ships"] } }, unbuilt, shoresAtSea, fogAtSea];

test("what is played in a scenario comes with the first one that goes with the rest", () => {
  expect(toggled([], ships, sea)).toEqual(["ships", "shores"]);
  expect(toggled(["knights"], ships, sea)).toEqual(["knights", "ships", "fog"]);
  expect(toggled(["fog"], { ...ships, name: "boats" }, sea), "there is one already").toEqual(["fog", "boats"]);
});

test("another scenario takes its place, and without any what needs one goes too", () => {
  expect(toggled(["ships", "shores"], fogAtSea, sea)).toEqual(["ships", "fog"]);
  expect(toggled(["ships", "fog"], fogAtSea, sea)).toEqual([]);
  expect(toggled(["knights", "ships", "fog"], ships, sea)).toEqual(["knights"]);
});

test("the base game and what a module brings are in play without being chosen", () => {
  expect([...inPlay([], sea)]).toEqual(["base"]);
  expect([...inPlay(["fog"], sea)].sort()).toEqual(["base", "fog", "ships"]);
  expect(toggled(["fog", "knights"], ships, sea), "what brings it goes with it").toEqual(["knights"]);
  expect(toggled(["fog", "knights"], card("base", "base"), sea), "back to the base game alone").toEqual([]);
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
  empty: null,
  ...change,
});

test("only values that are offered and change something are kept", () => {
  const offered = { target: option({}), hand_limit: option({ default: 7 }) };
  expect(keptOptions({ target: 12, hand_limit: 7, gone: 1 }, offered)).toEqual({ target: 12 });
});

test("options become the control that fits", () => {
  expect(controlFor(option({ default: false, choices: [false, true] }))).toEqual({ kind: "switch" });
  expect(controlFor(option({ default: "a", choices: ["a", "b"] }))).toEqual({ kind: "choice", values: ["a", "b"], withEmpty: false });
  expect(controlFor(option({ low: 3, high: 30, empty: { code: "toy", values: {}, text: "as needed" } }))).toEqual({ kind: "number", low: 3, high: 30, withEmpty: true });
});
