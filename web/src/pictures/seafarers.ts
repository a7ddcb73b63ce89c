/** Seafarers: the pirate. */

import { boundsOf } from "../board/geometry";
import { clearOfHarbours } from "../board/spots";
import { t } from "../i18n/index.svelte";
import { piece, type Picture } from "./picture";
import Pirate from "./shapes/Pirate.svelte";
import Ship from "./shapes/Ship.svelte";

/** A pirate outside all hexes waits in a corner of the frame. */
const CORNER = 60;

export const seafarers: Picture = {
  part: "seafarers",
  fields: ["pirate"],
  mapMarks: [{ names: /^ship_|^pirate$/, kind: null }],
  signs: { move_ship: { piece: "ship" } },
  shapes: { pieces: { ship: Ship, pirate: Pirate } },

  pieces: (board, { pirate }, view) => {
    if (pirate !== "frame" && typeof pirate !== "number") return [];
    const box = boundsOf(board);
    const at = pirate === "frame" ? { x: box.x + CORNER, y: box.y + CORNER } : clearOfHarbours(board, view.board, pirate);
    return [piece("pirate", "hex", pirate === "frame" ? -1 : pirate, at, () => t("board.pirate"), { wanders: true })];
  },
};
