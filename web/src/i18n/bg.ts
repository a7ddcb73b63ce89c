/** Bulgarian, one file per part of the client. */
import { app } from "./bg/app";
import { board } from "./bg/board";
import { events } from "./bg/events";
import { explorers } from "./bg/explorers";
import { home } from "./bg/home";
import { remarks } from "./bg/remarks";
import { replay } from "./bg/replay";
import { rules } from "./bg/rules";
import { setup } from "./bg/setup";
import { table } from "./bg/table";
import { words } from "./bg/words";
import type { Catalogue } from "./index.svelte";

export const bg: Catalogue = { ...app, ...board, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...table, ...words };

export { reasons } from "./bg/reasons";
