/** Barbarian Attack with Traders & Barbarians: a barbarian on a path stands beside it, in its hex, so that it is seen in both places.
 * All that stand already are drawn by the pictures of the two. */

import { t } from "../i18n/index.svelte";
import { footingOn } from "./footing";
import { piece, type Picture } from "./picture";

export const barbariansOnPaths: Picture = {
  part: "barbarians_on_paths",
  fields: ["barbarian_hexes", "landing_hex"],
  preview: (board, told, _view, { kind, edge }) => {
    if (kind !== "stand_on_path" || typeof edge !== "number" || typeof told.landing_hex !== "number") return null;
    const { at, path } = footingOn(board, edge, told.landing_hex);
    return piece("barbarian", "edge", edge, at, () => t("board.barbarian"), { looks: { path } });
  },
};
