/** What was opened over the page closes as people expect: by Escape and by a click beside it. */

/** A `<details>` that lies over the page like a menu. After Escape its button has the focus again. */
export function menu(details: HTMLDetailsElement): { destroy: () => void } {
  function close(event: Event): void {
    if (details.open && !details.contains(event.target as Node)) details.open = false;
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !details.open) return;
    // Nothing else that Escape would end is meant.
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  }
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", close);
  document.addEventListener("keydown", escape, { capture: true });
  return {
    destroy() {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
      document.removeEventListener("keydown", escape, { capture: true });
    },
  };
}

/** How long a dialog that has just come up ignores clicks beside it: they were meant for what was there before. */
const MOMENT = 450;

/** A modal `<dialog>`: Escape the browser knows by itself, and gives the focus back too. */
export function dismissible(dialog: HTMLDialogElement): { destroy: () => void } {
  let opened = 0;
  let pressedBeside = false;
  const watching = new MutationObserver(() => (opened = performance.now()));
  watching.observe(dialog, { attributes: true, attributeFilter: ["open"] });

  function isBeside(event: MouseEvent): boolean {
    const box = dialog.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    // What lies in the dialog may reach beyond it, as the list of a select does.
    return event.target === dialog && !inside;
  }
  function press(event: PointerEvent): void {
    pressedBeside = isBeside(event) && performance.now() - opened > MOMENT;
  }
  /** Not before the finger is lifted: it would press what lies beneath. */
  function release(event: MouseEvent): void {
    if (pressedBeside && isBeside(event)) dialog.close();
  }
  dialog.addEventListener("pointerdown", press);
  dialog.addEventListener("click", release);
  return {
    destroy() {
      watching.disconnect();
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", release);
    },
  };
}
