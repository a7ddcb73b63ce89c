import { describe, expect, it } from "vitest";

import { keyOf } from "./cells";
import { paint } from "./edits";
import { FIRST } from "./first";
import { FORMAT } from "./format.example";
import { headOf, placeIn, readSheet, writeSheet } from "./sheet";

const RIVERSIDE = `name riverside
title By the water
# how it began
row 1 offset 3: forest:9 frame hill:6
row 3 offset 3: field:2,12, desert
river (1,0) (3,0) to side SW
island north (main): (1,0) (1,2)
stack tokens: 5 6
`;

describe("the text of a map", () => {
  it("comes back as it was where its rows are counted from nought", () => {
    expect(writeSheet(readSheet(FIRST)).text).toBe(FIRST);
  });

  it("keeps places when rows and columns are counted anew", () => {
    const { text } = writeSheet(readSheet(RIVERSIDE));
    expect(text).toContain("row 0 offset 0: forest:9 frame hill:6");
    expect(text).toContain("row 2 offset 0: field:2,12 desert");
    expect(text).toContain("river (0,0) (2,0) to side SW");
    expect(text).toContain("island north (main): (0,0) (0,2)");
    expect(text).toContain("stack tokens: 5 6");
    expect(text.indexOf("# how it began")).toBeLessThan(text.indexOf("row 0"));
  });

  it("fills a gap within a row", () => {
    const sheet = readSheet("name x\nrow 0 offset 0: forest:9\n");
    const wider = paint(sheet, FORMAT, { row: 0, x: 4 }, "sea");
    expect(writeSheet(wider).text).toContain("row 0 offset 0: forest:9 frame sea");
  });

  it("counts anew when a hex is added in the north and west", () => {
    const wider = paint(readSheet(FIRST), FORMAT, { row: -1, x: -1 }, "sea");
    const { text } = writeSheet(wider);
    expect(text).toContain("row 0 offset 0: sea");
    expect(text).toContain("harbour 3:1 at (1,0) side NW");
  });

  it("says what stands at a line and column", () => {
    const written = writeSheet(readSheet(FIRST));
    const line = written.text.split("\n").indexOf("row 1 offset 1: field:12 hill:6 pasture:4 hill:10") + 1;
    const place = placeIn(written, line, 26);
    expect(place.cell && keyOf(place.cell)).toBe("1,3");
    const harbour = written.text.split("\n").findIndex((each) => each.startsWith("harbour wool")) + 1;
    expect(placeIn(written, harbour, 3).of).not.toBeNull();
  });

  it("tells what is said of the whole map", () => {
    const sheet = readSheet(FIRST);
    expect(headOf(sheet, "title")).toBe("My island");
    expect(headOf(sheet, "target")).toBe("");
  });

  it("leaves an address that is no hex as it is written", () => {
    expect(writeSheet(readSheet("name x\nrow 0 offset 0: sea\nharbour 3:1 at (7,7) side E\n")).text).toContain("harbour 3:1 at (7,7) side E");
  });
});
