/** Fingers, mouse and wheel on the board as what they mean: moving, zooming, pointing. */

import { distance, type Point } from "./geometry";

export interface Meaning {
  pan(x: number, y: number): void;
  zoom(at: Point, factor: number): void;
  tap(at: Point, byTouch: boolean): void;
  hover(at: Point | null): void;
  /** Whether zooming out would still change anything; else the page may scroll. */
  canZoomOut(): boolean;
}

/** A finger may tremble this far and still tap. */
const TREMBLE = 8;
const WHEEL_SPEED = 0.0016;
const LINE = 32;

export function gestures(node: SVGSVGElement, meaning: Meaning): { destroy(): void } {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;

  const at = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (down.size === 0) {
      start = at(event);
      dragged = false;
    } else {
      dragged = true;
    }
    down.set(event.pointerId, at(event));
  };

  const onMove = (event: PointerEvent): void => {
    const now = at(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") meaning.hover(now);
      return;
    }
    if (!dragged && start && distance(start, now) > TREMBLE) {
      dragged = true;
      meaning.hover(null);
      node.setPointerCapture(event.pointerId);
    }
    if (!dragged) return;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      meaning.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      meaning.zoom(middle, distance(now, other) / Math.max(1, distance(before, other)));
    } else {
      meaning.pan(now.x - before.x, now.y - before.y);
    }
    down.set(event.pointerId, now);
  };

  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (!dragged) meaning.tap(at(event), event.pointerType === "touch");
  };

  const onCancel = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    dragged = true;
  };

  const onLeave = (): void => meaning.hover(null);

  const onWheel = (event: WheelEvent): void => {
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    if (turned > 0 && !meaning.canZoomOut()) return;
    event.preventDefault();
    meaning.zoom(at(event), Math.exp(-turned * WHEEL_SPEED * (event.ctrlKey ? 4 : 1)));
  };

  // Two fingers are ours, even where one finger may scroll the page.
  const onTouch = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };

  node.addEventListener("pointerdown", onDown);
  node.addEventListener("pointermove", onMove);
  node.addEventListener("pointerup", onUp);
  node.addEventListener("pointercancel", onCancel);
  node.addEventListener("pointerleave", onLeave);
  node.addEventListener("wheel", onWheel, { passive: false });
  node.addEventListener("touchstart", onTouch, { passive: false });
  node.addEventListener("touchmove", onTouch, { passive: false });
  return {
    destroy(): void {
      node.removeEventListener("pointerdown", onDown);
      node.removeEventListener("pointermove", onMove);
      node.removeEventListener("pointerup", onUp);
      node.removeEventListener("pointercancel", onCancel);
      node.removeEventListener("pointerleave", onLeave);
      node.removeEventListener("wheel", onWheel);
      node.removeEventListener("touchstart", onTouch);
      node.removeEventListener("touchmove", onTouch);
    },
  };
}
