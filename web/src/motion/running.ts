/** What moves at the moment. It is only looked at: whoever presses or types something ends it, and waits for nothing. */

/** No movement takes longer than this, with whatever goes before it. */
export const LONGEST = 900;

const running = new Set<Animation>();
const INPUTS = ["pointerdown", "keydown", "wheel"] as const;

/** Let an element move; the promise is kept when it has come to rest or was ended. */
export function run(element: Element, steps: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  if (running.size === 0) for (const input of INPUTS) addEventListener(input, endAll, { capture: true, passive: true });
  const animation = element.animate(steps, { fill: "both", ...timing });
  running.add(animation);
  return new Promise((settle) => {
    animation.onfinish = animation.oncancel = () => {
      forget(animation);
      settle();
    };
  });
}

function forget(animation: Animation): void {
  running.delete(animation);
  if (running.size === 0) for (const input of INPUTS) removeEventListener(input, endAll, { capture: true });
}

/** Everything is at once where it was going. */
export function endAll(): void {
  for (const animation of [...running]) animation.finish();
  for (const board of document.querySelectorAll("[data-anchor=board]")) {
    for (const animation of board.getAnimations({ subtree: true })) if (ends(animation)) animation.finish();
  }
}

/** What glows until it is chosen has no end. */
function ends(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
