/** Русский: все тексты клиента, по файлу на каждую часть. */
import { app } from "./ru/app";
import { board } from "./ru/board";
import { events } from "./ru/events";
import { home } from "./ru/home";
import { setup } from "./ru/setup";
import { table } from "./ru/table";
import { words } from "./ru/words";
import { rules } from "./en/rules";
import type { Catalogue } from "./index.svelte";

export const ru: Catalogue = { ...app, ...board, ...events, ...home, ...rules, ...setup, ...table, ...words };
