/** What scenarios tell of their islands: areas whose first settlement brings points, and hexes that nobody builds at. */

import { hexAt } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { numbersIn } from "../lib/parts";
import { mark, type Picture } from "./picture";
import Area from "./shapes/Area.svelte";

interface AreaTold {
  hexes: number[];
  points: number;
  settled_by: number[];
}

export const islands: Picture = {
  fields: ["areas", "closed_hexes"],
  shapes: { marks: { area: Area } },
  closed: (told) => numbersIn(told.closed_hexes),

  /** The points stand on the hex of the area that is nearest to its middle. */
  marks: (board, told, part) =>
    areasOf(told).flatMap((area, index) => {
      const places = area.hexes.map((hex) => ({ hex, ...hexAt(board, hex) }));
      if (places.length === 0 || !area.points) return [];
      const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
      const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
      const nearest = places.reduce((best, place) => (Math.hypot(place.x - x, place.y - y) < Math.hypot(best.x - x, best.y - y) ? place : best));
      const title = t("mark.area", { points: area.points });
      const at = { x: nearest.x + 44, y: nearest.y - 40 };
      return [mark("area", `${part}${index}`, at, title, { text: `+${area.points}`, where: { place: "hex", id: nearest.hex } })];
    }),

  seat: (told, seat) =>
    "areas" in told ? [{ name: "areas", value: areasOf(told).filter((area) => area.settled_by.includes(seat)).length }] : [],
};

function areasOf(told: Record<string, unknown>): AreaTold[] {
  return Array.isArray(told.areas) ? (told.areas as AreaTold[]) : [];
}
