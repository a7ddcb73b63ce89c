/** Which address of this server to send to others. */

const ONLY_HERE = ["localhost", "127.0.0.1", "[::1]"];

/** What this page came from, unless only this machine knows it by that name and the server knows a better one. */
export function originForOthers(address: string | null): string {
  return address !== null && ONLY_HERE.includes(location.hostname) ? address : location.origin;
}
