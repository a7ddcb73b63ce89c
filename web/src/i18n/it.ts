/** Italian, one file per part of the client. */
import type { Catalogue } from "./index.svelte";
import { app } from "./it/app";
import { board } from "./it/board";
import { calling } from "./it/calling";
import { cards } from "./it/cards";
import { editor } from "./it/editor";
import { ending } from "./it/ending";
import { events } from "./it/events";
import { explorers } from "./it/explorers";
import { home } from "./it/home";
import { remarks } from "./it/remarks";
import { replay } from "./it/replay";
import { rules } from "./it/rules";
import { setup } from "./it/setup";
import { stage } from "./it/stage";
import { table } from "./it/table";
import { words } from "./it/words";

export const it: Catalogue = { ...app, ...board, ...calling, ...cards, ...editor, ...ending, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...stage, ...table, ...words };

export { reasons } from "./it/reasons";
