/** Maps that are kept on this device, by their names. */

const KEY = "skerry.maps";

export interface Kept {
  name: string;
  text: string;
}

export function kept(): Kept[] {
  try {
    const maps: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(maps) ? maps.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && typeof (value as Kept).name === "string" && typeof (value as Kept).text === "string";
}

/** The latest stands first; one of the same name makes room for it. False where the device has no room. */
export function keep(map: Kept): boolean {
  return store([map, ...kept().filter(({ name }) => name !== map.name)]);
}

export function discard(name: string): void {
  store(kept().filter((map) => map.name !== name));
}

function store(maps: Kept[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(maps));
    return true;
  } catch {
    return false;
  }
}
