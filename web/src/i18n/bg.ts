import { en } from "./en";
import type { Catalogue } from "./index.svelte";

export const bg: Catalogue = en;
