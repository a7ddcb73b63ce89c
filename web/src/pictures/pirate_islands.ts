/** The Pirate Islands: fortresses, beachheads, warships and the course of the fleet. */

import { vertexAt } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { isPart, numbersIn } from "../lib/parts";
import { mark, type Picture } from "./picture";
import Beachhead from "./shapes/Beachhead.svelte";
import Fortress from "./shapes/Fortress.svelte";
import Warship from "./shapes/Warship.svelte";

export const pirateIslands: Picture = {
  part: "pirate_islands",
  fields: ["fleet", "fortresses", "beachheads", "warships", "line_ahead"],
  mapMarks: [
    { names: /^fortress_/, kind: "fortress", stands: true },
    { names: /^beachhead_/, kind: "beachhead" },
    { names: /^pirate_path$/, kind: null },
  ],
  shapes: { marks: { fortress: Fortress, beachhead: Beachhead }, adorned: { ship: { over: Warship } } },

  routes: (told) => numbersIn(told.warships).map((place) => ({ place, looks: { warship: true }, words: t("board.warship") })),

  courses: ({ fleet }) => [{ hexes: isPart(fleet) ? numbersIn(fleet.path) : [], title: t("board.fleet_path") }],

  marks: (board, told) => {
    const lairs = numbersIn(told.lairs);
    const fortresses = numbersIn(told.fortresses).flatMap((vertex, owner) => {
      const left = lairs[owner];
      if (!left) return [];
      const where = { place: "vertex", id: vertex } as const;
      return [mark("fortress", String(owner), vertexAt(board, vertex), t("mark.fortress", { lairs: left }), { text: String(left), owner, where, stands: true })];
    });
    const beachheads = numbersIn(told.beachheads)
      .slice(0, lairs.length)
      .map((vertex, owner) => mark("beachhead", String(owner), vertexAt(board, vertex), t("mark.beachhead"), { owner, where: { place: "vertex", id: vertex } }));
    return [...fortresses, ...beachheads];
  },
};
