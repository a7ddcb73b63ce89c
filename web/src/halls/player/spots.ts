/** The three places where one begins, read from what stands there: with the road, with the ship, and bare. */

import { nameOf, type Ground } from "../geometry";
import type { HallBoard } from "../protocol";

export interface Spot {
  /** As it is said: 0 with the road, 1 with the ship, 2 bare. */
  spot: number;
  vertex: number;
  /** The land around it. */
  hexes: number[];
}

export function spotsOf(ground: Ground, board: HallBoard | undefined, seat: number): Spot[] {
  if (!board) return [];
  const own = board.routes.filter(([, owner]) => owner === seat);
  return board.buildings
    .filter(([, owner]) => owner === seat)
    .flatMap(([word]) => {
      const vertex = ground.vertexIds.get(nameOf(word));
      if (vertex === undefined) return [];
      const route = own.find(([edge]) => ground.board.edges[ground.edgeIds.get(nameOf(edge)) ?? -1]?.includes(vertex));
      const spot = route ? (route[2] === "road" ? 0 : 1) : 2;
      const hexes = ground.board.hex_vertices.flatMap((corners, hex) => (corners.includes(vertex) && ground.terrain[hex] !== "sea" ? [hex] : []));
      return [{ spot, vertex, hexes }];
    })
    .sort((one, other) => one.spot - other.spot);
}
