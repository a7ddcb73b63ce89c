/** The little markup of the rules: a paragraph per line, "- " begins an item of a list, *stars* stress words. */

export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };
export type Span = { text: string; strong: boolean };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") continue;
    const last = blocks[blocks.length - 1];
    if (!line.startsWith("- ")) blocks.push({ kind: "text", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(2));
    else blocks.push({ kind: "list", items: [line.slice(2)] });
  }
  return blocks;
}

export function spansOf(text: string): Span[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((span) => span.text !== "");
}
