/** Greater Catan: hexes of new islands that wait for a number, and hexes at home that have lost theirs. */

import { hexAt } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { numbersIn } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import DeedNews from "./DeedNews.svelte";
import DepletedLand from "./DepletedLand.svelte";
import NumberSupply from "./NumberSupply.svelte";
import { mark, type Mark, type Picture } from "./picture";
import AwaitedToken from "./shapes/AwaitedToken.svelte";
import Depleted from "./shapes/Depleted.svelte";
import NumberSign from "./shapes/NumberSign.svelte";

export const greaterCatan: Picture = {
  part: "greater_catan",
  fields: ["number_stack", "awaiting", "depleted", "numbering"],
  land: DepletedLand,
  news: DeedNews,
  panel: NumberSupply,
  shapes: {
    marks: { awaits_token: AwaitedToken, token_target: AwaitedToken, depleted: Depleted },
    cards: { number_token: { glyph: NumberSign, bare: true } },
  },

  marks: (board, told) => [
    ...numbersIn(told.awaiting).map((hex) => tokenMark(board, hex === told.numbering ? "token_target" : "awaits_token", hex)),
    ...numbersIn(told.depleted).map((hex) => tokenMark(board, "depleted", hex)),
  ],
};

/** As low as number tokens lie. */
const LOW = 4;

function tokenMark(board: BoardFacts, kind: "token_target" | "awaits_token" | "depleted", id: number): Mark {
  const { x, y } = hexAt(board, id);
  return mark(kind, String(id), { x, y: y + LOW }, t(`mark.${kind}`), { where: { place: "hex", id } });
}
