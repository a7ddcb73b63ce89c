/** Bulgarian, one file per part of the client. */
import type { Catalogue } from "./index.svelte";
import { app } from "./bg/app";
import { board } from "./bg/board";
import { calling } from "./bg/calling";
import { cards } from "./bg/cards";
import { editor } from "./bg/editor";
import { ending } from "./bg/ending";
import { events } from "./bg/events";
import { explorers } from "./bg/explorers";
import { hall_desk } from "./bg/hall_desk";
import { hall_print } from "./bg/hall_print";
import { hall_referee } from "./bg/hall_referee";
import { hall_screen } from "./bg/hall_screen";
import { halls } from "./bg/halls";
import { home } from "./bg/home";
import { remarks } from "./bg/remarks";
import { replay } from "./bg/replay";
import { rules } from "./bg/rules";
import { setup } from "./bg/setup";
import { stage } from "./bg/stage";
import { table } from "./bg/table";
import { words } from "./bg/words";

export const bg: Catalogue = { ...app, ...board, ...calling, ...cards, ...editor, ...ending, ...events, ...explorers, ...hall_desk, ...hall_print, ...hall_referee, ...hall_screen, ...halls, ...home, ...remarks, ...replay, ...rules, ...setup, ...stage, ...table, ...words };

export { reasons } from "./bg/reasons";
