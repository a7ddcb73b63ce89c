/**
 * Whoever plays by keyboard does not lose the place: what was pressed goes away with the question that it answered, and
 * the browser would begin again at the top of the page.
 */

const USABLE = ":not(:disabled):not([aria-disabled=true])";
/** Where an answer is given; choices that lie open come before what they are choices of. */
const CONTROLS = [
  ...[`.picks [data-choice]${USABLE}`, `.hand .asked [data-card] > button${USABLE}`, `.actions [data-choice]${USABLE}`, `.actions button${USABLE}`, `.offer button${USABLE}`],
];
/** Keys by which one goes about the page; whoever only writes does not. */
const ACTING = new Set(["Enter", " ", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

export class Attention {
  private byKeyboard = false;
  private last: string | undefined;
  private asked = "";
  private acted = false;

  /** Listens until the answer is called. */
  watch(): () => void {
    const key = (event: KeyboardEvent): void => void (ACTING.has(event.key) && (this.byKeyboard = true));
    const point = (): void => void (this.byKeyboard = false);
    const focus = (event: FocusEvent): void => {
      this.last = event.target instanceof HTMLElement ? (event.target.dataset.kind ?? this.last) : this.last;
    };
    addEventListener("keydown", key, { capture: true });
    addEventListener("pointerdown", point, { capture: true });
    addEventListener("focusin", focus);
    return () => {
      removeEventListener("keydown", key, { capture: true });
      removeEventListener("pointerdown", point, { capture: true });
      removeEventListener("focusin", focus);
    };
  }

  /** An own action is on its way: the focus may be lost by it although the question stays. */
  acts(): void {
    this.acted = true;
  }

  /** `asked` is what is asked of us now, in any words that differ when the question does, and empty while nothing is;
   * `placesFirst`, whether the answer is looked for on the board. */
  settle(asked: string, panel: HTMLElement | undefined, placesFirst: boolean): void {
    const isNew = asked !== this.asked;
    if (!isNew && !this.acted) return;
    this.acted = false;
    this.asked = asked;
    // Never from where somebody is, such as a line that is being written, and never under a finger.
    if (asked === "" || !panel || !this.byKeyboard || !isNowhere()) return;
    const again = !isNew && this.last ? panel.querySelector<HTMLElement>(`[data-kind="${this.last}"]${USABLE}`) : null;
    const place = document.querySelector<SVGElement>("[data-place]");
    const control = CONTROLS.map((which) => document.querySelector<HTMLElement>(which)).find((each) => each !== null);
    (again ?? (placesFirst ? (place ?? control) : (control ?? place)))?.focus();
  }
}

/** On what can be pressed no more one is nowhere: it keeps its place, and the question has gone on. */
function isNowhere(): boolean {
  const active = document.activeElement;
  return (active === null || active === document.body || active.matches(".actions [data-kind][aria-disabled=true]")) && document.querySelector("dialog[open]") === null;
}
