/** The Forgotten Tribe: gifts on the edges of its islands. */

import { edgeAt } from "../board/geometry";
import { harbourName } from "../board/labels";
import { t, word } from "../i18n/index.svelte";
import { entriesOf } from "../lib/parts";
import { mark, type Picture } from "./picture";
import Gift from "./shapes/Gift.svelte";
import SpecialPoint from "./shapes/SpecialPoint.svelte";

const ON_MAPS: Record<string, string> = { gift_vp: "vp", gift_card: "development_card", gift_harbour: "?" };

export const forgottenTribe: Picture = {
  part: "forgotten_tribe",
  fields: ["gifts"],
  words: { kept_harbours: "card" },
  mapMarks: [
    { names: /^gift_/, kind: "gift", content: (name) => ON_MAPS[name] ?? name },
    { names: /^low_numbers$/, kind: null },
  ],
  shapes: { marks: { gift: Gift }, cards: { vp: { glyph: SpecialPoint } } },

  marks: (board, told) =>
    entriesOf(told.gifts).map(([edge, lying]) => {
      const { gift, harbour } = lying as { gift: string; harbour?: string };
      const title = harbour ? t("mark.gift_harbour", { harbour: harbourName(harbour) }) : t("mark.gift", { gift: word("gift", gift) });
      const id = Number(edge);
      return mark("gift", edge, edgeAt(board, id), title, { content: harbour ?? gift, where: { place: "edge", id } });
    }),
};
