/** Polish, one file per part of the client. */
import type { Catalogue } from "./index.svelte";
import { app } from "./pl/app";
import { board } from "./pl/board";
import { events } from "./pl/events";
import { home } from "./pl/home";
import { rules } from "./en/rules";
import { setup } from "./pl/setup";
import { table } from "./pl/table";
import { words } from "./pl/words";

export const pl: Catalogue = { ...app, ...board, ...events, ...home, ...rules, ...setup, ...table, ...words };
