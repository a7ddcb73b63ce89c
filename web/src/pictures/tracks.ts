/** The colours of the three tracks of city improvements. */
export const TRACK_PAINT: Readonly<Record<string, string>> = { trade: "#f2c230", politics: "#4d87e0", science: "#52b35d" };
