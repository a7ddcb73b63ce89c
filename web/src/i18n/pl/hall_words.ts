/** Polish: the words of the pages of halls, fetched with those. */
import type { HallWords } from "../index.svelte";
import { hall_desk } from "./hall_desk";
import { hall_print } from "./hall_print";
import { hall_referee } from "./hall_referee";
import { hall_screen } from "./hall_screen";
import { halls } from "./halls";

export const hall_words: HallWords = { ...hall_desk, ...hall_print, ...hall_referee, ...hall_screen, ...halls };
