/** Polish, one file per part of the client. */
import type { Catalogue } from "./index.svelte";
import { app } from "./pl/app";
import { board } from "./pl/board";
import { calling } from "./pl/calling";
import { cards } from "./pl/cards";
import { editor } from "./pl/editor";
import { ending } from "./pl/ending";
import { events } from "./pl/events";
import { explorers } from "./pl/explorers";
import { home } from "./pl/home";
import { remarks } from "./pl/remarks";
import { replay } from "./pl/replay";
import { rules } from "./pl/rules";
import { setup } from "./pl/setup";
import { stage } from "./pl/stage";
import { table } from "./pl/table";
import { words } from "./pl/words";

export const pl: Catalogue = { ...app, ...board, ...calling, ...cards, ...editor, ...ending, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...stage, ...table, ...words };

export { reasons } from "./pl/reasons";
