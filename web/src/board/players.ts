/** Every player colour also has a shape, so that colour is never the only sign. */

export type Shape = "circle" | "square" | "triangle" | "diamond" | "star" | "cross" | "hexagon";

const SHAPES: Record<string, Shape> = {
  red: "circle",
  blue: "square",
  orange: "triangle",
  white: "diamond",
  green: "star",
  brown: "cross",
};

export function shapeOf(colour: string): Shape {
  return SHAPES[colour] ?? "hexagon";
}

/** The paint of a colour; a colour we do not know is grey. */
export function paintOf(colour: string): string {
  return colour in SHAPES ? `var(--${colour})` : "#8d949b";
}

/** What is drawn upon a colour: dark on the light one, light on the others. */
export function inkOf(colour: string): string {
  return colour === "white" || colour === "orange" ? "#22292c" : "#fffdf8";
}

/** Shapes around the origin that fit a circle of radius 1. */
export const SHAPE_PATHS: Record<Shape, string> = {
  circle: "M-.85 0A.85 .85 0 1 1 .85 0A.85 .85 0 1 1 -.85 0Z",
  square: "M-.75 -.75H.75V.75H-.75Z",
  triangle: "M0 -.95L.95 .75H-.95Z",
  diamond: "M0 -1L.9 0L0 1L-.9 0Z",
  star: "M0 -1.05L.3 -.36L1.02 -.32L.46 .15L.64 .86L0 .47L-.64 .86L-.46 .15L-1.02 -.32L-.3 -.36Z",
  cross: "M-.32 -.95H.32V-.32H.95V.32H.32V.95H-.32V.32H-.95V-.32H-.32Z",
  hexagon: "M0 -.95L.82 -.47V.47L0 .95L-.82 .47V-.47Z",
};
