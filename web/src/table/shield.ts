/** A tap that was meant for what stood in a place a moment ago must not press what stands there now. */

export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Longer than it takes to tap twice, shorter than it takes to read. */
export const MOMENT = 450;

/** Remembers where buttons stood, and tells which ones came under a finger that may still be on its way. */
export class Shield<Button> {
  private standing = new Map<Button, Spot>();
  private gone: { button: Button; spot: Spot; at: number }[] = [];

  /** Where all buttons are now; answers those that stand where another one stood less than a moment ago. */
  look(now: number, seen: Map<Button, Spot>): Button[] {
    this.gone = this.gone.filter(({ at }) => now - at < MOMENT);
    for (const [button, spot] of this.standing) {
      const there = seen.get(button);
      if (!there || !isSame(there, spot)) this.gone.push({ button, spot, at: now });
    }
    const came = [...seen].filter(([button, spot]) => {
      const before = this.standing.get(button);
      return !before || !isSame(before, spot);
    });
    this.standing = seen;
    return came
      .filter(([button, spot]) => this.gone.some((old) => old.button !== button && overlap(old.spot, spot)))
      .map(([button]) => button);
  }

  /** Everything moved, and whoever did it knows. */
  follow(seen: Map<Button, Spot>): void {
    this.standing = seen;
    this.gone = [];
  }
}

function isSame(one: Spot, other: Spot): boolean {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1;
}

function overlap(one: Spot, other: Spot): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const BY_HAND = ["touchmove", "wheel"] as const;
/** How long after the hand has let go a page may begin to scroll on its own impetus. */
const COASTING = 300;

/** Watches over the buttons of an element, those of a dialog that lies over it, and a key that is held. */
export function shielded(node: HTMLElement): { destroy: () => void } {
  const shield = new Shield<Element>();
  const covered = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let frame = 0;
  let touched = -Infinity;
  let isByHand = false;

  /** Places on the board are tapped too; they are remembered and never covered: taps there ask before they act. So are
   * buttons that only say why they do nothing. */
  function seen(): Map<Element, Spot> {
    const within = document.querySelector("dialog[open]") ?? node;
    const shown = [...within.querySelectorAll("button, summary, a.button, [data-place]")].filter((each) => each.checkVisibility());
    return new Map(shown.map((each) => [each, each.getBoundingClientRect()]));
  }

  function cover(button: HTMLElement): void {
    clearTimeout(covered.get(button));
    button.style.pointerEvents = "none";
    covered.set(
      button,
      setTimeout(() => {
        button.style.pointerEvents = "";
        covered.delete(button);
      }, MOMENT),
    );
  }

  function look(): void {
    frame = 0;
    if (isByHand) shield.follow(seen());
    else for (const each of shield.look(performance.now(), seen())) if (each instanceof HTMLElement && each.ariaDisabled !== "true") cover(each);
    isByHand = false;
  }

  function soon(): void {
    if (frame === 0) frame = requestAnimationFrame(look);
  }

  /** Whoever scrolls sees what comes under the finger; a page that scrolls by itself surprises. */
  function scrolled(): void {
    const now = performance.now();
    if (now - touched < COASTING) {
      touched = now;
      isByHand = true;
    }
    soon();
  }
  function touch(): void {
    touched = performance.now();
  }

  /** A held key presses once. */
  function once(event: KeyboardEvent): void {
    if (event.repeat && event.key === "Enter" && (event.target as Element).closest("button, summary")) event.preventDefault();
  }

  const changing = new MutationObserver(() => {
    isByHand = false;
    soon();
  });
  changing.observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["open"] });
  addEventListener("scroll", scrolled, { capture: true, passive: true });
  for (const sign of BY_HAND) addEventListener(sign, touch, { capture: true, passive: true });
  document.addEventListener("keydown", once);
  shield.follow(seen());
  return {
    destroy() {
      cancelAnimationFrame(frame);
      changing.disconnect();
      for (const waiting of covered.values()) clearTimeout(waiting);
      removeEventListener("scroll", scrolled, { capture: true });
      for (const sign of BY_HAND) removeEventListener(sign, touch, { capture: true });
      document.removeEventListener("keydown", once);
    },
  };
}
