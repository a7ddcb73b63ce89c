/** Addresses of the pages of a hall, to be printed, shown and sent. */

export type HallPage = "" | "screen" | "desk" | "print" | "referee";

/** A code goes behind the #: that part is sent to no server. */
export function hallAddress(origin: string, hall: string, page: HallPage = "", code = ""): string {
  return `${origin}/halls/${encodeURIComponent(hall)}${page === "" ? "" : `/${page}`}${code === "" ? "" : `#code=${code}`}`;
}

/** As people type it. */
export function readable(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
