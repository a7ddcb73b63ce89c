/** Italian, one file per part of the client. */
import type { Catalogue } from "./index.svelte";
import { app } from "./it/app";
import { board } from "./it/board";
import { events } from "./it/events";
import { explorers } from "./it/explorers";
import { home } from "./it/home";
import { remarks } from "./it/remarks";
import { replay } from "./it/replay";
import { rules } from "./it/rules";
import { setup } from "./it/setup";
import { table } from "./it/table";
import { words } from "./it/words";

export const it: Catalogue = { ...app, ...board, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...table, ...words };

export { reasons } from "./it/reasons";
