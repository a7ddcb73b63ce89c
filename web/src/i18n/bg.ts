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
import { home } from "./bg/home";
import { remarks } from "./bg/remarks";
import { replay } from "./bg/replay";
import { rules } from "./bg/rules";
import { setup } from "./bg/setup";
import { stage } from "./bg/stage";
import { table } from "./bg/table";
import { words } from "./bg/words";

export const bg: Catalogue = { ...app, ...board, ...calling, ...cards, ...editor, ...ending, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...stage, ...table, ...words };

export { reasons } from "./bg/reasons";
