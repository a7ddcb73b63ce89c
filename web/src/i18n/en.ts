/** English: the catalogue that all others follow, one file per part of the client. */
import { app } from "./en/app";
import { board } from "./en/board";
import { calling } from "./en/calling";
import { cards } from "./en/cards";
import { editor } from "./en/editor";
import { ending } from "./en/ending";
import { events } from "./en/events";
import { explorers } from "./en/explorers";
import { home } from "./en/home";
import { remarks } from "./en/remarks";
import { replay } from "./en/replay";
import { rules } from "./en/rules";
import { setup } from "./en/setup";
import { stage } from "./en/stage";
import { table } from "./en/table";
import { words } from "./en/words";

export const en = { ...app, ...board, ...calling, ...cards, ...editor, ...ending, ...events, ...explorers, ...home, ...remarks, ...replay, ...rules, ...setup, ...stage, ...table, ...words } as const;
