/** Where on the screen things are that cards fly between: whatever stands there says so by its anchor. */

import { UNIT, type Point } from "../board/geometry";
import { spotOf } from "../board/spots";
import type { BoardFacts } from "../lib/protocol";
import type { Spot } from "./journeys";

/** The screen as it is now, looked at once for all that begins to move together. */
export interface Scenery {
  pointOf: (spot: Spot) => Point | null;
  /** Half the height of a hex in pixels. */
  unit: number;
}

export function sceneryOf(board: BoardFacts, own: number | null): Scenery {
  const drawn = document.querySelector<SVGGraphicsElement>("[data-anchor=board]");
  const matrix = drawn?.getScreenCTM() ?? null;
  const found = new Map<string, Point | null>();
  const anchored = (name: string): Point | null => {
    if (!found.has(name)) found.set(name, middleOf(name));
    return found.get(name) ?? null;
  };
  return {
    unit: matrix ? matrix.a * UNIT : UNIT / 2,
    pointOf(spot) {
      if (spot.at === "bank") return anchored("bank");
      if (spot.at === "seat") {
        const seat = `seat:${spot.seat}`;
        if (spot.seat !== own) return anchored(seat);
        return anchored(`hand:${spot.card}`) ?? anchored("hand") ?? anchored(seat);
      }
      const at = spotOf(board, spot.at, spot.id);
      return at && matrix ? { x: matrix.a * at.x + matrix.e, y: matrix.d * at.y + matrix.f } : null;
    },
  };
}

/** Several may bear one name, of which a screen of this size shows one. */
function middleOf(name: string): Point | null {
  for (const element of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (width > 0 && middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight) return middle;
  }
  return null;
}
