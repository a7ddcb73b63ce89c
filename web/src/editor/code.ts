/** A map as a short code for an address: its text, compressed. Nothing of it is kept on the server. */

const MARK = "map=";
/** More is no map that the server would take. */
const LONGEST = 20_000;

export async function codeOf(text: string): Promise<string> {
  const packed = await through(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of a code; null where it is none. */
export async function textOfCode(code: string): Promise<string | null> {
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")), LONGEST);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** Reads a stream to its end; a small code must not become a text without an end. */
async function through(stream: ReadableStream<Uint8Array>, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The code that an address carries behind its #, or null. */
export function codeIn(hash: string): string | null {
  return hash.startsWith(`#${MARK}`) ? hash.slice(MARK.length + 1) : null;
}

export function hashOf(code: string): string {
  return `#${MARK}${code}`;
}
