/** Barbarian Attack with Traders & Barbarians: a barbarian that is put on a path stands beside it, in its hex. Where all of them
 * stand is drawn by the pictures of the two. */

import { t } from "../i18n/index.svelte";
import { footingOn } from "./footing";
import { piece, type Picture } from "./picture";

export const barbariansOnPaths: Picture = {
  part: "barbarians_on_paths",
  fields: ["barbarian_hexes", "landing_hex"],
  preview: (board, told, _view, { kind, edge }) => {
    if (kind !== "stand_on_path" || typeof edge !== "number" || typeof told.landing_hex !== "number") return null;
    const { at, towards } = footingOn(board, edge, told.landing_hex);
    return piece("barbarian", "edge", edge, at, () => t("board.barbarian"), { looks: { towards } });
  },
};
