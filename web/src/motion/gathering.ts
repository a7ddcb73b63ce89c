/** What happens between two pictures is taken together: whoever catches up with much at once sees and hears only the last of it. */

import type { Happening, Session } from "../lib/session.svelte";

/** When more than this happened since the last picture, it was caught up with, and nobody wants to see it again. */
const MOST_AT_ONCE = 3;

/** Calls with what has happened last, once per picture; ends what it answers. */
export function gather(session: Pick<Session, "watch">, take: (last: Happening) => void): () => void {
  let happened: Happening[] = [];
  let frame = 0;
  const settle = (): void => {
    frame = 0;
    const last = happened.at(-1);
    const isTooMuch = happened.length > MOST_AT_ONCE;
    happened = [];
    if (last && !isTooMuch) take(last);
  };
  const ignore = session.watch((happening) => {
    happened.push(happening);
    frame ||= requestAnimationFrame(settle);
  });
  return () => {
    ignore();
    cancelAnimationFrame(frame);
  };
}
