/** What part of the board is seen: pixels = position * scale + offset. */

import type { Box, Point } from "./geometry";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far one may zoom in: a hex about as large as this many pixels, whatever the map. */
const CLOSEST = 3.2;

/** The whole box in the middle of the view, below so many pixels at its upper edge. */
export function fit(box: Box, size: Size, rim = 0): Camera {
  if (size.width <= 0 || size.height <= rim) return { scale: 1, x: -box.x, y: -box.y };
  const scale = Math.min(size.width / box.width, (size.height - rim) / box.height);
  return {
    scale,
    x: (size.width - box.width * scale) / 2 - box.x * scale,
    y: (size.height + rim - box.height * scale) / 2 - box.y * scale,
  };
}

/** Zoom so that the point under the finger or pointer stays where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, box: Box, size: Size): Camera {
  const least = fit(box, size).scale;
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(least * 1.5, CLOSEST));
  const change = scale / camera.scale;
  return hold({ scale, x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change }, box, size);
}

export function pan(camera: Camera, x: number, y: number, box: Box, size: Size): Camera {
  return hold({ ...camera, x: camera.x + x, y: camera.y + y }, box, size);
}

/** The board cannot be dragged out of sight: where it is smaller than the view it stays inside, else it covers it. */
export function hold(camera: Camera, box: Box, size: Size): Camera {
  return {
    scale: camera.scale,
    x: heldAxis(camera.x, box.x * camera.scale, box.width * camera.scale, size.width),
    y: heldAxis(camera.y, box.y * camera.scale, box.height * camera.scale, size.height),
  };
}

function heldAxis(offset: number, start: number, length: number, room: number): number {
  const slack = room - length;
  const low = Math.min(0, slack) - start;
  const high = Math.max(0, slack) - start;
  return Math.min(Math.max(offset, low), high);
}

export function toBoard(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, at: Point): Point {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

/** Move no more than needed for a place to be well inside the view. */
export function reveal(camera: Camera, at: Point, box: Box, size: Size, rim = 40): Camera {
  const seen = toScreen(camera, at);
  const x = Math.max(rim - seen.x, 0) + Math.min(size.width - rim - seen.x, 0);
  const y = Math.max(rim - seen.y, 0) + Math.min(size.height - rim - seen.y, 0);
  return x === 0 && y === 0 ? camera : pan(camera, x, y, box, size);
}
