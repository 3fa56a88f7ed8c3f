const QUOTE = '"';

/**
 * Splits a record into fields and resolves quotes, by the same rules as `CsvRecords`.
 */
export function splitFields(text: string, delimiter: string): string[] {
  if (!text.includes(QUOTE)) return text.split(delimiter);
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const open = skipSpaces(text, at);
    if (text[open] === QUOTE) {
      const field = quotedField(text, open + 1, delimiter);
      fields.push(field.value);
      if (field.end >= text.length) return fields;
      at = field.end + 1;
    } else {
      const end = text.indexOf(delimiter, at);
      if (end === -1) {
        fields.push(text.slice(at));
        return fields;
      }
      fields.push(text.slice(at, end));
      at = end + 1;
    }
  }
}

/** @returns the field that starts at `start`, and where its delimiter (or the text's end) is */
function quotedField(
  text: string,
  start: number,
  delimiter: string,
): { value: string; end: number } {
  let value = '';
  let from = start;
  for (;;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote === -1) return { value: value + text.slice(from), end: text.length };
    const next = skipSpaces(text, quote + 1);
    if (next >= text.length || text[next] === delimiter) {
      return { value: value + text.slice(from, quote), end: next };
    }
    value += text.slice(from, next);
    from = next;
    if (text[next] === QUOTE) {
      // A doubled quote is one quote of text; two with spaces between are both text.
      if (next > quote + 1) value += QUOTE;
      from += 1;
    }
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at += 1;
  return at;
}
