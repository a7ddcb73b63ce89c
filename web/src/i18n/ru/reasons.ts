/** Reasons of the rules and the server in Russian, by their codes. */
import { big } from "./reasons/big";
import { halls } from "./reasons/halls";
import { knights } from "./reasons/knights";
import { map } from "./reasons/map";
import { play } from "./reasons/play";
import { server } from "./reasons/server";
import { setup } from "./reasons/setup";

export const reasons: Record<string, string> = { ...big, ...halls, ...knights, ...map, ...play, ...server, ...setup };
