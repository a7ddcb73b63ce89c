/** Russian, one file per part of the client. */
import { app } from "./ru/app";
import { board } from "./ru/board";
import { events } from "./ru/events";
import { explorers } from "./ru/explorers";
import { home } from "./ru/home";
import { remarks } from "./ru/remarks";
import { replay } from "./ru/replay";
import { rules } from "./ru/rules";
import { setup } from "./ru/setup";
import { table } from "./ru/table";
import { words } from "./ru/words";
import type { Catalogue } from "./index.svelte";

export const ru: Catalogue = { ...app, ...board, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...table, ...words };

export { reasons } from "./ru/reasons";
