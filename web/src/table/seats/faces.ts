/** Who looks how at a table: by the name, and nobody like somebody else who sits there as long as there are faces left. */

/** A face around the origin, inside a circle of radius 48: what lies behind the head, the head, and what lies upon it. */
export interface Face {
  skin: string;
  coat: string;
  behind: readonly [colour: string, path: string][];
  upon: readonly [colour: string, path: string][];
  /** Strokes without a filling, such as glasses. */
  lines?: string;
  mouth: string;
}

const SMILE = "M-7 13Q0 19 7 13";
const CALM = "M-6 15Q0 16.5 6 15";
const WRY = "M-6 15Q3 17 8 12";

export const FACES: readonly Face[] = [
  // A captain with his cap.
  {
    skin: "#e8b48a",
    coat: "#22334d",
    behind: [],
    upon: [
      ["#6b4a2f", "M-12 9Q-5 4 0 7Q5 4 12 9Q6 13 0 10.5Q-6 13-12 9Z"],
      ["#f4f1ea", "M-27-17Q-30-36 0-38Q30-36 27-17Q0-25-27-17Z"],
      ["#22334d", "M-26-18Q0-26 26-18L24-10Q0-18-24-10Z"],
      ["#f0bd2f", "M-4-27H4V-19H-4Z"],
    ],
    mouth: "",
  },
  // A fisher in oilskins.
  {
    skin: "#d99b6c",
    coat: "#d9a31c",
    behind: [["#d9a31c", "M-34 4Q-30-44 0-44Q30-44 34 4Z"]],
    upon: [
      ["#ece8df", "M-21 3Q-24 34 0 37Q24 34 21 3Q11 12 0 9Q-11 12-21 3Z"],
      ["#f0bd2f", "M-31-8Q-27-43 0-43Q27-43 31-8Q0-24-31-8Z"],
    ],
    mouth: "M-5 15Q0 18 5 15",
  },
  // A shepherd with her scarf.
  {
    skin: "#f0c8a4",
    coat: "#5b7a4a",
    behind: [],
    upon: [
      ["#8f5a2e", "M-22-8Q-18-27 0-27Q18-27 22-8Q12-19 0-19Q-12-19-22-8Z"],
      ["#a8434f", "M-25 16Q-35-39 0-40Q35-39 25 16Q24-23 0-24Q-24-23-25 16Z"],
      ["#8c3440", "M-7 30Q0 24 7 30L12 42Q0 36-12 42Z"],
    ],
    mouth: SMILE,
  },
  // A miner with her lamp.
  {
    skin: "#a5673f",
    coat: "#555d68",
    behind: [["#2b211c", "M-25-12Q-32 22-18 28H18Q32 22 25-12Z"]],
    upon: [
      ["#8b94a1", "M-26-13Q-25-42 0-42Q25-42 26-13Q0-20-26-13Z"],
      ["#6a7380", "M-30-14Q0-24 30-14L29-9Q0-18-29-9Z"],
      ["#ffd34d", "M-7-28A7 7 0 1 1 7-28A7 7 0 1 1-7-28Z"],
    ],
    mouth: WRY,
  },
  // A scholar with glasses.
  {
    skin: "#edc29b",
    coat: "#4b3a6b",
    behind: [["#b9b4ab", "M-9-37A9 9 0 1 1 9-37A9 9 0 1 1-9-37Z"]],
    upon: [["#b9b4ab", "M-24 2Q-31-35 0-37Q31-35 24 2Q21-15 6-22Q-13-18-24 2Z"]],
    lines: "M-16-1A7 7 0 1 1-2-1A7 7 0 1 1-16-1ZM2-1A7 7 0 1 1 16-1A7 7 0 1 1 2-1ZM-2-2Q0-4 2-2",
    mouth: CALM,
  },
  // A carpenter in a flat cap.
  {
    skin: "#efbd94",
    coat: "#7a4f2c",
    behind: [],
    upon: [
      ["#b4532a", "M-22-4Q-24 32 0 35Q24 32 22-4Q17 9 10 7Q0 3-10 7Q-17 9-22-4Z"],
      ["#6d7a5a", "M-27-12Q-30-37 2-37Q30-35 27-13Q0-22-27-12Z"],
      ["#55604a", "M-4-20Q24-24 31-10Q14-16-4-14Z"],
    ],
    mouth: "M-5 14Q0 18 5 14",
  },
  // A young sailor with braids.
  {
    skin: "#c98a5b",
    coat: "#e9e4d8",
    behind: [["#3a2317", "M-24-6Q-40 12-31 38Q-24 42-22 34Q-27 16-16 4ZM24-6Q40 12 31 38Q24 42 22 34Q27 16 16 4Z"]],
    upon: [
      ["#3a2317", "M-24 3Q-30-36 0-37Q30-36 24 3Q19-16 0-22Q-19-16-24 3Z"],
      ["#2b5fb3", "M-26-14Q0-31 26-14L24-21Q0-39-24-21Z"],
    ],
    mouth: SMILE,
  },
  // A trader with a turban.
  {
    skin: "#8d5a37",
    coat: "#7a2f4d",
    behind: [],
    upon: [
      ["#231a14", "M-19 7Q-20 30 0 34Q20 30 19 7Q12 12 7 9Q0 6-7 9Q-12 12-19 7Z"],
      ["#e6dcc4", "M-28-8Q-34-42 0-44Q34-42 28-8Q14-24 0-20Q-14-24-28-8Z"],
      ["#2f8f8a", "M-5-30L0-37L5-30L0-22Z"],
    ],
    mouth: "M-5 15Q0 18 5 15",
  },
];

function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}

/** The face of each seat, from the names in the order of the seats. */
export function facesOf(names: readonly string[]): Face[] {
  const free = new Set(FACES.keys());
  return names.map((name) => {
    let face = numberOf(name) % FACES.length;
    while (free.size > 0 && !free.has(face)) face = (face + 1) % FACES.length;
    free.delete(face);
    return FACES[face] as Face;
  });
}
