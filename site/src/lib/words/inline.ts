/** A piece of a line of text. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Splits a text with `[links](/path)`, `code` and **emphasis** into its pieces. */
export function inline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, link, href, code, strong] = match;
    if (link !== undefined) pieces.push({ kind: 'link', text: link, href: href! });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else pieces.push({ kind: 'strong', text: strong! });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}
