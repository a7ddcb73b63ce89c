/** The map on the drawing board: what it was before, what is in hand, and where the last mistake lies. */

import { cellOf, keyOf, type Cell } from "./cells";
import { erase, number, paint, place, type Choice, type Spot } from "./edits";
import { FIRST } from "./first";
import type { Form, Format } from "./format";
import { readSheet, writeSheet, type Sheet, type Written } from "./sheet";
import { everywhere, middleOf, type Symmetry } from "./symmetry";

/** What is in hand. */
export type Brush = { is: "terrain"; terrain: string } | { is: "number"; number: string } | { is: "line"; form: Form } | { is: "eraser" };

const MOST_STEPS = 200;

export class Editor {
  sheet = $state.raw<Sheet>(readSheet(FIRST));
  brush = $state.raw<Brush>({ is: "terrain", terrain: "forest" });
  symmetry = $state<Symmetry>("none");
  choice = $state<Choice>({ kind: "", name: "north", of: "main" });
  /** Where the keyboard is. */
  cursor = $state.raw<Spot>({ cell: { row: 0, x: 2 }, side: 0, corner: 0 });

  readonly written: Written = $derived(writeSheet(this.sheet));

  private past = $state.raw<Sheet[]>([]);
  private future = $state.raw<Sheet[]>([]);
  /** Of a stroke that goes on, the cells it has touched. */
  private touched: Set<string> | null = null;

  constructor(readonly format: Format) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Everything anew, as a text says it; a text without a hex leaves all as it is. */
  read(text: string): void {
    const sheet = readSheet(text);
    if (sheet.hexes.size > 0) this.change(sheet);
  }

  change(sheet: Sheet): void {
    if (sheet === this.sheet) return;
    if (this.touched === null) this.past = [...this.past.slice(1 - MOST_STEPS), this.sheet];
    this.future = [];
    this.sheet = sheet;
    if (!sheet.hexes.has(keyOf(this.cursor.cell)) && !this.isBeside(this.cursor.cell)) {
      const [first] = sheet.hexes.keys();
      if (first) this.cursor = { ...this.cursor, cell: cellOf(first) };
    }
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.sheet];
    this.past = this.past.slice(0, -1);
    this.sheet = before;
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.sheet];
    this.future = this.future.slice(0, -1);
    this.sheet = after;
  }

  /** A stroke is one step back, however many hexes it goes over; only land is painted in strokes. */
  press(spot: Spot): void {
    this.past = [...this.past.slice(1 - MOST_STEPS), this.sheet];
    const before = this.sheet;
    this.touched = new Set();
    this.touch(spot);
    if (this.sheet === before) this.past = this.past.slice(0, -1);
  }

  drag(spot: Spot): void {
    if (this.touched === null || (this.brush.is !== "terrain" && this.brush.is !== "eraser")) return;
    this.touch(spot);
  }

  release(): void {
    this.touched = null;
  }

  private touch(spot: Spot): void {
    const key = keyOf(spot.cell);
    if (this.touched?.has(key)) return;
    this.touched?.add(key);
    this.cursor = spot;
    const middle = middleOf(this.sheet);
    const spots = this.isWay ? [spot] : everywhere(spot, this.symmetry, middle);
    this.change(spots.reduce((sheet, each) => this.stroke(sheet, each), this.sheet));
  }

  /** What goes from hex to hex is drawn once. */
  private get isWay(): boolean {
    return this.brush.is === "line" && this.brush.form.shape === "way";
  }

  private stroke(sheet: Sheet, spot: Spot): Sheet {
    switch (this.brush.is) {
      case "terrain":
        return sheet.hexes.has(keyOf(spot.cell)) || sheet.hexes.size < this.format.most_hexes ? paint(sheet, this.format, spot.cell, this.brush.terrain) : sheet;
      case "number":
        return number(sheet, this.format, spot.cell, this.brush.number);
      case "eraser":
        return erase(sheet, this.format, spot.cell);
      case "line":
        return place(sheet, this.format, this.brush.form, spot, this.choice);
    }
  }

  take(brush: Brush): void {
    this.brush = brush;
    if (brush.is !== "line") return;
    const { kinds } = brush.form;
    if (!kinds.includes(this.choice.kind)) this.choice.kind = kinds[0] ?? "";
  }

  private isBeside(cell: Cell): boolean {
    return [...this.sheet.hexes.keys()].some((key) => {
      const other = cellOf(key);
      return Math.abs(other.row - cell.row) <= 1 && Math.abs(other.x - cell.x) <= 2;
    });
  }
}
