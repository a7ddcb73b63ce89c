/** Български: всички текстове на клиента, по файл за всяка част. */
import { app } from "./bg/app";
import { board } from "./bg/board";
import { events } from "./bg/events";
import { home } from "./bg/home";
import { setup } from "./bg/setup";
import { table } from "./bg/table";
import { words } from "./bg/words";
import { rules } from "./en/rules";
import type { Catalogue } from "./index.svelte";

export const bg: Catalogue = { ...app, ...board, ...events, ...home, ...rules, ...setup, ...table, ...words };
