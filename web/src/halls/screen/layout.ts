/** Where the boards of a hall are drawn on the big screen: in rows, each board beside its neighbours, as large as there is room. */

export interface Spot {
  /** In squares, from the upper left. */
  column: number;
  row: number;
}

export interface Layout {
  columns: number;
  rows: number;
  /** By board; who lies beside whom on the tables lies beside whom here. */
  spots: Spot[];
  /** The way along the boards, corners included; a ring comes back to where it began. */
  way: Spot[];
  /** A ring in one row comes back below it. */
  comesBack: boolean;
}

/** Room for `boards` squares in a box, whose sides may be in any unit. A square of a board is `ratio` times as wide as high. */
export function layOut(boards: number, topology: "ring" | "line", width: number, height: number, ratio = 1): Layout {
  const best = shapes(boards, topology).reduce((one, other) => (sizeIn(other, width, height, ratio) > sizeIn(one, width, height, ratio) ? other : one));
  const { columns, rows } = best;
  const path = topology === "line" || rows === 1 ? rowByRow(columns, rows) : round(columns, rows);
  // Where there are more squares than boards the way runs on through the empty ones, evenly.
  const spots = Array.from({ length: boards }, (_, board) => path[Math.floor((board * path.length) / boards)] ?? { column: 0, row: 0 });
  const closes = topology === "ring" && rows > 1;
  const way = closes ? [...path, path[0] ?? { column: 0, row: 0 }] : path;
  return { columns, rows, spots, way, comesBack: topology === "ring" && rows === 1 };
}

interface Shape {
  columns: number;
  rows: number;
}

function shapes(boards: number, topology: "ring" | "line"): Shape[] {
  const found: Shape[] = [{ columns: boards, rows: 1 }];
  const step = topology === "ring" ? 2 : 1;
  for (let rows = 2; rows <= boards; rows += step) {
    const columns = Math.max(topology === "ring" ? 2 : 1, Math.ceil(boards / rows));
    found.push({ columns, rows });
  }
  return found;
}

function sizeIn({ columns, rows }: Shape, width: number, height: number, ratio: number): number {
  return Math.min(width / (columns * ratio), height / rows);
}

/** East, then west in the next row, and so on. */
function rowByRow(columns: number, rows: number): Spot[] {
  return Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    return { row, column: row % 2 === 0 ? column : columns - 1 - column };
  });
}

/** Once through all squares and back: along the rows, and up again in the first column. The number of rows is even. */
function round(columns: number, rows: number): Spot[] {
  const along = rowByRow(columns - 1, rows).map(({ row, column }) => ({ row, column: column + 1 }));
  const back = Array.from({ length: rows }, (_, i) => ({ row: rows - 1 - i, column: 0 }));
  return [...along, ...back];
}
