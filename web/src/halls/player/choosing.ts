/** Several commands that fit one place, told apart by their names. */

import { word } from "../../i18n/index.svelte";
import type { Action } from "../../lib/protocol";

export function actionsByChoice(actions: readonly Action[]): { action: Action; name: string }[] {
  return actions.map((action) => ({ action, name: word("action", action.kind) }));
}
