import { describe, expect, it } from "vitest";

import { across, type Cell } from "./cells";
import { erase, number, paint, place, removeLine, setHead, type Choice } from "./edits";
import { FORMAT } from "./format.example";
import { readSheet, writeSheet, type Sheet } from "./sheet";

const ISLE = readSheet("name isle\nrow 0 offset 1: forest:6 hill\nrow 1 offset 0: field spring sea\n");
const FOREST: Cell = { row: 0, x: 1 };
const HILL: Cell = { row: 0, x: 3 };
const FIELD: Cell = { row: 1, x: 0 };
const SPRING: Cell = { row: 1, x: 2 };
const WOOL: Choice = { kind: "wool", name: "north", of: "main" };

function form(keyword: string): (typeof FORMAT.lines)[number] {
  const found = FORMAT.lines.find((each) => each.keyword === keyword);
  if (!found) throw new Error(keyword);
  return found;
}

function put(sheet: Sheet, keyword: string, cell: Cell, at = 0, choice = WOOL): Sheet {
  return place(sheet, FORMAT, form(keyword), { cell, side: at, corner: at }, choice);
}

/** What is written beside the rows and the name. */
function lines(sheet: Sheet): string[] {
  return writeSheet(sheet).text.trim().split("\n").filter((line) => !/^(name|row)/.test(line));
}

function rows(sheet: Sheet): string[] {
  return writeSheet(sheet).text.trim().split("\n").filter((line) => line.startsWith("row"));
}

describe("painting", () => {
  it("keeps a number where the terrain takes one", () => {
    expect(rows(paint(ISLE, FORMAT, FOREST, "hill"))[0]).toBe("row 0 offset 1: hill:6 hill");
    expect(rows(paint(ISLE, FORMAT, FOREST, "sea"))[0]).toBe("row 0 offset 1: sea hill");
  });

  it("changes nothing where it lies already", () => {
    expect(paint(ISLE, FORMAT, HILL, "hill")).toBe(ISLE);
  });

  it("gives and takes numbers, several where more are wanted", () => {
    expect(rows(number(ISLE, FORMAT, HILL, "8"))[0]).toContain("hill:8");
    expect(rows(number(ISLE, FORMAT, FOREST, "6"))[0]).toContain("forest hill");
    expect(rows(number(ISLE, FORMAT, FOREST, "2", true))[0]).toContain("forest:2,6");
    expect(number(ISLE, FORMAT, SPRING, "6")).toBe(ISLE);
  });
});

describe("what lies on hexes", () => {
  it("lies at a side, and the same stroke takes it away, from either hex", () => {
    const once = put(ISLE, "harbour", FOREST, 1);
    expect(lines(once)).toEqual(["harbour wool at (0,0) side E"]);
    expect(lines(put(once, "harbour", FOREST, 1))).toEqual([]);
    expect(lines(put(put(ISLE, "harbour", FOREST, 5), "harbour", FOREST, 5, { ...WOOL, kind: "3:1" }))).toEqual(["harbour 3:1 at (0,0) side NW"]);
    expect(lines(put(once, "harbour", across(FOREST, 1), 4, { ...WOOL, kind: "3:1" }))).toEqual(["harbour 3:1 at (0,1) side W"]);
  });

  it("lies at a corner, whichever hex names it", () => {
    const once = put(ISLE, "well", FOREST, 3, { ...WOOL, kind: "6" });
    expect(lines(once)).toEqual(["well 6 at (0,0) corner S"]);
    // The south of the forest is the north-east of the field and the north-west of the spring.
    expect(lines(put(once, "well", FIELD, 1, { ...WOOL, kind: "2" }))).toEqual(["well 2 at (1,0) corner NE"]);
    expect(lines(put(once, "well", SPRING, 5, { ...WOOL, kind: "2" }))).toEqual(["well 2 at (1,1) corner NW"]);
  });

  it("has corners one by one", () => {
    const two = put(put(ISLE, "square", FIELD, 0), "square", FIELD, 2);
    expect(lines(two)).toEqual(["square (1,0): N SE"]);
    expect(lines(put(two, "square", FIELD, 0))).toEqual(["square (1,0): SE"]);
    expect(lines(put(put(two, "square", FIELD, 0), "square", FIELD, 2))).toEqual([]);
  });

  it("points from the one hex of a terrain and from no other", () => {
    expect(lines(put(put(ISLE, "hands", SPRING, 0), "hands", SPRING, 4))).toEqual(["hands N SW"]);
    expect(put(ISLE, "hands", FIELD, 0)).toBe(ISLE);
  });

  it("lists hexes, with names where there are several lists", () => {
    expect(lines(put(put(ISLE, "beach", FOREST), "beach", FIELD))).toEqual(["beach (0,0) (1,0)"]);
    const both = put(put(ISLE, "island", FOREST), "island", HILL, 0, { ...WOOL, name: "south" });
    expect(lines(both)).toEqual(["island north (main): (0,0)", "island south (main): (0,1)"]);
    expect(lines(put(both, "island", FOREST))).toEqual(["island south (main): (0,1)"]);
  });

  it("goes from hex to hex and ends at a side", () => {
    const way = put(put(put(ISLE, "ditch", FOREST, 0), "ditch", SPRING, 1), "ditch", SPRING, 2);
    expect(lines(way)).toEqual(["ditch (0,0) (1,1) to side SE"]);
    expect(lines(put(way, "ditch", { row: 1, x: 4 }, 1))).toEqual(["ditch (0,0) (1,1) (1,2) to side E"]);
  });

  it("lies on hexes only", () => {
    expect(put(ISLE, "harbour", { row: 5, x: 5 })).toBe(ISLE);
  });
});

describe("taking away", () => {
  it("takes a hex with what lies on it, and leaves lists without it", () => {
    const full = put(put(put(ISLE, "harbour", FOREST, 5), "beach", FOREST), "beach", HILL);
    const gone = erase(full, FORMAT, FOREST);
    expect(rows(gone)).toEqual(["row 0 offset 3: hill", "row 1 offset 0: field spring sea"]);
    expect(lines(gone)).toEqual(["beach (0,0)"]);
  });

  it("leaves the last hex", () => {
    const one = readSheet("name x\nrow 0 offset 0: sea\n");
    expect(erase(one, FORMAT, { row: 0, x: 0 })).toBe(one);
  });

  it("takes a line", () => {
    const full = put(ISLE, "harbour", FOREST, 5);
    expect(lines(removeLine(full, full.lines.length - 1))).toEqual([]);
  });
});

describe("what is said of the whole map", () => {
  it("is set, changed and taken away", () => {
    const titled = setHead(ISLE, "title", " An isle ");
    expect(lines(titled)).toEqual(["title An isle"]);
    expect(lines(setHead(titled, "title", "Two"))).toEqual(["title Two"]);
    expect(lines(setHead(titled, "title", ""))).toEqual([]);
    expect(setHead(ISLE, "title", "")).toBe(ISLE);
  });
});
