/** Russian, one file per part of the client. */
import type { Catalogue } from "./index.svelte";
import { app } from "./ru/app";
import { board } from "./ru/board";
import { calling } from "./ru/calling";
import { cards } from "./ru/cards";
import { editor } from "./ru/editor";
import { ending } from "./ru/ending";
import { events } from "./ru/events";
import { explorers } from "./ru/explorers";
import { home } from "./ru/home";
import { remarks } from "./ru/remarks";
import { replay } from "./ru/replay";
import { rules } from "./ru/rules";
import { setup } from "./ru/setup";
import { stage } from "./ru/stage";
import { table } from "./ru/table";
import { words } from "./ru/words";

export const ru: Catalogue = { ...app, ...board, ...calling, ...cards, ...editor, ...ending, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...stage, ...table, ...words };

export { reasons } from "./ru/reasons";
